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
step-less-mines = { $number } (minus { $flags ->
    [one] 1 known mine
   *[other] { $flags } known mines
}: { $need })
step-at = { $words } at { $cells }

## Reasons

step-satisfied = { $number } { $known ->
    [0] touches no mine
    [one] already touches its mine
   *[other] already touches its { $known } mines
}
step-needs-all = { $number } touches only { $count ->
    [one] 1 covered cell
   *[other] { $count } covered cells
}{ $flags ->
    [0] { "" }
    [one] { " " }besides its flag
   *[other] { " " }besides its flags
}
step-needs-rest = { $number } has no other cells left for mines
step-pair-all = { $number } touches { $shared_count ->
    [one] the cell
    [2] both cells
   *[other] all { $shared_count } cells
} of { $other }, so it needs no other mine
step-pair-safe = { $other } has at least { $least ->
    [one] 1 mine
   *[other] { $least } mines
} among { $shared }, and { $number } needs no more
step-pair-mines = { $other } allows at most { $least ->
    [one] 1 mine
   *[other] { $least } mines
} among { $shared }, but { $number } needs { $need }
step-shared = { $count ->
    [one] the cell that both touch
   *[other] the { $count } cells that both touch
}
step-mine-count = { $left ->
    [one] the last mine is next to
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

## A hint gives away more each time it is asked for.

hint-cost = With a hint, this game counts as played with help and is not ranked. Ask again to see where to look.
hint-area = Look here: these numbers settle a cell.
hint-numbers = Which cell do these numbers settle?
steps-next = Next
steps-back = Back
steps-play = Play the steps
steps-stop = Stop
