# The daily board.

daily = Plansza dnia
daily-tip = Trzy plansze dziennie, takie same dla wszystkich

## At the beginning and the end of a game

daily-begin = Plansza dnia, { $day }, { $level }. Ta gra się liczy; rozpoczęcie innej oznacza poddanie.
daily-begin-again = Plansza dnia, { $day }, { $level }. Tylko trening: ta plansza była już rozegrana.
daily-begin-past = Plansza dnia, { $day }, { $level }. Tylko trening: ten dzień już minął.
daily-secret = Planszę dnia można skopiować lub zapisać dopiero po zakończeniu gry.
daily-elsewhere = Ta plansza dnia jest rozgrywana w innym oknie.
daily-gone = Nie znaleziono zapisanej gry na tej planszy dnia, więc liczy się jako poddana. Nadal możesz na niej trenować.
daily-result-counts = Plansza dnia, { $day }: liczy się.
daily-result-helped = Plansza dnia, { $day }: liczy się, z pomocą.
daily-result-practice = Plansza dnia, { $day }: tylko trening.

## Before another game gives it up

give-up-title = Poddać grę na planszy dnia?
give-up-question = Gra na planszy dnia ({ $day }, { $level }) nie jest skończona. Jeśli teraz zaczniesz inną, ta będzie uznana za poddaną.
give-up-yes = Poddaj
give-up-no = Graj dalej

## The text to share

daily-copy = Udostępnij wynik
daily-copied = Skopiowano wynik.
daily-share-won = Sapper, plansza dnia { $day } · { $level } · { $time }
daily-share-helped = Sapper, plansza dnia { $day } · { $level } · { $time } z pomocą
daily-share-lost = Sapper, plansza dnia { $day } · { $level } · przegrana, odkryto { $share }
daily-share-given-up = Sapper, plansza dnia { $day } · { $level } · poddana, odkryto { $share }

## A day

daily-today = Dzisiaj, { $day }
daily-next =
    { $hours ->
        [0] Nowe plansze za { $minutes } min
       *[other] Nowe plansze za { $hours } godz. { $minutes } min
    }
daily-open = Jeszcze nierozegrana
daily-missed = Nierozegrana
daily-started = Rozpoczęta
daily-won = Wygrana w { $time }
daily-won-help = Wygrana w { $time } z pomocą
daily-lost = Przegrana, odkryto { $share }
daily-given-up = Poddana, odkryto { $share }
daily-play = Graj
daily-practice = Poza rankingiem
daily-row-button = { $button }: { $level }, { $day }
daily-counts = Na każdym poziomie liczy się tylko pierwsza gra, i to rozpoczęta w dniu tej planszy. Możesz wyjść i wrócić; rozpoczęcie innej gry oznacza poddanie.
daily-past = Plansze z poprzednich dni służą tylko do treningu.

## The streak

daily-streak = Seria
daily-streak-days = { $days } { $days ->
    [one] dzień
    [few] dni
   *[many] dni
} z rzędu
daily-to-play = do gry
daily-longest = Najdłuższa seria
daily-days =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }
daily-streak-open = Wygraj dzisiaj na dowolnej planszy, aby nie przerwać serii.
daily-streak-rule = Dni z rzędu z wygraną bez pomocy.

## The calendar

daily-calendar = Kalendarz
daily-month = { $month ->
    [1] Styczeń
    [2] Luty
    [3] Marzec
    [4] Kwiecień
    [5] Maj
    [6] Czerwiec
    [7] Lipiec
    [8] Sierpień
    [9] Wrzesień
    [10] Październik
    [11] Listopad
   *[12] Grudzień
} { $year }
daily-earlier = Poprzedni miesiąc
daily-later = Następny miesiąc
daily-all-levels = Wszystkie poziomy
daily-level-tip = Pokaż jeden poziom lub najlepszy wynik każdego dnia
daily-weekday =
    { $number ->
        [1] Pn
        [2] Wt
        [3] Śr
        [4] Cz
        [5] Pt
        [6] So
       *[7] Nd
    }
daily-day-won = { $day }: wygrana
daily-day-some = { $day }: częściowo wygrana
daily-day-helped = { $day }: wygrana z pomocą
daily-day-lost = { $day }: przegrana
daily-day-started = { $day }: rozpoczęta
daily-day-given-up = { $day }: poddana
daily-day-missed = { $day }: nierozegrana
daily-legend-won = Wygrana
daily-legend-some = Częściowo wygrana
daily-legend-helped = Z pomocą
daily-legend-lost = Przegrana
daily-legend-given-up = Poddana

## The results

daily-best = Twoje najlepsze czasy
daily-latest = Twoje ostatnie wyniki
daily-none = Nie ma jeszcze wyników.
daily-no-wins = Na tym poziomie nie ma jeszcze wygranych bez pomocy.
daily-won-of = Wygrane: { $won } z { $played }
daily-level = Poziom
daily-result = Wynik
daily-clicks = Kliknięcia
