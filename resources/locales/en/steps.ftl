## One step of an explanation: what follows, and why. Rings on the board show which cells are meant;
## where there are none, cells and numbers have their coordinates.

step-because = { $conclusion }: { $reason }.
step-follows = Then { $conclusion }: { $reason }.
step-suppose = Suppose { $conclusion }.
step-breach = But then { $reason }. That is impossible, so { $conclusion }.
step-counted = { $conclusion } in { $layouts ->
    [one] the only possible layout
   *[other] each of the { $layouts } possible layouts
} around { $numbers }. There is no short proof.
step-counted-many = { $conclusion } in each of more than a million possible layouts around { $numbers }. There is no short proof.

step-safe = { $count ->
    [one] this cell is safe
   *[other] these { $count } cells are safe
}
step-safe-named = { $cells } { $count ->
    [one] is
   *[other] are
} safe
step-mine = { $count ->
    [one] this cell is a mine
   *[other] these { $count } cells are mines
}
step-mine-named = { $cells } { $count ->
    [one] is a mine
   *[other] are mines
}
step-rest-safe = all other covered cells are safe
step-rest-mines = all covered cells are mines

## Numbers. "upper" and so on tell two equal numbers apart.

step-number = { $place ->
    [upper] the upper { $number }
    [lower] the lower { $number }
    [left] the left { $number }
    [right] the right { $number }
    [this] this { $number }
    [named] the { $number } at { $at }
   *[plain] the { $number }
}
step-numbers = { $count ->
    [one] this { $number }
   *[other] these { $count } numbers
}
step-at = { $words } at { $cells }

## Reasons

step-satisfied = { $number } { $known ->
    [0] touches no mine
    [one] already touches its mine
   *[other] already touches its { $known } mines
}
step-satisfied-flags = { $number } already touches { $known ->
    [one] 1 flag
   *[other] { $known } flags
}
step-needs-all = { $number } { $flags ->
    [0] touches only { $count ->
        [one] 1 covered cell
       *[other] { $count } covered cells
    }
    [one] touches 1 flag, so it needs { $count } more, and it touches only { $count ->
        [one] 1 other covered cell
       *[other] { $count } other covered cells
    }
   *[other] touches { $flags } flags, so it needs { $count } more, and it touches only { $count ->
        [one] 1 other covered cell
       *[other] { $count } other covered cells
    }
}
step-needs-rest = { $number } has no other cells left for mines
# First what is subtracted from a number of a pair, then the reason.
step-less-flags = { $number } touches { $known ->
    [one] 1 flag
   *[other] { $known } flags
}, so it needs { $need } more; { $reason }
step-less-mines = { $number } already touches { $known ->
    [one] 1 mine
   *[other] { $known } mines
}, so it needs { $need } more; { $reason }
step-pair-all = { $number } touches { $shared_count ->
    [one] the { $other_known ->
        [0] { "" }
       *[other] other{ " " }
    }covered cell
    [2] both { $other_known ->
        [0] { "" }
       *[other] other{ " " }
    }covered cells
   *[other] all { $shared_count } { $other_known ->
        [0] { "" }
       *[other] other{ " " }
    }covered cells
} around { $other }, so { $again } needs no other mine
step-pair-safe = { $other } has at least { $least ->
    [one] 1 mine
   *[other] { $least } mines
} { $shared_count ->
    [one] in
   *[other] among
} { $shared }, and { $number } needs no more
step-pair-mines = { $other } allows at most { $least ->
    [one] 1 mine
   *[other] { $least } mines
} { $shared_count ->
    [one] in
   *[other] among
} { $shared }{ $known ->
    [0] , but { $number } needs { $need }
   *[other] { "" }
}
step-shared = { $count ->
    [one] the cell that both touch
   *[other] the { $count } cells that both touch
}
step-mine-count = { $left ->
    [one] the last mine is next to
    [2] the last 2 mines are both next to
   *[other] the last { $left } mines are all next to
} { $numbers }
step-none-left = no mines are left
step-only-mines = as many mines as covered cells are left
step-all-mines = the board has no more mines
step-breach-many = { $number } has too many mines
step-breach-few = { $number } has { $room ->
    [0] no cells left for its { $need ->
        [one] mine
       *[other] { $need } mines
    }
    [one] only 1 cell left for its { $need } mines
   *[other] only { $room } cells left for its { $need } mines
}
step-breach-board = there are more mines than the board has
step-breach-room = there are fewer cells left than mines

## The risk of a cell that is not certain

step-cell = { $place ->
    [this] this cell
   *[named] { $at }
}
step-risk-number = { $number } needs { $known ->
    [0] { $mines ->
        [one] 1 mine
       *[other] { $mines } mines
    }
   *[other] { $mines } more
} among { $cells } cells, so each of them is a mine in { $mines } of { $cells } cases: a risk of { $chance }%.
step-risk-spread = { $cell } touches no number: { $mines ->
    [one] 1 mine is
   *[other] { $mines } mines are
} spread over { $cells } such cells, a risk of { $chance }%.
step-risk-layouts = { $cell } is a mine in { $with } of the { $all } possible layouts around { $numbers }, a risk of { $chance }%.
step-risk-board = { $cell } is a mine in { $with } of the { $all } possible layouts of the whole board, a risk of { $chance }%.
step-risk = { $cell } has a risk of { $chance }%.
step-risk-safe = Another cell is certainly safe.
step-risk-lowest = No cell has a lower risk.
step-risk-higher = The lowest risk is { $lowest }%.

## A hint gives away more each time it is asked for.

help-cost = With help, this game is not ranked. Ask again to go on.
help-cost-title = Continue with help?
help-cost-text = This tells you more about the board of your game than you can see. The game then counts as played with help and is not ranked.
help-cost-yes = Continue with help
help-elsewhere = This is the board of a game that is still in progress. Finish that game first.
hint-numbers = { $count ->
    [one] What can you tell from this number?
   *[other] What can you tell from these numbers?
}
steps-next = Next
steps-back = Previous
steps-play = Play the steps
steps-stop = Stop
