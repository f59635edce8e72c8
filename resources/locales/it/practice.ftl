
# Practice and moments of finished games.

entry-wrong = La voce “{ $entry }” viene ignorata.
menu-learn = Impara
practice = Allenamento
practice-kind = Tipo di ragionamento
# These stand in a list of at most 15 letters or so.
practice-kind-mixed = Tutti i tipi
practice-kind-missed = Dalle mie partite
practice-kind-single = Un numero
practice-kind-pair = Due numeri
practice-kind-numbers = Tre o più
practice-kind-count = Numero di mine
practice-kind-odds = Probabilità
practice-size = Dimensioni griglia
practice-time = Limite di tempo
practice-time-unlimited = Nessun limite
practice-time-30s = 30 secondi
practice-time-10s = 10 secondi
practice-more = Dimensioni e tempo
practice-task-safe = Trova una casella sicura.
practice-task-mines = Segna tutte le mine certe.
practice-task-guess = Nessuna casella è di certo sicura: apri la meno rischiosa.
practice-right-safe = Giusto!
practice-right-mines = Le hai trovate tutte!
practice-right-guess = Giusto: era la casella meno rischiosa.
practice-is-mine = La casella { $cell } è una mina.
practice-is-safe = La casella { $cell } è sicura.
practice-is-uncertain = Su { $cell } non c’è certezza.
practice-is-riskier = C’è una casella meno rischiosa di questa: { $cell }.
practice-flag-here = Segna qui le mine.
practice-flag-here-text = Usa il pulsante destro, una pressione lunga o { $key }.
practice-hint-numbers = { $count ->
    [one] Guarda il numero cerchiato.
   *[other] Guarda i numeri cerchiati.
}
practice-hint-count = { $count ->
    [one] Guarda il numero cerchiato e conta le mine rimaste.
   *[other] Guarda i numeri cerchiati e conta le mine rimaste.
}
practice-hint-mines = Conta le mine rimaste.
practice-hint-guess = Una delle caselle cerchiate è la meno rischiosa.
practice-hint-guess-at = Una di queste caselle è la meno rischiosa: { $cells }.
practice-hint-cost = Suggerimento: vale come errore
practice-hint-free = Suggerimento: gratis la prima settimana
practice-hint-cost-text = Un suggerimento vale come errore.
practice-hint-free-text = I suggerimenti sono gratis nella prima settimana.
practice-answer = La soluzione
practice-time-up = Tempo scaduto.
practice-time-up-text = Puoi ancora risolverlo, ma vale come errore.
practice-repeat = Questo l’hai già sbagliato.
practice-rating = Rating
practice-rating-value = { $value } ± { $deviation }
practice-rating-gain = { $rating } ({ $gain })
practice-placing = Valutazione del livello
practice-today = Giusti oggi
practice-goal = Obiettivo
practice-goal-off = Nessuno
practice-goal-5 = 5 al giorno
practice-goal-10 = 10 al giorno
practice-goal-20 = 20 al giorno
practice-goal-today = Obiettivo di oggi
practice-goal-reached = Obiettivo raggiunto
practice-goal-days =
    { $days ->
        [1] primo giorno
       *[other] { $days } giorni di fila
    }
practice-due = Da ripetere
practice-figure = { $name }: { $figure }
practice-done = Fatto
practice-seconds = { $seconds } s
practice-show = Mostra soluzione
practice-next = Prossimo esercizio
practice-waiting = Ricerca di un esercizio…
practice-not-found = Nessun esercizio di questo tipo trovato.
practice-not-found-text = Scegli un altro tipo o altre dimensioni.
ratings = Rating
ratings-text = Conta la tua prima risposta a ogni esercizio. Chi ha un rating di 800 risolve la metà dei più facili; il numero dopo ± dice quanto il rating è incerto.
ratings-overall = Complessivo
ratings-answers =
    { $count ->
        [one] 1 risposta
       *[other] { $count } risposte
    }
ratings-wait = Dal secondo giorno di allenamento, un grafico mostra come cambia il tuo rating.
ratings-summary = { $name }: da { $begin } ({ $from }) a { $end } ({ $to })
practice-place = { $at } di { $all }

moments-button = Cosa mi è sfuggito?
moment-cells = { $count ->
    [one] questa casella
   *[other] queste { $count } caselle
}
moment-known-mine = { $count ->
    [one] Hai aperto { $cells }, che era di certo una mina.
   *[other] Hai aperto { $cells } in un colpo solo, e una era di certo una mina.
}
moment-hit = Hai aperto { $cells } e hai preso una mina, anche se un’altra casella era di certo sicura.
moment-safe-cell = Hai aperto { $cells } (rischio: { $risk }%), anche se un’altra casella era di certo sicura.
moment-less-risk = Hai aperto { $cells } (rischio: { $risk }%). Un’altra casella aveva un rischio più basso: { $least }%.
missed = Cosa ti è sfuggito
missed-text = Cosa avresti potuto dedurre nelle partite delle ultime { $weeks } settimane, settimana per settimana. Per primo, il tipo che ti è sfuggito di più.
missed-none = Ancora niente. Dopo ogni partita, Sapper cerca cosa avresti potuto dedurre.
missed-count =
    { $count ->
        [one] una volta
       *[other] { $count } volte
    }
missed-practise = Esercitati
practise-kind = Allenati: { $kind }
missed-practise-all = Allenati su tutto
missed-this-week = questa settimana
