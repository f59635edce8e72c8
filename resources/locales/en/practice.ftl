
# Practice and moments of finished games.

entry-wrong = The entry “{ $entry }” is ignored.
menu-learn = Learn
practice = Practice
practice-kind = Type of reasoning
# These stand in a list of at most 15 letters or so.
practice-kind-mixed = All kinds
practice-kind-missed = From my games
practice-kind-single = One number
practice-kind-pair = Two numbers
practice-kind-numbers = Three or more
practice-kind-count = Mine count
practice-kind-odds = Odds
practice-size = Board size
practice-time = Time limit
practice-time-unlimited = No limit
practice-time-30s = 30 seconds
practice-time-10s = 10 seconds
practice-more = Size and time
practice-task-safe = Find a safe cell.
practice-task-mines = Flag every certain mine.
practice-task-guess = Nothing is certain: open the safest cell.
practice-right-safe = Right!
practice-right-mines = That’s all of them!
practice-right-guess = Right: that was the safest cell.
practice-is-mine = { $cell } is a mine.
practice-is-safe = { $cell } is safe.
practice-is-uncertain = You can’t be sure of { $cell }.
practice-is-riskier = There is a safer cell than { $cell }.
practice-flag-here = Flag the mines here.
practice-flag-here-text = Use the right button, a long press, or { $key }.
practice-hint-numbers = { $count ->
    [one] Look at the number with a ring.
   *[other] Look at the numbers with a ring.
}
practice-hint-count = { $count ->
    [one] Look at the number with a ring, and count the mines that are left.
   *[other] Look at the numbers with a ring, and count the mines that are left.
}
practice-hint-mines = Count the mines that are left.
practice-hint-guess = One of the cells with a ring is the safest.
practice-hint-guess-at = One of these cells is the safest: { $cells }.
practice-hint-cost = Hint: counts as a miss
practice-hint-free = Hint: costs nothing in your first week
practice-hint-cost-text = A hint counts as a miss.
practice-hint-free-text = In your first week, hints cost nothing.
practice-answer = The answer
practice-time-up = Time is up.
practice-time-up-text = You can still solve it, but it counts as a miss.
practice-repeat = You missed this one before.
practice-rating = Rating
practice-rating-value = { $value } ± { $deviation }
practice-rating-gain = { $rating } ({ $gain })
practice-placing = Finding your level
practice-today = Right today
practice-goal = Practice goal
practice-goal-off = Off
practice-goal-5 = 5 a day
practice-goal-10 = 10 a day
practice-goal-20 = 20 a day
practice-goal-today = Today’s goal
practice-goal-reached = Goal reached
practice-goal-days =
    { $days ->
        [1] first day
       *[other] { $days } days in a row
    }
practice-due = To review
practice-figure = { $name }: { $figure }
practice-done = Done
practice-seconds = { $seconds } s
practice-show = Show answer
practice-next = Next puzzle
practice-waiting = Finding a puzzle…
practice-not-found = No puzzle of that kind found.
practice-not-found-text = Choose another kind or size.
ratings = Ratings
ratings-text = Your first answer to each puzzle counts. A player rated 800 solves half of the easiest ones; the number after ± shows how uncertain a rating is.
ratings-overall = Overall
ratings-answers =
    { $count ->
        [one] 1 answer
       *[other] { $count } answers
    }
ratings-wait = From the second day of practice on, a chart shows how your rating changes.
ratings-summary = { $name }: from { $begin } on { $from } to { $end } on { $to }
practice-place = { $at } of { $all }

moments-button = What did I miss?
moment-cells = { $count ->
    [one] this cell
   *[other] these { $count } cells
}
moment-known-mine = { $count ->
    [one] You opened { $cells }, which was certainly a mine.
   *[other] You opened { $cells } at once, and one of them was certainly a mine.
}
moment-hit = You opened { $cells } and hit a mine, although another cell was certainly safe.
moment-safe-cell = You opened { $cells } at a risk of { $risk }%, although another cell was certainly safe.
moment-less-risk = You opened { $cells } at a risk of { $risk }%. Another cell had a risk of only { $least }%.
missed = What you missed
missed-text = What you could have worked out in your games of the last { $weeks } weeks, by week. The kind that you missed most comes first.
missed-none = Nothing yet. After each game, Sapper looks for what you could have worked out.
missed-count =
    { $count ->
        [one] once
       *[other] { $count } times
    }
missed-practise = Practice this
practise-kind = Practice: { $kind }
missed-practise-all = Practice all
missed-this-week = this week
