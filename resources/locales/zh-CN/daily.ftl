# The daily board.

daily = 每日雷区
daily-tip = 每天三个雷区，人人相同

## At the beginning and the end of a game

daily-begin = { $day }的每日雷区，{ $level }。这局计入成绩，开始另一局就算放弃。
daily-begin-again = { $day }的每日雷区，{ $level }。你已经玩过这个雷区，这局只算练习。
daily-begin-past = { $day }的每日雷区，{ $level }。那一天已经过去，这局只算练习。
daily-secret = 每日雷区玩完后才能复制或保存。
daily-elsewhere = 另一个窗口正在玩这个每日雷区。
daily-gone = 找不到这个每日雷区的存档，算作放弃。你仍可以用它来练习。
daily-result-counts = { $day }的每日雷区：已计入成绩。
daily-result-helped = { $day }的每日雷区：已计入成绩（用过辅助）。
daily-result-practice = { $day }的每日雷区：只算练习。

## Before another game gives it up

give-up-title = 放弃每日雷区？
give-up-question = { $day }的每日雷区（{ $level }）还没有玩完。现在开始另一局，就算放弃。
give-up-yes = 放弃
give-up-no = 继续玩

## The text to share

daily-copy = 分享结果
daily-copied = 结果已复制。
daily-share-won = Sapper 每日雷区 { $day } · { $level } · { $time }
daily-share-helped = Sapper 每日雷区 { $day } · { $level } · { $time }（用过辅助）
daily-share-lost = Sapper 每日雷区 { $day } · { $level } · 失败，已解 { $share }
daily-share-given-up = Sapper 每日雷区 { $day } · { $level } · 放弃，已解 { $share }

## A day

daily-today = 今天，{ $day }
daily-next =
    { $hours ->
        [0] { $minutes } 分钟后有新雷区
       *[other] { $hours } 小时 { $minutes } 分钟后有新雷区
    }
daily-open = 还没玩
daily-missed = 没有玩
daily-started = 已开始
daily-won = 获胜，{ $time }
daily-won-help = 辅助获胜，{ $time }
daily-lost = 失败，已解 { $share }
daily-given-up = 放弃，已解 { $share }
daily-play = 开始
daily-practice = 不计成绩
daily-row-button = { $button }：{ $level }，{ $day }
daily-counts = 每个难度只有当天开始的第一局计入成绩。可以离开后回来继续，但开始另一局就算放弃。
daily-past = 往日的雷区只能练习。

## The streak

daily-streak = 当前连续天数
daily-streak-days = 连胜 { $days } 天
daily-to-play = 待玩
daily-longest = 最长连续天数
daily-days = { $days } 天
daily-streak-open = 今天赢一局，连续天数就能延续。
daily-streak-rule = 每天不用辅助获胜的连续天数。

## The calendar

daily-calendar = 日历
daily-month = { $year }{ $month }月
daily-earlier = 上个月
daily-later = 下个月
daily-all-levels = 所有难度
daily-level-tip = 显示一个难度，或每天的最好成绩
daily-weekday =
    { $number ->
        [1] 一
        [2] 二
        [3] 三
        [4] 四
        [5] 五
        [6] 六
       *[7] 日
    }
daily-day-won = { $day }：获胜
daily-day-some = { $day }：部分获胜
daily-day-helped = { $day }：辅助获胜
daily-day-lost = { $day }：失败
daily-day-started = { $day }：已开始
daily-day-given-up = { $day }：放弃
daily-day-missed = { $day }：没有玩
daily-legend-won = 获胜
daily-legend-some = 部分获胜
daily-legend-helped = 辅助获胜
daily-legend-lost = 失败
daily-legend-given-up = 放弃

## The results

daily-best = 你的最佳用时
daily-latest = 你的最近成绩
daily-none = 还没有成绩。
daily-no-wins = 这个难度还没有不用辅助的胜局。
daily-won-of = { $played } 局，胜 { $won } 局
daily-level = 难度
daily-result = 结果
daily-clicks = 点击数
