# Practice and moments of finished games.

entry-wrong = Данные «{ $entry }» не учитываются.
menu-learn = Обучение
practice = Тренировка
practice-kind = Вид рассуждения
# These stand in a list of at most 15 letters or so.
practice-kind-mixed = Все виды
practice-kind-missed = Из моих игр
practice-kind-single = Одно число
practice-kind-pair = Два числа
practice-kind-numbers = Три и больше
practice-kind-count = Число мин
practice-kind-odds = Риски
practice-size = Размер поля
practice-time = Лимит времени
practice-time-unlimited = Без лимита
practice-time-30s = 30 секунд
practice-time-10s = 10 секунд
practice-more = Размер и время
practice-task-safe = Найдите безопасную клетку.
practice-task-mines = Отметьте флажками все клетки, где точно мина.
practice-task-guess = Точно безопасных клеток нет: откройте самую безопасную.
practice-right-safe = Верно!
practice-right-mines = Это все мины!
practice-right-guess = Верно: это самая безопасная клетка.
practice-is-mine = В клетке { $cell } мина.
practice-is-safe = Клетка { $cell } безопасна.
practice-is-uncertain = О клетке { $cell } ничего нельзя сказать точно.
practice-is-riskier = Есть клетка безопаснее, чем { $cell }.
practice-flag-here = Здесь отметьте мины флажками.
practice-flag-here-text = Это делают правым кликом, долгим нажатием или клавишей { $key }.
practice-hint-numbers = { $count ->
    [1] Посмотрите на обведённое число.
   *[other] Посмотрите на обведённые числа.
}
practice-hint-count = { $count ->
    [1] Посмотрите на обведённое число и сосчитайте оставшиеся мины.
   *[other] Посмотрите на обведённые числа и сосчитайте оставшиеся мины.
}
practice-hint-mines = Сосчитайте оставшиеся мины.
practice-hint-guess = Одна из обведённых клеток — самая безопасная.
practice-hint-guess-at = Одна из этих клеток — самая безопасная: { $cells }.
practice-hint-cost = Подсказка: считается ошибкой
practice-hint-free = Подсказка: в первую неделю бесплатно
practice-hint-cost-text = Подсказка считается ошибкой.
practice-hint-free-text = В первую неделю подсказки бесплатны.
practice-answer = Ответ
practice-time-up = Время вышло.
practice-time-up-text = Решить ещё можно, но ошибка уже засчитана.
practice-repeat = Раньше вы эту задачу не решили.
practice-rating = Рейтинг
practice-rating-value = { $value } ± { $deviation }
practice-rating-gain = { $rating } ({ $gain })
practice-placing = Определяем ваш уровень
practice-today = Сегодня верно
practice-goal = Цель на день
practice-goal-off = Без цели
practice-goal-5 = 5 в день
practice-goal-10 = 10 в день
practice-goal-20 = 20 в день
practice-goal-today = Цель на сегодня
practice-goal-reached = Цель достигнута
practice-goal-days =
    { $days ->
        [1] первый день
        [one] { $days } день подряд
        [few] { $days } дня подряд
        [many] { $days } дней подряд
       *[other] { $days } дня подряд
    }
practice-due = Пора повторить
practice-figure = { $name }: { $figure }
practice-done = Готово
practice-seconds = { $seconds } с
practice-show = Показать ответ
practice-next = Следующая задача
practice-waiting = Подбираем задачу…
practice-not-found = Такой задачи не нашлось.
practice-not-found-text = Выберите другой вид или размер.
ratings = Рейтинги
ratings-text = Засчитывается первый ответ в каждой задаче. Игрок с рейтингом 800 решает половину самых лёгких задач; число после ± показывает погрешность рейтинга.
ratings-overall = Общий
ratings-answers =
    { $count ->
        [one] { $count } ответ
        [few] { $count } ответа
        [many] { $count } ответов
       *[other] { $count } ответа
    }
ratings-wait = Со второго дня тренировок график показывает, как меняется ваш рейтинг.
ratings-summary = { $name }: от { $begin } ({ $from }) до { $end } ({ $to })
practice-place = { $at } из { $all }

moments-button = Что я упустил?
moment-cells = { $count ->
    [1] эту клетку
    [one] эту { $count } клетку
    [few] эти { $count } клетки
   *[many] эти { $count } клеток
}
moment-known-mine = { $count ->
    [1] Вы открыли { $cells }, где точно была мина.
   *[other] Вы открыли { $cells } сразу, и среди них точно была мина.
}
moment-hit = Вы открыли { $cells } и подорвались, хотя другая клетка точно была безопасна.
moment-safe-cell = Вы открыли { $cells } с риском { $risk }%, хотя другая клетка точно была безопасна.
moment-less-risk = Вы открыли { $cells } с риском { $risk }%. Была клетка с риском всего { $least }%.
missed = Что вы упустили
missed-text =
    Что можно было вычислить в ваших играх за { $weeks ->
        [one] последнюю { $weeks } неделю
        [few] последние { $weeks } недели
        [many] последние { $weeks } недель
       *[other] последние { $weeks } недели
    }, по неделям. Сначала — то, что вы упускали чаще всего.
missed-none = Пока ничего. После каждой игры Sapper ищет, что вы могли вычислить.
missed-count =
    { $count ->
        [one] { $count } раз
        [few] { $count } раза
        [many] { $count } раз
       *[other] { $count } раза
    }
missed-practise = Тренировать это
practise-kind = Тренировать: { $kind }
missed-practise-all = Тренировать всё
missed-this-week = эта неделя
