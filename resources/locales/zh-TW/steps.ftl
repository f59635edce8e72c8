## One step of an explanation: what follows, and why. Rings on the board show which cells are meant;
## where there are none, cells and numbers have their coordinates.

step-because = { $conclusion }，因為{ $reason }。
step-follows = 那麼{ $conclusion }，因為{ $reason }。
step-suppose = 假設{ $conclusion }。
step-breach = 但這樣一來，{ $reason }。這不可能，所以{ $conclusion }。
step-counted = { $numbers }周圍可能的地雷配置{ $layouts ->
    [1] 只有一種，
   *[other] 有 { $layouts } 種，結果都一樣：
}{ $conclusion }。沒有簡短的推理過程。
step-counted-many = { $numbers }周圍可能的地雷配置有一百多萬種，結果都一樣：{ $conclusion }。沒有簡短的推理過程。

step-safe = { $count ->
    [1] 這一格是安全的
   *[other] 這 { $count } 格都是安全的
}
step-safe-named = { $cells }{ $count ->
    [1] 是安全的
   *[other] 都是安全的
}
step-mine = { $count ->
    [1] 這一格是地雷
   *[other] 這 { $count } 格都是地雷
}
step-mine-named = { $cells }{ $count ->
    [1] 是地雷
   *[other] 都是地雷
}
step-rest-safe = 其餘未翻開的方格都是安全的
step-rest-mines = 未翻開的方格全都是地雷

## Numbers. "upper" and so on tell two equal numbers apart.

step-number = { $place ->
    [upper] 上面的 { $number }
    [lower] 下面的 { $number }
    [left] 左邊的 { $number }
    [right] 右邊的 { $number }
    [this] 這個 { $number }
    [named] { $at }的 { $number }
   *[plain] 數字 { $number }
}
step-numbers = { $count ->
    [1] 這個 { $number }{ " " }
   *[other] 這 { $count } 個數字
}
step-at = { $cells }是地雷，{ $words }

## Reasons

step-satisfied = { $number } 周圍{ $known ->
    [0] 沒有地雷
   *[other] 已經有 { $known } 顆地雷了
}
step-satisfied-flags = { $number } 周圍已經有 { $known } 面旗子了
step-needs-all = { $number } 周圍{ $flags ->
    [0] 只有 { $count } 個未翻開的方格
   *[other] 有 { $flags } 面旗子，還差 { $count } 顆地雷，而其餘未翻開的方格只有 { $count } 個
}
step-needs-rest = { $number } 的地雷沒有別的方格可放了
# First what is subtracted from a number of a pair, then the reason.
step-less-flags = { $number } 周圍有 { $known } 面旗子，還差 { $need } 顆地雷；{ $reason }
step-less-mines = { $number } 周圍已經有 { $known } 顆地雷，還差 { $need } 顆；{ $reason }
step-pair-all = { $other } 周圍{ $other_known ->
    [0] 未翻開的
   *[other] 其餘未翻開的
}{ $shared_count ->
    [1] 那一格也
    [2] 兩格也都
   *[other] { " " }{ $shared_count } 格也都
}在{ $number } 周圍，所以{ $again } 不需要別的地雷了
step-pair-safe = 由{ $other } 可知，{ $shared_count ->
   *[other] { $shared }
}中至少有 { $least } 顆地雷，而{ $number } 不需要別的地雷了
step-pair-mines = 由{ $other } 可知，{ $shared_count ->
   *[other] { $shared }
}中最多有 { $least } 顆地雷{ $known ->
    [0] ，而{ $number } 需要 { $need } 顆
   *[other] { "" }
}
step-shared = { $count ->
    [1] 兩者共有的那一格
   *[other] 兩者共有的 { $count } 格
}
step-mine-count = { $left ->
    [1] 最後一顆地雷在
   *[other] 最後 { $left } 顆地雷都在
}{ $numbers }周圍
step-none-left = 已經沒有地雷了
step-only-mines = 剩下的地雷和未翻開的方格一樣多
step-all-mines = 盤面上沒有別的地雷了
step-breach-many = { $number } 周圍的地雷太多了
step-breach-few = { $number } { $room ->
    [0] 周圍已經沒有方格可以放地雷了
   *[other] 周圍只剩 { $room } 格，放不下 { $need } 顆地雷
}
step-breach-board = 地雷就比盤面的總數還多
step-breach-room = 剩下的方格就比地雷還少

## The risk of a cell that is not certain

step-cell = { $place ->
    [this] 這一格
   *[named] { $at }
}
step-risk-number = { $number } { $known ->
    [0] 需要
   *[other] 還差
} { $mines } 顆地雷，能放的方格有 { $cells } 個，所以每一格在 { $cells } 種情況中有 { $mines } 種是地雷：風險 { $chance }%。
step-risk-spread = { $cell }不與數字相鄰：{ $mines } 顆地雷平均分給 { $cells } 個這樣的方格，風險 { $chance }%。
step-risk-layouts = { $numbers }周圍可能的地雷配置有 { $all } 種，{ $cell }在其中 { $with } 種裡是地雷，風險 { $chance }%。
step-risk-board = 整個盤面可能的地雷配置有 { $all } 種，{ $cell }在其中 { $with } 種裡是地雷，風險 { $chance }%。
step-risk = { $cell }的風險是 { $chance }%。
step-risk-safe = 別處有確定安全的方格。
step-risk-lowest = 沒有風險更低的方格。
step-risk-higher = 最低的風險是 { $lowest }%。

## A hint gives away more each time it is asked for.

help-cost = 使用輔助後，本局不列入排名。再按一次即可繼續。
help-cost-title = 使用輔助？
help-cost-text = 這會讓你知道比眼前局面更多的資訊。本局將視為用過輔助，不列入排名。
help-cost-yes = 使用輔助
help-elsewhere = 這是一局仍在進行的遊戲的盤面。請先完成那一局。
hint-numbers = { $count ->
   *[other] 從這裡的數字能看出什麼？
}
steps-next = 下一步
steps-back = 上一步
steps-play = 播放步驟
steps-stop = 停止
