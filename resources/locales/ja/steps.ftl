## One step of an explanation: what follows, and why. Rings on the board show which cells are meant;
## where there are none, cells and numbers have their coordinates.

step-because = { $reason }ので、{ $conclusion }です。
step-follows = すると、{ $reason }ので、{ $conclusion }です。
step-suppose = { $conclusion }だと仮定します。
step-breach = しかし、それでは{ $reason }ことになります。これはありえないので、{ $conclusion }です。
step-counted = { $numbers }の周囲にありうる{ $layouts ->
    [1] 唯一の配置で
   *[other] { $layouts }通りの配置のすべてで
}、{ $conclusion }です。短い証明はありません。
step-counted-many = { $numbers }の周囲にありうる100万通りを超える配置のすべてで、{ $conclusion }です。短い証明はありません。

step-safe = { $count ->
    [1] このマスは安全
   *[other] この{ $count }マスは安全
}
step-safe-named = { $cells }は{ $count ->
    [1] 安全
    [2] どちらも安全
   *[other] どれも安全
}
step-mine = { $count ->
    [1] このマスは地雷
   *[other] この{ $count }マスは地雷
}
step-mine-named = { $cells }は{ $count ->
    [1] 地雷
    [2] どちらも地雷
   *[other] どれも地雷
}
step-rest-safe = ほかの閉じたマスはすべて安全
step-rest-mines = 閉じたマスはすべて地雷

## Numbers. "upper" and so on tell two equal numbers apart.

step-number = { $place ->
    [upper] 上の「{ $number }」
    [lower] 下の「{ $number }」
    [left] 左の「{ $number }」
    [right] 右の「{ $number }」
    [this] この「{ $number }」
    [named] { $at }の「{ $number }」
   *[plain] 「{ $number }」
}
step-numbers = { $count ->
    [1] この「{ $number }」
   *[other] この{ $count }個の数字
}
step-at = { $cells }が地雷で、{ $words }

## Reasons

step-satisfied = { $known ->
    [0] { $number }の周囲に地雷はない
    [1] { $number }の地雷はもう決まっている
   *[other] { $number }の地雷{ $known }個はもう決まっている
}
step-satisfied-flags = { $number }はもう旗{ $known }本に接している
step-needs-all = { $number }の周囲には{ $flags ->
    [0] 閉じたマスが{ $count }個しかない
   *[other] 旗が{ $flags }本あって地雷はあと{ $count }個、ほかの閉じたマスも{ $count }個しかない
}
step-needs-rest = { $number }の地雷が入るマスはほかに残っていない
# First what is subtracted from a number of a pair, then the reason.
step-less-flags = { $number }は旗{ $known }本に接していて地雷はあと{ $need }個、{ $reason }
step-less-mines = { $number }はもう地雷{ $known }個に接していてあと{ $need }個、{ $reason }
step-pair-all = { $other }に接する{ $other_known ->
    [0] { "" }
   *[other] 残りの
}{ $shared_count ->
    [1] 閉じたマスは
    [2] 閉じた2マスはどちらも
   *[other] 閉じた{ $shared_count }マスはすべて
}{ $number }にも接していて、{ $again }にはほかに地雷は必要ない
step-pair-safe = { $other }から、{ $shared_count ->
   *[other] { $shared }
}に地雷が少なくとも{ $least }個あり、{ $number }にはそれで足りる
step-pair-mines = { $other }から、{ $shared_count ->
   *[other] { $shared }
}に地雷は多くても{ $least }個{ $known ->
    [0] なのに、{ $number }には{ $need }個必要な
   *[other] しかない
}
step-shared = { $count ->
    [1] 両方に接するマス
   *[other] 両方に接する{ $count }マス
}
step-mine-count = { $left ->
    [1] 最後の地雷は
   *[other] 残りの地雷{ $left }個はすべて
}{ $numbers }に接している
step-none-left = 地雷はもう残っていない
step-only-mines = 残りの地雷と閉じたマスは同じ数な
step-all-mines = 盤面にほかの地雷はない
step-breach-many = { $number }の地雷が多すぎる
step-breach-few = { $number }の地雷{ $need }個に対して、{ $room ->
    [0] マスが残っていない
   *[other] マスが{ $room }個しか残っていない
}
step-breach-board = 地雷が盤面の総数より多い
step-breach-room = 残りのマスが地雷より少ない

## The risk of a cell that is not certain

step-cell = { $place ->
    [this] このマス
   *[named] { $at }
}
step-risk-number = { $number }の地雷は{ $known ->
    [0] { "" }
   *[other] あと
}{ $mines }個で、候補は{ $cells }マスです。どのマスも{ $cells }通りのうち{ $mines }通りで地雷なので、地雷率は{ $chance }%です。
step-risk-spread = { $cell }は数字に接していません。こうした{ $cells }マスに残りの地雷{ $mines }個を割り振るので、地雷率は{ $chance }%です。
step-risk-layouts = { $cell }は、{ $numbers }の周囲にありうる{ $all }通りの配置のうち{ $with }通りで地雷なので、地雷率は{ $chance }%です。
step-risk-board = { $cell }は、盤面全体でありうる{ $all }通りの配置のうち{ $with }通りで地雷なので、地雷率は{ $chance }%です。
step-risk = { $cell }の地雷率は{ $chance }%です。
step-risk-safe = 確実に安全なマスがほかにあります。
step-risk-lowest = これより地雷率の低いマスはありません。
step-risk-higher = 最も低い地雷率は{ $lowest }%です。

## A hint gives away more each time it is asked for.

help-cost = アシストを使うと、ランキング対象外になります。続けるには、もう一度押してください。
help-cost-title = アシストを使いますか？
help-cost-text = プレイ中の盤面について、見えている以上のことがわかります。アシストありのゲームになり、ランキング対象外です。
help-cost-yes = アシストを使う
help-elsewhere = これはプレイ中のゲームの盤面です。先にそのゲームを終えてください。
hint-numbers = { $count ->
   *[other] この数字から何がわかるでしょう？
}
steps-next = 次へ
steps-back = 前へ
steps-play = 手順を再生
steps-stop = 停止
