## One step of an explanation: what follows, and why. Rings on the board show which cells are meant;
## where there are none, cells and numbers have their coordinates.

step-because = { $conclusion }: { $reason }.
step-follows = Тоді { $conclusion }: { $reason }.
step-suppose = Припустімо: { $conclusion }.
step-breach = Але тоді { $reason }. Це неможливо, отже, { $conclusion }.
step-counted = { $conclusion } за { $layouts ->
    [1] єдиного можливого розташування
    [one] кожного з { $layouts } можливого розташування
   *[other] кожного з { $layouts } можливих розташувань
} мін навколо { $numbers }. Короткого доведення немає.
step-counted-many = { $conclusion } за кожного з понад мільйона можливих розташувань мін навколо { $numbers }. Короткого доведення немає.

step-safe = { $count ->
    [1] ця клітинка безпечна
    [one] ця { $count } клітинка безпечна
    [few] ці { $count } клітинки безпечні
    [many] ці { $count } клітинок безпечні
   *[other] ці { $count } клітинки безпечні
}
step-safe-named = { $count ->
    [1] клітинка { $cells } безпечна
   *[other] клітинки { $cells } безпечні
}
step-mine = { $count ->
    [1] у цій клітинці міна
    [one] у цій { $count } клітинці міни
   *[other] у цих { $count } клітинках міни
}
step-mine-named = { $count ->
    [1] у клітинці { $cells } міна
   *[other] у клітинках { $cells } міни
}
step-rest-safe = усі інші закриті клітинки безпечні
step-rest-mines = в усіх закритих клітинках міни

## Numbers. "upper" and so on tell two equal numbers apart. All are in the genitive, which fits every
## sentence.

step-number = { $place ->
    [upper] верхньої{ " " }
    [lower] нижньої{ " " }
    [left] лівої{ " " }
    [right] правої{ " " }
    [this] { $number ->
        [0] цього
       *[other] цієї
    }{ " " }
   *[plain] { "" }
}{ $number ->
    [0] нуля
    [1] одиниці
    [2] двійки
    [3] трійки
    [4] четвірки
    [5] п’ятірки
    [6] шістки
    [7] сімки
   *[8] вісімки
}{ $place ->
    [named] { " " }у клітинці { $at }
   *[plain] { "" }
}
step-numbers = { $count ->
    [1] { $number ->
        [0] цього нуля
        [1] цієї одиниці
        [2] цієї двійки
        [3] цієї трійки
        [4] цієї четвірки
        [5] цієї п’ятірки
        [6] цієї шістки
        [7] цієї сімки
       *[8] цієї вісімки
    }
   *[other] цих { $count } чисел
}
step-at = { $words } — { $cells }

## Reasons

step-satisfied = біля { $number } { $known ->
    [0] немає мін
    [1] вже є її міна
    [2] вже є обидві її міни
    [few] вже є всі її { $known } міни
    [many] вже є всі її { $known } мін
   *[other] вже є всі її { $known } міни
}
step-satisfied-flags = біля { $number } вже { $known ->
    [one] стоїть { $known } прапорець
    [few] стоять { $known } прапорці
    [many] стоять { $known } прапорців
   *[other] стоїть { $known } прапорця
}
step-needs-all = біля { $number } { $flags ->
    [0] лише { $count ->
        [one] { $count } закрита клітинка
        [few] { $count } закриті клітинки
        [many] { $count } закритих клітинок
       *[other] { $count } закритої клітинки
    }
   *[other] { $flags ->
        [one] { $flags } прапорець
        [few] { $flags } прапорці
        [many] { $flags } прапорців
       *[other] { $flags } прапорця
    }, потрібно ще { $count }, а інших закритих клітинок теж { $count }
}
step-needs-rest = біля { $number } не лишилося інших клітинок для мін
# First what is subtracted from a number of a pair, then the reason.
step-less-flags = біля { $number } { $known ->
    [one] { $known } прапорець
    [few] { $known } прапорці
    [many] { $known } прапорців
   *[other] { $known } прапорця
}, потрібно ще { $need }; { $reason }
step-less-mines = біля { $number } вже { $known ->
    [one] { $known } міна
    [few] { $known } міни
    [many] { $known } мін
   *[other] { $known } міни
}, потрібно ще { $need }; { $reason }
step-pair-all = { $shared_count ->
    [1] { $other_known ->
        [0] { "" }
       *[other] інша{ " " }
    }закрита клітинка { $other } лежить
    [2] обидві { $other_known ->
        [0] { "" }
       *[other] інші{ " " }
    }закриті клітинки { $other } лежать
    [few] усі { $shared_count } { $other_known ->
        [0] { "" }
       *[other] інші{ " " }
    }закриті клітинки { $other } лежать
    [many] усі { $shared_count } { $other_known ->
        [0] { "" }
       *[other] інших{ " " }
    }закритих клітинок { $other } лежать
   *[other] усі { $shared_count } закриті клітинки { $other } лежать
} і біля { $number }, тому для { $again } більше мін не потрібно
step-pair-safe = на { $shared_count ->
   *[other] { $shared }
} припадає щонайменше { $least ->
    [one] { $least } міна
    [few] { $least } міни
    [many] { $least } мін
   *[other] { $least } міни
} { $other }, а для { $number } більше й не потрібно
step-pair-mines = на { $shared_count ->
   *[other] { $shared }
} припадає щонайбільше { $least ->
    [one] { $least } міна
    [few] { $least } міни
    [many] { $least } мін
   *[other] { $least } міни
} { $other }{ $known ->
    [0] , а для { $number } потрібно { $need }
   *[other] { "" }
}
step-shared = { $count ->
    [1] спільну клітинку
    [one] { $count } спільну клітинку
    [few] { $count } спільні клітинки
    [many] { $count } спільних клітинок
   *[other] { $count } спільної клітинки
}
step-mine-count = { $left ->
    [1] остання міна лежить
    [2] обидві останні міни лежать
    [one] остання { $left } міна лежить
    [few] усі { $left } останні міни лежать
    [many] усі { $left } останніх мін лежать
   *[other] усі { $left } останні міни лежать
} біля { $numbers }
step-none-left = мін більше не лишилося
step-only-mines = мін лишилося стільки ж, скільки закритих клітинок
step-all-mines = більше мін на полі немає
step-breach-many = біля { $number } забагато мін
step-breach-few = біля { $number } { $room ->
    [0] не лишилося клітинок для { $need ->
        [1] міни
       *[other] { $need } мін
    }
    [one] лишилася тільки { $room } клітинка для { $need } мін
    [few] лишилися тільки { $room } клітинки для { $need } мін
    [many] лишилося тільки { $room } клітинок для { $need } мін
   *[other] лишилося тільки { $room } клітинки для { $need } мін
}
step-breach-board = мін більше, ніж має бути на полі
step-breach-room = клітинок лишається менше, ніж мін

## The risk of a cell that is not certain

step-cell = { $place ->
    [this] у цій клітинці
   *[named] у клітинці { $at }
}
step-risk-number = на { $cells ->
    [one] { $cells } клітинку
    [few] { $cells } клітинки
    [many] { $cells } клітинок
   *[other] { $cells } клітинки
} біля { $number } припадає { $known ->
    [0] { "" }
   *[other] ще{ " " }
}{ $mines ->
    [one] { $mines } міна
    [few] { $mines } міни
    [many] { $mines } мін
   *[other] { $mines } міни
}: у кожній із них міна в { $mines } з { $cells } випадків, ризик { $chance }%.
step-risk-spread = { $cell }, що не торкається чисел, ризик { $chance }%: на { $cells ->
    [one] { $cells } таку клітинку
    [few] { $cells } такі клітинки
    [many] { $cells } таких клітинок
   *[other] { $cells } такої клітинки
} припадає { $mines ->
    [one] { $mines } міна
    [few] { $mines } міни
    [many] { $mines } мін
   *[other] { $mines } міни
}.
step-risk-layouts = { $cell } міна в { $with } з { $all ->
    [one] { $all } можливого розташування
   *[other] { $all } можливих розташувань
} навколо { $numbers }: ризик { $chance }%.
step-risk-board = { $cell } міна в { $with } з { $all ->
    [one] { $all } можливого розташування
   *[other] { $all } можливих розташувань
} на всьому полі: ризик { $chance }%.
step-risk = { $cell } ризик { $chance }%.
step-risk-safe = Але є клітинка, яка точно безпечна.
step-risk-lowest = Меншого ризику не має жодна клітинка.
step-risk-higher = Найменший ризик — { $lowest }%.

## A hint gives away more each time it is asked for.

help-cost = З допомогою ця гра не піде в залік. Попросіть ще раз, щоб продовжити.
help-cost-title = Грати далі з допомогою?
help-cost-text = Так ви дізнаєтеся про поле своєї гри більше, ніж бачите. Гра вважатиметься грою з допомогою й не піде в залік.
help-cost-yes = З допомогою
help-elsewhere = Це поле гри, яку ще не закінчено. Спершу закінчіть її.
hint-numbers = { $count ->
    [1] Що можна зрозуміти з цього числа?
   *[other] Що можна зрозуміти з цих чисел?
}
steps-next = Далі
steps-back = Попередній
steps-play = Показати всі кроки
steps-stop = Зупинити
