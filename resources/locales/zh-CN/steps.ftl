## One step of an explanation: what follows, and why. Rings on the board show which cells are meant;
## where there are none, cells and numbers have their coordinates.

step-because = { $conclusion }，因为{ $reason }。
step-follows = 那么{ $conclusion }，因为{ $reason }。
step-suppose = 假设{ $conclusion }。
step-breach = 但这样一来，{ $reason }。这不可能，所以{ $conclusion }。
step-counted = { $numbers }周围可能的布雷方式{ $layouts ->
    [1] 只有一种，
   *[other] 有 { $layouts } 种，结果都一样：
}{ $conclusion }。没有简短的推理过程。
step-counted-many = { $numbers }周围可能的布雷方式有一百多万种，结果都一样：{ $conclusion }。没有简短的推理过程。

step-safe = { $count ->
    [1] 这个方格是安全的
   *[other] 这 { $count } 个方格都是安全的
}
step-safe-named = { $cells }{ $count ->
    [1] 是安全的
   *[other] 都是安全的
}
step-mine = { $count ->
    [1] 这个方格是雷
   *[other] 这 { $count } 个方格都是雷
}
step-mine-named = { $cells }{ $count ->
    [1] 是雷
   *[other] 都是雷
}
step-rest-safe = 其余未翻开的方格都是安全的
step-rest-mines = 未翻开的方格都是雷

## Numbers. "upper" and so on tell two equal numbers apart.

step-number = { $place ->
    [upper] 上面的 { $number }
    [lower] 下面的 { $number }
    [left] 左边的 { $number }
    [right] 右边的 { $number }
    [this] 这个 { $number }
    [named] { $at }的 { $number }
   *[plain] 数字 { $number }
}
step-numbers = { $count ->
    [1] 这个 { $number }{ " " }
   *[other] 这 { $count } 个数字
}
step-at = { $cells }是雷，{ $words }

## Reasons

step-satisfied = { $number } 周围{ $known ->
    [0] 没有雷
   *[other] 已经有 { $known } 颗雷了
}
step-satisfied-flags = { $number } 周围已经有 { $known } 面旗子了
step-needs-all = { $number } 周围{ $flags ->
    [0] 只有 { $count } 个未翻开的方格
   *[other] 有 { $flags } 面旗子，还差 { $count } 颗雷，而其余未翻开的方格只有 { $count } 个
}
step-needs-rest = { $number } 的雷没有别的方格可放了
# First what is subtracted from a number of a pair, then the reason.
step-less-flags = { $number } 周围有 { $known } 面旗子，还差 { $need } 颗雷；{ $reason }
step-less-mines = { $number } 周围已经有 { $known } 颗雷，还差 { $need } 颗；{ $reason }
step-pair-all = { $other } 周围{ $other_known ->
    [0] 未翻开的
   *[other] 其余未翻开的
}{ $shared_count ->
    [1] 方格也
    [2] 两个方格也都
   *[other] { " " }{ $shared_count } 个方格也都
}在{ $number } 周围，所以{ $again } 不需要别的雷了
step-pair-safe = 由{ $other } 可知，{ $shared_count ->
   *[other] { $shared }
}中至少有 { $least } 颗雷，而{ $number } 不需要别的雷了
step-pair-mines = 由{ $other } 可知，{ $shared_count ->
   *[other] { $shared }
}中最多有 { $least } 颗雷{ $known ->
    [0] ，而{ $number } 需要 { $need } 颗
   *[other] { "" }
}
step-shared = { $count ->
    [1] 两者共有的方格
   *[other] 两者共有的 { $count } 个方格
}
step-mine-count = { $left ->
    [1] 最后一颗雷在
   *[other] 最后 { $left } 颗雷都在
}{ $numbers }周围
step-none-left = 已经没有雷了
step-only-mines = 剩下的雷和未翻开的方格一样多
step-all-mines = 雷区里没有别的雷了
step-breach-many = { $number } 周围的雷太多了
step-breach-few = { $number } { $room ->
    [0] 周围已经没有方格可以放雷了
   *[other] 周围只剩 { $room } 个方格，放不下 { $need } 颗雷
}
step-breach-board = 雷就比雷区里的总数还多
step-breach-room = 剩下的方格就比雷还少

## The risk of a cell that is not certain

step-cell = { $place ->
    [this] 这一格
   *[named] { $at }
}
step-risk-number = { $number } { $known ->
    [0] 需要
   *[other] 还差
} { $mines } 颗雷，能放的方格有 { $cells } 个，所以每一格在 { $cells } 种情况中有 { $mines } 种是雷：风险 { $chance }%。
step-risk-spread = { $cell }不挨着数字：{ $mines } 颗雷平均分给 { $cells } 个这样的方格，风险 { $chance }%。
step-risk-layouts = { $numbers }周围可能的布雷方式有 { $all } 种，{ $cell }在其中 { $with } 种里是雷，风险 { $chance }%。
step-risk-board = 整个雷区可能的布雷方式有 { $all } 种，{ $cell }在其中 { $with } 种里是雷，风险 { $chance }%。
step-risk = { $cell }的风险是 { $chance }%。
step-risk-safe = 别处有确定安全的方格。
step-risk-lowest = 没有风险更低的方格。
step-risk-higher = 最低的风险是 { $lowest }%。

## A hint gives away more each time it is asked for.

help-cost = 使用辅助后，本局不计入排名。再按一次即可继续。
help-cost-title = 使用辅助？
help-cost-text = 这会让你知道比眼前局面更多的信息。本局将视为用过辅助，不计入排名。
help-cost-yes = 使用辅助
help-elsewhere = 这是一局仍在进行的游戏的雷区。请先完成那一局。
hint-numbers = { $count ->
    [1] 从这个数字能看出什么？
   *[other] 从这些数字能看出什么？
}
steps-next = 下一步
steps-back = 上一步
steps-play = 播放步骤
steps-stop = 停止
