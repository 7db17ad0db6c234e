# Latium in English.

## The box

about = Lead a village of old Latium for eight years: win others by alliance or by arms, please the gods, and keep your people content.
edition-standard = Standard
turn-year = Year { $year }
idle-out = You are out of the game; the others play on without you.

## Names

player = { $seat }
square = { $name }
card = { $kind } { $benefits }
season-hiems = Hiems
season-semen = Semen
season-messis = Messis
force-player = { $seat }
force-village = { $village }
schiera = { $lines ->
    [one] a schiera of 1 line
   *[other] a schiera of { $lines } lines
}
grade-crushing = a crushing victory
grade-narrow = a narrow victory

score-main = Main village
score-conquered = Conquered main villages
score-allies = Allies
score-subjects = Subjects
score-victories = Victories
score-dp = DP (break ties)

## What the gods do

help-salus = { $times ->
    [one] a lost familia comes back
   *[other] { $times } lost familiae come back
}
help-divitiae = { $dp } DP
help-maiestas = { $times ->
    [one] 1 consent
   *[other] { $times } consent
}
help-defensio = { $times ->
    [one] a village is defended with +1 this year
   *[other] { $times } villages are defended with +1 this year
}
help-populus = { $times ->
    [one] a new familia
   *[other] { $times } new familiae
}
help-auctoritas = { $times ->
    [one] play first or last in this season
   *[other] play first or last in this season and the next
}
help-bellum = { $times ->
    [one] +1 in the next battle of this season
   *[other] +1 in the next { $times } battles of this season
}
help-celeritas = { $times ->
    [one] a march and an attack at once
   *[other] up to { $times } marches and an attack at once
}
help-legatio = +{ $times } for the next request of this year
help-concordia = { $times ->
    [one] a level of indignation less
   *[other] { $times } levels of indignation less
}
help-religio = { $times ->
    [one] draw an auxilium
   *[other] draw { $times } auxilia
}
help-labores = { $times ->
    [one] a season of work or a needed hut for nothing
   *[other] { $times } times a season of work or a needed hut for nothing
}
harm-salus = { $times ->
    [one] a village of another player needs 2 DP more next time
   *[other] up to { $times } villages of other players need 2 DP more next time
}
harm-divitiae = { $times ->
    [one] another player loses 4 DP
   *[other] up to { $times } other players lose 4 DP
}
harm-maiestas = { $times ->
    [one] another player loses 1 consent
   *[other] up to { $times } other players lose 1 consent
}
harm-defensio = { $times ->
    [one] a village that is not yours is defended with −1 this year
   *[other] up to { $times } villages that are not yours are defended with −1 this year
}
harm-populus = { $times ->
    [one] a village that is not yours loses a familia
   *[other] up to { $times } villages that are not yours lose a familia
}
harm-auctoritas = { $times ->
    [one] another player plays last in this season
   *[other] up to { $times } other players play last in this season
}
harm-bellum = { $times ->
    [one] −1 in the next battle of another player or free village
   *[other] −1 in the next battle of up to { $times } other players or free villages
}
harm-celeritas = { $times ->
    [one] another player has an action less in this season
   *[other] up to { $times } other players have an action less in this season
}
harm-legatio = { $times ->
    [one] another player sends no legatus in this season
   *[other] up to { $times } other players send no legatus in this season
}
harm-concordia = { $times ->
    [one] a level of indignation in an ally or subject of another player
   *[other] a level of indignation in up to { $times } allies or subjects of other players
}
harm-religio = { $times ->
    [one] another player loses a random auxilium
   *[other] up to { $times } other players lose a random auxilium
}
harm-labores = { $times ->
    [one] a work of another player stands still in this season
   *[other] up to { $times } works of other players stand still in this season
}
battle-salus = an enemy centuria just hit is lost for good
battle-divitiae = −1 for an enemy schiera
battle-maiestas = archers shoot at an enemy schiera
battle-defensio = +1 for one schiera
battle-populus = a centuria of yours just hit is back
battle-auctoritas = an enemy line just hit flees
battle-bellum = −1 for all enemy schiere
battle-celeritas = take the token just played
battle-legatio = bring one more token
battle-concordia = a worn first line goes to the back
battle-religio = throw a die again
battle-labores = divert the archers

## What is asked

prompt-over = The match is over.
prompt-offer = Year { $year }: how much do you offer to the gods? You have { $dp } DP.
prompt-show = Others have offered { $dp } DP, too. Do you show an Auctoritas?
prompt-rank = Who of those with the same offer has place { $place }?
prompt-feed = You cannot feed all your villages. Which one is fed next? You have { $dp } DP.
prompt-buy = Do you buy an auxilium? { $left ->
    [one] One more
   *[other] Up to { $left }
} in this winter, and you have { $dp } DP.
prompt-turn = { $season }: what do you do? { $actions ->
    [0] No action left
    [one] 1 action left
   *[other] { $actions } actions left
}, { $dp } DP.
prompt-aim = { $kind }: { $effect }. On what?
prompt-place = Auctoritas: do you play first or last{ $times ->
    [one] {""}
   *[other] , in the next season too
}?
prompt-rush = Celeritas: { $moves ->
    [0] no march is left, but you may attack
    [one] one march is left, then you may attack
   *[other] { $moves } marches are left, then you may attack
}.
prompt-levy = How many pawns of { $village } march?
prompt-step = The contingent is in { $square }. Where does it go?
prompt-intercept = { $seat } enters { $square } with { $centuriae ->
    [one] 1 centuria
   *[other] { $centuriae } centuriae
}. Do you intercept?
prompt-gift = The legatus is in { $village }. Does he bring a gift of { $dp } DP, for +1?
prompt-die = { $village } is medium: D4, or D6?
prompt-leave = { $seat } asks for leave to woo your ally { $village }. Do you give it?
prompt-pact = { $seat } asks you for a pact. Do you accept?
prompt-reinforce = Do your own villages in { $square } join the fight?
prompt-yield = { $seat } attacks { $village } with { $centuriae ->
    [one] 1 centuria
   *[other] { $centuriae } centuriae
}. Fight, or surrender the village?
prompt-rally = Who fights in { $square }: all your forces there, or one village?
prompt-join = { $seat } fights in { $square }. Does your contingent join your partner?
prompt-size = Pawns: { $pawns }. How many form schiera { $number }?
prompt-hold = You have a schiera more than the enemy. Does it stay in reserve?
prompt-lay = Which auxilia do you lay for the battle? { $laid } of at most { $most }.
prompt-reserve = Does your reserve enter the field?
prompt-before = Before the dice: { $attacks ->
    [0] no attack left
    [one] 1 attack left
   *[other] { $attacks } attacks left
}, { $tokens ->
    [0] no auxilium
    [one] 1 auxilium
   *[other] { $tokens } auxilia
}. A token, the dice, or surrender?
prompt-answer = { $kind } is played against you. Do you answer?
prompt-bring = Which auxilium do you bring?
prompt-engage = Which enemy schiera does your next one engage?
prompt-engage-for = You lead { $village }: which enemy schiera does it engage?
prompt-charge = Which enemy schiera does your free one attack?
prompt-reroll = Do you throw a die again?
prompt-after = After the dice: do you play a token?
prompt-revolt = { $village } has risen and no legion came. Destroy it, or let it go?

wait-offer = Offerings to the gods: { $who }.
wait-order = The order of the year: { $who } decides.
wait-feed = { $who } feeds the villages.
wait-buy = { $who } may buy auxilia.
wait-turn = It is the turn of { $who }.
wait-aim = { $who } uses { $kind }.
wait-march = { $who } leads a contingent.
wait-intercept = { $who } may intercept.
wait-request = { $who } instructs the legatus.
wait-reply = { $who } replies to a legatus.
wait-muster = { $who } decides who fights.
wait-yield = { $who } is under attack.
wait-deploy = Drawing up for battle: { $who }.
wait-fight = Battle: { $who } decides.
wait-revolt = { $who } decides about a village in revolt.

## Choices

label-offer-nothing = Nothing
label-offer = { $dp } DP
label-show-card = Show { $card }
label-show-auxilium = Show the auxilium Auctoritas (spent)
label-show-nothing = Show nothing
label-rank = { $seat }
label-feed = Feed { $village }: { $dp } DP
label-feed-no-more = Feed no more
label-buy = Buy an auxilium: { $dp } DP
label-buy-no-more = Buy no more
label-auxilium = { $kind }: { $effect }
label-benefit = { $card }, benefit { $number }: { $effect }
label-hut = Hut in { $village }: { $dp } DP
label-free-hut = Hut in { $village }, for nothing
label-ara = Begin the ara: { $dp } DP
label-ara-on = Finish the ara
label-oppidum = Begin the oppidum of { $village }: { $dp } DP
label-oppidum-stop = Stop the work on the oppidum of { $village }
label-oppidum-on = Go on with the oppidum of { $village }
label-request = Legatus to { $village }
label-request-of = Legatus to { $village } ({ $owner })
label-end-pact = End the pact with { $seat }
label-give = Give { $kind } to { $seat }
label-march = March from { $square }
label-attack = Attack { $village } ({ $strength ->
    [one] 1 centuria
   *[other] { $strength } centuriae
})
label-quell = Send a legion to { $village }
label-village = { $village }
label-ara-of = The ara of { $seat }
label-player = { $seat }
label-first = First
label-last = Last
label-pawns = { $count ->
    [0] None
    [one] 1 pawn
   *[other] { $count } pawns
}
label-schiera-of = { $count ->
    [0] None
    [one] 1 line
   *[other] { $count } lines
}
label-step = To { $square }
label-halt = Halt here
label-gift = With a gift
label-no-gift = Without a gift
label-d4 = D4: a 4
label-d6 = D6: a 4 or 5
label-intercept = Intercept
label-let-pass = Let them pass
label-give-leave = Give leave
label-refuse-leave = Refuse leave
label-fight = Fight
label-all-fight = All fight
label-contingent-only = Only the contingent
label-village-only = Only one village
label-join = Join
label-stay-out = Stay out
label-accept = Yes
label-refuse = No
label-destroy = Destroy it
label-release = Let it go
label-hold = Keep it in reserve
label-enter = Onto the field
label-lay = { $kind }: { $effect }
label-play = { $kind } ({ $number }): { $effect }
label-bring = { $kind }: { $effect }
label-schiera = Schiera { $number }
label-surrender = Surrender
label-pass = Pass for this season
label-no-more-effect = No more of it
label-drawn-up = Ready
label-throw = The dice
label-no-answer = No answer
label-no-token = No token
label-done = Done

## The log

log-leads = { $seat } leads { $village }.
log-year = Year { $year } begins.
log-season = Year { $year }: { $season }.
log-produced = { $seat }: the villages produce { $dp } DP.
log-grown = { $village } grows by a familia.
log-offered = { $seat } offers { $dp } DP to the gods.
log-offered-nothing = { $seat } offers nothing to the gods.
log-dealt = { $seat } looks at a new Beneficium.
log-dealt-own = { $seat } gets the Beneficium { $card }.
log-card-shown = { $seat } shows { $card } to break the tie.
log-auxilium-shown = { $seat } spends an auxilium Auctoritas to break the tie.
log-tie-thrown = { $seat } throws { $die } for the tie.
log-ordered = The order of this year: { $order }.
log-passed = { $seat } passes.
log-finished = The eighth year is over.
log-last-rex = Only one rex is left.
log-all-fed = { $seat } feeds all villages: { $dp } DP.
log-fed = { $seat } feeds { $village }: { $dp } DP.
log-hungry = { $village } of { $seat } goes hungry.
log-consent = { $seat }: consent { $change ->
    [-1] falls by 1
    [1] rises by 1
    [2] rises by 2
   *[other] changes by { $change }
} to { $consent }.
log-indignant = { $village } is indignant: level { $level }.
log-ally-leaves = { $village } ends its alliance with { $seat }.
log-revolt = { $village } rises against { $seat }.
log-quelled = { $seat } sends a legion to { $village }: order is restored.
log-destroyed = { $seat } destroys { $village }.
log-freed = { $seat } lets { $village } go.
log-expelled = The people of { $village } drive out their rex: { $seat }.
log-out = { $seat } is out of the game.
log-drawn = { $seat } draws an auxilium{ $dp ->
    [0] {""}
   *[other] {" "}for { $dp } DP
}.
log-drawn-own = { $seat } draws the auxilium { $kind }{ $dp ->
    [0] {""}
   *[other] {" "}for { $dp } DP
}.
log-bag-filled = The spent auxilia go back into the bag.
log-auxilium = { $seat } uses the auxilium { $kind }: { $effect }.
log-ara-auxilium = { $seat } uses the auxilium { $kind } by the ara, without an action: { $effect }.
log-benefit = { $seat } uses benefit { $number } of { $card }: { $effect }.
log-in-vain = { $kind } of { $seat } comes to nothing.
log-restored = A familia is back in { $village }.
log-needs-more = { $village } needs { $dp } DP more at its next feeding.
log-gained = { $seat } gains { $dp } DP.
log-robbed = { $seat } loses { $dp } DP.
log-guarded = { $village } is defended with +1 this year.
log-exposed = { $village } is defended with −1 this year.
log-settled = A new familia settles in { $village }.
log-shrunk = { $village } loses a familia.
log-plays-first = { $seat } plays first from the next round on.
log-plays-last = { $seat } plays last from the next round on.
log-emboldened = { $seat } fights { $battles ->
    [one] the next battle of this season
   *[other] the next { $battles } battles of this season
} with +1.
log-daunted = { $seat } fights the next battle of this season with −1.
log-village-daunted = { $village } fights its next battle of this season with −1.
log-slowed = { $seat } has an action less in this season.
log-eloquent = { $seat } has +{ $bonus } for the next request of this year.
log-muted = { $seat } may send no legatus in this season.
log-soothed = { $village } calms down: level { $level }.
log-returned = { $seat } loses the auxilium { $kind }.
log-given = { $seat } gives the auxilium { $kind } to { $to }.
log-hut = { $seat } builds a hut in { $village }{ $dp ->
    [0] {""}
   *[other] {" "}for { $dp } DP
}.
log-ara = { $seat } begins an ara for { $dp } DP.
log-ara-finished = { $seat } finishes the ara.
log-oppidum = { $seat } works on the oppidum of { $village }: season { $step } of 3{ $dp ->
    [0] {""}
   *[other] , for { $dp } DP
}.
log-oppidum-finished = { $seat } finishes the oppidum of { $village }.
log-oppidum-blocked = Work on the oppidum of { $village } stands still in this season.
log-ara-blocked = Work on the ara of { $seat } stands still in this season.
log-hut-missing = Winter ends and { $village } has too few huts.
log-requested = The legatus of { $seat } comes to { $village }.
log-requested-gift = The legatus of { $seat } comes to { $village } with a gift of { $dp } DP.
log-leave-given = { $seat } lets { $village } be asked.
log-leave-refused = { $seat } does not let { $village } be asked.
log-request-accepted = D{ $sides }: { $die }{ $bonus ->
    [0] {""}
   *[other] , with up to +{ $bonus }
}. { $village } accepts.
log-request-refused = D{ $sides }: { $die }{ $bonus ->
    [0] {""}
   *[other] , with up to +{ $bonus }
}. { $village } refuses.
log-allied = { $village } is allied with { $seat }.
log-allied-from = { $village } leaves { $from } and is allied with { $seat }.
log-barred = { $seat } may not ask { $village } again for a year.
log-barred-ever = { $seat } may never ask { $village } again.
log-pact = { $seat } and { $with } make a pact.
log-pact-refused = { $with } refuses a pact with { $seat }.
log-pact-ended = { $seat } ends the pact with { $with }.
log-submitted = { $village } submits to { $seat } without a battle.
log-subdued = { $village } is subject to { $seat }.
log-subdued-from = { $village } of { $from } is now subject to { $seat }.
log-conquered = { $seat } conquers { $village }, the main village of { $from }.
log-besieged = { $seat } besieges { $village }.
log-siege-lifted = The siege of { $village } by { $seat } is over.
log-marched = A contingent of { $seat } sets out from { $square }: { $centuriae ->
    [one] 1 centuria
   *[other] { $centuriae } centuriae
}.
log-entered = The contingent of { $seat } enters { $square }.
log-intercepted = { $seat } intercepts in { $square }.
log-let-pass = { $seat } lets them pass in { $square }.
log-village-fights = D4: { $die }. { $village } fights.
log-village-declines = D4: { $die }. { $village } does not fight.
log-village-rises = { $village } fights in its place.
log-attacked = { $seat } attacks { $village } with { $centuriae ->
    [one] 1 centuria
   *[other] { $centuriae } centuriae
}.
log-joined = { $seat } joins { $side }.
log-battle = Battle in { $square }: { $attacker } against { $defender }. Centuriae: { $attack } against { $defence }.
log-deployed = { $side }: { $schiere }{ $reserve ->
    [0] {""}
    [one] , 1 line in reserve
   *[other] , { $reserve } lines in reserve
}; { $tokens ->
    [0] no auxilium
    [one] 1 auxilium
   *[other] { $tokens } auxilia
}; { $attacks ->
    [one] 1 attack
   *[other] { $attacks } attacks
}.
log-reserve = { $side }: the reserve enters the field.
log-token = { $side } plays { $kind }: { $effect }.
log-answered = { $side } answers { $to } with { $kind }: { $effect }.
log-token-lost = { $kind } is of no use and is lost.
log-brought = { $side } brings one more auxilium.
log-thrown = { $side }, schiera { $schiera } throws { $die }; it holds at { $threshold } or less.
log-rerolled = { $side } throws again for schiera { $schiera }: { $die }; it holds at { $threshold } or less.
log-hit = { $side } loses a centuria of { $village }.
log-healed = { $side }: a centuria of { $village } is back.
log-slain = { $side }: a centuria of { $village } is lost for good.
log-fled = { $side }: a line of { $village } flees, { $centuriae ->
    [one] 1 centuria
   *[other] { $centuriae } centuriae
}.
log-relieved = { $side }: a line of { $village } steps back.
log-routed = { $side } is routed.
log-yielded = { $side } surrenders the field.
log-battle-won = { $side } wins the battle, { $grade }. Centuriae lost: { $attack } by the attacker, { $defence } by the defender.
log-battle-drawn = Nobody wins. Centuriae lost: { $attack } by the attacker, { $defence } by the defender. The attacker leaves the field.
log-recovered = { $village }: { $back ->
    [0] no centuria recovers
    [one] 1 centuria recovers
   *[other] { $back } centuriae recover
}, { $dead ->
    [0] none is lost
    [one] 1 familia is lost
   *[other] { $dead } familiae are lost
}.
log-victory = { $seat } gains { $points ->
    [one] 1 point
   *[other] { $points } points
} for the victory.
log-nothing = Nothing happens.

## Why not

why-not-asked = You are not asked now.
why-out-of-game = You are out of the game.
why-over = The match is over.
why-something-else = Something else is asked now.
why-too-poor = You need { $price } DP for this.
why-not-in-hand = This Beneficium is not in your hand.
why-not-auctoritas = Only an Auctoritas breaks a tie.
why-no-such-auxilium = You have no such auxilium.
why-not-tied = Only those with the same offer compete for this place.
why-not-yours = This village is not yours.
why-fed-already = This village is fed.
why-no-actions = You have no action left in this season.
why-auxilium-used = Only one auxilium is used as an action in a season.
why-other-card = In a season only one Beneficium is used.
why-used-up = All its benefits are used.
why-offer-too-high = You have { $dp } DP: offer that much or less.
why-offer-too-low = Benefit { $benefit } needs an offer of at least { $benefit } DP.
why-no-target = It cannot be used on this.
why-same-target = It was used on this already.
why-begun-in-winter = Works are begun in winter.
why-hut-not-needed = There is room in the huts of this village.
why-finished = It is finished.
why-worked-already = Work on it was done in this season.
why-work-blocked = It stands still in this season.
why-muted = Your legatus may not travel in this season.
why-requested-already = Your legatus has travelled in this season.
why-gone = The village does not exist any more.
why-yours-already = It is yours already.
why-pact-stands = You have a pact with this player.
why-no-pact = You have no pact with this player.
why-no-liberator = Subjects of others listen only with your legion in their square.
why-never-again = This village will never listen to you again.
why-not-yet = A year has to pass before this village listens to you again.
why-no-war-in-winter = There is no war in winter.
why-no-legion-there = You have no legion there that can march or fight.
why-no-legion-near = No legion at home is near enough.
why-no-moves = The marches are used up.
why-too-far = Too far: three squares from home at most, six in a season with the way back.
why-not-next = It is not next to the contingent.
why-sea = That is sea.
why-must-move = Who marches moves at least one square.
why-wrong-count = From { $least } to { $most } are possible.
why-at-peace = A pact forbids it, or it ended in this season.
why-one-submission = Only one village is subdued in a season, unless all there are too weak.
why-not-subject = It is no subject of yours.
why-no-revolt = This village does not revolt.
why-not-laid = You have not laid this auxilium for the battle.
why-wrong-moment = This auxilium is for another moment of the battle.
why-no-attacks = You have no attack left.
why-no-use = It would do nothing there.
why-no-answer = It does not answer this auxilium.
why-no-schiera = There is no such schiera to choose.

## Promises

promise-pact = I will accept a pact with you.
promise-no-attack = I will not attack you this year.
promise-let-pass = I will let your contingents pass this year.
promise-give-leave = I will give you leave to woo one of my allies.
promise-attack = I will attack { $who } this year.
promise-auxilia = I will give you auxilia: { $amount }.

## The board

kind = { $kind }
stage-year = A year begins
stage-offer = Offerings
stage-order = Order of play
stage-feed = Feeding
stage-buy = Auxilia
stage-act = Actions
stage-settle = Revolts
stage-end = End of the season
stage-over = The end
table-skip = To the list of choices
table-choices = All choices
table-map = Map of Latium vetus
table-nearer = Zoom in
table-farther = Zoom out
table-whole = The whole map
table-yours = Your cards and choices
table-others = Also possible:
table-order = Order of play
table-place = You choose your place.
table-asked = decides
table-out = out
table-passed = passed
table-sealed = sealed
table-actions = { $count ->
    [0] no action
    [one] 1 action
   *[other] { $count } actions
}
table-offer-brings = Each DP, up to { $most }, is an action in every season of the year. The highest offer plays first. What is offered is gone.
table-offer = Offer
table-offered = { $dp ->
    [0] offers nothing
   *[other] offers { $dp } DP
}
table-over = The end
table-pagi = The players
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-dp = { $dp } DP
table-production = +{ $dp } DP next winter
table-cards = { $count ->
    [0] no Beneficium
    [one] 1 Beneficium
   *[other] { $count } Beneficii
}
table-auxilia = { $count ->
    [0] no auxilium
    [one] 1 auxilium
   *[other] { $count } auxilia
}
table-consent = consent { $consent }
table-ara = { $step ->
    [0] no ara
    [1] ara begun
   *[other] ara
}
table-oppidum = { $step ->
    [0] no oppidum
    [3] oppidum
   *[other] oppidum: season { $step } of { $steps }
}
table-huts = { $count ->
    [one] 1 hut
   *[other] { $count } huts
}
table-familiae = { $count ->
    [one] 1 familia
   *[other] { $count } familiae
}
table-need = needs { $dp } DP more at its next feeding
table-pacts = Pact with
table-league = Leads a league
table-bellum = Next battle: { $sum }
table-legatio = Next request: +{ $bonus }
table-barred = Do not listen to your legatus: { $villages }
table-barred-for = { $village } ({ $seasons ->
    [one] 1 season
   *[other] { $seasons } seasons
})
table-barred-ever = { $village } (for ever)
table-hand-empty = You hold neither Beneficii nor auxilia.
table-spent = Gone: { $cards ->
    [0] no Beneficium
    [one] 1 Beneficium
   *[other] { $cards } Beneficii
}, { $tokens ->
    [0] no auxilium
    [one] 1 auxilium
   *[other] { $tokens } auxilia
}
table-bag = In the bag: { $count ->
    [0] nothing
    [one] 1 auxilium
   *[other] { $count } auxilia
}
bond-main = main village
bond-ally = ally
bond-subject = subject
table-village = { $village }, { $bond } of { $seat }, { $strength ->
    [0] no centuria
    [one] 1 centuria
   *[other] { $strength } centuriae
}
table-village-free = { $village }, independent, { $strength ->
    [0] no centuria
    [one] 1 centuria
   *[other] { $strength } centuriae
}
table-village-destroyed = { $village }, destroyed
table-contingent = Contingent of { $seat }: { $pawns ->
    [one] 1 pawn
   *[other] { $pawns } pawns
}, { $centuriae ->
    [one] 1 centuria
   *[other] { $centuriae } centuriae
}
table-march = A contingent in { $square }
table-march-pawns = Pawns of { $villages }
table-request = A legatus in { $village }
table-gift = With a gift
table-battle = Battle in { $square }
table-battle-for = Battle in { $square }: { $village }
table-led = { $seat } leads the village.
table-played = { $kind } has been played
table-attacks = { $count ->
    [0] no attack left
    [one] 1 attack left
   *[other] { $count } attacks left
}
table-lost = { $count ->
    [0] no centuria lost
    [one] 1 centuria lost
   *[other] { $count } centuriae lost
}
table-schiera = Schiera { $number }, holds at { $threshold } or less
table-line = { $village }: { $centuriae ->
    [0] no centuria
    [one] 1 centuria
   *[other] { $centuriae } centuriae
}{ $damage ->
    [0] {""}
   *[other] , { $damage } hit
}
table-reserve = Reserve
table-draws-up = You draw up: { $schiere }.
table-held = A schiera stays in reserve.
board-level = indignation { $level }
board-siege = besieged by { $seat }
board-pact = pact with { $seat }
board-cards = Your Beneficii: { $cards }.
board-auxilia = Your auxilia: { $auxilia }.

## What things on the board are

term-player = Player
term-player-is = Each player has a letter and a colour.
term-stage = What is done now
term-stage-is = In winter: offerings, order, feeding, purchase of auxilia, actions. In the other seasons: feeding and actions.
term-year = Year
term-year-is = The game has eight years.
term-season = Season
term-season-is = Hiems is winter: works begin, there is no war. In Semen and Messis contingents march.
term-asked = To decide
term-asked-is = The game waits for this player.
term-order = Order
term-order-is = Players act in turn, one action at a time; the highest offer begins.
term-offer = Offer
term-offer-is = DP given to the gods this year, in secret. The highest plays first; each DP up to four is an action in every season, and the n-th benefit of a card needs an offer of n.
term-actions = Actions
term-actions-is = How many actions the player still has in this season. Who passes is done for the season.
term-dp = DP
term-dp-is = The wealth of a player: for food, works, auxilia, gifts and offerings. In Roman numerals, with the plain number beside them.
term-production = Production
term-production-is = The DP that the villages of the player bring next winter, as things stand.
term-points = Points
term-points-is = What the player has as things stand: 9 for the main village, more for allies, subjects, conquered mains and victories.
term-consent = Consent
term-consent-is = How the people of the main village think of their rex. From 3 on they produce more, below 0 is dissent; at −6 the rex is driven out.
term-square = Square
term-square-is = A contingent marches from square to square, in any direction.
term-main = Main village
term-main-is = The village that a player leads. Who loses it is out of the game.
term-ally = Ally
term-ally-is = It grows, eats and produces for its leader, and its legion marches.
term-subject = Subject
term-subject-is = A subdued village. It produces, but its legion stays at home.
term-independent = Independent village
term-independent-is = Nobody leads it. A legatus may win it, or an attack subdue it.
term-destroyed = Destroyed
term-destroyed-is = The village is out of the game.
term-strength = Strength
term-strength-is = The centuriae at the village. An independent village with half the attacker’s or less surrenders.
term-familiae = Familiae
term-familiae-is = Each produces 4 DP a year, needs 1 DP a season, and is a centuria in war.
term-huts = Huts
term-huts-is = A large village has three, a medium one two, a small one one. Four familiae live in each; more of them need another hut, for 2 DP.
term-need = Food
term-need-is = What a village needs in DP; an unfed one is angry.
term-ara = Ara
term-ara-is = An altar, 4 DP and two seasons. It brings 1 consent, and an auxilium in each season is used without an action.
term-oppidum = Oppidum
term-oppidum-is = A fortified place, 6 DP and three seasons. Its defenders have +1.
term-indignation = Indignation
term-indignation-is = The anger of an ally or subject. With the third level an ally leaves, and subjects rise.
term-quell = Legion against a revolt
term-quell-is = An action: a legion at home within three squares restores order.
term-defensio = Defensio
term-defensio-is = What the gods add to the defence of this village until the year ends.
term-legatus = Legatus
term-legatus-is = Once a season he asks a village for an alliance, or a main village for a pact. A gift adds 1 to the die.
term-pact = Pact
term-pact-is = Partners neither attack nor stop each other, and may fight side by side.
term-league = League
term-league-is = A main with allies, seven villages together.
term-legion = Contingent
term-legion-is = Pawns of legions away from home; the number is that of their centuriae. They go back when the season ends, unless they besiege in Semen.
term-march = March
term-march-is = A contingent goes square by square, three from home at most. Where others live it may be stopped.
term-attack = Attack
term-attack-is = On a village in the square where your legion stands.
term-siege = Siege
term-siege-is = The player keeps the contingent there; the next attack on this village is a battle.
term-card = Beneficium
term-card-is = A card with one to four benefits, used in their order, each for an action. From the first one on all see it.
term-auxilium = Auxilium
term-auxilium-is = A token of a god: one in a season in place of an action, or laid for a battle.
term-copies = Several
term-copies-is = So many auxilia of this kind.
term-battle = Battle
term-battle-is = In each exchange schiere throw at once; whoever throws above the threshold loses a centuria.
term-schiera = Schiera
term-schiera-is = Up to three lines behind one another; three schiere fit on the field.
term-line = Line
term-line-is = A pawn of up to four centuriae. Red ones have been hit.
term-reserve = Reserve
term-reserve-is = Lines that wait behind the field.
term-threshold = Threshold
term-threshold-is = What the die of the schiera must not exceed; a 6 always hits.
term-dice = Dice
term-dice-is = What was thrown in this exchange.
term-attacks = Attacks left
term-attacks-is = When both sides have none left, who lost more has lost the battle.
term-lost = Centuriae lost
term-lost-is = For the winner, at least four fewer than the enemy’s are a crushing victory.
term-bellum = War fortune
term-bellum-is = What the next battle of this player in this season has more or less.
term-out = Out of the game
term-out-is = The rex was driven out, or the main village was lost.
term-choice = Choice
term-choice-is = Something that you may do now.

## How to play

primer-aim = The aim
primer-aim-villages = You lead a village of old Latium. Win others, large, medium and small, as allies or subjects.
primer-aim-points = Your own main village counts most; villages won and battles won add points.
primer-turn = A year
primer-turn-offer = In secret all offer DP to the gods. The most plays first; each DP, up to four, is an action in each of three seasons.
primer-turn-feed = Each season your familiae are fed, 1 DP each. In winter each brings 4 DP.
primer-turn-works = Begin works in winter: huts, an ara for the gods, an oppidum for defence.
primer-turn-legatus = Once a season your legatus asks a village for an alliance: a die decides, a gift helps.
primer-turn-war = In the other seasons legions march and attack. In battle a die above the threshold costs a centuria.
primer-turn-gods = Benefits of cards and auxilia help you or harm others.
primer-end = The end
primer-end-years = After eight years the most points win; or at once when one rex is left.
primer-watch = Take care
primer-watch-consent = At six dissent your people drive you out.
primer-watch-anger = Hungry allies and subjects grow angry, then leave or rise.
primer-watch-squares = Marching through others’ squares may end in battle.

## What a choice costs and brings

preview-offer = { $actions ->
    [0] no action
    [one] 1 action in each season
   *[other] { $actions } actions in each season
}; { $dp } DP are left
preview-dp = DP { $before } → { $after }
preview-dp-consent = DP { $before } → { $after }, consent { $consent }
preview-begun = DP { $before } → { $after }; { $left ->
    [one] one more season of work
   *[other] { $left } more seasons of work
}
preview-works-on = { $left ->
    [one] then one more season of work
   *[other] then { $left } more seasons of work
}
preview-finished-consent = finished; consent { $consent }
preview-finished-calm = finished; its indignation ends
preview-hungry = villages without food grow indignant; the main village withdraws consent
preview-request = accepts with { $plain } %, with a gift { $gift } %
preview-request-sure = accepts for certain
preview-request-pact = { $owner } decides about a pact
preview-request-leave = if { $owner } gives leave: accepts with { $plain } %, with a gift { $gift } %
preview-chance = accepts with { $percent } %
preview-gift = accepts with { $percent } %; DP { $before } → { $after }
preview-no-gift = accepts with { $percent } %; a 1 closes the village to you for ever
preview-attack-yields = it gives up without a battle
preview-attack-twice = centuriae { $attack } to { $defence }: it gives up without a battle
preview-attack-battle = battle: centuriae { $attack } to { $defence }
preview-attack-player = centuriae { $attack } to { $defence }; { $owner } fights or gives it up
preview-attack-siege = siege: it fights when attacked again
preview-attack-roll-small = { $fight } % battle, centuriae { $attack } to { $defence }; { $other } % it gives up
preview-attack-roll = { $fight } % battle, centuriae { $attack } to { $defence }; { $other } % siege
preview-blow = a blow hits with { $percent } %

# Why a hint would do something.

reason-offer-actions = four DP are four actions in every season of the year, and more would bring none
reason-offer-first = it brings all four actions, and a good place in the order
reason-offer-little = your people need the rest of the DP before the next production
reason-show = a better place in the order is worth more than the secret
reason-first = whoever plays first finds more villages to win
reason-rank = of these players this one has fewest points
reason-feed-main = hunger in the main village costs consent
reason-feed-angry = it is indignant already and could be lost
reason-feed = it would grow indignant without food
reason-buy = you have DP to spare, and few auxilia in stock
reason-no-purchase = the DP are needed elsewhere, or you hold enough auxilia
reason-release = a village that is let go can be won again
reason-rival = this rival is the greatest danger to you
reason-own-target = there it helps you most
reason-target = there it does most for you
reason-benefit = of all you may do now, this effect is worth most
reason-harm = it costs a rival more than it costs you
reason-hut-main = a hut too few costs consent in winter, and building it brings some
reason-hut = with a hut too few the village grows indignant
reason-ara = it brings consent, and then an auxilium in each season without an action
reason-oppidum-main = it brings consent, and its defenders fight better
reason-oppidum = its defenders fight better, and its indignation ends
reason-quell = otherwise the village is lost
reason-march = it leads to a village that can be won
reason-ally = { $points ->
    [one] an ally of this size counts one point, and its legion marches with you
   *[other] an ally of this size counts { $points } points, and its legion marches with you
}
reason-take-over = { $points ->
    [one] it counts one point for you, and is lost to a rival
   *[other] it counts { $points } points for you, and is lost to a rival
}
reason-free = as an ally its legion marches, and it rises less easily
reason-attack = { $points ->
    [one] you are strong there, and the village counts one point
   *[other] you are strong there, and the village counts { $points } points
}
reason-conquer = { $points ->
    [one] you are strong there; a conquered main village counts one point, and a rival is out
   *[other] you are strong there; a conquered main village counts { $points } points, and a rival is out
}
reason-pass = nothing else is worth an action now
reason-pact = peace is worth more than an attack on this player
reason-no-pact = you gain more against this player than with a pact
reason-gift = the better chance is worth the gift
reason-no-gift = the gift costs more than the better chance is worth
reason-die = with this die the village accepts at least as often
reason-let-go = you cannot feed it
reason-keep-ally = the village is worth more to you
reason-stay = at home they are needed more
reason-levy = with so many it can be won
reason-halt = from here nothing better can be reached
reason-intercept = you would likely win this battle
reason-let-pass = a battle would likely cost more than it brings
reason-all-fight = the more of them fight, the fewer blows each takes
reason-fight = what can be saved is worth the battle
reason-stay-out = a battle of others costs blood and brings them the points
reason-yield = the village could hardly be held, and blood is saved
reason-surrender = the battle is nearly lost, and blood is saved
reason-even-schiere = even schiere are hit least
reason-enter = on the field they fight, in reserve they do not
reason-lay = in this battle it can do most
reason-play = it can decide this battle, and is worth less later
reason-keep-tokens = the auxilia are worth more later
reason-opponent = it is the one hit most easily

# The first game with a guide.

lesson-offer = You are the rex of Albalonga, with 48 DP: grain, cattle, everything. A year begins with an offering to the gods, in secret. Each DP up to four is an action in each of the three seasons, and whoever offers most plays first. Offer 4: slide or type, then send it.
lesson-offer-instead = Four DP are four actions in every season. Fewer would cost you actions, and more would bring none. Offer 4.
lesson-buy = Your rival offered 4 as well, and a die has put you second. Twelve familiae ate 12 DP, and for your offering you hold a Beneficium, a card of the gods. Now auxilia are for sale, at 1 DP each and drawn from a bag: tokens that help you or harm others. Buy one.
lesson-buy-instead = An auxilium costs a single DP and can decide a battle. Buy one.
lesson-bought = An Auctoritas: in battle it puts a line to flight that has just been hit. Remember it. Up to three a winter could be bought, but your DP have to last until the next winter, when the villages produce again. Buy no more.
lesson-bought-instead = The DP will be needed: for works, for a gift, and for food in two more seasons. Buy no more.
lesson-ara = Players take turns, one action at a time. Works are begun in winter only. An ara, an altar, costs 4 DP and takes two seasons. It brings consent, which keeps a rex in office, and later an auxilium in each season without an action. Begin the ara.
lesson-ara-instead = Huts are not needed yet, and an oppidum is dear. Begin the ara now: winter is the only time to begin it.
lesson-legatus = Your rival won Lavinium by a legatus, and took 4 DP from you by an auxilium. Your own legatus may travel once a season. Cora is large: as an ally it counts 3 points, produces for you, and its legion marches with yours. Click Cora.
lesson-legatus-instead = Large villages count most, and Cora lies close to you. Send the legatus there.
lesson-gift = A large village accepts at a 5 or 6 of a D6. A gift of 6 DP adds 1, so that it is one throw in two. And without a gift a 1 would close Cora to you for ever. Bring the gift.
lesson-gift-instead = The buttons say how likely it is: one in two with the gift, one in three without. Bring it.
lesson-pass = A six: Cora is your ally! But now 24 familiae want to eat in the next season, and you have 17 DP. Your card is for war, of which there is none in winter, and an oppidum would cost more food. Pass: then you are done for this season.
lesson-pass-instead = Everything else costs DP that your people need. Pass for this season.
lesson-feed = Semen, the season of sowing. You cannot feed both villages. Hunger in the main village costs consent, and at −6 its people drive you out. An ally only grows indignant, and leaves at the third level. Feed Albalonga.
lesson-feed-instead = Consent is what keeps you in office; Cora will bear it once. Feed Albalonga.
lesson-attack = Now there is war. Velitrae lies in the same square as Albalonga, so that your legion attacks without a march. The sign says what may come: a village throws a die whether it fights. If it does not, it is besieged. At half of your centuriae or less it would give up at once. Attack Velitrae.
lesson-attack-instead = Velitrae is next to you and weaker than all you have there. Attack Velitrae.
lesson-all-fight = Two lines of the legion attack, 8 centuriae. The garrison of Albalonga, 4 more, may join them, since it stands in this square. Twelve against eight are better than eight against eight: let all fight.
lesson-all-fight-instead = Nobody threatens Albalonga now, and each line more makes you harder to hit. Let all fight.
lesson-again = A 1: Velitrae stays behind its fences, and you besiege it. Your rival does the same to Politorium. A besieged village fights when it is attacked again. Attack Velitrae once more, with all forces.
lesson-again-instead = The siege leads to nothing by itself: the second attack is a battle. Attack Velitrae, and let all fight.
lesson-lay = Battle! Your lines form a schiera, one behind the other. Beside them you may lay auxilia, and only those can be played. Each line and each auxilium is an attack that you have. Lay the Auctoritas.
lesson-lay-instead = An auxilium that is not laid cannot be played in this battle. Lay the Auctoritas.
lesson-dice = In each exchange every schiera that is attacked throws a die. Above its threshold, the number beside it, it loses a centuria: yours holds up to 4, the enemy’s up to 3. Throw the dice. You could then throw again only with a Religio, so go on without a token.
lesson-dice-instead = To surrender now would be a defeat for nothing. Throw the dice, and go on without a token.
lesson-token = You threw a 2 and hold; Velitrae threw a 6, and its first line was hit. That is the moment for the Auctoritas: the whole line flees, and with half of your strength or less the enemy is routed. Play it.
lesson-token-instead = Three more centuriae flee at once. There will be no better moment in this battle. Play the Auctoritas.
lesson-finish = A crushing victory: 2 points, Velitrae is your subject, and your people consent more. Your rival lost at Politorium meanwhile. You have two actions left in this season. A work that was begun in winter goes on in any season: finish the ara.
lesson-finish-instead = The work of one more season completes the ara, at no cost, and brings consent. Finish it.
lesson-farewell = Now you know offerings, auxilia, works, alliances, hunger, siege and battle. From here on you play by yourself, against a rival who plays carelessly. Eight years have three seasons each; then the villages and the victories are counted, and the most points win. If you are stuck, ask for a hint. Vale!
