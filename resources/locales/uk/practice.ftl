# Practice and moments of finished games.

entry-wrong = Дані «{ $entry }» не враховуються.
menu-learn = Навчання
practice = Тренування
practice-kind = Вид міркування
# These stand in a list of at most 15 letters or so.
practice-kind-mixed = Усі види
practice-kind-missed = З моїх ігор
practice-kind-single = Одне число
practice-kind-pair = Два числа
practice-kind-numbers = Три й більше
practice-kind-count = Кількість мін
practice-kind-odds = Ризики
practice-size = Розмір поля
practice-time = Обмеження часу
practice-time-unlimited = Без обмеження
practice-time-30s = 30 секунд
practice-time-10s = 10 секунд
practice-more = Розмір і час
practice-task-safe = Знайдіть безпечну клітинку.
practice-task-mines = Позначте прапорцями всі клітинки, де точно міна.
practice-task-guess = Точно безпечних клітинок немає: відкрийте найбезпечнішу.
practice-right-safe = Правильно!
practice-right-mines = Це всі міни!
practice-right-guess = Правильно: це найбезпечніша клітинка.
practice-is-mine = У клітинці { $cell } міна.
practice-is-safe = Клітинка { $cell } безпечна.
practice-is-uncertain = Про клітинку { $cell } нічого не можна сказати напевно.
practice-is-riskier = Є клітинка, безпечніша, ніж { $cell }.
practice-flag-here = Тут позначте міни прапорцями.
practice-flag-here-text = Це роблять правою кнопкою, довгим натисканням або клавішею { $key }.
practice-hint-numbers = { $count ->
    [1] Подивіться на обведене число.
   *[other] Подивіться на обведені числа.
}
practice-hint-count = { $count ->
    [1] Подивіться на обведене число й порахуйте міни, що лишилися.
   *[other] Подивіться на обведені числа й порахуйте міни, що лишилися.
}
practice-hint-mines = Порахуйте міни, що лишилися.
practice-hint-guess = Одна з обведених клітинок — найбезпечніша.
practice-hint-guess-at = Одна з цих клітинок — найбезпечніша: { $cells }.
practice-hint-cost = Підказка: вважається помилкою
practice-hint-free = Підказка: поки не вважається помилкою
practice-hint-cost-text = Підказка вважається помилкою.
practice-hint-free-text = Першого тижня підказка — не помилка.
practice-answer = Відповідь
practice-time-up = Час вийшов.
practice-time-up-text = Розв’язати ще можна, але помилку вже зараховано.
practice-repeat = Раніше ви цієї задачі не розв’язали.
practice-rating = Рейтинг
practice-rating-value = { $value } ± { $deviation }
practice-rating-gain = { $rating } ({ $gain })
practice-placing = Визначаємо ваш рівень
practice-today = Сьогодні правильно
practice-goal = Мета тренування
practice-goal-off = Без мети
practice-goal-5 = 5 на день
practice-goal-10 = 10 на день
practice-goal-20 = 20 на день
practice-goal-today = Мета на сьогодні
practice-goal-reached = Мети досягнуто
practice-goal-days =
    { $days ->
        [1] перший день
        [one] { $days } день поспіль
        [few] { $days } дні поспіль
        [many] { $days } днів поспіль
       *[other] { $days } дня поспіль
    }
practice-due = До повторення
practice-figure = { $name }: { $figure }
practice-done = Готово
practice-seconds = { $seconds } с
practice-show = Показати відповідь
practice-next = Наступна задача
practice-waiting = Добираємо задачу…
practice-not-found = Такої задачі не знайдено.
practice-not-found-text = Виберіть інший вид або розмір.
ratings = Рейтинги
ratings-text = Зараховується перша відповідь у кожній задачі. Гравець із рейтингом 800 розв’язує половину найлегших задач; число після ± — похибка рейтингу.
ratings-overall = Загальний
ratings-answers =
    { $count ->
        [one] { $count } відповідь
        [few] { $count } відповіді
        [many] { $count } відповідей
       *[other] { $count } відповіді
    }
ratings-wait = З другого дня тренувань графік показує, як змінюється ваш рейтинг.
ratings-summary = { $name }: від { $begin } ({ $from }) до { $end } ({ $to })
practice-place = { $at } з { $all }

moments-button = Що я пропустив?
moment-cells = { $count ->
    [1] цю клітинку
    [one] цю { $count } клітинку
    [few] ці { $count } клітинки
   *[many] ці { $count } клітинок
}
moment-known-mine = { $count ->
    [1] Ви відкрили { $cells }, де точно була міна.
   *[other] Ви відкрили { $cells } одразу, і серед них точно була міна.
}
moment-hit = Ви відкрили { $cells } і натрапили на міну, хоча інша клітинка точно була безпечна.
moment-safe-cell = Ви відкрили { $cells } з ризиком { $risk }%, хоча інша клітинка точно була безпечна.
moment-less-risk = Ви відкрили { $cells } з ризиком { $risk }%. Була клітинка з ризиком лише { $least }%.
missed = Що ви пропустили
missed-text =
    Що можна було визначити у ваших іграх за { $weeks ->
        [one] останній { $weeks } тиждень
        [few] останні { $weeks } тижні
        [many] останні { $weeks } тижнів
       *[other] останні { $weeks } тижня
    }, по тижнях. Спершу — те, що ви пропускали найчастіше.
missed-none = Ще нічого. Після кожної гри Sapper шукає, що ви могли визначити.
missed-count =
    { $count ->
        [one] { $count } раз
        [few] { $count } рази
        [many] { $count } разів
       *[other] { $count } раза
    }
missed-practise = Тренувати це
practise-kind = Тренувати: { $kind }
missed-practise-all = Тренувати все
missed-this-week = цей тиждень
