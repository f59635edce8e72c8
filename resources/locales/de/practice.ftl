
# Practice and moments of finished games.

entry-wrong = Der Eintrag „{ $entry }“ wird ignoriert.
menu-learn = Lernen
practice = Üben
practice-kind = Art der Überlegung
# These stand in a list of at most 15 letters or so.
practice-kind-mixed = Alle Arten
practice-kind-missed = Meine Spiele
practice-kind-single = Eine Zahl
practice-kind-pair = Zwei Zahlen
practice-kind-numbers = Drei oder mehr
practice-kind-count = Minenzahl
practice-kind-odds = Risiken
practice-size = Spielfeldgröße
practice-time = Zeitlimit
practice-time-unlimited = Ohne Limit
practice-time-30s = 30 Sekunden
practice-time-10s = 10 Sekunden
practice-more = Größe und Zeit
practice-task-safe = Finde ein sicheres Feld.
practice-task-mines = Markiere jede eindeutige Mine.
practice-task-guess = Kein Feld ist eindeutig sicher: Decke das sicherste auf.
practice-right-safe = Richtig!
practice-right-mines = Das sind alle!
practice-right-guess = Richtig: Das war das sicherste Feld.
practice-is-mine = { $cell } ist eine Mine.
practice-is-safe = { $cell } ist sicher.
practice-is-uncertain = Bei { $cell } ist noch nichts eindeutig.
practice-is-riskier = Ein anderes Feld ist sicherer als { $cell }.
practice-flag-here = Hier sind Flaggen gefragt.
practice-flag-here-text = Setze sie mit der rechten Maustaste, durch langes Drücken oder mit { $key } auf die Minen.
practice-hint-numbers = { $count ->
    [one] Sieh dir die umrandete Zahl an.
   *[other] Sieh dir die umrandeten Zahlen an.
}
practice-hint-count = { $count ->
    [one] Sieh dir die umrandete Zahl an und zähle die übrigen Minen.
   *[other] Sieh dir die umrandeten Zahlen an und zähle die übrigen Minen.
}
practice-hint-mines = Zähle die übrigen Minen.
practice-hint-guess = Eines der umrandeten Felder ist das sicherste.
practice-hint-guess-at = Eines dieser Felder ist das sicherste: { $cells }.
practice-hint-cost = Tipp: zählt als Fehler
practice-hint-free = Tipp: zählt noch nicht als Fehler
practice-hint-cost-text = Ein Tipp zählt als Fehler.
practice-hint-free-text = In deiner ersten Woche zählen Tipps nicht als Fehler.
practice-answer = Die Lösung
practice-time-up = Die Zeit ist um.
practice-time-up-text = Du kannst weitermachen, aber es zählt als Fehler.
practice-repeat = Hier lagst du schon einmal falsch.
practice-rating = Wertung
practice-rating-value = { $value } ± { $deviation }
practice-rating-gain = { $rating } ({ $gain })
practice-placing = Dein Niveau wird ermittelt
practice-today = Heute richtig
practice-goal = Übungsziel
practice-goal-off = Aus
practice-goal-5 = 5 am Tag
practice-goal-10 = 10 am Tag
practice-goal-20 = 20 am Tag
practice-goal-today = Tagesziel
practice-goal-reached = Ziel erreicht
practice-goal-days =
    { $days ->
        [1] erster Tag
       *[other] { $days } Tage in Folge
    }
practice-due = Zu wiederholen
practice-figure = { $name }: { $figure }
practice-done = Fertig
practice-seconds = { $seconds } s
practice-show = Lösung zeigen
practice-next = Nächste Aufgabe
practice-waiting = Eine Aufgabe wird gesucht…
practice-not-found = Keine solche Aufgabe gefunden.
practice-not-found-text = Wähle eine andere Art oder Größe.
ratings = Wertungen
ratings-text = Bei jeder Aufgabe zählt deine erste Antwort. Wer eine Wertung von 800 hat, löst die Hälfte der leichtesten Aufgaben. Die Zahl nach ± zeigt, wie unsicher die Wertung ist.
ratings-overall = Gesamt
ratings-answers =
    { $count ->
        [one] 1 Antwort
       *[other] { $count } Antworten
    }
ratings-wait = Ab deinem zweiten Übungstag zeigt ein Diagramm, wie sich deine Wertung entwickelt.
ratings-summary = { $name }: von { $begin } am { $from } auf { $end } am { $to }
practice-place = { $at } von { $all }

moments-button = Was entging mir?
moment-cells = { $count ->
    [one] dieses Feld
   *[other] diese { $count } Felder
}
moment-known-mine = { $count ->
    [one] Du hast { $cells } aufgedeckt, obwohl dort eindeutig eine Mine lag.
   *[other] Du hast { $cells } auf einmal aufgedeckt, und auf einem davon lag eindeutig eine Mine.
}
moment-hit = Du hast { $cells } aufgedeckt und eine Mine getroffen, obwohl ein anderes Feld eindeutig sicher war.
moment-safe-cell = Du hast { $cells } mit { $risk } % Risiko aufgedeckt, obwohl ein anderes Feld eindeutig sicher war.
moment-less-risk = Du hast { $cells } mit { $risk } % Risiko aufgedeckt. Ein anderes Feld hatte nur { $least } % Risiko.
missed = Was du übersehen hast
missed-text = Was du in deinen Spielen der letzten { $weeks } Wochen hättest herausfinden können, Woche für Woche. Oben steht, was du am häufigsten übersehen hast.
missed-none = Noch nichts. Nach jedem Spiel sucht Sapper, was du hättest herausfinden können.
missed-count =
    { $count ->
        [one] einmal
       *[other] { $count }-mal
    }
missed-practise = Dies üben
practise-kind = Üben: { $kind }
missed-practise-all = Alles üben
missed-this-week = diese Woche
