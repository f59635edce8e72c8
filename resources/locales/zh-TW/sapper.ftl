# The texts of Sapper in Traditional Chinese, as used in Taiwan.
# The files of all languages have the same keys in the same order.

app-name = Sapper 踩地雷

## Units, dates and lists

seconds = { $seconds } 秒
percent = { $number }%
quoted = 「{ $text }」
date = { $year }年{ $month }{ $day }日
date-day = { $month }{ $day }日
date-month = { $month }月
date-month-alone =
    { $month ->
       *[other] { date-month }
    }
date-year = { $year }年
list-next = { $list }、{ $next }
list-last = { $list }和{ $next }
list-more = { $list }及其他 { $more } 個

## The title screen

title-go-on = 按任意鍵或按一下滑鼠開始

## The bars and the menu

level-beginner = 初級
level-intermediate = 中級
level-expert = 高級
level-beginner8x8 = 初級 8×8
level-scattered = 隨機（20% 地雷）
level-custom = 自訂
custom-button = 自訂…
show-remaining = 顯示剩餘地雷數
show-remaining-short = 剩餘地雷數
no-guess = 免猜
no-guess-this-game = 本局免猜
no-guess-next-game = 免猜：下一局起生效
no-guess-start = 從框起來的方格開始，那裡是安全的。
no-guess-is-on = 免猜：開
no-guess-is-off = 免猜：關
guesses = 猜測
guesses-off = 一般
guesses-fair-guess = 猜測保護
guesses-strict = 嚴格推理
guesses-fair-guess-strict = { guesses-fair-guess } + { guesses-strict }
flag-mode = 插旗模式
flag-mode-is-on = 插旗模式：開
flag-mode-is-off = 插旗模式：關
sound = 音效
sound-is-on = 音效：開
sound-is-off = 音效：關
menu = 選單
menu-aid = 提示
menu-share = 分享
menu-others = 更多
why-over = 遊戲已結束
why-not-begun = 請先翻開一格
why-not-over = 遊戲結束後可用
why-not-lost = 輸掉後可用
why-style = 這個風格無法使用
new-game = 新開一局
pause = 暫停
resume = 繼續
paused = 已暫停
settings = 設定
help = 說明
records = 紀錄
style = 風格
style-glass = 玻璃
style-classic = 經典
style-easyx = 復古音樂（EasyX）
style-simpleminer = 簡潔（SimpleMiner）
style-console = 終端機（主控台）
theme = 主題
theme-auto = 自動
theme-light = 淺色
theme-dark = 深色
theme-high-contrast = 高對比
color-vision = 數字顏色
color-vision-usual = 預設
color-vision-deuteranopia = 綠色盲（紅綠）
color-vision-protanopia = 紅色盲（紅綠）
color-vision-tritanopia = 藍色盲（藍黃）
color-vision-high-contrast = 高對比
text-size = 文字與按鈕大小
typeface = 字型
typeface-usual = 預設
typeface-reading = 更容易閱讀
letter-spacing = 字距
line-spacing = 行距
spacing-usual = 預設
spacing-wide = 寬
spacing-wider = 更寬
dwell = 停留點擊
scanning = 單鍵掃描
pace-off = 關
pace-700ms = 0.7 秒後
pace-1000ms = 1 秒後
pace-1500ms = 1.5 秒後
pace-2500ms = 2.5 秒後
motion = 動畫
motion-auto = 自動
motion-off = 完整
motion-on = 減少
language = 語言
language-auto = 依系統設定

## Tooltips

tip-count = 剩餘地雷數
tip-clock = 經過時間（秒）
tip-remaining = 顯示尚未插旗的地雷數
tip-no-guess = 不用猜就能解開的盤面
tip-flag-mode = 點擊改為插旗
tip-levels = 難度
tip-sizes = 選擇難度
tip-leave = 關閉 Sapper
tip-odds = 顯示每一格是地雷的機率
tip-player = 求解程式
tip-pace = 速度
tip-speed = 播放速度
tip-run = 播放
tip-time-bar = 按一下或拖曳可檢視其他時間點；用右鍵拖曳可選取要做成 GIF 的片段。
tip-replay-details = 顯示或隱藏全部計數器、點擊和標記
tip-marks = 長條是猜測，圓點是漏看的安全方格，細線是耗時的一步，方塊是無效點擊；按一下即可檢視
tip-previous = 上一個動作
tip-next = 下一個動作
tip-back = 返回遊戲
tip-export = 匯出所有對局（CSV）
tip-reset = 刪除這個難度的對局
tip-luck = 所有猜測全都猜對的機率
tip-span = 期間
tip-bbbv = 解開盤面所需的最少左鍵次數
tip-bbbv_s = 每秒解開的 3BV
tip-effective = 有改變盤面的點擊
tip-wasted = 沒有任何作用的點擊
tip-path = 指標移動的距離，以方格計
tip-openings = 按一下就會整片翻開的區域
tip-islands = 空白區以外相連的數字
tip-zini = 善用雙擊的解法所需的點擊次數
tip-hzini = 照一般玩法先開空白區時的 ZiNi
tip-ioe = 效率：每次點擊解開的 3BV
tip-correctness = 有改變盤面的點擊比例
tip-throughput = 每次有效點擊解開的 3BV
tip-rqp = 時間除以 3BV/s，越小越好
tip-time = 從第一次翻開到最後一次放開按鍵的秒數
tip-left = 不屬於雙擊的左鍵次數
tip-right = 標記和取消標記的右鍵，以及沒有作用的右鍵
tip-chords = 雙擊，包括無效的；每次算一次點擊
tip-flags = 盤面上的旗子
tip-clicks = 左鍵、右鍵和雙擊
tip-cl_s = 平均每秒點擊數
tip-cl_s_now = 最近一秒的點擊數
tip-solved = 目前已解開的 3BV
tip-bbbv_left = 尚未解開的 3BV
tip-est = 依目前速度估計的時間：時間 × 3BV ÷ 已解 3BV
tip-zne = ZiNi 除以點擊數（僅限勝局）
tip-znt = ZiNi 除以有效點擊數（僅限勝局）
tip-stnb = 3BV 除以時間的 1.7 次方，依難度換算，越大越好
tip-qg = 時間的 1.7 次方除以 3BV，越小越好

## Buttons in dialogs

ok = 確定
cancel = 取消
close = 關閉

## The custom board dialog

custom-title = 自訂盤面
custom-rows = 列數
custom-cols = 欄數
custom-mines = 地雷數
custom-less = 減一
custom-more = 加一
custom-range = { $min }–{ $max }
custom-density = 地雷 { $share }
custom-density-like = 地雷 { $share }，和{ $level }一樣
custom-empty = 請輸入數字。
custom-not-a-number = 請輸入整數。
custom-out-of-range = 請輸入 { $min } 到 { $max } 之間的數字。
# $max is at most one less than the number of cells, so 0 means a board of a single cell.
custom-too-many-mines =
    { $max ->
        [0] 只有一格的盤面放不下地雷。
       *[other] { $rows } × { $cols } 格最多能放 { $max } 顆地雷。
    }
custom-start = 開始
custom-boards = 已儲存的盤面
custom-saved = 已儲存：{ $name }
custom-removed = 已移除：{ $name }

## The information strip

strip-board = { $rows } × { $cols }，{ $mines } 顆地雷
strip-best = 最佳時間 { $time }
offer-title = 第一次玩踩地雷嗎？
first-flag = 框起來的 1 周圍只有一格未翻開。在那一格按右鍵，替地雷插旗。
first-flag-at = { $number }的 1 周圍只有一格未翻開：{ $mine }。移到那裡，按 { $key } 插旗。
first-chord = 框起來的數字，周圍的地雷都已插旗。在它上面同時按下滑鼠左右鍵，翻開其餘的方格。
first-chord-at = { $number }的數字，周圍的地雷都已插旗。在那裡按 { $key }，翻開其餘的方格。
first-hint = 找不到安全的一步？點燈泡或按 { $key } 看提示。
first-no-guess = 不想猜？開啟「免猜」，盤面只靠邏輯就能解開。
result-lost = 你踩到地雷了
strict-lost =
    { $count ->
       *[other] 框起來的方格確定安全，這一步卻是猜的
    }
strict-lost-at = { $place }確定安全，這一步卻是猜的
result-first = 你的第一筆紀錄！
result-new-best = 刷新最佳時間！
result-faster = 比最佳時間快 { $time }
result-progress = { $time } · 已翻開 { $share } 的格子
result-as = { $name } 的紀錄
result-details = 詳細資料
result-retry = 重玩這一局
copied = 已複製 ✓
notice-more = 還有 { $count } 則

## The end of a game

won = 盤面解開，用時 { $time }。
won-no-guess = 盤面解開，用時 { $time }。這局不需要猜。
no-guess-needed = 這局不需要猜。
won-new-best = 刷新最佳時間：{ $time }！
won-first = 這是你在這個難度的第一筆紀錄！
won-near-best = 比最佳時間（{ $best }）慢 { $gap }。
won-place = 這是你的第 { $place } 佳成績。
box-won = 做得好！
box-lost = 遊戲結束
box-next = 新的盤面準備好了。
again-question = 你踩到地雷了，要新開一局嗎？
again-yes = 新開一局
again-no = 結束
again = 新開一局
leave = 結束
difficulty = 難度
mines-left = 地雷：{ $count }
menu-play = 1 開始
menu-board = 2 盤面
menu-more = 3 更多
menu-exit = 0 結束
exit-again = 遊戲還沒有結束。再按一次 0 結束程式。
play-again = 新開一局
unranked-seeded = 指定種子的盤面不列入排名。
aid-hint = 提示
aid-think = 再想久一點
aid-think-short = 再想想
aid-think-stop = 停止思考
aid-think-stop-short = 停止
aid-think-needless = 這裡不需要猜。
aid-thought = 想了 { $seconds } 秒
aid-odds = 機率
odds-safe = 安全
odds-mine = 地雷
odds-elsewhere = 其餘各格
aid-check = 檢查旗子
draft = 標註
draft-how = 標註：右鍵表示有地雷，左鍵表示安全。不會翻開方格。
draft-keep = 保留旗子
draft-keep-tip = 替標註的地雷插旗，清除其餘標註
check-none = 還沒有旗子可以檢查。
check-right =
    { $count ->
        [1] 你的旗子與數字不衝突。
       *[other] { $count } 面旗子全都與數字不衝突。
    }
check-wrong = 有 { $count } 面旗子一定插錯了：{ $cells }。
aid-auto = 自動遊玩
auto-exact = 精確
auto-2010 = 2010 年版
auto-slow = 慢
auto-steady = 中
auto-fast = 快
aid-used = 已使用輔助
aid-used-text = 這局用過輔助（提示、機率、檢查旗子或自動遊玩），不列入排名。
unranked-helped = 用過輔助的對局不列入排名。
unranked-rules = 自訂規則的對局不列入排名。
unranked-custom = 這類盤面不列入排名。
unranked-no-guess = 免猜盤面不列入排名。
unranked-filtered = 篩選出的盤面不列入排名。

## The board filter

kept-title = 自動儲存重播
kept-about = 玩完的對局，重播存放在 Sapper 資料的「replays/games」資料夾。
kept-which = 對局
kept-none = 僅新紀錄
kept-wins = 獲勝的對局
kept-all = 所有對局
kept-max-time = 時間少於（秒）
kept-min-speed = 3BV/s 不低於
kept-limit = 最多保留局數
kept-name = 檔名
kept-folders = 每個難度一個資料夾
kept-name-empty = 請輸入名稱。
kept-name-long = 最多輸入 { $max } 個字元。
kept-name-forbidden = 檔名中不能有「{ $sign }」。
kept-name-brace = 缺少大括號。
kept-name-unknown = 未知欄位：「{ $field }」。
filter-button = 盤面篩選…
filter-title = 盤面篩選
filter-on = 新盤面依此條件篩選
filter-about = 重複產生盤面，直到有一個符合條件。留空表示不限。篩選出的盤面會有標記，不列入排名。
filter-efficiency = 效率（3BV/ZiNi）
filter-first-click = 首次點擊翻開格數
# The names of the fields.
filter-min = { $figure }，最小
filter-max = { $figure }，最大
filter-drawing = 正在試著產生盤面…
filter-none = { $drawn } 個盤面都不符合。
filter-none-drawn = 限定時間內沒能產生盤面。
filter-every = 所有盤面都符合。
filter-share = 約 { $share } 的盤面符合。
filter-one-in = 約每 { $boards } 個盤面有 1 個符合。
filter-reversed = 最小值大於最大值：沒有盤面符合。
board-filtered = 篩選出的盤面
board-filtered-text = 這個盤面是篩選出來的，這局不列入排名。
search-filter-tried = 正在尋找符合條件的盤面…已試過 { $tried } 個。
search-filter-failed = 試過 { $tried } 個盤面，都不符合條件。最接近的一個：{ $figures }。
search-nearest = 玩最接近的
search-go-on = 繼續尋找

## The search for a no-guess board

search-title = 免猜盤面
search-tried = 正在尋找不用猜的盤面…已試過 { $tried } 個。
search-ordinary = 改玩一般盤面
search-failed-title = 找不到盤面
search-failed =
    試了 { $tried } 個 { $rows } × { $cols } 格、{ $mines } 顆地雷的盤面，沒有一個不用猜就能解開。{ $mines ->
        [1] 請改用其他大小。
       *[other] 請減少地雷再試一次。
    }

## The name for a record

name-title = 新紀錄
name-prompt = 請輸入你的名字
name-label = 你的名字
name-empty = 請輸入名字。
name-too-long = 名字最多 { $max } 個字元。
name-too-many-parts = 名字中有字元帶了太多附加符號。
name-control = 名字中有無法顯示的字元。
name-save = 儲存

## The records screen

records-name = 名字
records-time = 時間
records-3bv = 3BV
records-date = 日期
records-no-name = 匿名
records-always = 全部
records-year = 今年
records-month = 本月
records-today = 今天
records-export = 匯出…
records-reset = 重設…
records-table = 最佳成績
records-under = 3BV { $bbbv } · { $speed }/s · { $date }
records-shown = 已顯示 { $shown } / { $count }
records-more = 顯示更多
records-reading = 正在讀取對局…
records-none =
    { $span ->
        [year] 今年還沒有{ $level }對局
        [month] 本月還沒有{ $level }對局
        [today] 今天還沒有{ $level }對局
       *[always] 還沒有{ $level }對局
    }
records-none-ranked =
    { $span ->
        [year] 今年還沒有列入排名的{ $level }對局
        [month] 本月還沒有列入排名的{ $level }對局
        [today] 今天還沒有列入排名的{ $level }對局
       *[always] 還沒有列入排名的{ $level }對局
    }
records-uncounted = 用過輔助的對局、免猜盤面、篩選出的盤面和玩過的盤面不列入統計。自訂盤面和自訂規則另外統計。
records-invite = 玩一局，你的時間、勝率和連勝就會出現在這裡。
records-invite-style = 在設定中選擇「{ $style }」風格玩一局，你的時間、勝率和連勝就會出現在這裡。
records-invite-custom = 用自訂盤面玩一局，你的時間、勝率和連勝就會出現在這裡。
records-invite-rules = 用自訂規則玩一局，你的時間、勝率和連勝就會出現在這裡。
records-invite-guesses = 用這些規則玩一局（設定→遊戲→規則），你的時間、勝率和連勝就會出現在這裡。
records-play = 玩{ $level }
records-not-counted = 還沒有玩完的對局。
records-statistics = 統計
records-interval = 長期來看，你的勝率很可能介於 { $low }% 到 { $high }% 之間（95% 信心水準）。
figure-played = 總局數
figure-won = 勝局
figure-left = 中途放棄
figure-rate = 勝率
figure-best = 最佳時間
figure-median = 時間中位數
figure-mean = 平均時間
figure-best-speed = 最佳 3BV/s
figure-mean-speed = 平均 3BV/s
figure-streak = 目前連勝／連敗
figure-won-streak = 最長連勝
figure-lost-streak = 最長連敗
streak-won = { $count } 連勝
streak-lost = { $count } 連敗
chart-times = { $from } 至 { $to }，勝局：{ $count }，最佳時間：{ $best }
chart-histogram = 最常見的時間：{ $from } 至 { $to }，勝局：{ $most }
chart-rate = 勝率：{ $rate }，總局數：{ $count }，最近：{ $last }
picture-times = 時間變化
picture-times-note = 單位：秒；點：勝局，線：當時最佳
picture-histogram = 勝局時間分布
picture-histogram-note = 各秒數的勝局數
picture-beyond = { $note }；另有 { $count } 局差得多，未顯示
picture-rate = 勝率
picture-rate-note = 單位：%；最近 { $count } 局，細線：所有對局
pictures-wait = 玩滿 { $count } 局後顯示圖表。
picture-waits = 贏滿 { $count } 局後顯示這張圖表。
records-by = 排名依據
tip-records-by = 最佳成績依什麼排名
flagging-any = 全部
flagging-none = 不插旗
flagging-some = 插旗
tip-flagging = 全部對局、一面旗都沒插的對局，或插了旗的對局
records-left-out = 由舊版本記錄而未計入的對局：{ $count }
records-no-figure = 還沒有勝局有這個數值。
records-under-figure = { $time } · 3BV { $bbbv } · { $date }
picture-by-date = { $name }變化
picture-by-date-note = 點：勝局，線：當時最佳
chart-by-date = { $from } 至 { $to }，{ $name }，勝局：{ $count }，最佳：{ $best }
racing-means = 連續勝局的平均時間
racing-means-note = { $counts } 局的單純平均，不剔除任何一局；中間的敗局不計
racing-last = 最近
racing-best = 最佳
racing-mean = 平均
racing-from = 開始
racing-to = 結束
racing-sum = 初級、中級和高級最佳時間之和：{ $times } = { $sum }
racing-sum-missing = 要算最佳時間之和，還要贏：{ $levels }
racing-sessions = 場次
racing-sessions-note = 間隔超過 { $minutes } 分鐘算新的一場
racing-bbbv = 每個 3BV 的最佳時間
racing-bbbv-note = 單位：秒；依 3BV 排列
racing-bbbv-chart = { $count } 個 3BV 的最佳時間，從 { $low } 到 { $high }
reset-title = 要重設{ $level }嗎？
reset-text =
    這會從統計中移除「{ $style }」風格{ $level }的 { $games } 局，{ $records ->
        [0] 排名表不受影響
       *[other] 並從排名表中移除 { $records } 筆紀錄
    }。兩個檔案的備份會保留在同一個資料夾。
reset-rules = 這會從統計中移除自訂規則{ $level }的 { $games } 局。檔案的備份會保留在同一個資料夾。
reset-yes = 重設
reset-done = 已重設{ $level }。備份已儲存為「{ $file }」。
table-saved = 對局已儲存為「{ $file }」。
table-not-saved = 無法將對局儲存為「{ $file }」：{ $why }。
table-no-dialog = 無法開啟檔案對話方塊：這個桌面既沒有檔案選擇服務，也沒有 zenity。「sapper scores --csv」會輸出同樣的表格。

## A saved game

game-is-here = 歡迎回來。你的{ $level }對局已暫停。

## Notices about the player's files

file-set-aside = 無法讀取「{ $file }」：{ $why }。原檔已保留為「{ $kept }」，Sapper 將使用新檔案。
game-set-aside = Sapper 在繼續上一局時異常結束了兩次。那一局已保留為「{ $kept }」。
file-newer = 「{ $file }」是較新版本的 Sapper 寫入的。這個檔案會維持原樣，不會寫入任何內容。
file-not-saved = 無法儲存「{ $file }」：{ $why }。變更只會保留到關閉 Sapper 為止。
file-left = 無法讀取「{ $file }」：{ $why }。也無法重新命名，所以這個檔案會維持原樣，不會寫入任何內容。
file-faults = 「{ $file }」中有些項目無法辨識。
file-faults-more = 還有 { $count } 個類似的項目。
file-no-folder = 沒有可以儲存的資料夾，所以紀錄和設定只會保留到關閉 Sapper 為止。
file-no-storage = 瀏覽器不會為此網頁儲存任何資料，所以紀錄和設定只會保留到離開網頁為止。
file-saved-again = 「{ $file }」又可以儲存了，所有尚未儲存的變更都已儲存。
why-full = 磁碟已滿
why-forbidden = 沒有權限
why-read-only = 磁碟是唯讀的
why-not-a-file = 不是檔案
why-lock = 鎖定檔「{ $lock }」不是檔案
why-crashes = Sapper 在繼續這一局時異常結束了兩次
why-missing = 沒有這個檔案或資料夾
why-folder = 這是資料夾
why-in-the-way = 應為資料夾的位置被一個檔案佔用
why-not-text = 不是文字檔
why-line = 無法辨識第 { $line } 行
why-key = 「{ $key }」的值無效
why-busy = 另一個 Sapper 視窗正在使用
why-protected = 檔案是唯讀的
why-grown = 檔案太大
why-in-use = 另一個程式正在使用
why-name = 檔名太長或不被允許
why-system = 系統回報了一個錯誤
why-system-code = 系統回報了錯誤 { $code }
record-wrong = 第 { $number } 筆紀錄無效，已略過。
game-wrong = 記錄檔中的第 { $number } 局無效，已略過。
settings-field-wrong = 設定「{ $field }」的值無效，因此使用預設值。

## Settings

settings-sound = 音效
settings-accessibility = 無障礙
settings-language = 語言
settings-look = 外觀
settings-play = 遊戲
settings-input = 操作
settings-expert = 專家
settings-glass-light = 玻璃光效
original-rules = 同時採用該樣式的原版規則
original-rules-glass = 玻璃樣式採用通常的規則。
original-rules-classic = 與競速規則相同：只有第一個方格是安全的，旗子不足時雙擊無效。
original-rules-easyx = 第一次點擊可能踩雷，盤面出現即開始計時，錯誤的雙擊會輸，結束時彈出對話框。
original-rules-simpleminer = 第一次點擊可能踩雷，按一下數字就翻開周圍方格，結束時彈出對話框。
original-rules-console = 第一次點擊可能踩雷，沒有雙擊和問號。
settings-reset = 重設本頁…
settings-reset-title = 重設「{ $page }」？
settings-reset-text = 本頁的所有設定將恢復為預設值。
theme-fixed = 「{ $style }」只有一種外觀，不受主題影響。
settings-sound-on = 播放音效
settings-volume = 音量
settings-sound-guide = 用音調表示方格內容
settings-speech-with-tones = 除了音調，也朗讀方格
detail = 朗讀
detail-brief = 簡短
detail-normal = 一般
detail-full = 詳細
place-names = 方格名稱
place-names-row-first = 第 2 列第 4 欄
place-names-column-first = 第 4 欄第 2 列
place-names-letters = D2
settings-question-marks = 問號標記
settings-single-click = 按一下數字就翻開周圍方格
settings-long-press = 長按插旗
expert-figures = 顯示 3BV、運氣等數值
settings-dim = 旗子插滿的數字變淡（算作輔助）
settings-light = 指標指著數字時，標示周圍的方格
settings-click-flags = 按一下數字，替剩下的地雷插旗（算作輔助）
settings-keys-at-pointer = 按鍵作用於指標下的方格
settings-past-best = 追不上最佳時間就新開一局
settings-decimal-comma = 匯出的表格用逗號作小數點，用「;」分隔
settings-raise-only = 點擊切換到視窗時，不做其他動作
restarted-past-best = 已經追不上最佳時間，換一個新盤面。
settings-long-press-time = 長按
settings-ms = { $ms } 毫秒
expert-offer = 贏了 10 局！想看 3BV 和運氣嗎？可以在設定的「專家」中開啟。
rules = 規則
rules-of = 「{ $style }」風格。變更從下一局起生效。
rules-restore = 還原風格預設
style-changed = 自訂規則
skin = 造型
skin-own = 內建
skin-add = 加入造型…
skin-no-dialog = 無法開啟檔案對話方塊：這個桌面既沒有檔案選擇服務，也沒有 zenity。也可以自行把資料夾複製到「skins」中。
tip-skin-add = 含 skin.toml 和圖片的資料夾，用於經典風格
skin-file-wrong = 未使用造型「{ $name }」：缺少檔案 { $what }，或無法讀取。
skin-entry-wrong = 未使用造型「{ $name }」：skin.toml 中的「{ $what }」缺漏或有誤，或其圖片不符。
rule-first-opening = 第一次點擊
rule-value-free-block = 翻開 3×3 的範圍
rule-value-safe = 一定不是地雷
rule-value-unprotected = 可能是地雷
rule-laid = 放置地雷
rule-clock = 開始計時
rule-value-first-opening = 第一次點擊時
rule-value-drawn = 盤面出現時
rule-click-on-flag = 在旗子上按左鍵
rule-value-ignored = 沒有作用
rule-value-unflags = 取下旗子
rule-value-refused = 不允許
rule-chord-by = 雙擊方式
rule-value-buttons = 左右鍵同按，或中鍵
rule-value-double-click = 按兩下左鍵
rule-value-single-click = 按一下左鍵
rule-value-nothing = 不使用雙擊
rule-chord-needs = 雙擊條件
rule-value-flag-count = 旗子數等於數字
rule-value-every-mine-flagged = 每顆地雷都插了旗
rule-unmet-chord = 旗子不符時雙擊
rule-value-loses = 輸掉這局
rule-flags-on-win = 獲勝時替所有地雷插旗
rule-fair-guess = 猜測保護：沒有確定安全的方格時，最安全的方格不會是地雷
rule-strict = 嚴格推理：明明有確定安全的方格卻去猜，就算輸
rule-value-yes = 開
rule-value-no = 關
settings-pause-minimised = 視窗最小化時暫停
settings-swap = 滑鼠左右鍵對調
settings-flag-button = 顯示插旗模式按鈕

## Keys and mouse

help-how = 玩法
help-about = 關於
how-number = 數字
how-number-text =
    { $first ->
        [safe] 按左鍵翻開方格，第一格一定安全。
       *[other] 按左鍵翻開方格。
    }數字表示周圍八格中有幾顆地雷，這裡是兩顆。
how-flag = 插旗
how-flag-text = 確定是地雷的方格，按右鍵就能插旗（{ $key } 也可以）。翻開地雷，這局就結束了。
how-chord = 雙擊（左右鍵同按）
how-chord-text = 數字周圍的旗子插滿後，在數字上同時按下滑鼠左右鍵，或按 { $key }，就會翻開周圍其餘的方格。
how-win = 獲勝與提示
how-win-text = 翻開所有沒有地雷的方格就贏了。卡住了嗎？燈泡按鈕或 { $hint } 會給你提示。「免猜」（{ $no-guess }）會產生只靠邏輯就能解開的盤面。
about-version = Sapper { $version }
about-what = 桌面版踩地雷：有免猜盤面、附理由的提示和對局重播。
about-licence = MIT 授權條款
about-fonts = 字型 Sapper Sans 和 Sapper Mono 由 Inter、Atkinson Hyperlegible Next、Noto Sans SC/TC/JP/KR 和 JetBrains Mono 製成（SIL Open Font License 1.1）。
help-title = 按鍵與滑鼠
help-board = 在盤面上
help-arrows = 移動游標
help-row-ends = 到列首或列尾
help-corners = 到盤面的第一格或最後一格
help-pages = 上移或下移一個畫面
help-game = 遊戲
help-aid = 提示
help-recordings = 重播與盤面
help-replay = 觀看重播時
help-run = 播放／暫停
help-events = 上一個／下一個動作
help-marks = 上一個／下一個標記
help-speed = 加快／放慢
help-edges = 到開頭／結尾
help-view = 檢視
help-wheel = 滾輪
help-wheel-does = 上下捲動
help-shift-wheel = Shift+滾輪
help-shift-wheel-does = 左右捲動
help-ctrl-wheel = Ctrl+滾輪
help-command-wheel = ⌘+滾輪
help-ctrl-wheel-does = 放大或縮小
help-windows = 所有畫面
help-tab = 下一個／上一個控制項
help-read-on = 按上下方向鍵一行一行地讀出內容。
help-press = 按下選取的控制項
help-escape = 關閉，或回到盤面
help-mouse = 滑鼠與觸控
help-left = 左鍵
help-left-does = 翻開方格
help-flag-left = 插旗模式下按左鍵
help-tap = 點一下
help-long = 長按
help-long-does = 插旗（觸控；滑鼠請見設定）
help-right = 右鍵
help-right-mac = 右鍵、雙指點按，或 Control+左鍵
help-right-does = 旗子、問號、無標記
help-both = 左右鍵同按，或中鍵
help-both-does = 雙擊：翻開數字周圍的方格
help-slide = 按住右鍵，移動，再按左鍵
help-slide-does = 在一格插旗，在另一格雙擊
key-does-open = 翻開方格，或雙擊數字
key-does-flag = 插旗
key-does-flag-mode = 插旗模式開／關
key-does-chord = 雙擊數字
key-does-pause = 暫停／繼續
key-does-no-guess = 免猜開／關
key-does-step = 自動遊玩：走一步
key-space = 空白鍵
key-enter = Enter
key-return = Return
key-ctrl = Ctrl
key-shift = Shift
key-escape = Esc
key-backspace = Backspace
key-insert = Insert
key-delete = Delete
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-pause = Pause
key-middle-button = 滑鼠中鍵
key-mouse-button = 滑鼠 { $number }
keys = 按鍵
keys-how = 點選一個按鍵，再按下新的按鍵或滑鼠鍵。再按同一個滑鼠鍵可將其移除。
keys-press = 請按鍵…
keys-waiting = 請按新的按鍵或滑鼠鍵，或按 Esc 取消。
keys-fixed = { $key } 保留給操作介面使用，請按其他按鍵。
keys-taken = { $key } 已用於「{ $name }」，請按其他按鍵。
keys-restore = 還原預設值

## Counters

counter-time = 時間
counter-left = 左鍵
counter-right = 右鍵
counter-chords = 雙擊
counter-flags = 旗子
counter-effective = 有效點擊
counter-wasted = 無效點擊
counter-path = 移動距離
counter-bbbv = 3BV
counter-bbbv_s = 3BV/s
counter-openings = 空白區
counter-islands = 島
counter-zini = ZiNi
counter-hzini = Human ZiNi
counter-ioe = IOE
counter-correctness = 正確率
counter-throughput = 吞吐量
counter-rqp = RQP
counter-cl_s = 點擊/秒
counter-cl_s_now = 目前點擊/秒
counter-bbbv_left = 剩餘 3BV
counter-est = 預計時間
counter-zne = ZNE
counter-znt = ZNT
counter-stnb = STNB
counter-qg = QG

## Recordings

counters = 計數器
counters-no-room = 視窗太窄，放不下計數器。
zoom-in = 放大
zoom-out = 縮小
zoom-fit = 盤面配合視窗大小
full-screen = 全螢幕
compare-figures = 3BV { $solved } / { $bbbv } · 點擊 { $clicks } · { $speed } 3BV/s
compare-title = 比較
library = 重播庫
library-add = 加入資料夾…
library-all-levels = 所有難度
library-best-speed = 最佳 { $speed } 3BV/s
library-best-time = 最佳 { $time }
counter-clicks = 點擊數
library-compare = 比較
library-cut = 只顯示前 { $count } 段重播。
library-folder-missing = 目前無法讀取
library-folder-own = 你自己的對局
library-folders = 資料夾…
library-folders-note = 會在這些資料夾及其所有子資料夾中尋找重播，不會更動任何內容。
library-folders-title = 重播庫的資料夾
library-format = 格式
library-imported = 匯入的對局：{ $games } · 勝：{ $wins }
library-invite = 重播庫會依時間、日期等列出重播，包括你自己的對局，以及 Minesweeper Arbiter、Viennasweeper、Metasweeper 和 Minesweeper Clone 的對局資料夾。
library-invite-drop = 你也可以把資料夾拖放到視窗上。
library-level = 難度
library-mark = 標記
library-no-dialog = 無法開啟檔案對話方塊：這個桌面既沒有檔案選擇服務，也沒有 zenity。你仍然可以把資料夾拖放到視窗上。
library-none = 還沒有重播
library-nothing = 沒有符合條件的重播。
library-own = 你的對局：{ $games } · 勝：{ $wins }
library-play = 觀看
library-player = 玩家
library-program = 程式
library-reading = 正在讀取重播：{ $done } / { $count }…
library-remove = 從重播庫移除
library-rescan = 重新整理
library-search = 搜尋：小明 time<60 3bv>=150
library-search-short = 搜尋
library-sort = 排序
library-searching = 正在尋找重播…
library-shown = { $count } 段重播
library-uncounted = 未計入：{ $count }（無法讀取或續玩）
library-unmark = 取消標記
library-wins = 只看勝局
tip-library-add = 選擇放重播的資料夾
tip-library-compare = 並排觀看標記的兩局，或標記的一局與這一局
tip-library-folders = 加入或移除資料夾
tip-library-mark = 標記以便比較
tip-library-play = 觀看這段重播
tip-library-rescan = 尋找新的和有變更的重播
tip-library-search = 名稱、玩家和程式中的字詞，或條件：time<60、3bv>=150、3bv/s>2、eff>90、date>=2024-05、player:ada、program:arbiter
tip-library-sort = 依此排序；再選一次可反轉順序
replay-watch = 觀看
replay-watch-last = 觀看這一局
play-on = 復原上次點擊
play-on-button = 復原上次點擊
play-on-here = 從這裡開始玩
race = 與幻影競速
race-board = 與本盤面最快的一局競速
race-level = 與本難度的個人最佳競速
race-bbbv = 與相同 3BV 的個人最佳競速
race-this = 與此局競速
race-this-short = 競速
race-this-time = 挑戰這個時間
race-none = 還沒有可以競速的重播。
race-gone = 無法讀取你正在競速的重播。
race-ghost = { $name }：{ $time }
race-your-best = 個人最佳
race-this-game = 重播
race-you = 你
race-it = 幻影
race-ahead = 領先 { $lead }
race-behind = 落後 { $lead }
race-level-with = 不相上下
race-won = 你比幻影快 { $time }，你贏了。
race-lost = 幻影快 { $time }，幻影獲勝。
race-tie = 與幻影平手。
race-won-alone = 幻影沒有完成，你贏了。
race-lost-game = 你踩到了地雷，幻影獲勝。
race-lost-both = 雙方都踩到了地雷，都沒有完成。
announce-race-ahead = 你領先幻影：{ $lead }。
announce-race-behind = 幻影領先：{ $lead }。
announce-ghost-done = 幻影已完成：{ $time }。
replay-open = 開啟重播…
replay-save-as = 儲存重播…
replay-save = 儲存…
replay-leave = 返回
replay-details = 詳細資料
replay-won = 勝
replay-lost = 敗
replay-marks = 標記
replay-no-mark = 沒有更多標記了。
replay-runs = 播放中
replay-time = { $at } 秒，共 { $end } 秒
replay-this-game = 這一局
replay-damaged = 「{ $file }」已損毀，只能播放到損毀處：{ $why }。
replay-more-damaged = 「{ $file }」：{ $why }。
replay-unreadable = 無法播放「{ $file }」：{ $why }。
replay-saved = 重播已儲存為「{ $file }」。
replay-not-saved = 無法將重播儲存為「{ $file }」：{ $why }。
gif-save = 儲存為 GIF…
gif-title = 儲存為 GIF
gif-from = 開始（秒）
gif-to = 結束（秒）
gif-pointer = 指標
gif-clock = 剩餘地雷數與時間
gif-cell = 方格大小
gif-bad-time = 請輸入 { $begin } 到 { $end } 秒之間的時間。
gif-no-part = 結束必須晚於開始。
gif-part = GIF：{ $from } 到 { $to } 秒
gif-mark-from = GIF 從這裡開始
gif-mark-to = GIF 到這裡結束
gif-saved = GIF 已儲存為「{ $file }」。
gif-not-saved = 無法將 GIF 儲存為「{ $file }」：{ $why }。
replay-no-dialog = 無法開啟檔案對話方塊：這個桌面既沒有檔案選擇服務，也沒有 zenity。你仍然可以把重播拖放到視窗上，或用「sapper --replay 檔案」開啟。
custom-not-here = 「{ $style }」風格沒有自訂盤面。請在設定中選擇其他風格。
replay-nothing = 還沒有重播，請先玩一局。
board-copy = 複製盤面代碼
board-paste = 用複製的代碼開局
board-retry = 重玩這一局
board-copied = 已複製盤面代碼。任何人只要把代碼貼到 Sapper，就能玩這個盤面。
picture-copy = 複製圖片
picture-copied = 已複製圖片。
picture-saved = 剪貼簿不支援圖片，因此圖片已儲存為「{ $file }」。
picture-not-saved = 無法複製圖片，也無法將它儲存為「{ $file }」：{ $why }。
board-none = 還沒有盤面可以複製，請先翻開一格。
board-wrong = 剪貼簿裡沒有可用的盤面代碼：{ $why }。
unranked-known = 玩過或看過的盤面不列入排名。
unranked-played-on = 續玩的對局不列入排名。
played-on = 續玩
file-not-signed = 未簽章
file-not-fair = 未聲明公平遊玩
file-mode = 模式：{ $text }
file-unknown = Sapper 不認識：{ $text }
set-up = 來自局面分析
unranked-set-up = 來自局面分析的對局不列入排名。

## Luck analysis

luck-title = 運氣
luck-button = 運氣…
luck-short = 運氣 { $overall }%
luck-short-none = 不需要猜測
luck-reckoning = 計算中…
luck-needless = 運氣：因不必要的猜測而落敗
luck-text =
    運氣：猜對 { $count } 次，{ $count ->
        [1] 機率
       *[other] 全部猜對的機率
    } { $overall }%
luck-lost =
    運氣：猜對 { $count } 次，{ $count ->
        [1] 機率
       *[other] 全部猜對的機率
    } { $overall }%；接著一次風險 { $risk }% 的猜測踩到地雷
luck-lost-at-once = 運氣：唯一一次猜測的風險是 { $risk }%，踩到了地雷
luck-certain =
    運氣：猜對 { $count } 次，{ $count ->
        [1] 機率
       *[other] 全部猜對的機率
    } { $overall }%；接著翻開了確定是地雷的方格
luck-certain-at-once = 運氣：翻開了確定是地雷的方格
luck-estimated = { $text }（估計）
luck-cell = 第 { $row } 列第 { $col } 欄：{ $stake }
luck-cells = 第 { $row } 列第 { $col } 欄周圍的 { $count } 格：{ $stake }
luck-stake = 風險 { $risk }%，已是最低
luck-stake-needless = 風險 { $risk }%，其實有風險 { $least }% 的方格
luck-stake-certain = 風險 { $risk }%，其實有安全方格
luck-fatal = { $text }；這步輸了
luck-next = 下一步要猜：{ $stake }。
luck-next-mine = 下一步會翻開確定是地雷的方格。
luck-beyond = { $time }之後未分析：這局規模太大。
luck-partial = { $text }。{ $beyond }
luck-last = 最後一步踩到地雷：{ $stake }。

## Review of a recording

review-overlooked = 漏看
review-slow-moves = 較慢的步驟
review-idle = 閒置時間
review-still = 靜止時間
review-guess = 猜測，其實{ $place }在 { $time }前就已確定安全
review-wait = 漏看安全方格 { $time }：{ $place }
review-slow = 這一步花了 { $time }：{ $place }
review-wasted = 無效點擊：{ $place }
review-wasted-outside = 盤面外的無效點擊
replay-why = 為什麼錯了？
mark-guess = 猜測
mark-needless = 不必要的猜測
mark-overlooked = 漏看
mark-slow = 慢
mark-wasted = 無效

## In the terminal

no-display = Sapper 找不到可以開啟視窗的顯示器。請在桌面工作階段中啟動，或設定 DISPLAY 或 WAYLAND_DISPLAY。
too-few-files = 系統允許本程式同時開啟的檔案太少（ulimit -n）。

display-silent = Sapper 無法開啟視窗：DISPLAY 或 WAYLAND_DISPLAY 指定的顯示器沒有回應。請在桌面工作階段中啟動 Sapper。
report-ended = Sapper 因內部錯誤而停止。你的對局已儲存；詳情請見「{ $file }」。
report-went-on = Sapper 發生內部錯誤，但你可以繼續玩；詳情請見「{ $file }」。
report-unwritten = Sapper 發生內部錯誤，而且無法寫入報告：

## The game in a terminal

console-play = 開始：{ $board }
console-watch = 觀看一局：{ $board }
console-level = 難度
console-exit = 結束
console-back = 返回
console-bye = 再見。
console-choose = 請輸入選單中的一個數字。
console-board = { $name }，{ $rows } × { $cols }，{ $mines } 顆地雷
console-board-scattered = { $name }，{ $rows } × { $cols }
console-number = { $name }（{ $min }–{ $max }）：
console-command = 1 翻開，2 插旗，0 選單，? 說明 >
console-cell = 列與欄 >
console-remaining = 剩餘地雷：{ $count }
console-won = 你贏了，安全的方格都翻開了。以下是完整的盤面。
console-lost = 你踩到地雷，輸了這局。以下是完整的盤面，X 是你翻開的地雷。
console-unreadable = 無法辨識這一行，請輸入簡短的指令。
console-unknown = 沒有這個指令。輸入 ? 可查看說明。
console-surplus = 這個指令後面不能再加任何內容。
console-not-a-cell = 請用兩個整數指定方格，先列後欄，例如 3 4。
console-outside = 沒有這一格。列從 1 到 { $rows }，欄從 1 到 { $cols }。
console-already-open = 這一格已經翻開了。
console-flagged = 這一格插了旗。請先取下旗子再翻開。
console-no-flag = 這一格沒有旗子。
console-mark-open = 這一格已經翻開，不能插旗。
console-chord-refused = 周圍的旗子與數字不符，所以沒有翻開任何方格。
console-chord-covered = 只有已翻開的數字才能雙擊。
console-chord-done = 這個數字周圍已經沒有可以翻開的方格了。
console-hint-do = 要翻開：o { $row } { $col }
console-hint-flagged = 你在這裡插了旗。要取下旗子：u { $row } { $col }
console-help-open = 翻開第 3 列第 4 欄的方格
console-help-mark = 插旗，或取下旗子
console-help-unmark = 取下旗子
console-help-chord = 雙擊：旗子與數字相符時，翻開數字周圍的所有方格
console-help-hint = 顯示一個安全的方格和理由
console-help-look = 重新顯示盤面
console-help-leave = 放棄並回到選單
console-next = 下一格：{ $at }，估計風險 { $chance }%。

## Hints

hint-any-first = 第一次點擊一定安全，請翻開任意一格。
hint-none = 已經沒有可以推理的地方了。
hint-guess = 沒有確定安全的方格，最佳猜測是{ $rated }。
contradiction-mines = 地雷數（{ $mines }）多於未翻開的方格數（{ $covered }）。
contradiction-high = { $cells }周圍未翻開的方格太少。
contradiction-together = 這些數字互相矛盾：{ $cells }。
contradiction-count = 地雷數為 { $mines } 時，這些數字不可能都對：{ $cells }。
hint-guess-risk = { $cell }，風險 { $chance }%
hint-guess-win-about = { $cell }，風險 { $chance }%，勝率約 { $win }%
hint-guess-win-exact = { $cell }，風險 { $chance }%，勝率 { $win }%
hint-guess-ring = 這一格
hint-guess-dashed = 虛線框裡的方格
hint-guess-hopeless = 這個二選一永遠無法靠推理解決，早猜晚猜都一樣。
hint-guess-last = 如果安全，之後就不用再猜了。
hint-guess-leads-on-surely = 如果安全，一定能找到另一個安全的方格。
hint-guess-leads-on = 如果安全，很可能會找到另一個安全的方格（{ $chance }%）。
hint-guess-may-lead-on = 如果安全，或許能找到另一個安全的方格（{ $chance }%）。
hint-guess-leads-nowhere = 就算安全，也不太可能找到另一個安全的方格（{ $chance }%）。
hint-guess-settles = 這樣可以避開或先解決一個二選一。
hint-guess-settles-leads-on = 這樣可以避開或先解決一個二選一，而且很可能會找到安全的方格（{ $chance }%）。
hint-guess-safer = 另有方格風險只有 { $safest }%，但能得到的資訊較少。
hint-guess-next = 其次：{ $first }。
hint-guess-next-two = 其次：{ $first }；再來：{ $second }。

## The command line: help. See src/cli/help_texts.rs for how the keys are found.

cli-about = 桌面版踩地雷遊戲。
cli-usage = 用法：
cli-usage-options = [選項]
cli-commands = 指令：
cli-arguments = 引數：
cli-options = 選項：
cli-default = 預設：
cli-possible = 可用的值：
cli-man-name = 名稱
cli-man-synopsis = 概述
cli-man-description = 描述
cli-man-version = 版本
cli-command-analyze = 輸出局面的精確機率、最佳的一步和理由
cli-command-autoplay = 讓求解程式玩很多局，並輸出勝率
cli-command-console = 在終端機中遊玩
cli-command-generate = 產生盤面，可指定免猜
cli-command-practice = 輸出練習用的局面、答案和理由
cli-command-replay = 輸出重播的計數器和運氣
cli-command-scores = 輸出紀錄
cli-command-help = 顯示這份說明，或某個指令的說明
cli-value-code = 代碼
cli-value-command = 指令
cli-value-date = 日期
cli-value-file = 檔案
cli-value-first = 規則
cli-value-k = K
cli-value-kind = 類型
cli-value-lang = 語言
cli-value-level = 難度
cli-value-ms = 毫秒
cli-value-n = N
cli-value-row-col = 列,欄
cli-value-seed = 種子
cli-value-seconds = 秒數
cli-value-strategy = 策略
cli-value-style = 風格
cli-value-t = T
cli-value-task = 任務
cli-value-theme = 主題
cli-help = 顯示說明
cli-version = 顯示版本
cli-lang = 所有文字的語言：en, zh-CN, zh-TW, ja, ko, de, fr, es, pt-BR, it, ru, uk, pl [預設：系統的語言；視窗中為設定裡的語言]
cli-level = 要玩的難度
cli-rows = 自訂盤面的列數，1 到 256（終端機中最多 99）
cli-cols = 自訂盤面的欄數，1 到 256（終端機中最多 99）
cli-mines = 自訂盤面的地雷數，從 0 到方格數減 1
cli-seed = 用這個種子放置地雷，以便重玩同樣的盤面；不列入排名
cli-window-style = 遊戲的風格
cli-window-board = 玩這個代碼的盤面；不列入排名
cli-window-no_guess = 玩不用猜的盤面；不列入排名
cli-window-announce = 每發生一件事輸出一行，供螢幕閱讀器使用
cli-window-replay = 觀看重播（RAWVF、AVF、MVF、RMV、EVF）
cli-window-position = 在局面分析中開啟這個檔案裡的局面或盤面
cli-console-auto = 觀看 2010 年版演算法玩一局；在終端機中，之後會顯示選單
cli-console-delay = 每兩步之間的毫秒數，0 到 10000 [預設：終端機中為 80，否則為 0]
cli-console-scores = 在盤面旁顯示演算法對每一格的估計：是地雷的機率，以百分比表示
cli-analyze-file = 局面 [預設：標準輸入]：先是一行「mines N」，接著每列一行，「.」或「#」為未翻開的方格，數字為已翻開的方格，「F」為旗子；也可以是局面的 JSON 陣列；也可以是局面分析能讀取的文字（盤面代碼、連結、論壇裡的圖）
cli-analyze-json = 輸出 JSON，每行一個物件；列和欄從 0 起算，理由的文字中則從 1 起算
cli-analyze-repeat = 依此次數重複計算機率，並輸出時間的中位數（微秒）
cli-autoplay-games = 局數
cli-autoplay-boards = 玩這個檔案中的盤面，格式與「sapper generate」的輸出相同
cli-autoplay-first = 第一格的保護
cli-first-safe = 一定不是地雷；從角落開始
cli-first-opening = 放得下時翻開 3×3 的範圍；從第 4 列第 4 欄開始
cli-first-none = 可能是地雷；從角落開始
cli-autoplay-strategy = 求解程式的策略
cli-strategy-exact = 以模擬對局比較各種猜法，每步最多 50 毫秒
cli-strategy-fast = 只往後推算一次猜測，速度最快
cli-strategy-deep = 與 exact 相同，但每次猜測可用到 --think 給的時間
cli-strategy-heuristic = 2010 年版演算法
cli-autoplay-think = 「deep」每次猜測的毫秒數
cli-autoplay-threads = 執行緒數 [預設：處理器數]
cli-autoplay-seed = 第一局的種子；之後每局加 1 [預設：隨機，並會輸出]
cli-autoplay-results = 將結果依序寫入這個檔案，每局一行：勝為 1，敗為 0
cli-autoplay-json = 輸出一個 JSON 物件
cli-generate-no_guess = 產生第一次點擊之後都不用猜的盤面
cli-generate-first = 最先翻開的方格，列和欄從 0 起算；放得下時，周圍的方格沒有地雷 [預設：3,3，較小的盤面則為中央]
cli-generate-count = 盤面數
cli-generate-seed = 第一個盤面的種子；之後每個加 1 [預設：隨機，並會輸出]
cli-generate-daily = 輸出某一天（例如 2026-11-23）的每日挑戰與代碼 [預設：今天，以 UTC 計]
cli-generate-json = 輸出一個 JSON 陣列；使用 --daily 時輸出一個物件
cli-practice-task = 每個局面的任務 [預設：safe；類型為 odds 時為 guess]
cli-task-safe = 找出一個安全的方格
cli-task-mines = 找出所有確定而尚未插旗的地雷
cli-task-guess = 沒有確定安全的方格：找出風險最低的一個
cli-practice-kind = 任務所需的推理類型，用更簡單的推理解不出來 [預設：single；任務為 guess 時為 odds]
cli-kind-single = 一次只看一個數字
cli-kind-pair = 兩個數字一起看
cli-kind-numbers = 三個以上的數字一起看
cli-kind-count = 還要用到剩餘的地雷數
cli-kind-odds = 什麼都不確定；只用於 guess
cli-practice-size = 產生局面所用對局的難度
cli-practice-count = 局面數
cli-practice-seed = 第一個局面的種子；之後每個加 1 [預設：隨機，並會輸出]
cli-practice-json = 輸出一個 JSON 陣列，「sapper analyze」可以讀取
cli-replay-files = 重播（RAWVF、AVF、MVF、RMV、EVF）或重播資料夾
cli-replay-csv = 改為輸出以逗號分隔的表格，不含運氣
cli-replay-export = 改為以這個格式寫出重播
cli-replay-output = 要寫入的檔案；有多段重播時為資料夾 [預設：標準輸出]
cli-replay-from = GIF 從重播的哪一秒開始 [預設：開頭]
cli-replay-to = GIF 到重播的哪一秒結束 [預設：結尾]
cli-replay-no_pointer = GIF 中不顯示指標和按下的方格
cli-replay-odds = GIF 中顯示未翻開方格的機率
cli-replay-no_clock = GIF 中不顯示剩餘地雷數與時間
cli-replay-cell = GIF 中方格的邊長（像素）；盤面很大時會較小 [預設：24]
cli-replay-theme = GIF 的顏色
cli-value-format = 格式
cli-replay-json = 每行輸出一個 JSON 物件
cli-scores-statistics = 改為依難度和風格輸出整體統計
cli-scores-csv = 改為以逗號分隔的格式輸出每一局
cli-decimal_comma = 欄位之間用「;」分隔，小數點用逗號
cli-scores-json = 輸出一份 JSON 文件
cli-scores-by = 依這項數值輸出對局記錄檔中的最佳成績
cli-scores-flags = 只看一面旗都沒插的對局（none）或插了旗的對局（some）
cli-scores-sessions = 改為輸出各場次：間隔超過 30 分鐘算新的一場
cli-value-counter = 數值
cli-value-flags = 旗子
cli-help-command = 要說明的指令

## The command line: usage errors

cli-wrong = 無法辨識這個命令列。請見「{ $help }」。
cli-wrong-option = 沒有「{ $argument }」這個選項。請見「{ $help }」。
cli-wrong-option-meant = 沒有「{ $argument }」這個選項。你是指「{ $meant }」嗎？
cli-wrong-command = 沒有「{ $word }」這個指令。請見「{ $help }」。
cli-wrong-command-meant = 沒有「{ $word }」這個指令。你是指「{ $meant }」嗎？
cli-wrong-word = 多餘的引數「{ $word }」。請見「{ $help }」。
cli-wrong-before = 「{ $argument }」是視窗的選項，而「{ $command }」不會開啟視窗。如果「{ $command }」也有這個選項，請放在指令後面。
cli-wrong-no-value = 「{ $argument }」需要一個值。
cli-wrong-surplus = 「{ $argument }」不接受值，卻指定了「{ $value }」。
cli-wrong-twice = 「{ $argument }」只能指定一次。
cli-wrong-conflict = 「{ $argument }」不能與{ $others }一起使用。
cli-wrong-missing = 缺少：{ $missing }。
cli-wrong-no-text = 「{ $word }」不是有效的 UTF-8。
cli-wrong-value = 「{ $value }」不是「{ $argument }」的有效值：{ $why }。
cli-wrong-value-meant = 你可能是指「{ $meant }」
cli-wrong-value-known = 有效的值為{ $known }
cli-wrong-value-unknown = 無法辨識
cli-wrong-number = 必須是 { $min } 到 { $max } 之間的整數
cli-wrong-cell = 必須是從 0 起算的列和欄，例如 3,3
cli-wrong-day = 必須是日期，例如 2026-11-23
cli-wrong-seconds = 必須是秒數，例如 12.5
cli-wrong-board = 沒有這樣的盤面：{ $why }。

## The command line: results

cli-standard-input = 標準輸入
cli-source-wrong = 無法使用{ $source }：{ $why }。
why-large-picture = 圖片超過 { $most } 百萬像素
cli-too-large = 超過 { $limit } MiB
cli-unprinted = 無法輸出結果：{ $why }。
cli-output-closed = 標準輸出已關閉，無法輸出結果。
replay-export-folder = 匯出多段重播需要資料夾：請使用「--output 資料夾」。
evf-refused-size = EVF 最多容納 255 × 255 格的盤面。
evf-refused-marks = EVF 不支援問號，而這局使用了問號。
evf-refused-rules = 這局的規則無法用 EVF 描述。
gif-only-gif = --from、--to、--no-pointer、--odds、--no-clock、--cell 和 --theme 需要 --export gif。
cli-unwritten = 無法寫入「{ $file }」：{ $why }。
cli-terminal-broken = 無法使用終端機：{ $why }。
scores-empty = 還沒有紀錄。贏一局初級、中級或高級，成績就會出現在這裡。
scores-no-games = 還沒有玩完的對局。
scores-table = { $level }，{ $style }
scores-time = 時間（秒）
scores-date = 日期（UTC）
replay-format = 格式
replay-program = 程式
replay-player = 玩家
replay-date = 日期
replay-result = 結果
replay-unfinished = 未完成
counter-solved = 已解 3BV
replay-guesses = 猜測
replay-luck = 運氣
analyze-safe = 安全
analyze-mine = 地雷
analyze-layouts = { $mines } 顆地雷的可能配置：{ $layouts }
analyze-too-wide = 局面太大，無法數出所有可能的地雷配置。
analyze-estimated = 百分比是估計值；標示為安全或地雷的方格是確定的。
analyze-guessed = 文字沒有寫明地雷數，{ $mines } 是估計的。
analyze-starts = 不用猜的起點
analyze-best-start = 最佳起點
analyze-no-start = 沒有
analyze-best = 最佳：{ $place }（{ $chance }）
analyze-time = 計算機率的時間：{ $micros } µs（中位數）
analyze-no-json = 不是由局面組成的 JSON 陣列：{ $why }
analyze-position = 第 { $number } 個局面：{ $why }
analyze-measures = 盤面並不是所寫的 { $rows } 列、每列 { $cols } 格
autoplay-left = 還需 { $time }
autoplay-strategy = 策略
autoplay-games = 局數
autoplay-wins = 勝局
autoplay-win-rate = 勝率
autoplay-rate = { $rate }%（95% 信賴區間：{ $low }% 到 { $high }%）
autoplay-guesses = 每局猜測次數
autoplay-time = 時間
autoplay-speed = 每秒局數
autoplay-worst = 最慢的一步
autoplay-milliseconds = { $ms } 毫秒
autoplay-hurried = 提前中止的步數
autoplay-hurried-why = { $count }（因時間限制而中止，再次執行的結果可能不同）
autoplay-seed = 種子
generate-seed = 種子 { $seed }
generate-seed-moved = 種子 { $seed }，移動過地雷
generate-none = 沒有這樣的盤面：{ $why }。
generate-given-up = 在 { $seconds } 秒內試了 { $tried } 次，找不到 { $rows } × { $cols } 格、{ $mines } 顆地雷且不用猜的盤面。請減少地雷或縮小盤面再試一次。
practice-position = { $number }. { $task ->
        [mines] 找出所有確定而尚未插旗的地雷
        [guess] 沒有確定安全的方格：找出風險最低的一個
       *[safe] 找出一個安全的方格
    }（{ $kind }，種子 { $seed }）
practice-answers = { $task ->
        [mines] 地雷
        [guess] 風險最低
       *[safe] 安全的方格
    }：{ $cells }
practice-wrong-kind = 任務「guess」和類型「odds」只能一起使用。
practice-none = 用種子 { $seed } 找不到這樣的局面。請換一個種子。
boards-none = 裡面沒有盤面
boards-head = 應有標頭「# rows cols mines first_row first_col rule count seed」，其中 rule 為 safe、zero 或 none
boards-outside = 第一格在盤面外；列和欄從 0 起算
boards-length = { $found } 格既不是 { $cols } 格的一列，也不是 { $cells } 格的盤面
boards-sign = 第 { $column } 欄：「{ $sign }」既不是地雷「*」，也不是無雷方格「.」
boards-mines = 地雷數是 { $found }，但標頭寫的是 { $expected }
boards-rule = 這個盤面的第一格不符合標頭中的規則「{ $rule }」
boards-count = 盤面數是 { $found }，但標頭寫的是 { $expected }

## Invalid input

fault-at = 第 { $line } 行：{ $why }
fault-rows = 盤面有 1 到 { $max } 列，不能是 { $given } 列
fault-cols = 盤面有 1 到 { $max } 欄，不能是 { $given } 欄
fault-mines = { $rows } × { $cols } 格最多能放 { $max } 顆地雷，不能是 { $given } 顆
fault-unplayable = 其中的盤面無法遊玩：{ $why }
fault-code-empty = 缺少盤面代碼
fault-code-sign = 盤面代碼不能含有「{ $sign }」
fault-code-version = 這個代碼是較新版本的 Sapper 產生的
fault-code-sum = 盤面代碼不完整，或有錯誤的字元
fault-position-empty = 局面是空的；應有一行「mines N」和盤面的各列
fault-position-mines = 各列之前應為「mines」和一個數字，而不是「{ $text }」
fault-position-rows = 「mines { $mines }」這一行下面沒有任何列
fault-position-sign = 第 { $line } 行第 { $column } 個字元：「{ $sign }」不是方格（「.」或「#」為未翻開，0 到 8 為已翻開，「F」為旗子）
fault-position-ragged = 這一列有 { $found } 格，但第一列有 { $expected } 格
fault-text-unknown = Sapper 認不出這是局面還是盤面
fault-text-link = 這個連結裡沒有盤面；請複製盤面或局面本身
fault-text-sign = 第 { $line } 行第 { $column } 個字元：「{ $sign }」不是方格
fault-text-row = 這一列有 { $found } 格，應有 { $expected } 格
fault-text-rows = 應有 { $expected } 列，只有 { $found } 列
fault-text-broken = 連結裡的盤面不完整，或有錯誤的字元
fault-view = { $cells } 格放不下 { $mines } 顆地雷
fault-no-layout = 沒有符合這個局面的地雷配置
fault-no-guess = 試了 { $tried } 次，找不到 { $rows } × { $cols } 格、{ $mines } 顆地雷且不用猜的盤面
fault-no-guess-full = 全是地雷的盤面沒有可以開始的方格
fault-no-guess-outside = 第一格在盤面外
fault-no-guess-given-up = 試了 { $tried } 次後，已停止尋找不用猜的盤面
fault-recording-long-line = 這一行超過 { $max } 位元組
fault-recording-endless = 重播超過 { $max } MiB
fault-recording-stray = 「{ $text }」既不是標頭，也不是盤面的一列或事件
fault-recording-value = 「{ $value }」不是「{ $header }」的有效值
fault-recording-unsupported = 無法播放 { $text } 遊戲的重播
fault-recording-no-board = 缺少盤面：事件之前應有「Board:」一行和由 * 與 0 組成的各列
fault-recording-second-board = 這裡開始了第二個盤面
fault-recording-row = 盤面的列只能有 * 和 0，不能有「{ $text }」
fault-recording-row-width = 這一列有 { $given } 格，而不是 { $width } 格
fault-recording-cols = 標頭寫的是 { $header } 欄，但盤面有 { $board } 欄
fault-recording-rows = 標頭寫的是 { $header } 列，但盤面有 { $board } 列
fault-recording-mines = 標頭寫的是 { $header } 顆地雷，但盤面有 { $board } 顆
fault-recording-event = 「{ $text }」不是有效的事件
fault-recording-time = 「{ $text }」不是有效的時間
fault-recording-long-time = 「{ $text }」超過 24 天
fault-recording-backwards = 時間從 { $from } 倒退到 { $to }
fault-recording-place = 「{ $text }」不是有效的位置
fault-recording-no-place = 事件沒有位置
fault-recording-off-board = 第 { $row } 列第 { $col } 欄在 { $rows } 列 { $cols } 欄的盤面外
fault-recording-far = 位置 { $x }, { $y }（像素）離盤面太遠
fault-recording-unknown = 這不是 Sapper 能讀取的重播格式
fault-no-recordings = 資料夾中沒有重播
fault-more-games = 其他已損毀或無法讀取的重播：{ $count }
fault-recording-damaged = 檔案在第 { $offset } 個位元組損毀，這裡應為{ $expected }
expected-bytes = 另外 { $count } 個位元組
expected-last-bytes = 最後 { $count } 個位元組
expected-version = 已知的格式版本
expected-board-size = 列數和欄數都在 1 到 256 之間的盤面
expected-cell-side = 方格邊長（像素）
expected-cell = 盤面上的方格
expected-mine = 盤面上還沒有地雷的方格
expected-mine-count = 至少留下一個無雷方格的地雷數
expected-mines = 剛好 { $count } 顆地雷
expected-event-kind = 已知的事件類型
expected-later-time = 不早於前一個事件的時間
expected-more-events = 下一個事件
expected-hundredths = 百分之一秒的數值
expected-year = 2005 到 2008 之間的年份
expected-level = 難度的編號
expected-question-marks = 問號設定的代碼
expected-info-text = 方括號中的文字
expected-checksum = 正確的總和檢查碼
expected-time-in-range = 不超過 24 天的時間
expected-position = 盤面附近的位置
fault-recording-empty = 重播在放開任何滑鼠按鍵之前就結束了

## What --announce prints

announce-place = 第 { $row } 列第 { $col } 欄
announce-place-column-first = 第 { $col } 欄第 { $row } 列
announce-row = 第 { $row } 列
announce-col = 第 { $col } 欄
announce-new = 新的一局：{ $level }，{ $rows } 列，{ $cols } 欄，{ $mines } 顆地雷。
announce-new-scattered = 新的一局：{ $level }，{ $rows } 列，{ $cols } 欄。
announce-cell = { $place }：{ $what }
announce-board = 盤面
announce-board-size =
    { $rows } × { $cols } 格，{ $mines ->
        [0] { "" }
       *[other] { $mines } 顆地雷，
    }{ $flags } 面旗子
announce-board-part = { $all }；可見第 { $top } 至 { $bottom } 列、第 { $left } 至 { $right } 欄
announce-covered = { $count ->
   *[other] 未翻開
}
announce-flag = 旗子
announce-question = 問號
announce-number = 數字 { $number }
announce-empty = { $count ->
   *[other] 空白
}
announce-mine = 地雷
announce-hit = 踩到的地雷
announce-wrong-flag = 插錯的旗子
announce-hidden = 暫停中，已隱藏
announce-noted = { $cell }，{ $note }
announce-start = 從這裡開始
announce-ring-safe = 安全
announce-ring-best = 最佳猜測
announce-ring-reason = 推理依據
announce-ring-wrong = 錯誤
announce-begin = 從{ $place }開始，那裡是安全的。
announce-opened-one = { $place }：已翻開，{ $what }
announce-opened = { $place }：翻開了 { $count } 格
announce-chorded = { $place }：翻開了周圍 { $count } 格
announce-flagged = { $place }：已插旗，剩餘 { $left } 顆地雷
announce-questioned = { $place }：問號
announce-unmarked = { $place }：已取下標記
announce-refused-chord = { $place }：沒有翻開，周圍的旗子與數字不符
announce-refused-flag = { $place }：沒有翻開，上面有旗子
announce-nothing = { $place }：{ $what }，無需操作
announce-lost = { $place }：踩到地雷，輸了。用時 { $time }。
announce-lost-flags = { $place }：周圍有地雷沒插旗，輸了。用時 { $time }。
announce-paused = 已暫停，用時 { $time }。
announce-resumed = 遊戲繼續。
announce-no-pause = 沒有可以暫停的遊戲。
announce-on = { $name }：開
announce-off = { $name }：關
announce-value = { $name }：{ $value }
announce-closed = 已關閉：{ $name }
announce-recording = 重播

## Reading the board

help-reading = 朗讀盤面
read-here = 游標在哪裡
read-neighbours = 方格周圍有什麼
read-left = 數字周圍還剩什麼
read-row = 朗讀整列
read-column = 朗讀整欄
read-status = 時間、剩餘地雷數、翻開的比例
read-opened = 上一步翻開了什麼
read-again = 再讀一次
read-next-covered = 到數字旁的下一個未翻開方格
read-previous-covered = 到數字旁的上一個未翻開方格
read-next-number = 到下一個缺旗的數字
read-previous-number = 到上一個缺旗的數字
read-go-to = 前往方格
read-above-left = 左上
read-above = 上方
read-above-right = 右上
read-right = 右方
read-below-right = 右下
read-below = 下方
read-below-left = 左下
read-left-of = 左方
read-next = { $list }；{ $next }
read-span = { $first }至{ $last }
read-flags = { $count } 面旗子
read-around = { $what }：{ $flags }，{ $covered } 格未翻開
read-mines-left = 剩餘 { $count } 顆地雷
read-share = 已翻開 { $share }
read-count = 翻開了 { $count } 格
read-nothing-opened = 沒有翻開任何方格。
read-none = 沒有了。
read-nothing-said = 還沒有朗讀過任何內容。
read-begin = 已到開頭。
read-end = 已到結尾。
read-edge = 已到盤面邊緣。
read-no-board = 這裡沒有盤面。
go-to-how = 「{ $numbers }」或「D2」表示{ $place }。
go-to-none = 沒有這個方格。最後一格是{ $place }。
go-to-accept = 前往

## Workbench

bench = 局面分析
bench-tip = 擺一個局面或盤面，查看機率
bench-position = 局面
bench-board = 盤面
bench-covered = 未翻開
bench-flag = 旗子
bench-first = 貼上任何踩地雷的截圖，或畫上數字。
bench-offer = 別的棋盤解不出來？貼上它的截圖
bench-board-how = 按一下方格，放置或取走地雷。
bench-size = 大小與地雷數
bench-mines-guessed = { $mines } 是估計的。
undo = 復原
redo = 重做
bench-no-undo = 沒有可復原的操作。
bench-no-redo = 沒有可重做的操作。
bench-thinking = 計算中…
bench-safe-cells = { $count } 格是安全的
bench-best-guess = 最佳猜測：風險 { $chance }%
bench-layouts = 可能的地雷配置
bench-certain-mines = 確定的地雷
bench-left = 剩餘地雷數
bench-too-many = 太多，無法計數
bench-power = { $mantissa } × 10^{ $exponent }
bench-starts =
    這個盤面不用猜。{ $count ->
        [1] 只能從{ $place }開局。
       *[other] 可以開局的方格有 { $count } 個，從{ $place }開局翻開得最多。
    }
bench-no-start = 這個盤面從哪裡開局都要猜。
bench-overflagged =
    { $count ->
        [1] { $cells }周圍的旗子比數字 { $number } 還多。
       *[other] { $cells }周圍的旗子比各自的數字還多。
    }
bench-play = 開始遊戲
bench-practise = 當作題目
bench-why = 為什麼？
bench-open = 開啟檔案…
bench-paste = 貼上
bench-clear = 清除
bench-copy = 複製
bench-format = 複製為
bench-as-text = 文字
bench-as-code = 盤面代碼
bench-as-drawing = 論壇用的圖
bench-as-js = JSMinesweeper 連結
bench-as-link = 盤面連結
bench-copied = 已複製。
bench-not-copied = 不能複製成這種形式。
bench-guessed = 文字沒有寫明地雷數，{ $mines } 是估計的。
bench-left-out = 不屬於盤面：{ $text }。
bench-picture =
    已讀取 { $rows } × { $cols } 格。{ $doubtful ->
        [0] 請檢查地雷數：{ $mines } 是估計的。
       *[other] 請檢查黃圈中的 { $doubtful } 格和地雷數：{ $mines } 是估計的。
    }
bench-picture-at = 已讀取 { $rows } × { $cols } 格。請檢查 { $cells } 和地雷數：{ $mines } 是估計的。
bench-no-picture = 剪貼簿裡沒有盤面，文字和圖片都沒有。
bench-unreadable = 無法讀出盤面：{ $why }。
bench-no-puzzle = 這不能當作題目：沒有需要推斷的地方。
bench-no-game = 這裡沒有東西可玩：沒有符合的地雷配置，或已全部翻開。
bench-save = 儲存局面
bench-saved = 已儲存：{ $file }
bench-not-saved = 無法儲存 { $file }：{ $why }

machine = 系統資訊
machine-measure = 遊戲時測量輸入延遲
machine-about = 從操作到畫面完成所需的時間，不含滑鼠、桌面和螢幕的延遲。
machine-move = 測量畫面流暢度
machine-copy = 複製
machine-on = 開
machine-off = 關
machine-none = 尚未測量
machine-spread = 中位數 { $median } 毫秒，95% 在 { $most } 毫秒內，最慢 { $worst } 毫秒（最近 { $count } 次）
machine-frame-spread = 中位數 { $median } 毫秒，95% 在 { $most } 毫秒內，最慢 { $worst } 毫秒；超過 25 毫秒：{ $count } 次中 { $late } 次
machine-version = 版本
machine-window = 視窗、縮放
machine-cells = 盤面、方格
machine-language = 語言
machine-reader = 螢幕閱讀器
machine-sound = 音效
machine-presses = 輸入延遲
machine-frames = 兩影格之間的時間

## The counters of one’s choice

counters-choose = 選擇計數器
counters-live = 遊戲中
counters-after = 結束後
counters-up = 上移
counters-down = 下移
counters-remove = 移除
counters-add = 新增公式
counters-name = 名稱
counters-formula = 公式
counters-restore = 還原預設值
counters-note = 名稱：{ $names }。符號：+ − * / ^ ( )、min、max、round、sqrt、ln、log、abs。
formula-empty = 請輸入公式。
formula-long = 公式最多 { $max } 個字元。
formula-unknown = 沒有名為「{ $name }」的計數器。
formula-bracket = 缺少括號。
formula-unclear = 這個公式不正確。
