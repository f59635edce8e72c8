# The texts of Sapper in Spanish.
# The files of all languages have the same keys in the same order.

app-name = Sapper

## Units, dates and lists

seconds = { $seconds } s
percent = { $number } %
quoted = «{ $text }»
date = { $day } { $month } { $year }
date-day = { $day } { $month }
date-month =
    { $month ->
        [1] ene
        [2] feb
        [3] mar
        [4] abr
        [5] may
        [6] jun
        [7] jul
        [8] ago
        [9] sep
        [10] oct
        [11] nov
       *[12] dic
    }
date-month-alone =
    { $month ->
       *[other] { date-month }
    }
date-year = { $year }
list-next = { $list }, { $next }
list-last = { $list } { $next ->
    [Intermedio] e
   *[other] y
} { $next }
list-more = { $list } y { $more } más

## The title screen

title-go-on = Pulsa una tecla o haz clic para empezar

## The bars and the menu

level-beginner = Principiante
level-intermediate = Intermedio
level-expert = Experto
level-beginner8x8 = Principiante 8×8
level-scattered = Aleatorio (20 % de minas)
level-custom = Personalizado
custom-button = Personalizar…
show-remaining = Ver minas restantes
show-remaining-short = Restantes
no-guess = Sin adivinar
no-guess-this-game = Sin adivinar esta vez
no-guess-next-game = Sin adivinar: desde la próxima partida
no-guess-start = Empieza por la casilla resaltada: es segura.
no-guess-is-on = Sin adivinar: activado
no-guess-is-off = Sin adivinar: desactivado
guesses = Conjeturas
guesses-off = Normales
guesses-fair-guess = Modo justo
guesses-strict = Modo estricto
guesses-fair-guess-strict = { guesses-fair-guess } + { guesses-strict }
flag-mode = Modo bandera
flag-mode-is-on = Modo bandera: activado
flag-mode-is-off = Modo bandera: desactivado
sound = Sonido
sound-is-on = Sonido: activado
sound-is-off = Sonido: desactivado
menu = Menú
menu-aid = Pistas
menu-share = Compartir
menu-others = Más
why-over = La partida ha terminado
why-not-begun = Abre primero una casilla
why-not-over = Tras la partida
why-not-lost = Tras una derrota
why-style = No disponible en este estilo
new-game = Tablero nuevo
pause = Pausar
resume = Continuar
paused = En pausa
settings = Ajustes
help = Ayuda
records = Récords
style = Estilo
style-glass = Cristal
style-classic = Clásico
style-easyx = Melodía retro (EasyX)
style-simpleminer = Sencillo (SimpleMiner)
style-console = Terminal (Consola)
theme = Tema
theme-auto = Auto
theme-light = Claro
theme-dark = Oscuro
theme-high-contrast = Alto contraste
color-vision = Colores de números
color-vision-usual = Predeterminados
color-vision-deuteranopia = Deuteranopía (rojo–verde)
color-vision-protanopia = Protanopía (rojo–verde)
color-vision-tritanopia = Tritanopía (azul–amarillo)
color-vision-high-contrast = Alto contraste
text-size = Tamaño de textos y botones
typeface = Tipo de letra
typeface-usual = Predeterminado
typeface-reading = Más fácil de leer
letter-spacing = Espacio entre letras
line-spacing = Interlineado
spacing-usual = Normal
spacing-wide = Amplio
spacing-wider = Muy amplio
dwell = Clic al detener el puntero
scanning = Barrido con un pulsador
pace-off = Desactivado
pace-700ms = Tras 0,7 s
pace-1000ms = Tras 1 s
pace-1500ms = Tras 1,5 s
pace-2500ms = Tras 2,5 s
motion = Animaciones
motion-auto = Auto
motion-off = Todas
motion-on = Reducidas
language = Idioma
language-auto = El del sistema

## Tooltips

tip-count = Minas restantes
tip-clock = Tiempo en segundos
tip-remaining = Mostrar cuántas minas quedan por marcar
tip-no-guess = Tableros que se resuelven sin adivinar
tip-flag-mode = Un clic pone una bandera en vez de abrir la casilla
tip-levels = Nivel
tip-sizes = Elegir un nivel
tip-leave = Cerrar Sapper
tip-odds = Mostrar el riesgo de mina de cada casilla
tip-player = Solucionador
tip-pace = Velocidad
tip-speed = Velocidad
tip-run = Reproducir
tip-time-bar = Haz clic o arrastra para ver otro momento. Arrastra con el botón derecho para marcar una parte para un GIF.
tip-replay-details = Mostrar u ocultar todos los contadores, clics y marcas
tip-marks = Barras: conjeturas; discos: casillas seguras no vistas; líneas: jugadas lentas; cuadrados: clics inútiles. Haz clic en una marca para verla
tip-previous = Evento anterior
tip-next = Evento siguiente
tip-back = Volver a la partida
tip-export = Exportar todas las partidas (CSV)
tip-reset = Eliminar las partidas de este nivel
tip-luck = Tu probabilidad de sobrevivir adivinando
tip-span = Periodo
tip-bbbv = El mínimo de clics izquierdos que despeja el tablero
tip-bbbv_s = 3BV resuelto por segundo
tip-effective = Clics que han cambiado el tablero
tip-wasted = Clics que no han cambiado nada
tip-path = Distancia recorrida por el puntero, en casillas
tip-openings = Zonas que se abren con un solo clic
tip-islands = Grupos de números fuera de las aperturas
tip-zini = Clics que requiere una buena solución con acordes
tip-hzini = ZiNi empezando por las aperturas, como juega una persona
tip-ioe = Eficiencia: 3BV por clic
tip-correctness = Proporción de clics que han cambiado el tablero
tip-throughput = 3BV por clic que ha cambiado el tablero
tip-rqp = Tiempo dividido entre 3BV/s; cuanto menor, mejor
tip-time = Segundos desde la primera apertura hasta que se suelta el último botón
tip-left = Clics izquierdos que no forman parte de un acorde
tip-right = Marcas puestas y quitadas, y clics derechos sin efecto
tip-chords = Acordes, incluidos los rechazados; cada uno es un clic
tip-flags = Banderas en el tablero
tip-clicks = Clics izquierdos, clics derechos y acordes
tip-cl_s = Clics por segundo, de media
tip-cl_s_now = Clics del último segundo
tip-solved = 3BV resuelto hasta ahora
tip-bbbv_left = 3BV que falta por resolver
tip-est = El tiempo a este ritmo: tiempo × 3BV ÷ 3BV resuelto
tip-zne = ZiNi por clic, si se gana
tip-znt = ZiNi por clic que ha cambiado el tablero, si se gana
tip-stnb = 3BV dividido entre el tiempo elevado a 1,7, ajustado al nivel; cuanto mayor, mejor
tip-qg = Tiempo elevado a 1,7, dividido entre 3BV; cuanto menor, mejor

## Buttons in dialogs

ok = Aceptar
cancel = Cancelar
close = Cerrar

## The custom board dialog

custom-title = Tablero personalizado
custom-rows = Filas
custom-cols = Columnas
custom-mines = Minas
custom-less = Una menos
custom-more = Una más
custom-range = { $min }–{ $max }
custom-density = { $share } de minas
custom-density-like = { $share } de minas, como { $level }
custom-empty = Escribe un número.
custom-not-a-number = Escribe un número entero.
custom-out-of-range = Escribe un número del { $min } al { $max }.
# $max is at most one less than the number of cells, so 0 means a board of a single cell.
custom-too-many-mines =
    { $max ->
        [0] En un tablero de una casilla no cabe ninguna mina.
        [one] En { $rows } × { $cols } casillas cabe como máximo 1 mina.
       *[other] En { $rows } × { $cols } casillas caben como máximo { $max } minas.
    }
custom-start = Empezar
custom-boards = Tableros guardados
custom-saved = Guardado: { $name }
custom-removed = Quitado: { $name }

## The information strip

strip-board =
    { $rows } × { $cols }, { $mines ->
        [one] 1 mina
       *[other] { $mines } minas
    }
strip-best = Mejor tiempo: { $time }
offer-title = ¿Primera vez con el Buscaminas?
first-flag = El 1 resaltado toca una sola casilla cubierta. Haz clic derecho en ella para marcar la mina.
first-flag-at = El 1 ({ $number }) toca una sola casilla cubierta: { $mine }. Ve a ella y márcala con { $key }.
first-chord = El número resaltado ya tiene sus banderas. Pulsa ambos botones sobre él para abrir el resto.
first-chord-at = El número ({ $number }) ya tiene sus banderas. { $key } abre ahí el resto.
first-hint = ¿No ves ninguna jugada segura? La bombilla o { $key } te da una pista.
first-no-guess = ¿Prefieres no adivinar? «Sin adivinar» crea tableros que se resuelven solo con lógica.
result-lost = Has pisado una mina
strict-lost =
    { $count ->
        [one] Ha sido una conjetura, aunque la casilla resaltada era segura
       *[other] Ha sido una conjetura, aunque las casillas resaltadas eran seguras
    }
strict-lost-at = Ha sido una conjetura, aunque la casilla { $place } era segura
result-first = ¡Tu primer récord!
result-new-best = ¡Nuevo mejor tiempo!
result-faster = { $time } más rápido que tu mejor tiempo
result-progress = { $time } · { $share } abiertas
result-as = como { $name }
result-details = Detalles
result-retry = Mismo tablero
copied = Copiado ✓
notice-more = y { $count } más

## The end of a game

won = Despejado en { $time }.
won-no-guess = Despejado en { $time }. No ha hecho falta adivinar.
no-guess-needed = No ha hecho falta adivinar.
won-new-best = ¡Nuevo mejor tiempo: { $time }!
won-first = ¡Tu primer récord en este nivel!
won-near-best = A { $gap } de tu mejor tiempo ({ $best }).
won-place = Puesto { $place } entre tus mejores tiempos.
box-won = ¡Bien hecho!
box-lost = Fin de la partida
box-next = Hay un tablero nuevo listo.
again-question = Has pisado una mina. ¿Un tablero nuevo?
again-yes = Tablero nuevo
again-no = Salir
again = Tablero nuevo
leave = Salir
difficulty = Dificultad
mines-left = Minas: { $count }
menu-play = 1 Jugar
menu-board = 2 Tamaño
menu-more = 3 Más
menu-exit = 0 Salir
exit-again = Hay una partida en curso. Pulsa 0 otra vez para salir.
play-again = Tablero nuevo
unranked-seeded = Los tableros con semilla elegida no puntúan.
aid-hint = Pista
aid-think = Pensar más
aid-think-short = Pensar
aid-think-stop = Dejar de pensar
aid-think-stop-short = Parar
aid-think-needless = Aquí no hace falta adivinar.
aid-thought = ha pensado { $seconds } s
aid-odds = Riesgos
odds-safe = segura
odds-mine = mina
odds-elsewhere = en las demás
aid-check = Revisar banderas
draft = Notas
draft-how = Notas: clic derecho, mina; clic izquierdo, segura. No se abre nada.
draft-keep = Conservar banderas
draft-keep-tip = Convertir las minas anotadas en banderas y descartar el resto
check-none = Aún no hay banderas que revisar.
check-right =
    { $count ->
        [one] Tu bandera no contradice los números.
       *[other] Ninguna de las { $count } banderas contradice los números.
    }
check-wrong =
    { $count ->
        [one] 1 bandera está mal puesta: { $cells }.
       *[other] { $count } banderas están mal puestas: { $cells }.
    }
aid-auto = Juego automático
auto-exact = Exacto
auto-2010 = Alg. 2010
auto-slow = Lento
auto-steady = Medio
auto-fast = Rápido
aid-used = Con ayuda
aid-used-text = Has usado ayuda (una pista, los riesgos, la revisión de banderas o el juego automático). Esta partida no puntúa.
unranked-helped = Las partidas con ayuda no puntúan.
unranked-rules = Las partidas con reglas personalizadas no puntúan.
unranked-custom = Los tableros de este tipo no puntúan.
unranked-no-guess = Los tableros sin adivinar no puntúan.
unranked-filtered = Los tableros elegidos con un filtro no puntúan.

## The board filter

kept-title = Grabaciones automáticas
kept-about = Las grabaciones de partidas terminadas se guardan en «replays/games», entre los datos de Sapper.
kept-which = Partidas
kept-none = Solo récords nuevos
kept-wins = Victorias
kept-all = Todas las partidas
kept-max-time = Menos de (s)
kept-min-speed = Mínimo (3BV/s)
kept-limit = Guardar como máximo
kept-name = Nombre de archivo
kept-folders = Una carpeta por nivel
kept-name-empty = Escribe un nombre.
kept-name-long = Escribe { $max } caracteres como máximo.
kept-name-forbidden = «{ $sign }» no puede estar en un nombre de archivo.
kept-name-brace = Falta una llave.
kept-name-unknown = Campo desconocido: «{ $field }».
filter-button = Filtro de tableros…
filter-title = Filtro de tableros
filter-on = Elegir los tableros nuevos con este filtro
filter-about = Sapper crea tableros hasta que sale uno que cumple el filtro. Un campo vacío no pone límite. Estas partidas se marcan y no puntúan.
filter-efficiency = Eficiencia (3BV/ZiNi)
filter-first-click = Primer clic (casillas)
# The names of the fields.
filter-min = { $figure }, de
filter-max = { $figure }, a
filter-drawing = Probando tableros…
filter-none = Ninguno de los { $drawn } tableros lo cumple.
filter-none-drawn = No se ha podido crear ningún tablero en el tiempo disponible.
filter-every = Todos los tableros lo cumplen.
filter-share = Lo cumple cerca del { $share } de los tableros.
filter-one-in = Lo cumple más o menos 1 de cada { $boards } tableros.
filter-reversed = «De» es mayor que «a»: ningún tablero cumple.
board-filtered = Tablero filtrado
board-filtered-text = El filtro de tableros ha elegido este tablero. Esta partida no puntúa.
search-filter-tried = Buscando un tablero que cumpla el filtro… Probados: { $tried }.
search-filter-failed = Tableros probados: { $tried }. Ninguno cumple el filtro. El más cercano: { $figures }.
search-nearest = Jugar el más cercano
search-go-on = Seguir buscando

## The search for a no-guess board

search-title = Tablero sin adivinar
search-tried = Buscando un tablero que no exija adivinar… Probados: { $tried }.
search-ordinary = Jugar tablero normal
search-failed-title = No se ha encontrado ningún tablero
search-failed =
    { $mines ->
        [one] Tableros probados de { $rows } × { $cols } casillas con 1 mina: { $tried }. Todos exigen adivinar. Prueba otro tamaño.
       *[other] Tableros probados de { $rows } × { $cols } casillas con { $mines } minas: { $tried }. Todos exigen adivinar. Prueba con menos minas.
    }

## The name for a record

name-title = Nuevo récord
name-prompt = Escribe tu nombre
name-label = Tu nombre
name-empty = Escribe un nombre.
name-too-long = El nombre puede tener { $max } caracteres como máximo.
name-too-many-parts = Un carácter del nombre tiene demasiados acentos.
name-control = El nombre contiene un carácter que no se puede mostrar.
name-save = Guardar

## The records screen

records-name = Nombre
records-time = Tiempo
records-3bv = 3BV
records-date = Fecha
records-no-name = Anónimo
records-always = Histórico
records-year = Este año
records-month = Este mes
records-today = Hoy
records-export = Exportar…
records-reset = Borrar…
records-table = Mejores partidas
records-under = 3BV { $bbbv } · { $speed }/s · { $date }
records-shown = { $shown } de { $count }
records-more = Ver más
records-reading = Leyendo tus partidas…
records-none =
    { $span ->
        [year] Nivel { $level }: ninguna partida este año
        [month] Nivel { $level }: ninguna partida este mes
        [today] Nivel { $level }: ninguna partida hoy
       *[always] Nivel { $level }: aún no hay partidas
    }
records-none-ranked =
    { $span ->
        [year] Nivel { $level }: ninguna partida que cuente este año
        [month] Nivel { $level }: ninguna partida que cuente este mes
        [today] Nivel { $level }: ninguna partida que cuente hoy
       *[always] Nivel { $level }: aún no hay partidas que cuenten
    }
records-uncounted = No cuentan las partidas con ayuda, los tableros sin adivinar, los filtrados ni los ya jugados. Los tableros y las reglas personalizados se cuentan aparte.
records-invite = Juega una y aquí verás tus tiempos, tu porcentaje de victorias y tus rachas.
records-invite-style = Elige el estilo { $style } en los ajustes y juega una: aquí verás tus tiempos, tu porcentaje de victorias y tus rachas.
records-invite-custom = Juega una en un tablero personalizado y aquí verás tus tiempos, tu porcentaje de victorias y tus rachas.
records-invite-rules = Juega una con reglas personalizadas y aquí verás tus tiempos, tu porcentaje de victorias y tus rachas.
records-invite-guesses = Juega una con estas reglas (Ajustes, Juego, Reglas) y aquí verás tus tiempos, tu porcentaje de victorias y tus rachas.
records-play = Jugar: { $level }
records-not-counted = Aún no hay partidas terminadas.
records-statistics = Estadísticas
records-interval = A la larga ganarás, muy probablemente, del { $low } % al { $high } % de tus partidas (confianza del 95 %).
figure-played = Jugadas
figure-won = Ganadas
figure-left = Abandonadas
figure-rate = % de victorias
figure-best = Mejor tiempo
figure-median = Mediana del tiempo
figure-mean = Tiempo medio
figure-best-speed = Mejor 3BV/s
figure-mean-speed = 3BV/s medio
figure-streak = Racha actual
figure-won-streak = Mejor racha
figure-lost-streak = Peor racha
streak-won =
    { $count ->
        [one] 1 victoria
       *[other] { $count } victorias
    }
streak-lost =
    { $count ->
        [one] 1 derrota
       *[other] { $count } derrotas
    }
chart-times = Victorias: { $count }, { $from } – { $to }; mejor tiempo: { $best }
chart-histogram = Tiempo más frecuente: { $from } – { $to }; victorias: { $most }
chart-rate = Partidas ganadas: { $rate } de { $count }; de las últimas: { $last }
picture-times = Tiempos por fecha
picture-times-note = en segundos; puntos: victorias, línea: mejor hasta entonces
picture-histogram = Tiempos de victoria
picture-histogram-note = número de victorias, por segundos
picture-beyond =
    { $count ->
        [one] { $note }; 1 victoria mucho peor sin mostrar
       *[other] { $note }; { $count } victorias mucho peores sin mostrar
    }
picture-rate = % de victorias
picture-rate-note = en las últimas { $count } partidas; línea fina: todas las partidas
pictures-wait = Los gráficos aparecen tras { $count } partidas.
picture-waits = Este gráfico aparece tras { $count } victorias.
records-by = Mejores según
tip-records-by = Criterio para comparar las mejores partidas
flagging-any = Todas
flagging-none = Sin banderas
flagging-some = Con banderas
tip-flagging = Todas las partidas, las que no tienen ninguna bandera o las que sí tienen
records-left-out = Partidas omitidas porque las registró una versión anterior: { $count }
records-no-figure = Este valor no se conoce de ninguna victoria.
records-under-figure = { $time } · 3BV { $bbbv } · { $date }
picture-by-date = { $name } por fecha
picture-by-date-note = puntos: victorias, línea: mejor hasta entonces
chart-by-date = { $name }, victorias: { $count }, { $from } – { $to }; mejor: { $best }
racing-means = Medias de victorias seguidas
racing-means-note = de { $counts } victorias; media simple de los tiempos, sin descartar ninguno; las derrotas intermedias no cuentan
racing-last = Última
racing-best = Mejor
racing-mean = Media
racing-from = Desde
racing-to = Hasta
racing-sum = Suma de los mejores tiempos de Principiante, Intermedio y Experto: { $times } = { $sum }
racing-sum-missing = Para completar la suma de tus mejores tiempos, gana en: { $levels }
racing-sessions = Sesiones
racing-sessions-note = una pausa de más de { $minutes } minutos empieza otra
racing-bbbv = Mejor tiempo para cada 3BV
racing-bbbv-note = en segundos, por 3BV
racing-bbbv-chart = Mejores tiempos para { $count } valores de 3BV, de { $low } a { $high }
reset-title = ¿Borrar los datos de { $level }?
reset-text =
    Se { $games ->
        [one] eliminará de las estadísticas tu única partida
       *[other] eliminarán de las estadísticas tus { $games } partidas
    } de nivel { $level } en el estilo { $style }; de la tabla, { $records ->
        [0] ningún récord
        [one] 1 récord
       *[other] { $records } récords
    }. Se guarda una copia de ambos archivos en la misma carpeta.
reset-rules =
    Se { $games ->
        [one] eliminará de las estadísticas tu única partida
       *[other] eliminarán de las estadísticas tus { $games } partidas
    } de nivel { $level } con reglas personalizadas. Se guarda una copia del archivo en la misma carpeta.
reset-yes = Borrar
reset-done = Datos de { $level } borrados. Hay una copia en «{ $file }».
table-saved = Partidas guardadas en «{ $file }».
table-not-saved = No se han podido guardar las partidas en «{ $file }»: { $why }.
table-no-dialog = No se ha podido abrir el diálogo de archivos: este escritorio no tiene portal de archivos ni zenity. «sapper scores --csv» muestra la misma tabla.

## A saved game

game-is-here = Hola de nuevo. Tu partida de nivel { $level } está en pausa.

## Notices about the player's files

file-set-aside = No se ha podido leer «{ $file }»: { $why }. Se conserva como «{ $kept }» y Sapper usará un archivo nuevo.
game-set-aside = Sapper ha fallado dos veces al continuar tu última partida. La partida se conserva como «{ $kept }».
file-newer = «{ $file }» es de una versión más reciente de Sapper. Se deja como está y no se guardará nada en él.
file-not-saved = No se ha podido guardar «{ $file }»: { $why }. Los cambios solo se conservan hasta que cierres Sapper.
file-left = No se ha podido leer «{ $file }»: { $why }. Tampoco se ha podido cambiar su nombre, así que se deja como está y no se guardará nada en él.
file-faults = Algunas entradas de «{ $file }» no se entienden.
file-faults-more = Y { $count } más del mismo tipo.
file-no-folder = No hay carpeta donde guardar, así que los récords y los ajustes solo se conservan hasta que cierres Sapper.
file-no-storage = Tu navegador no guarda nada de esta página, así que los récords y los ajustes solo se conservan hasta que salgas de ella.
file-saved-again = «{ $file }» se puede guardar de nuevo, y ya se han guardado todos los cambios pendientes.
why-full = el disco está lleno
why-forbidden = no hay permiso
why-read-only = el disco es de solo lectura
why-not-a-file = no es un archivo
why-lock = su bloqueo «{ $lock }» no es un archivo
why-crashes = Sapper ha fallado dos veces al continuar esta partida
why-missing = no existe ese archivo o carpeta
why-folder = es una carpeta
why-in-the-way = hay un archivo donde debería estar su carpeta
why-not-text = no es un archivo de texto
why-line = no se entiende la línea { $line }
why-key = «{ $key }» tiene un valor no válido
why-busy = otra ventana de Sapper lo está usando
why-protected = está marcado como de solo lectura
why-grown = es demasiado grande
why-in-use = otro programa lo está usando
why-name = su nombre es demasiado largo o no está permitido
why-system = el sistema informa de un error
why-system-code = el sistema informa del error { $code }
record-wrong = El récord { $number } no es válido y se omite.
game-wrong = La partida { $number } del registro no es válida y se omite.
settings-field-wrong = El ajuste «{ $field }» tiene un valor no válido, así que se usa el predeterminado.

## Settings

settings-sound = Sonido
settings-accessibility = Accesibilidad
settings-language = Idioma
settings-look = Aspecto
settings-play = Juego
settings-input = Controles
settings-expert = Experto
settings-glass-light = Luz en el cristal
original-rules = Jugar también con las reglas propias del estilo
original-rules-glass = Cristal usa las reglas habituales.
original-rules-classic = Como en las competiciones: solo la primera casilla es segura, y un acorde sin suficientes banderas no hace nada.
original-rules-easyx = El primer clic puede perder, el reloj empieza con el tablero, un acorde erróneo pierde y un diálogo cierra la partida.
original-rules-simpleminer = El primer clic puede perder, un clic en un número hace acorde y un diálogo cierra la partida.
original-rules-console = El primer clic puede perder, y no hay acordes ni signos de interrogación.
settings-reset = Restablecer página…
settings-reset-title = ¿Restablecer «{ $page }»?
settings-reset-text = Todos los ajustes de esta página vuelven a sus valores predeterminados.
theme-fixed = { $style } tiene un solo aspecto, así que el tema no lo cambia.
settings-sound-on = Efectos de sonido
settings-volume = Volumen
settings-sound-guide = Describir las casillas con tonos
settings-speech-with-tones = Anunciar las casillas además de los tonos
detail = Lectura
detail-brief = Breve
detail-normal = Normal
detail-full = Detallada
place-names = Nombre de casillas
place-names-row-first = Fila 2, columna 4
place-names-column-first = Columna 4, fila 2
place-names-letters = D2
settings-question-marks = Signos de interrogación
settings-single-click = Acorde con un solo clic
settings-long-press = Bandera al mantener pulsado
expert-figures = Mostrar cifras de experto (3BV, suerte)
settings-dim = Atenuar los números que ya tienen sus banderas (cuenta como ayuda)
settings-light = Resaltar las casillas que rodean al número bajo el puntero
settings-click-flags = Un clic en un número marca sus últimas minas (cuenta como ayuda)
settings-keys-at-pointer = Las teclas actúan en la casilla bajo el puntero
settings-past-best = Tablero nuevo cuando ya no puedas batir tu mejor tiempo
settings-decimal-comma = Exportar tablas con coma decimal y «;» entre los campos
settings-raise-only = El clic que trae la ventana al frente no hace nada más
restarted-past-best = Ya no podías batir tu mejor tiempo: tablero nuevo.
settings-long-press-time = Pulsación larga
settings-ms = { $ms } ms
expert-offer = ¡Diez victorias! ¿Quieres ver el 3BV y la suerte? Actívalos en Ajustes, Experto.
rules = Reglas
rules-of = { $style }. Los cambios valen desde la próxima partida.
rules-restore = Reglas del estilo
style-changed = Reglas personalizadas
skin = Skin
skin-own = La de Sapper
skin-add = Añadir skin…
skin-no-dialog = No se ha podido abrir el diálogo de archivos: este escritorio no tiene portal de archivos ni zenity. También puedes copiar la carpeta en «skins».
tip-skin-add = Una carpeta con skin.toml e imágenes, para el estilo clásico
skin-file-wrong = La skin «{ $name }» no se usa: su archivo { $what } falta o no se puede leer.
skin-entry-wrong = La skin «{ $name }» no se usa: en skin.toml, «{ $what }» falta o es incorrecto, o su imagen no encaja.
rule-first-opening = Primer clic
rule-value-free-block = Despeja un área de 3×3
rule-value-safe = Nunca es mina
rule-value-unprotected = Puede ser mina
rule-laid = Colocación de minas
rule-clock = El reloj arranca
rule-value-first-opening = Con el primer clic
rule-value-drawn = Al aparecer el tablero
rule-click-on-flag = Clic izquierdo en bandera
rule-value-ignored = No hace nada
rule-value-unflags = La quita
rule-value-refused = Se rechaza
rule-chord-by = Acorde con
rule-value-buttons = Ambos botones o el central
rule-value-double-click = Doble clic
rule-value-single-click = Un solo clic
rule-value-nothing = Sin acordes
rule-chord-needs = El acorde exige
rule-value-flag-count = Tantas banderas como el número
rule-value-every-mine-flagged = Una bandera en cada mina
rule-unmet-chord = Si faltan o sobran banderas, el acorde
rule-value-loses = Hace perder
rule-flags-on-win = Marcar todas las minas al ganar
rule-fair-guess = Modo justo: si ninguna casilla es segura, la menos arriesgada nunca es una mina
rule-strict = Modo estricto: adivinar hace perder si queda una casilla segura con certeza
rule-value-yes = Activado
rule-value-no = Desactivado
settings-pause-minimised = Pausar al minimizar la ventana
settings-swap = Intercambiar los botones del ratón
settings-flag-button = Botón del modo bandera

## Keys and mouse

help-how = Cómo se juega
help-about = Acerca de
how-number = Números
how-number-text =
    { $first ->
        [safe] El clic izquierdo abre una casilla; la primera siempre es segura.
       *[other] El clic izquierdo abre una casilla.
    } Un número indica cuántas de sus ocho vecinas tienen mina: aquí, dos.
how-flag = Banderas
how-flag-text = Haz clic derecho en una casilla que tiene que ser mina para marcarla ({ $key } hace lo mismo). Abrir una mina termina la partida.
how-chord = Acordes
how-chord-text = Cuando un número tiene todas sus banderas, pulsa sobre él ambos botones del ratón, o { $key }: se abren las demás casillas a su alrededor.
how-win = Ganar y pedir pistas
how-win-text = Para ganar, abre todas las casillas sin mina. ¿No ves cómo seguir? La bombilla o { $hint } te da una pista. «Sin adivinar» ({ $no-guess }) crea tableros que se resuelven solo con lógica.
about-version = Sapper { $version }
about-what = Un Buscaminas para el escritorio: sin adivinar, con pistas razonadas y grabaciones.
about-licence = Licencia MIT
about-fonts = Las tipografías Sapper Sans y Sapper Mono están hechas a partir de Inter, Atkinson Hyperlegible Next, Noto Sans SC/TC/JP/KR y JetBrains Mono (SIL Open Font License 1.1).
help-title = Teclado y ratón
help-board = En el tablero
help-arrows = Mover el cursor
help-row-ends = Principio o fin de la fila
help-corners = Primera o última casilla del tablero
help-pages = Una pantalla arriba o abajo
help-game = Partida
help-aid = Pistas
help-recordings = Grabaciones y tableros
help-replay = Al ver una grabación
help-run = Reproducir/pausar
help-events = Evento anterior/siguiente
help-marks = Marca anterior/siguiente
help-speed = Más rápido/más lento
help-edges = Principio/fin
help-view = Vista
help-wheel = Rueda
help-wheel-does = Desplazar arriba o abajo
help-shift-wheel = Mayús+rueda
help-shift-wheel-does = Desplazar a izquierda o derecha
help-ctrl-wheel = Ctrl+rueda
help-command-wheel = ⌘+rueda
help-ctrl-wheel-does = Acercar o alejar
help-windows = En todas partes
help-tab = Control siguiente/anterior
help-read-on = Las flechas arriba y abajo leen esta página línea a línea.
help-press = Activar el control enfocado
help-escape = Cerrar, o volver al tablero
help-mouse = Ratón y pantalla táctil
help-left = Clic izquierdo
help-left-does = Abrir una casilla
help-flag-left = Clic izquierdo en modo bandera
help-tap = Toque
help-long = Pulsación larga
help-long-does = Marcar la casilla (táctil; para el ratón, ver los ajustes)
help-right = Clic derecho
help-right-mac = Clic derecho, dos dedos o Control+clic
help-right-does = Bandera, interrogación, vacía
help-both = Ambos botones, o el central
help-both-does = Acorde: abrir alrededor de un número
help-slide = Botón derecho, deslizar, botón izquierdo
help-slide-does = Marcar una casilla y hacer un acorde en otra
key-does-open = Abrir, o acorde en un número
key-does-flag = Marcar la casilla
key-does-flag-mode = Activar/desactivar el modo bandera
key-does-chord = Acorde en el número
key-does-pause = Pausar/continuar
key-does-no-guess = Activar/desactivar «Sin adivinar»
key-does-step = Automático: un paso
key-space = Espacio
key-enter = Intro
key-return = Retorno
key-ctrl = Ctrl
key-shift = Mayús
key-escape = Esc
key-backspace = Retroceso
key-insert = Insert
key-delete = Supr
key-home = Inicio
key-end = Fin
key-page-up = Re Pág
key-page-down = Av Pág
key-pause = Pausa
key-middle-button = Botón central
key-mouse-button = Ratón { $number }
keys = Teclas
keys-how = Haz clic en una tecla y pulsa la nueva o un botón del ratón. Si vuelves a pulsar ese botón, se quita.
keys-press = Nueva tecla…
keys-waiting = Pulsa la tecla nueva o un botón del ratón, o Esc para cancelar.
keys-fixed = { $key } está reservada para la navegación. Pulsa otra tecla.
keys-taken = { $key } ya se usa para «{ $name }». Pulsa otra tecla.
keys-restore = Restablecer teclas

## Counters

counter-time = Tiempo
counter-left = Clics izquierdos
counter-right = Clics derechos
counter-chords = Acordes
counter-flags = Banderas
counter-effective = Efectivos
counter-wasted = Inútiles
counter-path = Recorrido
counter-bbbv = 3BV
counter-bbbv_s = 3BV/s
counter-openings = Aperturas
counter-islands = Islas
counter-zini = ZiNi
counter-hzini = ZiNi humano
counter-ioe = IOE
counter-correctness = Precisión
counter-throughput = Rendimiento
counter-rqp = RQP
counter-cl_s = Clics/s
counter-cl_s_now = Clics/s ahora
counter-bbbv_left = 3BV restante
counter-est = Tiempo est.
counter-zne = ZNE
counter-znt = ZNT
counter-stnb = STNB
counter-qg = QG

## Recordings

counters = Contadores
counters-no-room = La ventana es demasiado estrecha para los contadores.
zoom-in = Acercar
zoom-out = Alejar
zoom-fit = Ajustar a la ventana
full-screen = Pantalla completa
compare-figures = 3BV { $solved } / { $bbbv } · clics { $clicks } · { $speed } 3BV/s
compare-title = Comparación
library = Biblioteca
library-add = Añadir carpeta…
library-all-levels = Todos
library-best-speed = mejor: { $speed } 3BV/s
library-best-time = mejor: { $time }
counter-clicks = Clics
library-compare = Comparar
library-cut = Solo se muestran las primeras { $count } grabaciones.
library-folder-missing = no se puede leer ahora
library-folder-own = tus partidas
library-folders = Carpetas…
library-folders-note = Las grabaciones se buscan en estas carpetas y en todas sus subcarpetas. No se cambia nada en ellas.
library-folders-title = Carpetas de la biblioteca
library-format = Formato
library-imported = Importadas: { $games } · ganadas: { $wins }
library-invite = La biblioteca muestra las grabaciones por tiempo, fecha y más: tus partidas y carpetas con partidas de Minesweeper Arbiter, Viennasweeper, Metasweeper y Minesweeper Clone.
library-invite-drop = También puedes arrastrar una carpeta a la ventana.
library-level = Nivel
library-mark = Marcar
library-no-dialog = No se ha podido abrir el diálogo de archivos: este escritorio no tiene portal de archivos ni zenity. Aun así, puedes arrastrar una carpeta a la ventana.
library-none = Aún no hay grabaciones
library-nothing = Ninguna grabación coincide.
library-own = Tus partidas: { $games } · ganadas: { $wins }
library-play = Ver
library-player = Jugador
library-program = Programa
library-reading = Leyendo grabaciones: { $done } de { $count }…
library-remove = Quitar de la biblioteca
library-rescan = Actualizar
library-search = Buscar: Ada time<60 3bv>=150
library-search-short = Buscar
library-sort = Ordenar por
library-searching = Buscando grabaciones…
library-shown =
    { $count ->
        [one] { $count } grabación
       *[other] { $count } grabaciones
    }
library-uncounted = Sin contar: { $count } (ilegibles o continuadas)
library-unmark = Desmarcar
library-wins = Solo ganadas
tip-library-add = Elegir una carpeta con grabaciones
tip-library-compare = Ver las dos partidas marcadas una junto a otra, o la marcada y esta
tip-library-folders = Añadir o quitar carpetas
tip-library-mark = Marcar para comparar
tip-library-play = Ver esta grabación
tip-library-rescan = Buscar grabaciones nuevas o cambiadas
tip-library-search = Palabras de nombres, jugadores y programas, o condiciones: time<60, 3bv>=150, 3bv/s>2, eff>90, date>=2024-05, player:ada, program:arbiter
tip-library-sort = Ordenar por esto; si se elige otra vez, se invierte el orden
replay-watch = Ver
replay-watch-last = Ver esta partida
play-on = Deshacer último clic
play-on-button = Deshacer último clic
play-on-here = Jugar desde aquí
race = Carrera contra un fantasma
race-board = Retar al récord de este tablero
race-level = Retar a mi récord del nivel
race-bbbv = Retar a mi récord con el mismo 3BV
race-this = Retar a esta partida
race-this-short = Retar
race-this-time = Batir este tiempo
race-none = Aún no hay ninguna grabación contra la que competir.
race-gone = No se ha podido leer la grabación contra la que competías.
race-ghost = { $name }: { $time }
race-your-best = Tu récord
race-this-game = Grabación
race-you = Tú
race-it = Fantasma
race-ahead = { $lead } por delante
race-behind = { $lead } por detrás
race-level-with = empatados
race-won = Le ganas al fantasma por { $time }.
race-lost = El fantasma gana por { $time }.
race-tie = Empatas con el fantasma.
race-won-alone = Ganas: el fantasma no ha terminado.
race-lost-game = Gana el fantasma: has pisado una mina.
race-lost-both = Ninguno ha terminado: los dos han pisado una mina.
announce-race-ahead = Vas por delante del fantasma: { $lead }.
announce-race-behind = El fantasma va por delante: { $lead }.
announce-ghost-done = El fantasma ha terminado: { $time }.
replay-open = Abrir grabación…
replay-save-as = Guardar grabación…
replay-save = Guardar…
replay-leave = Volver
replay-details = Detalles
replay-won = ganada
replay-lost = perdida
replay-marks = Marcas
replay-no-mark = No hay más marcas.
replay-runs = Reproduciendo
replay-time = { $at } de { $end } s
replay-this-game = Esta partida
replay-damaged = «{ $file }» está dañado, así que se reproduce hasta donde se puede: { $why }.
replay-more-damaged = «{ $file }»: { $why }.
replay-unreadable = No se puede reproducir «{ $file }»: { $why }.
replay-saved = Grabación guardada en «{ $file }».
replay-not-saved = No se ha podido guardar la grabación en «{ $file }»: { $why }.
gif-save = Guardar como GIF…
gif-title = Guardar como GIF
gif-from = Desde (segundos)
gif-to = Hasta (segundos)
gif-pointer = Puntero
gif-clock = Minas restantes y tiempo
gif-cell = Tamaño de las casillas
gif-bad-time = Escribe un tiempo de { $begin } a { $end } segundos.
gif-no-part = El final debe ser posterior al comienzo.
gif-part = GIF de { $from } a { $to } s
gif-mark-from = El GIF empieza aquí
gif-mark-to = El GIF termina aquí
gif-saved = GIF guardado en «{ $file }».
gif-not-saved = No se ha podido guardar el GIF en «{ $file }»: { $why }.
replay-no-dialog = No se ha podido abrir el diálogo de archivos: este escritorio no tiene portal de archivos ni zenity. Aun así, puedes arrastrar una grabación a la ventana, o abrirla con «sapper --replay ARCHIVO».
custom-not-here = El estilo { $style } no tiene tableros personalizados. Elige otro estilo en los ajustes.
replay-nothing = Aún no hay ninguna grabación. Juega primero una partida.
board-copy = Copiar código
board-paste = Jugar código copiado
board-retry = Mismo tablero
board-copied = Código del tablero copiado. Cualquiera puede jugar este tablero si pega el código en Sapper.
picture-copy = Copiar imagen
picture-copied = Imagen copiada.
picture-saved = Aquí el portapapeles no admite imágenes, así que esta se ha guardado en «{ $file }».
picture-not-saved = No se ha podido copiar la imagen ni guardarla en «{ $file }»: { $why }.
board-none = Aún no hay ningún tablero que copiar. Abre primero una casilla.
board-wrong = El portapapeles no contiene un código de tablero válido: { $why }.
unranked-known = Los tableros ya jugados o vistos no puntúan.
unranked-played-on = Partida continuada, no puntúa.
played-on = Continuada
file-not-signed = Sin firma
file-not-fair = Sin declaración de juego limpio
file-mode = Modo: { $text }
file-unknown = Sapper no conoce: { $text }
set-up = Del taller
unranked-set-up = Partida del taller, no puntúa.

## Luck analysis

luck-title = Suerte
luck-button = Suerte…
luck-short = Suerte { $overall } %
luck-short-none = No ha hecho falta adivinar
luck-reckoning = Calculando…
luck-needless = Suerte: perdió una conjetura innecesaria
luck-text =
    Suerte: { $count ->
        [one] 1 conjetura, { $overall } % de probabilidad
       *[other] { $count } conjeturas, { $overall } % de probabilidad conjunta
    }
luck-lost =
    Suerte: { $count ->
        [one] 1 conjetura, { $overall } % de probabilidad
       *[other] { $count } conjeturas, { $overall } % de probabilidad conjunta
    }; luego, una conjetura con un { $risk } % de riesgo ha dado con una mina
luck-lost-at-once = Suerte: tu única conjetura tenía un { $risk } % de riesgo y ha dado con una mina
luck-certain =
    Suerte: { $count ->
        [one] 1 conjetura, { $overall } % de probabilidad
       *[other] { $count } conjeturas, { $overall } % de probabilidad conjunta
    }; luego has abierto una casilla que era mina con certeza
luck-certain-at-once = Suerte: has abierto una casilla que era mina con certeza
luck-estimated = { $text } (estimado)
luck-cell = Fila { $row }, columna { $col }: { $stake }
luck-cells =
    { $count ->
        [one] 1 casilla
       *[other] { $count } casillas
    } alrededor de la fila { $row }, columna { $col }: { $stake }
luck-stake = { $risk } % de riesgo, el menor posible
luck-stake-needless = { $risk } % de riesgo, aunque había una opción con el { $least } %
luck-stake-certain = { $risk } % de riesgo, aunque había una casilla segura
luck-fatal = { $text }; así se ha perdido la partida
luck-next = La próxima jugada es una conjetura: { $stake }.
luck-next-mine = La próxima jugada abre una casilla que es mina con certeza.
luck-beyond = Sin analizar desde los { $time }: la partida es demasiado grande.
luck-partial = { $text }. { $beyond }
luck-last = La última jugada ha dado con una mina: { $stake }.

## Review of a recording

review-overlooked = No vistas
review-slow-moves = Jugadas lentas
review-idle = Tiempo inactivo
review-still = Sin movimiento
review-guess = Conjetura, pese a una casilla segura desde hacía { $time }: { $place }
review-wait = Casilla segura no vista durante { $time }: { $place }
review-slow = Jugada lenta de { $time }: { $place }
review-wasted = Clic inútil: { $place }
review-wasted-outside = Clic inútil fuera del tablero
replay-why = ¿Por qué ha sido un error?
mark-guess = Conjetura
mark-needless = Conjetura innecesaria
mark-overlooked = No vista
mark-slow = Lenta
mark-wasted = Inútil

## In the terminal

no-display = Sapper no ha encontrado ninguna pantalla para su ventana. Inícialo en una sesión de escritorio, o define DISPLAY o WAYLAND_DISPLAY.
too-few-files = El sistema deja abrir a este programa muy pocos archivos a la vez (ulimit -n).
display-silent = Sapper no ha podido abrir su ventana: la pantalla indicada en DISPLAY o WAYLAND_DISPLAY no responde. Inicia Sapper en una sesión de escritorio.
report-ended = Sapper se ha detenido por un error interno. Tu partida está guardada; más detalles en «{ $file }».
report-went-on = Sapper ha tenido un error interno, pero puedes seguir jugando; más detalles en «{ $file }».
report-unwritten = Sapper ha tenido un error interno y no ha podido escribir un informe sobre él:

## The game in a terminal

console-play = Jugar: { $board }
console-watch = Ver una partida: { $board }
console-level = Nivel
console-exit = Salir
console-back = Volver
console-bye = Hasta la próxima.
console-choose = Escribe uno de los números del menú.
console-board =
    { $name }, { $rows } × { $cols }, { $mines ->
        [one] 1 mina
       *[other] { $mines } minas
    }
console-board-scattered = { $name }, { $rows } × { $cols }
console-number = { $name } ({ $min }–{ $max }):
console-command = 1 abrir, 2 bandera, 0 menú, ? ayuda >
console-cell = Fila y columna >
console-remaining = Minas restantes: { $count }
console-won = Has ganado: todas las casillas seguras están abiertas. Este es el tablero completo.
console-lost = Has pisado una mina y has perdido. Este es el tablero completo; X es la mina que has abierto.
console-unreadable = No se ha podido leer esa línea. Escribe un comando breve.
console-unknown = Comando desconocido. Escribe ? para ver la ayuda.
console-surplus = Ese comando no lleva nada detrás.
console-not-a-cell = Indica la casilla con dos números enteros, fila y columna, por ejemplo, 3 4.
console-outside = Esa casilla no existe. Las filas van del 1 al { $rows } y las columnas del 1 al { $cols }.
console-already-open = Esa casilla ya está abierta.
console-flagged = Esa casilla tiene una bandera. Quítala antes de abrirla.
console-no-flag = Esa casilla no tiene bandera.
console-mark-open = Esa casilla está abierta, así que no se puede marcar.
console-chord-refused = Las banderas alrededor de ese número no coinciden con él, así que no se ha abierto nada.
console-chord-covered = El acorde solo funciona en un número abierto.
console-chord-done = Ya no queda nada que abrir alrededor de ese número.
console-hint-do = Para abrirla: o { $row } { $col }
console-hint-flagged = La has marcado con una bandera. Para quitarla: u { $row } { $col }
console-help-open = abrir la casilla de la fila 3, columna 4
console-help-mark = marcarla como mina, o quitar la bandera
console-help-unmark = quitar la bandera
console-help-chord = acorde: abrir todas las casillas alrededor del número si las banderas coinciden
console-help-hint = mostrar una casilla segura y el motivo
console-help-look = mostrar de nuevo el tablero
console-help-leave = abandonar y volver al menú
console-next = Próxima casilla: { $at }, con un riesgo estimado del { $chance } %.

## Hints

hint-any-first = Tu primer clic siempre es seguro. Abre cualquier casilla.
hint-none = No se puede deducir nada más.
hint-guess = La mejor conjetura es { $rated }: ninguna casilla es del todo segura.
contradiction-mines = Hay más minas ({ $mines }) que casillas cubiertas ({ $covered }).
contradiction-high = Hay muy pocas casillas cubiertas alrededor de: { $cells }.
contradiction-together = Estos números se contradicen: { $cells }.
contradiction-count = Minas: { $mines }. Estos números no pueden ser todos correctos: { $cells }.
hint-guess-risk = { $cell }, con un { $chance } % de riesgo
hint-guess-win-about = { $cell }, con un { $chance } % de riesgo y cerca de un { $win } % de probabilidad de ganar
hint-guess-win-exact = { $cell }, con un { $chance } % de riesgo y un { $win } % de probabilidad de ganar
hint-guess-ring = esta casilla
hint-guess-dashed = la casilla con el borde discontinuo
hint-guess-hopeless = Nada puede resolver este 50/50, así que da igual ahora que más tarde.
hint-guess-last = Si es segura, ya no hace falta adivinar más.
hint-guess-leads-on-surely = Si es segura, llevará con certeza a otra casilla segura.
hint-guess-leads-on = Si es segura, probablemente lleve a otra casilla segura ({ $chance } %).
hint-guess-may-lead-on = Si es segura, puede llevar a otra casilla segura ({ $chance } %).
hint-guess-leads-nowhere = Aunque sea segura, es poco probable que lleve a otra casilla segura ({ $chance } %).
hint-guess-settles = Evita o resuelve un 50/50.
hint-guess-settles-leads-on = Evita o resuelve un 50/50, y probablemente lleve a una casilla segura ({ $chance } %).
hint-guess-safer = Otra casilla tiene solo un { $safest } % de riesgo, pero revela menos.
hint-guess-next = Segunda opción: { $first }.
hint-guess-next-two = Siguientes opciones: { $first }; { $second }.

## The command line: help. See src/cli/help_texts.rs for how the keys are found.

cli-about = Un Buscaminas para el escritorio.
cli-usage = Uso:
cli-usage-options = [OPCIONES]
cli-commands = Comandos:
cli-arguments = Argumentos:
cli-options = Opciones:
cli-default = predeterminado:
cli-possible = valores posibles:
cli-man-name = NOMBRE
cli-man-synopsis = SINOPSIS
cli-man-description = DESCRIPCIÓN
cli-man-version = VERSIÓN
cli-command-analyze = Mostrar los riesgos exactos de una posición, la mejor jugada y su motivo
cli-command-autoplay = Dejar que el solucionador juegue muchas partidas y mostrar su porcentaje de victorias
cli-command-console = Jugar en un terminal
cli-command-generate = Generar tableros, exijan adivinar o no
cli-command-practice = Mostrar posiciones para resolver, con sus soluciones y los motivos
cli-command-replay = Mostrar los contadores y la suerte de partidas grabadas
cli-command-scores = Mostrar los récords
cli-command-help = Mostrar esta ayuda o la de un comando
cli-value-code = CÓDIGO
cli-value-command = COMANDO
cli-value-date = FECHA
cli-value-file = ARCHIVO
cli-value-first = REGLA
cli-value-k = K
cli-value-kind = TIPO
cli-value-lang = IDIOMA
cli-value-level = NIVEL
cli-value-ms = MS
cli-value-n = N
cli-value-row-col = FILA,COL
cli-value-seed = SEMILLA
cli-value-seconds = SEGUNDOS
cli-value-strategy = ESTRATEGIA
cli-value-style = ESTILO
cli-value-t = T
cli-value-task = TAREA
cli-value-theme = TEMA
cli-help = Mostrar la ayuda
cli-version = Mostrar la versión
cli-lang = Idioma de todos los textos: en, zh-CN, zh-TW, ja, ko, de, fr, es, pt-BR, it, ru, uk, pl [predeterminado: el del sistema; en la ventana, el de los ajustes]
cli-level = Nivel que se juega
cli-rows = Número de filas de un tablero personalizado, de 1 a 256 (hasta 99 en un terminal)
cli-cols = Número de columnas de un tablero personalizado, de 1 a 256 (hasta 99 en un terminal)
cli-mines = Número de minas de un tablero personalizado, desde 0 hasta una menos que sus casillas
cli-seed = Colocar las minas según esta semilla, para poder repetir los mismos tableros; estas partidas no puntúan
cli-window-style = Estilo de juego
cli-window-board = Jugar el tablero con este código; estas partidas no puntúan
cli-window-no_guess = Jugar tableros que no exigen adivinar; estas partidas no puntúan
cli-window-announce = Escribir una línea por cada cosa que ocurre, para lectores de pantalla
cli-window-replay = Ver una partida grabada (RAWVF, AVF, MVF, RMV, EVF)
cli-window-position = Abrir en el taller la posición o el tablero de este archivo
cli-console-auto = Ver cómo el algoritmo de 2010 juega una partida; en un terminal, después aparece el menú
cli-console-delay = Milisegundos entre las jugadas del algoritmo, de 0 a 10000 [predeterminado: 80 en un terminal; si no, 0]
cli-console-scores = Mostrar junto al tablero la estimación del algoritmo para cada casilla: la probabilidad de mina, en porcentaje
cli-analyze-file = La posición [predeterminado: entrada estándar]: una línea «mines N» y luego una línea por fila con «.» o «#» para una casilla cubierta, una cifra para una abierta y «F» para una bandera; o una lista JSON de posiciones; o un texto que el taller sepa leer (códigos de tablero, enlaces, dibujos de foros)
cli-analyze-json = Escribir JSON, un objeto por línea; las filas y columnas se cuentan desde 0; en el motivo, desde 1
cli-analyze-repeat = Calcular los riesgos N veces y mostrar la mediana del tiempo en microsegundos
cli-autoplay-games = Número de partidas
cli-autoplay-boards = Jugar los tableros de este archivo, en el formato que escribe «sapper generate»
cli-autoplay-first = Protección de la primera casilla
cli-first-safe = nunca es mina; la partida empieza en una esquina
cli-first-opening = despeja un área de 3×3 si cabe; la partida empieza en la fila 4, columna 4
cli-first-none = puede ser mina; la partida empieza en una esquina
cli-autoplay-strategy = Estrategia del solucionador
cli-strategy-exact = compara conjeturas simulando la continuación, con hasta 50 ms por jugada
cli-strategy-fast = prevé solo una conjetura, a toda velocidad
cli-strategy-deep = como exact, con tanto tiempo por conjetura como permita --think
cli-strategy-heuristic = el algoritmo de 2010
cli-autoplay-think = Milisegundos para cada conjetura de «deep»
cli-autoplay-threads = Número de hilos [predeterminado: el número de procesadores]
cli-autoplay-seed = Semilla de la primera partida; cada partida siguiente suma 1 [predeterminado: aleatoria, y se muestra]
cli-autoplay-results = Escribir los resultados en este archivo, una partida por línea y en orden: 1 si se gana, 0 si se pierde
cli-autoplay-json = Escribir un objeto JSON
cli-generate-no_guess = Generar tableros que no exigen adivinar después del primer clic
cli-generate-first = Casilla que se abre primero, contada desde 0; las casillas a su alrededor quedan libres si hay sitio [predeterminado: 3,3, o el centro de un tablero menor]
cli-generate-count = Número de tableros
cli-generate-seed = Semilla del primer tablero; cada tablero siguiente suma 1 [predeterminado: aleatoria, y se muestra]
cli-generate-daily = Mostrar los tableros diarios de una fecha, como 2026-11-23, con sus códigos [predeterminado: hoy, en UTC]
cli-generate-json = Escribir una lista JSON; con --daily, un objeto
cli-practice-task = Qué hay que hacer en cada posición [predeterminado: safe; guess si el tipo es odds]
cli-task-safe = encontrar una casilla segura
cli-task-mines = encontrar todas las casillas sin bandera que con certeza son minas
cli-task-guess = ninguna casilla es segura: encontrar la de menor riesgo
cli-practice-kind = El tipo de razonamiento que hace falta; uno más sencillo no basta [predeterminado: single; odds si la tarea es guess]
cli-kind-single = un solo número a la vez
cli-kind-pair = dos números juntos
cli-kind-numbers = tres o más números juntos
cli-kind-count = también el número de minas que quedan
cli-kind-odds = no hay nada seguro; solo para guess
cli-practice-size = Nivel de las partidas de las que salen las posiciones
cli-practice-count = Número de posiciones
cli-practice-seed = Semilla de la primera posición; cada posición siguiente suma 1 [predeterminado: aleatoria, y se muestra]
cli-practice-json = Escribir una lista JSON, que «sapper analyze» puede leer
cli-replay-files = Grabaciones (RAWVF, AVF, MVF, RMV, EVF), o carpetas con ellas
cli-replay-csv = Escribir en su lugar una tabla de valores separados por comas, sin la suerte
cli-replay-export = Escribir en su lugar las grabaciones en este formato
cli-replay-output = Archivo de salida, o carpeta para varias grabaciones [predeterminado: salida estándar]
cli-replay-from = Tiempo de la grabación en que empieza el GIF [predeterminado: el comienzo]
cli-replay-to = Tiempo de la grabación en que termina el GIF [predeterminado: el final]
cli-replay-no_pointer = Hacer el GIF sin el puntero ni lo que pulsa
cli-replay-odds = Hacer el GIF con los riesgos de las casillas cubiertas
cli-replay-no_clock = Hacer el GIF sin las minas restantes ni el tiempo
cli-replay-cell = Lado de una casilla del GIF, en píxeles; menor en tableros muy grandes [predeterminado: 24]
cli-replay-theme = Colores del GIF
cli-value-format = FORMATO
cli-replay-json = Escribir un objeto JSON por línea
cli-scores-statistics = Mostrar en su lugar las estadísticas generales por nivel y estilo
cli-scores-csv = Escribir en su lugar todas las partidas como valores separados por comas
cli-decimal_comma = Escribir «;» entre los campos y la coma como signo decimal
cli-scores-json = Escribir un documento JSON
cli-scores-by = Mostrar las mejores partidas según este contador, a partir del registro de partidas
cli-scores-flags = Solo partidas sin ninguna bandera (none) o con banderas (some)
cli-scores-sessions = Mostrar en su lugar las sesiones: una pausa de más de 30 minutos empieza otra
cli-value-counter = CONTADOR
cli-value-flags = BANDERAS
cli-help-command = El comando que se describe

## The command line: usage errors

cli-wrong = No se entiende la línea de comandos. Consulta «{ $help }».
cli-wrong-option = Opción desconocida: «{ $argument }». Consulta «{ $help }».
cli-wrong-option-meant = Opción desconocida: «{ $argument }». ¿Querías decir «{ $meant }»?
cli-wrong-command = Comando desconocido: «{ $word }». Consulta «{ $help }».
cli-wrong-command-meant = Comando desconocido: «{ $word }». ¿Querías decir «{ $meant }»?
cli-wrong-word = Argumento inesperado: «{ $word }». Consulta «{ $help }».
cli-wrong-before = «{ $argument }» es una opción de la ventana, y «{ $command }» no abre ninguna. Si «{ $command }» también tiene esta opción, escríbela después del comando.
cli-wrong-no-value = «{ $argument }» necesita un valor.
cli-wrong-surplus = «{ $argument }» no admite ningún valor, pero se ha indicado «{ $value }».
cli-wrong-twice = «{ $argument }» solo se puede indicar una vez.
cli-wrong-conflict = «{ $argument }» no se puede combinar con { $others }.
cli-wrong-missing = Falta: { $missing }.
cli-wrong-no-text = «{ $word }» no es UTF-8 válido.
cli-wrong-value = «{ $value }» no es un valor válido para «{ $argument }»: { $why }.
cli-wrong-value-meant = quizá querías decir «{ $meant }»
cli-wrong-value-known = los valores válidos son { $known }
cli-wrong-value-unknown = no se entiende
cli-wrong-number = debe ser un número entero del { $min } al { $max }
cli-wrong-cell = debe ser una fila y una columna, contadas desde 0, como 3,3
cli-wrong-day = debe ser una fecha, como 2026-11-23
cli-wrong-seconds = debe ser un número de segundos, como 12.5
cli-wrong-board = Ese tablero no es posible: { $why }.

## The command line: results

cli-standard-input = Entrada estándar
cli-source-wrong = { $source } no se puede usar: { $why }.
why-large-picture = la imagen tiene más de { $most } megapíxeles
cli-too-large = supera los { $limit } MiB
cli-unprinted = No se ha podido escribir el resultado: { $why }.
cli-output-closed = La salida estándar está cerrada, así que no se puede escribir el resultado.
replay-export-folder = Para exportar varias grabaciones hace falta una carpeta: usa --output CARPETA.
evf-refused-size = EVF admite tableros de 255 × 255 casillas como máximo.
evf-refused-marks = EVF no tiene signos de interrogación, y esta partida los tiene.
evf-refused-rules = Esta partida ha seguido reglas que EVF no puede describir.
gif-only-gif = --from, --to, --no-pointer, --odds, --no-clock, --cell y --theme requieren --export gif.
cli-unwritten = No se ha podido escribir «{ $file }»: { $why }.
cli-terminal-broken = No se ha podido usar el terminal: { $why }.
scores-empty = Aún no hay récords. Gana una partida de nivel Principiante, Intermedio o Experto y aparecerá aquí.
scores-no-games = Aún no hay partidas terminadas.
scores-table = { $level }, { $style }
scores-time = Tiempo (s)
scores-date = Fecha (UTC)
replay-format = Formato
replay-program = Programa
replay-player = Jugador
replay-date = Fecha
replay-result = Resultado
replay-unfinished = sin terminar
counter-solved = 3BV resuelto
replay-guesses = Conjeturas
replay-luck = Suerte
# At most six characters: a column of a table.
analyze-safe = segura
analyze-mine = mina
analyze-layouts =
    Distribuciones posibles de { $mines ->
        [one] la mina
       *[other] las { $mines } minas
    }: { $layouts }
analyze-too-wide = La posición es demasiado grande para contar todas las distribuciones posibles de las minas.
analyze-estimated = Los porcentajes son estimaciones; las casillas indicadas como «segura» o «mina» son certezas.
analyze-guessed = El texto no dice cuántas minas hay; { $mines } es una estimación.
analyze-starts = Inicios sin adivinar
analyze-best-start = Mejor inicio
analyze-no-start = ninguno
analyze-best = Mejor: { $place } ({ $chance })
analyze-time = Riesgos calculados en { $micros } µs (mediana)
analyze-no-json = no es una lista JSON de posiciones: { $why }
analyze-position = posición { $number }: { $why }
analyze-measures = su tablero no tiene las { $rows } filas de { $cols } casillas que indica
autoplay-left = quedan { $time }
autoplay-strategy = Estrategia
autoplay-games = Partidas
autoplay-wins = Victorias
autoplay-win-rate = Porcentaje de victorias
autoplay-rate = { $rate } % (intervalo del 95 %: del { $low } % al { $high } %)
autoplay-guesses = Conjeturas por partida
autoplay-time = Tiempo
autoplay-speed = Partidas por segundo
autoplay-worst = Jugada más lenta
autoplay-milliseconds = { $ms } ms
autoplay-hurried = Jugadas interrumpidas
autoplay-hurried-why = { $count } (por el límite de tiempo, así que otra ejecución puede dar otro resultado)
autoplay-seed = Semilla
generate-seed = semilla { $seed }
generate-seed-moved = semilla { $seed }, minas movidas
generate-none = Esos tableros no son posibles: { $why }.
generate-given-up =
    En { $seconds } segundos y { $tried ->
        [one] 1 intento
       *[other] { $tried } intentos
    } no se ha encontrado ningún tablero de { $rows } × { $cols } con { $mines ->
        [one] 1 mina
       *[other] { $mines } minas
    } que no exija adivinar. Prueba con menos minas o un tablero menor.
practice-position = { $number }. { $task ->
        [mines] Encuentra todas las casillas sin bandera que con certeza son minas
        [guess] Ninguna casilla es segura: encuentra la de menor riesgo
       *[safe] Encuentra una casilla segura
    } ({ $kind }, semilla { $seed })
practice-answers = { $task ->
        [mines] Minas
        [guess] Menor riesgo
       *[safe] Casillas seguras
    }: { $cells }
practice-wrong-kind = La tarea «guess» y el tipo «odds» solo se pueden combinar entre sí.
practice-none = No se ha encontrado ninguna posición de ese tipo con la semilla { $seed }. Prueba con otra semilla.
boards-none = no contiene ningún tablero
boards-head = se espera un encabezado «# rows cols mines first_row first_col rule count seed», donde rule es safe, zero o none
boards-outside = la primera casilla está fuera del tablero; su fila y su columna se cuentan desde 0
boards-length = { $found ->
        [one] 1 casilla no es
       *[other] { $found } casillas no son
    } ni una fila de { $cols } ni un tablero de { $cells }
boards-sign = columna { $column }: «{ $sign }» no es ni una mina «*» ni una casilla libre «.»
boards-mines = el número de minas es { $found }, pero el encabezado indica { $expected }
boards-rule = la primera casilla de este tablero no cumple la regla «{ $rule }» de su encabezado
boards-count = el número de tableros es { $found }, pero su encabezado indica { $expected }

## Invalid input

fault-at = línea { $line }: { $why }
fault-rows = un tablero tiene de 1 a { $max } filas, no { $given }
fault-cols = un tablero tiene de 1 a { $max } columnas, no { $given }
fault-mines =
    en { $rows } × { $cols } casillas { $max ->
        [one] cabe como máximo 1 mina
       *[other] caben como máximo { $max } minas
    }, no { $given }
fault-unplayable = su tablero no se puede jugar, porque { $why }
fault-code-empty = falta el código del tablero
fault-code-sign = un código de tablero no puede contener «{ $sign }»
fault-code-version = este código es de una versión más reciente de Sapper
fault-code-sum = el código del tablero está incompleto o tiene un carácter incorrecto
fault-position-empty = la posición está vacía; se espera una línea «mines N» y las filas del tablero
fault-position-mines = se espera «mines» y un número antes de las filas, no «{ $text }»
fault-position-rows = faltan las filas del tablero debajo de la línea «mines { $mines }»
fault-position-sign = línea { $line }, columna { $column }: «{ $sign }» no es una casilla («.» o «#» cubierta, de 0 a 8 abierta, «F» con bandera)
fault-position-ragged = la longitud de la fila es { $found }, pero la de la primera es { $expected }
fault-text-unknown = Sapper no reconoce ahí ninguna posición ni ningún tablero
fault-text-link = el enlace no contiene ningún tablero; copia el propio tablero o su posición
fault-text-sign = línea { $line }, columna { $column }: «{ $sign }» no es una casilla
fault-text-row = la longitud de la fila es { $found }, pero se espera { $expected }
fault-text-rows = solo hay { $found } de { $expected } filas
fault-text-broken = el tablero del enlace está incompleto o tiene un carácter incorrecto
fault-view =
    en { $cells ->
        [one] 1 casilla
       *[other] { $cells } casillas
    } no caben { $mines } minas
fault-no-layout = ninguna distribución de las minas encaja con esta posición
fault-no-guess =
    en { $tried ->
        [one] 1 intento
       *[other] { $tried } intentos
    } no se ha encontrado ningún tablero de { $rows } × { $cols } con { $mines ->
        [one] 1 mina
       *[other] { $mines } minas
    } que no exija adivinar
fault-no-guess-full = un tablero lleno de minas no tiene ninguna casilla por donde empezar
fault-no-guess-outside = la primera casilla está fuera del tablero
fault-no-guess-given-up =
    la búsqueda de un tablero que no exija adivinar se ha detenido tras { $tried ->
        [one] 1 intento
       *[other] { $tried } intentos
    }
fault-recording-long-line = la línea supera los { $max } bytes
fault-recording-endless = la grabación supera los { $max } MiB
fault-recording-stray = «{ $text }» no es ni un encabezado, ni una fila del tablero, ni un evento
fault-recording-value = «{ $value }» no es un valor válido para «{ $header }»
fault-recording-unsupported = no se pueden reproducir grabaciones de partidas «{ $text }»
fault-recording-no-board = falta el tablero: antes de los eventos debe haber una línea «Board:» y filas de * y 0
fault-recording-second-board = aquí empieza un segundo tablero
fault-recording-row = una fila del tablero solo puede contener * y 0, no «{ $text }»
fault-recording-row-width = el ancho de la fila es { $given }, no { $width }
fault-recording-cols = el número de columnas es { $header } según el encabezado, pero { $board } en el tablero
fault-recording-rows = el número de filas es { $header } según el encabezado, pero { $board } en el tablero
fault-recording-mines = el número de minas es { $header } según el encabezado, pero { $board } en el tablero
fault-recording-event = «{ $text }» no es un evento válido
fault-recording-time = «{ $text }» no es un tiempo válido
fault-recording-long-time = «{ $text }» supera los 24 días
fault-recording-backwards = el tiempo va hacia atrás, de { $from } a { $to }
fault-recording-place = «{ $text }» no es una posición válida
fault-recording-no-place = el evento no tiene posición
fault-recording-off-board = la columna { $col }, fila { $row } está fuera del tablero (columnas: { $cols }; filas: { $rows })
fault-recording-far = la posición { $x }, { $y } (en píxeles) está demasiado lejos del tablero
fault-recording-unknown = no es una grabación en un formato que Sapper lea
fault-no-recordings = la carpeta no contiene grabaciones
fault-more-games = otras grabaciones dañadas o ilegibles: { $count }
fault-recording-damaged = el archivo está dañado en el byte { $offset }; se esperaba: { $expected }
expected-bytes = { $count ->
        [one] otro byte
       *[other] { $count } bytes más
    }
expected-last-bytes = { $count ->
        [one] el último byte
       *[other] los últimos { $count } bytes
    }
expected-version = una versión conocida del formato
expected-board-size = un tablero de 1 a 256 filas y columnas
expected-cell-side = el lado de una casilla en píxeles
expected-cell = una casilla del tablero
expected-mine = una casilla del tablero aún sin mina
expected-mine-count = un número de minas que deje libre una casilla
expected-mines = { $count ->
        [one] exactamente una mina
       *[other] exactamente { $count } minas
    }
expected-event-kind = un tipo de evento conocido
expected-later-time = un tiempo no anterior al del evento previo
expected-more-events = otro evento
expected-hundredths = centésimas de segundo
expected-year = un año de 2005 a 2008
expected-level = el número de un nivel
expected-question-marks = el código de los signos de interrogación
expected-info-text = un texto entre corchetes
expected-checksum = la suma de comprobación correcta
expected-time-in-range = un tiempo de 24 días como máximo
expected-position = una posición cerca del tablero
fault-recording-empty = la grabación termina antes de que se suelte ningún botón

## What --announce prints

announce-place = fila { $row }, columna { $col }
announce-place-column-first = columna { $col }, fila { $row }
announce-row = fila { $row }
announce-col = columna { $col }
announce-new =
    Tablero nuevo: { $level }, { $rows ->
        [one] 1 fila
       *[other] { $rows } filas
    }, { $cols ->
        [one] 1 columna
       *[other] { $cols } columnas
    }, { $mines ->
        [one] 1 mina
       *[other] { $mines } minas
    }.
announce-new-scattered = Tablero nuevo: { $level }, { $rows ->
        [one] 1 fila
       *[other] { $rows } filas
    }, { $cols ->
        [one] 1 columna
       *[other] { $cols } columnas
    }.
announce-cell = { $place }: { $what }
announce-board = Tablero
announce-board-size =
    { $rows } × { $cols } casillas, { $mines ->
        [0] { "" }
        [one] 1 mina,{ " " }
       *[other] { $mines } minas,{ " " }
    }{ $flags ->
        [one] 1 bandera
       *[other] { $flags } banderas
    }
announce-board-part = { $all }; a la vista: filas { $top } a { $bottom }, columnas { $left } a { $right }
announce-covered = { $count ->
    [one] cubierta
   *[other] cubiertas
}
announce-flag = bandera
announce-question = interrogación
announce-number = número { $number }
announce-empty = { $count ->
    [one] vacía
   *[other] vacías
}
announce-mine = mina
announce-hit = mina pisada
announce-wrong-flag = bandera incorrecta
announce-hidden = oculta durante la pausa
announce-noted = { $cell }, { $note }
announce-start = empieza aquí
announce-ring-safe = segura
announce-ring-best = la mejor conjetura
announce-ring-reason = parte del razonamiento
announce-ring-wrong = incorrecta
announce-begin = Casilla de inicio: { $place }. Es segura.
announce-opened-one = { $place }: abierta, { $what }
announce-opened = { $place }: { $count } casillas abiertas
announce-chorded =
    { $place }: { $count ->
        [one] 1 casilla abierta
       *[other] { $count } casillas abiertas
    } a su alrededor
announce-flagged =
    { $place }: marcada, { $left ->
        [one] queda { $left } mina
       *[other] quedan { $left } minas
    }
announce-questioned = { $place }: interrogación
announce-unmarked = { $place }: marca quitada
announce-refused-chord = { $place }: no se ha abierto, las banderas no coinciden con el número
announce-refused-flag = { $place }: no se ha abierto, tiene bandera
announce-nothing = { $place }: { $what }, nada que hacer
announce-lost = { $place }: mina. Derrota tras { $time }.
announce-lost-flags = { $place }: falta la bandera de una mina a su alrededor. Derrota tras { $time }.
announce-paused = En pausa a los { $time }.
announce-resumed = La partida continúa.
announce-no-pause = No hay partida que pausar.
announce-on = { $name }: activado
announce-off = { $name }: desactivado
announce-value = { $name }: { $value }
announce-closed = Cerrado: { $name }
announce-recording = Una grabación

## Reading the board

help-reading = Leer el tablero
read-here = Dónde está el cursor
read-neighbours = Qué hay alrededor de la casilla
read-left = Qué queda alrededor del número
read-row = Leer la fila
read-column = Leer la columna
read-status = Tiempo, minas restantes, % abierto
read-opened = Qué ha abierto la última jugada
read-again = Repetir lo dicho
read-next-covered = Siguiente casilla cubierta junto a un número
read-previous-covered = Anterior casilla cubierta junto a un número
read-next-number = Siguiente número al que le faltan banderas
read-previous-number = Anterior número al que le faltan banderas
read-go-to = Ir a una casilla
read-above-left = arriba a la izquierda
read-above = arriba
read-above-right = arriba a la derecha
read-right = derecha
read-below-right = abajo a la derecha
read-below = abajo
read-below-left = abajo a la izquierda
read-left-of = izquierda
read-next = { $list }; { $next }
read-span = { $first } a { $last }
read-flags =
    { $count ->
        [one] 1 bandera
       *[other] { $count } banderas
    }
read-around =
    { $what }: { $flags }, { $covered ->
        [one] 1 cubierta
       *[other] { $covered } cubiertas
    }
read-mines-left =
    { $count ->
        [one] queda 1 mina
       *[other] quedan { $count } minas
    }
read-share = { $share } abierto
read-count =
    { $count ->
        [one] 1 casilla abierta
       *[other] { $count } casillas abiertas
    }
read-nothing-opened = No se ha abierto nada.
read-none = No hay más.
read-nothing-said = Nada que repetir.
read-begin = Este es el principio.
read-end = Este es el final.
read-edge = Borde del tablero.
read-no-board = Aquí no hay ningún tablero.
go-to-how = «{ $numbers }» o «D2»: { $place }.
go-to-none = Esa casilla no existe. La última: { $place }.
go-to-accept = Ir

## Workbench

bench = Taller
bench-tip = Preparar una posición o un tablero y ver sus riesgos
bench-position = Posición
bench-board = Tablero
bench-covered = Cubierta
bench-flag = Bandera
bench-first = Pega una captura de cualquier buscaminas o pinta números.
bench-offer = ¿Te has atascado en otro tablero? Pega una captura
bench-board-how = Haz clic en una casilla para poner o quitar una mina.
bench-size = Tamaño y minas
bench-mines-guessed = { $mines } es una estimación.
undo = Deshacer
redo = Rehacer
bench-no-undo = No hay nada que deshacer.
bench-no-redo = No hay nada que rehacer.
bench-thinking = Calculando…
bench-safe-cells =
    { $count ->
        [one] 1 casilla es segura
       *[other] { $count } casillas son seguras
    }
bench-best-guess = Mejor conjetura: { $chance } % de riesgo
bench-layouts = Distribuciones posibles
bench-certain-mines = Minas seguras
bench-left = Minas restantes
bench-too-many = Demasiadas para contarlas
bench-power = { $mantissa } × 10^{ $exponent }
bench-starts =
    Este tablero no exige adivinar. { $count ->
        [one] Tiene un solo inicio, { $place }.
       *[other] Tiene { $count } inicios; { $place } es el que más casillas abre.
    }
bench-no-start = Este tablero exige adivinar, empieces donde empieces.
bench-overflagged =
    { $count ->
        [one] Hay más banderas alrededor de la casilla { $cells } de las que permite su { $number }.
       *[other] Hay más banderas alrededor de las casillas { $cells } de las que permiten esos números.
    }
bench-play = Jugar
bench-practise = Como problema
bench-why = ¿Por qué?
bench-open = Abrir archivo…
bench-paste = Pegar
bench-clear = Vaciar
bench-copy = Copiar
bench-format = Copiar como
bench-as-text = Texto
bench-as-code = Código de tablero
bench-as-drawing = Dibujo para un foro
bench-as-js = Enlace a JSMinesweeper
bench-as-link = Enlace al tablero
bench-copied = Copiado.
bench-not-copied = No se puede copiar de esa forma.
bench-guessed = El texto no dice cuántas minas hay: { $mines } es una estimación.
bench-left-out = No forma parte del tablero: { $text }.
bench-picture =
    Leídas { $rows } × { $cols } casillas. { $doubtful ->
        [0] Comprueba el número de minas: { $mines } es una estimación.
        [one] Comprueba la casilla con borde amarillo y el número de minas: { $mines } es una estimación.
       *[other] Comprueba las { $doubtful } casillas con borde amarillo y el número de minas: { $mines } es una estimación.
    }
bench-picture-at = Leídas { $rows } × { $cols } casillas. Comprueba las casillas ({ $cells }) y el número de minas: { $mines } es una estimación.
bench-no-picture = El portapapeles no contiene ningún tablero, ni como texto ni como imagen.
bench-unreadable = No se ha podido leer ningún tablero: { $why }.
bench-no-puzzle = Esto no sirve como problema: no hay nada que deducir.
bench-no-game = Aquí no hay nada que jugar: ninguna distribución encaja o ya está todo abierto.
bench-save = Guardar posición
bench-saved = Guardado: { $file }
bench-not-saved = No se ha podido guardar { $file }: { $why }

machine = Información del sistema
machine-measure = Medir el retardo mientras juego
machine-about = Lo que tarda Sapper desde la pulsación hasta la imagen terminada, sin el retardo del ratón, el escritorio y la pantalla.
machine-move = Medir fluidez
machine-copy = Copiar
machine-on = activado
machine-off = desactivado
machine-none = aún sin medir
machine-spread = mediana { $median } ms, 95 % hasta { $most } ms, máximo { $worst } ms (últimas: { $count })
machine-frame-spread = mediana { $median } ms, 95 % hasta { $most } ms, máximo { $worst } ms; más de 25 ms: { $late } de { $count }
machine-version = Versión
machine-window = Ventana, escala
machine-cells = Tablero, casilla
machine-language = Idioma
machine-reader = Lector de pantalla
machine-sound = Sonido
machine-presses = Retardo de respuesta
machine-frames = Tiempo entre imágenes

## The counters of one’s choice

counters-choose = Elegir contadores
counters-live = Partida
counters-after = Final
counters-up = Subir
counters-down = Bajar
counters-remove = Quitar
counters-add = Añadir fórmula
counters-name = Nombre
counters-formula = Fórmula
counters-restore = Predeterminados
counters-note = Nombres: { $names }. Signos: + − * / ^ ( ), min, max, round, sqrt, ln, log, abs.
formula-empty = Escribe una fórmula.
formula-long = Una fórmula puede tener { $max } caracteres como máximo.
formula-unknown = No hay ningún contador «{ $name }».
formula-bracket = Falta un paréntesis.
formula-unclear = Esta fórmula no es válida.
