# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_sapper_global_optspecs
    string join \n level= rows= cols= mines= seed= style= no-guess board= replay= position= announce lang= h/help V/version
end

function __fish_sapper_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_sapper_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_sapper_using_subcommand
    set -l cmd (__fish_sapper_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c sapper -n "__fish_sapper_needs_command" -l level -d 'Level to play [possible values: beginner, beginner8x8, intermediate, expert, scattered]' -r -f -a "beginner\t''
beginner8x8\t''
intermediate\t''
expert\t''
scattered\t''"
complete -c sapper -n "__fish_sapper_needs_command" -l rows -d 'Number of rows of a custom board, 1 to 256 (up to 99 in a terminal)' -r
complete -c sapper -n "__fish_sapper_needs_command" -l cols -d 'Number of columns of a custom board, 1 to 256 (up to 99 in a terminal)' -r
complete -c sapper -n "__fish_sapper_needs_command" -l mines -d 'Number of mines of a custom board, from 0 to one less than its cells' -r
complete -c sapper -n "__fish_sapper_needs_command" -l seed -d 'Place the mines by this seed, so that the same boards can be played again; such games are not ranked' -r
complete -c sapper -n "__fish_sapper_needs_command" -l style -d 'Style to play in [possible values: glass, classic, easyx, simpleminer, console]' -r -f -a "glass\t''
classic\t''
easyx\t''
simpleminer\t''
console\t''"
complete -c sapper -n "__fish_sapper_needs_command" -l board -d 'Play the board with this code; such games are not ranked' -r
complete -c sapper -n "__fish_sapper_needs_command" -l replay -d 'Watch a recorded game (RAWVF, AVF, MVF, RMV, EVF)' -r -F
complete -c sapper -n "__fish_sapper_needs_command" -l position -d 'Open the position or board in this file on the workbench' -r -F
complete -c sapper -n "__fish_sapper_needs_command" -l lang -d 'Language of all texts: en, zh-CN, zh-TW, ja, ko, de, fr, es, pt-BR, it, ru, uk, pl [default: the system’s; in the window, the one in the settings]' -r
complete -c sapper -n "__fish_sapper_needs_command" -l no-guess -d 'Play boards that need no guessing; such games are not ranked'
complete -c sapper -n "__fish_sapper_needs_command" -l announce -d 'Print a line for everything that happens, for screen readers'
complete -c sapper -n "__fish_sapper_needs_command" -s h -l help -d 'Print help'
complete -c sapper -n "__fish_sapper_needs_command" -s V -l version -d 'Print version'
complete -c sapper -n "__fish_sapper_needs_command" -f -a "analyze" -d 'Print the exact odds of a position, the best move and the reason for it'
complete -c sapper -n "__fish_sapper_needs_command" -f -a "autoplay" -d 'Let the solver play many games and print its win rate'
complete -c sapper -n "__fish_sapper_needs_command" -f -a "console" -d 'Play in a terminal'
complete -c sapper -n "__fish_sapper_needs_command" -f -a "generate" -d 'Generate boards, with or without guessing'
complete -c sapper -n "__fish_sapper_needs_command" -f -a "practice" -d 'Print positions to solve, with their solutions and the reasons'
complete -c sapper -n "__fish_sapper_needs_command" -f -a "replay" -d 'Print the counters and the luck of recorded games'
complete -c sapper -n "__fish_sapper_needs_command" -f -a "scores" -d 'Print the records'
complete -c sapper -n "__fish_sapper_needs_command" -f -a "help" -d 'Print this help or the help of a command'
complete -c sapper -n "__fish_sapper_using_subcommand analyze" -l repeat -d 'Calculate the odds N times and print the median time in microseconds' -r
complete -c sapper -n "__fish_sapper_using_subcommand analyze" -l lang -d 'Language of all texts: en, zh-CN, zh-TW, ja, ko, de, fr, es, pt-BR, it, ru, uk, pl [default: the system’s; in the window, the one in the settings]' -r
complete -c sapper -n "__fish_sapper_using_subcommand analyze" -l json -d 'Print JSON, one object per line; rows and columns count from 0, in the reason from 1'
complete -c sapper -n "__fish_sapper_using_subcommand analyze" -s h -l help -d 'Print help'
complete -c sapper -n "__fish_sapper_using_subcommand autoplay" -l games -d 'Number of games' -r
complete -c sapper -n "__fish_sapper_using_subcommand autoplay" -l boards -d 'Play the boards in this file, in the format that “sapper generate” prints' -r -F
complete -c sapper -n "__fish_sapper_using_subcommand autoplay" -l level -d 'Level to play [possible values: beginner, beginner8x8, intermediate, expert, scattered]' -r -f -a "beginner\t''
beginner8x8\t''
intermediate\t''
expert\t''
scattered\t''"
complete -c sapper -n "__fish_sapper_using_subcommand autoplay" -l rows -d 'Number of rows of a custom board, 1 to 256 (up to 99 in a terminal)' -r
complete -c sapper -n "__fish_sapper_using_subcommand autoplay" -l cols -d 'Number of columns of a custom board, 1 to 256 (up to 99 in a terminal)' -r
complete -c sapper -n "__fish_sapper_using_subcommand autoplay" -l mines -d 'Number of mines of a custom board, from 0 to one less than its cells' -r
complete -c sapper -n "__fish_sapper_using_subcommand autoplay" -l first -d 'Protection of the first cell [possible values: safe, opening, none] [default: opening]' -r -f -a "safe\t'It is no mine; it is a corner'
opening\t'It opens a free 3×3, where there is room; it is the fourth cell of the fourth row'
none\t'It may be a mine like any other; it is a corner'"
complete -c sapper -n "__fish_sapper_using_subcommand autoplay" -l strategy -d 'Strategy of the solver [possible values: exact, fast, deep, heuristic] [default: exact]' -r -f -a "exact\t'Compares guesses by playing on, with up to 50 ms per move'
fast\t'Looks one guess ahead, at full speed'
deep\t'Like exact, with as much time for each guess as --think allows'
heuristic\t'The player of 2010'"
complete -c sapper -n "__fish_sapper_using_subcommand autoplay" -l think -d 'Milliseconds for each guess of “deep” [default: 1000]' -r
complete -c sapper -n "__fish_sapper_using_subcommand autoplay" -l threads -d 'Number of threads [default: the number of processors]' -r
complete -c sapper -n "__fish_sapper_using_subcommand autoplay" -l seed -d 'Seed of the first game; each further game adds 1 [default: random, and printed]' -r
complete -c sapper -n "__fish_sapper_using_subcommand autoplay" -l results -d 'Write the results to this file, one game per line in order: 1 for a win, 0 for a loss' -r -F
complete -c sapper -n "__fish_sapper_using_subcommand autoplay" -l lang -d 'Language of all texts: en, zh-CN, zh-TW, ja, ko, de, fr, es, pt-BR, it, ru, uk, pl [default: the system’s; in the window, the one in the settings]' -r
complete -c sapper -n "__fish_sapper_using_subcommand autoplay" -l json -d 'Print one JSON object'
complete -c sapper -n "__fish_sapper_using_subcommand autoplay" -s h -l help -d 'Print help'
complete -c sapper -n "__fish_sapper_using_subcommand console" -l level -d 'Level to play [possible values: beginner, beginner8x8, intermediate, expert, scattered]' -r -f -a "beginner\t''
beginner8x8\t''
intermediate\t''
expert\t''
scattered\t''"
complete -c sapper -n "__fish_sapper_using_subcommand console" -l rows -d 'Number of rows of a custom board, 1 to 256 (up to 99 in a terminal)' -r
complete -c sapper -n "__fish_sapper_using_subcommand console" -l cols -d 'Number of columns of a custom board, 1 to 256 (up to 99 in a terminal)' -r
complete -c sapper -n "__fish_sapper_using_subcommand console" -l mines -d 'Number of mines of a custom board, from 0 to one less than its cells' -r
complete -c sapper -n "__fish_sapper_using_subcommand console" -l seed -d 'Place the mines by this seed, so that the same boards can be played again; such games are not ranked' -r
complete -c sapper -n "__fish_sapper_using_subcommand console" -l delay -d 'Milliseconds between the moves of the algorithm, 0 to 10000 [default: 80 in a terminal, otherwise 0]' -r
complete -c sapper -n "__fish_sapper_using_subcommand console" -l lang -d 'Language of all texts: en, zh-CN, zh-TW, ja, ko, de, fr, es, pt-BR, it, ru, uk, pl [default: the system’s; in the window, the one in the settings]' -r
complete -c sapper -n "__fish_sapper_using_subcommand console" -l auto -d 'Watch the 2010 algorithm play one game; in a terminal, the menu follows'
complete -c sapper -n "__fish_sapper_using_subcommand console" -l scores -d 'Show the algorithm’s estimate for each cell beside the board: the chance of a mine, in percent'
complete -c sapper -n "__fish_sapper_using_subcommand console" -s h -l help -d 'Print help'
complete -c sapper -n "__fish_sapper_using_subcommand generate" -l level -d 'Level to play [possible values: beginner, beginner8x8, intermediate, expert, scattered]' -r -f -a "beginner\t''
beginner8x8\t''
intermediate\t''
expert\t''
scattered\t''"
complete -c sapper -n "__fish_sapper_using_subcommand generate" -l rows -d 'Number of rows of a custom board, 1 to 256 (up to 99 in a terminal)' -r
complete -c sapper -n "__fish_sapper_using_subcommand generate" -l cols -d 'Number of columns of a custom board, 1 to 256 (up to 99 in a terminal)' -r
complete -c sapper -n "__fish_sapper_using_subcommand generate" -l mines -d 'Number of mines of a custom board, from 0 to one less than its cells' -r
complete -c sapper -n "__fish_sapper_using_subcommand generate" -l first -d 'Cell to open first, counted from 0; the cells around it are free where there is room [default: 3,3, or the middle of a smaller board]' -r
complete -c sapper -n "__fish_sapper_using_subcommand generate" -l count -d 'Number of boards [default: 1]' -r
complete -c sapper -n "__fish_sapper_using_subcommand generate" -l seed -d 'Seed of the first board; each further board adds 1 [default: random, and printed]' -r
complete -c sapper -n "__fish_sapper_using_subcommand generate" -l daily -d 'Print the daily boards of a date, such as 2026-11-23, with their codes [default: today, in UTC]' -r
complete -c sapper -n "__fish_sapper_using_subcommand generate" -l lang -d 'Language of all texts: en, zh-CN, zh-TW, ja, ko, de, fr, es, pt-BR, it, ru, uk, pl [default: the system’s; in the window, the one in the settings]' -r
complete -c sapper -n "__fish_sapper_using_subcommand generate" -l no-guess -d 'Generate boards that need no guessing after the first click'
complete -c sapper -n "__fish_sapper_using_subcommand generate" -l json -d 'Print one JSON array; with --daily, one object'
complete -c sapper -n "__fish_sapper_using_subcommand generate" -s h -l help -d 'Print help'
complete -c sapper -n "__fish_sapper_using_subcommand practice" -l task -d 'What to do in each position [default: safe; guess, if the kind is odds] [possible values: safe, mines, guess]' -r -f -a "safe\t''
mines\t''
guess\t''"
complete -c sapper -n "__fish_sapper_using_subcommand practice" -l kind -d 'The kind of reasoning that the task needs, and no simpler one [default: single; odds, if the task is guess] [possible values: single, pair, numbers, count, odds]' -r -f -a "single\t''
pair\t''
numbers\t''
count\t''
odds\t''"
complete -c sapper -n "__fish_sapper_using_subcommand practice" -l size -d 'Level of the games that the positions come from [possible values: beginner, intermediate, expert] [default: beginner]' -r -f -a "beginner\t''
intermediate\t''
expert\t''"
complete -c sapper -n "__fish_sapper_using_subcommand practice" -l count -d 'Number of positions [default: 1]' -r
complete -c sapper -n "__fish_sapper_using_subcommand practice" -l seed -d 'Seed of the first position; each further position adds 1 [default: random, and printed]' -r
complete -c sapper -n "__fish_sapper_using_subcommand practice" -l lang -d 'Language of all texts: en, zh-CN, zh-TW, ja, ko, de, fr, es, pt-BR, it, ru, uk, pl [default: the system’s; in the window, the one in the settings]' -r
complete -c sapper -n "__fish_sapper_using_subcommand practice" -l json -d 'Print one JSON array, which “sapper analyze” can read'
complete -c sapper -n "__fish_sapper_using_subcommand practice" -s h -l help -d 'Print help'
complete -c sapper -n "__fish_sapper_using_subcommand replay" -l export -d 'Write the recordings in this format instead [possible values: rawvf, evf, gif]' -r -f -a "rawvf\t''
evf\t''
gif\t''"
complete -c sapper -n "__fish_sapper_using_subcommand replay" -s o -l output -d 'File to write, or folder for several recordings [default: standard output]' -r -F
complete -c sapper -n "__fish_sapper_using_subcommand replay" -l from -d 'Time of the recording at which the GIF begins [default: its beginning]' -r
complete -c sapper -n "__fish_sapper_using_subcommand replay" -l to -d 'Time of the recording at which the GIF ends [default: its end]' -r
complete -c sapper -n "__fish_sapper_using_subcommand replay" -l cell -d 'Side of a cell in the GIF, in pixels; smaller on very large boards [default: 24]' -r
complete -c sapper -n "__fish_sapper_using_subcommand replay" -l theme -d 'Colors of the GIF [possible values: light, dark, high-contrast]' -r -f -a "light\t''
dark\t''
high-contrast\t''"
complete -c sapper -n "__fish_sapper_using_subcommand replay" -l lang -d 'Language of all texts: en, zh-CN, zh-TW, ja, ko, de, fr, es, pt-BR, it, ru, uk, pl [default: the system’s; in the window, the one in the settings]' -r
complete -c sapper -n "__fish_sapper_using_subcommand replay" -l json -d 'Print one JSON object per line'
complete -c sapper -n "__fish_sapper_using_subcommand replay" -l csv -d 'Print a table of comma-separated values instead, without luck'
complete -c sapper -n "__fish_sapper_using_subcommand replay" -l decimal-comma -d 'Write “;” between the fields and a comma as the decimal sign'
complete -c sapper -n "__fish_sapper_using_subcommand replay" -l no-pointer -d 'Make the GIF without the pointer and what it presses'
complete -c sapper -n "__fish_sapper_using_subcommand replay" -l odds -d 'Make the GIF with the odds of covered cells'
complete -c sapper -n "__fish_sapper_using_subcommand replay" -l no-clock -d 'Make the GIF without the mines left and the time'
complete -c sapper -n "__fish_sapper_using_subcommand replay" -s h -l help -d 'Print help'
complete -c sapper -n "__fish_sapper_using_subcommand scores" -l by -d 'Print the best games by this counter, from the log of games [possible values: time, clicks, bbbv_s, ioe, correctness, throughput, rqp, stnb]' -r -f -a "time\t''
clicks\t''
bbbv_s\t''
ioe\t''
correctness\t''
throughput\t''
rqp\t''
stnb\t''"
complete -c sapper -n "__fish_sapper_using_subcommand scores" -l flags -d 'Only games without a single flag (none), or with flags (some) [possible values: any, none, some] [default: any]' -r -f -a "any\t''
none\t''
some\t''"
complete -c sapper -n "__fish_sapper_using_subcommand scores" -l lang -d 'Language of all texts: en, zh-CN, zh-TW, ja, ko, de, fr, es, pt-BR, it, ru, uk, pl [default: the system’s; in the window, the one in the settings]' -r
complete -c sapper -n "__fish_sapper_using_subcommand scores" -l statistics -d 'Print the overall statistics by level and style instead'
complete -c sapper -n "__fish_sapper_using_subcommand scores" -l csv -d 'Print every game as comma-separated values instead'
complete -c sapper -n "__fish_sapper_using_subcommand scores" -l decimal-comma -d 'Write “;” between the fields and a comma as the decimal sign'
complete -c sapper -n "__fish_sapper_using_subcommand scores" -l json -d 'Print one JSON document'
complete -c sapper -n "__fish_sapper_using_subcommand scores" -l sessions -d 'Print the sessions instead: a break of more than 30 minutes starts a new one'
complete -c sapper -n "__fish_sapper_using_subcommand scores" -s h -l help -d 'Print help'
complete -c sapper -n "__fish_sapper_using_subcommand help" -l lang -d 'Language of all texts: en, zh-CN, zh-TW, ja, ko, de, fr, es, pt-BR, it, ru, uk, pl [default: the system’s; in the window, the one in the settings]' -r
complete -c sapper -n "__fish_sapper_using_subcommand help" -s h -l help -d 'Print help'
