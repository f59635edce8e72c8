## One step of an explanation: what follows, and why. Rings on the board show which cells are meant;
## where there are none, cells and numbers have their coordinates.

step-because = { $conclusion }: { $reason }.
step-follows = Entonces { $conclusion }: { $reason }.
step-suppose = Supongamos que { $conclusion }.
step-breach = Pero entonces { $reason }. Eso es imposible, así que { $conclusion }.
step-counted = { $conclusion } en { $layouts ->
    [one] la única distribución posible
   *[other] cada una de las { $layouts } distribuciones posibles
} para { $numbers }. No hay una demostración corta.
step-counted-many = { $conclusion } en todas las distribuciones posibles para { $numbers }, más de un millón. No hay una demostración corta.

step-safe = { $count ->
    [one] esta casilla es segura
   *[other] estas { $count } casillas son seguras
}
step-safe-named = { $cells } { $count ->
    [one] es segura
   *[other] son seguras
}
step-mine = { $count ->
    [one] esta casilla es una mina
   *[other] estas { $count } casillas son minas
}
step-mine-named = { $cells } { $count ->
    [one] es una mina
   *[other] son minas
}
step-rest-safe = todas las demás casillas cubiertas son seguras
step-rest-mines = todas las casillas cubiertas son minas

## Numbers. "upper" and so on tell two equal numbers apart.

step-number = { $place ->
    [upper] el { $number } de arriba
    [lower] el { $number } de abajo
    [left] el { $number } de la izquierda
    [right] el { $number } de la derecha
    [this] este { $number }
    [named] el { $number } de la casilla { $at }
   *[plain] el { $number }
}
step-numbers = { $count ->
    [one] este { $number }
   *[other] estos { $count } números
}
step-at = { $words } ({ $cells })

## Reasons

step-satisfied = { $number } { $known ->
    [0] no toca ninguna mina
    [one] ya toca su mina
   *[other] ya toca sus { $known } minas
}
step-satisfied-flags = { $number } ya toca { $known ->
    [one] 1 bandera
   *[other] { $known } banderas
}
step-needs-all = { $number } { $flags ->
    [0] solo toca { $count ->
        [one] 1 casilla cubierta
       *[other] { $count } casillas cubiertas
    }
   *[other] toca { $flags ->
        [one] 1 bandera
       *[other] { $flags } banderas
    }, así que le { $count ->
        [one] falta 1
       *[other] faltan { $count }
    }, y solo toca { $count ->
        [one] otra casilla cubierta
       *[other] otras { $count } casillas cubiertas
    }
}
step-needs-rest = { $number } ya no tiene otras casillas para minas
# First what is subtracted from a number of a pair, then the reason.
step-less-flags = { $number } toca { $known ->
    [one] 1 bandera
   *[other] { $known } banderas
}, así que le { $need ->
    [one] falta 1
   *[other] faltan { $need }
}; { $reason }
step-less-mines = { $number } ya toca { $known ->
    [one] 1 mina
   *[other] { $known } minas
}, así que le { $need ->
    [one] falta 1
   *[other] faltan { $need }
}; { $reason }
step-pair-all = { $number } toca { $shared_count ->
    [one] la { $other_known ->
        [0] { "" }
       *[other] otra{ " " }
    }casilla cubierta
    [2] las { $other_known ->
        [0] dos
       *[other] otras dos
    } casillas cubiertas
   *[other] las { $other_known ->
        [0] { "" }
       *[other] otras{ " " }
    }{ $shared_count } casillas cubiertas
} que toca { $other }, así que { $again } no necesita más minas
step-pair-safe = { $other } tiene al menos { $least ->
    [one] 1 mina
   *[other] { $least } minas
} { $shared_count ->
    [one] en
   *[other] entre
} { $shared }, y { $number } no necesita más
step-pair-mines = { $other } admite como máximo { $least ->
    [one] 1 mina
   *[other] { $least } minas
} { $shared_count ->
    [one] en
   *[other] entre
} { $shared }{ $known ->
    [0] , pero { $number } necesita { $need }
   *[other] { "" }
}
step-shared = { $count ->
    [one] la casilla común
   *[other] las { $count } casillas comunes
}
step-mine-count = { $left ->
    [one] la última mina toca
    [2] las 2 últimas minas tocan
   *[other] las { $left } últimas minas tocan todas
} { $numbers }
step-none-left = no quedan minas
step-only-mines = quedan tantas minas como casillas cubiertas
step-all-mines = el tablero no tiene más minas
step-breach-many = { $number } tiene demasiadas minas
step-breach-few = { $number } { $room ->
    [0] no tiene ninguna casilla para { $need ->
        [one] su mina
       *[other] sus { $need } minas
    }
    [one] solo tiene 1 casilla para sus { $need } minas
   *[other] solo tiene { $room } casillas para sus { $need } minas
}
step-breach-board = hay más minas de las que tiene el tablero
step-breach-room = quedan menos casillas que minas

## The risk of a cell that is not certain

step-cell = { $place ->
    [this] esta casilla
   *[named] { $at }
}
step-risk-number = { $number } necesita { $mines ->
    [one] 1 mina
   *[other] { $mines } minas
}{ $known ->
    [0] { "" }
   *[other] { " " }más
} entre { $cells } casillas, así que cada una es mina en { $mines } de { $cells } casos: un riesgo del { $chance } %.
step-risk-spread = { $cell } no toca ningún número: { $mines ->
    [one] 1 mina se reparte
   *[other] { $mines } minas se reparten
} entre { $cells } casillas como ella, un riesgo del { $chance } %.
step-risk-layouts = { $cell } es mina en { $with } de las { $all } distribuciones posibles para { $numbers }, un riesgo del { $chance } %.
step-risk-board = { $cell } es mina en { $with } de las { $all } distribuciones posibles de todo el tablero, un riesgo del { $chance } %.
step-risk = { $cell } tiene un riesgo del { $chance } %.
step-risk-safe = Otra casilla sí es segura.
step-risk-lowest = Ninguna casilla tiene menos riesgo.
step-risk-higher = El riesgo más bajo es del { $lowest } %.

## A hint gives away more each time it is asked for.

help-cost = Con ayuda, esta partida no puntúa. Pídela otra vez para continuar.
help-cost-title = ¿Seguir con ayuda?
help-cost-text = Esto te dice más del tablero de tu partida de lo que puedes ver. La partida contará como jugada con ayuda y no puntuará.
help-cost-yes = Seguir con ayuda
help-elsewhere = Es el tablero de una partida que sigue en curso. Termínala primero.
hint-numbers = { $count ->
    [one] ¿Qué se deduce de este número?
   *[other] ¿Qué se deduce de estos números?
}
steps-next = Siguiente
steps-back = Anterior
steps-play = Reproducir los pasos
steps-stop = Detener
