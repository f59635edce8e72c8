# The daily board.

daily = Tagesspiel
daily-tip = Jeden Tag drei Spielfelder, für alle dieselben

## At the beginning and the end of a game

daily-begin = Tagesspiel, { $day }, { $level }. Dieses Spiel zählt. Beginnst du ein anderes, gibst du es auf.
daily-begin-again = Tagesspiel, { $day }, { $level }. Nur zur Übung: Du hast es schon gespielt.
daily-begin-past = Tagesspiel, { $day }, { $level }. Nur zur Übung: Dieser Tag ist vorbei.
daily-secret = Ein Tagesspiel kannst du erst kopieren oder speichern, wenn du es beendet hast.
daily-elsewhere = Dieses Tagesspiel läuft in einem anderen Fenster.
daily-gone = Dein Spielstand auf diesem Tagesspiel fehlt, also gilt es als aufgegeben. Zum Üben kannst du es noch spielen.
daily-result-counts = Tagesspiel, { $day }: zählt.
daily-result-helped = Tagesspiel, { $day }: zählt, mit Hilfe.
daily-result-practice = Tagesspiel, { $day }: nur zur Übung.

## Before another game gives it up

give-up-title = Tagesspiel aufgeben?
give-up-question = Dein Tagesspiel ({ $day }, { $level }) ist noch nicht beendet. Wenn du jetzt ein anderes Spiel beginnst, gilt es als aufgegeben.
give-up-yes = Aufgeben
give-up-no = Weiterspielen

## The text to share

daily-copy = Ergebnis teilen
daily-copied = Ergebnis kopiert.
daily-share-won = Sapper-Tagesspiel { $day } · { $level } · { $time }
daily-share-helped = Sapper-Tagesspiel { $day } · { $level } · { $time } mit Hilfe
daily-share-lost = Sapper-Tagesspiel { $day } · { $level } · verloren bei { $share }
daily-share-given-up = Sapper-Tagesspiel { $day } · { $level } · aufgegeben bei { $share }

## A day

daily-today = Heute, { $day }
daily-next =
    { $hours ->
        [0] Neue Spielfelder in { $minutes } min
       *[other] Neue Spielfelder in { $hours } h { $minutes } min
    }
daily-open = Noch nicht gespielt
daily-missed = Nicht gespielt
daily-started = Begonnen
daily-won = Gewonnen in { $time }
daily-won-help = Gewonnen in { $time } mit Hilfe
daily-lost = Verloren bei { $share }
daily-given-up = Aufgegeben bei { $share }
daily-play = Spielen
daily-practice = Ohne Wertung
daily-row-button = { $button }: { $level }, { $day }
daily-counts = Auf jeder Stufe zählt nur dein erstes Spiel, und nur, wenn du es am Tag selbst beginnst. Du kannst es verlassen und später weiterspielen; beginnst du ein anderes Spiel, gibst du es auf.
daily-past = Spielfelder früherer Tage sind nur zur Übung.

## The streak

daily-streak = Serie
daily-streak-days = { $days } { $days ->
    [one] Tag
   *[other] Tage
} in Folge
daily-to-play = offen
daily-longest = Längste Serie
daily-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
daily-streak-open = Gewinne heute, damit deine Serie weitergeht.
daily-streak-rule = Tage in Folge, an denen du ohne Hilfe gewonnen hast.

## The calendar

daily-calendar = Kalender
daily-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
daily-earlier = Voriger Monat
daily-later = Nächster Monat
daily-all-levels = Alle Stufen
daily-level-tip = Eine Stufe zeigen oder das beste Ergebnis des Tages
daily-weekday =
    { $number ->
        [1] Mo
        [2] Di
        [3] Mi
        [4] Do
        [5] Fr
        [6] Sa
       *[7] So
    }
daily-day-won = { $day }: gewonnen
daily-day-some = { $day }: teilweise gewonnen
daily-day-helped = { $day }: mit Hilfe gewonnen
daily-day-lost = { $day }: verloren
daily-day-started = { $day }: begonnen
daily-day-given-up = { $day }: aufgegeben
daily-day-missed = { $day }: nicht gespielt
daily-legend-won = Gewonnen
daily-legend-some = Teilweise gewonnen
daily-legend-helped = Mit Hilfe gewonnen
daily-legend-lost = Verloren
daily-legend-given-up = Aufgegeben

## The results

daily-best = Deine Bestzeiten
daily-latest = Letzte Ergebnisse
daily-none = Noch keine Ergebnisse.
daily-no-wins = Auf dieser Stufe noch kein Sieg ohne Hilfe.
daily-won-of = { $won } von { $played } gewonnen
daily-level = Stufe
daily-result = Ergebnis
daily-clicks = Klicks
