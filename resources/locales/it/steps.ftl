## One step of an explanation: what follows, and why. Rings on the board show which cells are meant;
## where there are none, cells and numbers have their coordinates.

step-because = { $conclusion }: { $reason }.
step-follows = Allora { $conclusion }: { $reason }.
step-suppose = Ipotesi: { $conclusion }.
step-breach = Ma allora { $reason }. È impossibile, quindi { $conclusion }.
step-counted = { $conclusion } { $layouts ->
    [one] nell’unica disposizione possibile
   *[other] in ognuna delle { $layouts } disposizioni possibili
} intorno a { $numbers }. Non c’è una dimostrazione breve.
step-counted-many = { $conclusion } in tutte le disposizioni possibili intorno a { $numbers }, più di un milione. Non c’è una dimostrazione breve.

step-safe = { $count ->
    [one] questa casella è sicura
   *[other] queste { $count } caselle sono sicure
}
step-safe-named = { $cells } { $count ->
    [one] è sicura
   *[other] sono sicure
}
step-mine = { $count ->
    [one] questa casella è una mina
   *[other] queste { $count } caselle sono mine
}
step-mine-named = { $cells } { $count ->
    [one] è una mina
   *[other] sono mine
}
step-rest-safe = tutte le altre caselle coperte sono sicure
step-rest-mines = tutte le caselle coperte sono mine

## Numbers. "upper" and so on tell two equal numbers apart.

step-number = { $place ->
    [upper] { $number ->
        [0] lo 0
        [1] l’1
        [8] l’8
       *[other] il { $number }
    } in alto
    [lower] { $number ->
        [0] lo 0
        [1] l’1
        [8] l’8
       *[other] il { $number }
    } in basso
    [left] { $number ->
        [0] lo 0
        [1] l’1
        [8] l’8
       *[other] il { $number }
    } a sinistra
    [right] { $number ->
        [0] lo 0
        [1] l’1
        [8] l’8
       *[other] il { $number }
    } a destra
    [this] questo { $number }
    [named] { $number ->
        [0] lo 0
        [1] l’1
        [8] l’8
       *[other] il { $number }
    } in { $at }
   *[plain] { $number ->
        [0] lo 0
        [1] l’1
        [8] l’8
       *[other] il { $number }
    }
}
step-numbers = { $count ->
    [one] questo { $number }
   *[other] questi { $count } numeri
}
step-at = { $words } in { $cells }

## Reasons

step-satisfied = { $number } { $known ->
    [0] non tocca nessuna mina
    [one] tocca già la sua mina
   *[other] tocca già le sue { $known } mine
}
step-satisfied-flags = { $number } tocca già { $known ->
    [one] 1 bandierina
   *[other] { $known } bandierine
}
step-needs-all = { $number } { $flags ->
    [0] tocca { $count ->
        [one] una sola casella coperta
       *[other] solo { $count } caselle coperte
    }
   *[other] tocca { $flags ->
        [one] 1 bandierina
       *[other] { $flags } bandierine
    }, quindi gli { $count ->
        [one] manca ancora 1 mina
       *[other] mancano ancora { $count } mine
    }, e tocca { $count ->
        [one] una sola altra casella coperta
       *[other] solo altre { $count } caselle coperte
    }
}
step-needs-rest = { $number } non ha altre caselle libere per le mine
# First what is subtracted from a number of a pair, then the reason.
step-less-flags = { $number } tocca { $known ->
    [one] 1 bandierina
   *[other] { $known } bandierine
}, quindi gli { $need ->
    [one] manca ancora 1 mina
   *[other] mancano ancora { $need } mine
}; { $reason }
step-less-mines = { $number } tocca già { $known ->
    [one] 1 mina
   *[other] { $known } mine
}, quindi { $need ->
    [one] gliene manca ancora 1
   *[other] gliene mancano ancora { $need }
}; { $reason }
step-pair-all = { $number } tocca { $shared_count ->
    [one] { $other_known ->
        [0] la sola casella coperta
       *[other] l’altra casella coperta
    }
    [2] { $other_known ->
        [0] entrambe le caselle coperte
       *[other] le altre due caselle coperte
    }
   *[other] { $other_known ->
        [0] tutte le { $shared_count } caselle coperte
       *[other] tutte le altre { $shared_count } caselle coperte
    }
} che { $other } tocca, quindi { $again } non ha altre mine
step-pair-safe = { $other } ha almeno { $least ->
    [one] 1 mina
   *[other] { $least } mine
} { $shared_count ->
    [one] in
   *[other] tra
} { $shared }, e { $number } non ne ha altre
step-pair-mines = { $other } ammette al massimo { $least ->
    [one] 1 mina
   *[other] { $least } mine
} { $shared_count ->
    [one] in
   *[other] tra
} { $shared }{ $known ->
    [0] , ma { $number } deve averne { $need }
   *[other] { "" }
}
step-shared = { $count ->
    [one] una casella in comune
   *[other] le { $count } caselle in comune
}
step-mine-count = { $left ->
    [one] l’ultima mina è accanto a
    [2] le ultime 2 mine sono entrambe accanto a
   *[other] le ultime { $left } mine sono tutte accanto a
} { $numbers }
step-none-left = non restano mine
step-only-mines = restano tante mine quante caselle coperte
step-all-mines = la griglia non ha altre mine
step-breach-many = { $number } ha troppe mine
step-breach-few = { $number } { $room ->
    [0] non ha più caselle per { $need ->
        [one] la sua mina
       *[other] le sue { $need } mine
    }
    [one] ha solo 1 casella per le sue { $need } mine
   *[other] ha solo { $room } caselle per le sue { $need } mine
}
step-breach-board = ci sono più mine di quante ne abbia la griglia
step-breach-room = restano meno caselle che mine

## The risk of a cell that is not certain

step-cell = { $place ->
    [this] questa casella
   *[named] { $at }
}
step-risk-number = { $number } deve avere { $known ->
    [0] { $mines ->
        [one] 1 mina
       *[other] { $mines } mine
    }
   *[other] { $mines ->
        [one] un’altra mina
       *[other] altre { $mines } mine
    }
} tra { $cells } caselle, quindi ognuna è una mina in { $mines ->
    [one] 1 caso
   *[other] { $mines } casi
} su { $cells } (rischio: { $chance }%).
step-risk-spread = { $cell } non tocca nessun numero: { $mines ->
    [one] 1 mina si distribuisce
   *[other] { $mines } mine si distribuiscono
} su { $cells } caselle di questo tipo (rischio: { $chance }%).
step-risk-layouts = { $cell } è una mina in { $with } delle { $all } disposizioni possibili intorno a { $numbers } (rischio: { $chance }%).
step-risk-board = { $cell } è una mina in { $with } delle { $all } disposizioni possibili di tutta la griglia (rischio: { $chance }%).
step-risk = { $cell } è una mina con probabilità { $chance }%.
step-risk-safe = Un’altra casella è di certo sicura.
step-risk-lowest = Nessuna casella ha un rischio più basso.
step-risk-higher = Il rischio più basso è { $lowest }%.

## A hint gives away more each time it is asked for.

help-cost = Con un aiuto, la partita non vale per la classifica. Chiedilo di nuovo per continuare.
help-cost-title = Continuare con un aiuto?
help-cost-text = Questo ti dice della griglia della tua partita più di quanto puoi vedere. La partita conterà come giocata con aiuto e non varrà per la classifica.
help-cost-yes = Con aiuto
help-elsewhere = È la griglia di una partita ancora in corso. Prima finisci quella partita.
hint-numbers = { $count ->
    [one] Che cosa si deduce da questo numero?
   *[other] Che cosa si deduce da questi numeri?
}
steps-next = Avanti
steps-back = Precedente
steps-play = Riproduci i passaggi
steps-stop = Ferma
