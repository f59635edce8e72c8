# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_sapper_global_optspecs
    string join \n level= rows= cols= mines= seed= style= no-guess board= replay= announce lang= h/help V/version
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

complete -c sapper -n "__fish_sapper_needs_command" -l level -d 'The level to play [possible values: beginner, intermediate, expert, scattered]' -r -f -a "beginner\t''
intermediate\t''
expert\t''
scattered\t''"
complete -c sapper -n "__fish_sapper_needs_command" -l rows -d 'The number of rows of a custom board, 1 to 256; up to 99 in a terminal' -r
complete -c sapper -n "__fish_sapper_needs_command" -l cols -d 'The number of columns of a custom board, 1 to 256; up to 99 in a terminal' -r
complete -c sapper -n "__fish_sapper_needs_command" -l mines -d 'The number of mines of a custom board, 0 to one less than its cells' -r
complete -c sapper -n "__fish_sapper_needs_command" -l seed -d 'Lay the boards from this seed, so that they can be played again; such games are not ranked' -r
complete -c sapper -n "__fish_sapper_needs_command" -l style -d 'The style to play in [possible values: windows-7, easyx, simpleminer, console]' -r -f -a "windows-7\t''
easyx\t''
simpleminer\t''
console\t''"
complete -c sapper -n "__fish_sapper_needs_command" -l board -d 'Play the board with this code; such games are not ranked' -r
complete -c sapper -n "__fish_sapper_needs_command" -l replay -d 'Watch a recorded game, a RAWVF file' -r -F
complete -c sapper -n "__fish_sapper_needs_command" -l lang -d 'The language of every word: en or zh-CN [default: the system’s; in the window that of the settings]' -r
complete -c sapper -n "__fish_sapper_needs_command" -l no-guess -d 'Play boards that need no guess; such games are not ranked'
complete -c sapper -n "__fish_sapper_needs_command" -l announce -d 'Print one line for each thing that happens, for a screen reader'
complete -c sapper -n "__fish_sapper_needs_command" -s h -l help -d 'Print help'
complete -c sapper -n "__fish_sapper_needs_command" -s V -l version -d 'Print the version'
complete -c sapper -n "__fish_sapper_needs_command" -f -a "analyze" -d 'Tell what can be known from a position: the exact odds, the best move and the reason'
complete -c sapper -n "__fish_sapper_needs_command" -f -a "autoplay" -d 'Let the machine play, and print the win rate'
complete -c sapper -n "__fish_sapper_needs_command" -f -a "console" -d 'Play in a terminal'
complete -c sapper -n "__fish_sapper_needs_command" -f -a "generate" -d 'Make boards, with or without guessing'
complete -c sapper -n "__fish_sapper_needs_command" -f -a "replay" -d 'Print the counters of recorded games, and where luck was spent in them'
complete -c sapper -n "__fish_sapper_needs_command" -f -a "scores" -d 'Print the table of records'
complete -c sapper -n "__fish_sapper_needs_command" -f -a "help" -d 'Print this help, or that of a command'
complete -c sapper -n "__fish_sapper_using_subcommand analyze" -l repeat -d 'Work out the odds N times and tell the median of the times, in microseconds' -r
complete -c sapper -n "__fish_sapper_using_subcommand analyze" -l lang -d 'The language of every word: en or zh-CN [default: the system’s; in the window that of the settings]' -r
complete -c sapper -n "__fish_sapper_using_subcommand analyze" -l json -d 'Print JSON, one object a line; rows and columns count from 0, in the words of the reason from 1'
complete -c sapper -n "__fish_sapper_using_subcommand analyze" -s h -l help -d 'Print help'
complete -c sapper -n "__fish_sapper_using_subcommand autoplay" -l games -d 'The number of games' -r
complete -c sapper -n "__fish_sapper_using_subcommand autoplay" -l boards -d 'Play the boards of this file, as “sapper generate” prints them' -r -F
complete -c sapper -n "__fish_sapper_using_subcommand autoplay" -l level -d 'The level to play [possible values: beginner, intermediate, expert, scattered]' -r -f -a "beginner\t''
intermediate\t''
expert\t''
scattered\t''"
complete -c sapper -n "__fish_sapper_using_subcommand autoplay" -l rows -d 'The number of rows of a custom board, 1 to 256; up to 99 in a terminal' -r
complete -c sapper -n "__fish_sapper_using_subcommand autoplay" -l cols -d 'The number of columns of a custom board, 1 to 256; up to 99 in a terminal' -r
complete -c sapper -n "__fish_sapper_using_subcommand autoplay" -l mines -d 'The number of mines of a custom board, 0 to one less than its cells' -r
complete -c sapper -n "__fish_sapper_using_subcommand autoplay" -l first -d 'How the first cell is protected [possible values: safe, opening, none] [default: opening]' -r -f -a "safe\t'It is no mine; it is a corner'
opening\t'It opens a free 3×3, where there is room; it is the fourth cell of the fourth row'
none\t'It may be a mine like any other; it is a corner'"
complete -c sapper -n "__fish_sapper_using_subcommand autoplay" -l strategy -d 'Who plays [possible values: exact, fast, heuristic] [default: exact]' -r -f -a "exact\t'The best win rate within the time of a move, 50 ms'
fast\t'The best win rate at top speed'
heuristic\t'The player of 2010'"
complete -c sapper -n "__fish_sapper_using_subcommand autoplay" -l threads -d 'The number of threads [default: as many as the machine has]' -r
complete -c sapper -n "__fish_sapper_using_subcommand autoplay" -l seed -d 'The seed of the first game; each that follows has the next [default: one by chance, told]' -r
complete -c sapper -n "__fish_sapper_using_subcommand autoplay" -l results -d 'Write 1 for a win and 0 for a loss to this file, one a line, in the order of the games' -r -F
complete -c sapper -n "__fish_sapper_using_subcommand autoplay" -l lang -d 'The language of every word: en or zh-CN [default: the system’s; in the window that of the settings]' -r
complete -c sapper -n "__fish_sapper_using_subcommand autoplay" -l json -d 'Print one JSON object'
complete -c sapper -n "__fish_sapper_using_subcommand autoplay" -s h -l help -d 'Print help'
complete -c sapper -n "__fish_sapper_using_subcommand console" -l level -d 'The level to play [possible values: beginner, intermediate, expert, scattered]' -r -f -a "beginner\t''
intermediate\t''
expert\t''
scattered\t''"
complete -c sapper -n "__fish_sapper_using_subcommand console" -l rows -d 'The number of rows of a custom board, 1 to 256; up to 99 in a terminal' -r
complete -c sapper -n "__fish_sapper_using_subcommand console" -l cols -d 'The number of columns of a custom board, 1 to 256; up to 99 in a terminal' -r
complete -c sapper -n "__fish_sapper_using_subcommand console" -l mines -d 'The number of mines of a custom board, 0 to one less than its cells' -r
complete -c sapper -n "__fish_sapper_using_subcommand console" -l seed -d 'Lay the boards from this seed, so that they can be played again; such games are not ranked' -r
complete -c sapper -n "__fish_sapper_using_subcommand console" -l delay -d 'The milliseconds between two of its steps, 0 to 10000 [default: 80 in a terminal, else 0]' -r
complete -c sapper -n "__fish_sapper_using_subcommand console" -l lang -d 'The language of every word: en or zh-CN [default: the system’s; in the window that of the settings]' -r
complete -c sapper -n "__fish_sapper_using_subcommand console" -l auto -d 'Watch the player of 2010: one game, and in a terminal the menu after it'
complete -c sapper -n "__fish_sapper_using_subcommand console" -l scores -d 'Show the score of each cell beside the board: what it takes for the chance of a mine, in percent'
complete -c sapper -n "__fish_sapper_using_subcommand console" -s h -l help -d 'Print help'
complete -c sapper -n "__fish_sapper_using_subcommand generate" -l level -d 'The level to play [possible values: beginner, intermediate, expert, scattered]' -r -f -a "beginner\t''
intermediate\t''
expert\t''
scattered\t''"
complete -c sapper -n "__fish_sapper_using_subcommand generate" -l rows -d 'The number of rows of a custom board, 1 to 256; up to 99 in a terminal' -r
complete -c sapper -n "__fish_sapper_using_subcommand generate" -l cols -d 'The number of columns of a custom board, 1 to 256; up to 99 in a terminal' -r
complete -c sapper -n "__fish_sapper_using_subcommand generate" -l mines -d 'The number of mines of a custom board, 0 to one less than its cells' -r
complete -c sapper -n "__fish_sapper_using_subcommand generate" -l first -d 'The cell that is opened first, from 0,0; around it is no mine, where there is room [default: 3,3, or the middle of a smaller board]' -r
complete -c sapper -n "__fish_sapper_using_subcommand generate" -l count -d 'The number of boards [default: 1]' -r
complete -c sapper -n "__fish_sapper_using_subcommand generate" -l seed -d 'The seed of the first board; each that follows has the next [default: one by chance, told]' -r
complete -c sapper -n "__fish_sapper_using_subcommand generate" -l lang -d 'The language of every word: en or zh-CN [default: the system’s; in the window that of the settings]' -r
complete -c sapper -n "__fish_sapper_using_subcommand generate" -l no-guess -d 'Boards that need no guess from the first cell on'
complete -c sapper -n "__fish_sapper_using_subcommand generate" -l json -d 'Print one JSON array'
complete -c sapper -n "__fish_sapper_using_subcommand generate" -s h -l help -d 'Print help'
complete -c sapper -n "__fish_sapper_using_subcommand replay" -l lang -d 'The language of every word: en or zh-CN [default: the system’s; in the window that of the settings]' -r
complete -c sapper -n "__fish_sapper_using_subcommand replay" -l json -d 'Print one JSON object a line'
complete -c sapper -n "__fish_sapper_using_subcommand replay" -s h -l help -d 'Print help'
complete -c sapper -n "__fish_sapper_using_subcommand scores" -l lang -d 'The language of every word: en or zh-CN [default: the system’s; in the window that of the settings]' -r
complete -c sapper -n "__fish_sapper_using_subcommand scores" -l statistics -d 'Print what all games come to instead, by level and style'
complete -c sapper -n "__fish_sapper_using_subcommand scores" -l csv -d 'Print every game instead, as comma-separated values'
complete -c sapper -n "__fish_sapper_using_subcommand scores" -l json -d 'Print one JSON document'
complete -c sapper -n "__fish_sapper_using_subcommand scores" -s h -l help -d 'Print help'
complete -c sapper -n "__fish_sapper_using_subcommand help" -l lang -d 'The language of every word: en or zh-CN [default: the system’s; in the window that of the settings]' -r
complete -c sapper -n "__fish_sapper_using_subcommand help" -s h -l help -d 'Print help'
