# The words of the house. Each game has its own in games/*/text.

house = Ludi Romani
skip = To the content
settings = Language, light or dark
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
front-seats = { $min } to { $max } players
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
open-empty = whoever comes
open-here = somebody on this device
open-here-name = Name
open-visibility = Who finds it
open-by-link = only those with the link
open-to-all = everyone
open-language = Language of the table
open-absence = If somebody goes away
open-absence-usual = as usual
open-absence-hint = Usually friends wait; at a table that all may find, a bot may be voted for after 10 minutes.
open-absence-never = wait, however long
open-absence-after = vote after { $minutes } minutes

level-random = plays at random
level-heuristic = expert

gathering-waits = Some players are still missing.
gathering-full = Every seat is taken: you can begin.
gathering-closed = The table is closed.
gathering-begin = Begin
gathering-fill = { $level ->
    [random] Fill with bots that play at random
   *[other] Fill with expert bots
}
gathering-leave = Leave the seat
gathering-open = The table is open to everyone: the front page lists it.
gathering-by-link = The table is private: send the address of this page to whom you like.
gathering-absence-never = Whoever goes away keeps the seat, and is waited for.
gathering-absence = { $minutes ->
    [one] Whoever is away for a minute may be replaced by a bot, if all who are present wish so, and can take the seat back at any time.
   *[other] Whoever is away for { $minutes } minutes may be replaced by a bot, if all who are present wish so, and can take the seat back at any time.
}
gathering-dice = In the draw of the dice so far: { $names }.
gathering-dice-nobody = Nobody takes part in the draw of the dice yet. If nobody does, they come from the house alone.
gathering-dice-fixed = The list is closed, and the contributions are being opened: { $names }.
gathering-drawing = The dice are being drawn, and then the match begins.

invitation-title = A seat at { $game }
invitation-empty = Seat { $seat } is waiting for you.
invitation-bot = A bot, { $name }, plays on seat { $seat }. The seat is yours when every person at the table has agreed.
invitation-ask = Ask for the seat
invitation-device = Here you can go on playing as { $name }. The link serves once.
invitation-go-on = Go on here
invitation-known = This browser is known as { $name } so far, and will be so no more: tables of a guest with that name can then be reached only from other devices.

curtain-title = { $name } is next
curtain-text = Hand the device to { $name }. Everybody else look away.
curtain-lift = I am { $name }: show the table

table-final = This cannot be taken back.
table-sure = Yes, do it
table-think = Think again
table-hint = Hint
table-link = Whoever opens this secret address first takes the seat. It is shown only now:
table-link-bot = Whoever opens this secret address may ask for the seat, and gets it when everyone at the table agrees; you have agreed by giving it. It is shown only now:
table-link-device = Open this secret address on your other device within 15 minutes: it serves once. Give it to nobody else, since whoever opens it plays as you. It is shown only now:
table-next = To the rematch
table-replay = Replay
table-fairness = The dice
table-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
table-vote = Let a bot play meanwhile
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
seat-careful = Ask before what cannot be taken back

chat = Talk
chat-to = To whom
chat-all = To all
chat-whisper = { $name }, in a whisper
chat-only-to = whispers to { $name }
chat-spectator = from the audience
chat-text = Say something
chat-say = Say

promise = Promise something
promise-hint = A promise binds nobody: the log keeps it, and that is all.
promise-what = What you say
promise-who = Of whom
promise-amount = How much
promise-aloud = { $name }, before all
promise-alone = { $name }, in private
promise-make = Promise
promise-made-to-all = promises all
promise-made-to = promises { $name }
promise-made-alone = promises { $name }, between the two of them

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
not-opened = A draw was given up because you did not open: you take part in no other at this table.
not-committed = You have nothing to open in this draw.
not-that-contribution = These are not the bytes whose hash you sent.
not-opened-yet = The bytes are opened when the list of hashes is closed.
not-bot-plays = A bot plays for you now: take the seat back first.
not-nobody = There is nobody there.
not-words = A line has one to 500 letters.
not-any-more = The match is over.
not-promise = Nobody promises that in this game.
not-who = The promise does not say of whom: name somebody else at the table.
not-amount = The promise does not say how much: from { $min } to { $max }.
not-here = { $minutes ->
    [one] Nothing was done: a bot comes only for somebody who has been away for a minute.
   *[other] Nothing was done: a bot comes only for somebody who has been away for { $minutes } minutes.
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
account-brings = The tables where you sit now come along.
account-create = Make an account
account-keep = Keep my tables: make an account
account-why = An account keeps your tables on every device. It needs a name and a password, and nothing else.
account-name = Name
account-password = Password
account-old-password = Password so far
account-new-password = New password, at least 8 characters
account-make = Make the account
account-created = The account is yours, and your tables with it.
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
account-mismatch = Name and password do not fit together.
account-not-yours = Only whoever has signed in can do that, and nothing was done.
account-crowded = Many are signing in just now. Try again in a moment.
account-mixed = That name mixes the letters of several alphabets, which could be taken for others. Write it in one.
account-weak = That password is easily guessed. Take a longer one, such as three or four words that do not belong together.
account-change-ends = When you change the password, all other devices are signed out and your tokens end.
account-everywhere-ends = On all devices, this one too; your tokens end as well.

session-title = Where you are signed in
session-why = A device stays signed in until it has not been used for 30 days, and a year at most.
session-unknown = Unknown device
session-dates = since { $opened }, last used { $used }
session-here = this device
session-end = Sign out
session-end-one = Sign out “{ $device }”
session-end-others = Sign out all other devices
session-ended = Signed out there. Your tokens still hold.

administrator-title = Look after the house
administrator-why = Nobody looks after this house yet. When it was started, it printed a code: whoever enters it here becomes the administrator.
administrator-code = Code
administrator-do = Become the administrator
administrator-made = You look after the house now.
administrator-wrong = That code opens nothing.

data-title = Your data
data-export-why = All that is kept of you, as a file: account, devices, tokens, tables, and what you said.
data-export = Download my data
data-delete = Delete my account
data-delete-why = Account, devices, tokens and all that you said are deleted. The matches stay, without your name; in those still being played a bot takes your seat. This cannot be undone.
data-delete-sure = Delete my account for good

token-title = Bots of your own
token-why = A token lets a program of yours play in your name, for a year. Nobody else should see it.
token-fresh = This is the token. It is shown only now:
token-label = What it is for
token-make = Make a token
token-drop = Drop
token-drop-one = Drop “{ $label }”
token-dropped = The token opens nothing any more.
token-too-many = You have 20 tokens: drop one first.
token-dates = since { $since }, last used { $used }, until { $until }

admin-title = The house
admin-go = Look after the house
admin-census = How much there is
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

trouble = That did not work
trouble-nothing-here = There is nothing here.
trouble-unreadable = What was asked cannot be read, so nothing was done.
trouble-too-large = This is too large, so nothing was done.
trouble-other-site = This came from another site, so nothing was done.
trouble-other-host = This house does not answer to the address that was asked for. Whoever runs it can set it as public-url.
trouble-too-slow = What was sent came too slowly, so nothing was done.
trouble-crowded = The house has too many visitors at the moment. Try again in a while.
trouble-too-often = { $seconds ->
    [one] That was too often, so nothing was done. Try again in a second.
   *[other] That was too often, so nothing was done. Try again in { $seconds } seconds.
}
trouble-no-game = There is no such game here.
trouble-no-table = There is no such table here.
trouble-no-link = This link was used already, has lapsed or never was one: it leads to no seat.
trouble-setup = A table cannot be opened like that.
trouble-too-many-tables = You have { $tables } tables that wait for players. Begin or leave one of them first.
trouble-log = The table cannot be opened again: row { $row } of its log does not hold.
trouble-rules = The table is played by other rules than this house has now.
trouble-no-fork = From there nobody can play on: only from a moment of a finished match at which somebody had to act.
trouble-no-seat = There is no such seat at this table.
trouble-busy = The table is busy: try again in a moment.
trouble-full = The server’s disk is full or its database may not grow, so nothing was done.
trouble-store = The house cannot write its books now, so nothing was done.

replay-of = { $game }: replay
replay-other-eyes = While a match is played, everybody looks back through their own eyes only.
replay-moments = Moments of the match
replay-first = To the deal
replay-previous = One moment back
replay-next = One moment on
replay-last = To the last row
replay-row = Row { $row } of { $rows }
replay-beat = moment { $beat } of { $beats }
replay-eyes = Through the eyes of
replay-all = everybody, nothing hidden
replay-watch = a spectator
replay-show = Show
fork = Play on from here
fork-why = A new table goes on from this very position: you on one seat, bots on the others. The dice to come are new; what was hidden until here you may have seen in the replay.
fork-seat = You take the seat of
fork-from = Play on from row { $row }
replay-to-table = To the table
replay-record = Download the record
record-not-over = The record holds the secrets of the match: it can be had when the match is over.

fairness-of = { $game }: where the dice come from
fairness-why = Here is what the dice of this table are made from, how to check them, and what that is good for.
fairness-made = What the dice are made from
fairness-draw-why = Each browser or program that takes part picks 32 random bytes, and first sends only their hash. When the match is begun, the list of hashes is closed and everybody can see it; only then the bytes are opened. Nothing is shown of them before all are open.
fairness-restarts = { $count ->
    [0] No draw was given up.
    [one] One draw was given up and begun anew.
   *[other] { $count } draws were given up and begun anew.
}
fairness-draw = Draw { $number }
fairness-draw-open = The list is open: whoever has a seat can still take part.
fairness-draw-redraw = The draw before was given up. Those who took part send new hashes now.
fairness-draw-fixed = The list is closed, and the contributions are being opened.
fairness-draw-done = This draw counts: everything on its list was opened.
fairness-draw-given-up = This draw was given up and counts for nothing.
fairness-contributors = Who takes part, by seat:
fairness-contributors-none = No player takes part: the dice come from the seed of the house alone.
fairness-hash = Hash:
fairness-opened = Opened:
fairness-opened-unseen = Opened; shown when all are.
fairness-unopened = Not opened yet.
fairness-late = Not opened in time.
fairness-left = Left before opening.
fairness-digest = All that was fixed before anybody opened, the number of the draw and the hashes above, has this SHA-256 as text:
fairness-older = This match began when contributions were not committed to beforehand. So the house and the player who added last could have chosen the dice together.
draw-no-commitment = { $name } takes no part in the draw: no hash came, as from a browser without scripts.
draw-away = { $name } takes no part in the draw: nobody was there when the list was closed.
draw-not-opened = { $name } takes no part in the draw any more.
draw-late = Draw { $number } of the dice was given up and begun anew: { $name } did not open in time.
draw-left = Draw { $number } of the dice was given up and begun anew: { $name } left before opening.
draw-check-good = ✓ Checked by your browser: its bytes are in these dice, and nothing that was fixed before it opened them has been changed.
draw-check-wrong = ⚠ Alarm: what the house tells now about this draw is not what your browser saw when it opened its bytes. Do not trust these dice, and keep the record.
draw-check-unused = Your browser opened its bytes in a draw that was given up. It had no part in the one that counts.
fairness-commitment = The house drew a secret seed, and published its SHA-256 before anybody sent a hash:
fairness-contributions = What the players added:
fairness-seed = The seed of the house:
fairness-seed-secret = it stays secret until the match is over.
fairness-check = How to check it by hand
fairness-check-commitment = The SHA-256 of each seed must be the one that the house published:
fairness-check-hash = Each hash must be that of the opened bytes, as text: the house’s SHA-256 and the bytes in lower-case hex, the number of the draw, and the seat counted from 0.
fairness-check-key = The key of the dice is the seed, if nobody took part; else, with n as 8 bytes, lowest first, and the bytes of all who took part in the order of their seats:
fairness-check-dice = The deal draws 32-bit words from ChaCha20 with this key, stream 0; row 1 from stream 1, row 2 from stream 2, and so on.
fairness-check-draw = A draw among n takes a word w; if the low half of w · n is less than 2³² mod n, it takes another. The result, from 0, is:
fairness-check-program = Or download the record and let the program do all of it:
fairness-fork = This match goes on from another one. Its deal and first rows have the dice of that match, which is over. For all later rows the house drew a new seed when the table was opened, and nobody else took part: against the house nothing is promised for them.
fairness-fork-origin = How the dice of that match were drawn
fairness-upto = The deal and the rows up to row { $row }
fairness-after = The rows after row { $row }
fairness-good = What is promised
fairness-good-one = As long as one of those who take part is honest, nobody could choose the dice: not the house, no player, not all the others together. Whatever else goes into the key was fixed before those bytes were opened.
fairness-good-restarts = Whoever does not like the dice can only refuse to open. Then everybody is told who it was, that person takes part no more, the draw begins anew with a new seed and new bytes, and all of it stays on this page and in the record.
fairness-good-later = Dice cannot be changed afterwards: hashes, openings and the record must fit together, and anyone can check that.
fairness-good-browser = Your browser keeps its bytes and what it saw when it opened them. At the end of the match it checks that they were used and that nothing was changed, and says so at the table and here.
fairness-bad = What is not promised
fairness-bad-league = If all who take part are in league with the house, or are the house, they can choose the dice together. Whoever doubts all the others should take part: one honest browser is enough, also alone against bots.
fairness-bad-restart = A draw that begins anew is a second chance: whoever knows all that was opened may refuse, and be named for it. So count the draws that were given up.
fairness-bad-none = Where no player takes part, the house can have drawn many seeds and published the one it liked.
fairness-bad-none-here = That is so at this table.
fairness-bad-knows = Whoever runs the house can know the seed while the match is played, and with it all that is hidden and every die to come.
fairness-bad-drops = A house can give up a whole table whose dice it does not like, or leave somebody out of the draw. The second shows on this page and at the table.

chance = What chance gave
chance-draws = { $draws ->
    [one] There was one draw in this match.
   *[other] There were { $draws } draws in this match.
}
chance-shuffles = A roll is one draw. A shuffle of n cards is a draw among n, then among n − 1, and so on down to two. Results count from 0.
chance-luck = Even fair dice are uneven. Below each table stands how often they are as uneven as here.
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
    [one] Of 100 such matches with fair dice, about one would be as uneven as this, or more.
   *[other] Of 100 such matches with fair dice, about { $matches } would be as uneven as this, or more.
}
chance-rare = Of 100 such matches with fair dice, fewer than one would be as uneven as this. That happens, but it is worth checking the record.
chance-few = Draws too few to judge
chance-few-why = Here each result is expected fewer than five times: whatever came says nothing about the dice. Only results that came are listed.
chance-rows = Every draw, row by row
chance-rows-why = 3 / 12 says: of twelve results, from 0 to 11, it was 3.
chance-deal = Deal
chance-row = Row { $row }

trouble-no-token = This needs a token of yours, or the one that was given is nobody’s.
trouble-not-over = The match is not over.
