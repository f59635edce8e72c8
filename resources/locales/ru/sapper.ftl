# The texts of Sapper in Russian.
# The files of all languages have the same keys in the same order.

app-name = Sapper

## Units, dates and lists

seconds = { $seconds } с
percent = { $number }%
quoted = «{ $text }»
date = { $day } { $month } { $year }
date-day = { $day } { $month }
date-month =
    { $month ->
        [1] янв
        [2] фев
        [3] мар
        [4] апр
        [5] мая
        [6] июн
        [7] июл
        [8] авг
        [9] сен
        [10] окт
        [11] ноя
       *[12] дек
    }
date-month-alone =
    { $month ->
        [5] май
       *[other] { date-month }
    }
date-year = { $year }
list-next = { $list }, { $next }
list-last = { $list } и { $next }
list-more = { $list } и ещё { $more }

## The title screen

title-go-on = Нажмите любую клавишу или кнопку мыши

## The bars and the menu

level-beginner = Новичок
level-intermediate = Любитель
level-expert = Профессионал
level-beginner8x8 = Новичок 8×8
level-scattered = Случайный (20% мин)
level-custom = Особый
custom-button = Особый…
show-remaining = Показывать, сколько мин осталось
show-remaining-short = Осталось мин
no-guess = Без угадывания
no-guess-this-game = В этот раз без угадывания
no-guess-next-game = Без угадывания: со следующей игры
no-guess-start = Начните с обведённой клетки: она безопасна.
no-guess-is-on = Без угадывания: вкл.
no-guess-is-off = Без угадывания: выкл.
guesses = Ходы наугад
guesses-off = Обычные
guesses-fair-guess = Честная игра
guesses-strict = Строгая игра
guesses-fair-guess-strict = { guesses-fair-guess } + { guesses-strict }
flag-mode = Режим флажков
flag-mode-is-on = Режим флажков: вкл.
flag-mode-is-off = Режим флажков: выкл.
sound = Звук
sound-is-on = Звук: вкл.
sound-is-off = Звук: выкл.
menu = Меню
menu-aid = Подсказки
menu-share = Поделиться
menu-others = Ещё
why-over = Игра окончена
why-not-begun = Сначала откройте клетку
why-not-over = После игры
why-not-lost = После поражения
why-style = Нет в этом стиле
new-game = Новое поле
pause = Пауза
resume = Продолжить
paused = Пауза
settings = Настройки
help = Справка
records = Рекорды
style = Стиль
style-glass = Стекло
style-classic = Классика
style-easyx = Ретромелодия (EasyX)
style-simpleminer = Простой (SimpleMiner)
style-console = Терминал (консоль)
theme = Тема
theme-auto = Авто
theme-light = Светлая
theme-dark = Тёмная
theme-high-contrast = Высокий контраст
color-vision = Цвета цифр
color-vision-usual = Обычные
color-vision-deuteranopia = Дейтеранопия (красный–зелёный)
color-vision-protanopia = Протанопия (красный–зелёный)
color-vision-tritanopia = Тританопия (синий–жёлтый)
color-vision-high-contrast = Высокий контраст
text-size = Размер текста и кнопок
typeface = Шрифт
typeface-usual = По умолчанию
typeface-reading = Удобный для чтения
letter-spacing = Интервал между буквами
line-spacing = Интервал между строками
spacing-usual = Обычный
spacing-wide = Широкий
spacing-wider = Очень широкий
dwell = Клик при остановке указателя
scanning = Сканирование одной кнопкой
pace-off = Выключено
pace-700ms = Через 0,7 с
pace-1000ms = Через 1 с
pace-1500ms = Через 1,5 с
pace-2500ms = Через 2,5 с
motion = Анимация
motion-auto = Авто
motion-off = Полная
motion-on = Упрощённая
language = Язык
language-auto = Как в системе

## Tooltips

tip-count = Осталось мин
tip-clock = Время в секундах
tip-remaining = Показать, сколько мин осталось отметить
tip-no-guess = Поля, которые решаются без угадывания
tip-flag-mode = Клик ставит флажок, а не открывает клетку
tip-levels = Уровень
tip-sizes = Выбрать уровень
tip-leave = Закрыть Sapper
tip-odds = Показать вероятность мины в каждой клетке
tip-player = Решатель
tip-pace = Скорость
tip-speed = Скорость
tip-run = Воспроизвести
tip-time-bar = Нажмите или потяните, чтобы перейти к другому моменту. Потяните правой кнопкой, чтобы отметить часть для GIF.
tip-replay-details = Показать или скрыть все счётчики, клики и метки
tip-marks = Столбики — ходы наугад, кружки — пропущенные безопасные клетки, линии — медленные ходы, квадраты — лишние клики; нажмите на метку, чтобы перейти к ней
tip-previous = Предыдущее событие
tip-next = Следующее событие
tip-back = Вернуться к игре
tip-export = Экспортировать все игры (CSV)
tip-reset = Удалить игры этого уровня
tip-luck = Вероятность уцелеть при всех ваших ходах наугад
tip-span = Период
tip-bbbv = Минимум левых кликов, чтобы открыть всё поле
tip-bbbv_s = Сколько 3BV открыто за секунду
tip-effective = Клики, изменившие поле
tip-wasted = Клики, ничего не изменившие
tip-path = Путь указателя, в клетках
tip-openings = Области, которые открываются одним кликом
tip-islands = Группы чисел вне открытий
tip-zini = Число кликов в хорошем решении с аккордами
tip-hzini = ZiNi, если начинать с кликов по открытиям, как играют люди
tip-ioe = КПД: 3BV на один клик
tip-correctness = Доля кликов, изменивших поле
tip-throughput = 3BV на один клик, изменивший поле
tip-rqp = Время, делённое на 3BV/s; чем меньше, тем лучше
tip-time = Секунды от первого открытия до последнего отпускания кнопки
tip-left = Левые клики вне аккордов
tip-right = Поставленные и снятые пометки и правые клики впустую
tip-chords = Аккорды, в том числе несработавшие; каждый — один клик
tip-flags = Флажки на поле
tip-clicks = Левые и правые клики и аккорды
tip-cl_s = Клики в секунду, в среднем
tip-cl_s_now = Клики за последнюю секунду
tip-solved = Решённая часть 3BV
tip-bbbv_left = 3BV, которые ещё не открыты
tip-est = Время при таком темпе: время × 3BV ÷ открытые 3BV
tip-zne = ZiNi на один клик, при победе
tip-znt = ZiNi на один клик, изменивший поле, при победе
tip-stnb = 3BV, делённое на время в степени 1,7, с поправкой на уровень; чем больше, тем лучше
tip-qg = Время в степени 1,7, делённое на 3BV; чем меньше, тем лучше

## Buttons in dialogs

ok = ОК
cancel = Отмена
close = Закрыть

## The custom board dialog

custom-title = Особое поле
custom-rows = Строки
custom-cols = Столбцы
custom-mines = Мины
custom-less = Уменьшить на 1
custom-more = Увеличить на 1
custom-range = { $min }–{ $max }
custom-density = { $share } мин
custom-density-like = { $share } мин, как на уровне «{ $level }»
custom-empty = Введите число.
custom-not-a-number = Введите целое число.
custom-out-of-range = Введите число от { $min } до { $max }.
# $max is at most one less than the number of cells, so 0 means a board of a single cell.
custom-too-many-mines =
    { $max ->
        [0] На поле из одной клетки нет места для мины.
        [one] На поле { $rows } × { $cols } помещается не больше { $max } мины.
        [many] На поле { $rows } × { $cols } помещается не больше { $max } мин.
       *[other] На поле { $rows } × { $cols } помещается не больше { $max } мин.
    }
custom-start = Начать
custom-boards = Сохранённые поля
custom-saved = Сохранено: { $name }
custom-removed = Убрано: { $name }

## The information strip

strip-board =
    { $rows } × { $cols }, { $mines ->
        [one] { $mines } мина
        [few] { $mines } мины
        [many] { $mines } мин
       *[other] { $mines } мины
    }
strip-best = Лучшее время: { $time }
offer-title = Впервые играете в «Сапёра»?
first-flag = Рядом с обведённой единицей только одна закрытая клетка. Отметьте мину правым кликом.
first-flag-at = Рядом с единицей ({ $number }) только одна закрытая клетка: { $mine }. Перейдите туда и отметьте мину: { $key }.
first-chord = У обведённого числа отмечены все мины. Нажмите на нём обе кнопки, чтобы открыть остальное.
first-chord-at = У числа ({ $number }) отмечены все мины. { $key } на нём откроет остальное.
first-hint = Не видно надёжного хода? Лампочка или { $key } даст подсказку.
first-no-guess = Не хотите гадать? В режиме «Без угадывания» поля решаются одной логикой.
result-lost = Вы подорвались
strict-lost =
    { $count ->
        [1] Это был ход наугад, хотя обведённая клетка точно была безопасна
       *[other] Это был ход наугад, хотя обведённые клетки точно были безопасны
    }
strict-lost-at = Это был ход наугад, хотя клетка { $place } точно была безопасна
result-first = Ваш первый рекорд!
result-new-best = Новый рекорд!
result-faster = на { $time } быстрее рекорда
result-progress = { $time } · открыто { $share } клеток
result-as = под именем { $name }
result-details = Подробнее
result-retry = То же поле
copied = Скопировано ✓
notice-more = и ещё { $count }

## The end of a game

won = Поле пройдено за { $time }.
won-no-guess = Поле пройдено за { $time }. Угадывать не пришлось.
no-guess-needed = Угадывать не пришлось.
won-new-best = Новый рекорд: { $time }!
won-first = Ваш первый рекорд на этом уровне!
won-near-best = На { $gap } медленнее вашего лучшего времени ({ $best }).
won-place = Ваш { $place }-й результат.
box-won = Отлично!
box-lost = Игра окончена
box-next = Новое поле готово.
again-question = Вы подорвались на мине. Сыграть на новом поле?
again-yes = Новое поле
again-no = Выйти
again = Новое поле
leave = Выход
difficulty = Сложность
mines-left = Мины: { $count }
menu-play = 1 Играть
menu-board = 2 Поле
menu-more = 3 Ещё
menu-exit = 0 Выход
exit-again = Игра не закончена. Чтобы выйти, нажмите 0 ещё раз.
play-again = Новое поле
unranked-seeded = Поля с заданным сидом не идут в зачёт.
aid-hint = Подсказка
aid-think = Подумать ещё
aid-think-short = Думать
aid-think-stop = Хватит думать
aid-think-stop-short = Стоп
aid-think-needless = Угадывать не нужно.
aid-thought = расчёт: { $seconds } с
aid-odds = Риски
odds-safe = безопасно
odds-mine = мина
odds-elsewhere = в остальных
aid-check = Сверить флажки
draft = Черновик
draft-how = Черновик: правая кнопка — мина, левая — безопасная клетка. Ничего не открывается.
draft-keep = Оставить флажки
draft-keep-tip = Поставить флажки на предполагаемые мины, остальное отбросить
check-none = Пока нет флажков для проверки.
check-right =
    { $count ->
        [1] Ваш флажок не противоречит числам.
       *[other] Ваши флажки ({ $count }) не противоречат числам.
    }
check-wrong =
    { $count ->
        [one] { $count } флажок точно стоит неверно: { $cells }.
        [few] { $count } флажка точно стоят неверно: { $cells }.
        [many] { $count } флажков точно стоят неверно: { $cells }.
       *[other] { $count } флажка точно стоят неверно: { $cells }.
    }
aid-auto = Автоигра
auto-exact = Точный
auto-2010 = Алг. 2010
auto-slow = Медленно
auto-steady = Средне
auto-fast = Быстро
aid-used = С помощью
aid-used-text = Вы пользовались помощью (подсказкой, показом рисков, проверкой флажков или автоигрой). Эта игра не идёт в зачёт.
unranked-helped = Игры с помощью подсказок не идут в зачёт.
unranked-rules = Игры по своим правилам не идут в зачёт.
unranked-custom = Поля такого вида не идут в зачёт.
unranked-no-guess = Поля без угадывания не идут в зачёт.
unranked-filtered = Поля, выбранные фильтром, не идут в зачёт.

## The board filter

kept-title = Автоматические записи
kept-about = Записи законченных игр хранятся в «replays/games» среди данных программы.
kept-which = Игры
kept-none = Только новые рекорды
kept-wins = Победы
kept-all = Все игры
kept-max-time = Короче (с)
kept-min-speed = Не меньше (3BV/s)
kept-limit = Хранить не больше
kept-name = Имя файла
kept-folders = Папка для каждого уровня
kept-name-empty = Введите имя.
kept-name-long = Введите не больше { $max } символов.
kept-name-forbidden = В имени файла нельзя использовать «{ $sign }».
kept-name-brace = Не хватает скобки.
kept-name-unknown = Неизвестное поле: «{ $field }».
filter-button = Фильтр полей…
filter-title = Фильтр полей
filter-on = Выбирать новые поля по этому фильтру
filter-about = Sapper создаёт поля, пока не найдётся подходящее. Пустая строка ничего не ограничивает. Такие игры помечаются и не идут в зачёт.
filter-efficiency = КПД (3BV/ZiNi)
filter-first-click = Первый клик (клеток)
# The names of the fields.
filter-min = { $figure }, от
filter-max = { $figure }, до
filter-drawing = Проверка полей…
filter-none = Ни одно поле не подошло. Проверено полей: { $drawn }.
filter-none-drawn = За отведённое время не удалось создать ни одного поля.
filter-every = Подходит любое поле.
filter-share = Подходит примерно { $share } полей.
filter-one-in = Подходит примерно 1 поле из { $boards }.
filter-reversed = «От» больше, чем «до»: ни одно поле не подойдёт.
board-filtered = Поле по фильтру
board-filtered-text = Это поле выбрано фильтром. Эта игра не идёт в зачёт.
search-filter-tried = Поиск поля, подходящего под фильтр… Проверено: { $tried }.
search-filter-failed = Проверено полей: { $tried }. Ни одно не подходит под фильтр. Ближайшее: { $figures }.
search-nearest = Сыграть на ближайшем
search-go-on = Искать дальше

## The search for a no-guess board

search-title = Поле без угадывания
search-tried = Поиск поля, которое решается без угадывания… Проверено: { $tried }.
search-ordinary = Играть на обычном поле
search-failed-title = Поле не найдено
search-failed =
    { $mines ->
        [1] Проверено полей { $rows } × { $cols } с одной миной: { $tried }. Ни одно не решается без угадывания. Попробуйте другой размер.
        [one] Проверено полей { $rows } × { $cols } с { $mines } миной: { $tried }. Ни одно не решается без угадывания. Попробуйте меньше мин.
        [many] Проверено полей { $rows } × { $cols } с { $mines } минами: { $tried }. Ни одно не решается без угадывания. Попробуйте меньше мин.
       *[other] Проверено полей { $rows } × { $cols } с { $mines } минами: { $tried }. Ни одно не решается без угадывания. Попробуйте меньше мин.
    }

## The name for a record

name-title = Новый рекорд
name-prompt = Введите своё имя
name-label = Ваше имя
name-empty = Введите имя.
name-too-long =
    { $max ->
        [one] В имени может быть не больше { $max } символа.
        [many] В имени может быть не больше { $max } символов.
       *[other] В имени может быть не больше { $max } символов.
    }
name-too-many-parts = У одного из символов имени слишком много диакритических знаков.
name-control = В имени есть символ, который нельзя показать.
name-save = Сохранить

## The records screen

records-name = Имя
records-time = Время
records-3bv = 3BV
records-date = Дата
records-no-name = Аноним
records-always = Всё время
records-year = Этот год
records-month = Этот месяц
records-today = Сегодня
records-export = Экспорт…
records-reset = Сброс…
records-table = Лучшие игры
records-under = 3BV { $bbbv } · { $speed }/s · { $date }
records-shown = { $shown } из { $count }
records-more = Показать ещё
records-reading = Чтение ваших игр…
records-none =
    { $span ->
        [year] «{ $level }»: в этом году игр ещё нет
        [month] «{ $level }»: в этом месяце игр ещё нет
        [today] «{ $level }»: сегодня игр ещё нет
       *[always] «{ $level }»: игр ещё нет
    }
records-none-ranked =
    { $span ->
        [year] «{ $level }»: в этом году зачётных игр ещё нет
        [month] «{ $level }»: в этом месяце зачётных игр ещё нет
        [today] «{ $level }»: сегодня зачётных игр ещё нет
       *[always] «{ $level }»: зачётных игр ещё нет
    }
records-uncounted = Игры с подсказками, поля без угадывания, поля по фильтру и уже сыгранные поля не учитываются. Особые поля и свои правила учитываются отдельно.
records-invite = Сыграйте — и здесь появятся ваше время, доля побед и серии.
records-invite-style = Выберите в настройках стиль «{ $style }» и сыграйте — здесь появятся ваше время, доля побед и серии.
records-invite-custom = Сыграйте на особом поле — и здесь появятся ваше время, доля побед и серии.
records-invite-rules = Сыграйте по своим правилам — и здесь появятся ваше время, доля побед и серии.
records-invite-guesses = Сыграйте по этим правилам (Настройки, Игра, Правила) — и здесь появятся ваше время, доля побед и серии.
records-play = Играть: { $level }
records-not-counted = Завершённых игр пока нет.
records-statistics = Статистика
records-interval = В долгой игре вы почти наверняка будете выигрывать от { $low }% до { $high }% игр (доверие 95%).
figure-played = Сыграно
figure-won = Победы
figure-left = Брошено
figure-rate = Доля побед
figure-best = Лучшее время
figure-median = Медиана времени
figure-mean = Среднее время
figure-best-speed = Лучшее 3BV/s
figure-mean-speed = Среднее 3BV/s
figure-streak = Текущая серия
figure-won-streak = Лучшая серия побед
figure-lost-streak = Самая долгая серия поражений
streak-won =
    { $count ->
        [one] { $count } победа
        [few] { $count } победы
        [many] { $count } побед
       *[other] { $count } победы
    }
streak-lost =
    { $count ->
        [one] { $count } поражение
        [few] { $count } поражения
        [many] { $count } поражений
       *[other] { $count } поражения
    }
chart-times = Победы: { $count }, { $from } – { $to }; лучшее время: { $best }
chart-histogram = Самое частое время: { $from } – { $to }; побед: { $most }
chart-rate = Доля побед: { $rate }, игр: { $count }; среди последних: { $last }
picture-times = Время по датам
picture-times-note = в секундах; точки — победы, линия — лучшее на тот день
picture-histogram = Время побед
picture-histogram-note = число побед, по секундам
picture-beyond =
    { $count ->
        [one] { $note }; не показана { $count } намного худшая победа
        [few] { $note }; не показаны { $count } намного худшие победы
        [many] { $note }; не показано { $count } намного худших побед
       *[other] { $note }; не показаны { $count } намного худшие победы
    }
picture-rate = Доля побед
picture-rate-note =
    { $count ->
        [one] в процентах, за последнюю { $count } игру; тонкая линия — все игры
        [few] в процентах, за последние { $count } игры; тонкая линия — все игры
        [many] в процентах, за последние { $count } игр; тонкая линия — все игры
       *[other] в процентах, за последние { $count } игры; тонкая линия — все игры
    }
pictures-wait =
    { $count ->
        [one] Графики появятся после { $count } игры.
        [many] Графики появятся после { $count } игр.
       *[other] Графики появятся после { $count } игр.
    }
picture-waits =
    { $count ->
        [one] График появится после { $count } победы.
        [many] График появится после { $count } побед.
       *[other] График появится после { $count } побед.
    }
records-by = Критерий
tip-records-by = По какому показателю сравнивать игры
flagging-any = Все игры
flagging-none = Без флажков
flagging-some = С флажками
tip-flagging = Все игры, игры без единого флажка или игры с флажками
records-left-out = Игры, не учтённые, потому что их записала прежняя версия: { $count }
records-no-figure = Этот показатель пока неизвестен ни у одной победы.
records-under-figure = { $time } · 3BV { $bbbv } · { $date }
picture-by-date = { $name } по датам
picture-by-date-note = точки — победы, линия — лучшее на тот день
chart-by-date = { $name }, победы: { $count }, { $from } – { $to }; лучшее: { $best }
racing-means = Среднее за несколько побед подряд
racing-means-note = за { $counts } побед; среднее арифметическое, ничего не отброшено; поражения между победами не в счёт
racing-last = Последнее
racing-best = Лучшее
racing-mean = Среднее
racing-from = С
racing-to = До
racing-sum = Сумма лучших результатов уровней «Новичок», «Любитель» и «Профессионал»: { $times } = { $sum }
racing-sum-missing = Чтобы сложить лучшие результаты, победите на уровнях: { $levels }
racing-sessions = Сеансы
racing-sessions-note = после перерыва больше { $minutes } минут начинается новый
racing-bbbv = Лучшее время для каждого 3BV
racing-bbbv-note = в секундах, по 3BV
racing-bbbv-chart = Лучшее время; разных значений 3BV: { $count }, от { $low } до { $high }
reset-title = Сбросить уровень «{ $level }»?
reset-text =
    Из статистики { $games ->
        [one] будет удалена { $games } игра
        [few] будут удалены { $games } игры
        [many] будет удалено { $games } игр
       *[other] будут удалены { $games } игры
    } уровня «{ $level }» в стиле «{ $style }», { $records ->
        [0] а таблица рекордов не изменится
        [one] а из таблицы — { $records } рекорд
        [few] а из таблицы — { $records } рекорда
        [many] а из таблицы — { $records } рекордов
       *[other] а из таблицы — { $records } рекорда
    }. Резервные копии обоих файлов останутся в той же папке.
reset-rules =
    Из статистики { $games ->
        [one] будет удалена { $games } игра
        [few] будут удалены { $games } игры
        [many] будет удалено { $games } игр
       *[other] будут удалены { $games } игры
    } уровня «{ $level }» по своим правилам. Резервная копия файла останется в той же папке.
reset-yes = Сбросить
reset-done = Уровень «{ $level }» сброшен. Резервная копия: «{ $file }».
table-saved = Игры сохранены в «{ $file }».
table-not-saved = Не удалось сохранить игры в «{ $file }»: { $why }.
table-no-dialog = Не удалось открыть окно выбора файла: в системе нет ни портала файлов, ни zenity. Ту же таблицу выводит команда «sapper scores --csv».

## A saved game

game-is-here = С возвращением! Игра на паузе: { $level }.

## Notices about the player's files

file-set-aside = Не удалось прочитать «{ $file }»: { $why }. Файл сохранён как «{ $kept }», а Sapper начнёт новый.
game-set-aside = Sapper дважды аварийно завершился, продолжая вашу последнюю игру. Игра сохранена как «{ $kept }».
file-newer = Файл «{ $file }» записан более новой версией Sapper. Он остаётся как есть, и в него ничего не будет сохраняться.
file-not-saved = Не удалось сохранить «{ $file }»: { $why }. Изменения пропадут, когда вы закроете Sapper.
file-left = Не удалось прочитать «{ $file }»: { $why }. Переименовать файл тоже не удалось, поэтому он остаётся как есть, и в него ничего не будет сохраняться.
file-faults = Часть данных в «{ $file }» не удалось разобрать.
file-faults-more = И ещё таких случаев: { $count }.
file-no-folder = Сохранять некуда: нет папки. Рекорды и настройки пропадут, когда вы закроете Sapper.
file-no-storage = Браузер ничего не хранит для этой страницы. Рекорды и настройки пропадут, когда вы её покинете.
file-saved-again = Файл «{ $file }» снова можно сохранять; все отложенные изменения записаны.
why-full = диск заполнен
why-forbidden = нет прав доступа
why-read-only = диск доступен только для чтения
why-not-a-file = это не файл
why-lock = его файл блокировки «{ $lock }» — не обычный файл
why-crashes = Sapper дважды аварийно завершился, продолжая эту игру
why-missing = нет такого файла или папки
why-folder = это папка
why-in-the-way = на месте папки находится файл
why-not-text = это не текстовый файл
why-line = не удалось разобрать строку { $line }
why-key = у «{ $key }» недопустимое значение
why-busy = его использует другое окно Sapper
why-protected = файл помечен «только для чтения»
why-grown = файл слишком большой
why-in-use = его использует другая программа
why-name = его имя слишком длинное или недопустимое
why-system = система сообщает об ошибке
why-system-code = система сообщает об ошибке { $code }
record-wrong = Рекорд { $number } недействителен и пропущен.
game-wrong = Игра { $number } из журнала недействительна и пропущена.
settings-field-wrong = У настройки «{ $field }» недопустимое значение; взято значение по умолчанию.

## Settings

settings-sound = Звук
settings-accessibility = Специальные возможности
settings-language = Язык
settings-look = Внешний вид
settings-play = Игра
settings-input = Управление
settings-expert = Для опытных
settings-glass-light = Свет на стекле
original-rules = Играть и по собственным правилам стиля
original-rules-glass = У «Стекла» обычные правила.
original-rules-classic = Как в состязаниях: безопасна только первая клетка, а аккорд без нужного числа флажков ничего не делает.
original-rules-easyx = Первый клик может проиграть, часы идут сразу, неверный аккорд проигрывает, а в конце появляется окно.
original-rules-simpleminer = Первый клик может проиграть, клик по числу делает аккорд, а в конце появляется окно.
original-rules-console = Первый клик может проиграть, нет ни аккордов, ни вопросительных знаков.
settings-reset = Сбросить страницу…
settings-reset-title = Сбросить «{ $page }»?
settings-reset-text = Все настройки этой страницы вернутся к значениям по умолчанию.
theme-fixed = У стиля «{ $style }» только один вид, тема его не меняет.
settings-sound-on = Звуковые эффекты
settings-volume = Громкость
settings-sound-guide = Описывать клетки звуками
settings-speech-with-tones = Называть клетки вдобавок к звукам
detail = Речь
detail-brief = Краткая
detail-normal = Обычная
detail-full = Подробная
place-names = Названия клеток
place-names-row-first = Строка 2, столбец 4
place-names-column-first = Столбец 4, строка 2
place-names-letters = D2
settings-question-marks = Знаки вопроса
settings-single-click = Аккорд одним кликом
settings-long-press = Флажок долгим нажатием
expert-figures = Экспертные данные (3BV, удача)
settings-dim = Приглушать числа, у которых стоят все флажки (считается помощью)
settings-light = Подсвечивать клетки вокруг числа под указателем
settings-click-flags = Клик по числу ставит флажки на последние мины (считается помощью)
settings-keys-at-pointer = Клавиши действуют на клетку под указателем
settings-past-best = Новое поле, когда рекорд уже не побить
settings-decimal-comma = Экспорт таблиц с десятичной запятой и «;» между полями
settings-raise-only = Клик, который выводит окно вперёд, больше ничего не делает
restarted-past-best = Рекорд уже не побить. Вот новое поле.
settings-long-press-time = Долгое нажатие
settings-ms = { $ms } мс
expert-offer = Десять побед! Хотите видеть 3BV и удачу? Включите их в настройках, раздел «Для опытных».
rules = Правила
rules-of = { $style }. Изменения начнут действовать со следующей игры.
rules-restore = Как в стиле
style-changed = Свои правила
skin = Скин
skin-own = Скин Sapper
skin-add = Добавить скин…
skin-no-dialog = Не удалось открыть окно выбора файла: в системе нет ни портала файлов, ни zenity. Можно также скопировать папку в «skins».
tip-skin-add = Папка со skin.toml и картинками, для классического стиля
skin-file-wrong = Скин «{ $name }» не используется: его файл { $what } отсутствует или не читается.
skin-entry-wrong = Скин «{ $name }» не используется: запись «{ $what }» в skin.toml отсутствует или неверна, или её картинка не подходит.
rule-first-opening = Первый клик
rule-value-free-block = Открывает область 3×3
rule-value-safe = Не попадает на мину
rule-value-unprotected = Может попасть на мину
rule-laid = Расстановка мин
rule-clock = Запуск таймера
rule-value-first-opening = При первом клике
rule-value-drawn = При появлении поля
rule-click-on-flag = Левый клик по флажку
rule-value-ignored = Ничего не делает
rule-value-unflags = Снимает флажок
rule-value-refused = Не срабатывает
rule-chord-by = Как делать аккорд
rule-value-buttons = Обе кнопки или средняя
rule-value-double-click = Двойной клик
rule-value-single-click = Один клик
rule-value-nothing = Аккорды отключены
rule-chord-needs = Для аккорда нужно
rule-value-flag-count = Флажков ровно по числу
rule-value-every-mine-flagged = Флажок на каждой мине
rule-unmet-chord = Аккорд при неверных флажках
rule-value-loses = Ведёт к проигрышу
rule-flags-on-win = Отметить все мины при победе
rule-fair-guess = Честная игра: если надёжных клеток нет, в самой безопасной мины не будет
rule-strict = Строгая игра: ход наугад при точно безопасной клетке — проигрыш
rule-value-yes = Вкл.
rule-value-no = Выкл.
settings-pause-minimised = Пауза, когда окно свёрнуто
settings-swap = Поменять местами левую и правую кнопки мыши
settings-flag-button = Кнопка режима флажков

## Keys and mouse

help-how = Как играть
help-about = О Sapper
how-number = Числа
how-number-text =
    { $first ->
        [safe] Левый клик открывает клетку; первая всегда безопасна.
       *[other] Левый клик открывает клетку.
    } Число показывает, сколько мин в восьми клетках вокруг: здесь их две.
how-flag = Флажки
how-flag-text = Правым кликом поставьте флажок на клетку, где точно мина (или нажмите { $key }). Если открыть мину, игра закончится.
how-chord = Аккорды
how-chord-text = Когда вокруг числа стоят все его флажки, нажмите на нём обе кнопки мыши или { $key }: остальные клетки вокруг откроются.
how-win = Победа и подсказки
how-win-text = Чтобы победить, откройте все клетки без мин. Застряли? Лампочка или { $hint } даст подсказку. В режиме «Без угадывания» ({ $no-guess }) поля решаются одной логикой.
about-version = Sapper { $version }
about-what = «Сапёр» для настольного компьютера: поля без угадывания, подсказки с объяснениями и записи игр.
about-licence = Лицензия MIT
about-fonts = Шрифты Sapper Sans и Sapper Mono созданы на основе Inter, Atkinson Hyperlegible Next, Noto Sans SC/TC/JP/KR и JetBrains Mono (SIL Open Font License 1.1).
help-title = Клавиши и мышь
help-board = На поле
help-arrows = Двигать курсор
help-row-ends = В начало или конец строки
help-corners = К первой или последней клетке поля
help-pages = На экран вверх или вниз
help-game = Игра
help-aid = Подсказки
help-recordings = Записи и поля
help-replay = При просмотре записи
help-run = Воспроизведение/пауза
help-events = Предыдущее/следующее событие
help-marks = Предыдущая/следующая метка
help-speed = Быстрее/медленнее
help-edges = Начало/конец
help-view = Вид
help-wheel = Колесо
help-wheel-does = Прокрутка вверх или вниз
help-shift-wheel = Shift+колесо
help-shift-wheel-does = Прокрутка влево или вправо
help-ctrl-wheel = Ctrl+колесо
help-command-wheel = ⌘+колесо
help-ctrl-wheel-does = Увеличить или уменьшить
help-windows = Везде
help-tab = Следующий/предыдущий элемент
help-read-on = Стрелки вверх и вниз читают эту страницу строка за строкой.
help-press = Нажать выбранный элемент
help-escape = Закрыть или вернуться к полю
help-mouse = Мышь и касания
help-left = Левый клик
help-left-does = Открыть клетку
help-flag-left = Левый клик в режиме флажков
help-tap = Касание
help-long = Долгое нажатие
help-long-does = Поставить флажок (касанием; для мыши — см. настройки)
help-right = Правый клик
help-right-mac = Правый клик, два пальца или Control+клик
help-right-does = Флажок, знак вопроса, пусто
help-both = Обе кнопки или средняя
help-both-does = Аккорд: открыть клетки вокруг числа
help-slide = Нажать правую, сдвинуть, нажать левую
help-slide-does = Флажок на одной клетке, аккорд на другой
key-does-open = Открыть или аккорд на числе
key-does-flag = Поставить флажок
key-does-flag-mode = Режим флажков вкл./выкл.
key-does-chord = Аккорд на числе
key-does-pause = Пауза/продолжить
key-does-no-guess = Без угадывания вкл./выкл.
key-does-step = Автоигра: один ход
key-space = Пробел
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
key-middle-button = Средняя кнопка
key-mouse-button = Мышь { $number }
keys = Клавиши
keys-how = Выберите клавишу, затем нажмите новую или кнопку мыши. Кнопку мыши убирает повторное нажатие на неё.
keys-press = Нажмите…
keys-waiting = Нажмите новую клавишу, кнопку мыши или Esc для отмены.
keys-fixed = Клавиша { $key } нужна для навигации. Нажмите другую.
keys-taken = Клавиша { $key } уже занята: «{ $name }». Нажмите другую.
keys-restore = По умолчанию

## Counters

counter-time = Время
counter-left = Левые клики
counter-right = Правые клики
counter-chords = Аккорды
counter-flags = Флажки
counter-effective = Полезные
counter-wasted = Лишние
counter-path = Путь
counter-bbbv = 3BV
counter-bbbv_s = 3BV/s
counter-openings = Открытия
counter-islands = Острова
counter-zini = ZiNi
counter-hzini = Human ZiNi
counter-ioe = IOE
counter-correctness = Точность
counter-throughput = Эффективность
counter-rqp = RQP
counter-cl_s = Клики/с
counter-cl_s_now = Клики/с сейчас
counter-bbbv_left = Осталось 3BV
counter-est = Оценка времени
counter-zne = ZNE
counter-znt = ZNT
counter-stnb = STNB
counter-qg = QG

## Recordings

counters = Счётчики
counters-no-room = Окно слишком узкое для счётчиков.
zoom-in = Увеличить
zoom-out = Уменьшить
zoom-fit = Поле по размеру окна
full-screen = Во весь экран
compare-figures = 3BV { $solved } / { $bbbv } · клики: { $clicks } · { $speed } 3BV/s
compare-title = Сравнение
library = Библиотека
library-add = Добавить папку…
library-all-levels = Все уровни
library-best-speed = до { $speed } 3BV/s
library-best-time = лучшее время { $time }
counter-clicks = Клики
library-compare = Сравнить
library-cut =
    { $count ->
        [one] Показана только первая { $count } запись.
        [few] Показаны только первые { $count } записи.
        [many] Показаны только первые { $count } записей.
       *[other] Показаны только первые { $count } записи.
    }
library-folder-missing = сейчас недоступна
library-folder-own = ваши игры
library-folders = Папки…
library-folders-note = Записи ищутся в этих папках и во всех вложенных. В самих папках ничего не меняется.
library-folders-title = Папки библиотеки
library-format = Формат
library-imported = Добавлено: { $games } · побед: { $wins }
library-invite = В библиотеке — записи ваших игр и папки с играми из Minesweeper Arbiter, Viennasweeper, Metasweeper и Minesweeper Clone; их можно упорядочить по времени, дате и не только.
library-invite-drop = Папку можно просто перетащить в окно.
library-level = Уровень
library-mark = Отметить
library-no-dialog = Не удалось открыть окно выбора файла: в системе нет ни портала файлов, ни zenity. Но папку можно перетащить в окно.
library-none = Записей пока нет
library-nothing = Ни одна запись не подходит.
library-own = Ваших игр: { $games } · побед: { $wins }
library-play = Смотреть
library-player = Игрок
library-program = Программа
library-reading = Чтение записей: { $done } из { $count }…
library-remove = Убрать из библиотеки
library-rescan = Обновить
library-search = Поиск: Ada time<60 3bv>=150
library-search-short = Поиск
library-sort = Порядок
library-searching = Поиск записей…
library-shown =
    { $count ->
        [one] { $count } запись
        [few] { $count } записи
        [many] { $count } записей
       *[other] { $count } записи
    }
library-uncounted = Не учтено: { $count } (не читаются или продолжены)
library-unmark = Снять метку
library-wins = Только победы
tip-library-add = Выбрать папку с записями
tip-library-compare = Показать рядом две отмеченные игры или отмеченную и эту
tip-library-folders = Добавить или убрать папки
tip-library-mark = Отметить для сравнения
tip-library-play = Смотреть эту запись
tip-library-rescan = Найти новые и изменённые записи
tip-library-search = Слова из названий, имён игроков и программ или условия: time<60, 3bv>=150, 3bv/s>2, eff>90, date>=2024-05, player:ada, program:arbiter
tip-library-sort = Упорядочить по этому столбцу; ещё раз — в обратном порядке
replay-watch = Смотреть
replay-watch-last = Посмотреть эту игру
play-on = Отменить последний клик
play-on-button = Отменить последний клик
play-on-here = Играть отсюда
race = Гонка с призраком
race-board = Гонка с рекордом этого поля
race-level = Гонка с моим рекордом уровня
race-bbbv = Гонка с рекордом при том же 3BV
race-this = Гонка с этой игрой
race-this-short = Гонка
race-this-time = Побить это время
race-none = Пока нет записи, с которой можно соревноваться.
race-gone = Не удалось прочитать запись, с которой вы соревновались.
race-ghost = { $name }: { $time }
race-your-best = Ваш рекорд
race-this-game = Запись
race-you = Вы
race-it = Призрак
race-ahead = впереди на { $lead }
race-behind = отставание { $lead }
race-level-with = вровень
race-won = Вы опередили призрака на { $time }.
race-lost = Призрак быстрее на { $time }.
race-tie = Вы и призрак пришли вровень.
race-won-alone = Победа: призрак не дошёл до конца.
race-lost-game = Призрак победил: вы подорвались.
race-lost-both = Никто не дошёл: оба подорвались.
announce-race-ahead = Вы опережаете призрака: { $lead }.
announce-race-behind = Призрак впереди: { $lead }.
announce-ghost-done = Призрак закончил: { $time }.
replay-open = Открыть запись…
replay-save-as = Сохранить запись…
replay-save = Сохранить…
replay-leave = Назад
replay-details = Подробнее
replay-won = победа
replay-lost = поражение
replay-marks = Метки
replay-no-mark = Больше меток нет.
replay-runs = Воспроизводится
replay-time = { $at } из { $end } с
replay-this-game = Эта игра
replay-damaged = Файл «{ $file }» повреждён и воспроизводится, насколько возможно: { $why }.
replay-more-damaged = «{ $file }»: { $why }.
replay-unreadable = Не удалось воспроизвести «{ $file }»: { $why }.
replay-saved = Запись сохранена в «{ $file }».
replay-not-saved = Не удалось сохранить запись в «{ $file }»: { $why }.
gif-save = Сохранить как GIF…
gif-title = Сохранить как GIF
gif-from = Начало (с)
gif-to = Конец (с)
gif-pointer = Указатель
gif-clock = Осталось мин и время
gif-cell = Размер клетки
gif-bad-time = Введите время от { $begin } до { $end } секунд.
gif-no-part = Конец должен быть позже начала.
gif-part = GIF с { $from } по { $to } с
gif-mark-from = GIF начинается здесь
gif-mark-to = GIF заканчивается здесь
gif-saved = GIF сохранён в «{ $file }».
gif-not-saved = Не удалось сохранить GIF в «{ $file }»: { $why }.
replay-no-dialog = Не удалось открыть окно выбора файла: в системе нет ни портала файлов, ни zenity. Но запись можно перетащить в окно или открыть командой «sapper --replay ФАЙЛ».
custom-not-here = В стиле «{ $style }» нет особых полей. Выберите в настройках другой стиль.
replay-nothing = Записи ещё нет. Сначала сыграйте.
board-copy = Копировать код
board-paste = Играть по коду
board-retry = То же поле
board-copied = Код поля скопирован. Чтобы сыграть на этом поле, достаточно вставить код в Sapper.
picture-copy = Копировать картинку
picture-copied = Картинка скопирована.
picture-saved = Буфер обмена здесь не принимает картинок, поэтому картинка сохранена в «{ $file }».
picture-not-saved = Не удалось ни скопировать картинку, ни сохранить её в «{ $file }»: { $why }.
board-none = Копировать пока нечего. Сначала откройте клетку.
board-wrong = В буфере обмена нет правильного кода поля: { $why }.
unranked-known = Уже сыгранные или просмотренные поля не идут в зачёт.
unranked-played-on = Продолженная игра не идёт в зачёт.
played-on = Продолжена
file-not-signed = Без подписи
file-not-fair = Честность игры не заявлена
file-mode = Режим: { $text }
file-unknown = Sapper не знает: { $text }
set-up = Из мастерской
unranked-set-up = Игра из мастерской не идёт в зачёт.

## Luck analysis

luck-title = Удача
luck-button = Удача…
luck-short = Удача { $overall }%
luck-short-none = Угадывать не пришлось
luck-reckoning = Вычисление…
luck-needless = Удача: проигрыш из-за ненужной догадки
luck-text =
    Удача: { $count ->
        [1] 1 ход наугад, вероятность { $overall }%
        [one] { $count } ход наугад, общая вероятность { $overall }%
        [few] { $count } хода наугад, общая вероятность { $overall }%
        [many] { $count } ходов наугад, общая вероятность { $overall }%
       *[other] { $count } хода наугад, общая вероятность { $overall }%
    }
luck-lost =
    Удача: { $count ->
        [1] 1 ход наугад, вероятность { $overall }%
        [one] { $count } ход наугад, общая вероятность { $overall }%
        [few] { $count } хода наугад, общая вероятность { $overall }%
        [many] { $count } ходов наугад, общая вероятность { $overall }%
       *[other] { $count } хода наугад, общая вероятность { $overall }%
    }; следующий, с риском { $risk }%, пришёлся на мину
luck-lost-at-once = Удача: единственный ход наугад, с риском { $risk }%, пришёлся на мину
luck-certain =
    Удача: { $count ->
        [1] 1 ход наугад, вероятность { $overall }%
        [one] { $count } ход наугад, общая вероятность { $overall }%
        [few] { $count } хода наугад, общая вероятность { $overall }%
        [many] { $count } ходов наугад, общая вероятность { $overall }%
       *[other] { $count } хода наугад, общая вероятность { $overall }%
    }; затем открыта клетка, где точно была мина
luck-certain-at-once = Удача: открыта клетка, где точно была мина
luck-estimated = { $text } (оценка)
luck-cell = Строка { $row }, столбец { $col }: { $stake }
luck-cells =
    { $count ->
        [one] { $count } клетка
        [few] { $count } клетки
        [many] { $count } клеток
       *[other] { $count } клетки
    } вокруг строки { $row }, столбца { $col }: { $stake }
luck-stake = риск { $risk }%, наименьший из возможных
luck-stake-needless = риск { $risk }%, хотя была клетка с риском { $least }%
luck-stake-certain = риск { $risk }%, хотя была безопасная клетка
luck-fatal = { $text }; игра проиграна
luck-next = Следующий ход — наугад: { $stake }.
luck-next-mine = Следующий ход открывает клетку, где точно мина.
luck-beyond = После { $time } анализа нет: игра слишком велика.
luck-partial = { $text }. { $beyond }
luck-last = Последний ход пришёлся на мину: { $stake }.

## Review of a recording

review-overlooked = Пропущено
review-slow-moves = Медленные ходы
review-idle = Простой
review-still = Без движения
review-guess = Ход наугад, хотя уже { $time } была видна безопасная клетка: { $place }
review-wait = Безопасная клетка оставалась незамеченной { $time }: { $place }
review-slow = Медленный ход, { $time }: { $place }
review-wasted = Лишний клик: { $place }
review-wasted-outside = Лишний клик вне поля
replay-why = Почему это ошибка?
mark-guess = Наугад
mark-needless = Ненужная догадка
mark-overlooked = Пропущено
mark-slow = Медленно
mark-wasted = Лишнее

## In the terminal

no-display = Sapper не нашёл дисплея для своего окна. Запустите его в графическом сеансе или задайте DISPLAY либо WAYLAND_DISPLAY.
too-few-files = Система позволяет программе открыть слишком мало файлов одновременно (ulimit -n).

display-silent = Sapper не смог открыть окно: дисплей, указанный в DISPLAY или WAYLAND_DISPLAY, не отвечает. Запустите Sapper в графическом сеансе.
report-ended = Sapper остановился из-за внутренней ошибки. Ваша игра сохранена; подробности — в «{ $file }».
report-went-on = В программе произошла внутренняя ошибка, но можно играть дальше; подробности — в «{ $file }».
report-unwritten = В Sapper произошла внутренняя ошибка, и не удалось записать отчёт о ней:

## The game in a terminal

console-play = Играть: { $board }
console-watch = Смотреть игру: { $board }
console-level = Уровень
console-exit = Выход
console-back = Назад
console-bye = До свидания.
console-choose = Введите один из номеров меню.
console-board =
    { $name }, { $rows } × { $cols }, { $mines ->
        [one] { $mines } мина
        [few] { $mines } мины
        [many] { $mines } мин
       *[other] { $mines } мины
    }
console-board-scattered = { $name }, { $rows } × { $cols }
console-number = { $name } ({ $min }–{ $max }):
console-command = 1 открыть, 2 флажок, 0 меню, ? справка >
console-cell = Строка и столбец >
console-remaining = Осталось мин: { $count }
console-won = Победа: все безопасные клетки открыты. Вот всё поле.
console-lost = Вы подорвались и проиграли. Вот всё поле; X — мина, которую вы открыли.
console-unreadable = Эту строку не удалось прочитать. Введите короткую команду.
console-unknown = Неизвестная команда. Введите ? для справки.
console-surplus = После этой команды ничего не нужно.
console-not-a-cell = Укажите клетку двумя целыми числами, строкой и столбцом, например 3 4.
console-outside = Такой клетки нет. Строки — от 1 до { $rows }, столбцы — от 1 до { $cols }.
console-already-open = Эта клетка уже открыта.
console-flagged = На этой клетке флажок. Снимите его, прежде чем открывать.
console-no-flag = На этой клетке нет флажка.
console-mark-open = Эта клетка открыта, флажок на неё не поставить.
console-chord-refused = Флажки вокруг не соответствуют числу, поэтому ничего не открыто.
console-chord-covered = Аккорд возможен только на открытом числе.
console-chord-done = Вокруг этого числа больше нечего открывать.
console-hint-do = Чтобы открыть её: o { $row } { $col }
console-hint-flagged = На ней стоит флажок. Чтобы снять его: u { $row } { $col }
console-help-open = открыть клетку в строке 3, столбце 4
console-help-mark = отметить её флажком или снять флажок
console-help-unmark = снять флажок
console-help-chord = аккорд: открыть все клетки вокруг числа, если флажки ему соответствуют
console-help-hint = показать безопасную клетку и объяснение
console-help-look = показать поле ещё раз
console-help-leave = сдаться и вернуться в меню
console-next = Следующая клетка: { $at }, оценка риска { $chance }%.

## Hints

hint-any-first = Первый клик всегда безопасен. Откройте любую клетку.
hint-none = Больше ничего определить нельзя.
hint-guess = Лучший вариант — { $rated }: точно безопасных клеток нет.
contradiction-mines = Мин ({ $mines }) больше, чем закрытых клеток ({ $covered }).
contradiction-high = Слишком мало закрытых клеток вокруг: { $cells }.
contradiction-together = Эти числа противоречат друг другу: { $cells }.
contradiction-count = Если всего мин { $mines }, эти числа не могут быть верны одновременно: { $cells }.
hint-guess-risk = { $cell }, риск { $chance }%
hint-guess-win-about = { $cell }, риск { $chance }%, шанс победить около { $win }%
hint-guess-win-exact = { $cell }, риск { $chance }%, шанс победить { $win }%
hint-guess-ring = эта клетка
hint-guess-dashed = клетка, обведённая пунктиром
hint-guess-hopeless = Эту ситуацию 50/50 никак не разрешить, так что откладывать незачем.
hint-guess-last = Если она безопасна, больше угадывать не придётся.
hint-guess-leads-on-surely = Если она безопасна, то точно укажет ещё на одну безопасную клетку.
hint-guess-leads-on = Если она безопасна, то, скорее всего, укажет ещё на одну безопасную клетку ({ $chance }%).
hint-guess-may-lead-on = Если она безопасна, то может указать ещё на одну безопасную клетку ({ $chance }%).
hint-guess-leads-nowhere = Даже если она безопасна, она вряд ли укажет ещё на одну безопасную клетку ({ $chance }%).
hint-guess-settles = Так можно обойти ситуацию 50/50 или сразу её решить.
hint-guess-settles-leads-on = Так можно обойти ситуацию 50/50 или сразу её решить и, скорее всего, получить безопасную клетку ({ $chance }%).
hint-guess-safer = У другой клетки риск всего { $safest }%, но она откроет меньше.
hint-guess-next = Следующий вариант: { $first }.
hint-guess-next-two = Следующие варианты: { $first }; { $second }.

## The command line: help. See src/cli/help_texts.rs for how the keys are found.

cli-about = «Сапёр» для настольного компьютера.
cli-usage = Использование:
cli-usage-options = [ПАРАМЕТРЫ]
cli-commands = Команды:
cli-arguments = Аргументы:
cli-options = Параметры:
cli-default = по умолчанию:
cli-possible = возможные значения:
cli-man-name = ИМЯ
cli-man-synopsis = ОБЗОР
cli-man-description = ОПИСАНИЕ
cli-man-version = ВЕРСИЯ
cli-command-analyze = Вывести точные риски в позиции и лучший ход с объяснением
cli-command-autoplay = Дать решателю сыграть много игр и вывести долю побед
cli-command-console = Играть в терминале
cli-command-generate = Создать поля, где нужно или не нужно угадывать
cli-command-practice = Вывести позиции для решения, с ответами и объяснениями
cli-command-replay = Вывести счётчики и удачу записанных игр
cli-command-scores = Вывести рекорды
cli-command-help = Вывести эту справку или справку по команде
cli-value-code = КОД
cli-value-command = КОМАНДА
cli-value-date = ДАТА
cli-value-file = ФАЙЛ
cli-value-first = ПРАВИЛО
cli-value-k = K
cli-value-kind = ВИД
cli-value-lang = ЯЗЫК
cli-value-level = УРОВЕНЬ
cli-value-ms = МС
cli-value-n = N
cli-value-row-col = СТРОКА,СТОЛБЕЦ
cli-value-seed = СИД
cli-value-seconds = СЕКУНДЫ
cli-value-strategy = СТРАТЕГИЯ
cli-value-style = СТИЛЬ
cli-value-t = T
cli-value-task = ЗАДАЧА
cli-value-theme = ТЕМА
cli-help = Вывести справку
cli-version = Вывести версию
cli-lang = Язык всех текстов: en, zh-CN, zh-TW, ja, ko, de, fr, es, pt-BR, it, ru, uk, pl [по умолчанию: язык системы; в окне — язык из настроек]
cli-level = Уровень игры
cli-rows = Число строк особого поля, от 1 до 256 (в терминале до 99)
cli-cols = Число столбцов особого поля, от 1 до 256 (в терминале до 99)
cli-mines = Число мин особого поля, от 0 до числа клеток минус 1
cli-seed = Расставить мины по этому сиду, чтобы те же поля можно было сыграть снова; такие игры не идут в зачёт
cli-window-style = Стиль игры
cli-window-board = Играть на поле с этим кодом; такие игры не идут в зачёт
cli-window-no_guess = Играть на полях без угадывания; такие игры не идут в зачёт
cli-window-announce = Выводить по строке о каждом событии для программ экранного доступа
cli-window-replay = Смотреть записанную игру (RAWVF, AVF, MVF, RMV, EVF)
cli-window-position = Открыть в мастерской позицию или поле из этого файла
cli-console-auto = Смотреть, как одну игру играет алгоритм 2010 года; в терминале затем появится меню
cli-console-delay = Пауза между ходами алгоритма в миллисекундах, от 0 до 10000 [по умолчанию: 80 в терминале, иначе 0]
cli-console-scores = Показать рядом с полем, как алгоритм оценивает каждую клетку: риск мины в процентах
cli-analyze-file = Позиция [по умолчанию: стандартный ввод]: строка «mines N», затем по строке на каждый ряд, где «.» или «#» — закрытая клетка, цифра — открытая, «F» — флажок; или массив позиций в JSON; или текст, который понимает мастерская (коды полей, ссылки, рисунки с форумов)
cli-analyze-json = Вывести JSON, по объекту в строке; строки и столбцы считаются от 0, в объяснении — от 1
cli-analyze-repeat = Вычислить риски N раз и вывести медиану времени в микросекундах
cli-autoplay-games = Число игр
cli-autoplay-boards = Играть на полях из этого файла, в формате вывода «sapper generate»
cli-autoplay-first = Защита первой клетки
cli-first-safe = никогда не мина; игра начинается в углу
cli-first-opening = открывает область 3×3, если хватает места; игра начинается в строке 4, столбце 4
cli-first-none = может быть миной; игра начинается в углу
cli-autoplay-strategy = Стратегия решателя
cli-strategy-exact = сравнивает ходы наугад, играя дальше, до 50 мс на ход
cli-strategy-fast = смотрит на один ход наугад вперёд, на полной скорости
cli-strategy-deep = как exact, но на каждый ход наугад столько времени, сколько даёт --think
cli-strategy-heuristic = алгоритм 2010 года
cli-autoplay-think = Миллисекунды на каждый ход наугад при стратегии «deep»
cli-autoplay-threads = Число потоков [по умолчанию: число процессоров]
cli-autoplay-seed = Сид первой игры; для каждой следующей прибавляется 1 [по умолчанию: случайный, выводится]
cli-autoplay-results = Записать результаты в этот файл, по игре в строке по порядку: 1 — победа, 0 — поражение
cli-autoplay-json = Вывести один объект JSON
cli-generate-no_guess = Создать поля, где после первого клика не нужно угадывать
cli-generate-first = Клетка, которую открывают первой (счёт от 0); клетки вокруг неё свободны, если хватает места [по умолчанию: 3,3 или середина поля поменьше]
cli-generate-count = Число полей
cli-generate-seed = Сид первого поля; для каждого следующего прибавляется 1 [по умолчанию: случайный, выводится]
cli-generate-daily = Вывести поля дня для даты, например 2026-11-23, с их кодами [по умолчанию: сегодня, по UTC]
cli-generate-json = Вывести один массив JSON, с --daily — один объект
cli-practice-task = Что делать в каждой позиции [по умолчанию: safe; guess, если вид — odds]
cli-task-safe = найти безопасную клетку
cli-task-mines = найти все точно известные мины без флажков
cli-task-guess = точно безопасных клеток нет: найти клетку с наименьшим риском
cli-practice-kind = Вид рассуждения, нужный для решения: более простого не хватает [по умолчанию: single; odds, если задача — guess]
cli-kind-single = по одному числу
cli-kind-pair = два числа вместе
cli-kind-numbers = три числа или больше вместе
cli-kind-count = также число оставшихся мин
cli-kind-odds = ничего точно не известно; только для guess
cli-practice-size = Уровень игр, из которых взяты позиции
cli-practice-count = Число позиций
cli-practice-seed = Сид первой позиции; для каждой следующей прибавляется 1 [по умолчанию: случайный, выводится]
cli-practice-json = Вывести один массив JSON, который читает «sapper analyze»
cli-replay-files = Записи (RAWVF, AVF, MVF, RMV, EVF) или папки с ними
cli-replay-csv = Вывести вместо этого таблицу значений через запятую (без удачи)
cli-replay-export = Вместо этого сохранить записи в этом формате
cli-replay-output = Файл для вывода или папка для нескольких записей [по умолчанию: стандартный вывод]
cli-replay-from = Время записи, с которого начинается GIF [по умолчанию: начало]
cli-replay-to = Время записи, на котором GIF заканчивается [по умолчанию: конец]
cli-replay-no_pointer = GIF без указателя и того, что он нажимает
cli-replay-odds = GIF с рисками закрытых клеток
cli-replay-no_clock = GIF без числа оставшихся мин и времени
cli-replay-cell = Сторона клетки в GIF, в пикселях; на очень больших полях меньше [по умолчанию: 24]
cli-replay-theme = Цвета GIF
cli-value-format = ФОРМАТ
cli-replay-json = Вывести по объекту JSON в строке
cli-scores-statistics = Вывести вместо этого общую статистику по уровням и стилям
cli-scores-csv = Вывести вместо этого все игры в виде значений через запятую
cli-decimal_comma = Разделять поля знаком «;» и писать десятичную запятую
cli-scores-json = Вывести один документ JSON
cli-scores-by = Вывести лучшие игры по этому счётчику, из журнала игр
cli-scores-flags = Только игры без единого флажка (none) или с флажками (some)
cli-scores-sessions = Вывести вместо этого сеансы: после перерыва больше 30 минут начинается новый
cli-value-counter = СЧЁТЧИК
cli-value-flags = ФЛАЖКИ
cli-help-command = Команда, о которой нужна справка

## The command line: usage errors

cli-wrong = Не удалось разобрать командную строку. См. «{ $help }».
cli-wrong-option = Неизвестный параметр «{ $argument }». См. «{ $help }».
cli-wrong-option-meant = Неизвестный параметр «{ $argument }». Может быть, «{ $meant }»?
cli-wrong-command = Неизвестная команда «{ $word }». См. «{ $help }».
cli-wrong-command-meant = Неизвестная команда «{ $word }». Может быть, «{ $meant }»?
cli-wrong-word = Лишний аргумент «{ $word }». См. «{ $help }».
cli-wrong-before = «{ $argument }» — параметр окна, а «{ $command }» окна не открывает. Если у «{ $command }» тоже есть этот параметр, укажите его после команды.
cli-wrong-no-value = Параметру «{ $argument }» нужно значение.
cli-wrong-surplus = Параметру «{ $argument }» значение не нужно, но указано «{ $value }».
cli-wrong-twice = Параметр «{ $argument }» можно указать только один раз.
cli-wrong-conflict = «{ $argument }» не сочетается с { $others }.
cli-wrong-missing = Не хватает: { $missing }.
cli-wrong-no-text = «{ $word }» — недопустимый UTF-8.
cli-wrong-value = Недопустимое значение «{ $value }» для «{ $argument }»: { $why }.
cli-wrong-value-meant = возможно, вы имели в виду «{ $meant }»
cli-wrong-value-known = допустимые значения: { $known }
cli-wrong-value-unknown = его не удалось разобрать
cli-wrong-number = это должно быть целое число от { $min } до { $max }
cli-wrong-cell = это должны быть строка и столбец, счёт от 0, например 3,3
cli-wrong-day = это должна быть дата, например 2026-11-23
cli-wrong-seconds = это должно быть число секунд, например 12.5
cli-wrong-board = Такого поля не бывает: { $why }.

## The command line: results

cli-standard-input = Стандартный ввод
cli-source-wrong = { $source } не подходит: { $why }.
why-large-picture = изображение больше { $most } мегапикселей
cli-too-large = объём больше { $limit } МиБ
cli-unprinted = Не удалось вывести результат: { $why }.
cli-output-closed = Стандартный вывод закрыт, поэтому результат нельзя вывести.
replay-export-folder = Чтобы сохранить несколько записей, нужна папка: укажите --output ПАПКА.
evf-refused-size = EVF вмещает поля не больше 255 × 255 клеток.
evf-refused-marks = В EVF нет знаков вопроса, а в этой игре они есть.
evf-refused-rules = Эта игра шла по правилам, которые EVF не может описать.
gif-only-gif = Параметрам --from, --to, --no-pointer, --odds, --no-clock, --cell и --theme нужен --export gif.
cli-unwritten = Не удалось записать «{ $file }»: { $why }.
cli-terminal-broken = Не удалось использовать терминал: { $why }.
scores-empty = Рекордов пока нет. Победите на уровне «Новичок», «Любитель» или «Профессионал» — и рекорд появится здесь.
scores-no-games = Завершённых игр пока нет.
scores-table = { $level }, { $style }
scores-time = Время (с)
scores-date = Дата (UTC)
replay-format = Формат
replay-program = Программа
replay-player = Игрок
replay-date = Дата
replay-result = Результат
replay-unfinished = не завершена
counter-solved = Открыто 3BV
replay-guesses = Ходы наугад
replay-luck = Удача
# At most six characters: a column of a table.
analyze-safe = чисто
analyze-mine = мина
analyze-layouts =
    Возможные расстановки { $mines ->
        [one] { $mines } мины
        [many] { $mines } мин
       *[other] { $mines } мин
    }: { $layouts }
analyze-too-wide = Позиция слишком велика, чтобы сосчитать все расстановки мин.
analyze-estimated = Проценты — оценки; клетки с пометкой «чисто» или «мина» определены точно.
analyze-guessed = В тексте не сказано, сколько мин; { $mines } — предположение.
analyze-starts = Начала без угадывания
analyze-best-start = Лучшее начало
analyze-no-start = нет
analyze-best = Лучший ход: { $place } ({ $chance })
analyze-time = Риски вычислены за { $micros } мкс (медиана)
analyze-no-json = это не массив позиций JSON: { $why }
analyze-position = позиция { $number }: { $why }
analyze-measures = размер поля не { $rows } × { $cols }, как указано в позиции
autoplay-left = осталось { $time }
autoplay-strategy = Стратегия
autoplay-games = Игры
autoplay-wins = Победы
autoplay-win-rate = Доля побед
autoplay-rate = { $rate }% (доверительный интервал 95%: от { $low }% до { $high }%)
autoplay-guesses = Ходов наугад на игру
autoplay-time = Время
autoplay-speed = Игр в секунду
autoplay-worst = Самый долгий ход
autoplay-milliseconds = { $ms } мс
autoplay-hurried = Прервано ходов
autoplay-hurried-why = { $count } (из-за лимита времени; другой запуск может дать иной результат)
autoplay-seed = Сид
generate-seed = сид { $seed }
generate-seed-moved = сид { $seed }, мины передвинуты
generate-none = Таких полей нет: { $why }.
generate-given-up =
    Не найдено поле { $rows } × { $cols } с { $mines ->
        [one] { $mines } миной
        [many] { $mines } минами
       *[other] { $mines } минами
    }, где не нужно угадывать (время поиска: { $seconds } с, проверено полей: { $tried }). Попробуйте меньше мин или поле поменьше.
practice-position = { $number }. { $task ->
        [mines] Найдите все точно известные мины без флажков
        [guess] Точно безопасных клеток нет: найдите клетку с наименьшим риском
       *[safe] Найдите безопасную клетку
    } ({ $kind }, сид { $seed })
practice-answers = { $task ->
        [mines] Мины
        [guess] Наименьший риск
       *[safe] Безопасные клетки
    }: { $cells }
practice-wrong-kind = Задача «guess» и вид «odds» сочетаются только друг с другом.
practice-none = Для сида { $seed } такая позиция не найдена. Попробуйте другой сид.
boards-none = в нём нет полей
boards-head = ожидается заголовок «# rows cols mines first_row first_col rule count seed», где rule — это safe, zero или none
boards-outside = первая клетка вне поля; её строка и столбец считаются от 0
boards-length = клеток { $found } — это ни строка из { $cols }, ни поле из { $cells }
boards-sign = столбец { $column }: «{ $sign }» — ни мина «*», ни свободная клетка «.»
boards-mines = мин { $found }, а в заголовке указано { $expected }
boards-rule = первая клетка этого поля нарушает правило «{ $rule }» из заголовка
boards-count = полей { $found }, а в их заголовке указано { $expected }

## Invalid input

fault-at = строка { $line }: { $why }
fault-rows = на поле должно быть от 1 до { $max } строк, а не { $given }
fault-cols = на поле должно быть от 1 до { $max } столбцов, а не { $given }
fault-mines =
    на поле { $rows } × { $cols } помещается не больше { $max ->
        [one] { $max } мины
        [many] { $max } мин
       *[other] { $max } мин
    }, а указано { $given }
fault-unplayable = на этом поле нельзя играть: { $why }
fault-code-empty = кода поля нет
fault-code-sign = в коде поля не бывает «{ $sign }»
fault-code-version = этот код создан более новой версией Sapper
fault-code-sum = код поля неполон или содержит неверный символ
fault-position-empty = позиция пуста; ожидаются строка «mines N» и строки поля
fault-position-mines = перед строками поля ожидаются «mines» и число, а не «{ $text }»
fault-position-rows = под строкой «mines { $mines }» нет строк поля
fault-position-sign = строка { $line }, столбец { $column }: «{ $sign }» — не клетка («.» или «#» закрытая, от 0 до 8 открытая, «F» с флажком)
fault-position-ragged = длина строки { $found }, а первой — { $expected }
fault-text-unknown = Sapper не видит здесь ни позиции, ни поля
fault-text-link = в ссылке нет поля; скопируйте само поле или его позицию
fault-text-sign = строка { $line }, столбец { $column }: «{ $sign }» — не клетка
fault-text-row = длина строки { $found }, а должна быть { $expected }
fault-text-rows = есть только часть строк: { $found } из { $expected }
fault-text-broken = поле в ссылке неполно или содержит неверный символ
fault-view = слишком много мин: { $mines }, а клеток { $cells }
fault-no-layout = ни одна расстановка мин не подходит к этой позиции
fault-no-guess =
    не найдено поле { $rows } × { $cols } с { $mines ->
        [one] { $mines } миной
        [many] { $mines } минами
       *[other] { $mines } минами
    }, где не нужно угадывать (проверено полей: { $tried })
fault-no-guess-full = на поле, полном мин, негде начать
fault-no-guess-outside = первая клетка вне поля
fault-no-guess-given-up = поиск поля без угадывания остановлен (проверено полей: { $tried })
fault-recording-long-line =
    { $max ->
        [one] строка длиннее { $max } байта
        [many] строка длиннее { $max } байт
       *[other] строка длиннее { $max } байт
    }
fault-recording-endless = запись больше { $max } МиБ
fault-recording-stray = «{ $text }» — не заголовок, не строка поля и не событие
fault-recording-value = «{ $value }» — недопустимое значение для «{ $header }»
fault-recording-unsupported = записи игр вида { $text } нельзя воспроизвести
fault-recording-no-board = нет поля: перед событиями должны быть строка «Board:» и строки из * и 0
fault-recording-second-board = здесь начинается второе поле
fault-recording-row = в строке поля бывают только * и 0, а не «{ $text }»
fault-recording-row-width = клеток в строке { $given }, а не { $width }
fault-recording-cols = столбцов в заголовке { $header }, а в поле { $board }
fault-recording-rows = строк в заголовке { $header }, а в поле { $board }
fault-recording-mines = мин в заголовке { $header }, а в поле { $board }
fault-recording-event = «{ $text }» — недопустимое событие
fault-recording-time = «{ $text }» — недопустимое время
fault-recording-long-time = «{ $text }» — больше 24 дней
fault-recording-backwards = время идёт назад: от { $from } к { $to }
fault-recording-place = «{ $text }» — недопустимое положение
fault-recording-no-place = у события нет положения
fault-recording-off-board = столбец { $col }, строка { $row } — вне поля (столбцов { $cols }, строк { $rows })
fault-recording-far = положение { $x }, { $y } (в пикселях) слишком далеко от поля
fault-recording-unknown = это не запись в формате, который понимает Sapper
fault-no-recordings = в папке нет записей
fault-more-games = ещё повреждённых или нечитаемых записей: { $count }
fault-recording-damaged = файл повреждён на байте { $offset }, там должно быть: { $expected }
expected-bytes = { $count ->
        [1] ещё один байт
        [one] ещё { $count } байт
        [few] ещё { $count } байта
        [many] ещё { $count } байт
       *[other] ещё { $count } байта
    }
expected-last-bytes =
    { $count ->
        [one] последний { $count } байт
        [few] последние { $count } байта
        [many] последние { $count } байт
       *[other] последние { $count } байта
    }
expected-version = известная версия формата
expected-board-size = поле размером от 1 до 256 строк и столбцов
expected-cell-side = сторона клетки в пикселях
expected-cell = клетка поля
expected-mine = клетка поля, где ещё нет мины
expected-mine-count = число мин, при котором есть свободная клетка
expected-mines = { $count ->
        [1] ровно одна мина
        [one] ровно { $count } мина
        [few] ровно { $count } мины
        [many] ровно { $count } мин
       *[other] ровно { $count } мины
    }
expected-event-kind = известный вид события
expected-later-time = время не раньше, чем у предыдущего события
expected-more-events = ещё одно событие
expected-hundredths = сотые доли секунды
expected-year = год от 2005 до 2008
expected-level = номер уровня
expected-question-marks = код знаков вопроса
expected-info-text = текст в скобках
expected-checksum = верная контрольная сумма
expected-time-in-range = время не больше 24 дней
expected-position = положение рядом с полем
fault-recording-empty = запись кончается раньше, чем отпущена хоть одна кнопка

## What --announce prints

announce-place = строка { $row }, столбец { $col }
announce-place-column-first = столбец { $col }, строка { $row }
announce-row = строка { $row }
announce-col = столбец { $col }
announce-new =
    Новое поле: { $level }, строк: { $rows }, столбцов: { $cols }, { $mines ->
        [one] { $mines } мина
        [few] { $mines } мины
        [many] { $mines } мин
       *[other] { $mines } мины
    }.
announce-new-scattered = Новое поле: { $level }, строк: { $rows }, столбцов: { $cols }.
announce-cell = { $place }: { $what }
announce-board = Поле
announce-board-size =
    клетки: { $rows } × { $cols }, { $mines ->
        [0] { "" }
        [one] { $mines } мина,{ " " }
        [few] { $mines } мины,{ " " }
        [many] { $mines } мин,{ " " }
       *[other] { $mines } мины,{ " " }
    }{ $flags ->
        [one] { $flags } флажок
        [few] { $flags } флажка
        [many] { $flags } флажков
       *[other] { $flags } флажка
    }
announce-board-part = { $all }; видны строки с { $top } по { $bottom }, столбцы с { $left } по { $right }
announce-covered = { $count ->
    [1] закрыта
   *[other] закрыты
}
announce-flag = флажок
announce-question = знак вопроса
announce-number = число { $number }
announce-empty = { $count ->
   *[other] пусто
}
announce-mine = мина
announce-hit = взорвавшаяся мина
announce-wrong-flag = неверный флажок
announce-hidden = скрыта на время паузы
announce-noted = { $cell }, { $note }
announce-start = начните здесь
announce-ring-safe = безопасна
announce-ring-best = лучший вариант
announce-ring-reason = часть объяснения
announce-ring-wrong = неверно
announce-begin = Начните здесь: { $place }. Клетка безопасна.
announce-opened-one = { $place }: открыта, { $what }
announce-opened =
    { $place }: { $count ->
        [one] открыта { $count } клетка
        [few] открыты { $count } клетки
        [many] открыто { $count } клеток
       *[other] открыты { $count } клетки
    }
announce-chorded =
    { $place }: вокруг { $count ->
        [one] открыта { $count } клетка
        [few] открыты { $count } клетки
        [many] открыто { $count } клеток
       *[other] открыты { $count } клетки
    }
announce-flagged = { $place }: поставлен флажок, осталось мин: { $left }
announce-questioned = { $place }: знак вопроса
announce-unmarked = { $place }: пометка снята
announce-refused-chord = { $place }: не открыта, флажки не соответствуют числу
announce-refused-flag = { $place }: не открыта, на ней флажок
announce-nothing = { $place }: { $what }, без изменений
announce-lost = { $place }: мина. Поражение через { $time }.
announce-lost-flags = { $place }: рядом мина без флажка. Поражение через { $time }.
announce-paused = Пауза на отметке { $time }.
announce-resumed = Игра продолжается.
announce-no-pause = Ставить на паузу нечего.
announce-on = { $name }: включено
announce-off = { $name }: выключено
announce-value = { $name }: { $value }
announce-closed = Закрыто: { $name }
announce-recording = Запись

## Reading the board

help-reading = Чтение поля
read-here = Где курсор
read-neighbours = Что вокруг клетки
read-left = Что осталось вокруг числа
read-row = Прочесть строку
read-column = Прочесть столбец
read-status = Время, осталось мин, доля открытого
read-opened = Что открыл последний ход
read-again = Повторить
read-next-covered = К следующей закрытой клетке рядом с числом
read-previous-covered = К предыдущей закрытой клетке рядом с числом
read-next-number = К следующему числу, которому не хватает флажков
read-previous-number = К предыдущему числу, которому не хватает флажков
read-go-to = Перейти к клетке
read-above-left = слева вверху
read-above = сверху
read-above-right = справа вверху
read-right = справа
read-below-right = справа внизу
read-below = снизу
read-below-left = слева внизу
read-left-of = слева
read-next = { $list }; { $next }
read-span = с { $first } по { $last }
read-flags = флажков: { $count }
read-around = { $what }: { $flags }, закрытых: { $covered }
read-mines-left = осталось мин: { $count }
read-share = открыто { $share }
read-count = открыто клеток: { $count }
read-nothing-opened = Ничего не открыто.
read-none = Больше нет.
read-nothing-said = Повторять нечего.
read-begin = Это начало.
read-end = Это конец.
read-edge = Край поля.
read-no-board = Здесь нет поля.
go-to-how = «{ $numbers }» или «D2» — это { $place }.
go-to-none = Такой клетки нет. Последняя: { $place }.
go-to-accept = Перейти

## Workbench

bench = Мастерская
bench-tip = Составить позицию или поле и увидеть риски
bench-position = Позиция
bench-board = Поле
bench-covered = Закрыта
bench-flag = Флажок
bench-first = Вставьте снимок экрана любого «Сапёра» или рисуйте числа.
bench-offer = Застряли на другом поле? Вставьте его снимок экрана
bench-board-how = Клик по клетке ставит или убирает мину.
bench-size = Размер и мины
bench-mines-guessed = { $mines } — предположение.
undo = Отменить
redo = Вернуть
bench-no-undo = Отменять нечего.
bench-no-redo = Возвращать нечего.
bench-thinking = Идёт расчёт…
bench-safe-cells =
    { $count ->
        [one] { $count } клетка безопасна
        [few] { $count } клетки безопасны
       *[many] { $count } клеток безопасны
    }
bench-best-guess = Лучший вариант: риск { $chance }%
bench-layouts = Расстановок
bench-certain-mines = Клеток с миной
bench-left = Осталось мин
bench-too-many = Слишком много, чтобы сосчитать
bench-power = { $mantissa } × 10^{ $exponent }
bench-starts =
    На этом поле угадывать не нужно. { $count ->
        [1] Начать можно только с клетки { $place }.
        [one] Начать можно с { $count } клетки; больше всего открывает { $place }.
       *[other] Начать можно с { $count } клеток; больше всего открывает { $place }.
    }
bench-no-start = На этом поле придётся угадывать, откуда ни начни.
bench-overflagged =
    { $count ->
        [1] Вокруг клетки { $cells } больше флажков, чем допускает число { $number }.
       *[other] Вокруг клеток { $cells } больше флажков, чем допускают эти числа.
    }
bench-play = Играть
bench-practise = Как задача
bench-why = Почему?
bench-open = Открыть файл…
bench-paste = Вставить
bench-clear = Очистить
bench-copy = Копировать
bench-format = Копировать как
bench-as-text = Текст
bench-as-code = Код поля
bench-as-drawing = Рисунок для форума
bench-as-js = Ссылка на JSMinesweeper
bench-as-link = Ссылка на поле
bench-copied = Скопировано.
bench-not-copied = В таком виде это скопировать нельзя.
bench-guessed = В тексте не указано число мин: { $mines } — предположение.
bench-left-out = Не относится к полю: { $text }.
bench-picture =
    Прочитано клеток: { $rows } × { $cols }. { $doubtful ->
        [0] Проверьте число мин: { $mines } — предположение.
        [1] Проверьте клетку в жёлтом кольце и число мин: { $mines } — предположение.
       *[other] Проверьте клетки в жёлтых кольцах ({ $doubtful }) и число мин: { $mines } — предположение.
    }
bench-picture-at = Прочитано клеток: { $rows } × { $cols }. Проверьте клетки ({ $cells }) и число мин: { $mines } — предположение.
bench-no-picture = В буфере обмена нет поля — ни текстом, ни картинкой.
bench-unreadable = Поле не прочитано: { $why }.
bench-no-puzzle = Задачи из этого не выйдет: здесь нечего выяснять.
bench-no-game = Играть здесь нельзя: ни одна расстановка не подходит или всё уже открыто.
bench-save = Сохранить позицию
bench-saved = Сохранено: { $file }
bench-not-saved = Не удалось сохранить { $file }: { $why }

machine = Сведения о системе
machine-measure = Измерять задержку во время игры
machine-about = Сколько проходит в Sapper от нажатия до готового кадра, без задержек мыши, рабочего стола и экрана.
machine-move = Измерить плавность
machine-copy = Копировать
machine-on = вкл.
machine-off = выкл.
machine-none = ещё не измерено
machine-spread = медиана { $median } мс, 95% до { $most } мс, хуже всего { $worst } мс (последние: { $count })
machine-frame-spread = медиана { $median } мс, 95% до { $most } мс, хуже всего { $worst } мс; дольше 25 мс: { $late } из { $count }
machine-version = Версия
machine-window = Окно, масштаб
machine-cells = Поле, клетка
machine-language = Язык
machine-reader = Программа экранного доступа
machine-sound = Звук
machine-presses = Задержка отклика
machine-frames = Время между кадрами

## The counters of one’s choice

counters-choose = Выбрать счётчики
counters-live = Игра
counters-after = Итог
counters-up = Выше
counters-down = Ниже
counters-remove = Убрать
counters-add = Добавить формулу
counters-name = Название
counters-formula = Формула
counters-restore = По умолчанию
counters-note = Названия: { $names }. Знаки: + − * / ^ ( ), min, max, round, sqrt, ln, log, abs.
formula-empty = Введите формулу.
formula-long = В формуле может быть не больше { $max } символов.
formula-unknown = Счётчика «{ $name }» нет.
formula-bracket = Не хватает скобки.
formula-unclear = В формуле ошибка.
