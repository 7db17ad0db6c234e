# The words of the house. Each game has its own in games/*/text.

house = Ludi Romani
skip = To the content
language = Language
theme = Light or dark
theme-auto = As the device has it
theme-light = Light
theme-dark = Dark
footer = The board games of Rome. The dice are sealed before the first throw, and anyone can check them after the last.
back = Back
rules = Rules
rules-all = All the rules
rules-of = { $game }: the rules
contents = Contents
your-name = Your name

front-title = Play
front-motto = The board games of Rome: against bots, with friends, or only to watch.
front-play = Play now
front-play-now = Play now against bots
front-opponents = Opponents
front-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
front-mine = My tables
front-join = Tables to join
front-join-none = No table has a free seat now.
front-watch = Watch
front-watch-none = Nobody is playing in public now.

standing-me = waiting for you
standing-others = waiting for others
standing-free = { $seats ->
    [one] one free seat
   *[other] { $seats } free seats
}
standing-over = over

table-title-asked = Your turn · { $game }
table-spectator = You are watching: you see what all players see.
table-undo = Undo
table-restart = Start my turn again
table-refused = Not now.
table-rematch = Rematch
table-leave = Other tables
table-side = Players, log and rules
table-players = Players
table-me = (you)
table-asked = deciding
table-join = Take a seat
table-log = What happened
table-lost = The house does not answer. Try again: nothing will be done twice.

presence-here = here
presence-away = away
presence-bot = bot
presence-free = free seat

score = Score sheet
score-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
score-place = Place
score-player = Player
score-total = Total
