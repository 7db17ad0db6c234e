# Caligula in English.

## The box

about = Hidden tokens, plots and daggers: choose who will reign, and who will not live to see it.
edition-standard = The original rules
option-own-tokens = Your own tokens on the cards
option-own-tokens-shown = you see their numbers
option-own-tokens-hidden = face down for you too, as in the rulebook

## Names

deck-plebs = Plebs
deck-legionarii = Legionarii
deck-praetoriani = Praetoriani
deck-tribuni = Tribuni
deck-nobiles = Nobiles

pile-coniura = Coniura
pile-pugio = Pugio

cards-coniura-single = { $count ->
    [one] a plain Coniura
   *[other] { $count } plain Coniura
}
cards-coniura-dual = { $count ->
    [one] a dual Coniura
   *[other] { $count } dual Coniura
}
cards-pugio-single = { $count ->
    [one] a plain Pugio
   *[other] { $count } plain Pugio
}
cards-pugio-dual = { $count ->
    [one] a dual Pugio
   *[other] { $count } dual Pugio
}

civitas = { $deck } { $number }
civitas-none = no card

printed-elective = elective { $value }: { $effects }
printed-collective = collective { $value }: { $effects }
printed-negative = negative { $value }: { $effects }

effects-two = { $first } or { $second }
effect-none = do nothing
effect-destroy = destroy a { $deck } card
effect-draw-coniura = draw a Coniura
effect-draw-pugio = draw a Pugio
effect-gain-token = gain a new SPQR token
effect-take-primus = take the Primus inter pares
effect-place-token = place a token from hand
effect-swap-tokens = swap two tokens
effect-remove-token = send a token home
effect-swap-ordo = swap two Ordo cards
effect-swap-civitas = swap the two cards of a deck
effect-swap-sequentia = swap two Sequentia cards
effect-take-back = take back a placed token
effect-lose-point = lose a point
effect-discard-pugio = discard a Pugio symbol
effect-discard-coniura = discard a Coniura symbol

sequentia-draw = everybody draws a Coniura
sequentia-ordo = the Ordo cards go round to the left
sequentia-resolve = resolve { $decks }
sequentia-none = no card

token-yours = your token on { $card }, space { $space }
token-of = { $seat }’s token on { $card }, space { $space }
token-deduced = { $token } (deduced: { $value })
token-none = space { $space } of { $deck } in position { $position } (empty)

score-victory = Victory points
score-conspiracy = Conspiracy points
score-primus = Primus inter pares
score-cards = Cards in hand

## What is going on

prompt-over = The match is over.
prompt-over-no-plot = The match is over: nobody lifted a hand against the last emperor. { $verdict }
prompt-over-survived = The match is over: the last emperor survived. { $verdict }
prompt-over-killed = The match is over: the last emperor fell to the daggers. { $verdict }

prompt-token = Turn { $turn }: which of your tokens do you place, face down?
prompt-token-other = Turn { $turn }: { $seat } is placing a token.
prompt-token-effect = You may place one more token: which one?
prompt-space = Your { $token }: on which card do you place it?
prompt-using-other = { $seat } is about to { $effect }.

prompt-effect = { $card } is in your favour: you may { $effects }, or decline.
prompt-effect-other = { $card } favours { $seat }, who may { $effects }.
prompt-destroy = Which { $deck } card do you destroy? Tokens on it go back to their owners.
prompt-first-token = Two tokens will change places: which is the first?
prompt-second-token = With which other does { $first } change places?
prompt-remove-token = Which token do you send back to its owner’s hand?
prompt-first-ordo = Two Ordo cards will change hands: which is the first?
prompt-second-ordo = With which other does Ordo card { $number } change hands?
prompt-swap-civitas = In which deck do the cards in position 1 and 2 change places?
prompt-first-sequentia = Two Sequentia cards will change places: which is the first?
prompt-second-sequentia = With which other does Sequentia card { $place } ({ $first }) change places?
prompt-penalty = { $card } punishes you: you must { $effects }.
prompt-penalty-other = { $card } punishes { $seat }, who must { $effects }.

recurring-plot = No plot of mine this turn
idle-no-tokens = All your tokens are placed: you are asked again when the cards are resolved.
idle-no-cards = Without cards you take no part in this conspiracy: you go on when it is settled.
idle-passed = You have passed: you go on when this conspiracy is settled.
prompt-start-plot = Do you plot against { $emperor } (life { $life })? It takes at least one Coniura symbol.
prompt-start-plot-laid = { $laid ->
    [one] You have laid one Coniura symbol
   *[other] You have laid { $laid } Coniura symbols
} against { $emperor }: { $next }.
prompt-lay-start = lay more, start the plot, or take back what you laid
prompt-laid-start = start the plot, or take back what you laid
prompt-lay-only = lay more, or take back what you laid
prompt-lay-show = lay more, show them, or take back what you laid
prompt-laid-show = show them, or take back what you laid
prompt-lay-stab = lay more, stab, or take back what you laid
prompt-laid-stab = stab, or take back what you laid
prompt-start-plot-other = { $seat } may start a plot against { $emperor } (life { $life }).
prompt-answer-plot = { $leader } leads the plot against { $emperor } with { $total ->
    [one] one Coniura symbol
   *[other] { $total } Coniura symbols
}: lay { $missing ->
    [one] one more
   *[other] { $missing } more
} to accept, a greater number to raise, or pass for good.
prompt-answer-plot-laid = { $laid ->
    [one] You have laid one Coniura symbol
   *[other] You have laid { $laid } Coniura symbols
}: { $missing ->
    [one] one is enough
   *[other] { $missing } are enough
} to accept, a greater number makes you the leader: { $next }.
prompt-answer-plot-other = { $leader } leads the plot with { $total ->
    [one] one Coniura symbol
   *[other] { $total } Coniura symbols
}: { $seat } may pass, accept with { $missing } more, or raise.

prompt-candidate = You lead the conspiracy: who shall succeed { $emperor }, { $first } or { $second }?
prompt-candidate-other = { $seat } leads the conspiracy and names the successor of { $emperor }: { $first } or { $second }.
prompt-favor-leader = As leader you must place your Favor: on { $emperor }, who reigns ({ $emperor_room } free), or on { $candidate }, the candidate ({ $candidate_room } free)?
prompt-favor = Whom do you favour: { $emperor }, who reigns ({ $emperor_room } free), or { $candidate }, the candidate ({ $candidate_room } free)?
prompt-favor-other = { $seat } may place a Favor: on { $emperor }, who reigns, or on { $candidate }, the candidate.

prompt-defend = { $leader } conspires against { $emperor } (life { $life }, defended by { $defence } so far): do you defend him with a Pugio?
prompt-defend-other = { $seat } may defend { $emperor } with a Pugio (life { $life }, defended by { $defence } so far).
prompt-stab = { $emperor } dies at { $needed ->
    [one] one Pugio symbol
   *[other] { $needed } Pugio symbols
} (life { $life }, defence { $defence }; played so far: { $stabs }): how often do you stab?
prompt-stab-laid = { $laid ->
    [one] You have laid one Pugio symbol
   *[other] You have laid { $laid } Pugio symbols
}, { $stabs } were played before, and { $emperor } dies at { $needed }: { $next }.
prompt-stab-other = { $seat } may stab { $emperor }: { $stabs } of { $needed ->
    [one] one Pugio symbol
   *[other] { $needed } Pugio symbols
} played so far.

## Choices

label-token = Token { $value }
label-civitas = { $card } in position { $position } ({ $printed })
label-destroy = Destroy { $card } in position { $position } ({ $printed })
label-spot-empty = { $deck } in position { $position } (no card)
label-first-token = Swap { $token }
label-second-token = Swap with { $token }
label-remove-token = Send home { $token }
label-take-back = Take back { $token }
label-use = Choose to { $effect }
label-use-none = Choose effect { $number }
label-pass = Do nothing
label-pass-effect = Decline
label-pass-start-plot = Start no plot
label-pass-answer-plot = Pass for good
label-pass-favor = Place no Favor
label-pass-defend = Do not defend him
label-pass-stab = Do not stab
label-ordo = Ordo card { $number } ({ $holder })
label-ordo-none = Ordo card { $number }
label-swap-civitas = Swap { $first } and { $second }
label-swap-civitas-none = Swap the { $deck } cards
label-sequentia = Sequentia card { $place } ({ $sequentia })
label-lay = Lay { $card }
label-defend = Defend him with { $card }
label-done-none = Show the cards laid
label-done-start-plot = { $symbols ->
    [one] Start the plot with one Coniura symbol
   *[other] Start the plot with { $symbols } Coniura symbols
}
label-done-accept = { $total ->
    [one] Accept with one symbol
   *[other] Accept with { $total } symbols
}
label-done-raise = Raise to { $total }
label-done-too-few = Show { $total } (the leader has { $leader })
label-done-stab = { $symbols ->
    [one] Stab once
    [2] Stab twice
   *[other] Stab { $symbols } times
}
label-discard = Discard { $card }
label-lose-victory = Lose a victory point
label-lose-conspiracy = Lose a conspiracy point
label-name = Name { $augustus } (life { $life }, room for { $spaces }, { $points ->
    [one] one point
   *[other] { $points } points
} a turn)
label-name-none = Name candidate { $number }
label-favor-stay = Keep the Favor on { $augustus }
label-favor-emperor = Favor to { $augustus }, who reigns
label-favor-candidate = Favor to { $augustus }, the candidate
label-favor-move = Move the Favor to { $augustus }, the candidate
label-favor-none = Favor to the candidate

## What happened

log-turn-begins = Turn { $turn } begins; { $first } is first.
log-placed = { $seat } places a token on { $card }.
log-placed-own = { $seat } places the { $value } on { $card }.
log-sequentia-reached = Sequentia card { $place }: { $sequentia }.
log-drawn = { $seat } draws { $card }.
log-drawn-unseen = { $seat } draws a card from the { $pile } pile.
log-ordo-passed = The Ordo cards go round to the left. New order: { $order }.
log-seat = { $seat }
log-revealed = { $card } ({ $printed }) is resolved: { $tokens }.
log-revealed-none = { $card } ({ $printed }) is resolved; no token lies on it.
log-shown = { $seat } { $value }
log-nobody = { $card } does nothing for anybody.
log-nobody-suffers = { $card } spares everybody.
log-used = { $seat } chooses to { $effect } ({ $card }).
log-declined = { $seat } declines the effect of { $card }.
log-in-vain = { $seat } could gain nothing from { $card } now.
log-discarded = { $card } leaves the game.
log-turned-up = { $card } is turned up in position { $position } ({ $printed }).
log-destroyed = { $seat } destroys { $card }.
log-token-gained = { $seat } gains the SPQR token { $value }.
log-primus-taken = { $seat } takes the Primus inter pares.
log-primus-taken-from = { $seat } takes the Primus inter pares from { $from }.
log-token = { $seat }’s token on { $deck } in position { $position }, space { $space }
log-tokens-swapped = { $seat } makes two tokens change places: { $first }, and { $second }.
log-token-removed = { $seat } sends home { $token }.
log-ordo-swapped = { $seat } makes { $first } and { $second } swap their Ordo cards.
log-civitas-swapped = { $seat } swaps two cards: now { $first } is in position 1, { $second } in position 2.
log-sequentia-swapped = { $seat } swaps Sequentia cards { $first } and { $second }.
log-took-back = { $seat } has to take back a token from { $deck } in position { $position }, space { $space }.
log-lost-victory = { $seat } loses a victory point.
log-lost-conspiracy = { $seat } loses a conspiracy point.
log-discarded-card = { $seat } discards { $card }.
log-lacks-symbol = { $seat } shows a hand without any { $pile } symbol.
log-nothing-to-lose = { $card } punishes, but finds nothing to take from { $seats }.
log-no-plot = Nobody plots.
log-plot-not-started = { $seat } does not start a plot.
log-plot-started = { $total ->
    [one] { $seat } starts a plot with { $cards }: one symbol.
   *[other] { $seat } starts a plot with { $cards }: { $total } symbols.
}
log-passed = { $seat } stays out of the conspiracy.
log-accepted = { $total ->
    [one] { $seat } joins with { $cards }: one symbol.
   *[other] { $seat } joins with { $cards }: { $total } symbols in all.
}
log-raised = { $seat } raises to { $total } with { $cards } and becomes the leader.
log-plot-settled = { $symbols ->
    [one] The plot is settled: { $leader } leads it with one symbol.
   *[other] The plot is settled: { $leader } leads it with { $symbols } symbols.
}
log-candidate-named = { $seat } names { $augustus } as successor.
log-favor-stayed = { $seat } keeps the Favor on { $augustus }.
log-favor-emperor = { $seat } puts a Favor on { $augustus }, who reigns.
log-favor-candidate = { $seat } puts a Favor on { $augustus }, the candidate.
log-no-favor = { $seat } places no Favor.
log-defended = { $life ->
    [one] { $seat } defends the emperor with { $card }: it now takes one stab.
   *[other] { $seat } defends the emperor with { $card }: it now takes { $life } stabs.
}
log-not-defended = { $seat } does not defend the emperor.
log-stabbed = { $symbols ->
    [one] { $seat } stabs once ({ $cards }): { $total } of { $life }.
    [2] { $seat } stabs twice ({ $cards }): { $total } of { $life }.
   *[other] { $seat } stabs { $symbols } times ({ $cards }): { $total } of { $life }.
}
log-not-stabbed = { $seat } does not stab.
log-emperor-killed = { $symbols ->
    [one] { $augustus } dies: one stab against a life of { $life }.
   *[other] { $augustus } dies: { $symbols } stabs against a life of { $life }.
}
log-emperor-survived = { $symbols ->
    [one] { $augustus } survives: one stab against a life of { $life }.
   *[other] { $augustus } survives: { $symbols } stabs against a life of { $life }.
}
log-conspiracy-point = { $seat } gains a conspiracy point as leader.
log-stabber-point = { $seat } gains a victory point for stabbing the emperor.
log-enthroned = { $augustus } is the new emperor.
log-candidate-turned-up = { $augustus } is a new candidate.
log-favor-rewarded = { $points ->
    [one] { $augustus } rewards { $seat } with one victory point.
   *[other] { $augustus } rewards { $seat } with { $points } victory points.
}
log-fall-begins = The empire falls. Every Favor leaves the emperor, and a last conspiracy begins.
log-ended = The match is over. { $verdict }
verdict-points = { $points ->
    [one] { $winner } wins with one point.
   *[other] { $winner } wins with { $points } points.
}
verdict-primus = { $points ->
    [one] One point each for { $tied }: the Primus inter pares decides, and { $winner } wins.
   *[other] { $points } points each for { $tied }: the Primus inter pares decides, and { $winner } wins.
}
verdict-conspiracy = { $points ->
    [one] One point each for { $tied }: more conspiracy points decide, and { $winner } wins.
   *[other] { $points } points each for { $tied }: more conspiracy points decide, and { $winner } wins.
}
verdict-cards = { $points ->
    [one] One point each for { $tied }: more cards in hand decide, and { $winner } wins.
   *[other] { $points } points each for { $tied }: more cards in hand decide, and { $winner } wins.
}
verdict-shared = { $points ->
    [one] One point each, and nothing decides between { $winners }: they share the win.
   *[other] { $points } points each, and nothing decides between { $winners }: they share the win.
}

## What a choice will do

preview-total = your total here { $before } → { $after }, it takes { $value }
preview-symbols = your symbols { $before } → { $after }
preview-life = his life { $before } → { $after }
preview-daggers = { $daggers } of { $life } daggers
preview-dies = { $daggers } of { $life } daggers: he dies
preview-missing = { $daggers } of { $life } daggers: { $missing ->
    [one] one is missing
   *[other] { $missing } are missing
}
preview-favor = { $points ->
    [0] no points at the end of a turn
    [one] 1 point at the end of each turn in which he reigns
   *[other] { $points } points at the end of each turn in which he reigns
}

## The first game with a guide

lesson-first-token = Ten cards of the city lie open, and each has something to give. You hold six tokens, from −1 to 4. All place one after the other, face down: nobody knows what yours are worth. The lit card is elective ▲: only the highest total gets it, and only from 4 on. It gives a Pugio, a dagger. Take your 4 and put it there.
lesson-first-token-instead = The dagger needs a total of 4, and your 4 reaches it alone. Take the 4, then click the lit card.
lesson-second-token = This card is collective ◆: everybody with a total of 2 or more gets a Coniura, the card that plots are made with. Two rivals are there already, but they take nothing away from you. Your 2 is just enough; a bigger token would be wasted here.
lesson-second-token-instead = On the lit card a 2 is just enough, and your bigger tokens have better places. First the 2, then the card.
lesson-sequence = The row above the cards is the Sequentia. It is gone through from left to right and says which decks are resolved when. Its first card names Nobiles, then Praetoriani: whatever lies there pays soonest. This Nobiles card gives a Coniura to everybody with 3 or more. Put your 3 on it.
lesson-sequence-instead = The Nobiles come first in the Sequentia, and your 3 reaches the value of the lit card. An early card is one you can still use in this turn.
lesson-bluff = Nobody may skip a placement, so the weak tokens have to go somewhere, too. The others only see that something of yours lies there, and may waste a good token against it. Put your −1 on the lit card, where you want nothing. Your last two tokens I place for you; then the cards are resolved.
lesson-bluff-instead = On a card that you want, −1 would lower your total. Put it where you have nothing to lose: on the lit card.
lesson-collective = All tokens are placed, and the Sequentia has begun. The tokens on the first card are turned over: all three of you reach 3. Each may take the effect, the highest total first; among equals, whoever placed first. Draw your Coniura.
lesson-collective-instead = Nobody gains anything if you decline, and plots are made with Coniura cards. Draw it.
lesson-elective = Now the Praetoriani: your 4 against a −1. You have the highest total and reach the value, so you alone get the effect. Draw the Pugio: every † on your cards is a dagger.
lesson-elective-instead = No emperor dies without daggers. You won this card with your best token: take what it gives.
lesson-wait = After each card of the Sequentia anybody may start a plot against the emperor. You could do it now, but the next Sequentia card gives a Coniura to everybody: then you can plot and still keep both dual cards for their daggers. Start no plot this time.
lesson-wait-instead = A card more makes the plot better, and it comes right away. Start no plot yet.
lesson-plot = You have drawn a plain Coniura ◎. Your two dual cards ◎† serve as plot or as dagger, but only once: keep them. Lay the plain one and start the plot with it. The others pass, join with as many symbols, or lay more and take the lead.
lesson-plot-instead = One symbol is enough to begin. Lay the plain Coniura, not a dual one, and then start the plot.
lesson-candidate = One rival has joined, the other stays out, and you lead. Now name who shall reign after Caligvla. Whoever has a Favor on the emperor gets his points at the end of every turn: Galba gives 1, Caracalla gives 2. Name Caracalla, and your Favor goes to him.
lesson-candidate-instead = Galba would give you 1 point a turn, Caracalla 2. He is also harder to kill: that is good for those who have a Favor on him.
lesson-daggers = The one outside has defended Caligvla with a dagger: his life is 4 instead of 3. Lay all the daggers you have, the Pugio and both dual cards, and stab. That makes 3 of 4; then your ally is asked. If he dies, everybody who stabbed gets a point, and the leader another one.
lesson-daggers-instead = He lives if a single dagger is missing. Lay the Pugio and both dual cards one by one, then stab.
lesson-harvest = Caligvla is dead. You have two points, one for the stab and one for leading, and Caracalla reigns. The Sequentia goes on, and your 2 on the Plebs pays: draw the Coniura, which you need for the next plot.
lesson-harvest-instead = Your hand is empty, and this card is free. Draw it.
lesson-farewell = The turn is over: Caracalla has given 2 points to each Favor on him, and you have 4. From here on you play by yourself, against two rivals who play carelessly. After about five turns the empire falls, there is one last plot, and the most points win. If you are stuck, ask for a hint. Vale!

## Why not

why-not-asked = Somebody else has to decide now: wait until you are asked.
why-over = The match is over.
why-something-else = Something else has to be decided now.
why-token-not-in-hand = This token is not in your hand: choose one that is.
why-token-not-gained = This token is still aside: a Civitas card has to give you the 5 first, then the 6.
why-must-place = You cannot pass: while you hold a token and a space is free, you have to place one.
why-no-space = No space of this card is free with so many players: choose another card.
why-no-card = No card lies there.
why-being-resolved = This card is being resolved and is about to leave the game: choose another.
why-no-such-effect = The card has no such effect.
why-effect-in-vain = This effect could not be carried out now: choose another, or decline.
why-other-deck = Only a card of the deck shown can be destroyed.
why-no-token = No token lies there.
why-same-token = This is the token you have chosen already: choose another one to swap it with.
why-no-ordo = No Ordo card with this number is in play: there is one for each player.
why-same-ordo = This is the Ordo card you have chosen already: choose another one to swap it with.
why-not-two-cards = This deck has not got two face-up cards to swap.
why-marker-there = The marker is on this Sequentia card, so it cannot move: choose another.
why-same-sequentia = This is the Sequentia card you have chosen already: choose another one to swap it with.
why-penalty-mandatory = A penalty cannot be declined: choose how to bear it.
why-not-your-token = This token is not yours: you take back one of your own.
why-other-penalty = This card demands something else.
why-no-such-point = You have no such point to lose.
why-no-such-card = You have no more cards of this kind.
why-no-coniura-symbol = This card does not bear the Coniura symbol, which it takes to plot.
why-no-pugio-symbol = This card does not bear the Pugio symbol, which it takes to stab or to defend.
why-cannot-reach = All your Coniura symbols together do not reach the leader’s total: you can only pass.
why-nothing-laid = You have laid nothing yet: lay a card first.
why-too-few = These are fewer symbols than the leader’s: lay more, or take them back and pass.
why-already-laid = You have laid cards: show them, or take them back first.
why-no-candidate = There is no such candidate.
why-leader-must-place = The leader has to place their Favor.
why-favor-stays = Your Favor is on the emperor: it may stay or move to the candidate, but it does not return to your hand.
why-no-favor-space = There is no room for another Favor on him.
why-one-dagger = A defender plays one Pugio and no more.

## The board in the terminal

board-turn = Turn { $turn }
board-fall = The fall of the empire
board-stage-placement = 1 Placement
board-stage-sequentia = 2A Sequence
board-stage-resolution = 2B Resolution
board-stage-plot = 2C Conspiracy: plot
board-stage-favor = 2C Conspiracy: Favor
board-stage-defence = 2C Conspiracy: defence
board-stage-assassination = 2C Conspiracy: assassination
board-stage-over = The game is over
board-blood-shed = an emperor has died: no more plots this turn
board-ordo = Ordo

board-everybody-draws = everybody draws a Coniura
board-ordo-to-the-left = Ordo cards to the left

board-civitas = Civitas
board-plebs = Plebs
board-legionarii = Legionarii
board-praetoriani = Praetoriani
board-tribuni = Tribuni
board-nobiles = Nobiles
board-no-card = no card
board-elective = elective
board-collective = collective
board-negative = negative
board-destroy = destroy { $deck }
board-draw-coniura = draw Coniura
board-draw-pugio = draw Pugio
board-gain-token = gain the 5 or 6
board-take-primus = take the Primus
board-place-token = place a token
board-swap-tokens = swap two tokens
board-remove-token = send a token home
board-swap-ordo = swap two Ordo
board-swap-civitas = swap cards 1, 2
board-swap-sequentia = swap two Sequentia
board-take-back = take back a token
board-lose-point = lose a point
board-discard-pugio = discard Pugio
board-discard-coniura = discard Coniura

board-emperor = Emperor
board-candidate = Candidate { $number }
board-life = life
board-points = points
board-favor = Favor
board-piles = Piles
board-coniura = Coniura
board-pugio = Pugio
board-lowest = lowest:
board-augustus-deck = Augustus

board-players = Players
board-primus = Primus inter pares
board-you = (you)
board-tokens = tokens
board-favor-in-hand = in hand
board-favor-emperor = emperor
board-favor-candidate = candidate
board-your-hand = Your hand
board-cards = cards
board-laid = laid

board-coming-sequentia = When all tokens are placed, the Sequentia runs from 1 to 6; after each of its cards there may be a plot.
board-coming-card = Next the Sequentia goes on.
board-being-resolved = Being resolved: { $deck } { $position }
board-effect-for = effect for
board-plot = Conspiracy
board-no-leader = nobody has started a plot yet
board-leader = leader
board-conspirators = conspirators
board-passed = passed
board-symbols = symbols shown
board-named = candidate named
board-defence = Pugio in defence
board-stabs = Pugio against

board-legend-elective = the highest total takes it
board-legend-collective = all who reach the value
board-legend-negative = strikes all below the value
board-legend-token = token of A worth 2
board-legend-hidden = face down
board-legend-deduced = face down, but it can only be 2
board-legend-free = free
board-legend-closed = closed: too few players
board-legend-face-down = left in the deck
board-legend-dual = both symbols, own pile first
board-legend-points = victory + conspiracy
board-legend-in-hand = in hand / owned

## The table in the browser

table-skip = To the list of choices
table-choices = All choices as a list
table-augusti = Emperor and candidates
table-sequentia = Sequentia
table-asked = is asked now
table-augustus-points = { $points ->
    [one] one point a turn for each Favor on him
   *[other] { $points } points a turn for each Favor on him
}
table-life = life { $life }
table-life-now = life { $life }, Pugio in his defence { $defence }, against him { $stabs }
table-favor-free = { $free ->
    [0] no Favor space free
    [one] one Favor space free
   *[other] { $free } Favor spaces free
}
table-augusti-left = { $count ->
    [one] one emperor left in the Augustus deck
   *[other] { $count } emperors left in the Augustus deck
}
table-pile = { $count ->
    [one] { $pile } pile: one card
   *[other] { $pile } pile: { $count } cards
}
table-pile-bottom = at the bottom, the first to come up first: { $cards }
table-pile-top = above them: { $cards }
table-deck = { $count ->
    [one] { $deck }: one card face down
   *[other] { $deck }: { $count } cards face down
}
table-position = position { $position }
table-done = done
table-chosen = chosen
table-marker = the marker is here
table-token-known = { $token }: { $value }
table-token-deduced = { $token }, face down: deduced, it can only be { $value }
table-token-hidden = { $token }, face down: it could be { $values }
table-value = { $value }
table-held = { $token }, about to be placed
table-victory = { $count ->
    [one] one victory point
   *[other] { $count } victory points
}
table-conspiracy = { $count ->
    [one] one conspiracy point
   *[other] { $count } conspiracy points
}
table-total = { $count ->
    [one] one point in all
   *[other] { $count } points in all
}
table-tokens-in-hand = { $hand } of { $owned } tokens in hand
table-gained = has gained the { $value }
table-cards-in-hand = { $pile } cards in hand: { $count }
table-cards-known = { $pile } cards in hand: { $count }; everybody knows of { $known }
table-list = { $list }
table-leads = leads
table-joins = joins
table-passed = passed
table-shown = { $count ->
    [one] one Coniura symbol shown
   *[other] { $count } Coniura symbols shown
}
table-stabs = { $count ->
    [one] one Pugio symbol played
   *[other] { $count } Pugio symbols played
}
table-meter = { $stabs } of { $needed } Pugio symbols
table-defence = Pugio in his defence: { $count }

## How to play

primer-aim = The aim
primer-aim-points = Most points after about five turns win.
primer-aim-favor = A Favor on the emperor earns his points at the end of every turn.
primer-aim-daggers = When an emperor dies, everybody who stabbed gets a point, and the leader of the conspiracy one more.
primer-turn = A turn
primer-turn-place = In turn, place your tokens face down on the cards of the city, until all are placed.
primer-turn-sequence = Then the Sequentia row is gone through from left to right: it says which decks are resolved.
primer-turn-resolve = Tokens are shown and added up. Elective: the highest total takes the effect. Collective: all who reach the number. Negative: it strikes those who do not.
primer-turn-plot = After each Sequentia card there may be a conspiracy: most snakes lead it. The leader names who shall reign next; the conspirators place Favors.
primer-turn-kill = Then the daggers fall: as many as his life kill the emperor. Those outside may defend him with one each.
primer-end = How it ends
primer-end-fall = When a turn ends with fewer than ten cards open, the empire falls after a last conspiracy.
primer-end-tie = In a tie the Primus inter pares wins.
primer-watch = What to watch
primer-watch-cards = Gather snakes and daggers early. A card with both symbols serves only once.
primer-watch-tokens = The 5 and the 6 win cards for the rest of the match.
primer-watch-favor = A Favor needs a free circle. Caligula has none: he is there to be killed.
primer-watch-bluff = Tokens lie face down: bluff, talk, promise. Nothing binds.

## What everything means

term-player = Player
term-player-is = The letter and the colour of a player: all pieces of that player have them.
term-turn = Turn
term-turn-is = The turn under way, in Roman numerals. A match has five, or one more or fewer when cards are destroyed or swapped.
term-stage = Phase
term-stage-is = What is being done now. A turn has three phases: everybody places tokens, the cards are resolved with a possible conspiracy after each Sequentia card, the emperor gives points.
term-fall = The fall
term-fall-is = There are no longer ten Civitas cards. After one last conspiracy, without Favors, the match is over.
term-blood = Blood was shed
term-blood-is = An emperor has died in this turn: nobody can plot again before the next one.
term-asked = To decide
term-asked-is = This player decides now; everybody else waits.
term-emperor = The emperor
term-emperor-is = He reigns. Whoever has a Favor on him gets his points at the end of every turn. Enough daggers kill him; then the candidate named by the leader reigns.
term-candidate = Candidate
term-candidate-is = One of the two who can follow. The leader of a conspiracy names one of them; if the emperor dies, he reigns, and the Favors on him stay.
term-life = Life
term-life-is = So many Pugio symbols kill him. Red daggers have been played against him; those with a green edge were added by defenders.
term-favor = Favor
term-favor-is = Everybody has one Favor. Placed on an emperor, it earns his points every turn. It needs a free circle, and it is placed only during a conspiracy, by those who take part.
term-reward = Points of the emperor
term-reward-is = At the end of each turn every Favor on him earns so many victory points, as long as he reigns.
term-augustus-deck = Augustus deck
term-augustus-deck-is = The emperors still to come. When one dies, a new candidate is turned up from here.
term-coniura = Coniura
term-coniura-is = With its snake one starts, joins or leads a conspiracy.
term-pugio = Pugio
term-pugio-is = A dagger. Conspirators play it against the emperor, those outside the conspiracy may play one each to defend him. Whoever stabs an emperor who dies gets a victory point.
term-dual = Card with both symbols
term-dual-is = It serves once: as a snake in the conspiracy or as a dagger in the assassination. Then it goes under the pile of its first symbol.
term-copies = Several alike
term-copies-is = So many cards of this kind lie here.
term-pile-bottom = Bottom of the pile
term-pile-bottom-is = Cards that were played and lie at the bottom, the next to come up first. Everybody has seen them.
term-sequentia = Sequentia
term-sequentia-is = The row of six cards decides in which order things happen in this turn, from left to right. The number is the place in the row, a tick means done.
term-marker = Marker
term-marker-is = It lies on the Sequentia card that is being resolved.
term-sequentia-resolve = Decks to resolve
term-sequentia-resolve-is = Of each deck named here, from top to bottom, the card in position 1 is resolved.
term-sequentia-draw = Everybody draws
term-sequentia-draw-is = All players draw a Coniura card, in turn order.
term-sequentia-ordo = Ordo to the left
term-sequentia-ordo-is = All pass their Ordo card to the left: the turn order changes at once.
term-deck = Deck of Civitas cards
term-deck-is = One of the five parts of the city: Plebs, Legionarii, Praetoriani, Tribuni, Nobiles. The number says how many cards it still has face down.
term-civitas = Civitas card
term-civitas-is = Tokens are placed here face down. When its deck is resolved they are shown, each player’s are added up, and the totals decide who gets the effect or suffers it.
term-elective = Elective card
term-elective-is = Only the highest total gets the effect, if it is at least the number after ≥. Among equals the token further left counts. One may decline.
term-collective = Collective card
term-collective-is = Everybody whose total is at least the number after ≥ gets the effect, the highest first. One may decline.
term-negative = Negative card
term-negative-is = It strikes everybody whose total is below the number after <, also those without a token here.
term-position = Position
term-position-is = Of each deck two cards lie open: the card in position 1 is resolved next, the one in position 2 moves up then.
term-card-number = Number of the card
term-card-number-is = Only a name for it, as in the list of all cards. It counts for nothing.
term-aut = AVT
term-aut-is = Latin for “or”: of the two effects one is chosen.
term-space = Free space
term-space-is = Room for one token. The spaces are filled from left to right, and among equals the token further left wins.
term-space-closed = Closed space
term-space-closed-is = It opens only with more players.
term-token = SPQR token
term-token-is = Its number counts on the card where it lies. Everybody has −1, 0, 1, 2, 3 and 4; the 5 and the 6 have to be gained.
term-token-hidden = Token face down
term-token-hidden-is = Nobody knows its number until the card is resolved. The letter says whose it is.
term-token-deduced = Deduced number
term-token-deduced-is = The token lies face down, but after all that was shown it can only be this number.
term-tokens-in-hand = Tokens
term-tokens-in-hand-is = How many tokens are in hand, and how many there are in all. The others lie on cards.
term-destroy = Destroy a card
term-destroy-is = A face-up card of this deck leaves the game, its tokens go home, and the next card takes its place. So the deck runs out sooner, and with it the match.
term-draw-coniura = Draw a Coniura
term-draw-coniura-is = Take the top card of the Coniura pile: a snake, for the conspiracies to come.
term-draw-pugio = Draw a Pugio
term-draw-pugio-is = Take the top card of the Pugio pile: a dagger.
term-gain-token = Gain a token
term-gain-token-is = First the 5, then the 6: a stronger token for the rest of the match.
term-take-primus = Take the Primus inter pares
term-take-primus-is = Take it from whoever has it. It decides a tie at the end.
term-place-token = Place a token
term-place-token-is = Put one more token from the hand on a card, face down.
term-swap-tokens = Swap two tokens
term-swap-tokens-is = Two tokens on cards change places, whosever they are, unseen.
term-remove-token = Send a token home
term-remove-token-is = One token on a card goes back to its owner’s hand, unseen.
term-swap-ordo = Swap two Ordo cards
term-swap-ordo-is = Two Ordo cards change hands, and with them the places in the turn order, at once.
term-swap-civitas = Swap the cards of a deck
term-swap-civitas-is = The cards in positions 1 and 2 of a deck change places, with their tokens.
term-swap-sequentia = Swap two Sequentia cards
term-swap-sequentia-is = Two cards of the row change places, not the one under way. So one may come twice and another not at all.
term-take-back = Take back a token
term-take-back-is = A penalty: one of your own tokens goes back to your hand and counts nowhere.
term-lose-point = Lose a point
term-lose-point-is = A penalty: a victory point or a conspiracy point is lost, if there is one.
term-discard-pugio = Discard a Pugio
term-discard-pugio-is = A penalty: a card with a dagger goes back under its pile.
term-discard-coniura = Discard a Coniura
term-discard-coniura-is = A penalty: a card with a snake goes back under its pile.
term-show-symbols = Show the cards
term-show-symbols-is = The cards laid are shown to all, and their symbols count.
term-pass = To decline
term-pass-is = Nothing is played or used. What that means now, the question says.
term-ordo = Ordo card
term-ordo-is = The place in the turn order: I places first, and is asked first whether to plot.
term-points = Points
term-points-is = Victory points and conspiracy points together. Whoever has most at the end wins.
term-victory = Victory points
term-victory-is = They come from a Favor on the emperor at the end of a turn, and from stabbing an emperor who dies.
term-conspiracy = Conspiracy points
term-conspiracy-is = One for leading a conspiracy that kills the emperor. They count like victory points and help in a tie.
term-primus = Primus inter pares
term-primus-is = First among equals: it is no point, but of those who are equal at the end its holder wins.
term-cards-in-hand = Plot cards in hand
term-cards-in-hand-is = How many cards of each pile this player holds. Which they are, only the owner sees, unless all can work it out.
term-cards-known = Known cards
term-cards-known-is = Everybody can work out that these are in the hand.
term-resolving = Being resolved
term-resolving-is = The tokens on this card are shown now, and its effect is carried out by those who are named.
term-plot = Conspiracy
term-plot-is = Who shows most snakes leads it. The leader names a candidate, Favors are placed, then the daggers decide whether the emperor dies.
term-leads = Leader
term-leads-is = Has shown most snakes, names the candidate, and gets a conspiracy point if the emperor dies.
term-joins = Conspirator
term-joins-is = Has shown as many snakes as the leader: may place a Favor, and stab.
term-passed = Passed
term-passed-is = Is out of this conspiracy, and may defend the emperor with one dagger.
term-symbols-shown = Snakes shown
term-symbols-shown-is = So many Coniura symbols lie before this player. The others match them, raise, or pass.
term-stabs = Daggers played
term-stabs-is = Daggers against the emperor, and how many it takes to kill him.
term-defence = Defence
term-defence-is = Daggers played for the emperor: each adds one to his life in this conspiracy.

## Promises

promise-join-plot = I will join a plot against the emperor.
promise-stab = I will stab the emperor with at least { $amount } Pugio.
promise-spare-tokens = I will leave the tokens of { $who } where they are.

# Why a hint would do something: “Why: …”.

reason-token-reaches = there is a card on which your total reaches what it asks with this token
reason-token-spares = there is a card whose penalty it spares you
reason-token-halfway = there is a card that it and one more token would win you
reason-token-low = it does little anywhere, and better tokens stay in hand
reason-space-reaches = your total there reaches what the card asks
reason-space-spares = it spares you the penalty of this card
reason-space-halfway = with one more token there you would reach what the card asks
reason-space-low = the token gains nothing better elsewhere, or takes a space from the others
reason-effect = it helps you more than declining
reason-no-effect = nothing that is offered would help you now
reason-plot = your Coniura cards promise to lead or join a plot that pays
reason-no-plot = a plot would cost more than it promises now
reason-name = under this emperor your Favor would bring most, and the others’ less
reason-candidate = the daggers of the others are hidden, but { $death ->
    [likely] the emperor will probably die
    [even] the emperor may well die
   *[unlikely] should the emperor die after all, this Favor will pay more
}
reason-emperor = the daggers of the others are hidden, but without you against him { $survival ->
    [likely] the emperor will probably survive
    [even] the emperor may well survive
   *[unlikely] he can still survive, and then this Favor pays more
}
reason-defend = it may save an emperor whose death would cost you more
reason-no-defence = the dagger would hardly change anything, or his death suits you
reason-stab = it brings his death nearer, and a stab earns a point
reason-least-loss = of what you must give it is what you miss least
