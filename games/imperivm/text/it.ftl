# Imperivm Romanvm in italiano.

## La scatola

about = Conquista, congiura e giura lealtà a Roma, e decidi in segreto se debba prosperare o cadere.
edition-draft2 = Seconda stesura
option-provinces = Le province all’inizio
option-provinces-bought = ognuno le compra una alla volta
option-provinces-dealt = distribuite a caso, per cominciare subito
edition-draft1 = Prima stesura

## Nomi

seat = { $seat }
suit-militia = Milizia
suit-religion = Religione
suit-empire = Impero
card-militia-loyal = Milizia { $value } leale
card-militia-traitor = Milizia { $value } traditrice
card-religion-loyal = Religione { $value } leale
card-religion-traitor = Religione { $value } traditrice
card-empire-loyal = Impero { $value } leale
card-empire-traitor = Impero { $value } traditore
cards-alike = { $count } × { $card }
cards-none = nessuna carta
track-morale = morale
track-border = confini
amount-coins = { $amount ->
    [one] 1 moneta
   *[other] { $amount } monete
}
amount-power = { $amount ->
    [one] 1 segnalino potere
   *[other] { $amount } segnalini potere
}
purse-both = { $coins } e { $power }
purse-empty = nulla
loyalty-loyal = leale { $grade }
loyalty-traitor = traditore { $grade }

stage-purchase = La vendita delle province
stage-armies = Gli eserciti si schierano
stage-turn = Un nuovo turno
stage-succession = Successione
stage-plot = La congiura
stage-oath = Il giuramento
stage-jail = Le prigioni
stage-conquest = Conquista
stage-battle = Battaglia
stage-march = Marcia su Roma
stage-tribute = Tributi
stage-donation = Donazione
stage-trouble = Popolo e confini
stage-uprising = Insurrezione
stage-barbarians = Barbari
# A part of somebody’s turn, in the replay.
part-of-turn = { $seat }: { $part }
stage-over = La fine

score-loyalty = Lealtà con il giuramento
score-grade = Grado
score-pawns = Pedine di famiglia
score-provinces = Province
score-cards = Carte della parte vincente
score-resources = Monete e segnalini potere

## La plancia

board-heading = { $stage }
board-tracks = Dominazione { $dominion } di 9, morale { $morale }, confini { $border }, risorse pubbliche: { $public }
board-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
board-emperor = imperatore
board-prisoner = in prigione
board-nobody = In vendita
board-army = esercito in { $province }
board-no-army = nessun esercito
board-family = { $pawns ->
    [one] 1 pedina di famiglia
   *[other] { $pawns } pedine di famiglia
}
board-oath = { $count ->
    [one] 1 carta di giuramento
   *[other] { $count } carte di giuramento
}
board-oath-seen = { $count ->
    [one] 1 carta di giuramento, di cui viste: { $cards }
   *[other] { $count } carte di giuramento, di cui viste: { $cards }
}
board-laid = coperte: { $morale } sul morale, { $border } sui confini
board-laid-own = coperte sul morale: { $morale }; sui confini: { $border }
board-lacks = sicuramente senza { $suits }
board-remembered = hai ceduto: { $cards }
board-column-family = Famiglia
board-column-loyalty = Lealtà
board-column-cards = Carte
board-column-coins = Monete
board-column-power = Potere
board-column-provinces = Province
board-column-army = Esercito
board-hand = Le tue carte: { $cards }
board-sealed = Sigillato: { $what }
board-picked = Scelte: { $cards }
board-deck = Mazzo { $deck }, scarti { $discard }
board-battle = { $attacker } attacca { $target } di { $defender }
board-battle-card = { $attacker } attacca { $target } di { $defender } con { $card }{ $count ->
    [0] {""}
    [one] {" "}e 1 carta coperta
   *[other] {" "}e { $count } carte coperte
}
board-drawn = Pescate: { $cards }
board-trouble = Il dado segna { $roll }: servono { $needed }
table-choices = Tutte le scelte in elenco

## Che cosa si chiede

prompt-over-fall = L’impero è caduto: i traditori hanno vinto.
prompt-over-fall-nobody = L’impero è caduto, e nessuno è dalla parte dei traditori: non vince nessuno.
prompt-over-prosperity = L’impero prospera: i lealisti hanno vinto.
prompt-over-prosperity-nobody = L’impero prospera, e nessuno è dalla parte dei lealisti: non vince nessuno.
prompt-buy = Quale provincia compri?
prompt-price = Con che cosa paghi { $province }?
prompt-army = In quale delle tue province metti l’esercito?
prompt-return = Torni in libertà: in quale provincia rimetti il tuo esercito?
prompt-retreat = Il tuo esercito ha perso terreno: in quale delle tue province più vicine si ritira?
prompt-prison = Sei in prigione. Dai al clero carte Religione per un valore di { $grade } (finora: { $chosen }), pentiti, oppure resta e guarda il giuramento di { $emperor }.
prompt-proposal = Spendi una carta Impero per chiedere di deporre { $emperor }?
prompt-vote = { $seat } vuole deporre { $emperor }. Le carte Impero sono a favore, le altre contro; con più Impero leale che traditore la successione è pacifica, altrimenti è una congiura. { $count ->
    [0] Nessuna carta scelta.
    [one] Scelta 1 carta.
   *[other] Scelte { $count } carte.
}
prompt-successor = La successione è pacifica. Chi nomini imperatore?
prompt-hand-over-coins = Quante delle tue monete cedi a { $to }?
prompt-hand-over-power = Quanti dei tuoi segnalini potere cedi a { $to }?
prompt-sealed = La tua scelta è sigillata. Puoi cambiarla finché non hanno scelto tutti. { $wait }
prompt-changing = La scelta che hai sigillato vale finché non ne sigilli un’altra. { $question }
prompt-plot-coins = Il trono va all’offerta segreta più alta. Quante monete offri, su { $most }?
prompt-plot-power = Il trono va all’offerta segreta più alta. Quanti segnalini potere offri, su { $most }?
prompt-oath = Dominazione { $dominion }: quale carta posi coperta sulla tua famiglia?
prompt-jail = Chi metti in prigione?
prompt-border-card = Per conquistare, posa una carta coperta sui confini.
prompt-morale-card = Per riscuotere tributi, posa una carta coperta sul morale. { $risk }
morale-risk = { $morale ->
    [0] Il morale è a 0: i tributi non possono più abbassarlo, ma il popolo insorge nel { $percent } % dei tiri.
   *[other] Il morale è a { $morale }: il popolo insorge nel { $percent } % dei tiri. Ogni provincia che paga lo abbassa di uno.
}
prompt-target = Quale provincia attacchi?
prompt-route = Per quale via verso { $target }? Ogni provincia attraversata toglie uno all’attacco.
prompt-consent = { $seat } chiede di attraversare { $path } verso { $target }.
prompt-militia = Con quale Milizia attacchi { $target }? { $crossed ->
    [0] La via è diretta.
    [one] Si attraversa una provincia.
   *[other] Si attraversano { $crossed } province.
}
prompt-reinforcement = Quale Milizia aggiungi, coperta? Carte scelte finora: { $count }.
prompt-defend-coins = { $attacker } attacca { $target }. Quante monete doni, prima, per pescare?
prompt-defend-power = { $attacker } attacca { $target }. Quanti segnalini potere doni per tenere le carte pescate?
prompt-defend-public-coins = Quante monete dell’impero spendi per pescare carte?
prompt-defend-public-power = Quanti segnalini potere dell’impero spendi per tenere le carte pescate?
prompt-keep = Quali di queste carte tieni? Puoi tenerne { $keep } su { $count }.
prompt-defence = Con quale Milizia difendi { $target } da { $attacker }? Valore scelto finora: { $value }.
prompt-repair = I confini sono a { $border }. Con quale Milizia li rinforzi? Valore scelto finora: { $value }.
prompt-tribute-coins = Quante province ti pagano una moneta, su { $most }? { $risk }
prompt-tribute-power = Quante delle altre province ti pagano un segnalino potere, su { $most }? { $risk }
prompt-religion = Con quale Religione rialzi il morale? Valore scelto finora: { $value }. { $risk }
prompt-coins-in-vain = Quante monete doni, su { $most }? Senza segnalini potere non tieni nessuna delle carte pescate.
prompt-donation-coins = Quante monete doni? Peschi altrettante carte, più una.
prompt-donation-power = Quanti segnalini potere doni? Tieni altrettante delle carte pescate.
prompt-uprising = Il popolo insorge: tutti insieme dovete trovare { $needed }. Quante monete offri?
prompt-barbarians = Arrivano i barbari: tutti insieme dovete trovare { $needed }. Quanti segnalini potere offri?

wait-buy = { $who } compra una provincia.
wait-army = { $who } decide dove mettere l’esercito.
wait-prison = { $who } è in prigione e decide come uscirne, o resta.
wait-proposal = { $who } può chiedere di deporre { $emperor }.
wait-vote = In attesa del voto di: { $who }.
wait-successor = { $who } nomina il prossimo imperatore.
wait-hand-over = { $who } decide che cosa cedere a { $to }.
wait-plot = In attesa dell’offerta per il trono di: { $who }.
wait-oath = In attesa del giuramento di: { $who }.
wait-jail = { $who } può mettere qualcuno in prigione.
wait-border-card = { $who } può andare in guerra.
wait-target = { $who } cerca una provincia da attaccare.
wait-attack = { $who } prepara l’attacco a { $target }.
wait-consent = { $seat } chiede a { $who } di attraversare { $path } verso { $target }.
wait-defence = { $who } difende { $target }.
wait-keep = { $who } guarda le carte pescate.
wait-repair = { $who } può rinforzare i confini.
wait-tribute = { $who } può riscuotere tributi.
wait-religion = { $who } può placare il popolo.
wait-donation = { $who } può donare all’impero.
wait-uprising = In attesa delle monete contro l’insurrezione offerte da: { $who }.
wait-barbarians = In attesa dei segnalini potere contro i barbari offerti da: { $who }.
wait-nothing = Nessuno deve decidere nulla.

## Scelte

label-province = { $province }
label-buy = Compra { $province }
label-pay-coins = Paga una moneta
label-pay-power = Paga un segnalino potere
label-army = Metti l’esercito in { $province }
label-retreat = Ritirati in { $province }
label-attack = Attacca { $province } ({ $owner }){ $crossed ->
    [0] , accanto al tuo esercito: la tua Milizia migliore vale { $left }
    [one] , attraverso una provincia: la tua Milizia migliore vale { $left }
   *[other] , attraverso { $crossed } province: la tua Milizia migliore vale { $left }
}
label-attack-far = Attacca { $province } ({ $owner })
label-cross = Attraversa { $province } ({ $owner }): { $crossed ->
    [one] una provincia in tutto, la tua Milizia migliore vale { $left }
   *[other] { $crossed } province in tutto, la tua Milizia migliore vale { $left }
}
label-cross-far = Attraversa { $province } ({ $owner })
label-card = { $card }
label-card-clergy = Dai al clero { $card }
label-card-proposal = Chiedi la successione con { $card }
label-card-vote = Vota con { $card }
label-card-oath = Giura con { $card }
label-card-border = Posa sui confini { $card }
label-card-morale = Posa sul morale { $card }
label-card-militia = Attacca con { $card }, che vale { $left }
label-card-reinforcement = Aggiungi coperta { $card }
label-card-defence = Difendi con { $card }
label-card-repair = Rinforza con { $card }
label-card-religion = Placa con { $card }
label-card-keep = Tieni { $card }
label-amount = { $amount }
label-coins = { $amount ->
    [one] 1 moneta
   *[other] { $amount } monete
}
label-power = { $amount ->
    [one] 1 segnalino potere
   *[other] { $amount } segnalini potere
}
label-public-coins = { $amount ->
    [one] 1 moneta pubblica
   *[other] { $amount } monete pubbliche
}
label-public-power = { $amount ->
    [one] 1 segnalino potere pubblico
   *[other] { $amount } segnalini potere pubblici
}
label-nobody = giocatore { $number }
label-successor = Nomina { $seat }
label-jail = Incarcera { $seat }
label-consent = Lascia passare l’esercito
label-refuse = Non lasciarlo passare
label-repent = Pentiti ed esci
label-stay = Resta in prigione
label-pass = Passa
label-pass-proposal = Lascia l’imperatore sul trono
label-pass-hand-over = Non cedere nulla
label-pass-jail = Non incarcerare nessuno
label-pass-border = Non andare in guerra
label-pass-target = Basta battaglie
label-pass-militia = Rinuncia all’attacco
label-pass-defence-draw = Non pescare carte
label-pass-tribute = Non riscuotere tributi
label-pass-donation = Non donare nulla
label-done = Fatto
label-done-clergy = Esci di prigione con { $count ->
    [one] questa carta
   *[other] queste { $count } carte
}
label-done-vote = { $count ->
    [0] Vota senza carte
    [one] Sigilla il voto: 1 carta
   *[other] Sigilla il voto: { $count } carte
}
label-done-reinforcement = { $count ->
    [0] Non aggiungere nulla
    [one] Attacca con 1 carta in più
   *[other] Attacca con { $count } carte in più
}
label-done-defence = { $count ->
    [0] Non difendere
    [one] Difendi con 1 carta
   *[other] Difendi con { $count } carte
}
label-done-repair = { $count ->
    [0] Lascia i confini come sono
    [one] Rinforza i confini con 1 carta
   *[other] Rinforza i confini con { $count } carte
}
label-done-religion = { $count ->
    [0] Lascia il popolo com’è
    [one] Placa il popolo con 1 carta
   *[other] Placa il popolo con { $count } carte
}
label-done-keep = Non tenerne altre

## La cronaca

table-pay-with = La paghi con
idle-prison = Sei in prigione: non voti e non combatti. Il tuo prossimo turno comincia con un modo per uscirne.
log-dealt = { $seat } riceve { $count ->
    [one] 1 carta
   *[other] { $count } carte
}.
log-dealt-own = { $seat } riceve { $cards }.
log-first-buyer = L’acquisto delle province comincia da { $seat }.
log-provinces-dealt = Le province vengono distribuite a caso, e ognuno paga le proprie.
log-bought = { $seat } compra { $province } per { $price }.
log-first-emperor = { $seat } è il primo imperatore e prende l’Italia per { $price }.
log-imperial-purse = { $seat } riceve { $purse } come imperatore.
log-army-placed = { $seat } mette l’esercito in { $province }.
log-army-returned = L’esercito di { $seat } torna in { $province }.
log-army-retreated = L’esercito di { $seat } si ritira in { $province }.
log-army-is-guest = { $seat } non ha province: l’esercito resta in Italia come ospite.
log-turn-begins = Comincia il turno di { $seat }.
log-dominion-begins = Dominazione { $dominion }: l’imperatore è { $seat }.
log-family-pawn = { $seat } mette una pedina sulla carta famiglia: { $pawns ->
    [one] la prima
   *[other] ora sono { $pawns }
}.
log-clergy = Il clero fa uscire { $seat } di prigione per { $cards }.
log-repented = { $seat } si pente e ora è { $loyalty }.
log-stayed = { $seat } resta in prigione e guarda il giuramento di { $emperor }.
log-stayed-own = { $seat } resta in prigione e guarda il giuramento di { $emperor }: { $cards }.
log-freed = { $seat } torna in libertà.
log-jailed = { $seat } va in prigione.
log-nobody-jailed = { $seat } non incarcera nessuno.
log-sworn = { $seat } ha scelto una carta di giuramento.
log-sworn-own = { $seat } giura con { $card }.
log-no-oaths = Nessuno ha carte per giurare.
log-oaths-taken = Giuramento di: { $who }.
log-proposed = { $seat } chiede la successione con { $card }.
log-voted = { $seat } ha votato.
log-voted-own = { $seat } ha votato. Carte giocate: { $cards }.
log-count = { $seat } { $count }
log-vote-shown = Carte giocate: { $counts }. Mescolate e scoperte: { $cards }.
log-no-succession = Impero { $empire }, il resto { $others }: l’imperatore resta.
log-peaceful = Impero leale { $loyal }, traditore { $traitor }: la successione è pacifica.
log-plot-begins = Impero leale { $loyal }, traditore { $traitor }: è congiura.
log-nobody-follows = { $seat } resta sul trono: nessun altro è leale e libero.
log-most-loyal = { $seat } resta sul trono: nessuno è altrettanto leale.
log-offered = { $seat } ha sigillato un’offerta.
log-offered-nothing = { $seat } ha sigillato la sua scelta: non offre nulla.
log-offered-own = { $seat } ha sigillato un’offerta di { $purse }.
log-offer = { $seat } { $purse }
log-plot-shown = Le offerte: { $offers }.
log-acceded = { $seat } sale sul trono di { $old }.
log-hand-given = { $count ->
    [0] { $seat } non ha carte da cedere a { $to }.
    [one] { $seat } cede 1 carta a { $to }.
   *[other] { $seat } cede { $count } carte a { $to }.
}
log-hand-given-own = { $seat } cede a { $to }: { $cards }.
log-purse-given = { $seat } cede { $purse } a { $to }.
log-nothing-given = { $seat } non cede monete né segnalini potere a { $to }.
log-laid = { $track ->
    [morale] { $seat } posa una carta coperta sul morale.
   *[border] { $seat } posa una carta coperta sui confini.
}
log-laid-own = { $track ->
    [morale] { $seat } posa { $card } sul morale, coperta.
   *[border] { $seat } posa { $card } sui confini, coperta.
}
log-leave-asked = { $seat } vuole attraversare { $path } verso { $target } e chiede l’assenso di { $who }.
log-leave-given = { $seat } lascia passare l’esercito verso { $target }.
log-leave-refused = { $seat } non lascia passare l’esercito verso { $target }.
log-called-off = { $seat } rinuncia ad attaccare { $target }.
log-attacked = { $seat } attacca { $target } di { $defender } con { $card }{ $crossed ->
    [0] {"."}
    [one] , attraverso una provincia.
   *[other] , attraverso { $crossed } province.
}
log-reinforced = { $count ->
    [0] { $seat } non aggiunge nulla.
    [one] { $seat } aggiunge 1 carta coperta.
   *[other] { $seat } aggiunge { $count } carte coperte.
}
log-reinforced-own = { $seat } aggiunge coperte: { $cards }.
log-fought = { $attacker } attacca con { $attack }: { $attack_total }. { $defender } difende con { $defence }: { $defence_total }.
log-fought-undefended = { $attacker } attacca con { $attack }: { $attack_total }. { $defender } non difende: { $defence_total }.
log-conquered = { $seat } prende { $target }, che era di { $from }.
log-repelled = { $by } tiene { $target } contro { $seat }.
log-loyalty-moved = { $seat } passa da { $from } a { $to }.
log-border-worn = La battaglia costa { $by } ai confini: ora sono a { $border }.
log-border-mended = { $seat } rinforza i confini con { $cards }: ora sono a { $border }.
log-rome-taken = { $seat } prende Roma, che era di { $old }, e diventa imperatore.
log-taxed = { $seat } riscuote tributi per { $purse }: ora il morale è a { $morale }.
log-preached = { $seat } placa il popolo con { $cards }: il morale è a { $morale }.
log-donated = { $seat } dona { $purse } all’impero e pesca { $draws ->
    [one] 1 carta
   *[other] { $draws } carte
}.
log-rome-defended = { $seat } difende l’Italia (risorse proprie: { $own }; pubbliche: { $public }) e pesca { $draws ->
    [one] 1 carta
   *[other] { $draws } carte
}.
log-reshuffled = { $count ->
    [one] L’unico scarto forma il nuovo mazzo.
   *[other] I { $count } scarti, mescolati, formano il nuovo mazzo.
}
log-drawn = { $count ->
    [0] { $seat } non pesca carte.
    [one] { $seat } pesca 1 carta.
   *[other] { $seat } pesca { $count } carte.
}
log-drawn-own = { $seat } pesca { $cards }.
log-kept = { $seat }, carte tenute: { $count }; scartate: { $discarded }.
log-kept-all = { $seat } tiene { $count ->
    [one] la carta pescata
   *[other] tutte le { $count } carte pescate
}.
log-kept-none = { $seat } non tiene nessuna carta; scartate: { $discarded }.
log-kept-nothing = { $seat } non tiene nessuna carta.
log-kept-all-own = { $seat } tiene { $kept }.
log-kept-own = { $seat }, carte tenute: { $kept }; scartate: { $discarded }.
log-track-shown = { $track ->
    [morale] Carte scoperte sul morale: { $cards }. Ora è a { $level }.
   *[border] Carte scoperte sui confini: { $cards }. Ora sono a { $level }.
}
log-rolled = Il dado segna { $roll }. Morale { $morale }, confini { $border }.
log-people-rise = { $roll } supera il morale di { $morale }: il popolo insorge. Servono { $needed }.
log-barbarians-come = { $roll } supera i confini a { $border }: i barbari attaccano. Servono { $needed }.
log-offers-shown = Le offerte: { $offers }. Insieme { $total } su { $needed }.
log-public-pays = Le risorse pubbliche aggiungono { $amount }.
log-emperor-pays = { $seat } aggiunge { $amount } come imperatore.
log-emperor-gives-cards = { $suit ->
    [religion] { $seat } dà tutte le sue carte Religione: { $cards }.
   *[militia] { $seat } dà tutte le sue carte Milizia: { $cards }.
}
log-emperor-has-no-cards = { $suit ->
    [religion] { $seat } non ha carte Religione da dare.
   *[militia] { $seat } non ha carte Milizia da dare.
}
log-uprising-ended = Il popolo è di nuovo calmo.
log-barbarians-beaten = I barbari sono respinti.
log-no-trouble = Con { $roll } tutto resta tranquillo.
log-empire-falls = Non basta (quanto manca: { $missing }): l’impero cade.
log-empire-prospers = La nona dominazione è finita: l’impero prospera.
log-oath-shown = Il giuramento di { $seat }: { $cards }. In verità { $loyalty }.

## Che cosa farà una scelta

preview-loyalty = la tua lealtà { $before } → { $after }
preview-coins = le tue monete { $before } → { $after }
preview-power = il tuo potere { $before } → { $after }
preview-tribute = morale { $before } → { $after }; a quel livello il popolo insorge con il { $then } % dei tiri invece del { $risk } %
preview-no-cards = non peschi nulla
preview-borders = confina con { $neighbours }
preview-draw-for-power = peschi 1 carta, se doni potere
preview-draw = { $count ->
    [0] non ci sono carte da pescare
    [one] peschi 1 carta
   *[other] peschi { $count } carte
}
preview-keep = { $count ->
    [0] non ne tieni nessuna su { $of }
   *[other] ne tieni { $count } su { $of }
}
preview-crossing = base { $base } − { $crossed } per l’attraversamento = { $left }
preview-morale = morale { $before } → { $after }
preview-border = confini { $before } → { $after }
preview-laid-loyal = uno in più quando viene scoperta
preview-laid-traitor = uno in meno quando viene scoperta
preview-oath-loyal = alla fine la tua lealtà sale di uno
preview-oath-traitor = alla fine la tua lealtà scende di uno
table-after-morale = → il morale dopo
table-after-drawn = → carte che peschi
table-after-kept = → carte che tieni

## La prima partita guidata

lesson-buy = Prima si spartiscono le province di Roma: una alla volta, ognuna per una moneta o per un segnalino potere, finché resta solo l’Italia. Gli eserciti marciano da una provincia all’altra, perciò una terra unita si tiene e si usa meglio. Comincia a occidente, dalla Narbonensis accanto all’Italia, e paga con il potere.
lesson-buy-instead = La Narbonensis ha sette confini, l’Italia compresa: da lì tutto l’occidente è vicino. Tocca la provincia illuminata, poi paga un segnalino potere.
lesson-buy-more = Più avanti ti serviranno sia monete sia potere: con le monete si pescano carte, con il potere si tengono. Paga quindi la prossima con una moneta. Prendi la Mauretania Caesariensis, di là dal mare. Il resto dell’acquisto lo faccio io per te.
lesson-buy-more-instead = Confina con ciò che hai e con l’Italia. Tocca la provincia illuminata e paga stavolta una moneta, così durano entrambe le riserve.
lesson-army = Le province sono tutte comprate. Chi ne ha avute di meno è il primo imperatore e tiene anche l’Italia. Hai un solo esercito, che attacca solo dove riesce ad arrivare. Mettilo in mezzo alle tue terre, nella Narbonensis.
lesson-army-instead = Dalla Narbonensis il tuo esercito raggiunge Belgica, Alpes e Italia senza attraversare terre altrui. Mettilo lì.
lesson-border = Tocca a te come generale. Chi vuole conquistare posa prima una carta coperta sui confini. Alla fine del giro viene scoperta, e nessuno sa di chi era: una carta leale alza i confini di uno, una traditrice li abbassa. Posa la Religione 1, che in battaglia non serve.
lesson-border-instead = Con la Milizia si vincono le battaglie, con l’Impero si fanno gli imperatori. Della Religione 1 puoi fare a meno: posa quella.
lesson-target = Ora un bersaglio. La Belgica è dell’imperatore e confina con il tuo esercito, quindi la marcia non toglie nulla alla tua Milizia. Una provincia che cambia mano vale alla fine 2 punti in più per una parte e 2 in meno per l’altra.
lesson-target-instead = La Belgica confina con il tuo esercito: la tua Milizia conta per intero, e indebolisci l’imperatore.
lesson-attack = Gioca la Milizia 2 leale: si vede, e vale 2. Potresti aggiungere altra Milizia coperta, ma per ora tienila. Chi difende può pescare carte e deve pareggiarti con la Milizia che ha in mano: per resistere basta la parità. Ogni carta leale in battaglia ti rende più leale in pubblico, ogni carta traditrice meno.
lesson-attack-instead = La Milizia 2 è la carta migliore che hai per questo. Giocala, poi non aggiungere nulla: il resto vale di più dopo.
lesson-morale = La Belgica è tua, e ora la tua lealtà è a 2. Fermati qui: la tua Milizia è debole. Segue il tributo, che comincia come la guerra: con una carta coperta, stavolta sul morale del popolo. Chiudi le battaglie, poi posa la Milizia 1.
lesson-morale-instead = Un altro attacco con una Milizia 1 fallirebbe quasi di sicuro. Chiudi le battaglie, poi posa la Milizia 1 sul morale.
lesson-tribute = Ogni provincia che paga ti dà una moneta o un segnalino potere e toglie uno al morale. Alla fine del giro si tira un dado a venti facce: se il risultato supera il morale il popolo insorge, e costa caro. Non esagerare: 2 monete e 3 segnalini potere, e il morale va da 10 a 5.
lesson-tribute-instead = Con di più avresti di più adesso, ma un morale basso porta rivolte per tutti. 2 monete, poi 3 segnalini potere.
lesson-donation = Le carte si ottengono donando. Ogni moneta che dai all’impero fa pescare una carta, e se ne pesca sempre una in più; ogni segnalino potere permette di tenerne una. Con 3 monete ne peschi quattro, con 3 segnalini potere ne tieni tre.
lesson-donation-instead = Le monete fanno pescare, il potere fa tenere: con 3 e 3 scegli le tre migliori su quattro, e ti resta qualcosa.
lesson-keep = Scegline tre. La Religione 3 è leale: fra poco ti servirà. L’Impero decide chi regna. La Milizia 3 è la tua prossima guerra. La Religione 2 se ne va.
lesson-keep-instead = Tieni la Religione 3 leale, l’Impero 1 e la Milizia 3: una per il giuramento, una per il trono, una per la guerra.
lesson-oath = Il giro si chiude con il turno dell’imperatore, che comincia con il cuore del gioco. Gli altri posano una carta coperta sulla propria famiglia, leale o traditrice: alla fine sposterà la lealtà. Se l’impero prospera segna solo chi è leale, se cade solo chi tradisce. In pubblico sei leale; giura leale anche in segreto.
lesson-oath-instead = La tua lealtà è a 2 e l’impero regge. Un giuramento leale rende più sicura quella parte: giura con la Religione 3. In un’altra partita potrai sembrare leale e giurare il tradimento.
lesson-trouble = Guarda: chi ha combattuto con una carta traditrice era in pubblico dalla parte dei traditori, e ora è in prigione. Poi il dado ha dato 6, il morale è a 1, il popolo insorge: servono 12 monete. Tutti offrono in segreto; il resto lo pagano le riserve dell’impero, poi l’imperatore. Le riserve bastano: non offrire.
lesson-trouble-instead = Le riserve dell’impero superano le 12 monete, e ciò che offri è perso comunque. Tieni le tue per il trono.
lesson-call = Un nuovo giro, e l’imperatore ha già regnato: ora si può chiedere la successione, con una carta Impero. Ne hai tre, e un generale è in prigione e non vota: il momento è buono. Spendi l’Impero 1 leale.
lesson-call-instead = L’Impero 1 leale è il modo più economico di chiederlo; l’Impero 3 traditore ti serve per il voto.
lesson-vote = Tutti quelli che sono liberi posano carte coperte. Le carte Impero contano per la successione, le altre contro. Se di quell’Impero la parte traditrice è almeno pari a quella leale, è una congiura, e il trono va all’offerta più alta. Posa l’Impero 3 traditore e sigilla il voto.
lesson-vote-instead = L’imperatore voterà contro, ma difficilmente con una buona carta: un 3 dovrebbe bastare. Posa l’Impero 3, poi sigilla il voto.
lesson-throne = È una congiura. Tutti i generali liberi, tranne l’imperatore, fanno un’offerta segreta di monete e potere, e la più alta ottiene il trono. L’unico altro generale è in prigione: non hai concorrenti. Una moneta basta e avanza.
lesson-throne-instead = Nessuno offre contro di te, e ciò che offri è perso. Offri 1 moneta e niente potere.
lesson-farewell = Il trono è tuo: con esso l’Italia e le carte di chi regnava prima. Da qui in poi giochi per conto tuo, contro due rivali che giocano a caso. Dopo nove turni da imperatore l’impero prospera, se prima non è caduto; poi si scoprono i giuramenti, e segna una parte. Se non sai che fare, chiedi un suggerimento. Vale!

## Perché no

why-not-asked = Ora non tocca a te.
why-over = La partita è finita.
why-something-else = Ora si deve decidere altro.
why-italia-not-for-sale = L’Italia è dell’imperatore e non si vende.
why-province-taken = Questa provincia ha già un proprietario.
why-not-your-province = Questa provincia non è tua.
why-not-nearest = Un esercito si ritira nella sua provincia più vicina.
why-other-suit = Qui servono solo carte { $suit }.
why-no-such-card = Non hai questa carta, o l’hai già scelta.
why-too-little-religion = Il valore delle carte Religione non raggiunge il tuo grado di tradimento.
why-enough-religion = Quel che hai scelto basta.
why-already-picked = Hai scelto delle carte: prosegui, o riprendile.
why-must-vote = Chi ha carte deve giocarne almeno una.
why-must-swear = Chi ha carte deve giurare.
why-no-such-general = Non c’è un generale così.
why-yourself = Devi scegliere un altro generale.
why-not-loyal-enough = Solo chi è abbastanza leale può succedere all’imperatore.
why-in-prison-already = È già in prigione.
why-not-traitor = In prigione vanno solo i traditori palesi.
why-your-own-province = Questa provincia è tua.
why-last-province = L’ultima provincia non si attacca, a meno che sia l’Italia.
why-no-militia = Senza Milizia non si attacca.
why-called-off = Hai rinunciato a questo attacco: non si ripete nello stesso turno.
why-out-of-reach = Il tuo esercito non può arrivarci.
why-not-on-the-way = L’esercito non può passare di qui.
why-too-weak = Questa carta non porta l’esercito così lontano.
why-not-drawn = Si tengono solo le carte appena pescate.
why-too-much = Non più di { $most }.
why-already-said = Hai già indicato una quantità: prosegui, o annullala.

## Il tavolo nel browser

table-skip = All’elenco delle scelte
table-map = La mappa delle province
table-nearer = Ingrandisci
table-farther = Rimpicciolisci
table-whole = Tutta la mappa
table-province = { $province }, di { $owner }
table-province-free = { $province }, in vendita
table-army = L’esercito di { $seat } in { $province }
table-treasury = Risorse pubbliche
table-deck = Mazzo: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
table-deck-short = Mazzo
table-discards = Scarti: { $cards }
table-discards-count = Scarti: { $count }
table-discards-short = Scarti
table-dominion = { $dominion ->
    [0] Prima della prima dominazione
   *[other] Dominazione { $dominion } di 9
}
table-prison = Prigione
table-prison-empty = vuota
table-tracks = Morale, confini, lealtà
table-level = { $track }: { $level } su 20
table-nothing-laid = Nessuna carta coperta
table-laid = { $seat }: { $count ->
    [one] 1 carta coperta
   *[other] { $count } carte coperte
}
table-laid-known = { $seat }, coperte: { $cards }
table-loyalty = Lealtà pubblica
table-stands = { $seat }: { $loyalty }
table-families = Le famiglie
table-asked = deve scegliere
table-turn = di turno
table-provinces = { $count ->
    [one] 1 provincia
   *[other] { $count } province
}, { $left ->
    [one] 1 pedina rimasta
   *[other] { $left } pedine rimaste
}
table-truth = { $loyalty } con il giuramento
table-purse-closed = Risorse segrete
table-no-oath = ancora nessun giuramento
table-hand-of = Mano: { $cards }
table-march = Marcia su Roma
table-battle = Attacco: { $province }
table-reinforced = { $count ->
    [one] 1 carta coperta
   *[other] { $count } carte coperte
}
table-fallen = L’impero è caduto.
table-prospers = L’impero prospera.
table-strength = Attacco: { $value }
table-strength-hidden = Attacco: { $value }, più le carte coperte
table-against = contro
table-way = Attraverso { $provinces }
table-roll = Risultato del dado: { $roll }
table-needed = Servono: { $needed }
table-awaited = In attesa di:
table-yours = Le tue risorse
table-amount-public = Quante risorse pubbliche usi?
table-amount-tribute = Quante province?
table-amount = Quanto ne usi?
table-keep = Pescate: { $count }. Puoi tenerne { $keep }.
table-no-cards = Nessuna carta in mano.
table-sealed = Sigillato
table-chosen = Scelte

## Come si gioca

primer-aim = Lo scopo
primer-aim-sides = In nove dominazioni l’impero prospera o cade. Se prospera fanno punti solo i leali, se cade solo i traditori.
primer-aim-oath = Da che parte stai lo dicono la lealtà pubblica e i giuramenti che deponi in segreto.
primer-aim-points = Province, carte della tua parte, monete e potere sono punti.
primer-turn = Un turno
primer-turn-succession = Successione: una carta Impero chiama al voto contro l’imperatore. Anche congiure e marce su Roma lo depongono.
primer-turn-conquest = Conquista: attacca vicino al tuo esercito con la Milizia. Devi superare la difesa. Le carte giocate mostrano la tua lealtà.
primer-turn-tribute = Tributi: una moneta o un potere per provincia, a spese del morale. La Religione lo ripara.
primer-turn-donation = Donazione: le monete date fanno pescare carte, il potere le fa tenere.
primer-turn-emperor = Il turno dell’imperatore comincia con il giuramento di tutti e finisce con il dado.
primer-end = Come finisce
primer-end-trouble = Un tiro sopra il segnalino del morale o dei confini è un pericolo. Tutti offrono in segreto; se non basta, l’impero cade.
primer-end-dominions = Dopo la nona dominazione prospera. Si scoprono i giuramenti e si contano i punti.
primer-watch = A che cosa badare
primer-watch-levels = I tiri bassi sono i più cari: ogni casella dice quanto costa per giocatore.
primer-watch-cards = Ogni carta ha una parte. Se la metti coperta, nessuno sa quale.
primer-watch-throne = Ogni turno di regno dà una pedina di famiglia: cinque punti.
primer-watch-jail = Chi tradisce in pubblico può finire in prigione.

## Che cosa vuol dire ogni cosa

term-player = Giocatore
term-player-is = La lettera e il colore di chi gioca: province, pedine ed esercito hanno lo stesso colore.
term-family = Famiglia
term-family-is = Ognuno guida una famiglia, con un segno e un colore propri.
term-stage = Che cosa si fa
term-stage-is = Il turno di un generale: successione, conquista, tributi, donazione, ciascuna se si vuole. Quello dell’imperatore comincia con il giuramento e finisce con il dado.
term-dominion = Dominazione
term-dominion-is = Nove dominazioni, in numeri romani: ogni turno di un imperatore fa avanzare il segnalino. Dopo la nona l’impero ha prosperato.
term-asked = Deve scegliere
term-asked-is = Adesso sceglie questa famiglia.
term-on-turn = Di turno
term-on-turn-is = È il turno di questa famiglia; in questo momento però scelgono altri.
term-emperor = Imperatore
term-emperor-is = Possiede l’Italia e gioca alla fine del giro. Perde il trono con un voto, una congiura o una marcia su Roma.
term-prison = Prigione
term-prison-is = L’imperatore può incarcerare chi tradisce in pubblico, una persona alla volta. Da lì non si gioca il turno, a meno di uscire con la Religione o pentendosi.
term-treasury = Risorse pubbliche
term-treasury-is = Sono dell’impero. Pagano quanto manca contro il popolo e contro i barbari, e aiutano a difendere l’Italia.
term-coins = Monete
term-coins-is = Calmano il popolo, fanno pescare carte con una donazione e valgono nelle offerte. Alla fine sono punti.
term-power = Potere
term-power-is = Respinge i barbari, fa tenere le carte di una donazione e vale nelle offerte. Alla fine sono punti.
term-deck = Mazzo
term-deck-is = Quante carte si possono ancora pescare. Quando finisce, si rimescolano gli scarti.
term-discards = Scarti
term-discards-is = Carte giocate o non tenute: tutti possono guardarle.
term-copies = Più carte uguali
term-copies-is = Quante carte di questo tipo ci sono qui.
term-province = Provincia
term-province-is = Dà una moneta o un potere come tributo, e punti alla fine. Il colore è di chi la possiede. Si attacca vicino all’esercito, o più lontano a un prezzo.
term-italia = Italia
term-italia-is = È sempre dell’imperatore. Chi la conquista diventa subito imperatore: è la marcia su Roma.
term-pawn = Pedina
term-pawn-is = Mostra di chi è la provincia.
term-provinces = Province
term-provinces-is = Quante province possiede la famiglia; alla fine sono punti.
term-army = Esercito
term-army-is = Da qui partono gli attacchi. Entra nella provincia conquistata; se la sua cade, si ritira nella più vicina fra le proprie.
term-morale = Morale
term-morale-is = La pazienza del popolo. Se il dado supera il segnalino scoppia un’insurrezione, che costa monete. I tributi lo abbassano, la Religione lo alza.
term-border = Confini
term-border-is = Quanto sono sicuri i confini. Se il dado supera il segnalino arrivano i barbari, che costano potere.
term-coefficient = × sul tracciato
term-coefficient-is = Se il dado dà questo numero e supera il segnalino, tutti insieme devono trovare tanto per ogni giocatore: i numeri bassi sono i più cari.
term-laid = Carte coperte sul tracciato
term-laid-is = Messe per cominciare una conquista o i tributi. Prima del dado si scoprono: ogni carta leale alza il segnalino di uno, ogni traditrice lo abbassa.
term-loyalty = Lealtà
term-loyalty-is = La posizione pubblica di ciascuno, da traditore 9 a leale 9. Lo 0 non c’è. Alla fine si aggiungono i giuramenti.
term-loyal = La lupa: leale
term-loyal-is = Una carta o una famiglia dalla parte di Roma. Se l’impero prospera, solo i leali fanno punti.
term-traitor = Il serpente: traditore
term-traitor-is = Una carta o una famiglia contro Roma. Se l’impero cade, solo i traditori fanno punti.
term-final-loyalty = Lealtà con il giuramento
term-final-loyalty-is = La lealtà contando tutte le carte di giuramento. Per chi è dalla parte vincente il grado vale punti.
term-militia = Milizia
term-militia-is = Serve nelle battaglie, in attacco e in difesa. Contro i barbari alla fine aiuta la Milizia dell’imperatore.
term-religion = Religione
term-religion-is = Alza il morale dopo i tributi, apre la prigione e alla fine aiuta contro un’insurrezione.
term-empire = Impero
term-empire-is = Chiede la successione e vota a favore: riesce se l’Impero pesa più di tutte le altre carte votate.
term-card-value = Valore della carta
term-card-value-is = 1, 2, 3 o 5: quanto vale in battaglia e nel voto, e quanto ripara.
term-hand = Carte in mano
term-hand-is = Quante carte ha la famiglia. Alla fine ogni carta della parte vincente vale un punto.
term-oath = Giuramento
term-oath-is = Una carta coperta per ogni turno di un imperatore. Alla fine ogni carta leale sposta di uno verso i leali, ogni traditrice verso i traditori.
term-family-pawns = Pedine di famiglia
term-family-pawns-is = Una per ogni turno di regno; cinque punti l’una per chi è dalla parte vincente.
term-known = Che cosa si sa
term-known-is = Quello che puoi sapere di questa mano, da ciò che è stato mostrato o ceduto.
term-battle = Battaglia
term-battle-is = L’attacco deve superare la difesa. Le carte leali giocate rendono più leale chi attacca, le traditrici meno.
term-strength = Forza
term-strength-is = La Milizia giocata, meno uno per ogni provincia attraversata. Le carte ancora coperte si aggiungono.
term-reinforcement = Milizia coperta
term-reinforcement-is = Si aggiunge all’attacco e si scopre quando la difesa è completa.
term-crossing = Attraversare
term-crossing-is = Ogni provincia attraversata toglie uno all’attacco, e chi la possiede deve acconsentire.
term-trouble = Pericolo
term-trouble-is = Il dado ha superato un segnalino. Tutti offrono in segreto; se non basta pagano le risorse pubbliche e l’imperatore, e se non basta ancora l’impero cade.
term-die = Dado
term-die-is = Venti facce, un tiro per tutti e due i tracciati. 19 e 20 non portano mai pericoli.
term-needed = Serve
term-needed-is = Quanto si deve trovare tutti insieme: il × del risultato per ogni giocatore.
term-keep = Pescate e tenute
term-keep-is = Si pesca una carta in più delle monete date; se ne tengono quante il potere dato.
term-chosen = Scelte
term-chosen-is = Le carte scelte finora. Nessuno le vede prima che la scelta sia completa.
term-sealed = Sigillato
term-sealed-is = La tua scelta segreta. Si può cambiare finché non arriva l’ultima.
term-choice = Una scelta
term-choice-is = Che cosa comporta lo dice la domanda, qui sopra.

## Promesse

promise-let-pass = Ti lascerò passare.
promise-no-attack = Non ti attaccherò fino alla prossima dominazione.
promise-depose = Voterò per deporre l’imperatore.
promise-uphold = Voterò per tenere l’imperatore sul trono.
promise-name-successor = Nominerò { $who } mio successore.
promise-bid-at-least = Offrirò almeno { $amount } in monete o segnalini potere.
promise-jail-pays = Se incarceri { $who }, ti pagherò { $amount } in monete o segnalini potere.

# Perché un suggerimento farebbe così: “Perché: …”.

reason-camp = da lì l’esercito ha più bersagli
reason-even = ne hai di più, e conviene averne tanti dell’uno quanti dell’altro: le monete fanno pescare, il potere fa tenere le carte
reason-near-rome = confina con l’Italia, a portata di Roma
reason-quiet = ha pochi rivali ai confini
reason-loyal = è più probabile che l’impero regga, e allora contano i leali
reason-traitor = la caduta dell’impero ti darebbe di più, e allora contano i traditori
reason-war = c’è un attacco che vale più della carta
reason-peace = nessun attacco possibile vale le carte che costa
reason-attack = attacchi con { $force } contro { $cards ->
    [0] una mano vuota
    [one] una carta che non vedi
   *[other] { $cards } carte che non vedi
}, più quelle che si possono ancora pescare: { $outlook ->
    [likely] per lo più basta
    [even] può bastare o no
   *[bold] basta di rado, ma la provincia vale il tentativo
}
reason-attack-bare = attacchi con { $force } contro una mano sicuramente senza Milizia, più le carte che si possono ancora pescare: { $outlook ->
    [likely] per lo più basta
    [even] può bastare o no
   *[bold] basta di rado, ma la provincia vale il tentativo
}
reason-defence = aiuta a tenere la provincia con meno di quanto la provincia vale
reason-no-defence = ciò che hai non basta a tenerla, o basta già
reason-tribute = il tributo vale più del morale che costa
reason-no-tribute = il morale vale più del tributo
reason-calm = il popolo insorgerebbe meno spesso
reason-donation = hai poche carte, e così ne peschi e ne tieni
reason-no-donation = altre carte ora non valgono il prezzo
reason-keep = tra queste carte è quella che ti serve di più
reason-help = è una giusta parte di quanto i leali devono trovare, e a te conviene che l’impero regga
reason-let-fall = la caduta dell’impero ti darebbe di più
reason-reign-pays = chi regna paga comunque ciò che manca
reason-others-pay = gli altri e la riserva pubblica bastano, o non basterebbe tutto insieme
reason-change = hai buone probabilità di guadagnare da un altro imperatore
reason-no-change = il voto probabilmente fallirebbe, o ti darebbe troppo poco per le carte che costa
reason-harmless = come imperatore, questo generale ti minaccerebbe meno
reason-dangerous = questo generale ti minaccia più di tutti
reason-throne = il trono per te vale di più
reason-compact = { $count ->
    [one] confina con una tua provincia: l’esercito arriva più lontano
   *[other] confina con { $count } tue province: l’esercito arriva più lontano
}
