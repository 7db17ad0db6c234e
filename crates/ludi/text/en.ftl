# The texts of the program. Each game has its own in games/*/text.

games-seats = { $min }–{ $max } seats
games-edition = edition { $edition }

backup-done = Everything is in { $file }.
doctor-clean = All is sound: { $tables ->
    [0] no table to replay.
    [one] one table was replayed (rows: { $rows }).
   *[other] { $tables } tables were replayed (rows: { $rows }).
}

verify-commitment = the seed is the one committed to: { $commitment }
verify-contributions = { $browsers ->
    [0] no player added to it: whoever ran the program drew it alone
    [one] one player added to the key of the dice; the record is from before contributions were committed to, so that player and the server together could have chosen it
   *[other] { $browsers } players added to the key of the dice; the record is from before contributions were committed to, so the last of them and the server together could have chosen it
}
verify-draw = draw { $number }: { $names } opened what they had committed to, in the order of their seats; if one of them was honest, nobody could choose the dice (what was fixed before: { $digest })
verify-draw-alone = draw { $number }: no player took part, so the server alone drew the seed
verify-draw-given-up = draw { $number } was abandoned and begun again; contributions not opened: { $names }
verify-draw-left-out = draw { $number } left out: { $names }
verify-fork = after row { $row } the match goes on with new dice, from a seed committed to
verify-rows = { $rows ->
    [one] its one row is numbered and legal
   *[other] all { $rows } rows are numbered and legal
}
verify-draws = every draw was made again from its key
verify-hashes = every row leads to the state whose hash it carries
verify-result = the result is what the rows lead to
verify-unfinished = the match is not over, and the record claims no result
verify-checksum = not a byte was changed since it was written
verify-ok = The record is authentic.

replay-seat = as { $name } saw it
replay-spectator = as a spectator saw it
replay-historian = with all that was hidden
replay-unfinished = The match is not over yet.
replay-dice = { $browsers ->
    [0] The dice come from the server’s seed alone.
    [one] The dice come from the server’s seed and the contribution of one player.
   *[other] The dice come from the server’s seed and the contributions of { $browsers } players.
}
replay-fork = After row { $row } the match goes on with new dice.

simulate-games = { $games ->
    [one] one game
   *[other] { $games } games
}
simulate-wins = wins
simulate-interval = 95 % interval
simulate-score = mean score
simulate-seat = seat { $seat }
simulate-bot = bot { $bot }
simulate-without-winner = won by nobody: { $count }
simulate-ending = ending { $ending }: { $count }
simulate-length = length in decisions: 5 % up to { $low } · half up to { $median } · 95 % up to { $high } · longest { $longest }
simulate-decisions = { $count ->
    [one] 1 decision in all
   *[other] { $count } decisions in all
}
simulate-hash = hash { $hash }

frame-seat = { $name }, seat { $seat } of { $seats }
frame-over = the end
frame-help = h: help
frame-help-board = b: board · h: help
frame-choices-more = Enter: more choices ({ $first }–{ $last } of { $count })
frame-log = What happened
frame-log-more = { $count ->
    [one] … one line earlier (l: the whole log)
   *[other] … { $count } lines earlier (l: the whole log)
}

committed = All draws are fixed by a secret seed, shown at the end. Its SHA-256, to check it: { $commitment }
turn-ends = Your turn is over. Enter: go on · u: take the last step back
hand-over = { $name }, it is your turn: come to the screen and press Enter.
not-understood = { $count ->
    [0] “{ $typed }” means nothing here: Enter goes on, u takes back, h shows all keys.
    [one] “{ $typed }” means nothing here: type { $first } to choose, or h for the keys.
   *[other] “{ $typed }” means nothing here: type a number from { $first } to { $last }, or h for the keys.
}
taken-back = { $steps ->
    [one] One step taken back.
   *[other] { $steps } steps taken back.
}
nothing-to-take-back = There is nothing to take back: since your last step somebody else acted, or something hidden was shown.
saved = Saved in { $file }; go on later with: ludi play --resume { $file }
not-saved = Not saved: { $why }.
saved-and-left = The match is saved. Go on with: ludi play --resume { $file }

result = The end
result-score = Score
result-place = Place
result-winner = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } share the win.
}
seed-revealed = The seed was { $seed }; its SHA-256 is { $commitment }, as promised at the start.
offer-record = s: keep the record in { $file } (s FILE: elsewhere), to check with ludi verify and retell with ludi replay · l: the whole log · Enter: leave

page-help = What can be typed
page-log = The log
page-why = What is not possible now, and why
page-why-none = No choice with “{ $filter }” in its name is impossible now.
page-why-more = and { $count } more
page-no-section = There is no section { $section }. The sections are:
page-turn = Enter: on · q: back to the table
key-number = make the choice with this number
key-enter = Enter
key-more = more choices, where there is no room for all
key-undo = take my last step back
key-turn-again = start my turn again
key-rules = the rules of what is being asked
key-rules-of = the rules of a section, as cited after §
key-why = why is something not possible?
key-text = TEXT
key-why-text = the same, only for choices that contain TEXT
key-board = the whole board, from its top
key-log = the whole log
key-save = save, and play on
key-save-file = save in a file of your choice
key-quit = save and leave; the match can be resumed later
key-help = this help

serve-code = Nobody administers this server yet. To do so, enter this code on the page of your account: { $code }

## What went wrong

failure-at = { $place }: { $fault }
failure-game = there is no game '{ $asked }': there is { $known }
failure-bot = there is no bot '{ $asked }': there is { $known }
failure-edition = { $game } has no edition '{ $asked }': there is { $known }
failure-seats = { $game } is for { $min } to { $max } seats, not { $asked }
failure-seats-edition = { $game } in the edition { $edition } is for { $min } to { $max } seats, not { $asked }
failure-option = { $game } has no option '{ $asked }': there is { $known }
failure-value = the option { $option } cannot be '{ $asked }': possible values are { $known }
failure-components = line { $line }: { $what }
failure-record = { $file }: { $error }
failure-read = cannot read { $file }: { $error }
failure-write = cannot write { $file }: { $error }
failure-output-closed = the output was closed before all of it was written
failure-output = the output cannot be written: { $error }
failure-output-in-play = { $output }, and the game was saved in { $file }
failure-interrupted = interrupted after { $done } of { $games } games
failure-store = { $error }
failure-unsound = { $place } is not sound: { $faults ->
    [one] one thing is wrong
   *[other] { $faults } things are wrong
}
failure-signals = cannot listen for Ctrl-C: { $error }
failure-serve = cannot serve: { $error }
failure-listen = cannot listen at { $addr }: { $error }; choose another address with --addr HOST:PORT
failure-start = cannot start: { $error }
failure-jobs = cannot start { $jobs } jobs at a time: { $error }
failure-randomness = the system gives no random bytes: { $error }
failure-other-game = { $file } is a match of { $game }
failure-only-bots = only bots play in { $file }
failure-no-seat = there is no seat { $seat } at a table of { $seats }
failure-people = { $people } people cannot sit at a table of { $seats }
failure-not-over = the match is not over yet, so what is hidden stays hidden
failure-key-value = --option takes KEY=VALUE, and '{ $option }' has no '='
failure-bots = --bots names { $bots } bots for { $seats } seats: name one for all, or one for each

place = { $name }
place-line = { $file }, line { $line }
fault-address = an address is given as HOST:PORT, such as 127.0.0.1:8700
fault-database = a database is given as sqlite:PATH
fault-not-text = it is not text
fault-none-of = '{ $text }' is none of { $known }
fault-number = '{ $text }' is not a number from { $min } to { $max }
fault-unusable = '{ $text }' cannot be used: { $error }
fault-syntax = { $error }
fault-no-setting = there is no setting '{ $name }': there is { $known }
fault-no-value = it must be a text or a plain number

line-usage = error: { $what }
line-value = invalid value '{ $value }' for '{ $arg }'
line-value-of = invalid value '{ $value }' for '{ $arg }': possible values are { $known }
line-value-why = invalid value '{ $value }' for '{ $arg }' ({ $why })
line-no-value = a value is required for '{ $arg }'
line-unknown = unexpected argument '{ $arg }'
line-command = unknown command '{ $command }'
line-conflict = '{ $arg }' cannot be used with '{ $prior }'
line-missing = missing: { $args }
line-twice = '{ $arg }' is given more than once
line-other = { $kind }
line-similar = did you mean '{ $similar }'?
line-help = For more information: --help.
