## One step of an explanation: what follows, and why. Rings on the board show which cells are meant;
## where there are none, cells and numbers have their coordinates.

step-because = { $conclusion }: { $reason }.
step-follows = Тогда { $conclusion }: { $reason }.
step-suppose = Допустим, { $conclusion }.
step-breach = Но тогда { $reason }. Это невозможно, значит, { $conclusion }.
step-counted = { $conclusion } при { $layouts ->
    [1] единственной возможной расстановке
    [one] каждой из { $layouts } возможной расстановки
    [few] каждой из { $layouts } возможных расстановок
    [many] каждой из { $layouts } возможных расстановок
   *[other] каждой из { $layouts } возможных расстановок
} мин вокруг { $numbers }. Короткого доказательства нет.
step-counted-many = { $conclusion } при всех возможных расстановках мин вокруг { $numbers }, а их больше миллиона. Короткого доказательства нет.

step-safe = { $count ->
    [1] эта клетка безопасна
    [one] эта { $count } клетка безопасна
    [few] эти { $count } клетки безопасны
    [many] эти { $count } клеток безопасны
   *[other] эти { $count } клетки безопасны
}
step-safe-named = { $count ->
    [1] клетка { $cells } безопасна
   *[other] клетки { $cells } безопасны
}
step-mine = { $count ->
    [1] в этой клетке мина
   *[other] в этих { $count } клетках мины
}
step-mine-named = { $count ->
    [1] в клетке { $cells } мина
   *[other] в клетках { $cells } мины
}
step-rest-safe = все остальные закрытые клетки безопасны
step-rest-mines = во всех закрытых клетках мины

## Numbers. "upper" and so on tell two equal numbers apart. All are in the genitive, which fits every
## sentence.

step-number = { $place ->
    [upper] верхней{ " " }
    [lower] нижней{ " " }
    [left] левой{ " " }
    [right] правой{ " " }
    [this] { $number ->
        [0] этого
       *[other] этой
    }{ " " }
   *[plain] { "" }
}{ $number ->
    [0] нуля
    [1] единицы
    [2] двойки
    [3] тройки
    [4] четвёрки
    [5] пятёрки
    [6] шестёрки
    [7] семёрки
   *[8] восьмёрки
}{ $place ->
    [named] { " " }в клетке { $at }
   *[plain] { "" }
}
step-numbers = { $count ->
    [1] этой { $number ->
        [0] нуля
        [1] единицы
        [2] двойки
        [3] тройки
        [4] четвёрки
        [5] пятёрки
        [6] шестёрки
        [7] семёрки
       *[8] восьмёрки
    }
   *[other] этих { $count } чисел
}
step-at = { $words } — { $cells }

## Reasons

step-satisfied = { $known ->
    [0] вокруг { $number } нет мин
    [1] у { $number } уже есть своя мина
    [2] у { $number } уже есть обе мины
    [few] у { $number } уже есть все { $known } мины
    [many] у { $number } уже есть все { $known } мин
   *[other] у { $number } уже есть все { $known } мины
}
step-satisfied-flags = у { $number } уже есть { $known ->
    [one] { $known } флажок
    [few] { $known } флажка
    [many] { $known } флажков
   *[other] { $known } флажка
}
step-needs-all = вокруг { $number } { $flags ->
    [0] только { $count ->
        [one] { $count } закрытая клетка
        [few] { $count } закрытые клетки
        [many] { $count } закрытых клеток
       *[other] { $count } закрытые клетки
    }
   *[other] { $flags ->
        [one] { $flags } флажок
        [few] { $flags } флажка
        [many] { $flags } флажков
       *[other] { $flags } флажка
    }, нужно ещё { $count }, а других закрытых клеток тоже { $count }
}
step-needs-rest = для мин { $number } не осталось других клеток
# First what is subtracted from a number of a pair, then the reason.
step-less-flags = у { $number } { $known ->
    [one] { $known } флажок
    [few] { $known } флажка
    [many] { $known } флажков
   *[other] { $known } флажка
}, нужно ещё { $need }; { $reason }
step-less-mines = у { $number } уже { $known ->
    [one] { $known } мина
    [few] { $known } мины
    [many] { $known } мин
   *[other] { $known } мины
}, нужно ещё { $need }; { $reason }
step-pair-all = { $shared_count ->
    [1] { $other_known ->
        [0] { "" }
       *[other] другая{ " " }
    }закрытая клетка { $other } касается
    [2] обе { $other_known ->
        [0] { "" }
       *[other] другие{ " " }
    }закрытые клетки { $other } касаются
   *[other] все { $other_known ->
        [0] { "" }
       *[other] другие{ " " }
    }закрытые клетки { $other } ({ $shared_count }) касаются
} и { $number }, поэтому для { $again } больше мин не нужно
step-pair-safe = у { $other } { $shared_count ->
    [1] в
   *[other] среди
} { $shared } не меньше { $least ->
    [one] { $least } мины
    [few] { $least } мин
    [many] { $least } мин
   *[other] { $least } мин
}, а для { $number } больше и не нужно
step-pair-mines = из-за { $other } { $shared_count ->
    [1] в
   *[other] среди
} { $shared } не больше { $least ->
    [one] { $least } мины
    [few] { $least } мин
    [many] { $least } мин
   *[other] { $least } мин
}{ $known ->
    [0] , а для { $number } нужно { $need }
   *[other] { "" }
}
step-shared = { $count ->
    [1] общей клетке
   *[other] { $count } общих клеток
}
step-mine-count = { $left ->
    [1] последняя мина — возле
    [one] последняя { $left } мина — возле
    [few] последние { $left } мины — возле
    [many] последние { $left } мин — возле
   *[other] последние { $left } мины — возле
} { $numbers }
step-none-left = мин больше не осталось
step-only-mines = мин осталось столько же, сколько закрытых клеток
step-all-mines = больше мин на поле нет
step-breach-many = у { $number } слишком много мин
step-breach-few = у { $number } { $room ->
    [0] не осталось клеток для { $need ->
        [1] мины
       *[other] { $need } мин
    }
    [one] осталась только { $room } клетка для { $need } мин
    [few] остались только { $room } клетки для { $need } мин
    [many] осталось только { $room } клеток для { $need } мин
   *[other] остались только { $room } клетки для { $need } мин
}
step-breach-board = мин больше, чем должно быть на поле
step-breach-room = клеток остаётся меньше, чем мин

## The risk of a cell that is not certain

step-cell = { $place ->
    [this] в этой клетке
   *[named] в клетке { $at }
}
step-risk-number = вокруг { $number } { $known ->
    [0] { "" }
   *[other] ещё{ " " }
}{ $mines ->
    [one] { $mines } мина
    [few] { $mines } мины
    [many] { $mines } мин
   *[other] { $mines } мины
} на { $cells ->
    [one] { $cells } клетку
    [few] { $cells } клетки
    [many] { $cells } клеток
   *[other] { $cells } клетки
}: каждая из них — мина в { $mines } из { $cells } случаев, риск { $chance }%.
step-risk-spread = { $cell }, не касающейся чисел, риск { $chance }%: на { $cells ->
    [one] { $cells } такую клетку
    [few] { $cells } такие клетки
    [many] { $cells } таких клеток
   *[other] { $cells } такой клетки
} приходится { $mines ->
    [one] { $mines } мина
    [few] { $mines } мины
    [many] { $mines } мин
   *[other] { $mines } мины
}.
step-risk-layouts = { $cell } мина в { $with } из { $all ->
    [one] { $all } возможной расстановки
   *[other] { $all } возможных расстановок
} вокруг { $numbers }: риск { $chance }%.
step-risk-board = { $cell } мина в { $with } из { $all ->
    [one] { $all } возможной расстановки
   *[other] { $all } возможных расстановок
} на всём поле: риск { $chance }%.
step-risk = { $cell } риск { $chance }%.
step-risk-safe = Но есть клетка, которая точно безопасна.
step-risk-lowest = Клетки с меньшим риском нет.
step-risk-higher = Наименьший риск — { $lowest }%.

## A hint gives away more each time it is asked for.

help-cost = С помощью эта игра не пойдёт в зачёт. Попросите ещё раз, чтобы продолжить.
help-cost-title = Играть дальше с помощью?
help-cost-text = Так вы узнаете о поле своей игры больше, чем видите. Игра будет считаться игрой с помощью и не пойдёт в зачёт.
help-cost-yes = С помощью
help-elsewhere = Это поле игры, которая ещё не закончена. Сначала закончите её.
hint-numbers = { $count ->
    [1] Что можно понять по этому числу?
   *[other] Что можно понять по этим числам?
}
steps-next = Дальше
steps-back = Предыдущий
steps-play = Показать все шаги подряд
steps-stop = Остановить
