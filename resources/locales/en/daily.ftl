# The daily board.

daily = Daily board
daily-tip = Three boards a day, the same for everyone

## At the beginning and the end of a game

daily-begin = Daily board for { $day }, { $level }. This one counts. Starting another game means giving up.
daily-begin-again = Daily board for { $day }, { $level }. Just for practice: you have played it before.
daily-begin-past = Daily board for { $day }, { $level }. Just for practice: that day is over.
daily-secret = You can copy or save a daily board once you have finished it.
daily-elsewhere = This daily board is being played in another window.
daily-gone = Your saved game on this daily board is missing, so it counts as given up. You can still play it for practice.
daily-result-counts = Daily board, { $day }: counted.
daily-result-helped = Daily board, { $day }: counted, with help.
daily-result-practice = Daily board, { $day }: practice only.

## Before another game gives it up

give-up-title = Give up the daily board?
give-up-question = You haven’t finished the daily board for { $day }, { $level }. If you start another game now, it counts as given up.
give-up-yes = Give up
give-up-no = Keep playing

## The text to share

daily-copy = Share result
daily-copied = Result copied.
daily-share-won = Sapper daily { $day } · { $level } · { $time }
daily-share-helped = Sapper daily { $day } · { $level } · { $time } with help
daily-share-lost = Sapper daily { $day } · { $level } · lost at { $share }
daily-share-given-up = Sapper daily { $day } · { $level } · given up at { $share }

## A day

daily-today = Today, { $day }
daily-next =
    { $hours ->
        [0] New boards in { $minutes } min
       *[other] New boards in { $hours } h { $minutes } min
    }
daily-open = Not played yet
daily-missed = Not played
daily-started = Started
daily-won = Won in { $time }
daily-won-help = Won in { $time } with help
daily-lost = Lost at { $share }
daily-given-up = Given up at { $share }
daily-play = Play
daily-practice = Play unranked
daily-row-button = { $button }: { $level }, { $day }
daily-counts = Only your first game at each level counts, and only if you start it on the day itself. You can leave it and come back, but starting another game means giving up.
daily-past = Boards of earlier days are just for practice.

## The streak

daily-streak = Streak
daily-streak-days = Day { $days } streak
daily-to-play = to play
daily-longest = Longest streak
daily-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
daily-streak-open = Win a board today to keep your streak.
daily-streak-rule = Days in a row that you won without help.

## The calendar

daily-calendar = Calendar
daily-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
daily-earlier = Previous month
daily-later = Next month
daily-all-levels = All levels
daily-level-tip = Show one level, or the best result of each day
daily-weekday =
    { $number ->
        [1] Mo
        [2] Tu
        [3] We
        [4] Th
        [5] Fr
        [6] Sa
       *[7] Su
    }
daily-day-won = { $day }: won
daily-day-some = { $day }: won in part
daily-day-helped = { $day }: won with help
daily-day-lost = { $day }: lost
daily-day-started = { $day }: started
daily-day-given-up = { $day }: given up
daily-day-missed = { $day }: not played
daily-legend-won = Won
daily-legend-some = Won in part
daily-legend-helped = Won with help
daily-legend-lost = Lost
daily-legend-given-up = Given up

## The results

daily-best = Your best times
daily-latest = Your latest results
daily-none = No results yet.
daily-no-wins = No wins without help at this level yet.
daily-won-of = Won { $won } of { $played }
daily-level = Level
daily-result = Result
daily-clicks = Clicks
