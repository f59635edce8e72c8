
# The lessons.

lessons = Lektionen
lessons-text = Lerne Minesweeper auf kleinen Spielfeldern, von der ersten Zahl bis zum letzten Klick. Die Reihenfolge bestimmst du.
lessons-done = { $done } von { $all } Lektionen geschafft
lesson-start = Starten
lesson-go-on = Weiter
lesson-boards-text = { $done } von { $all } Spielfeldern gelöst
lesson-number = { $number }. { $title }
lesson-link = Lektion: { $title }
lesson-board-solved = Spielfeld { $at }, gelöst
lesson-board-open = Spielfeld { $at }
lesson-board-place = Spielfeld { $at } von { $all }.
lesson-all = Alle Lektionen
lesson-chapter-start = Erste Schritte
lesson-chapter-patterns = Muster
lesson-chapter-numbers = Zahlen kombinieren
lesson-chapter-end = Endspiel
lesson-next-board = Weiter
lesson-next = Nächste Lektion
lesson-again = Von vorn
lesson-try-again = Noch einmal
lesson-mines-left = Minen übrig: { $count }
lesson-clicks-left = Klicks übrig: { $count }
lesson-ended = Lektion geschafft!
lesson-ended-text = Du hast alle Spielfelder dieser Lektion gelöst.
lessons-ended = Du hast alle Lektionen geschafft!
lessons-ended-text = Beim Üben gehen dir die Aufgaben nie aus.

## What to do on a board

lesson-task-open = Decke ein Feld auf, das eindeutig sicher ist.
lesson-task-settle = Finde das 50:50 und decke eines seiner Felder auf.
lesson-task-clear = Decke alle sicheren Felder auf.
lesson-task-chord = Decke alle übrigen sicheren Felder nur mit Chords auf.
lesson-task-clicks =
    { $most ->
        [one] Decke alle sicheren Felder mit 1 Klick auf.
       *[other] Decke alle sicheren Felder mit höchstens { $most } Klicks auf.
    }
lesson-right-clear = Gut gemacht, alles ist aufgedeckt!
lesson-right-clicks = Gut gemacht! Mit weniger Klicks geht es nicht.
lesson-chord-here = Hier ist ein Chord gefragt.
lesson-chord-here-text =
    { $by ->
        [single-click] Klicke auf eine Zahl, die alle ihre Flaggen hat, oder drücke dort { $key }.
        [double-click] Doppelklicke auf eine Zahl, die alle ihre Flaggen hat, oder drücke dort { $key }.
       *[buttons] Drücke beide Maustasten oder { $key } auf einer Zahl, die alle ihre Flaggen hat.
    }
lesson-click-next = Der nächste Klick
lesson-click-open = Decke das Feld { $cell } auf.
lesson-click-flag = Setze eine Flagge auf die Mine in { $cell }.
lesson-click-chord = Mach einen Chord auf der Zahl in { $cell }.
lesson-used-up = Keine Klicks mehr übrig.
lesson-used-up-text =
    { $most ->
        [one] 1 Klick genügt.
       *[other] { $most } Klicks genügen.
    } Das Spielfeld ist wieder wie am Anfang: Versuch es anders.

## The lessons

lesson-numbers = Was eine Zahl sagt
lesson-numbers-text = Eine Zahl sagt, wie viele Minen sie berührt, an den Seiten und auch schräg über die Ecken. Ein aufgedecktes Feld ohne Zahl berührt keine. Eine Flagge markiert eine Mine, die schon gefunden ist. Berührt eine Zahl so viele Flaggen, wie sie sagt, ist jedes andere verdeckte Feld um sie herum sicher.
lesson-flags = Aufdecken und markieren
lesson-flags-text = Berührt eine Zahl genau so viele verdeckte Felder, wie sie sagt, ist jedes davon eine Mine. Mit Rechtsklick oder { $flag } setzt du eine Flagge auf eine Mine, mit Linksklick oder { $open } deckst du ein sicheres Feld auf. Eine Flagge schützt dich: Dieses Feld kannst du nicht aus Versehen aufdecken. Mit der Tastatur wählst du das Feld über die Pfeiltasten.
lesson-counting = Was noch fehlt
lesson-counting-text = Zieh von einer Zahl die Minen ab, die du schon gefunden hast: Eine 3, die zwei davon berührt, ist eigentlich eine 1. Bleibt nichts übrig, sind ihre anderen verdeckten Felder sicher. Bleiben so viele Minen übrig wie verdeckte Felder, sind das alles Minen.
lesson-chords = Chords
lesson-chords-text =
    Berührt eine Zahl so viele Flaggen, wie sie sagt, deckt ein einziger Zug alle anderen Felder um sie herum auf: ein Chord. { $by ->
        [single-click] Klicke dazu auf die Zahl oder drücke { $key }.
        [double-click] Doppelklicke dazu auf die Zahl oder drücke { $key }.
       *[buttons] Drücke dazu auf der Zahl beide Maustasten oder { $key }.
    } Im Spiel vertraut ein Chord deinen Flaggen, auch falschen.
lesson-1-1 = Das 1-1-Muster
lesson-1-1-text = Suche zwei Einsen nebeneinander, bei denen jedes verdeckte Feld der ersten auch die zweite berührt. Die erste 1 hat ihre Mine auf einem dieser Felder, und das ist zugleich die Mine der zweiten. Also sind alle anderen verdeckten Felder um die zweite 1 sicher.
lesson-1-2 = Das 1-2-Muster
lesson-1-2-text = Suche eine 1 neben einer 2, entlang einer Reihe verdeckter Felder. Auf den Feldern, die beide berühren, liegt wegen der 1 höchstens eine Mine. Die 2 hat ihre andere Mine also auf dem Feld, das nur die 2 berührt. Die Mine der 1 liegt auf einem der gemeinsamen Felder, darum ist ein Feld, das nur die 1 berührt, sicher.
lesson-1-2-1 = Das 1-2-1-Muster
lesson-1-2-1-text = Das ist das 1-2-Muster von beiden Seiten. Entlang einer geraden Reihe verdeckter Felder liegen die Minen vor den beiden Einsen, und das Feld vor der 2 ist sicher. Dieses Muster begegnet dir in fast jedem Spiel.
lesson-1-2-2-1 = Das 1-2-2-1-Muster
lesson-1-2-2-1-text = Auch hier greift das 1-2-Muster von beiden Seiten. Entlang einer geraden Reihe verdeckter Felder liegen die Minen vor den beiden Zweien, und die Felder vor den Einsen sind sicher.
lesson-subtract = Abziehen
lesson-subtract-text = Zieh erst die bekannten Minen von den Zahlen ab und suche dann nach Mustern: Eine 2 und eine 3, die je eine Flagge berühren, sind eigentlich eine 1 und eine 2. Du kannst auch eine Zahl von einer anderen abziehen: Berühren alle verdeckten Felder einer 1 auch eine 2, liegt die zweite Mine dieser 2 auf einem ihrer anderen Felder. Sind beide Zahlen gleich, sind diese Felder sicher.
lesson-edges = Ränder und Ecken
lesson-edges-text = Eine Zahl am Rand des Spielfelds hat höchstens fünf Nachbarn, eine in der Ecke nur drei. Deshalb berühren ihre verdeckten Felder oft alle noch eine andere Zahl, und du kannst die eine von der anderen abziehen. Wenn du nicht weiterkommst, sieh zuerst dort nach.
lesson-holes = Löcher
lesson-holes-text = Ein Loch ist eine aufgedeckte Zahl, um die herum fast alles noch verdeckt ist. Eine Zahl daneben berührt oft nur Felder, die auch das Loch berührt. Zieh ihre Minen von denen des Lochs ab, und du weißt, was auf der anderen Seite liegt.
lesson-three = Drei Zahlen zusammen
lesson-three-text = Manchmal brauchst du drei Zahlen auf einmal. Nimm an, ein Feld wäre eine Mine, und verfolge, was die Zahlen ringsum dann sagen. Hat eine von ihnen am Ende zu viele oder zu wenige Minen, ist das Feld doch sicher. Um eine Mine zu beweisen, nimm an, das Feld wäre sicher.
lesson-count = Die letzten Minen
lesson-count-text = Die Anzahl der übrigen Minen ist eine Zahl wie jede andere: Sie berührt jedes verdeckte Feld. Sieh gegen Ende nach, welchen Zahlen noch Minen fehlen. Brauchen diese alle übrigen Minen, ist jedes Feld sicher, das sie nicht berühren.
lesson-odds = Klug raten
lesson-odds-text = Manchmal ist nichts eindeutig, und du musst raten. Berührt eine 1 drei verdeckte Felder, hat jedes davon ein Risiko von einem Drittel. Auf die Felder, die keine Zahl berühren, verteilst du die anderen Minen gleichmäßig. Teilen sich Zahlen Felder, zählst du die möglichen Minenverteilungen: Ein Feld, das in einer von vieren eine Mine ist, hat ein Risiko von einem Viertel. Dann deckst du das Feld mit dem geringsten Risiko auf.
lesson-fifty-fifty = 50:50
lesson-fifty-fifty-text = Zwei Felder, eine Mine, und kein anderes Feld wird je verraten, wo sie liegt: Das ist ein 50:50. Rate gleich, denn Warten hilft nicht. Aber sieh zweimal hin: Manchmal entscheidet die Anzahl der Minen, oder in der Nähe lässt sich mit weniger Risiko raten.
lesson-clicks = Weniger Klicks
lesson-clicks-text = Wer schnell spielt, verschwendet keine Klicks. Auch eine Flagge ist ein Klick: Sie lohnt sich, wenn Chords danach mehrere Felder auf einmal aufdecken. Ein Feld, das keine Mine berührt, deckt alles um sich herum auf, also nimm es zuerst. Hier zählt jede Flagge, jedes aufgedeckte Feld und jeder Chord als Klick.
