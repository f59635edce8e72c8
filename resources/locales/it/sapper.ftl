# The texts of Sapper in Italian.
# The files of all languages have the same keys in the same order.

app-name = Sapper

## Units, dates and lists

seconds = { $seconds } s
percent = { $number }%
quoted = “{ $text }”
date = { $day } { $month } { $year }
date-day = { $day } { $month }
date-month =
    { $month ->
        [1] gen
        [2] feb
        [3] mar
        [4] apr
        [5] mag
        [6] giu
        [7] lug
        [8] ago
        [9] set
        [10] ott
        [11] nov
       *[12] dic
    }
date-month-alone =
    { $month ->
       *[other] { date-month }
    }
date-year = { $year }
list-next = { $list }, { $next }
list-last = { $list } e { $next }
list-more =
    { $list } e { $more ->
        [one] un’altra
       *[other] altre { $more }
    }

## The title screen

title-go-on = Premi un tasto o fai clic per iniziare

## The bars and the menu

level-beginner = Principiante
level-intermediate = Intermedio
level-expert = Esperto
level-beginner8x8 = Principiante 8×8
level-scattered = Casuale (20% di mine)
level-custom = Personalizzato
custom-button = Personalizza…
show-remaining = Mostra mine rimaste
show-remaining-short = Rimaste
no-guess = Senza azzardi
no-guess-this-game = Senza azzardi, stavolta
no-guess-next-game = Senza azzardi: dalla prossima partita
no-guess-start = Inizia dalla casella cerchiata: è sicura.
no-guess-is-on = Senza azzardi: attivato
no-guess-is-off = Senza azzardi: disattivato
guesses = Azzardi
guesses-off = Normali
guesses-fair-guess = Azzardo equo
guesses-strict = Rigoroso
guesses-fair-guess-strict = { guesses-fair-guess } + { guesses-strict }
flag-mode = Modalità bandierina
flag-mode-is-on = Modalità bandierina: attivata
flag-mode-is-off = Modalità bandierina: disattivata
sound = Audio
sound-is-on = Audio: attivato
sound-is-off = Audio: disattivato
menu = Menu
menu-aid = Aiuti
menu-share = Condividi
menu-others = Altro
why-over = La partita è finita
why-not-begun = Apri prima una casella
why-not-over = Dopo la partita
why-not-lost = Dopo una sconfitta
why-style = Non in questo stile
new-game = Nuova griglia
pause = Pausa
resume = Riprendi
paused = In pausa
settings = Impostazioni
help = Guida
records = Record
style = Stile
style-glass = Vetro
style-classic = Classico
style-easyx = Melodia retrò (EasyX)
style-simpleminer = Semplice (SimpleMiner)
style-console = Terminale (Console)
theme = Tema
theme-auto = Auto
theme-light = Chiaro
theme-dark = Scuro
theme-high-contrast = Contrasto elevato
color-vision = Colori dei numeri
color-vision-usual = Predefiniti
color-vision-deuteranopia = Deuteranopia (rosso–verde)
color-vision-protanopia = Protanopia (rosso–verde)
color-vision-tritanopia = Tritanopia (blu–giallo)
color-vision-high-contrast = Contrasto elevato
text-size = Dimensioni di testo e pulsanti
typeface = Carattere
typeface-usual = Predefinito
typeface-reading = Più leggibile
letter-spacing = Spaziatura lettere
line-spacing = Interlinea
spacing-usual = Normale
spacing-wide = Ampia
spacing-wider = Più ampia
dwell = Clic a puntatore fermo
scanning = Scansione con un solo tasto
pace-off = Disattivato
pace-700ms = Dopo 0,7 s
pace-1000ms = Dopo 1 s
pace-1500ms = Dopo 1,5 s
pace-2500ms = Dopo 2,5 s
motion = Animazioni
motion-auto = Auto
motion-off = Complete
motion-on = Ridotte
language = Lingua
language-auto = Segui il sistema

## Tooltips

tip-count = Mine rimaste
tip-clock = Tempo in secondi
tip-remaining = Mostra quante mine restano da segnare
tip-no-guess = Griglie che si risolvono senza tirare a indovinare
tip-flag-mode = Un clic mette una bandierina invece di aprire
tip-levels = Livello
tip-sizes = Scegli un livello
tip-leave = Chiudi Sapper
tip-odds = Mostra la probabilità di mina di ogni casella
tip-player = Risolutore
tip-pace = Velocità
tip-speed = Velocità
tip-run = Riproduci
tip-time-bar = Fai clic o trascina per vedere un altro momento. Trascina con il pulsante destro per scegliere la parte da salvare come GIF.
tip-replay-details = Mostra o nascondi tutti i contatori, i clic e gli indicatori
tip-marks = Barre: azzardi; dischi: caselle sicure non viste; linee: mosse lente; quadrati: clic sprecati. Fai clic su uno per vederlo
tip-previous = Evento precedente
tip-next = Evento successivo
tip-back = Torna alla partita
tip-export = Esporta tutte le partite (CSV)
tip-reset = Elimina le partite di questo livello
tip-luck = La tua probabilità di sopravvivere agli azzardi
tip-span = Periodo
tip-bbbv = Il numero minimo di clic sinistri per risolvere la griglia
tip-bbbv_s = 3BV risolti al secondo
tip-effective = Clic che hanno cambiato la griglia
tip-wasted = Clic che non hanno cambiato nulla
tip-path = Quanta strada ha fatto il puntatore, in caselle
tip-openings = Aree che si aprono con un solo clic
tip-islands = Gruppi di numeri fuori dalle aperture
tip-zini = Clic di una buona soluzione che usa i chord
tip-hzini = ZiNi con le aperture per prime, come giocano le persone
tip-ioe = Efficienza: 3BV per clic
tip-correctness = Percentuale di clic che hanno cambiato la griglia
tip-throughput = 3BV per clic che ha cambiato la griglia
tip-rqp = Tempo diviso per 3BV/s; più basso è meglio
tip-time = Secondi dalla prima apertura all’ultimo rilascio
tip-left = Clic sinistri che non fanno parte di un chord
tip-right = Segni messi e tolti, e clic destri senza effetto
tip-chords = Chord, anche rifiutati; ognuno è un clic
tip-flags = Bandierine sulla griglia
tip-clicks = Clic sinistri, clic destri e chord
tip-cl_s = Clic al secondo, in media
tip-cl_s_now = Clic nell’ultimo secondo
tip-solved = 3BV risolti finora
tip-bbbv_left = 3BV ancora da risolvere
tip-est = Il tempo a questo ritmo: tempo × 3BV ÷ 3BV risolti
tip-zne = ZiNi per clic, a partita vinta
tip-znt = ZiNi per clic che ha cambiato la griglia, a partita vinta
tip-stnb = 3BV diviso per il tempo elevato a 1,7, adattato al livello; più alto è meglio
tip-qg = Tempo elevato a 1,7, diviso per 3BV; più basso è meglio

## Buttons in dialogs

ok = OK
cancel = Annulla
close = Chiudi

## The custom board dialog

custom-title = Griglia personalizzata
custom-rows = Righe
custom-cols = Colonne
custom-mines = Mine
custom-less = Una in meno
custom-more = Una in più
custom-range = { $min }–{ $max }
custom-density = { $share } di mine
custom-density-like = { $share } di mine, come { $level }
custom-empty = Inserisci un numero.
custom-not-a-number = Inserisci un numero intero.
custom-out-of-range = Inserisci un numero da { $min } a { $max }.
# $max is at most one less than the number of cells, so 0 means a board of a single cell.
custom-too-many-mines =
    { $max ->
        [0] In una griglia di una sola casella non c’è posto per una mina.
        [one] In { $rows } × { $cols } caselle c’è posto al massimo per 1 mina.
       *[other] In { $rows } × { $cols } caselle c’è posto al massimo per { $max } mine.
    }
custom-start = Inizia
custom-boards = Griglie salvate
custom-saved = Salvata: { $name }
custom-removed = Rimossa: { $name }

## The information strip

strip-board =
    { $rows } × { $cols }, { $mines ->
        [one] 1 mina
       *[other] { $mines } mine
    }
strip-best = Miglior tempo { $time }
offer-title = Prima volta con Campo minato?
first-flag = L’1 cerchiato tocca una sola casella coperta. Fai clic destro su quella casella per segnare la mina.
first-flag-at = L’1 ({ $number }) tocca una sola casella coperta: { $mine }. Vai lì e metti la bandierina con { $key }.
first-chord = Il numero cerchiato ha tutte le sue bandierine. Premici sopra entrambi i pulsanti del mouse per aprire il resto.
first-chord-at = Il numero ({ $number }) ha tutte le sue bandierine. Premi lì { $key } per aprire il resto.
first-hint = Nessuna mossa sicura in vista? La lampadina o { $key } dà un suggerimento.
first-no-guess = Preferisci non tirare a indovinare? “Senza azzardi” crea griglie che si risolvono con la sola logica.
result-lost = Hai preso una mina
strict-lost =
    { $count ->
        [one] Hai azzardato, anche se la casella cerchiata era di certo sicura
       *[other] Hai azzardato, anche se le caselle cerchiate erano di certo sicure
    }
strict-lost-at = Hai azzardato, anche se la casella in { $place } era di certo sicura
result-first = Il tuo primo record!
result-new-best = Nuovo record personale!
result-faster = { $time } meglio del tuo record
result-progress = { $time } · { $share } aperte
result-as = come { $name }
result-details = Dettagli
result-retry = Stessa griglia
copied = Copiato ✓
notice-more =
    e { $count ->
        [one] un altro
       *[other] altri { $count }
    }

## The end of a game

won = Risolta in { $time }.
won-no-guess = Risolta in { $time }. Non serviva azzardare.
no-guess-needed = Non serviva azzardare.
won-new-best = Nuovo miglior tempo: { $time }!
won-first = Il tuo primo record a questo livello!
won-near-best = { $gap } in più del tuo miglior tempo ({ $best }).
won-place = Il tuo { $place }º miglior tempo.
box-won = Complimenti!
box-lost = Hai perso
box-next = Una nuova griglia è pronta.
again-question = Hai preso una mina. Una nuova griglia?
again-yes = Nuova griglia
again-no = Esci
again = Nuova griglia
leave = Esci
difficulty = Difficoltà
mines-left = Mine: { $count }
menu-play = 1 Gioca
menu-board = 2 Griglia
menu-more = 3 Menu
menu-exit = 0 Esci
exit-again = Una partita è in corso. Premi di nuovo 0 per uscire.
play-again = Nuova griglia
unranked-seeded = Le griglie con un seme scelto non valgono per la classifica.
aid-hint = Suggerimento
aid-think = Calcola più a lungo
aid-think-short = Calcola
aid-think-stop = Interrompi il calcolo
aid-think-stop-short = Ferma
aid-think-needless = Qui non serve tirare a indovinare.
aid-thought = { $seconds } s di calcolo
aid-odds = Probabilità
odds-safe = sicura
odds-mine = mina
odds-elsewhere = in tutte le altre
aid-check = Controlla bandierine
draft = Appunti
draft-how = Appunti: clic destro per le mine, sinistro per le sicure. Non si apre nulla.
draft-keep = Tieni bandierine
draft-keep-tip = Metti bandierine sulle mine annotate e scarta il resto
check-none = Non ci sono ancora bandierine da controllare.
check-right =
    { $count ->
        [one] La tua bandierina è compatibile con i numeri.
       *[other] Tutte le { $count } bandierine sono compatibili con i numeri.
    }
check-wrong =
    { $count ->
        [one] 1 bandierina è di certo sbagliata: { $cells }.
       *[other] { $count } bandierine sono di certo sbagliate: { $cells }.
    }
aid-auto = Gioco automatico
auto-exact = Esatto
auto-2010 = Alg. 2010
auto-slow = Lento
auto-steady = Medio
auto-fast = Veloce
aid-used = Con aiuto
aid-used-text = Hai usato un aiuto (un suggerimento, le probabilità, il controllo delle bandierine o il gioco automatico). Questa partita non vale per la classifica.
unranked-helped = Le partite con aiuto non valgono per la classifica.
unranked-rules = Le partite con regole personalizzate non valgono per la classifica.
unranked-custom = Le griglie di questo tipo non valgono per la classifica.
unranked-no-guess = Le griglie senza azzardi non valgono per la classifica.
unranked-filtered = Le griglie scelte con un filtro non valgono per la classifica.

## The board filter

kept-title = Replay automatici
kept-about = I replay delle partite finite sono conservati in “replays/games”, tra i dati di Sapper.
kept-which = Partite
kept-none = Solo i nuovi record
kept-wins = Vittorie
kept-all = Tutte le partite
kept-max-time = Più brevi di (s)
kept-min-speed = Almeno (3BV/s)
kept-limit = Conserva al massimo
kept-name = Nome del file
kept-folders = Una cartella per livello
kept-name-empty = Inserisci un nome.
kept-name-long = Inserisci al massimo { $max } caratteri.
kept-name-forbidden = “{ $sign }” non è ammesso in un nome di file.
kept-name-brace = Manca una parentesi graffa.
kept-name-unknown = Campo sconosciuto: “{ $field }”.
filter-button = Filtro griglie…
filter-title = Filtro griglie
filter-on = Scegli le nuove griglie con questo filtro
filter-about = Sapper genera griglie finché una non corrisponde. Un campo vuoto non pone limiti. Queste partite sono contrassegnate e non valgono per la classifica.
filter-efficiency = Efficienza (3BV/ZiNi)
filter-first-click = Primo clic (caselle)
# The names of the fields.
filter-min = { $figure }, da
filter-max = { $figure }, a
filter-drawing = Prova di griglie…
filter-none = Nessuna delle { $drawn } griglie corrisponde.
filter-none-drawn = Nel tempo disponibile non è stato possibile generare una griglia.
filter-every = Tutte le griglie corrispondono.
filter-share = Griglie che corrispondono: circa { $share }.
filter-one-in = Corrisponde circa 1 griglia su { $boards }.
filter-reversed = “Da” è maggiore di “a”: nessuna griglia corrisponde.
board-filtered = Griglia filtrata
board-filtered-text = Questa griglia è stata scelta dal filtro. Questa partita non vale per la classifica.
search-filter-tried = Ricerca di una griglia che corrisponda al filtro… Provate: { $tried }.
search-filter-failed = Nessuna delle { $tried } griglie provate corrisponde al filtro. La più vicina: { $figures }.
search-nearest = Gioca la più vicina
search-go-on = Continua a cercare

## The search for a no-guess board

search-title = Griglia senza azzardi
search-tried = Ricerca di una griglia senza azzardi… Provate: { $tried }.
search-ordinary = Gioca una griglia normale
search-failed-title = Nessuna griglia trovata
search-failed =
    { $mines ->
        [one] Nessuna delle { $tried } griglie provate, di { $rows } × { $cols } caselle con 1 mina, si risolve senza azzardi. Prova altre dimensioni.
       *[other] Nessuna delle { $tried } griglie provate, di { $rows } × { $cols } caselle con { $mines } mine, si risolve senza azzardi. Prova con meno mine.
    }

## The name for a record

name-title = Nuovo record
name-prompt = Inserisci il tuo nome
name-label = Il tuo nome
name-empty = Inserisci un nome.
name-too-long = Un nome può avere al massimo { $max } caratteri.
name-too-many-parts = Un carattere di questo nome ha troppi accenti.
name-control = Questo nome contiene un carattere che non si può mostrare.
name-save = Salva

## The records screen

records-name = Nome
records-time = Tempo
records-3bv = 3BV
records-date = Data
records-no-name = Anonimo
records-always = Da sempre
records-year = Quest’anno
records-month = Questo mese
records-today = Oggi
records-export = Esporta…
records-reset = Azzera…
records-table = Migliori partite
records-under = 3BV { $bbbv } · { $speed }/s · { $date }
records-shown = { $shown } di { $count }
records-more = Mostra altre
records-reading = Lettura delle tue partite…
records-none =
    { $span ->
        [year] Livello { $level }: nessuna partita quest’anno
        [month] Livello { $level }: nessuna partita questo mese
        [today] Livello { $level }: nessuna partita oggi
       *[always] Livello { $level }: ancora nessuna partita
    }
records-none-ranked =
    { $span ->
        [year] Livello { $level }: nessuna partita valida per la classifica quest’anno
        [month] Livello { $level }: nessuna partita valida per la classifica questo mese
        [today] Livello { $level }: nessuna partita valida per la classifica oggi
       *[always] Livello { $level }: ancora nessuna partita valida per la classifica
    }
records-uncounted = Non contano le partite con aiuto, le griglie senza azzardi, quelle filtrate e quelle già giocate. Le griglie e le regole personalizzate sono contate a parte.
records-invite = Giocane una: qui vedrai i tuoi tempi, la tua percentuale di vittorie e le tue serie.
records-invite-style = Scegli lo stile { $style } nelle impostazioni e giocane una: qui vedrai i tuoi tempi, la tua percentuale di vittorie e le tue serie.
records-invite-custom = Giocane una su una griglia personalizzata: qui vedrai i tuoi tempi, la tua percentuale di vittorie e le tue serie.
records-invite-rules = Giocane una con regole personalizzate: qui vedrai i tuoi tempi, la tua percentuale di vittorie e le tue serie.
records-invite-guesses = Giocane una con queste regole (Impostazioni, Gioco, Regole): qui vedrai i tuoi tempi, la tua percentuale di vittorie e le tue serie.
records-play = Gioca: { $level }
records-not-counted = Ancora nessuna partita finita.
records-statistics = Statistiche
records-interval = Alla lunga vincerai molto probabilmente dal { $low }% al { $high }% delle partite (confidenza del 95%).
figure-played = Giocate
figure-won = Vinte
figure-left = Abbandonate
figure-rate = % di vittorie
figure-best = Miglior tempo
figure-median = Tempo mediano
figure-mean = Tempo medio
figure-best-speed = Miglior 3BV/s
figure-mean-speed = 3BV/s medio
figure-streak = Serie attuale
figure-won-streak = Serie di vittorie più lunga
figure-lost-streak = Serie di sconfitte più lunga
streak-won =
    { $count ->
        [one] 1 vittoria
       *[other] { $count } vittorie
    }
streak-lost =
    { $count ->
        [one] 1 sconfitta
       *[other] { $count } sconfitte
    }
chart-times = Vittorie: { $count }, { $from } – { $to }; miglior tempo: { $best }
chart-histogram = Tempo più frequente: { $from } – { $to }; vittorie: { $most }
chart-rate = Partite vinte: { $rate } di { $count }; delle più recenti: { $last }
picture-times = Tempi per data
picture-times-note = in secondi; punti: vittorie, linea: migliore fino ad allora
picture-histogram = Tempi delle vittorie
picture-histogram-note = numero di vittorie, per secondi
picture-beyond =
    { $count ->
        [one] { $note }; esclusa 1 vittoria molto peggiore
       *[other] { $note }; escluse { $count } vittorie molto peggiori
    }
picture-rate = % di vittorie
picture-rate-note = sulle ultime { $count } partite; linea sottile: tutte le partite
pictures-wait = I grafici appaiono dopo { $count } partite.
picture-waits = Questo grafico appare dopo { $count } vittorie.
records-by = Migliori per
tip-records-by = In base a cosa si confrontano le migliori partite
flagging-any = Tutte le partite
flagging-none = Senza bandierine
flagging-some = Con bandierine
tip-flagging = Tutte le partite, quelle senza neanche una bandierina o quelle con bandierine
records-left-out = Partite escluse perché registrate da una versione precedente: { $count }
records-no-figure = Di nessuna vittoria si conosce ancora questo valore.
records-under-figure = { $time } · 3BV { $bbbv } · { $date }
picture-by-date = { $name } per data
picture-by-date-note = punti: vittorie, linea: migliore fino ad allora
chart-by-date = { $name }, vittorie: { $count }, { $from } – { $to }; migliore: { $best }
racing-means = Medie di vittorie consecutive
racing-means-note = di { $counts } vittorie; medie semplici dei tempi, senza scartarne nessuno; le sconfitte nel mezzo non contano
racing-last = Ultima
racing-best = Migliore
racing-mean = Media
racing-from = Da
racing-to = A
racing-sum = Somma dei migliori tempi di Principiante, Intermedio ed Esperto: { $times } = { $sum }
racing-sum-missing = Per completare la somma dei tuoi migliori tempi, vinci: { $levels }
racing-sessions = Sessioni
racing-sessions-note = dopo una pausa di oltre { $minutes } minuti ne inizia una nuova
racing-bbbv = Miglior tempo per ogni 3BV
racing-bbbv-note = in secondi, per 3BV
racing-bbbv-chart = Migliori tempi per { $count } valori di 3BV, da { $low } a { $high }
reset-title = Azzerare i dati del livello { $level }?
reset-text =
    Così elimini dalle statistiche { $games ->
        [one] la tua unica partita
       *[other] tutte le { $games } partite
    } di livello { $level } nello stile { $style }, { $records ->
        [0] ma nessun record
        [one] e 1 record
       *[other] e { $records } record
    } dalla tabella. Una copia di entrambi i file resta nella stessa cartella.
reset-rules =
    Così elimini dalle statistiche { $games ->
        [one] la tua unica partita
       *[other] tutte le { $games } partite
    } di livello { $level } con regole personalizzate. Una copia del file resta nella stessa cartella.
reset-yes = Azzera
reset-done = Dati del livello { $level } azzerati. Una copia è stata salvata come “{ $file }”.
table-saved = Partite salvate come “{ $file }”.
table-not-saved = Impossibile salvare le partite come “{ $file }”: { $why }.
table-no-dialog = Impossibile aprire la finestra di scelta dei file: questo desktop non ha né un portale per i file né zenity. “sapper scores --csv” mostra la stessa tabella.

## A saved game

game-is-here = Rieccoti. La tua partita di livello { $level } è in pausa.

## Notices about the player's files

file-set-aside = Impossibile leggere “{ $file }”: { $why }. È stato conservato come “{ $kept }” e Sapper userà un nuovo file.
game-set-aside = Sapper è andato in crash due volte riprendendo la tua ultima partita. La partita è stata conservata come “{ $kept }”.
file-newer = “{ $file }” è stato scritto da una versione più recente di Sapper. Resta com’è e non vi sarà salvato nulla.
file-not-saved = Impossibile salvare “{ $file }”: { $why }. Le modifiche restano solo finché non chiudi Sapper.
file-left = Impossibile leggere “{ $file }”: { $why }. Non è stato possibile nemmeno rinominarlo, quindi resta com’è e non vi sarà salvato nulla.
file-faults = Alcune voci di “{ $file }” non sono comprensibili.
file-faults-more =
    { $count ->
        [one] E un’altra di questo tipo.
       *[other] E altre { $count } di questo tipo.
    }
file-no-folder = Non c’è una cartella in cui salvare, quindi record e impostazioni restano solo finché non chiudi Sapper.
file-no-storage = Il tuo browser non conserva nulla per questa pagina, quindi record e impostazioni restano solo finché non la lasci.
file-saved-again = È di nuovo possibile salvare “{ $file }”: tutte le modifiche in sospeso sono state salvate.
why-full = il disco è pieno
why-forbidden = permesso negato
why-read-only = il disco è di sola lettura
why-not-a-file = non è un file
why-lock = il suo blocco “{ $lock }” non è un file
why-crashes = Sapper è andato in crash due volte riprendendo questa partita
why-missing = il file o la cartella non esiste
why-folder = è una cartella
why-in-the-way = c’è un file al posto della sua cartella
why-not-text = non è un file di testo
why-line = la riga { $line } non è comprensibile
why-key = “{ $key }” ha un valore non valido
why-busy = lo sta usando un’altra finestra di Sapper
why-protected = è contrassegnato come di sola lettura
why-grown = è troppo grande
why-in-use = lo sta usando un altro programma
why-name = il suo nome è troppo lungo o non è ammesso
why-system = il sistema segnala un errore
why-system-code = il sistema segnala l’errore { $code }
record-wrong = Il record { $number } non è valido ed è escluso.
game-wrong = La partita { $number } del registro non è valida ed è esclusa.
settings-field-wrong = L’impostazione “{ $field }” ha un valore non valido, quindi si usa quello predefinito.

## Settings

settings-sound = Audio
settings-accessibility = Accessibilità
settings-language = Lingua
settings-look = Aspetto
settings-play = Gioco
settings-input = Comandi
settings-expert = Esperti
settings-glass-light = Luce sul vetro
original-rules = Gioca anche con le regole originali dello stile
original-rules-glass = Vetro usa le regole consuete.
original-rules-classic = Come nelle gare: solo la prima casella è sicura e un chord senza abbastanza bandiere non fa nulla.
original-rules-easyx = Il primo clic può perdere, il tempo parte con il campo, un chord sbagliato perde e una finestra chiude la partita.
original-rules-simpleminer = Il primo clic può perdere, un clic su un numero fa un chord e una finestra chiude la partita.
original-rules-console = Il primo clic può perdere e non ci sono chord né punti interrogativi.
settings-reset = Ripristina pagina…
settings-reset-title = Ripristinare “{ $page }”?
settings-reset-text = Tutte le impostazioni di questa pagina tornano ai valori predefiniti.
theme-fixed = { $style } ha un solo aspetto, quindi il tema non lo cambia.
settings-sound-on = Effetti sonori
settings-volume = Volume
settings-sound-guide = Descrivi le caselle con suoni
settings-speech-with-tones = Annuncia le caselle oltre ai suoni
detail = Annunci vocali
detail-brief = Brevi
detail-normal = Normali
detail-full = Dettagliati
place-names = Nomi delle caselle
place-names-row-first = Riga 2, colonna 4
place-names-column-first = Colonna 4, riga 2
place-names-letters = D2
settings-question-marks = Punti interrogativi
settings-single-click = Chord con un solo clic
settings-long-press = Pressione lunga per la bandierina
expert-figures = Mostra valori da esperti (3BV, fortuna)
settings-dim = Attenua i numeri che hanno tutte le loro bandierine (vale come aiuto)
settings-light = Evidenzia le caselle intorno al numero sotto il puntatore
settings-click-flags = Clic su un numero per segnare le sue ultime mine (vale come aiuto)
settings-keys-at-pointer = I tasti agiscono sulla casella sotto il puntatore
settings-past-best = Nuova griglia se non puoi più battere il tuo miglior tempo
settings-decimal-comma = Esporta le tabelle con la virgola decimale e “;” tra i campi
settings-raise-only = Il clic che porta la finestra in primo piano non fa altro
restarted-past-best = Non puoi più battere il tuo miglior tempo: ecco una nuova griglia.
settings-long-press-time = Pressione lunga
settings-ms = { $ms } ms
expert-offer = Dieci vittorie! Vuoi vedere 3BV e fortuna? Attivali in Impostazioni, Esperti.
rules = Regole
rules-of = { $style }. Le modifiche valgono dalla prossima partita.
rules-restore = Regole dello stile
style-changed = Regole personalizzate
skin = Skin
skin-own = Quella di Sapper
skin-add = Aggiungi skin…
skin-no-dialog = Impossibile aprire la finestra di scelta dei file: questo desktop non ha né un portale per i file né zenity. Puoi anche copiare la cartella in “skins”.
tip-skin-add = Una cartella con skin.toml e immagini, per lo stile classico
skin-file-wrong = La skin “{ $name }” non viene usata: il suo file { $what } manca o non si può leggere.
skin-entry-wrong = La skin “{ $name }” non viene usata: in skin.toml, “{ $what }” manca o è errato, o la sua immagine non è adatta.
rule-first-opening = Primo clic
rule-value-free-block = Apre un’area 3×3
rule-value-safe = Non è mai una mina
rule-value-unprotected = Può essere una mina
rule-laid = Le mine si piazzano
rule-clock = Il tempo parte
rule-value-first-opening = Al primo clic
rule-value-drawn = Quando appare la griglia
rule-click-on-flag = Clic sinistro su una bandierina
rule-value-ignored = Non fa nulla
rule-value-unflags = La toglie
rule-value-refused = Viene rifiutato
rule-chord-by = Chord con
rule-value-buttons = Entrambi i pulsanti, o quello centrale
rule-value-double-click = Doppio clic
rule-value-single-click = Un solo clic
rule-value-nothing = Nulla (chord disattivato)
rule-chord-needs = Un chord richiede
rule-value-flag-count = Bandierine pari al numero
rule-value-every-mine-flagged = Una bandierina su ogni mina
rule-unmet-chord = Se le bandierine non corrispondono, un chord
rule-value-loses = Fa perdere la partita
rule-flags-on-win = Segna tutte le mine alla vittoria
rule-fair-guess = Azzardo equo: se nessuna casella è di certo sicura, la meno rischiosa non è mai una mina
rule-strict = Rigoroso: un azzardo fa perdere se una casella è di certo sicura
rule-value-yes = Attivato
rule-value-no = Disattivato
settings-pause-minimised = Pausa quando la finestra è ridotta a icona
settings-swap = Scambia i pulsanti sinistro e destro del mouse
settings-flag-button = Pulsante modalità bandierina

## Keys and mouse

help-how = Come si gioca
help-about = Info
how-number = Numeri
how-number-text =
    { $first ->
        [safe] Un clic sinistro apre una casella; la prima è sempre sicura.
       *[other] Un clic sinistro apre una casella.
    } Un numero dice quante delle otto caselle intorno nascondono una mina: qui, due.
how-flag = Bandierine
how-flag-text = Fai clic destro su una casella che deve essere una mina per segnarla ({ $key } fa lo stesso). Aprire una mina fa finire la partita.
how-chord = Chord
how-chord-text = Quando un numero ha tutte le sue bandierine, premici sopra entrambi i pulsanti del mouse, o { $key }: le altre caselle intorno si aprono.
how-win = Vittoria e suggerimenti
how-win-text = Per vincere, apri tutte le caselle senza mina. Non sai come proseguire? La lampadina o { $hint } dà un suggerimento. “Senza azzardi” ({ $no-guess }) crea griglie che si risolvono con la sola logica.
about-version = Sapper { $version }
about-what = Un Campo minato per il desktop: senza azzardi, suggerimenti spiegati e replay.
about-licence = Licenza MIT
about-fonts = I caratteri Sapper Sans e Sapper Mono derivano da Inter, Atkinson Hyperlegible Next, Noto Sans SC/TC/JP/KR e JetBrains Mono (SIL Open Font License 1.1).
help-title = Tasti e mouse
help-board = Sulla griglia
help-arrows = Sposta il cursore
help-row-ends = Inizio o fine della riga
help-corners = Prima o ultima casella della griglia
help-pages = Una schermata in su o in giù
help-game = Partita
help-aid = Aiuti
help-recordings = Replay e griglie
help-replay = Durante un replay
help-run = Riproduci/pausa
help-events = Evento precedente/successivo
help-marks = Indicatore precedente/successivo
help-speed = Più veloce/più lento
help-edges = Inizio/fine
help-view = Vista
help-wheel = Rotella
help-wheel-does = Scorri in su o in giù
help-shift-wheel = Maiusc+rotella
help-shift-wheel-does = Scorri a sinistra o a destra
help-ctrl-wheel = Ctrl+rotella
help-command-wheel = ⌘+rotella
help-ctrl-wheel-does = Ingrandisci o riduci
help-windows = Ovunque
help-tab = Controllo successivo/precedente
help-read-on = Le frecce su e giù leggono questa pagina riga per riga.
help-press = Attiva il controllo selezionato
help-escape = Chiudi, o torna alla griglia
help-mouse = Mouse e touchscreen
help-left = Clic sinistro
help-left-does = Apri una casella
help-flag-left = Clic sinistro in modalità bandierina
help-tap = Tocco
help-long = Pressione lunga
help-long-does = Segna la casella (touchscreen; per il mouse, vedi le impostazioni)
help-right = Clic destro
help-right-mac = Clic destro, due dita o Control+clic
help-right-does = Bandierina, punto interrogativo, vuota
help-both = Entrambi i pulsanti, o clic centrale
help-both-does = Chord: apri intorno a un numero
help-slide = Premi destro, sposta, premi sinistro
help-slide-does = Segna una casella, poi chord su un’altra
key-does-open = Apri, o chord su un numero
key-does-flag = Segna la casella
key-does-flag-mode = Attiva/disattiva modalità bandierina
key-does-chord = Chord sul numero
key-does-pause = Pausa/riprendi
key-does-no-guess = Attiva/disattiva “Senza azzardi”
key-does-step = Automatico: un passo
key-space = Spazio
key-enter = Invio
key-return = Invio
key-ctrl = Ctrl
key-shift = Maiusc
key-escape = Esc
key-backspace = Backspace
key-insert = Ins
key-delete = Canc
key-home = Home
key-end = Fine
key-page-up = Pag su
key-page-down = Pag giù
key-pause = Pausa
key-middle-button = Pulsante centrale
key-mouse-button = Mouse { $number }
keys = Tasti
keys-how = Fai clic su un tasto, poi premi quello nuovo o un pulsante del mouse. Premi di nuovo il pulsante per rimuoverlo.
keys-press = Premi un tasto…
keys-waiting = Premi il nuovo tasto o un pulsante del mouse, o Esc per annullare.
keys-fixed = { $key } è riservato alla navigazione. Premi un altro tasto.
keys-taken = { $key } è già usato per “{ $name }”. Premi un altro tasto.
keys-restore = Tasti predefiniti

## Counters

counter-time = Tempo
counter-left = Clic sinistri
counter-right = Clic destri
counter-chords = Chord
counter-flags = Bandierine
counter-effective = Utili
counter-wasted = Sprecati
counter-path = Percorso
counter-bbbv = 3BV
counter-bbbv_s = 3BV/s
counter-openings = Aperture
counter-islands = Isole
counter-zini = ZiNi
counter-hzini = ZiNi umano
counter-ioe = IOE
counter-correctness = Precisione
counter-throughput = Rendimento
counter-rqp = RQP
counter-cl_s = Clic/s
counter-cl_s_now = Clic/s ora
counter-bbbv_left = 3BV rimasti
counter-est = Stima tempo
counter-zne = ZNE
counter-znt = ZNT
counter-stnb = STNB
counter-qg = QG

## Recordings

counters = Contatori
counters-no-room = La finestra è troppo stretta per i contatori.
zoom-in = Ingrandisci
zoom-out = Riduci
zoom-fit = Adatta alla finestra
full-screen = Schermo intero
compare-figures = 3BV { $solved } / { $bbbv } · clic { $clicks } · { $speed } 3BV/s
compare-title = Confronto
library = Raccolta
library-add = Aggiungi cartella…
library-all-levels = Tutti i livelli
library-best-speed = migliore { $speed } 3BV/s
library-best-time = migliore { $time }
counter-clicks = Clic
library-compare = Confronta
library-cut =
    { $count ->
        [one] È mostrato solo il primo replay.
       *[other] Sono mostrati solo i primi { $count } replay.
    }
library-folder-missing = al momento illeggibile
library-folder-own = le tue partite
library-folders = Cartelle…
library-folders-note = I replay vengono cercati in queste cartelle e in tutte le loro sottocartelle. Il loro contenuto non viene modificato.
library-folders-title = Cartelle della raccolta
library-format = Formato
library-imported = Importate: { $games } · vinte: { $wins }
library-invite = La raccolta elenca i replay per tempo, data e altro: le tue partite e cartelle con partite di Minesweeper Arbiter, Viennasweeper, Metasweeper e Minesweeper Clone.
library-invite-drop = Puoi anche trascinare una cartella sulla finestra.
library-level = Livello
library-mark = Seleziona
library-no-dialog = Impossibile aprire la finestra di scelta dei file: questo desktop non ha né un portale per i file né zenity. Puoi comunque trascinare una cartella sulla finestra.
library-none = Ancora nessun replay
library-nothing = Nessun replay corrisponde.
library-own = Le tue partite: { $games } · vinte: { $wins }
library-play = Guarda
library-player = Giocatore
library-program = Programma
library-reading = Lettura dei replay: { $done } di { $count }…
library-remove = Rimuovi dalla raccolta
library-rescan = Aggiorna
library-search = Cerca: Ada time<60 3bv>=150
library-search-short = Cerca
library-sort = Ordina per
library-searching = Ricerca di replay…
library-shown =
    { $count ->
        [one] { $count } replay
       *[other] { $count } replay
    }
library-uncounted = Non contate: { $count } (illeggibili o continuate)
library-unmark = Deseleziona
library-wins = Solo vinte
tip-library-add = Scegli una cartella di replay
tip-library-compare = Guarda fianco a fianco le due partite selezionate, o quella selezionata e questa
tip-library-folders = Aggiungi o rimuovi cartelle
tip-library-mark = Seleziona per il confronto
tip-library-play = Guarda questo replay
tip-library-rescan = Cerca replay nuovi e modificati
tip-library-search = Parole in nomi, giocatori e programmi, oppure condizioni: time<60, 3bv>=150, 3bv/s>2, eff>90, date>=2024-05, player:ada, program:arbiter
tip-library-sort = Ordina in base a questo; sceglilo di nuovo per invertire l’ordine
replay-watch = Guarda
replay-watch-last = Guarda questa partita
play-on = Annulla l’ultimo clic
play-on-button = Annulla l’ultimo clic
play-on-here = Gioca da qui
race = Sfida un fantasma
race-board = Sfida la migliore partita su questa griglia
race-level = Sfida il mio record a questo livello
race-bbbv = Sfida il mio record con lo stesso 3BV
race-this = Sfida questa partita
race-this-short = Sfida
race-this-time = Batti questo tempo
race-none = Non c’è ancora nessun replay da sfidare.
race-gone = Impossibile leggere il replay che stavi sfidando.
race-ghost = { $name }: { $time }
race-your-best = Il tuo record
race-this-game = Replay
race-you = Tu
race-it = Fantasma
race-ahead = { $lead } di vantaggio
race-behind = { $lead } di ritardo
race-level-with = alla pari
race-won = Hai battuto il fantasma di { $time }.
race-lost = Il fantasma ha vinto di { $time }.
race-tie = Hai pareggiato con il fantasma.
race-won-alone = Hai vinto: il fantasma non ha finito.
race-lost-game = Il fantasma ha vinto: hai preso una mina.
race-lost-both = Nessuno ha finito: avete preso entrambi una mina.
announce-race-ahead = Sei in vantaggio sul fantasma: { $lead }.
announce-race-behind = Il fantasma è in vantaggio: { $lead }.
announce-ghost-done = Il fantasma ha finito: { $time }.
replay-open = Apri replay…
replay-save-as = Salva replay…
replay-save = Salva…
replay-leave = Indietro
replay-details = Dettagli
replay-won = vinta
replay-lost = persa
replay-marks = Indicatori
replay-no-mark = Nessun altro indicatore.
replay-runs = In riproduzione
replay-time = { $at } di { $end } s
replay-this-game = Questa partita
replay-damaged = “{ $file }” è danneggiato, quindi viene riprodotto fin dove si può: { $why }.
replay-more-damaged = “{ $file }”: { $why }.
replay-unreadable = Impossibile riprodurre “{ $file }”: { $why }.
replay-saved = Replay salvato come “{ $file }”.
replay-not-saved = Impossibile salvare il replay come “{ $file }”: { $why }.
gif-save = Salva come GIF…
gif-title = Salva come GIF
gif-from = Da, in secondi
gif-to = A, in secondi
gif-pointer = Puntatore
gif-clock = Mine rimaste e tempo
gif-cell = Dimensione casella
gif-bad-time = Inserisci un tempo da { $begin } a { $end } secondi.
gif-no-part = La fine deve venire dopo l’inizio.
gif-part = GIF da { $from } a { $to } s
gif-mark-from = La GIF inizia qui
gif-mark-to = La GIF finisce qui
gif-saved = GIF salvata come “{ $file }”.
gif-not-saved = Impossibile salvare la GIF come “{ $file }”: { $why }.
replay-no-dialog = Impossibile aprire la finestra di scelta dei file: questo desktop non ha né un portale per i file né zenity. Puoi comunque trascinare un replay sulla finestra, o aprirlo con “sapper --replay FILE”.
custom-not-here = Lo stile { $style } non ha griglie personalizzate. Scegli un altro stile nelle impostazioni.
replay-nothing = Non c’è ancora nessun replay. Prima gioca una partita.
board-copy = Copia codice griglia
board-paste = Gioca codice copiato
board-retry = Stessa griglia
board-copied = Codice della griglia copiato. Chiunque può giocare questa griglia incollando il codice in Sapper.
picture-copy = Copia immagine
picture-copied = Immagine copiata.
picture-saved = Qui gli appunti non accettano immagini, quindi l’immagine è stata salvata come “{ $file }”.
picture-not-saved = Impossibile copiare l’immagine o salvarla come “{ $file }”: { $why }.
board-none = Non c’è ancora nessuna griglia da copiare. Apri prima una casella.
board-wrong = Gli appunti non contengono un codice di griglia valido: { $why }.
unranked-known = Le griglie già giocate o viste non valgono per la classifica.
unranked-played-on = Partita continuata, non vale per la classifica.
played-on = Continuata
file-not-signed = Senza firma
file-not-fair = Senza dichiarazione di regolarità
file-mode = Modalità: { $text }
file-unknown = Sapper non conosce: { $text }
set-up = Dal laboratorio
unranked-set-up = Partita dal laboratorio, non vale per la classifica.

## Luck analysis

luck-title = Fortuna
luck-button = Fortuna…
luck-short = Fortuna { $overall }%
luck-short-none = Nessun azzardo necessario
luck-reckoning = Calcolo…
luck-needless = Fortuna: un azzardo inutile ha perso
luck-text =
    Fortuna: { $count ->
        [one] 1 azzardo, probabilità { $overall }%
       *[other] { $count } azzardi, probabilità complessiva { $overall }%
    }
luck-lost =
    Fortuna: { $count ->
        [one] 1 azzardo, probabilità { $overall }%
       *[other] { $count } azzardi, probabilità complessiva { $overall }%
    }; poi, con un azzardo (rischio: { $risk }%), hai preso una mina
luck-lost-at-once = Fortuna: con il tuo unico azzardo (rischio: { $risk }%) hai preso una mina
luck-certain =
    Fortuna: { $count ->
        [one] 1 azzardo, probabilità { $overall }%
       *[other] { $count } azzardi, probabilità complessiva { $overall }%
    }; poi hai aperto una casella che era di certo una mina
luck-certain-at-once = Fortuna: hai aperto una casella che era di certo una mina
luck-estimated = { $text } (stima)
luck-cell = Riga { $row }, colonna { $col }: { $stake }
luck-cells =
    { $count ->
        [one] 1 casella
       *[other] { $count } caselle
    } intorno a riga { $row }, colonna { $col }: { $stake }
luck-stake = rischio { $risk }%, il più basso possibile
luck-stake-needless = rischio { $risk }%, mentre il più basso era { $least }%
luck-stake-certain = rischio { $risk }%, anche se c’era una casella sicura
luck-fatal = { $text }; con questa mossa hai perso
luck-next = La prossima mossa è un azzardo: { $stake }.
luck-next-mine = La prossima mossa apre una casella che è di certo una mina.
luck-beyond = Analisi interrotta a { $time }: la partita è troppo grande.
luck-partial = { $text }. { $beyond }
luck-last = Con l’ultima mossa hai preso una mina: { $stake }.

## Review of a recording

review-overlooked = Non viste
review-slow-moves = Mosse lente
review-idle = Tempo inattivo
review-still = Senza movimento
review-guess = Azzardo, anche se la casella in { $place } era sicura da { $time }
review-wait = Casella sicura non vista per { $time }: { $place }
review-slow = Mossa lenta di { $time }: { $place }
review-wasted = Clic sprecato: { $place }
review-wasted-outside = Clic sprecato fuori dalla griglia
replay-why = Perché era un errore?
mark-guess = Azzardo
mark-needless = Azzardo inutile
mark-overlooked = Non vista
mark-slow = Lenta
mark-wasted = Sprecato

## In the terminal

no-display = Sapper non ha trovato uno schermo per la sua finestra. Avvialo in una sessione desktop, o imposta DISPLAY o WAYLAND_DISPLAY.
too-few-files = Il sistema consente a questo programma di aprire troppo pochi file insieme (ulimit -n).

display-silent = Sapper non è riuscito ad aprire la finestra: lo schermo indicato da DISPLAY o WAYLAND_DISPLAY non risponde. Avvia Sapper in una sessione desktop.
report-ended = Sapper si è chiuso per un errore interno. La tua partita è salvata; i dettagli sono in “{ $file }”.
report-went-on = In Sapper si è verificato un errore interno, ma puoi continuare a giocare; i dettagli sono in “{ $file }”.
report-unwritten = Sapper ha avuto un errore interno e non è riuscito a salvarne il rapporto:

## The game in a terminal

console-play = Gioca: { $board }
console-watch = Guarda una partita: { $board }
console-level = Livello
console-exit = Esci
console-back = Indietro
console-bye = Alla prossima.
console-choose = Inserisci uno dei numeri del menu.
console-board =
    { $name }, { $rows } × { $cols }, { $mines ->
        [one] 1 mina
       *[other] { $mines } mine
    }
console-board-scattered = { $name }, { $rows } × { $cols }
console-number = { $name } ({ $min }–{ $max }):
console-command = 1 apri, 2 bandierina, 0 menu, ? guida >
console-cell = Riga e colonna >
console-remaining = Mine rimaste: { $count }
console-won = Hai vinto: tutte le caselle sicure sono aperte. Ecco l’intera griglia.
console-lost = Hai preso una mina e hai perso. Ecco l’intera griglia; X è la mina che hai aperto.
console-unreadable = Impossibile leggere questa riga. Inserisci un comando breve.
console-unknown = Comando sconosciuto. Inserisci ? per la guida.
console-surplus = Dopo questo comando non può seguire nulla.
console-not-a-cell = Indica una casella con due numeri interi, la riga e la colonna, per esempio 3 4.
console-outside = Questa casella non esiste. Le righe vanno da 1 a { $rows } e le colonne da 1 a { $cols }.
console-already-open = Questa casella è già aperta.
console-flagged = Questa casella ha una bandierina. Toglila prima di aprirla.
console-no-flag = Questa casella non ha la bandierina.
console-mark-open = Questa casella è aperta, quindi non si può segnare.
console-chord-refused = Le bandierine intorno a questo numero non corrispondono, quindi non si è aperto nulla.
console-chord-covered = Il chord si può fare solo su un numero aperto.
console-chord-done = Intorno a questo numero non resta nulla da aprire.
console-hint-do = Per aprirla: o { $row } { $col }
console-hint-flagged = Ha una tua bandierina. Per toglierla: u { $row } { $col }
console-help-open = apri la casella in riga 3, colonna 4
console-help-mark = mettici una bandierina, o toglila
console-help-unmark = togli la bandierina
console-help-chord = chord: apri tutte le caselle intorno al numero se le bandierine corrispondono
console-help-hint = mostra una casella sicura e il motivo
console-help-look = mostra di nuovo la griglia
console-help-leave = abbandona e torna al menu
console-next = Prossima casella: { $at }, rischio stimato { $chance }%.

## Hints

hint-any-first = Il primo clic è sempre sicuro. Apri una casella qualsiasi.
hint-none = Non si può dedurre altro.
hint-guess = L’azzardo migliore è { $rated }: nessuna casella è di certo sicura.
contradiction-mines = Ci sono più mine ({ $mines }) che caselle coperte ({ $covered }).
contradiction-high = Non ci sono abbastanza caselle coperte intorno a: { $cells }.
contradiction-together = Questi numeri si contraddicono: { $cells }.
contradiction-count = Con { $mines ->
    [one] 1 mina
   *[other] { $mines } mine
}, questi numeri non possono essere tutti giusti: { $cells }.
hint-guess-risk = { $cell }, con rischio { $chance }%
hint-guess-win-about = { $cell }, con rischio { $chance }% e probabilità di vittoria circa { $win }%
hint-guess-win-exact = { $cell }, con rischio { $chance }% e probabilità di vittoria { $win }%
hint-guess-ring = questa casella
hint-guess-dashed = la casella con il cerchio tratteggiato
hint-guess-hopeless = Nulla potrà mai risolvere questo 50/50, quindi adesso o più tardi è lo stesso.
hint-guess-last = Se è sicura, non servono altri azzardi.
hint-guess-leads-on-surely = Se è sicura, porta di certo a un’altra casella sicura.
hint-guess-leads-on = Se è sicura, probabilmente porta a un’altra casella sicura ({ $chance }%).
hint-guess-may-lead-on = Se è sicura, può portare a un’altra casella sicura ({ $chance }%).
hint-guess-leads-nowhere = Anche se è sicura, è improbabile che porti a un’altra casella sicura ({ $chance }%).
hint-guess-settles = Evita o risolve un 50/50.
hint-guess-settles-leads-on = Evita o risolve un 50/50, e probabilmente porta a una casella sicura ({ $chance }%).
hint-guess-safer = Un’altra casella è meno rischiosa ({ $safest }%), ma rivela meno.
hint-guess-next = Alternativa: { $first }.
hint-guess-next-two = Alternative: { $first }; { $second }.

## The command line: help. See src/cli/help_texts.rs for how the keys are found.

cli-about = Un Campo minato per il desktop.
cli-usage = Uso:
cli-usage-options = [OPZIONI]
cli-commands = Comandi:
cli-arguments = Argomenti:
cli-options = Opzioni:
cli-default = predefinito:
cli-possible = valori possibili:
cli-man-name = NOME
cli-man-synopsis = SINTASSI
cli-man-description = DESCRIZIONE
cli-man-version = VERSIONE
cli-command-analyze = Mostra le probabilità esatte di una posizione, la mossa migliore e il motivo
cli-command-autoplay = Fa giocare molte partite al risolutore e mostra la sua percentuale di vittorie
cli-command-console = Gioca in un terminale
cli-command-generate = Genera griglie, con o senza azzardi
cli-command-practice = Mostra posizioni da risolvere, con le soluzioni e i motivi
cli-command-replay = Mostra i contatori e la fortuna di partite registrate
cli-command-scores = Mostra i record
cli-command-help = Mostra questa guida o la guida di un comando
cli-value-code = CODICE
cli-value-command = COMANDO
cli-value-date = DATA
cli-value-file = FILE
cli-value-first = REGOLA
cli-value-k = K
cli-value-kind = TIPO
cli-value-lang = LINGUA
cli-value-level = LIVELLO
cli-value-ms = MS
cli-value-n = N
cli-value-row-col = RIGA,COLONNA
cli-value-seed = SEME
cli-value-seconds = SECONDI
cli-value-strategy = STRATEGIA
cli-value-style = STILE
cli-value-t = T
cli-value-task = COMPITO
cli-value-theme = TEMA
cli-help = Mostra la guida
cli-version = Mostra la versione
cli-lang = Lingua di tutti i testi: en, zh-CN, zh-TW, ja, ko, de, fr, es, pt-BR, it, ru, uk, pl [predefinito: quella del sistema; nella finestra, quella delle impostazioni]
cli-level = Livello da giocare
cli-rows = Numero di righe di una griglia personalizzata, da 1 a 256 (fino a 99 in un terminale)
cli-cols = Numero di colonne di una griglia personalizzata, da 1 a 256 (fino a 99 in un terminale)
cli-mines = Numero di mine di una griglia personalizzata, da 0 al numero delle caselle meno una
cli-seed = Piazza le mine in base a questo seme, così le stesse griglie si possono rigiocare; queste partite non valgono per la classifica
cli-window-style = Stile di gioco
cli-window-board = Gioca la griglia con questo codice; queste partite non valgono per la classifica
cli-window-no_guess = Gioca griglie senza azzardi; queste partite non valgono per la classifica
cli-window-announce = Scrive una riga per tutto ciò che accade, per gli screen reader
cli-window-replay = Guarda una partita registrata (RAWVF, AVF, MVF, RMV, EVF)
cli-window-position = Apre nel laboratorio la posizione o la griglia di questo file
cli-console-auto = Guarda l’algoritmo 2010 giocare una partita; in un terminale segue il menu
cli-console-delay = Millisecondi tra una mossa e l’altra, da 0 a 10000 [predefinito: 80 in un terminale, altrimenti 0]
cli-console-scores = Mostra accanto alla griglia la stima dell’algoritmo per ogni casella: la probabilità di mina, in percentuale
cli-analyze-file = La posizione [predefinito: standard input]: una riga “mines N”, poi una riga per ogni fila con “.” o “#” per una casella coperta, una cifra per una casella aperta e “F” per una bandierina; o un array JSON di posizioni; o un testo che il laboratorio sa leggere (codici di griglie, link, disegni dai forum)
cli-analyze-json = Mostra JSON, un oggetto per riga; righe e colonne si contano da 0, nel motivo da 1
cli-analyze-repeat = Calcola le probabilità N volte e mostra il tempo mediano in microsecondi
cli-autoplay-games = Numero di partite
cli-autoplay-boards = Gioca le griglie di questo file, nel formato prodotto da “sapper generate”
cli-autoplay-first = Protezione della prima casella
cli-first-safe = mai una mina; la partita inizia in un angolo
cli-first-opening = apre un’area 3×3 dove c’è posto; la partita inizia in riga 4, colonna 4
cli-first-none = può essere una mina; la partita inizia in un angolo
cli-autoplay-strategy = Strategia del risolutore
cli-strategy-exact = confronta gli azzardi continuando a giocare, con al massimo 50 ms per mossa
cli-strategy-fast = guarda avanti di un azzardo, alla massima velocità
cli-strategy-deep = come exact, ma con tutto il tempo che --think concede a ogni azzardo
cli-strategy-heuristic = l’algoritmo 2010
cli-autoplay-think = Millisecondi per ogni azzardo di “deep”
cli-autoplay-threads = Numero di thread [predefinito: il numero di processori]
cli-autoplay-seed = Seme della prima partita; ogni partita successiva aggiunge 1 [predefinito: casuale, e mostrato]
cli-autoplay-results = Scrive i risultati in questo file, una partita per riga in ordine: 1 per una vittoria, 0 per una sconfitta
cli-autoplay-json = Mostra un oggetto JSON
cli-generate-no_guess = Genera griglie senza azzardi dopo il primo clic
cli-generate-first = Casella da aprire per prima, contata da 0; le caselle intorno sono libere dove c’è posto [predefinito: 3,3, o il centro di una griglia più piccola]
cli-generate-count = Numero di griglie
cli-generate-seed = Seme della prima griglia; ogni griglia successiva aggiunge 1 [predefinito: casuale, e mostrato]
cli-generate-daily = Mostra le griglie del giorno per una data, come 2026-11-23, con i loro codici [predefinito: oggi, in UTC]
cli-generate-json = Mostra un array JSON; con --daily, un oggetto
cli-practice-task = Cosa fare in ogni posizione [predefinito: safe; guess, se il tipo è odds]
cli-task-safe = trovare una casella sicura
cli-task-mines = trovare tutte le mine certe senza bandierina
cli-task-guess = nessuna casella è sicura: trovare quella con il rischio più basso
cli-practice-kind = Il tipo di ragionamento che il compito richiede; uno più semplice non basta [predefinito: single; odds, se il compito è guess]
cli-kind-single = un numero alla volta
cli-kind-pair = due numeri insieme
cli-kind-numbers = tre o più numeri insieme
cli-kind-count = anche il numero di mine rimaste
cli-kind-odds = niente è certo; solo per guess
cli-practice-size = Livello delle partite da cui vengono le posizioni
cli-practice-count = Numero di posizioni
cli-practice-seed = Seme della prima posizione; ogni posizione successiva aggiunge 1 [predefinito: casuale, e mostrato]
cli-practice-json = Mostra un array JSON, che “sapper analyze” sa leggere
cli-replay-files = Replay (RAWVF, AVF, MVF, RMV, EVF), o cartelle di replay
cli-replay-csv = Mostra invece una tabella di valori separati da virgole, senza la fortuna
cli-replay-export = Scrive invece i replay in questo formato
cli-replay-output = File da scrivere, o cartella per più replay [predefinito: standard output]
cli-replay-from = Momento del replay in cui la GIF inizia [predefinito: l’inizio]
cli-replay-to = Momento del replay in cui la GIF finisce [predefinito: la fine]
cli-replay-no_pointer = Crea la GIF senza il puntatore e ciò che preme
cli-replay-odds = Crea la GIF con le probabilità delle caselle coperte
cli-replay-no_clock = Crea la GIF senza le mine rimaste e il tempo
cli-replay-cell = Lato di una casella nella GIF, in pixel; più piccolo su griglie molto grandi [predefinito: 24]
cli-replay-theme = Colori della GIF
cli-value-format = FORMATO
cli-replay-json = Mostra un oggetto JSON per riga
cli-scores-statistics = Mostra invece le statistiche complessive per livello e stile
cli-scores-csv = Mostra invece tutte le partite come valori separati da virgole
cli-decimal_comma = Scrivi “;” tra i campi e la virgola come segno decimale
cli-scores-json = Mostra un documento JSON
cli-scores-by = Mostra le migliori partite secondo questo contatore, dal registro delle partite
cli-scores-flags = Solo le partite senza neanche una bandierina (none), o con bandierine (some)
cli-scores-sessions = Mostra invece le sessioni: dopo una pausa di oltre 30 minuti ne inizia una nuova
cli-value-counter = CONTATORE
cli-value-flags = BANDIERINE
cli-help-command = Il comando da descrivere

## The command line: usage errors

cli-wrong = La riga di comando non è comprensibile. Vedi “{ $help }”.
cli-wrong-option = Opzione sconosciuta “{ $argument }”. Vedi “{ $help }”.
cli-wrong-option-meant = Opzione sconosciuta “{ $argument }”. Intendevi “{ $meant }”?
cli-wrong-command = Comando sconosciuto “{ $word }”. Vedi “{ $help }”.
cli-wrong-command-meant = Comando sconosciuto “{ $word }”. Intendevi “{ $meant }”?
cli-wrong-word = Argomento imprevisto “{ $word }”. Vedi “{ $help }”.
cli-wrong-before = “{ $argument }” è un’opzione della finestra, e “{ $command }” non apre finestre. Se anche “{ $command }” ha questa opzione, mettila dopo il comando.
cli-wrong-no-value = “{ $argument }” richiede un valore.
cli-wrong-surplus = “{ $argument }” non accetta valori, ma è stato indicato “{ $value }”.
cli-wrong-twice = “{ $argument }” si può indicare una volta sola.
cli-wrong-conflict = “{ $argument }” non si può combinare con { $others }.
cli-wrong-missing = Manca: { $missing }.
cli-wrong-no-text = “{ $word }” non è UTF-8 valido.
cli-wrong-value = “{ $value }” non è un valore valido per “{ $argument }”: { $why }.
cli-wrong-value-meant = forse intendevi “{ $meant }”
cli-wrong-value-known = i valori validi sono { $known }
cli-wrong-value-unknown = non è comprensibile
cli-wrong-number = deve essere un numero intero da { $min } a { $max }
cli-wrong-cell = deve essere una riga e una colonna, contate da 0, come 3,3
cli-wrong-day = deve essere una data, come 2026-11-23
cli-wrong-seconds = deve essere un numero di secondi, come 12.5
cli-wrong-board = Questa griglia non esiste: { $why }.

## The command line: results

cli-standard-input = lo standard input
cli-source-wrong = Impossibile usare { $source }: { $why }.
why-large-picture = l’immagine supera i { $most } megapixel
cli-too-large = supera { $limit } MiB
cli-unprinted = Impossibile mostrare il risultato: { $why }.
cli-output-closed = Lo standard output è chiuso, quindi il risultato non si può mostrare.
replay-export-folder = Per esportare più replay serve una cartella: usa --output CARTELLA.
evf-refused-size = EVF ammette griglie di 255 × 255 caselle al massimo.
evf-refused-marks = EVF non ha punti interrogativi, e questa partita ne ha.
evf-refused-rules = Questa partita seguiva regole che EVF non può descrivere.
gif-only-gif = --from, --to, --no-pointer, --odds, --no-clock, --cell e --theme richiedono --export gif.
cli-unwritten = Impossibile scrivere “{ $file }”: { $why }.
cli-terminal-broken = Impossibile usare il terminale: { $why }.
scores-empty = Non ci sono ancora record. Vinci una partita di livello Principiante, Intermedio o Esperto e apparirà qui.
scores-no-games = Non ci sono ancora partite finite.
scores-table = { $level }, { $style }
scores-time = Tempo (s)
scores-date = Data (UTC)
replay-format = Formato
replay-program = Programma
replay-player = Giocatore
replay-date = Data
replay-result = Risultato
replay-unfinished = non finita
counter-solved = 3BV risolti
replay-guesses = Azzardi
replay-luck = Fortuna
analyze-safe = sicura
analyze-mine = mina
analyze-layouts =
    Disposizioni possibili { $mines ->
        [one] della mina
       *[other] delle { $mines } mine
    }: { $layouts }
analyze-too-wide = La posizione è troppo grande per contare tutte le disposizioni possibili delle mine.
analyze-estimated = Le percentuali sono stime; le caselle indicate come sicura o mina sono certe.
analyze-guessed = Il testo non dice quante mine ci sono; { $mines } è una stima.
analyze-starts = Inizi senza azzardi
analyze-best-start = Inizio migliore
analyze-no-start = nessuno
analyze-best = Migliore: { $place } ({ $chance })
analyze-time = Probabilità calcolate in { $micros } µs (mediana)
analyze-no-json = non è un array JSON di posizioni: { $why }
analyze-position = posizione { $number }: { $why }
analyze-measures = la sua griglia non ha { $rows ->
        [one] 1 riga
       *[other] { $rows } righe
    } di { $cols } caselle, come indica
autoplay-left = ancora { $time }
autoplay-strategy = Strategia
autoplay-games = Partite
autoplay-wins = Vittorie
autoplay-win-rate = Percentuale di vittorie
autoplay-rate = { $rate }% (intervallo al 95%: da { $low }% a { $high }%)
autoplay-guesses = Azzardi per partita
autoplay-time = Tempo
autoplay-speed = Partite al secondo
autoplay-worst = Mossa più lenta
autoplay-milliseconds = { $ms } ms
autoplay-hurried = Mosse interrotte
autoplay-hurried-why = { $count } (per il limite di tempo, quindi un’altra esecuzione può dare un risultato diverso)
autoplay-seed = Seme
generate-seed = seme { $seed }
generate-seed-moved = seme { $seed }, mine spostate
generate-none = Griglie così non esistono: { $why }.
generate-given-up =
    In { $seconds } secondi e { $tried ->
        [one] 1 tentativo
       *[other] { $tried } tentativi
    } non si è trovata nessuna griglia di { $rows } × { $cols } con { $mines ->
        [one] 1 mina
       *[other] { $mines } mine
    } che si risolva senza azzardi. Prova con meno mine o una griglia più piccola.
practice-position = { $number }. { $task ->
        [mines] Trova tutte le mine certe senza bandierina
        [guess] Nessuna casella è sicura: trova quella con il rischio più basso
       *[safe] Trova una casella sicura
    } ({ $kind }, seme { $seed })
practice-answers = { $task ->
        [mines] Mine
        [guess] Rischio più basso
       *[safe] Caselle sicure
    }: { $cells }
practice-wrong-kind = Il compito “guess” e il tipo “odds” vanno insieme, e con nient’altro.
practice-none = Nessuna posizione di questo tipo trovata per il seme { $seed }. Prova un altro seme.
boards-none = non contiene griglie
boards-head = è attesa un’intestazione “# rows cols mines first_row first_col rule count seed”, dove rule è safe, zero o none
boards-outside = la prima casella è fuori dalla griglia; la sua riga e la sua colonna si contano da 0
boards-length = { $found } caselle non sono né una riga di { $cols } né una griglia di { $cells }
boards-sign = colonna { $column }: “{ $sign }” non è né una mina “*” né una casella libera “.”
boards-mines = il numero di mine è { $found }, ma l’intestazione dice { $expected }
boards-rule = la prima casella di questa griglia viola la regola “{ $rule }” della sua intestazione
boards-count = il numero di griglie è { $found }, ma la loro intestazione dice { $expected }

## Invalid input

fault-at = riga { $line }: { $why }
fault-rows = una griglia ha da 1 a { $max } righe, non { $given }
fault-cols = una griglia ha da 1 a { $max } colonne, non { $given }
fault-mines =
    { $rows } × { $cols } caselle contengono al massimo { $max ->
        [one] 1 mina
       *[other] { $max } mine
    }, non { $given }
fault-unplayable = la sua griglia non si può giocare, perché { $why }
fault-code-empty = manca il codice della griglia
fault-code-sign = un codice di griglia non può contenere “{ $sign }”
fault-code-version = questo codice viene da una versione più recente di Sapper
fault-code-sum = il codice della griglia è incompleto o ha un carattere sbagliato
fault-position-empty = la posizione è vuota; sono attese una riga “mines N” e le righe della griglia
fault-position-mines = prima delle righe sono attesi “mines” e un numero, non “{ $text }”
fault-position-rows = sotto la riga “mines { $mines }” non ci sono righe
fault-position-sign = riga { $line }, colonna { $column }: “{ $sign }” non è una casella (“.” o “#” coperta, da 0 a 8 aperta, “F” bandierina)
fault-position-ragged = la riga ha lunghezza { $found }, ma la prima ha lunghezza { $expected }
fault-text-unknown = Sapper non vi riconosce né una posizione né una griglia
fault-text-link = il link non contiene una griglia; copia la griglia stessa o la sua posizione
fault-text-sign = riga { $line }, colonna { $column }: “{ $sign }” non è una casella
fault-text-row = la riga ha lunghezza { $found }, ma è attesa { $expected }
fault-text-rows = ha { $found } righe su { $expected }
fault-text-broken = la griglia nel link è incompleta o ha un carattere sbagliato
fault-view =
    { $cells ->
        [one] 1 casella non può
       *[other] { $cells } caselle non possono
    } contenere { $mines } mine
fault-no-layout = nessuna disposizione delle mine corrisponde a questa posizione
fault-no-guess =
    in { $tried ->
        [one] 1 tentativo
       *[other] { $tried } tentativi
    } non si è trovata nessuna griglia di { $rows } × { $cols } con { $mines ->
        [one] 1 mina
       *[other] { $mines } mine
    } che si risolva senza azzardi
fault-no-guess-full = una griglia piena di mine non ha una casella da cui iniziare
fault-no-guess-outside = la prima casella è fuori dalla griglia
fault-no-guess-given-up =
    la ricerca di una griglia senza azzardi è stata interrotta dopo { $tried ->
        [one] 1 tentativo
       *[other] { $tried } tentativi
    }
fault-recording-long-line = la riga supera { $max } byte
fault-recording-endless = il replay supera { $max } MiB
fault-recording-stray = “{ $text }” non è un’intestazione, né una riga della griglia, né un evento
fault-recording-value = “{ $value }” non è un valore valido per “{ $header }”
fault-recording-unsupported = i replay di partite { $text } non si possono riprodurre
fault-recording-no-board = manca la griglia: prima degli eventi servono la riga “Board:” e righe di * e 0
fault-recording-second-board = qui inizia una seconda griglia
fault-recording-row = una riga della griglia può contenere solo * e 0, non “{ $text }”
fault-recording-row-width =
    la riga ha { $given ->
        [one] 1 casella
       *[other] { $given } caselle
    }, non { $width }
fault-recording-cols = numero di colonne: { $header } nell’intestazione, ma { $board } nella griglia
fault-recording-rows = numero di righe: { $header } nell’intestazione, ma { $board } nella griglia
fault-recording-mines = numero di mine: { $header } nell’intestazione, ma { $board } nella griglia
fault-recording-event = “{ $text }” non è un evento valido
fault-recording-time = “{ $text }” non è un tempo valido
fault-recording-long-time = “{ $text }” supera 24 giorni
fault-recording-backwards = il tempo va all’indietro, da { $from } a { $to }
fault-recording-place = “{ $text }” non è una posizione valida
fault-recording-no-place = l’evento non ha posizione
fault-recording-off-board = colonna { $col }, riga { $row } è fuori dalla griglia (colonne: { $cols }, righe: { $rows })
fault-recording-far = la posizione { $x }, { $y } (in pixel) è troppo lontana dalla griglia
fault-recording-unknown = non è un replay in un formato che Sapper sappia leggere
fault-no-recordings = la cartella non contiene replay
fault-more-games = altre partite danneggiate o illeggibili: { $count }
fault-recording-damaged = il file è danneggiato al byte { $offset }, dove ci si aspetta { $expected }
expected-bytes = { $count ->
        [one] un altro byte
       *[other] una sequenza di altri { $count } byte
    }
expected-last-bytes = { $count ->
        [one] l’ultimo byte
       *[other] la sequenza degli ultimi { $count } byte
    }
expected-version = una versione nota del formato
expected-board-size = una griglia da 1 a 256 righe e colonne
expected-cell-side = il lato di una casella in pixel
expected-cell = una casella della griglia
expected-mine = una casella della griglia ancora senza mina
expected-mine-count = un numero di mine che lasci libera una casella
expected-mines = { $count ->
        [one] esattamente una mina
       *[other] un totale di { $count } mine
    }
expected-event-kind = un tipo di evento noto
expected-later-time = un tempo non anteriore a quello dell’evento precedente
expected-more-events = un altro evento
expected-hundredths = un numero di centesimi di secondo
expected-year = un anno dal 2005 al 2008
expected-level = il numero di un livello
expected-question-marks = il codice dei punti interrogativi
expected-info-text = un testo tra parentesi quadre
expected-checksum = la somma di controllo giusta
expected-time-in-range = un tempo non superiore a 24 giorni
expected-position = una posizione vicina alla griglia
fault-recording-empty = il replay finisce prima che un pulsante sia rilasciato

## What --announce prints

announce-place = riga { $row }, colonna { $col }
announce-place-column-first = colonna { $col }, riga { $row }
announce-row = riga { $row }
announce-col = colonna { $col }
announce-new =
    Nuova griglia: { $level }, { $rows ->
        [one] 1 riga
       *[other] { $rows } righe
    }, { $cols ->
        [one] 1 colonna
       *[other] { $cols } colonne
    }, { $mines ->
        [one] 1 mina
       *[other] { $mines } mine
    }.
announce-new-scattered = Nuova griglia: { $level }, { $rows ->
        [one] 1 riga
       *[other] { $rows } righe
    }, { $cols ->
        [one] 1 colonna
       *[other] { $cols } colonne
    }.
announce-cell = { $place }: { $what }
announce-board = Griglia
announce-board-size =
    { $rows } × { $cols } caselle, { $mines ->
        [0] { "" }
        [one] 1 mina,{ " " }
       *[other] { $mines } mine,{ " " }
    }{ $flags ->
        [one] 1 bandierina
       *[other] { $flags } bandierine
    }
announce-board-part = { $all }; in vista righe da { $top } a { $bottom } e colonne da { $left } a { $right }
announce-covered = { $count ->
    [one] coperta
   *[other] coperte
}
announce-flag = bandierina
announce-question = punto interrogativo
announce-number = numero { $number }
announce-empty = { $count ->
    [one] vuota
   *[other] vuote
}
announce-mine = mina
announce-hit = mina esplosa
announce-wrong-flag = bandierina sbagliata
announce-hidden = nascosta durante la pausa
announce-noted = { $cell }, { $note }
announce-start = inizia qui
announce-ring-safe = sicura
announce-ring-best = azzardo migliore
announce-ring-reason = parte del ragionamento
announce-ring-wrong = sbagliata
announce-begin = Inizia qui: { $place }. La casella è sicura.
announce-opened-one = { $place }: aperta, { $what }
announce-opened =
    { $place }: { $count ->
        [one] 1 casella aperta
       *[other] { $count } caselle aperte
    }
announce-chorded =
    { $place }: { $count ->
        [one] 1 casella aperta
       *[other] { $count } caselle aperte
    } intorno
announce-flagged =
    { $place }: bandierina, { $left ->
        [one] { $left } mina rimasta
       *[other] { $left } mine rimaste
    }
announce-questioned = { $place }: punto interrogativo
announce-unmarked = { $place }: segno tolto
announce-refused-chord = { $place }: non si apre nulla, le bandierine intorno non corrispondono al numero
announce-refused-flag = { $place }: non aperta, ha una bandierina
announce-nothing = { $place }: { $what }, nessun effetto
announce-lost = { $place }: mina. Partita persa dopo { $time }.
announce-lost-flags = { $place }: una mina intorno non ha bandierina. Partita persa dopo { $time }.
announce-paused = In pausa dopo { $time }.
announce-resumed = Partita ripresa.
announce-no-pause = Non c’è una partita da mettere in pausa.
announce-on = { $name }: attivato
announce-off = { $name }: disattivato
announce-value = { $name }: { $value }
announce-closed = Chiuso: { $name }
announce-recording = Un replay

## Reading the board

help-reading = Lettura della griglia
read-here = Dov’è il cursore
read-neighbours = Che cosa c’è intorno alla casella
read-left = Che cosa resta intorno al numero
read-row = Leggi la riga
read-column = Leggi la colonna
read-status = Tempo, mine rimaste, percentuale aperta
read-opened = Che cosa ha aperto l’ultima mossa
read-again = Ripeti l’annuncio
read-next-covered = Prossima casella coperta accanto a un numero
read-previous-covered = Casella coperta precedente accanto a un numero
read-next-number = Prossimo numero a cui mancano bandierine
read-previous-number = Numero precedente a cui mancano bandierine
read-go-to = Vai a una casella
read-above-left = in alto a sinistra
read-above = sopra
read-above-right = in alto a destra
read-right = a destra
read-below-right = in basso a destra
read-below = sotto
read-below-left = in basso a sinistra
read-left-of = a sinistra
read-next = { $list }; { $next }
read-span = da { $first } a { $last }
read-flags =
    { $count ->
        [one] 1 bandierina
       *[other] { $count } bandierine
    }
read-around = { $what }: { $flags }, { $covered ->
        [one] 1 coperta
       *[other] { $covered } coperte
    }
read-mines-left =
    { $count ->
        [one] 1 mina rimasta
       *[other] { $count } mine rimaste
    }
read-share = { $share } aperto
read-count =
    { $count ->
        [one] 1 casella aperta
       *[other] { $count } caselle aperte
    }
read-nothing-opened = Non si è aperto nulla.
read-none = Nessun’altra.
read-nothing-said = Non è ancora stato annunciato nulla.
read-begin = Questo è l’inizio.
read-end = Questa è la fine.
read-edge = Bordo della griglia.
read-no-board = Qui non c’è nessuna griglia.
go-to-how = “{ $numbers }” o “D2” indica { $place }.
go-to-none = Questa casella non esiste. L’ultima è { $place }.
go-to-accept = Vai

## Workbench

bench = Laboratorio
bench-tip = Componi una posizione o una griglia e vedi le sue probabilità
bench-position = Posizione
bench-board = Griglia
bench-covered = Coperta
bench-flag = Bandierina
bench-first = Incolla uno screenshot di un qualsiasi campo minato o dipingi dei numeri.
bench-offer = Bloccato su un altro campo? Incolla uno screenshot
bench-board-how = Fai clic su una casella per mettere o togliere una mina.
bench-size = Dimensioni e mine
bench-mines-guessed = { $mines } è una stima.
undo = Annulla
redo = Ripristina
bench-no-undo = Niente da annullare.
bench-no-redo = Niente da ripristinare.
bench-thinking = Calcolo…
bench-safe-cells =
    { $count ->
        [one] 1 casella è sicura
       *[other] { $count } caselle sono sicure
    }
bench-best-guess = Azzardo migliore: rischio { $chance }%
bench-layouts = Disposizioni possibili
bench-certain-mines = Mine certe
bench-left = Mine rimaste
bench-too-many = Troppe per contarle
bench-power = { $mantissa } × 10^{ $exponent }
bench-starts =
    Questa griglia si risolve senza azzardi. { $count ->
        [one] Si può iniziare solo da { $place }.
       *[other] Si può iniziare da { $count } caselle; { $place } apre di più.
    }
bench-no-start = Questa griglia richiede un azzardo, da qualunque parte si inizi.
bench-overflagged =
    { $count ->
        [one] Intorno alla casella { $cells } ci sono più bandierine di quante ne permetta il suo { $number }.
       *[other] Intorno alle caselle { $cells } ci sono più bandierine di quante ne permettano questi numeri.
    }
bench-play = Gioca
bench-practise = Come esercizio
bench-why = Perché?
bench-open = Apri file…
bench-paste = Incolla
bench-clear = Svuota
bench-copy = Copia
bench-format = Copia come
bench-as-text = Testo
bench-as-code = Codice griglia
bench-as-drawing = Disegno per un forum
bench-as-js = Link a JSMinesweeper
bench-as-link = Link alla griglia
bench-copied = Copiato.
bench-not-copied = Non si può copiare in questa forma.
bench-guessed = Il testo non dice quante mine ci sono: { $mines } è una stima.
bench-left-out = Non fa parte della griglia: { $text }.
bench-picture =
    Lette { $rows } × { $cols } caselle. { $doubtful ->
        [0] Controlla il numero di mine: { $mines } è una stima.
        [one] Controlla la casella cerchiata in giallo e il numero di mine: { $mines } è una stima.
       *[other] Controlla le { $doubtful } caselle cerchiate in giallo e il numero di mine: { $mines } è una stima.
    }
bench-picture-at = Lette { $rows } × { $cols } caselle. Controlla le caselle ({ $cells }) e il numero di mine: { $mines } è una stima.
bench-no-picture = Gli appunti di sistema non contengono una griglia, né come testo né come immagine.
bench-unreadable = Nessuna griglia leggibile: { $why }.
bench-no-puzzle = Questo non può essere un esercizio: non c’è nulla da dedurre.
bench-no-game = Qui non c’è nulla da giocare: nessuna disposizione corrisponde, o non resta nulla da aprire.
bench-save = Salva posizione
bench-saved = Salvato: { $file }
bench-not-saved = Impossibile salvare { $file }: { $why }

machine = Informazioni sul sistema
machine-measure = Misura il ritardo mentre gioco
machine-about = Il tempo da quando Sapper riceve una pressione a quando consegna l’immagine; mouse, desktop e schermo esclusi.
machine-move = Misura la fluidità
machine-copy = Copia
machine-on = attivato
machine-off = disattivato
machine-none = non ancora misurato
machine-spread = mediana { $median } ms, 95% entro { $most } ms, peggiore { $worst } ms (ultime: { $count })
machine-frame-spread = mediana { $median } ms, 95% entro { $most } ms, peggiore { $worst } ms; oltre 25 ms: { $late } su { $count }
machine-version = Versione
machine-window = Finestra, scala
machine-cells = Griglia, casella
machine-language = Lingua
machine-reader = Screen reader
machine-sound = Audio
machine-presses = Ritardo di risposta
machine-frames = Tempo tra i fotogrammi

## The counters of one’s choice

counters-choose = Scegli i contatori
counters-live = Partita
counters-after = Fine
counters-up = Sposta su
counters-down = Sposta giù
counters-remove = Rimuovi
counters-add = Aggiungi formula
counters-name = Nome
counters-formula = Formula
counters-restore = Predefiniti
counters-note = Nomi: { $names }. Segni: + − * / ^ ( ), min, max, round, sqrt, ln, log, abs.
formula-empty = Inserisci una formula.
formula-long = Una formula può avere al massimo { $max } caratteri.
formula-unknown = Non c’è nessun contatore “{ $name }”.
formula-bracket = Manca una parentesi.
formula-unclear = Questa formula non è valida.
