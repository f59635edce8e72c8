# The texts of Sapper in Japanese.
# The files of all languages have the same keys in the same order.

app-name = Sapper

## Units, dates and lists

seconds = { $seconds }秒
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
list-last = { $list }、{ $next }
list-more = { $list }、ほか{ $more }マス

## The title screen

title-go-on = キーを押すかクリックして開始

## The bars and the menu

level-beginner = 初級
level-intermediate = 中級
level-expert = 上級
level-beginner8x8 = 初級 8×8
level-scattered = ランダム（地雷20%）
level-custom = カスタム
custom-button = カスタム…
show-remaining = 残り地雷数を表示
show-remaining-short = 残数
no-guess = 運任せなし
no-guess-this-game = 今回は運任せなし
no-guess-next-game = 運任せなし：次のゲームから
no-guess-start = 枠のついたマスから始めましょう。そこは安全です。
no-guess-is-on = 運任せなし：オン
no-guess-is-off = 運任せなし：オフ
guesses = 推測
guesses-off = 通常
guesses-fair-guess = 公平な推測
guesses-strict = 厳格ルール
guesses-fair-guess-strict = { guesses-fair-guess } + { guesses-strict }
flag-mode = 旗モード
flag-mode-is-on = 旗モード：オン
flag-mode-is-off = 旗モード：オフ
sound = サウンド
sound-is-on = サウンド：オン
sound-is-off = サウンド：オフ
menu = メニュー
menu-aid = ヒント
menu-share = 共有
menu-others = その他
why-over = ゲームは終了しています
why-not-begun = 先にマスを開いてください
why-not-over = ゲーム終了後に使えます
why-not-lost = 負けた後に使えます
why-style = このスタイルでは使えません
new-game = 新しい盤面
pause = 一時停止
resume = 再開
paused = 一時停止中
settings = 設定
help = ヘルプ
records = 記録
style = スタイル
style-glass = ガラス
style-classic = クラシック
style-easyx = レトロ音楽（EasyX）
style-simpleminer = シンプル（SimpleMiner）
style-console = ターミナル（コンソール）
theme = テーマ
theme-auto = 自動
theme-light = ライト
theme-dark = ダーク
theme-high-contrast = ハイコントラスト
color-vision = 数字の色
color-vision-usual = 標準
color-vision-deuteranopia = 2型色覚（赤緑）
color-vision-protanopia = 1型色覚（赤緑）
color-vision-tritanopia = 3型色覚（青黄）
color-vision-high-contrast = ハイコントラスト
text-size = 文字とボタンの大きさ
typeface = 書体
typeface-usual = 標準
typeface-reading = 読みやすい書体
letter-spacing = 字間
line-spacing = 行間
spacing-usual = 標準
spacing-wide = 広い
spacing-wider = さらに広い
dwell = 自動クリック（静止）
scanning = 1スイッチ操作
pace-off = オフ
pace-700ms = 0.7秒後
pace-1000ms = 1秒後
pace-1500ms = 1.5秒後
pace-2500ms = 2.5秒後
motion = アニメーション
motion-auto = 自動
motion-off = 通常
motion-on = 控えめ
language = 言語
language-auto = システムに合わせる

## Tooltips

tip-count = 残り地雷数
tip-clock = 経過時間（秒）
tip-remaining = 旗を立てていない地雷の数を表示
tip-no-guess = 運任せにせず解ける盤面
tip-flag-mode = クリックで、マスを開く代わりに旗を立てる
tip-levels = 難易度
tip-sizes = 難易度を選ぶ
tip-leave = Sapperを終了
tip-odds = 各マスが地雷である確率を表示
tip-player = ソルバー
tip-pace = 自動プレイの速さ
tip-speed = 再生速度
tip-run = 再生
tip-time-bar = クリックまたはドラッグで別の場面を表示。右ボタンのドラッグでGIFにする範囲を選択
tip-replay-details = すべてのカウンター、クリック、印の表示を切り替える
tip-marks = 棒は推測、丸は見落とした安全なマス、線は遅い手、四角は無駄クリック。クリックでその場面を表示
tip-previous = 前の操作
tip-next = 次の操作
tip-back = ゲームに戻る
tip-export = すべてのゲームを書き出す（CSV）
tip-reset = この難易度のゲームを削除
tip-luck = すべての推測に成功する確率
tip-span = 期間
tip-bbbv = 盤面をクリアできる最少の左クリック数
tip-bbbv_s = 1秒あたりに解いた3BV
tip-effective = 盤面が変化したクリック
tip-wasted = 何も変化しなかったクリック
tip-path = ポインターの移動距離（マス単位）
tip-openings = 1回のクリックで開く範囲
tip-islands = 空白エリアの外にある数字のまとまり
tip-zini = まとめ開きを使う効率のよい解法に必要なクリック数
tip-hzini = 人のように空白エリアから開く場合のZiNi
tip-ioe = 効率：1クリックあたりの3BV
tip-correctness = 盤面が変化したクリックの割合
tip-throughput = 盤面が変化したクリック1回あたりの3BV
tip-rqp = タイム÷3BV/s。小さいほどよい
tip-time = 最初に開いてから最後にボタンを離すまでの秒数
tip-left = まとめ開きに含まれない左クリック
tip-right = 付けたり外したりしたマークと、何も変化しなかった右クリック
tip-chords = まとめ開き（できなかったものも含む）。1回を1クリックと数える
tip-flags = 盤面の旗
tip-clicks = 左クリック、右クリック、まとめ開き
tip-cl_s = 1秒あたりの平均クリック数
tip-cl_s_now = 直前の1秒間のクリック
tip-solved = これまでにクリアした3BV
tip-bbbv_left = まだ解いていない3BV
tip-est = このペースでのタイム：タイム×3BV÷解いた3BV
tip-zne = 1クリックあたりのZiNi（クリア時）
tip-znt = 盤面が変化したクリック1回あたりのZiNi（クリア時）
tip-stnb = 3BV÷タイムの1.7乗を難易度で換算。大きいほどよい
tip-qg = タイムの1.7乗÷3BV。小さいほどよい

## Buttons in dialogs

ok = OK
cancel = キャンセル
close = 閉じる

## The custom board dialog

custom-title = カスタム盤面
custom-rows = 行数
custom-cols = 列数
custom-mines = 地雷数
custom-less = 1減らす
custom-more = 1増やす
custom-range = { $min }～{ $max }
custom-density = 地雷 { $share }
custom-density-like = 地雷 { $share }、{ $level }並み
custom-empty = 数を入力してください。
custom-not-a-number = 整数を入力してください。
custom-out-of-range = { $min }～{ $max }の数を入力してください。
# $max is at most one less than the number of cells, so 0 means a board of a single cell.
custom-too-many-mines =
    { $max ->
        [0] 1マスの盤面には地雷を置けません。
       *[other] { $rows } × { $cols }マスに置ける地雷は{ $max }個までです。
    }
custom-start = 開始
custom-boards = 保存した盤面
custom-saved = 「{ $name }」を保存しました。
custom-removed = 「{ $name }」を外しました。

## The information strip

strip-board = { $rows } × { $cols }、地雷{ $mines }個
strip-best = ベストタイム { $time }
offer-title = マインスイーパーは初めてですか？
first-flag = 枠のついた1の周囲に、閉じたマスは1つだけです。右クリックして、地雷に旗を立てましょう。
first-flag-at = { $number }の1の周囲に、閉じたマスは{ $mine }だけです。そこへ移動し、{ $key }で旗を立てましょう。
first-chord = 枠のついた数字は、旗がそろっています。その上で左右同時押しして、残りを開きましょう。
first-chord-at = { $number }の数字は、旗がそろっています。そこで{ $key }を押して、残りを開きましょう。
first-hint = 確実な手が見えないときは、電球か{ $key }でヒントが出ます。
first-no-guess = 運に任せたくないときは「運任せなし」へ。論理だけで解ける盤面になります。
result-lost = 地雷を踏みました
strict-lost =
    { $count ->
       *[other] 枠のついたマスが確実に安全だったのに、推測で開きました
    }
strict-lost-at = { $place }が確実に安全だったのに、推測で開きました
result-first = 初めての記録です！
result-new-best = ベストタイム更新！
result-faster = 自己ベストを{ $time }更新
result-progress = { $time } · マスの{ $share }を開放
result-as = { $name }の記録
result-details = 詳細
result-retry = 同じ盤面
copied = コピー済み ✓
notice-more = ほか{ $count }件

## The end of a game

won = { $time }でクリアしました。
won-no-guess = { $time }でクリアしました。推測は不要でした。
no-guess-needed = 推測は不要でした。
won-new-best = ベストタイム更新：{ $time }！
won-first = この難易度で初めての記録です！
won-near-best = ベストタイム（{ $best }）まであと{ $gap }でした。
won-place = 自己{ $place }位のタイムです。
box-won = お見事！
box-lost = ゲームオーバー
box-next = 新しい盤面を用意しました。
again-question = 地雷を踏みました。新しい盤面でプレイしますか？
again-yes = 新しい盤面
again-no = 終了
again = 新しい盤面
leave = 終了
difficulty = 難易度
mines-left = 地雷：{ $count }
menu-play = 1 プレイ
menu-board = 2 盤面
menu-more = 3 その他
menu-exit = 0 終了
exit-again = ゲームはまだ終わっていません。もう一度0を押すと終了します。
play-again = 新しい盤面
unranked-seeded = シードを指定した盤面はランキング対象外です。
aid-hint = ヒント
aid-think = さらに深く読む
aid-think-short = 深く読む
aid-think-stop = 思考を中止
aid-think-stop-short = やめる
aid-think-needless = 推測は不要です。
aid-thought = 思考時間 { $seconds }秒
aid-odds = 確率
odds-safe = 安全
odds-mine = 地雷
odds-elsewhere = その他すべて
aid-check = 旗を確認
draft = 仮マーク
draft-how = 仮マーク：右クリックで地雷、左クリックで安全。マスは開きません。
draft-keep = 旗にする
draft-keep-tip = 地雷の仮マークを旗にして、残りは消す
check-none = 確認できる旗がまだありません。
check-right =
    { $count ->
        [1] 旗は数字と矛盾していません。
       *[other] { $count }本の旗はすべて数字と矛盾していません。
    }
check-wrong = { $count }本の旗が間違っています：{ $cells }。
aid-auto = 自動プレイ
auto-exact = 厳密
auto-2010 = 2010年版
auto-slow = 遅い
auto-steady = 普通
auto-fast = 速い
aid-used = アシスト使用
aid-used-text = アシスト（ヒント、確率、旗の確認、自動プレイ）を使ったため、このゲームはランキング対象外です。
unranked-helped = アシストを使ったゲームはランキング対象外です。
unranked-rules = カスタムルールのゲームはランキング対象外です。
unranked-custom = この種類の盤面はランキング対象外です。
unranked-no-guess = 運任せなしの盤面はランキング対象外です。
unranked-filtered = フィルターで選んだ盤面はランキング対象外です。

## The board filter

kept-title = ゲームの自動保存
kept-about = 終了したゲームのリプレイを、Sapperのデータの「replays/games」フォルダーに保存します。
kept-which = ゲーム
kept-none = 新記録のみ
kept-wins = 勝ち
kept-all = すべてのゲーム
kept-max-time = タイム（秒未満）
kept-min-speed = 3BV/s（以上）
kept-limit = 保存数の上限
kept-name = ファイル名
kept-folders = 難易度ごとにフォルダーを分ける
kept-name-empty = 名前を入力してください。
kept-name-long = { $max }文字以内で入力してください。
kept-name-forbidden = 「{ $sign }」はファイル名に使えません。
kept-name-brace = かっこが足りません。
kept-name-unknown = 不明な項目：「{ $field }」。
filter-button = 盤面フィルター…
filter-title = 盤面フィルター
filter-on = 新しい盤面をこのフィルターで選ぶ
filter-about = 条件に合うまで盤面を作ります。未入力の項目は制限なしです。こうして選んだ盤面のゲームには印が付き、ランキング対象外になります。
filter-efficiency = 効率（3BV/ZiNi）
filter-first-click = 最初のクリックで開くマス数
# The names of the fields.
filter-min = { $figure }、最小
filter-max = { $figure }、最大
filter-drawing = 盤面を試しています…
filter-none = { $drawn }面の中に条件に合うものはありません。
filter-none-drawn = 制限時間内に盤面を作れませんでした。
filter-every = すべての盤面が条件に合います。
filter-share = 全体の約{ $share }が条件に合います。
filter-one-in = 約{ $boards }面に1面が条件に合います。
filter-reversed = 最小が最大より大きいため、合う盤面がありません。
board-filtered = フィルター済みの盤面
board-filtered-text = この盤面はフィルターで選ばれたため、このゲームはランキング対象外です。
search-filter-tried = フィルターに合う盤面を探しています…（{ $tried }面を試行）
search-filter-failed = { $tried }面のうち、フィルターに合うものはありませんでした。最も近い盤面：{ $figures }。
search-nearest = 最も近い盤面でプレイ
search-go-on = 探し続ける

## The search for a no-guess board

search-title = 運任せなしの盤面
search-tried = 運任せにせず解ける盤面を探しています…（{ $tried }面を試行）
search-ordinary = 普通の盤面でプレイ
search-failed-title = 盤面が見つかりませんでした
search-failed =
    { $rows } × { $cols }マス、地雷{ $mines }個の盤面を{ $tried }面試しましたが、運任せにせず解けるものはありませんでした。{ $mines ->
        [1] 別の大きさでお試しください。
       *[other] 地雷を減らしてお試しください。
    }

## The name for a record

name-title = 新記録
name-prompt = 名前を入力してください
name-label = 名前
name-empty = 名前を入力してください。
name-too-long = 名前は{ $max }文字までです。
name-too-many-parts = アクセント記号が多すぎる文字が含まれています。
name-control = 表示できない文字が含まれています。
name-save = 保存

## The records screen

records-name = 名前
records-time = タイム
records-3bv = 3BV
records-date = 日付
records-no-name = 匿名
records-always = 全期間
records-year = 今年
records-month = 今月
records-today = 今日
records-export = 書き出す…
records-reset = リセット…
records-table = ベスト記録
records-under = 3BV { $bbbv } · { $speed }/s · { $date }
records-shown = { $count }件中{ $shown }件
records-more = さらに表示
records-reading = ゲームを読み込んでいます…
records-none =
    { $span ->
        [year] 今年は{ $level }のゲームがありません
        [month] 今月は{ $level }のゲームがありません
        [today] 今日は{ $level }のゲームがありません
       *[always] { $level }のゲームはまだありません
    }
records-none-ranked =
    { $span ->
        [year] 今年はランキング対象の{ $level }のゲームがありません
        [month] 今月はランキング対象の{ $level }のゲームがありません
        [today] 今日はランキング対象の{ $level }のゲームがありません
       *[always] ランキング対象の{ $level }のゲームはまだありません
    }
records-uncounted = アシストを使ったゲーム、運任せなしの盤面、フィルター済みの盤面、プレイ済みの盤面は集計されません。カスタム盤面とカスタムルールは別集計です。
records-invite = プレイすると、タイム、勝率、連勝がここに表示されます。
records-invite-style = 設定で「{ $style }」スタイルを選んでプレイすると、タイム、勝率、連勝がここに表示されます。
records-invite-custom = カスタム盤面でプレイすると、タイム、勝率、連勝がここに表示されます。
records-invite-rules = カスタムルールでプレイすると、タイム、勝率、連勝がここに表示されます。
records-invite-guesses = このルールで（設定、プレイ、ルール）プレイすると、タイム、勝率、連勝がここに表示されます。
records-play = { $level }をプレイ
records-not-counted = 終了したゲームはまだありません。
records-statistics = 統計
records-interval = 長い目で見た勝率は、おそらく{ $low }%から{ $high }%です（信頼度95%）。
figure-played = プレイ数
figure-won = 勝ち
figure-left = 中断
figure-rate = 勝率
figure-best = ベストタイム
figure-median = タイム中央値
figure-mean = 平均タイム
figure-best-speed = 最高3BV/s
figure-mean-speed = 平均3BV/s
figure-streak = 現在の連勝・連敗
figure-won-streak = 最多連勝
figure-lost-streak = 最多連敗
streak-won = { $count }連勝
streak-lost = { $count }連敗
chart-times = 勝ち：{ $count }、{ $from }～{ $to }、ベストタイム：{ $best }
chart-histogram = 最も多いタイム：{ $from }～{ $to }、勝ち：{ $most }
chart-rate = 勝率：{ $rate }、プレイ数：{ $count }、最近：{ $last }
picture-times = タイムの推移
picture-times-note = 単位：秒。点：勝ち、線：その時点のベスト
picture-histogram = 勝ちタイムの分布
picture-histogram-note = 秒ごとの勝ち数
picture-beyond = { $note }（ほかから大きく離れた{ $count }勝を除く）
picture-rate = 勝率
picture-rate-note = 単位：%。直近{ $count }ゲーム、細線：全ゲーム
pictures-wait = グラフは{ $count }ゲーム後に表示されます。
picture-waits = このグラフは{ $count }勝後に表示されます。
records-by = 比較項目
tip-records-by = ベスト記録を何で比べるか
flagging-any = すべて
flagging-none = 旗なし
flagging-some = 旗あり
tip-flagging = すべてのゲーム、旗を一度も立てなかったゲーム、旗を立てたゲーム
records-left-out = 以前のバージョンで記録されたため除いたゲーム：{ $count }件
records-no-figure = この値がわかる勝ちはまだありません。
records-under-figure = { $time } · 3BV { $bbbv } · { $date }
picture-by-date = { $name }の推移
picture-by-date-note = 点：勝ち、線：その時点のベスト
chart-by-date = { $name }、勝ち：{ $count }、{ $from }～{ $to }、ベスト：{ $best }
racing-means = 連続する勝ちの平均タイム
racing-means-note = { $counts }勝の、外れ値を除かない単純な平均。間の負けは数えません
racing-last = 直近
racing-best = ベスト
racing-mean = 平均
racing-from = 開始
racing-to = 終了
racing-sum = 初級、中級、上級のベストタイムの合計：{ $times } = { $sum }
racing-sum-missing = ベストタイムの合計に必要な勝ち：{ $levels }
racing-sessions = セッション
racing-sessions-note = { $minutes }分を超える中断で次のセッションになります
racing-bbbv = 3BVごとのベストタイム
racing-bbbv-note = 単位：秒。3BV順
racing-bbbv-chart = { $count }種類の3BVのベストタイム、{ $low }から{ $high }まで
reset-title = { $level }の記録をリセットしますか？
reset-text =
    「{ $style }」スタイルの{ $level }のゲーム{ $games }件を統計から消去します。{ $records ->
        [0] 表から消去される記録はありません
       *[other] 記録{ $records }件も表から消去します
    }。両方のファイルのバックアップを同じフォルダーに残します。
reset-rules = カスタムルールの{ $level }のゲーム{ $games }件を統計から消去します。ファイルのバックアップを同じフォルダーに残します。
reset-yes = リセット
reset-done = { $level }の記録をリセットしました。バックアップは「{ $file }」です。
table-saved = ゲームを「{ $file }」に保存しました。
table-not-saved = ゲームを「{ $file }」に保存できませんでした：{ $why }。
table-no-dialog = ファイル選択画面を開けませんでした。このデスクトップにはファイルポータルもzenityもありません。同じ表は「sapper scores --csv」で出力できます。

## A saved game

game-is-here = おかえりなさい。{ $level }のゲームは一時停止中です。

## Notices about the player's files

file-set-aside = 「{ $file }」を読み込めませんでした：{ $why }。元のファイルは「{ $kept }」として残し、新しいファイルを使います。
game-set-aside = 前回のゲームを再開するときに、Sapperが2回異常終了しました。そのゲームは「{ $kept }」として残しました。
file-newer = 「{ $file }」は新しいバージョンのSapperで書かれています。このファイルはそのまま残し、何も書き込みません。
file-not-saved = 「{ $file }」に保存できませんでした：{ $why }。変更はSapperを閉じると失われます。
file-left = 「{ $file }」を読み込めませんでした：{ $why }。名前も変更できなかったため、このファイルはそのまま残し、何も書き込みません。
file-faults = 「{ $file }」に解釈できない項目があります。
file-faults-more = 同様の項目がほかに{ $count }件あります。
file-no-folder = 保存先のフォルダーがないため、記録と設定はSapperを閉じると失われます。
file-no-storage = ブラウザーがこのページのデータを保存しないため、記録と設定はページを離れると失われます。
file-saved-again = 「{ $file }」に再び保存できるようになり、未保存の変更もすべて保存しました。
why-full = ディスクがいっぱいです
why-forbidden = アクセスが許可されていません
why-read-only = ディスクが読み取り専用です
why-not-a-file = ファイルではありません
why-lock = ロック「{ $lock }」がファイルではありません
why-crashes = このゲームを再開するときに、Sapperが2回異常終了しました
why-missing = ファイルまたはフォルダーがありません
why-folder = フォルダーです
why-in-the-way = フォルダーがあるべき場所にファイルがあります
why-not-text = テキストファイルではありません
why-line = { $line }行目を解釈できません
why-key = 「{ $key }」の値が無効です
why-busy = 別のSapperウィンドウが使用中です
why-protected = 読み取り専用に設定されています
why-grown = 大きすぎます
why-in-use = 別のプログラムが使用中です
why-name = 名前が長すぎるか、使用できません
why-system = システムでエラーが起きました
why-system-code = システムでエラー{ $code }が起きました
record-wrong = { $number }番目の記録は無効なため、除外します。
game-wrong = ログの{ $number }番目のゲームは無効なため、除外します。
settings-field-wrong = 設定「{ $field }」の値が無効なため、既定値を使います。

## Settings

settings-sound = サウンド
settings-accessibility = アクセシビリティ
settings-language = 言語
settings-look = 外観
settings-play = プレイ
settings-input = 操作
settings-expert = 上級者向け
settings-glass-light = ガラスの光
original-rules = スタイル本来のルールでもプレイする
original-rules-glass = ガラスは標準のルールです。
original-rules-classic = 競技のルールです。安全なのは最初のマスだけで、旗が足りないまとめ開きは何もしません。
original-rules-easyx = 最初のクリックで負けることがあり、盤面の表示と同時に時計が動き、誤ったまとめ開きで負け、最後にダイアログが出ます。
original-rules-simpleminer = 最初のクリックで負けることがあり、数字のクリックでまとめ開きし、最後にダイアログが出ます。
original-rules-console = 最初のクリックで負けることがあり、まとめ開きもはてなマークもありません。
settings-reset = このページをリセット…
settings-reset-title = 「{ $page }」をリセットしますか？
settings-reset-text = このページの設定をすべて初期値に戻します。
theme-fixed = 「{ $style }」の外観は1つだけで、テーマでは変わりません。
settings-sound-on = 効果音
settings-volume = 音量
settings-sound-guide = マスの内容を音で伝える
settings-speech-with-tones = 音に加えてマスを読み上げる
detail = 読み上げ
detail-brief = 簡潔
detail-normal = 標準
detail-full = 詳細
place-names = マスの名前
place-names-row-first = 2行4列
place-names-column-first = 4列2行
place-names-letters = D2
settings-question-marks = はてなマーク
settings-single-click = シングルクリックでまとめ開き
settings-long-press = 長押しで旗を立てる
expert-figures = 3BVや運などの数値を表示
settings-dim = 旗がそろった数字を薄くする（アシスト扱い）
settings-light = ポインターの下の数字の周囲を強調する
settings-click-flags = 数字をクリックして残りの地雷に旗を立てる（アシスト扱い）
settings-keys-at-pointer = キー操作の対象をポインターの下のマスにする
settings-past-best = ベストタイムを更新できなくなったら新しい盤面にする
settings-decimal-comma = 表を小数点コンマ、「;」区切りで書き出す
settings-raise-only = ウィンドウを前面に出すクリックでは何も起こらない
restarted-past-best = ベストタイムに間に合わないため、新しい盤面にしました。
settings-long-press-time = 長押し
settings-ms = { $ms } ms
expert-offer = 10勝達成！3BVや運も表示しますか？設定の「上級者向け」で選べます。
rules = ルール
rules-of = { $style }。変更は次のゲームから有効です。
rules-restore = スタイルの既定に戻す
style-changed = カスタムルール
skin = スキン
skin-own = Sapper標準
skin-add = スキンを追加…
skin-no-dialog = ファイル選択画面を開けませんでした。フォルダーを「skins」にコピーしても追加できます。
tip-skin-add = skin.tomlと画像のあるフォルダー（クラシック用）
skin-file-wrong = スキン「{ $name }」は使えません。ファイル「{ $what }」がないか、読めません。
skin-entry-wrong = スキン「{ $name }」は使えません。skin.tomlの「{ $what }」がないか誤っているか、画像が合いません。
rule-first-opening = 最初のクリック
rule-value-free-block = 3×3の範囲が開く
rule-value-safe = 地雷にならない
rule-value-unprotected = 地雷のこともある
rule-laid = 地雷の配置
rule-clock = 計時の開始
rule-value-first-opening = 最初のクリック時
rule-value-drawn = 盤面の表示時
rule-click-on-flag = 旗の左クリック
rule-value-ignored = 何もしない
rule-value-unflags = 旗を外す
rule-value-refused = 受け付けない
rule-chord-by = まとめ開きの操作
rule-value-buttons = 左右同時押しまたは中ボタン
rule-value-double-click = ダブルクリック
rule-value-single-click = シングルクリック
rule-value-nothing = まとめ開きなし
rule-chord-needs = まとめ開きの条件
rule-value-flag-count = 旗の数が数字と同じ
rule-value-every-mine-flagged = すべての地雷に旗がある
rule-unmet-chord = 旗が合わないときのまとめ開き
rule-value-loses = 負けになる
rule-flags-on-win = クリア時に全地雷に旗を立てる
rule-fair-guess = 公平な推測：確実に安全なマスがなければ、最も安全なマスは地雷にならない
rule-strict = 厳格ルール：確実に安全なマスがあるのに推測すると負け
rule-value-yes = オン
rule-value-no = オフ
settings-pause-minimised = ウィンドウの最小化時に一時停止
settings-swap = マウスの左右ボタンを入れ替える
settings-flag-button = 旗モードのボタンを表示

## Keys and mouse

help-how = 遊び方
help-about = バージョン情報
how-number = 数字
how-number-text =
    { $first ->
        [safe] 左クリックでマスを開きます。最初の1マスは必ず安全です。
       *[other] 左クリックでマスを開きます。
    }数字は周囲8マスにある地雷の数です。ここでは2個です。
how-flag = 旗
how-flag-text = 地雷だとわかったマスは、右クリックか{ $key }で旗を立てます。地雷を開くとゲームオーバーです。
how-chord = まとめ開き（左右同時押し）
how-chord-text = 数字の数だけ旗を立てたら、その数字の上でマウスの左右ボタンを同時に押すか{ $key }を押すと、周囲の残りのマスが開きます。
how-win = クリアとヒント
how-win-text = 地雷のないマスをすべて開くとクリアです。行き詰まったら、電球ボタンか{ $hint }でヒントを見られます。「運任せなし」（{ $no-guess }）の盤面は論理だけで解けます。
about-version = Sapper { $version }
about-what = 運任せなしの盤面、理由つきのヒント、リプレイを備えたデスクトップ用マインスイーパーです。
about-licence = MITライセンス
about-fonts = 書体Sapper SansとSapper Monoは、Inter、Atkinson Hyperlegible Next、Noto Sans SC/TC/JP/KR、JetBrains Mono（SIL Open Font License 1.1）から作成しました。
help-title = キーとマウス
help-board = 盤面
help-arrows = カーソルを移動
help-row-ends = 行の先頭／末尾へ
help-corners = 盤面の最初／最後のマスへ
help-pages = 1画面上／下へ
help-game = ゲーム
help-aid = ヒント
help-recordings = リプレイと盤面
help-replay = リプレイを見るとき
help-run = 再生／一時停止
help-events = 前／次の操作
help-marks = 前／次の印
help-speed = 速く／遅く
help-edges = 最初／最後へ
help-view = 表示
help-wheel = ホイール
help-wheel-does = 上下にスクロール
help-shift-wheel = Shift+ホイール
help-shift-wheel-does = 左右にスクロール
help-ctrl-wheel = Ctrl+ホイール
help-command-wheel = ⌘+ホイール
help-ctrl-wheel-does = 拡大／縮小
help-windows = 共通
help-tab = 次／前の項目へ
help-read-on = 上下の矢印キーで、このページを1行ずつ読み上げます。
help-press = 選択中の項目を押す
help-escape = 閉じる、または盤面に戻る
help-mouse = マウスとタッチ
help-left = 左クリック
help-left-does = マスを開く
help-flag-left = 旗モードで左クリック
help-tap = タップ
help-long = 長押し
help-long-does = 旗を立てる（タッチ。マウスは設定で有効化）
help-right = 右クリック
help-right-mac = 右クリック、2本指、またはControl+クリック
help-right-does = 旗、はてなマーク、空の順に切り替え
help-both = 左右同時押し、または中クリック
help-both-does = まとめ開き：数字の周囲を開く
help-slide = 右を押し、動かして左を押す
help-slide-does = 旗を立て、別のマスでまとめ開き
key-does-open = 開く、数字の上ではまとめ開き
key-does-flag = 旗を立てる
key-does-flag-mode = 旗モードのオン／オフ
key-does-chord = 数字のまとめ開き
key-does-pause = 一時停止／再開
key-does-no-guess = 運任せなしのオン／オフ
key-does-step = 自動プレイ：1手
key-space = Space
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
key-middle-button = 中ボタン
key-mouse-button = マウス{ $number }
keys = キー
keys-how = キーをクリックし、新しいキーかマウスのボタンを押します。同じボタンをもう一度押すと解除されます。
keys-press = キーを押してください…
keys-waiting = 新しいキーかマウスのボタンを押してください。Escでキャンセルします。
keys-fixed = { $key }は画面の操作に使われます。別のキーを押してください。
keys-taken = { $key }は「{ $name }」に使われています。別のキーを押してください。
keys-restore = 既定に戻す

## Counters

counter-time = タイム
counter-left = 左クリック
counter-right = 右クリック
counter-chords = まとめ開き
counter-flags = 旗
counter-effective = 有効クリック
counter-wasted = 無駄クリック
counter-path = 移動距離
counter-bbbv = 3BV
counter-bbbv_s = 3BV/s
counter-openings = 空白エリア
counter-islands = 島
counter-zini = ZiNi
counter-hzini = Human ZiNi
counter-ioe = IOE
counter-correctness = 正確さ
counter-throughput = スループット
counter-rqp = RQP
counter-cl_s = クリック/秒
counter-cl_s_now = 現在のクリック/秒
counter-bbbv_left = 残り3BV
counter-est = 予想タイム
counter-zne = ZNE
counter-znt = ZNT
counter-stnb = STNB
counter-qg = QG

## Recordings

counters = カウンター
counters-no-room = ウィンドウの幅が足りず、カウンターを表示できません。
zoom-in = 拡大
zoom-out = 縮小
zoom-fit = ウィンドウに合わせる
full-screen = 全画面表示
compare-figures = 3BV { $solved } / { $bbbv } · クリック { $clicks } · { $speed } 3BV/s
compare-title = 比較
library = ライブラリ
library-add = フォルダーを追加…
library-all-levels = すべての難易度
library-best-speed = 最高 { $speed } 3BV/s
library-best-time = ベスト { $time }
counter-clicks = クリック数
library-compare = 比較
library-cut = 最初の{ $count }件のリプレイのみ表示しています。
library-folder-missing = 現在読み込めません
library-folder-own = 自分のゲーム
library-folders = フォルダー…
library-folders-note = これらのフォルダーと、その中のすべてのフォルダーからリプレイを探します。ファイルは変更しません。
library-folders-title = ライブラリのフォルダー
library-format = 形式
library-imported = 読み込んだゲーム：{ $games } · 勝ち：{ $wins }
library-invite = ライブラリは、リプレイをタイムや日付などの順に一覧表示します。自分のゲームのほか、Minesweeper Arbiter、Viennasweeper、Metasweeper、Minesweeper Cloneのゲームのフォルダーも追加できます。
library-invite-drop = フォルダーをウィンドウにドロップすることもできます。
library-level = 難易度
library-mark = マーク
library-no-dialog = ファイル選択画面を開けませんでした。このデスクトップにはファイルポータルもzenityもありません。フォルダーをウィンドウにドロップすることはできます。
library-none = リプレイはまだありません
library-nothing = 該当するリプレイはありません。
library-own = 自分のゲーム：{ $games } · 勝ち：{ $wins }
library-play = 見る
library-player = プレイヤー
library-program = プログラム
library-reading = リプレイを読み込んでいます：{ $done } / { $count }…
library-remove = ライブラリから外す
library-rescan = 更新
library-search = 検索：花子 time<60 3bv>=150
library-search-short = 検索
library-sort = 並べ替え
library-searching = リプレイを探しています…
library-shown = { $count }件のリプレイ
library-uncounted = 集計外：{ $count }（読み取れない、または続きからプレイ）
library-unmark = マーク解除
library-wins = 勝ちのみ
tip-library-add = リプレイのフォルダーを選ぶ
tip-library-compare = マークした2ゲーム、またはマークしたゲームとこのゲームを並べて見る
tip-library-folders = フォルダーを追加または削除
tip-library-mark = 比較用にマーク
tip-library-play = このリプレイを見る
tip-library-rescan = 新しいリプレイや変更されたリプレイを探す
tip-library-search = 名前、プレイヤー、プログラムに含まれる語、または条件：time<60、3bv>=150、3bv/s>2、eff>90、date>=2024-05、player:ada、program:arbiter
tip-library-sort = この項目で並べ替え。もう一度選ぶと逆順
replay-watch = 見る
replay-watch-last = このゲームを見る
play-on = 最後のクリックを取り消す
play-on-button = クリックを取り消す
play-on-here = ここからプレイ
race = ゴーストと対戦
race-board = この盤面の最高記録と対戦
race-level = この難易度の自己ベストと対戦
race-bbbv = 同じ3BVの自己ベストと対戦
race-this = このゲームと対戦
race-this-short = 対戦
race-this-time = このタイムに挑戦
race-none = 対戦できるリプレイがまだありません。
race-gone = 対戦中のリプレイを読み込めませんでした。
race-ghost = { $name }：{ $time }
race-your-best = 自己ベスト
race-this-game = リプレイ
race-you = あなた
race-it = ゴースト
race-ahead = { $lead } リード
race-behind = { $lead } ビハインド
race-level-with = 互角
race-won = ゴーストに{ $time }差で勝ちました。
race-lost = ゴーストに{ $time }差で負けました。
race-tie = ゴーストと同着です。
race-won-alone = 勝ち：ゴーストは完走していません。
race-lost-game = ゴーストの勝ち：地雷を踏みました。
race-lost-both = どちらも地雷を踏み、クリアできませんでした。
announce-race-ahead = ゴーストをリードしています：{ $lead }。
announce-race-behind = ゴーストがリードしています：{ $lead }。
announce-ghost-done = ゴーストが完走しました：{ $time }。
replay-open = リプレイを開く…
replay-save-as = リプレイを保存…
replay-save = 保存…
replay-leave = 戻る
replay-details = 詳細
replay-won = 勝ち
replay-lost = 負け
replay-marks = 印
replay-no-mark = 印はもうありません。
replay-runs = 再生中
replay-time = { $end }秒中{ $at }秒
replay-this-game = このゲーム
replay-damaged = 「{ $file }」は壊れているため、再生できるところまで再生します：{ $why }。
replay-more-damaged = 「{ $file }」：{ $why }。
replay-unreadable = 「{ $file }」を再生できません：{ $why }。
replay-saved = リプレイを「{ $file }」に保存しました。
replay-not-saved = リプレイを「{ $file }」に保存できませんでした：{ $why }。
gif-save = GIFとして保存…
gif-title = GIFとして保存
gif-from = 開始（秒）
gif-to = 終了（秒）
gif-pointer = ポインター
gif-clock = 残り地雷数と時間
gif-cell = マスの大きさ
gif-bad-time = { $begin }から{ $end }までの秒数を入力してください。
gif-no-part = 終了は開始より後にしてください。
gif-part = GIF：{ $from }～{ $to }秒
gif-mark-from = GIFをここから開始
gif-mark-to = GIFをここで終了
gif-saved = GIFを「{ $file }」に保存しました。
gif-not-saved = GIFを「{ $file }」に保存できませんでした：{ $why }。
replay-no-dialog = ファイル選択画面を開けませんでした。このデスクトップにはファイルポータルもzenityもありません。リプレイをウィンドウにドロップするか、「sapper --replay ファイル」で開くことはできます。
custom-not-here = 「{ $style }」スタイルにはカスタム盤面がありません。設定で別のスタイルを選んでください。
replay-nothing = リプレイはまだありません。先にゲームをプレイしてください。
board-copy = 盤面コードをコピー
board-paste = コードでプレイ
board-retry = 同じ盤面
board-copied = 盤面コードをコピーしました。コードをSapperに貼り付ければ、誰でもこの盤面をプレイできます。
picture-copy = 画像をコピー
picture-copied = 画像をコピーしました。
picture-saved = この環境では画像をクリップボードにコピーできないため、「{ $file }」に保存しました。
picture-not-saved = 画像をコピーすることも「{ $file }」に保存することもできませんでした：{ $why }。
board-none = コピーできる盤面がまだありません。先にマスを開いてください。
board-wrong = クリップボードに有効な盤面コードがありません：{ $why }。
unranked-known = プレイしたことや見たことのある盤面はランキング対象外です。
unranked-played-on = 続きからプレイしたゲームはランキング対象外です。
played-on = 続きからプレイ
file-not-signed = 署名なし
file-not-fair = 公正プレイの宣言なし
file-mode = モード：{ $text }
file-unknown = Sapperが知らない項目：{ $text }
set-up = 検討盤から
unranked-set-up = 検討盤から始めたゲームはランキング対象外です。

## Luck analysis

luck-title = 運の分析
luck-button = 運の分析…
luck-short = 運 { $overall }%
luck-short-none = 推測は不要
luck-reckoning = 計算中…
luck-needless = 運：不要な推測で負けました
luck-text =
    運：推測に{ $count }回成功、{ $count ->
        [1] 確率
       *[other] 通算確率
    }{ $overall }%
luck-lost = 運：推測に{ $count }回成功、{ $count ->
        [1] 確率
       *[other] 通算確率
    }{ $overall }%。その後、地雷率{ $risk }%の推測が外れました
luck-lost-at-once = 運：唯一の推測（地雷率{ $risk }%）が外れました
luck-certain = 運：推測に{ $count }回成功、{ $count ->
        [1] 確率
       *[other] 通算確率
    }{ $overall }%。その後、地雷確定のマスを開きました
luck-certain-at-once = 運：地雷確定のマスを開きました
luck-estimated = { $text }（推定）
luck-cell = { $row }行{ $col }列：{ $stake }
luck-cells = { $row }行{ $col }列の周囲{ $count }マス：{ $stake }
luck-stake = 地雷率{ $risk }%（これが最小）
luck-stake-needless = 地雷率{ $risk }%（{ $least }%のマスもあり）
luck-stake-certain = 地雷率{ $risk }%（安全なマスもあり）
luck-fatal = { $text }。ここで負け
luck-next = 次の手は推測です：{ $stake }。
luck-next-mine = 次の手で開くのは、地雷確定のマスです。
luck-beyond = ゲームが大きすぎるため、{ $time }以降は分析していません。
luck-partial = { $text }。{ $beyond }
luck-last = 最後の手で地雷を踏みました：{ $stake }。

## Review of a recording

review-overlooked = 見落とし
review-slow-moves = 遅い手
review-idle = 無操作時間
review-still = 静止時間
review-guess = 不要な推測：{ $place }は{ $time }前から安全確定
review-wait = 安全なマスを{ $time }間見落とし：{ $place }
review-slow = { $time }かかった遅い手：{ $place }
review-wasted = 無駄クリック：{ $place }
review-wasted-outside = 盤面の外の無駄クリック
replay-why = ミスの理由
mark-guess = 推測
mark-needless = 不要な推測
mark-overlooked = 見落とし
mark-slow = 遅い
mark-wasted = 無駄

## In the terminal

no-display = ウィンドウを表示するディスプレイが見つかりません。デスクトップ環境で起動するか、DISPLAYまたはWAYLAND_DISPLAYを設定してください。
too-few-files = このプログラムが同時に開けるファイルの数が少なすぎます（ulimit -n）。

display-silent = ウィンドウを開けませんでした。DISPLAYまたはWAYLAND_DISPLAYで指定されたディスプレイが応答しません。デスクトップ環境で起動してください。
report-ended = 内部エラーのためSapperが終了しました。ゲームは保存されています。詳細は「{ $file }」をご覧ください。
report-went-on = Sapperで内部エラーが発生しましたが、プレイは続けられます。詳細は「{ $file }」をご覧ください。
report-unwritten = Sapperで内部エラーが発生しましたが、レポートを書き込めませんでした：

## The game in a terminal

console-play = プレイ：{ $board }
console-watch = ゲームを見る：{ $board }
console-level = 難易度
console-exit = 終了
console-back = 戻る
console-bye = 終了します。
console-choose = メニューの番号を入力してください。
console-board = { $name }、{ $rows } × { $cols }、地雷{ $mines }個
console-board-scattered = { $name }、{ $rows } × { $cols }
console-number = { $name }（{ $min }～{ $max }）：
console-command = 1 開く、2 旗、0 メニュー、? ヘルプ >
console-cell = 行と列 >
console-remaining = 残り地雷：{ $count }
console-won = クリア！安全なマスをすべて開きました。盤面全体は次のとおりです。
console-lost = 地雷を踏んで負けました。盤面全体は次のとおりです。Xは踏んだ地雷です。
console-unreadable = この行を読み取れませんでした。短いコマンドを入力してください。
console-unknown = 不明なコマンドです。「?」でヘルプを表示します。
console-surplus = このコマンドの後には何も付けられません。
console-not-a-cell = マスは行と列の2つの整数で入力してください（例：3 4）。
console-outside = そのマスはありません。行は1から{ $rows }、列は1から{ $cols }までです。
console-already-open = そのマスはもう開いています。
console-flagged = そのマスには旗があります。開くには先に旗を外してください。
console-no-flag = そのマスには旗がありません。
console-mark-open = そのマスは開いているため、旗を立てられません。
console-chord-refused = 周囲の旗が数字と合わないため、何も開きませんでした。
console-chord-covered = まとめ開きは開いた数字の上でのみ使えます。
console-chord-done = その数字の周囲に開けるマスはもうありません。
console-hint-do = 開く：o { $row } { $col }
console-hint-flagged = 旗が立っています。旗を外す：u { $row } { $col }
console-help-open = 3行4列のマスを開く
console-help-mark = 旗を立てる、または外す
console-help-unmark = 旗を外す
console-help-chord = まとめ開き：旗が数字と合えば周囲のマスをすべて開く
console-help-hint = 安全なマスとその理由を表示
console-help-look = 盤面をもう一度表示
console-help-leave = あきらめてメニューに戻る
console-next = 次のマス：{ $at }（推定地雷率{ $chance }%）

## Hints

hint-any-first = 最初のクリックは必ず安全です。どのマスでも開けます。
hint-none = これ以上、推理できることはありません。
hint-guess = 最善の推測は{ $rated }です。確実に安全なマスはありません。
contradiction-mines = 地雷の数（{ $mines }）が閉じたマスの数（{ $covered }）より多くなっています。
contradiction-high = { $cells }の周囲の閉じたマスが足りません。
contradiction-together = 次の数字は互いに矛盾しています：{ $cells }。
contradiction-count = 地雷が{ $mines }個では、次の数字が同時に成り立ちません：{ $cells }。
hint-guess-risk = { $cell }（地雷率{ $chance }%）
hint-guess-win-about = { $cell }（地雷率{ $chance }%、勝率約{ $win }%）
hint-guess-win-exact = { $cell }（地雷率{ $chance }%、勝率{ $win }%）
hint-guess-ring = このマス
hint-guess-dashed = 破線の枠のマス
hint-guess-hopeless = この二択を推理で解くことはできないので、いつ推測しても同じです。
hint-guess-last = 安全なら、推測はもう必要ありません。
hint-guess-leads-on-surely = 安全なら、必ず別の安全なマスがわかります。
hint-guess-leads-on = 安全なら、おそらく別の安全なマスがわかります（{ $chance }%）。
hint-guess-may-lead-on = 安全なら、別の安全なマスがわかるかもしれません（{ $chance }%）。
hint-guess-leads-nowhere = 安全でも、別の安全なマスがわかる見込みは低めです（{ $chance }%）。
hint-guess-settles = 二択を避けるか、早めに片付けられます。
hint-guess-settles-leads-on = 二択を避けるか、早めに片付けられ、おそらく安全なマスがわかります（{ $chance }%）。
hint-guess-safer = 地雷率が{ $safest }%しかないマスもありますが、得られる情報が少なくなります。
hint-guess-next = 次の候補：{ $first }。
hint-guess-next-two = 次の候補：{ $first }。その次：{ $second }。

## The command line: help. See src/cli/help_texts.rs for how the keys are found.

cli-about = デスクトップ用マインスイーパー。
cli-usage = 使い方：
cli-usage-options = [オプション]
cli-commands = コマンド：
cli-arguments = 引数：
cli-options = オプション：
cli-default = 既定：
cli-possible = 使える値：
cli-man-name = 名前
cli-man-synopsis = 書式
cli-man-description = 説明
cli-man-version = バージョン
cli-command-analyze = 局面の正確な確率、最善手とその理由を出力
cli-command-autoplay = ソルバーに何度もプレイさせ、勝率を出力
cli-command-console = ターミナルでプレイ
cli-command-generate = 盤面を生成（運任せなしも可）
cli-command-practice = 練習用の局面を、答えと理由とともに出力
cli-command-replay = リプレイのカウンターと運を出力
cli-command-scores = 記録を出力
cli-command-help = このヘルプ、またはコマンドのヘルプを表示
cli-value-code = コード
cli-value-command = コマンド
cli-value-date = 日付
cli-value-file = ファイル
cli-value-first = ルール
cli-value-k = K
cli-value-kind = 種類
cli-value-lang = 言語
cli-value-level = 難易度
cli-value-ms = ミリ秒
cli-value-n = N
cli-value-row-col = 行,列
cli-value-seed = シード
cli-value-seconds = 秒
cli-value-strategy = 戦略
cli-value-style = スタイル
cli-value-t = T
cli-value-task = 課題
cli-value-theme = テーマ
cli-help = ヘルプを表示
cli-version = バージョンを表示
cli-lang = 表示言語：en, zh-CN, zh-TW, ja, ko, de, fr, es, pt-BR, it, ru, uk, pl [既定：システムの言語。ウィンドウでは設定の言語]
cli-level = プレイする難易度
cli-rows = カスタム盤面の行数、1～256（ターミナルでは99まで）
cli-cols = カスタム盤面の列数、1～256（ターミナルでは99まで）
cli-mines = カスタム盤面の地雷数、0からマスの数より1少ない数まで
cli-seed = このシードで地雷を配置し、同じ盤面を再びプレイできるようにする。ランキング対象外
cli-window-style = プレイするスタイル
cli-window-board = このコードの盤面をプレイ。ランキング対象外
cli-window-no_guess = 運任せなしの盤面をプレイ。ランキング対象外
cli-window-announce = スクリーンリーダー用に、出来事を1行ずつ出力
cli-window-replay = リプレイ（RAWVF、AVF、MVF、RMV、EVF）を見る
cli-window-position = このファイルの局面または盤面を検討盤で開く
cli-console-auto = 2010年版アルゴリズムのプレイを1ゲーム見る。ターミナルではその後メニューを表示
cli-console-delay = 手と手の間隔（ミリ秒）、0～10000 [既定：ターミナルでは80、それ以外は0]
cli-console-scores = 各マスの推定地雷率を盤面の横に%で表示
cli-analyze-file = 局面 [既定：標準入力]。「mines N」の行に続けて1行ずつ、「.」または「#」は閉じたマス、数字は開いたマス、「F」は旗。または局面のJSON配列。検討盤が読める文字列（盤面コード、リンク、掲示板の図）も可
cli-analyze-json = JSONを1行に1オブジェクトずつ出力。行と列は0から、理由の文の中では1から数える
cli-analyze-repeat = 確率をN回計算し、時間の中央値をマイクロ秒で出力
cli-autoplay-games = ゲーム数
cli-autoplay-boards = このファイルの盤面をプレイ。形式は「sapper generate」の出力と同じ
cli-autoplay-first = 最初のマスの保護
cli-first-safe = 地雷にならない。隅から開始
cli-first-opening = 置ける場合は3×3の範囲が開く。4行4列から開始
cli-first-none = 地雷のこともある。隅から開始
cli-autoplay-strategy = ソルバーの戦略
cli-strategy-exact = 先までプレイして推測を比較。1手に最大50ミリ秒
cli-strategy-fast = 推測1回分だけ先読み。最高速
cli-strategy-deep = exactと同じ。1回の推測に--thinkの時間まで使う
cli-strategy-heuristic = 2010年版アルゴリズム
cli-autoplay-think = 「deep」の推測1回あたりのミリ秒数
cli-autoplay-threads = スレッド数 [既定：プロセッサ数]
cli-autoplay-seed = 最初のゲームのシード。次のゲームからは1ずつ増える [既定：ランダム（値を出力）]
cli-autoplay-results = 結果をこのファイルに書き込む。順に1行1ゲーム、勝ちは1、負けは0
cli-autoplay-json = 1つのJSONオブジェクトを出力
cli-generate-no_guess = 最初のクリックの後は推測が不要な盤面を生成
cli-generate-first = 最初に開くマス。0から数える。置ける場合は周囲も地雷なし [既定：3,3、小さい盤面では中央]
cli-generate-count = 盤面の数
cli-generate-seed = 最初の盤面のシード。次の盤面からは1ずつ増える [既定：ランダム（値を出力）]
cli-generate-daily = 日付（例：2026-11-23）のデイリー盤面をコードとともに出力 [既定：UTCの今日]
cli-generate-json = 1つのJSON配列を出力。--dailyでは1つのオブジェクト
cli-practice-task = 各局面の課題 [既定：safe。種類がoddsならguess]
cli-task-safe = 安全なマスを見つける
cli-task-mines = 旗のない確実な地雷をすべて見つける
cli-task-guess = 確実に安全なマスはない：地雷率が最も低いマスを見つける
cli-practice-kind = 課題に必要な推理の種類。それより簡単な推理では解けない [既定：single。課題がguessならodds]
cli-kind-single = 数字を1つずつ
cli-kind-pair = 2つの数字を合わせて
cli-kind-numbers = 3つ以上の数字を合わせて
cli-kind-count = 残りの地雷数も使う
cli-kind-odds = 確実なマスがない。guessのみ
cli-practice-size = 局面の元になるゲームの難易度
cli-practice-count = 局面の数
cli-practice-seed = 最初の局面のシード。次の局面からは1ずつ増える [既定：ランダム（値を出力）]
cli-practice-json = 「sapper analyze」が読めるJSON配列を1つ出力
cli-replay-files = リプレイ（RAWVF、AVF、MVF、RMV、EVF）、またはそのフォルダー
cli-replay-csv = 代わりにコンマ区切りの表を出力（運を除く）
cli-replay-export = 代わりにこの形式でリプレイを書き出す
cli-replay-output = 書き込むファイル。リプレイが複数ならフォルダー [既定：標準出力]
cli-replay-from = GIFの開始時刻（リプレイ内の秒数） [既定：最初]
cli-replay-to = GIFの終了時刻（リプレイ内の秒数） [既定：最後]
cli-replay-no_pointer = ポインターと押されたマスを含めずにGIFを作る
cli-replay-odds = 閉じたマスの確率を含めてGIFを作る
cli-replay-no_clock = 残り地雷数と時間を含めずにGIFを作る
cli-replay-cell = GIFのマスの一辺（ピクセル）。非常に大きな盤面では小さくなる [既定：24]
cli-replay-theme = GIFの色
cli-value-format = 形式
cli-replay-json = 1行に1つのJSONオブジェクトを出力
cli-scores-statistics = 代わりに難易度とスタイルごとの全体の統計を出力
cli-scores-csv = 代わりにすべてのゲームをコンマ区切りで出力
cli-decimal_comma = 項目を「;」で区切り、小数点にコンマを使う
cli-scores-json = 1つのJSON文書を出力
cli-scores-by = ゲームの記録から、このカウンターのベストを出力
cli-scores-flags = 旗を一度も立てなかったゲーム（none）、または立てたゲーム（some）だけ
cli-scores-sessions = 代わりにセッションを出力。30分を超える中断で区切る
cli-value-counter = カウンター
cli-value-flags = 旗
cli-help-command = 説明するコマンド

## The command line: usage errors

cli-wrong = コマンドラインを解釈できませんでした。「{ $help }」を参照してください。
cli-wrong-option = 不明なオプション「{ $argument }」です。「{ $help }」を参照してください。
cli-wrong-option-meant = 不明なオプション「{ $argument }」です。「{ $meant }」のことですか？
cli-wrong-command = 不明なコマンド「{ $word }」です。「{ $help }」を参照してください。
cli-wrong-command-meant = 不明なコマンド「{ $word }」です。「{ $meant }」のことですか？
cli-wrong-word = 余分な引数「{ $word }」があります。「{ $help }」を参照してください。
cli-wrong-before = 「{ $argument }」はウィンドウのオプションですが、「{ $command }」はウィンドウを開きません。「{ $command }」にもこのオプションがある場合は、コマンドの後に書いてください。
cli-wrong-no-value = 「{ $argument }」には値が必要です。
cli-wrong-surplus = 「{ $argument }」は値をとりませんが、「{ $value }」が指定されました。
cli-wrong-twice = 「{ $argument }」は1回だけ指定できます。
cli-wrong-conflict = 「{ $argument }」は{ $others }と同時に指定できません。
cli-wrong-missing = 指定されていません：{ $missing }。
cli-wrong-no-text = 「{ $word }」は有効なUTF-8ではありません。
cli-wrong-value = 「{ $value }」は「{ $argument }」に使えません：{ $why }。
cli-wrong-value-meant = 「{ $meant }」のことかもしれません
cli-wrong-value-known = 使える値は{ $known }です
cli-wrong-value-unknown = 解釈できません
cli-wrong-number = { $min }から{ $max }までの整数を指定してください
cli-wrong-cell = 0から数えた行と列を、3,3のように指定してください
cli-wrong-day = 日付を2026-11-23のように指定してください
cli-wrong-seconds = 秒数を12.5のように指定してください
cli-wrong-board = そのような盤面はありません：{ $why }。

## The command line: results

cli-standard-input = 標準入力
cli-source-wrong = { $source }を使えません：{ $why }。
why-large-picture = 画像が{ $most }メガピクセルを超えています
cli-too-large = { $limit } MiBを超えています
cli-unprinted = 結果を出力できませんでした：{ $why }。
cli-output-closed = 標準出力が閉じているため、結果を出力できません。
replay-export-folder = 複数のリプレイを書き出すにはフォルダーが必要です。「--output フォルダー」を指定してください。
evf-refused-size = EVFに入る盤面は最大255 × 255マスです。
evf-refused-marks = EVFにははてなマークがありませんが、このゲームでは使われています。
evf-refused-rules = このゲームのルールはEVFでは表せません。
gif-only-gif = --from、--to、--no-pointer、--odds、--no-clock、--cell、--themeには--export gifが必要です。
cli-unwritten = 「{ $file }」に書き込めませんでした：{ $why }。
cli-terminal-broken = ターミナルを使えませんでした：{ $why }。
scores-empty = 記録はまだありません。初級、中級、上級のゲームに勝つと、ここに表示されます。
scores-no-games = 終了したゲームはまだありません。
scores-table = { $level }、{ $style }
scores-time = タイム（秒）
scores-date = 日付（UTC）
replay-format = 形式
replay-program = プログラム
replay-player = プレイヤー
replay-date = 日付
replay-result = 結果
replay-unfinished = 未完了
counter-solved = 解いた3BV
replay-guesses = 推測
replay-luck = 運
analyze-safe = 安全
analyze-mine = 地雷
analyze-layouts = 地雷{ $mines }個のありうる配置：{ $layouts }通り
analyze-too-wide = 局面が大きすぎて、ありうる地雷の配置をすべては数えられません。
analyze-estimated = 確率は推定値です。安全または地雷と示したマスは確実です。
analyze-guessed = 地雷の数が書かれていないため、{ $mines }個と推定しました。
analyze-starts = 運任せにせず解ける開始マス
analyze-best-start = 最善の開始マス
analyze-no-start = なし
analyze-best = 最善：{ $place }（{ $chance }）
analyze-time = 確率の計算時間：{ $micros } µs（中央値）
analyze-no-json = 局面のJSON配列ではありません：{ $why }
analyze-position = { $number }番目の局面：{ $why }
analyze-measures = 盤面が、書かれている{ $rows }行{ $cols }列と一致しません
autoplay-left = 残り{ $time }
autoplay-strategy = 戦略
autoplay-games = ゲーム数
autoplay-wins = 勝ち
autoplay-win-rate = 勝率
autoplay-rate = { $rate }%（95%信頼区間：{ $low }%～{ $high }%）
autoplay-guesses = 1ゲームあたりの推測回数
autoplay-time = 時間
autoplay-speed = 1秒あたりのゲーム数
autoplay-worst = 最も遅い手
autoplay-milliseconds = { $ms }ミリ秒
autoplay-hurried = 打ち切った手
autoplay-hurried-why = { $count }（時間制限で打ち切ったため、再実行すると結果が変わることがあります）
autoplay-seed = シード
generate-seed = シード { $seed }
generate-seed-moved = シード { $seed }、地雷を移動
generate-none = そのような盤面はありません：{ $why }。
generate-given-up = 運任せにせず解ける{ $rows } × { $cols }、地雷{ $mines }個の盤面は、{ $seconds }秒間に{ $tried }回試しても見つかりませんでした。地雷を減らすか、盤面を小さくしてお試しください。
practice-position = { $number }. { $task ->
        [mines] 旗のない確実な地雷をすべて見つけてください
        [guess] 確実に安全なマスはありません。地雷率が最も低いマスを見つけてください
       *[safe] 安全なマスを見つけてください
    }（{ $kind }、シード { $seed }）
practice-answers = { $task ->
        [mines] 地雷
        [guess] 地雷率が最も低いマス
       *[safe] 安全なマス
    }：{ $cells }
practice-wrong-kind = 課題「guess」と種類「odds」は、必ず一緒に使います。
practice-none = シード { $seed } では、そのような局面が見つかりませんでした。別のシードをお試しください。
boards-none = 盤面が含まれていません
boards-head = ヘッダー「# rows cols mines first_row first_col rule count seed」が必要です（ruleはsafe、zero、noneのいずれか）
boards-outside = 最初のマスが盤面の外です（行と列は0から数えます）
boards-length = { $found }マスでは、{ $cols }マスの行にも{ $cells }マスの盤面にもなりません
boards-sign = { $column }列目：「{ $sign }」は地雷「*」でも空きマス「.」でもありません
boards-mines = 地雷が{ $found }個ありますが、ヘッダーでは{ $expected }個です
boards-rule = この盤面の最初のマスは、ヘッダーのルール「{ $rule }」に反しています
boards-count = 盤面が{ $found }面ありますが、ヘッダーでは{ $expected }面です

## Invalid input

fault-at = { $line }行目：{ $why }
fault-rows = 盤面の行数は1から{ $max }までで、{ $given }にはできません
fault-cols = 盤面の列数は1から{ $max }までで、{ $given }にはできません
fault-mines = { $rows } × { $cols }マスに置ける地雷は{ $max }個までで、{ $given }個は置けません
fault-unplayable = この盤面はプレイできません（{ $why }）
fault-code-empty = 盤面コードがありません
fault-code-sign = 盤面コードに「{ $sign }」は使えません
fault-code-version = このコードは新しいバージョンのSapperで作成されています
fault-code-sum = 盤面コードが不完全か、文字が間違っています
fault-position-empty = 局面が空です。「mines N」の行と盤面の各行が必要です
fault-position-mines = 盤面の行の前には、「{ $text }」ではなく「mines」と数が必要です
fault-position-rows = 「mines { $mines }」の行の下に盤面の行がありません
fault-position-sign = { $line }行目の{ $column }列目：「{ $sign }」はマスではありません（「.」または「#」は閉じたマス、0～8は開いたマス、「F」は旗）
fault-position-ragged = この行は{ $found }マスですが、最初の行は{ $expected }マスです
fault-text-unknown = 局面または盤面として認識できません
fault-text-link = このリンクに盤面は含まれていません。盤面そのものか局面をコピーしてください
fault-text-sign = { $line }行目の{ $column }列目：「{ $sign }」はマスではありません
fault-text-row = この行は{ $found }マスですが、{ $expected }マス必要です
fault-text-rows = { $expected }行のうち{ $found }行しかありません
fault-text-broken = リンクの盤面が不完全か、文字が間違っています
fault-view = { $cells }マスに{ $mines }個の地雷は置けません
fault-no-layout = この局面に合う地雷の配置はありません
fault-no-guess = 運任せにせず解ける{ $rows } × { $cols }、地雷{ $mines }個の盤面は、{ $tried }回試しても見つかりませんでした
fault-no-guess-full = すべてが地雷の盤面には、最初に開くマスがありません
fault-no-guess-outside = 最初のマスが盤面の外です
fault-no-guess-given-up = 運任せなしの盤面の検索は、{ $tried }回試した後に中止されました
fault-recording-long-line = 行が{ $max }バイトを超えています
fault-recording-endless = リプレイが{ $max } MiBを超えています
fault-recording-stray = 「{ $text }」はヘッダーでも盤面の行でもイベントでもありません
fault-recording-value = 「{ $value }」は「{ $header }」に使えません
fault-recording-unsupported = { $text }のゲームのリプレイは再生できません
fault-recording-no-board = 盤面がありません。イベントの前に「Board:」の行と、*と0の行が必要です
fault-recording-second-board = ここから2つ目の盤面が始まっています
fault-recording-row = 盤面の行に使えるのは*と0だけで、「{ $text }」は使えません
fault-recording-row-width = この行は{ $width }マスではなく{ $given }マスです
fault-recording-cols = ヘッダーでは{ $header }列ですが、盤面は{ $board }列です
fault-recording-rows = ヘッダーでは{ $header }行ですが、盤面は{ $board }行です
fault-recording-mines = ヘッダーでは地雷{ $header }個ですが、盤面には{ $board }個あります
fault-recording-event = 「{ $text }」は有効なイベントではありません
fault-recording-time = 「{ $text }」は有効な時刻ではありません
fault-recording-long-time = 「{ $text }」は24日を超えています
fault-recording-backwards = 時刻が{ $from }から{ $to }に戻っています
fault-recording-place = 「{ $text }」は有効な位置ではありません
fault-recording-no-place = イベントに位置がありません
fault-recording-off-board = { $row }行目・{ $col }列目は、{ $rows }行{ $cols }列の盤面の外です
fault-recording-far = 位置 { $x }, { $y }（ピクセル）は盤面から離れすぎています
fault-recording-unknown = Sapperが読み込める形式のリプレイではありません
fault-no-recordings = フォルダーにリプレイがありません
fault-more-games = このほかに壊れているか読めないリプレイ：{ $count }
fault-recording-damaged = ファイルの{ $offset }バイト目が壊れています（必要なもの：{ $expected }）
expected-bytes = あと{ $count }バイト
expected-last-bytes = 最後の{ $count }バイト
expected-version = 既知の形式バージョン
expected-board-size = 1～256行・列の盤面
expected-cell-side = マスの一辺のピクセル数
expected-cell = 盤面のマス
expected-mine = 地雷がまだない盤面のマス
expected-mine-count = 空きマスが残る地雷数
expected-mines = ちょうど{ $count }個の地雷
expected-event-kind = 既知の種類のイベント
expected-later-time = 前のイベント以降の時刻
expected-more-events = 次のイベント
expected-hundredths = 100分の1秒の値
expected-year = 2005～2008年の年
expected-level = 難易度の番号
expected-question-marks = はてなマークの設定コード
expected-info-text = 角かっこで囲まれたテキスト
expected-checksum = 正しいチェックサム
expected-time-in-range = 24日以内の時間
expected-position = 盤面付近の位置
fault-recording-empty = ボタンが一度も離されないうちにリプレイが終わっています

## What --announce prints

announce-place = { $row }行{ $col }列
announce-place-column-first = { $col }列{ $row }行
announce-row = { $row }行目
announce-col = { $col ->
    [other] { $col }列目
   *[letters] { $col }列
}
announce-new = 新しい盤面：{ $level }、{ $rows }行、{ $cols }列、地雷{ $mines }個。
announce-new-scattered = 新しい盤面：{ $level }、{ $rows }行、{ $cols }列。
announce-cell = { $place }：{ $what }
announce-board = 盤面
announce-board-size =
    { $rows } × { $cols }マス、{ $mines ->
        [0] { "" }
       *[other] 地雷{ $mines }個、
    }旗{ $flags }本
announce-board-part = { $all }。{ $top }行から{ $bottom }行、{ $left }列から{ $right }列が見えています
announce-covered = { $count ->
   *[other] 閉じている
}
announce-flag = 旗
announce-question = はてなマーク
announce-number = 数字{ $number }
announce-empty = { $count ->
   *[other] 空白
}
announce-mine = 地雷
announce-hit = 踏んだ地雷
announce-wrong-flag = 間違った旗
announce-hidden = 一時停止中は非表示
announce-noted = { $cell }、{ $note }
announce-start = ここから開始
announce-ring-safe = 安全
announce-ring-best = 最善の推測
announce-ring-reason = 理由の一部
announce-ring-wrong = 間違い
announce-begin = { $place }から始めましょう。そこは安全です。
announce-opened-one = { $place }：開きました、{ $what }
announce-opened = { $place }：{ $count }マス開きました
announce-chorded = { $place }：周囲の{ $count }マスを開きました
announce-flagged = { $place }：旗を立てました、残り地雷{ $left }個
announce-questioned = { $place }：はてなマーク
announce-unmarked = { $place }：マークを外しました
announce-refused-chord = { $place }：周囲の旗が数字と合わないため開けません
announce-refused-flag = { $place }：旗があるため開けません
announce-nothing = { $place }：{ $what }、変化なし
announce-lost = { $place }：地雷です。{ $time }で負けました。
announce-lost-flags = { $place }：周囲に旗のない地雷があります。{ $time }で負けました。
announce-paused = { $time }で一時停止しました。
announce-resumed = ゲームを再開しました。
announce-no-pause = 一時停止できるゲームがありません。
announce-on = { $name }：オン
announce-off = { $name }：オフ
announce-value = { $name }：{ $value }
announce-closed = 閉じました：{ $name }
announce-recording = リプレイ

## Reading the board

help-reading = 盤面の読み上げ
read-here = カーソルの位置
read-neighbours = マスの周囲
read-left = 数字の周囲の残り
read-row = 行を読む
read-column = 列を読む
read-status = 時間、残り地雷数、開いた割合
read-opened = 最後に開いたマス
read-again = もう一度読み上げる
read-next-covered = 数字に接する次の閉じたマスへ
read-previous-covered = 数字に接する前の閉じたマスへ
read-next-number = 旗が足りない次の数字へ
read-previous-number = 旗が足りない前の数字へ
read-go-to = マスへ移動
read-above-left = 左上
read-above = 上
read-above-right = 右上
read-right = 右
read-below-right = 右下
read-below = 下
read-below-left = 左下
read-left-of = 左
read-next = { $list }。{ $next }
read-span = { $first }から{ $last }
read-flags = 旗{ $count }本
read-around = { $what }：{ $flags }、閉じたマス{ $covered }個
read-mines-left = 残り地雷{ $count }個
read-share = { $share }開放済み
read-count = { $count }マス開きました
read-nothing-opened = 何も開いていません。
read-none = もうありません。
read-nothing-said = まだ何も読み上げていません。
read-begin = ここが最初です。
read-end = ここが最後です。
read-edge = 盤面の端です。
read-no-board = ここに盤面はありません。
go-to-how = 「{ $numbers }」も「D2」も{ $place }を表します。
go-to-none = そのマスはありません。最後のマスは{ $place }です。
go-to-accept = 移動

## Workbench

bench = 検討盤
bench-tip = 局面や盤面を作って確率を見る
bench-position = 局面
bench-board = 盤面
bench-covered = 閉じたマス
bench-flag = 旗
bench-first = マインスイーパーのスクリーンショットを貼り付けるか、数字を描いてください。
bench-offer = ほかの盤面で行き詰まったときは、スクリーンショットを貼り付けられます
bench-board-how = マスをクリックすると、地雷を置いたり取り除いたりできます。
bench-size = サイズと地雷数
bench-mines-guessed = { $mines }個は推定です。
undo = 元に戻す
redo = やり直す
bench-no-undo = 元に戻す操作はありません。
bench-no-redo = やり直す操作はありません。
bench-thinking = 計算中…
bench-safe-cells = 安全なマスは{ $count }個
bench-best-guess = 最善の推測：地雷率{ $chance }%
bench-layouts = ありうる配置
bench-certain-mines = 確実な地雷
bench-left = 残り地雷数
bench-too-many = 多すぎて数えられません
bench-power = { $mantissa } × 10^{ $exponent }
bench-starts = この盤面は運任せにせず解けます。{ $count ->
        [1] 開始マスは{ $place }だけです。
       *[other] 開始マスは{ $count }個で、最も広く開くのは{ $place }です。
    }
bench-no-start = この盤面は、どこから始めても推測が必要です。
bench-overflagged =
    { $count ->
        [1] { $cells }の周囲の旗が、数字の{ $number }より多くなっています。
       *[other] { $cells }の周囲の旗が、それぞれの数字より多くなっています。
    }
bench-play = プレイ
bench-practise = 問題にする
bench-why = 理由
bench-open = ファイルを開く…
bench-paste = 貼り付け
bench-clear = 消去
bench-copy = コピー
bench-format = コピー形式
bench-as-text = テキスト
bench-as-code = 盤面コード
bench-as-drawing = 掲示板用の図
bench-as-js = JSMinesweeperへのリンク
bench-as-link = 盤面へのリンク
bench-copied = コピーしました。
bench-not-copied = この形式ではコピーできません。
bench-guessed = 地雷の数が書かれていないため、{ $mines }個と推定しました。
bench-left-out = 盤面の一部ではないもの：{ $text }。
bench-picture =
    { $rows } × { $cols }マスを読み取りました。{ $doubtful ->
        [0] 地雷の数（推定{ $mines }個）を確認してください。
       *[other] 黄色い枠の{ $doubtful }マスと地雷の数（推定{ $mines }個）を確認してください。
    }
bench-picture-at = { $rows } × { $cols }マスを読み取りました。{ $cells }と地雷の数（推定{ $mines }個）を確認してください。
bench-no-picture = クリップボードに盤面のテキストも画像もありません。
bench-unreadable = 盤面を読み取れません：{ $why }。
bench-no-puzzle = 問題にできません。推理するところがありません。
bench-no-game = この局面はプレイできません。ありうる配置がないか、開くマスが残っていません。
bench-save = 局面を保存
bench-saved = 「{ $file }」に保存しました。
bench-not-saved = 「{ $file }」に保存できませんでした：{ $why }。

machine = システム情報
machine-measure = プレイ中に入力の遅延を測る
machine-about = 操作から画面が完成するまでの時間です。マウス、デスクトップ、画面の遅れは含みません。
machine-move = 描画のなめらかさを測る
machine-copy = コピー
machine-on = オン
machine-off = オフ
machine-none = 未計測
machine-spread = 中央値{ $median } ms、95%は{ $most } ms以内、最大{ $worst } ms（直近{ $count }回）
machine-frame-spread = 中央値{ $median } ms、95%は{ $most } ms以内、最大{ $worst } ms、25 ms超は{ $count }回中{ $late }回
machine-version = バージョン
machine-window = ウィンドウ、倍率
machine-cells = 盤面、マス
machine-language = 言語
machine-reader = スクリーンリーダー
machine-sound = サウンド
machine-presses = 入力の遅延
machine-frames = フレームの間隔

## The counters of one’s choice

counters-choose = カウンターを選ぶ
counters-live = 進行中
counters-after = 終了後
counters-up = 上へ移動
counters-down = 下へ移動
counters-remove = 外す
counters-add = 式を追加
counters-name = 名前
counters-formula = 式
counters-restore = 既定に戻す
counters-note = 名前：{ $names }。記号：+ − * / ^ ( )、min、max、round、sqrt、ln、log、abs。
formula-empty = 式を入力してください。
formula-long = 式は{ $max }文字までです。
formula-unknown = 「{ $name }」というカウンターはありません。
formula-bracket = かっこが足りません。
formula-unclear = 式が正しくありません。
