# The texts of Sapper in German.
# The files of all languages have the same keys in the same order.

app-name = Sapper

## Units, dates and lists

seconds = { $seconds } s
percent = { $number } %
quoted = „{ $text }“
date = { $day }. { $month } { $year }
date-day = { $day }. { $month }
date-month =
    { $month ->
        [1] Jan.
        [2] Feb.
        [3] März
        [4] Apr.
        [5] Mai
        [6] Juni
        [7] Juli
        [8] Aug.
        [9] Sept.
        [10] Okt.
        [11] Nov.
       *[12] Dez.
    }
date-month-alone =
    { $month ->
       *[other] { date-month }
    }
date-year = { $year }
list-next = { $list }, { $next }
list-last = { $list } und { $next }
list-more = { $list } und noch { $more }

## The title screen

title-go-on = Zum Starten eine Taste drücken oder klicken

## The bars and the menu

level-beginner = Anfänger
level-intermediate = Fortgeschrittene
level-expert = Profis
level-beginner8x8 = Anfänger 8×8
level-scattered = Zufällig (20 %)
level-custom = Eigenes
custom-button = Eigenes…
show-remaining = Übrige Minen anzeigen
show-remaining-short = Übrige Minen
no-guess = Ohne Raten
no-guess-this-game = Diesmal ohne Raten
no-guess-next-game = Ohne Raten: ab dem nächsten Spiel
no-guess-start = Beginne beim umrandeten Feld: Es ist sicher.
no-guess-is-on = Ohne Raten: ein
no-guess-is-off = Ohne Raten: aus
guesses = Raten
guesses-off = Normal
guesses-fair-guess = Faires Raten
guesses-strict = Streng
guesses-fair-guess-strict = { guesses-fair-guess } + { guesses-strict }
flag-mode = Flaggenmodus
flag-mode-is-on = Flaggenmodus: ein
flag-mode-is-off = Flaggenmodus: aus
sound = Ton
sound-is-on = Ton: ein
sound-is-off = Ton: aus
menu = Menü
menu-aid = Tipps
menu-share = Teilen
menu-others = Mehr
why-over = Das Spiel ist vorbei
why-not-begun = Decke erst ein Feld auf
why-not-over = Erst nach dem Spiel
why-not-lost = Nur nach einer Niederlage
why-style = Nicht in diesem Stil
new-game = Neues Spielfeld
pause = Pause
resume = Fortsetzen
paused = Pausiert
settings = Einstellungen
help = Hilfe
records = Rekorde
style = Stil
style-glass = Glas
style-classic = Klassisch
style-easyx = Retro-Melodie (EasyX)
style-simpleminer = Schlicht (SimpleMiner)
style-console = Terminal (Konsole)
theme = Farbschema
theme-auto = Auto
theme-light = Hell
theme-dark = Dunkel
theme-high-contrast = Hoher Kontrast
color-vision = Zahlenfarben
color-vision-usual = Standard
color-vision-deuteranopia = Deuteranopie (rot–grün)
color-vision-protanopia = Protanopie (rot–grün)
color-vision-tritanopia = Tritanopie (blau–gelb)
color-vision-high-contrast = Hoher Kontrast
text-size = Text- und Knopfgröße
typeface = Schrift
typeface-usual = Standard
typeface-reading = Leichter lesbar
letter-spacing = Abstand der Zeichen
line-spacing = Abstand der Zeilen
spacing-usual = Normal
spacing-wide = Weit
spacing-wider = Sehr weit
dwell = Verweilklick
scanning = Ein-Tasten-Scanning
pace-off = Aus
pace-700ms = Nach 0,7 s
pace-1000ms = Nach 1 s
pace-1500ms = Nach 1,5 s
pace-2500ms = Nach 2,5 s
motion = Animationen
motion-auto = Auto
motion-off = Vollständig
motion-on = Reduziert
language = Sprache
language-auto = Systemvorgabe

## Tooltips

tip-count = Übrige Minen
tip-clock = Zeit in Sekunden
tip-remaining = Anzeigen, wie viele Minen noch ohne Flagge sind
tip-no-guess = Spielfelder, die ohne Raten lösbar sind
tip-flag-mode = Ein Klick setzt eine Flagge, statt aufzudecken
tip-levels = Stufe
tip-sizes = Stufe wählen
tip-leave = Sapper beenden
tip-odds = Zeigen, wie wahrscheinlich unter jedem Feld eine Mine liegt
tip-player = Solver
tip-pace = Tempo
tip-speed = Tempo
tip-run = Abspielen
tip-time-bar = Klicken oder ziehen zeigt einen anderen Zeitpunkt. Ziehen mit der rechten Taste markiert einen Teil für ein GIF.
tip-replay-details = Alle Zähler, Klicks und Marken ein- oder ausblenden
tip-marks = Balken: geraten, Punkte: übersehene sichere Felder, Linien: langsame Züge, Quadrate: wirkungslose Klicks; zum Ansehen anklicken
tip-previous = Voriges Ereignis
tip-next = Nächstes Ereignis
tip-back = Zurück zum Spiel
tip-export = Alle Spiele exportieren (CSV)
tip-reset = Spiele dieser Stufe löschen
tip-luck = Deine Chance, beim Raten zu überleben
tip-span = Zeitraum
tip-bbbv = Wie viele Linksklicks das Spielfeld mindestens braucht
tip-bbbv_s = Gelöste 3BV pro Sekunde
tip-effective = Klicks, die etwas verändert haben
tip-wasted = Klicks, die nichts verändert haben
tip-path = Wie weit sich der Mauszeiger bewegt hat, in Feldern
tip-openings = Bereiche, die ein einziger Klick aufdeckt
tip-islands = Gruppen von Zahlen außerhalb der Öffnungen
tip-zini = Klicks, die eine gute Lösung mit Chords braucht
tip-hzini = ZiNi mit den Öffnungen zuerst, wie Menschen spielen
tip-ioe = Effizienz: 3BV pro Klick
tip-correctness = Anteil der Klicks, die etwas verändert haben
tip-throughput = 3BV pro wirksamem Klick
tip-rqp = Zeit geteilt durch 3BV/s; weniger ist besser
tip-time = Sekunden vom ersten Aufdecken bis zum letzten Loslassen
tip-left = Linksklicks, die zu keinem Chord gehören
tip-right = Gesetzte und entfernte Markierungen sowie Rechtsklicks ohne Wirkung
tip-chords = Chords, auch abgelehnte; jeder ist ein Klick
tip-flags = Flaggen auf dem Spielfeld
tip-clicks = Links- und Rechtsklicks sowie Chords
tip-cl_s = Klicks pro Sekunde im Durchschnitt
tip-cl_s_now = Klicks in der letzten Sekunde
tip-solved = Bisher gelöste 3BV
tip-bbbv_left = Noch nicht gelöste 3BV
tip-est = Die Zeit bei diesem Tempo: Zeit × 3BV ÷ gelöste 3BV
tip-zne = ZiNi pro Klick, nur bei einem Sieg
tip-znt = ZiNi pro wirksamem Klick, nur bei einem Sieg
tip-stnb = 3BV, geteilt durch Zeit hoch 1,7, auf die Stufe bezogen; mehr ist besser
tip-qg = Zeit hoch 1,7, geteilt durch 3BV; weniger ist besser

## Buttons in dialogs

ok = OK
cancel = Abbrechen
close = Schließen

## The custom board dialog

custom-title = Eigenes Spielfeld
custom-rows = Zeilen
custom-cols = Spalten
custom-mines = Minen
custom-less = Eins weniger
custom-more = Eins mehr
custom-range = { $min }–{ $max }
custom-density = { $share } Minen
custom-density-like = { $share } Minen, wie „{ $level }“
custom-empty = Gib eine Zahl ein.
custom-not-a-number = Gib eine ganze Zahl ein.
custom-out-of-range = Gib eine Zahl von { $min } bis { $max } ein.
# $max is at most one less than the number of cells, so 0 means a board of a single cell.
custom-too-many-mines =
    { $max ->
        [0] Auf einem einzigen Feld ist kein Platz für eine Mine.
        [one] Auf { $rows } × { $cols } Feldern ist Platz für höchstens 1 Mine.
       *[other] Auf { $rows } × { $cols } Feldern ist Platz für höchstens { $max } Minen.
    }
custom-start = Starten
custom-boards = Gespeicherte Spielfelder
custom-saved = Gespeichert: { $name }
custom-removed = Entfernt: { $name }

## The information strip

strip-board =
    { $rows } × { $cols }, { $mines ->
        [one] 1 Mine
       *[other] { $mines } Minen
    }
strip-best = Bestzeit { $time }
offer-title = Neu bei Minesweeper?
first-flag = Die umrandete 1 berührt nur ein verdecktes Feld. Markiere die Mine dort mit einem Rechtsklick.
first-flag-at = Die 1 bei { $number } berührt nur ein verdecktes Feld: { $mine }. Geh dorthin und markiere sie mit { $key }.
first-chord = Alle Minen der umrandeten Zahl sind markiert. Beide Maustasten darauf decken den Rest auf.
first-chord-at = Alle Minen der Zahl bei { $number } sind markiert. { $key } deckt dort den Rest auf.
first-hint = Kein sicherer Zug in Sicht? Die Glühbirne oder { $key } gibt einen Tipp.
first-no-guess = Lieber nicht raten? „Ohne Raten“ erzeugt Spielfelder, die allein mit Logik lösbar sind.
result-lost = Mine getroffen
strict-lost =
    { $count ->
        [one] Das war geraten, obwohl das umrandete Feld eindeutig sicher war
       *[other] Das war geraten, obwohl die umrandeten Felder eindeutig sicher waren
    }
strict-lost-at = Das war geraten, obwohl das Feld in { $place } eindeutig sicher war
result-first = Erster Rekord!
result-new-best = Neue Bestzeit!
result-faster = { $time } schneller als deine Bestzeit
result-progress = { $time } · { $share } offen
result-as = als { $name }
result-details = Details
result-retry = Wiederholen
copied = Kopiert ✓
notice-more = und noch { $count }

## The end of a game

won = Gelöst in { $time }.
won-no-guess = Gelöst in { $time }. Raten war nicht nötig.
no-guess-needed = Raten war nicht nötig.
won-new-best = Neue Bestzeit: { $time }!
won-first = Dein erster Rekord auf dieser Stufe!
won-near-best = { $gap } langsamer als deine Bestzeit ({ $best }).
won-place =
    { $place ->
        [2] Deine zweitbeste Zeit.
        [3] Deine drittbeste Zeit.
        [4] Deine viertbeste Zeit.
        [5] Deine fünftbeste Zeit.
        [6] Deine sechstbeste Zeit.
        [7] Deine siebtbeste Zeit.
        [8] Deine achtbeste Zeit.
        [9] Deine neuntbeste Zeit.
        [10] Deine zehntbeste Zeit.
       *[other] Platz { $place } unter deinen Zeiten.
    }
box-won = Gut gemacht!
box-lost = Verloren
box-next = Ein neues Spielfeld liegt bereit.
again-question = Du hast eine Mine getroffen. Ein neues Spielfeld?
again-yes = Neues Spielfeld
again-no = Beenden
again = Neustart
leave = Beenden
difficulty = Stufe
mines-left = Minen: { $count }
menu-play = 1 Start
menu-board = 2 Größe
menu-more = 3 Mehr
menu-exit = 0 Ende
exit-again = Ein Spiel läuft. Drücke noch einmal 0, um Sapper zu beenden.
play-again = Neues Spielfeld
unranked-seeded = Spielfelder mit gewähltem Seed werden nicht gewertet.
aid-hint = Tipp
aid-think = Länger rechnen
aid-think-short = Länger
aid-think-stop = Rechnen beenden
aid-think-stop-short = Stopp
aid-think-needless = Hier ist kein Raten nötig.
aid-thought = { $seconds } s gerechnet
aid-odds = Risiken
odds-safe = sicher
odds-mine = Mine
odds-elsewhere = überall sonst
aid-check = Flaggen prüfen
draft = Notizen
draft-how = Notizen: Rechtsklick für Mine, Linksklick für sicher. Nichts wird aufgedeckt.
draft-keep = Flaggen behalten
draft-keep-tip = Notierte Minen zu Flaggen machen, den Rest verwerfen
check-none = Es gibt noch keine Flaggen zum Prüfen.
check-right =
    { $count ->
        [one] Deine Flagge passt zu den Zahlen.
       *[other] Alle { $count } Flaggen passen zu den Zahlen.
    }
check-wrong =
    { $count ->
        [one] 1 Flagge muss falsch sein: { $cells }.
       *[other] { $count } Flaggen müssen falsch sein: { $cells }.
    }
aid-auto = Autoplay
auto-exact = Exakt
auto-2010 = Alg. 2010
auto-slow = Langsam
auto-steady = Mittel
auto-fast = Schnell
aid-used = Mit Hilfe
aid-used-text = Du hast Hilfe benutzt (Tipp, Risiken, Flaggenprüfung oder Autoplay). Dieses Spiel wird nicht gewertet.
unranked-helped = Spiele mit Hilfe werden nicht gewertet.
unranked-rules = Spiele mit eigenen Regeln werden nicht gewertet.
unranked-custom = Spielfelder dieser Art werden nicht gewertet.
unranked-no-guess = Spielfelder ohne Raten werden nicht gewertet.
unranked-filtered = Gefilterte Spielfelder werden nicht gewertet.

## The board filter

kept-title = Automatische Replays
kept-about = Replays beendeter Spiele liegen in „replays/games“ bei den Daten von Sapper.
kept-which = Spiele
kept-none = Nur neue Rekorde
kept-wins = Siege
kept-all = Alle Spiele
kept-max-time = Kürzer als (s)
kept-min-speed = Mindestens (3BV/s)
kept-limit = Höchstens behalten
kept-name = Dateiname
kept-folders = Ein Ordner für jede Stufe
kept-name-empty = Gib einen Namen ein.
kept-name-long = Gib höchstens { $max } Zeichen ein.
kept-name-forbidden = „{ $sign }“ ist in Dateinamen nicht erlaubt.
kept-name-brace = Eine Klammer fehlt.
kept-name-unknown = Unbekanntes Feld: „{ $field }“.
filter-button = Spielfeldfilter…
filter-title = Spielfeldfilter
filter-on = Neue Spielfelder danach auswählen
filter-about = Sapper erzeugt Spielfelder, bis eines passt. Leere Eingabefelder begrenzen nichts. Diese Spiele sind gekennzeichnet und werden nicht gewertet.
filter-efficiency = Effizienz (3BV/ZiNi)
filter-first-click = Felder beim 1. Klick
# The names of the fields.
filter-min = { $figure }, von
filter-max = { $figure }, bis
filter-drawing = Spielfelder werden durchprobiert…
filter-none = Keines von { $drawn } Spielfeldern passt.
filter-none-drawn = In der verfügbaren Zeit ließ sich kein Spielfeld erzeugen.
filter-every = Jedes Spielfeld passt.
filter-share = Etwa { $share } aller Spielfelder passen.
filter-one-in = Etwa 1 von { $boards } Spielfeldern passt.
filter-reversed = „Von“ ist größer als „bis“: Kein Spielfeld passt.
board-filtered = Gefiltertes Spielfeld
board-filtered-text = Dieses Spielfeld hat der Spielfeldfilter ausgewählt. Dieses Spiel wird nicht gewertet.
search-filter-tried = Suche nach einem Spielfeld, das zum Filter passt… { $tried } probiert.
search-filter-failed = Keines von { $tried } Spielfeldern passt zum Filter. Am nächsten kommt: { $figures }.
search-nearest = Ähnlichstes spielen
search-go-on = Weitersuchen

## The search for a no-guess board

search-title = Spielfeld ohne Raten
search-tried = Suche nach einem Spielfeld, das ohne Raten lösbar ist… { $tried } probiert.
search-ordinary = Normales Spielfeld spielen
search-failed-title = Kein Spielfeld gefunden
search-failed =
    { $mines ->
        [one] Keines von { $tried } Spielfeldern mit { $rows } × { $cols } Feldern und 1 Mine war ohne Raten lösbar. Versuch es mit einer anderen Größe.
       *[other] Keines von { $tried } Spielfeldern mit { $rows } × { $cols } Feldern und { $mines } Minen war ohne Raten lösbar. Versuch es mit weniger Minen.
    }

## The name for a record

name-title = Neuer Rekord
name-prompt = Gib deinen Namen ein
name-label = Dein Name
name-empty = Gib einen Namen ein.
name-too-long = Ein Name darf höchstens { $max } Zeichen haben.
name-too-many-parts = Ein Zeichen in diesem Namen hat zu viele Akzente.
name-control = Dieser Name enthält ein Zeichen, das sich nicht anzeigen lässt.
name-save = Speichern

## The records screen

records-name = Name
records-time = Zeit
records-3bv = 3BV
records-date = Datum
records-no-name = Anonym
records-always = Gesamt
records-year = Dieses Jahr
records-month = Dieser Monat
records-today = Heute
records-export = Export…
records-reset = Zurücksetzen…
records-table = Beste Spiele
records-under = 3BV { $bbbv } · { $speed }/s · { $date }
records-shown = { $shown } von { $count }
records-more = Mehr anzeigen
records-reading = Deine Spiele werden gelesen…
records-none =
    { $span ->
        [year] Dieses Jahr noch kein Spiel auf der Stufe „{ $level }“
        [month] Diesen Monat noch kein Spiel auf der Stufe „{ $level }“
        [today] Heute noch kein Spiel auf der Stufe „{ $level }“
       *[always] Noch kein Spiel auf der Stufe „{ $level }“
    }
records-none-ranked =
    { $span ->
        [year] Dieses Jahr noch kein gewertetes Spiel auf der Stufe „{ $level }“
        [month] Diesen Monat noch kein gewertetes Spiel auf der Stufe „{ $level }“
        [today] Heute noch kein gewertetes Spiel auf der Stufe „{ $level }“
       *[always] Noch kein gewertetes Spiel auf der Stufe „{ $level }“
    }
records-uncounted = Spiele mit Hilfe, Spielfelder ohne Raten, gefilterte und schon gespielte Spielfelder zählen nicht. Eigene Spielfelder und eigene Regeln zählen getrennt.
records-invite = Spiel eine Runde, und hier erscheinen deine Zeiten, deine Siegquote und deine Serien.
records-invite-style = Wähle in den Einstellungen den Stil „{ $style }“ und spiel eine Runde: Dann erscheinen hier deine Zeiten, deine Siegquote und deine Serien.
records-invite-custom = Spiel eine Runde auf einem eigenen Spielfeld, und hier erscheinen deine Zeiten, deine Siegquote und deine Serien.
records-invite-rules = Spiel eine Runde mit eigenen Regeln, und hier erscheinen deine Zeiten, deine Siegquote und deine Serien.
records-invite-guesses = Spiel eine Runde nach diesen Regeln (Einstellungen, Spiel, Regeln), und hier erscheinen deine Zeiten, deine Siegquote und deine Serien.
records-play = „{ $level }“ spielen
records-not-counted = Noch keine beendeten Spiele.
records-statistics = Statistik
records-interval = Auf lange Sicht gewinnst du höchstwahrscheinlich { $low } % bis { $high } % deiner Spiele (95 % Konfidenz).
figure-played = Gespielt
figure-won = Gewonnen
figure-left = Abgebrochen
figure-rate = Siegquote
figure-best = Bestzeit
figure-median = Medianzeit
figure-mean = Durchschnittszeit
figure-best-speed = Beste 3BV/s
figure-mean-speed = Durchschnitt 3BV/s
figure-streak = Aktuelle Serie
figure-won-streak = Längste Siegesserie
figure-lost-streak = Längste Niederlagenserie
streak-won =
    { $count ->
        [one] 1 Sieg
       *[other] { $count } Siege
    }
streak-lost =
    { $count ->
        [one] 1 Niederlage
       *[other] { $count } Niederlagen
    }
chart-times = Siege: { $count }, { $from } – { $to }; Bestzeit: { $best }
chart-histogram = Häufigste Zeit: { $from } – { $to }; Siege: { $most }
chart-rate = Gewonnen: { $rate } von { $count } Spielen; von den letzten: { $last }
picture-times = Zeiten nach Datum
picture-times-note = in Sekunden; Punkte: Siege, Linie: bis dahin beste Zeit
picture-histogram = Zeiten der Siege
picture-histogram-note = Anzahl der Siege nach Sekunden
picture-beyond =
    { $count ->
        [one] { $note }; 1 viel schlechterer Sieg fehlt
       *[other] { $note }; { $count } viel schlechtere Siege fehlen
    }
picture-rate = Siegquote
picture-rate-note = in Prozent, über die letzten { $count } Spiele; dünne Linie: alle Spiele
pictures-wait = Diagramme erscheinen nach { $count } Spielen.
picture-waits = Dieses Diagramm erscheint nach { $count } Siegen.
records-by = Beste nach
tip-records-by = Wonach die besten Spiele verglichen werden
flagging-any = Alle Spiele
flagging-none = Ohne Flaggen
flagging-some = Mit Flaggen
tip-flagging = Alle Spiele, die ohne eine einzige Flagge oder die mit Flaggen
records-left-out = Ausgelassene Spiele, weil eine frühere Version sie protokolliert hat: { $count }
records-no-figure = Zu noch keinem Sieg gibt es diesen Wert.
records-under-figure = { $time } · 3BV { $bbbv } · { $date }
picture-by-date = { $name } nach Datum
picture-by-date-note = Punkte: Siege, Linie: bis dahin bester Wert
chart-by-date = { $name }, Siege: { $count }, { $from } – { $to }; bester Wert: { $best }
racing-means = Durchschnitt aufeinanderfolgender Siege
racing-means-note = aus { $counts } Siegen; einfacher Durchschnitt, keine Zeit gestrichen; Niederlagen dazwischen zählen nicht
racing-last = Zuletzt
racing-best = Bestwert
racing-mean = Schnitt
racing-from = Von
racing-to = Bis
racing-sum = Summe der Bestzeiten (Anfänger, Fortgeschrittene, Profis): { $times } = { $sum }
racing-sum-missing = Für die Summe deiner Bestzeiten fehlt noch ein Sieg: { $levels }
racing-sessions = Sitzungen
racing-sessions-note = nach mehr als { $minutes } Minuten Pause beginnt eine neue
racing-bbbv = Bestzeit je 3BV-Wert
racing-bbbv-note = in Sekunden, nach 3BV
racing-bbbv-chart = Bestzeiten für { $count } Werte von 3BV, von { $low } bis { $high }
reset-title = „{ $level }“ zurücksetzen?
reset-text =
    Damit entfernst du { $games ->
        [one] dein einziges Spiel
       *[other] alle { $games } Spiele
    } der Stufe „{ $level }“ im Stil „{ $style }“ aus der Statistik und { $records ->
        [0] keine Rekorde
        [one] 1 Rekord
       *[other] alle { $records } Rekorde
    } aus der Tabelle. Von beiden Dateien bleibt eine Sicherung im selben Ordner.
reset-rules =
    Damit entfernst du { $games ->
        [one] dein einziges Spiel
       *[other] alle { $games } Spiele
    } der Stufe „{ $level }“ mit eigenen Regeln aus der Statistik. Von der Datei bleibt eine Sicherung im selben Ordner.
reset-yes = Zurücksetzen
reset-done = „{ $level }“ wurde zurückgesetzt. Eine Sicherung liegt in „{ $file }“.
table-saved = Spiele als „{ $file }“ gespeichert.
table-not-saved = Die Spiele ließen sich nicht als „{ $file }“ speichern: { $why }.
table-no-dialog = Der Dateidialog lässt sich nicht öffnen: Diese Arbeitsumgebung hat weder ein Dateiportal noch zenity. „sapper scores --csv“ gibt dieselbe Tabelle aus.

## A saved game

game-is-here = Willkommen zurück. Dein Spiel ({ $level }) ist pausiert.

## Notices about the player's files

file-set-aside = „{ $file }“ ist nicht lesbar: { $why }. Die Datei bleibt als „{ $kept }“ erhalten, und Sapper legt eine neue an.
game-set-aside = Sapper ist beim Fortsetzen deines letzten Spiels zweimal abgestürzt. Das Spiel bleibt als „{ $kept }“ erhalten.
file-newer = „{ $file }“ stammt von einer neueren Version von Sapper. Die Datei bleibt unverändert, und nichts wird darin gespeichert.
file-not-saved = „{ $file }“ ließ sich nicht speichern: { $why }. Änderungen bleiben nur erhalten, bis du Sapper schließt.
file-left = „{ $file }“ ist nicht lesbar: { $why }. Auch umbenennen ließ sich die Datei nicht; sie bleibt unverändert, und nichts wird darin gespeichert.
file-faults = Einige Einträge in „{ $file }“ sind unverständlich.
file-faults-more = Und noch { $count } von dieser Art.
file-no-folder = Es gibt keinen Ordner zum Speichern, daher bleiben Rekorde und Einstellungen nur erhalten, bis du Sapper schließt.
file-no-storage = Dein Browser behält für diese Seite nichts, daher bleiben Rekorde und Einstellungen nur erhalten, bis du sie verlässt.
file-saved-again = „{ $file }“ lässt sich wieder speichern, und alle ausstehenden Änderungen sind gespeichert.
why-full = Der Datenträger ist voll
why-forbidden = Die Berechtigung fehlt
why-read-only = Der Datenträger ist schreibgeschützt
why-not-a-file = Es ist keine Datei
why-lock = Die Sperrdatei „{ $lock }“ ist keine Datei
why-crashes = Sapper ist beim Fortsetzen dieses Spiels zweimal abgestürzt
why-missing = Die Datei oder der Ordner fehlt
why-folder = Es ist ein Ordner
why-in-the-way = Anstelle des Ordners gibt es eine gleichnamige Datei
why-not-text = Es ist keine Textdatei
why-line = Zeile { $line } ist unverständlich
why-key = „{ $key }“ hat einen ungültigen Wert
why-busy = Ein anderes Sapper-Fenster benutzt die Datei
why-protected = Die Datei ist schreibgeschützt
why-grown = Die Datei ist zu groß
why-in-use = Ein anderes Programm benutzt die Datei
why-name = Der Name ist zu lang oder nicht erlaubt
why-system = Das System meldet einen Fehler
why-system-code = Das System meldet den Fehler { $code }
record-wrong = Rekord { $number } ist ungültig und wird ausgelassen.
game-wrong = Spiel { $number } des Protokolls ist ungültig und wird ausgelassen.
settings-field-wrong = Die Einstellung „{ $field }“ hat einen ungültigen Wert; es gilt der Standard.

## Settings

settings-sound = Ton
settings-accessibility = Barrierefreiheit
settings-language = Sprache
settings-look = Aussehen
settings-play = Spiel
settings-input = Eingabe
settings-expert = Experten
settings-glass-light = Licht im Glas
original-rules = Auch nach den eigenen Regeln des Stils spielen
original-rules-glass = Glas hat die üblichen Regeln.
original-rules-classic = Wie in Rennen: Nur das erste Feld ist sicher, und ein Chord ohne genug Flaggen tut nichts.
original-rules-easyx = Der erste Klick kann verlieren, die Uhr läuft ab dem Spielfeld, ein falscher Chord verliert, und ein Dialog beendet das Spiel.
original-rules-simpleminer = Der erste Klick kann verlieren, ein Klick auf eine Zahl ist ein Chord, und ein Dialog beendet das Spiel.
original-rules-console = Der erste Klick kann verlieren, und es gibt weder Chords noch Fragezeichen.
settings-reset = Seite zurücksetzen…
settings-reset-title = „{ $page }“ zurücksetzen?
settings-reset-text = Alle Einstellungen dieser Seite erhalten ihre Standardwerte.
theme-fixed = { $style } sieht immer gleich aus; das Farbschema ändert daran nichts.
settings-sound-on = Soundeffekte
settings-volume = Lautstärke
settings-sound-guide = Felder mit Tönen beschreiben
settings-speech-with-tones = Felder ansagen, nicht nur Töne spielen
detail = Ansagen
detail-brief = Kurz
detail-normal = Normal
detail-full = Ausführlich
place-names = Feldnamen
place-names-row-first = Zeile 2, Spalte 4
place-names-column-first = Spalte 4, Zeile 2
place-names-letters = D2
settings-question-marks = Fragezeichen
settings-single-click = Chord mit Einfachklick
settings-long-press = Lange drücken: Flagge
expert-figures = Expertenwerte anzeigen (3BV, Glück)
settings-dim = Zahlen ausgrauen, die alle ihre Flaggen haben (zählt als Hilfe)
settings-light = Felder um die Zahl unter dem Zeiger hervorheben
settings-click-flags = Klick auf eine Zahl markiert ihre letzten Minen (zählt als Hilfe)
settings-keys-at-pointer = Tasten wirken auf das Feld unter dem Zeiger
settings-past-best = Neues Spielfeld, sobald deine Bestzeit unerreichbar ist
settings-decimal-comma = Tabellen mit Dezimalkomma und „;“ zwischen den Feldern exportieren
settings-raise-only = Der Klick, der das Fenster nach vorn holt, tut sonst nichts
restarted-past-best = Deine Bestzeit war nicht mehr zu schlagen. Hier ist ein neues Spielfeld.
settings-long-press-time = Lange drücken
settings-ms = { $ms } ms
expert-offer = Zehn Siege! Möchtest du 3BV und Glück sehen? Du findest sie unter Einstellungen, Experten.
rules = Regeln
rules-of = { $style }. Änderungen gelten ab dem nächsten Spiel.
rules-restore = Regeln des Stils
style-changed = Eigene Regeln
skin = Skin
skin-own = Von Sapper
skin-add = Skin hinzufügen…
skin-no-dialog = Der Dateidialog lässt sich nicht öffnen: Diese Arbeitsumgebung hat weder ein Dateiportal noch zenity. Du kannst den Ordner auch selbst nach „skins“ kopieren.
tip-skin-add = Ein Ordner mit skin.toml und Bildern, für den Stil Klassisch
skin-file-wrong = Der Skin „{ $name }“ wird nicht benutzt: Seine Datei { $what } fehlt oder ist nicht lesbar.
skin-entry-wrong = Der Skin „{ $name }“ wird nicht benutzt: „{ $what }“ in skin.toml fehlt oder ist falsch, oder das Bild passt nicht.
rule-first-opening = Erster Klick
rule-value-free-block = Deckt 3×3 Felder auf
rule-value-safe = Ist nie eine Mine
rule-value-unprotected = Kann eine Mine sein
rule-laid = Minen werden verteilt
rule-clock = Die Uhr startet
rule-value-first-opening = Beim ersten Klick
rule-value-drawn = Wenn das Spielfeld erscheint
rule-click-on-flag = Linksklick auf eine Flagge
rule-value-ignored = Bewirkt nichts
rule-value-unflags = Entfernt sie
rule-value-refused = Wird abgelehnt
rule-chord-by = Chord mit
rule-value-buttons = Beiden Tasten oder der mittleren
rule-value-double-click = Doppelklick
rule-value-single-click = Einfachklick
rule-value-nothing = Aus (kein Chord)
rule-chord-needs = Ein Chord braucht
rule-value-flag-count = So viele Flaggen wie die Zahl
rule-value-every-mine-flagged = Eine Flagge auf jeder Mine
rule-unmet-chord = Chord ohne passende Flaggen
rule-value-loses = Kostet das Spiel
rule-flags-on-win = Beim Sieg alle Minen markieren
rule-fair-guess = Faires Raten: Ist kein Feld eindeutig sicher, ist das sicherste nie eine Mine
rule-strict = Streng: Raten verliert, solange ein Feld eindeutig sicher ist
rule-value-yes = Ein
rule-value-no = Aus
settings-pause-minimised = Pause bei minimiertem Fenster
settings-swap = Linke und rechte Maustaste tauschen
settings-flag-button = Knopf für den Flaggenmodus

## Keys and mouse

help-how = So geht’s
help-about = Info
how-number = Zahlen
how-number-text =
    { $first ->
        [safe] Ein Linksklick deckt ein Feld auf; das erste ist immer sicher.
       *[other] Ein Linksklick deckt ein Feld auf.
    } Eine Zahl sagt, wie viele der acht Felder ringsum eine Mine verbergen: hier zwei.
how-flag = Flaggen
how-flag-text = Ein Rechtsklick (oder { $key }) markiert ein Feld, das eine Mine sein muss, mit einer Flagge. Wer eine Mine aufdeckt, hat verloren.
how-chord = Chords
how-chord-text = Hat eine Zahl alle ihre Flaggen, drücke darauf beide Maustasten oder { $key }: Die übrigen Felder ringsum werden aufgedeckt.
how-win = Gewinnen und Tipps
how-win-text = Du gewinnst, wenn alle Felder ohne Mine aufgedeckt sind. Keine Idee? Die Glühbirne oder { $hint } gibt einen Tipp. „Ohne Raten“ ({ $no-guess }) erzeugt Spielfelder, die allein mit Logik lösbar sind.
about-version = Sapper { $version }
about-what = Minesweeper für den Desktop: ohne Raten, mit begründeten Tipps und mit Replays.
about-licence = MIT-Lizenz
about-fonts = Die Schriften Sapper Sans und Sapper Mono beruhen auf Inter, Atkinson Hyperlegible Next, Noto Sans SC/TC/JP/KR und JetBrains Mono (SIL Open Font License 1.1).
help-title = Tasten und Maus
help-board = Auf dem Spielfeld
help-arrows = Cursor bewegen
help-row-ends = Anfang oder Ende der Zeile
help-corners = Erstes oder letztes Feld
help-pages = Eine Seite nach oben oder unten
help-game = Spiel
help-aid = Tipps
help-recordings = Replays und Spielfelder
help-replay = Beim Ansehen eines Replays
help-run = Abspielen/anhalten
help-events = Voriges/nächstes Ereignis
help-marks = Vorige/nächste Marke
help-speed = Schneller/langsamer
help-edges = Anfang/Ende
help-view = Ansicht
help-wheel = Mausrad
help-wheel-does = Nach oben oder unten scrollen
help-shift-wheel = Umschalt+Mausrad
help-shift-wheel-does = Nach links oder rechts scrollen
help-ctrl-wheel = Strg+Mausrad
help-command-wheel = ⌘+Mausrad
help-ctrl-wheel-does = Vergrößern oder verkleinern
help-windows = Überall
help-tab = Nächstes/voriges Bedienelement
help-read-on = Die Pfeiltasten auf und ab lesen diese Seite Zeile für Zeile vor.
help-press = Ausgewähltes Bedienelement betätigen
help-escape = Schließen oder zurück zum Spielfeld
help-mouse = Maus und Touch
help-left = Linksklick
help-left-does = Feld aufdecken
help-flag-left = Linksklick im Flaggenmodus
help-tap = Tippen
help-long = Lange drücken
help-long-does = Flagge setzen (Touch; für die Maus siehe Einstellungen)
help-right = Rechtsklick
help-right-mac = Rechtsklick, zwei Finger oder Control+Klick
help-right-does = Flagge, Fragezeichen, leer
help-both = Beide Tasten oder Mittelklick
help-both-does = Chord: Felder um eine Zahl aufdecken
help-slide = Rechts drücken, ziehen, links drücken
help-slide-does = Flagge auf einem Feld, Chord auf einem anderen
key-does-open = Aufdecken oder Chord auf einer Zahl
key-does-flag = Flagge setzen
key-does-flag-mode = Flaggenmodus ein/aus
key-does-chord = Chord auf der Zahl
key-does-pause = Pause/fortsetzen
key-does-no-guess = Ohne Raten ein/aus
key-does-step = Autoplay: ein Zug
key-space = Leertaste
key-enter = Eingabe
key-return = Eingabe
key-ctrl = Strg
key-shift = Umschalt
key-escape = Esc
key-backspace = Rücktaste
key-insert = Einfg
key-delete = Entf
key-home = Pos1
key-end = Ende
key-page-up = Bild↑
key-page-down = Bild↓
key-pause = Pause
key-middle-button = Mittlere Taste
key-mouse-button = Maus { $number }
keys = Tasten
keys-how = Klicke auf eine Taste und drücke die neue. Eine Maustaste kommt dazu; noch einmal drücken entfernt sie.
keys-press = Taste drücken
keys-waiting = Drücke die neue Taste oder Maustaste oder zum Abbrechen Esc.
keys-fixed = { $key } ist für die Navigation reserviert. Drücke eine andere Taste.
keys-taken = { $key } ist schon mit „{ $name }“ belegt. Drücke eine andere Taste.
keys-restore = Standardtasten

## Counters

counter-time = Zeit
counter-left = Linksklicks
counter-right = Rechtsklicks
counter-chords = Chords
counter-flags = Flaggen
counter-effective = Wirksam
counter-wasted = Wirkungslos
counter-path = Mausweg
counter-bbbv = 3BV
counter-bbbv_s = 3BV/s
counter-openings = Öffnungen
counter-islands = Inseln
counter-zini = ZiNi
counter-hzini = Human ZiNi
counter-ioe = IOE
counter-correctness = Korrektheit
counter-throughput = Durchsatz
counter-rqp = RQP
counter-cl_s = Klicks/s
counter-cl_s_now = Klicks/s jetzt
counter-bbbv_left = 3BV übrig
counter-est = Prognose
counter-zne = ZNE
counter-znt = ZNT
counter-stnb = STNB
counter-qg = QG

## Recordings

counters = Zähler
counters-no-room = Das Fenster ist zu schmal für die Zähler.
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = An Fenster anpassen
full-screen = Vollbild
compare-figures = 3BV { $solved } / { $bbbv } · Klicks { $clicks } · { $speed } 3BV/s
compare-title = Vergleich
library = Bibliothek
library-add = Ordner hinzufügen…
library-all-levels = Alle Stufen
library-best-speed = max. { $speed } 3BV/s
library-best-time = Bestzeit { $time }
counter-clicks = Klicks
library-compare = Vergleichen
library-cut = Nur die ersten { $count } Replays werden angezeigt.
library-folder-missing = zurzeit nicht lesbar
library-folder-own = deine eigenen Spiele
library-folders = Ordner…
library-folders-note = Replays werden in diesen Ordnern und allen Unterordnern gesucht. Darin wird nichts verändert.
library-folders-title = Ordner der Bibliothek
library-format = Format
library-imported = Importiert: { $games } · gewonnen: { $wins }
library-invite = Die Bibliothek ordnet Replays nach Zeit, Datum und mehr: deine eigenen Spiele und Ordner mit Spielen aus Minesweeper Arbiter, Viennasweeper, Metasweeper und Minesweeper Clone.
library-invite-drop = Du kannst auch einen Ordner ins Fenster ziehen.
library-level = Stufe
library-mark = Auswählen
library-no-dialog = Der Dateidialog lässt sich nicht öffnen: Diese Arbeitsumgebung hat weder ein Dateiportal noch zenity. Du kannst aber einen Ordner ins Fenster ziehen.
library-none = Noch keine Replays
library-nothing = Kein Replay passt.
library-own = Deine Spiele: { $games } · gewonnen: { $wins }
library-play = Ansehen
library-player = Spieler
library-program = Programm
library-reading = Replays werden gelesen: { $done } von { $count }…
library-remove = Aus der Bibliothek entfernen
library-rescan = Aktualisieren
library-search = Suche: Ada time<60 3bv>=150
library-search-short = Suche
library-sort = Sortieren nach
library-searching = Replays werden gesucht…
library-shown =
    { $count ->
        [one] { $count } Replay
       *[other] { $count } Replays
    }
library-uncounted = Nicht gezählt: { $count } (nicht lesbar oder weitergespielt)
library-unmark = Abwählen
library-wins = Nur Siege
tip-library-add = Einen Ordner mit Replays wählen
tip-library-compare = Die zwei ausgewählten Spiele nebeneinander ansehen oder das ausgewählte und dieses
tip-library-folders = Ordner hinzufügen oder entfernen
tip-library-mark = Zum Vergleichen auswählen
tip-library-play = Dieses Replay ansehen
tip-library-rescan = Nach neuen und geänderten Replays suchen
tip-library-search = Wörter (Name, Spieler, Programm) oder Bedingungen: time<60, 3bv>=150, 3bv/s>2, eff>90, date>=2024-05, player:ada, program:arbiter
tip-library-sort = Danach sortieren; noch einmal wählen kehrt die Reihenfolge um
replay-watch = Ansehen
replay-watch-last = Dieses Spiel ansehen
play-on = Letzten Klick zurücknehmen
play-on-button = Klick zurücknehmen
play-on-here = Von hier spielen
race = Rennen gegen einen Geist
race-board = Gegen den Rekord auf diesem Spielfeld
race-level = Gegen meinen Rekord auf der Stufe
race-bbbv = Gegen Rekord mit gleichem 3BV-Wert
race-this = Gegen dieses Spiel
race-this-short = Rennen
race-this-time = Diese Zeit schlagen
race-none = Es gibt noch kein Replay, gegen das du antreten kannst.
race-gone = Das Replay, gegen das du angetreten bist, ließ sich nicht lesen.
race-ghost = { $name }: { $time }
race-your-best = Dein Rekord
race-this-game = Replay
race-you = Du
race-it = Geist
race-ahead = { $lead } Vorsprung
race-behind = { $lead } Rückstand
race-level-with = gleichauf
race-won = Du hast den Geist um { $time } geschlagen.
race-lost = Der Geist war { $time } schneller.
race-tie = Du und der Geist, ihr seid gleichauf.
race-won-alone = Gewonnen: Der Geist hat es nicht geschafft.
race-lost-game = Der Geist gewinnt: Du hast eine Mine getroffen.
race-lost-both = Keiner im Ziel: Beide haben eine Mine getroffen.
announce-race-ahead = Du liegst vor dem Geist: { $lead }.
announce-race-behind = Der Geist liegt vorn: { $lead }.
announce-ghost-done = Der Geist ist im Ziel: { $time }.
replay-open = Replay öffnen…
replay-save-as = Replay speichern…
replay-save = Speichern…
replay-leave = Zurück
replay-details = Details
replay-won = gewonnen
replay-lost = verloren
replay-marks = Marken
replay-no-mark = Keine weitere Marke.
replay-runs = Läuft
replay-time = { $at } von { $end } s
replay-this-game = Dieses Spiel
replay-damaged = „{ $file }“ ist beschädigt und wird so weit wie möglich abgespielt: { $why }.
replay-more-damaged = „{ $file }“: { $why }.
replay-unreadable = „{ $file }“ lässt sich nicht abspielen: { $why }.
replay-saved = Replay als „{ $file }“ gespeichert.
replay-not-saved = Das Replay ließ sich nicht als „{ $file }“ speichern: { $why }.
gif-save = Als GIF speichern…
gif-title = Als GIF speichern
gif-from = Von (Sekunden)
gif-to = Bis (Sekunden)
gif-pointer = Mauszeiger
gif-clock = Übrige Minen und Zeit
gif-cell = Feldgröße
gif-bad-time = Gib eine Zeit von { $begin } bis { $end } Sekunden ein.
gif-no-part = Das Ende muss nach dem Anfang liegen.
gif-part = GIF von { $from } bis { $to } s
gif-mark-from = Hier beginnt das GIF
gif-mark-to = Hier endet das GIF
gif-saved = GIF als „{ $file }“ gespeichert.
gif-not-saved = Das GIF ließ sich nicht als „{ $file }“ speichern: { $why }.
replay-no-dialog = Der Dateidialog lässt sich nicht öffnen: Diese Arbeitsumgebung hat weder ein Dateiportal noch zenity. Du kannst aber ein Replay ins Fenster ziehen oder mit „sapper --replay DATEI“ öffnen.
custom-not-here = Im Stil „{ $style }“ gibt es keine eigenen Spielfelder. Wähle in den Einstellungen einen anderen Stil.
replay-nothing = Es gibt noch kein Replay. Spiel erst eine Runde.
board-copy = Spielcode kopieren
board-paste = Spielcode spielen
board-retry = Wiederholen
board-copied = Spielcode kopiert. Wer ihn in Sapper einfügt, kann dieses Spielfeld spielen.
picture-copy = Bild kopieren
picture-copied = Bild kopiert.
picture-saved = Die Zwischenablage nimmt hier keine Bilder an. Das Bild wurde deshalb als „{ $file }“ gespeichert.
picture-not-saved = Das Bild ließ sich weder kopieren noch als „{ $file }“ speichern: { $why }.
board-none = Es gibt noch kein Spielfeld zum Kopieren. Decke erst ein Feld auf.
board-wrong = Die Zwischenablage enthält keinen gültigen Spielcode: { $why }.
unranked-known = Schon gespielte oder gesehene Spielfelder werden nicht gewertet.
unranked-played-on = Weitergespielt, nicht gewertet.
played-on = Weitergespielt
file-not-signed = Nicht signiert
file-not-fair = Ohne Fairness-Erklärung
file-mode = Modus: { $text }
file-unknown = Sapper kennt nicht: { $text }
set-up = Von der Werkbank
unranked-set-up = Von der Werkbank, nicht gewertet.

## Luck analysis

luck-title = Glück
luck-button = Glück…
luck-short = Glück { $overall } %
luck-short-none = Kein Raten nötig
luck-reckoning = Wird berechnet…
luck-needless = Glück: durch unnötiges Raten verloren
luck-text =
    Glück: { $count ->
        [one] einmal geraten, Chance { $overall } %
       *[other] { $count }-mal geraten, Chance insgesamt { $overall } %
    }
luck-lost =
    Glück: { $count ->
        [one] einmal geraten, Chance { $overall } %
       *[other] { $count }-mal geraten, Chance insgesamt { $overall } %
    }; dann beim Raten mit { $risk } % Risiko eine Mine getroffen
luck-lost-at-once = Glück: beim einzigen Raten mit { $risk } % Risiko eine Mine getroffen
luck-certain =
    Glück: { $count ->
        [one] einmal geraten, Chance { $overall } %
       *[other] { $count }-mal geraten, Chance insgesamt { $overall } %
    }; dann eine eindeutige Mine aufgedeckt
luck-certain-at-once = Glück: eine eindeutige Mine aufgedeckt
luck-estimated = { $text } (geschätzt)
luck-cell = Zeile { $row }, Spalte { $col }: { $stake }
luck-cells =
    { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    } um Zeile { $row }, Spalte { $col }: { $stake }
luck-stake = { $risk } % Risiko, das geringste mögliche
luck-stake-needless = { $risk } % Risiko, obwohl es ein Feld mit { $least } % gab
luck-stake-certain = { $risk } % Risiko, obwohl es ein sicheres Feld gab
luck-fatal = { $text }; damit war das Spiel verloren
luck-next = Der nächste Zug ist geraten: { $stake }.
luck-next-mine = Der nächste Zug deckt eine eindeutige Mine auf.
luck-beyond = Nach { $time } nicht mehr analysiert: Das Spiel ist zu groß.
luck-partial = { $text }. { $beyond }
luck-last = Der letzte Zug hat eine Mine getroffen: { $stake }.

## Review of a recording

review-overlooked = Übersehen
review-slow-moves = Langsame Züge
review-idle = Leerlauf
review-still = Ohne Bewegung
review-guess = Geraten, obwohl { $place } seit { $time } sicher war
review-wait = Sicheres Feld { $time } lang übersehen: { $place }
review-slow = Langsamer Zug ({ $time }): { $place }
review-wasted = Wirkungsloser Klick: { $place }
review-wasted-outside = Wirkungsloser Klick neben dem Spielfeld
replay-why = Warum war das ein Fehler?
mark-guess = Geraten
mark-needless = Unnötig geraten
mark-overlooked = Übersehen
mark-slow = Langsam
mark-wasted = Wirkungslos

## In the terminal

no-display = Sapper hat keinen Bildschirm für sein Fenster gefunden. Starte es in einer Desktop-Sitzung, oder setze DISPLAY oder WAYLAND_DISPLAY.
too-few-files = Das System lässt dieses Programm zu wenige Dateien zugleich öffnen (ulimit -n).

display-silent = Sapper konnte sein Fenster nicht öffnen: Der in DISPLAY oder WAYLAND_DISPLAY genannte Bildschirm antwortet nicht. Starte Sapper in einer Desktop-Sitzung.
report-ended = Sapper wurde wegen eines internen Fehlers beendet. Dein Spiel ist gespeichert; Näheres steht in „{ $file }“.
report-went-on = In Sapper ist ein interner Fehler aufgetreten, aber du kannst weiterspielen; Näheres steht in „{ $file }“.
report-unwritten = In Sapper gab es einen internen Fehler, und der Bericht darüber ließ sich nicht schreiben:

## The game in a terminal

console-play = Spielen: { $board }
console-watch = Ein Spiel ansehen: { $board }
console-level = Stufe
console-exit = Beenden
console-back = Zurück
console-bye = Bis bald.
console-choose = Gib eine der Zahlen im Menü ein.
console-board =
    { $name }, { $rows } × { $cols }, { $mines ->
        [one] 1 Mine
       *[other] { $mines } Minen
    }
console-board-scattered = { $name }, { $rows } × { $cols }
console-number = { $name } ({ $min }–{ $max }):
console-command = 1 aufdecken, 2 Flagge, 0 Menü, ? Hilfe >
console-cell = Zeile und Spalte >
console-remaining = Minen übrig: { $count }
console-won = Gewonnen: Alle sicheren Felder sind aufgedeckt. Hier ist das ganze Spielfeld.
console-lost = Du hast eine Mine getroffen und verloren. Hier ist das ganze Spielfeld; X ist die Mine, die du aufgedeckt hast.
console-unreadable = Diese Zeile war nicht lesbar. Gib einen kurzen Befehl ein.
console-unknown = Unbekannter Befehl. Gib für Hilfe ? ein.
console-surplus = Nach diesem Befehl darf nichts mehr folgen.
console-not-a-cell = Gib ein Feld als zwei ganze Zahlen ein, Zeile und Spalte, zum Beispiel 3 4.
console-outside = Dieses Feld gibt es nicht. Die Zeilen gehen von 1 bis { $rows }, die Spalten von 1 bis { $cols }.
console-already-open = Dieses Feld ist schon aufgedeckt.
console-flagged = Auf diesem Feld steht eine Flagge. Entferne sie vor dem Aufdecken.
console-no-flag = Auf diesem Feld steht keine Flagge.
console-mark-open = Dieses Feld ist aufgedeckt, es kann keine Flagge bekommen.
console-chord-refused = Die Flaggen um diese Zahl passen nicht zu ihr, darum wurde nichts aufgedeckt.
console-chord-covered = Ein Chord geht nur auf einer aufgedeckten Zahl.
console-chord-done = Um diese Zahl gibt es nichts mehr aufzudecken.
console-hint-do = So deckst du es auf: o { $row } { $col }
console-hint-flagged = Darauf steht deine Flagge. So entfernst du sie: u { $row } { $col }
console-help-open = das Feld in Zeile 3, Spalte 4 aufdecken
console-help-mark = eine Flagge darauf setzen oder entfernen
console-help-unmark = die Flagge entfernen
console-help-chord = Chord: alle Felder um die Zahl aufdecken, wenn die Flaggen passen
console-help-hint = ein sicheres Feld mit Begründung zeigen
console-help-look = das Spielfeld noch einmal zeigen
console-help-leave = aufgeben und zurück zum Menü
console-next = Nächstes Feld: { $at }, geschätztes Risiko { $chance } %.

## Hints

hint-any-first = Der erste Klick ist immer sicher. Decke ein beliebiges Feld auf.
hint-none = Mehr lässt sich nicht herausfinden.
hint-guess = Die beste Wahl ist { $rated }: Kein Feld ist eindeutig sicher.
contradiction-mines = Es gibt mehr Minen ({ $mines }) als verdeckte Felder ({ $covered }).
contradiction-high = Zu wenige verdeckte Felder um { $cells }.
contradiction-together = Diese Zahlen widersprechen sich: { $cells }.
contradiction-count = Bei { $mines } Minen können diese Zahlen nicht alle stimmen: { $cells }.
hint-guess-risk = { $cell } mit { $chance } % Risiko
hint-guess-win-about = { $cell } mit { $chance } % Risiko und etwa { $win } % Siegchance
hint-guess-win-exact = { $cell } mit { $chance } % Risiko und { $win } % Siegchance
hint-guess-ring = dieses Feld
hint-guess-dashed = das gestrichelt umrandete Feld
hint-guess-hopeless = Dieses 50:50 klärt sich nie, also kannst du ebenso gut jetzt raten.
hint-guess-last = Ist es sicher, musst du nicht mehr raten.
hint-guess-leads-on-surely = Ist es sicher, führt es auf jeden Fall zu einem weiteren sicheren Feld.
hint-guess-leads-on = Ist es sicher, führt es wahrscheinlich zu einem weiteren sicheren Feld ({ $chance } %).
hint-guess-may-lead-on = Ist es sicher, führt es vielleicht zu einem weiteren sicheren Feld ({ $chance } %).
hint-guess-leads-nowhere = Selbst wenn es sicher ist, führt es kaum zu einem weiteren sicheren Feld ({ $chance } %).
hint-guess-settles = Es vermeidet oder klärt ein 50:50.
hint-guess-settles-leads-on = Es vermeidet oder klärt ein 50:50 und führt wahrscheinlich zu einem sicheren Feld ({ $chance } %).
hint-guess-safer = Ein anderes Feld hat nur { $safest } % Risiko, verrät aber weniger.
hint-guess-next = Nächstbeste Wahl: { $first }.
hint-guess-next-two = Nächstbeste Wahl: { $first }; { $second }.

## The command line: help. See src/cli/help_texts.rs for how the keys are found.

cli-about = Minesweeper für den Desktop.
cli-usage = Aufruf:
cli-usage-options = [OPTIONEN]
cli-commands = Befehle:
cli-arguments = Argumente:
cli-options = Optionen:
cli-default = Standard:
cli-possible = möglich:
cli-man-name = BEZEICHNUNG
cli-man-synopsis = ÜBERSICHT
cli-man-description = BESCHREIBUNG
cli-man-version = VERSION
cli-command-analyze = Die genauen Risiken einer Stellung, den besten Zug und die Begründung ausgeben
cli-command-autoplay = Den Solver viele Spiele spielen lassen und seine Siegquote ausgeben
cli-command-console = In einem Terminal spielen
cli-command-generate = Spielfelder erzeugen, mit oder ohne Raten
cli-command-practice = Stellungen zum Üben ausgeben, mit Lösung und Begründung
cli-command-replay = Zähler und Glück aufgezeichneter Spiele ausgeben
cli-command-scores = Die Rekorde ausgeben
cli-command-help = Diese Hilfe oder die eines Befehls ausgeben
cli-value-code = CODE
cli-value-command = BEFEHL
cli-value-date = DATUM
cli-value-file = DATEI
cli-value-first = REGEL
cli-value-k = K
cli-value-kind = ART
cli-value-lang = SPRACHE
cli-value-level = STUFE
cli-value-ms = MS
cli-value-n = N
cli-value-row-col = ZEILE,SPALTE
cli-value-seed = SEED
cli-value-seconds = SEKUNDEN
cli-value-strategy = STRATEGIE
cli-value-style = STIL
cli-value-t = T
cli-value-task = AUFGABE
cli-value-theme = FARBSCHEMA
cli-help = Hilfe ausgeben
cli-version = Version ausgeben
cli-lang = Sprache aller Texte: en, zh-CN, zh-TW, ja, ko, de, fr, es, pt-BR, it, ru, uk, pl [Standard: die des Systems; im Fenster die der Einstellungen]
cli-level = Stufe, auf der gespielt wird
cli-rows = Zeilen eines eigenen Spielfelds, 1 bis 256 (im Terminal bis 99)
cli-cols = Spalten eines eigenen Spielfelds, 1 bis 256 (im Terminal bis 99)
cli-mines = Minen eines eigenen Spielfelds, von 0 bis zur Anzahl der Felder minus 1
cli-seed = Die Minen nach diesem Seed verteilen, sodass sich dieselben Spielfelder wieder spielen lassen; solche Spiele werden nicht gewertet
cli-window-style = Stil, in dem gespielt wird
cli-window-board = Das Spielfeld mit diesem Code spielen; solche Spiele werden nicht gewertet
cli-window-no_guess = Spielfelder spielen, die ohne Raten lösbar sind; solche Spiele werden nicht gewertet
cli-window-announce = Jedes Ereignis als Zeile ausgeben, für Screenreader
cli-window-replay = Ein aufgezeichnetes Spiel ansehen (RAWVF, AVF, MVF, RMV, EVF)
cli-window-position = Die Stellung oder das Spielfeld in dieser Datei auf der Werkbank öffnen
cli-console-auto = Dem Algorithmus von 2010 bei einem Spiel zusehen; in einem Terminal folgt das Menü
cli-console-delay = Millisekunden zwischen den Zügen des Algorithmus, 0 bis 10000 [Standard: 80 im Terminal, sonst 0]
cli-console-scores = Neben dem Spielfeld die Schätzung des Algorithmus für jedes Feld zeigen: das Risiko in Prozent
cli-analyze-file = Die Stellung [Standard: Standardeingabe]: eine Zeile „mines N“, dann je Reihe eine Zeile mit „.“ oder „#“ für ein verdecktes Feld, einer Ziffer für ein aufgedecktes und „F“ für eine Flagge; oder ein JSON-Array von Stellungen; oder ein Text, den die Werkbank liest (Spielcodes, Links, Zeichnungen aus Foren)
cli-analyze-json = JSON ausgeben, ein Objekt pro Zeile; Zeilen und Spalten zählen ab 0, in der Begründung ab 1
cli-analyze-repeat = Die Risiken N-mal berechnen und den Median der Zeit in Mikrosekunden ausgeben
cli-autoplay-games = Anzahl der Spiele
cli-autoplay-boards = Die Spielfelder in dieser Datei spielen, im Format der Ausgabe von „sapper generate“
cli-autoplay-first = Schutz des ersten Feldes
cli-first-safe = nie eine Mine; das Spiel beginnt in einer Ecke
cli-first-opening = deckt einen Bereich von 3×3 auf, wo Platz ist; das Spiel beginnt in Zeile 4, Spalte 4
cli-first-none = kann eine Mine sein; das Spiel beginnt in einer Ecke
cli-autoplay-strategy = Strategie des Solvers
cli-strategy-exact = vergleicht Rateversuche durch Weiterspielen, mit bis zu 50 ms pro Zug
cli-strategy-fast = rechnet einen Rateversuch voraus, mit vollem Tempo
cli-strategy-deep = wie exact, mit so viel Zeit pro Rateversuch, wie --think erlaubt
cli-strategy-heuristic = der Algorithmus von 2010
cli-autoplay-think = Millisekunden pro Rateversuch von „deep“
cli-autoplay-threads = Anzahl der Threads [Standard: Anzahl der Prozessoren]
cli-autoplay-seed = Seed des ersten Spiels, bei jedem weiteren um 1 höher [Standard: zufällig, wird ausgegeben]
cli-autoplay-results = Die Ergebnisse in diese Datei schreiben, der Reihe nach ein Spiel pro Zeile: 1 für Sieg, 0 für Niederlage
cli-autoplay-json = Ein JSON-Objekt ausgeben
cli-generate-no_guess = Spielfelder erzeugen, die nach dem ersten Klick ohne Raten lösbar sind
cli-generate-first = Erstes aufgedecktes Feld, ab 0 gezählt; wo Platz ist, sind die Felder ringsum frei [Standard: 3,3 oder die Mitte eines kleineren Spielfelds]
cli-generate-count = Anzahl der Spielfelder
cli-generate-seed = Seed des ersten Spielfelds, bei jedem weiteren um 1 höher [Standard: zufällig, wird ausgegeben]
cli-generate-daily = Die Spielfelder der Tagesspiele eines Datums, etwa 2026-11-23, mit ihren Codes ausgeben [Standard: heute, in UTC]
cli-generate-json = Ein JSON-Array ausgeben, mit --daily ein Objekt
cli-practice-task = Die Aufgabe in jeder Stellung [Standard: safe; guess bei der Art odds]
cli-task-safe = ein sicheres Feld finden
cli-task-mines = jede eindeutige Mine finden, die noch keine Flagge hat
cli-task-guess = kein Feld ist eindeutig sicher: das mit dem geringsten Risiko finden
cli-practice-kind = Die Art der Überlegung, die die Aufgabe braucht; eine einfachere genügt nicht [Standard: single; odds bei der Aufgabe guess]
cli-kind-single = jeweils nur eine Zahl
cli-kind-pair = zwei Zahlen zusammen
cli-kind-numbers = drei oder mehr Zahlen zusammen
cli-kind-count = auch die Zahl der übrigen Minen
cli-kind-odds = nichts ist eindeutig; nur bei guess
cli-practice-size = Stufe der Spiele, aus denen die Stellungen stammen
cli-practice-count = Anzahl der Stellungen
cli-practice-seed = Seed der ersten Stellung, bei jeder weiteren um 1 höher [Standard: zufällig, wird ausgegeben]
cli-practice-json = Ein JSON-Array ausgeben, das „sapper analyze“ lesen kann
cli-replay-files = Replays (RAWVF, AVF, MVF, RMV, EVF) oder Ordner mit Replays
cli-replay-csv = Stattdessen eine Tabelle mit Kommas als Trennzeichen ausgeben, ohne Glück
cli-replay-export = Die Replays stattdessen in diesem Format schreiben
cli-replay-output = Zieldatei, bei mehreren Replays Zielordner [Standard: Standardausgabe]
cli-replay-from = Zeit im Replay, zu der das GIF beginnt [Standard: der Anfang]
cli-replay-to = Zeit im Replay, zu der das GIF endet [Standard: das Ende]
cli-replay-no_pointer = Das GIF ohne Mauszeiger und gedrückte Felder erstellen
cli-replay-odds = Das GIF mit den Risiken der verdeckten Felder erstellen
cli-replay-no_clock = Das GIF ohne übrige Minen und Zeit erstellen
cli-replay-cell = Seitenlänge eines Feldes im GIF, in Pixeln; auf sehr großen Spielfeldern kleiner [Standard: 24]
cli-replay-theme = Farben des GIFs
cli-value-format = FORMAT
cli-replay-json = Ein JSON-Objekt pro Zeile ausgeben
cli-scores-statistics = Stattdessen die Gesamtstatistik nach Stufe und Stil ausgeben
cli-scores-csv = Stattdessen jedes Spiel ausgeben, mit Kommas als Trennzeichen
cli-decimal_comma = „;“ zwischen die Felder setzen und ein Komma als Dezimalzeichen
cli-scores-json = Ein JSON-Dokument ausgeben
cli-scores-by = Die besten Spiele nach diesem Zähler ausgeben, aus dem Protokoll der Spiele
cli-scores-flags = Nur Spiele ohne eine einzige Flagge (none) oder mit Flaggen (some)
cli-scores-sessions = Stattdessen die Sitzungen ausgeben: Nach mehr als 30 Minuten Pause beginnt eine neue
cli-value-counter = ZÄHLER
cli-value-flags = FLAGGEN
cli-help-command = Der Befehl, zu dem Hilfe gezeigt wird

## The command line: usage errors

cli-wrong = Die Befehlszeile ist unverständlich. Siehe „{ $help }“.
cli-wrong-option = Unbekannte Option „{ $argument }“. Siehe „{ $help }“.
cli-wrong-option-meant = Unbekannte Option „{ $argument }“. Meintest du „{ $meant }“?
cli-wrong-command = Unbekannter Befehl „{ $word }“. Siehe „{ $help }“.
cli-wrong-command-meant = Unbekannter Befehl „{ $word }“. Meintest du „{ $meant }“?
cli-wrong-word = Unerwartetes Argument „{ $word }“. Siehe „{ $help }“.
cli-wrong-before = „{ $argument }“ ist eine Option des Fensters, aber „{ $command }“ öffnet keines. Falls „{ $command }“ diese Option auch hat, schreib sie hinter den Befehl.
cli-wrong-no-value = „{ $argument }“ braucht einen Wert.
cli-wrong-surplus = „{ $argument }“ nimmt keinen Wert an, angegeben ist aber „{ $value }“.
cli-wrong-twice = „{ $argument }“ darf nur einmal vorkommen.
cli-wrong-conflict = „{ $argument }“ lässt sich nicht kombinieren mit: { $others }.
cli-wrong-missing = Es fehlt: { $missing }.
cli-wrong-no-text = „{ $word }“ ist kein gültiges UTF-8.
cli-wrong-value = „{ $value }“ ist kein gültiger Wert für „{ $argument }“: { $why }.
cli-wrong-value-meant = Vielleicht meintest du „{ $meant }“
cli-wrong-value-known = Gültig sind { $known }
cli-wrong-value-unknown = Der Wert ist unverständlich
cli-wrong-number = Erwartet wird eine ganze Zahl von { $min } bis { $max }
cli-wrong-cell = Erwartet werden Zeile und Spalte, ab 0 gezählt, etwa 3,3
cli-wrong-day = Erwartet wird ein Datum, etwa 2026-11-23
cli-wrong-seconds = Erwartet wird eine Anzahl von Sekunden, etwa 12.5
cli-wrong-board = Ein solches Spielfeld gibt es nicht: { $why }.

## The command line: results

cli-standard-input = Die Standardeingabe
cli-source-wrong = { $source } ist nicht verwendbar: { $why }.
why-large-picture = das Bild hat mehr als { $most } Megapixel
cli-too-large = Größer als { $limit } MiB
cli-unprinted = Das Ergebnis ließ sich nicht ausgeben: { $why }.
cli-output-closed = Die Standardausgabe ist geschlossen, daher lässt sich das Ergebnis nicht ausgeben.
replay-export-folder = Mehrere Replays brauchen einen Ordner als Ziel: --output ORDNER.
evf-refused-size = EVF fasst nur Spielfelder bis 255 × 255 Felder.
evf-refused-marks = EVF kennt keine Fragezeichen, und in diesem Spiel gibt es welche.
evf-refused-rules = In diesem Spiel galten Regeln, die EVF nicht abbilden kann.
gif-only-gif = --from, --to, --no-pointer, --odds, --no-clock, --cell und --theme setzen --export gif voraus.
cli-unwritten = „{ $file }“ ließ sich nicht schreiben: { $why }.
cli-terminal-broken = Das Terminal ist nicht verwendbar: { $why }.
scores-empty = Es gibt noch keine Rekorde. Gewinne ein Spiel auf der Stufe „Anfänger“, „Fortgeschrittene“ oder „Profis“, und es erscheint hier.
scores-no-games = Es gibt noch keine beendeten Spiele.
scores-table = { $level }, { $style }
scores-time = Zeit (s)
scores-date = Datum (UTC)
replay-format = Format
replay-program = Programm
replay-player = Spieler
replay-date = Datum
replay-result = Ergebnis
replay-unfinished = nicht beendet
counter-solved = 3BV gelöst
replay-guesses = Rateversuche
replay-luck = Glück
analyze-safe = sicher
analyze-mine = Mine
analyze-layouts =
    Mögliche Verteilungen der { $mines ->
        [one] Mine
       *[other] { $mines } Minen
    }: { $layouts }
analyze-too-wide = Die Stellung ist zu groß, um alle möglichen Minenverteilungen zu zählen.
analyze-estimated = Die Prozentwerte sind geschätzt; als sicher oder Mine bezeichnete Felder sind eindeutig.
analyze-guessed = Der Text nennt keine Minenzahl; { $mines } ist geschätzt.
analyze-starts = Startfelder ohne Raten
analyze-best-start = Bestes Startfeld
analyze-no-start = keines
analyze-best = Am besten: { $place } ({ $chance })
analyze-time = Risiken berechnet in { $micros } µs (Median)
analyze-no-json = Das ist kein JSON-Array von Stellungen: { $why }
analyze-position = Stellung { $number }: { $why }
analyze-measures = Das Spielfeld hat nicht, wie angegeben, { $rows ->
        [one] 1 Zeile
       *[other] { $rows } Zeilen
    } mit { $cols } Feldern
autoplay-left = noch { $time }
autoplay-strategy = Strategie
autoplay-games = Spiele
autoplay-wins = Siege
autoplay-win-rate = Siegquote
autoplay-rate = { $rate } % (95-%-Intervall: { $low } % bis { $high } %)
autoplay-guesses = Rateversuche pro Spiel
autoplay-time = Zeit
autoplay-speed = Spiele pro Sekunde
autoplay-worst = Langsamster Zug
autoplay-milliseconds = { $ms } ms
autoplay-hurried = Verkürzte Züge
autoplay-hurried-why = { $count } (durch das Zeitlimit; ein weiterer Lauf kann anders ausgehen)
autoplay-seed = Seed
generate-seed = Seed { $seed }
generate-seed-moved = Seed { $seed }, Minen verschoben
generate-none = Solche Spielfelder gibt es nicht: { $why }.
generate-given-up =
    In { $seconds } Sekunden und { $tried } Versuchen fand sich kein Spielfeld mit { $rows } × { $cols } Feldern und { $mines ->
        [one] 1 Mine
       *[other] { $mines } Minen
    }, das ohne Raten lösbar ist. Versuch es mit weniger Minen oder einem kleineren Spielfeld.
practice-position = { $number }. { $task ->
        [mines] Finde jede eindeutige Mine, die noch keine Flagge hat
        [guess] Kein Feld ist eindeutig sicher: Finde das mit dem geringsten Risiko
       *[safe] Finde ein sicheres Feld
    } ({ $kind }, Seed { $seed })
practice-answers = { $task ->
        [mines] Minen
        [guess] Geringstes Risiko
       *[safe] Sichere Felder
    }: { $cells }
practice-wrong-kind = Die Aufgabe „guess“ und die Art „odds“ gehören zusammen und passen zu nichts anderem.
practice-none = Mit dem Seed { $seed } fand sich keine solche Stellung. Versuch es mit einem anderen Seed.
boards-none = Darin sind keine Spielfelder
boards-head = Erwartet wird eine Kopfzeile „# rows cols mines first_row first_col rule count seed“, mit safe, zero oder none als rule
boards-outside = Das erste Feld liegt außerhalb des Spielfelds; Zeile und Spalte zählen ab 0
boards-length = Eine Länge von { $found } ergibt weder eine Zeile ({ $cols }) noch ein Spielfeld ({ $cells })
boards-sign = Spalte { $column }: „{ $sign }“ ist weder eine Mine „*“ noch ein freies Feld „.“
boards-mines = Die Zahl der Minen ist { $found }, laut Kopfzeile aber { $expected }
boards-rule = Das erste Feld dieses Spielfelds verletzt die Regel „{ $rule }“ der Kopfzeile
boards-count = Die Zahl der Spielfelder ist { $found }, laut Kopfzeile aber { $expected }

## Invalid input

fault-at = Zeile { $line }: { $why }
fault-rows = Ein Spielfeld hat 1 bis { $max } Zeilen, nicht { $given }
fault-cols = Ein Spielfeld hat 1 bis { $max } Spalten, nicht { $given }
fault-mines =
    { $rows } × { $cols } Felder fassen höchstens { $max ->
        [one] 1 Mine
       *[other] { $max } Minen
    }, nicht { $given }
fault-unplayable = Das Spielfeld ist nicht spielbar: { $why }
fault-code-empty = Der Spielcode fehlt
fault-code-sign = Ein Spielcode darf „{ $sign }“ nicht enthalten
fault-code-version = Dieser Code stammt von einer neueren Version von Sapper
fault-code-sum = Der Spielcode ist unvollständig oder hat ein falsches Zeichen
fault-position-empty = Die Stellung ist leer; erwartet werden eine Zeile „mines N“ und die Zeilen des Spielfelds
fault-position-mines = Vor den Zeilen werden „mines“ und eine Zahl erwartet, nicht „{ $text }“
fault-position-rows = Unter der Zeile „mines { $mines }“ fehlen die Zeilen des Spielfelds
fault-position-sign = Zeile { $line }, Spalte { $column }: „{ $sign }“ ist kein Feld („.“ oder „#“ verdeckt, 0 bis 8 aufgedeckt, „F“ Flagge)
fault-position-ragged = Die Zeile hat die Länge { $found }, die erste aber { $expected }
fault-text-unknown = Sapper erkennt darin weder eine Stellung noch ein Spielfeld
fault-text-link = Der Link enthält kein Spielfeld; kopiere das Spielfeld selbst oder seine Stellung
fault-text-sign = Zeile { $line }, Spalte { $column }: „{ $sign }“ ist kein Feld
fault-text-row = Die Zeile hat die Länge { $found }, erwartet wird { $expected }
fault-text-rows = Nur { $found } von { $expected } Zeilen sind vorhanden
fault-text-broken = Das Spielfeld im Link ist unvollständig oder hat ein falsches Zeichen
fault-view = In { $cells } Felder passen keine { $mines } Minen
fault-no-layout = Keine Minenverteilung passt zu dieser Stellung
fault-no-guess =
    In { $tried } Versuchen fand sich kein Spielfeld mit { $rows } × { $cols } Feldern und { $mines ->
        [one] 1 Mine
       *[other] { $mines } Minen
    }, das ohne Raten lösbar ist
fault-no-guess-full = Ein Spielfeld voller Minen hat kein Feld zum Anfangen
fault-no-guess-outside = Das erste Feld liegt außerhalb des Spielfelds
fault-no-guess-given-up = Die Suche nach einem Spielfeld ohne Raten endete nach { $tried } Versuchen
fault-recording-long-line = Die Zeile ist länger als { $max } Bytes
fault-recording-endless = Das Replay ist größer als { $max } MiB
fault-recording-stray = „{ $text }“ ist weder ein Kopfeintrag noch eine Zeile des Spielfelds noch ein Ereignis
fault-recording-value = „{ $value }“ ist kein gültiger Wert für „{ $header }“
fault-recording-unsupported = Replays dieser Spielart lassen sich nicht abspielen: { $text }
fault-recording-no-board = Es fehlt das Spielfeld: vor den Ereignissen müssen die Zeile „Board:“ und Zeilen aus * und 0 stehen
fault-recording-second-board = Hier beginnt ein zweites Spielfeld
fault-recording-row = Eine Zeile des Spielfelds darf nur * und 0 enthalten, nicht „{ $text }“
fault-recording-row-width = Die Zeile hat { $given } statt { $width } Felder
fault-recording-cols = Laut Kopf hat das Spielfeld { $header ->
        [one] 1 Spalte
       *[other] { $header } Spalten
    }, tatsächlich aber { $board }
fault-recording-rows = Laut Kopf hat das Spielfeld { $header ->
        [one] 1 Zeile
       *[other] { $header } Zeilen
    }, tatsächlich aber { $board }
fault-recording-mines = Laut Kopf hat das Spielfeld { $header } Minen, tatsächlich aber { $board }
fault-recording-event = „{ $text }“ ist kein gültiges Ereignis
fault-recording-time = „{ $text }“ ist keine gültige Zeit
fault-recording-long-time = „{ $text }“ sind mehr als 24 Tage
fault-recording-backwards = Die Zeit läuft rückwärts, von { $from } bis { $to }
fault-recording-place = „{ $text }“ ist keine gültige Position
fault-recording-no-place = Das Ereignis hat keine Position
fault-recording-off-board = Spalte { $col }, Zeile { $row } liegt außerhalb des Spielfelds ({ $cols ->
        [one] 1 Spalte
       *[other] { $cols } Spalten
    }, { $rows ->
        [one] 1 Zeile
       *[other] { $rows } Zeilen
    })
fault-recording-far = Die Position { $x }, { $y } (in Pixeln) ist zu weit vom Spielfeld entfernt
fault-recording-unknown = Das ist kein Replay in einem Format, das Sapper kennt
fault-no-recordings = Der Ordner enthält keine Replays
fault-more-games = weitere beschädigte oder unlesbare Replays: { $count }
fault-recording-damaged = Die Datei ist bei Byte { $offset } beschädigt; erwartet wird dort: { $expected }
expected-bytes = { $count ->
        [one] ein weiteres Byte
       *[other] { $count } weitere Bytes
    }
expected-last-bytes = die letzten { $count } Bytes
expected-version = eine bekannte Version des Formats
expected-board-size = ein Spielfeld mit 1 bis 256 Zeilen und Spalten
expected-cell-side = die Seitenlänge eines Feldes in Pixeln
expected-cell = ein Feld des Spielfelds
expected-mine = ein Feld des Spielfelds, das noch keine Mine hat
expected-mine-count = eine Minenzahl, die ein Feld frei lässt
expected-mines = { $count ->
        [one] genau eine Mine
       *[other] genau { $count } Minen
    }
expected-event-kind = eine bekannte Art von Ereignis
expected-later-time = eine Zeit, die nicht vor der des vorigen Ereignisses liegt
expected-more-events = ein weiteres Ereignis
expected-hundredths = Hundertstelsekunden
expected-year = ein Jahr von 2005 bis 2008
expected-level = die Nummer einer Stufe
expected-question-marks = der Code für Fragezeichen
expected-info-text = ein Text in Klammern
expected-checksum = die richtige Prüfsumme
expected-time-in-range = eine Zeit von höchstens 24 Tagen
expected-position = eine Position in der Nähe des Spielfelds
fault-recording-empty = Das Replay endet, bevor eine Taste losgelassen wird

## What --announce prints

announce-place = Zeile { $row }, Spalte { $col }
announce-place-column-first = Spalte { $col }, Zeile { $row }
announce-row = Zeile { $row }
announce-col = Spalte { $col }
announce-new =
    Neues Spielfeld: { $level }, { $rows ->
        [one] 1 Zeile
       *[other] { $rows } Zeilen
    }, { $cols ->
        [one] 1 Spalte
       *[other] { $cols } Spalten
    }, { $mines ->
        [one] 1 Mine
       *[other] { $mines } Minen
    }.
announce-new-scattered = Neues Spielfeld: { $level }, { $rows ->
        [one] 1 Zeile
       *[other] { $rows } Zeilen
    }, { $cols ->
        [one] 1 Spalte
       *[other] { $cols } Spalten
    }.
announce-cell = { $place }: { $what }
announce-board = Spielfeld
announce-board-size =
    { $rows } × { $cols } Felder, { $mines ->
        [0] { "" }
        [one] 1 Mine,{ " " }
       *[other] { $mines } Minen,{ " " }
    }{ $flags ->
        [one] 1 Flagge
       *[other] { $flags } Flaggen
    }
announce-board-part = { $all }; sichtbar: Zeilen { $top } bis { $bottom }, Spalten { $left } bis { $right }
announce-covered = { $count ->
   *[other] verdeckt
}
announce-flag = Flagge
announce-question = Fragezeichen
announce-number = Zahl { $number }
announce-empty = { $count ->
   *[other] leer
}
announce-mine = Mine
announce-hit = aufgedeckte Mine
announce-wrong-flag = falsche Flagge
announce-hidden = in der Pause verborgen
announce-noted = { $cell }, { $note }
announce-start = hier beginnen
announce-ring-safe = sicher
announce-ring-best = beste Wahl
announce-ring-reason = Teil der Begründung
announce-ring-wrong = falsch
announce-begin = Beginne bei { $place }: Das Feld ist sicher.
announce-opened-one = { $place }: aufgedeckt, { $what }
announce-opened = { $place }: { $count } Felder aufgedeckt
announce-chorded =
    { $place }: ringsum { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    } aufgedeckt
announce-flagged =
    { $place }: Flagge gesetzt, noch { $left ->
        [one] { $left } Mine
       *[other] { $left } Minen
    }
announce-questioned = { $place }: Fragezeichen
announce-unmarked = { $place }: Markierung entfernt
announce-refused-chord = { $place }: nicht aufgedeckt, die Flaggen ringsum passen nicht zur Zahl
announce-refused-flag = { $place }: nicht aufgedeckt, dort steht eine Flagge
announce-nothing = { $place }: { $what }, nichts zu tun
announce-lost = { $place }: Mine. Verloren nach { $time }.
announce-lost-flags = { $place }: Eine Mine ringsum hat keine Flagge. Verloren nach { $time }.
announce-paused = Pausiert bei { $time }.
announce-resumed = Spiel fortgesetzt.
announce-no-pause = Kein Spiel zum Pausieren.
announce-on = { $name }: ein
announce-off = { $name }: aus
announce-value = { $name }: { $value }
announce-closed = Geschlossen: { $name }
announce-recording = Ein Replay

## Reading the board

help-reading = Spielfeld vorlesen
read-here = Wo der Cursor ist
read-neighbours = Was das Feld umgibt
read-left = Was um die Zahl noch übrig ist
read-row = Zeile vorlesen
read-column = Spalte vorlesen
read-status = Zeit, übrige Minen, aufgedeckter Anteil
read-opened = Was zuletzt aufgedeckt wurde
read-again = Ansage wiederholen
read-next-covered = Zum nächsten verdeckten Feld neben einer Zahl
read-previous-covered = Zum vorigen verdeckten Feld neben einer Zahl
read-next-number = Zur nächsten Zahl, der Flaggen fehlen
read-previous-number = Zur vorigen Zahl, der Flaggen fehlen
read-go-to = Zu einem Feld gehen
read-above-left = oben links
read-above = oben
read-above-right = oben rechts
read-right = rechts
read-below-right = unten rechts
read-below = unten
read-below-left = unten links
read-left-of = links
read-next = { $list }; { $next }
read-span = { $first } bis { $last }
read-flags =
    { $count ->
        [one] 1 Flagge
       *[other] { $count } Flaggen
    }
read-around = { $what }: { $flags }, { $covered } verdeckt
read-mines-left =
    { $count ->
        [one] noch 1 Mine
       *[other] noch { $count } Minen
    }
read-share = { $share } aufgedeckt
read-count =
    { $count ->
        [one] 1 Feld aufgedeckt
       *[other] { $count } Felder aufgedeckt
    }
read-nothing-opened = Nichts aufgedeckt.
read-none = Keins mehr.
read-nothing-said = Noch nichts angesagt.
read-begin = Hier ist der Anfang.
read-end = Hier ist das Ende.
read-edge = Rand des Spielfelds.
read-no-board = Hier ist kein Spielfeld.
go-to-how = „{ $numbers }“ oder „D2“ ist { $place }.
go-to-none = Dieses Feld gibt es nicht. Das letzte: { $place }.
go-to-accept = Los

## Workbench

bench = Werkbank
bench-tip = Eine Stellung oder ein Spielfeld aufbauen und die Risiken sehen
bench-position = Stellung
bench-board = Spielfeld
bench-covered = Verdeckt
bench-flag = Flagge
bench-first = Füge einen Screenshot von irgendeinem Minesweeper ein oder male Zahlen.
bench-offer = Festgefahren auf einem anderen Spielfeld? Füge einen Screenshot davon ein
bench-board-how = Ein Klick auf ein Feld legt oder entfernt eine Mine.
bench-size = Größe und Minen
bench-mines-guessed = { $mines } ist geschätzt.
undo = Rückgängig
redo = Wiederholen
bench-no-undo = Nichts rückgängig zu machen.
bench-no-redo = Nichts zu wiederholen.
bench-thinking = Rechnet…
bench-safe-cells =
    { $count ->
        [one] 1 Feld ist sicher
       *[other] { $count } Felder sind sicher
    }
bench-best-guess = Beste Wahl: { $chance } % Risiko
bench-layouts = Minenverteilungen
bench-certain-mines = Eindeutige Minen
bench-left = Minen übrig
bench-too-many = Zu viele zum Zählen
bench-power = { $mantissa } × 10^{ $exponent }
bench-starts =
    Dieses Spielfeld kommt ohne Raten aus. { $count ->
        [one] Es hat ein Startfeld, { $place }.
       *[other] Es hat { $count } Startfelder; { $place } deckt am meisten auf.
    }
bench-no-start = Auf diesem Spielfeld musst du raten, egal wo du beginnst.
bench-overflagged =
    { $count ->
        [one] Um das Feld { $cells } stehen mehr Flaggen, als die { $number } erlaubt.
       *[other] Um die Felder { $cells } stehen mehr Flaggen, als diese Zahlen erlauben.
    }
bench-play = Spielen
bench-practise = Als Aufgabe
bench-why = Warum?
bench-open = Datei öffnen…
bench-paste = Einfügen
bench-clear = Leeren
bench-copy = Kopieren
bench-format = Kopieren als
bench-as-text = Text
bench-as-code = Spielcode
bench-as-drawing = Zeichnung fürs Forum
bench-as-js = Link zu JSMinesweeper
bench-as-link = Link zum Spielfeld
bench-copied = Kopiert.
bench-not-copied = In dieser Form lässt sich das nicht kopieren.
bench-guessed = Der Text nennt keine Minenzahl: { $mines } ist geschätzt.
bench-left-out = Nicht Teil des Spielfelds: { $text }.
bench-picture =
    { $rows } × { $cols } Felder gelesen. { $doubtful ->
        [0] Prüfe die Minenzahl: { $mines } ist geschätzt.
        [one] Prüfe das Feld mit gelbem Ring und die Minenzahl: { $mines } ist geschätzt.
       *[other] Prüfe die { $doubtful } Felder mit gelbem Ring und die Minenzahl: { $mines } ist geschätzt.
    }
bench-picture-at = { $rows } × { $cols } Felder gelesen. Prüfe { $cells } und die Minenzahl: { $mines } ist geschätzt.
bench-no-picture = In der Zwischenablage ist kein Spielfeld, weder als Text noch als Bild.
bench-unreadable = Kein Spielfeld lesbar: { $why }.
bench-no-puzzle = Daraus wird keine Aufgabe: Es gibt nichts herauszufinden.
bench-no-game = Hier gibt es nichts zu spielen: Keine Minenverteilung passt, oder alles ist aufgedeckt.
bench-save = Stellung speichern
bench-saved = Gespeichert: { $file }
bench-not-saved = { $file } ließ sich nicht speichern: { $why }

machine = Systeminformationen
machine-measure = Eingabeverzögerung beim Spielen messen
machine-about = Wie lange Sapper von einem Druck bis zum fertigen Bild braucht, ohne Maus, Desktop und Bildschirm.
machine-move = Flüssigkeit messen
machine-copy = Kopieren
machine-on = ein
machine-off = aus
machine-none = noch nicht gemessen
machine-spread = Median { $median } ms, 95 % bis { $most } ms, höchstens { $worst } ms (die letzten { $count })
machine-frame-spread = Median { $median } ms, 95 % bis { $most } ms, höchstens { $worst } ms; über 25 ms: { $late } von { $count }
machine-version = Version
machine-window = Fenster, Skalierung
machine-cells = Spielfeld, Feldgröße
machine-language = Sprache
machine-reader = Screenreader
machine-sound = Ton
machine-presses = Eingabeverzögerung
machine-frames = Zeit zwischen Bildern

## The counters of one’s choice

counters-choose = Zähler wählen
counters-live = Live
counters-after = Ende
counters-up = Nach oben
counters-down = Nach unten
counters-remove = Entfernen
counters-add = Formel hinzufügen
counters-name = Name
counters-formula = Formel
counters-restore = Standard
counters-note = Namen: { $names }. Zeichen: + − * / ^ ( ), min, max, round, sqrt, ln, log, abs.
formula-empty = Gib eine Formel ein.
formula-long = Eine Formel darf höchstens { $max } Zeichen haben.
formula-unknown = Einen Zähler „{ $name }“ gibt es nicht.
formula-bracket = Eine Klammer fehlt.
formula-unclear = Das ist keine gültige Formel.
