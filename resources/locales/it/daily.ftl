# The daily board.

daily = Griglia del giorno
daily-tip = Tre griglie al giorno, uguali per tutti

## At the beginning and the end of a game

daily-begin = Griglia del giorno { $day }, { $level }. Partita valida: se ne inizi un’altra, la abbandoni.
daily-begin-again = Griglia del giorno { $day }, { $level }. Solo per allenamento: l’hai già giocata.
daily-begin-past = Griglia del giorno { $day }, { $level }. Solo per allenamento: quel giorno è passato.
daily-secret = Puoi copiare o salvare la griglia del giorno solo dopo averla finita.
daily-elsewhere = Stai già giocando questa griglia del giorno in un’altra finestra.
daily-gone = La tua partita su questa griglia del giorno non si trova, quindi conta come abbandonata. Puoi ancora giocarla per allenamento.
daily-result-counts = Griglia del giorno, { $day }: valida.
daily-result-helped = Griglia del giorno, { $day }: valida, con aiuto.
daily-result-practice = Griglia del giorno, { $day }: solo allenamento.

## Before another game gives it up

give-up-title = Abbandonare la griglia del giorno?
give-up-question = La tua partita sulla griglia del giorno { $day }, { $level }, non è finita. Se ne inizi un’altra adesso, conta come abbandonata.
give-up-yes = Abbandona
give-up-no = Continua a giocare

## The text to share

daily-copy = Condividi risultato
daily-copied = Risultato copiato.
daily-share-won = Sapper, griglia del giorno { $day } · { $level } · { $time }
daily-share-helped = Sapper, griglia del giorno { $day } · { $level } · { $time } con aiuto
daily-share-lost = Sapper, griglia del giorno { $day } · { $level } · persa ({ $share } risolto)
daily-share-given-up = Sapper, griglia del giorno { $day } · { $level } · abbandonata ({ $share } risolto)

## A day

daily-today = Oggi, { $day }
daily-next =
    { $hours ->
        [0] Nuove griglie tra { $minutes } min
       *[other] Nuove griglie tra { $hours } h { $minutes } min
    }
daily-open = Ancora da giocare
daily-missed = Non giocata
daily-started = Iniziata
daily-won = Vinta in { $time }
daily-won-help = Vinta in { $time } con aiuto
daily-lost = Persa ({ $share } risolto)
daily-given-up = Abbandonata ({ $share } risolto)
daily-play = Gioca
daily-practice = Fuori gara
daily-row-button = { $button }: { $level }, { $day }
daily-counts = Per ogni livello conta solo la tua prima partita, e solo se la inizi il giorno stesso. Puoi lasciarla e riprenderla; se inizi un’altra partita, la abbandoni.
daily-past = Le griglie dei giorni passati servono solo per allenarsi.

## The streak

daily-streak = Serie
daily-streak-days = Serie di { $days } { $days ->
    [one] giorno
   *[other] giorni
}
daily-to-play = da giocare
daily-longest = Serie più lunga
daily-days =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
daily-streak-open = Vinci una griglia oggi per continuare la serie.
daily-streak-rule = Giorni di fila con una vittoria senza aiuto.

## The calendar

daily-calendar = Calendario
daily-month = { $month ->
    [1] Gennaio
    [2] Febbraio
    [3] Marzo
    [4] Aprile
    [5] Maggio
    [6] Giugno
    [7] Luglio
    [8] Agosto
    [9] Settembre
    [10] Ottobre
    [11] Novembre
   *[12] Dicembre
} { $year }
daily-earlier = Mese precedente
daily-later = Mese successivo
daily-all-levels = Tutti i livelli
daily-level-tip = Mostra un livello, o il miglior risultato di ogni giorno
daily-weekday =
    { $number ->
        [1] lu
        [2] ma
        [3] me
        [4] gi
        [5] ve
        [6] sa
       *[7] do
    }
daily-day-won = { $day }: vinta
daily-day-some = { $day }: vinta in parte
daily-day-helped = { $day }: vinta con aiuto
daily-day-lost = { $day }: persa
daily-day-started = { $day }: iniziata
daily-day-given-up = { $day }: abbandonata
daily-day-missed = { $day }: non giocata
daily-legend-won = Vinta
daily-legend-some = Vinta in parte
daily-legend-helped = Vinta con aiuto
daily-legend-lost = Persa
daily-legend-given-up = Abbandonata

## The results

daily-best = I tuoi migliori tempi
daily-latest = I tuoi ultimi risultati
daily-none = Ancora nessun risultato.
daily-no-wins = Ancora nessuna vittoria senza aiuto a questo livello.
daily-won-of = Vinte { $won } su { $played }
daily-level = Livello
daily-result = Risultato
daily-clicks = Clic
