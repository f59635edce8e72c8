
# The lessons.

lessons = Lezioni
lessons-text = Impara a giocare a Campo minato su piccole griglie, dal primo numero all’ultimo clic. Segui le lezioni nell’ordine che vuoi.
lessons-done = Lezioni completate: { $done } su { $all }
lesson-start = Inizia
lesson-go-on = Continua
lesson-boards-text = Griglie risolte: { $done } su { $all }
lesson-number = { $number }. { $title }
lesson-link = Lezione: { $title }
lesson-board-solved = Griglia { $at }, risolta
lesson-board-open = Griglia { $at }
lesson-board-place = Griglia { $at } di { $all }.
lesson-all = Tutte le lezioni
lesson-chapter-start = Primi passi
lesson-chapter-patterns = Schemi
lesson-chapter-numbers = Combinare i numeri
lesson-chapter-end = Il finale
lesson-next-board = Prossima griglia
lesson-next = Prossima lezione
lesson-again = Ricomincia
lesson-try-again = Riprova
lesson-mines-left = Mine rimaste: { $count }
lesson-clicks-left = Clic rimasti: { $count }
lesson-ended = Lezione completata!
lesson-ended-text = Hai risolto tutte le griglie di questa lezione.
lessons-ended = Hai finito tutte le lezioni!
lessons-ended-text = Nell’allenamento gli esercizi nuovi non finiscono mai.

## What to do on a board

lesson-task-open = Apri una casella sicura al 100%.
lesson-task-settle = Trova il 50/50 e apri una delle sue caselle.
lesson-task-clear = Apri tutte le caselle sicure.
lesson-task-chord = Apri tutte le altre caselle sicure usando solo chord.
lesson-task-clicks =
    { $most ->
        [one] Apri tutte le caselle sicure con 1 clic.
       *[other] Apri tutte le caselle sicure con al massimo { $most } clic.
    }
lesson-right-clear = Ottimo, griglia risolta!
lesson-right-clicks = Ottimo! Con meno clic non si può.
lesson-chord-here = Usa un chord qui.
lesson-chord-here-text =
    { $by ->
        [single-click] Fai clic
        [double-click] Fai doppio clic
       *[buttons] Premi entrambi i pulsanti del mouse
    } su un numero che ha tutte le sue bandierine, oppure premi { $key }.
lesson-click-next = Il prossimo clic
lesson-click-open = Apri la casella { $cell }.
lesson-click-flag = Segna la mina in { $cell }.
lesson-click-chord = Usa un chord sul numero in { $cell }.
lesson-used-up = Clic esauriti.
lesson-used-up-text =
    { $most ->
        [one] Basta 1 clic.
       *[other] Bastano { $most } clic.
    } La griglia è tornata all’inizio: prova in un altro modo.

## The lessons

lesson-numbers = Cosa dice un numero
lesson-numbers-text = Un numero conta le mine che tocca, sui lati e agli angoli. Una casella aperta senza numero non ne tocca nessuna. Una bandierina segna una mina già trovata. Quando un numero tocca tante bandierine quante ne indica, tutte le altre caselle coperte intorno sono sicure.
lesson-flags = Aprire e segnare
lesson-flags-text = Quando un numero tocca esattamente tante caselle coperte quante ne indica, sono tutte mine. Segna una mina con un clic destro o con { $flag }, e apri una casella sicura con un clic sinistro o con { $open }. La bandierina ti protegge: quella casella non si può aprire per sbaglio. Da tastiera, scegli la casella con le frecce.
lesson-counting = Scalare le mine
lesson-counting-text = Sottrai da un numero le mine che hai trovato: un 3 che ne tocca due in realtà è un 1. Quando non resta niente, le altre caselle coperte sono sicure. Quando restano tante mine quante caselle coperte, sono tutte mine.
lesson-chords = I chord
lesson-chords-text =
    Quando un numero tocca tante bandierine quante ne indica, una sola mossa apre tutte le altre caselle intorno: è il chord. { $by ->
        [single-click] Fai clic sul numero
        [double-click] Fai doppio clic sul numero
       *[buttons] Premi entrambi i pulsanti del mouse sul numero
    }, o premi { $key }. In partita, un chord si fida delle tue bandierine, anche di quelle sbagliate.
lesson-1-1 = Lo schema 1-1
lesson-1-1-text = Cerca due 1 affiancati, dove ogni casella coperta del primo tocca anche il secondo. La mina del primo 1 è in una di queste caselle, ed è anche quella del secondo. Quindi tutte le altre caselle coperte intorno al secondo 1 sono sicure.
lesson-1-2 = Lo schema 1-2
lesson-1-2-text = Cerca un 1 accanto a un 2, lungo una fila di caselle coperte. Per via dell’1, nelle caselle che toccano entrambi c’è al massimo una mina. Quindi l’altra mina del 2 è nella casella che tocca solo il 2. La mina dell’1 è tra le caselle in comune, perciò una casella che tocca solo l’1 è sicura.
lesson-1-2-1 = Lo schema 1-2-1
lesson-1-2-1-text = È lo schema 1-2 visto da entrambi i lati. Lungo una fila dritta di caselle coperte, le mine sono davanti ai due 1, e la casella davanti al 2 è sicura. Lo incontrerai in quasi ogni partita.
lesson-1-2-2-1 = Lo schema 1-2-2-1
lesson-1-2-2-1-text = Anche qui lo schema 1-2 funziona da entrambi i lati. Lungo una fila dritta di caselle coperte, le mine sono davanti ai due 2, e le caselle davanti agli 1 sono sicure.
lesson-subtract = Sottrarre
lesson-subtract-text = Prima sottrai dai numeri le mine che conosci, poi cerca gli schemi: un 2 e un 3 che toccano una bandierina ciascuno in realtà sono un 1 e un 2. Puoi anche sottrarre un numero da un altro: se ogni casella coperta di un 1 tocca anche un 2, la seconda mina di quel 2 è nelle altre sue caselle. Se i due numeri sono uguali, quelle caselle sono sicure.
lesson-edges = Bordi e angoli
lesson-edges-text = Un numero sul bordo della griglia ha al massimo cinque caselle vicine, e uno in un angolo solo tre. Perciò le sue caselle coperte spesso toccano tutte anche un altro numero, e puoi sottrarre l’uno dall’altro. Quando non sai come proseguire, guarda prima lì.
lesson-holes = Buchi
lesson-holes-text = Un buco è un numero aperto con caselle coperte quasi tutt’intorno. Un numero accanto spesso tocca solo caselle che anche il buco tocca. Sottrai le sue mine dal buco e saprai che cosa c’è dall’altra parte.
lesson-three = Tre numeri insieme
lesson-three-text = A volte servono tre numeri insieme. Supponi che una casella sia una mina e segui quello che dicono i numeri intorno. Se uno di questi si ritrova con troppe mine o troppo poche, la casella è invece sicura. Per dimostrare una mina, supponi che la casella sia sicura.
lesson-count = Le ultime mine
lesson-count-text = Il numero di mine rimaste è un numero come gli altri: tocca tutte le caselle coperte. Verso la fine, guarda a quali numeri mancano ancora mine. Se a questi servono tutte quelle rimaste, ogni casella che non tocca quei numeri è sicura.
lesson-odds = Azzardare con criterio
lesson-odds-text = A volte niente è certo e bisogna tirare a indovinare: è un azzardo. Se un 1 tocca tre caselle coperte, ognuna ha un rischio di uno su tre. Per le caselle che non toccano numeri, distribuisci tra loro in parti uguali le altre mine. Dove i numeri hanno caselle in comune, conta le disposizioni possibili: una casella che è una mina in una su quattro ha un rischio di uno su quattro. Poi apri la casella con il rischio più basso.
lesson-fifty-fifty = I 50/50
lesson-fifty-fifty-text = Due caselle, una mina, e nessun’altra casella ti dirà mai quale: è un 50/50. Azzarda subito: aspettare non serve. Ma guarda bene: a volte lo risolve il numero di mine, o c’è un azzardo meno rischioso lì vicino.
lesson-clicks = Meno clic
lesson-clicks-text = I giocatori veloci non sprecano clic. Anche una bandierina è un clic: conviene se poi un chord apre più caselle in una volta. Una casella che non tocca mine apre tutto intorno a sé, quindi comincia da quella. Qui ogni bandierina, ogni casella aperta e ogni chord vale un clic.
