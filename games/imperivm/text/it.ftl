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
board-hand = Le tue carte: { $cards }
board-sealed = Sigillato: { $what }
board-picked = Scelte: { $cards }
board-deck = Mazzo { $deck }, scarti { $discard }
board-battle = { $attacker } attacca { $target } di { $defender }
board-battle-card = { $attacker } attacca { $target } di { $defender } con { $card }, coperte: { $count }
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
prompt-vote = { $seat } vuole deporre { $emperor }. Le carte Impero sono a favore, le altre contro. Se si arriva alla successione, è pacifica quando l’Impero leale supera quello traditore, altrimenti è una congiura. Hai scelto { $count ->
    [one] 1 carta
   *[other] { $count } carte
}.
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
label-buy = Compra { $province } (confina con { $neighbours })
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
log-reshuffled = I { $count } scarti, mescolati, formano il nuovo mazzo.
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
log-empire-falls = Mancano { $missing }: l’impero decade.
log-empire-prospers = La nona dominazione è finita: l’impero prospera.
log-oath-shown = Il giuramento di { $seat }: { $cards }. In verità { $loyalty }.

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

## Promesse

promise-let-pass = Ti lascerò passare.
promise-no-attack = Non ti attaccherò fino alla prossima dominazione.
promise-depose = Voterò per deporre l’imperatore.
promise-uphold = Voterò per tenere l’imperatore sul trono.
promise-name-successor = Nominerò { $who } mio successore.
promise-bid-at-least = Offrirò almeno { $amount } in monete o segnalini potere.
promise-jail-pays = Se incarceri { $who }, ti pagherò { $amount } in monete o segnalini potere.
