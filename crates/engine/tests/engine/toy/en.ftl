why-not-asked = Somebody else is asked.
why-something-else = Something else is asked now.
why-same-bid = Your bid is { $bid } already.
why-not-in-hand = You do not hold this lot.
why-urn-empty = The urn is empty.
why-no-rolls = You have no rolls left.
prompt-bid = Bid for the first turn.
prompt-turn = Roll, draw, or lay { $lots ->
    [one] one lot
   *[other] { $lots } lots
}.
prompt-other = { $seat } is to roll, draw or lay a lot.
prompt-laid = { $seat } turns the lot up or keeps it.
prompt-over = It is over.
label-bid = bid { $bid }
label-lay = lay lot { $lot }
label-turn = turn it up
label-keep = keep it
label-draw = draw a lot
label-roll = roll
event-dealt = { $seat } gets three lots.
event-bid = { $seat } bids.
event-opened = The bids: { $bids }.
event-laid = { $seat } lays lot { $lot }.
event-laid-unseen = { $seat } lays a lot face down.
event-turned = { $seat } turns up lot { $lot }.
event-kept = { $seat } keeps the lot.
event-drawn = { $seat } draws a lot.
event-rolled = { $seat } rolls a { $die }.
score-lots = Lots turned up
label-missing = This one is in English only.
about = Bid, lay lots and roll the die.
edition-toy = the toy
promise-help = I will help you.
promise-toll = If { $who } rolls, I pay { $amount }.
