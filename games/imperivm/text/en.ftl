# Imperivm Romanvm in English.

## The box

about = Conquer, plot and swear loyalty to Rome, and decide in secret whether she will prosper or fall.
edition-draft2 = Second draft
option-provinces = The provinces at the start
option-provinces-bought = everybody buys them one by one
option-provinces-dealt = dealt at random, to begin at once
edition-draft1 = First draft

## Names

seat = { $seat }
suit-militia = Militia
suit-religion = Religion
suit-empire = Empire
card-militia-loyal = loyal Militia { $value }
card-militia-traitor = traitor Militia { $value }
card-religion-loyal = loyal Religion { $value }
card-religion-traitor = traitor Religion { $value }
card-empire-loyal = loyal Empire { $value }
card-empire-traitor = traitor Empire { $value }
cards-alike = { $count } × { $card }
cards-none = no card
track-morale = morale
track-border = borders
amount-coins = { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
}
amount-power = { $amount } power
purse-both = { $coins } and { $power }
purse-empty = nothing
loyalty-loyal = loyal { $grade }
loyalty-traitor = traitor { $grade }

stage-purchase = The provinces are sold
stage-armies = The armies are placed
stage-turn = A new turn
stage-succession = Succession
stage-plot = The plot
stage-oath = The oath
stage-jail = Jail
stage-conquest = Conquest
stage-battle = Battle
stage-march = March on Rome
stage-tribute = Tribute
stage-donation = Donation
stage-trouble = People and borders
stage-uprising = Uprising
stage-barbarians = Barbarians
# A part of somebody’s turn, in the replay.
part-of-turn = { $seat }: { $part }
stage-over = The end

score-loyalty = Loyalty with the oath
score-grade = Grade
score-pawns = Family pawns
score-provinces = Provinces
score-cards = Cards of the winning side
score-resources = Coins and power

## The board

board-heading = { $stage }
board-tracks = Dominion { $dominion } of 9, morale { $morale }, borders { $border }, public stock: { $public }
board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-emperor = emperor
board-prisoner = in prison
board-nobody = For sale
board-army = army in { $province }
board-no-army = no army
board-family = { $pawns ->
    [one] 1 family pawn
   *[other] { $pawns } family pawns
}
board-oath = { $count ->
    [one] 1 oath card
   *[other] { $count } oath cards
}
board-oath-seen = { $count ->
    [one] 1 oath card, of which seen: { $cards }
   *[other] { $count } oath cards, of which seen: { $cards }
}
board-laid = face down: { $morale } on morale, { $border } on borders
board-laid-own = face down on morale: { $morale }; on borders: { $border }
board-lacks = surely no { $suits }
board-remembered = you gave: { $cards }
board-column-family = Family
board-column-loyalty = Loyalty
board-column-cards = Cards
board-column-coins = Coins
board-column-power = Power
board-column-provinces = Provinces
board-column-army = Army
board-hand = Your cards: { $cards }
board-sealed = Sealed: { $what }
board-picked = Chosen: { $cards }
board-deck = Deck { $deck }, discards { $discard }
board-battle = { $attacker } attacks { $target } of { $defender }
board-battle-card = { $attacker } attacks { $target } of { $defender } with { $card }{ $count ->
    [0] {""}
    [one] {" "}and 1 card face down
   *[other] {" "}and { $count } cards face down
}
board-drawn = Drawn: { $cards }
board-trouble = The die shows { $roll }: { $needed } needed
table-choices = All choices as a list

## What is asked

prompt-over-fall = The empire has fallen: the traitors have won.
prompt-over-fall-nobody = The empire has fallen, and nobody is a traitor: nobody has won.
prompt-over-prosperity = The empire prospers: the loyal have won.
prompt-over-prosperity-nobody = The empire prospers, and nobody is loyal: nobody has won.
prompt-buy = Which province do you buy?
prompt-price = What do you pay for { $province } with?
prompt-army = Where does your army begin?
prompt-return = You are free: where does your army return to the board?
prompt-retreat = Your army has lost its ground: to which of your nearest provinces does it retreat?
prompt-prison = You are in prison. Give the clergy Religion cards worth { $grade } (chosen so far: { $chosen }), repent, or stay and look at the oath of { $emperor }.
prompt-proposal = Do you spend an Empire card to call for the deposition of { $emperor }?
prompt-vote = { $seat } wants { $emperor } deposed. Empire cards are for it, all others against; more loyal than traitor Empire makes it peaceful, else it is a plot. { $count ->
    [0] No card chosen yet.
    [one] 1 card chosen.
   *[other] { $count } cards chosen.
}
prompt-successor = The succession is peaceful. Whom do you name emperor?
prompt-hand-over-coins = How many of your coins do you hand over to { $to }?
prompt-hand-over-power = How much of your power do you hand over to { $to }?
prompt-sealed = Sealed. You may change it until the last is in. { $wait }
prompt-changing = What you sealed counts until you have chosen anew. { $question }
prompt-plot-coins = The throne goes to the highest sealed offer. How many coins do you offer, of { $most }?
prompt-plot-power = The throne goes to the highest sealed offer. How much power do you offer, of { $most }?
prompt-oath = Dominion { $dominion }: which card do you lay on your family, face down?
prompt-jail = Whom do you put in prison?
prompt-border-card = To conquer, lay a card face down on the borders.
prompt-morale-card = To take tribute, lay a card face down on the morale. { $risk }
morale-risk = { $morale ->
    [0] The morale is at 0: tribute cannot lower it any more, but on { $percent } % of all rolls the people rise.
   *[other] The morale is at { $morale }: on { $percent } % of all rolls the people rise. Each province that pays lowers it by one.
}
prompt-target = Which province do you attack?
prompt-route = By which way to { $target }? Each province crossed weakens the attack by one.
prompt-consent = { $seat } asks leave to cross { $path } on the way to { $target }.
prompt-militia = With which Militia do you attack { $target }? { $crossed ->
    [0] The way is direct.
    [one] One province is crossed.
   *[other] { $crossed } provinces are crossed.
}
prompt-reinforcement = Which Militia do you add face down? Chosen so far: { $count }.
prompt-defend-coins = { $attacker } attacks { $target }. How many coins do you give to draw cards first?
prompt-defend-power = { $attacker } attacks { $target }. How much power do you give to keep cards drawn?
prompt-defend-public-coins = How many coins of the empire do you spend to draw cards?
prompt-defend-public-power = How much power of the empire do you spend to keep cards drawn?
prompt-keep = Which of these cards do you keep? You may keep { $keep } of { $count }.
prompt-defence = Which Militia defends { $target } against { $attacker }? Chosen so far: { $value }.
prompt-repair = The borders are at { $border }. Which Militia mends them? Chosen so far: { $value }.
prompt-tribute-coins = How many provinces pay you a coin, of { $most }? { $risk }
prompt-tribute-power = How many of the other provinces pay you in power, of { $most }? { $risk }
prompt-religion = Which Religion raises the morale? Chosen so far: { $value }. { $risk }
prompt-coins-in-vain = How many coins do you give, of { $most }? Without power you keep none of the cards drawn.
prompt-donation-coins = How many coins do you donate? You draw as many cards, and one more.
prompt-donation-power = How much power do you donate? You keep as many of the cards drawn.
prompt-uprising = The people rise: all together must find { $needed }. How many coins do you offer?
prompt-barbarians = The barbarians come: all together must find { $needed }. How much power do you offer?

wait-buy = { $who } buys a province.
wait-army = { $who } decides where the army stands.
wait-prison = { $who } is in prison and decides how to leave it, or stays.
wait-proposal = { $who } may call for the deposition of { $emperor }.
wait-vote = Still to vote: { $who }.
wait-successor = { $who } names the next emperor.
wait-hand-over = { $who } decides what to hand over to { $to }.
wait-plot = Still to offer for the throne: { $who }.
wait-oath = Still to swear: { $who }.
wait-jail = { $who } may put somebody in prison.
wait-border-card = { $who } may go to war.
wait-target = { $who } looks for a province to attack.
wait-attack = { $who } prepares to attack { $target }.
wait-consent = { $seat } asks { $who } for leave to cross { $path } to { $target }.
wait-defence = { $who } defends { $target }.
wait-keep = { $who } looks at the cards drawn.
wait-repair = { $who } may mend the borders.
wait-tribute = { $who } may take tribute.
wait-religion = { $who } may calm the people.
wait-donation = { $who } may donate to the empire.
wait-uprising = Still to offer coins against the uprising: { $who }.
wait-barbarians = Still to offer power against the barbarians: { $who }.
wait-nothing = Nobody has to decide anything.

## Choices

label-province = { $province }
label-buy = Buy { $province }
label-pay-coins = Pay a coin
label-pay-power = Pay one power
label-army = Army to { $province }
label-retreat = Retreat to { $province }
label-attack = Attack { $province } ({ $owner }){ $crossed ->
    [0] , next to your army: your best Militia counts { $left }
    [one] , across one province: your best Militia counts { $left }
   *[other] , across { $crossed } provinces: your best Militia counts { $left }
}
label-attack-far = Attack { $province } ({ $owner })
label-cross = Cross { $province } ({ $owner }): { $crossed ->
    [one] one province in all, your best Militia counts { $left }
   *[other] { $crossed } provinces in all, your best Militia counts { $left }
}
label-cross-far = Cross { $province } ({ $owner })
label-card = { $card }
label-card-clergy = Give { $card } to the clergy
label-card-proposal = Call for a succession with { $card }
label-card-vote = Vote with { $card }
label-card-oath = Swear with { $card }
label-card-border = Lay { $card } on the borders
label-card-morale = Lay { $card } on the morale
label-card-militia = Attack with { $card }, which counts { $left }
label-card-reinforcement = Add { $card } face down
label-card-defence = Defend with { $card }
label-card-repair = Mend with { $card }
label-card-religion = Calm with { $card }
label-card-keep = Keep { $card }
label-amount = { $amount }
label-coins = { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
}
label-power = { $amount } power
label-public-coins = { $amount ->
    [one] 1 public coin
   *[other] { $amount } public coins
}
label-public-power = { $amount } public power
label-nobody = player { $number }
label-successor = Name { $seat } emperor
label-jail = Jail { $seat }
label-consent = Let the army pass
label-refuse = Do not let it pass
label-repent = Repent and leave
label-stay = Stay in prison
label-pass = Pass
label-pass-proposal = Leave the emperor on the throne
label-pass-hand-over = Hand nothing over
label-pass-jail = Jail nobody
label-pass-border = Do not go to war
label-pass-target = No more battles
label-pass-militia = Call the attack off
label-pass-defence-draw = Draw no cards
label-pass-tribute = Take no tribute
label-pass-donation = Donate nothing
label-done = Done
label-done-clergy = Leave prison with { $count ->
    [one] this card
   *[other] these { $count } cards
}
label-done-vote = { $count ->
    [0] Vote with no card
    [one] Seal the vote: 1 card
   *[other] Seal the vote: { $count } cards
}
label-done-reinforcement = { $count ->
    [0] Add nothing
    [one] Attack with 1 card more
   *[other] Attack with { $count } cards more
}
label-done-defence = { $count ->
    [0] Do not defend
    [one] Defend with 1 card
   *[other] Defend with { $count } cards
}
label-done-repair = { $count ->
    [0] Leave the borders as they are
    [one] Mend the borders with 1 card
   *[other] Mend the borders with { $count } cards
}
label-done-religion = { $count ->
    [0] Leave the people as they are
    [one] Calm the people with 1 card
   *[other] Calm the people with { $count } cards
}
label-done-keep = Keep no more

## The log

table-pay-with = Pay for it with
idle-prison = You are in prison: you do not vote or fight. Your next turn begins with a way out.
log-dealt = { $seat } is dealt { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
log-dealt-own = { $seat } is dealt { $cards }.
log-first-buyer = { $seat } buys first.
log-provinces-dealt = The provinces are dealt at random, and everybody pays for them.
log-bought = { $seat } buys { $province } for { $price }.
log-first-emperor = { $seat } is the first emperor and takes Italia for { $price }.
log-imperial-purse = { $seat } receives { $purse } as emperor.
log-army-placed = The army of { $seat } stands in { $province }.
log-army-returned = The army of { $seat } returns to { $province }.
log-army-retreated = The army of { $seat } retreats to { $province }.
log-army-is-guest = { $seat } has no province: the army stays in Italia as a guest.
log-turn-begins = The turn of { $seat }.
log-dominion-begins = Dominion { $dominion }: the emperor is { $seat }.
log-family-pawn = { $seat } puts a pawn on the family: { $pawns ->
    [one] the first
   *[other] { $pawns } by now
}.
log-clergy = The clergy gets { $seat } out of prison for { $cards }.
log-repented = { $seat } repents and is { $loyalty } now.
log-stayed = { $seat } stays in prison and looks at the oath of { $emperor }.
log-stayed-own = { $seat } stays in prison and looks at the oath of { $emperor }: { $cards }.
log-freed = { $seat } is free.
log-jailed = { $seat } goes to prison.
log-nobody-jailed = { $seat } jails nobody.
log-sworn = { $seat } has chosen an oath card.
log-sworn-own = { $seat } swears with { $card }.
log-no-oaths = Nobody has a card to swear with.
log-oaths-taken = Oaths taken by: { $who }.
log-proposed = { $seat } calls for a succession with { $card }.
log-voted = { $seat } has voted.
log-voted-own = { $seat } has voted with { $cards }.
log-count = { $seat } { $count }
log-vote-shown = Cards laid: { $counts }. Mixed and shown: { $cards }.
log-no-succession = Empire { $empire }, the rest { $others }: the emperor stays.
log-peaceful = Loyal Empire { $loyal }, traitor Empire { $traitor }: the succession is peaceful.
log-plot-begins = Loyal Empire { $loyal }, traitor Empire { $traitor }: a plot.
log-nobody-follows = { $seat } stays emperor: nobody else is loyal and free.
log-most-loyal = { $seat } stays emperor: nobody is as loyal.
log-offered = { $seat } has sealed an offer.
log-offered-nothing = { $seat } has sealed an offer: nothing.
log-offered-own = { $seat } has sealed an offer of { $purse }.
log-offer = { $seat } { $purse }
log-plot-shown = The offers: { $offers }.
log-acceded = { $seat } follows { $old } on the throne.
log-hand-given = { $count ->
    [0] { $seat } has no cards to hand over to { $to }.
    [one] { $seat } hands 1 card over to { $to }.
   *[other] { $seat } hands { $count } cards over to { $to }.
}
log-hand-given-own = { $seat } hands over to { $to }: { $cards }.
log-purse-given = { $seat } hands { $purse } over to { $to }.
log-nothing-given = { $seat } hands no coins and no power over to { $to }.
log-laid = { $track ->
    [morale] { $seat } lays a card face down on the morale.
   *[border] { $seat } lays a card face down on the borders.
}
log-laid-own = { $track ->
    [morale] { $seat } lays { $card } face down on the morale.
   *[border] { $seat } lays { $card } face down on the borders.
}
log-leave-asked = { $seat } wants to cross { $path } to { $target } and asks leave of { $who }.
log-leave-given = { $seat } lets the army pass to { $target }.
log-leave-refused = { $seat } does not let the army pass to { $target }.
log-called-off = { $seat } calls the attack on { $target } off.
log-attacked = { $seat } attacks { $target } of { $defender } with { $card }{ $crossed ->
    [0] {"."}
    [one] , across one province.
   *[other] , across { $crossed } provinces.
}
log-reinforced = { $count ->
    [0] { $seat } adds nothing.
    [one] { $seat } adds 1 card face down.
   *[other] { $seat } adds { $count } cards face down.
}
log-reinforced-own = { $seat } adds face down: { $cards }.
log-fought = Attack of { $attacker } with { $attack }: { $attack_total }. Defence of { $defender } with { $defence }: { $defence_total }.
log-fought-undefended = Attack of { $attacker } with { $attack }: { $attack_total }. { $defender } does not defend: { $defence_total }.
log-conquered = { $seat } takes { $target } from { $from }.
log-repelled = { $by } holds { $target } against { $seat }.
log-loyalty-moved = { $seat } goes from { $from } to { $to }.
log-border-worn = The battle costs the borders { $by }: they are at { $border }.
log-border-mended = { $seat } mends the borders with { $cards }: they are at { $border }.
log-rome-taken = { $seat } takes Rome from { $old } and is emperor.
log-taxed = { $seat } takes { $purse } in tribute: the morale is at { $morale }.
log-preached = { $seat } calms the people with { $cards }: the morale is at { $morale }.
log-donated = { $seat } gives { $purse } to the empire and draws { $draws ->
    [one] 1 card
   *[other] { $draws } cards
}.
log-rome-defended = { $seat } defends Italia (own resources: { $own }; public: { $public }) and draws { $draws ->
    [one] 1 card
   *[other] { $draws } cards
}.
log-reshuffled = { $count ->
    [one] The only discard becomes the deck.
   *[other] The { $count } discards are shuffled and become the deck.
}
log-drawn = { $count ->
    [0] { $seat } draws no card.
    [one] { $seat } draws 1 card.
   *[other] { $seat } draws { $count } cards.
}
log-drawn-own = { $seat } draws { $cards }.
log-kept = { $seat } keeps { $count } and discards { $discarded }.
log-kept-all = { $seat } keeps { $count ->
    [one] the card drawn
   *[other] all { $count } cards drawn
}.
log-kept-none = { $seat } keeps no card and discards { $discarded }.
log-kept-nothing = { $seat } keeps no card.
log-kept-all-own = { $seat } keeps { $kept }.
log-kept-own = { $seat } keeps { $kept } and discards { $discarded }.
log-track-shown = { $track ->
    [morale] Cards shown on the morale: { $cards }. It is at { $level } now.
   *[border] Cards shown on the borders: { $cards }. They are at { $level } now.
}
log-rolled = The die shows { $roll }. Morale { $morale }, borders { $border }.
log-people-rise = { $roll } is more than the morale of { $morale }: the people rise. It takes { $needed }.
log-barbarians-come = { $roll } is more than the borders at { $border }: the barbarians come. It takes { $needed }.
log-offers-shown = The offers: { $offers }. Together { $total } of { $needed }.
log-public-pays = The public stock adds { $amount }.
log-emperor-pays = { $seat } adds { $amount } as emperor.
log-emperor-gives-cards = { $suit ->
    [religion] { $seat } gives all Religion cards: { $cards }.
   *[militia] { $seat } gives all Militia cards: { $cards }.
}
log-emperor-has-no-cards = { $suit ->
    [religion] { $seat } has no Religion cards to give.
   *[militia] { $seat } has no Militia cards to give.
}
log-uprising-ended = The people are calm again.
log-barbarians-beaten = The barbarians are beaten back.
log-no-trouble = With { $roll } all stays quiet.
log-empire-falls = The empire falls for want of { $missing }.
log-empire-prospers = The ninth dominion has ended: the empire prospers.
log-oath-shown = The oath of { $seat }: { $cards }. In truth { $loyalty }.

## What a choice will do

preview-loyalty = your loyalty { $before } → { $after }
preview-coins = your coins { $before } → { $after }
preview-power = your power { $before } → { $after }
preview-tribute = morale { $before } → { $after }; at that level the people rise on { $then } % of rolls instead of { $risk } %
preview-no-cards = you draw nothing
preview-borders = next to { $neighbours }
preview-draw-for-power = you draw 1 card, if you give power
preview-draw = { $count ->
    [0] there are no cards to draw
    [one] you draw 1 card
   *[other] you draw { $count } cards
}
preview-keep = { $count ->
    [0] you keep none of { $of }
   *[other] you keep { $count } of { $of }
}
preview-crossing = base { $base } − { $crossed } for crossing = { $left }
preview-morale = morale { $before } → { $after }
preview-border = borders { $before } → { $after }
preview-laid-loyal = one up when it is shown
preview-laid-traitor = one down when it is shown
preview-oath-loyal = at the end your loyalty goes one up
preview-oath-traitor = at the end your loyalty goes one down
table-after-morale = → morale then
table-after-drawn = → cards you draw
table-after-kept = → cards you keep

## The first game with a guide

lesson-buy = Rome’s provinces are shared out first: one after the other, each for a coin or for one power, until only Italia is left. Armies march from one province to the next, so land that hangs together is easier to hold and to use. Begin in the west, with Narbonensis beside Italia, and pay with power.
lesson-buy-instead = Narbonensis has seven neighbours, Italia among them: from there everything in the west is near. Click the lit province, then pay one power.
lesson-buy-more = You will need both coins and power later on: coins draw cards, power keeps them. So pay for the next province with a coin. Take Mauretania Caesariensis, across the sea from Narbonensis. The rest of the purchase I do for you.
lesson-buy-more-instead = It borders on what you have and on Italia. Click the lit province and pay a coin this time, so that both stocks last.
lesson-army = All provinces are bought. The one who came off worst is the first emperor and holds Italia as well. You have one army; it attacks only what it can reach. Put it in the middle of your land, in Narbonensis.
lesson-army-instead = From Narbonensis your army reaches Belgica, Alpes and Italia without crossing anybody’s land. Put it there.
lesson-border = Your turn as a general. Whoever wants to conquer first lays a card face down on the borders. At the end of the round it is turned over, and nobody knows whose it was: a loyal card raises the borders by one, a traitor lowers them. Lay the Religion 1, which is of no use in battle.
lesson-border-instead = Militia wins battles and Empire makes emperors. The Religion 1 is what you can do without: lay that.
lesson-target = Now a target. Belgica belongs to the emperor and is next to your army, so the march takes nothing off your Militia. A province that changes hands is 2 points at the end for one side and 2 fewer for the other.
lesson-target-instead = Belgica lies next to your army, so that your Militia counts in full, and taking it weakens the emperor.
lesson-attack = Play the loyal Militia 2: it is seen, and it counts 2. You could add more Militia face down, but keep it for now. The defender may draw cards and must match you with Militia from the hand: equal is enough to hold. Every loyal card in a battle also makes you more loyal in public, every traitor less.
lesson-attack-instead = The Militia 2 is your best card for this. Play it, then add nothing: the rest is worth more later.
lesson-morale = Belgica is yours, and you are loyal 2 now. Stop here: your Militia is weak. Next comes the tribute, and it begins like war: with a card face down, this time on the morale of the people. End the battles, then lay the Militia 1.
lesson-morale-instead = Another attack with a Militia 1 would almost surely fail. End the battles, then lay the Militia 1 on the morale.
lesson-tribute = Every province that pays gives you a coin or one power and takes one off the morale. At the end of the round a die with twenty faces is rolled: if it shows more than the morale, the people rise, and it is dear. Be moderate: 2 coins and 3 power, and the morale goes from 10 to 5.
lesson-tribute-instead = More would bring more now, but a low morale brings uprisings for all of you. 2 coins, then 3 power.
lesson-donation = Cards come by donation. Each coin that you give to the public stock draws a card, and you always draw one more; each power lets you keep one. 3 coins draw four cards, 3 power keep three of them.
lesson-donation-instead = Coins draw, power keeps: with 3 and 3 you choose the best three of four cards, and have something left.
lesson-keep = Choose three. Religion 3 is loyal: you will want it in a moment. Empire decides who reigns. Militia 3 is your next war. The Religion 2 goes.
lesson-keep-instead = Keep the loyal Religion 3, the Empire 1 and the Militia 3: one for your oath, one for the throne, one for war.
lesson-oath = The round ends with the emperor’s turn, and it begins with the heart of the game. Everybody else lays a card face down on the family: loyal or traitor. At the end it moves your loyalty. If the empire prospers only the loyal score, if it falls only the traitors. You are loyal in public; swear loyal in secret, too.
lesson-oath-instead = You are loyal 2, and the empire stands. A loyal oath makes that side surer: swear with the Religion 3. In another game you may well look loyal and swear treason.
lesson-trouble = Look what happened: the general who fought with a traitor card was a traitor in public, and is now in prison. Then the die showed 6, the morale is at 1, and the people rise: 12 coins are needed. All offer in secret, and what is missing the public stock pays, then the emperor. The stock has enough: offer nothing.
lesson-trouble-instead = The public stock holds more than the 12 coins, and what you offer is lost in any case. Keep yours for the throne.
lesson-call = A new round, and the emperor has reigned for one: now the throne can be called into question, with an Empire card. You have three, one general sits in prison and has no vote: a good moment. Spend the loyal Empire 1.
lesson-call-instead = The loyal Empire 1 is the cheapest way to call; the traitor Empire 3 you need for the vote itself.
lesson-vote = Everybody who is free lays cards face down. Empire cards count for the succession, all others against it. If more of that Empire is traitor than loyal, or as much, it is a plot, and the throne goes to the highest offer. Lay the traitor Empire 3 and seal your vote.
lesson-vote-instead = The emperor will vote against you, but hardly with a good card: a 3 should do. Lay the Empire 3, then seal the vote.
lesson-throne = It is a plot. All free generals but the emperor make a secret offer of coins and power, and the highest gets the throne. The only other general is in prison: you are alone. One coin is plenty.
lesson-throne-instead = Nobody bids against you, and what you offer is gone. Offer 1 coin and no power.
lesson-farewell = You are emperor: Italia is yours, and your predecessor’s hand with it. From here on you play by yourself, against two rivals who play carelessly. After nine turns of emperors the empire prospers, if it has not fallen before; then the oaths are shown, and one side scores. If you are stuck, ask for a hint. Vale!

## Why not

why-not-asked = It is not up to you now.
why-over = The match is over.
why-something-else = Something else is asked now.
why-italia-not-for-sale = Italia is the emperor’s and not for sale.
why-province-taken = Somebody owns this province.
why-not-your-province = This province is not yours.
why-not-nearest = An army retreats to its nearest province.
why-other-suit = Only { $suit } cards serve here.
why-no-such-card = You have no such card, or have chosen it already.
why-too-little-religion = The Religion does not reach your grade of treason.
why-enough-religion = What you have chosen is enough.
why-already-picked = You have chosen cards: go on with them, or take them back.
why-must-vote = Whoever holds cards must lay at least one.
why-must-swear = Whoever holds cards must swear.
why-no-such-general = There is no such player.
why-yourself = You cannot choose yourself.
why-not-loyal-enough = Only whoever is loyal enough can follow the emperor.
why-in-prison-already = This general is in prison already.
why-not-traitor = Only public traitors go to prison.
why-your-own-province = This province is yours.
why-last-province = A last province cannot be attacked, unless it is Italia.
why-no-militia = Without Militia there is no attack.
why-called-off = You have called this attack off: not again in this turn.
why-out-of-reach = Your army cannot get there.
why-not-on-the-way = The army cannot go this way.
why-too-weak = This card does not carry the army so far.
why-not-drawn = Only cards just drawn can be kept.
why-too-much = No more than { $most }.
why-already-said = You have named an amount: go on, or take it back.

## The table in the browser

table-skip = To the list of choices
table-map = The map of the provinces
table-nearer = Zoom in
table-farther = Zoom out
table-whole = The whole map
table-province = { $province }, of { $owner }
table-province-free = { $province }, for sale
table-army = The army of { $seat } in { $province }
table-treasury = Public stock
table-deck = Deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-deck-short = Deck
table-discards = Discards: { $cards }
table-discards-count = Discards: { $count }
table-discards-short = Discards
table-dominion = { $dominion ->
    [0] Before the first dominion
   *[other] Dominion { $dominion } of 9
}
table-prison = Prison
table-prison-empty = empty
table-tracks = Morale, borders, loyalty
table-level = { $track }: { $level } of 20
table-nothing-laid = No card face down
table-laid = { $seat }: { $count ->
    [one] 1 card face down
   *[other] { $count } cards face down
}
table-laid-known = { $seat }, face down: { $cards }
table-loyalty = Public loyalty
table-stands = { $seat }: { $loyalty }
table-families = The families
table-asked = to act
table-turn = on turn
table-provinces = { $count ->
    [one] 1 province
   *[other] { $count } provinces
}, { $left ->
    [one] 1 pawn left
   *[other] { $left } pawns left
}
table-truth = { $loyalty } with the oath
table-purse-closed = Kept secret
table-no-oath = no oath yet
table-hand-of = Hand: { $cards }
table-march = March on Rome
table-battle = Attack on { $province }
table-reinforced = { $count ->
    [one] 1 card face down
   *[other] { $count } cards face down
}
table-fallen = The empire has fallen.
table-prospers = The empire prospers.
table-strength = Attack: { $value }
table-strength-hidden = Attack: { $value }, and the face-down cards
table-against = against
table-way = By way of { $provinces }
table-roll = The die shows { $roll }
table-needed = Needed: { $needed }
table-awaited = Waiting for:
table-yours = Your resources
table-amount-public = How much of the public stock do you use?
table-amount-tribute = How many provinces?
table-amount = How much do you use?
table-keep = Drawn: { $count }. You may keep { $keep }.
table-no-cards = No cards in hand.
table-sealed = Sealed
table-chosen = Chosen

## How to play

primer-aim = The aim
primer-aim-sides = Within nine dominions the empire prospers or falls. If it prospers, only the loyal score; if it falls, only the traitors.
primer-aim-oath = On which side you are, your public loyalty says, and the oaths you lay in secret.
primer-aim-points = Provinces, cards of your side, coins and power are points.
primer-turn = A turn
primer-turn-succession = Succession: an Empire card calls a vote against the emperor. Plots and marches on Rome depose as well.
primer-turn-conquest = Conquest: attack next to your army with Militia. You need more than the defence. The cards you play show your loyalty.
primer-turn-tribute = Tribute: a coin or power for each province, at the price of morale. Religion repairs it.
primer-turn-donation = Donation: coins given draw cards, power keeps them.
primer-turn-emperor = The emperor’s turn begins with an oath of all, and ends with the die.
primer-end = How it ends
primer-end-trouble = A roll above the marker of morale or borders is trouble. Everybody offers in secret; if it is not enough, the empire falls.
primer-end-dominions = After the ninth dominion it prospers. Oaths are shown, points counted.
primer-watch = What to watch
primer-watch-levels = Low rolls are the dear ones: each cell says its price for each player.
primer-watch-cards = Every card has a side. Where you lay it face down, nobody knows which.
primer-watch-throne = Each turn as emperor puts a pawn on the family: five points.
primer-watch-jail = Public traitors may be jailed.

## What everything means

term-player = Player
term-player-is = The letter and the colour of a player: provinces, pawns and the army have the same colour.
term-family = Family
term-family-is = Everybody leads a family, with a sign and a colour of its own.
term-stage = What is being done
term-stage-is = A general’s turn: succession, conquest, tribute, donation, each if one likes. The emperor’s turn begins with the oath and ends with the die.
term-dominion = Dominion
term-dominion-is = Nine dominions, in Roman numerals: each turn of an emperor moves the marker on. After the ninth the empire has prospered.
term-asked = To decide
term-asked-is = This family decides now.
term-on-turn = On turn
term-on-turn-is = It is this family’s turn; at the moment others are asked.
term-emperor = Emperor
term-emperor-is = Owns Italia and plays last in the round. A vote, a plot or a march on Rome takes the throne away.
term-prison = Prison
term-prison-is = The emperor may jail one public traitor. A prisoner has no turn, unless Religion or repentance opens the door.
term-treasury = Public stock
term-treasury-is = Belongs to the empire. It pays what is missing against the people and the barbarians, and helps to defend Italia.
term-coins = Coins
term-coins-is = They calm the people, draw cards in a donation, and count in offers. At the end they are points.
term-power = Power
term-power-is = It beats the barbarians, lets one keep cards in a donation, and counts in offers. At the end it is points.
term-deck = Deck
term-deck-is = So many cards can still be drawn. When it is empty, the discards are shuffled.
term-discards = Discards
term-discards-is = Cards that were played or not kept; everybody may look at them.
term-copies = Several alike
term-copies-is = So many cards of this kind lie here.
term-province = Province
term-province-is = It gives a coin or power as tribute, and points at the end. The colour is its owner’s. One attacks what is next to the army, or farther at a cost.
term-italia = Italia
term-italia-is = It is always the emperor’s. Whoever conquers it is emperor at once: the march on Rome.
term-pawn = Pawn
term-pawn-is = It shows whose the province is.
term-provinces = Provinces
term-provinces-is = How many provinces this family owns; they are points at the end.
term-army = Army
term-army-is = Attacks start here. It moves into the province it conquers; beaten, it goes back to the nearest province of its own.
term-morale = Morale
term-morale-is = The patience of the people. A roll of the die above the marker brings an uprising, which takes coins. Tribute lowers it, Religion raises it.
term-border = Borders
term-border-is = How safe the borders are. A roll of the die above the marker brings the barbarians, who take power.
term-coefficient = × on the track
term-coefficient-is = If the die shows this number and it is above the marker, all together must find so much for each player: low numbers are the dear ones.
term-laid = Cards face down on a track
term-laid-is = Laid to begin a conquest or a tribute. Before the die is rolled they are shown: each loyal card moves the marker one up, each traitor one down.
term-loyalty = Loyalty
term-loyalty-is = Where everybody stands in public, from traitor 9 to loyal 9. There is no 0. The oaths are added at the end.
term-loyal = The wolf: loyal
term-loyal-is = A card or a family for Rome. If the empire prospers, only the loyal score.
term-traitor = The snake: traitor
term-traitor-is = A card or a family against Rome. If the empire falls, only the traitors score.
term-final-loyalty = Loyalty with the oath
term-final-loyalty-is = What the loyalty has become, with all cards of the oath. The grade is points on the winning side.
term-militia = Militia
term-militia-is = For battles, in attack and defence. Against the barbarians the emperor’s Militia helps in the end.
term-religion = Religion
term-religion-is = Raises the morale after a tribute, opens the prison, and helps against an uprising in the end.
term-empire = Empire
term-empire-is = Calls for a succession, and votes for it: it succeeds if Empire outweighs all other cards laid.
term-card-value = Value of the card
term-card-value-is = 1, 2, 3 or 5: its strength in battle and in votes, and what it repairs.
term-hand = Cards in hand
term-hand-is = How many cards this family holds. At the end each card of the winning side is a point.
term-oath = Oath
term-oath-is = One card face down for each emperor’s turn. At the end each loyal card moves its owner one towards loyal, each traitor one towards traitor.
term-family-pawns = Pawns on the family
term-family-pawns-is = One for each turn as emperor; five points each on the winning side.
term-known = What is known
term-known-is = What you can know of this hand, by what was shown or handed over.
term-battle = Battle
term-battle-is = The attack must be stronger than the defence. Loyal cards played make the attacker more loyal, traitor cards less.
term-strength = Strength
term-strength-is = The Militia played, less one for each province crossed. Cards still face down come on top.
term-reinforcement = Face-down Militia
term-reinforcement-is = Added to the attack, and shown when the defence is complete.
term-crossing = Crossing
term-crossing-is = Each province crossed takes one off the attack, and its owner must agree.
term-trouble = Trouble
term-trouble-is = The die was higher than a marker. All offer in secret; if it is not enough, public stock and emperor pay, and if that is not enough either, the empire falls.
term-die = Die
term-die-is = Twenty faces, one roll for both tracks. 19 and 20 never bring trouble.
term-needed = Needed
term-needed-is = What all together must find: the × of the result for each player.
term-keep = Drawn and kept
term-keep-is = One card more was drawn than coins were given; as many may be kept as power was given.
term-chosen = Chosen
term-chosen-is = The cards chosen so far. Nobody sees them before the choice is complete.
term-sealed = Sealed
term-sealed-is = Your secret choice. It can be changed until the last one is in.
term-choice = A choice
term-choice-is = What follows from it is said above, where the question stands.

## Promises

promise-let-pass = I will let you pass.
promise-no-attack = I will not attack you before the next dominion.
promise-depose = I will vote to depose the emperor.
promise-uphold = I will vote to keep the emperor.
promise-name-successor = I will name { $who } my successor.
promise-bid-at-least = I will offer at least { $amount } in coins or power.
promise-jail-pays = If you jail { $who }, I will pay you { $amount } in coins or power.

# Why a hint would do something: “Why: …”.

reason-camp = from there the army has most to attack
reason-even = you have more of it, and both kinds are best kept even: coins draw cards, power keeps them
reason-near-rome = it lies beside Italia, within reach of Rome
reason-quiet = few rivals border on it
reason-loyal = the empire will more likely last, and then the loyal are counted
reason-traitor = you would gain more if the empire falls, and then the traitors are counted
reason-war = there is an attack worth more than the card
reason-peace = no attack within reach is worth its cards
reason-attack = you attack with { $force } against { $cards ->
    [0] an empty hand
    [one] one card that you cannot see
   *[other] { $cards } cards that you cannot see
}, and what can still be drawn: { $outlook ->
    [likely] that is mostly enough
    [even] that may be enough or not
   *[bold] that is rarely enough, but the province is worth the try
}
reason-attack-bare = you attack with { $force } against a hand that surely has no Militia, and what can still be drawn: { $outlook ->
    [likely] that is mostly enough
    [even] that may be enough or not
   *[bold] that is rarely enough, but the province is worth the try
}
reason-defence = it helps to hold the province for less than the province is worth
reason-no-defence = what you have is not enough to hold it, or is enough already
reason-tribute = the tribute is worth more than the morale that it costs
reason-no-tribute = the morale is worth more than the tribute
reason-calm = the people would rise less often
reason-donation = you hold few cards, and this draws and keeps some
reason-no-donation = more cards would not be worth the price now
reason-keep = of these cards it is worth most to you
reason-help = it is a fair part of what the loyal have to find, and you want the empire to last
reason-let-fall = you would gain more if the empire falls
reason-reign-pays = whoever reigns pays what is missing anyway
reason-others-pay = the others and the public stock are enough, or all together would not be
reason-change = you have good prospects to gain by another emperor
reason-no-change = the vote would likely fail, or bring you too little for its cards
reason-harmless = as emperor, this general would threaten you least
reason-dangerous = this general threatens you most
reason-throne = the throne is worth more to you than that
reason-compact = { $count ->
    [one] it borders on a province of yours, so the army reaches more
   *[other] it borders on { $count } provinces of yours, so the army reaches more
}
