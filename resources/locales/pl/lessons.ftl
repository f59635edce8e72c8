# The lessons.

lessons = Lekcje
lessons-text = Naucz się grać w sapera na małych planszach – od pierwszej liczby do ostatniego kliknięcia. Lekcje można przechodzić w dowolnej kolejności.
lessons-done = Ukończone lekcje: { $done } z { $all }
lesson-start = Zacznij
lesson-go-on = Kontynuuj
lesson-boards-text = Rozwiązane plansze: { $done } z { $all }
lesson-number = { $number }. { $title }
lesson-link = Lekcja: { $title }
lesson-board-solved = Plansza { $at }, rozwiązana
lesson-board-open = Plansza { $at }
lesson-board-place = Plansza { $at } z { $all }.
lesson-all = Lista lekcji
lesson-chapter-start = Pierwsze kroki
lesson-chapter-patterns = Schematy
lesson-chapter-numbers = Łączenie liczb
lesson-chapter-end = Końcówka gry
lesson-next-board = Dalej
lesson-next = Następna lekcja
lesson-again = Od nowa
lesson-try-again = Jeszcze raz
lesson-mines-left = Pozostałe miny: { $count }
lesson-clicks-left = Pozostałe kliknięcia: { $count }
lesson-ended = Lekcja ukończona!
lesson-ended-text = Wszystkie plansze tej lekcji są rozwiązane.
lessons-ended = Wszystkie lekcje ukończone!
lessons-ended-text = A w treningu nowych zadań nigdy nie zabraknie.

## What to do on a board

lesson-task-open = Odkryj pole, które na pewno jest bezpieczne.
lesson-task-settle = Znajdź 50/50 i odkryj jedno z dwóch pól.
lesson-task-clear = Odkryj wszystkie bezpieczne pola.
lesson-task-chord = Odkryj pozostałe bezpieczne pola samymi akordami.
lesson-task-clicks =
    { $most ->
        [one] Odkryj wszystkie bezpieczne pola jednym kliknięciem.
        [many] Odkryj wszystkie bezpieczne pola najwyżej { $most } kliknięciami.
       *[other] Odkryj wszystkie bezpieczne pola najwyżej { $most } kliknięciami.
    }
lesson-right-clear = Brawo, plansza odkryta!
lesson-right-clicks = Brawo! Mniej kliknięć by nie wystarczyło.
lesson-chord-here = Tu trzeba użyć akordu.
lesson-chord-here-text =
    { $by ->
        [single-click] Kliknij liczbę
        [double-click] Kliknij dwukrotnie liczbę
       *[buttons] Naciśnij oba przyciski myszy na liczbie
    }, która ma już wszystkie swoje flagi, lub naciśnij na niej { $key }.
lesson-click-next = Następne kliknięcie
lesson-click-open = Odkryj pole { $cell }.
lesson-click-flag = Oznacz flagą minę na polu { $cell }.
lesson-click-chord = Zrób akord na liczbie na polu { $cell }.
lesson-used-up = Koniec kliknięć.
lesson-used-up-text =
    { $most ->
        [one] Wystarczy 1 kliknięcie.
        [few] Wystarczą { $most } kliknięcia.
        [many] Wystarczy { $most } kliknięć.
       *[other] Wystarczą { $most } kliknięcia.
    } Plansza jest znów jak na początku: spróbuj inaczej.

## The lessons

lesson-numbers = Co mówi liczba
lesson-numbers-text = Liczba mówi, ile min jest wokół niej – po bokach i na ukos. Wokół odkrytego pola bez liczby nie ma żadnej. Flaga oznacza znalezioną minę. Gdy wokół liczby jest już tyle flag, ile ona wskazuje, wszystkie inne zakryte pola obok niej są bezpieczne.
lesson-flags = Odkrywanie i flagi
lesson-flags-text = Gdy wokół liczby jest dokładnie tyle zakrytych pól, ile ona wskazuje, na każdym z nich jest mina. Minę oznacz flagą: prawym przyciskiem myszy lub klawiszem { $flag }. Bezpieczne pole odkryj lewym przyciskiem lub klawiszem { $open }. Flaga chroni: takiego pola nie da się odkryć przez przypadek. Na klawiaturze pole wybiera się strzałkami.
lesson-counting = Ile jeszcze zostało
lesson-counting-text = Odejmij od liczby miny, które już znasz: trójka z dwiema znanymi minami obok to tak naprawdę jedynka. Gdy nie zostaje nic, inne zakryte pola wokół liczby są bezpieczne. Gdy zostaje tyle min, ile zakrytych pól, wszystkie te pola to miny.
lesson-chords = Akordy
lesson-chords-text =
    Gdy wokół liczby jest tyle flag, ile ona wskazuje, jednym ruchem można odkryć wszystkie inne pola obok niej: to akord. { $by ->
        [single-click] Kliknij liczbę
        [double-click] Kliknij liczbę dwukrotnie
       *[buttons] Naciśnij na liczbie oba przyciski myszy
    } lub naciśnij { $key }. W grze akord ufa Twoim flagom, nawet błędnym.
lesson-1-1 = Schemat 1-1
lesson-1-1-text = Szukaj dwóch jedynek obok siebie, z których druga sąsiaduje z każdym zakrytym polem pierwszej. Mina pierwszej jedynki leży wśród tych pól i jest to także mina drugiej. Dlatego wszystkie inne zakryte pola wokół drugiej jedynki są bezpieczne.
lesson-1-2 = Schemat 1-2
lesson-1-2-text = Szukaj jedynki i dwójki obok siebie, wzdłuż rzędu zakrytych pól. Na polach wspólnych dla obu jest najwyżej jedna mina: na więcej nie pozwala jedynka. Druga mina dwójki leży więc na polu, które sąsiaduje tylko z dwójką. Mina jedynki leży na wspólnych polach, dlatego pole, które sąsiaduje tylko z jedynką, jest bezpieczne.
lesson-1-2-1 = Schemat 1-2-1
lesson-1-2-1-text = To schemat 1-2 z obu stron naraz. Gdy zakryte pola tworzą prosty rząd, miny leżą naprzeciw obu jedynek, a pole naprzeciw dwójki jest bezpieczne. Zobaczysz go prawie w każdej grze.
lesson-1-2-2-1 = Schemat 1-2-2-1
lesson-1-2-2-1-text = Tu też schemat 1-2 działa z obu stron. Gdy zakryte pola tworzą prosty rząd, miny leżą naprzeciw obu dwójek, a pola naprzeciw jedynek są bezpieczne.
lesson-subtract = Odejmowanie
lesson-subtract-text = Najpierw odejmij od liczb znane miny, a potem szukaj schematów: dwójka i trójka, z których każda ma obok flagę, to tak naprawdę jedynka i dwójka. Można też odjąć jedną liczbę od drugiej: jeśli każde zakryte pole jedynki sąsiaduje też z dwójką, druga mina dwójki leży na jej pozostałych polach. Jeśli obie liczby są równe, te pola są bezpieczne.
lesson-edges = Brzegi i rogi
lesson-edges-text = Liczba na brzegu planszy ma najwyżej pięć sąsiednich pól, a w rogu tylko trzy. Dlatego często wszystkie jej zakryte pola sąsiadują też z inną liczbą i można odjąć jedną od drugiej. Nie wiesz, co dalej? Najpierw spójrz tam.
lesson-holes = Dziury
lesson-holes-text = Dziura to odkryta liczba, prawie ze wszystkich stron otoczona zakrytymi polami. Liczba obok niej często sąsiaduje tylko z tymi polami, z którymi sąsiaduje też dziura. Odejmij jej miny od dziury, a dowiesz się, co jest po drugiej stronie.
lesson-three = Trzy liczby naraz
lesson-three-text = Czasem trzeba spojrzeć na trzy liczby naraz. Załóż, że na jakimś polu jest mina, i sprawdź, co wynika z liczb wokół. Jeśli przy którejś z nich wychodzi za dużo albo za mało min, to pole jest jednak bezpieczne. Aby wykazać, że jest na nim mina, załóż, że jest bezpieczne.
lesson-count = Ostatnie miny
lesson-count-text = Liczba pozostałych min to liczba jak każda inna: sąsiaduje ze wszystkimi zakrytymi polami. Pod koniec sprawdź, które liczby potrzebują jeszcze min. Jeśli potrzebują wszystkich, które zostały, każde pole z dala od nich jest bezpieczne.
lesson-odds = Jak dobrze zgadywać
lesson-odds-text = Czasem nic nie jest pewne i trzeba zgadywać. Gdy jedynka ma trzy zakryte pola, ryzyko na każdym z nich to jedna trzecia. Na pola, które nie sąsiadują z żadną liczbą, rozłóż pozostałe miny po równo. Gdy liczby mają wspólne pola, policz możliwe układy: jeśli na jakimś polu mina leży w jednym z czterech, ryzyko wynosi jedną czwartą. Potem odkryj pole o najmniejszym ryzyku.
lesson-fifty-fifty = Sytuacja 50/50
lesson-fifty-fifty-text = Dwa pola, jedna mina i żadne inne pole nie zdradzi, gdzie ona jest: to 50/50. Zgaduj od razu, bo czekanie nic nie da. Ale przyjrzyj się dobrze: czasem rozstrzyga liczba min, a czasem w pobliżu jest mniej ryzykowny wybór.
lesson-clicks = Mniej kliknięć
lesson-clicks-text = Szybcy gracze nie marnują kliknięć. Flaga to też kliknięcie: opłaca się, gdy akordy odkrywają potem kilka pól naraz. Pole, które nie sąsiaduje z żadną miną, odkrywa wszystko wokół siebie, więc zacznij od niego. Tutaj jako kliknięcie liczy się każda flaga, każde odkrycie pola i każdy akord.
