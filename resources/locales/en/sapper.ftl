# The texts of Sapper in English.
# The files of all languages have the same keys in the same order.

app-name = Sapper

## Units, dates and lists

seconds = { $seconds } s
percent = { $number }%
quoted = “{ $text }”
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
date-month-alone =
    { $month ->
       *[other] { date-month }
    }
date-year = { $year }
list-next = { $list }, { $next }
list-last = { $list } and { $next }
list-more = { $list } and { $more } more

## The title screen

title-go-on = Press any key or click to start

## The bars and the menu

level-beginner = Beginner
level-intermediate = Intermediate
level-expert = Expert
level-beginner8x8 = Beginner 8×8
level-scattered = Random (20% mines)
level-custom = Custom
custom-button = Custom…
show-remaining = Show mines left
show-remaining-short = Mines left
no-guess = No guessing
no-guess-this-game = No guessing needed
no-guess-next-game = No guessing: from the next game
no-guess-start = Start at the cell with the ring: it is safe.
no-guess-is-on = No guessing: on
no-guess-is-off = No guessing: off
guesses = Guesses
guesses-off = Normal
guesses-fair-guess = Fair guess
guesses-strict = Strict
guesses-fair-guess-strict = { guesses-fair-guess } + { guesses-strict }
flag-mode = Flag mode
flag-mode-is-on = Flag mode: on
flag-mode-is-off = Flag mode: off
sound = Sound
sound-is-on = Sound: on
sound-is-off = Sound: off
menu = Menu
menu-aid = Hints
menu-share = Share
menu-others = More
why-over = The game is over
why-not-begun = Open a cell first
why-not-over = After the game
why-not-lost = After a loss
why-style = Not in this style
new-game = New board
pause = Pause
resume = Resume
paused = Paused
settings = Settings
help = Help
records = Records
style = Style
style-glass = Glass
style-classic = Classic
style-easyx = Retro tune (EasyX)
style-simpleminer = Plain (SimpleMiner)
style-console = Terminal (Console)
theme = Theme
theme-auto = Auto
theme-light = Light
theme-dark = Dark
theme-high-contrast = High contrast
color-vision = Number colors
color-vision-usual = Default
color-vision-deuteranopia = Deuteranopia (red–green)
color-vision-protanopia = Protanopia (red–green)
color-vision-tritanopia = Tritanopia (blue–yellow)
color-vision-high-contrast = High contrast
text-size = Text and button size
typeface = Font
typeface-usual = Default
typeface-reading = Easier to read
letter-spacing = Letter spacing
line-spacing = Line spacing
spacing-usual = Normal
spacing-wide = Wide
spacing-wider = Wider
dwell = Dwell click
scanning = Single-switch scanning
pace-off = Off
pace-700ms = After 0.7 s
pace-1000ms = After 1 s
pace-1500ms = After 1.5 s
pace-2500ms = After 2.5 s
motion = Animations
motion-auto = Auto
motion-off = Full
motion-on = Reduced
language = Language
language-auto = Use system setting

## Tooltips

tip-count = Mines left
tip-clock = Time in seconds
tip-remaining = Show how many mines are left to flag
tip-no-guess = Boards that can be solved without guessing
tip-flag-mode = A click flags instead of opening
tip-levels = Level
tip-sizes = Choose a level
tip-leave = Close Sapper
tip-odds = Show how likely each cell is to be a mine
tip-player = Solver
tip-pace = Speed
tip-speed = Speed
tip-run = Play
tip-time-bar = Click or drag to see another moment. Drag with the right button to mark a part for a GIF.
tip-replay-details = Show or hide all counters, clicks and marks
tip-marks = Bars are guesses, discs overlooked safe cells, lines slow moves, squares wasted clicks; click one to see it
tip-previous = Previous event
tip-next = Next event
tip-back = Back to the game
tip-export = Export all games (CSV)
tip-reset = Delete this level’s games
tip-luck = Your chance of surviving your guesses
tip-span = Period
tip-bbbv = The fewest left clicks that clear the board
tip-bbbv_s = 3BV cleared per second
tip-effective = Clicks that changed the board
tip-wasted = Clicks that changed nothing
tip-path = How far the pointer moved, in cells
tip-openings = Areas that open with a single click
tip-islands = Groups of numbers outside the openings
tip-zini = How many clicks a good solution with chords takes
tip-hzini = ZiNi with the openings clicked first, as people play
tip-ioe = Efficiency: 3BV per click
tip-correctness = Share of clicks that changed the board
tip-throughput = 3BV per click that changed the board
tip-rqp = Time divided by 3BV/s; lower is better
tip-time = Seconds from the first opening to the last release
tip-left = Left clicks that aren’t part of a chord
tip-right = Marks set and removed, and right clicks that did nothing
tip-chords = Chords, including refused ones; each counts as one click
tip-flags = Flags on the board
tip-clicks = Left and right clicks and chords
tip-cl_s = Clicks per second, on average
tip-cl_s_now = Clicks in the last second
tip-solved = 3BV cleared so far
tip-bbbv_left = 3BV not cleared yet
tip-est = The time at this pace: time × 3BV ÷ 3BV cleared
tip-zne = ZiNi per click, if won
tip-znt = ZiNi per click that changed the board, if won
tip-stnb = 3BV divided by time to the power of 1.7, scaled for the level; higher is better
tip-qg = Time to the power of 1.7, divided by 3BV; lower is better

## Buttons in dialogs

ok = OK
cancel = Cancel
close = Close

## The custom board dialog

custom-title = Custom board
custom-rows = Rows
custom-cols = Columns
custom-mines = Mines
custom-less = One less
custom-more = One more
custom-range = { $min }–{ $max }
custom-density = { $share } mines
custom-density-like = { $share } mines, like { $level }
custom-empty = Enter a number.
custom-not-a-number = Enter a whole number.
custom-out-of-range = Enter a number from { $min } to { $max }.
# $max is at most one less than the number of cells, so 0 means a board of a single cell.
custom-too-many-mines =
    { $max ->
        [0] A board of one cell has no room for a mine.
        [one] { $rows } × { $cols } cells have room for at most 1 mine.
       *[other] { $rows } × { $cols } cells have room for at most { $max } mines.
    }
custom-start = Start
custom-boards = Saved boards
custom-saved = Saved: { $name }
custom-removed = Removed: { $name }

## The information strip

strip-board =
    { $rows } × { $cols }, { $mines ->
        [one] 1 mine
       *[other] { $mines } mines
    }
strip-best = Best time { $time }
offer-title = New to Minesweeper?
first-flag = The 1 with a ring touches only one covered cell. Right-click that cell to flag the mine.
first-flag-at = The 1 at { $number } touches only one covered cell: { $mine }. Go there and flag it with { $key }.
first-chord = The number with a ring has all its mines flagged. Press both mouse buttons on it to open the rest.
first-chord-at = The number at { $number } has all its mines flagged. { $key } there opens the rest.
first-hint = No sure move in sight? The bulb or { $key } gives a hint.
first-no-guess = Rather not guess? “No guessing” makes boards that logic alone can solve.
result-lost = You hit a mine
strict-lost =
    { $count ->
        [one] That was a guess, though the ringed cell was certainly safe
       *[other] That was a guess, though the ringed cells were certainly safe
    }
strict-lost-at = That was a guess, though { $place } was certainly safe
result-first = Your first record!
result-new-best = Your best so far
result-faster = { $time } faster than your best
result-progress = { $time } · { $share } open
result-as = as { $name }
result-details = Details
result-retry = Same board
copied = Copied ✓
notice-more = and { $count } more

## The end of a game

won = Cleared in { $time }.
won-no-guess = Cleared in { $time }. No guessing needed.
no-guess-needed = No guessing needed.
won-new-best = New best time: { $time }!
won-first = Your first record at this level!
won-near-best = { $gap } slower than your best ({ $best }).
won-place =
    { NUMBER($place, type: "ordinal") ->
        [one] Your { $place }st-best time.
        [two] Your { $place }nd-best time.
        [few] Your { $place }rd-best time.
       *[other] Your { $place }th-best time.
    }
box-won = Well done!
box-lost = Game over
box-next = A new board is ready.
again-question = You hit a mine. Play a new board?
again-yes = New board
again-no = Exit
again = New board
leave = Exit
difficulty = Difficulty
mines-left = Mines: { $count }
menu-play = 1 Play
menu-board = 2 Board
menu-more = 3 More
menu-exit = 0 Exit
exit-again = A game is in progress. Press 0 again to exit.
play-again = New board
unranked-seeded = Boards with a chosen seed are not ranked.
aid-hint = Hint
aid-think = Think longer
aid-think-short = Think
aid-think-stop = Stop thinking
aid-think-stop-short = Stop
aid-think-needless = No guess is needed.
aid-thought = thought for { $seconds } s
aid-odds = Odds
odds-safe = safe
odds-mine = mine
odds-elsewhere = everywhere else
aid-check = Check flags
draft = Pencil marks
draft-how = Pencil marks: right click for a mine, left click for safe. Nothing is opened.
draft-keep = Keep flags
draft-keep-tip = Turn the marked mines into flags and drop the rest
check-none = There are no flags to check yet.
check-right =
    { $count ->
        [one] Your flag fits the numbers.
       *[other] All { $count } flags fit the numbers.
    }
check-wrong =
    { $count ->
        [one] 1 flag must be wrong: { $cells }.
       *[other] { $count } flags must be wrong: { $cells }.
    }
aid-auto = Auto-play
auto-exact = Exact
auto-2010 = 2010 algorithm
auto-slow = Slow
auto-steady = Medium
auto-fast = Fast
aid-used = With help
aid-used-text = You used help (a hint, the odds, a flag check or auto-play). This game is not ranked.
unranked-helped = Games with help are not ranked.
unranked-rules = Games with custom rules are not ranked.
unranked-custom = Boards of this kind are not ranked.
unranked-no-guess = No-guess boards are not ranked.
unranked-filtered = Boards chosen by a filter are not ranked.

## The board filter

kept-title = Automatic recordings
kept-about = Recordings of finished games are kept in “replays/games” in Sapper’s data folder.
kept-which = Games
kept-none = New records only
kept-wins = Wins
kept-all = All games
kept-max-time = Shorter than (s)
kept-min-speed = At least (3BV/s)
kept-limit = Keep at most
kept-name = File name
kept-folders = A folder for each level
kept-name-empty = Enter a name.
kept-name-long = Enter at most { $max } characters.
kept-name-forbidden = “{ $sign }” can’t be in a file name.
kept-name-brace = A brace is missing.
kept-name-unknown = Unknown field: “{ $field }”.
filter-button = Board filter…
filter-title = Board filter
filter-on = Choose new boards by this filter
filter-about = Sapper deals boards until one fits. An empty field sets no limit. These games are marked and not ranked.
filter-efficiency = Efficiency (3BV/ZiNi)
filter-first-click = First click (cells)
# The names of the fields.
filter-min = { $figure }, from
filter-max = { $figure }, to
filter-drawing = Trying out boards…
filter-none = None of { $drawn } boards fits.
filter-none-drawn = No board could be made in the time allowed.
filter-every = Every board fits.
filter-share = About { $share } of all boards fit.
filter-one-in = About 1 in { $boards } boards fits.
filter-reversed = “From” is more than “to”: no board fits.
board-filtered = Filtered board
board-filtered-text = This board was chosen by the board filter. This game is not ranked.
search-filter-tried = Looking for a board that fits the filter… { $tried } tried.
search-filter-failed = None of { $tried } boards fits the filter. The closest one: { $figures }.
search-nearest = Play the closest one
search-go-on = Keep looking

## The search for a no-guess board

search-title = No-guess board
search-tried = Looking for a board that needs no guessing… { $tried } tried.
search-ordinary = Play a normal board
search-failed-title = No board found
search-failed =
    { $mines ->
        [one] None of { $tried } boards of { $rows } × { $cols } cells with 1 mine could be cleared without guessing. Try another size.
       *[other] None of { $tried } boards of { $rows } × { $cols } cells with { $mines } mines could be cleared without guessing. Try fewer mines.
    }

## The name for a record

name-title = New record
name-prompt = Enter your name
name-label = Your name
name-empty = Enter a name.
name-too-long = A name can have at most { $max } characters.
name-too-many-parts = A character in this name has too many accents.
name-control = This name contains a character that cannot be displayed.
name-save = Save

## The records screen

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
records-reading = Reading your games…
records-none =
    { $span ->
        [year] No { $level } games this year
        [month] No { $level } games this month
        [today] No { $level } games today
       *[always] No { $level } games yet
    }
records-none-ranked =
    { $span ->
        [year] No ranked { $level } games this year
        [month] No ranked { $level } games this month
        [today] No ranked { $level } games today
       *[always] No ranked { $level } games yet
    }
records-uncounted = Games with help, no-guess boards, filtered boards and boards played before are not counted. Custom boards and custom rules are counted separately.
records-invite = Play one, and your times, win rate and streaks will appear here.
records-invite-style = Choose the { $style } style in the settings and play one: your times, win rate and streaks will appear here.
records-invite-custom = Play one on a custom board, and your times, win rate and streaks will appear here.
records-invite-rules = Play one with custom rules, and your times, win rate and streaks will appear here.
records-invite-guesses = Play one by these rules (Settings, Play, Rules), and your times, win rate and streaks will appear here.
records-play = Play { $level }
records-not-counted = No finished games yet.
records-statistics = Statistics
records-interval = In the long run, you will most likely win { $low }% to { $high }% of your games (95% confidence).
figure-played = Played
figure-won = Won
figure-left = Abandoned
figure-rate = Win rate
figure-best = Best time
figure-median = Median time
figure-mean = Average time
figure-best-speed = Best 3BV/s
figure-mean-speed = Average 3BV/s
figure-streak = Current streak
figure-won-streak = Longest winning streak
figure-lost-streak = Longest losing streak
streak-won =
    { $count ->
        [one] 1 win
       *[other] { $count } wins
    }
streak-lost =
    { $count ->
        [one] 1 loss
       *[other] { $count } losses
    }
chart-times = Wins: { $count }, { $from } – { $to }; best time: { $best }
chart-histogram = Most frequent time: { $from } – { $to }; wins: { $most }
chart-rate = Games won: { $rate } of { $count }; of the most recent ones: { $last }
picture-times = Times by date
picture-times-note = in seconds; dots: wins, line: best so far
picture-histogram = Win times
picture-histogram-note = number of wins, by seconds
picture-beyond =
    { $count ->
        [one] { $note }; 1 much worse win not shown
       *[other] { $note }; { $count } much worse wins not shown
    }
picture-rate = Win rate
picture-rate-note = in percent, over the last { $count } games; thin line: all games
pictures-wait = Charts appear after { $count } games.
picture-waits = This chart appears after { $count } wins.
records-by = Best by
tip-records-by = What the best games are compared by
flagging-any = All games
flagging-none = No flags
flagging-some = With flags
tip-flagging = All games, those without a single flag, or those with flags
records-left-out = Games left out because an earlier version logged them: { $count }
records-no-figure = No win has a value for this yet.
records-under-figure = { $time } · 3BV { $bbbv } · { $date }
picture-by-date = { $name } by date
picture-by-date-note = dots: wins, line: best so far
chart-by-date = { $name }, wins: { $count }, { $from } – { $to }; best: { $best }
racing-means = Averages of consecutive wins
racing-means-note = of { $counts } wins; plain averages, no times dropped; losses in between don’t count
racing-last = Last
racing-best = Best
racing-mean = Average
racing-from = From
racing-to = To
racing-sum = Sum of the best times of Beginner, Intermediate and Expert: { $times } = { $sum }
racing-sum-missing = To complete the sum of your best times, win: { $levels }
racing-sessions = Sessions
racing-sessions-note = a break of more than { $minutes } minutes starts a new one
racing-bbbv = Best time for each 3BV
racing-bbbv-note = in seconds, by 3BV
racing-bbbv-chart = Best times for { $count } values of 3BV, from { $low } to { $high }
reset-title = Reset { $level }?
reset-text =
    This removes { $games ->
        [one] your only { $level } game
       *[other] all { $games } { $level } games
    } in the { $style } style from the statistics, and { $records ->
        [0] no records
        [one] 1 record
       *[other] all { $records } records
    } from the table. Backups of both files are kept in the same folder.
reset-rules =
    This removes { $games ->
        [one] your only { $level } game
       *[other] all { $games } { $level } games
    } with custom rules from the statistics. A backup of the file is kept in the same folder.
reset-yes = Reset
reset-done = { $level } was reset. A backup was saved as “{ $file }”.
table-saved = Games saved as “{ $file }”.
table-not-saved = The games could not be saved as “{ $file }”: { $why }.
table-no-dialog = The file dialog could not be opened: this desktop has neither a file portal nor zenity. “sapper scores --csv” prints the same table.

## A saved game

game-is-here = Welcome back. Your { $level } game is paused.

## Notices about the player's files

file-set-aside = “{ $file }” could not be read: { $why }. It was kept as “{ $kept }”, and Sapper will use a new file.
game-set-aside = Sapper crashed twice when it resumed your last game. The game was kept as “{ $kept }”.
file-newer = “{ $file }” was written by a newer version of Sapper. It is left unchanged, and nothing will be saved to it.
file-not-saved = “{ $file }” could not be saved: { $why }. Changes are kept only until you close Sapper.
file-left = “{ $file }” could not be read: { $why }. It could not be renamed either, so it is left unchanged, and nothing will be saved to it.
file-faults = Some entries in “{ $file }” could not be understood.
file-faults-more = And { $count } more like these.
file-no-folder = There is no folder to save to, so records and settings are kept only until you close Sapper.
file-no-storage = Your browser keeps nothing for this page, so records and settings last only until you leave it.
file-saved-again = “{ $file }” can be saved again, and all pending changes have been saved.
why-full = the disk is full
why-forbidden = permission is denied
why-read-only = the disk is read-only
why-not-a-file = it is not a file
why-lock = its lock “{ $lock }” is not a file
why-crashes = Sapper crashed twice when it resumed this game
why-missing = there is no such file or folder
why-folder = it is a folder
why-in-the-way = there is a file where its folder should be
why-not-text = it is not a text file
why-line = line { $line } cannot be understood
why-key = “{ $key }” has an invalid value
why-busy = another Sapper window is using it
why-protected = it is marked as read-only
why-grown = it is too large
why-in-use = another program is using it
why-name = its name is too long or not allowed
why-system = the system reports an error
why-system-code = the system reports error { $code }
record-wrong = Record { $number } is invalid and is left out.
game-wrong = Game { $number } in the log is invalid and is left out.
settings-field-wrong = The setting “{ $field }” has an invalid value, so its default is used.

## Settings

settings-sound = Sound
settings-accessibility = Accessibility
settings-language = Language
settings-look = Look
settings-play = Play
settings-input = Input
settings-expert = Expert
settings-glass-light = Light on the glass
original-rules = Also play by the style’s original rules
original-rules-glass = Glass plays by the usual rules.
original-rules-classic = As in races: only the first cell is safe, and a chord without enough flags does nothing.
original-rules-easyx = The first click can lose, the clock starts with the board, a wrong chord loses, and a dialog ends the game.
original-rules-simpleminer = The first click can lose, a click on a number chords, and a dialog ends the game.
original-rules-console = The first click can lose, and there are no chords or question marks.
settings-reset = Reset this page…
settings-reset-title = Reset “{ $page }”?
settings-reset-text = All settings on this page go back to their defaults.
theme-fixed = { $style } has one look, so the theme does not change it.
settings-sound-on = Sound effects
settings-volume = Volume
settings-sound-guide = Describe cells with tones
settings-speech-with-tones = Speak cells as well as playing tones
detail = Speech
detail-brief = Brief
detail-normal = Normal
detail-full = Detailed
place-names = Cell names
place-names-row-first = Row 2, column 4
place-names-column-first = Column 4, row 2
place-names-letters = D2
settings-question-marks = Question marks
settings-single-click = Single-click chording
settings-long-press = Long press to flag
expert-figures = Show expert figures (3BV, luck)
settings-dim = Dim numbers that have all their flags (counts as help)
settings-light = Highlight the cells around the number under the pointer
settings-click-flags = Click a number to flag its last mines (counts as help)
settings-keys-at-pointer = Keys act on the cell under the pointer
settings-past-best = New board once you can’t beat your best time
settings-decimal-comma = Export tables with decimal commas and “;” between fields
settings-raise-only = The click that brings the window to the front does nothing else
restarted-past-best = Too late to beat your best time. Here’s a new board.
settings-long-press-time = Long press
settings-ms = { $ms } ms
expert-offer = Ten wins! Would you like to see 3BV and luck? Turn them on in Settings, Expert.
rules = Rules
rules-of = { $style }. Changes apply from the next game.
rules-restore = Style defaults
style-changed = Custom rules
skin = Skin
skin-own = Sapper’s own
skin-add = Add a skin…
skin-no-dialog = The file dialog could not be opened: this desktop has neither a file portal nor zenity. You can still copy the folder into “skins” yourself.
tip-skin-add = A folder with skin.toml and pictures, for the Classic style
skin-file-wrong = The skin “{ $name }” is not used: its file { $what } is missing or cannot be read.
skin-entry-wrong = The skin “{ $name }” is not used: “{ $what }” in skin.toml is missing or wrong, or its picture does not fit.
rule-first-opening = First click
rule-value-free-block = Clears a 3×3 area
rule-value-safe = Is never a mine
rule-value-unprotected = May be a mine
rule-laid = Mines are placed
rule-clock = The clock starts
rule-value-first-opening = On the first click
rule-value-drawn = When the board appears
rule-click-on-flag = Left click on a flag
rule-value-ignored = Does nothing
rule-value-unflags = Removes it
rule-value-refused = Is refused
rule-chord-by = Chord with
rule-value-buttons = Both buttons, or the middle one
rule-value-double-click = Double click
rule-value-single-click = Single click
rule-value-nothing = Chording is off
rule-chord-needs = A chord requires
rule-value-flag-count = As many flags as the number
rule-value-every-mine-flagged = A flag on every mine
rule-unmet-chord = If flags do not match, a chord
rule-value-loses = Loses the game
rule-flags-on-win = Flag all mines on a win
rule-fair-guess = Fair guess: if no cell is certainly safe, the safest is never a mine
rule-strict = Strict: guessing loses if any cell is certainly safe
rule-value-yes = On
rule-value-no = Off
settings-pause-minimised = Pause when the window is minimized
settings-swap = Swap left and right mouse buttons
settings-flag-button = Flag mode button

## Keys and mouse

help-how = How to play
help-about = About
how-number = Numbers
how-number-text =
    { $first ->
        [safe] A left click opens a cell; the first one is always safe.
       *[other] A left click opens a cell.
    } A number says how many of the eight cells around it hide a mine: here, two.
how-flag = Flags
how-flag-text = Right-click a cell that must be a mine to flag it ({ $key } does the same). Opening a mine ends the game.
how-chord = Chords
how-chord-text = When a number has all its flags, press both mouse buttons on it, or { $key }: the other cells around it open.
how-win = Winning and hints
how-win-text = Open every cell without a mine to win. Stuck? The light bulb or { $hint } gives a hint. “No guessing” ({ $no-guess }) makes boards that logic alone can solve.
about-version = Sapper { $version }
about-what = A Minesweeper for the desktop: no guessing, hints with reasons, and replays.
about-licence = MIT license
about-fonts = The typefaces, Sapper Sans and Sapper Mono, are made from Inter, Atkinson Hyperlegible Next, Noto Sans SC/TC/JP/KR and JetBrains Mono (SIL Open Font License 1.1).
help-title = Keys and mouse
help-board = On the board
help-arrows = Move the cursor
help-row-ends = Start or end of the row
help-corners = First or last cell of the board
help-pages = One screen up or down
help-game = Game
help-aid = Hints
help-recordings = Recordings and boards
help-replay = Watching a recording
help-run = Play/pause
help-events = Previous/next event
help-marks = Previous/next mark
help-speed = Faster/slower
help-edges = Start/end
help-view = View
help-wheel = Wheel
help-wheel-does = Scroll up or down
help-shift-wheel = Shift+wheel
help-shift-wheel-does = Scroll left or right
help-ctrl-wheel = Ctrl+wheel
help-command-wheel = ⌘+wheel
help-ctrl-wheel-does = Zoom in or out
help-windows = Everywhere
help-tab = Next/previous control
help-read-on = The up and down arrow keys read this page line by line.
help-press = Press the focused control
help-escape = Close, or return to the board
help-mouse = Mouse and touch
help-left = Left click
help-left-does = Open a cell
help-flag-left = Left click in flag mode
help-tap = Tap
help-long = Long press
help-long-does = Flag the cell (touch; for the mouse, see the settings)
help-right = Right click
help-right-mac = Right click, two fingers, or Control+click
help-right-does = Flag, question mark, clear
help-both = Both buttons, or middle click
help-both-does = Chord: open around a number
help-slide = Press right, slide, press left
help-slide-does = Flag one cell, chord on another
key-does-open = Open, or chord on a number
key-does-flag = Flag the cell
key-does-flag-mode = Flag mode on/off
key-does-chord = Chord on the number
key-does-pause = Pause/resume
key-does-no-guess = No guessing on/off
key-does-step = Auto-play: one step
key-space = Space
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
key-middle-button = Middle button
key-mouse-button = Mouse { $number }
keys = Keys
keys-how = Click a key, then press its replacement. To add a mouse button, press the button; press it again to remove it.
keys-press = Press a key…
keys-waiting = Press the new key or mouse button, or Esc to cancel.
keys-fixed = { $key } is reserved for navigation. Press another key.
keys-taken = { $key } is already used for “{ $name }”. Press another key.
keys-restore = Restore defaults

## Counters

counter-time = Time
counter-left = Left clicks
counter-right = Right clicks
counter-chords = Chords
counter-flags = Flags
counter-effective = Effective
counter-wasted = Wasted
counter-path = Path
counter-bbbv = 3BV
counter-bbbv_s = 3BV/s
counter-openings = Openings
counter-islands = Islands
counter-zini = ZiNi
counter-hzini = Human ZiNi
counter-ioe = IOE
counter-correctness = Correctness
counter-throughput = Throughput
counter-rqp = RQP
counter-cl_s = Clicks/s
counter-cl_s_now = Clicks/s now
counter-bbbv_left = 3BV left
counter-est = Est. time
counter-zne = ZNE
counter-znt = ZNT
counter-stnb = STNB
counter-qg = QG

## Recordings

counters = Counters
counters-no-room = The window is too narrow for the counters.
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Fit board to window
full-screen = Full screen
compare-figures = 3BV { $solved } / { $bbbv } · clicks { $clicks } · { $speed } 3BV/s
compare-title = Comparison
library = Library
library-add = Add folder…
library-all-levels = All levels
library-best-speed = best { $speed } 3BV/s
library-best-time = best { $time }
counter-clicks = Clicks
library-compare = Compare
library-cut = Only the first { $count } recordings are shown.
library-folder-missing = cannot be read right now
library-folder-own = your own games
library-folders = Folders…
library-folders-note = Recordings are searched for in these folders and all their subfolders. Nothing in them is changed.
library-folders-title = Folders of the library
library-format = Format
library-imported = Imported games: { $games } · won: { $wins }
library-invite = The library lists recordings by time, date and more: your own games, and folders of games from Minesweeper Arbiter, Viennasweeper, Metasweeper and Minesweeper Clone.
library-invite-drop = You can also drop a folder onto the window.
library-level = Level
library-mark = Mark
library-no-dialog = The file dialog could not be opened: this desktop has neither a file portal nor zenity. You can still drop a folder onto the window.
library-none = No recordings yet
library-nothing = No recording matches.
library-own = Your games: { $games } · won: { $wins }
library-play = Watch
library-player = Player
library-program = Program
library-reading = Reading recordings: { $done } of { $count }…
library-remove = Remove from the library
library-rescan = Refresh
library-search = Search: Ada time<60 3bv>=150
library-search-short = Search
library-sort = Sort by
library-searching = Looking for recordings…
library-shown =
    { $count ->
        [one] { $count } recording
       *[other] { $count } recordings
    }
library-uncounted = Not counted: { $count } (unreadable or played on)
library-unmark = Unmark
library-wins = Wins only
tip-library-add = Choose a folder of recordings
tip-library-compare = Watch the two marked games side by side, or the marked one and this one
tip-library-folders = Add or remove folders
tip-library-mark = Mark for comparison
tip-library-play = Watch this recording
tip-library-rescan = Look for new and changed recordings
tip-library-search = Words in names, players and programs, or conditions: time<60, 3bv>=150, 3bv/s>2, eff>90, date>=2024-05, player:ada, program:arbiter
tip-library-sort = Sort by this; choose it again to reverse the order
replay-watch = Watch
replay-watch-last = Watch this game
play-on = Undo last click
play-on-button = Undo last click
play-on-here = Play from here
race = Race a ghost
race-board = Race the best game on this board
race-level = Race my best on this level
race-bbbv = Race my best with the same 3BV
race-this = Race this game
race-this-short = Race
race-this-time = Beat this time
race-none = There is no recording to race against yet.
race-gone = The recording you were racing could not be read.
race-ghost = { $name }: { $time }
race-your-best = Your best
race-this-game = Recording
race-you = You
race-it = Ghost
race-ahead = { $lead } ahead
race-behind = { $lead } behind
race-level-with = level with it
race-won = You won against the ghost by { $time }.
race-lost = The ghost won by { $time }.
race-tie = You tied with the ghost.
race-won-alone = You won: the ghost did not finish.
race-lost-game = The ghost won: you hit a mine.
race-lost-both = Neither of you finished: both hit a mine.
announce-race-ahead = You are ahead of the ghost: { $lead }.
announce-race-behind = The ghost is ahead: { $lead }.
announce-ghost-done = The ghost has finished: { $time }.
replay-open = Open recording…
replay-save-as = Save recording…
replay-save = Save…
replay-leave = Back
replay-details = Details
replay-won = won
replay-lost = lost
replay-marks = Marks
replay-no-mark = No more marks.
replay-runs = Playing
replay-time = { $at } of { $end } s
replay-this-game = This game
replay-damaged = “{ $file }” is damaged, so it is played as far as possible: { $why }.
replay-more-damaged = “{ $file }”: { $why }.
replay-unreadable = “{ $file }” cannot be played: { $why }.
replay-saved = Recording saved as “{ $file }”.
replay-not-saved = The recording could not be saved as “{ $file }”: { $why }.
gif-save = Save as GIF…
gif-title = Save as GIF
gif-from = From, in seconds
gif-to = To, in seconds
gif-pointer = Pointer
gif-clock = Mines left and time
gif-cell = Cell size
gif-bad-time = Enter a time from { $begin } to { $end } seconds.
gif-no-part = The end must be after the start.
gif-part = GIF from { $from } to { $to } s
gif-mark-from = The GIF begins here
gif-mark-to = The GIF ends here
gif-saved = GIF saved as “{ $file }”.
gif-not-saved = The GIF could not be saved as “{ $file }”: { $why }.
replay-no-dialog = The file dialog could not be opened: this desktop has neither a file portal nor zenity. You can still drop a recording onto the window, or open it with “sapper --replay FILE”.
custom-not-here = The { $style } style has no custom boards. Choose another style in the settings.
replay-nothing = There is no recording yet. Play a game first.
board-copy = Copy board code
board-paste = Play board code
board-retry = Same board
board-copied = Board code copied. Anyone can play this board by pasting the code into Sapper.
picture-copy = Copy picture
picture-copied = Picture copied.
picture-saved = The clipboard does not accept pictures here, so the picture was saved as “{ $file }”.
picture-not-saved = The picture could neither be copied nor saved as “{ $file }”: { $why }.
board-none = There is no board to copy yet. Open a cell first.
board-wrong = The clipboard holds no valid board code: { $why }.
unranked-known = Boards played or seen before are not ranked.
unranked-played-on = Played on, not ranked.
played-on = Played on
file-not-signed = Not signed
file-not-fair = No fair-play statement
file-mode = Mode: { $text }
file-unknown = Unknown to Sapper: { $text }
set-up = From the workbench
unranked-set-up = From the workbench, not ranked.

## Luck analysis

luck-title = Luck
luck-button = Luck…
luck-short = Luck { $overall }%
luck-short-none = No guessing needed
luck-reckoning = Calculating…
luck-needless = Luck: an unnecessary guess lost
luck-text =
    Luck: { $count ->
        [one] 1 guess, { $overall }% chance
       *[other] { $count } guesses, { $overall }% combined chance
    }
luck-lost =
    Luck: { $count ->
        [one] 1 guess, { $overall }% chance
       *[other] { $count } guesses, { $overall }% combined chance
    }; then a guess at { $risk }% risk hit a mine
luck-lost-at-once = Luck: your only guess had a { $risk }% risk and hit a mine
luck-certain =
    Luck: { $count ->
        [one] 1 guess, { $overall }% chance
       *[other] { $count } guesses, { $overall }% combined chance
    }; then you opened a cell that was certainly a mine
luck-certain-at-once = Luck: you opened a cell that was certainly a mine
luck-estimated = { $text } (estimated)
luck-cell = Row { $row }, column { $col }: { $stake }
luck-cells =
    { $count ->
        [one] 1 cell
       *[other] { $count } cells
    } around row { $row }, column { $col }: { $stake }
luck-stake = { $risk }% risk, the lowest available
luck-stake-needless = { $risk }% risk, though there was a cell with { $least }%
luck-stake-certain = { $risk }% risk, though there was a safe cell
luck-fatal = { $text }; this lost the game
luck-next = The next move is a guess: { $stake }.
luck-next-mine = The next move opens a cell that is certainly a mine.
luck-beyond = Not analyzed after { $time }: the game is too large.
luck-partial = { $text }. { $beyond }
luck-last = The last move hit a mine: { $stake }.

## Review of a recording

review-overlooked = Overlooked
review-slow-moves = Slow moves
review-idle = Idle time
review-still = No movement
review-guess = Guess, although { $place } had been safe for { $time }
review-wait = Safe cell overlooked for { $time }: { $place }
review-slow = Slow move of { $time }: { $place }
review-wasted = Wasted click: { $place }
review-wasted-outside = Wasted click outside the board
replay-why = Why was this a mistake?
mark-guess = Guess
mark-needless = Needless guess
mark-overlooked = Overlooked
mark-slow = Slow
mark-wasted = Wasted

## In the terminal

no-display = Sapper could not find a display for its window. Start it in a desktop session, or set DISPLAY or WAYLAND_DISPLAY.
too-few-files = The system lets this program open too few files at once (ulimit -n).

display-silent = Sapper could not open its window: the display named by DISPLAY or WAYLAND_DISPLAY does not respond. Start Sapper in a desktop session.
report-ended = Sapper stopped because of an internal error. Your game is saved; see “{ $file }” for details.
report-went-on = Sapper had an internal error, but you can keep playing. See “{ $file }” for details.
report-unwritten = Sapper had an internal error and could not write a report about it:

## The game in a terminal

console-play = Play: { $board }
console-watch = Watch a game: { $board }
console-level = Level
console-exit = Exit
console-back = Back
console-bye = Goodbye.
console-choose = Enter one of the numbers in the menu.
console-board =
    { $name }, { $rows } × { $cols }, { $mines ->
        [one] 1 mine
       *[other] { $mines } mines
    }
console-board-scattered = { $name }, { $rows } × { $cols }
console-number = { $name } ({ $min }–{ $max }):
console-command = 1 open, 2 flag, 0 menu, ? help >
console-cell = Row and column >
console-remaining = Mines left: { $count }
console-won = You won: every safe cell is open. Here is the whole board.
console-lost = You hit a mine and lost. Here is the whole board; X is the mine that you opened.
console-unreadable = That line could not be read. Enter a short command.
console-unknown = Unknown command. Enter ? for help.
console-surplus = Nothing can follow that command.
console-not-a-cell = Enter a cell as two whole numbers, its row and its column, for example 3 4.
console-outside = There is no such cell. Rows go from 1 to { $rows } and columns from 1 to { $cols }.
console-already-open = That cell is already open.
console-flagged = That cell is flagged. Remove the flag before you open it.
console-no-flag = That cell has no flag.
console-mark-open = That cell is open, so it cannot be flagged.
console-chord-refused = The flags around that number do not match it, so nothing was opened.
console-chord-covered = You can chord only on an open number.
console-chord-done = There is nothing left to open around that number.
console-hint-do = To open it: o { $row } { $col }
console-hint-flagged = You have flagged it. To remove the flag: u { $row } { $col }
console-help-open = open the cell in row 3, column 4
console-help-mark = flag it as a mine, or remove the flag
console-help-unmark = remove the flag
console-help-chord = chord: open all cells around the number if the flags match it
console-help-hint = show a safe cell and the reason
console-help-look = show the board again
console-help-leave = give up and return to the menu
console-next = Next cell: { $at }, with an estimated risk of { $chance }%.

## Hints

hint-any-first = Your first click is always safe. Open any cell.
hint-none = Nothing more can be worked out.
hint-guess = The best guess is { $rated }: no cell is certainly safe.
contradiction-mines = There are more mines ({ $mines }) than covered cells ({ $covered }).
contradiction-high = Too few covered cells around { $cells }.
contradiction-together = These numbers contradict each other: { $cells }.
contradiction-count = With { $mines } mines, these numbers cannot all be right: { $cells }.
hint-guess-risk = { $cell }, at { $chance }% risk
hint-guess-win-about = { $cell }, at { $chance }% risk, about { $win }% to win
hint-guess-win-exact = { $cell }, at { $chance }% risk, { $win }% to win
hint-guess-ring = this cell
hint-guess-dashed = the cell with the dashed ring
hint-guess-hopeless = Nothing can ever decide this 50/50, so now is as good as later.
hint-guess-last = If it is safe, no more guesses are needed.
hint-guess-leads-on-surely = If it is safe, it certainly leads to another safe cell.
hint-guess-leads-on = If it is safe, it probably leads to another safe cell ({ $chance }%).
hint-guess-may-lead-on = If it is safe, it may lead to another safe cell ({ $chance }%).
hint-guess-leads-nowhere = Even if it is safe, it is unlikely to lead to another safe cell ({ $chance }%).
hint-guess-settles = It avoids or settles a 50/50.
hint-guess-settles-leads-on = It avoids or settles a 50/50, and probably leads to a safe cell ({ $chance }%).
hint-guess-safer = Another cell has only { $safest }% risk, but reveals less.
hint-guess-next = Next best: { $first }.
hint-guess-next-two = Next best: { $first }; { $second }.

## The command line: help. See src/cli/help_texts.rs for how the keys are found.

cli-about = A Minesweeper for the desktop.
cli-usage = Usage:
cli-usage-options = [OPTIONS]
cli-commands = Commands:
cli-arguments = Arguments:
cli-options = Options:
cli-default = default:
cli-possible = possible values:
cli-man-name = NAME
cli-man-synopsis = SYNOPSIS
cli-man-description = DESCRIPTION
cli-man-version = VERSION
cli-command-analyze = Print the exact odds of a position, the best move and the reason for it
cli-command-autoplay = Let the solver play many games and print its win rate
cli-command-console = Play in a terminal
cli-command-generate = Generate boards, with or without guessing
cli-command-practice = Print positions to solve, with their solutions and the reasons
cli-command-replay = Print the counters and the luck of recorded games
cli-command-scores = Print the records
cli-command-help = Print this help or the help of a command
cli-value-code = CODE
cli-value-command = COMMAND
cli-value-date = DATE
cli-value-file = FILE
cli-value-first = RULE
cli-value-k = K
cli-value-kind = KIND
cli-value-lang = LANG
cli-value-level = LEVEL
cli-value-ms = MS
cli-value-n = N
cli-value-row-col = ROW,COL
cli-value-seed = SEED
cli-value-seconds = SECONDS
cli-value-strategy = STRATEGY
cli-value-style = STYLE
cli-value-t = T
cli-value-task = TASK
cli-value-theme = THEME
cli-help = Print help
cli-version = Print version
cli-lang = Language of all texts: en, zh-CN, zh-TW, ja, ko, de, fr, es, pt-BR, it, ru, uk, pl [default: the system’s; in the window, the one in the settings]
cli-level = Level to play
cli-rows = Number of rows of a custom board, 1 to 256 (up to 99 in a terminal)
cli-cols = Number of columns of a custom board, 1 to 256 (up to 99 in a terminal)
cli-mines = Number of mines of a custom board, from 0 to one less than its cells
cli-seed = Place the mines by this seed, so that the same boards can be played again; such games are not ranked
cli-window-style = Style to play in
cli-window-board = Play the board with this code; such games are not ranked
cli-window-no_guess = Play boards that need no guessing; such games are not ranked
cli-window-announce = Print a line for everything that happens, for screen readers
cli-window-replay = Watch a recorded game (RAWVF, AVF, MVF, RMV, EVF)
cli-window-position = Open the position or board in this file on the workbench
cli-console-auto = Watch the 2010 algorithm play one game; in a terminal, the menu follows
cli-console-delay = Milliseconds between the moves of the algorithm, 0 to 10000 [default: 80 in a terminal, otherwise 0]
cli-console-scores = Show the algorithm’s estimate for each cell beside the board: the chance of a mine, in percent
cli-analyze-file = The position [default: standard input]: a line “mines N”, then one line per row with “.” or “#” for a covered cell, a digit for an open cell and “F” for a flag; or a JSON array of positions; or a text that the workbench reads (board codes, links, drawings from forums)
cli-analyze-json = Print JSON, one object per line; rows and columns count from 0, in the reason from 1
cli-analyze-repeat = Calculate the odds N times and print the median time in microseconds
cli-autoplay-games = Number of games
cli-autoplay-boards = Play the boards in this file, in the format that “sapper generate” prints
cli-autoplay-first = Protection of the first cell
cli-first-safe = never a mine; the game starts in a corner
cli-first-opening = clears a 3×3 area where there is room; the game starts in row 4, column 4
cli-first-none = may be a mine; the game starts in a corner
cli-autoplay-strategy = Strategy of the solver
cli-strategy-exact = compares guesses by playing on, with up to 50 ms per move
cli-strategy-fast = looks one guess ahead, at full speed
cli-strategy-deep = like exact, with as much time for each guess as --think allows
cli-strategy-heuristic = the 2010 algorithm
cli-autoplay-think = Milliseconds for each guess of “deep”
cli-autoplay-threads = Number of threads [default: the number of processors]
cli-autoplay-seed = Seed of the first game; each further game adds 1 [default: random, and printed]
cli-autoplay-results = Write the results to this file, one game per line in order: 1 for a win, 0 for a loss
cli-autoplay-json = Print one JSON object
cli-generate-no_guess = Generate boards that need no guessing after the first click
cli-generate-first = Cell to open first, counted from 0; the cells around it are free where there is room [default: 3,3, or the middle of a smaller board]
cli-generate-count = Number of boards
cli-generate-seed = Seed of the first board; each further board adds 1 [default: random, and printed]
cli-generate-daily = Print the daily boards of a date, such as 2026-11-23, with their codes [default: today, in UTC]
cli-generate-json = Print one JSON array; with --daily, one object
cli-practice-task = What to do in each position [default: safe; guess, if the kind is odds]
cli-task-safe = find a safe cell
cli-task-mines = find every certain mine that is not flagged
cli-task-guess = no cell is certainly safe: find the one with the lowest risk
cli-practice-kind = The kind of reasoning that the task needs, and no simpler one [default: single; odds, if the task is guess]
cli-kind-single = one number at a time
cli-kind-pair = two numbers together
cli-kind-numbers = three or more numbers together
cli-kind-count = the number of remaining mines, too
cli-kind-odds = nothing is certain; only for guess
cli-practice-size = Level of the games that the positions come from
cli-practice-count = Number of positions
cli-practice-seed = Seed of the first position; each further position adds 1 [default: random, and printed]
cli-practice-json = Print one JSON array, which “sapper analyze” can read
cli-replay-files = Recordings (RAWVF, AVF, MVF, RMV, EVF), or folders of them
cli-replay-csv = Print a table of comma-separated values instead, without luck
cli-replay-export = Write the recordings in this format instead
cli-replay-output = File to write, or folder for several recordings [default: standard output]
cli-replay-from = Time of the recording at which the GIF begins [default: its beginning]
cli-replay-to = Time of the recording at which the GIF ends [default: its end]
cli-replay-no_pointer = Make the GIF without the pointer and what it presses
cli-replay-odds = Make the GIF with the odds of covered cells
cli-replay-no_clock = Make the GIF without the mines left and the time
cli-replay-cell = Side of a cell in the GIF, in pixels; smaller on very large boards [default: 24]
cli-replay-theme = Colors of the GIF
cli-value-format = FORMAT
cli-replay-json = Print one JSON object per line
cli-scores-statistics = Print the overall statistics by level and style instead
cli-scores-csv = Print every game as comma-separated values instead
cli-decimal_comma = Write “;” between the fields and a comma as the decimal sign
cli-scores-json = Print one JSON document
cli-scores-by = Print the best games by this counter, from the log of games
cli-scores-flags = Only games without a single flag (none), or with flags (some)
cli-scores-sessions = Print the sessions instead: a break of more than 30 minutes starts a new one
cli-value-counter = COUNTER
cli-value-flags = FLAGS
cli-help-command = The command to describe

## The command line: usage errors

cli-wrong = The command line could not be understood. See “{ $help }”.
cli-wrong-option = Unknown option “{ $argument }”. See “{ $help }”.
cli-wrong-option-meant = Unknown option “{ $argument }”. Did you mean “{ $meant }”?
cli-wrong-command = Unknown command “{ $word }”. See “{ $help }”.
cli-wrong-command-meant = Unknown command “{ $word }”. Did you mean “{ $meant }”?
cli-wrong-word = Unexpected argument “{ $word }”. See “{ $help }”.
cli-wrong-before = “{ $argument }” is an option of the window, and “{ $command }” opens no window. If “{ $command }” has this option too, put it after the command.
cli-wrong-no-value = “{ $argument }” needs a value.
cli-wrong-surplus = “{ $argument }” takes no value, but “{ $value }” was given.
cli-wrong-twice = “{ $argument }” can be given only once.
cli-wrong-conflict = “{ $argument }” cannot be combined with { $others }.
cli-wrong-missing = Missing: { $missing }.
cli-wrong-no-text = “{ $word }” is not valid UTF-8.
cli-wrong-value = “{ $value }” is not a valid value for “{ $argument }”: { $why }.
cli-wrong-value-meant = perhaps you meant “{ $meant }”
cli-wrong-value-known = valid values are { $known }
cli-wrong-value-unknown = it could not be understood
cli-wrong-number = it must be a whole number from { $min } to { $max }
cli-wrong-cell = it must be a row and a column, counted from 0, such as 3,3
cli-wrong-day = it must be a date, such as 2026-11-23
cli-wrong-seconds = it must be a number of seconds, such as 12.5
cli-wrong-board = There is no such board: { $why }.

## The command line: results

cli-standard-input = Standard input
cli-source-wrong = { $source } cannot be used: { $why }.
why-large-picture = the picture has more than { $most } megapixels
cli-too-large = it is larger than { $limit } MiB
cli-unprinted = The result could not be printed: { $why }.
cli-output-closed = Standard output is closed, so the result cannot be printed.
replay-export-folder = Several recordings need a folder to be exported to: use --output FOLDER.
evf-refused-size = EVF holds boards of at most 255 × 255 cells.
evf-refused-marks = EVF has no question marks, and this game has some.
evf-refused-rules = This game followed rules that EVF cannot describe.
gif-only-gif = --from, --to, --no-pointer, --odds, --no-clock, --cell and --theme need --export gif.
cli-unwritten = “{ $file }” could not be written: { $why }.
cli-terminal-broken = The terminal could not be used: { $why }.
scores-empty = There are no records yet. Win a Beginner, Intermediate or Expert game, and it will appear here.
scores-no-games = There are no finished games yet.
scores-table = { $level }, { $style }
scores-time = Time (s)
scores-date = Date (UTC)
replay-format = Format
replay-program = Program
replay-player = Player
replay-date = Date
replay-result = Result
replay-unfinished = unfinished
counter-solved = 3BV solved
replay-guesses = Guesses
replay-luck = Luck
analyze-safe = safe
analyze-mine = mine
analyze-layouts =
    Possible arrangements of the { $mines ->
        [one] mine
       *[other] { $mines } mines
    }: { $layouts }
analyze-too-wide = The position is too large to count every possible arrangement of the mines.
analyze-estimated = The percentages are estimates; cells marked safe or mine are certain.
analyze-guessed = The text does not say how many mines there are; { $mines } is a guess.
analyze-starts = Starts that need no guessing
analyze-best-start = Best start
analyze-no-start = none
analyze-best = Best: { $place } ({ $chance })
analyze-time = Odds calculated in { $micros } µs (median)
analyze-no-json = it is not a JSON array of positions: { $why }
analyze-position = position { $number }: { $why }
analyze-measures = its board does not have { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    } of { $cols } cells, as it says
autoplay-left = { $time } left
autoplay-strategy = Strategy
autoplay-games = Games
autoplay-wins = Wins
autoplay-win-rate = Win rate
autoplay-rate = { $rate }% (95% interval: { $low }% to { $high }%)
autoplay-guesses = Guesses per game
autoplay-time = Time
autoplay-speed = Games per second
autoplay-worst = Slowest move
autoplay-milliseconds = { $ms } ms
autoplay-hurried = Moves cut short
autoplay-hurried-why = { $count } (stopped by the time limit, so another run may differ)
autoplay-seed = Seed
generate-seed = seed { $seed }
generate-seed-moved = seed { $seed }, mines moved
generate-none = There are no such boards: { $why }.
generate-given-up =
    No { $rows } × { $cols } board with { $mines ->
        [one] 1 mine
       *[other] { $mines } mines
    } that needs no guessing was found in { $seconds } seconds and { $tried } tries. Try fewer mines or a smaller board.
practice-position = { $number }. { $task ->
        [mines] Find every certain mine that is not flagged
        [guess] No cell is certainly safe: find the one with the lowest risk
       *[safe] Find a safe cell
    } ({ $kind }, seed { $seed })
practice-answers = { $task ->
        [mines] Mines
        [guess] Lowest risk
       *[safe] Safe cells
    }: { $cells }
practice-wrong-kind = The task “guess” and the kind “odds” belong together, and go with nothing else.
practice-none = No position of that kind was found for seed { $seed }. Try another seed.
boards-none = it contains no boards
boards-head = a header “# rows cols mines first_row first_col rule count seed” is expected, where rule is safe, zero or none
boards-outside = the first cell is outside the board; its row and column count from 0
boards-length = { $found } cells are neither a row of { $cols } nor a board of { $cells }
boards-sign = column { $column }: “{ $sign }” is neither a mine “*” nor a free cell “.”
boards-mines = the number of mines is { $found }, but the header says { $expected }
boards-rule = the first cell of this board breaks the rule “{ $rule }” in its header
boards-count = the number of boards is { $found }, but their header says { $expected }

## Invalid input

fault-at = line { $line }: { $why }
fault-rows = a board has 1 to { $max } rows, not { $given }
fault-cols = a board has 1 to { $max } columns, not { $given }
fault-mines = { $rows } × { $cols } cells hold at most { $max } mines, not { $given }
fault-unplayable = its board cannot be played, because { $why }
fault-code-empty = the board code is missing
fault-code-sign = a board code cannot contain “{ $sign }”
fault-code-version = this code was made by a newer version of Sapper
fault-code-sum = the board code is incomplete or has a wrong character
fault-position-empty = the position is empty; a line “mines N” and the rows of the board are expected
fault-position-mines = “mines” and a number are expected before the rows, not “{ $text }”
fault-position-rows = there are no rows below the line “mines { $mines }”
fault-position-sign = line { $line }, column { $column }: “{ $sign }” is not a cell (“.” or “#” covered, 0 to 8 open, “F” flagged)
fault-position-ragged = the row has a length of { $found }, but the first has a length of { $expected }
fault-text-unknown = Sapper does not recognize it as a position or a board
fault-text-link = the link does not contain a board; copy the board itself or its position
fault-text-sign = line { $line }, column { $column }: “{ $sign }” is not a cell
fault-text-row = the row has a length of { $found }, but { $expected } is expected
fault-text-rows = it has { $found } of { $expected } rows
fault-text-broken = the board in the link is incomplete or has a wrong character
fault-view = { $cells } cells cannot hold { $mines } mines
fault-no-layout = no arrangement of the mines fits this position
fault-no-guess =
    no { $rows } × { $cols } board with { $mines ->
        [one] 1 mine
       *[other] { $mines } mines
    } that needs no guessing was found in { $tried } tries
fault-no-guess-full = a board full of mines has no cell to start with
fault-no-guess-outside = the first cell is outside the board
fault-no-guess-given-up = the search for a board that needs no guessing was stopped after { $tried } tries
fault-recording-long-line = the line is longer than { $max } bytes
fault-recording-endless = the recording is larger than { $max } MiB
fault-recording-stray = “{ $text }” is neither a header nor a row of the board nor an event
fault-recording-value = “{ $value }” is not a valid value for “{ $header }”
fault-recording-unsupported = recordings of { $text } games cannot be played
fault-recording-no-board = the board is missing: the line “Board:” and rows of * and 0 must stand before the events
fault-recording-second-board = a second board starts here
fault-recording-row = a row of the board can contain only * and 0, not “{ $text }”
fault-recording-row-width = the row has { $given } cells, not { $width }
fault-recording-cols = the header says { $header ->
        [one] 1 column
       *[other] { $header } columns
    }, but the board has { $board }
fault-recording-rows = the header says { $header ->
        [one] 1 row
       *[other] { $header } rows
    }, but the board has { $board }
fault-recording-mines = the header says { $header } mines, but the board has { $board }
fault-recording-event = “{ $text }” is not a valid event
fault-recording-time = “{ $text }” is not a valid time
fault-recording-long-time = “{ $text }” is more than 24 days
fault-recording-backwards = the time runs backwards, from { $from } to { $to }
fault-recording-place = “{ $text }” is not a valid position
fault-recording-no-place = the event has no position
fault-recording-off-board = column { $col }, row { $row } is outside the board of { $cols ->
        [one] 1 column
       *[other] { $cols } columns
    } and { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }
fault-recording-far = the position { $x }, { $y } (in pixels) is too far from the board
fault-recording-unknown = it is not a recording in a format that Sapper reads
fault-no-recordings = the folder contains no recordings
fault-more-games = more games that are damaged or unreadable: { $count }
fault-recording-damaged = the file is damaged at byte { $offset }, where { $expected } should be
expected-bytes = { $count ->
        [one] another byte
       *[other] { $count } more bytes
    }
expected-last-bytes = the last { $count } bytes
expected-version = a known version of the format
expected-board-size = a board of 1 to 256 rows and columns
expected-cell-side = the side of a cell in pixels
expected-cell = a cell of the board
expected-mine = a cell of the board without a mine yet
expected-mine-count = a number of mines that leaves a cell free
expected-mines = { $count ->
        [one] exactly one mine
       *[other] exactly { $count } mines
    }
expected-event-kind = a known kind of event
expected-later-time = a time no earlier than that of the event before
expected-more-events = another event
expected-hundredths = hundredths of a second
expected-year = a year from 2005 to 2008
expected-level = the number of a level
expected-question-marks = the code for question marks
expected-info-text = a text in brackets
expected-checksum = the correct checksum
expected-time-in-range = a time of at most 24 days
expected-position = a position near the board
fault-recording-empty = the recording ends before any button is released

## What --announce prints

announce-place = row { $row }, column { $col }
announce-place-column-first = column { $col }, row { $row }
announce-row = row { $row }
announce-col = column { $col }
announce-new =
    New board: { $level }, { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }, { $cols ->
        [one] 1 column
       *[other] { $cols } columns
    }, { $mines ->
        [one] 1 mine
       *[other] { $mines } mines
    }.
announce-new-scattered = New board: { $level }, { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }, { $cols ->
        [one] 1 column
       *[other] { $cols } columns
    }.
announce-cell = { $place }: { $what }
announce-board = Board
announce-board-size =
    { $rows } × { $cols } cells, { $mines ->
        [0] { "" }
        [one] 1 mine,{ " " }
       *[other] { $mines } mines,{ " " }
    }{ $flags ->
        [one] 1 flag
       *[other] { $flags } flags
    }
announce-board-part = { $all }; rows { $top } to { $bottom } and columns { $left } to { $right } in view
announce-covered = { $count ->
   *[other] covered
}
announce-flag = flag
announce-question = question mark
announce-number = number { $number }
announce-empty = { $count ->
   *[other] empty
}
announce-mine = mine
announce-hit = the mine you hit
announce-wrong-flag = wrong flag
announce-hidden = hidden while paused
announce-noted = { $cell }, { $note }
announce-start = start here
announce-ring-safe = safe
announce-ring-best = best guess
announce-ring-reason = part of the reason
announce-ring-wrong = wrong
announce-begin = Start at { $place }: it is safe.
announce-opened-one = { $place }: opened, { $what }
announce-opened = { $place }: opened { $count } cells
announce-chorded =
    { $place }: opened { $count ->
        [one] 1 cell
       *[other] { $count } cells
    } around it
announce-flagged =
    { $place }: flagged, { $left ->
        [one] { $left } mine
       *[other] { $left } mines
    } left
announce-questioned = { $place }: question mark
announce-unmarked = { $place }: mark removed
announce-refused-chord = { $place }: not opened, the flags around it do not match its number
announce-refused-flag = { $place }: not opened, it is flagged
announce-nothing = { $place }: { $what }, nothing to do
announce-lost = { $place }: mine. Lost after { $time }.
announce-lost-flags = { $place }: a mine around it has no flag. Lost after { $time }.
announce-paused = Paused at { $time }.
announce-resumed = Game resumed.
announce-no-pause = There is no game to pause.
announce-on = { $name }: on
announce-off = { $name }: off
announce-value = { $name }: { $value }
announce-closed = Closed: { $name }
announce-recording = A recording

## Reading the board

help-reading = Reading the board
read-here = Where the cursor is
read-neighbours = What is around the cell
read-left = What is left around the number
read-row = Read the row
read-column = Read the column
read-status = Time, mines left, share opened
read-opened = What the last press opened
read-again = Say it again
read-next-covered = To the next covered cell beside a number
read-previous-covered = To the previous covered cell beside a number
read-next-number = To the next number with flags missing
read-previous-number = To the previous number with flags missing
read-go-to = Go to a cell
read-above-left = above left
read-above = above
read-above-right = above right
read-right = right
read-below-right = below right
read-below = below
read-below-left = below left
read-left-of = left
read-next = { $list }; { $next }
read-span = { $first } to { $last }
read-flags =
    { $count ->
        [one] 1 flag
       *[other] { $count } flags
    }
read-around = { $what }: { $flags }, { $covered } covered
read-mines-left =
    { $count ->
        [one] 1 mine left
       *[other] { $count } mines left
    }
read-share = { $share } opened
read-count =
    { $count ->
        [one] 1 cell opened
       *[other] { $count } cells opened
    }
read-nothing-opened = Nothing was opened.
read-none = No more.
read-nothing-said = Nothing has been said yet.
read-begin = This is the beginning.
read-end = This is the end.
read-edge = Edge of the board.
read-no-board = There is no board here.
go-to-how = “{ $numbers }” or “D2” is { $place }.
go-to-none = There is no such cell. The last one is { $place }.
go-to-accept = Go

## Workbench

bench = Workbench
bench-tip = Set up a position or a board, and see its odds
bench-position = Position
bench-board = Board
bench-covered = Covered
bench-flag = Flag
bench-first = Paste a screenshot of any Minesweeper, or paint numbers.
bench-offer = Stuck on another board? Paste a screenshot of it
bench-board-how = Click a cell to place or remove a mine.
bench-size = Size and mines
bench-mines-guessed = { $mines } is a guess.
undo = Undo
redo = Redo
bench-no-undo = Nothing to undo.
bench-no-redo = Nothing to redo.
bench-thinking = Thinking…
bench-safe-cells =
    { $count ->
        [one] 1 cell is safe
       *[other] { $count } cells are safe
    }
bench-best-guess = Best guess: { $chance }% risk
bench-layouts = Possible layouts
bench-certain-mines = Certain mines
bench-left = Mines left
bench-too-many = Too many to count
bench-power = { $mantissa } × 10^{ $exponent }
bench-starts =
    This board needs no guess. { $count ->
        [one] Start at { $place }.
       *[other] You can start in { $count } cells; { $place } opens the most.
    }
bench-no-start = This board needs a guess, wherever you start.
bench-overflagged =
    { $count ->
        [one] There are more flags around { $cells } than its { $number } allows.
       *[other] There are more flags around { $cells } than these numbers allow.
    }
bench-play = Play
bench-practise = As a puzzle
bench-why = Why?
bench-open = Open file…
bench-paste = Paste
bench-clear = Clear
bench-copy = Copy
bench-format = Copy as
bench-as-text = Text
bench-as-code = Board code
bench-as-drawing = Drawing for a forum
bench-as-js = Link to JSMinesweeper
bench-as-link = Link to the board
bench-copied = Copied.
bench-not-copied = This cannot be copied in that form.
bench-guessed = The text does not say how many mines there are: { $mines } is a guess.
bench-left-out = Not part of the board: { $text }.
bench-picture =
    Read { $rows } × { $cols } cells. { $doubtful ->
        [0] Check the number of mines: { $mines } is a guess.
        [one] Check the cell with a yellow ring, and the number of mines: { $mines } is a guess.
       *[other] Check the { $doubtful } cells with yellow rings, and the number of mines: { $mines } is a guess.
    }
bench-picture-at = Read { $rows } × { $cols } cells. Check { $cells }, and the number of mines: { $mines } is a guess.
bench-no-picture = The clipboard holds no board, as text or as a picture.
bench-unreadable = No board could be read: { $why }.
bench-no-puzzle = This can’t be a puzzle: there is nothing to work out.
bench-no-game = There is nothing to play here: no layout fits, or nothing is left to open.
bench-save = Save position
bench-saved = Saved: { $file }
bench-not-saved = Could not save { $file }: { $why }

machine = System information
machine-measure = Measure input delay while I play
machine-about = How long Sapper takes from a press to the finished frame, without the delay of mouse, desktop and screen.
machine-move = Measure smoothness
machine-copy = Copy
machine-on = on
machine-off = off
machine-none = not measured yet
machine-spread = median { $median } ms, 95% within { $most } ms, worst { $worst } ms (latest: { $count })
machine-frame-spread = median { $median } ms, 95% within { $most } ms, worst { $worst } ms; over 25 ms: { $late } of { $count }
machine-version = Version
machine-window = Window, scale
machine-cells = Board, cell
machine-language = Language
machine-reader = Screen reader
machine-sound = Sound
machine-presses = Input delay
machine-frames = Time between frames

## The counters of one’s choice

counters-choose = Choose counters
counters-live = Live
counters-after = End
counters-up = Move up
counters-down = Move down
counters-remove = Remove
counters-add = Add formula
counters-name = Name
counters-formula = Formula
counters-restore = Defaults
counters-note = Names: { $names }. Signs: + − * / ^ ( ), min, max, round, sqrt, ln, log, abs.
formula-empty = Enter a formula.
formula-long = A formula may have at most { $max } characters.
formula-unknown = There is no counter called “{ $name }”.
formula-bracket = A bracket is missing.
formula-unclear = This is not a valid formula.
