# The texts of Sapper in Ukrainian.
# The files of all languages have the same keys in the same order.

app-name = Sapper

## Units, dates and lists

seconds = { $seconds } с
percent = { $number }%
quoted = «{ $text }»
date = { $day } { $month } { $year }
date-day = { $day } { $month }
date-month =
    { $month ->
        [1] січ.
        [2] лют.
        [3] бер.
        [4] квіт.
        [5] трав.
        [6] черв.
        [7] лип.
        [8] серп.
        [9] вер.
        [10] жовт.
        [11] лист.
       *[12] груд.
    }
date-month-alone =
    { $month ->
       *[other] { date-month }
    }
date-year = { $year }
list-next = { $list }, { $next }
list-last = { $list } та { $next }
list-more = { $list } та ще { $more }

## The title screen

title-go-on = Натисніть будь-яку клавішу або кнопку миші

## The bars and the menu

level-beginner = Новачок
level-intermediate = Любитель
level-expert = Експерт
level-beginner8x8 = Новачок 8×8
level-scattered = Випадковий (20% мін)
level-custom = Власний
custom-button = Власний…
show-remaining = Показувати, скільки мін лишилося
show-remaining-short = Лишилося мін
no-guess = Без угадування
no-guess-this-game = Цього разу без угадування
no-guess-next-game = Без угадування: з наступної гри
no-guess-start = Почніть з обведеної клітинки: вона безпечна.
no-guess-is-on = Без угадування: увімк.
no-guess-is-off = Без угадування: вимк.
guesses = Угадування
guesses-off = Звичайне
guesses-fair-guess = Чесне вгадування
guesses-strict = Строга гра
guesses-fair-guess-strict = { guesses-fair-guess } + { guesses-strict }
flag-mode = Режим прапорців
flag-mode-is-on = Режим прапорців: увімк.
flag-mode-is-off = Режим прапорців: вимк.
sound = Звук
sound-is-on = Звук: увімк.
sound-is-off = Звук: вимк.
menu = Меню
menu-aid = Підказки
menu-share = Поділитися
menu-others = Ще
why-over = Гру закінчено
why-not-begun = Спершу відкрийте клітинку
why-not-over = Лише після гри
why-not-lost = Лише після поразки
why-style = Не в цьому стилі
new-game = Нове поле
pause = Пауза
resume = Продовжити
paused = Пауза
settings = Налаштування
help = Довідка
records = Рекорди
style = Стиль
style-glass = Скло
style-classic = Класика
style-easyx = Ретромелодія (EasyX)
style-simpleminer = Простий (SimpleMiner)
style-console = Термінал (консоль)
theme = Тема
theme-auto = Авто
theme-light = Світла
theme-dark = Темна
theme-high-contrast = Високий контраст
color-vision = Кольори чисел
color-vision-usual = Звичайні
color-vision-deuteranopia = Дейтеранопія (червоний–зелений)
color-vision-protanopia = Протанопія (червоний–зелений)
color-vision-tritanopia = Тританопія (синій–жовтий)
color-vision-high-contrast = Високий контраст
text-size = Розмір тексту та кнопок
typeface = Шрифт
typeface-usual = Типовий
typeface-reading = Зручний для читання
letter-spacing = Відстань між літерами
line-spacing = Відстань між рядками
spacing-usual = Звичайна
spacing-wide = Широка
spacing-wider = Дуже широка
dwell = Клік після зупинки вказівника
scanning = Сканування однією кнопкою
pace-off = Вимкнено
pace-700ms = Через 0,7 с
pace-1000ms = Через 1 с
pace-1500ms = Через 1,5 с
pace-2500ms = Через 2,5 с
motion = Анімація
motion-auto = Авто
motion-off = Повна
motion-on = Спрощена
language = Мова
language-auto = Як у системі

## Tooltips

tip-count = Лишилося мін
tip-clock = Час у секундах
tip-remaining = Показати, скільки мін лишилося позначити
tip-no-guess = Поля, які можна розв’язати без угадування
tip-flag-mode = Клік ставить прапорець, а не відкриває клітинку
tip-levels = Рівень
tip-sizes = Вибрати рівень
tip-leave = Закрити Sapper
tip-odds = Показати ймовірність міни в кожній клітинці
tip-player = Розв’язувач
tip-pace = Швидкість
tip-speed = Швидкість
tip-run = Відтворити
tip-time-bar = Клацніть або потягніть, щоб перейти до іншого моменту. Потягніть правою кнопкою, щоб позначити фрагмент для GIF.
tip-replay-details = Показати або сховати всі лічильники, кліки та позначки
tip-marks = Стовпчики — ходи навмання, кружки — непомічені безпечні клітинки, лінії — повільні ходи, квадрати — зайві кліки; клацніть позначку, щоб перейти до неї
tip-previous = Попередня подія
tip-next = Наступна подія
tip-back = Назад до гри
tip-export = Експортувати всі ігри (CSV)
tip-reset = Видалити ігри цього рівня
tip-luck = Імовірність вціліти після всіх ваших ходів навмання
tip-span = Період
tip-bbbv = Мінімум лівих кліків, щоб відкрити все поле
tip-bbbv_s = Скільки 3BV відкрито за секунду
tip-effective = Кліки, що змінили поле
tip-wasted = Кліки, що нічого не змінили
tip-path = Шлях вказівника, у клітинках
tip-openings = Ділянки, що відкриваються одним кліком
tip-islands = Групи чисел поза прогалинами
tip-zini = Кількість кліків у доброму розв’язку з акордами
tip-hzini = ZiNi, якщо спершу відкривати прогалини, як роблять люди
tip-ioe = ККД: 3BV на один клік
tip-correctness = Частка кліків, що змінили поле
tip-throughput = 3BV на один клік, що змінив поле
tip-rqp = Час, поділений на 3BV/s; що менше, то краще
tip-time = Секунди від першого відкриття до останнього відпускання кнопки
tip-left = Ліві кліки поза акордами
tip-right = Поставлені й зняті позначки та праві кліки, що нічого не дали
tip-chords = Акорди, зокрема невдалі; кожен — один клік
tip-flags = Прапорці на полі
tip-clicks = Ліві та праві кліки й акорди
tip-cl_s = Кліки за секунду, у середньому
tip-cl_s_now = Кліки за останню секунду
tip-solved = Розв’язана частина 3BV
tip-bbbv_left = 3BV, які ще не відкрито
tip-est = Час за такого темпу: час × 3BV ÷ відкриті 3BV
tip-zne = ZiNi на один клік, якщо гру виграно
tip-znt = ZiNi на один клік, що змінив поле, якщо гру виграно
tip-stnb = 3BV, поділений на час у степені 1,7, з поправкою на рівень; що більше, то краще
tip-qg = Час у степені 1,7, поділений на 3BV; що менше, то краще

## Buttons in dialogs

ok = ОК
cancel = Скасувати
close = Закрити

## The custom board dialog

custom-title = Власне поле
custom-rows = Рядки
custom-cols = Стовпці
custom-mines = Міни
custom-less = Зменшити на 1
custom-more = Збільшити на 1
custom-range = { $min }–{ $max }
custom-density = { $share } мін
custom-density-like = { $share } мін, як на рівні «{ $level }»
custom-empty = Введіть число.
custom-not-a-number = Введіть ціле число.
custom-out-of-range = Введіть число від { $min } до { $max }.
# $max is at most one less than the number of cells, so 0 means a board of a single cell.
custom-too-many-mines =
    { $max ->
        [0] На полі з однієї клітинки немає місця для міни.
        [one] На полі { $rows } × { $cols } вміститься щонайбільше { $max } міна.
        [few] На полі { $rows } × { $cols } вміститься щонайбільше { $max } міни.
        [many] На полі { $rows } × { $cols } вміститься щонайбільше { $max } мін.
       *[other] На полі { $rows } × { $cols } вміститься щонайбільше { $max } міни.
    }
custom-start = Почати
custom-boards = Збережені поля
custom-saved = Збережено: { $name }
custom-removed = Прибрано: { $name }

## The information strip

strip-board =
    { $rows } × { $cols }, { $mines ->
        [one] { $mines } міна
        [few] { $mines } міни
        [many] { $mines } мін
       *[other] { $mines } міни
    }
strip-best = Найкращий час: { $time }
offer-title = Уперше граєте в «Сапера»?
first-flag = Біля обведеної одиниці лише одна закрита клітинка. Клацніть її правою кнопкою, щоб позначити міну.
first-flag-at = Біля одиниці ({ $number }) лише одна закрита клітинка: { $mine }. Перейдіть туди й позначте міну: { $key }.
first-chord = Біля обведеного числа всі міни вже позначено. Натисніть на ньому обидві кнопки миші, щоб відкрити решту.
first-chord-at = Біля числа ({ $number }) усі міни вже позначено. Натисніть на ньому { $key }, щоб відкрити решту.
first-hint = Не бачите надійного ходу? Лампочка або { $key } дасть підказку.
first-no-guess = Не хочете вгадувати? У режимі «Без угадування» поля розв’язуються самою логікою.
result-lost = Ви натрапили на міну
strict-lost =
    { $count ->
        [1] Це був хід навмання, хоча обведена клітинка точно була безпечна
       *[other] Це був хід навмання, хоча обведені клітинки точно були безпечні
    }
strict-lost-at = Це був хід навмання, хоча клітинка { $place } точно була безпечна
result-first = Ваш перший рекорд!
result-new-best = Новий рекорд!
result-faster = на { $time } швидше за рекорд
result-progress = { $time } · відкрито { $share } клітинок
result-as = під ім’ям { $name }
result-details = Докладно
result-retry = Те саме поле
copied = Скопійовано ✓
notice-more = та ще { $count }

## The end of a game

won = Поле розміновано за { $time }.
won-no-guess = Поле розміновано за { $time }. Угадувати не довелося.
no-guess-needed = Угадувати не довелося.
won-new-best = Новий рекорд: { $time }!
won-first = Ваш перший рекорд на цьому рівні!
won-near-best = На { $gap } повільніше за ваш найкращий час ({ $best }).
won-place = Ваш { $place }-й результат.
box-won = Чудово!
box-lost = Гру закінчено
box-next = Нове поле готове.
again-question = Ви натрапили на міну. Зіграти на новому полі?
again-yes = Нове поле
again-no = Вийти
again = Нове поле
leave = Вийти
difficulty = Складність
mines-left = Міни: { $count }
menu-play = 1 Грати
menu-board = 2 Поле
menu-more = 3 Ще
menu-exit = 0 Вийти
exit-again = Гру не закінчено. Щоб вийти, натисніть 0 ще раз.
play-again = Нове поле
unranked-seeded = Поля із заданим зерном не йдуть у залік.
aid-hint = Підказка
aid-think = Подумати ще
aid-think-short = Думати
aid-think-stop = Досить думати
aid-think-stop-short = Стоп
aid-think-needless = Вгадувати не потрібно.
aid-thought = роздуми: { $seconds } с
aid-odds = Ризики
odds-safe = безпечно
odds-mine = міна
odds-elsewhere = в решті
aid-check = Перевірити прапорці
draft = Чернетка
draft-how = Чернетка: права кнопка — міна, ліва — безпечна клітинка. Нічого не відкривається.
draft-keep = Лишити прапорці
draft-keep-tip = Поставити прапорці на позначені міни, а решту відкинути
check-none = Ще немає прапорців для перевірки.
check-right =
    { $count ->
        [1] Ваш прапорець не суперечить числам.
       *[other] Усі ваші прапорці ({ $count }) не суперечать числам.
    }
check-wrong =
    { $count ->
        [one] { $count } прапорець точно стоїть неправильно: { $cells }.
        [few] { $count } прапорці точно стоять неправильно: { $cells }.
        [many] { $count } прапорців точно стоять неправильно: { $cells }.
       *[other] { $count } прапорця точно стоять неправильно: { $cells }.
    }
aid-auto = Автогра
auto-exact = Точний
auto-2010 = Алг. 2010
auto-slow = Повільно
auto-steady = Середньо
auto-fast = Швидко
aid-used = З допомогою
aid-used-text = Ви скористалися допомогою (підказкою, показом ризиків, перевіркою прапорців або автогрою). Ця гра не йде в залік.
unranked-helped = Ігри з допомогою не йдуть у залік.
unranked-rules = Ігри за власними правилами не йдуть у залік.
unranked-custom = Поля такого виду не йдуть у залік.
unranked-no-guess = Поля без угадування не йдуть у залік.
unranked-filtered = Поля, вибрані фільтром, не йдуть у залік.

## The board filter

kept-title = Автоматичні записи
kept-about = Записи закінчених ігор зберігаються в «replays/games» серед даних програми.
kept-which = Ігри
kept-none = Лише нові рекорди
kept-wins = Перемоги
kept-all = Усі ігри
kept-max-time = Коротші за (с)
kept-min-speed = Не менше (3BV/s)
kept-limit = Зберігати щонайбільше
kept-name = Назва файлу
kept-folders = Папка для кожного рівня
kept-name-empty = Введіть назву.
kept-name-long = Найбільша кількість символів: { $max }.
kept-name-forbidden = У назві файлу не може бути «{ $sign }».
kept-name-brace = Бракує фігурної дужки.
kept-name-unknown = Невідоме поле: «{ $field }».
filter-button = Фільтр полів…
filter-title = Фільтр полів
filter-on = Вибирати нові поля за цим фільтром
filter-about = Sapper створює поля, доки не знайде відповідне. Порожній рядок нічого не обмежує. Такі ігри позначаються й не йдуть у залік.
filter-efficiency = ККД (3BV/ZiNi)
filter-first-click = Перший клік (клітинок)
# The names of the fields.
filter-min = { $figure }, від
filter-max = { $figure }, до
filter-drawing = Перевірка полів…
filter-none = Жодне поле не підійшло. Перевірено полів: { $drawn }.
filter-none-drawn = За відведений час не вдалося створити жодного поля.
filter-every = Підходить будь-яке поле.
filter-share = Підходить приблизно { $share } полів.
filter-one-in = Підходить приблизно 1 поле з { $boards }.
filter-reversed = «Від» більше за «до»: жодне поле не підійде.
board-filtered = Поле за фільтром
board-filtered-text = Це поле вибрано фільтром. Ця гра не йде в залік.
search-filter-tried = Пошук поля, що відповідає фільтру… Перевірено: { $tried }.
search-filter-failed = Перевірено полів: { $tried }. Жодне не відповідає фільтру. Найближче: { $figures }.
search-nearest = Зіграти на найближчому
search-go-on = Шукати далі

## The search for a no-guess board

search-title = Поле без угадування
search-tried = Пошук поля, що не потребує вгадування… Перевірено: { $tried }.
search-ordinary = Зіграти на звичайному
search-failed-title = Поле не знайдено
search-failed =
    { $mines ->
        [1] Перевірено полів { $rows } × { $cols } з однією міною: { $tried }. Жодне не розв’язується без угадування. Спробуйте інший розмір.
        [one] Перевірено полів { $rows } × { $cols }, де { $mines } міна: { $tried }. Жодне не розв’язується без угадування. Спробуйте менше мін.
        [few] Перевірено полів { $rows } × { $cols }, де { $mines } міни: { $tried }. Жодне не розв’язується без угадування. Спробуйте менше мін.
        [many] Перевірено полів { $rows } × { $cols }, де { $mines } мін: { $tried }. Жодне не розв’язується без угадування. Спробуйте менше мін.
       *[other] Перевірено полів { $rows } × { $cols }, де { $mines } міни: { $tried }. Жодне не розв’язується без угадування. Спробуйте менше мін.
    }

## The name for a record

name-title = Новий рекорд
name-prompt = Введіть своє ім’я
name-label = Ваше ім’я
name-empty = Введіть ім’я.
name-too-long =
    { $max ->
        [one] Ім’я може мати щонайбільше { $max } символ.
        [few] Ім’я може мати щонайбільше { $max } символи.
        [many] Ім’я може мати щонайбільше { $max } символів.
       *[other] Ім’я може мати щонайбільше { $max } символу.
    }
name-too-many-parts = Один із символів імені має забагато надрядкових знаків.
name-control = Ім’я містить символ, який неможливо показати.
name-save = Зберегти

## The records screen

records-name = Ім’я
records-time = Час
records-3bv = 3BV
records-date = Дата
records-no-name = Анонім
records-always = Увесь час
records-year = Цей рік
records-month = Цей місяць
records-today = Сьогодні
records-export = Експорт…
records-reset = Скинути…
records-table = Найкращі ігри
records-under = 3BV { $bbbv } · { $speed }/s · { $date }
records-shown = { $shown } з { $count }
records-more = Показати ще
records-reading = Читання ваших ігор…
records-none =
    { $span ->
        [year] «{ $level }»: цього року ігор ще немає
        [month] «{ $level }»: цього місяця ігор ще немає
        [today] «{ $level }»: сьогодні ігор ще немає
       *[always] «{ $level }»: ігор ще немає
    }
records-none-ranked =
    { $span ->
        [year] «{ $level }»: цього року залікових ігор ще немає
        [month] «{ $level }»: цього місяця залікових ігор ще немає
        [today] «{ $level }»: сьогодні залікових ігор ще немає
       *[always] «{ $level }»: залікових ігор ще немає
    }
records-uncounted = Ігри з допомогою, поля без угадування, поля за фільтром і вже зіграні поля не враховуються. Власні поля та власні правила враховуються окремо.
records-invite = Зіграйте — і тут з’являться ваш час, частка перемог і серії.
records-invite-style = Виберіть у налаштуваннях стиль «{ $style }» і зіграйте — тут з’являться ваш час, частка перемог і серії.
records-invite-custom = Зіграйте на власному полі — і тут з’являться ваш час, частка перемог і серії.
records-invite-rules = Зіграйте за власними правилами — і тут з’являться ваш час, частка перемог і серії.
records-invite-guesses = Зіграйте за цими правилами (Налаштування, Гра, Правила) — і тут з’являться ваш час, частка перемог і серії.
records-play = Грати: { $level }
records-not-counted = Закінчених ігор ще немає.
records-statistics = Статистика
records-interval = За довгої гри ви майже напевно виграватимете від { $low }% до { $high }% ігор (довіра 95%).
figure-played = Зіграно
figure-won = Перемоги
figure-left = Покинуто
figure-rate = Частка перемог
figure-best = Найкращий час
figure-median = Медіана часу
figure-mean = Середній час
figure-best-speed = Найкраще 3BV/s
figure-mean-speed = Середнє 3BV/s
figure-streak = Поточна серія
figure-won-streak = Найдовша серія перемог
figure-lost-streak = Найдовша серія поразок
streak-won =
    { $count ->
        [one] { $count } перемога
        [few] { $count } перемоги
        [many] { $count } перемог
       *[other] { $count } перемоги
    }
streak-lost =
    { $count ->
        [one] { $count } поразка
        [few] { $count } поразки
        [many] { $count } поразок
       *[other] { $count } поразки
    }
chart-times = Перемоги: { $count }, { $from } – { $to }; найкращий час: { $best }
chart-histogram = Найчастіший час: { $from } – { $to }; перемог: { $most }
chart-rate = Частка перемог: { $rate }, ігор: { $count }; серед останніх: { $last }
picture-times = Час за датами
picture-times-note = у секундах; точки — перемоги, лінія — рекорд на той день
picture-histogram = Час перемог
picture-histogram-note = кількість перемог за секундами
picture-beyond =
    { $count ->
        [one] { $note }; не показано { $count } значно гіршу перемогу
        [few] { $note }; не показано { $count } значно гірші перемоги
        [many] { $note }; не показано { $count } значно гірших перемог
       *[other] { $note }; не показано { $count } значно гіршої перемоги
    }
picture-rate = Частка перемог
picture-rate-note =
    { $count ->
        [one] у відсотках, за останню { $count } гру; тонка лінія — усі ігри
        [few] у відсотках, за останні { $count } гри; тонка лінія — усі ігри
        [many] у відсотках, за останні { $count } ігор; тонка лінія — усі ігри
       *[other] у відсотках, за останні { $count } гри; тонка лінія — усі ігри
    }
pictures-wait =
    { $count ->
        [one] Графіки з’являться після { $count } гри.
        [few] Графіки з’являться після { $count } ігор.
        [many] Графіки з’являться після { $count } ігор.
       *[other] Графіки з’являться після { $count } гри.
    }
picture-waits =
    { $count ->
        [one] Графік з’явиться після { $count } перемоги.
        [few] Графік з’явиться після { $count } перемог.
        [many] Графік з’явиться після { $count } перемог.
       *[other] Графік з’явиться після { $count } перемоги.
    }
records-by = Показник
tip-records-by = За яким показником порівнюються ігри
flagging-any = Усі ігри
flagging-none = Без прапорців
flagging-some = З прапорцями
tip-flagging = Усі ігри, ігри без жодного прапорця або ігри з прапорцями
records-left-out = Ігри, не враховані, бо їх записала давніша версія: { $count }
records-no-figure = Цього показника поки не відомо для жодної перемоги.
records-under-figure = { $time } · 3BV { $bbbv } · { $date }
picture-by-date = { $name } за датами
picture-by-date-note = точки — перемоги, лінія — рекорд на той день
chart-by-date = { $name }, перемоги: { $count }, { $from } – { $to }; найкраще: { $best }
racing-means = Середнє за кілька перемог поспіль
racing-means-note = за { $counts } перемог; просте середнє часу, нічого не відкинуто; поразки між перемогами не враховуються
racing-last = Останнє
racing-best = Найкраще
racing-mean = Середнє
racing-from = Початок
racing-to = Кінець
racing-sum = Сума найкращого часу на рівнях «Новачок», «Любитель» та «Експерт»: { $times } = { $sum }
racing-sum-missing = Щоб скласти найкращий час, переможіть на рівнях: { $levels }
racing-sessions = Сеанси
racing-sessions-note = після перерви понад { $minutes } хв починається новий
racing-bbbv = Найкращий час для кожного 3BV
racing-bbbv-note = у секундах, за 3BV
racing-bbbv-chart = Найкращий час; різних значень 3BV: { $count }, від { $low } до { $high }
reset-title = Скинути рівень «{ $level }»?
reset-text =
    Зі статистики буде видалено { $games ->
        [one] { $games } гру
        [few] { $games } гри
        [many] { $games } ігор
       *[other] { $games } гри
    } рівня «{ $level }» у стилі «{ $style }», { $records ->
        [0] а таблиця рекордів не зміниться
        [one] а з таблиці — { $records } рекорд
        [few] а з таблиці — { $records } рекорди
        [many] а з таблиці — { $records } рекордів
       *[other] а з таблиці — { $records } рекорду
    }. Резервні копії обох файлів лишаться в тій самій папці.
reset-rules =
    Зі статистики буде видалено { $games ->
        [one] { $games } гру
        [few] { $games } гри
        [many] { $games } ігор
       *[other] { $games } гри
    } рівня «{ $level }» за власними правилами. Резервна копія файлу лишиться в тій самій папці.
reset-yes = Скинути
reset-done = Рівень «{ $level }» скинуто. Резервна копія: «{ $file }».
table-saved = Ігри збережено у «{ $file }».
table-not-saved = Не вдалося зберегти ігри у «{ $file }»: { $why }.
table-no-dialog = Не вдалося відкрити вікно вибору файлу: у системі немає ні порталу файлів, ні zenity. Ту саму таблицю виводить команда «sapper scores --csv».

## A saved game

game-is-here = З поверненням! Гра на паузі: { $level }.

## Notices about the player's files

file-set-aside = Не вдалося прочитати «{ $file }»: { $why }. Файл збережено як «{ $kept }», а Sapper почне новий.
game-set-aside = Sapper двічі аварійно завершився, продовжуючи вашу останню гру. Гру збережено як «{ $kept }».
file-newer = Файл «{ $file }» записала новіша версія Sapper. Він лишається без змін, і в нього нічого не зберігатиметься.
file-not-saved = Не вдалося зберегти «{ $file }»: { $why }. Зміни зникнуть, коли ви закриєте Sapper.
file-left = Не вдалося прочитати «{ $file }»: { $why }. Перейменувати файл теж не вдалося, тому він лишається без змін, і в нього нічого не зберігатиметься.
file-faults = Частину даних у «{ $file }» не вдалося розібрати.
file-faults-more = І ще таких випадків: { $count }.
file-no-folder = Немає папки, куди зберігати. Рекорди й налаштування зникнуть, коли ви закриєте Sapper.
file-no-storage = Браузер нічого не зберігає для цієї сторінки. Рекорди й налаштування зникнуть, коли ви її залишите.
file-saved-again = Файл «{ $file }» знову можна зберігати; усі відкладені зміни записано.
why-full = диск заповнено
why-forbidden = немає прав доступу
why-read-only = диск доступний лише для читання
why-not-a-file = це не файл
why-lock = його файл блокування «{ $lock }» — не звичайний файл
why-crashes = Sapper двічі аварійно завершився, продовжуючи цю гру
why-missing = немає такого файлу або папки
why-folder = це папка
why-in-the-way = на місці його папки лежить файл
why-not-text = це не текстовий файл
why-line = не вдалося розібрати рядок { $line }
why-key = «{ $key }» має неприпустиме значення
why-busy = його використовує інше вікно Sapper
why-protected = файл позначено «лише для читання»
why-grown = файл завеликий
why-in-use = його використовує інша програма
why-name = його назва задовга або неприпустима
why-system = система повідомляє про помилку
why-system-code = система повідомляє про помилку { $code }
record-wrong = Рекорд { $number } недійсний і пропущений.
game-wrong = Гра { $number } з журналу недійсна й пропущена.
settings-field-wrong = Налаштування «{ $field }» має неприпустиме значення; узято типове.

## Settings

settings-sound = Звук
settings-accessibility = Доступність
settings-language = Мова
settings-look = Вигляд
settings-play = Гра
settings-input = Керування
settings-expert = Для досвідчених
settings-glass-light = Світло на склі
original-rules = Грати й за власними правилами стилю
original-rules-glass = У «Скла» звичайні правила.
original-rules-classic = Як у змаганнях: безпечна лише перша клітинка, а акорд без потрібних прапорців нічого не робить.
original-rules-easyx = Перший клік може програти, годинник іде одразу, хибний акорд програє, а наприкінці з’являється вікно.
original-rules-simpleminer = Перший клік може програти, клік на числі робить акорд, а наприкінці з’являється вікно.
original-rules-console = Перший клік може програти, немає ні акордів, ні знаків питання.
settings-reset = Скинути сторінку…
settings-reset-title = Скинути «{ $page }»?
settings-reset-text = Усі налаштування цієї сторінки повернуться до типових значень.
theme-fixed = Стиль «{ $style }» має лише один вигляд, тож тема його не змінює.
settings-sound-on = Звукові ефекти
settings-volume = Гучність
settings-sound-guide = Описувати клітинки звуками
settings-speech-with-tones = Називати клітинки разом зі звуками
detail = Мовлення
detail-brief = Стисле
detail-normal = Звичайне
detail-full = Докладне
place-names = Назви клітинок
place-names-row-first = Рядок 2, стовпець 4
place-names-column-first = Стовпець 4, рядок 2
place-names-letters = D2
settings-question-marks = Знаки питання
settings-single-click = Акорд одним кліком
settings-long-press = Прапорець довгим натисканням
expert-figures = Експертні дані (3BV, удача)
settings-dim = Приглушувати числа, біля яких стоять усі прапорці (вважається допомогою)
settings-light = Підсвічувати клітинки навколо числа під вказівником
settings-click-flags = Клік на числі ставить прапорці на останні міни (вважається допомогою)
settings-keys-at-pointer = Клавіші діють на клітинку під вказівником
settings-past-best = Нове поле, коли рекорд уже не побити
settings-decimal-comma = Експорт таблиць із десятковою комою та «;» між полями
settings-raise-only = Клік, що виводить вікно наперед, більше нічого не робить
restarted-past-best = Рекорд уже не побити. Ось нове поле.
settings-long-press-time = Довге натискання
settings-ms = { $ms } мс
expert-offer = Десять перемог! Хочете бачити 3BV та удачу? Увімкніть їх у налаштуваннях, розділ «Для досвідчених».
rules = Правила
rules-of = { $style }. Зміни почнуть діяти з наступної гри.
rules-restore = Як у стилі
style-changed = Власні правила
skin = Скін
skin-own = Вбудований
skin-add = Додати скін…
skin-no-dialog = Не вдалося відкрити вікно вибору файлу: у системі немає ні порталу файлів, ні zenity. Теку також можна скопіювати в «skins».
tip-skin-add = Тека зі skin.toml і зображеннями, для класичного стилю
skin-file-wrong = Скін «{ $name }» не використовується: його файлу { $what } немає або він не читається.
skin-entry-wrong = Скін «{ $name }» не використовується: запису «{ $what }» у skin.toml немає, він хибний або його зображення не підходить.
rule-first-opening = Перший клік
rule-value-free-block = Відкриває ділянку 3×3
rule-value-safe = Ніколи не влучає в міну
rule-value-unprotected = Може влучити в міну
rule-laid = Міни розміщуються
rule-clock = Таймер запускається
rule-value-first-opening = З першим кліком
rule-value-drawn = З появою поля
rule-click-on-flag = Лівий клік на прапорці
rule-value-ignored = Нічого не робить
rule-value-unflags = Знімає прапорець
rule-value-refused = Не спрацьовує
rule-chord-by = Як робити акорд
rule-value-buttons = Обидві кнопки або середня
rule-value-double-click = Подвійний клік
rule-value-single-click = Один клік
rule-value-nothing = Акорди вимкнено
rule-chord-needs = Для акорду потрібні
rule-value-flag-count = Прапорці за числом
rule-value-every-mine-flagged = Прапорці на всіх мінах
rule-unmet-chord = Акорд за хибних прапорців
rule-value-loses = Веде до програшу
rule-flags-on-win = Після перемоги позначати всі міни
rule-fair-guess = Чесне вгадування: якщо надійних клітинок немає, у найбезпечнішій ніколи не буде міни
rule-strict = Строга гра: хід навмання, коли є точно безпечна клітинка, — програш
rule-value-yes = Увімк.
rule-value-no = Вимк.
settings-pause-minimised = Пауза, коли вікно згорнуто
settings-swap = Поміняти місцями ліву та праву кнопки миші
settings-flag-button = Кнопка режиму прапорців

## Keys and mouse

help-how = Як грати
help-about = Про Sapper
how-number = Числа
how-number-text =
    { $first ->
        [safe] Лівий клік відкриває клітинку; перша завжди безпечна.
       *[other] Лівий клік відкриває клітинку.
    } Число показує, скільки мін у восьми клітинках навколо: тут їх дві.
how-flag = Прапорці
how-flag-text = Клацніть правою кнопкою клітинку, де точно міна, щоб поставити прапорець (або натисніть { $key }). Якщо відкрити міну, гра закінчиться.
how-chord = Акорди
how-chord-text = Коли навколо числа стоять усі його прапорці, натисніть на ньому обидві кнопки миші або { $key }: решта клітинок навколо відкриється.
how-win = Перемога та підказки
how-win-text = Щоб перемогти, відкрийте всі клітинки без мін. Застрягли? Лампочка або { $hint } дасть підказку. У режимі «Без угадування» ({ $no-guess }) поля розв’язуються самою логікою.
about-version = Sapper { $version }
about-what = «Сапер» для комп’ютера: поля без угадування, підказки з поясненнями та записи ігор.
about-licence = Ліцензія MIT
about-fonts = Шрифти Sapper Sans і Sapper Mono створено на основі Inter, Atkinson Hyperlegible Next, Noto Sans SC/TC/JP/KR та JetBrains Mono (SIL Open Font License 1.1).
help-title = Клавіші та миша
help-board = На полі
help-arrows = Рухати курсор
help-row-ends = На початок або кінець рядка
help-corners = До першої або останньої клітинки поля
help-pages = На екран угору або вниз
help-game = Гра
help-aid = Підказки
help-recordings = Записи та поля
help-replay = Під час перегляду запису
help-run = Відтворення/пауза
help-events = Попередня/наступна подія
help-marks = Попередня/наступна позначка
help-speed = Швидше/повільніше
help-edges = Початок/кінець
help-view = Вигляд
help-wheel = Коліщатко
help-wheel-does = Прокрутити вгору або вниз
help-shift-wheel = Shift+коліщатко
help-shift-wheel-does = Прокрутити ліворуч або праворуч
help-ctrl-wheel = Ctrl+коліщатко
help-command-wheel = ⌘+коліщатко
help-ctrl-wheel-does = Збільшити або зменшити
help-windows = Усюди
help-tab = Наступний/попередній елемент
help-read-on = Стрілки вгору й вниз читають цю сторінку рядок за рядком.
help-press = Натиснути вибраний елемент
help-escape = Закрити або повернутися до поля
help-mouse = Миша та дотики
help-left = Лівий клік
help-left-does = Відкрити клітинку
help-flag-left = Лівий клік у режимі прапорців
help-tap = Дотик
help-long = Довге натискання
help-long-does = Поставити прапорець (дотиком; для миші — див. налаштування)
help-right = Правий клік
help-right-mac = Правий клік, два пальці або Control+клік
help-right-does = Прапорець, знак питання, порожньо
help-both = Обидві кнопки або середня
help-both-does = Акорд: відкрити клітинки навколо числа
help-slide = Натиснути праву, зсунути, натиснути ліву
help-slide-does = Прапорець на одній клітинці, акорд на іншій
key-does-open = Відкрити або акорд на числі
key-does-flag = Поставити прапорець
key-does-flag-mode = Режим прапорців увімк./вимк.
key-does-chord = Акорд на числі
key-does-pause = Пауза/продовжити
key-does-no-guess = Без угадування увімк./вимк.
key-does-step = Автогра: один хід
key-space = Пробіл
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
key-middle-button = Середня кнопка
key-mouse-button = Миша { $number }
keys = Клавіші
keys-how = Клацніть клавішу, а тоді натисніть нову або кнопку миші. Кнопку миші прибирає повторне натискання.
keys-press = Натисніть…
keys-waiting = Натисніть нову клавішу чи кнопку миші або Esc, щоб скасувати.
keys-fixed = Клавіша { $key } потрібна для навігації. Натисніть іншу.
keys-taken = Клавіша { $key } вже зайнята: «{ $name }». Натисніть іншу.
keys-restore = Повернути типові

## Counters

counter-time = Час
counter-left = Ліві кліки
counter-right = Праві кліки
counter-chords = Акорди
counter-flags = Прапорці
counter-effective = Корисні
counter-wasted = Зайві
counter-path = Шлях
counter-bbbv = 3BV
counter-bbbv_s = 3BV/s
counter-openings = Прогалини
counter-islands = Острови
counter-zini = ZiNi
counter-hzini = Human ZiNi
counter-ioe = IOE
counter-correctness = Точність
counter-throughput = Продуктивність
counter-rqp = RQP
counter-cl_s = Кліки/с
counter-cl_s_now = Кліки/с зараз
counter-bbbv_left = Лишилося 3BV
counter-est = Оцінка часу
counter-zne = ZNE
counter-znt = ZNT
counter-stnb = STNB
counter-qg = QG

## Recordings

counters = Лічильники
counters-no-room = Вікно завузьке для лічильників.
zoom-in = Збільшити
zoom-out = Зменшити
zoom-fit = Поле за розміром вікна
full-screen = На весь екран
compare-figures = 3BV { $solved } / { $bbbv } · кліки: { $clicks } · { $speed } 3BV/s
compare-title = Порівняння
library = Бібліотека
library-add = Додати папку…
library-all-levels = Усі рівні
library-best-speed = до { $speed } 3BV/s
library-best-time = найкращий час { $time }
counter-clicks = Кліки
library-compare = Порівняти
library-cut =
    { $count ->
        [one] Показано лише перший { $count } запис.
        [few] Показано лише перші { $count } записи.
        [many] Показано лише перші { $count } записів.
       *[other] Показано лише перші { $count } запису.
    }
library-folder-missing = зараз недоступна
library-folder-own = ваші ігри
library-folders = Папки…
library-folders-note = Записи шукаються в цих папках і всіх вкладених. У самих папках нічого не змінюється.
library-folders-title = Папки бібліотеки
library-format = Формат
library-imported = Додано ігор: { $games } · перемог: { $wins }
library-invite = У бібліотеці — записи ваших ігор і папки з іграми з Minesweeper Arbiter, Viennasweeper, Metasweeper та Minesweeper Clone; їх можна впорядкувати за часом, датою тощо.
library-invite-drop = Папку можна також перетягнути у вікно.
library-level = Рівень
library-mark = Позначити
library-no-dialog = Не вдалося відкрити вікно вибору файлу: у системі немає ні порталу файлів, ні zenity. Та папку можна перетягнути у вікно.
library-none = Записів ще немає
library-nothing = Жоден запис не підходить.
library-own = Ваших ігор: { $games } · перемог: { $wins }
library-play = Дивитися
library-player = Гравець
library-program = Програма
library-reading = Читання записів: { $done } з { $count }…
library-remove = Прибрати з бібліотеки
library-rescan = Оновити
library-search = Пошук: Ada time<60 3bv>=150
library-search-short = Пошук
library-sort = Порядок
library-searching = Пошук записів…
library-shown =
    { $count ->
        [one] { $count } запис
        [few] { $count } записи
        [many] { $count } записів
       *[other] { $count } запису
    }
library-uncounted = Не враховано: { $count } (не читаються або продовжені)
library-unmark = Зняти
library-wins = Лише перемоги
tip-library-add = Вибрати папку із записами
tip-library-compare = Показати поруч дві позначені гри або позначену й цю
tip-library-folders = Додати або прибрати папки
tip-library-mark = Позначити для порівняння
tip-library-play = Дивитися цей запис
tip-library-rescan = Знайти нові та змінені записи
tip-library-search = Слова з назв, імен гравців і програм або умови: time<60, 3bv>=150, 3bv/s>2, eff>90, date>=2024-05, player:ada, program:arbiter
tip-library-sort = Упорядкувати за цим стовпцем; ще раз — у зворотному порядку
replay-watch = Дивитися
replay-watch-last = Подивитися цю гру
play-on = Скасувати останній клік
play-on-button = Скасувати останній клік
play-on-here = Грати звідси
race = Гонка з привидом
race-board = Гонка з рекордом цього поля
race-level = Гонка з моїм рекордом рівня
race-bbbv = Гонка з рекордом за того ж 3BV
race-this = Гонка з цією грою
race-this-short = Гонка
race-this-time = Побити цей час
race-none = Ще немає запису, з яким можна змагатися.
race-gone = Не вдалося прочитати запис, з яким ви змагалися.
race-ghost = { $name }: { $time }
race-your-best = Ваш рекорд
race-this-game = Запис
race-you = Ви
race-it = Привид
race-ahead = попереду на { $lead }
race-behind = відставання { $lead }
race-level-with = нарівні
race-won = Ви випередили привида на { $time }.
race-lost = Привид випередив вас на { $time }.
race-tie = Ви з привидом прийшли нарівно.
race-won-alone = Перемога: привид не дійшов до кінця.
race-lost-game = Привид переміг: ви натрапили на міну.
race-lost-both = Ніхто не дійшов: обидва натрапили на міну.
announce-race-ahead = Ви випереджаєте привида: { $lead }.
announce-race-behind = Привид попереду: { $lead }.
announce-ghost-done = Привид закінчив: { $time }.
replay-open = Відкрити запис…
replay-save-as = Зберегти запис…
replay-save = Зберегти…
replay-leave = Назад
replay-details = Докладно
replay-won = перемога
replay-lost = поразка
replay-marks = Позначки
replay-no-mark = Більше позначок немає.
replay-runs = Відтворюється
replay-time = { $at } із { $end } с
replay-this-game = Ця гра
replay-damaged = Файл «{ $file }» пошкоджено, він відтворюється, наскільки можливо: { $why }.
replay-more-damaged = «{ $file }»: { $why }.
replay-unreadable = Не вдалося відтворити «{ $file }»: { $why }.
replay-saved = Запис збережено у «{ $file }».
replay-not-saved = Не вдалося зберегти запис у «{ $file }»: { $why }.
gif-save = Зберегти як GIF…
gif-title = Зберегти як GIF
gif-from = Початок (с)
gif-to = Кінець (с)
gif-pointer = Вказівник
gif-clock = Лишилося мін і час
gif-cell = Розмір клітинки
gif-bad-time = Введіть час від { $begin } до { $end } с.
gif-no-part = Кінець має бути пізніше за початок.
gif-part = GIF від { $from } до { $to } с
gif-mark-from = GIF починається тут
gif-mark-to = GIF закінчується тут
gif-saved = GIF збережено у «{ $file }».
gif-not-saved = Не вдалося зберегти GIF у «{ $file }»: { $why }.
replay-no-dialog = Не вдалося відкрити вікно вибору файлу: у системі немає ні порталу файлів, ні zenity. Та запис можна перетягнути у вікно або відкрити командою «sapper --replay ФАЙЛ».
custom-not-here = У стилі «{ $style }» немає власних полів. Виберіть інший стиль у налаштуваннях.
replay-nothing = Запису ще немає. Спершу зіграйте.
board-copy = Копіювати код
board-paste = Грати за кодом
board-retry = Те саме поле
board-copied = Код поля скопійовано. Щоб зіграти на цьому полі, досить вставити код у Sapper.
picture-copy = Копіювати зображення
picture-copied = Зображення скопійовано.
picture-saved = Буфер обміну тут не приймає зображень, тому зображення збережено у «{ $file }».
picture-not-saved = Зображення не вдалося ні скопіювати, ні зберегти у «{ $file }»: { $why }.
board-none = Копіювати ще нічого. Спершу відкрийте клітинку.
board-wrong = У буфері обміну немає правильного коду поля: { $why }.
unranked-known = Уже зіграні або переглянуті поля не йдуть у залік.
unranked-played-on = Продовжена гра не йде в залік.
played-on = Продовжено
file-not-signed = Без підпису
file-not-fair = Чесність гри не заявлено
file-mode = Режим: { $text }
file-unknown = Sapper не знає: { $text }
set-up = З майстерні
unranked-set-up = Гра з майстерні не йде в залік.

## Luck analysis

luck-title = Удача
luck-button = Удача…
luck-short = Удача { $overall }%
luck-short-none = Угадувати не довелося
luck-reckoning = Обчислення…
luck-needless = Удача: програш через непотрібну здогадку
luck-text =
    Удача: { $count ->
        [1] 1 хід навмання, шанс { $overall }%
        [one] { $count } хід навмання, загальний шанс { $overall }%
        [few] { $count } ходи навмання, загальний шанс { $overall }%
        [many] { $count } ходів навмання, загальний шанс { $overall }%
       *[other] { $count } ходу навмання, загальний шанс { $overall }%
    }
luck-lost =
    Удача: { $count ->
        [1] 1 хід навмання, шанс { $overall }%
        [one] { $count } хід навмання, загальний шанс { $overall }%
        [few] { $count } ходи навмання, загальний шанс { $overall }%
        [many] { $count } ходів навмання, загальний шанс { $overall }%
       *[other] { $count } ходу навмання, загальний шанс { $overall }%
    }; наступний, з ризиком { $risk }%, влучив у міну
luck-lost-at-once = Удача: єдиний хід навмання, з ризиком { $risk }%, влучив у міну
luck-certain =
    Удача: { $count ->
        [1] 1 хід навмання, шанс { $overall }%
        [one] { $count } хід навмання, загальний шанс { $overall }%
        [few] { $count } ходи навмання, загальний шанс { $overall }%
        [many] { $count } ходів навмання, загальний шанс { $overall }%
       *[other] { $count } ходу навмання, загальний шанс { $overall }%
    }; потім відкрито клітинку, де точно була міна
luck-certain-at-once = Удача: відкрито клітинку, де точно була міна
luck-estimated = { $text } (оцінка)
luck-cell = Рядок { $row }, стовпець { $col }: { $stake }
luck-cells =
    { $count ->
        [one] { $count } клітинка
        [few] { $count } клітинки
        [many] { $count } клітинок
       *[other] { $count } клітинки
    } навколо рядка { $row }, стовпця { $col }: { $stake }
luck-stake = ризик { $risk }%, найменший з можливих
luck-stake-needless = ризик { $risk }%, хоча була клітинка з ризиком { $least }%
luck-stake-certain = ризик { $risk }%, хоча була безпечна клітинка
luck-fatal = { $text }; гру програно
luck-next = Наступний хід — навмання: { $stake }.
luck-next-mine = Наступний хід відкриває клітинку, де точно міна.
luck-beyond = Після { $time } аналізу немає: гра завелика.
luck-partial = { $text }. { $beyond }
luck-last = Останній хід влучив у міну: { $stake }.

## Review of a recording

review-overlooked = Не помічено
review-slow-moves = Повільні ходи
review-idle = Простій
review-still = Без руху
review-guess = Хід навмання, хоча вже { $time } було видно безпечну клітинку: { $place }
review-wait = Безпечна клітинка лишалася непоміченою { $time }: { $place }
review-slow = Повільний хід, { $time }: { $place }
review-wasted = Зайвий клік: { $place }
review-wasted-outside = Зайвий клік поза полем
replay-why = Чому це помилка?
mark-guess = Навмання
mark-needless = Непотрібна здогадка
mark-overlooked = Не помічено
mark-slow = Повільно
mark-wasted = Зайве

## In the terminal

no-display = Sapper не знайшов дисплея для свого вікна. Запустіть його в графічному сеансі або задайте DISPLAY чи WAYLAND_DISPLAY.
too-few-files = Система дозволяє програмі відкрити замало файлів одночасно (ulimit -n).

display-silent = Sapper не зміг відкрити вікно: дисплей, указаний у DISPLAY або WAYLAND_DISPLAY, не відповідає. Запустіть Sapper у графічному сеансі.
report-ended = Sapper зупинився через внутрішню помилку. Вашу гру збережено; подробиці — у «{ $file }».
report-went-on = У програмі сталася внутрішня помилка, але можна грати далі; подробиці — у «{ $file }».
report-unwritten = У Sapper сталася внутрішня помилка, і записати звіт про неї не вдалося:

## The game in a terminal

console-play = Грати: { $board }
console-watch = Дивитися гру: { $board }
console-level = Рівень
console-exit = Вийти
console-back = Назад
console-bye = До побачення.
console-choose = Введіть один із номерів меню.
console-board =
    { $name }, { $rows } × { $cols }, { $mines ->
        [one] { $mines } міна
        [few] { $mines } міни
        [many] { $mines } мін
       *[other] { $mines } міни
    }
console-board-scattered = { $name }, { $rows } × { $cols }
console-number = { $name } ({ $min }–{ $max }):
console-command = 1 відкрити, 2 прапорець, 0 меню, ? довідка >
console-cell = Рядок і стовпець >
console-remaining = Лишилося мін: { $count }
console-won = Перемога: усі безпечні клітинки відкрито. Ось усе поле.
console-lost = Ви натрапили на міну й програли. Ось усе поле; X — міна, яку ви відкрили.
console-unreadable = Цей рядок не вдалося прочитати. Введіть коротку команду.
console-unknown = Невідома команда. Введіть ?, щоб побачити довідку.
console-surplus = Після цієї команди нічого не потрібно.
console-not-a-cell = Задайте клітинку двома цілими числами, рядком і стовпцем, наприклад 3 4.
console-outside = Такої клітинки немає. Рядки — від 1 до { $rows }, стовпці — від 1 до { $cols }.
console-already-open = Цю клітинку вже відкрито.
console-flagged = На цій клітинці прапорець. Зніміть його, перш ніж відкривати.
console-no-flag = На цій клітинці немає прапорця.
console-mark-open = Ця клітинка відкрита, прапорець на неї поставити не можна.
console-chord-refused = Прапорці навколо не відповідають числу, тому нічого не відкрито.
console-chord-covered = Акорд можливий лише на відкритому числі.
console-chord-done = Навколо цього числа більше нічого відкривати.
console-hint-do = Щоб відкрити її: o { $row } { $col }
console-hint-flagged = На ній стоїть прапорець. Щоб зняти його: u { $row } { $col }
console-help-open = відкрити клітинку в рядку 3, стовпці 4
console-help-mark = поставити на неї прапорець або зняти його
console-help-unmark = зняти прапорець
console-help-chord = акорд: відкрити всі клітинки навколо числа, якщо прапорці йому відповідають
console-help-hint = показати безпечну клітинку та пояснення
console-help-look = показати поле ще раз
console-help-leave = покинути гру й повернутися до меню
console-next = Наступна клітинка: { $at }, оцінка ризику { $chance }%.

## Hints

hint-any-first = Перший клік завжди безпечний. Відкрийте будь-яку клітинку.
hint-none = Більше нічого не можна визначити.
hint-guess = Найкращий варіант — { $rated }: точно безпечних клітинок немає.
contradiction-mines = Мін ({ $mines }) більше, ніж закритих клітинок ({ $covered }).
contradiction-high = Замало закритих клітинок навколо: { $cells }.
contradiction-together = Ці числа суперечать одне одному: { $cells }.
contradiction-count = Якщо мін усього { $mines }, ці числа не можуть бути правильними водночас: { $cells }.
hint-guess-risk = { $cell }, ризик { $chance }%
hint-guess-win-about = { $cell }, ризик { $chance }%, шанс перемогти близько { $win }%
hint-guess-win-exact = { $cell }, ризик { $chance }%, шанс перемогти { $win }%
hint-guess-ring = ця клітинка
hint-guess-dashed = клітинка, обведена пунктиром
hint-guess-hopeless = Цю ситуацію 50/50 ніщо не розв’яже, тож відкладати немає сенсу.
hint-guess-last = Якщо вона безпечна, більше вгадувати не доведеться.
hint-guess-leads-on-surely = Якщо вона безпечна, то точно підкаже ще одну безпечну клітинку.
hint-guess-leads-on = Якщо вона безпечна, то, найімовірніше, підкаже ще одну безпечну клітинку ({ $chance }%).
hint-guess-may-lead-on = Якщо вона безпечна, то може підказати ще одну безпечну клітинку ({ $chance }%).
hint-guess-leads-nowhere = Навіть якщо вона безпечна, то навряд чи підкаже ще одну безпечну клітинку ({ $chance }%).
hint-guess-settles = Цей хід обходить або одразу розв’язує 50/50.
hint-guess-settles-leads-on = Цей хід обходить або одразу розв’язує 50/50 і, найімовірніше, підкаже безпечну клітинку ({ $chance }%).
hint-guess-safer = В іншої клітинки ризик лише { $safest }%, але вона відкриє менше.
hint-guess-next = Наступний варіант: { $first }.
hint-guess-next-two = Наступні варіанти: { $first }; { $second }.

## The command line: help. See src/cli/help_texts.rs for how the keys are found.

cli-about = «Сапер» для комп’ютера.
cli-usage = Використання:
cli-usage-options = [ПАРАМЕТРИ]
cli-commands = Команди:
cli-arguments = Аргументи:
cli-options = Параметри:
cli-default = типово:
cli-possible = можливі значення:
cli-man-name = НАЗВА
cli-man-synopsis = КОРОТКИЙ ОПИС
cli-man-description = ОПИС
cli-man-version = ВЕРСІЯ
cli-command-analyze = Вивести точні ризики в позиції та найкращий хід із поясненням
cli-command-autoplay = Дати розв’язувачеві зіграти багато ігор і вивести частку перемог
cli-command-console = Грати в терміналі
cli-command-generate = Створити поля з угадуванням або без нього
cli-command-practice = Вивести позиції для розв’язування, з відповідями та поясненнями
cli-command-replay = Вивести лічильники та удачу записаних ігор
cli-command-scores = Вивести рекорди
cli-command-help = Вивести цю довідку або довідку про команду
cli-value-code = КОД
cli-value-command = КОМАНДА
cli-value-date = ДАТА
cli-value-file = ФАЙЛ
cli-value-first = ПРАВИЛО
cli-value-k = K
cli-value-kind = ВИД
cli-value-lang = МОВА
cli-value-level = РІВЕНЬ
cli-value-ms = МС
cli-value-n = N
cli-value-row-col = РЯДОК,СТОВПЕЦЬ
cli-value-seed = ЗЕРНО
cli-value-seconds = СЕКУНДИ
cli-value-strategy = СТРАТЕГІЯ
cli-value-style = СТИЛЬ
cli-value-t = T
cli-value-task = ЗАВДАННЯ
cli-value-theme = ТЕМА
cli-help = Вивести довідку
cli-version = Вивести версію
cli-lang = Мова всіх текстів: en, zh-CN, zh-TW, ja, ko, de, fr, es, pt-BR, it, ru, uk, pl [типово: мова системи; у вікні — мова з налаштувань]
cli-level = Рівень гри
cli-rows = Кількість рядків власного поля, від 1 до 256 (у терміналі до 99)
cli-cols = Кількість стовпців власного поля, від 1 до 256 (у терміналі до 99)
cli-mines = Кількість мін власного поля, від 0 до кількості клітинок мінус 1
cli-seed = Розмістити міни за цим зерном, щоб ті самі поля можна було зіграти знову; такі ігри не йдуть у залік
cli-window-style = Стиль гри
cli-window-board = Грати на полі з цим кодом; такі ігри не йдуть у залік
cli-window-no_guess = Грати на полях без угадування; такі ігри не йдуть у залік
cli-window-announce = Виводити по рядку про кожну подію для програм зчитування з екрана
cli-window-replay = Дивитися записану гру (RAWVF, AVF, MVF, RMV, EVF)
cli-window-position = Відкрити в майстерні позицію або поле з цього файлу
cli-console-auto = Дивитися, як одну гру грає алгоритм 2010 року; у терміналі потім з’явиться меню
cli-console-delay = Пауза між ходами алгоритму в мілісекундах, від 0 до 10000 [типово: 80 у терміналі, інакше 0]
cli-console-scores = Показати поруч із полем, як алгоритм оцінює кожну клітинку: ризик міни у відсотках
cli-analyze-file = Позиція [типово: стандартне введення]: рядок «mines N», потім по рядку на кожен ряд, де «.» або «#» — закрита клітинка, цифра — відкрита, «F» — прапорець; або масив позицій у JSON; або текст, який читає майстерня (коди полів, посилання, малюнки з форумів)
cli-analyze-json = Вивести JSON, по об’єкту в рядку; рядки та стовпці рахуються від 0, у поясненні — від 1
cli-analyze-repeat = Обчислити ризики N разів і вивести медіану часу в мікросекундах
cli-autoplay-games = Кількість ігор
cli-autoplay-boards = Грати на полях із цього файлу, у форматі виведення «sapper generate»
cli-autoplay-first = Захист першої клітинки
cli-first-safe = ніколи не міна; гра починається в кутку
cli-first-opening = відкриває ділянку 3×3, якщо вистачає місця; гра починається в рядку 4, стовпці 4
cli-first-none = може бути міною; гра починається в кутку
cli-autoplay-strategy = Стратегія розв’язувача
cli-strategy-exact = порівнює ходи навмання, граючи далі, до 50 мс на хід
cli-strategy-fast = зважає лише на один хід навмання вперед, на повній швидкості
cli-strategy-deep = як exact, але на кожен хід навмання стільки часу, скільки дає --think
cli-strategy-heuristic = алгоритм 2010 року
cli-autoplay-think = Мілісекунди на кожен хід навмання за стратегії «deep»
cli-autoplay-threads = Кількість потоків [типово: кількість процесорів]
cli-autoplay-seed = Зерно першої гри; для кожної наступної додається 1 [типово: випадкове, виводиться]
cli-autoplay-results = Записати результати в цей файл, по грі в рядку за порядком: 1 — перемога, 0 — поразка
cli-autoplay-json = Вивести один об’єкт JSON
cli-generate-no_guess = Створити поля, де після першого кліку не треба вгадувати
cli-generate-first = Клітинка, яку відкривають першою (лік від 0); клітинки навколо неї вільні, якщо вистачає місця [типово: 3,3 або середина меншого поля]
cli-generate-count = Кількість полів
cli-generate-seed = Зерно першого поля; для кожного наступного додається 1 [типово: випадкове, виводиться]
cli-generate-daily = Вивести поля дня для дати, наприклад 2026-11-23, з їхніми кодами [типово: сьогодні, за UTC]
cli-generate-json = Вивести один масив JSON; з --daily — один об’єкт
cli-practice-task = Що робити в кожній позиції [типово: safe; guess, якщо вид — odds]
cli-task-safe = знайти безпечну клітинку
cli-task-mines = знайти всі точно відомі міни без прапорців
cli-task-guess = точно безпечних клітинок немає: знайти клітинку з найменшим ризиком
cli-practice-kind = Вид міркування, потрібний для розв’язання: простішого не досить [типово: single; odds, якщо завдання — guess]
cli-kind-single = по одному числу
cli-kind-pair = два числа разом
cli-kind-numbers = три числа або більше разом
cli-kind-count = також кількість мін, що лишилися
cli-kind-odds = нічого не відомо напевно; лише для guess
cli-practice-size = Рівень ігор, з яких узято позиції
cli-practice-count = Кількість позицій
cli-practice-seed = Зерно першої позиції; для кожної наступної додається 1 [типово: випадкове, виводиться]
cli-practice-json = Вивести один масив JSON, який читає «sapper analyze»
cli-replay-files = Записи (RAWVF, AVF, MVF, RMV, EVF) або папки з ними
cli-replay-csv = Натомість вивести таблицю значень через кому (без удачі)
cli-replay-export = Натомість зберегти записи в цьому форматі
cli-replay-output = Файл для виведення або папка для кількох записів [типово: стандартне виведення]
cli-replay-from = Час запису, з якого починається GIF [типово: початок]
cli-replay-to = Час запису, на якому GIF закінчується [типово: кінець]
cli-replay-no_pointer = GIF без вказівника й того, що він натискає
cli-replay-odds = GIF з ризиками закритих клітинок
cli-replay-no_clock = GIF без числа мін, що лишилися, і часу
cli-replay-cell = Сторона клітинки в GIF, у пікселях; на дуже великих полях менша [типово: 24]
cli-replay-theme = Кольори GIF
cli-value-format = ФОРМАТ
cli-replay-json = Вивести по об’єкту JSON у рядку
cli-scores-statistics = Натомість вивести загальну статистику за рівнями та стилями
cli-scores-csv = Натомість вивести всі ігри у вигляді значень через кому
cli-decimal_comma = Розділяти поля знаком «;» і писати десяткову кому
cli-scores-json = Вивести один документ JSON
cli-scores-by = Вивести найкращі ігри за цим лічильником, із журналу ігор
cli-scores-flags = Лише ігри без жодного прапорця (none) або з прапорцями (some)
cli-scores-sessions = Натомість вивести сеанси: після перерви понад 30 хвилин починається новий
cli-value-counter = ЛІЧИЛЬНИК
cli-value-flags = ПРАПОРЦІ
cli-help-command = Команда, про яку потрібна довідка

## The command line: usage errors

cli-wrong = Не вдалося розібрати командний рядок. Див. «{ $help }».
cli-wrong-option = Невідомий параметр «{ $argument }». Див. «{ $help }».
cli-wrong-option-meant = Невідомий параметр «{ $argument }». Може, «{ $meant }»?
cli-wrong-command = Невідома команда «{ $word }». Див. «{ $help }».
cli-wrong-command-meant = Невідома команда «{ $word }». Може, «{ $meant }»?
cli-wrong-word = Зайвий аргумент «{ $word }». Див. «{ $help }».
cli-wrong-before = «{ $argument }» — параметр вікна, а «{ $command }» вікна не відкриває. Якщо «{ $command }» теж має цей параметр, задайте його після команди.
cli-wrong-no-value = Параметр «{ $argument }» потребує значення.
cli-wrong-surplus = Параметр «{ $argument }» не приймає значення, але задано «{ $value }».
cli-wrong-twice = Параметр «{ $argument }» можна задати лише раз.
cli-wrong-conflict = «{ $argument }» не поєднується з { $others }.
cli-wrong-missing = Бракує: { $missing }.
cli-wrong-no-text = «{ $word }» — некоректний UTF-8.
cli-wrong-value = Неприпустиме значення «{ $value }» для «{ $argument }»: { $why }.
cli-wrong-value-meant = можливо, ви мали на увазі «{ $meant }»
cli-wrong-value-known = припустимі значення: { $known }
cli-wrong-value-unknown = його не вдалося розібрати
cli-wrong-number = це має бути ціле число від { $min } до { $max }
cli-wrong-cell = це мають бути рядок і стовпець, лік від 0, наприклад 3,3
cli-wrong-day = це має бути дата, наприклад 2026-11-23
cli-wrong-seconds = це має бути кількість секунд, наприклад 12.5
cli-wrong-board = Такого поля не буває: { $why }.

## The command line: results

cli-standard-input = Стандартне введення
cli-source-wrong = { $source } не підходить: { $why }.
why-large-picture = зображення більше ніж { $most } мегапікселів
cli-too-large = обсяг понад { $limit } МіБ
cli-unprinted = Не вдалося вивести результат: { $why }.
cli-output-closed = Стандартне виведення закрито, тому результат неможливо вивести.
replay-export-folder = Щоб зберегти кілька записів, потрібна папка: задайте --output ПАПКА.
evf-refused-size = EVF вміщує поля щонайбільше 255 × 255 клітинок.
evf-refused-marks = У EVF немає знаків питання, а в цій грі вони є.
evf-refused-rules = Ця гра йшла за правилами, яких EVF не може описати.
gif-only-gif = Параметри --from, --to, --no-pointer, --odds, --no-clock, --cell і --theme потребують --export gif.
cli-unwritten = Не вдалося записати «{ $file }»: { $why }.
cli-terminal-broken = Не вдалося використати термінал: { $why }.
scores-empty = Рекордів ще немає. Переможіть на рівні «Новачок», «Любитель» або «Експерт» — і рекорд з’явиться тут.
scores-no-games = Закінчених ігор ще немає.
scores-table = { $level }, { $style }
scores-time = Час (с)
scores-date = Дата (UTC)
replay-format = Формат
replay-program = Програма
replay-player = Гравець
replay-date = Дата
replay-result = Результат
replay-unfinished = не закінчено
counter-solved = Відкрито 3BV
replay-guesses = Ходи навмання
replay-luck = Удача
# At most six characters: a column of a table.
analyze-safe = чисто
analyze-mine = міна
analyze-layouts =
    Можливі розташування { $mines ->
        [one] { $mines } міни
       *[other] { $mines } мін
    }: { $layouts }
analyze-too-wide = Позиція завелика, щоб порахувати всі розташування мін.
analyze-estimated = Відсотки — оцінки; клітинки з позначкою «чисто» або «міна» визначено напевно.
analyze-guessed = У тексті не сказано, скільки мін; { $mines } — припущення.
analyze-starts = Початки без угадування
analyze-best-start = Найкращий початок
analyze-no-start = немає
analyze-best = Найкращий хід: { $place } ({ $chance })
analyze-time = Ризики обчислено за { $micros } мкс (медіана)
analyze-no-json = це не масив позицій JSON: { $why }
analyze-position = позиція { $number }: { $why }
analyze-measures = розмір поля не { $rows } × { $cols }, як указано в позиції
autoplay-left = лишилося { $time }
autoplay-strategy = Стратегія
autoplay-games = Ігри
autoplay-wins = Перемоги
autoplay-win-rate = Частка перемог
autoplay-rate = { $rate }% (довірчий інтервал 95%: від { $low }% до { $high }%)
autoplay-guesses = Ходів навмання на гру
autoplay-time = Час
autoplay-speed = Ігор за секунду
autoplay-worst = Найповільніший хід
autoplay-milliseconds = { $ms } мс
autoplay-hurried = Обірвано ходів
autoplay-hurried-why = { $count } (через обмеження часу; інший запуск може дати інший результат)
autoplay-seed = Зерно
generate-seed = зерно { $seed }
generate-seed-moved = зерно { $seed }, міни пересунуто
generate-none = Таких полів немає: { $why }.
generate-given-up =
    Не знайдено поля { $rows } × { $cols }, де { $mines ->
        [one] { $mines } міна
        [few] { $mines } міни
        [many] { $mines } мін
       *[other] { $mines } міни
    } і не треба вгадувати (час пошуку: { $seconds } с, перевірено полів: { $tried }). Спробуйте менше мін або менше поле.
practice-position = { $number }. { $task ->
        [mines] Знайдіть усі точно відомі міни без прапорців
        [guess] Точно безпечних клітинок немає: знайдіть клітинку з найменшим ризиком
       *[safe] Знайдіть безпечну клітинку
    } ({ $kind }, зерно { $seed })
practice-answers = { $task ->
        [mines] Міни
        [guess] Найменший ризик
       *[safe] Безпечні клітинки
    }: { $cells }
practice-wrong-kind = Завдання «guess» і вид «odds» поєднуються лише одне з одним.
practice-none = Для зерна { $seed } такої позиції не знайдено. Спробуйте інше зерно.
boards-none = у ньому немає полів
boards-head = очікується заголовок «# rows cols mines first_row first_col rule count seed», де rule — це safe, zero або none
boards-outside = перша клітинка поза полем; її рядок і стовпець рахуються від 0
boards-length = клітинок { $found } — це ні рядок із { $cols }, ні поле з { $cells }
boards-sign = стовпець { $column }: «{ $sign }» — ні міна «*», ні вільна клітинка «.»
boards-mines = мін { $found }, а в заголовку вказано { $expected }
boards-rule = перша клітинка цього поля порушує правило «{ $rule }» із заголовка
boards-count = полів { $found }, а в їхньому заголовку вказано { $expected }

## Invalid input

fault-at = рядок { $line }: { $why }
fault-rows = поле має від 1 до { $max } рядків, а не { $given }
fault-cols = поле має від 1 до { $max } стовпців, а не { $given }
fault-mines =
    на полі { $rows } × { $cols } вміститься щонайбільше { $max ->
        [one] { $max } міна
        [few] { $max } міни
        [many] { $max } мін
       *[other] { $max } міни
    }, а вказано { $given }
fault-unplayable = на цьому полі неможливо грати: { $why }
fault-code-empty = коду поля немає
fault-code-sign = код поля не може містити «{ $sign }»
fault-code-version = цей код створила новіша версія Sapper
fault-code-sum = код поля неповний або містить хибний символ
fault-position-empty = позиція порожня; очікуються рядок «mines N» і рядки поля
fault-position-mines = перед рядками поля очікуються «mines» і число, а не «{ $text }»
fault-position-rows = під рядком «mines { $mines }» немає рядків поля
fault-position-sign = рядок { $line }, стовпець { $column }: «{ $sign }» — не клітинка («.» або «#» закрита, від 0 до 8 відкрита, «F» з прапорцем)
fault-position-ragged = довжина рядка { $found }, а першого — { $expected }
fault-text-unknown = Sapper не бачить тут ні позиції, ні поля
fault-text-link = у посиланні немає поля; скопіюйте саме поле або його позицію
fault-text-sign = рядок { $line }, стовпець { $column }: «{ $sign }» — не клітинка
fault-text-row = довжина рядка { $found }, а має бути { $expected }
fault-text-rows = є лише частина рядків: { $found } з { $expected }
fault-text-broken = поле в посиланні неповне або містить хибний символ
fault-view = забагато мін: { $mines }, а клітинок { $cells }
fault-no-layout = жодне розташування мін не відповідає цій позиції
fault-no-guess =
    не знайдено поля { $rows } × { $cols }, де { $mines ->
        [one] { $mines } міна
        [few] { $mines } міни
        [many] { $mines } мін
       *[other] { $mines } міни
    } і не треба вгадувати (перевірено полів: { $tried })
fault-no-guess-full = на полі, повному мін, ніде почати
fault-no-guess-outside = перша клітинка поза полем
fault-no-guess-given-up = пошук поля без угадування зупинено (перевірено полів: { $tried })
fault-recording-long-line =
    { $max ->
        [one] рядок довший за { $max } байт
        [few] рядок довший за { $max } байти
        [many] рядок довший за { $max } байтів
       *[other] рядок довший за { $max } байта
    }
fault-recording-endless = запис понад { $max } МіБ
fault-recording-stray = «{ $text }» — не заголовок, не рядок поля й не подія
fault-recording-value = «{ $value }» — неприпустиме значення для «{ $header }»
fault-recording-unsupported = записи ігор виду { $text } неможливо відтворити
fault-recording-no-board = немає поля: перед подіями мають бути рядок «Board:» і рядки з * та 0
fault-recording-second-board = тут починається друге поле
fault-recording-row = у рядку поля можуть бути лише * та 0, а не «{ $text }»
fault-recording-row-width = клітинок у рядку { $given }, а не { $width }
fault-recording-cols = стовпців у заголовку { $header }, а в полі { $board }
fault-recording-rows = рядків у заголовку { $header }, а в полі { $board }
fault-recording-mines = мін у заголовку { $header }, а в полі { $board }
fault-recording-event = «{ $text }» — неприпустима подія
fault-recording-time = «{ $text }» — неприпустимий час
fault-recording-long-time = «{ $text }» — понад 24 дні
fault-recording-backwards = час іде назад: від { $from } до { $to }
fault-recording-place = «{ $text }» — неприпустиме положення
fault-recording-no-place = подія не має положення
fault-recording-off-board = стовпець { $col }, рядок { $row } — поза полем (стовпців { $cols }, рядків { $rows })
fault-recording-far = положення { $x }, { $y } (у пікселях) задалеко від поля
fault-recording-unknown = це не запис у форматі, який читає Sapper
fault-no-recordings = у папці немає записів
fault-more-games = ще пошкоджених або нечитабельних записів: { $count }
fault-recording-damaged = файл пошкоджено на байті { $offset }, там має бути: { $expected }
expected-bytes = { $count ->
        [1] ще один байт
        [one] ще { $count } байт
        [few] ще { $count } байти
        [many] ще { $count } байтів
       *[other] ще { $count } байта
    }
expected-last-bytes =
    { $count ->
        [one] останній { $count } байт
        [few] останні { $count } байти
        [many] останні { $count } байтів
       *[other] останні { $count } байта
    }
expected-version = відома версія формату
expected-board-size = поле розміром від 1 до 256 рядків і стовпців
expected-cell-side = сторона клітинки в пікселях
expected-cell = клітинка поля
expected-mine = клітинка поля, де ще немає міни
expected-mine-count = кількість мін, за якої є вільна клітинка
expected-mines = { $count ->
        [1] рівно одна міна
        [one] рівно { $count } міна
        [few] рівно { $count } міни
        [many] рівно { $count } мін
       *[other] рівно { $count } міни
    }
expected-event-kind = відомий вид події
expected-later-time = час, не раніший за час попередньої події
expected-more-events = ще одна подія
expected-hundredths = соті частки секунди
expected-year = рік від 2005 до 2008
expected-level = номер рівня
expected-question-marks = код знаків питання
expected-info-text = текст у дужках
expected-checksum = правильна контрольна сума
expected-time-in-range = час щонайбільше 24 дні
expected-position = положення поруч із полем
fault-recording-empty = запис закінчується раніше, ніж відпущено хоч одну кнопку

## What --announce prints

announce-place = рядок { $row }, стовпець { $col }
announce-place-column-first = стовпець { $col }, рядок { $row }
announce-row = рядок { $row }
announce-col = стовпець { $col }
announce-new =
    Нове поле: { $level }, рядків: { $rows }, стовпців: { $cols }, { $mines ->
        [one] { $mines } міна
        [few] { $mines } міни
        [many] { $mines } мін
       *[other] { $mines } міни
    }.
announce-new-scattered = Нове поле: { $level }, рядків: { $rows }, стовпців: { $cols }.
announce-cell = { $place }: { $what }
announce-board = Поле
announce-board-size =
    клітинки: { $rows } × { $cols }, { $mines ->
        [0] { "" }
        [one] { $mines } міна,{ " " }
        [few] { $mines } міни,{ " " }
        [many] { $mines } мін,{ " " }
       *[other] { $mines } міни,{ " " }
    }{ $flags ->
        [one] { $flags } прапорець
        [few] { $flags } прапорці
        [many] { $flags } прапорців
       *[other] { $flags } прапорця
    }
announce-board-part = { $all }; видно рядки з { $top } по { $bottom } та стовпці з { $left } по { $right }
announce-covered = { $count ->
    [1] закрита
   *[other] закриті
}
announce-flag = прапорець
announce-question = знак питання
announce-number = число { $number }
announce-empty = { $count ->
    [1] порожня
   *[other] порожні
}
announce-mine = міна
announce-hit = міна, на яку ви натрапили
announce-wrong-flag = хибний прапорець
announce-hidden = прихована на час паузи
announce-noted = { $cell }, { $note }
announce-start = почніть тут
announce-ring-safe = безпечна
announce-ring-best = найкращий варіант
announce-ring-reason = частина пояснення
announce-ring-wrong = неправильно
announce-begin = Почніть тут: { $place }. Ця клітинка безпечна.
announce-opened-one = { $place }: відкрито, { $what }
announce-opened =
    { $place }: відкрито { $count ->
        [one] { $count } клітинку
        [few] { $count } клітинки
        [many] { $count } клітинок
       *[other] { $count } клітинки
    }
announce-chorded =
    { $place }: навколо відкрито { $count ->
        [one] { $count } клітинку
        [few] { $count } клітинки
        [many] { $count } клітинок
       *[other] { $count } клітинки
    }
announce-flagged = { $place }: поставлено прапорець, лишилося мін: { $left }
announce-questioned = { $place }: знак питання
announce-unmarked = { $place }: позначку знято
announce-refused-chord = { $place }: не відкрито, прапорці навколо не відповідають числу
announce-refused-flag = { $place }: не відкрито, на клітинці прапорець
announce-nothing = { $place }: { $what }, без змін
announce-lost = { $place }: міна. Поразка, час: { $time }.
announce-lost-flags = { $place }: на міні поруч немає прапорця. Поразка, час: { $time }.
announce-paused = Пауза на позначці { $time }.
announce-resumed = Гра триває.
announce-no-pause = Немає гри, яку можна призупинити.
announce-on = { $name }: увімкнено
announce-off = { $name }: вимкнено
announce-value = { $name }: { $value }
announce-closed = Закрито: { $name }
announce-recording = Запис

## Reading the board

help-reading = Читання поля
read-here = Де курсор
read-neighbours = Що навколо клітинки
read-left = Що лишилося навколо числа
read-row = Прочитати рядок
read-column = Прочитати стовпець
read-status = Час, скільки лишилося мін, частка відкритого
read-opened = Що відкрив останній хід
read-again = Повторити сказане
read-next-covered = До наступної закритої клітинки біля числа
read-previous-covered = До попередньої закритої клітинки біля числа
read-next-number = До наступного числа, якому бракує прапорців
read-previous-number = До попереднього числа, якому бракує прапорців
read-go-to = Перейти до клітинки
read-above-left = ліворуч угорі
read-above = угорі
read-above-right = праворуч угорі
read-right = праворуч
read-below-right = праворуч унизу
read-below = унизу
read-below-left = ліворуч унизу
read-left-of = ліворуч
read-next = { $list }; { $next }
read-span = з { $first } по { $last }
read-flags =
    { $count ->
        [one] { $count } прапорець
        [few] { $count } прапорці
        [many] { $count } прапорців
       *[other] { $count } прапорця
    }
read-around =
    { $what }: { $flags }, { $covered ->
        [one] { $covered } закрита клітинка
        [few] { $covered } закриті клітинки
        [many] { $covered } закритих клітинок
       *[other] { $covered } закритої клітинки
    }
read-mines-left = лишилося мін: { $count }
read-share = відкрито { $share }
read-count =
    { $count ->
        [one] відкрито { $count } клітинку
        [few] відкрито { $count } клітинки
        [many] відкрито { $count } клітинок
       *[other] відкрито { $count } клітинки
    }
read-nothing-opened = Нічого не відкрито.
read-none = Більше немає.
read-nothing-said = Ще нічого не сказано.
read-begin = Це початок.
read-end = Це кінець.
read-edge = Край поля.
read-no-board = Тут немає поля.
go-to-how = «{ $numbers }» або «D2» — це { $place }.
go-to-none = Такої клітинки немає. Остання: { $place }.
go-to-accept = Перейти

## Workbench

bench = Майстерня
bench-tip = Скласти позицію або поле й побачити ризики
bench-position = Позиція
bench-board = Поле
bench-covered = Закрита
bench-flag = Прапорець
bench-first = Вставте знімок екрана будь-якого «Сапера» або малюйте числа.
bench-offer = Застрягли на іншому полі? Вставте його знімок екрана
bench-board-how = Клік на клітинці ставить або прибирає міну.
bench-size = Розмір і міни
bench-mines-guessed = { $mines } — припущення.
undo = Скасувати
redo = Повторити
bench-no-undo = Скасовувати нічого.
bench-no-redo = Повторювати нічого.
bench-thinking = Обчислення…
bench-safe-cells =
    { $count ->
        [one] { $count } клітинка безпечна
        [few] { $count } клітинки безпечні
       *[many] { $count } клітинок безпечні
    }
bench-best-guess = Найкращий варіант: ризик { $chance }%
bench-layouts = Розташувань
bench-certain-mines = Відомих мін
bench-left = Лишилося мін
bench-too-many = Забагато, щоб порахувати
bench-power = { $mantissa } × 10^{ $exponent }
bench-starts =
    На цьому полі вгадувати не треба. { $count ->
        [1] Почати можна лише з клітинки { $place }.
        [one] Почати можна з { $count } клітинки; найбільше відкриває { $place }.
       *[other] Почати можна з { $count } клітинок; найбільше відкриває { $place }.
    }
bench-no-start = На цьому полі доведеться вгадувати, хоч би звідки ви почали.
bench-overflagged =
    { $count ->
        [1] Навколо клітинки { $cells } більше прапорців, ніж дозволяє число { $number }.
       *[other] Навколо клітинок { $cells } більше прапорців, ніж дозволяють ці числа.
    }
bench-play = Грати
bench-practise = Як задача
bench-why = Чому?
bench-open = Відкрити файл…
bench-paste = Вставити
bench-clear = Очистити
bench-copy = Копіювати
bench-format = Копіювати як
bench-as-text = Текст
bench-as-code = Код поля
bench-as-drawing = Малюнок для форуму
bench-as-js = Посилання на JSMinesweeper
bench-as-link = Посилання на поле
bench-copied = Скопійовано.
bench-not-copied = У такому вигляді це скопіювати неможливо.
bench-guessed = У тексті не вказано кількості мін: { $mines } — припущення.
bench-left-out = Не належить до поля: { $text }.
bench-picture =
    Прочитано клітинок: { $rows } × { $cols }. { $doubtful ->
        [0] Перевірте кількість мін: { $mines } — припущення.
        [1] Перевірте обведену жовтим клітинку та кількість мін: { $mines } — припущення.
       *[other] Перевірте обведені жовтим клітинки ({ $doubtful }) та кількість мін: { $mines } — припущення.
    }
bench-picture-at = Прочитано клітинок: { $rows } × { $cols }. Перевірте клітинки ({ $cells }) та кількість мін: { $mines } — припущення.
bench-no-picture = У буфері обміну немає поля — ні текстом, ні зображенням.
bench-unreadable = Поле не прочитано: { $why }.
bench-no-puzzle = Задачі з цього не вийде: тут нічого з’ясовувати.
bench-no-game = Грати тут неможливо: жодне розташування не підходить або все вже відкрито.
bench-save = Зберегти позицію
bench-saved = Збережено: { $file }
bench-not-saved = Не вдалося зберегти { $file }: { $why }

machine = Відомості про систему
machine-measure = Вимірювати затримку під час гри
machine-about = Скільки минає у Sapper від натискання до готового кадру, без затримок миші, системи та екрана.
machine-move = Виміряти плавність
machine-copy = Копіювати
machine-on = увімк.
machine-off = вимк.
machine-none = ще не виміряно
machine-spread = медіана { $median } мс, 95% до { $most } мс, найгірше { $worst } мс (останні: { $count })
machine-frame-spread = медіана { $median } мс, 95% до { $most } мс, найгірше { $worst } мс; понад 25 мс: { $late } з { $count }
machine-version = Версія
machine-window = Вікно, масштаб
machine-cells = Поле, клітинка
machine-language = Мова
machine-reader = Зчитування з екрана
machine-sound = Звук
machine-presses = Затримка відгуку
machine-frames = Час між кадрами

## The counters of one’s choice

counters-choose = Вибрати лічильники
counters-live = Гра
counters-after = Кінець
counters-up = Вище
counters-down = Нижче
counters-remove = Прибрати
counters-add = Додати формулу
counters-name = Назва
counters-formula = Формула
counters-restore = Типові
counters-note = Назви: { $names }. Знаки: + − * / ^ ( ), min, max, round, sqrt, ln, log, abs.
formula-empty = Введіть формулу.
formula-long = Найбільша кількість символів у формулі: { $max }.
formula-unknown = Лічильника «{ $name }» немає.
formula-bracket = Бракує дужки.
formula-unclear = У формулі помилка.
