## One step of an explanation: what follows, and why. Rings on the board show which cells are meant;
## where there are none, cells and numbers have their coordinates.

step-because = { $conclusion }, denn { $reason }.
step-follows = Dann gilt: { $conclusion }, denn { $reason }.
step-suppose = Annahme: { $conclusion }.
step-breach = Aber dann { $reason }. Das ist unmöglich, also gilt: { $conclusion }.
step-counted = { $conclusion }, und zwar in { $layouts ->
    [one] der einzigen möglichen Minenverteilung
   *[other] jeder der { $layouts } möglichen Minenverteilungen
} rund um { $numbers }. Einen kurzen Beweis gibt es nicht.
step-counted-many = { $conclusion }, und zwar in jeder von mehr als einer Million möglichen Minenverteilungen rund um { $numbers }. Einen kurzen Beweis gibt es nicht.

# These begin with a capital letter: they stand after a colon too.
step-safe = { $count ->
    [one] Dieses Feld ist sicher
   *[other] Diese { $count } Felder sind sicher
}
step-safe-named = { $cells } { $count ->
    [one] ist
   *[other] sind
} sicher
step-mine = { $count ->
    [one] Dieses Feld ist eine Mine
   *[other] Diese { $count } Felder sind Minen
}
step-mine-named = { $cells } { $count ->
    [one] ist eine Mine
   *[other] sind Minen
}
step-rest-safe = Alle anderen verdeckten Felder sind sicher
step-rest-mines = Alle verdeckten Felder sind Minen

## Numbers. "upper" and so on tell two equal numbers apart.

step-number = { $place ->
    [upper] die obere { $number }
    [lower] die untere { $number }
    [left] die linke { $number }
    [right] die rechte { $number }
    [this] diese { $number }
    [named] die { $number } in { $at }
   *[plain] die { $number }
}
step-numbers = { $count ->
    [one] diese { $number }
   *[other] diese { $count } Zahlen
}
step-at = { $words } in { $cells }

## Reasons

step-satisfied = { $number } berührt { $known ->
    [0] keine Mine
    [one] schon ihre Mine
   *[other] schon ihre { $known } Minen
}
step-satisfied-flags = { $number } berührt schon { $known ->
    [one] 1 Flagge
   *[other] { $known } Flaggen
}
step-needs-all = { $number } berührt { $flags ->
    [0] nur { $count ->
        [one] 1 verdecktes Feld
       *[other] { $count } verdeckte Felder
    }
   *[other] { $flags ->
        [one] 1 Flagge
       *[other] { $flags } Flaggen
    }, braucht also noch { $count } und berührt sonst nur { $count ->
        [one] 1 verdecktes Feld
       *[other] { $count } verdeckte Felder
    }
}
step-needs-rest = { $number } hat keine anderen Felder mehr für Minen
# First what is subtracted from a number of a pair, then the reason.
step-less-flags = { $number } berührt { $known ->
    [one] 1 Flagge
   *[other] { $known } Flaggen
} und braucht noch { $need }; { $reason }
step-less-mines = { $number } berührt schon { $known ->
    [one] 1 Mine
   *[other] { $known } Minen
} und braucht noch { $need }; { $reason }
step-pair-all = { $number } berührt { $shared_count ->
    [one] das { $other_known ->
        [0] einzige{ " " }
       *[other] übrige{ " " }
    }verdeckte Feld
    [2] beide { $other_known ->
        [0] { "" }
       *[other] übrigen{ " " }
    }verdeckten Felder
   *[other] alle { $shared_count } { $other_known ->
        [0] { "" }
       *[other] übrigen{ " " }
    }verdeckten Felder
} um { $other }, also braucht { $again } keine weitere Mine
step-pair-safe = { $other } hat mindestens { $least ->
    [one] 1 Mine
   *[other] { $least } Minen
} auf { $shared_count ->
   *[other] { $shared }
}, und mehr braucht { $number } nicht
step-pair-mines = { $other } erlaubt höchstens { $least ->
    [one] 1 Mine
   *[other] { $least } Minen
} auf { $shared_count ->
   *[other] { $shared }
}{ $known ->
    [0] , aber { $number } braucht { $need }
   *[other] { "" }
}
step-shared = { $count ->
    [one] dem gemeinsamen Feld
   *[other] den { $count } gemeinsamen Feldern
}
step-mine-count = { $left ->
    [one] die letzte Mine berührt
    [2] die letzten 2 Minen liegen beide rund um
   *[other] die letzten { $left } Minen liegen alle rund um
} { $numbers }
step-none-left = es sind keine Minen mehr übrig
step-only-mines = es sind genauso viele Minen wie verdeckte Felder übrig
step-all-mines = das Spielfeld hat keine weiteren Minen
step-breach-many = hätte { $number } zu viele Minen
step-breach-few = hätte { $number } { $room ->
    [0] kein Feld mehr für ihre { $need ->
        [one] Mine
       *[other] { $need } Minen
    }
    [one] nur noch 1 Feld für ihre { $need } Minen
   *[other] nur noch { $room } Felder für ihre { $need } Minen
}
step-breach-board = gäbe es mehr Minen, als das Spielfeld hat
step-breach-room = wären weniger Felder als Minen übrig

## The risk of a cell that is not certain

step-cell = { $place ->
    [this] dieses Feld
   *[named] { $at }
}
step-risk-number = { $number } braucht { $known ->
    [0] { $mines ->
        [one] 1 Mine
       *[other] { $mines } Minen
    }
   *[other] noch { $mines }
} auf { $cells } Feldern. Jedes davon ist also in { $mines } von { $cells } Fällen eine Mine: ein Risiko von { $chance } %.
step-risk-spread = { $cell } berührt keine Zahl: { $mines ->
    [one] 1 Mine verteilt sich
   *[other] { $mines } Minen verteilen sich
} auf { $cells } solche Felder. Das ergibt ein Risiko von { $chance } %.
step-risk-layouts = { $cell } ist in { $with } von { $all } möglichen Minenverteilungen rund um { $numbers } eine Mine: ein Risiko von { $chance } %.
step-risk-board = { $cell } ist in { $with } von { $all } möglichen Minenverteilungen des Spielfelds eine Mine: ein Risiko von { $chance } %.
step-risk = { $cell } hat ein Risiko von { $chance } %.
step-risk-safe = Ein anderes Feld ist eindeutig sicher.
step-risk-lowest = Kein Feld hat ein geringeres Risiko.
step-risk-higher = Das geringste Risiko liegt bei { $lowest } %.

## A hint gives away more each time it is asked for.

help-cost = Mit Hilfe wird dieses Spiel nicht gewertet. Frag noch einmal, um fortzufahren.
help-cost-title = Mit Hilfe weiterspielen?
help-cost-text = Das verrät dir mehr über dein Spielfeld, als du sehen kannst. Das Spiel gilt dann als „mit Hilfe“ und wird nicht gewertet.
help-cost-yes = Mit Hilfe weiter
help-elsewhere = Dieses Spielfeld gehört zu einem Spiel, das noch läuft. Beende zuerst dieses Spiel.
hint-numbers = { $count ->
    [one] Was verrät dir diese Zahl?
   *[other] Was verraten dir diese Zahlen?
}
steps-next = Weiter
steps-back = Voriger
steps-play = Schritte abspielen
steps-stop = Anhalten
