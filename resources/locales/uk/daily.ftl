# The daily board.

daily = Поле дня
daily-tip = Три поля щодня, однакові для всіх

## At the beginning and the end of a game

daily-begin = Поле дня, { $day }, { $level }. Ця гра зараховується; почати іншу — означає покинути цю.
daily-begin-again = Поле дня, { $day }, { $level }. Лише тренування: ви вже грали на цьому полі.
daily-begin-past = Поле дня, { $day }, { $level }. Лише тренування: той день уже минув.
daily-secret = Скопіювати або зберегти поле дня можна буде після гри.
daily-elsewhere = На цьому полі дня вже йде гра в іншому вікні.
daily-gone = Збереженої гри на цьому полі дня не знайдено, тому її зараховано як покинуту. Тренуватися на ньому ще можна.
daily-result-counts = Поле дня, { $day }: зараховано.
daily-result-helped = Поле дня, { $day }: зараховано, з допомогою.
daily-result-practice = Поле дня, { $day }: лише тренування.

## Before another game gives it up

give-up-title = Покинути поле дня?
give-up-question = Гру на полі дня ({ $day }, { $level }) не закінчено. Якщо зараз почати іншу, цю буде зараховано як покинуту.
give-up-yes = Покинути
give-up-no = Грати далі

## The text to share

daily-copy = Поділитися
daily-copied = Результат скопійовано.
daily-share-won = Sapper, поле дня { $day } · { $level } · { $time }
daily-share-helped = Sapper, поле дня { $day } · { $level } · { $time } · з допомогою
daily-share-lost = Sapper, поле дня { $day } · { $level } · поразка, розміновано { $share }
daily-share-given-up = Sapper, поле дня { $day } · { $level } · покинуто, розміновано { $share }

## A day

daily-today = Сьогодні, { $day }
daily-next =
    { $hours ->
        [0] Нові поля через { $minutes } хв
       *[other] Нові поля через { $hours } год { $minutes } хв
    }
daily-open = Ще не зіграно
daily-missed = Не зіграно
daily-started = Гру почато
daily-won = Перемога за { $time }
daily-won-help = Перемога з допомогою за { $time }
daily-lost = Поразка, розміновано { $share }
daily-given-up = Покинуто, розміновано { $share }
daily-play = Грати
daily-practice = Поза заліком
daily-row-button = { $button }: { $level }, { $day }
daily-counts = На кожному рівні зараховується лише перша гра, і лише якщо почати її того самого дня. Можна вийти й повернутися; почати іншу гру — означає покинути цю.
daily-past = Поля минулих днів — лише для тренування.

## The streak

daily-streak = Серія
daily-streak-days = { $days } { $days ->
    [one] день
    [few] дні
   *[many] днів
} поспіль
daily-to-play = попереду
daily-longest = Найдовша серія
daily-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дні
        [many] { $days } днів
       *[other] { $days } дня
    }
daily-streak-open = Переможіть сьогодні хоча б на одному полі, щоб продовжити серію.
daily-streak-rule = Скільки днів поспіль ви перемагали без допомоги.

## The calendar

daily-calendar = Календар
daily-month = { $month ->
    [1] Січень
    [2] Лютий
    [3] Березень
    [4] Квітень
    [5] Травень
    [6] Червень
    [7] Липень
    [8] Серпень
    [9] Вересень
    [10] Жовтень
    [11] Листопад
   *[12] Грудень
} { $year }
daily-earlier = Попередній місяць
daily-later = Наступний місяць
daily-all-levels = Усі рівні
daily-level-tip = Показати один рівень або найкращий результат за кожен день
daily-weekday =
    { $number ->
        [1] Пн
        [2] Вт
        [3] Ср
        [4] Чт
        [5] Пт
        [6] Сб
       *[7] Нд
    }
daily-day-won = { $day }: перемога
daily-day-some = { $day }: часткова перемога
daily-day-helped = { $day }: перемога з допомогою
daily-day-lost = { $day }: поразка
daily-day-started = { $day }: гру почато
daily-day-given-up = { $day }: покинуто
daily-day-missed = { $day }: не зіграно
daily-legend-won = Перемога
daily-legend-some = Часткова перемога
daily-legend-helped = З допомогою
daily-legend-lost = Поразка
daily-legend-given-up = Покинуто

## The results

daily-best = Ваш найкращий час
daily-latest = Ваші останні результати
daily-none = Результатів ще немає.
daily-no-wins = На цьому рівні ще немає перемог без допомоги.
daily-won-of = Перемог: { $won } з { $played }
daily-level = Рівень
daily-result = Результат
daily-clicks = Кліки
