# The texts of Sapper in Polish.
# The files of all languages have the same keys in the same order.

app-name = Sapper

## Units, dates and lists

seconds = { $seconds } s
percent = { $number }%
quoted = „{ $text }”
date = { $day } { $month } { $year }
date-day = { $day } { $month }
date-month =
    { $month ->
        [1] sty
        [2] lut
        [3] mar
        [4] kwi
        [5] maja
        [6] cze
        [7] lip
        [8] sie
        [9] wrz
        [10] paź
        [11] lis
       *[12] gru
    }
date-month-alone =
    { $month ->
        [5] maj
       *[other] { date-month }
    }
date-year = { $year }
list-next = { $list }, { $next }
list-last = { $list } i { $next }
list-more = { $list } i jeszcze { $more }

## The title screen

title-go-on = Naciśnij klawisz lub kliknij, aby zacząć

## The bars and the menu

level-beginner = Początkujący
level-intermediate = Średni
level-expert = Ekspert
level-beginner8x8 = Początkujący 8×8
level-scattered = Losowy (20% min)
level-custom = Własny
custom-button = Własny…
show-remaining = Pokaż pozostałe miny
show-remaining-short = Pozostałe miny
no-guess = Bez zgadywania
no-guess-this-game = Tym razem bez zgadywania
no-guess-next-game = Bez zgadywania: od następnej gry
no-guess-start = Zacznij od pola z obwódką: jest bezpieczne.
no-guess-is-on = Bez zgadywania: wł.
no-guess-is-off = Bez zgadywania: wył.
guesses = Zgadywanie
guesses-off = Normalne
guesses-fair-guess = Uczciwe zgadywanie
guesses-strict = Tryb ścisły
guesses-fair-guess-strict = { guesses-fair-guess } + { guesses-strict }
flag-mode = Tryb flag
flag-mode-is-on = Tryb flag: wł.
flag-mode-is-off = Tryb flag: wył.
sound = Dźwięk
sound-is-on = Dźwięk: wł.
sound-is-off = Dźwięk: wył.
menu = Menu
menu-aid = Podpowiedzi
menu-share = Udostępnij
menu-others = Więcej
why-over = Gra skończona
why-not-begun = Najpierw odkryj pole
why-not-over = Po grze
why-not-lost = Po przegranej
why-style = Niedostępne w tym stylu
new-game = Nowa plansza
pause = Pauza
resume = Wznów
paused = Pauza
settings = Ustawienia
help = Pomoc
records = Rekordy
style = Styl
style-glass = Szkło
style-classic = Klasyczny
style-easyx = Melodia retro (EasyX)
style-simpleminer = Prosty (SimpleMiner)
style-console = Terminal (konsola)
theme = Motyw
theme-auto = Auto
theme-light = Jasny
theme-dark = Ciemny
theme-high-contrast = Duży kontrast
color-vision = Kolory liczb
color-vision-usual = Domyślne
color-vision-deuteranopia = Deuteranopia (czerwony–zielony)
color-vision-protanopia = Protanopia (czerwony–zielony)
color-vision-tritanopia = Tritanopia (niebieski–żółty)
color-vision-high-contrast = Duży kontrast
text-size = Rozmiar tekstu i przycisków
typeface = Krój pisma
typeface-usual = Domyślny
typeface-reading = Ułatwiający czytanie
letter-spacing = Odstęp liter
line-spacing = Odstęp wierszy
spacing-usual = Normalny
spacing-wide = Szeroki
spacing-wider = Bardzo szeroki
dwell = Kliknięcie po zatrzymaniu
scanning = Skanowanie jednym przyciskiem
pace-off = Wyłączone
pace-700ms = Po 0,7 s
pace-1000ms = Po 1 s
pace-1500ms = Po 1,5 s
pace-2500ms = Po 2,5 s
motion = Animacje
motion-auto = Auto
motion-off = Pełne
motion-on = Ograniczone
language = Język
language-auto = Jak w systemie

## Tooltips

tip-count = Pozostałe miny
tip-clock = Czas w sekundach
tip-remaining = Pokaż, ile min zostało do oznaczenia
tip-no-guess = Plansze, które można rozwiązać bez zgadywania
tip-flag-mode = Kliknięcie stawia flagę, zamiast odkrywać pole
tip-levels = Poziom
tip-sizes = Wybierz poziom
tip-leave = Zamknij program Sapper
tip-odds = Pokaż prawdopodobieństwo miny na każdym polu
tip-player = Solver
tip-pace = Szybkość
tip-speed = Szybkość
tip-run = Odtwórz
tip-time-bar = Kliknij lub przeciągnij, aby zobaczyć inną chwilę. Przeciągnij prawym przyciskiem, aby zaznaczyć fragment do GIF-a.
tip-replay-details = Pokaż lub ukryj wszystkie liczniki, kliknięcia i znaczniki
tip-marks = Słupki to zgadywania, kółka – przeoczone bezpieczne pola, linie – wolne ruchy, kwadraty – zbędne kliknięcia; kliknij znacznik, aby go zobaczyć
tip-previous = Poprzednie zdarzenie
tip-next = Następne zdarzenie
tip-back = Wróć do gry
tip-export = Eksportuj wszystkie gry (CSV)
tip-reset = Usuń gry tego poziomu
tip-luck = Szansa przetrwania wszystkich zgadywań
tip-span = Okres
tip-bbbv = Najmniejsza liczba kliknięć lewym przyciskiem, która odkrywa planszę
tip-bbbv_s = Odkryte 3BV na sekundę
tip-effective = Kliknięcia, które zmieniły planszę
tip-wasted = Kliknięcia, które nic nie zmieniły
tip-path = Droga wskaźnika, w polach
tip-openings = Obszary odkrywane jednym kliknięciem
tip-islands = Grupy liczb poza otwarciami
tip-zini = Liczba kliknięć w dobrym rozwiązaniu z akordami
tip-hzini = ZiNi, gdy najpierw klika się otwarcia, jak gra człowiek
tip-ioe = Sprawność: 3BV na kliknięcie
tip-correctness = Udział kliknięć, które zmieniły planszę
tip-throughput = 3BV na kliknięcie, które zmieniło planszę
tip-rqp = Czas podzielony przez 3BV/s; im mniej, tym lepiej
tip-time = Sekundy od pierwszego odkrycia do ostatniego zwolnienia przycisku
tip-left = Lewe kliknięcia poza akordami
tip-right = Postawione i usunięte oznaczenia oraz prawe kliknięcia bez skutku
tip-chords = Akordy, także odrzucone; każdy to jedno kliknięcie
tip-flags = Flagi na planszy
tip-clicks = Lewe i prawe kliknięcia oraz akordy
tip-cl_s = Średnia liczba kliknięć na sekundę
tip-cl_s_now = Kliknięcia w ostatniej sekundzie
tip-solved = Dotąd rozwiązane 3BV
tip-bbbv_left = Część 3BV, która została do odkrycia
tip-est = Czas przy tym tempie: czas × 3BV ÷ odkryte 3BV
tip-zne = ZiNi na kliknięcie, w razie wygranej
tip-znt = ZiNi na kliknięcie, które zmieniło planszę, w razie wygranej
tip-stnb = 3BV podzielone przez czas do potęgi 1,7, przeliczone dla poziomu; im więcej, tym lepiej
tip-qg = Czas do potęgi 1,7 podzielony przez 3BV; im mniej, tym lepiej

## Buttons in dialogs

ok = OK
cancel = Anuluj
close = Zamknij

## The custom board dialog

custom-title = Własna plansza
custom-rows = Wiersze
custom-cols = Kolumny
custom-mines = Miny
custom-less = O jeden mniej
custom-more = O jeden więcej
custom-range = { $min }–{ $max }
custom-density = { $share } min
custom-density-like = { $share } min, jak na poziomie { $level }
custom-empty = Podaj liczbę.
custom-not-a-number = Podaj liczbę całkowitą.
custom-out-of-range = Podaj liczbę od { $min } do { $max }.
# $max is at most one less than the number of cells, so 0 means a board of a single cell.
custom-too-many-mines =
    { $max ->
        [0] Na planszy z jednym polem nie ma miejsca na minę.
        [one] Na planszy { $rows } × { $cols } zmieści się najwyżej 1 mina.
        [few] Na planszy { $rows } × { $cols } zmieszczą się najwyżej { $max } miny.
        [many] Na planszy { $rows } × { $cols } zmieści się najwyżej { $max } min.
       *[other] Na planszy { $rows } × { $cols } zmieszczą się najwyżej { $max } miny.
    }
custom-start = Start
custom-boards = Zapisane plansze
custom-saved = Zapisano: { $name }
custom-removed = Usunięto: { $name }

## The information strip

strip-board =
    { $rows } × { $cols }, { $mines ->
        [one] 1 mina
        [few] { $mines } miny
        [many] { $mines } min
       *[other] { $mines } miny
    }
strip-best = Najlepszy czas: { $time }
offer-title = Pierwsza gra w sapera?
first-flag = Obok jedynki z obwódką jest tylko jedno zakryte pole. Oznacz minę prawym przyciskiem.
first-flag-at = Obok jedynki ({ $number }) jest tylko jedno zakryte pole: { $mine }. Przejdź tam i oznacz minę klawiszem { $key }.
first-chord = Liczba z obwódką ma już wszystkie flagi. Naciśnij na niej oba przyciski myszy, aby odkryć resztę.
first-chord-at = Liczba ({ $number }) ma już wszystkie flagi. { $key } odkryje tam resztę.
first-hint = Nie widać pewnego ruchu? Żarówka lub { $key } daje podpowiedź.
first-no-guess = Wolisz nie zgadywać? „Bez zgadywania” tworzy plansze, do których wystarczy logika.
result-lost = Trafiono na minę
strict-lost =
    { $count ->
        [1] To było zgadywanie, choć pole z obwódką na pewno było bezpieczne
       *[other] To było zgadywanie, choć pola z obwódką na pewno były bezpieczne
    }
strict-lost-at = To było zgadywanie, choć pole { $place } na pewno było bezpieczne
result-first = Pierwszy rekord!
result-new-best = Nowy rekord!
result-faster = o { $time } szybciej niż dotychczas
result-progress = { $time } · odkryto { $share } pól
result-as = jako { $name }
result-details = Szczegóły
result-retry = Ta sama plansza
copied = Skopiowano ✓
notice-more = i jeszcze { $count }

## The end of a game

won = Ukończono w { $time }.
won-no-guess = Ukończono w { $time }. Nie trzeba było zgadywać.
no-guess-needed = Nie trzeba było zgadywać.
won-new-best = Nowy rekord: { $time }!
won-first = Pierwszy rekord na tym poziomie!
won-near-best = O { $gap } gorzej od najlepszego czasu ({ $best }).
won-place = To Twój { $place }. najlepszy czas.
box-won = Brawo!
box-lost = Koniec gry
box-next = Nowa plansza jest gotowa.
again-question = Trafiono na minę. Zagrać na nowej planszy?
again-yes = Nowa plansza
again-no = Wyjdź
again = Nowa plansza
leave = Wyjdź
difficulty = Poziom
mines-left = Miny: { $count }
menu-play = 1 Gra
menu-board = 2 Rozmiar
menu-more = 3 Więcej
menu-exit = 0 Wyjdź
exit-again = Gra jest w toku. Naciśnij 0 jeszcze raz, aby wyjść.
play-again = Nowa plansza
unranked-seeded = Plansze z podanym ziarnem nie liczą się do rekordów.
aid-hint = Podpowiedź
aid-think = Myśl dłużej
aid-think-short = Myśl
aid-think-stop = Przestań myśleć
aid-think-stop-short = Stop
aid-think-needless = Nie trzeba zgadywać.
aid-thought = myślenie: { $seconds } s
aid-odds = Ryzyko
odds-safe = bezpieczne
odds-mine = mina
odds-elsewhere = wszędzie indziej
aid-check = Sprawdź flagi
draft = Notatki
draft-how = Notatki: prawy przycisk to mina, lewy to pole bezpieczne. Nic się nie odkrywa.
draft-keep = Zachowaj flagi
draft-keep-tip = Zamień zanotowane miny na flagi, resztę odrzuć
check-none = Nie ma jeszcze flag do sprawdzenia.
check-right =
    { $count ->
        [one] Flaga jest zgodna z liczbami.
       *[other] Wszystkie flagi ({ $count }) są zgodne z liczbami.
    }
check-wrong =
    { $count ->
        [one] 1 flaga na pewno jest błędna: { $cells }.
        [few] { $count } flagi na pewno są błędne: { $cells }.
        [many] { $count } flag na pewno jest błędnych: { $cells }.
       *[other] { $count } flagi na pewno są błędne: { $cells }.
    }
aid-auto = Gra automatyczna
auto-exact = Dokładny
auto-2010 = Alg. 2010
auto-slow = Wolno
auto-steady = Średnio
auto-fast = Szybko
aid-used = Z pomocą
aid-used-text = Użyto pomocy (podpowiedzi, podglądu ryzyka, sprawdzania flag lub gry automatycznej). Ta gra nie liczy się do rekordów.
unranked-helped = Gry z pomocą nie liczą się do rekordów.
unranked-rules = Gry z własnymi zasadami nie liczą się do rekordów.
unranked-custom = Plansze tego rodzaju nie liczą się do rekordów.
unranked-no-guess = Plansze bez zgadywania nie liczą się do rekordów.
unranked-filtered = Plansze wybrane filtrem nie liczą się do rekordów.

## The board filter

kept-title = Automatyczne nagrania
kept-about = Nagrania zakończonych gier trafiają do „replays/games” wśród danych programu Sapper.
kept-which = Gry
kept-none = Tylko nowe rekordy
kept-wins = Wygrane
kept-all = Wszystkie gry
kept-max-time = Krótsze niż (s)
kept-min-speed = Co najmniej (3BV/s)
kept-limit = Zachowaj najwyżej
kept-name = Nazwa pliku
kept-folders = Folder dla każdego poziomu
kept-name-empty = Podaj nazwę.
kept-name-long = Podaj najwyżej { $max } znaków.
kept-name-forbidden = Nazwa pliku nie może zawierać „{ $sign }”.
kept-name-brace = Brakuje nawiasu klamrowego.
kept-name-unknown = Nieznane pole: „{ $field }”.
filter-button = Filtr plansz…
filter-title = Filtr plansz
filter-on = Wybieraj nowe plansze tym filtrem
filter-about = Sapper losuje plansze, aż któraś będzie pasować. Puste pole niczego nie ogranicza. Te gry są oznaczone i nie liczą się do rekordów.
filter-efficiency = Sprawność (3BV/ZiNi)
filter-first-click = Pierwsze kliknięcie (pola)
# The names of the fields.
filter-min = { $figure }, od
filter-max = { $figure }, do
filter-drawing = Sprawdzanie plansz…
filter-none = Nie pasuje żadna plansza. Sprawdzono: { $drawn }.
filter-none-drawn = W dostępnym czasie nie udało się utworzyć żadnej planszy.
filter-every = Pasuje każda plansza.
filter-share = Pasuje około { $share } plansz.
filter-one-in = Pasuje średnio 1 plansza na { $boards }.
filter-reversed = „Od” jest większe niż „do”: żadna plansza nie pasuje.
board-filtered = Plansza z filtra
board-filtered-text = Tę planszę wybrał filtr plansz. Ta gra nie liczy się do rekordów.
search-filter-tried = Szukanie planszy pasującej do filtra… Sprawdzono: { $tried }.
search-filter-failed = Żadna ze sprawdzonych plansz ({ $tried }) nie pasuje do filtra. Najbliższa: { $figures }.
search-nearest = Zagraj na najbliższej
search-go-on = Szukaj dalej

## The search for a no-guess board

search-title = Plansza bez zgadywania
search-tried = Szukanie planszy, na której nie trzeba zgadywać… Sprawdzono: { $tried }.
search-ordinary = Graj na normalnej planszy
search-failed-title = Nie znaleziono planszy
search-failed =
    { $mines ->
        [one] Każda ze sprawdzonych plansz { $rows } × { $cols } z 1 miną ({ $tried }) wymaga zgadywania. Spróbuj innego rozmiaru.
        [many] Każda ze sprawdzonych plansz { $rows } × { $cols } z { $mines } minami ({ $tried }) wymaga zgadywania. Spróbuj z mniejszą liczbą min.
       *[other] Każda ze sprawdzonych plansz { $rows } × { $cols } z { $mines } minami ({ $tried }) wymaga zgadywania. Spróbuj z mniejszą liczbą min.
    }

## The name for a record

name-title = Nowy rekord
name-prompt = Podaj nazwę gracza
name-label = Nazwa gracza
name-empty = Podaj nazwę.
name-too-long =
    { $max ->
        [one] Nazwa może mieć najwyżej 1 znak.
        [few] Nazwa może mieć najwyżej { $max } znaki.
        [many] Nazwa może mieć najwyżej { $max } znaków.
       *[other] Nazwa może mieć najwyżej { $max } znaki.
    }
name-too-many-parts = Jeden ze znaków nazwy ma zbyt wiele akcentów.
name-control = Nazwa zawiera znak, którego nie można wyświetlić.
name-save = Zapisz

## The records screen

records-name = Gracz
records-time = Czas
records-3bv = 3BV
records-date = Data
records-no-name = Anonim
records-always = Od początku
records-year = Ten rok
records-month = Ten miesiąc
records-today = Dzisiaj
records-export = Eksportuj…
records-reset = Wyzeruj…
records-table = Najlepsze gry
records-under = 3BV { $bbbv } · { $speed }/s · { $date }
records-shown = { $shown } z { $count }
records-more = Pokaż więcej
records-reading = Wczytywanie gier…
records-none =
    { $span ->
        [year] W tym roku nie ma jeszcze gier na poziomie „{ $level }”
        [month] W tym miesiącu nie ma jeszcze gier na poziomie „{ $level }”
        [today] Dzisiaj nie ma jeszcze gier na poziomie „{ $level }”
       *[always] Nie ma jeszcze gier na poziomie „{ $level }”
    }
records-none-ranked =
    { $span ->
        [year] W tym roku nie ma jeszcze gier liczonych do rekordów na poziomie „{ $level }”
        [month] W tym miesiącu nie ma jeszcze gier liczonych do rekordów na poziomie „{ $level }”
        [today] Dzisiaj nie ma jeszcze gier liczonych do rekordów na poziomie „{ $level }”
       *[always] Nie ma jeszcze gier liczonych do rekordów na poziomie „{ $level }”
    }
records-uncounted = Gry z pomocą, plansze bez zgadywania, plansze z filtra i plansze już rozegrane nie są liczone. Własne plansze i własne zasady są liczone osobno.
records-invite = Zagraj, a pojawią się tu Twoje czasy, odsetek wygranych i serie.
records-invite-style = Wybierz w ustawieniach styl „{ $style }” i zagraj, a pojawią się tu Twoje czasy, odsetek wygranych i serie.
records-invite-custom = Zagraj na własnej planszy, a pojawią się tu Twoje czasy, odsetek wygranych i serie.
records-invite-rules = Zagraj z własnymi zasadami, a pojawią się tu Twoje czasy, odsetek wygranych i serie.
records-invite-guesses = Zagraj według tych zasad (Ustawienia, Gra, Zasady), a pojawią się tu Twoje czasy, odsetek wygranych i serie.
records-play = Graj: { $level }
records-not-counted = Nie ma jeszcze ukończonych gier.
records-statistics = Statystyki
records-interval = Na dłuższą metę wygrasz najprawdopodobniej od { $low }% do { $high }% gier (pewność 95%).
figure-played = Rozegrane
figure-won = Wygrane
figure-left = Porzucone
figure-rate = Odsetek wygranych
figure-best = Najlepszy czas
figure-median = Mediana czasu
figure-mean = Średni czas
figure-best-speed = Najlepsze 3BV/s
figure-mean-speed = Średnie 3BV/s
figure-streak = Obecna seria
figure-won-streak = Najdłuższa seria wygranych
figure-lost-streak = Najdłuższa seria przegranych
streak-won =
    { $count ->
        [one] 1 wygrana
        [few] { $count } wygrane
        [many] { $count } wygranych
       *[other] { $count } wygrane
    }
streak-lost =
    { $count ->
        [one] 1 przegrana
        [few] { $count } przegrane
        [many] { $count } przegranych
       *[other] { $count } przegrane
    }
chart-times = Wygrane: { $count }, { $from } – { $to }; najlepszy czas: { $best }
chart-histogram = Najczęstszy czas: { $from } – { $to }; wygrane: { $most }
chart-rate = Odsetek wygranych: { $rate } (gry: { $count }); w ostatnich: { $last }
picture-times = Czasy według dat
picture-times-note = w sekundach; punkty – wygrane, linia – najlepszy dotąd czas
picture-histogram = Czasy wygranych
picture-histogram-note = liczba wygranych według sekund
picture-beyond =
    { $count ->
        [one] { $note }; bez 1 znacznie gorszej wygranej
        [many] { $note }; bez { $count } znacznie gorszych wygranych
       *[other] { $note }; bez { $count } znacznie gorszych wygranych
    }
picture-rate = Odsetek wygranych
picture-rate-note =
    { $count ->
        [one] w procentach, z ostatniej gry; cienka linia – wszystkie gry
        [many] w procentach, z ostatnich { $count } gier; cienka linia – wszystkie gry
       *[other] w procentach, z ostatnich { $count } gier; cienka linia – wszystkie gry
    }
pictures-wait =
    { $count ->
        [one] Wykresy pojawią się po 1 grze.
        [many] Wykresy pojawią się po { $count } grach.
       *[other] Wykresy pojawią się po { $count } grach.
    }
picture-waits =
    { $count ->
        [one] Ten wykres pojawi się po 1 wygranej.
        [many] Ten wykres pojawi się po { $count } wygranych.
       *[other] Ten wykres pojawi się po { $count } wygranych.
    }
records-by = Najlepsze według
tip-records-by = Według czego porównywane są najlepsze gry
flagging-any = Wszystkie
flagging-none = Bez flag
flagging-some = Z flagami
tip-flagging = Wszystkie gry, te bez ani jednej flagi albo te z flagami
records-left-out = Gry pominięte, bo zapisała je wcześniejsza wersja: { $count }
records-no-figure = Dla żadnej wygranej nie znamy jeszcze tej wartości.
records-under-figure = { $time } · 3BV { $bbbv } · { $date }
picture-by-date = { $name } według dat
picture-by-date-note = punkty – wygrane, linia – najlepsza dotąd wartość
chart-by-date = { $name }, wygrane: { $count }, { $from } – { $to }; najlepsza wartość: { $best }
racing-means = Średnie z kolejnych wygranych
racing-means-note = z { $counts } wygranych; zwykła średnia czasów, bez odrzucania; przegrane pomiędzy się nie liczą
racing-last = Ostatnia
racing-best = Rekord
racing-mean = Średnia
racing-from = Od
racing-to = Do
racing-sum = Suma najlepszych czasów na poziomach Początkujący, Średni i Ekspert: { $times } = { $sum }
racing-sum-missing = Aby dodać najlepsze czasy, trzeba jeszcze wygrać: { $levels }
racing-sessions = Sesje
racing-sessions-note = po przerwie dłuższej niż { $minutes } minut zaczyna się nowa
racing-bbbv = Najlepszy czas dla każdego 3BV
racing-bbbv-note = w sekundach, według 3BV
racing-bbbv-chart = Najlepsze czasy dla { $count } wartości 3BV, od { $low } do { $high }
reset-title = Wyzerować poziom „{ $level }”?
reset-text =
    Ze statystyk { $games ->
        [one] zniknie 1 gra
        [few] znikną { $games } gry
        [many] zniknie { $games } gier
       *[other] znikną { $games } gry
    } na poziomie „{ $level }” w stylu „{ $style }”, { $records ->
        [0] a tabela rekordów się nie zmieni
        [one] a z tabeli 1 rekord
        [few] a z tabeli { $records } rekordy
        [many] a z tabeli { $records } rekordów
       *[other] a z tabeli { $records } rekordy
    }. Kopie zapasowe obu plików pozostaną w tym samym folderze.
reset-rules =
    Ze statystyk { $games ->
        [one] zniknie 1 gra
        [few] znikną { $games } gry
        [many] zniknie { $games } gier
       *[other] znikną { $games } gry
    } na poziomie „{ $level }” z własnymi zasadami. Kopia zapasowa pliku pozostanie w tym samym folderze.
reset-yes = Wyzeruj
reset-done = Wyzerowano poziom „{ $level }”. Kopia zapasowa: „{ $file }”.
table-saved = Gry zapisano jako „{ $file }”.
table-not-saved = Nie udało się zapisać gier jako „{ $file }”: { $why }.
table-no-dialog = Nie można otworzyć okna wyboru pliku: w systemie nie ma ani portalu plików, ani programu zenity. Tę samą tabelę wypisuje „sapper scores --csv”.

## A saved game

game-is-here = Witamy ponownie. Wstrzymana gra: { $level }.

## Notices about the player's files

file-set-aside = Nie można odczytać pliku „{ $file }”: { $why }. Zachowano go jako „{ $kept }”, a Sapper użyje nowego pliku.
game-set-aside = Sapper dwukrotnie uległ awarii podczas wznawiania ostatniej gry. Grę zachowano jako „{ $kept }”.
file-newer = Plik „{ $file }” zapisała nowsza wersja programu Sapper. Pozostanie bez zmian i nic nie będzie w nim zapisywane.
file-not-saved = Nie można zapisać pliku „{ $file }”: { $why }. Zmiany przepadną po zamknięciu programu Sapper.
file-left = Nie można odczytać pliku „{ $file }”: { $why }. Nie można też zmienić jego nazwy, więc pozostanie bez zmian i nic nie będzie w nim zapisywane.
file-faults = Nie udało się zrozumieć niektórych wpisów w pliku „{ $file }”.
file-faults-more = Podobnych wpisów jest jeszcze { $count }.
file-no-folder = Nie ma folderu do zapisu, więc rekordy i ustawienia przepadną po zamknięciu programu Sapper.
file-no-storage = Przeglądarka niczego nie zapisuje dla tej strony, więc rekordy i ustawienia przepadną, gdy ją opuścisz.
file-saved-again = Plik „{ $file }” znów można zapisywać; wszystkie oczekujące zmiany zapisano.
why-full = dysk jest pełny
why-forbidden = brak uprawnień
why-read-only = dysk jest tylko do odczytu
why-not-a-file = to nie jest plik
why-lock = jego blokada „{ $lock }” nie jest plikiem
why-crashes = Sapper dwukrotnie uległ awarii podczas wznawiania tej gry
why-missing = nie ma takiego pliku ani folderu
why-folder = to jest folder
why-in-the-way = w miejscu folderu znajduje się plik
why-not-text = to nie jest plik tekstowy
why-line = nie udało się zrozumieć wiersza { $line }
why-key = „{ $key }” ma nieprawidłową wartość
why-busy = używa go inne okno programu Sapper
why-protected = jest oznaczony jako tylko do odczytu
why-grown = jest za duży
why-in-use = używa go inny program
why-name = jego nazwa jest za długa lub niedozwolona
why-system = system zgłasza błąd
why-system-code = system zgłasza błąd { $code }
record-wrong = Rekord { $number } jest nieprawidłowy i został pominięty.
game-wrong = Gra { $number } z dziennika jest nieprawidłowa i została pominięta.
settings-field-wrong = Ustawienie „{ $field }” ma nieprawidłową wartość, więc użyto domyślnej.

## Settings

settings-sound = Dźwięk
settings-accessibility = Ułatwienia dostępu
settings-language = Język
settings-look = Wygląd
settings-play = Gra
settings-input = Sterowanie
settings-expert = Dla ekspertów
settings-glass-light = Światło na szkle
original-rules = Graj też według własnych zasad stylu
original-rules-glass = Szkło ma zwykłe zasady.
original-rules-classic = Jak w zawodach: bezpieczne jest tylko pierwsze pole, a akord bez dość flag nic nie robi.
original-rules-easyx = Pierwsze kliknięcie może przegrać, zegar rusza z planszą, zły akord przegrywa, a grę kończy okno.
original-rules-simpleminer = Pierwsze kliknięcie może przegrać, kliknięcie liczby robi akord, a grę kończy okno.
original-rules-console = Pierwsze kliknięcie może przegrać i nie ma akordów ani znaków zapytania.
settings-reset = Resetuj tę stronę…
settings-reset-title = Zresetować „{ $page }”?
settings-reset-text = Wszystkie ustawienia na tej stronie wrócą do wartości domyślnych.
theme-fixed = Styl „{ $style }” ma jeden wygląd, więc motyw go nie zmienia.
settings-sound-on = Efekty dźwiękowe
settings-volume = Głośność
settings-sound-guide = Opisuj pola dźwiękami
settings-speech-with-tones = Oprócz dźwięków opisuj pola słowami
detail = Komunikaty
detail-brief = Krótkie
detail-normal = Zwykłe
detail-full = Szczegółowe
place-names = Nazwy pól
place-names-row-first = Wiersz 2, kolumna 4
place-names-column-first = Kolumna 4, wiersz 2
place-names-letters = D2
settings-question-marks = Pytajniki
settings-single-click = Akord jednym kliknięciem
settings-long-press = Flaga długim naciśnięciem
expert-figures = Dane dla ekspertów (3BV, szczęście)
settings-dim = Przygaszaj liczby, które mają wszystkie flagi (liczy się jako pomoc)
settings-light = Podświetlaj pola wokół liczby pod wskaźnikiem
settings-click-flags = Kliknięcie liczby oznacza jej ostatnie miny (liczy się jako pomoc)
settings-keys-at-pointer = Klawisze działają na pole pod wskaźnikiem
settings-past-best = Nowa plansza, gdy rekordu nie da się już pobić
settings-decimal-comma = Eksportuj tabele z przecinkiem dziesiętnym i „;” między polami
settings-raise-only = Kliknięcie, które wysuwa okno na wierzch, nie robi nic więcej
restarted-past-best = Rekordu już nie pobijesz. Oto nowa plansza.
settings-long-press-time = Długie naciśnięcie
settings-ms = { $ms } ms
expert-offer = Dziesięć wygranych! Chcesz widzieć 3BV i szczęście? Włącz je w ustawieniach, w części „Dla ekspertów”.
rules = Zasady
rules-of = { $style }. Zmiany obowiązują od następnej gry.
rules-restore = Jak w stylu
style-changed = Własne zasady
skin = Skórka
skin-own = Skórka programu Sapper
skin-add = Dodaj skórkę…
skin-no-dialog = Nie można otworzyć okna wyboru pliku: w systemie nie ma ani portalu plików, ani programu zenity. Możesz też skopiować folder do „skins”.
tip-skin-add = Folder ze skin.toml i obrazami, do stylu klasycznego
skin-file-wrong = Skórka „{ $name }” nie jest używana: brakuje jej pliku { $what } lub nie można go odczytać.
skin-entry-wrong = Skórka „{ $name }” nie jest używana: w skin.toml wpis „{ $what }” jest błędny lub go brakuje albo jego obraz nie pasuje.
rule-first-opening = Pierwsze kliknięcie
rule-value-free-block = Odkrywa obszar 3×3
rule-value-safe = Nigdy nie trafia na minę
rule-value-unprotected = Może trafić na minę
rule-laid = Rozmieszczenie min
rule-clock = Start zegara
rule-value-first-opening = Przy pierwszym kliknięciu
rule-value-drawn = Gdy pojawia się plansza
rule-click-on-flag = Lewy przycisk na fladze
rule-value-ignored = Nic nie robi
rule-value-unflags = Usuwa ją
rule-value-refused = Jest odrzucany
rule-chord-by = Akord wywołuje
rule-value-buttons = Oba przyciski lub środkowy
rule-value-double-click = Podwójne kliknięcie
rule-value-single-click = Jedno kliknięcie
rule-value-nothing = Akordy wyłączone
rule-chord-needs = Akord wymaga
rule-value-flag-count = Tylu flag, ile wynosi liczba
rule-value-every-mine-flagged = Flagi na każdej minie
rule-unmet-chord = Akord przy złych flagach
rule-value-loses = Oznacza przegraną
rule-flags-on-win = Oznacz miny po wygranej
rule-fair-guess = Uczciwe zgadywanie: gdy nie ma pewnego pola, najbezpieczniejsze nigdy nie jest miną
rule-strict = Tryb ścisły: zgadywanie przy pewnie bezpiecznym polu to przegrana
rule-value-yes = Wł.
rule-value-no = Wył.
settings-pause-minimised = Pauza po zminimalizowaniu okna
settings-swap = Zamień lewy i prawy przycisk myszy
settings-flag-button = Przycisk trybu flag

## Keys and mouse

help-how = Jak grać
help-about = O programie
how-number = Liczby
how-number-text =
    { $first ->
        [safe] Kliknięcie lewym przyciskiem odkrywa pole; pierwsze zawsze jest bezpieczne.
       *[other] Kliknięcie lewym przyciskiem odkrywa pole.
    } Liczba mówi, ile z ośmiu pól wokół kryje minę: tutaj dwa.
how-flag = Flagi
how-flag-text = Kliknij prawym przyciskiem pole, na którym musi być mina, aby postawić flagę ({ $key } robi to samo). Odkrycie miny kończy grę.
how-chord = Akordy
how-chord-text = Gdy liczba ma już wszystkie swoje flagi, naciśnij na niej oba przyciski myszy lub { $key }: odkryją się pozostałe pola wokół.
how-win = Wygrana i podpowiedzi
how-win-text = Aby wygrać, odkryj wszystkie pola bez min. Nie wiesz, co dalej? Żarówka lub { $hint } da podpowiedź. „Bez zgadywania” ({ $no-guess }) tworzy plansze, do których wystarczy logika.
about-version = Sapper { $version }
about-what = Saper na komputer: plansze bez zgadywania, podpowiedzi z uzasadnieniem i nagrania gier.
about-licence = Licencja MIT
about-fonts = Kroje pisma Sapper Sans i Sapper Mono powstały z Inter, Atkinson Hyperlegible Next, Noto Sans SC/TC/JP/KR i JetBrains Mono (SIL Open Font License 1.1).
help-title = Klawisze i mysz
help-board = Na planszy
help-arrows = Przesuń kursor
help-row-ends = Początek lub koniec wiersza
help-corners = Pierwsze lub ostatnie pole planszy
help-pages = Ekran w górę lub w dół
help-game = Gra
help-aid = Podpowiedzi
help-recordings = Nagrania i plansze
help-replay = Oglądanie nagrania
help-run = Odtwórz/wstrzymaj
help-events = Poprzednie/następne zdarzenie
help-marks = Poprzedni/następny znacznik
help-speed = Szybciej/wolniej
help-edges = Początek/koniec
help-view = Widok
help-wheel = Kółko
help-wheel-does = Przewiń w górę lub w dół
help-shift-wheel = Shift+kółko
help-shift-wheel-does = Przewiń w lewo lub w prawo
help-ctrl-wheel = Ctrl+kółko
help-command-wheel = ⌘+kółko
help-ctrl-wheel-does = Powiększ lub pomniejsz
help-windows = Wszędzie
help-tab = Następny/poprzedni element
help-read-on = Strzałki w górę i w dół czytają tę stronę wiersz po wierszu.
help-press = Naciśnij wybrany element
help-escape = Zamknij lub wróć do planszy
help-mouse = Mysz i dotyk
help-left = Lewy przycisk
help-left-does = Odkryj pole
help-flag-left = Lewy przycisk w trybie flag
help-tap = Dotknięcie
help-long = Długie naciśnięcie
help-long-does = Postaw flagę (dotyk; dla myszy – w ustawieniach)
help-right = Prawy przycisk
help-right-mac = Prawy przycisk, dwa palce lub Control+kliknięcie
help-right-does = Flaga, pytajnik, puste
help-both = Oba przyciski lub środkowy
help-both-does = Akord: odkryj pola wokół liczby
help-slide = Naciśnij prawy, przesuń, naciśnij lewy
help-slide-does = Flaga na jednym polu, akord na innym
key-does-open = Odkryj lub akord na liczbie
key-does-flag = Postaw flagę
key-does-flag-mode = Tryb flag wł./wył.
key-does-chord = Akord na liczbie
key-does-pause = Wstrzymaj/wznów
key-does-no-guess = Bez zgadywania wł./wył.
key-does-step = Gra automatyczna: jeden ruch
key-space = Spacja
key-enter = Enter
key-return = Return
key-ctrl = Ctrl
key-shift = Shift
key-escape = Esc
key-backspace = Backspace
key-insert = Insert
key-delete = Delete
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-pause = Pause
key-middle-button = Środkowy przycisk
key-mouse-button = Mysz { $number }
keys = Klawisze
keys-how = Kliknij klawisz, potem naciśnij nowy lub przycisk myszy. Ponowne naciśnięcie przycisku usuwa przypisanie.
keys-press = Naciśnij…
keys-waiting = Naciśnij nowy klawisz lub przycisk myszy. Esc anuluje.
keys-fixed = { $key } służy do nawigacji. Naciśnij inny klawisz.
keys-taken = { $key } jest już w użyciu: „{ $name }”. Naciśnij inny klawisz.
keys-restore = Przywróć domyślne

## Counters

counter-time = Czas
counter-left = Lewe kliknięcia
counter-right = Prawe kliknięcia
counter-chords = Akordy
counter-flags = Flagi
counter-effective = Skuteczne
counter-wasted = Zbędne
counter-path = Droga
counter-bbbv = 3BV
counter-bbbv_s = 3BV/s
counter-openings = Otwarcia
counter-islands = Wyspy
counter-zini = ZiNi
counter-hzini = Human ZiNi
counter-ioe = IOE
counter-correctness = Poprawność
counter-throughput = Wydajność
counter-rqp = RQP
counter-cl_s = Kliknięcia/s
counter-cl_s_now = Kliknięcia/s teraz
counter-bbbv_left = Pozostałe 3BV
counter-est = Szac. czas
counter-zne = ZNE
counter-znt = ZNT
counter-stnb = STNB
counter-qg = QG

## Recordings

counters = Liczniki
counters-no-room = Okno jest za wąskie na liczniki.
zoom-in = Powiększ
zoom-out = Pomniejsz
zoom-fit = Dopasuj planszę do okna
full-screen = Pełny ekran
compare-figures = 3BV { $solved } / { $bbbv } · kliknięcia: { $clicks } · { $speed } 3BV/s
compare-title = Porównanie
library = Biblioteka
library-add = Dodaj folder…
library-all-levels = Wszystkie poziomy
library-best-speed = do { $speed } 3BV/s
library-best-time = najlepszy czas { $time }
counter-clicks = Kliknięcia
library-compare = Porównaj
library-cut =
    { $count ->
        [one] Pokazano tylko pierwsze nagranie.
        [few] Pokazano tylko pierwsze { $count } nagrania.
        [many] Pokazano tylko pierwszych { $count } nagrań.
       *[other] Pokazano tylko pierwsze { $count } nagrania.
    }
library-folder-missing = teraz niedostępny
library-folder-own = własne gry
library-folders = Foldery…
library-folders-note = Nagrania są wyszukiwane w tych folderach i we wszystkich podfolderach. Nic się w nich nie zmienia.
library-folders-title = Foldery biblioteki
library-format = Format
library-imported = Dodane: { $games } · wygrane: { $wins }
library-invite = Biblioteka porządkuje nagrania według czasu, daty i innych danych: własne gry oraz foldery gier z programów Minesweeper Arbiter, Viennasweeper, Metasweeper i Minesweeper Clone.
library-invite-drop = Folder można też upuścić na okno.
library-level = Poziom
library-mark = Zaznacz
library-no-dialog = Nie można otworzyć okna wyboru pliku: w systemie nie ma ani portalu plików, ani programu zenity. Folder można jednak upuścić na okno.
library-none = Nie ma jeszcze nagrań
library-nothing = Żadne nagranie nie pasuje.
library-own = Własne gry: { $games } · wygrane: { $wins }
library-play = Obejrzyj
library-player = Gracz
library-program = Program
library-reading = Wczytywanie nagrań: { $done } z { $count }…
library-remove = Usuń z biblioteki
library-rescan = Odśwież
library-search = Szukaj: Ada time<60 3bv>=150
library-search-short = Szukaj
library-sort = Sortowanie
library-searching = Szukanie nagrań…
library-shown =
    { $count ->
        [one] { $count } nagranie
        [few] { $count } nagrania
        [many] { $count } nagrań
       *[other] { $count } nagrania
    }
library-uncounted = Niepoliczone: { $count } (nieczytelne lub kontynuowane)
library-unmark = Odznacz
library-wins = Tylko wygrane
tip-library-add = Wybierz folder z nagraniami
tip-library-compare = Odtwórz obok siebie dwie zaznaczone gry albo zaznaczoną i tę
tip-library-folders = Dodaj lub usuń foldery
tip-library-mark = Zaznacz do porównania
tip-library-play = Obejrzyj to nagranie
tip-library-rescan = Znajdź nowe i zmienione nagrania
tip-library-search = Słowa z nazw plików, graczy i programów lub warunki: time<60, 3bv>=150, 3bv/s>2, eff>90, date>=2024-05, player:ada, program:arbiter
tip-library-sort = Sortuj według tej wartości; wybierz ponownie, aby odwrócić kolejność
replay-watch = Obejrzyj
replay-watch-last = Obejrzyj tę grę
play-on = Cofnij ostatnie kliknięcie
play-on-button = Cofnij kliknięcie
play-on-here = Graj od tego miejsca
race = Wyścig z duchem
race-board = Wyścig z rekordem tej planszy
race-level = Wyścig z rekordem na tym poziomie
race-bbbv = Wyścig z rekordem o tym samym 3BV
race-this = Wyścig z tą grą
race-this-short = Wyścig
race-this-time = Pobij ten czas
race-none = Nie ma jeszcze nagrania, z którym można się ścigać.
race-gone = Nie udało się odczytać nagrania, z którym się ścigasz.
race-ghost = { $name }: { $time }
race-your-best = Twój rekord
race-this-game = Nagranie
race-you = Ty
race-it = Duch
race-ahead = { $lead } przewagi
race-behind = { $lead } straty
race-level-with = łeb w łeb
race-won = Wygrywasz z duchem o { $time }.
race-lost = Duch wygrywa o { $time }.
race-tie = Remis z duchem.
race-won-alone = Wygrana: duch nie skończył.
race-lost-game = Duch wygrywa: trafiono na minę.
race-lost-both = Nikt nie skończył: obie gry zakończyła mina.
announce-race-ahead = Wyprzedzasz ducha o { $lead }.
announce-race-behind = Duch prowadzi o { $lead }.
announce-ghost-done = Duch skończył: { $time }.
replay-open = Otwórz nagranie…
replay-save-as = Zapisz nagranie…
replay-save = Zapisz…
replay-leave = Wróć
replay-details = Szczegóły
replay-won = wygrana
replay-lost = przegrana
replay-marks = Znaczniki
replay-no-mark = Nie ma więcej znaczników.
replay-runs = Odtwarzanie
replay-time = { $at } z { $end } s
replay-this-game = Ta gra
replay-damaged = Plik „{ $file }” jest uszkodzony, więc jest odtwarzany tylko w miarę możliwości: { $why }.
replay-more-damaged = „{ $file }”: { $why }.
replay-unreadable = Nie można odtworzyć pliku „{ $file }”: { $why }.
replay-saved = Nagranie zapisano jako „{ $file }”.
replay-not-saved = Nie udało się zapisać nagrania jako „{ $file }”: { $why }.
gif-save = Zapisz jako GIF…
gif-title = Zapisz jako GIF
gif-from = Od (sekundy)
gif-to = Do (sekundy)
gif-pointer = Wskaźnik
gif-clock = Pozostałe miny i czas
gif-cell = Rozmiar pola
gif-bad-time = Podaj czas od { $begin } do { $end } s.
gif-no-part = Koniec musi być później niż początek.
gif-part = GIF od { $from } do { $to } s
gif-mark-from = Tu zaczyna się GIF
gif-mark-to = Tu kończy się GIF
gif-saved = GIF zapisano jako „{ $file }”.
gif-not-saved = Nie udało się zapisać GIF-a jako „{ $file }”: { $why }.
replay-no-dialog = Nie można otworzyć okna wyboru pliku: w systemie nie ma ani portalu plików, ani programu zenity. Nagranie można jednak upuścić na okno lub otworzyć poleceniem „sapper --replay PLIK”.
custom-not-here = W stylu „{ $style }” nie ma własnych plansz. Wybierz inny styl w ustawieniach.
replay-nothing = Nie ma jeszcze nagrania. Najpierw zagraj.
board-copy = Kopiuj kod
board-paste = Graj z kodu
board-retry = Ta sama plansza
board-copied = Skopiowano kod planszy. Każdy może na niej zagrać, wklejając kod w programie Sapper.
picture-copy = Kopiuj obraz
picture-copied = Skopiowano obraz.
picture-saved = Schowek nie przyjmuje tu obrazów, więc obraz zapisano jako „{ $file }”.
picture-not-saved = Nie udało się skopiować obrazu ani zapisać go jako „{ $file }”: { $why }.
board-none = Nie ma jeszcze planszy do skopiowania. Najpierw odkryj pole.
board-wrong = W schowku nie ma poprawnego kodu planszy: { $why }.
unranked-known = Plansze już rozegrane lub widziane nie liczą się do rekordów.
unranked-played-on = Gra kontynuowana nie liczy się do rekordów.
played-on = Kontynuowana
file-not-signed = Bez podpisu
file-not-fair = Bez deklaracji uczciwej gry
file-mode = Tryb: { $text }
file-unknown = Sapper tego nie zna: { $text }
set-up = Z warsztatu
unranked-set-up = Gra z warsztatu nie liczy się do rekordów.

## Luck analysis

luck-title = Szczęście
luck-button = Szczęście…
luck-short = Szczęście { $overall }%
luck-short-none = Nie trzeba było zgadywać
luck-reckoning = Obliczanie…
luck-needless = Szczęście: przegrana przez niepotrzebne zgadywanie
luck-text =
    Szczęście: zgadywano { $count ->
        [one] 1 raz, szansa { $overall }%
        [many] { $count } razy, łączna szansa { $overall }%
       *[other] { $count } razy, łączna szansa { $overall }%
    }
luck-lost =
    Szczęście: zgadywano { $count ->
        [one] 1 raz, szansa { $overall }%
        [many] { $count } razy, łączna szansa { $overall }%
       *[other] { $count } razy, łączna szansa { $overall }%
    }; potem zgadywanie z ryzykiem { $risk }% trafiło na minę
luck-lost-at-once = Szczęście: jedyne zgadywanie, z ryzykiem { $risk }%, trafiło na minę
luck-certain =
    Szczęście: zgadywano { $count ->
        [one] 1 raz, szansa { $overall }%
        [many] { $count } razy, łączna szansa { $overall }%
       *[other] { $count } razy, łączna szansa { $overall }%
    }; potem odkryto pole, na którym na pewno była mina
luck-certain-at-once = Szczęście: odkryto pole, na którym na pewno była mina
luck-estimated = { $text } (szacunek)
luck-cell = Wiersz { $row }, kolumna { $col }: { $stake }
luck-cells =
    { $count ->
        [one] 1 pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    } wokół pola w wierszu { $row }, kolumnie { $col }: { $stake }
luck-stake = ryzyko { $risk }%, najmniejsze z możliwych
luck-stake-needless = ryzyko { $risk }%, choć było pole z ryzykiem { $least }%
luck-stake-certain = ryzyko { $risk }%, choć było bezpieczne pole
luck-fatal = { $text }; to zakończyło grę
luck-next = Następny ruch to zgadywanie: { $stake }.
luck-next-mine = Następny ruch odkrywa pole, na którym na pewno jest mina.
luck-beyond = Od { $time } bez analizy: gra jest za duża.
luck-partial = { $text }. { $beyond }
luck-last = Ostatni ruch trafił na minę: { $stake }.

## Review of a recording

review-overlooked = Przeoczone
review-slow-moves = Wolne ruchy
review-idle = Bezczynność
review-still = Bez ruchu
review-guess = Zgadywanie, choć od { $time } było bezpieczne pole: { $place }
review-wait = Bezpieczne pole przeoczone przez { $time }: { $place }
review-slow = Wolny ruch, { $time }: { $place }
review-wasted = Zbędne kliknięcie: { $place }
review-wasted-outside = Zbędne kliknięcie poza planszą
replay-why = Dlaczego to był błąd?
mark-guess = Zgadywanie
mark-needless = Zbędne zgadywanie
mark-overlooked = Przeoczone
mark-slow = Wolno
mark-wasted = Zbędne

## In the terminal

no-display = Sapper nie znalazł ekranu, na którym mógłby otworzyć okno. Uruchom go w sesji graficznej albo ustaw DISPLAY lub WAYLAND_DISPLAY.
too-few-files = System pozwala temu programowi otworzyć zbyt mało plików naraz (ulimit -n).

display-silent = Sapper nie mógł otworzyć okna: ekran wskazany przez DISPLAY lub WAYLAND_DISPLAY nie odpowiada. Uruchom program w sesji graficznej.
report-ended = Sapper zatrzymał się z powodu błędu wewnętrznego. Gra jest zapisana; szczegóły są w pliku „{ $file }”.
report-went-on = W programie Sapper wystąpił błąd wewnętrzny, ale można grać dalej; szczegóły są w pliku „{ $file }”.
report-unwritten = W programie Sapper wystąpił błąd wewnętrzny i nie udało się zapisać raportu o nim:

## The game in a terminal

console-play = Graj: { $board }
console-watch = Obejrzyj grę: { $board }
console-level = Poziom
console-exit = Wyjdź
console-back = Wróć
console-bye = Do widzenia.
console-choose = Podaj numer z menu.
console-board =
    { $name }, { $rows } × { $cols }, { $mines ->
        [one] 1 mina
        [few] { $mines } miny
        [many] { $mines } min
       *[other] { $mines } miny
    }
console-board-scattered = { $name }, { $rows } × { $cols }
console-number = { $name } ({ $min }–{ $max }):
console-command = 1 odkryj, 2 flaga, 0 menu, ? pomoc >
console-cell = Wiersz i kolumna >
console-remaining = Pozostałe miny: { $count }
console-won = Wygrana: wszystkie bezpieczne pola są odkryte. Oto cała plansza.
console-lost = Trafiono na minę: przegrana. Oto cała plansza; X to odkryta mina.
console-unreadable = Nie udało się odczytać tego wiersza. Podaj krótkie polecenie.
console-unknown = Nieznane polecenie. Wpisz ?, aby zobaczyć pomoc.
console-surplus = Po tym poleceniu nie podaje się nic więcej.
console-not-a-cell = Podaj pole jako dwie liczby całkowite: wiersz i kolumnę, na przykład 3 4.
console-outside = Nie ma takiego pola. Wiersze są od 1 do { $rows }, a kolumny od 1 do { $cols }.
console-already-open = To pole jest już odkryte.
console-flagged = Na tym polu jest flaga. Usuń ją przed odkryciem pola.
console-no-flag = Na tym polu nie ma flagi.
console-mark-open = To pole jest odkryte, więc nie można postawić flagi.
console-chord-refused = Flagi wokół nie zgadzają się z liczbą, więc nic nie odkryto.
console-chord-covered = Akord jest możliwy tylko na odkrytej liczbie.
console-chord-done = Wokół tej liczby nie ma już nic do odkrycia.
console-hint-do = Aby je odkryć: o { $row } { $col }
console-hint-flagged = Stoi na nim flaga. Aby ją usunąć: u { $row } { $col }
console-help-open = odkryj pole w wierszu 3, kolumnie 4
console-help-mark = oznacz je flagą lub usuń flagę
console-help-unmark = usuń flagę
console-help-chord = akord: odkryj wszystkie pola wokół liczby, jeśli flagi się z nią zgadzają
console-help-hint = pokaż bezpieczne pole i uzasadnienie
console-help-look = pokaż planszę jeszcze raz
console-help-leave = poddaj się i wróć do menu
console-next = Następne pole: { $at }, szacowane ryzyko { $chance }%.

## Hints

hint-any-first = Pierwsze kliknięcie zawsze jest bezpieczne. Odkryj dowolne pole.
hint-none = Nic więcej nie da się wywnioskować.
hint-guess = Najlepszy wybór to { $rated }: żadne pole nie jest na pewno bezpieczne.
contradiction-mines = Min ({ $mines }) jest więcej niż zakrytych pól ({ $covered }).
contradiction-high = Za mało zakrytych pól wokół: { $cells }.
contradiction-together = Te liczby są ze sobą sprzeczne: { $cells }.
contradiction-count = Przy { $mines ->
        [one] 1 minie
       *[other] { $mines } minach
    } te liczby nie mogą być wszystkie poprawne: { $cells }.
hint-guess-risk = { $cell }, ryzyko { $chance }%
hint-guess-win-about = { $cell }, ryzyko { $chance }%, szansa wygranej około { $win }%
hint-guess-win-exact = { $cell }, ryzyko { $chance }%, szansa wygranej { $win }%
hint-guess-ring = pole z obwódką
hint-guess-dashed = pole z przerywaną obwódką
hint-guess-hopeless = Tego 50/50 nic już nie rozstrzygnie, więc nie warto czekać.
hint-guess-last = Jeśli jest bezpieczne, nie trzeba już będzie zgadywać.
hint-guess-leads-on-surely = Jeśli jest bezpieczne, na pewno prowadzi do kolejnego bezpiecznego pola.
hint-guess-leads-on = Jeśli jest bezpieczne, prawdopodobnie prowadzi do kolejnego bezpiecznego pola ({ $chance }%).
hint-guess-may-lead-on = Jeśli jest bezpieczne, może prowadzić do kolejnego bezpiecznego pola ({ $chance }%).
hint-guess-leads-nowhere = Nawet jeśli jest bezpieczne, raczej nie prowadzi do kolejnego bezpiecznego pola ({ $chance }%).
hint-guess-settles = Pozwala uniknąć 50/50 lub je rozstrzygnąć.
hint-guess-settles-leads-on = Pozwala uniknąć 50/50 lub je rozstrzygnąć i prawdopodobnie prowadzi do bezpiecznego pola ({ $chance }%).
hint-guess-safer = Inne pole ma tylko { $safest }% ryzyka, ale mniej odsłania.
hint-guess-next = Drugi wybór: { $first }.
hint-guess-next-two = Drugi wybór: { $first }; trzeci: { $second }.

## The command line: help. See src/cli/help_texts.rs for how the keys are found.

cli-about = Saper na komputer.
cli-usage = Użycie:
cli-usage-options = [OPCJE]
cli-commands = Polecenia:
cli-arguments = Argumenty:
cli-options = Opcje:
cli-default = domyślnie:
cli-possible = możliwe wartości:
cli-man-name = NAZWA
cli-man-synopsis = SKŁADNIA
cli-man-description = OPIS
cli-man-version = WERSJA
cli-command-analyze = Wypisuje dla pozycji dokładne ryzyko, najlepszy ruch i jego uzasadnienie
cli-command-autoplay = Każe solverowi rozegrać wiele gier i wypisuje odsetek wygranych
cli-command-console = Gra w terminalu
cli-command-generate = Tworzy plansze, ze zgadywaniem lub bez
cli-command-practice = Wypisuje pozycje do rozwiązania, z odpowiedziami i uzasadnieniem
cli-command-replay = Wypisuje liczniki i szczęście nagranych gier
cli-command-scores = Wypisuje rekordy
cli-command-help = Wypisuje tę pomoc lub pomoc polecenia
cli-value-code = KOD
cli-value-command = POLECENIE
cli-value-date = DATA
cli-value-file = PLIK
cli-value-first = REGUŁA
cli-value-k = K
cli-value-kind = RODZAJ
cli-value-lang = JĘZYK
cli-value-level = POZIOM
cli-value-ms = MS
cli-value-n = N
cli-value-row-col = WIERSZ,KOLUMNA
cli-value-seed = ZIARNO
cli-value-seconds = SEKUNDY
cli-value-strategy = STRATEGIA
cli-value-style = STYL
cli-value-t = T
cli-value-task = ZADANIE
cli-value-theme = MOTYW
cli-help = Wypisuje pomoc
cli-version = Wypisuje wersję
cli-lang = Język wszystkich tekstów: en, zh-CN, zh-TW, ja, ko, de, fr, es, pt-BR, it, ru, uk, pl [domyślnie: język systemu; w oknie – język z ustawień]
cli-level = Poziom gry
cli-rows = Liczba wierszy własnej planszy, od 1 do 256 (w terminalu do 99)
cli-cols = Liczba kolumn własnej planszy, od 1 do 256 (w terminalu do 99)
cli-mines = Liczba min własnej planszy, od 0 do liczby pól minus 1
cli-seed = Rozmieszcza miny według tego ziarna, aby można było znów zagrać na tych samych planszach; takie gry nie liczą się do rekordów
cli-window-style = Styl gry
cli-window-board = Gra na planszy o tym kodzie; takie gry nie liczą się do rekordów
cli-window-no_guess = Gra na planszach bez zgadywania; takie gry nie liczą się do rekordów
cli-window-announce = Wypisuje wiersz o każdym zdarzeniu, dla czytników ekranu
cli-window-replay = Odtwarza nagraną grę (RAWVF, AVF, MVF, RMV, EVF)
cli-window-position = Otwiera w warsztacie pozycję lub planszę z tego pliku
cli-console-auto = Pokazuje, jak jedną grę rozgrywa algorytm z 2010 r.; w terminalu potem pojawia się menu
cli-console-delay = Milisekundy między ruchami algorytmu, od 0 do 10000 [domyślnie: 80 w terminalu, poza nim 0]
cli-console-scores = Pokazuje obok planszy ocenę każdego pola przez algorytm: prawdopodobieństwo miny w procentach
cli-analyze-file = Pozycja [domyślnie: standardowe wejście]: wiersz „mines N”, potem po jednym wierszu na rząd, gdzie „.” lub „#” to zakryte pole, cyfra to odkryte pole, a „F” to flaga; albo tablica pozycji JSON; albo tekst, który czyta warsztat (kody plansz, linki, rysunki z forów)
cli-analyze-json = Wypisuje JSON, po jednym obiekcie w wierszu; wiersze i kolumny liczą się od 0, w uzasadnieniu od 1
cli-analyze-repeat = Oblicza ryzyko N razy i wypisuje medianę czasu w mikrosekundach
cli-autoplay-games = Liczba gier
cli-autoplay-boards = Gra na planszach z tego pliku, w formacie, który wypisuje „sapper generate”
cli-autoplay-first = Ochrona pierwszego pola
cli-first-safe = nigdy nie jest miną; gra zaczyna się w rogu
cli-first-opening = odkrywa obszar 3×3, gdy jest miejsce; gra zaczyna się w wierszu 4, kolumnie 4
cli-first-none = może być miną; gra zaczyna się w rogu
cli-autoplay-strategy = Strategia solvera
cli-strategy-exact = porównuje możliwe wybory, grając dalej, do 50 ms na ruch
cli-strategy-fast = patrzy o jedno zgadywanie naprzód, z pełną szybkością
cli-strategy-deep = jak exact, ale na każde zgadywanie tyle czasu, ile daje --think
cli-strategy-heuristic = algorytm z 2010 r.
cli-autoplay-think = Milisekundy na każde zgadywanie w „deep”
cli-autoplay-threads = Liczba wątków [domyślnie: liczba procesorów]
cli-autoplay-seed = Ziarno pierwszej gry; z każdą następną rośnie o 1 [domyślnie: losowe, wypisywane]
cli-autoplay-results = Zapisuje wyniki do tego pliku, po jednej grze w wierszu, w kolejności: 1 to wygrana, 0 to przegrana
cli-autoplay-json = Wypisuje jeden obiekt JSON
cli-generate-no_guess = Tworzy plansze, na których po pierwszym kliknięciu nie trzeba zgadywać
cli-generate-first = Pole odkrywane jako pierwsze, liczone od 0; pola wokół niego są wolne, gdy jest miejsce [domyślnie: 3,3 lub środek mniejszej planszy]
cli-generate-count = Liczba plansz
cli-generate-seed = Ziarno pierwszej planszy; z każdą następną rośnie o 1 [domyślnie: losowe, wypisywane]
cli-generate-daily = Wypisuje plansze dnia z podanej daty, na przykład 2026-11-23, wraz z kodami [domyślnie: dzisiaj, w UTC]
cli-generate-json = Wypisuje jedną tablicę JSON; z --daily jeden obiekt
cli-practice-task = Co zrobić w każdej pozycji [domyślnie: safe; guess, gdy rodzaj to odds]
cli-task-safe = znaleźć bezpieczne pole
cli-task-mines = znaleźć wszystkie pewne miny bez flag
cli-task-guess = żadne pole nie jest na pewno bezpieczne: znaleźć to o najmniejszym ryzyku
cli-practice-kind = Jakiego rozumowania wymaga zadanie; prostsze nie wystarcza [domyślnie: single; odds, gdy zadanie to guess]
cli-kind-single = jedna liczba naraz
cli-kind-pair = dwie liczby razem
cli-kind-numbers = trzy lub więcej liczb razem
cli-kind-count = także liczba pozostałych min
cli-kind-odds = nic nie jest pewne; tylko dla guess
cli-practice-size = Poziom gier, z których pochodzą pozycje
cli-practice-count = Liczba pozycji
cli-practice-seed = Ziarno pierwszej pozycji; z każdą następną rośnie o 1 [domyślnie: losowe, wypisywane]
cli-practice-json = Wypisuje jedną tablicę JSON, którą czyta „sapper analyze”
cli-replay-files = Nagrania (RAWVF, AVF, MVF, RMV, EVF) lub foldery z nimi
cli-replay-csv = Wypisuje tabelę wartości oddzielonych przecinkami, bez szczęścia
cli-replay-export = Zapisuje nagrania w tym formacie, zamiast wypisywać liczniki
cli-replay-output = Plik do zapisania lub folder dla kilku nagrań [domyślnie: standardowe wyjście]
cli-replay-from = Moment nagrania, od którego zaczyna się GIF [domyślnie: początek]
cli-replay-to = Moment nagrania, na którym GIF się kończy [domyślnie: koniec]
cli-replay-no_pointer = GIF bez wskaźnika i naciskanych pól
cli-replay-odds = GIF z ryzykiem zakrytych pól
cli-replay-no_clock = GIF bez pozostałych min i czasu
cli-replay-cell = Bok pola w GIF-ie, w pikselach; na bardzo dużych planszach mniejszy [domyślnie: 24]
cli-replay-theme = Kolory GIF-a
cli-value-format = FORMAT
cli-replay-json = Wypisuje po jednym obiekcie JSON w wierszu
cli-scores-statistics = Zamiast rekordów wypisuje ogólne statystyki według poziomu i stylu
cli-scores-csv = Zamiast rekordów wypisuje każdą grę jako wartości oddzielone przecinkami
cli-decimal_comma = Oddziela pola znakiem „;” i używa przecinka dziesiętnego
cli-scores-json = Wypisuje jeden dokument JSON
cli-scores-by = Wypisuje najlepsze gry według tego licznika, z dziennika gier
cli-scores-flags = Tylko gry bez ani jednej flagi (none) albo z flagami (some)
cli-scores-sessions = Zamiast rekordów wypisuje sesje: przerwa dłuższa niż 30 minut zaczyna nową
cli-value-counter = LICZNIK
cli-value-flags = FLAGI
cli-help-command = Polecenie do opisania

## The command line: usage errors

cli-wrong = Nie udało się zrozumieć wiersza polecenia. Zobacz „{ $help }”.
cli-wrong-option = Nieznana opcja „{ $argument }”. Zobacz „{ $help }”.
cli-wrong-option-meant = Nieznana opcja „{ $argument }”. Może chodziło o „{ $meant }”?
cli-wrong-command = Nieznane polecenie „{ $word }”. Zobacz „{ $help }”.
cli-wrong-command-meant = Nieznane polecenie „{ $word }”. Może chodziło o „{ $meant }”?
cli-wrong-word = Nieoczekiwany argument „{ $word }”. Zobacz „{ $help }”.
cli-wrong-before = „{ $argument }” to opcja okna, a „{ $command }” nie otwiera okna. Jeśli „{ $command }” też ma tę opcję, podaj ją po poleceniu.
cli-wrong-no-value = „{ $argument }” wymaga wartości.
cli-wrong-surplus = „{ $argument }” nie przyjmuje wartości, a podano „{ $value }”.
cli-wrong-twice = „{ $argument }” można podać tylko raz.
cli-wrong-conflict = „{ $argument }” nie może wystąpić razem z { $others }.
cli-wrong-missing = Brakuje: { $missing }.
cli-wrong-no-text = „{ $word }” nie jest poprawnym UTF-8.
cli-wrong-value = „{ $value }” nie jest poprawną wartością dla „{ $argument }”: { $why }.
cli-wrong-value-meant = może chodziło o „{ $meant }”
cli-wrong-value-known = poprawne wartości to { $known }
cli-wrong-value-unknown = nie udało się jej zrozumieć
cli-wrong-number = musi to być liczba całkowita od { $min } do { $max }
cli-wrong-cell = musi to być wiersz i kolumna, liczone od 0, na przykład 3,3
cli-wrong-day = musi to być data, na przykład 2026-11-23
cli-wrong-seconds = musi to być liczba sekund, na przykład 12.5
cli-wrong-board = Nie ma takiej planszy: { $why }.

## The command line: results

cli-standard-input = Standardowe wejście
cli-source-wrong = { $source } nie nadaje się do użycia: { $why }.
why-large-picture = obraz ma ponad { $most } megapikseli
cli-too-large = rozmiar przekracza { $limit } MiB
cli-unprinted = Nie udało się wypisać wyniku: { $why }.
cli-output-closed = Standardowe wyjście jest zamknięte, więc nie można wypisać wyniku.
replay-export-folder = Do eksportu kilku nagrań potrzebny jest folder: podaj --output FOLDER.
evf-refused-size = EVF mieści plansze do 255 × 255 pól.
evf-refused-marks = EVF nie zna pytajników, a w tej grze są.
evf-refused-rules = W tej grze obowiązywały zasady, których EVF nie potrafi opisać.
gif-only-gif = --from, --to, --no-pointer, --odds, --no-clock, --cell i --theme wymagają --export gif.
cli-unwritten = Nie udało się zapisać pliku „{ $file }”: { $why }.
cli-terminal-broken = Nie udało się użyć terminala: { $why }.
scores-empty = Nie ma jeszcze rekordów. Wygraj na poziomie Początkujący, Średni lub Ekspert, a rekord pojawi się tutaj.
scores-no-games = Nie ma jeszcze ukończonych gier.
scores-table = { $level }, { $style }
scores-time = Czas (s)
scores-date = Data (UTC)
replay-format = Format
replay-program = Program
replay-player = Gracz
replay-date = Data
replay-result = Wynik
replay-unfinished = nieukończona
counter-solved = Odkryte 3BV
replay-guesses = Zgadywania
replay-luck = Szczęście
# At most six characters: a column of a table.
analyze-safe = pewne
analyze-mine = mina
analyze-layouts =
    Możliwe układy { $mines ->
        [one] 1 miny
        [many] { $mines } min
       *[other] { $mines } min
    }: { $layouts }
analyze-too-wide = Pozycja jest za duża, aby policzyć wszystkie możliwe układy min.
analyze-estimated = Procenty są szacunkowe; pola z napisem „pewne” lub „mina” są ustalone na pewno.
analyze-guessed = Tekst nie mówi, ile jest min; { $mines } to przypuszczenie.
analyze-starts = Pola startowe bez zgadywania
analyze-best-start = Najlepsze pole startowe
analyze-no-start = brak
analyze-best = Najlepszy ruch: { $place } ({ $chance })
analyze-time = Ryzyko obliczono w { $micros } µs (mediana)
analyze-no-json = to nie jest tablica pozycji JSON: { $why }
analyze-position = pozycja { $number }: { $why }
analyze-measures = jej plansza nie ma { $rows } × { $cols } pól, jak w niej podano
autoplay-left = zostało { $time }
autoplay-strategy = Strategia
autoplay-games = Gry
autoplay-wins = Wygrane
autoplay-win-rate = Odsetek wygranych
autoplay-rate = { $rate }% (przedział ufności 95%: od { $low }% do { $high }%)
autoplay-guesses = Zgadywania na grę
autoplay-time = Czas
autoplay-speed = Gry na sekundę
autoplay-worst = Najwolniejszy ruch
autoplay-milliseconds = { $ms } ms
autoplay-hurried = Przerwane ruchy
autoplay-hurried-why = { $count } (z powodu limitu czasu; kolejne uruchomienie może dać inny wynik)
autoplay-seed = Ziarno
generate-seed = ziarno { $seed }
generate-seed-moved = ziarno { $seed }, miny przesunięte
generate-none = Nie ma takich plansz: { $why }.
generate-given-up =
    Nie znaleziono planszy { $rows } × { $cols } z { $mines ->
        [one] 1 miną
        [many] { $mines } minami
       *[other] { $mines } minami
    }, na której nie trzeba zgadywać (czas: { $seconds } s, próby: { $tried }). Spróbuj z mniejszą liczbą min lub mniejszą planszą.
practice-position = { $number }. { $task ->
        [mines] Znajdź wszystkie pewne miny bez flag
        [guess] Żadne pole nie jest na pewno bezpieczne: znajdź to o najmniejszym ryzyku
       *[safe] Znajdź bezpieczne pole
    } ({ $kind }, ziarno { $seed })
practice-answers = { $task ->
        [mines] Miny
        [guess] Najmniejsze ryzyko
       *[safe] Bezpieczne pola
    }: { $cells }
practice-wrong-kind = Zadanie „guess” i rodzaj „odds” pasują tylko do siebie nawzajem.
practice-none = Nie znaleziono takiej pozycji dla ziarna { $seed }. Spróbuj innego ziarna.
boards-none = nie zawiera plansz
boards-head = oczekiwano nagłówka „# rows cols mines first_row first_col rule count seed”, gdzie rule to safe, zero lub none
boards-outside = pierwsze pole leży poza planszą; jego wiersz i kolumna liczą się od 0
boards-length = pól jest { $found }: to ani wiersz ({ $cols }), ani plansza ({ $cells })
boards-sign = kolumna { $column }: „{ $sign }” to ani mina „*”, ani wolne pole „.”
boards-mines = liczba min to { $found }, a w nagłówku podano { $expected }
boards-rule = pierwsze pole tej planszy łamie regułę „{ $rule }” z nagłówka
boards-count = liczba plansz to { $found }, a w ich nagłówku podano { $expected }

## Invalid input

fault-at = wiersz { $line }: { $why }
fault-rows = plansza może mieć od 1 do { $max } wierszy, a nie { $given }
fault-cols = plansza może mieć od 1 do { $max } kolumn, a nie { $given }
fault-mines =
    na planszy { $rows } × { $cols } { $max ->
        [one] zmieści się najwyżej 1 mina
        [few] zmieszczą się najwyżej { $max } miny
        [many] zmieści się najwyżej { $max } min
       *[other] zmieszczą się najwyżej { $max } miny
    }, a podano { $given }
fault-unplayable = na tej planszy nie można grać: { $why }
fault-code-empty = brakuje kodu planszy
fault-code-sign = kod planszy nie może zawierać „{ $sign }”
fault-code-version = ten kod utworzyła nowsza wersja programu Sapper
fault-code-sum = kod planszy jest niepełny lub ma błędny znak
fault-position-empty = pozycja jest pusta; oczekiwano wiersza „mines N” i wierszy planszy
fault-position-mines = przed wierszami planszy oczekiwano „mines” i liczby, a nie „{ $text }”
fault-position-rows = pod wierszem „mines { $mines }” nie ma wierszy planszy
fault-position-sign = wiersz { $line }, kolumna { $column }: „{ $sign }” nie jest polem („.” lub „#” zakryte, od 0 do 8 odkryte, „F” z flagą)
fault-position-ragged = wiersz ma długość { $found }, a pierwszy { $expected }
fault-text-unknown = Sapper nie rozpoznaje tu ani pozycji, ani planszy
fault-text-link = link nie zawiera planszy; skopiuj samą planszę lub jej pozycję
fault-text-sign = wiersz { $line }, kolumna { $column }: „{ $sign }” nie jest polem
fault-text-row = wiersz ma długość { $found }, a powinien mieć { $expected }
fault-text-rows = jest tylko część wierszy: { $found } z { $expected }
fault-text-broken = plansza w linku jest niepełna lub ma błędny znak
fault-view = za dużo min: { $mines }, a pól jest { $cells }
fault-no-layout = żaden układ min nie pasuje do tej pozycji
fault-no-guess =
    nie znaleziono planszy { $rows } × { $cols } z { $mines ->
        [one] 1 miną
        [many] { $mines } minami
       *[other] { $mines } minami
    }, na której nie trzeba zgadywać (próby: { $tried })
fault-no-guess-full = na planszy pełnej min nie ma od czego zacząć
fault-no-guess-outside = pierwsze pole leży poza planszą
fault-no-guess-given-up = przerwano szukanie planszy bez zgadywania (próby: { $tried })
fault-recording-long-line =
    { $max ->
        [one] wiersz jest dłuższy niż 1 bajt
        [few] wiersz jest dłuższy niż { $max } bajty
        [many] wiersz jest dłuższy niż { $max } bajtów
       *[other] wiersz jest dłuższy niż { $max } bajty
    }
fault-recording-endless = nagranie jest większe niż { $max } MiB
fault-recording-stray = „{ $text }” to ani nagłówek, ani wiersz planszy, ani zdarzenie
fault-recording-value = „{ $value }” nie jest poprawną wartością dla „{ $header }”
fault-recording-unsupported = nagrań gier typu { $text } nie można odtworzyć
fault-recording-no-board = brakuje planszy: przed zdarzeniami musi być wiersz „Board:” i wiersze z * i 0
fault-recording-second-board = tu zaczyna się druga plansza
fault-recording-row = wiersz planszy może zawierać tylko * i 0, a nie „{ $text }”
fault-recording-row-width = liczba pól w wierszu to { $given }, a nie { $width }
fault-recording-cols = liczba kolumn w nagłówku to { $header }, a na planszy { $board }
fault-recording-rows = liczba wierszy w nagłówku to { $header }, a na planszy { $board }
fault-recording-mines = liczba min w nagłówku to { $header }, a na planszy { $board }
fault-recording-event = „{ $text }” nie jest poprawnym zdarzeniem
fault-recording-time = „{ $text }” nie jest poprawnym czasem
fault-recording-long-time = „{ $text }” to więcej niż 24 dni
fault-recording-backwards = czas się cofa, z { $from } na { $to }
fault-recording-place = „{ $text }” nie jest poprawnym położeniem
fault-recording-no-place = zdarzenie nie ma położenia
fault-recording-off-board = kolumna { $col }, wiersz { $row } leży poza planszą (kolumny: { $cols }, wiersze: { $rows })
fault-recording-far = położenie { $x }, { $y } (w pikselach) jest za daleko od planszy
fault-recording-unknown = to nie jest nagranie w formacie, który Sapper odczytuje
fault-no-recordings = folder nie zawiera nagrań
fault-more-games = kolejne uszkodzone lub nieczytelne nagrania: { $count }
fault-recording-damaged = plik jest uszkodzony przy bajcie { $offset }, gdzie powinno być: { $expected }
expected-bytes = { $count ->
        [one] jeszcze jeden bajt
        [few] jeszcze { $count } bajty
        [many] jeszcze { $count } bajtów
       *[other] jeszcze { $count } bajty
    }
expected-last-bytes =
    { $count ->
        [one] ostatni bajt
        [few] ostatnie { $count } bajty
        [many] ostatnie { $count } bajtów
       *[other] ostatnie { $count } bajty
    }
expected-version = znana wersja formatu
expected-board-size = plansza od 1 do 256 wierszy i kolumn
expected-cell-side = bok pola w pikselach
expected-cell = pole planszy
expected-mine = pole planszy jeszcze bez miny
expected-mine-count = liczba min, która zostawia wolne pole
expected-mines = { $count ->
        [one] dokładnie jedna mina
        [few] dokładnie { $count } miny
        [many] dokładnie { $count } min
       *[other] dokładnie { $count } miny
    }
expected-event-kind = znany rodzaj zdarzenia
expected-later-time = czas nie wcześniejszy niż poprzedniego zdarzenia
expected-more-events = kolejne zdarzenie
expected-hundredths = setne części sekundy
expected-year = rok od 2005 do 2008
expected-level = numer poziomu
expected-question-marks = kod pytajników
expected-info-text = tekst w nawiasach
expected-checksum = prawidłowa suma kontrolna
expected-time-in-range = czas najwyżej 24 dni
expected-position = położenie w pobliżu planszy
fault-recording-empty = nagranie kończy się, zanim zwolniono jakikolwiek przycisk

## What --announce prints

announce-place = wiersz { $row }, kolumna { $col }
announce-place-column-first = kolumna { $col }, wiersz { $row }
announce-row = wiersz { $row }
announce-col = kolumna { $col }
announce-new =
    Nowa plansza: { $level }, wiersze: { $rows }, kolumny: { $cols }, { $mines ->
        [one] 1 mina
        [few] { $mines } miny
        [many] { $mines } min
       *[other] { $mines } miny
    }.
announce-new-scattered = Nowa plansza: { $level }, wiersze: { $rows }, kolumny: { $cols }.
announce-cell = { $place }: { $what }
announce-board = Plansza
announce-board-size =
    pola: { $rows } × { $cols }, { $mines ->
        [0] { "" }
        [one] 1 mina,{ " " }
        [few] { $mines } miny,{ " " }
        [many] { $mines } min,{ " " }
       *[other] { $mines } miny,{ " " }
    }{ $flags ->
        [one] 1 flaga
        [few] { $flags } flagi
        [many] { $flags } flag
       *[other] { $flags } flagi
    }
announce-board-part = { $all }; widoczne wiersze od { $top } do { $bottom }, kolumny od { $left } do { $right }
announce-covered = { $count ->
   *[other] zakryte
}
announce-flag = flaga
announce-question = pytajnik
announce-number = liczba { $number }
announce-empty = { $count ->
   *[other] puste
}
announce-mine = mina
announce-hit = trafiona mina
announce-wrong-flag = błędna flaga
announce-hidden = ukryte podczas pauzy
announce-noted = { $cell }, { $note }
announce-start = zacznij tutaj
announce-ring-safe = bezpieczne
announce-ring-best = najlepszy wybór
announce-ring-reason = część uzasadnienia
announce-ring-wrong = błędne
announce-begin = Start: { $place }, pole bezpieczne.
announce-opened-one = { $place }: odkryte, { $what }
announce-opened =
    { $place }: { $count ->
        [one] odkryto 1 pole
        [few] odkryto { $count } pola
        [many] odkryto { $count } pól
       *[other] odkryto { $count } pola
    }
announce-chorded =
    { $place }: wokół odkryto { $count ->
        [one] 1 pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    }
announce-flagged = { $place }: postawiono flagę, pozostałe miny: { $left }
announce-questioned = { $place }: pytajnik
announce-unmarked = { $place }: usunięto oznaczenie
announce-refused-chord = { $place }: nie odkryto, flagi nie zgadzają się z liczbą
announce-refused-flag = { $place }: nie odkryto, jest na nim flaga
announce-nothing = { $place }: { $what }, nic do zrobienia
announce-lost = { $place }: mina. Przegrana po { $time }.
announce-lost-flags = { $place }: mina obok nie ma flagi. Przegrana po { $time }.
announce-paused = Pauza po { $time }.
announce-resumed = Gra wznowiona.
announce-no-pause = Nie ma czego wstrzymać.
announce-on = { $name }: włączono
announce-off = { $name }: wyłączono
announce-value = { $name }: { $value }
announce-closed = Zamknięto: { $name }
announce-recording = Nagranie

## Reading the board

help-reading = Odczytywanie planszy
read-here = Gdzie jest kursor
read-neighbours = Co jest wokół pola
read-left = Co zostało wokół liczby
read-row = Odczytaj wiersz
read-column = Odczytaj kolumnę
read-status = Czas, pozostałe miny, odkryta część
read-opened = Co odkrył ostatni ruch
read-again = Powtórz
read-next-covered = Następne zakryte pole obok liczby
read-previous-covered = Poprzednie zakryte pole obok liczby
read-next-number = Następna liczba, której brakuje flag
read-previous-number = Poprzednia liczba, której brakuje flag
read-go-to = Idź do pola
read-above-left = powyżej po lewej
read-above = powyżej
read-above-right = powyżej po prawej
read-right = po prawej
read-below-right = poniżej po prawej
read-below = poniżej
read-below-left = poniżej po lewej
read-left-of = po lewej
read-next = { $list }; { $next }
read-span = od { $first } do { $last }
read-flags = flagi: { $count }
read-around = { $what }: { $flags }, zakryte: { $covered }
read-mines-left = pozostałe miny: { $count }
read-share = odkryto { $share }
read-count = odkryte pola: { $count }
read-nothing-opened = Nic nie odkryto.
read-none = Nie ma więcej.
read-nothing-said = Nie ma czego powtórzyć.
read-begin = To jest początek.
read-end = To jest koniec.
read-edge = Brzeg planszy.
read-no-board = Tu nie ma planszy.
go-to-how = „{ $numbers }” lub „D2” to { $place }.
go-to-none = Nie ma takiego pola. Ostatnie to { $place }.
go-to-accept = Idź

## Workbench

bench = Warsztat
bench-tip = Ułóż pozycję lub planszę i zobacz ryzyko
bench-position = Pozycja
bench-board = Plansza
bench-covered = Zakryte
bench-flag = Flaga
bench-first = Wklej zrzut ekranu dowolnego Sapera albo maluj liczby.
bench-offer = Utknąłeś na innej planszy? Wklej jej zrzut ekranu
bench-board-how = Kliknij pole, aby położyć lub usunąć minę.
bench-size = Rozmiar i miny
bench-mines-guessed = { $mines } to przypuszczenie.
undo = Cofnij
redo = Ponów
bench-no-undo = Nie ma czego cofnąć.
bench-no-redo = Nie ma czego ponowić.
bench-thinking = Obliczanie…
bench-safe-cells =
    { $count ->
        [one] 1 pole jest bezpieczne
        [few] { $count } pola są bezpieczne
       *[many] { $count } pól jest bezpiecznych
    }
bench-best-guess = Najlepszy wybór: ryzyko { $chance }%
bench-layouts = Możliwe układy
bench-certain-mines = Pewne miny
bench-left = Pozostało min
bench-too-many = Za dużo, by policzyć
bench-power = { $mantissa } × 10^{ $exponent }
bench-starts =
    Ta plansza nie wymaga zgadywania. { $count ->
        [one] Ma jedno pole startowe: { $place }.
        [few] Ma { $count } pola startowe; { $place } odkrywa najwięcej.
       *[many] Ma { $count } pól startowych; { $place } odkrywa najwięcej.
    }
bench-no-start = Ta plansza wymaga zgadywania, gdziekolwiek zaczniesz.
bench-overflagged =
    { $count ->
        [one] Wokół pola { $cells } jest więcej flag, niż pozwala liczba { $number }.
       *[other] Wokół pól { $cells } jest więcej flag, niż pozwalają te liczby.
    }
bench-play = Graj
bench-practise = Jako zadanie
bench-why = Dlaczego?
bench-open = Otwórz plik…
bench-paste = Wklej
bench-clear = Wyczyść
bench-copy = Kopiuj
bench-format = Kopiuj jako
bench-as-text = Tekst
bench-as-code = Kod planszy
bench-as-drawing = Rysunek na forum
bench-as-js = Link do JSMinesweeper
bench-as-link = Link do planszy
bench-copied = Skopiowano.
bench-not-copied = W tej postaci nie da się tego skopiować.
bench-guessed = Tekst nie mówi, ile jest min: { $mines } to przypuszczenie.
bench-left-out = Poza planszą: { $text }.
bench-picture =
    Odczytano { $rows } × { $cols } pól. { $doubtful ->
        [0] Sprawdź liczbę min: { $mines } to przypuszczenie.
        [one] Sprawdź pole z żółtą obwódką i liczbę min: { $mines } to przypuszczenie.
       *[other] Sprawdź pola z żółtą obwódką ({ $doubtful }) i liczbę min: { $mines } to przypuszczenie.
    }
bench-picture-at = Odczytano { $rows } × { $cols } pól. Sprawdź pola ({ $cells }) i liczbę min: { $mines } to przypuszczenie.
bench-no-picture = W schowku nie ma planszy ani jako tekstu, ani jako obrazu.
bench-unreadable = Nie odczytano planszy: { $why }.
bench-no-puzzle = Z tego nie będzie zadania: nie ma nic do odgadnięcia.
bench-no-game = Nie ma tu w co grać: żaden układ nie pasuje albo wszystko jest już odkryte.
bench-save = Zapisz pozycję
bench-saved = Zapisano: { $file }
bench-not-saved = Nie udało się zapisać { $file }: { $why }

machine = Informacje o systemie
machine-measure = Mierz opóźnienie podczas gry
machine-about = Ile czasu mija w programie Sapper od naciśnięcia do gotowej klatki, bez opóźnień myszy, pulpitu i ekranu.
machine-move = Mierz płynność
machine-copy = Kopiuj
machine-on = wł.
machine-off = wył.
machine-none = jeszcze nie zmierzono
machine-spread = mediana { $median } ms, 95% do { $most } ms, najgorzej { $worst } ms (ostatnie: { $count })
machine-frame-spread = mediana { $median } ms, 95% do { $most } ms, najgorzej { $worst } ms; ponad 25 ms: { $late } z { $count }
machine-version = Wersja
machine-window = Okno, skala
machine-cells = Plansza, pole
machine-language = Język
machine-reader = Czytnik ekranu
machine-sound = Dźwięk
machine-presses = Opóźnienie reakcji
machine-frames = Czas między klatkami

## The counters of one’s choice

counters-choose = Wybierz liczniki
counters-live = Gra
counters-after = Koniec
counters-up = W górę
counters-down = W dół
counters-remove = Usuń
counters-add = Dodaj wzór
counters-name = Nazwa
counters-formula = Wzór
counters-restore = Przywróć domyślne
counters-note = Nazwy: { $names }. Znaki: + − * / ^ ( ), min, max, round, sqrt, ln, log, abs.
formula-empty = Wpisz wzór.
formula-long = Wzór może mieć najwyżej { $max } znaków.
formula-unknown = Nie ma licznika „{ $name }”.
formula-bracket = Brakuje nawiasu.
formula-unclear = Ten wzór jest nieprawidłowy.
