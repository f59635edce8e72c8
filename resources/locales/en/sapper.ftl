# Every word of Sapper's window, in English.
# The same keys stand in the same order in the other languages' files.

app-name = Sapper

## Measures

seconds = { $seconds } s
date =
    { $day } { $month ->
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
    } { $year }

## The bars and the menu

level-beginner = Beginner
level-intermediate = Intermediate
level-expert = Expert
level-scattered = One in five
level-custom = Custom
custom-button = Custom…
show-remaining = Show remaining
sound = Sound
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
won-new-best = A new best time: { $time }!
won-first = Your first record on this level!
won-near-best = That is { $gap } from your best time, { $best }.
won-place = Place { $place } among your records.
play-again = Play again
unranked-seeded = This board was chosen by its seed, so its time is not ranked.
unranked-rules = Games by changed rules are not ranked.
unranked-custom = Custom boards are not ranked.

## The name beside a record

name-title = A new record
name-prompt = Which name shall stand beside it?
name-label = Name
name-empty = Please enter a name.
name-too-long = A name can have { $max } characters at most.
name-too-many-parts = A name cannot have that many accents on its characters.
name-control = The name contains a character that cannot be shown.
name-save = Save

## The table of records

records-empty = No records here yet. Win a game on this level, and it will be listed.
records-place = Place
records-name = Name
records-time = Time
records-3bv = 3BV
records-date = Date
records-no-name = Anonymous

## Notes about the player's files

file-set-aside = “{ $file }” could not be read. It was kept as “{ $kept }”, and the game goes on with a new file.
file-newer = “{ $file }” was written by a newer version of Sapper. It stays as it is, and nothing will be saved to it.
file-not-saved = “{ $file }” could not be saved, so what is new is kept until Sapper is closed. Is the disk full, or the folder read-only?
file-left = “{ $file }” could not be read, nor given another name. It was left as it is, and nothing will be saved to it.
file-faults = Something in “{ $file }” could not be understood.
file-no-folder = There is no folder to save in, so records and settings are kept only until Sapper is closed.
file-saved-again = “{ $file }” could be saved again, with everything that was waiting for it.
record-wrong = Record number { $number } is left out of the tables.
settings-field-wrong = The setting “{ $field }” could not be understood, so its default is used.

## The settings

settings-volume = Volume
settings-question-marks = Question marks
settings-single-click = One click on a number opens around it
settings-long-press = A long press flags
settings-swap = Swap the left and right buttons

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
replay-nothing = There is no recording yet: play a game first.
board-copy = Copy the board
board-paste = Paste a board
board-retry = Try this board again
board-copied = The board was copied. Paste its code to play the same board elsewhere.
board-none = There is no board to copy yet: open a cell first.
board-wrong = What was copied is no board: { $why }
unranked-known = This board was known before, so its time is not ranked.

## In the terminal

no-display = Sapper found no display for its window. Please start it in a desktop session, or set DISPLAY or WAYLAND_DISPLAY.
