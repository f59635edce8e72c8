# The daily board.

daily = Поле дня
daily-tip = Три поля в день, одинаковые для всех

## At the beginning and the end of a game

daily-begin = Поле дня, { $day }, { $level }. Эта игра идёт в зачёт; начать другую — значит сдаться.
daily-begin-again = Поле дня, { $day }, { $level }. Просто тренировка: вы уже играли на этом поле.
daily-begin-past = Поле дня, { $day }, { $level }. Просто тренировка: тот день уже прошёл.
daily-secret = Скопировать или сохранить поле дня можно будет после игры.
daily-elsewhere = На этом поле дня уже идёт игра в другом окне.
daily-gone = Сохранённая игра на этом поле дня не найдена, и считается, что вы сдались. Тренироваться на нём ещё можно.
daily-result-counts = Поле дня, { $day }: засчитано.
daily-result-helped = Поле дня, { $day }: засчитано с помощью подсказок.
daily-result-practice = Поле дня, { $day }: только тренировка.

## Before another game gives it up

give-up-title = Сдаться?
give-up-question = Игра на поле дня ({ $day }, { $level }) не закончена. Если начать сейчас другую, будет считаться, что вы сдались.
give-up-yes = Сдаться
give-up-no = Играть дальше

## The text to share

daily-copy = Поделиться итогом
daily-copied = Итог скопирован.
daily-share-won = Sapper, поле дня { $day } · { $level } · { $time }
daily-share-helped = Sapper, поле дня { $day } · { $level } · { $time } · с подсказками
daily-share-lost = Sapper, поле дня { $day } · { $level } · поражение, пройдено { $share }
daily-share-given-up = Sapper, поле дня { $day } · { $level } · сдача, пройдено { $share }

## A day

daily-today = Сегодня, { $day }
daily-next =
    { $hours ->
        [0] Новые поля через { $minutes } мин
       *[other] Новые поля через { $hours } ч { $minutes } мин
    }
daily-open = Ещё не сыграно
daily-missed = Не сыграно
daily-started = Игра начата
daily-won = Победа за { $time }
daily-won-help = Победа с помощью подсказок за { $time }
daily-lost = Поражение, пройдено { $share }
daily-given-up = Вы сдались, пройдено { $share }
daily-play = Играть
daily-practice = Вне зачёта
daily-row-button = { $button }: { $level }, { $day }
daily-counts = На каждом уровне засчитывается только первая игра, и только если начать её в тот же день. Можно выйти и вернуться; начать другую игру — значит сдаться.
daily-past = Поля прошлых дней — только для тренировки.

## The streak

daily-streak = Серия
daily-streak-days = { $days } { $days ->
    [one] день
    [few] дня
   *[many] дней
} подряд
daily-to-play = впереди
daily-longest = Лучшая серия
daily-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }
daily-streak-open = Победите сегодня хотя бы на одном поле, чтобы продолжить серию.
daily-streak-rule = Сколько дней подряд вы побеждали без подсказок.

## The calendar

daily-calendar = Календарь
daily-month = { $month ->
    [1] Январь
    [2] Февраль
    [3] Март
    [4] Апрель
    [5] Май
    [6] Июнь
    [7] Июль
    [8] Август
    [9] Сентябрь
    [10] Октябрь
    [11] Ноябрь
   *[12] Декабрь
} { $year }
daily-earlier = Предыдущий месяц
daily-later = Следующий месяц
daily-all-levels = Все уровни
daily-level-tip = Показать один уровень или лучший результат за каждый день
daily-weekday =
    { $number ->
        [1] Пн
        [2] Вт
        [3] Ср
        [4] Чт
        [5] Пт
        [6] Сб
       *[7] Вс
    }
daily-day-won = { $day }: победа
daily-day-some = { $day }: частичная победа
daily-day-helped = { $day }: победа с подсказками
daily-day-lost = { $day }: поражение
daily-day-started = { $day }: игра начата
daily-day-given-up = { $day }: вы сдались
daily-day-missed = { $day }: не сыграно
daily-legend-won = Победа
daily-legend-some = Частичная победа
daily-legend-helped = С подсказками
daily-legend-lost = Поражение
daily-legend-given-up = Сдача

## The results

daily-best = Ваше лучшее время
daily-latest = Ваши последние результаты
daily-none = Результатов пока нет.
daily-no-wins = На этом уровне ещё нет побед без подсказок.
daily-won-of = Побед: { $won } из { $played }
daily-level = Уровень
daily-result = Результат
daily-clicks = Клики
