
# Practice and moments of finished games.

entry-wrong = Se ignora la entrada «{ $entry }».
menu-learn = Aprender
practice = Práctica
practice-kind = Tipo de razonamiento
# These stand in a list of at most 15 letters or so.
practice-kind-mixed = Todos los tipos
practice-kind-missed = De mis partidas
practice-kind-single = Un número
practice-kind-pair = Dos números
practice-kind-numbers = Tres o más
practice-kind-count = Contar minas
practice-kind-odds = Riesgos
practice-size = Tamaño del tablero
practice-time = Límite de tiempo
practice-time-unlimited = Sin límite
practice-time-30s = 30 segundos
practice-time-10s = 10 segundos
practice-more = Tamaño y tiempo
practice-task-safe = Encuentra una casilla segura.
practice-task-mines = Marca todas las minas que se pueden deducir.
practice-task-guess = Ninguna casilla es segura: abre la de menor riesgo.
practice-right-safe = ¡Correcto!
practice-right-mines = ¡Esas son todas!
practice-right-guess = Correcto: era la casilla más segura.
practice-is-mine = La casilla { $cell } es una mina.
practice-is-safe = La casilla { $cell } es segura.
practice-is-uncertain = Aún no se sabe qué hay en la casilla { $cell }.
practice-is-riskier = La casilla { $cell } no es la más segura.
practice-flag-here = Aquí hay que marcar las minas.
practice-flag-here-text = Usa el botón derecho, una pulsación larga o { $key }.
practice-hint-numbers = { $count ->
    [one] Fíjate en el número resaltado.
   *[other] Fíjate en los números resaltados.
}
practice-hint-count = { $count ->
    [one] Fíjate en el número resaltado y cuenta las minas que quedan.
   *[other] Fíjate en los números resaltados y cuenta las minas que quedan.
}
practice-hint-mines = Cuenta las minas que quedan.
practice-hint-guess = Una de las casillas resaltadas es la más segura.
practice-hint-guess-at = Una de estas casillas es la más segura: { $cells }.
practice-hint-cost = Pista: cuenta como fallo
practice-hint-free = Pista: gratis la primera semana
practice-hint-cost-text = Una pista cuenta como fallo.
practice-hint-free-text = Las pistas son gratis durante tu primera semana.
practice-answer = La solución
practice-time-up = Se ha acabado el tiempo.
practice-time-up-text = Aún puedes resolverlo, pero cuenta como fallo.
practice-repeat = Este ya lo has fallado antes.
practice-rating = Puntuación
practice-rating-value = { $value } ± { $deviation }
practice-rating-gain = { $rating } ({ $gain })
practice-placing = Buscando tu nivel
practice-today = Aciertos hoy
practice-goal = Meta diaria
practice-goal-off = Sin meta
practice-goal-5 = 5 al día
practice-goal-10 = 10 al día
practice-goal-20 = 20 al día
practice-goal-today = Meta de hoy
practice-goal-reached = Meta cumplida
practice-goal-days =
    { $days ->
        [1] primer día
       *[other] { $days } días seguidos
    }
practice-due = Para repasar
practice-figure = { $name }: { $figure }
practice-done = Listo
practice-seconds = { $seconds } s
practice-show = Ver solución
practice-next = Siguiente problema
practice-waiting = Buscando un problema…
practice-not-found = No se ha encontrado ningún problema de ese tipo.
practice-not-found-text = Elige otro tipo o tamaño.
ratings = Puntuaciones
ratings-text = Cuenta tu primera respuesta a cada problema. Con una puntuación de 800 se resuelve la mitad de los más fáciles; el número que sigue a ± es su margen de incertidumbre.
ratings-overall = General
ratings-answers =
    { $count ->
        [one] 1 respuesta
       *[other] { $count } respuestas
    }
ratings-wait = A partir del segundo día de práctica, un gráfico muestra cómo cambia tu puntuación.
ratings-summary = { $name }: de { $begin } el { $from } a { $end } el { $to }
practice-place = { $at } de { $all }

moments-button = ¿Qué no he visto?
moment-cells = { $count ->
    [one] esta casilla
   *[other] estas { $count } casillas
}
moment-known-mine = { $count ->
    [one] Has abierto { $cells }, que era mina con certeza.
   *[other] Has abierto { $cells } a la vez, y una era mina con certeza.
}
moment-hit = Has abierto { $cells } y has pisado una mina, aunque había otra casilla segura.
moment-safe-cell = Has abierto { $cells } con un riesgo del { $risk } %, aunque había otra casilla segura.
moment-less-risk = Has abierto { $cells } con un riesgo del { $risk } %. Había otra casilla con solo un { $least } %.
missed = Lo que se te ha escapado
missed-text = Lo que podrías haber deducido en tus partidas de las últimas { $weeks } semanas, semana a semana. Primero, lo que más se te ha escapado.
missed-none = Aún nada. Después de cada partida, Sapper busca lo que podrías haber deducido.
missed-count =
    { $count ->
        [one] 1 vez
       *[other] { $count } veces
    }
missed-practise = Practicar esto
practise-kind = Practicar: { $kind }
missed-practise-all = Practicar todo
missed-this-week = esta semana
