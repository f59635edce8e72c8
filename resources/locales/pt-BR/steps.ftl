## One step of an explanation: what follows, and why. Rings on the board show which cells are meant;
## where there are none, cells and numbers have their coordinates.

step-because = { $conclusion }: { $reason }.
step-follows = Então { $conclusion }: { $reason }.
step-suppose = Hipótese: { $conclusion }.
step-breach = Mas então { $reason }. Isso é impossível, logo { $conclusion }.
step-counted = { $conclusion } { $layouts ->
    [1] na única distribuição possível
   *[other] em cada uma das { $layouts } distribuições possíveis
} para { $numbers }. Não há uma prova curta.
step-counted-many = { $conclusion } em todas as distribuições possíveis para { $numbers }, mais de um milhão. Não há uma prova curta.

step-safe = { $count ->
    [1] esta casa é segura
   *[other] estas { $count } casas são seguras
}
step-safe-named = { $cells } { $count ->
    [1] é segura
   *[other] são seguras
}
step-mine = { $count ->
    [1] esta casa é uma mina
   *[other] estas { $count } casas são minas
}
step-mine-named = { $cells } { $count ->
    [1] é uma mina
   *[other] são minas
}
step-rest-safe = todas as outras casas fechadas são seguras
step-rest-mines = todas as casas fechadas são minas

## Numbers. "upper" and so on tell two equal numbers apart.

step-number = { $place ->
    [upper] o { $number } de cima
    [lower] o { $number } de baixo
    [left] o { $number } da esquerda
    [right] o { $number } da direita
    [this] este { $number }
    [named] o { $number } na casa { $at }
   *[plain] o { $number }
}
step-numbers = { $count ->
    [1] este { $number }
   *[other] estes { $count } números
}
step-at = { $words } ({ $cells })

## Reasons

step-satisfied = { $number } { $known ->
    [0] não toca nenhuma mina
    [1] já tem sua mina
   *[other] já tem suas { $known } minas
}
step-satisfied-flags = { $number } já toca { $known ->
    [1] 1 bandeira
   *[other] { $known } bandeiras
}
step-needs-all = { $number } { $flags ->
    [0] só toca { $count ->
        [1] 1 casa fechada
       *[other] { $count } casas fechadas
    }
   *[other] toca { $flags ->
        [1] 1 bandeira
       *[other] { $flags } bandeiras
    }, então precisa de mais { $count }, e só toca { $count ->
        [1] 1 outra casa fechada
       *[other] { $count } outras casas fechadas
    }
}
step-needs-rest = { $number } não tem mais outras casas para minas
# First what is subtracted from a number of a pair, then the reason.
step-less-flags = { $number } toca { $known ->
    [1] 1 bandeira
   *[other] { $known } bandeiras
}, então precisa de mais { $need }; { $reason }
step-less-mines = { $number } já toca { $known ->
    [1] 1 mina
   *[other] { $known } minas
}, então precisa de mais { $need }; { $reason }
step-pair-all = { $number } toca { $shared_count ->
    [1] a { $other_known ->
        [0] { "" }
       *[other] outra{ " " }
    }casa fechada
    [2] as { $other_known ->
        [0] duas
       *[other] outras duas
    } casas fechadas
   *[other] as { $other_known ->
        [0] { "" }
       *[other] outras{ " " }
    }{ $shared_count } casas fechadas
} que { $other } toca, então { $again } não precisa de mais minas
step-pair-safe = { $other } tem pelo menos { $least ->
    [1] 1 mina
   *[other] { $least } minas
} { $shared_count ->
    [1] em
   *[other] entre
} { $shared }, e { $number } não precisa de mais
step-pair-mines = { $other } admite no máximo { $least ->
    [1] 1 mina
   *[other] { $least } minas
} { $shared_count ->
    [1] em
   *[other] entre
} { $shared }{ $known ->
    [0] , mas { $number } precisa de { $need }
   *[other] { "" }
}
step-shared = { $count ->
    [1] uma casa em comum
   *[other] as { $count } casas em comum
}
step-mine-count = { $left ->
    [1] a última mina toca
    [2] as 2 últimas minas tocam
   *[other] todas as { $left } últimas minas tocam
} { $numbers }
step-none-left = não restam minas
step-only-mines = restam tantas minas quantas casas fechadas
step-all-mines = o tabuleiro não tem mais minas
step-breach-many = { $number } tem minas demais
step-breach-few = { $number } { $room ->
    [0] não tem nenhuma casa para { $need ->
        [1] sua mina
       *[other] suas { $need } minas
    }
    [1] só tem 1 casa para suas { $need } minas
   *[other] só tem { $room } casas para suas { $need } minas
}
step-breach-board = há mais minas do que o tabuleiro tem
step-breach-room = restam menos casas do que minas

## The risk of a cell that is not certain

step-cell = { $place ->
    [this] esta casa
   *[named] { $at }
}
step-risk-number = { $number } precisa de { $known ->
    [0] { "" }
   *[other] mais{ " " }
}{ $mines ->
    [1] 1 mina
   *[other] { $mines } minas
} entre { $cells } casas, então cada uma é mina em { $mines } de { $cells } casos: um risco de { $chance }%.
step-risk-spread = { $cell } não toca nenhum número: { $mines ->
    [1] 1 mina se distribui
   *[other] { $mines } minas se distribuem
} por { $cells } casas como ela, um risco de { $chance }%.
step-risk-layouts = { $cell } é mina em { $with } das { $all } distribuições possíveis para { $numbers }, um risco de { $chance }%.
step-risk-board = { $cell } é mina em { $with } das { $all } distribuições possíveis do tabuleiro inteiro, um risco de { $chance }%.
step-risk = { $cell } tem um risco de { $chance }%.
step-risk-safe = Há outra casa que com certeza não tem mina.
step-risk-lowest = Nenhuma casa tem risco menor.
step-risk-higher = O menor risco é de { $lowest }%.

## A hint gives away more each time it is asked for.

help-cost = Com ajuda, esta partida fica fora do ranking. Peça de novo para continuar.
help-cost-title = Continuar com ajuda?
help-cost-text = Isto diz mais sobre o tabuleiro da sua partida do que você pode ver. A partida passa a contar como jogada com ajuda e fica fora do ranking.
help-cost-yes = Com ajuda
help-elsewhere = Este é o tabuleiro de uma partida em andamento. Termine-a primeiro.
hint-numbers = { $count ->
   *[other] Qual casa dá para deduzir aqui?
}
steps-next = Próximo
steps-back = Anterior
steps-play = Reproduzir os passos
steps-stop = Parar
