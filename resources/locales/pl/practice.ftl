# Practice and moments of finished games.

entry-wrong = Wpis „{ $entry }” jest pomijany.
menu-learn = Nauka
practice = Trening
practice-kind = Rodzaj rozumowania
# These stand in a list of at most 15 letters or so.
practice-kind-mixed = Wszystkie
practice-kind-missed = Z moich gier
practice-kind-single = Jedna liczba
practice-kind-pair = Dwie liczby
practice-kind-numbers = Trzy lub więcej
practice-kind-count = Liczba min
practice-kind-odds = Ryzyko
practice-size = Rozmiar planszy
practice-time = Limit czasu
practice-time-unlimited = Bez limitu
practice-time-30s = 30 sekund
practice-time-10s = 10 sekund
practice-more = Rozmiar i czas
practice-task-safe = Znajdź bezpieczne pole.
practice-task-mines = Oznacz flagami wszystkie pewne miny.
practice-task-guess = Żadne pole nie jest na pewno bezpieczne: odkryj najbezpieczniejsze.
practice-right-safe = Dobrze!
practice-right-mines = To już wszystkie!
practice-right-guess = Dobrze: to było najbezpieczniejsze pole.
practice-is-mine = Na polu { $cell } jest mina.
practice-is-safe = Pole { $cell } jest bezpieczne.
practice-is-uncertain = O polu { $cell } nic nie wiadomo na pewno.
practice-is-riskier = Jest pole bezpieczniejsze niż { $cell }.
practice-flag-here = Tutaj oznacz miny flagami.
practice-flag-here-text = Prawym przyciskiem, długim naciśnięciem lub klawiszem { $key }.
practice-hint-numbers = { $count ->
    [one] Spójrz na liczbę z obwódką.
   *[other] Spójrz na liczby z obwódką.
}
practice-hint-count = { $count ->
    [one] Spójrz na liczbę z obwódką i policz pozostałe miny.
   *[other] Spójrz na liczby z obwódką i policz pozostałe miny.
}
practice-hint-mines = Policz pozostałe miny.
practice-hint-guess = Jedno z pól z obwódką jest najbezpieczniejsze.
practice-hint-guess-at = Jedno z tych pól jest najbezpieczniejsze: { $cells }.
practice-hint-cost = Podpowiedź: liczy się jako błąd
practice-hint-free = Podpowiedź: za darmo w pierwszym tygodniu
practice-hint-cost-text = Podpowiedź liczy się jako błąd.
practice-hint-free-text = W pierwszym tygodniu podpowiedzi są za darmo.
practice-answer = Odpowiedź
practice-time-up = Czas minął.
practice-time-up-text = Można jeszcze rozwiązać, ale liczy się jako błąd.
practice-repeat = To zadanie wcześniej się nie udało.
practice-rating = Ranking
practice-rating-value = { $value } ± { $deviation }
practice-rating-gain = { $rating } ({ $gain })
practice-placing = Ustalanie poziomu
practice-today = Trafne dziś
practice-goal = Cel treningu
practice-goal-off = Bez celu
practice-goal-5 = 5 dziennie
practice-goal-10 = 10 dziennie
practice-goal-20 = 20 dziennie
practice-goal-today = Cel na dziś
practice-goal-reached = Cel osiągnięty
practice-goal-days =
    { $days ->
        [1] pierwszy dzień
        [few] { $days } dni z rzędu
        [many] { $days } dni z rzędu
       *[other] { $days } dnia z rzędu
    }
practice-due = Do powtórki
practice-figure = { $name }: { $figure }
practice-done = Gotowe
practice-seconds = { $seconds } s
practice-show = Pokaż odpowiedź
practice-next = Następne zadanie
practice-waiting = Szukanie zadania…
practice-not-found = Nie znaleziono takiego zadania.
practice-not-found-text = Wybierz inny rodzaj lub rozmiar.
ratings = Rankingi
ratings-text = Liczy się pierwsza odpowiedź w każdym zadaniu. Gracz z rankingiem 800 rozwiązuje połowę najłatwiejszych; liczba po ± mówi, jak niepewny jest ranking.
ratings-overall = Ogólny
ratings-answers =
    { $count ->
        [one] 1 próba
        [few] { $count } próby
        [many] { $count } prób
       *[other] { $count } próby
    }
ratings-wait = Od drugiego dnia treningu wykres pokazuje, jak zmienia się ranking.
ratings-summary = { $name }: od { $begin } ({ $from }) do { $end } ({ $to })
practice-place = { $at } z { $all }

moments-button = Co mi umknęło?
moment-cells = { $count ->
    [one] to pole
    [few] te { $count } pola
   *[many] te { $count } pól
}
moment-known-mine = { $count ->
    [one] Odkryto { $cells }, choć na pewno była tam mina.
   *[other] Odkryto naraz { $cells }, choć na pewno była wśród nich mina.
}
moment-hit = Odkryto { $cells } i trafiono na minę, choć inne pole na pewno było bezpieczne.
moment-safe-cell = Odkryto { $cells } z ryzykiem { $risk }%, choć inne pole na pewno było bezpieczne.
moment-less-risk = Odkryto { $cells } z ryzykiem { $risk }%. Było pole z ryzykiem tylko { $least }%.
missed = Co Ci umknęło
missed-text =
    Co można było wywnioskować w Twoich grach z { $weeks ->
        [one] ostatniego tygodnia
        [few] ostatnich { $weeks } tygodni
        [many] ostatnich { $weeks } tygodni
       *[other] ostatnich { $weeks } tygodni
    }, tydzień po tygodniu. Na początku jest to, co umykało najczęściej.
missed-none = Jeszcze nic. Po każdej grze Sapper szuka tego, co można było wywnioskować.
missed-count =
    { $count ->
        [one] 1 raz
        [few] { $count } razy
        [many] { $count } razy
       *[other] { $count } razy
    }
missed-practise = Ćwicz to
practise-kind = Ćwicz: { $kind }
missed-practise-all = Ćwicz wszystko
missed-this-week = ten tydzień
