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
presence-free = free seat

score = Score sheet
score-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
score-place = Place
score-player = Player
score-total = Total

front-open = Open a table
standing-full = full, ready to begin

open-title = { $game }: open a table
open-edition = Edition
open-seats = How many play
open-me = You
open-seat = Seat { $seat }
open-empty = whoever comes
open-here = somebody on this device
open-here-name = Name
open-visibility = Who finds it
open-by-link = only those with the link
open-to-all = everyone
open-language = Language of the table

level-random = plays at random
level-heuristic = expert

gathering-waits = Some players are still missing.
gathering-full = Every seat is taken: you can begin.
gathering-closed = The table is closed: everybody has left.
gathering-begin = Begin
gathering-fill = Fill with bots: { $level }
gathering-leave = Leave the seat
gathering-open = The table is open to everyone: the front page lists it.
gathering-by-link = The table is private: send the address of this page to whom you like.
gathering-dice = { $count ->
    [0] The dice are sealed already; your browser can still stir them.
    [one] The dice are sealed, and one browser has stirred them.
   *[other] The dice are sealed, and { $count } browsers have stirred them.
}

invitation-title = A seat at { $game }
invitation-empty = Seat { $seat } is waiting for you.
invitation-for = Seat { $seat }, now { $name }’s, can be yours.

curtain-title = { $name } is next
curtain-text = Hand the device to { $name }. Everybody else look away.
curtain-lift = I am { $name }: show the table

table-final = This cannot be taken back.
table-sure = Yes, do it
table-think = Think again
table-hint = Hint
table-link = Whoever opens this secret address takes the seat. It is shown only now:
table-next = To the rematch
table-replay = Replay
table-fairness = The dice
table-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
table-vote = Put a bot there
table-vote-back = Withdraw the vote
table-invite = Invite somebody here

presence-bot = bot, { $level }
presence-bot-for = a bot plays for them

seat-own = My seat
seat-hand-over = Let a bot play
seat-take-back = Play again myself
seat-carry = Go on from another device
seat-leave = Leave the table for good
seat-careful = Ask before what cannot be taken back

chat = Talk
chat-to = To whom
chat-all = To all
chat-whisper = whisper to { $name }
chat-only-to = whispers to { $name }
chat-spectator = from the audience
chat-text = Say something
chat-say = Say

answer-hint = A bot would do this: { $action }.
answer-possible = You may do that.
answer-stale = The table has gone on since: nothing was done. Look again.
answer-fixed = That cannot be taken back any more: nothing was done.
answer-unknown = That is no action of this game: nothing was done.

not-no-seat = You have no seat at this table, so nothing was done.
not-taken = That seat is taken.
not-full = There is no room left.
not-begun-already = The match has begun.
not-begun-yet = The match has not begun.
not-empty = Some seats are still empty.
not-bot-plays = A bot plays for you now: take the seat back first.
not-nobody = There is nobody there.
not-words = A line has one to 500 letters.
not-here = Whoever is here is not replaced.

trouble = That did not work
trouble-nothing-here = There is nothing here.
trouble-unreadable = What was asked cannot be read, so nothing was done.
trouble-too-large = This is too large, so nothing was done.
trouble-other-site = This came from another site, so nothing was done.
trouble-no-game = There is no such game here.
trouble-no-table = There is no such table here.
trouble-no-link = This link leads to no seat any more.
trouble-setup = A table cannot be opened like that.
trouble-log = The table cannot be opened again: row { $row } of its log does not hold.
trouble-rules = The table is played by other rules than this house has now.
trouble-busy = The table is busy: try again in a moment.
trouble-full = The disk is full, so nothing was done.
trouble-store = The house cannot write its books now, so nothing was done.
trouble-no-token = This needs a token of yours, or the one that was given is nobody’s.
trouble-not-over = The match is not over.
