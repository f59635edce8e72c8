# Every word of Sapper's window, in Simplified Chinese.
# The same keys stand in the same order in the other languages' files.

app-name = Sapper 扫雷

## Measures

seconds = { $seconds } 秒
date = { $year }年{ $month }月{ $day }日

## The bars and the menu

level-beginner = 初级
level-intermediate = 中级
level-expert = 高级
level-scattered = 五分之一
level-custom = 自定义
custom-button = 自定义…
show-remaining = 显示剩余雷数
sound = 音效
menu = 菜单
new-game = 新游戏
pause = 暂停
resume = 继续
paused = 已暂停
settings = 设置
help = 帮助
records = 纪录
style = 风格
style-windows-7 = Windows 7
style-easyx = EasyX
style-simpleminer = SimpleMiner
style-console = 终端
theme = 主题
theme-auto = 跟随系统
theme-light = 浅色
theme-dark = 深色
motion = 动画
motion-auto = 跟随系统
motion-full = 完整
motion-reduced = 减少
language = 语言
language-auto = 跟随系统

## Buttons of every dialog

ok = 确定
cancel = 取消
close = 关闭

## The dialog for a board of the player's own

custom-title = 自定义雷区
custom-rows = 行数
custom-cols = 列数
custom-mines = 雷数
custom-range = { $min }–{ $max }
custom-empty = 请输入数字。
custom-not-a-number = 请输入整数。
custom-out-of-range = 请输入 { $min } 到 { $max } 之间的数。
# $max is never more than one below the number of cells, so 0 means a board of a single cell.
custom-too-many-mines =
    { $max ->
        [0] 只有一格的雷区放不下雷。
       *[other] { $rows } × { $cols } 的雷区最多放 { $max } 颗雷。
    }
custom-start = 开始

## The end of a game

won = 扫雷成功，用时 { $time }。
lost = 踩到雷了，再来一局？
won-new-best = 新纪录：{ $time }！
won-first = 这是你在这个级别的第一个纪录！
won-near-best = 距离最好成绩 { $best } 还差 { $gap }。
won-place = 在你的纪录中排第 { $place } 名。
play-again = 再来一局
unranked-seeded = 本局由指定的种子生成，成绩不计入纪录。
unranked-rules = 修改过规则的游戏不计入排名。
unranked-custom = 自定义雷区的成绩不计入纪录。

## The name beside a record

name-title = 新纪录
name-prompt = 用什么名字留下这个纪录？
name-label = 名字
name-empty = 请输入名字。
name-too-long = 名字最多 { $max } 个字符。
name-too-many-parts = 名字中的字符带有过多的附加符号。
name-control = 名字里有无法显示的字符。
name-save = 保存

## The table of records

records-empty = 这里还没有纪录。在这个级别赢一局，成绩就会列在这里。
records-place = 名次
records-name = 名字
records-time = 用时
records-3bv = 3BV
records-date = 日期
records-no-name = 匿名

## Notes about the player's files

file-set-aside = 无法读取“{ $file }”。它已保留为“{ $kept }”，游戏将使用新文件继续。
file-newer = “{ $file }”由更新版本的 Sapper 写成。它会保持原样，本次不会写入任何内容。
file-not-saved = 无法保存“{ $file }”，新内容只保留到关闭 Sapper 为止。磁盘是否已满，或文件夹是否只读？
file-left = 无法读取“{ $file }”，也无法为它改名。它保持原样，不会写入任何内容。
file-faults = “{ $file }”中有内容无法识别。
file-no-folder = 没有可供保存的文件夹，纪录和设置只保留到关闭 Sapper 为止。
file-saved-again = “{ $file }”又可以保存了，之前未保存的内容也已写入。
record-wrong = 第 { $number } 条纪录未列入表格。
settings-field-wrong = 设置项“{ $field }”无法识别，已改用默认值。

## The settings

settings-volume = 音量
settings-question-marks = 使用问号标记
settings-single-click = 单击数字打开周围方格
settings-long-press = 长按插旗
settings-swap = 交换鼠标左右键

## 计数器

counter-time = 用时
counter-left = 左键
counter-right = 右键
counter-chords = 双击
counter-flags = 旗子
counter-effective = 有效点击
counter-wasted = 无效点击
counter-path = 路程
counter-3bv = 3BV
counter-3bv-s = 3BV/s
counter-openings = 空白区
counter-islands = 岛
counter-zini = ZiNi
counter-hzini = 人工 ZiNi
counter-ioe = IOE
counter-correctness = 正确率
counter-throughput = 吞吐率
counter-rqp = RQP

## 录像

counters = 计数器
replay-watch = 观看
replay-watch-last = 观看本局
replay-open = 打开录像…
replay-save-as = 保存录像…
replay-save = 保存…
replay-leave = 返回
replay-won = 胜利
replay-lost = 失败
replay-time = { $at } / { $end } 秒
replay-this-game = 本局
replay-unreadable = 无法播放“{ $file }”：{ $why }
replay-saved = 录像已保存为“{ $file }”。
replay-nothing = 还没有录像，请先玩一局。
board-copy = 复制棋盘
board-paste = 粘贴棋盘
board-retry = 重玩此棋盘
board-copied = 棋盘已复制。粘贴它的代码即可在别处玩同一棋盘。
board-none = 还没有可复制的棋盘，请先打开一个方格。
board-wrong = 复制的内容不是棋盘：{ $why }
unranked-known = 此棋盘事先已知，成绩不计入纪录。

## In the terminal

no-display = Sapper 找不到可以打开窗口的显示器。请在桌面环境中启动，或设置 DISPLAY 或 WAYLAND_DISPLAY。
