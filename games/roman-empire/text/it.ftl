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
side-legions-within = legioni di { $faction }
side-provincials-within = ribelli
side-rebel-legions-within = legioni ribelli di { $faction }
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
throw-attacker = vince chi attacca
throw-defender = vince chi difende
throw-tie = parità, si tira di nuovo

score-roman = Punti romani
score-barbarian = Punti barbari
score-emperor = Ultimo imperatore (decide i pareggi)

## Event cards

effect-kingdom = reame in { $start }: { $armies ->
    [one] 1 armata
   *[other] { $armies } armate
}, una città{ $loot ->
    [0] {""}
    [one] { " " }(1 punto in più al saccheggio)
   *[other] { " " }({ $loot } punti in più al saccheggio)
} e un forte
effect-tribe = tribù in { $start }: { $armies ->
    [one] 1 armata
   *[other] { $armies } armate
}
effect-revolt = { $count ->
    [one] 1 ribelle insorge
   *[other] { $count } ribelli insorgono
} in una provincia altrui in { $dioceses }
effect-barbarian-rebellion = { $count ->
    [one] un’armata di un popolo altrui si rivolta contro le altre della sua provincia
   *[other] fino a { $count } armate di un popolo altrui si rivoltano contro le altre della loro provincia
}
effect-legion-rebellion = { $count ->
    [one] una legione di un’altra fazione si ribella
   *[other] fino a { $count } legioni di un’altra fazione in una provincia si ribellano
}
effect-treason = un’armata sola accanto a te cambia campo
effect-epidemic = una provincia e fino a due vicine perdono un’armata ciascuna
effect-pestilence = ogni provincia di una diocesi con due o più armate ne perde una
effect-plague = una provincia perde tutte le armate
effect-wrath = una città va in rovina e con essa un’armata
effect-favor = ritira un attacco perso, o scampa a una carta bianca altrui
effect-famine = i romani o i barbari di un’altra fazione perdono un punto per città intatta, tre al massimo
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
effect-reserve = { $count ->
    [one] la prima armata che perdi attaccando ti torna in mano
   *[other] le prime { $count } armate che perdi attaccando ti tornano in mano
}
effect-limes = { $count ->
    [one] un forte
   *[other] { $count } forti
} senza spesa in questa fase
effect-colony = una città oltre il limite
effect-triumph = un punto per provincia conquistata ad altri, { $count } al massimo
effect-tribute = un punto ogni due province
effect-largess = corrompi { $count ->
    [one] una legione ribelle
   *[other] fino a { $count } legioni ribelli
} senza spesa
effect-subsidy = paghi { $count ->
    [one] un punto
   *[other] { $count } punti
}: chi attacca ti lascia in pace per questa fase
effect-damnation = un imperatore ancora nascosto non dà bonus
effect-booty = { $count ->
    [one] un punto
   *[other] { $count } punti
} in più per ogni città che saccheggi in questa fase

## What is asked

prompt-over = Il settimo turno è finito.
prompt-token = { $faction }, hai pescato { $token }. Lo tieni o lo passi?
prompt-event = { $faction }, { $side }: giochi un evento? { $left ->
    [one] In questo turno ne resta uno.
   *[other] In questo turno ne restano { $left }.
}
prompt-event-legions = { $side }: giochi un evento? { $left ->
    [one] In questo turno ne resta uno.
   *[other] In questo turno ne restano { $left }.
}
prompt-target = { $card }: { $effect }. Contro che cosa?
prompt-count = Quante armate si ribellano?
prompt-favor = { $faction }: è stata giocata { $card }. Vuoi scamparla?
prompt-build = { $faction }: costruisci? { $points ->
    [0] Non restano punti romani.
    [one] C’è 1 punto romano.
   *[other] Ci sono { $points } punti romani.
} Legioni in mano: { $hand }.
prompt-lift = { $side }: togli armate dalla mappa per piazzarle di nuovo? In mano: { $hand }.
prompt-start = { $faction }: da dove comincia la tua fazione?
prompt-place = { $side }: piazzi un’armata? In mano: { $hand }.{ $forts ->
    [0] {""}
   *[other] { " " }Forti senza spesa: { $forts }.
}
prompt-displace = Arrivo di { $newcomer }: dove va la prossima armata ({ $side })? { $left ->
    [one] È l’ultima.
   *[other] Ne devono partire { $left }.
}
prompt-react = { $faction }: { $attacker } all’attacco in { $province }. Giochi una carta?
prompt-offer = { $faction }: { $attacker } all’attacco in { $province }. Quanto offri di { $points ->
    [one] 1 punto romano
   *[other] { $points } punti romani
}?
prompt-answer = { $points ->
    [one] Ti viene offerto 1 punto
   *[other] Ti vengono offerti { $points } punti
} per lasciare in pace { $province } e tutta questa fazione per questo turno.
prompt-reroll = Perdi il round: { $attack } contro { $defence }. Ritiri i dadi?
prompt-go-on = { $attacker } in { $province }: continui o rinunci?
prompt-retreat = { $faction }: { $attacker } all’attacco in { $province }, e non è finita. Ritiri una legione?
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

recurring-defence = Difesa senza carte né offerte
label-keep = Tienilo
label-pass-to = Passalo: lo riceve { $faction }
label-card = { $card }: { $effect }
label-attack = Attacca { $province } { $way }: { $defender } { $armies ->
    [0] (forte solo)
   *[other] ×{ $armies }
}
label-attack-clear = Attacca { $province }: { $defender } { $armies ->
    [0] (forte solo)
   *[other] ×{ $armies }
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
label-bribe = Corrompi { $count ->
    [one] la legione ribelle
   *[other] { $count } legioni ribelli
} in { $province }
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
label-reroll = Ritira i dadi
label-start = Comincia in { $province }
label-reinforce = Piazza in { $province }: { $armies ->
    [0] finora solo un forte
    [one] finora 1 armata
   *[other] finora { $armies } armate
}
label-take = Piazza in { $province }, tenuta da { $side }, senza combattere
label-enter = Piazza in { $province }, vuota
label-retreat = Verso { $province }
label-city = Città in { $province }
label-target = { $province }: { $side }, { $armies ->
    [0] un forte solo
    [one] 1 armata
   *[other] { $armies } armate
}
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
log-token-passed-own = { $from } passa un segnalino, lo riceve { $to }: { $token }.
log-barbarian-passed = { $from } passa il segnalino dei barbari: lo riceve { $to }.
log-emperor-passed = { $from } passa l’imperatore: lo riceve { $to }.
log-barbarians-come = { $faction } rivela { $token }.
log-taken-over = { $people }: d’ora in poi con { $faction }, non più con { $from }.
log-emperor-comes = { $faction } rivela { $token }.
log-emperor-damned = { $faction }: la memoria di questo imperatore è dannata, non c’è bonus.
log-faction-dead = { $faction }: senza legioni, forti e punti romani la fazione è morta.
log-no-phase = { $faction }: la fazione è morta e non ha fase romana.
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
log-rebels-rise = { $side } in { $province }: { $count ->
    [one] insorge 1 armata
   *[other] insorgono { $count } armate
}.
log-rebels-beaten = { $province }: i ribelli sono vinti.
log-treason = { $province }: un’armata cambia campo, da { $from } a { $side }.
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
log-attacked = { $side } contro { $defender }: attacco in { $province } { $way }.
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
log-conquered = { $side }: conquistata { $province } (prima: { $from }).
log-looted = { $faction } saccheggia la città in { $province }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} ({ $camp }). Dadi: { $dice }.
log-offered = { $faction } offre { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: decide { $to }.
log-offer-taken = { $to } prende { $points ->
    [one] 1 punto
   *[other] { $points } punti
} e in questo turno non attacca più { $faction }.
log-offer-refused = { $to } rifiuta l’offerta di { $faction }.
log-paid-off = { $faction } paga { $points ->
    [one] 1 punto, che riceve { $to }
   *[other] { $points } punti, che riceve { $to }
}; in questa fase quel popolo lascia in pace la fazione.
log-diocese = { $faction }, { $camp }: { $grade } in { $diocese }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
log-scored = { $faction }, { $camp }: { $total ->
    [0] nessun punto.
   *[other] { $cities ->
        [0] {""}
       *[other] città { $cities },{ " " }
    }{ $dioceses ->
        [0] {""}
       *[other] diocesi { $dioceses },{ " " }
    }{ $bonus ->
        [0] {""}
       *[other] imperatore { $bonus },{ " " }
    }in tutto { $total }.
}
log-triumph = { $faction } celebra un trionfo: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
log-final-provinces = { $faction }: { $points ->
    [0] nessun punto
    [one] 1 punto
   *[other] { $points } punti
} per le province alla fine.
log-final-kingdom = { $faction }: la città di { $side } è ancora in piedi, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}. Dado: { $dice }.
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

## Il tabellone

stage-over = La fine
stage-choice = Turno { $turn }: scelta dei segnalini
stage-phase = Turno { $turn } · { $side }: { $part }
stage-reveal = ordine di gioco
stage-events = eventi
stage-build = costruzione
stage-lift = raccolta
stage-place = piazzamento
stage-cities = città
stage-score = punti
pile-red = rosso
pile-purple = viola
pile-brown = marrone
pile-orange = arancio
pile-grey = grigio
pile-white = bianco
pile-blue = blu
pile-green = verde
pile-yellow = giallo
factor-attack = attacco: 2 dadi
factor-emperor-die = imperatore: +1 dado
factor-emperor-attack = imperatore: +{ $bonus }
factor-emperor-ties = imperatore: vince i pareggi
factor-general = generale: +1
factor-discipline = disciplina: vince i pareggi
factor-scouts = esploratori: il confine non conta
factor-fleet = flotta: il mare non conta
factor-engines = macchine: il forte non conta
factor-defence = difesa: 1 dado
factor-difficult = confine difficile: +1 dado
factor-strait = stretto: +1 dado
factor-sea = sbarco: +1 dado
factor-no-port = nessun porto: +1
factor-ambush = imboscata: +1 dado
factor-fort = forte: +1
factor-fortress = fortezza: +1, vince i pareggi

table-skip = All’elenco delle scelte
table-choices = Tutte le scelte in elenco
table-map = La mappa delle province
table-nearer = Ingrandisci
table-farther = Rimpicciolisci
table-whole = Tutta la mappa
table-supply = Pedine rimaste
table-cities-left = Città rimaste: { $count }
table-forts-left = Forti rimasti: { $count }
table-fortresses-left = Fortezze rimaste: { $count }
table-rebels-left = Ribelli rimasti: { $count }
table-turn = Turno { $turn } di 7
table-province = { $province } ({ $diocese }): { $side }, { $armies ->
    [0] un forte senza armate
    [one] 1 armata
   *[other] { $armies } armate
}
table-province-empty = { $province } ({ $diocese }): nessuno
table-site = { $province }: posto per una città
table-city = { $province }: città
table-ruin = { $province }: città saccheggiata
table-fort = { $province }: forte
table-fortress = { $province }: fortezza
table-stack = { $side }, { $province }: { $armies ->
    [one] 1 armata
   *[other] { $armies } armate
}
table-stack-of = { $side }, con { $owner }, { $province }: { $armies ->
    [one] 1 armata
   *[other] { $armies } armate
}
table-event = Un evento ha effetto
table-awaited = In attesa di:
table-over = Il settimo turno è finito.
table-drawn-barbarian = Un segnalino barbaro è pescato
table-drawn-emperor = Un segnalino imperatore è pescato
table-horde = { $strength ->
    [one] 1 armata
   *[other] { $strength } armate
}, { $start }
table-bonus = { $bonus }
table-phase-barbarian = Fase barbarica
table-phase-roman = Fase romana
table-in-hand = Armate da piazzare: { $count }
table-forecast = Questo campo segnerebbe ora: { $points }
table-favor = favore divino: un lancio da ripetere
table-booty = bottino: +{ $count } per ogni città
table-reserve = riserva: armate che tornano: { $count }
table-free-forts = forti senza spesa: { $count }
table-free-bribes = legioni ribelli corrotte senza spesa: { $count }
table-colony = colonia: una città oltre il limite
table-truce = Da non attaccare:
table-arrival = Arrivo in { $province }
table-displaced = { $count ->
    [0] Tutte hanno fatto posto.
    [one] Un’armata deve ancora andarsene:
   *[other] { $count } armate devono ancora andarsene:
}
table-battle = Battaglia per { $province }
table-armies = { $count ->
    [0] nessuna armata
    [one] 1 armata
   *[other] { $count } armate
}
table-die = Un dado mostra { $die }
table-odds-round = Chi attacca vince il prossimo round: { $percent } %
table-odds-battle = … e tutti, cioè la provincia: { $percent } %
table-offer = Offerta: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
table-score = Punti: { $camp }
table-score-cities = Città
table-score-bonus = Imperatore
table-score-total = In tutto
table-score-now = Segnati ora
table-dioceses = Diocesi e punti
table-share = { $grade }, { $provinces ->
    [one] 1 provincia
   *[other] { $provinces } province
}: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
table-barbarians = Barbari di questo turno
table-emperors = Imperatori di questo turno
table-charts = Le tabelle di tutti i turni
table-points = Il tracciato dei punti
table-points-of = { $faction }, { $camp }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
table-factions = Le fazioni
table-dead = fuori dal gioco
table-asked = decide
table-roman-points = { $points ->
    [one] 1 punto romano
   *[other] { $points } punti romani
}
table-barbarian-points = { $points ->
    [one] 1 punto barbaro
   *[other] { $points } punti barbari
}
table-pool = Legioni nella riserva: { $count }
table-events = Eventi giocati in questo turno: { $count } di { $most }
table-token = Segnalino { $number }: { $name }
table-token-barbarian = un segnalino barbaro coperto
table-token-emperor = un imperatore coperto
table-token-passed = { $token } (passato da { $faction })
table-colours = Carte in mano: { $colours }
table-hand-of = Mano: { $cards }
table-start = Partenza: { $province }
table-damned = L’imperatore di questo turno non ha bonus.
table-peace = Ha preso punti e lascia in pace:
table-played = { $count ->
    [0] Nessuna carta evento giocata
   *[other] Carte evento giocate: { $count }
}
table-undealt = In nessuna mano: { $cards }
table-card = { $card } (turni da { $first } a { $last }): { $effect }
table-no-cards = Nessuna carta in mano.
table-yours = Le tue carte e le tue scelte
table-others = Possibile anche:

preview-attack = prossimo round { $round } %, provincia { $battle } %
preview-roman = punti romani { $before } → { $after }
preview-barbarian = punti barbari { $before } → { $after }
preview-hand = armate in mano { $before } → { $after }
preview-offer = se è accettata, punti romani { $before } → { $after }

board-supply = Pedine rimaste: città { $cities }, forti { $forts }, fortezze { $fortresses }, ribelli { $rebels }
board-diocese = { $diocese } (valore { $worth })
board-shares = { $shares }
board-share = { $faction } { $camp }: { $grade }
board-city = [città]
board-ruin = [città saccheggiata]
board-fort = [forte]
board-fortress = [fortezza]
board-points = romani { $roman } + barbari { $barbarian } = { $total }
board-cards = { $count ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $count } carte
}
board-peoples = guida { $peoples }
board-card = { $card } ({ $first }–{ $last })
board-hand = Mano di { $faction }: { $cards }
board-battle = { $attacker } ({ $count }) contro { $province } { $way }
board-attack = Chi attacca: { $factors }
board-defence = Chi difende: { $factors }
board-dice = Dadi: { $attack } contro { $defence }

## Come si gioca

primer-aim = Lo scopo
primer-aim-camps = Guidi una fazione romana per sette turni, e in ognuno un popolo barbaro. Segnano punti per te tutti e due.
primer-aim-dioceses = I punti vengono da città e diocesi. Una parte della diocesi ne vale una volta il valore, il grosso due volte, tutta tre.
primer-turn = Un turno
primer-turn-tokens = Pesca un segnalino barbaro e un imperatore: tienilo o passalo. I numeri bassi giocano prima, barbari e imperatori a turno.
primer-turn-events = Una fase comincia con gli eventi: due per turno, ognuno nei suoi turni.
primer-turn-build = I Romani pagano punti romani per legioni, forti e rovine. I barbari hanno quel che dice la tabella.
primer-turn-place = Piazza le armate una alla volta accanto alle tue, al massimo tre per provincia.
primer-turn-battle = Con un nemico si combatte subito: due dadi contro uno, vince il dado migliore, chi perde toglie un’armata.
primer-turn-score = La fase dà subito i punti di quel che tieni allora.
primer-end = Come finisce
primer-end-turns = Dopo il turno VII decidono i punti romani e barbari insieme.
primer-watch = A cosa badare
primer-watch-loot = I barbari che prendono una città possono saccheggiarla: un dado di punti, due per Roma. Le legioni non saccheggiano le legioni.
primer-watch-ways = Monti, stretti e mari danno un dado a chi difende; i forti aggiungono uno.
primer-watch-rebels = I ribelli non sono di nessuno. Non danno punti, e restano finché qualcuno li batte o li corrompe.

## Glossario

term-faction = Fazione
term-faction-is = Un partito romano con segno e colore. La lettera è di chi la gioca. In due si hanno due fazioni a testa, separate in tutto salvo in chi decide.
term-stage = Parte del gioco
term-stage-is = Il turno, di chi è la fase e che cosa vi si fa.
term-turn = Turno
term-turn-is = Sono sette. In ognuno ogni fazione pesca un popolo e un imperatore.
term-asked = Deve decidere
term-asked-is = Il gioco aspetta chi guida questa fazione.
term-roman = Campo romano
term-roman-is = Le legioni di una fazione. I suoi punti sono anche il denaro per costruire.
term-barbarian = Campo barbaro
term-barbarian-is = Tutti i popoli, i reami e le tribù di una fazione. Segnano a parte dalle legioni.
term-points = Punti
term-points-is = Punti romani e barbari si contano a parte, con un segnapunti ciascuno: quadrato e tondo. Vince la somma. Dopo 49 il tracciato ricomincia.
term-forecast = Punteggio
term-forecast-is = Quel che segna un campo se la sua fase finisce ora: città, diocesi e bonus dell’imperatore.
term-province = Provincia
term-province-is = Tiene fino a tre armate di una sola parte. Chi vi ha armate la controlla.
term-diocese = Diocesi
term-diocese-is = Cinque province con la stessa tinta e la stessa trama.
term-worth = Valore della diocesi
term-worth-is = Quanto vale la presenza in ogni turno; la colonna di questo turno è segnata.
term-presence = Presenza
term-presence-is = Una o due province: una volta il valore della diocesi.
term-dominance = Dominio
term-dominance-is = Tre o quattro province, o più di ogni campo di chiunque altro: due volte il valore.
term-control = Controllo
term-control-is = Tutte e cinque le province: tre volte il valore.
term-legions = Legioni
term-legions-is = Quadrate, con il segno della fazione e il loro numero.
term-people = Popolo barbaro
term-people-is = Tondo, con le prime lettere del nome, nel colore della fazione che lo guida.
term-realm = Reame o tribù
term-realm-is = È venuto con una carta evento. Segna con i barbari della sua fazione.
term-rebels = Ribelli
term-rebels-is = Armate che si sono rivoltate, o gente insorta. Non sono di nessuno.
term-in-hand = In mano
term-in-hand-is = Armate da piazzare una alla volta.
term-pool = Riserva
term-pool-is = Legioni che non sono sulla mappa e si possono reclutare.
term-supply = Pedine
term-supply-is = Quel che resta nella scatola. Quando una pedina finisce, non se ne costruiscono altre.
term-city = Città
term-city-is = Vale punti finché la si tiene, di più se è intatta. Roma, e Thracia dal turno IV, contano di più.
term-ruin = Città saccheggiata
term-ruin-is = Vale meno finché chi la tiene non la ricostruisce per un punto romano.
term-site = Posto per una città
term-site-is = Dopo il piazzamento una fazione può costruire città dove ha legioni: una ogni due posti che controlla.
term-fort = Forte
term-fort-is = Aggiunge 1 alla difesa, e contro i barbari combatte anche da solo.
term-fortress = Fortezza
term-fortress-is = Un forte presso una città, rafforzato: vince anche i pareggi.
term-start = Partenza
term-start-is = Dove stava la prima legione della fazione. Può tornarvi.
term-horde = Segnalino barbaro
term-horde-is = Il numero dice quale popolo viene in questo turno, con quante armate, da dove e quando.
term-emperor = Segnalino imperatore
term-emperor-is = Il numero dice quale imperatore guida la fazione in questo turno, che cosa porta e quando.
term-event = Carta evento
term-event-is = Nove colori, una carta di ognuno per fazione. Le caselle mostrano i turni in cui si può giocare.
term-events = Eventi di questo turno
term-events-is = Una fazione ne gioca al massimo due per turno, reazioni comprese.
term-modifier = Aiuto dalle carte
term-modifier-is = Quel che una carta evento ha portato per questa fase.
term-clear = Confine aperto
term-clear-is = Non aiuta nessuno.
term-difficult = Confine difficile
term-difficult-is = Monti e boschi: chi è attaccato da lì ha un dado in più.
term-strait = Stretto
term-strait-is = Un ponte sulla mappa: chi è attaccato da lì ha un dado in più.
term-sea = Per mare
term-sea-is = Le legioni vanno da costa a costa. Chi è attaccato dal mare ha un dado in più, e aggiunge 1 dove la costa è di barbari o ribelli.
term-battle = Battaglia
term-battle-is = A ogni round si perde un’armata, finché chi attacca non c’è più, si ritira o ha vinto.
term-dice = Dadi
term-dice-is = Conta il dado migliore di ogni parte, con quel che si aggiunge. I pareggi si ritirano.
term-odds = Probabilità
term-odds-is = Esatte, se nessuno gioca altre carte, ripete il lancio, ripiega o si ritira.
term-offer = Offerta
term-offer-is = Punti romani a barbari che poi lasciano in pace la fazione.
term-truce = In pace
term-truce-is = Chi ha avuto i punti non attacca chi li ha pagati.
term-displaced = Fare posto
term-displaced-is = Le armate che stanno dove arriva qualcuno devono andare accanto.
term-dead = Fuori dal gioco
term-dead-is = Senza legioni, forti e punti romani una fazione è morta. I suoi barbari continuano.
term-choice = Scelta
term-choice-is = Quel che dice il pulsante si fa subito.

## La prima partita con una guida

lesson-token-barbarian = Ogni turno comincia con i segnalini. Prima peschi un popolo barbaro: il numero III, i Parthi, cinque armate che vengono da Parthia, nel lontano oriente. I numeri bassi giocano presto; chi gioca tardi vede quel che hanno fatto gli altri. Tieni i Parthi: nessuno li raggiunge facilmente.
lesson-token-barbarian-instead = Cinque armate sono molte per questo turno, e la loro patria è al sicuro. Passarle vorrebbe dire darle a un rivale. Tieni il segnalino.
lesson-token-emperor = Ora l’imperatore che guida le tue legioni in questo turno. Lepidus non porta bonus, ma quello che avresti al suo posto lo lasci scegliere ad altri. Tienilo. Poi scelgono gli altri, e i numeri più bassi giocano per primi.
lesson-token-emperor-instead = Non puoi sceglierne uno migliore, solo passarlo a chi non ne ha. Tienilo.
lesson-event = I Suebi e le legioni di Albata hanno giocato. Ora è la fase dei tuoi Parthi. Comincia con le carte evento: al massimo due per turno, e solo nei turni che mostrano le caselle. Praeda dà 2 punti in più per ogni città che saccheggi in questa fase, e una bella città non è lontana. Giocala.
lesson-event-instead = Le caselle della carta dicono che si può giocare in questo turno, e Lydia con la sua città è a portata. Gioca Praeda.
lesson-no-event = In questo turno è possibile un secondo evento. Tienilo per dopo: ogni carta si gioca una volta sola in tutta la partita.
lesson-no-event-instead = Nessun’altra carta ti aiuta ora. Va’ avanti senza.
lesson-horde = La tua prima armata sta in Parthia. Altre quattro si piazzano una alla volta, ognuna accanto alle tue. Ogni provincia di una diocesi che tieni conta: va’ in Armenia e di lì in Cappadocia. Sono vuote e fanno parte dell’Asia.
lesson-horde-instead = Due province dell’Asia, una accanto all’altra, aprono la via a Lydia. Clicca Armenia, poi Cappadocia.
lesson-attack = Lydia è tenuta da una sola legione di Albata, e ha una città. Il confine è aperto, perciò sono due dadi contro uno: il segno sulla mappa dice quanto è probabile vincere il round. Attacca Lydia.
lesson-attack-instead = È la vicina più debole e l’unica con una città. Attacca Lydia.
lesson-loot = La legione è battuta e Lydia è tua. Il saccheggio dà un dado di punti, e Praeda aggiunge 2. Una città saccheggiata poi vale meno, ma difficilmente la terrai a lungo. Saccheggiala. L’ultima armata la piazzo io in Mesopotamia; poi la fase dà i suoi punti, diocesi per diocesi.
lesson-loot-instead = Quel che saccheggi lo hai subito e per sempre. Saccheggia la città.
lesson-start = La tua fase romana. Nel primo turno una fazione ha nove legioni e sceglie da dove comincia. Roma è la città migliore di tutte. Chi vi si trova deve fare posto. Comincia da Roma. I primi attacchi li guido io.
lesson-start-instead = Roma vale più di ogni altra città in tutti i turni. Comincia lì.
lesson-legions = Alcuni attacchi sono andati bene, e le legioni che hanno ripiegato sono ancora in giro. Le legioni vanno anche per mare, da costa a costa. Metti le ultime tre dove non c’è nessuno: Bithynia, Dalmatia e Achaea.
lesson-legions-instead = Le province vuote non costano battaglie, e ognuna conta quando la tua fase dà i punti. Clicca Bithynia, poi Dalmatia, poi Achaea.
lesson-free-fort = Nel primo turno ogni fazione costruisce un forte senza spesa. Aggiunge 1 a ogni dado della difesa, e resta anche senza legione. Bithynia è accanto ai tuoi Parthi: costruiscilo lì.
lesson-free-fort-instead = Le armate del tuo popolo non combattono mai le tue legioni, perciò un forte basta a coprire l’oriente. Costruiscilo in Bithynia.
lesson-city = Dopo il piazzamento puoi costruire città: una ogni due posti che controlli. Una città dà punti in ogni fase in cui la hai. Costruiscine una in Dalmatia. Poi giocano gli altri: guarda che ne è delle tue terre.
lesson-city-instead = Il cerchio punteggiato in Dalmatia è un posto per una città. Costruiscila lì.
lesson-recruit = Turno II. Da ora i punti romani sono anche denaro: una legione costa 2, più avanti 3. Ne hai perse alcune: reclutane una.
lesson-recruit-instead = Hai 27 punti romani e poche legioni. Una in più si ripaga in una fase o due. Reclutala.
lesson-fort = Un forte costa 1 punto. Lugdunensis è lontana dal resto delle tue terre e ha una sola legione: un forte la aiuta a resistere.
lesson-fort-instead = È il tuo unico appiglio in Gallia. Costruisci il forte in Lugdunensis.
lesson-built = I punti che spendi non fanno vincere. Fermati qui, e piazza le legioni.
lesson-built-instead = Quel che tieni conta alla fine. Non costruire altro.
lesson-farewell = Ora conosci segnalini, eventi, piazzamento, battaglia, saccheggio e costruzione. La tabella delle diocesi dice in ogni momento quanto segnerebbe ogni campo. Continua: tocca al tuo piazzamento. Vale!

## Perché un consiglio la propone

reason-token-strong = promette più dei segnalini che non hai visto
reason-token-weak = promette meno dei segnalini che non hai visto
reason-no-event = nessuna tua carta farebbe ora più di quanto possa fare dopo
reason-realm = le sue armate prendono terre che contano con i tuoi barbari
reason-rising = c’è una provincia in cui una sollevazione costerebbe a un rivale più di quanto la carta valga dopo
reason-treason = toglie una provincia a un rivale senza combattere
reason-calamity = colpisce i tuoi rivali più di te
reason-famine = toglie subito punti a un rivale
reason-damnation = l’imperatore di un rivale non porterebbe nulla
reason-booty = ogni città che saccheggi ora rende di più
reason-reserve = le armate perse negli attacchi si possono piazzare un’altra volta
reason-free-fort = non costa nulla e aiuta a tenere una provincia
reason-free-legions = legioni senza spesa, ognuna delle quali tiene una provincia
reason-attacks = aiuta ogni attacco di questa fase
reason-points = porta subito { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
reason-target = qui costa a un rivale più che altrove
reason-target-leader = qui costa più che altrove a chi ha più punti
reason-no-target = colpirebbe te più dei tuoi rivali
reason-count = più sono, più è probabile che vincano
reason-protection = con l’evento perderesti più di quanto la carta valga dopo
reason-no-protection = la carta vale dopo più di quanto perdi ora
reason-recruit = c’è posto per un’altra legione che rende più del suo prezzo
reason-bribe = porta una provincia con le sue legioni, senza combattere
reason-fort = { $count ->
    [0] la provincia vale più di quanto costa un forte
    [one] la provincia lo merita, e una provincia vicina potrebbe attaccarla
   *[other] la provincia lo merita, e { $count } province vicine potrebbero attaccarla
}
reason-rebuild = una città intatta vale un punto in più in ogni tua fase romana
reason-save = i punti che tieni contano alla fine
reason-lift = questa armata vale di più altrove
reason-lifted = tutte le armate sono dove valgono di più
reason-start = { $count ->
    [0] è quella che ti vale di più, anche se nessuna provincia vicina è vuota
    [one] la sua diocesi è ricca, e accanto c’è una provincia vuota
   *[other] la sua diocesi è ricca, e intorno ci sono { $count } province vuote
}
reason-reinforcement = { $count ->
    [0] è la provincia che più conviene tenere
    [one] conviene tenere la provincia, e una provincia vicina potrebbe attaccarla
   *[other] conviene tenere la provincia, e { $count } province vicine potrebbero attaccarla
}
reason-grade = ti dà { $grade } in { $diocese }
reason-takes-city = c’è una città, che vale punti
reason-land = una provincia in più di { $diocese }, anche contro i rivali
reason-attack = con tutte le armate che hai in mano la provincia cade circa { $percent } volte su 100
reason-attack-city = con tutte le armate che hai in mano la provincia cade circa { $percent } volte su 100, e la sua città si può saccheggiare
reason-placed = non resta un posto dove un’armata renda qualcosa
reason-refuge = lì aiuta di più a tenere ciò che hai
reason-danger = se non fai nulla, la provincia cade circa { $percent } volte su 100
reason-stand = la provincia resiste circa { $percent } volte su 100
reason-ambush = la provincia cade circa { $after } volte su 100 invece di { $before }
reason-no-reaction = una carta varrebbe di più in un’altra battaglia
reason-no-offer = i punti valgono più del pericolo
reason-accept = i punti sono sicuri, e valgono più dell’attacco
reason-refuse = l’attacco promette di più
reason-reroll = il lancio è già perso
reason-capture = un forte tuo aiuta a tenere la provincia
reason-loot = i punti sono tuoi subito, e per sempre
reason-city = una città vale punti in ogni tua fase romana finché la tieni
reason-no-triumph = la carta vale di più dopo una fase con più conquiste
