# History of the Roman Empire in English.

## The box

about = Lead a Roman faction and barbarian peoples through seven turns of empire, and score with both.
edition-standard = Standard
option-bribery = Paying barbarians (section 16)
option-bribery-off = nobody pays them
option-bribery-on = a faction under attack may offer points
option-favor = God’s favour (section 17)
option-favor-off = the card stays in the box
option-favor-on = it replaces one wrath of God

## Names

faction = { $seat } ({ $name })
faction-nobody = faction { $number }
side-legions = Legions of { $faction }
side-people = { $name }
side-provincials = Rebels
side-rebel-legions = Rebel legions of { $faction }
side-rebel-armies = Rebel { $name }
side-legions-within = legions of { $faction }
side-provincials-within = Rebels
side-rebel-legions-within = Rebel legions of { $faction }
diocese = { $name }
card = { $number } { $name }
die = { $die }
token-people = { $number }: { $people }, strength { $strength }, from { $start }
token-emperor = { $number }: { $emperor }, { $bonus }
bonus-legions = { $count ->
    [one] 1 extra legion
   *[other] { $count } extra legions
}
bonus-die = a third die in attacks
bonus-attack = +{ $count } in attacks
bonus-ties = wins ties in attacks
bonus-provinces = a point for each province
bonus-none = no bonus
way-clear = over a clear border
way-difficult = over a difficult border
way-strait = over a strait
way-sea = by sea
camp-roman = Roman
camp-barbarian = barbarian
grade-presence = presence
grade-dominance = dominance
grade-control = control
throw-attacker = the attacker wins
throw-defender = the defender wins
throw-tie = a tie, thrown again

score-roman = Roman points
score-barbarian = Barbarian points
score-emperor = Last emperor (breaks ties)

## Event cards

effect-kingdom = kingdom in { $start }: { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}, a city{ $loot ->
    [0] {""}
    [one] { " " }(1 point more in loot)
   *[other] { " " }({ $loot } points more in loot)
} and a fort
effect-tribe = tribe in { $start }: { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}
effect-revolt = { $count ->
    [one] 1 Rebel rises
   *[other] { $count } Rebels rise
} in a province of another player in { $dioceses }
effect-barbarian-rebellion = { $count ->
    [one] an army of another player’s people turns on the rest of its province
   *[other] up to { $count } armies of another player’s people turn on the rest of their province
}
effect-legion-rebellion = { $count ->
    [one] a legion of another faction turns Rebel
   *[other] up to { $count } legions of another faction in one province turn Rebel
}
effect-treason = a single army next to you changes sides
effect-epidemic = a province and up to two neighbours lose an army each
effect-pestilence = every province of a diocese with two armies or more loses one
effect-plague = a province loses all armies
effect-wrath = a city is ruined and an army there lost
effect-favor = throw one lost attack again, or be spared by another’s white card
effect-famine = a camp of another player loses a point for each intact city, three at most
effect-general = +1 in attacks in this phase
effect-engines = forts do not help against you in this phase
effect-scouts = difficult borders do not help against you in this phase
effect-fleet = the sea does not help against you in this phase
effect-discipline = you win ties in attacks in this phase
effect-ambush = one more die in this defence
effect-levy = { $count ->
    [one] a legion
   *[other] { $count } legions
} for nothing
effect-reserve = { $count ->
    [one] the first army that you lose attacking comes back to hand
   *[other] the first { $count } armies that you lose attacking come back to hand
}
effect-limes = { $count ->
    [one] a fort
   *[other] { $count } forts
} for nothing in this phase
effect-colony = a city beyond the limit
effect-triumph = a point for each province conquered from others, at most { $count }
effect-tribute = a point for every two provinces
effect-largess = bribe { $count ->
    [one] a Rebel legion
   *[other] up to { $count } Rebel legions
} for nothing
effect-subsidy = pay { $count ->
    [one] a point
   *[other] { $count } points
}: the attackers leave you alone in this phase
effect-damnation = an emperor who is still hidden has no bonus
effect-booty = { $count ->
    [one] a point
   *[other] { $count } points
} more for each city that you loot in this phase

## What is asked

prompt-over = The seventh turn is over.
prompt-token = { $faction }, you have drawn { $token }. Keep it or pass it on?
prompt-event = { $faction }, { $side }: play an event? { $left ->
    [one] One more is possible in this turn.
   *[other] { $left } are possible in this turn.
}
prompt-event-legions = { $side }: play an event? { $left ->
    [one] One more is possible in this turn.
   *[other] { $left } are possible in this turn.
}
prompt-target = { $card }: { $effect }. Aimed at what?
prompt-count = How many armies turn Rebel?
prompt-favor = { $faction }: { $card } is played. Will you be spared?
prompt-build = { $faction }: build? { $points ->
    [0] There are no Roman points left.
    [one] There is 1 Roman point.
   *[other] There are { $points } Roman points.
} Legions in hand: { $hand }.
prompt-lift = { $side }: take armies off the map to place them anew? In hand: { $hand }.
prompt-start = { $faction }: where does your faction start?
prompt-place = { $side }: place an army? In hand: { $hand }.{ $forts ->
    [0] {""}
   *[other] { " " }Free forts: { $forts }.
}
prompt-displace = Make room for { $newcomer }: where does the next army of { $side } go? { $left ->
    [one] It is the last one.
   *[other] { $left } have to leave.
}
prompt-react = { $faction }: attack by { $attacker } in { $province }. Play a card?
prompt-offer = { $faction }: attack by { $attacker } in { $province }. What do you offer of your { $points ->
    [one] 1 Roman point
   *[other] { $points } Roman points
}?
prompt-answer = You are offered { $points ->
    [one] 1 point
   *[other] { $points } points
} to leave { $province } and all of this faction alone in this turn.
prompt-reroll = You lose the round: { $attack } against { $defence }. Throw again?
prompt-go-on = { $attacker } in { $province }: fight on or break off?
prompt-retreat = { $faction }: the attack by { $attacker } in { $province } goes on. Retreat a legion?
prompt-withdraw = { $attacker }: breaking off in { $province }. Where to?
prompt-fort = Take over the fort in { $province } or tear it down?
prompt-loot = Loot the city in { $province }?
prompt-city = { $faction }: build a city?
prompt-score = { $faction }: your phase is scored. Celebrate a triumph first?

wait-token = { $who } looks at a token.
wait-event = { $who } may play an event.
wait-target = { $who } aims an event.
wait-favor = May be spared: { $who }.
wait-build = { $who } builds.
wait-lift = { $who } may take armies off the map.
wait-start = { $who } chooses where to start.
wait-place = { $who } places armies.
wait-displace = { $who } makes room.
wait-react = { $who } may play a card in defence.
wait-offer = { $who } may offer points.
wait-answer = { $who } is offered points.
wait-reroll = { $who } may throw again.
wait-go-on = { $who } may break off.
wait-retreat = { $who } may retreat.
wait-withdraw = { $who } breaks off.
wait-fort = { $who } decides about a fort.
wait-loot = { $who } may loot a city.
wait-city = { $who } may build a city.
wait-score = { $who } is about to score.

## Choices

recurring-defence = Defend without cards or offers
label-keep = Keep it
label-pass-to = Pass it to { $faction }
label-card = { $card }: { $effect }
label-attack = Attack { $province } { $way }: { $defender } { $armies ->
    [0] (lone fort)
   *[other] ×{ $armies }
}
label-attack-clear = Attack { $province }: { $defender } { $armies ->
    [0] (lone fort)
   *[other] ×{ $armies }
}
label-attack-nobody = Attack { $province } { $way }
label-camp = { $faction }: { $camp }
label-faction = { $faction }
label-nothing = Nothing
label-rebels = { $count ->
    [one] 1 army
   *[other] { $count } armies
}
label-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
label-recruit = Recruit a legion
label-bribe = Bribe { $count ->
    [one] the Rebel legion
   *[other] { $count } Rebel legions
} in { $province }
label-fort = Fort in { $province }
label-fortress = Fortress in { $province }
label-rebuild = Rebuild the city in { $province }
label-lift = Lift an army from { $province }
label-fight = Fight on
label-break-off = Break off
label-capture = Take it over
label-raze = Tear it down
label-loot = Loot it
label-spare = Leave it whole
label-accept = Take { $points ->
    [one] 1 point
   *[other] { $points } points
}
label-refuse = Refuse
label-reroll = Throw again
label-start = Start in { $province }
label-reinforce = Place in { $province }: { $armies ->
    [0] only a fort so far
    [one] 1 army so far
   *[other] { $armies } armies so far
}
label-take = Place in { $province }, held by { $side }, without a fight
label-enter = Place in { $province }, empty
label-retreat = To { $province }
label-city = City in { $province }
label-target = { $province }: { $side }, { $armies ->
    [0] a lone fort
    [one] 1 army
   *[other] { $armies } armies
}
label-province = { $province }
label-no-event = No event
label-no-reaction = No card
label-built = Nothing more
label-lifted = All others stay
label-placed = Placement is over
label-stand = The rest stays
label-let-stand = Let it stand
label-no-city = No city
label-score = Score
label-done = That is all

## The log

log-dealt = { $faction } has nine event cards.
log-dealt-own = { $faction } has these event cards: { $cards }.
log-order-thrown = { $faction } throws a { $die } for the order of the choice.
log-turn-begins = Turn { $turn }. The order of the choice: { $order }.
log-token-drawn-own = { $faction } draws { $token }.
log-barbarian-drawn = { $faction } draws a barbarian token.
log-emperor-drawn = { $faction } draws an emperor.
log-barbarian-kept = { $faction } keeps the barbarian token.
log-emperor-kept = { $faction } keeps the emperor.
log-token-passed-own = { $from } passes a token to { $to }: { $token }.
log-barbarian-passed = { $from } passes the barbarian token to { $to }.
log-emperor-passed = { $from } passes the emperor to { $to }.
log-barbarians-come = { $faction } reveals { $token }.
log-taken-over = { $people }: with { $faction } from now on, no longer with { $from }.
log-emperor-comes = { $faction } reveals { $token }.
log-emperor-damned = { $faction }: the memory of this emperor is damned, there is no bonus.
log-faction-dead = { $faction }: without legion, fort and Roman point the faction is dead.
log-no-phase = { $faction }: the faction is dead and has no Roman phase.
log-card = { $faction } plays { $card }: { $effect }.
log-realm = { $faction } brings { $side } to { $province }.
log-displaced = { $side }: an army makes room in { $from } and goes to { $to }.
log-displaced-lost = { $side }: an army in { $from } has nowhere to go and is lost.
log-rebels-gone = { $province }: { $count ->
    [one] the Rebel is gone
   *[other] { $count } Rebels are gone
}.
log-fort-gone = { $province }: the fort is gone.
log-arrived = { $side }: an army arrives in { $province }.
log-city-founded = { $province }: a city stands.
log-fort-founded = { $province }: a fort stands.
log-rebels-rise = { $side } in { $province }: { $count ->
    [one] 1 army rises
   *[other] { $count } armies rise
}.
log-rebels-beaten = { $province }: the Rebels are beaten.
log-treason = { $province }: an army of { $from } goes over to { $side }.
log-armies-die = { $side } in { $province }: { $count ->
    [one] an army dies
   *[other] { $count } armies die
}.
log-city-ruined = { $province }: the city is ruined.
log-famine = { $faction } loses { $points ->
    [one] 1 point
   *[other] { $points } points
} to hunger ({ $camp }).
log-spared = { $faction } is spared.
log-damned = { $faction }: the next emperor will have no bonus.
log-tribute = { $faction } collects { $points ->
    [one] 1 point
   *[other] { $points } points
}.
log-levied = { $faction } raises { $count ->
    [one] a legion
   *[other] { $count } legions
} for nothing.
log-recruited = { $faction } recruits a legion for { $price ->
    [one] 1 point
   *[other] { $price } points
}.
log-bribed = { $faction } bribes { $count ->
    [one] a Rebel legion
   *[other] { $count } Rebel legions
} in { $province } for { $price ->
    [0] nothing
    [one] 1 point
   *[other] { $price } points
}.
log-fort = { $faction } builds a fort in { $province } for { $price ->
    [0] nothing
    [one] 1 point
   *[other] { $price } points
}.
log-fortress = { $faction } makes the fort in { $province } a fortress for 1 point.
log-rebuilt = { $faction } rebuilds the city in { $province } for 1 point.
log-extra-legions = { $faction }: the emperor brings { $count ->
    [one] a legion
   *[other] { $count } legions
}.
log-new-armies = { $side }: { $count ->
    [0] no new army
    [one] 1 new army
   *[other] { $count } new armies
}.
log-lifted = { $side }: an army leaves { $province } to be placed anew.
log-placed = { $side }: an army in { $province }.
log-not-placed = { $side }: { $count ->
    [one] 1 army is not placed
   *[other] { $count } armies are not placed
}.
log-city-built = { $faction } builds a city in { $province }.
log-attacked = { $side } against { $defender }: attack on { $province } { $way }.
log-automatic = { $side }: automatic victory over { $loser } in { $province }.
log-thrown = Dice: { $attack } makes { $attacker }, against { $defence }, which makes { $defender }: { $result }.
log-rerolled = { $faction } throws again by God’s favour.
log-emperor-killed = { $faction }: three dice alike, the emperor falls and his bonus with him.
log-army-lost = { $side }: an army is lost in { $province }.
log-army-back = { $side }: an army lost in { $province } comes back to hand.
log-fort-beaten = { $province }: the fort falls.
log-retreated = { $side }: a legion retreats from { $from } to { $to }.
log-broke-off = { $side }: attack broken off in { $from }; the army goes to { $to }.
log-broke-off-lost = { $side }: attack broken off in { $from }; the army has nowhere to go and is lost.
log-fort-captured = { $side }: fort in { $province } taken over.
log-fort-razed = { $side }: fort in { $province } torn down.
log-conquered = { $side }: { $province } conquered from { $from }.
log-looted = { $faction } loots the city in { $province }: { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $camp }). Dice: { $dice }.
log-offered = { $faction } offers { $to } { $points ->
    [one] 1 point
   *[other] { $points } points
}.
log-offer-taken = { $to } takes { $points ->
    [one] 1 point
   *[other] { $points } points
} and does not attack { $faction } in this turn any more.
log-offer-refused = { $to } refuses what { $faction } offers.
log-paid-off = { $faction } pays { $to } { $points ->
    [one] 1 point
   *[other] { $points } points
}; this people leaves the faction alone in this phase.
log-diocese = { $faction }, { $camp }: { $grade } in { $diocese }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
log-scored = { $faction }, { $camp }: { $total ->
    [0] no points.
   *[other] { $cities ->
        [0] {""}
       *[other] cities { $cities },{ " " }
    }{ $dioceses ->
        [0] {""}
       *[other] dioceses { $dioceses },{ " " }
    }{ $bonus ->
        [0] {""}
       *[other] emperor { $bonus },{ " " }
    }in all { $total }.
}
log-triumph = { $faction } celebrates a triumph: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
log-final-provinces = { $faction }: { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
} for provinces at the end.
log-final-kingdom = { $faction }: the city of { $side } still stands, { $points ->
    [one] 1 point
   *[other] { $points } points
}. Die: { $dice }.
log-nothing = Nothing more happens.

## Why not

why-not-asked = You are not asked now.
why-over = The match is over.
why-something-else = Something else is asked now.
why-no-such-faction = There is no such faction at this table.
why-passed-to-self = A token is kept or passed to another faction.
why-has-token = This faction has a token of this kind already.
why-must-pass = Who has a token of this kind must pass on the next one.
why-not-in-hand = This faction does not hold the card.
why-wrong-turn = The card can be played in turns { $first } to { $last }.
why-wrong-moment = The card is for another moment.
why-no-effect = The card would do nothing now.
why-same-bonus = The emperor brings the same already.
why-not-a-target = The card cannot be aimed at this.
why-wrong-amount = It must be from { $least } to { $most }.
why-no-points = This costs { $price ->
    [one] 1 Roman point
   *[other] { $price } Roman points
}, and there are not enough.
why-enough-legions = A faction recruits up to { $cap } legions.
why-no-counter = There is no counter left.
why-no-rebel-legions = There are no Rebel legions.
why-not-next = The province must be next to one that your faction controls.
why-not-controlled = Your faction has no legion there.
why-fort-there = There is a fort already.
why-no-fort = There is no fort to make a fortress of.
why-fresh-fort = The fort was built in this phase.
why-no-city = A fortress needs a city.
why-not-looted = There is no looted city.
why-nobody-there = You have no army there to lift.
why-last-army = A legion or a fort has to stay behind.
why-no-start = This is no free starting province.
why-full = There are three armies already.
why-out-of-reach = This is out of reach.
why-at-peace = You took points not to attack this faction in this turn.
why-paid = This faction has paid this people for this phase.
why-nobody-to-fight = There is nobody to fight there.
why-enemy-there = There is an enemy: choose by which way to attack.
why-no-such-way = You cannot come this way.
why-return-elsewhere = A faction without legions has to return elsewhere.
why-not-friendly = An army cannot go there now.
why-no-site = There is no site for a city.
why-city-there = There is a city already.
why-nothing-in-hand = There is no army in hand.

## Promises

promise-no-attack = I will not attack you in this turn.
promise-no-loot = I will not loot your cities in this turn.
promise-no-event = I will play no event against you in this turn.
promise-attack = I will attack { $who } in this turn.
promise-pass-strong-token = I will pass you a strong token if I draw one.

## The board

stage-over = The end
stage-choice = Turn { $turn }: choice of tokens
stage-phase = Turn { $turn } · { $side }: { $part }
stage-reveal = order of play
stage-events = events
stage-build = building
stage-lift = lifting
stage-place = placement
stage-cities = cities
stage-score = points
pile-red = red
pile-purple = purple
pile-brown = brown
pile-orange = orange
pile-grey = grey
pile-white = white
pile-blue = blue
pile-green = green
pile-yellow = yellow
factor-attack = attack: 2 dice
factor-emperor-die = emperor: +1 die
factor-emperor-attack = emperor: +{ $bonus }
factor-emperor-ties = emperor: wins ties
factor-general = general: +1
factor-discipline = discipline: wins ties
factor-scouts = scouts: the border does not count
factor-fleet = fleet: the sea does not count
factor-engines = engines: the fort does not count
factor-defence = defence: 1 die
factor-difficult = difficult border: +1 die
factor-strait = strait: +1 die
factor-sea = landing: +1 die
factor-no-port = no port: +1
factor-ambush = ambush: +1 die
factor-fort = fort: +1
factor-fortress = fortress: +1, wins ties

table-skip = To the list of choices
table-choices = All choices as a list
table-map = The map of the provinces
table-nearer = Zoom in
table-farther = Zoom out
table-whole = The whole map
table-supply = Counters left
table-cities-left = Cities left: { $count }
table-forts-left = Forts left: { $count }
table-fortresses-left = Fortresses left: { $count }
table-rebels-left = Rebels left: { $count }
table-turn = Turn { $turn } of 7
table-province = { $province } ({ $diocese }): { $side }, { $armies ->
    [0] a lone fort
    [one] 1 army
   *[other] { $armies } armies
}
table-province-empty = { $province } ({ $diocese }): nobody
table-site = { $province }: place for a city
table-city = { $province }: city
table-ruin = { $province }: looted city
table-fort = { $province }: fort
table-fortress = { $province }: fortress
table-stack = { $side } in { $province }: { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}
table-stack-of = { $side }, led by { $owner }, in { $province }: { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}
table-event = An event takes effect
table-awaited = Waiting for:
table-over = The seventh turn is over.
table-drawn-barbarian = A barbarian token is drawn
table-drawn-emperor = An emperor token is drawn
table-horde = { $strength ->
    [one] 1 army
   *[other] { $strength } armies
}, { $start }
table-bonus = { $bonus }
table-phase-barbarian = Barbarian phase
table-phase-roman = Roman phase
table-in-hand = Armies to place: { $count }
table-forecast = This camp would score now: { $points }
table-favor = God’s favour: one throw again
table-booty = booty: +{ $count } for each city
table-reserve = reserve: armies that come back: { $count }
table-free-forts = free forts: { $count }
table-free-bribes = Rebel legions bribed for nothing: { $count }
table-colony = colony: a city beyond the limit
table-truce = Not to be attacked:
table-arrival = Arrival in { $province }
table-displaced = { $count ->
    [0] All have made room.
    [one] One army still has to leave:
   *[other] { $count } armies still have to leave:
}
table-battle = Battle for { $province }
table-armies = { $count ->
    [0] no army
    [one] 1 army
   *[other] { $count } armies
}
table-die = A die shows { $die }
table-odds-round = The attacker wins the next round: { $percent } %
table-odds-battle = … and all of them, the province: { $percent } %
table-offer = Offered: { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-score = Points: { $camp }
table-score-cities = Cities
table-score-bonus = Emperor
table-score-total = In all
table-score-now = Scored now
table-dioceses = Dioceses and points
table-share = { $grade }, { $provinces ->
    [one] 1 province
   *[other] { $provinces } provinces
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-barbarians = Barbarians of this turn
table-emperors = Emperors of this turn
table-charts = The charts of all turns
table-points = The track of points
table-points-of = { $faction }, { $camp }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-factions = The factions
table-dead = out of the game
table-asked = to act
table-roman-points = { $points ->
    [one] 1 Roman point
   *[other] { $points } Roman points
}
table-barbarian-points = { $points ->
    [one] 1 barbarian point
   *[other] { $points } barbarian points
}
table-pool = Legions in the pool: { $count }
table-events = Events played in this turn: { $count } of { $most }
table-token = Token { $number }: { $name }
table-token-barbarian = a hidden barbarian token
table-token-emperor = a hidden emperor
table-token-passed = { $token } (passed by { $faction })
table-colours = Cards in hand: { $colours }
table-hand-of = Hand: { $cards }
table-start = Started in { $province }
table-damned = The emperor of this turn has no bonus.
table-peace = Took points from, and leaves alone:
table-played = { $count ->
    [0] No event card played yet
   *[other] Event cards played: { $count }
}
table-undealt = In no hand: { $cards }
table-card = { $card } (turns { $first } to { $last }): { $effect }
table-no-cards = No cards in hand.
table-yours = Your cards and choices
table-others = Also possible:

preview-attack = next round { $round } %, province { $battle } %
preview-roman = Roman points { $before } → { $after }
preview-barbarian = barbarian points { $before } → { $after }
preview-hand = armies in hand { $before } → { $after }
preview-offer = if it is taken, Roman points { $before } → { $after }

board-supply = Counters left: cities { $cities }, forts { $forts }, fortresses { $fortresses }, Rebels { $rebels }
board-diocese = { $diocese } (worth { $worth })
board-shares = { $shares }
board-share = { $faction } { $camp }: { $grade }
board-city = [city]
board-ruin = [looted city]
board-fort = [fort]
board-fortress = [fortress]
board-points = Roman { $roman } + barbarian { $barbarian } = { $total }
board-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
board-peoples = leads { $peoples }
board-card = { $card } ({ $first }–{ $last })
board-hand = Hand of { $faction }: { $cards }
board-battle = { $attacker } ({ $count }) against { $province } { $way }
board-attack = Attacker: { $factors }
board-defence = Defender: { $factors }
board-dice = Dice: { $attack } against { $defence }

## How to play

primer-aim = The aim
primer-aim-camps = You lead a Roman faction through seven turns, and a barbarian people in each. Both score for you.
primer-aim-dioceses = Points come from cities and dioceses. Some of a diocese counts its value once, most of it twice, all of it three times.
primer-turn = A turn
primer-turn-tokens = Draw a barbarian and an emperor token: keep it or pass it on. Lower numbers play first, barbarians and emperors by turns.
primer-turn-events = A phase begins with events: two in a turn, each in its own turns.
primer-turn-build = Romans pay Roman points for legions, forts and ruins. Barbarians get what the chart says.
primer-turn-place = Place armies one by one next to yours, at most three in a province.
primer-turn-battle = Enemies there fight at once: two dice against one, the best die wins, who loses removes an army.
primer-turn-score = The phase is scored at once, with what you hold then.
primer-end = How it ends
primer-end-turns = After turn VII Roman and barbarian points together decide.
primer-watch = What to watch
primer-watch-loot = Barbarians who take a city may loot it for a die in points, Roma for two. Legions never loot legions.
primer-watch-ways = Mountains, straits and seas give the defender a die; forts add one.
primer-watch-rebels = Rebels are nobody’s. They score for nobody, and stay until somebody beats them or bribes them.

## Glossary

term-faction = Faction
term-faction-is = A Roman party with its sign and colour. The letter is its player’s. With two players each has two factions, apart in everything but who decides.
term-stage = Part of the game
term-stage-is = Which turn it is, whose phase, and what is done in it.
term-turn = Turn
term-turn-is = There are seven. In each, every faction draws a people and an emperor.
term-asked = To act
term-asked-is = The game waits for this player.
term-roman = Roman camp
term-roman-is = The legions of a faction. Its points are also the money for building.
term-barbarian = Barbarian camp
term-barbarian-is = All peoples, kingdoms and tribes of a faction. They score apart from the legions.
term-points = Points
term-points-is = Roman and barbarian points are counted apart, a marker each: square and round. Their sum wins. After 49 the track goes round again.
term-forecast = Score
term-forecast-is = What a camp scores if its phase ends now: cities, dioceses, and the emperor’s bonus.
term-province = Province
term-province-is = It holds up to three armies of one side. Whoever has armies there controls it.
term-diocese = Diocese
term-diocese-is = Five provinces with the same hue and pattern.
term-worth = Value of a diocese
term-worth-is = What presence is worth in each turn; this turn’s column is marked.
term-presence = Presence
term-presence-is = One or two provinces: the value of the diocese once.
term-dominance = Dominance
term-dominance-is = Three or four provinces, or more than any camp of anybody else: the value twice.
term-control = Control
term-control-is = All five provinces: the value three times.
term-legions = Legions
term-legions-is = Square, with the sign of their faction, and how many there are.
term-people = Barbarian people
term-people-is = Round, with the first letters of its name, in the colour of the faction that leads it.
term-realm = Kingdom or tribe
term-realm-is = It came with an event card. It scores with the barbarians of its faction.
term-rebels = Rebels
term-rebels-is = Armies that turned on their owner, or people that rose. They belong to nobody.
term-in-hand = In hand
term-in-hand-is = Armies that are placed one by one.
term-pool = Pool
term-pool-is = Legions that are not on the map and can be recruited.
term-supply = Counters
term-supply-is = What is left in the box. When a counter is used up, no more can be built.
term-city = City
term-city-is = Worth points as long as it is held, more while it is whole. Roma, and Thracia from turn IV on, count more.
term-ruin = Looted city
term-ruin-is = Worth less until its holder rebuilds it for a Roman point.
term-site = Place for a city
term-site-is = After placement a faction may build cities where it has legions: one for every two sites that it controls.
term-fort = Fort
term-fort-is = Adds 1 to the defence, and fights on alone against barbarians.
term-fortress = Fortress
term-fortress-is = A fort beside a city, made stronger: it also wins ties.
term-start = Start
term-start-is = Where the first legion of the faction stood. It may come back there.
term-horde = Barbarian token
term-horde-is = Its number says which people comes in this turn, how strong, from where, and when.
term-emperor = Emperor token
term-emperor-is = Its number says which emperor leads the faction in this turn, what he brings, and when.
term-event = Event card
term-event-is = Nine colours, one card of each for every faction. The cells show the turns in which it can be played.
term-events = Events of this turn
term-events-is = A faction plays at most two in a turn, reactions included.
term-modifier = Help from cards
term-modifier-is = What an event card has brought for this phase.
term-clear = Clear border
term-clear-is = It helps nobody.
term-difficult = Difficult border
term-difficult-is = Mountains and woods: who is attacked over it has one more die.
term-strait = Strait
term-strait-is = A bridge on the map: who is attacked over it has one more die.
term-sea = By sea
term-sea-is = Legions go from coast to coast. Who is attacked from the sea has one more die, and adds 1 where barbarians or Rebels hold the coast.
term-battle = Battle
term-battle-is = Round after round an army is lost, until the attacker is gone, breaks off, or has won.
term-dice = Dice
term-dice-is = The best die of each side counts, with what is added. Ties are thrown again.
term-odds = Odds
term-odds-is = Exact, if nobody plays another card, throws again, retreats or breaks off.
term-offer = Offer
term-offer-is = Roman points for barbarians who then leave the faction alone.
term-truce = Left alone
term-truce-is = Who was paid does not attack the payer.
term-displaced = Making room
term-displaced-is = Armies that stand where somebody arrives have to go next door.
term-dead = Out of the game
term-dead-is = Without legion, fort and Roman point a faction is dead. Its barbarians play on.
term-choice = Choice
term-choice-is = What this button says is done at once.

## The first game with a guide

lesson-token-barbarian = Each turn begins with tokens. You draw a barbarian people first: number III, the Parthi, five armies that come from Parthia in the far east. Low numbers play early; late ones see what the others have done. Keep the Parthi: nobody can reach them easily.
lesson-token-barbarian-instead = Five armies are many for this turn, and their home is safe. Passing them on would give them to a rival. Keep the token.
lesson-token-emperor = Now the emperor who leads your legions in this turn. Lepidus brings no bonus, but the token you get instead is left to somebody else. Keep him. Then the others choose, and the lowest numbers play first.
lesson-token-emperor-instead = You cannot choose a better one, only pass this one to somebody who has none yet. Keep him.
lesson-event = The Suebi and the legions of Albata have been. Now it is the phase of your Parthi. It begins with event cards: at most two in a turn, and only in the turns that their cells show. Praeda gives 2 points more for each city that you loot in this phase, and there is a fine city not far away. Play it.
lesson-event-instead = The cells on the card say that it can be played in this turn, and Lydia with its city is within reach. Play Praeda.
lesson-no-event = A second event is possible in this turn. Keep it for later: each card can be played only once in the whole game.
lesson-no-event-instead = None of your other cards helps now. Go on without one.
lesson-horde = Your first army stands in Parthia. Four more are placed one by one, each next to your own. Every province of a diocese that you hold counts: go to Armenia, and from there to Cappadocia. Both are empty and belong to Asia.
lesson-horde-instead = Two provinces of Asia, one beside the other, open the way to Lydia. Click Armenia, then Cappadocia.
lesson-attack = Lydia is held by a single legion of Albata, and has a city. The border is clear, so that it is two dice against one: the sign on the map says how likely you are to win the round. Attack Lydia.
lesson-attack-instead = It is the weakest neighbour and the only one with a city. Attack Lydia.
lesson-loot = The legion is beaten and Lydia is yours. Looting gives a die in points, and Praeda adds 2. A looted city is worth less afterwards, but you will hardly hold it for long. Loot it. Your last army I place for you in Mesopotamia; then the phase is scored, diocese by diocese.
lesson-loot-instead = What you loot you have at once, and for good. Loot the city.
lesson-start = Your Roman phase. In the first turn a faction has nine legions and chooses where it starts. Roma is the best city of all. Whoever is there has to make room. Start in Roma. The first attacks from there I lead for you.
lesson-start-instead = Roma is worth more than any other city in every turn. Start there.
lesson-legions = Some attacks went well, and the legions that retreated are still about. Legions also sail from coast to coast. Put the last three where nobody is: Bithynia, Dalmatia and Achaea.
lesson-legions-instead = Empty provinces cost no fight, and each counts when your phase is scored. Click Bithynia, then Dalmatia, then Achaea.
lesson-free-fort = In the first turn every faction builds one fort for nothing. It adds 1 to each die of the defence, and stays when the legion is gone. Bithynia lies next to your Parthi: build it there.
lesson-free-fort-instead = Armies of your own people never fight your legions, so that the east is well covered by one fort. Build it in Bithynia.
lesson-city = After the placement you may build cities: one for every two sites that you control. A city scores in every phase in which you have it. Build one in Dalmatia. Then the others play: watch what becomes of your land.
lesson-city-instead = The dotted ring in Dalmatia is a place for a city. Build it there.
lesson-recruit = Turn II. From now on Roman points are money as well: a legion costs 2, later 3. You have lost some, so recruit one.
lesson-recruit-instead = You have 27 Roman points and few legions. One more pays for itself within a phase or two. Recruit it.
lesson-fort = A fort costs 1 point. Lugdunensis is cut off from the rest of your land and has one legion: a fort helps it to hold.
lesson-fort-instead = It is your only foothold in Gallia. Build the fort in Lugdunensis.
lesson-built = Points that you spend do not win. Leave it at that, and place your legions.
lesson-built-instead = What you keep counts at the end. Build nothing more.
lesson-farewell = Now you know tokens, events, placement, battle, loot and building. The table of dioceses says at any time what each camp would score. Play on: it is your placement. Vale!

## Why a hint suggests it

reason-token-strong = it promises more than the tokens that you have not seen
reason-token-weak = it promises less than the tokens that you have not seen
reason-no-event = no card of yours would do more now than it may do later
reason-realm = its armies take land that scores with your barbarians
reason-rising = there is a province where a rising would cost a rival more than the card is worth later
reason-treason = it takes a province from a rival without a fight
reason-calamity = it hits your rivals harder than you
reason-famine = it takes points from a rival at once
reason-damnation = the emperor of a rival would bring nothing
reason-booty = each city that you loot now brings more
reason-reserve = armies lost in attacks can be placed once more
reason-free-fort = it costs nothing and helps to hold a province
reason-free-legions = legions for nothing, each of which holds a province
reason-attacks = it helps every attack of this phase
reason-points = it brings { $points ->
    [one] 1 point
   *[other] { $points } points
} at once
reason-target = it costs a rival more here than elsewhere
reason-target-leader = it costs whoever has the most points more here than elsewhere
reason-no-target = it would hit you harder than your rivals
reason-count = the more of them rise, the likelier they win
reason-protection = you would lose more by the event than the card is worth later
reason-no-protection = the card is worth more later than what you lose now
reason-recruit = there is room for one more legion that brings more than its price
reason-bribe = it brings a province with its legions, without a fight
reason-fort = { $count ->
    [0] the province is worth more than a fort costs
    [one] the province is worth it, and a neighbour could attack it
   *[other] the province is worth it, and { $count } neighbours could attack it
}
reason-rebuild = a city that is whole scores a point more in each of your Roman phases
reason-save = points that you keep count at the end
reason-lift = this army is worth more elsewhere
reason-lifted = all armies stand where they are worth most
reason-start = { $count ->
    [0] it is worth most to you, though no neighbour is empty
    [one] its diocese is rich, and an empty province lies beside it
   *[other] its diocese is rich, and { $count } empty provinces lie around it
}
reason-reinforcement = { $count ->
    [0] it is the province that is most worth holding
    [one] the province is worth holding, and a neighbour could attack it
   *[other] the province is worth holding, and { $count } neighbours could attack it
}
reason-grade = it makes { $grade } of your part of { $diocese }
reason-takes-city = there is a city, which scores
reason-land = one more province of { $diocese }, also against rivals
reason-attack = with all your armies in hand the province is taken about { $percent } times in 100
reason-attack-city = with all your armies in hand the province is taken about { $percent } times in 100, and its city can be looted
reason-placed = no place is left where an army would bring anything
reason-refuge = there it helps most to hold what you have
reason-danger = if you do nothing, the province falls about { $percent } times in 100
reason-stand = the province holds about { $percent } times in 100
reason-ambush = the province falls about { $after } times in 100 instead of { $before }
reason-no-reaction = a card would be worth more in another battle
reason-no-offer = the points are worth more than the danger
reason-accept = the points are sure, and worth more than the attack
reason-refuse = the attack promises more
reason-reroll = the throw is lost already
reason-capture = a fort of your own helps to hold the province
reason-loot = the points are yours at once, and for good
reason-city = a city scores in each of your Roman phases as long as you hold it
reason-no-triumph = the card is worth more after a phase with more conquests
