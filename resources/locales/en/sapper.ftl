# Every word of Sapper, in English.
# The same keys stand in the same order in the other languages' files.

app-name = Sapper

## Measures

seconds = { $seconds } s
date = { $day } { $month } { $year }
date-day = { $day } { $month }
date-month =
    { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    }
date-year = { $year }

## The title

title-go-on = Press any key, or click, to begin

## The bars and the menu

level-beginner = Beginner
level-intermediate = Intermediate
level-expert = Expert
level-scattered = One in five
level-custom = Custom
custom-button = Custom…
show-remaining = Show remaining
no-guess = No guessing
no-guess-is-on = No guessing: on
no-guess-is-off = No guessing: off
flag-mode-is-on = Flag mode: on
flag-mode-is-off = Flag mode: off
sound = Sound
sound-is-on = Sound: on
sound-is-off = Sound: off
menu = Menu
new-game = New game
pause = Pause
resume = Resume
paused = Paused
settings = Settings
help = Help
records = Records
style = Style
style-windows-7 = Windows 7
style-easyx = EasyX
style-simpleminer = SimpleMiner
style-console = Console
theme = Theme
theme-auto = Same as the system
theme-light = Light
theme-dark = Dark
sight = Numbers
sight-usual = Usual colours
sight-deuteranopia = For deuteranopia (red and green)
sight-protanopia = For protanopia (red and green)
sight-tritanopia = For tritanopia (blue and yellow)
sight-high-contrast = High contrast
text-size = Size of texts and buttons
motion = Motion
motion-auto = Same as the system
motion-full = Full
motion-reduced = Reduced
language = Language
language-auto = Same as the system

## Buttons of every dialog

ok = OK
cancel = Cancel
close = Close

## The dialog for a board of the player's own

custom-title = Custom board
custom-rows = Rows
custom-cols = Columns
custom-mines = Mines
custom-range = { $min }–{ $max }
custom-empty = Please enter a number.
custom-not-a-number = Please enter a whole number.
custom-out-of-range = Please choose a number from { $min } to { $max }.
# $max is never more than one below the number of cells, so 0 means a board of a single cell.
custom-too-many-mines =
    { $max ->
        [0] A board of one cell has no room for a mine.
        [one] A { $rows } × { $cols } board has room for 1 mine at most.
       *[other] A { $rows } × { $cols } board has room for { $max } mines at most.
    }
custom-start = Start

## The end of a game

won = Cleared in { $time }.
lost = That was a mine. Another try?
won-no-guess = Cleared in { $time }. No guess was needed.
lost-no-guess = That was a mine. No guess was needed.
no-guess-needed = No guess was needed.
won-new-best = A new best time: { $time }!
won-first = Your first record on this level!
won-near-best = That is { $gap } from your best time, { $best }.
won-place = Place { $place } among your records.
box-won = Well done!
box-lost = Game over
box-next = A new board is ready.
again-question = That was a mine. Play again?
again-yes = Play again
again-no = Leave
again = Again
leave = Leave
difficulty = Difficulty
mines-left = Mines { $count }
menu-play = 1 Play
menu-board = 2 Board
menu-more = 3 More
menu-exit = 0 Exit
play-again = Play again
unranked-seeded = This board was chosen by its seed, so its time is not ranked.
aid-hint = Hint
aid-odds = Odds
aid-check = Check the flags
check-none = There is no flag to check yet.
check-right =
    { $count ->
        [one] Your one flag can be right.
       *[other] All { $count } flags can be right.
    }
check-wrong =
    { $count ->
        [one] 1 flag cannot be right: { $cells }.
       *[other] { $count } flags cannot be right: { $cells }.
    }
aid-auto = Auto-play
auto-exact = Exact
auto-2010 = Player of 2010
auto-slow = Slow
auto-steady = Steady
auto-fast = Fast
aid-used = With help
unranked-helped = A game with help is not ranked.
unranked-rules = Games by changed rules are not ranked.
unranked-custom = Custom boards are not ranked.
unranked-no-guess = Boards without guessing are not ranked.

## The search for a board that needs no guess

search-title = A board without guessing
search-tried = Looking for a board that needs no guess… { $tried } tried.
search-ordinary = Play an ordinary board
search-failed-title = No such board was found
search-failed =
    { $mines ->
        [one] No { $rows } × { $cols } board with 1 mine that needs no guess was found in { $tried } tries. Other measures may do.
       *[other] No { $rows } × { $cols } board with { $mines } mines that needs no guess was found in { $tried } tries. With fewer mines there may be one.
    }

## The name beside a record

name-title = A new record
name-prompt = Which name shall stand beside it?
name-label = Name
name-empty = Please enter a name.
name-too-long = A name can have { $max } characters at most.
name-too-many-parts = A name cannot have that many accents on its characters.
name-control = The name contains a character that cannot be shown.
name-save = Save

## The screen of the records

records-name = Name
records-time = Time
records-3bv = 3BV
records-date = Date
records-no-name = Anonymous
records-always = All time
records-year = This year
records-month = This month
records-today = Today
records-export = Export…
records-reset = Reset…
records-table = Best games
records-under = 3BV { $bbbv } · { $speed }/s · { $date }
records-shown = { $shown } of { $count }
records-more = Show more
records-reading = Your games are being read…
records-none =
    { $span ->
        [year] No game of { $level } this year
        [month] No game of { $level } this month
        [today] No game of { $level } today
       *[always] No game of { $level } yet
    }
records-invite = Play one, and your times, your win rate and your streaks will stand here.
records-invite-style = Choose the style { $style } in the settings and play one: your times, your win rate and your streaks will stand here.
records-invite-custom = Play one on a board of your own, and your times, your win rate and your streaks will stand here.
records-invite-rules = Play one by rules that you have changed, and your times, your win rate and your streaks will stand here.
records-play = Play { $level }
records-not-counted = Nothing to count yet: the log holds no such game that was played to its end.
records-statistics = Statistics
records-interval = With 95% confidence, your true win rate lies between { $low }% and { $high }%.
figure-played = Played
figure-won = Won
figure-left = Left
figure-rate = Win rate
figure-best = Best time
figure-median = Median time
figure-mean = Mean time
figure-best-speed = Best 3BV/s
figure-mean-speed = Mean 3BV/s
figure-streak = Now in a row
figure-won-streak = Most won in a row
figure-lost-streak = Most lost in a row
streak-won = { $count } won
streak-lost = { $count } lost
picture-times = Times
picture-times-note = in seconds; a dot for each win, a line for the best so far
picture-histogram = How long wins take
picture-histogram-note = wins, by their seconds
picture-histogram-beyond =
    { $count ->
        [one] wins, by their seconds; 1 that took far longer is not shown
       *[other] wins, by their seconds; { $count } that took far longer are not shown
    }
picture-rate = Win rate
picture-rate-note = in percent, of the last { $count } games; the fine line is that of all
picture-none = Your first win begins this picture.
reset-title = Reset { $level }?
reset-told = All { $games } games of { $level } in the style { $style } are removed from the statistics, and all { $records } records from the table. Copies of both files are kept in the same folder.
reset-rules = All { $games } games of { $level } by changed rules are removed from the statistics. A copy of the file is kept in the same folder.
reset-yes = Reset
reset-done = { $level } begins anew. What there was is kept as “{ $file }”.
table-saved = The games were saved as “{ $file }”.
table-not-saved = The games could not be saved as “{ $file }”: { $why }.
table-no-dialog = No dialog for files could be opened: this desktop has neither a file portal nor zenity. sapper scores --csv prints the same table.

## A game that goes on

game-is-here = Your game of { $level } is here, paused.

## Notes about the player's files

file-set-aside = “{ $file }” could not be read: { $why }. It was kept as “{ $kept }”, and the game goes on with a new file.
file-newer = “{ $file }” was written by a newer version of Sapper. It stays as it is, and nothing will be saved to it.
file-not-saved = “{ $file }” could not be saved: { $why }. What is new is kept until Sapper is closed.
file-left = “{ $file }” could not be read: { $why }. Nor could it be given another name, so it was left as it is, and nothing will be saved to it.
file-faults = Something in “{ $file }” could not be understood.
file-no-folder = There is no folder to save in, so records and settings are kept only until Sapper is closed.
file-saved-again = “{ $file }” could be saved again, with everything that was waiting for it.
why-full = the disk is full
why-forbidden = permission is denied
why-read-only = the disk can only be read
why-not-a-file = it is not a file
why-missing = there is no such file or folder
why-folder = it is a folder
why-in-the-way = a file stands where its folder should be
why-not-text = it is not a text
why-line = line { $line } cannot be understood
why-key = “{ $key }” is not what it should be
why-busy = another Sapper is using it
why-protected = it is marked as read-only
why-grown = it is too large
record-wrong = Record number { $number } is left out of the tables.
game-wrong = Game number { $number } of the log is not counted.
settings-field-wrong = The setting “{ $field }” could not be understood, so its default is used.

## The settings

settings-volume = Volume
settings-question-marks = Question marks
settings-single-click = One click on a number opens around it
settings-long-press = A long press flags
rules = Rules
rules-button = Rules…
rules-of = { $style }. A change holds from the next game on.
rules-restore = As the style
style-changed = Custom
rule-first-opening = The first opening
rule-free-block = opens a free 3×3
rule-safe = is never a mine
rule-unprotected = is not protected
rule-laid = The mines are laid
rule-clock = The clock starts
rule-at-first-opening = at the first opening
rule-when-drawn = when the board is drawn
rule-click-on-flag = A left click on a flag
rule-nothing-happens = does nothing
rule-unflags = takes it off
rule-refused = is refused
rule-chord-by = A chord is given
rule-both-buttons = with both buttons, or the middle one
rule-double-click = with a double click
rule-single-click = with one click
rule-no-chord = not at all
rule-chord-needs = A chord opens with
rule-flag-count = as many flags as the number
rule-every-mine = a flag on every mine
rule-unmet-chord = A chord without them
rule-loses = loses the game
rule-flags-on-win = A win flags the mines
rule-yes = yes
rule-no = no
settings-pause-minimised = Pause when the window is minimised
settings-swap = Swap the left and right buttons

## The keys

help-title = Keys and mouse
help-board = On the board
help-arrows = Move the cursor
help-row-ends = To the ends of the row
help-corners = To the corners of the board
help-pages = A screenful up or down
help-enter = Open, or open around a number
help-game = The game
help-aid = Help in the game
help-recordings = Recordings and boards
help-replay = While a recording is watched
help-run = Run, or stand
help-events = One event back, or on
help-speed = Faster, or slower
help-edges = To the beginning, or to the end
help-sight = Size and place of the board
help-wheel = Wheel
help-wheel-does = Scroll up and down
help-shift-wheel = Shift and wheel
help-shift-wheel-does = Scroll left and right
help-ctrl-wheel = Ctrl and wheel
help-ctrl-wheel-does = Larger or smaller cells
help-windows = Everywhere
help-tab = To the next control, or back
help-press = Press the control with the ring
help-escape = Close, or back to the board
help-mouse = With the mouse, or a finger
help-left = Left click
help-left-does = Open a cell
help-flag-left = Flag mode, left click
help-tap = Tap
help-long = Long press
help-right = Right click
help-right-does = Flag, question mark, nothing
help-both = Both, or middle
help-both-does = Open around a number
help-slide = Right, slide, left
help-slide-does = Flag a cell and open around another
key-does-open = Open the cell
key-does-flag = Flag the cell
key-does-flag-mode = Flag mode, on or off
key-does-chord = Open around the number
key-does-pause = Pause, or go on
key-does-no-guess = No guessing, on or off
key-does-step = One step of auto-play
key-space = Space
key-enter = Enter
keys = Keys
keys-button = Keys…
keys-how = Press a button, then the key that it shall have.
keys-press = Press a key…
keys-waiting = The next key that you press is taken. Escape leaves things as they are.
keys-fixed = { $key } is kept for moving about and for menus. Please press another key.
keys-taken = { $key } is already the key for “{ $name }”. Please press another key.
keys-restore = Usual keys

## The counters

counter-time = Time
counter-left = Left clicks
counter-right = Right clicks
counter-chords = Chords
counter-flags = Flags
counter-effective = Effective
counter-wasted = Wasted
counter-path = Path
counter-3bv = 3BV
counter-3bv-s = 3BV/s
counter-openings = Openings
counter-islands = Islands
counter-zini = ZiNi
counter-hzini = Human ZiNi
counter-ioe = IOE
counter-correctness = Correctness
counter-throughput = Throughput
counter-rqp = RQP

## Recordings

counters = Counters
zoom-in = Larger cells
zoom-out = Smaller cells
zoom-fit = Fit cells to the window
full-screen = Full screen
replay-watch = Watch
replay-watch-last = Watch this game
replay-open = Open a recording…
replay-save-as = Save the recording…
replay-save = Save…
replay-leave = Back
replay-won = won
replay-lost = lost
replay-time = { $at } / { $end } s
replay-this-game = This game
replay-unreadable = “{ $file }” cannot be played: { $why }
replay-saved = The recording was saved as “{ $file }”.
replay-not-saved = The recording could not be saved as “{ $file }”: { $why }.
replay-no-dialog = No dialog for files could be opened: this desktop has neither a file portal nor zenity. A recording can still be dropped onto the window, or opened with sapper --replay.
custom-not-here = The style { $style } has no boards of your own. Others have: choose one in the settings.
replay-nothing = There is no recording yet: play a game first.
board-copy = Copy the board
board-paste = Paste a board
board-retry = Try this board again
board-copied = The board was copied. Paste its code to play the same board elsewhere.
board-none = There is no board to copy yet: open a cell first.
board-wrong = What was copied is no board: { $why }
unranked-known = This board was known before, so its time is not ranked.

## Where luck was spent

luck-title = Where luck was spent
luck-button = Luck…
luck-short = Luck { $overall }%
luck-short-none = No guess
luck-reckoning = This is being reckoned…
luck-none = Luck: no opening was a guess
luck-told =
    Luck: { $count ->
        [one] 1 guess
       *[other] { $count } guesses
    }, { $overall }% in all
luck-lost =
    Luck: { $count ->
        [one] 1 guess
       *[other] { $count } guesses
    }, { $overall }% in all; then one at { $risk }% risk lost the game
luck-lost-at-once = Luck: the only guess, at { $risk }% risk, lost the game
luck-estimated = { $told } (estimated)
luck-cell = Row { $row }, column { $col }: { $stake }
luck-cells =
    { $count ->
        [one] 1 cell
       *[other] { $count } cells
    } around row { $row }, column { $col }: { $stake }
luck-stake = { $risk }% risk, no less was to be had
luck-stake-needless = { $risk }% risk, { $least }% was enough
luck-stake-certain = { $risk }% risk, but a certain cell was there
luck-fatal = { $told }; this lost the game
luck-next = Next a guess: { $stake }.
luck-last = The game was lost by a guess: { $stake }.

## In the terminal

no-display = Sapper found no display for its window. Please start it in a desktop session, or set DISPLAY or WAYLAND_DISPLAY.

display-silent = Sapper could not open its window: the display that DISPLAY or WAYLAND_DISPLAY names does not answer. Please start it in a desktop session.
report-ended = Sapper had to stop because of an error of its own; your game is kept, and “{ $file }” says what happened.
report-went-on = A part of Sapper stopped because of an error of its own, and the game goes on; “{ $file }” says what happened.
report-unwritten = Sapper met an error of its own, and no report of it could be written:

## The game in a terminal

console-play = Play: { $board }
console-watch = Watch a game: { $board }
console-level = Level
console-exit = Exit
console-back = Back
console-bye = Goodbye.
console-choose = Please choose one of the numbers of the menu.
console-board =
    { $name }, { $rows } × { $cols }, { $mines ->
        [one] 1 mine
       *[other] { $mines } mines
    }
console-board-scattered = { $name }, { $rows } × { $cols }
console-number = { $name } ({ $min }–{ $max }):
console-command = 1 open, 2 mark, 0 menu, ? help >
console-cell = Row and column >
console-remaining = Mines left: { $count }
console-won = Every safe cell is open: you have won. This is how the board was laid.
console-lost = That was a mine: you have lost. This is how the board was laid, with X for the mine that you opened.
console-unreadable = That line could not be read. Please type a short command.
console-unknown = That is no command. Type ? to see what can be said.
console-surplus = That command stands alone. Please type nothing behind it.
console-not-a-cell = A cell is named by two whole numbers, its row and its column: 3 4, for instance.
console-outside = There is no such cell: the rows go from 1 to { $rows }, the columns from 1 to { $cols }.
console-already-open = That cell is open already.
console-flagged = That cell is marked, so it stays covered. Take the mark off first.
console-no-flag = There is no mark on that cell.
console-mark-open = That cell is open, so there is nothing to mark.
console-chord-refused = The number there and the marks around it do not agree, so nothing was opened.
console-chord-covered = Only an open number can be opened around.
console-chord-done = There is nothing left to open around that number.
console-hint-do = To open it: o { $row } { $col }
console-hint-flagged = Your mark stands on it. To take it off: u { $row } { $col }
console-help-open = open the cell in row 3, column 4
console-help-mark = mark it as a mine, or take the mark off
console-help-unmark = take the mark off
console-help-chord = open everything around the number there, if as many marks stand around it
console-help-hint = name a safe cell and say why
console-help-look = show the board again
console-help-leave = give the game up and go back to the menu
console-next = It goes to { $at }: a mine in { $chance }%, it reckons.

## Hints

hint-place = ({ $row }, { $col })
hint-list = { $cells }, { $next }
hint-list-more = { $cells } and { $more } more
hint-none = There is nothing left to find out here.
hint-satisfied =
    { $known ->
        [0] The { $number } at { $at } has no mine around it,
        [one] The { $number } at { $at } has its mine already, { $mines },
       *[other] The { $number } at { $at } has all its mines already, { $mines },
    } { $count ->
        [one] so the other covered cell around it is safe: { $cells }.
       *[other] so the other covered cells around it are safe: { $cells }.
    }
hint-needs-all =
    { $known ->
        [0] The { $number } at { $at }
        [one] The { $number } at { $at } has one mine already, { $mines }. It
       *[other] The { $number } at { $at } has { $known } mines already, { $mines }. It
    } still needs { $count ->
        [one] one mine and has just one covered cell left, so that is a mine: { $cells }.
       *[other] { $count } mines and has just { $count } covered cells left, so all of them are mines: { $cells }.
    }
hint-pair-safe =
    At least { $need ->
        [one] one mine lies
       *[other] { $need } mines lie
    } in { $shared }, because of the { $other } at { $other-at }. These cells are around the { $number } at { $at } as well, and it needs no more than that, so whatever else is around it is safe: { $cells }.
hint-pair-mines =
    { $other-need ->
        [0] No mine lies
        [one] At most one mine lies
       *[other] At most { $other-need } mines lie
    } in { $shared }, because of the { $other } at { $other-at }. The { $number } at { $at } still needs { $need }, so { $count ->
        [one] the one other covered cell around it is a mine
       *[other] the { $count } other covered cells around it are mines
    }: { $cells }.
hint-mine-count =
    { $left ->
        [one] The last mine lies
       *[other] The last { $left } mines all lie
    } around { $numbers }, so every covered cell elsewhere is safe: { $cells }.
hint-no-mine-left = No mine is left, so everything still covered is safe: { $cells }.
hint-exact-count = No short argument finds it, but in every way to lay the mines that fits the numbers at { $numbers }, this cell is safe: { $cells }.
hint-odds = No cell is certain. The best to try is { $cells }: a mine in { $chance }%.
hint-odds-tells-more = No cell is certain. The best to try is { $cells }: a mine in { $chance }%. Another has only { $safest }%, but tells less.

## The command line: its help. See src/cli/words.rs for how the keys come about.

cli-about = A Minesweeper for the desktop.
cli-usage = Usage:
cli-usage-options = [OPTIONS]
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-default = default:
cli-possible = possible values:
cli-command-analyze = Tell what can be known from a position: the exact odds, the best move and the reason
cli-command-autoplay = Let the machine play, and print the win rate
cli-command-console = Play in a terminal
cli-command-generate = Make boards, with or without guessing
cli-command-replay = Print the counters of recorded games, and where luck was spent in them
cli-command-scores = Print the table of records
cli-command-help = Print this help, or that of a command
cli-value-code = CODE
cli-value-command = COMMAND
cli-value-file = FILE
cli-value-first = WHERE
cli-value-k = K
cli-value-lang = LANG
cli-value-level = LEVEL
cli-value-ms = MS
cli-value-n = N
cli-value-row-col = ROW,COL
cli-value-seed = SEED
cli-value-strategy = STRATEGY
cli-value-style = STYLE
cli-value-t = T
cli-help = Print help
cli-version = Print the version
cli-lang = The language of every word: en or zh-CN [default: the system’s; in the window that of the settings]
cli-level = The level to play
cli-rows = The number of rows of a custom board, 1 to 256; up to 99 in a terminal
cli-cols = The number of columns of a custom board, 1 to 256; up to 99 in a terminal
cli-mines = The number of mines of a custom board, 0 to one less than its cells
cli-seed = Lay the boards from this seed, so that they can be played again; such games are not ranked
cli-window-style = The style to play in
cli-window-board = Play the board with this code; such games are not ranked
cli-window-no_guess = Play boards that need no guess; such games are not ranked
cli-window-announce = Print one line for each thing that happens, for a screen reader
cli-window-replay = Watch a recorded game, a RAWVF file
cli-console-auto = Watch the player of 2010: one game, and in a terminal the menu after it
cli-console-delay = The milliseconds between two of its steps, 0 to 10000 [default: 80 in a terminal, else 0]
cli-console-scores = Show the score of each cell beside the board: what it takes for the chance of a mine, in percent
cli-analyze-file = The position [default: standard input]: a line “mines N” and a line a row, “.” or “#” a covered cell, a figure an open one, “F” a flag; or a JSON array of positions
cli-analyze-json = Print JSON, one object a line; rows and columns count from 0, in the words of the reason from 1
cli-analyze-repeat = Work out the odds N times and tell the median of the times, in microseconds
cli-autoplay-games = The number of games
cli-autoplay-boards = Play the boards of this file, as “sapper generate” prints them
cli-autoplay-first = How the first cell is protected
cli-first-safe = it is no mine; it is a corner
cli-first-opening = it opens a free 3×3, where there is room; it is the fourth cell of the fourth row
cli-first-none = it may be a mine like any other; it is a corner
cli-autoplay-strategy = Who plays
cli-strategy-exact = the best win rate within the time of a move, 50 ms
cli-strategy-fast = the best win rate at top speed
cli-strategy-heuristic = the player of 2010
cli-autoplay-threads = The number of threads [default: as many as the machine has]
cli-autoplay-seed = The seed of the first game; each that follows has the next [default: one by chance, told]
cli-autoplay-results = Write 1 for a win and 0 for a loss to this file, one a line, in the order of the games
cli-autoplay-json = Print one JSON object
cli-generate-no_guess = Boards that need no guess from the first cell on
cli-generate-first = The cell that is opened first, from 0,0; around it is no mine, where there is room [default: 3,3, or the middle of a smaller board]
cli-generate-count = The number of boards
cli-generate-seed = The seed of the first board; each that follows has the next [default: one by chance, told]
cli-generate-json = Print one JSON array
cli-replay-files = The recordings, RAWVF files
cli-replay-json = Print one JSON object a line
cli-scores-statistics = Print what all games come to instead, by level and style
cli-scores-csv = Print every game instead, as comma-separated values
cli-scores-json = Print one JSON document
cli-help-command = The command to tell of

## The command line: what is wrong with it

cli-wrong = This command line could not be understood; “{ $help }” says what can be asked.
cli-wrong-option = There is no option “{ $option }” here; “{ $help }” lists those there are.
cli-wrong-option-meant = There is no option “{ $option }” here; perhaps “{ $meant }” was meant.
cli-wrong-command = There is no command “{ $word }”; “{ $help }” lists those there are.
cli-wrong-command-meant = There is no command “{ $command }”; perhaps “{ $meant }” was meant.
cli-wrong-word = There is no place for “{ $word }” here; “{ $help }” says what there is one for.
cli-wrong-before = “{ $argument }” is for the window, and the command “{ $command }” opens none; if that command takes it, please put it behind the command.
cli-wrong-no-value = “{ $argument }” needs a value.
cli-wrong-surplus = “{ $argument }” takes no value, so “{ $value }” has no place there.
cli-wrong-twice = “{ $argument }” can be given only once.
cli-wrong-conflict = “{ $argument }” cannot be given together with { $others }.
cli-wrong-missing = Something is missing: please add { $missing }.
cli-wrong-no-text = “{ $word }” could not be read: it is not UTF-8.
cli-wrong-value = “{ $value }” is no value for “{ $argument }”: { $why }.
cli-wrong-value-meant = perhaps “{ $meant }” was meant
cli-wrong-value-known = it can be { $known }
cli-wrong-value-unknown = it could not be understood
cli-wrong-number = a whole number from { $min } to { $max } is expected
cli-wrong-cell = a row and a column from 0 are expected, as in 3,3
cli-wrong-board = There is no such board: { $why }.

## The command line: its results

cli-standard-input = Standard input
cli-source-wrong = { $source } cannot be used: { $why }.
cli-too-large = it is larger than { $limit } MiB
cli-unprinted = The result could not be printed: { $why }.
cli-unwritten = “{ $file }” could not be written: { $why }.
cli-terminal-broken = The terminal cannot be read or written to: { $why }.
scores-empty = There are no records yet. Win a game of Beginner, Intermediate or Expert, and it will stand here.
scores-no-games = There are no games yet. Play one to its end, and it will count here.
scores-table = { $level }, { $style }
scores-time = Time (s)
scores-date = Date (UTC)
replay-result = Result
replay-unfinished = unfinished
replay-solved = 3BV solved
replay-guesses = Guesses
replay-luck = Luck
analyze-safe = safe
analyze-mine = mine
analyze-layouts =
    Ways to lay the { $mines ->
        [one] mine
       *[other] { $mines } mines
    }: { $layouts }
analyze-too-wide = Too wide to count every way to lay the mines.
analyze-estimated = The percentages are estimates; what is called safe or a mine is certain.
analyze-best = Best: row { $row }, column { $col } ({ $chance })
analyze-time = Odds worked out in { $micros } µs (median)
analyze-no-json = this is no JSON array of positions: { $why }
analyze-position = position { $number }: { $why }
analyze-measures = its board does not have the { $rows } rows of { $cols } cells it announces
autoplay-left = { $time } left
autoplay-strategy = Strategy
autoplay-games = Games
autoplay-wins = Wins
autoplay-win-rate = Win rate
autoplay-rate = { $rate }% (95% interval: { $low }% to { $high }%)
autoplay-guesses = Guesses per game
autoplay-time = Time
autoplay-speed = Games per second
autoplay-worst = Longest move
autoplay-milliseconds = { $ms } ms
autoplay-hurried = Hurried moves
autoplay-hurried-why = { $count } (the clock ended the thinking, so another run may differ)
autoplay-seed = Seed
generate-seed = seed { $seed }
generate-seed-moved = seed { $seed }, mines were moved
generate-none = There are no such boards: { $why }.
generate-given-up = No board of { $rows } rows and { $cols } columns with { $mines } mines that needs no guess was found in { $seconds } seconds and { $tried } tries; fewer mines or a smaller board may help.
boards-none = it holds no board
boards-head = a head “# rows cols mines first_row first_col rule count seed” is expected, where rule is safe, zero or none
boards-outside = the first cell lies outside the board: its row and column count from 0
boards-length = { $found } cells are neither a row of { $cols } nor a board of { $cells }
boards-sign = column { $column }: “{ $sign }” is neither a mine “*” nor a free cell “.”
boards-mines = this board has { $found } mines and its head says { $expected }
boards-rule = this board breaks the rule “{ $rule }” of its head at the first cell
boards-count = { $found } boards follow the head above and it says { $expected }

## What is wrong with something that was read

fault-at = line { $line }: { $why }
fault-rows = a board has from 1 to { $max } rows, not { $given }
fault-cols = a board has from 1 to { $max } columns, not { $given }
fault-mines = { $rows } × { $cols } cells hold at most { $max } mines, not { $given }
fault-unplayable = its board cannot be played, because { $why }
fault-code-empty = a board’s code is missing
fault-code-sign = a board’s code holds no “{ $sign }”
fault-code-version = this code was made by a later version of Sapper
fault-code-sum = this is not a whole board’s code, a character is wrong or missing
fault-position-empty = the position is empty, and a line “mines N” and the rows of the board are expected
fault-position-mines = “mines” and a number are expected before the rows, not “{ $text }”
fault-position-rows = the position has no row below the line “mines { $mines }”
fault-position-sign = line { $line }, column { $column }: “{ $sign }” is not a cell (“.” or “#” covered, 0 to 8 open, “F” flagged)
fault-position-ragged = this row has { $found } cells and the first has { $expected }
fault-view = { $cells } cells cannot hold { $mines } mines
fault-no-layout = no layout of the mines fits this position
fault-no-guess = no board of { $rows } rows and { $cols } columns with { $mines } mines that needs no guess was found in { $tried } tries
fault-no-guess-full = a board full of mines has no cell to begin with
fault-no-guess-outside = the first cell lies outside the board
fault-no-guess-given-up = the search for a board that needs no guess was given up after { $tried } tries
fault-film-none = this is not a RAWVF recording
fault-film-long-line = the line is longer than { $max } bytes
fault-film-endless = the recording goes on past { $max } MiB
fault-film-stray = “{ $text }” is neither a header nor a row of the board nor an event
fault-film-value = “{ $value }” is no value for “{ $header }”
fault-film-unsupported = recordings of { $text } games cannot be played back
fault-film-no-board = the recording ends without a board
fault-film-events-first = the events begin before the board
fault-film-second-board = a second board begins here
fault-film-row = a row of the board holds only * and 0, not “{ $text }”
fault-film-row-width = the row has { $given } cells, not { $width }
fault-film-cols = the header says { $header } columns, the board has { $board }
fault-film-rows = the header says { $header } rows, the board has { $board }
fault-film-mines = the header says { $header } mines, the board has { $board }
fault-film-event = “{ $text }” is no event of a recording
fault-film-time = “{ $text }” is no time of a recording
fault-film-backwards = the time runs backwards, from { $from } to { $to }
fault-film-place = “{ $text }” is no place of an event
fault-film-no-place = the event has no place
fault-film-off-board = column { $col }, row { $row } is off the board of { $cols } columns and { $rows } rows
fault-film-far = the pixel { $x }, { $y } is too far from the board
fault-film-empty = the recording ends before any button is released

## What --announce prints

announce-place = row { $row }, column { $col }
announce-new =
    New game: { $level }, { $rows } rows, { $cols } columns, { $mines ->
        [one] 1 mine
       *[other] { $mines } mines
    }.
announce-new-scattered = New game: { $level }, { $rows } rows, { $cols } columns.
announce-cell = { $place }: { $what }
announce-covered = covered
announce-flag = flag
announce-question = question mark
announce-number = number { $number }
announce-empty = empty
announce-mine = mine
announce-hit = mine that was opened
announce-wrong-flag = wrong flag
announce-hidden = hidden by the pause
announce-opened-one = { $place }: opened, { $what }
announce-opened = { $place }: opened { $count } cells
announce-chorded =
    { $place }: opened { $count ->
        [one] 1 cell
       *[other] { $count } cells
    } around it
announce-flagged =
    { $place }: flagged, { $left ->
        [one] 1 mine
       *[other] { $left } mines
    } left
announce-questioned = { $place }: question mark set
announce-unmarked = { $place }: mark taken off
announce-refused-chord = { $place }: not opened, for there are not as many flags around it as its number says
announce-refused-flag = { $place }: not opened, for a flag stands on it
announce-nothing = { $place }: { $what }, nothing to do
announce-lost = { $place }: a mine. Lost after { $time }.
announce-lost-flags = { $place }: a mine around it has no flag. Lost after { $time }.
announce-paused = Paused after { $time }.
announce-resumed = The game goes on.
announce-no-pause = There is no game to pause.
announce-on = { $name }: on
announce-off = { $name }: off
announce-value = { $name }: { $value }
announce-closed = Closed: { $name }
announce-recording = A recording
