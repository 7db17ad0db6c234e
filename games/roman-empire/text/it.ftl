# History of the Roman Empire in italiano.

## The box

about = Guida una fazione romana e popoli barbari attraverso sette turni d’impero, e fai punti con gli uni e con gli altri.
edition-standard = Standard
option-bribery = Corrompere i barbari (sezione 16)
option-bribery-off = nessuno li paga
option-bribery-on = una fazione attaccata può offrire punti
option-favor = Il favore divino (sezione 17)
option-favor-off = la carta resta nella scatola
option-favor-on = sostituisce una delle due ire di Dio

## Names

faction = { $seat } ({ $name })
faction-nobody = fazione { $number }
side-legions = Legioni di { $faction }
side-people = { $name }
side-provincials = Ribelli
side-rebel-legions = Legioni ribelli di { $faction }
side-rebel-armies = { $name } ribelli
diocese = { $name }
card = { $number } { $name }
die = { $die }
token-people = { $number }: { $people }, forza { $strength }, da { $start }
token-emperor = { $number }: { $emperor }, { $bonus }
bonus-legions = { $count ->
    [one] 1 legione in più
   *[other] { $count } legioni in più
}
bonus-die = un terzo dado in attacco
bonus-attack = +{ $count } in attacco
bonus-ties = vince i pareggi in attacco
bonus-provinces = un punto per provincia
bonus-none = nessun bonus
way-clear = da un confine aperto
way-difficult = da un confine difficile
way-strait = attraverso lo stretto
way-sea = dal mare
camp-roman = romani
camp-barbarian = barbari
grade-presence = presenza
grade-dominance = dominio
grade-control = controllo
throw-attacker = vince l’attaccante
throw-defender = vince il difensore
throw-tie = parità, si ritira

score-roman = Punti romani
score-barbarian = Punti barbari
score-emperor = Ultimo imperatore (decide i pareggi)

## Event cards

effect-kingdom = reame in { $start }: { $armies ->
    [one] 1 armata
   *[other] { $armies } armate
}, una città che vale { $loot } in più e un forte
effect-tribe = tribù in { $start }: { $armies ->
    [one] 1 armata
   *[other] { $armies } armate
}
effect-revolt = { $count ->
    [one] 1 ribelle insorge
   *[other] { $count } ribelli insorgono
} in una provincia di un altro giocatore in { $dioceses }
effect-barbarian-rebellion = fino a { $count } armate di un popolo altrui si rivoltano contro le altre della loro provincia
effect-legion-rebellion = { $count ->
    [one] una legione
   *[other] fino a { $count } legioni
} di un’altra fazione in una provincia si ribellano
effect-treason = un’armata sola accanto a te cambia campo
effect-epidemic = una provincia e fino a due vicine perdono un’armata ciascuna
effect-pestilence = ogni provincia di una diocesi con due o più armate ne perde una
effect-plague = una provincia perde tutte le armate
effect-wrath = una città va in rovina e con essa un’armata
effect-favor = ritira un attacco perso, o scampa alla carta bianca di un altro
effect-famine = i romani o i barbari di un altro giocatore perdono un punto per città integra, tre al massimo
effect-general = +1 in attacco in questa fase
effect-engines = i forti non valgono contro di te in questa fase
effect-scouts = i confini difficili non valgono contro di te in questa fase
effect-fleet = il mare non vale contro di te in questa fase
effect-discipline = vinci i pareggi in attacco in questa fase
effect-ambush = un dado in più in questa difesa
effect-levy = { $count ->
    [one] una legione
   *[other] { $count } legioni
} senza spesa
effect-reserve = le prime { $count } armate che perdi attaccando ti tornano in mano
effect-limes = { $count } forti senza spesa in questa fase
effect-colony = una città oltre il limite
effect-triumph = un punto per provincia conquistata ad altri, { $count } al massimo
effect-tribute = un punto ogni due province
effect-largess = corrompi fino a { $count } legioni ribelli senza spesa
effect-subsidy = paghi { $count } punti: gli attaccanti ti lasciano in pace per questa fase
effect-damnation = un imperatore ancora nascosto non dà bonus
effect-booty = { $count } punti in più per ogni città che saccheggi in questa fase

## What is asked

prompt-over = Il settimo turno è finito.
prompt-token = { $faction }, hai pescato { $token }. Lo tieni o lo passi?
prompt-event = { $side }: { $faction }, giochi un evento? { $left ->
    [one] In questo turno ne resta uno.
   *[other] In questo turno ne restano { $left }.
}
prompt-target = { $card }: { $effect }. Contro che cosa?
prompt-count = Quante armate si ribellano?
prompt-favor = { $faction }: è stata giocata { $card }. Vuoi scamparla?
prompt-build = { $faction }: costruisci con { $points ->
    [one] 1 punto romano
   *[other] { $points } punti romani
}? Legioni in mano: { $hand }.
prompt-lift = { $side }: togli armate dalla mappa per piazzarle di nuovo? In mano: { $hand }.
prompt-start = { $faction }: da dove comincia la tua fazione?
prompt-place = { $side }: piazzi un’armata? In mano: { $hand }, forti senza spesa: { $forts }.
prompt-displace = Fai posto a { $newcomer }: dove va la prossima armata di { $side }? { $left ->
    [one] È l’ultima.
   *[other] Ne devono partire { $left }.
}
prompt-react = { $faction }: attacco di { $attacker } in { $province }. Giochi una carta?
prompt-offer = { $faction }: attacco di { $attacker } in { $province }. Quanto offri di { $points ->
    [one] 1 punto romano
   *[other] { $points } punti romani
}?
prompt-answer = { $points ->
    [one] Ti viene offerto 1 punto
   *[other] Ti vengono offerti { $points } punti
} per lasciare in pace { $province } e tutta questa fazione per questo turno.
prompt-reroll = Perdi il round: { $attack } contro { $defence }. Ritiri?
prompt-go-on = { $attacker } in { $province }: continui o rinunci?
prompt-retreat = { $faction }: l’attacco di { $attacker } in { $province } continua. Ritiri una legione?
prompt-withdraw = { $attacker }: rinuncia in { $province }. Verso dove?
prompt-fort = Prendi il forte in { $province } o lo abbatti?
prompt-loot = Saccheggi la città in { $province }?
prompt-city = { $faction }: costruisci una città?
prompt-score = { $faction }: si conta la tua fase. Celebri prima un trionfo?

wait-token = { $who } guarda un segnalino.
wait-event = { $who } può giocare un evento.
wait-target = { $who } sceglie contro che cosa vale l’evento.
wait-favor = Può scamparla: { $who }.
wait-build = { $who } costruisce.
wait-lift = { $who } può togliere armate dalla mappa.
wait-start = { $who } sceglie da dove cominciare.
wait-place = { $who } piazza armate.
wait-displace = { $who } fa posto.
wait-react = { $who } può giocare una carta in difesa.
wait-offer = { $who } può offrire punti.
wait-answer = { $who } riceve un’offerta.
wait-reroll = { $who } può ritirare i dadi.
wait-go-on = { $who } può rinunciare all’attacco.
wait-retreat = { $who } può ritirarsi.
wait-withdraw = { $who } rinuncia all’attacco.
wait-fort = { $who } decide di un forte.
wait-loot = { $who } può saccheggiare una città.
wait-city = { $who } può costruire una città.
wait-score = { $who } sta per contare i punti.

## Choices

label-keep = Tienilo
label-pass-to = Passalo a { $faction }
label-card = { $card }: { $effect }
label-attack = Attacca { $province } { $way }: { $defender }, { $armies ->
    [0] un forte solo
    [one] 1 armata
   *[other] { $armies } armate
}
label-attack-nobody = Attacca { $province } { $way }
label-camp = { $faction }: { $camp }
label-faction = { $faction }
label-nothing = Niente
label-rebels = { $count ->
    [one] 1 armata
   *[other] { $count } armate
}
label-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
label-recruit = Recluta una legione
label-bribe = Corrompi le legioni ribelli in { $province }: { $count }
label-fort = Forte in { $province }
label-fortress = Fortezza in { $province }
label-rebuild = Ricostruisci la città in { $province }
label-lift = Togli un’armata da { $province }
label-fight = Continua
label-break-off = Rinuncia
label-capture = Prendilo
label-raze = Abbattilo
label-loot = Saccheggiala
label-spare = Lasciala intatta
label-accept = Prendi { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
label-refuse = Rifiuta
label-reroll = Ritira
label-start = Comincia in { $province }
label-reinforce = Piazza in { $province }: { $armies ->
    [0] finora solo un forte
    [one] finora 1 armata
   *[other] finora { $armies } armate
}
label-take = Piazza in { $province }, tenuta da { $side }, senza combattere
label-enter = Piazza in { $province }, vacante
label-retreat = Verso { $province }
label-city = Città in { $province }
label-target = { $province }: { $side }, { $armies }
label-province = { $province }
label-no-event = Nessun evento
label-no-reaction = Nessuna carta
label-built = Nient’altro
label-lifted = Le altre restano
label-placed = Il piazzamento è finito
label-stand = Le altre restano
label-let-stand = Lascia così
label-no-city = Nessuna città
label-score = Conta i punti
label-done = Basta così

## The log

log-dealt = { $faction } ha nove carte evento.
log-dealt-own = { $faction } ha queste carte evento: { $cards }.
log-order-thrown = { $faction } tira { $die } per l’ordine di scelta.
log-turn-begins = Turno { $turn }. Ordine di scelta: { $order }.
log-token-drawn-own = { $faction } pesca { $token }.
log-barbarian-drawn = { $faction } pesca un segnalino dei barbari.
log-emperor-drawn = { $faction } pesca un imperatore.
log-barbarian-kept = { $faction } tiene il segnalino dei barbari.
log-emperor-kept = { $faction } tiene l’imperatore.
log-token-passed-own = { $from } passa a { $to }: { $token }.
log-barbarian-passed = { $from } passa il segnalino dei barbari a { $to }.
log-emperor-passed = { $from } passa l’imperatore a { $to }.
log-barbarians-come = { $faction } rivela { $token }.
log-taken-over = { $people }: d’ora in poi con { $faction }, non più con { $from }.
log-emperor-comes = { $faction } rivela { $token }.
log-emperor-damned = { $faction }: la memoria di questo imperatore è dannata, non c’è bonus.
log-faction-dead = { $faction } non ha legioni, né forti, né punti romani: la fazione è morta.
log-no-phase = { $faction } è morta e non ha fase romana.
log-card = { $faction } gioca { $card }: { $effect }.
log-realm = { $faction } porta { $side } in { $province }.
log-displaced = { $side }: un’armata fa posto in { $from } e va in { $to }.
log-displaced-lost = { $side }: un’armata in { $from } non ha dove andare ed è persa.
log-rebels-gone = { $province }: { $count ->
    [one] il ribelle è scomparso
   *[other] { $count } ribelli sono scomparsi
}.
log-fort-gone = { $province }: il forte è scomparso.
log-arrived = { $side }: un’armata arriva in { $province }.
log-city-founded = { $province }: sorge una città.
log-fort-founded = { $province }: sorge un forte.
log-rebels-rise = { $side }: rivolta in { $province }, { $count }.
log-rebels-beaten = { $province }: i ribelli sono vinti.
log-treason = { $province }: un’armata passa da { $from } a { $side }.
log-armies-die = { $side } in { $province }: { $count ->
    [one] muore un’armata
   *[other] muoiono { $count } armate
}.
log-city-ruined = { $province }: la città è in rovina.
log-famine = { $faction } perde { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per fame ({ $camp }).
log-spared = { $faction } la scampa.
log-damned = { $faction }: il prossimo imperatore non darà bonus.
log-tribute = { $faction } riscuote { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
log-levied = { $faction } leva { $count ->
    [one] una legione
   *[other] { $count } legioni
} senza spesa.
log-recruited = { $faction } recluta una legione per { $price ->
    [one] 1 punto
   *[other] { $price } punti
}.
log-bribed = { $faction } corrompe { $count ->
    [one] una legione ribelle
   *[other] { $count } legioni ribelli
} in { $province }, { $price ->
    [0] senza spesa
    [one] per 1 punto
   *[other] per { $price } punti
}.
log-fort = { $faction } costruisce un forte in { $province }, { $price ->
    [0] senza spesa
    [one] per 1 punto
   *[other] per { $price } punti
}.
log-fortress = { $faction } trasforma il forte in { $province } in fortezza per 1 punto.
log-rebuilt = { $faction } ricostruisce la città in { $province } per 1 punto.
log-extra-legions = { $faction }: l’imperatore porta { $count ->
    [one] una legione
   *[other] { $count } legioni
}.
log-new-armies = { $side }: { $count ->
    [0] nessuna nuova armata
    [one] 1 nuova armata
   *[other] { $count } nuove armate
}.
log-lifted = { $side }: un’armata lascia { $province } per essere piazzata di nuovo.
log-placed = { $side }: un’armata in { $province }.
log-not-placed = { $side }: { $count ->
    [one] 1 armata non piazzata
   *[other] { $count } armate non piazzate
}.
log-city-built = { $faction } costruisce una città in { $province }.
log-attacked = { $side }: attacco a { $defender } in { $province } { $way }.
log-automatic = { $side }: vittoria automatica su { $loser } in { $province }.
log-thrown = Dadi: { $attack } fa { $attacker }, contro { $defence } che fa { $defender }: { $result }.
log-rerolled = { $faction } ritira per favore divino.
log-emperor-killed = { $faction }: tre dadi uguali, l’imperatore cade e con lui il suo bonus.
log-army-lost = { $side }: un’armata persa in { $province }.
log-army-back = { $side }: un’armata persa in { $province } torna in mano.
log-fort-beaten = { $province }: il forte cade.
log-retreated = { $side }: una legione si ritira da { $from } in { $to }.
log-broke-off = { $side }: rinuncia in { $from }; l’armata va in { $to }.
log-broke-off-lost = { $side }: rinuncia in { $from }; l’armata non ha dove andare ed è persa.
log-fort-captured = { $side }: preso il forte in { $province }.
log-fort-razed = { $side }: abbattuto il forte in { $province }.
log-conquered = { $side }: conquistata { $province }, già di { $from }.
log-looted = { $faction } saccheggia la città in { $province }: dadi { $dice }, { $points } punti ({ $camp }).
log-offered = { $faction } offre a { $to } { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
log-offer-taken = { $to } prende { $points ->
    [one] 1 punto
   *[other] { $points } punti
} e in questo turno non attacca più { $faction }.
log-offer-refused = { $to } rifiuta l’offerta di { $faction }.
log-paid-off = { $faction } paga a { $to } { $points } punti; in questa fase quel popolo lascia in pace la fazione.
log-diocese = { $faction }, { $camp }: { $grade } in { $diocese }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
log-scored = { $faction }, { $camp }: città { $cities }, diocesi { $dioceses }, imperatore { $bonus }, in tutto { $total }.
log-triumph = { $faction } celebra un trionfo: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
log-final-provinces = { $faction }: { $points } punti per le province alla fine.
log-final-kingdom = { $faction }: la città di { $side } è ancora in piedi, dado { $dice }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
log-nothing = Non accade altro.

## Why not

why-not-asked = Adesso non tocca a te.
why-over = La partita è finita.
why-something-else = Adesso si chiede altro.
why-no-such-faction = A questo tavolo non c’è questa fazione.
why-passed-to-self = Un segnalino si tiene o si passa a un’altra fazione.
why-has-token = Questa fazione ha già un segnalino di questo tipo.
why-must-pass = Chi ha già un segnalino di questo tipo deve passare il successivo.
why-not-in-hand = Questa fazione non ha la carta in mano.
why-wrong-turn = La carta si gioca nei turni da { $first } a { $last }.
why-wrong-moment = La carta è per un altro momento.
why-no-effect = Adesso la carta non avrebbe effetto.
why-same-bonus = L’imperatore dà già lo stesso.
why-not-a-target = La carta non può colpire questo.
why-wrong-amount = Deve essere da { $least } a { $most }.
why-no-points = Costa { $price ->
    [one] 1 punto romano
   *[other] { $price } punti romani
}, e non bastano.
why-enough-legions = Una fazione recluta fino a { $cap } legioni.
why-no-counter = Non restano segnalini.
why-no-rebel-legions = Non ci sono legioni ribelli.
why-not-next = La provincia deve confinare con una controllata dalla tua fazione.
why-not-controlled = La tua fazione non ha legioni lì.
why-fort-there = C’è già un forte.
why-no-fort = Non c’è un forte da trasformare in fortezza.
why-fresh-fort = Il forte è stato costruito in questa fase.
why-no-city = Una fortezza vuole una città.
why-not-looted = Non c’è una città saccheggiata.
why-nobody-there = Non hai armate da togliere lì.
why-last-army = Deve restare una legione o un forte.
why-no-start = Non è una provincia iniziale libera.
why-full = Ci sono già tre armate.
why-out-of-reach = È fuori portata.
why-at-peace = Hai preso punti per non attaccare questa fazione in questo turno.
why-paid = Questa fazione ha pagato questo popolo per questa fase.
why-nobody-to-fight = Lì non c’è nessuno da combattere.
why-enemy-there = C’è un nemico: scegli da che parte attaccare.
why-no-such-way = Da questa parte non si arriva.
why-return-elsewhere = Una fazione senza legioni deve tornare altrove.
why-not-friendly = Adesso un’armata non può andare lì.
why-no-site = Non c’è un sito per una città.
why-city-there = C’è già una città.
why-nothing-in-hand = Non ci sono armate in mano.

## Promises

promise-no-attack = In questo turno non ti attacco.
promise-no-loot = In questo turno non saccheggio le tue città.
promise-no-event = In questo turno non gioco eventi contro di te.
promise-attack = In questo turno attacco { $who }.
promise-pass-strong-token = Se pesco un segnalino forte te lo passo.
