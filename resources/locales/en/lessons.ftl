
# The lessons.

lessons = Lessons
lessons-text = Learn Minesweeper on small boards, from the first number to the last click. Take the lessons in any order.
lessons-done = { $done } of { $all } lessons complete
lesson-start = Start
lesson-go-on = Continue
lesson-boards-text = { $done } of { $all } boards solved
lesson-number = { $number }. { $title }
lesson-link = Lesson: { $title }
lesson-board-solved = Board { $at }, solved
lesson-board-open = Board { $at }
lesson-board-place = Board { $at } of { $all }.
lesson-all = All lessons
lesson-chapter-start = First steps
lesson-chapter-patterns = Patterns
lesson-chapter-numbers = Combining numbers
lesson-chapter-end = The endgame
lesson-next-board = Next board
lesson-next = Next lesson
lesson-again = Start again
lesson-try-again = Try again
lesson-mines-left = Mines left: { $count }
lesson-clicks-left = Clicks left: { $count }
lesson-ended = Lesson complete!
lesson-ended-text = You have solved every board of this lesson.
lessons-ended = You have finished all lessons!
lessons-ended-text = Practice never runs out of new puzzles.

## What to do on a board

lesson-task-open = Open a cell that is certainly safe.
lesson-task-settle = Find the 50/50, and open one of its cells.
lesson-task-clear = Open every safe cell.
lesson-task-chord = Open all other safe cells with chords only.
lesson-task-clicks =
    { $most ->
        [one] Open every safe cell with 1 click.
       *[other] Open every safe cell with at most { $most } clicks.
    }
lesson-right-clear = Well done, the board is clear!
lesson-right-clicks = Well done! It can’t be done with fewer clicks.
lesson-chord-here = Use a chord here.
lesson-chord-here-text =
    { $by ->
        [single-click] Click
        [double-click] Double-click
       *[buttons] Press both mouse buttons on
    } a number that has all of its flags, or press { $key } there.
lesson-click-next = The next click
lesson-click-open = Open the cell at { $cell }.
lesson-click-flag = Flag the mine at { $cell }.
lesson-click-chord = Use a chord on the number at { $cell }.
lesson-used-up = No clicks left.
lesson-used-up-text =
    { $most ->
        [one] 1 click is enough.
       *[other] { $most } clicks are enough.
    } The board is back at the start: try another way.

## The lessons

lesson-numbers = What a number says
lesson-numbers-text = A number counts the mines that touch it, on all sides and at the corners. An open cell without a number touches none. A flag marks a mine that has been found. When a number touches as many flags as it says, every other covered cell around it is safe.
lesson-flags = Opening and flagging
lesson-flags-text = When a number touches exactly as many covered cells as it says, each of them is a mine. Flag a mine with a right click or { $flag }, and open a safe cell with a left click or { $open }. A flag protects you: you cannot open that cell by accident. On the keyboard, the arrow keys choose the cell.
lesson-counting = Counting down
lesson-counting-text = Subtract the mines you have found from a number: a 3 that touches two of them is really a 1. When nothing is left, its other covered cells are safe. When as many mines are left as covered cells, they are all mines.
lesson-chords = Chords
lesson-chords-text =
    When a number touches as many flags as it says, one move opens every other cell around it: a chord. { $by ->
        [single-click] Click the number
        [double-click] Double-click the number
       *[buttons] Press both mouse buttons on the number
    }, or press { $key }. In a game, a chord trusts your flags, even wrong ones.
lesson-1-1 = The 1-1 pattern
lesson-1-1-text = Look for two 1s side by side, where every covered cell of the first also touches the second. The first 1 has its mine among these cells, and that is the mine of the second, too. So all other covered cells around the second 1 are safe.
lesson-1-2 = The 1-2 pattern
lesson-1-2-text = Look for a 1 beside a 2, along a row of covered cells. The cells that touch both hold at most one mine, because of the 1. So the 2 has its other mine in the cell that touches only the 2. The 1 has its mine among the shared cells, so a cell that touches only the 1 is safe.
lesson-1-2-1 = The 1-2-1 pattern
lesson-1-2-1-text = This is the 1-2 pattern from both sides. Along a straight row of covered cells, the mines are in front of the two 1s, and the cell in front of the 2 is safe. You will meet it in almost every game.
lesson-1-2-2-1 = The 1-2-2-1 pattern
lesson-1-2-2-1-text = Here, too, 1-2 works from both sides. Along a straight row of covered cells, the mines are in front of the two 2s, and the cells in front of the 1s are safe.
lesson-subtract = Subtracting
lesson-subtract-text = First subtract the mines you know from the numbers, then look for patterns: a 2 and a 3 that each touch a flag are really a 1 and a 2. You can also subtract one number from another: if every covered cell of a 1 also touches a 2, the other cells of that 2 hold its second mine. If both numbers are equal, those cells are safe.
lesson-edges = Edges and corners
lesson-edges-text = A number at the edge of the board has at most five neighbors, and one in a corner only three. So its covered cells often all touch another number, too, and you can subtract one from the other. When you are stuck, look there first.
lesson-holes = Holes
lesson-holes-text = A hole is an open number with covered cells almost all around it. A number beside it often touches only cells that the hole touches, too. Subtract its mines from the hole, and you know what is on the far side.
lesson-three = Three numbers together
lesson-three-text = Sometimes you need three numbers at once. Suppose that a cell is a mine, and follow what the numbers around it say. If one of them ends up with too many mines or too few, the cell is safe after all. To prove a mine, suppose that the cell is safe.
lesson-count = The last mines
lesson-count-text = The number of mines left is a number like any other: it touches every covered cell. Near the end, see which numbers still need mines. If they need all that are left, every cell away from them is safe.
lesson-odds = Guessing well
lesson-odds-text = Sometimes nothing is certain and you have to guess. A 1 with three covered cells makes each of them a risk of one in three. For cells that touch no number, spread the other mines evenly over them. Where numbers share cells, count the layouts that fit: a cell that is a mine in one of four has a risk of one in four. Then open the cell with the lowest risk.
lesson-fifty-fifty = 50/50s
lesson-fifty-fifty-text = Two cells, one mine, and no other cell will ever tell you which: that is a 50/50. Guess right away: waiting doesn’t help. But look twice: sometimes the number of mines decides it, or there is a less risky guess nearby.
lesson-clicks = Fewer clicks
lesson-clicks-text = Fast players waste no clicks. A flag is a click, too: it pays off when chords then open several cells at once. A cell that touches no mine opens everything around it, so take it first. Here, every flag, every opened cell and every chord counts as a click.
