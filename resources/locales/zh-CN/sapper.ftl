# The texts of Sapper in Simplified Chinese.
# The files of all languages have the same keys in the same order.

app-name = Sapper 扫雷

## Units, dates and lists

seconds = { $seconds } 秒
percent = { $number }%
quoted = “{ $text }”
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
list-more = { $list }及另外 { $more } 个

## The title screen

title-go-on = 按任意键或点击鼠标开始

## The bars and the menu

level-beginner = 初级
level-intermediate = 中级
level-expert = 高级
level-beginner8x8 = 初级 8×8
level-scattered = 随机（20% 雷）
level-custom = 自定义
custom-button = 自定义…
show-remaining = 显示剩余雷数
show-remaining-short = 剩余雷数
no-guess = 无猜
no-guess-this-game = 本局无猜
no-guess-next-game = 无猜：从下一局开始
no-guess-start = 从框出来的方格开始，它是安全的。
no-guess-is-on = 无猜：开
no-guess-is-off = 无猜：关
guesses = 猜测
guesses-off = 常规
guesses-fair-guess = 猜测保护
guesses-strict = 严格推理
guesses-fair-guess-strict = { guesses-fair-guess } + { guesses-strict }
flag-mode = 插旗模式
flag-mode-is-on = 插旗模式：开
flag-mode-is-off = 插旗模式：关
sound = 音效
sound-is-on = 音效：开
sound-is-off = 音效：关
menu = 菜单
menu-aid = 提示
menu-share = 分享
menu-others = 更多
why-over = 游戏已结束
why-not-begun = 请先翻开一个方格
why-not-over = 游戏结束后可用
why-not-lost = 失败后可用
why-style = 此风格不可用
new-game = 新开一局
pause = 暂停
resume = 继续
paused = 已暂停
settings = 设置
help = 帮助
records = 纪录
style = 风格
style-glass = 玻璃
style-classic = 经典
style-easyx = 复古音乐（EasyX）
style-simpleminer = 简洁（SimpleMiner）
style-console = 终端（Console）
theme = 主题
theme-auto = 自动
theme-light = 浅色
theme-dark = 深色
theme-high-contrast = 高对比度
color-vision = 数字颜色
color-vision-usual = 默认
color-vision-deuteranopia = 绿色盲（红绿）
color-vision-protanopia = 红色盲（红绿）
color-vision-tritanopia = 蓝色盲（蓝黄）
color-vision-high-contrast = 高对比度
text-size = 文字和按钮大小
typeface = 字体
typeface-usual = 默认
typeface-reading = 更易阅读
letter-spacing = 字间距
line-spacing = 行间距
spacing-usual = 默认
spacing-wide = 宽
spacing-wider = 更宽
dwell = 停留点击
scanning = 单键扫描
pace-off = 关
pace-700ms = 0.7 秒后
pace-1000ms = 1 秒后
pace-1500ms = 1.5 秒后
pace-2500ms = 2.5 秒后
motion = 动画
motion-auto = 自动
motion-off = 完整
motion-on = 减弱
language = 语言
language-auto = 跟随系统

## Tooltips

tip-count = 剩余雷数
tip-clock = 用时（秒）
tip-remaining = 显示剩余雷数
tip-no-guess = 无需猜测的雷区
tip-flag-mode = 点击改为插旗
tip-levels = 难度
tip-sizes = 选择难度
tip-leave = 退出 Sapper
tip-odds = 显示每格是雷的概率
tip-player = 求解程序
tip-pace = 速度
tip-speed = 播放速度
tip-run = 播放
tip-time-bar = 点击或拖动可查看其他时刻；用右键拖动可选取要做成 GIF 的片段。
tip-replay-details = 显示或隐藏全部计数器、点击和标记
tip-marks = 长条是猜测，点是错过的安全方格，细线是较慢的一步，方框是无效点击；点击标记可以查看
tip-previous = 上一步
tip-next = 下一步
tip-back = 返回游戏
tip-export = 导出全部对局（CSV）
tip-reset = 删除此难度的对局
tip-luck = 所有猜测都能猜中的概率
tip-span = 时间范围
tip-bbbv = 翻开整个雷区所需的最少左键次数
tip-bbbv_s = 每秒完成的 3BV
tip-effective = 有效果的点击
tip-wasted = 没有效果的点击
tip-path = 鼠标移动的距离，以方格计
tip-openings = 一次点击就能翻开的空白区
tip-islands = 空白区以外相连的数字
tip-zini = 善用双击时所需的点击次数
tip-hzini = 像玩家那样先翻开空白区时的 ZiNi
tip-ioe = 效率：每次点击完成的 3BV
tip-correctness = 有效点击的比例
tip-throughput = 每次有效点击完成的 3BV
tip-rqp = 用时除以 3BV/s，越小越好
tip-time = 从第一次翻开到最后一次松开按键的秒数
tip-left = 不属于双击的左键次数
tip-right = 标记和取消标记的右键，以及没有效果的右键
tip-chords = 双击，包括无效的；每次算一次点击
tip-flags = 雷区上的旗子
tip-clicks = 左键、右键和双击
tip-cl_s = 平均每秒点击数
tip-cl_s_now = 最近一秒的点击数
tip-solved = 目前已解开的 3BV
tip-bbbv_left = 尚未完成的 3BV
tip-est = 按目前速度估计的用时：用时 × 3BV ÷ 已解 3BV
tip-zne = 每次点击完成的 ZiNi（仅胜局）
tip-znt = 每次有效点击完成的 ZiNi（仅胜局）
tip-stnb = 3BV 除以用时的 1.7 次方，按难度换算，越大越好
tip-qg = 用时的 1.7 次方除以 3BV，越小越好

## Buttons in dialogs

ok = 确定
cancel = 取消
close = 关闭

## The custom board dialog

custom-title = 自定义雷区
custom-rows = 行数
custom-cols = 列数
custom-mines = 雷数
custom-less = 减一
custom-more = 加一
custom-range = { $min }–{ $max }
custom-density = 雷占 { $share }
custom-density-like = 雷占 { $share }，和{ $level }一样
custom-empty = 请输入数字。
custom-not-a-number = 请输入整数。
custom-out-of-range = 请输入 { $min } 到 { $max } 之间的数。
# $max is at most one less than the number of cells, so 0 means a board of a single cell.
custom-too-many-mines =
    { $max ->
        [0] 只有一格的雷区放不下雷。
       *[other] { $rows } × { $cols } 的雷区最多放 { $max } 颗雷。
    }
custom-start = 开始
custom-boards = 已保存的雷区
custom-saved = 已保存：{ $name }
custom-removed = 已移除：{ $name }

## The information strip

strip-board = { $rows } × { $cols }，{ $mines } 颗雷
strip-best = 最佳用时：{ $time }
offer-title = 第一次玩扫雷？
first-flag = 框出来的 1 周围只有一个未翻开的方格。右键点击它，给雷插旗。
first-flag-at = { $number }的 1 周围只有一个未翻开的方格：{ $mine }。移到那里，按 { $key } 插旗。
first-chord = 框出来的数字，周围的雷都已插旗。在它上面左右键同按，翻开其余的方格。
first-chord-at = { $number }的数字，周围的雷都已插旗。在那里按 { $key }，翻开其余的方格。
first-hint = 找不到安全的一步？点灯泡或按 { $key } 看提示。
first-no-guess = 不想猜？打开“无猜”，雷区只靠逻辑就能解开。
result-lost = 你踩到雷了
strict-lost =
    { $count ->
       *[other] 框出来的方格确定安全，这一步却是猜的
    }
strict-lost-at = { $place }确定安全，这一步却是猜的
result-first = 你的第一个纪录！
result-new-best = 新纪录！
result-faster = 比最佳成绩快 { $time }
result-progress = { $time } · 已翻开 { $share } 的格子
result-as = { $name } 的纪录
result-details = 详情
result-retry = 重玩本局
copied = 已复制 ✓
notice-more = 还有 { $count } 条

## The end of a game

won = 扫雷成功，用时 { $time }。
won-no-guess = 扫雷成功，用时 { $time }。本局无需猜测。
no-guess-needed = 本局无需猜测。
won-new-best = 新纪录：{ $time }！
won-first = 这是你在这个难度的第一个纪录！
won-near-best = 比最好成绩（{ $best }）慢 { $gap }。
won-place = 这是你的第 { $place } 好成绩。
box-won = 干得漂亮！
box-lost = 游戏结束
box-next = 新的雷区已经准备好了。
again-question = 踩到雷了，新开一局吗？
again-yes = 新开一局
again-no = 退出
again = 新开一局
leave = 退出
difficulty = 难度
mines-left = 雷 { $count }
menu-play = 1 开始
menu-board = 2 雷区
menu-more = 3 更多
menu-exit = 0 退出
exit-again = 游戏还没有结束。再按一次 0 退出。
play-again = 新开一局
unranked-seeded = 指定种子的雷区不计入排名。
aid-hint = 提示
aid-think = 再想一会儿
aid-think-short = 再想
aid-think-stop = 停止思考
aid-think-stop-short = 停止
aid-think-needless = 这里无需猜测。
aid-thought = 想了 { $seconds } 秒
aid-odds = 概率
odds-safe = 安全
odds-mine = 雷
odds-elsewhere = 其余各格
aid-check = 检查旗子
draft = 标注
draft-how = 标注：右键表示有雷，左键表示安全。不会翻开方格。
draft-keep = 保留旗子
draft-keep-tip = 给标注的雷插旗，清除其余标注
check-none = 还没有可以检查的旗子。
check-right = { $count ->
        [1] 旗子与数字不矛盾。
       *[other] { $count } 面旗子都与数字不矛盾。
    }
check-wrong = 有 { $count } 面旗子一定插错了：{ $cells }。
aid-auto = 自动扫雷
auto-exact = 精确算法
auto-2010 = 2010 年的算法
auto-slow = 慢
auto-steady = 中
auto-fast = 快
aid-used = 已用辅助
aid-used-text = 本局使用过提示、概率、检查旗子或自动扫雷，不计入排名。
unranked-helped = 用过辅助的对局不计入排名。
unranked-rules = 自定义规则的对局不计入排名。
unranked-custom = 这类雷区不计入排名。
unranked-no-guess = 无猜雷区不计入排名。
unranked-filtered = 筛选出的雷区不计入排名。

## The board filter

kept-title = 自动保存录像
kept-about = 玩完的对局，录像保存在 Sapper 数据的“replays/games”文件夹中。
kept-which = 对局
kept-none = 仅新纪录
kept-wins = 获胜的对局
kept-all = 所有对局
kept-max-time = 用时少于（秒）
kept-min-speed = 3BV/s 不低于
kept-limit = 最多保留局数
kept-name = 文件名
kept-folders = 每个难度一个文件夹
kept-name-empty = 请输入名称。
kept-name-long = 最多输入 { $max } 个字符。
kept-name-forbidden = 文件名中不能有“{ $sign }”。
kept-name-brace = 缺少花括号。
kept-name-unknown = 未知字段：“{ $field }”。
filter-button = 雷区筛选…
filter-title = 雷区筛选
filter-on = 新雷区按此条件筛选
filter-about = 反复生成雷区，直到有一个符合条件。留空表示不限。筛选出的雷区会有标记，不计入排名。
filter-efficiency = 效率（3BV/ZiNi）
filter-first-click = 首次点击翻开格数
# The names of the fields.
filter-min = { $figure }，最小
filter-max = { $figure }，最大
filter-drawing = 正在试着生成雷区…
filter-none = { $drawn } 个雷区都不符合。
filter-none-drawn = 限定时间内没能生成雷区。
filter-every = 所有雷区都符合。
filter-share = 约 { $share } 的雷区符合。
filter-one-in = 约每 { $boards } 个雷区有 1 个符合。
filter-reversed = 最小值大于最大值：没有雷区符合。
board-filtered = 筛选出的雷区
board-filtered-text = 这个雷区是筛选出来的，本局不计入排名。
search-filter-tried = 正在寻找符合条件的雷区…已试过 { $tried } 个。
search-filter-failed = 试过 { $tried } 个雷区，都不符合条件。最接近的一个：{ $figures }。
search-nearest = 玩最接近的
search-go-on = 继续寻找

## The search for a no-guess board

search-title = 无猜雷区
search-tried = 正在寻找无需猜测的雷区…已试过 { $tried } 个。
search-ordinary = 玩普通雷区
search-failed-title = 没有找到雷区
search-failed =
    试了 { $tried } 个 { $rows } × { $cols }、{ $mines } 颗雷的雷区，都需要猜测。{ $mines ->
        [1] 请换个大小再试。
       *[other] 请减少雷数再试。
    }

## The name for a record

name-title = 新纪录
name-prompt = 请输入你的名字
name-label = 你的名字
name-empty = 请输入名字。
name-too-long = 名字最多 { $max } 个字符。
name-too-many-parts = 名字中有的字符附加符号过多。
name-control = 名字里有无法显示的字符。
name-save = 保存

## The records screen

records-name = 名字
records-time = 用时
records-3bv = 3BV
records-date = 日期
records-no-name = 匿名
records-always = 全部
records-year = 今年
records-month = 本月
records-today = 今天
records-export = 导出…
records-reset = 清零…
records-table = 最好成绩
records-under = 3BV { $bbbv } · { $speed }/s · { $date }
records-shown = 已显示 { $shown } / { $count }
records-more = 显示更多
records-reading = 正在读取对局…
records-none =
    { $span ->
        [year] 今年还没有{ $level }对局
        [month] 本月还没有{ $level }对局
        [today] 今天还没有{ $level }对局
       *[always] 还没有{ $level }对局
    }
records-none-ranked =
    { $span ->
        [year] 今年还没有计入排名的{ $level }对局
        [month] 本月还没有计入排名的{ $level }对局
        [today] 今天还没有计入排名的{ $level }对局
       *[always] 还没有计入排名的{ $level }对局
    }
records-uncounted = 用过辅助的对局、无猜雷区、筛选出的雷区和玩过的雷区不计入统计。自定义雷区和自定义规则另行统计。
records-invite = 玩一局，用时、胜率和连胜就会显示在这里。
records-invite-style = 在设置中选择“{ $style }”风格，玩一局，用时、胜率和连胜就会显示在这里。
records-invite-custom = 在自定义雷区玩一局，用时、胜率和连胜就会显示在这里。
records-invite-rules = 用自定义规则玩一局，用时、胜率和连胜就会显示在这里。
records-invite-guesses = 用这些规则玩一局（设置→游戏→规则），用时、胜率和连胜就会显示在这里。
records-play = 开始{ $level }
records-not-counted = 还没有玩完的对局。
records-statistics = 统计
records-interval = 长期来看，你的胜率很可能在 { $low }% 到 { $high }% 之间（95% 置信度）。
figure-played = 总局数
figure-won = 胜局
figure-left = 中途放弃
figure-rate = 胜率
figure-best = 最佳用时
figure-median = 中位用时
figure-mean = 平均用时
figure-best-speed = 最高 3BV/s
figure-mean-speed = 平均 3BV/s
figure-streak = 当前连胜／连败
figure-won-streak = 最长连胜
figure-lost-streak = 最长连败
streak-won = { $count } 连胜
streak-lost = { $count } 连败
chart-times = { $from } 至 { $to } 共胜 { $count } 局，最快 { $best }
chart-histogram = 最常见的用时：{ $from } 至 { $to }，共 { $most } 局
chart-rate = { $count } 局的胜率为 { $rate }，最近为 { $last }
picture-times = 成绩变化
picture-times-note = 单位：秒；点为每次获胜，线为当时的最好成绩
picture-histogram = 用时分布
picture-histogram-note = 各用时（秒）的胜局数
picture-beyond = { $note }；另有 { $count } 局差得多，未显示
picture-rate = 胜率
picture-rate-note = 单位：%；最近 { $count } 局，细线为全部对局
pictures-wait = 完成 { $count } 局后显示图表。
picture-waits = 获胜 { $count } 局后显示此图。
records-by = 排名依据
tip-records-by = 最好成绩按什么排名
flagging-any = 全部
flagging-none = 不插旗
flagging-some = 插旗
tip-flagging = 全部对局、一面旗都没插的对局，或插了旗的对局
records-left-out = 由旧版本记录而未计入的对局：{ $count }
records-no-figure = 还没有胜局有这个数值。
records-under-figure = { $time } · 3BV { $bbbv } · { $date }
picture-by-date = { $name }变化
picture-by-date-note = 点为每次获胜，线为当时的最好成绩
chart-by-date = { $from } 至 { $to } 共胜 { $count } 局，{ $name }最好为 { $best }
racing-means = 连续几次获胜的平均用时
racing-means-note = { $counts } 局的简单平均，不去掉任何一局；其间的负局不计
racing-last = 最近
racing-best = 最好
racing-mean = 平均
racing-from = 从
racing-to = 到
racing-sum = 初级、中级和高级最佳用时之和：{ $times } = { $sum }
racing-sum-missing = 要算最佳用时之和，还要赢：{ $levels }
racing-sessions = 场次
racing-sessions-note = 间隔超过 { $minutes } 分钟算新的一场
racing-bbbv = 每个 3BV 的最佳用时
racing-bbbv-note = 单位：秒；按 3BV 排列
racing-bbbv-chart = { $count } 个 3BV 的最佳用时，从 { $low } 到 { $high }
reset-title = 要将{ $level }清零吗？
reset-text = “{ $style }”风格{ $level }的{ $games ->
        [1] 一局
       *[other] 全部 { $games } 局
    }将不再统计，{ $records ->
        [0] 成绩表不变
       *[other] { $records } 条纪录也会从表中移除
    }。两个文件的备份会保留在同一文件夹中。
reset-rules = 用自定义规则玩的{ $level }的{ $games ->
        [1] 一局
       *[other] 全部 { $games } 局
    }将不再统计。文件的备份会保留在同一文件夹中。
reset-yes = 清零
reset-done = { $level }已清零，备份已保存为“{ $file }”。
table-saved = 对局已保存为“{ $file }”。
table-not-saved = 无法将对局保存为“{ $file }”：{ $why }。
table-no-dialog = 无法打开文件对话框：桌面没有文件选择服务，也没有 zenity。“sapper scores --csv”会输出同样的表格。

## A saved game

game-is-here = 欢迎回来，你的{ $level }对局已暂停。

## Notices about the player's files

file-set-aside = 无法读取“{ $file }”：{ $why }。原文件已保留为“{ $kept }”，Sapper 将使用新文件。
game-set-aside = 继续上一局游戏时，Sapper 两次因内部错误停止。这局游戏已保留为“{ $kept }”。
file-newer = “{ $file }”由更高版本的 Sapper 写入。该文件会保持原样，不会写入任何内容。
file-not-saved = 无法保存“{ $file }”：{ $why }。新内容只保留到关闭 Sapper 为止。
file-left = 无法读取“{ $file }”：{ $why }。也无法改名，因此该文件会保持原样，不会写入任何内容。
file-faults = “{ $file }”中有内容无法识别。
file-faults-more = 还有同样的 { $count } 处。
file-no-folder = 没有可供保存的文件夹，纪录和设置只保留到关闭 Sapper 为止。
file-no-storage = 浏览器不为此网页保存任何数据，纪录和设置只保留到离开网页为止。
file-saved-again = “{ $file }”又可以保存了，之前未保存的内容也已写入。
why-full = 磁盘已满
why-forbidden = 没有权限
why-read-only = 磁盘只读
why-not-a-file = 不是文件
why-lock = 锁“{ $lock }”不是文件
why-crashes = 继续这局游戏时，Sapper 两次因内部错误停止
why-missing = 没有这个文件或文件夹
why-folder = 这是文件夹
why-in-the-way = 应为文件夹的位置被一个文件占用
why-not-text = 不是文本文件
why-line = 第 { $line } 行无法识别
why-key = “{ $key }”的值无效
why-busy = 另一个 Sapper 窗口正在使用
why-protected = 文件为只读
why-grown = 文件太大
why-in-use = 另一个程序正在使用
why-name = 文件名太长或不被允许
why-system = 系统报告了一个错误
why-system-code = 系统报告了错误 { $code }
record-wrong = 第 { $number } 条纪录无效，已略过。
game-wrong = 日志中的第 { $number } 局无效，已略过。
settings-field-wrong = 设置项“{ $field }”的值无效，已改用默认值。

## Settings

settings-sound = 音效
settings-accessibility = 无障碍
settings-language = 语言
settings-look = 外观
settings-play = 游戏
settings-input = 操作
settings-expert = 专家
settings-glass-light = 玻璃光效
original-rules = 同时采用该样式的原版规则
original-rules-glass = 玻璃样式采用通常的规则。
original-rules-classic = 与竞速规则相同：只有第一个方格是安全的，旗子不足时双击无效。
original-rules-easyx = 首次点击可能踩雷，棋盘出现即开始计时，错误的双击会输，结束时弹出对话框。
original-rules-simpleminer = 首次点击可能踩雷，单击数字就翻开周围方格，结束时弹出对话框。
original-rules-console = 首次点击可能踩雷，没有双击和问号。
settings-reset = 重置本页…
settings-reset-title = 重置“{ $page }”？
settings-reset-text = 本页的所有设置将恢复为默认值。
theme-fixed = “{ $style }”只有一种外观，主题对它无效。
settings-sound-on = 播放音效
settings-volume = 音量
settings-sound-guide = 用音调表示方格内容
settings-speech-with-tones = 除了音调，也播报方格
detail = 播报
detail-brief = 简短
detail-normal = 普通
detail-full = 详细
place-names = 方格名称
place-names-row-first = 第 2 行第 4 列
place-names-column-first = 第 4 列第 2 行
place-names-letters = D2
settings-question-marks = 使用问号标记
settings-single-click = 单击数字翻开周围方格
settings-long-press = 长按插旗
expert-figures = 显示 3BV、运气等数值
settings-dim = 旗数已够的数字变淡（算作辅助）
settings-light = 鼠标指着数字时，突出显示周围的方格
settings-click-flags = 点击数字，给剩下的雷插旗（算作辅助）
settings-keys-at-pointer = 按键作用于鼠标指着的方格
settings-past-best = 赶不上最佳用时就新开一局
settings-decimal-comma = 导出的表格用逗号作小数点，用“;”分隔
settings-raise-only = 点击激活窗口时，不做其他操作
restarted-past-best = 已经赶不上最佳用时了，换一个新雷区。
settings-long-press-time = 长按
settings-ms = { $ms } 毫秒
expert-offer = 已经赢了 10 局！想看 3BV 和运气吗？可以在设置的“专家”里打开。
rules = 规则
rules-of = “{ $style }”风格。修改从下一局开始生效。
rules-restore = 恢复风格默认
style-changed = 自定义规则
skin = 皮肤
skin-own = 自带
skin-add = 添加皮肤…
skin-no-dialog = 无法打开文件对话框：桌面没有文件选择服务，也没有 zenity。也可以自行把文件夹复制到“skins”中。
tip-skin-add = 含 skin.toml 和图片的文件夹，用于经典风格
skin-file-wrong = 未使用皮肤“{ $name }”：缺少文件 { $what }，或无法读取。
skin-entry-wrong = 未使用皮肤“{ $name }”：skin.toml 中的“{ $what }”缺失或有误，或其图片不符。
rule-first-opening = 第一次点击
rule-value-free-block = 翻开 3×3 的空白
rule-value-safe = 不会踩雷
rule-value-unprotected = 可能踩雷
rule-laid = 布雷时机
rule-clock = 计时开始
rule-value-first-opening = 第一次点击时
rule-value-drawn = 生成雷区时
rule-click-on-flag = 左键点击旗子
rule-value-ignored = 没有反应
rule-value-unflags = 取下旗子
rule-value-refused = 不允许
rule-chord-by = 双击方式
rule-value-buttons = 左右键同按或中键
rule-value-double-click = 左键连点两下
rule-value-single-click = 左键点一下
rule-value-nothing = 不能双击
rule-chord-needs = 双击条件
rule-value-flag-count = 旗数等于数字
rule-value-every-mine-flagged = 周围每颗雷都插了旗
rule-unmet-chord = 条件不满足时双击
rule-value-loses = 输掉游戏
rule-flags-on-win = 获胜时给雷插旗
rule-fair-guess = 猜测保护：没有确定安全的方格时，最安全的方格不会是雷
rule-strict = 严格推理：明明有确定安全的方格却去猜，就算输
rule-value-yes = 开
rule-value-no = 关
settings-pause-minimised = 窗口最小化时暂停
settings-swap = 交换鼠标左右键
settings-flag-button = 显示插旗模式按钮

## Keys and mouse

help-how = 玩法
help-about = 关于
how-number = 数字
how-number-text =
    { $first ->
        [safe] 左键翻开方格，第一次点击总是安全的。
       *[other] 左键翻开方格。
    }数字表示它周围的 8 个方格中有多少颗雷，这里有两颗。
how-flag = 插旗
how-flag-text = 右键点击确定是雷的方格就能插旗，也可以按 { $key }。翻开雷，游戏就结束了。
how-chord = 双击（左右键同按）
how-chord-text = 数字周围的旗子插满后，在数字上左右键同按，或按 { $key }，就能翻开周围其余的方格。
how-win = 获胜与提示
how-win-text = 翻开所有没有雷的方格就能获胜。想不出时，点击灯泡或按 { $hint } 看提示。“无猜”（{ $no-guess }）雷区无需猜测就能解开。
about-version = Sapper { $version }
about-what = 桌面版扫雷：有无猜模式、讲明理由的提示和对局录像。
about-licence = MIT 许可
about-fonts = 字体 Sapper Sans 和 Sapper Mono 由 Inter、Atkinson Hyperlegible Next、Noto Sans SC/TC/JP/KR 和 JetBrains Mono 制成，使用 SIL Open Font License 1.1 许可。
help-title = 按键与鼠标
help-board = 雷区
help-arrows = 移动光标
help-row-ends = 到行首或行尾
help-corners = 到雷区的第一格或最后一格
help-pages = 上移或下移一屏
help-game = 游戏
help-aid = 提示
help-recordings = 录像与雷区
help-replay = 观看录像时
help-run = 播放或暂停
help-events = 上一步或下一步
help-marks = 上一个或下一个标记
help-speed = 加快或放慢
help-edges = 到开头或结尾
help-view = 视图
help-wheel = 滚轮
help-wheel-does = 上下滚动
help-shift-wheel = Shift+滚轮
help-shift-wheel-does = 左右滚动
help-ctrl-wheel = Ctrl+滚轮
help-command-wheel = ⌘+滚轮
help-ctrl-wheel-does = 放大或缩小方格
help-windows = 通用
help-tab = 到下一个或上一个控件
help-read-on = 按上下方向键一行一行地读出内容。
help-press = 按下当前控件
help-escape = 关闭，或回到雷区
help-mouse = 鼠标与触摸
help-left = 左键
help-left-does = 翻开方格
help-flag-left = 插旗模式下按左键
help-tap = 轻点
help-long = 长按
help-long-does = 插旗（触摸时；鼠标需在设置中开启）
help-right = 右键
help-right-mac = 右键、双指点按，或 Control+左键
help-right-does = 依次为旗子、问号、无标记
help-both = 左右键同按，或中键
help-both-does = 双击：翻开数字周围的方格
help-slide = 按住右键，滑动，再按左键
help-slide-does = 在一格插旗，在另一格双击
key-does-open = 翻开方格，或双击数字
key-does-flag = 插旗
key-does-flag-mode = 插旗模式开／关
key-does-chord = 双击数字
key-does-pause = 暂停或继续
key-does-no-guess = 无猜开／关
key-does-step = 自动扫雷一步
key-space = 空格
key-enter = 回车
key-return = 回车
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
key-middle-button = 鼠标中键
key-mouse-button = 鼠标 { $number }
keys = 按键
keys-how = 点击一个按键，再按新的按键或鼠标键。再按同一个鼠标键可将其移除。
keys-press = 请按键…
keys-waiting = 请按新的按键或鼠标键，按 Esc 取消。
keys-fixed = { $key } 用于移动和菜单，请按别的键。
keys-taken = { $key } 已用于“{ $name }”，请按别的键。
keys-restore = 恢复默认按键

## Counters

counter-time = 用时
counter-left = 左键
counter-right = 右键
counter-chords = 双击
counter-flags = 旗子
counter-effective = 有效点击
counter-wasted = 无效点击
counter-path = 鼠标移动距离
counter-bbbv = 3BV
counter-bbbv_s = 3BV/s
counter-openings = 空白区
counter-islands = 岛
counter-zini = ZiNi
counter-hzini = Human ZiNi
counter-ioe = IOE
counter-correctness = 正确率
counter-throughput = 吞吐率
counter-rqp = RQP
counter-cl_s = 点击/秒
counter-cl_s_now = 当前点击/秒
counter-bbbv_left = 剩余 3BV
counter-est = 预计用时
counter-zne = ZNE
counter-znt = ZNT
counter-stnb = STNB
counter-qg = QG

## Recordings

counters = 计数器
counters-no-room = 窗口太窄，显示不下计数器。
zoom-in = 放大
zoom-out = 缩小
zoom-fit = 适应窗口大小
full-screen = 全屏
compare-figures = 3BV { $solved } / { $bbbv } · 点击 { $clicks } · { $speed } 3BV/s
compare-title = 录像对比
library = 录像库
library-add = 添加文件夹…
library-all-levels = 所有难度
library-best-speed = 最高 { $speed } 3BV/s
library-best-time = 最快 { $time }
counter-clicks = 点击数
library-compare = 对比
library-cut = 只显示前 { $count } 个录像。
library-folder-missing = 现在无法读取
library-folder-own = 自己的对局
library-folders = 文件夹…
library-folders-note = 在这些文件夹及其所有子文件夹里查找录像，不会改动任何文件。
library-folders-title = 录像库的文件夹
library-format = 格式
library-imported = 导入的：{ $games } 局，胜 { $wins } 局
library-invite = 录像库按用时、日期等列出录像：自己的对局，以及 Minesweeper Arbiter、Viennasweeper、元扫雷（Metasweeper）和 Minesweeper Clone 的录像文件夹。
library-invite-drop = 也可以把文件夹拖到窗口中。
library-level = 难度
library-mark = 标记
library-no-dialog = 无法打开文件对话框：桌面没有文件选择服务，也没有 zenity。仍可将文件夹拖到窗口中。
library-none = 还没有录像
library-nothing = 没有符合条件的录像。
library-own = 自己的：{ $games } 局，胜 { $wins } 局
library-play = 观看
library-player = 玩家
library-program = 程序
library-reading = 正在读取录像：{ $done } / { $count }…
library-remove = 从录像库中移除
library-rescan = 刷新
library-search = 搜索：张三 time<60 3bv>=150
library-search-short = 搜索
library-sort = 排序
library-searching = 正在查找录像…
library-shown = { $count } 个录像
library-uncounted = 未计入：{ $count } 局（无法读取或续玩）
library-unmark = 取消标记
library-wins = 只看胜局
tip-library-add = 选择一个录像文件夹
tip-library-compare = 并排观看标记的两局，或标记的一局和这一局
tip-library-folders = 添加或移除文件夹
tip-library-mark = 标记后用于对比
tip-library-play = 观看这个录像
tip-library-rescan = 查找新的和改动过的录像
tip-library-search = 文件名、玩家和程序中的文字，或条件：time<60、3bv>=150、3bv/s>2、eff>90、date>=2024-05、player:ada、program:arbiter
tip-library-sort = 按此项排序；再选一次则反转顺序
replay-watch = 观看
replay-watch-last = 观看本局
play-on = 撤销上次点击
play-on-button = 撤销上次点击
play-on-here = 从这里开始玩
race = 与幻影竞速
race-board = 与本雷区最快的一局竞速
race-level = 与本难度的个人最佳竞速
race-bbbv = 与相同 3BV 的个人最佳竞速
race-this = 与此局竞速
race-this-short = 竞速
race-this-time = 挑战这个用时
race-none = 还没有可以竞速的录像。
race-gone = 无法读取你正在竞速的录像。
race-ghost = { $name }：{ $time }
race-your-best = 个人最佳
race-this-game = 录像
race-you = 你
race-it = 幻影
race-ahead = 领先 { $lead }
race-behind = 落后 { $lead }
race-level-with = 不相上下
race-won = 你比幻影快 { $time }，你赢了。
race-lost = 幻影快 { $time }，幻影获胜。
race-tie = 与幻影打成平手。
race-won-alone = 幻影没有完成，你赢了。
race-lost-game = 你踩到了雷，幻影获胜。
race-lost-both = 双方都踩到了雷，均未完成。
announce-race-ahead = 你领先幻影：{ $lead }。
announce-race-behind = 幻影领先：{ $lead }。
announce-ghost-done = 幻影已完成：{ $time }。
replay-open = 打开录像…
replay-save-as = 保存录像…
replay-save = 保存…
replay-leave = 返回
replay-details = 详情
replay-won = 胜利
replay-lost = 失败
replay-marks = 标记
replay-no-mark = 没有更多标记了。
replay-runs = 正在播放
replay-time = { $at } 秒，共 { $end } 秒
replay-this-game = 本局
replay-damaged = “{ $file }”已损坏，只能播放完好的部分：{ $why }。
replay-more-damaged = “{ $file }”：{ $why }。
replay-unreadable = 无法播放“{ $file }”：{ $why }。
replay-saved = 录像已保存为“{ $file }”。
replay-not-saved = 无法将录像保存为“{ $file }”：{ $why }。
gif-save = 保存为 GIF…
gif-title = 保存为 GIF
gif-from = 从（秒）
gif-to = 到（秒）
gif-pointer = 鼠标
gif-clock = 剩余雷数和时间
gif-cell = 方格大小
gif-bad-time = 请输入 { $begin } 到 { $end } 秒之间的时间。
gif-no-part = 结束时间应晚于开始时间。
gif-part = GIF：{ $from } 至 { $to } 秒
gif-mark-from = GIF 从这里开始
gif-mark-to = GIF 到这里结束
gif-saved = GIF 已保存为“{ $file }”。
gif-not-saved = 无法将 GIF 保存为“{ $file }”：{ $why }。
replay-no-dialog = 无法打开文件对话框：桌面没有文件选择服务，也没有 zenity。仍可将录像拖到窗口中，或用“sapper --replay 文件”打开。
custom-not-here = “{ $style }”风格没有自定义雷区，请在设置中选择其他风格。
replay-nothing = 还没有录像，请先玩一局。
board-copy = 复制雷区代码
board-paste = 用代码开局
board-retry = 重玩本局
board-copied = 雷区代码已复制。把它粘贴到 Sapper 中，谁都可以玩这个雷区。
picture-copy = 复制图片
picture-copied = 图片已复制。
picture-saved = 剪贴板不支持图片，因此图片已保存为“{ $file }”。
picture-not-saved = 既无法复制图片，也无法将其保存为“{ $file }”：{ $why }。
board-none = 还没有可复制的雷区，请先翻开一个方格。
board-wrong = 剪贴板里没有可用的雷区代码：{ $why }。
unranked-known = 玩过或看过的雷区不计入排名。
unranked-played-on = 续玩的对局不计入排名。
played-on = 续玩
file-not-signed = 未签名
file-not-fair = 未声明公平游戏
file-mode = 模式：{ $text }
file-unknown = Sapper 不认识：{ $text }
set-up = 来自局面分析
unranked-set-up = 来自局面分析的对局不计入排名。

## Luck analysis

luck-title = 运气
luck-button = 运气…
luck-short = 运气 { $overall }%
luck-short-none = 无需猜测
luck-reckoning = 正在计算…
luck-needless = 运气：不该猜时猜错了
luck-text = 运气：{ $count ->
        [1] 猜中 1 次，概率是 { $overall }%
       *[other] 猜了 { $count } 次，全部猜中的概率是 { $overall }%
    }
luck-lost = 运气：猜中 { $count } 次，{ $count ->
        [1] 概率是
       *[other] 全部猜中的概率是
    } { $overall }%；随后一次风险 { $risk }% 的猜测踩到了雷
luck-lost-at-once = 运气：只猜了一次，风险为 { $risk }%，踩到了雷
luck-certain = 运气：猜中 { $count } 次，{ $count ->
        [1] 概率是
       *[other] 全部猜中的概率是
    } { $overall }%；随后翻开了确定是雷的方格
luck-certain-at-once = 运气：翻开了确定是雷的方格
luck-estimated = { $text }（估计）
luck-cell = 第 { $row } 行第 { $col } 列：{ $stake }
luck-cells = 第 { $row } 行第 { $col } 列周围的 { $count } 个方格：{ $stake }
luck-stake = 风险 { $risk }%，已是最低
luck-stake-needless = 风险 { $risk }%，其实有风险仅 { $least }% 的方格
luck-stake-certain = 风险 { $risk }%，其实有安全方格
luck-fatal = { $text }；这步输了
luck-next = 下一步要猜：{ $stake }。
luck-next-mine = 下一步会翻开确定是雷的方格。
luck-beyond = { $time }之后未作分析：这局规模太大。
luck-partial = { $text }。{ $beyond }
luck-last = 最后一步踩到了雷：{ $stake }。

## Review of a recording

review-overlooked = 错过的安全方格
review-slow-moves = 较慢的步骤
review-idle = 空闲时间
review-still = 鼠标未动时间
review-guess = 猜测，其实{ $place }在 { $time }前就已确定安全
review-wait = 错过安全方格 { $time }：{ $place }
review-slow = 这一步用了 { $time }：{ $place }
review-wasted = 无效点击：{ $place }
review-wasted-outside = 无效点击：雷区之外
replay-why = 为什么错了？
mark-guess = 猜测
mark-needless = 不该猜
mark-overlooked = 错过
mark-slow = 慢
mark-wasted = 无效

## In the terminal

no-display = Sapper 找不到可以打开窗口的显示器。请在桌面环境中启动，或设置 DISPLAY 或 WAYLAND_DISPLAY。
too-few-files = 系统允许本程序同时打开的文件太少（ulimit -n）。

display-silent = Sapper 无法打开窗口：DISPLAY 或 WAYLAND_DISPLAY 指定的显示器没有回应。请在桌面环境中启动。
report-ended = Sapper 因内部错误停止；游戏已保存，详情见“{ $file }”。
report-went-on = Sapper 出现内部错误，但游戏仍可继续；详情见“{ $file }”。
report-unwritten = Sapper 发生内部错误，且无法写入报告：

## The game in a terminal

console-play = 开始：{ $board }
console-watch = 观看一局：{ $board }
console-level = 难度
console-exit = 退出
console-back = 返回
console-bye = 再见。
console-choose = 请输入菜单中的一个数字。
console-board = { $name }，{ $rows } × { $cols }，{ $mines } 颗雷
console-board-scattered = { $name }，{ $rows } × { $cols }
console-number = { $name }（{ $min }–{ $max }）：
console-command = 1 翻开，2 插旗，0 菜单，? 帮助 >
console-cell = 行号和列号 >
console-remaining = 剩余雷数：{ $count }
console-won = 你赢了，安全的方格已全部翻开。下面是布雷图。
console-lost = 踩到雷了，这局输了。布雷图中 X 是你踩到的雷。
console-unreadable = 无法识别这一行，请输入简短的命令。
console-unknown = 没有这个命令。输入 ? 查看帮助。
console-surplus = 这个命令后面不能再有其他内容。
console-not-a-cell = 请用两个整数指明方格，先行后列，例如 3 4。
console-outside = 没有这个方格：行号为 1 到 { $rows }，列号为 1 到 { $cols }。
console-already-open = 这个方格已经翻开了。
console-flagged = 这个方格插了旗。请先取下旗子再翻开。
console-no-flag = 这个方格没有旗子。
console-mark-open = 这个方格已经翻开，不能插旗。
console-chord-refused = 周围的旗数与数字不符，没有翻开任何方格。
console-chord-covered = 只能双击已翻开的数字。
console-chord-done = 这个数字周围没有可以翻开的方格了。
console-hint-do = 翻开它：o { $row } { $col }
console-hint-flagged = 你在这里插了旗。取下旗子：u { $row } { $col }
console-help-open = 翻开第 3 行第 4 列的方格
console-help-mark = 插旗，或取下旗子
console-help-unmark = 取下旗子
console-help-chord = 双击：周围的旗数与数字相符时，翻开数字周围的方格
console-help-hint = 指出一个安全的方格并说明理由
console-help-look = 重新显示雷区
console-help-leave = 放弃本局，回到菜单
console-next = 下一格：{ $at }，估计风险 { $chance }%。

## Hints

hint-any-first = 第一次点击总是安全的，请翻开任意方格。
hint-none = 没有更多可以推断的了。
hint-guess = 没有确定安全的方格，最佳猜测是{ $rated }。
contradiction-mines = 雷数（{ $mines }）多于未翻开的方格数（{ $covered }）。
contradiction-high = { $cells }周围未翻开的方格太少。
contradiction-together = 这些数字互相矛盾：{ $cells }。
contradiction-count = 雷数为 { $mines } 时，这些数字不可能都对：{ $cells }。
hint-guess-risk = { $cell }，风险 { $chance }%
hint-guess-win-about = { $cell }，风险 { $chance }%，胜率约 { $win }%
hint-guess-win-exact = { $cell }，风险 { $chance }%，胜率 { $win }%
hint-guess-ring = 这个方格
hint-guess-dashed = 虚线框里的方格
hint-guess-hopeless = 这个二选一是死猜，永远无法推断，早猜晚猜都一样。
hint-guess-last = 如果它安全，后面就不用再猜了。
hint-guess-leads-on-surely = 如果它安全，一定能推断出别的安全方格。
hint-guess-leads-on = 如果它安全，很可能会推断出别的安全方格（{ $chance }%）。
hint-guess-may-lead-on = 如果它安全，可能会推断出别的安全方格（{ $chance }%）。
hint-guess-leads-nowhere = 即使它安全，也不太可能推断出别的安全方格（{ $chance }%）。
hint-guess-settles = 它能避开或提前解决一个二选一。
hint-guess-settles-leads-on = 它能避开或提前解决一个二选一，并且很可能推断出安全方格（{ $chance }%）。
hint-guess-safer = 另有方格风险只有 { $safest }%，但得到的信息较少。
hint-guess-next = 其次是{ $first }。
hint-guess-next-two = 其次是{ $first }；再其次是{ $second }。

## The command line: help. See src/cli/help_texts.rs for how the keys are found.

cli-about = 桌面版扫雷游戏。
cli-usage = 用法：
cli-usage-options = [选项]
cli-commands = 命令：
cli-arguments = 参数：
cli-options = 选项：
cli-default = 默认：
cli-possible = 可选：
cli-man-name = 名称
cli-man-synopsis = 概述
cli-man-description = 描述
cli-man-version = 版本
cli-command-analyze = 分析一个局面：精确的概率、最好的一步和理由
cli-command-autoplay = 让求解程序玩许多局，并输出胜率
cli-command-console = 在终端里玩
cli-command-generate = 生成雷区，可指定无需猜测
cli-command-practice = 输出练习用的局面、答案和理由
cli-command-replay = 输出录像的各项计数和运气
cli-command-scores = 输出纪录
cli-command-help = 显示本帮助，或某个命令的帮助
cli-value-code = 代码
cli-value-command = 命令
cli-value-date = 日期
cli-value-file = 文件
cli-value-first = 规则
cli-value-k = 个数
cli-value-kind = 类型
cli-value-lang = 语言
cli-value-level = 难度
cli-value-ms = 毫秒
cli-value-n = 数
cli-value-row-col = 行,列
cli-value-seed = 种子
cli-value-seconds = 秒数
cli-value-strategy = 策略
cli-value-style = 风格
cli-value-t = 线程数
cli-value-task = 任务
cli-value-theme = 主题
cli-help = 显示帮助
cli-version = 显示版本
cli-lang = 所有文字的语言：en, zh-CN, zh-TW, ja, ko, de, fr, es, pt-BR, it, ru, uk, pl [默认：系统的语言；窗口中为设置的语言]
cli-level = 要玩的难度
cli-rows = 自定义雷区的行数，1 到 256（终端里最多 99）
cli-cols = 自定义雷区的列数，1 到 256（终端里最多 99）
cli-mines = 自定义雷区的雷数，从 0 到方格数减 1
cli-seed = 用这个种子布雷，可以重玩同样的雷区；成绩不计入排名
cli-window-style = 游戏风格
cli-window-board = 玩这个代码的雷区；成绩不计入排名
cli-window-no_guess = 玩不用猜的雷区；成绩不计入排名
cli-window-announce = 每发生一件事输出一行，供屏幕阅读器朗读
cli-window-replay = 观看录像（RAWVF、AVF、MVF、RMV、EVF）
cli-window-position = 在局面分析中打开这个文件里的局面或雷区
cli-console-auto = 观看 2010 年的算法玩一局；在终端里，之后会显示菜单
cli-console-delay = 每两步之间等待的毫秒数，0 到 10000 [默认：在终端里为 80，否则为 0]
cli-console-scores = 在雷区旁显示算法对每个方格的估计：有雷的概率，以百分比表示
cli-analyze-file = 局面 [默认：标准输入]：先写一行“mines N”，然后每行一排，“.”或“#”是未翻开的方格，数字是已翻开的方格，“F”是旗子；也可以是局面的 JSON 数组；也可以是局面分析能读的文本（雷区代码、链接、论坛里的图）
cli-analyze-json = 输出 JSON，每行一个对象；行和列从 0 数起，理由的文字中从 1 数起
cli-analyze-repeat = 按此次数重复计算概率，并输出用时的中位数（微秒）
cli-autoplay-games = 局数
cli-autoplay-boards = 玩这个文件里的雷区，格式与“sapper generate”的输出相同
cli-autoplay-first = 第一个方格的保护
cli-first-safe = 不会是雷；从角上开始
cli-first-opening = 放得下时翻开 3×3 的空白；从第 4 行第 4 列开始
cli-first-none = 可能是雷；从角上开始
cli-autoplay-strategy = 求解程序的策略
cli-strategy-exact = 用模拟对局比较各种猜法，每步最多 50 毫秒
cli-strategy-fast = 只向前推算一次猜测，速度最快
cli-strategy-deep = 与 exact 相同，每次猜测用满 --think 给的时间
cli-strategy-heuristic = 2010 年的算法
cli-autoplay-think = “deep”每次猜测所用的毫秒数
cli-autoplay-threads = 线程数 [默认：处理器数]
cli-autoplay-seed = 第一局的种子；后面每局加 1 [默认：随机，并会输出]
cli-autoplay-results = 按顺序将每局的结果写入这个文件，每行一个，胜为 1，负为 0
cli-autoplay-json = 输出一个 JSON 对象
cli-generate-no_guess = 生成第一次点击之后都不用猜的雷区
cli-generate-first = 第一个翻开的方格，行和列从 0 数起；放得下时它周围没有雷 [默认：3,3，较小的雷区取中间]
cli-generate-count = 雷区的个数
cli-generate-seed = 第一个雷区的种子；后面每个加 1 [默认：随机，并会输出]
cli-generate-daily = 输出某一天（例如 2026-11-23）的每日雷区和代码 [默认：今天，按 UTC]
cli-generate-json = 输出一个 JSON 数组；用 --daily 时输出一个对象
cli-practice-task = 每个局面的任务 [默认：safe；类型为 odds 时为 guess]
cli-task-safe = 找出一个安全的方格
cli-task-mines = 找出所有确定的、还没插旗的雷
cli-task-guess = 没有确定安全的方格：找出风险最低的一个
cli-practice-kind = 任务所需的推理类型，用更简单的推理解不出 [默认：single；任务为 guess 时为 odds]
cli-kind-single = 每次只看一个数字
cli-kind-pair = 两个数字一起看
cli-kind-numbers = 三个或更多数字一起看
cli-kind-count = 还要用到剩余雷数
cli-kind-odds = 什么都不确定；只用于 guess
cli-practice-size = 生成局面所用对局的难度
cli-practice-count = 局面的个数
cli-practice-seed = 第一个局面的种子；后面每个加 1 [默认：随机，并会输出]
cli-practice-json = 输出一个 JSON 数组，“sapper analyze”可以读取
cli-replay-files = 录像（RAWVF、AVF、MVF、RMV、EVF）或录像文件夹
cli-replay-csv = 改为输出逗号分隔的表格，不含运气
cli-replay-export = 改为以此格式写出录像
cli-replay-output = 写出的文件；多个录像时为文件夹 [默认：标准输出]
cli-replay-from = GIF 从录像的哪一秒开始 [默认：开头]
cli-replay-to = GIF 到录像的哪一秒结束 [默认：结尾]
cli-replay-no_pointer = GIF 中不显示鼠标及其按下的方格
cli-replay-odds = GIF 中显示未翻开方格的概率
cli-replay-no_clock = GIF 中不显示剩余雷数和时间
cli-replay-cell = GIF 中方格的边长（像素）；雷区很大时会更小 [默认：24]
cli-replay-theme = GIF 的颜色
cli-value-format = 格式
cli-replay-json = 每行输出一个 JSON 对象
cli-scores-statistics = 改为按难度和风格输出总体统计
cli-scores-csv = 改为以逗号分隔的格式输出每一局
cli-decimal_comma = 字段之间用“;”分隔，小数点用逗号
cli-scores-json = 输出一个 JSON 文档
cli-scores-by = 按这项数值输出对局日志中的最好成绩
cli-scores-flags = 只看一面旗都没插的对局（none）或插了旗的对局（some）
cli-scores-sessions = 改为输出各场次：间隔超过 30 分钟算新的一场
cli-value-counter = 数值
cli-value-flags = 旗子
cli-help-command = 要说明的命令

## The command line: usage errors

cli-wrong = 无法理解这个命令行，请看“{ $help }”。
cli-wrong-option = 没有选项“{ $argument }”，请看“{ $help }”。
cli-wrong-option-meant = 没有选项“{ $argument }”，是不是想写“{ $meant }”？
cli-wrong-command = 没有命令“{ $word }”，请看“{ $help }”。
cli-wrong-command-meant = 没有命令“{ $word }”，是不是想写“{ $meant }”？
cli-wrong-word = 多余的参数“{ $word }”，请看“{ $help }”。
cli-wrong-before = “{ $argument }”用于窗口，而命令“{ $command }”不打开窗口。如果“{ $command }”也有这个选项，请写在命令后面。
cli-wrong-no-value = “{ $argument }”需要一个值。
cli-wrong-surplus = “{ $argument }”不需要值，不能写“{ $value }”。
cli-wrong-twice = “{ $argument }”只能写一次。
cli-wrong-conflict = “{ $argument }”不能与{ $others }同时使用。
cli-wrong-missing = 缺少{ $missing }。
cli-wrong-no-text = “{ $word }”不是有效的 UTF-8。
cli-wrong-value = “{ $value }”不能用于“{ $argument }”：{ $why }。
cli-wrong-value-meant = 可能想写“{ $meant }”
cli-wrong-value-known = 有效值为{ $known }
cli-wrong-value-unknown = 无法理解
cli-wrong-number = 应为 { $min } 到 { $max } 之间的整数
cli-wrong-cell = 应为从 0 数起的行和列，例如 3,3
cli-wrong-day = 应为日期，例如 2026-11-23
cli-wrong-seconds = 应为秒数，例如 12.5
cli-wrong-board = 没有这样的雷区：{ $why }。

## The command line: results

cli-standard-input = 标准输入
cli-source-wrong = 无法使用{ $source }：{ $why }。
why-large-picture = 图片超过 { $most } 百万像素
cli-too-large = 大于 { $limit } MiB
cli-unprinted = 无法输出结果：{ $why }。
cli-output-closed = 标准输出已关闭，无法输出结果。
replay-export-folder = 导出多个录像需要一个文件夹：请使用 --output 文件夹。
evf-refused-size = EVF 最多容纳 255 × 255 格的雷区。
evf-refused-marks = EVF 没有问号，而这局使用了问号。
evf-refused-rules = 这局的规则无法用 EVF 描述。
gif-only-gif = --from、--to、--no-pointer、--odds、--no-clock、--cell 和 --theme 需要 --export gif。
cli-unwritten = 无法写入“{ $file }”：{ $why }。
cli-terminal-broken = 无法使用终端：{ $why }。
scores-empty = 还没有纪录。赢一局初级、中级或高级，成绩就会显示在这里。
scores-no-games = 还没有玩完的对局。
scores-table = { $level }，{ $style }
scores-time = 用时（秒）
scores-date = 日期（UTC）
replay-format = 格式
replay-program = 程序
replay-player = 玩家
replay-date = 日期
replay-result = 结果
replay-unfinished = 未完成
counter-solved = 已解 3BV
replay-guesses = 猜测次数
replay-luck = 运气
analyze-safe = 安全
analyze-mine = 雷
analyze-layouts = { $mines } 颗雷的布雷方式：{ $layouts }
analyze-too-wide = 局面太大，无法数出所有布雷方式。
analyze-estimated = 百分比是估计值；标为安全或雷的方格是确定的。
analyze-guessed = 文本没有写明雷数，{ $mines } 是估计的。
analyze-starts = 不用猜的起点
analyze-best-start = 最佳起点
analyze-no-start = 没有
analyze-best = 最佳：{ $place }（{ $chance }）
analyze-time = 计算概率用时 { $micros } 微秒（中位数）
analyze-no-json = 不是由局面组成的 JSON 数组：{ $why }
analyze-position = 第 { $number } 个局面：{ $why }
analyze-measures = 雷区并不是所写的 { $rows } 行、每行 { $cols } 格
autoplay-left = 还需 { $time }
autoplay-strategy = 策略
autoplay-games = 局数
autoplay-wins = 获胜
autoplay-win-rate = 胜率
autoplay-rate = { $rate }%（95% 置信区间：{ $low }% 到 { $high }%）
autoplay-guesses = 每局猜测次数
autoplay-time = 用时
autoplay-speed = 每秒局数
autoplay-worst = 最慢的一步
autoplay-milliseconds = { $ms } 毫秒
autoplay-hurried = 提前结束的步数
autoplay-hurried-why = { $count }（因时间到而停止计算，再次运行的结果可能不同）
autoplay-seed = 种子
generate-seed = 种子 { $seed }
generate-seed-moved = 种子 { $seed }，移动过雷
generate-none = 没有这样的雷区：{ $why }。
generate-given-up = 在 { $seconds } 秒内试了 { $tried } 次，没有找到 { $rows } × { $cols }、{ $mines } 颗雷且不用猜的雷区。请减少雷数或缩小雷区再试。
practice-position = { $number }. { $task ->
        [mines] 找出所有确定的、还没插旗的雷
        [guess] 没有确定安全的方格：找出风险最低的一个
       *[safe] 找出一个安全的方格
    }（{ $kind }，种子 { $seed }）
practice-answers = { $task ->
        [mines] 雷
        [guess] 风险最低
       *[safe] 安全的方格
    }：{ $cells }
practice-wrong-kind = 任务“guess”只能与类型“odds”一起使用，反之亦然。
practice-none = 用种子 { $seed } 没有找到这样的局面。请换一个种子。
boards-none = 里面没有雷区
boards-head = 应为文件头“# rows cols mines first_row first_col rule count seed”，其中 rule 为 safe、zero 或 none
boards-outside = 第一个方格在雷区之外；行和列从 0 数起
boards-length = { $found } 个方格既不是 { $cols } 格的一行，也不是 { $cells } 格的雷区
boards-sign = 第 { $column } 列：“{ $sign }”既不是雷“*”，也不是无雷方格“.”
boards-mines = 这个雷区有 { $found } 颗雷，而文件头写的是 { $expected }
boards-rule = 这个雷区的第一个方格不符合文件头的规则“{ $rule }”
boards-count = 这个文件头之后有 { $found } 个雷区，而它写的是 { $expected }

## Invalid input

fault-at = 第 { $line } 行：{ $why }
fault-rows = 雷区有 1 到 { $max } 行，不能是 { $given }
fault-cols = 雷区有 1 到 { $max } 列，不能是 { $given }
fault-mines = { $rows } × { $cols } 的雷区最多放 { $max } 颗雷，不能是 { $given }
fault-unplayable = 其中的雷区不能玩，因为{ $why }
fault-code-empty = 缺少雷区代码
fault-code-sign = 雷区代码里不能有“{ $sign }”
fault-code-version = 这个代码由更高版本的 Sapper 生成
fault-code-sum = 雷区代码不完整，或有错误的字符
fault-position-empty = 局面是空的，应有一行“mines N”和雷区的各行
fault-position-mines = 各行之前应为“mines”和一个数，而不是“{ $text }”
fault-position-rows = “mines { $mines }”一行下面没有雷区的行
fault-position-sign = 第 { $line } 行第 { $column } 列：“{ $sign }”不是方格（“.”或“#”未翻开，0 到 8 已翻开，“F”旗子）
fault-position-ragged = 这一行有 { $found } 格，而第一行有 { $expected } 格
fault-text-unknown = Sapper 认不出这是局面还是雷区
fault-text-link = 这个链接里没有雷区；请复制雷区或局面本身
fault-text-sign = 第 { $line } 行第 { $column } 列：“{ $sign }”不是方格
fault-text-row = 这一行有 { $found } 格，应有 { $expected } 格
fault-text-rows = 应有 { $expected } 行，只有 { $found } 行
fault-text-broken = 链接里的雷区不完整，或有错误的字符
fault-view = { $cells } 个方格放不下 { $mines } 颗雷
fault-no-layout = 没有符合这个局面的布雷方式
fault-no-guess = 试了 { $tried } 次，没有找到 { $rows } × { $cols }、{ $mines } 颗雷且不用猜的雷区
fault-no-guess-full = 全是雷的雷区没有可以开始的方格
fault-no-guess-outside = 第一个方格在雷区之外
fault-no-guess-given-up = 试了 { $tried } 次后，已停止寻找不用猜的雷区
fault-recording-long-line = 这一行超过 { $max } 字节
fault-recording-endless = 录像超过 { $max } MiB
fault-recording-stray = “{ $text }”既不是文件头，也不是雷区的行或事件
fault-recording-value = “{ $value }”不能用于“{ $header }”
fault-recording-unsupported = 不能播放 { $text } 游戏的录像
fault-recording-no-board = 缺少雷区：事件之前应有“Board:”一行和由 * 与 0 组成的各行
fault-recording-second-board = 这里又出现一个雷区
fault-recording-row = 雷区的行只能有 * 和 0，不能有“{ $text }”
fault-recording-row-width = 这一行有 { $given } 格，而不是 { $width } 格
fault-recording-cols = 文件头写的是 { $header } 列，雷区有 { $board } 列
fault-recording-rows = 文件头写的是 { $header } 行，雷区有 { $board } 行
fault-recording-mines = 文件头写的是 { $header } 颗雷，雷区有 { $board } 颗
fault-recording-event = “{ $text }”不是有效的事件
fault-recording-time = “{ $text }”不是有效的时间
fault-recording-long-time = “{ $text }”超过 24 天
fault-recording-backwards = 时间倒退，从 { $from } 到 { $to }
fault-recording-place = “{ $text }”不是有效的位置
fault-recording-no-place = 事件没有位置
fault-recording-off-board = 第 { $row } 行第 { $col } 列不在 { $rows } 行 { $cols } 列的雷区内
fault-recording-far = 位置 { $x }, { $y }（像素）离雷区太远
fault-recording-unknown = 这不是 Sapper 能读取的录像格式
fault-no-recordings = 文件夹中没有录像
fault-more-games = 其他已损坏或无法读取的录像：{ $count }
fault-recording-damaged = 文件在第 { $offset } 字节处损坏，此处应为{ $expected }
expected-bytes = 另外 { $count } 个字节
expected-last-bytes = 最后 { $count } 个字节
expected-version = 已知的格式版本
expected-board-size = 1 至 256 行和列的雷区
expected-cell-side = 方格边长（像素）
expected-cell = 雷区内的方格
expected-mine = 雷区内尚无雷的方格
expected-mine-count = 至少留下一个无雷方格的雷数
expected-mines = 恰好 { $count } 颗雷
expected-event-kind = 已知的事件类型
expected-later-time = 不早于上一事件的时间
expected-more-events = 下一个事件
expected-hundredths = 百分之一秒的数值
expected-year = 2005 至 2008 年之间的年份
expected-level = 难度编号
expected-question-marks = 问号设置的代码
expected-info-text = 方括号中的文字
expected-checksum = 正确的校验和
expected-time-in-range = 不超过 24 天的时间
expected-position = 雷区附近的位置
fault-recording-empty = 录像在松开任何按键之前就结束了

## What --announce prints

announce-place = 第 { $row } 行第 { $col } 列
announce-place-column-first = 第 { $col } 列第 { $row } 行
announce-row = 第 { $row } 行
announce-col = 第 { $col } 列
announce-new = 新的一局：{ $level }，{ $rows } 行，{ $cols } 列，{ $mines } 颗雷。
announce-new-scattered = 新的一局：{ $level }，{ $rows } 行，{ $cols } 列。
announce-cell = { $place }：{ $what }
announce-board = 雷区
announce-board-size =
    { $rows } × { $cols } 格，{ $mines ->
        [0] { "" }
       *[other] { $mines } 颗雷，
    }{ $flags } 面旗子
announce-board-part = { $all }；可见第 { $top } 至 { $bottom } 行、第 { $left } 至 { $right } 列
announce-covered = { $count ->
   *[other] 未翻开
}
announce-flag = 旗子
announce-question = 问号
announce-number = 数字 { $number }
announce-empty = { $count ->
   *[other] 空白
}
announce-mine = 雷
announce-hit = 踩到的雷
announce-wrong-flag = 错误的旗子
announce-hidden = 暂停中，看不到
announce-noted = { $cell }，{ $note }
announce-start = 从这里开始
announce-ring-safe = 安全
announce-ring-best = 最佳猜测
announce-ring-reason = 推理依据
announce-ring-wrong = 错误
announce-begin = 从{ $place }开始，那里是安全的。
announce-opened-one = { $place }：已翻开，{ $what }
announce-opened = { $place }：翻开了 { $count } 格
announce-chorded = { $place }：翻开了周围 { $count } 格
announce-flagged = { $place }：已插旗，剩余 { $left } 颗雷
announce-questioned = { $place }：已标记问号
announce-unmarked = { $place }：已取下标记
announce-refused-chord = { $place }：没有翻开，周围的旗数不等于数字
announce-refused-flag = { $place }：没有翻开，上面有旗子
announce-nothing = { $place }：{ $what }，无需操作
announce-lost = { $place }：踩到雷，失败。用时 { $time }。
announce-lost-flags = { $place }：周围有雷没有插旗，失败。用时 { $time }。
announce-paused = 已暂停，用时 { $time }。
announce-resumed = 游戏继续。
announce-no-pause = 没有可以暂停的游戏。
announce-on = { $name }：开
announce-off = { $name }：关
announce-value = { $name }：{ $value }
announce-closed = 已关闭：{ $name }
announce-recording = 录像

## Reading the board

help-reading = 读出雷区
read-here = 光标在哪里
read-neighbours = 方格周围有什么
read-left = 数字周围还剩什么
read-row = 读出整行
read-column = 读出整列
read-status = 用时、剩余雷数、翻开的比例
read-opened = 上一步翻开了什么
read-again = 再读一次
read-next-covered = 到数字旁的下一个未翻开方格
read-previous-covered = 到数字旁的上一个未翻开方格
read-next-number = 到下一个缺旗的数字
read-previous-number = 到上一个缺旗的数字
read-go-to = 转到方格
read-above-left = 左上
read-above = 上
read-above-right = 右上
read-right = 右
read-below-right = 右下
read-below = 下
read-below-left = 左下
read-left-of = 左
read-next = { $list }；{ $next }
read-span = { $first } 至 { $last }
read-flags = { $count } 面旗子
read-around = { $what }：{ $flags }，{ $covered } 格未翻开
read-mines-left = 剩余 { $count } 颗雷
read-share = 已翻开 { $share }
read-count = 翻开了 { $count } 格
read-nothing-opened = 没有翻开任何方格。
read-none = 没有了。
read-nothing-said = 还没有读出过任何内容。
read-begin = 已到开头。
read-end = 已到末尾。
read-edge = 已到雷区边缘。
read-no-board = 这里没有雷区。
go-to-how = “{ $numbers }”或“D2”表示{ $place }。
go-to-none = 没有这个方格。最后一格是{ $place }。
go-to-accept = 转到

## Workbench

bench = 局面分析
bench-tip = 摆一个局面或雷区，查看概率
bench-position = 局面
bench-board = 雷区
bench-covered = 未翻开
bench-flag = 旗子
bench-first = 粘贴任意扫雷的截图，或画上数字。
bench-offer = 别的棋盘解不出来？粘贴它的截图
bench-board-how = 点击方格，放置或取走雷。
bench-size = 大小与雷数
bench-mines-guessed = { $mines } 是估计的。
undo = 撤销
redo = 重做
bench-no-undo = 没有可撤销的操作。
bench-no-redo = 没有可重做的操作。
bench-thinking = 计算中…
bench-safe-cells = { $count } 个方格是安全的
bench-best-guess = 最佳猜测：风险 { $chance }%
bench-layouts = 可能的布雷方式
bench-certain-mines = 确定的雷
bench-left = 剩余雷数
bench-too-many = 太多，无法计数
bench-power = { $mantissa } × 10^{ $exponent }
bench-starts =
    这个雷区不用猜。{ $count ->
        [1] 只有从{ $place }开局才行。
       *[other] 可以开局的方格有 { $count } 个，从{ $place }开局翻开得最多。
    }
bench-no-start = 这个雷区从哪里开局都要猜。
bench-overflagged =
    { $count ->
        [1] { $cells }周围的旗子比数字 { $number } 还多。
       *[other] { $cells }周围的旗子比各自的数字还多。
    }
bench-play = 开始游戏
bench-practise = 作为题目
bench-why = 为什么？
bench-open = 打开文件…
bench-paste = 粘贴
bench-clear = 清空
bench-copy = 复制
bench-format = 复制为
bench-as-text = 文本
bench-as-code = 雷区代码
bench-as-drawing = 论坛用的图
bench-as-js = JSMinesweeper 链接
bench-as-link = 雷区链接
bench-copied = 已复制。
bench-not-copied = 不能复制成这种形式。
bench-guessed = 文本没有写明雷数，{ $mines } 是估计的。
bench-left-out = 不属于雷区：{ $text }。
bench-picture =
    已读取 { $rows } × { $cols } 格。{ $doubtful ->
        [0] 请检查雷数：{ $mines } 是估计的。
       *[other] 请检查黄圈中的 { $doubtful } 格和雷数：{ $mines } 是估计的。
    }
bench-picture-at = 已读取 { $rows } × { $cols } 格。请检查 { $cells } 和雷数：{ $mines } 是估计的。
bench-no-picture = 剪贴板里没有雷区，文本和图片都没有。
bench-unreadable = 无法读出雷区：{ $why }。
bench-no-puzzle = 这不能当作题目：没有需要推断的地方。
bench-no-game = 这里没有可玩的：没有符合的布雷方式，或已全部翻开。
bench-save = 保存局面
bench-saved = 已保存：{ $file }
bench-not-saved = 无法保存 { $file }：{ $why }

machine = 系统信息
machine-measure = 游戏时测量输入延迟
machine-about = 从操作到画面完成所需的时间，不含鼠标、桌面和屏幕的延迟。
machine-move = 测量画面流畅度
machine-copy = 复制
machine-on = 开
machine-off = 关
machine-none = 尚未测量
machine-spread = 中位数 { $median } 毫秒，95% 在 { $most } 毫秒内，最慢 { $worst } 毫秒（最近 { $count } 次）
machine-frame-spread = 中位数 { $median } 毫秒，95% 在 { $most } 毫秒内，最慢 { $worst } 毫秒；超过 25 毫秒：{ $count } 次中 { $late } 次
machine-version = 版本
machine-window = 窗口、缩放
machine-cells = 雷区、方格
machine-language = 语言
machine-reader = 屏幕阅读器
machine-sound = 音效
machine-presses = 输入延迟
machine-frames = 两帧之间的时间

## The counters of one’s choice

counters-choose = 选择计数器
counters-live = 游戏中
counters-after = 结束后
counters-up = 上移
counters-down = 下移
counters-remove = 移除
counters-add = 添加公式
counters-name = 名称
counters-formula = 公式
counters-restore = 恢复默认
counters-note = 名称：{ $names }。符号：+ − * / ^ ( )、min、max、round、sqrt、ln、log、abs。
formula-empty = 请输入公式。
formula-long = 公式最多 { $max } 个字符。
formula-unknown = 没有名为“{ $name }”的计数器。
formula-bracket = 缺少括号。
formula-unclear = 这个公式不正确。
