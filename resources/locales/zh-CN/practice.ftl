
# Practice and moments of finished games.

entry-wrong = 条目“{ $entry }”已忽略。
menu-learn = 学习
practice = 练习
practice-kind = 推理类型
# These stand in a list of at most 15 letters or so.
practice-kind-mixed = 所有类型
practice-kind-missed = 来自我的对局
practice-kind-single = 一个数字
practice-kind-pair = 两个数字
practice-kind-numbers = 三个以上数字
practice-kind-count = 剩余雷数
practice-kind-odds = 概率
practice-size = 雷区大小
practice-time = 限时
practice-time-unlimited = 不限时
practice-time-30s = 30 秒
practice-time-10s = 10 秒
practice-more = 大小和限时
practice-task-safe = 找出一个安全的方格。
practice-task-mines = 给所有确定的雷插旗。
practice-task-guess = 没有确定安全的方格：翻开最安全的一格。
practice-right-safe = 答对了！
practice-right-mines = 全都找到了！
practice-right-guess = 答对了：这是最安全的方格。
practice-is-mine = { $cell }是雷。
practice-is-safe = { $cell }是安全的。
practice-is-uncertain = { $cell }是不是雷还不能确定。
practice-is-riskier = 有比{ $cell }更安全的方格。
practice-flag-here = 这里要给雷插旗。
practice-flag-here-text = 请用右键、长按，或按 { $key }。
practice-hint-numbers = { $count ->
   *[other] 看看框出来的数字。
}
practice-hint-count = { $count ->
   *[other] 看看框出来的数字，再数数还剩几颗雷。
}
practice-hint-mines = 数数还剩几颗雷。
practice-hint-guess = 框出来的方格里，有一个是最安全的。
practice-hint-guess-at = 这些方格里，有一个是最安全的：{ $cells }。
practice-hint-cost = 提示：算作答错
practice-hint-free = 提示：第一周不算答错
practice-hint-cost-text = 用提示算作答错。
practice-hint-free-text = 第一周内用提示不算答错。
practice-answer = 答案
practice-time-up = 时间到了。
practice-time-up-text = 这题还可以做，但算答错。
practice-repeat = 这一题你以前答错过。
practice-rating = 等级分
practice-rating-value = { $value } ± { $deviation }
practice-rating-gain = { $rating }（{ $gain }）
practice-placing = 正在测定你的水平
practice-today = 今天答对
practice-goal = 练习目标
practice-goal-off = 无
practice-goal-5 = 每天 5 题
practice-goal-10 = 每天 10 题
practice-goal-20 = 每天 20 题
practice-goal-today = 今天的目标
practice-goal-reached = 目标完成
practice-goal-days =
    { $days ->
        [1] 第 1 天
       *[other] 连续 { $days } 天
    }
practice-due = 待复习
practice-figure = { $name }：{ $figure }
practice-done = 完成
practice-seconds = { $seconds } 秒
practice-show = 看答案
practice-next = 下一题
practice-waiting = 正在出题…
practice-not-found = 没有找到这类题目。
practice-not-found-text = 请换个类型或大小。
ratings = 等级分
ratings-text = 每道题只看第一次作答。等级分为 800 的玩家，最简单的题目能答对一半；± 后面的数越大，等级分越不确定。
ratings-overall = 总体
ratings-answers = 作答 { $count } 次
ratings-wait = 从练习的第二天起，这里会用图表显示等级分的变化。
ratings-summary = { $name }：从{ $from }的 { $begin } 到{ $to }的 { $end }
practice-place = { $at } / { $all }

moments-button = 我错过了什么？
moment-cells = { $count ->
    [1] 这个方格
   *[other] 这 { $count } 个方格
}
moment-known-mine = { $count ->
    [1] 你翻开了{ $cells }，它确定是雷。
   *[other] 你同时翻开了{ $cells }，其中确定有雷。
}
moment-hit = 其实另有确定安全的方格，你却翻开了{ $cells }，踩到了雷。
moment-safe-cell = 其实另有确定安全的方格，你却冒 { $risk }% 的风险翻开了{ $cells }。
moment-less-risk = 你冒 { $risk }% 的风险翻开了{ $cells }，其实有风险只有 { $least }% 的方格。
missed = 错过了什么
missed-text = 最近 { $weeks } 周的对局中你本可以推断出来的地方，按周列出。错过最多的类型排在最前面。
missed-none = 还没有。每局结束后，Sapper 会找出你本可以推断出来的地方。
missed-count = { $count } 次
missed-practise = 练这一类
practise-kind = 练习：{ $kind }
missed-practise-all = 全部练习
missed-this-week = 本周
