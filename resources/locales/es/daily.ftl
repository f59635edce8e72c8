# The daily board.

daily = Tablero diario
daily-tip = Tres tableros al día, los mismos para todos

## At the beginning and the end of a game

daily-begin = Tablero diario del { $day }, { $level }. Esta partida cuenta; si empiezas otra, la abandonas.
daily-begin-again = Tablero diario del { $day }, { $level }. Solo es práctica: ya lo has jugado.
daily-begin-past = Tablero diario del { $day }, { $level }. Solo es práctica: su día ya ha pasado.
daily-secret = Podrás copiar o guardar el tablero diario cuando lo termines.
daily-elsewhere = Este tablero diario se está jugando en otra ventana.
daily-gone = No se encuentra tu partida guardada en este tablero diario, así que cuenta como abandonada. Aún puedes practicar con él.
daily-result-counts = Tablero diario, { $day }: cuenta.
daily-result-helped = Tablero diario, { $day }: cuenta, con ayuda.
daily-result-practice = Tablero diario, { $day }: solo práctica.

## Before another game gives it up

give-up-title = ¿Abandonar el tablero diario?
give-up-question = Tu partida en el tablero diario del { $day }, { $level }, no ha terminado. Si empiezas otra ahora, contará como abandonada.
give-up-yes = Abandonar
give-up-no = Seguir jugando

## The text to share

daily-copy = Compartir resultado
daily-copied = Resultado copiado.
daily-share-won = Sapper diario { $day } · { $level } · { $time }
daily-share-helped = Sapper diario { $day } · { $level } · { $time } con ayuda
daily-share-lost = Sapper diario { $day } · { $level } · derrota al { $share }
daily-share-given-up = Sapper diario { $day } · { $level } · abandono al { $share }

## A day

daily-today = Hoy, { $day }
daily-next =
    { $hours ->
        [0] Tableros nuevos en { $minutes } min
       *[other] Tableros nuevos en { $hours } h { $minutes } min
    }
daily-open = Aún sin jugar
daily-missed = Sin jugar
daily-started = Empezado
daily-won = Victoria en { $time }
daily-won-help = Victoria en { $time } con ayuda
daily-lost = Derrota al { $share }
daily-given-up = Abandono al { $share }
daily-play = Jugar
daily-practice = Sin puntuar
daily-row-button = { $button }: { $level }, { $day }
daily-counts = En cada nivel solo cuenta tu primera partida, y solo si la empiezas ese mismo día. Puedes dejarla y volver; si empiezas otra, la abandonas.
daily-past = Los tableros de días anteriores son solo para practicar.

## The streak

daily-streak = Racha
daily-streak-days = Racha de { $days } { $days ->
    [one] día
   *[other] días
}
daily-to-play = por jugar
daily-longest = Racha más larga
daily-days =
    { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
daily-streak-open = Gana hoy en un tablero para mantener tu racha.
daily-streak-rule = Días seguidos en los que has ganado sin ayuda.

## The calendar

daily-calendar = Calendario
daily-month = { $month ->
    [1] Enero
    [2] Febrero
    [3] Marzo
    [4] Abril
    [5] Mayo
    [6] Junio
    [7] Julio
    [8] Agosto
    [9] Septiembre
    [10] Octubre
    [11] Noviembre
   *[12] Diciembre
} de { $year }
daily-earlier = Mes anterior
daily-later = Mes siguiente
daily-all-levels = Todos los niveles
daily-level-tip = Mostrar un nivel, o el mejor resultado de cada día
daily-weekday =
    { $number ->
        [1] lu
        [2] ma
        [3] mi
        [4] ju
        [5] vi
        [6] sá
       *[7] do
    }
daily-day-won = { $day }: victoria
daily-day-some = { $day }: victoria parcial
daily-day-helped = { $day }: victoria con ayuda
daily-day-lost = { $day }: derrota
daily-day-started = { $day }: empezado
daily-day-given-up = { $day }: abandono
daily-day-missed = { $day }: sin jugar
daily-legend-won = Victoria
daily-legend-some = Victoria parcial
daily-legend-helped = Victoria con ayuda
daily-legend-lost = Derrota
daily-legend-given-up = Abandono

## The results

daily-best = Tus mejores tiempos
daily-latest = Tus últimos resultados
daily-none = Aún no hay resultados.
daily-no-wins = Aún no hay victorias sin ayuda en este nivel.
daily-won-of = Victorias: { $won } de { $played }
daily-level = Nivel
daily-result = Resultado
daily-clicks = Clics
