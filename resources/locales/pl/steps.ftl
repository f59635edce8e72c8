## One step of an explanation: what follows, and why. Rings on the board show which cells are meant;
## where there are none, cells and numbers have their coordinates.

step-because = { $conclusion }, bo { $reason }.
step-follows = Wtedy { $conclusion }, bo { $reason }.
step-suppose = Załóżmy, że { $conclusion }.
step-breach = Ale wtedy { $reason }. To niemożliwe, więc { $conclusion }.
step-counted = { $conclusion } w { $layouts ->
    [1] jedynym możliwym układzie
   *[other] każdym z { $layouts } możliwych układów
} min wokół { $numbers }. Krótkiego dowodu nie ma.
step-counted-many = { $conclusion } w każdym z ponad miliona możliwych układów min wokół { $numbers }. Krótkiego dowodu nie ma.

step-safe = { $count ->
    [one] to pole jest bezpieczne
    [few] te { $count } pola są bezpieczne
    [many] tych { $count } pól jest bezpiecznych
   *[other] te { $count } pola są bezpieczne
}
step-safe-named = { $count ->
    [one] pole { $cells } jest bezpieczne
   *[other] pola { $cells } są bezpieczne
}
step-mine = { $count ->
    [one] na tym polu jest mina
   *[other] na tych { $count } polach są miny
}
step-mine-named = { $count ->
    [one] na polu { $cells } jest mina
   *[other] na polach { $cells } są miny
}
step-rest-safe = wszystkie inne zakryte pola są bezpieczne
step-rest-mines = na wszystkich zakrytych polach są miny

## Numbers. "upper" and so on tell two equal numbers apart. All are in the genitive, which fits every
## sentence.

step-number = { $place ->
    [upper] górnej{ " " }
    [lower] dolnej{ " " }
    [left] lewej{ " " }
    [right] prawej{ " " }
    [this] { $number ->
        [0] tego
       *[other] tej
    }{ " " }
   *[plain] { "" }
}{ $number ->
    [0] zera
    [1] jedynki
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
    [6] szóstki
    [7] siódemki
   *[8] ósemki
}{ $place ->
    [named] { " " }na polu { $at }
   *[plain] { "" }
}
step-numbers = { $count ->
    [one] tej { $number ->
        [0] zera
        [1] jedynki
        [2] dwójki
        [3] trójki
        [4] czwórki
        [5] piątki
        [6] szóstki
        [7] siódemki
       *[8] ósemki
    }
   *[other] tych { $count } liczb
}
step-at = { $words } ({ $cells })

## Reasons

step-satisfied = wokół { $number } { $known ->
    [0] nie ma min
    [one] jest już jej mina
    [2] są już obie jej miny
    [few] są już wszystkie jej { $known } miny
    [many] są już wszystkie jej miny ({ $known })
   *[other] są już wszystkie jej { $known } miny
}
step-satisfied-flags = wokół { $number } { $known ->
    [one] jest już 1 flaga
    [few] są już { $known } flagi
    [many] jest już { $known } flag
   *[other] są już { $known } flagi
}
step-needs-all = wokół { $number } { $flags ->
    [0] { $count ->
        [one] jest tylko 1 zakryte pole
        [few] są tylko { $count } zakryte pola
        [many] jest tylko { $count } zakrytych pól
       *[other] są tylko { $count } zakryte pola
    }
   *[other] { $flags ->
        [one] jest 1 flaga
        [few] są { $flags } flagi
        [many] jest { $flags } flag
       *[other] są { $flags } flagi
    }, potrzeba jeszcze { $count ->
        [one] 1 miny, a zostało tylko 1 inne zakryte pole
        [few] { $count } min, a zostały tylko { $count } inne zakryte pola
        [many] { $count } min, a zostało tylko { $count } innych zakrytych pól
       *[other] { $count } min, a zostały tylko { $count } inne zakryte pola
    }
}
step-needs-rest = wokół { $number } nie ma już innych pól na miny
# First what is subtracted from a number of a pair, then the reason.
step-less-flags = wokół { $number } { $known ->
    [one] jest 1 flaga
    [few] są { $known } flagi
    [many] jest { $known } flag
   *[other] są { $known } flagi
}, potrzeba jeszcze { $need ->
    [one] 1 miny
   *[other] { $need } min
}; { $reason }
step-less-mines = wokół { $number } { $known ->
    [one] jest już 1 mina
    [few] są już { $known } miny
    [many] jest już { $known } min
   *[other] są już { $known } miny
}, potrzeba jeszcze { $need }; { $reason }
step-pair-all = { $shared_count ->
    [one] { $other_known ->
        [0] { "" }
       *[other] inne{ " " }
    }zakryte pole { $other } leży
    [2] oba { $other_known ->
        [0] { "" }
       *[other] inne{ " " }
    }zakryte pola { $other } leżą
    [few] wszystkie { $shared_count } { $other_known ->
        [0] { "" }
       *[other] inne{ " " }
    }zakryte pola { $other } leżą
    [many] wszystkie { $shared_count } { $other_known ->
        [0] { "" }
       *[other] innych{ " " }
    }zakrytych pól { $other } leży
   *[other] wszystkie { $shared_count } zakryte pola { $other } leżą
} też obok { $number }, więc dla { $again } nie trzeba więcej min
step-pair-safe = dla { $other } { $shared_count ->
    [one] na
   *[other] wśród
} { $shared } { $least ->
    [one] musi być co najmniej 1 mina
    [few] muszą być co najmniej { $least } miny
    [many] musi być co najmniej { $least } min
   *[other] muszą być co najmniej { $least } miny
}, a dla { $number } więcej nie trzeba
step-pair-mines = z powodu { $other } { $shared_count ->
    [one] na
   *[other] wśród
} { $shared } { $least ->
    [one] może być najwyżej 1 mina
    [few] mogą być najwyżej { $least } miny
    [many] może być najwyżej { $least } min
   *[other] mogą być najwyżej { $least } miny
}{ $known ->
    [0] , a dla { $number } potrzeba { $need }
   *[other] { "" }
}
step-shared = { $count ->
    [one] wspólnym polu
   *[other] { $count } wspólnych pól
}
step-mine-count = { $left ->
    [one] ostatnia mina jest
    [few] ostatnie { $left } miny są
    [many] ostatnie { $left } min jest
   *[other] ostatnie { $left } miny są
} obok { $numbers }
step-none-left = nie ma już min
step-only-mines = zostało tyle min, ile zakrytych pól
step-all-mines = na planszy nie ma więcej min
step-breach-many = wokół { $number } jest za dużo min
step-breach-few = wokół { $number } { $room ->
    [0] nie ma już pola na { $need ->
        [one] minę
        [few] { $need } miny
        [many] { $need } min
       *[other] { $need } miny
    }
    [one] zostaje tylko 1 pole na { $need ->
        [few] { $need } miny
        [many] { $need } min
       *[other] { $need } miny
    }
    [few] zostają tylko { $room } pola na { $need ->
        [few] { $need } miny
        [many] { $need } min
       *[other] { $need } miny
    }
    [many] zostaje tylko { $room } pól na { $need } min
   *[other] zostają tylko { $room } pola na { $need } min
}
step-breach-board = min jest więcej, niż ma plansza
step-breach-room = zostaje mniej pól niż min

## The risk of a cell that is not certain

step-cell = { $place ->
    [this] na tym polu
   *[named] na polu { $at }
}
step-risk-number = dla { $number } { $known ->
    [0] potrzeba
   *[other] potrzeba jeszcze
} { $mines ->
    [one] 1 miny
   *[other] { $mines } min
}, a pól jest { $cells }, więc na każdym mina leży w { $mines ->
    [one] 1 przypadku
   *[other] { $mines } przypadkach
} na { $cells }: ryzyko { $chance }%.
step-risk-spread = { $cell }, z dala od liczb, ryzyko wynosi { $chance }%: na { $cells ->
    [one] 1 takie pole
    [few] { $cells } takie pola
    [many] { $cells } takich pól
   *[other] { $cells } takie pola
} { $mines ->
    [one] przypada 1 mina
    [few] przypadają { $mines } miny
    [many] przypada { $mines } min
   *[other] przypadają { $mines } miny
}.
step-risk-layouts = { $cell } mina leży w { $with } z { $all } możliwych układów wokół { $numbers }: ryzyko { $chance }%.
step-risk-board = { $cell } mina leży w { $with } z { $all } możliwych układów całej planszy: ryzyko { $chance }%.
step-risk = { $cell } ryzyko wynosi { $chance }%.
step-risk-safe = Inne pole na pewno jest bezpieczne.
step-risk-lowest = Żadne pole nie ma mniejszego ryzyka.
step-risk-higher = Najmniejsze ryzyko to { $lowest }%.

## A hint gives away more each time it is asked for.

help-cost = Gra z pomocą nie liczy się do rekordów. Poproś jeszcze raz, aby kontynuować.
help-cost-title = Grać dalej z pomocą?
help-cost-text = To powie Ci o planszy więcej, niż widzisz. Gra będzie wtedy grą z pomocą i nie będzie liczyć się do rekordów.
help-cost-yes = Z pomocą
help-elsewhere = To plansza gry, która jeszcze trwa. Najpierw ją zakończ.
hint-numbers = { $count ->
    [one] Co wynika z tej liczby?
   *[other] Co wynika z tych liczb?
}
steps-next = Dalej
steps-back = Poprzedni
steps-play = Odtwórz kroki
steps-stop = Zatrzymaj
