## One step of an explanation: what follows, and why. Rings on the board show which cells are meant;
## where there are none, cells and numbers have their coordinates.

step-because = { $conclusion } : { $reason }.
step-follows = Alors { $conclusion } : { $reason }.
step-suppose = Hypothèse : { $conclusion }.
step-breach = Mais alors { $reason }. C’est impossible, donc { $conclusion }.
step-counted = { $conclusion } dans { $layouts ->
    [one] la seule disposition possible
   *[other] chacune des { $layouts } dispositions possibles
} pour { $numbers }. Il n’y a pas de preuve courte.
step-counted-many = { $conclusion } dans toutes les dispositions possibles pour { $numbers } (plus d’un million). Il n’y a pas de preuve courte.

step-safe = { $count ->
    [one] cette case est sûre
   *[other] ces { $count } cases sont sûres
}
step-safe-named = { $cells } { $count ->
    [one] est sûre
   *[other] sont sûres
}
step-mine = { $count ->
    [one] cette case est une mine
   *[other] ces { $count } cases sont des mines
}
step-mine-named = { $cells } { $count ->
    [one] est une mine
   *[other] sont des mines
}
step-rest-safe = toutes les autres cases cachées sont sûres
step-rest-mines = toutes les cases cachées sont des mines

## Numbers. "upper" and so on tell two equal numbers apart.

step-number = { $place ->
    [upper] le { $number } du haut
    [lower] le { $number } du bas
    [left] le { $number } de gauche
    [right] le { $number } de droite
    [this] ce { $number }
    [named] le { $number } en { $at }
   *[plain] le { $number }
}
step-numbers = { $count ->
    [one] ce { $number }
   *[other] ces { $count } nombres
}
step-at = { $words } ({ $cells })

## Reasons

step-satisfied = { $number } { $known ->
    [0] ne touche aucune mine
    [one] touche déjà sa mine
   *[other] touche déjà ses { $known } mines
}
step-satisfied-flags = { $number } touche déjà { $known ->
    [one] { $known } drapeau
   *[other] { $known } drapeaux
}
step-needs-all = { $number } { $flags ->
    [0] ne touche { $count ->
        [one] qu’une case cachée
       *[other] que { $count } cases cachées
    }
   *[other] touche { $flags ->
        [one] { $flags } drapeau
       *[other] { $flags } drapeaux
    }, il lui en faut encore { $count }, et il ne touche { $count ->
        [one] qu’une autre case cachée
       *[other] que { $count } autres cases cachées
    }
}
step-needs-rest = { $number } n’a plus d’autre case pour une mine
# First what is subtracted from a number of a pair, then the reason.
step-less-flags = { $number } touche { $known ->
    [one] { $known } drapeau
   *[other] { $known } drapeaux
} et demande encore { $need ->
    [one] { $need } mine
   *[other] { $need } mines
} ; { $reason }
step-less-mines = { $number } touche déjà { $known ->
    [one] { $known } mine
   *[other] { $known } mines
} et en demande encore { $need } ; { $reason }
step-pair-all = { $number } touche { $shared_count ->
    [one] { $other_known ->
        [0] la case cachée
       *[other] l’autre case cachée
    }
    [2] les deux { $other_known ->
        [0] { "" }
       *[other] autres{ " " }
    }cases cachées
   *[other] les { $shared_count } { $other_known ->
        [0] { "" }
       *[other] autres{ " " }
    }cases cachées
} que touche { $other }, donc { $again } n’a pas besoin d’autre mine
step-pair-safe = { $other } a au moins { $least ->
    [one] { $least } mine
   *[other] { $least } mines
} { $shared_count ->
    [one] dans
   *[other] parmi
} { $shared }, et { $number } n’en demande pas plus
step-pair-mines = { $other } permet au plus { $least ->
    [one] { $least } mine
   *[other] { $least } mines
} { $shared_count ->
    [one] dans
   *[other] parmi
} { $shared }{ $known ->
    [0] , mais { $number } en demande { $need }
   *[other] { "" }
}
step-shared = { $count ->
    [one] la case commune
   *[other] les { $count } cases communes
}
step-mine-count = { $left ->
    [one] la dernière mine touche
   *[other] les { $left } dernières mines touchent
} { $numbers }
step-none-left = il ne reste aucune mine
step-only-mines = il reste autant de mines que de cases cachées
step-all-mines = la grille n’a pas d’autre mine
step-breach-many = { $number } a trop de mines
step-breach-few = { $number } { $room ->
    [0] n’a plus de case pour { $need ->
        [one] sa mine
       *[other] ses { $need } mines
    }
    [one] n’a plus qu’une case pour ses { $need } mines
   *[other] n’a plus que { $room } cases pour ses { $need } mines
}
step-breach-board = il y a plus de mines que n’en a la grille
step-breach-room = il reste moins de cases que de mines

## The risk of a cell that is not certain

step-cell = { $place ->
    [this] cette case
   *[named] { $at }
}
step-risk-number = { $number } demande { $known ->
    [0] { "" }
   *[other] encore{ " " }
}{ $mines ->
    [one] { $mines } mine
   *[other] { $mines } mines
} parmi { $cells } cases, donc chacune est une mine dans { $mines } cas sur { $cells } : un risque de { $chance } %.
step-risk-spread = { $cell } ne touche aucun nombre : { $mines ->
    [one] { $mines } mine se répartit
   *[other] { $mines } mines se répartissent
} entre { $cells } cases de ce genre, un risque de { $chance } %.
step-risk-layouts = { $cell } est une mine dans { $with } des { $all } dispositions possibles pour { $numbers }, un risque de { $chance } %.
step-risk-board = { $cell } est une mine dans { $with } des { $all } dispositions possibles de toute la grille, un risque de { $chance } %.
step-risk = { $cell } a un risque de { $chance } %.
step-risk-safe = Une autre case est forcément sûre.
step-risk-lowest = Aucune case n’a un risque plus faible.
step-risk-higher = Le risque le plus faible est de { $lowest } %.

## A hint gives away more each time it is asked for.

help-cost = Avec de l’aide, cette partie n’est pas classée. Redemandez-la pour continuer.
help-cost-title = Continuer avec de l’aide ?
help-cost-text = Cela vous en dit plus sur la grille de votre partie que ce que vous voyez. La partie comptera alors comme jouée avec aide et ne sera pas classée.
help-cost-yes = Avec de l’aide
help-elsewhere = C’est la grille d’une partie encore en cours. Terminez-la d’abord.
hint-numbers = { $count ->
    [one] Que peut-on déduire de ce nombre ?
   *[other] Que peut-on déduire de ces nombres ?
}
steps-next = Suivant
steps-back = Précédent
steps-play = Dérouler les étapes
steps-stop = Arrêter
