# The texts of the server. Each game has its own in games/*/text.

house = Ludi Romani
skip = To the content
settings = Language and theme
language = Language
sound = Sound
sound-volume = Volume
theme = Theme
theme-auto = Same as the device
theme-light = Light
theme-dark = Dark
footer = Board games of ancient Rome. All random draws are fixed before the start and can be checked at the end.
back = Back
rules = Rules
rules-all = All the rules
rules-of = { $game }: the rules
how-to-play = How to play
how-to-play-of = { $game }: how to play
glossary = What everything means
front-minutes = { $min } to { $max } minutes
weight-easy = easy
weight-medium = medium
weight-heavy = heavy
contents = Contents
your-name = Your name

front-title = Play
front-motto = Board games of ancient Rome: against bots, with friends, or only to watch.
front-play = Play now
front-play-now = Play now against bots
lesson-begin = First game with a guide
front-opponents = Opponents
front-seats = { $min } to { $max } players
front-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
front-mine = My tables
front-join = Tables to join
front-join-none = No table has a free seat at the moment.
# Matches that were played to the end.
finished = My finished matches
finished-search = All finished matches, by game
finished-game = Game
finished-all-games = all games
finished-none = There are none yet.
finished-lesson = lesson
finished-won = won, { $points ->
    [one] 1 point
   *[other] { $points } points
}
finished-place = place { $place } of { $seats }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
finished-unwon = nobody won, { $points ->
    [one] 1 point
   *[other] { $points } points
}
open-name = Name of the table, if you like
front-watch = Watch
front-watch-none = Nobody is playing in public at the moment.

standing-me = waiting for you
standing-others = { $names } to move
standing-free = { $seats ->
    [one] one free seat
   *[other] { $seats } free seats
}
standing-over = over

table-title-asked = Your turn · { $game }
table-spectator = You are watching: you see what all players see.
table-decline = Only you see this. Whenever you are asked, you decline after a moment, until the turn ends or you change it.
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
table-offline = There is no connection to the server. The page goes on by itself as soon as it answers.
table-lost = The server does not answer. Try again: nothing will be done twice.

presence-here = here
presence-away = away
presence-free = free seat

score = Score sheet
score-winners = { $count ->
    [0] Nobody wins
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
open-empty = open seat
open-here = somebody on this device
open-here-name = Name
open-visibility = Who can see it
open-by-link = only those with the link
open-to-all = everyone
open-language = Language of the table
open-absence = If somebody goes away
open-absence-usual = default
open-absence-hint = Default: at a private table the others wait; at a table open to everyone they may vote for a bot after 10 minutes.
open-absence-never = wait, however long
open-absence-after = vote after { $minutes } minutes

level-random = random
level-heuristic = expert

gathering-waits = Some players are still missing.
gathering-full = Every seat is taken: you can begin.
gathering-closed = The table is closed.
gathering-begin = Begin
gathering-fill = { $level ->
    [random] Fill with bots (level: random)
   *[other] Fill with bots (level: expert)
}
gathering-leave = Leave the seat
gathering-open = The table is open to everyone: the front page lists it.
gathering-by-link = The table is private: send the address of this page to whom you like.
gathering-absence-never = Whoever goes away keeps the seat, and is waited for.
gathering-absence = { $minutes ->
    [one] Whoever is away for a minute may be replaced by a bot, if all who are present wish so, and can take the seat back at any time.
   *[other] Whoever is away for { $minutes } minutes may be replaced by a bot, if all who are present wish so, and can take the seat back at any time.
}
gathering-dice = Contributing to the random draws so far: { $names }.
gathering-dice-nobody = Nobody contributes to the random draws yet. If nobody does, they come from the server alone.
gathering-dice-fixed = The list is closed, and the contributions are being opened: { $names }.
gathering-drawing = The random draws are being fixed, and then the match begins.

invitation-title = A seat at { $game }
invitation-empty = Seat { $seat } is waiting for you.
invitation-bot = A bot, { $name }, plays on seat { $seat }. The seat is yours when every person at the table has agreed.
invitation-ask = Ask for the seat
invitation-device = Here you can go on playing as { $name }. The link works once.
invitation-go-on = Go on here
invitation-known = So far this browser is known as { $name }. That ends here: tables of a guest with that name can then be reached only from other devices.

curtain-title = { $name } is next
curtain-text = Hand the device to { $name }. Everybody else look away.
curtain-lift = I am { $name }: show the table

table-final = Chance, or something hidden, decides what follows: nobody can take it back.
table-sure = Yes, do it
table-think = Think again
table-hint = Hint
table-hint-follow = Do that
table-asked-now = You are asked: { $prompt }
guide-step = Lesson: step { $number } of { $of }
guide-others = Well done. Now the others play: watch what happens.
guide-hide = hide
guide-show = show
guide-keep-hidden = Keep the guide hidden
guide-keep-shown = Show the guide again
guide-farewell = The guide leaves
table-lesson = This was a lesson, with draws that were fixed beforehand: the result does not count.
# An address to give away.
address-copy = Copy
address-copied = Copied
address-share = Share
address-code = The address as a QR code
address-hint = On a phone: point the camera at the code.
table-link = Whoever opens this secret address first takes the seat. It is shown only now:
table-link-bot = Whoever opens this secret address may ask for the seat, and gets it when everyone at the table agrees; you have agreed by giving it. It is shown only now:
table-link-device = Open this secret address on your other device within 15 minutes: it works once. Give it to nobody else, since whoever opens it plays as you. It is shown only now:
table-next = To the rematch
table-replay = Replay
table-fairness = Fairness check
table-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
table-vote = Vote to let a bot play
table-votes = { $needed ->
    [one] Your vote suffices.
   *[other] Everyone present must agree: { $cast } of { $needed } so far.
}
table-away = { $minutes ->
    [one] After a minute away the others may let a bot play.
   *[other] After { $minutes } minutes away the others may let a bot play.
}
table-vote-back = Withdraw the vote
table-invite = Invite somebody here

request-asks = { $name } asks for the seat of the bot { $bot }. Everyone at the table must agree.
request-agreed = { $count ->
    [one] { $name } asks for the seat of the bot { $bot }. You have agreed; one person has not answered.
   *[other] { $name } asks for the seat of the bot { $bot }. You have agreed; { $count } people have not answered.
}
request-mine = { $count ->
    [one] You have asked for the seat of the bot { $bot }: one person has not answered.
   *[other] You have asked for the seat of the bot { $bot }: { $count } people have not answered.
}
request-agree = Agree
request-refuse = Refuse
request-replaced = A bot plays for you.

notice-given = { $name } has seat { $seat }, where a bot played: everyone at the table agreed.
notice-replaced = { $name } is away: a bot plays on seat { $seat }, as everyone present wished.
notice-handed-over = { $name } lets a bot play on seat { $seat }.
notice-back = { $name } plays again on seat { $seat }.
notice-left = { $name } has left seat { $seat } to a bot.

presence-bot = bot, { $level }
presence-bot-for = a bot plays for them
presence-bot-for-me = a bot plays for you

seat-own = My seat
seat-hand-over = Let a bot play
seat-take-back = Play again myself
seat-carry = Go on from another device
seat-leave = Leave the table for good
seat-careful = Ask before moves that cannot be undone

chat = Chat
chat-to = To whom
chat-all = To all
chat-whisper = { $name }, in a whisper
chat-only-to = whispers to { $name }
chat-spectator = from the audience
chat-text = Write a message
chat-say = Send

promise = Promise something
promise-hint = A promise binds nobody: the log keeps it, and that is all.
promise-what = What you promise
promise-who = About whom
promise-amount = How much
promise-aloud = { $name }, before all
promise-alone = { $name }, in private
promise-make = Promise
promise-made-to-all = promises all
promise-made-to = promises { $name }
promise-made-alone = promises { $name }, in private

answer-hint = A bot would do this: { $action }.
answer-hint-why = Why: { $why }.
answer-hint-does = What it does: { $what }.
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
not-opened = A draw was abandoned because you did not open your contribution: you take part in no other at this table.
not-committed = You have nothing to open in this draw.
not-that-contribution = These are not the bytes whose hash you sent.
not-opened-yet = The bytes are opened when the list of hashes is closed.
not-bot-plays = A bot plays for you now: take the seat back first.
not-nobody = There is nobody there.
not-words = A message has 1 to 500 characters.
not-any-more = The match is over.
not-promise = There is no such promise in this game.
not-who = The promise does not say about whom: choose somebody else at the table.
not-number = Fill in a whole number: 0, 1, 2 and so on. Nothing was done.
not-amount = The promise does not say how much: from { $min } to { $max }.
not-here = { $minutes ->
    [one] Nobody who is here can be replaced: a bot plays only for those who have been away for at least a minute.
   *[other] Nobody who is here can be replaced: a bot plays only for those who have been away for at least { $minutes } minutes.
}
not-seated = You have another seat at this table.
not-asked = Nobody asks for that seat any more.
not-asked-alone = Somebody else has asked for that seat, and the table has not answered yet.
not-account = You have an account: sign in on the other device.
not-replaced-ever = At this table nobody is replaced by a bot, however long they are away.
not-too-long-to-change = This match has so many steps already that nothing is taken back or changed any more: play on to its end.
not-too-long = This match has as many steps as a match may have: nothing more is done in it.
not-name-taken = Somebody at this table has a name that looks like yours. Choose another: yours can be changed under Account.

account-title = Account
account-sign-in = Sign in
account-brings = The tables where you play now move to your account.
account-create = Make an account
account-keep = Keep my tables: make an account
account-why = An account keeps your tables on every device. It needs a name and a password, and nothing else.
account-name = Name
account-password = Password
account-old-password = Current password
account-new-password = New password, at least 8 characters
account-make = Make the account
account-created = Account created: your tables belong to it now.
account-rename = Name
account-rename-do = Change the name
account-renamed = The name is changed.
account-change = Password
account-change-do = Change the password
account-changed = The password is changed. All other devices are signed out, and your tokens have ended.
account-leave = Leave
account-sign-out = Sign out
account-everywhere = Sign out on all devices
account-taken = Somebody has that name already, or one that looks like it. Choose another.
account-nameless = Letters or digits are needed here.
account-unfit = A password has 8 to 256 characters.
account-mismatch = Wrong name or password.
account-not-yours = Sign in first: nothing was done.
account-crowded = Too many people are signing in at the moment. Try again shortly.
account-mixed = That name mixes the letters of several alphabets, which could be taken for others. Write it in one.
account-weak = That password is easily guessed. Take a longer one, such as three or four words that do not belong together.
account-change-ends = When you change the password, all other devices are signed out and your tokens end.
account-everywhere-ends = On all devices, this one too; your tokens end as well.

session-title = Where you are signed in
session-why = A device stays signed in until it has not been used for 30 days, and a year at most.
session-unknown = Unknown device
date = { $day }{"\u00A0"}{ $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}{"\u00A0"}{ $year }
session-dates = since { $opened }, last used { $used }
session-here = this device
session-end = Sign out
session-end-one = Sign out “{ $device }”
session-end-others = Sign out all other devices
session-ended = Signed out there. Your tokens are still valid.

administrator-title = Administration
administrator-why = Nobody administers this server yet. When it was started, it printed a code: whoever enters it here becomes the administrator.
administrator-code = Code
administrator-do = Become the administrator
administrator-made = You are the administrator now.
administrator-wrong = Wrong code.

data-title = Your data
data-export-why = All that is kept of you, as a file: account, devices, tokens, tables, and what you said.
data-export = Download my data
data-delete = Delete my account
data-delete-why = Account, devices, tokens and all that you said are deleted. The matches stay, without your name; in those still being played a bot takes your seat. This cannot be undone.
data-delete-sure = Delete my account for good

token-title = Bots of your own
token-why = A token lets a program of yours play in your name, for a year. Nobody else should see it.
token-fresh = This is the token. It is shown only now:
token-label = Description
token-make = Make a token
token-drop = Delete
token-drop-one = Delete “{ $label }”
token-dropped = Token deleted: it is no longer valid.
token-too-many = You have 20 tokens: delete one first.
token-dates = since { $since }, last used { $used }, until { $until }

admin-title = Administration
admin-go = Administer the site
admin-census = Summary
admin-accounts = Accounts
admin-guests = Guests
admin-gathering = Tables that wait for players
admin-playing = Tables being played
admin-over = Matches that are over
admin-closed = Tables that were closed
admin-tables = Tables
admin-none = No table is open.
admin-close = Close
admin-close-sure = Close it for good

speed = Speed of what others do
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-at-once = at once
beats-latest = Latest
beats-next = Next
beats-skip = Skip
beats-since = Since your last turn
beats-play = Play it back on the board
key-space = Space
keys = Keys
keys-number = Goes to the choice with this number, or into the field for a number
keys-enter = Does what has the focus, also confirms
keys-tab = From the question to the list of choices
keys-undo = Undo
keys-hint = Hint
keys-explain = Explains the next thing on the board; with Shift the one before
keys-next = To the next thing that happens
keys-skip = Skips to how things are now
keys-list = This list
keys-close = Close

error-title = Something went wrong
error-nothing-here = There is nothing here.
error-unreadable = The request cannot be read, so nothing was done.
error-too-large = The request is too large, so nothing was done.
error-other-site = The request came from another site, so nothing was done.
error-other-host = This server does not answer to the address that was asked for. Its operator can set it as public-url.
error-too-slow = The request came too slowly, so nothing was done.
error-crowded = The server has too many visitors at the moment. Try again in a while.
error-too-often = { $seconds ->
    [one] Too many requests, so nothing was done. Try again in a second.
   *[other] Too many requests, so nothing was done. Try again in { $seconds } seconds.
}
error-no-game = There is no such game here.
error-no-table = There is no such table here.
error-no-link = This link was used already, has expired or is not valid.
error-setup = A table cannot be opened with these settings.
error-too-many-tables = You have { $tables } tables that wait for players. Begin or leave one of them first.
error-log = The table cannot be opened again: row { $row } of its log is not valid.
error-rules = This table uses a version of the rules that the server does not have.
error-no-fork = From there nobody can play on: only from a moment of a finished match at which somebody had to act.
error-no-seat = There is no such seat at this table.
error-busy = The table is busy: try again in a moment.
error-full = The server’s disk is full or its database may not grow, so nothing was done.
error-store = The server cannot save at the moment, so nothing was done.

replay-of = { $game }: replay
replay-other-eyes = While a match is played, everybody looks back through their own eyes only.
replay-moments = Moments of the match
replay-first = To the start
replay-previous = Previous moment
replay-next = Next moment
replay-last = To the end
replay-row = Row { $row } of { $rows }
replay-beat = moment { $beat } of { $beats }
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-parts = Turn and phase
replay-turn-back = To the start of the turn before
replay-turn-on = To the next turn
replay-eyes = Through the eyes of
replay-all = everybody, nothing hidden
replay-watch = a spectator
replay-show = Show
fork = Play on from here
fork-why = A new table goes on from this very position: you on one seat, bots on the others. The random draws to come are new; what was hidden until here you may have seen in the replay.
fork-seat = You take the seat of
fork-from = Play on from row { $row }
replay-to-table = To the table
replay-record = Download the record
record-not-over = The record holds the secrets of the match: it can be had when the match is over.

fairness-of = { $game }: fairness check
fairness-why = What the random draws of this match (cards, order, dice) depend on, how to check them, and what that guarantees. The page calls all of them dice.
fairness-lesson = This table is a lesson. Its seed was fixed beforehand and is the same for everybody, so that the lesson can be played: nobody drew it, and nobody could add to it. Whoever knows the seed knows all draws. The result counts for nothing.
fairness-made = What the dice are made from
fairness-draw-why = Each browser or program that takes part picks 32 random bytes, and first sends only their hash. When the match is begun, the list of hashes is closed and everybody can see it; only then the bytes are opened. Nothing is shown of them before all are open.
fairness-restarts = { $count ->
    [0] No draw was abandoned.
    [one] One draw was abandoned and begun again.
   *[other] { $count } draws were abandoned and begun again.
}
fairness-draw = Draw { $number }
fairness-draw-open = The list is open: whoever has a seat can still take part.
fairness-draw-redraw = The previous draw was abandoned. Those who took part send new hashes now.
fairness-draw-fixed = The list is closed, and the contributions are being opened.
fairness-draw-done = This draw counts: everything on its list was opened.
fairness-draw-given-up = This draw was abandoned and does not count.
fairness-contributors = Who takes part, by seat:
fairness-contributors-none = No player takes part: the dice come from the server’s seed alone.
fairness-hash = Hash:
fairness-opened = Opened:
fairness-opened-unseen = Opened; shown when all are.
fairness-unopened = Not opened yet.
fairness-late = Not opened in time.
fairness-left = Left before opening.
fairness-digest = All that was fixed before anybody opened, the number of the draw and the hashes above, has this SHA-256 as text:
fairness-older = This match began when contributions were not committed to beforehand. So the server and the player who added last could have chosen the dice together.
draw-no-commitment = { $name } takes no part in the draw: no hash came, as from a browser without scripts.
draw-away = { $name } takes no part in the draw: nobody was there when the list was closed.
draw-not-opened = { $name } takes no part in the draw any more.
draw-late = Draw { $number } of the dice was abandoned and begun again: { $name } did not open in time.
draw-left = Draw { $number } of the dice was abandoned and begun again: { $name } left before opening.
draw-check-good = ✓ Checked by your browser: its bytes are in these dice, and nothing that was fixed before it opened them has been changed.
draw-check-wrong = ⚠ Alarm: what the server says now about this draw is not what your browser saw when it opened its bytes. Do not trust these dice, and keep the record.
draw-check-unused = Your browser opened its bytes in a draw that was abandoned. It had no part in the one that counts.
fairness-commitment = The server drew a secret seed, and published its SHA-256 before anybody sent a hash:
fairness-contributions = What the players added:
fairness-seed = The server’s seed:
fairness-seed-secret = it stays secret until the match is over.
fairness-check = How to check it by hand
fairness-check-commitment = The SHA-256 of each seed must be the one that the server published:
fairness-check-hash = Each hash must be that of the opened bytes, as text: the SHA-256 that the server published and the bytes in lower-case hex, the number of the draw, and the seat counted from 0.
fairness-check-key = The key of the dice is the seed, if nobody took part; otherwise, with n as 8 bytes, lowest first, and the bytes of all who took part in the order of their seats:
fairness-check-dice = The deal draws 32-bit words from ChaCha20 with this key, stream 0; row 1 from stream 1, row 2 from stream 2, and so on.
fairness-check-draw = A draw among n takes a word w; if the low half of w · n is less than 2³² mod n, it takes another. The result, from 0, is:
fairness-check-program = Or download the record and let the program do all of it:
fairness-fork = This match goes on from another one. Its deal and first rows have the dice of that match, which is over. For all later rows the server drew a new seed when the table was opened, and nobody else took part: against the server nothing is guaranteed for them.
fairness-fork-origin = How the dice of that match were drawn
fairness-upto = The deal and the rows up to row { $row }
fairness-after = The rows after row { $row }
fairness-good = What is guaranteed
fairness-good-one = As long as one of those who take part is honest, nobody could choose the dice: not the server, no player, not all the others together. Whatever else goes into the key was fixed before those bytes were opened.
fairness-good-restarts = Whoever does not like the dice can only refuse to open. Then everybody is told who it was, that person takes part no more, the draw begins anew with a new seed and new bytes, and all of it stays on this page and in the record.
fairness-good-later = Dice cannot be changed afterwards: hashes, opened contributions and the record must agree, and anyone can check that.
fairness-good-browser = Your browser keeps its bytes and what it saw when it opened them. At the end of the match it checks that they were used and that nothing was changed, and says so at the table and here.
fairness-bad = What is not guaranteed
fairness-bad-league = If all who take part are in league with whoever runs the server, or are the same person, they can choose the dice together. If you trust nobody, take part: one honest browser is enough, even alone against bots.
fairness-bad-restart = A draw that begins again is a second chance: whoever knows all that was opened may refuse, and be named for it. So count the draws that were abandoned.
fairness-bad-none = Where no player takes part, the server can have drawn many seeds and published the one it liked.
fairness-bad-none-here = That is so at this table.
fairness-bad-knows = Whoever runs the server can know the seed while the match is played, and with it all that is hidden and every die to come.
fairness-bad-drops = Whoever runs the server can close a table whose dice they do not like, or leave somebody out of the draw. The second shows on this page and at the table.

chance = What chance gave
chance-draws = { $draws ->
    [one] There was one draw in this match.
   *[other] There were { $draws } draws in this match.
}
chance-shuffles = A roll is one draw. A shuffle of n cards is a draw among n, then among n − 1, and so on down to two. Results count from 0.
chance-luck = Even fair dice are uneven. Below each table: how often a deviation like this one occurs.
chance-halves = { $draws ->
    [one] One draw by halves, the middle left out
   *[other] { $draws } draws by halves, the middle left out
}
chance-lower = lower half
chance-upper = upper half
chance-among = { $draws ->
    [one] One draw among { $bound }
   *[other] { $draws } draws among { $bound }
}
chance-result = Result
chance-came = Came
chance-expected = Expected
chance-likely = { $matches ->
    [one] With fair dice, a deviation as large as this or larger is seen in about one match in 100.
   *[other] With fair dice, a deviation as large as this or larger is seen in about { $matches } matches in 100.
}
chance-rare = With fair dice, a deviation as large as this is seen in fewer than one match in 100. That happens, but it is worth checking the record.
chance-few = Too few draws to judge
chance-few-why = Here each result is expected fewer than five times: whatever came says nothing about the dice. Only results that came are listed.
chance-rows = Every draw, row by row
chance-rows-why = 3 / 12 says: of twelve results, from 0 to 11, it was 3.
chance-deal = Deal
chance-row = Row { $row }

error-no-token = A valid token is required.
error-not-over = The match is not over.
