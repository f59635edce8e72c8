## One step of an explanation: what follows, and why. Rings on the board show which cells are meant;
## where there are none, cells and numbers have their coordinates.
## The reason comes first, and both are whole sentences without their full stops.

step-because = { $reason }. 따라서 { $conclusion }.
step-follows = 그러면 { $reason }. 따라서 { $conclusion }.
step-suppose = 이렇게 가정해 봅시다: { $conclusion }.
step-breach = 하지만 그러면 { $reason }. 이는 불가능하므로 { $conclusion }.
step-counted = { $numbers } 주변에 가능한 배치는 { $layouts ->
    [1] 하나뿐이며, 이때
   *[other] { $layouts }가지이며, 모든 경우에
} { $conclusion }. 간단한 증명은 없습니다.
step-counted-many = { $numbers } 주변에 가능한 배치는 백만 가지가 넘으며, 모든 경우에 { $conclusion }. 간단한 증명은 없습니다.

step-safe = { $count ->
    [1] 이 칸은 안전합니다
   *[other] 이 { $count }칸은 모두 안전합니다
}
step-safe-named = { $cells }의 칸은 { $count ->
    [1] 안전합니다
    [2] 둘 다 안전합니다
   *[other] 모두 안전합니다
}
step-mine = { $count ->
    [1] 이 칸은 지뢰입니다
   *[other] 이 { $count }칸은 모두 지뢰입니다
}
step-mine-named = { $cells }의 칸은 { $count ->
    [1] 지뢰입니다
    [2] 둘 다 지뢰입니다
   *[other] 모두 지뢰입니다
}
step-rest-safe = 열지 않은 나머지 칸은 모두 안전합니다
step-rest-mines = 열지 않은 칸은 모두 지뢰입니다

## Numbers. "upper" and so on tell two equal numbers apart.

step-number = { $place ->
    [upper] 위쪽 “{ $number }”
    [lower] 아래쪽 “{ $number }”
    [left] 왼쪽 “{ $number }”
    [right] 오른쪽 “{ $number }”
    [this] 이 “{ $number }”
    [named] { $at }의 “{ $number }”
   *[plain] “{ $number }”
}
step-numbers = { $count ->
    [1] 이 “{ $number }”
   *[other] 이 숫자 { $count }개
}
step-at = { $words }({ $cells })

## Reasons. After a number stand only particles that are the same after every sound.

step-satisfied = { $known ->
    [0] { $number } 주변에는 지뢰가 없습니다
    [1] { $number } 주변 지뢰는 이미 밝혀졌습니다
   *[other] { $number } 주변 지뢰 { $known }개는 이미 모두 밝혀졌습니다
}
step-satisfied-flags = { $number } 주변에는 이미 깃발이 { $known }개 있습니다
step-needs-all = { $number } 주변에{ $flags ->
    [0] { " " }열지 않은 칸은 { $count }개뿐입니다
   *[other] 는 깃발이 { $flags }개 있어 지뢰가 { $count }개 더 필요한데, 열지 않은 나머지 칸도 { $count }개뿐입니다
}
step-needs-rest = { $number } 주변에 지뢰가 있을 수 있는 다른 칸이 없습니다
# First what is subtracted from a number of a pair, then the reason.
step-less-flags = { $number } 주변에는 깃발이 { $known }개 있으므로 지뢰가 { $need }개 더 필요합니다. { $reason }
step-less-mines = { $number } 주변에는 이미 지뢰가 { $known }개 있으므로 { $need }개 더 필요합니다. { $reason }
step-pair-all = { $other } 주변의 { $other_known ->
    [0] { "" }
   *[other] 나머지{ " " }
}{ $shared_count ->
    [1] 열지 않은 칸은
    [2] 열지 않은 두 칸은 모두
   *[other] 열지 않은 { $shared_count }칸은 모두
} { $number }에도 닿아 있으므로, { $again } 주변에 다른 지뢰는 없습니다
step-pair-safe = { $other }에 따르면 { $shared_count ->
   *[other] { $shared }
}에 지뢰가 적어도 { $least }개 있고, { $number }에는 그것으로 충분합니다
step-pair-mines = { $other }에 따르면 { $shared_count ->
   *[other] { $shared }
}의 지뢰는 많아야 { $least }개{ $known ->
    [0] 인데, { $number }에는 { $need }개가 필요합니다
   *[other] 입니다
}
step-shared = { $count ->
    [1] 두 숫자에 모두 닿은 칸
   *[other] 두 숫자에 모두 닿은 { $count }칸
}
step-mine-count = { $left ->
    [1] 마지막 지뢰는
   *[other] 마지막 지뢰 { $left }개는 모두
} { $numbers } 주변에 있습니다
step-none-left = 남은 지뢰가 없습니다
step-only-mines = 남은 지뢰와 열지 않은 칸의 수가 같습니다
step-all-mines = 이 판에 지뢰가 더는 없습니다
step-breach-many = { $number } 주변의 지뢰가 너무 많아집니다
step-breach-few = { $number } 주변에는 지뢰가 { $need }개 필요한데, { $room ->
    [0] 남는 칸이 없습니다
   *[other] 남는 칸이 { $room }개뿐입니다
}
step-breach-board = 지뢰가 판에 있는 것보다 많아집니다
step-breach-room = 남은 칸이 지뢰보다 적어집니다

## The risk of a cell that is not certain

step-cell = { $place ->
    [this] 이 칸
   *[named] { $at }의 칸
}
step-risk-number = { $number }에는 { $cells }칸 중에 지뢰가 { $mines }개 { $known ->
    [0] { "" }
   *[other] 더{ " " }
}필요합니다. 각 칸은 { $cells }가지 중 { $mines }가지 경우에 지뢰이므로, 지뢰 확률은 { $chance }%입니다.
step-risk-spread = { $cell }은 어떤 숫자에도 닿지 않습니다. 이런 { $cells }칸에 지뢰 { $mines }개가 흩어져 있으므로, 지뢰 확률은 { $chance }%입니다.
step-risk-layouts = { $numbers } 주변에 가능한 배치 { $all }가지 중 { $with }가지에서 { $cell }이 지뢰이므로, 지뢰 확률은 { $chance }%입니다.
step-risk-board = 판 전체에 가능한 배치 { $all }가지 중 { $with }가지에서 { $cell }이 지뢰이므로, 지뢰 확률은 { $chance }%입니다.
step-risk = { $cell }의 지뢰 확률은 { $chance }%입니다.
step-risk-safe = 확실히 안전한 칸이 따로 있습니다.
step-risk-lowest = 지뢰 확률이 더 낮은 칸은 없습니다.
step-risk-higher = 가장 낮은 지뢰 확률은 { $lowest }%입니다.

## A hint gives away more each time it is asked for.

help-cost = 도움을 받으면 순위에서 제외됩니다. 계속하려면 한 번 더 누르세요.
help-cost-title = 도움을 받으시겠습니까?
help-cost-text = 지금 보이는 것보다 더 많은 것을 알게 됩니다. 이 게임은 도움을 사용한 게임이 되어 순위에서 제외됩니다.
help-cost-yes = 도움 받기
help-elsewhere = 아직 진행 중인 게임의 판입니다. 그 게임을 먼저 끝내세요.
hint-numbers = { $count ->
   *[other] 이 숫자로 무엇을 알 수 있을까요?
}
steps-next = 다음
steps-back = 이전
steps-play = 단계 재생
steps-stop = 정지
