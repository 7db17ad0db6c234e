# Caligula in italiano.

## La scatola

about = Gettoni coperti, congiure e pugnali: scegli chi regnerà, e chi non vivrà abbastanza per vederlo.
edition-standard = Le regole originali
option-own-tokens = I tuoi gettoni sulle carte
option-own-tokens-shown = ne vedi i numeri
option-own-tokens-hidden = coperti anche per te, come da regolamento

## Nomi

deck-plebs = Plebs
deck-legionarii = Legionarii
deck-praetoriani = Praetoriani
deck-tribuni = Tribuni
deck-nobiles = Nobiles

pile-coniura = Coniura
pile-pugio = Pugio

cards-coniura-single = { $count ->
    [one] una Coniura singola
   *[other] { $count } Coniura singole
}
cards-coniura-dual = { $count ->
    [one] una Coniura a doppio uso
   *[other] { $count } Coniura a doppio uso
}
cards-pugio-single = { $count ->
    [one] un Pugio singolo
   *[other] { $count } Pugio singoli
}
cards-pugio-dual = { $count ->
    [one] un Pugio a doppio uso
   *[other] { $count } Pugio a doppio uso
}

civitas = { $deck } { $number }
civitas-none = nessuna carta

printed-elective = elettiva { $value }: { $effects }
printed-collective = collettiva { $value }: { $effects }
printed-negative = negativa { $value }: { $effects }

effects-two = { $first } oppure { $second }
effect-none = non fare nulla
effect-destroy = distruggere una carta { $deck }
effect-draw-coniura = pescare una Coniura
effect-draw-pugio = pescare un Pugio
effect-gain-token = ottenere un nuovo gettone SPQR
effect-take-primus = prendere il Primus inter pares
effect-place-token = piazzare un gettone dalla mano
effect-swap-tokens = scambiare due gettoni
effect-remove-token = rimuovere un gettone
effect-swap-ordo = scambiare due carte Ordo
effect-swap-civitas = scambiare le due carte di un mazzo
effect-swap-sequentia = scambiare due carte Sequentia
effect-take-back = riprendere un gettone piazzato
effect-lose-point = perdere un punto
effect-discard-pugio = scartare un simbolo Pugio
effect-discard-coniura = scartare un simbolo Coniura

sequentia-draw = tutti pescano una Coniura
sequentia-ordo = le carte Ordo passano a sinistra
sequentia-resolve = si risolvono { $decks }
sequentia-none = nessuna carta

token-yours = il tuo gettone su { $card }, spazio { $space }
token-of = il gettone di { $seat } su { $card }, spazio { $space }
token-deduced = { $token } (si deduce: { $value })
token-none = lo spazio { $space } di { $deck } in posizione { $position } (vuoto)

score-victory = Punti vittoria
score-conspiracy = Punti congiura
score-primus = Primus inter pares
score-cards = Carte in mano

## Che cosa succede

prompt-over = La partita è finita.
prompt-over-no-plot = La partita è finita: nessuno ha alzato un dito contro l’ultimo imperatore. { $verdict }
prompt-over-survived = La partita è finita: l’ultimo imperatore è sopravvissuto. { $verdict }
prompt-over-killed = La partita è finita: l’ultimo imperatore è caduto sotto i pugnali. { $verdict }

prompt-token = Turno { $turn }: quale gettone piazzi, a faccia in giù?
prompt-token-other = Turno { $turn }: { $seat } sta piazzando un gettone.
prompt-token-effect = Puoi piazzare ancora un gettone: quale?
prompt-space = Il tuo { $token }: su quale carta lo piazzi?
prompt-using-other = { $seat } sta per { $effect }.

prompt-effect = { $card } ti favorisce: puoi { $effects }, o rinunciare.
prompt-effect-other = { $card } favorisce { $seat }, che può { $effects }.
prompt-destroy = Quale carta { $deck } distruggi? I gettoni che ci sono sopra tornano in mano ai proprietari.
prompt-first-token = Due gettoni si scambiano di posto: qual è il primo?
prompt-second-token = Con quale altro si scambia di posto { $first }?
prompt-remove-token = Quale gettone rimuovi? Torna in mano al suo proprietario.
prompt-first-ordo = Due carte Ordo si scambiano: qual è la prima?
prompt-second-ordo = Con quale altra si scambia la carta Ordo { $number }?
prompt-swap-civitas = In quale mazzo si scambiano le carte in posizione 1 e 2?
prompt-first-sequentia = Due carte Sequentia si scambiano di posto: qual è la prima?
prompt-second-sequentia = Con quale altra si scambia di posto la carta Sequentia { $place } ({ $first })?
prompt-penalty = { $card } ti punisce: devi { $effects }.
prompt-penalty-other = { $card } punisce { $seat }, che deve { $effects }.

recurring-plot = Nessuna congiura da parte mia fino a fine turno
idle-no-tokens = Hai piazzato tutti i gettoni: tocca di nuovo a te quando si risolvono le carte.
idle-no-cards = Senza carte non partecipi a questa congiura: riprendi quando si conclude.
idle-passed = Hai passato: riprendi quando questa congiura si conclude.
prompt-start-plot = Vuoi ordire una congiura contro { $emperor } (vita { $life })? Serve almeno un simbolo Coniura.
prompt-start-plot-laid = { $laid ->
    [one] Hai preparato un simbolo Coniura
   *[other] Hai preparato { $laid } simboli Coniura
} contro { $emperor }: { $next }.
prompt-lay-start = aggiungine, dai inizio alla congiura, o riprendi le carte preparate
prompt-laid-start = dai inizio alla congiura, o riprendi le carte preparate
prompt-lay-only = aggiungine, o riprendi le carte preparate
prompt-lay-show = aggiungine, mostra le carte, o riprendile
prompt-laid-show = mostra le carte, o riprendile
prompt-lay-stab = aggiungine, colpisci, o riprendi le carte preparate
prompt-laid-stab = colpisci, o riprendi le carte preparate
prompt-start-plot-other = { $seat } può ordire una congiura contro { $emperor } (vita { $life }).
prompt-answer-plot = { $leader } è a capo della congiura contro { $emperor } con { $total ->
    [one] un simbolo Coniura
   *[other] { $total } simboli Coniura
}. { $missing ->
    [one] Giocane uno
   *[other] Giocane { $missing }
} per accettare, di più per rilanciare, oppure passa definitivamente.
prompt-answer-plot-laid = { $laid ->
    [one] Hai preparato un simbolo Coniura
   *[other] Hai preparato { $laid } simboli Coniura
}: { $missing ->
    [one] per accettare ne basta uno
   *[other] per accettare ne bastano { $missing }
}, con di più diventi tu il capo: { $next }.
prompt-answer-plot-other = { $leader } è a capo della congiura con { $total ->
    [one] un simbolo Coniura
   *[other] { $total } simboli Coniura
}: { $seat } può passare, accettare { $missing ->
    [one] giocandone uno
   *[other] giocandone { $missing }
}, o rilanciare.

prompt-candidate = Sei a capo della congiura: chi succederà a { $emperor }, { $first } o { $second }?
prompt-candidate-other = { $seat } è a capo della congiura e sceglie chi succederà a { $emperor }: { $first } o { $second }.
prompt-favor-leader = Sei a capo della congiura e devi piazzare il Favor: su { $emperor }, che regna (spazi liberi: { $emperor_room }), o su { $candidate }, il candidato (spazi liberi: { $candidate_room })?
prompt-favor = Su chi piazzi il Favor: su { $emperor }, che regna (spazi liberi: { $emperor_room }), o su { $candidate }, il candidato (spazi liberi: { $candidate_room })?
prompt-favor-other = { $seat } può piazzare il Favor: su { $emperor }, che regna, o su { $candidate }, il candidato.

prompt-defend = { $leader } congiura contro { $emperor } (vita { $life }, difesa finora { $defence }): lo difendi con un Pugio?
prompt-defend-other = { $seat } può difendere { $emperor } con un Pugio (vita { $life }, difesa finora { $defence }).
prompt-stab = { $emperor } muore con { $needed ->
    [one] un simbolo Pugio
   *[other] { $needed } simboli Pugio
} (vita { $life }, difesa { $defence }), finora giocati { $stabs }: quante volte colpisci?
prompt-stab-laid = { $laid ->
    [one] Hai preparato un simbolo Pugio
   *[other] Hai preparato { $laid } simboli Pugio
}, già giocati { $stabs }, e { $emperor } muore con { $needed }: { $next }.
prompt-stab-other = { $seat } può pugnalare { $emperor }. { $stabs ->
    [one] Finora è stato giocato un simbolo Pugio, ne
   *[other] Finora sono stati giocati { $stabs } simboli Pugio, ne
} { $needed ->
    [one] serve uno
   *[other] servono { $needed }
}.

## Scelte

label-token = Gettone { $value }
label-civitas = { $card } in posizione { $position } ({ $printed })
label-destroy = Distruggi { $card } in posizione { $position } ({ $printed })
label-spot-empty = { $deck } in posizione { $position } (nessuna carta)
label-first-token = Scambia { $token }
label-second-token = Scambia con { $token }
label-remove-token = Rimuovi { $token }
label-take-back = Riprendi { $token }
label-use = Scegli di { $effect }
label-use-none = Scegli l’effetto { $number }
label-pass = Non fare nulla
label-pass-effect = Rinuncia
label-pass-start-plot = Non ordire una congiura
label-pass-answer-plot = Passa definitivamente
label-pass-favor = Non piazzare il Favor
label-pass-defend = Non difenderlo
label-pass-stab = Non colpire
label-ordo = Carta Ordo { $number } ({ $holder })
label-ordo-none = Carta Ordo { $number }
label-swap-civitas = Scambia { $first } e { $second }
label-swap-civitas-none = Scambia le carte { $deck }
label-sequentia = Carta Sequentia { $place } ({ $sequentia })
label-lay = Prepara { $card }
label-defend = Difendilo con { $card }
label-done-none = Mostra le carte preparate
label-done-start-plot = { $symbols ->
    [one] Ordisci la congiura con un simbolo Coniura
   *[other] Ordisci la congiura con { $symbols } simboli Coniura
}
label-done-accept = { $total ->
    [one] Accetta con un simbolo
   *[other] Accetta con { $total } simboli
}
label-done-raise = Rilancia a { $total }
label-done-too-few = Mostrane { $total } (il capo ne ha { $leader })
label-done-stab = { $symbols ->
    [one] Colpisci una volta
   *[other] Colpisci { $symbols } volte
}
label-discard = Scarta { $card }
label-lose-victory = Perdi un punto vittoria
label-lose-conspiracy = Perdi un punto congiura
label-name = Scegli { $augustus } (vita { $life }, spazi Favor { $spaces }, { $points ->
    [one] un punto
   *[other] { $points } punti
} a turno)
label-name-none = Scegli il candidato { $number }
label-favor-stay = Lascia il Favor su { $augustus }
label-favor-emperor = Favor a { $augustus }, che regna
label-favor-candidate = Favor a { $augustus }, il candidato
label-favor-move = Sposta il Favor su { $augustus }, il candidato
label-favor-none = Favor al candidato

## Che cosa è successo

log-turn-begins = Comincia il turno { $turn }; apre { $first }.
log-placed = { $seat } piazza un gettone su { $card }.
log-placed-own = { $seat } piazza il gettone { $value } su { $card }.
log-sequentia-reached = Carta Sequentia { $place }: { $sequentia }.
log-drawn = { $seat } pesca { $card }.
log-drawn-unseen = { $seat } pesca una carta dal mazzo { $pile }.
log-ordo-passed = Le carte Ordo passano a sinistra. Nuovo ordine: { $order }.
log-seat = { $seat }
log-revealed = Si risolve { $card } ({ $printed }): { $tokens }.
log-revealed-none = Si risolve { $card } ({ $printed }); sopra non c’è alcun gettone.
log-shown = { $seat } { $value }
log-nobody = { $card } non giova a nessuno.
log-nobody-suffers = { $card } risparmia tutti.
log-used = { $seat } sceglie di { $effect } ({ $card }).
log-declined = { $seat } rinuncia all’effetto di { $card }.
log-in-vain = { $seat } ora non può ricavare nulla da { $card }.
log-discarded = { $card } esce dal gioco.
log-turned-up = Si scopre { $card } in posizione { $position } ({ $printed }).
log-destroyed = { $seat } distrugge { $card }.
log-token-gained = { $seat } ottiene il gettone SPQR { $value }.
log-primus-taken = { $seat } prende il Primus inter pares.
log-primus-taken-from = { $seat } prende il Primus inter pares, finora di { $from }.
log-token = il gettone di { $seat } su { $deck } in posizione { $position }, spazio { $space }
log-tokens-swapped = { $seat } scambia di posto due gettoni: { $first }, e { $second }.
log-token-removed = { $seat } rimuove { $token }.
log-ordo-swapped = { $seat } scambia le carte Ordo di { $first } e { $second }.
log-civitas-swapped = { $seat } scambia due carte: ora { $first } è in posizione 1 e { $second } in posizione 2.
log-sequentia-swapped = { $seat } scambia le carte Sequentia { $first } e { $second }.
log-took-back = { $seat } riprende un gettone da { $deck } in posizione { $position }, spazio { $space }.
log-lost-victory = { $seat } perde un punto vittoria.
log-lost-conspiracy = { $seat } perde un punto congiura.
log-discarded-card = { $seat } scarta { $card }.
log-lacks-symbol = { $seat } mostra di non avere alcun simbolo { $pile }.
log-nothing-to-lose = { $card } punisce, ma non trova nulla da togliere a { $seats }.
log-no-plot = Nessuno ordisce una congiura.
log-plot-not-started = { $seat } non ordisce una congiura.
log-plot-started = { $total ->
    [one] { $seat } ordisce una congiura con { $cards }: un simbolo.
   *[other] { $seat } ordisce una congiura con { $cards }: { $total } simboli.
}
log-passed = { $seat } resta fuori dalla congiura.
log-accepted = { $total ->
    [one] { $seat } accetta con { $cards }: un simbolo.
   *[other] { $seat } accetta con { $cards }: in tutto { $total } simboli.
}
log-raised = { $seat } rilancia a { $total } con { $cards } e diventa capo.
log-plot-settled = { $symbols ->
    [one] Il complotto è concluso: { $leader } è a capo della congiura con un simbolo.
   *[other] Il complotto è concluso: { $leader } è a capo della congiura con { $symbols } simboli.
}
log-candidate-named = { $seat } propone { $augustus } come successore.
log-favor-stayed = { $seat } lascia il Favor su { $augustus }.
log-favor-emperor = { $seat } mette il Favor su { $augustus }, che regna.
log-favor-candidate = { $seat } mette il Favor su { $augustus }, il candidato.
log-no-favor = { $seat } non piazza il Favor.
log-defended = { $life ->
    [one] { $seat } difende l’imperatore con { $card }: ora serve un colpo.
   *[other] { $seat } difende l’imperatore con { $card }: ora servono { $life } colpi.
}
log-not-defended = { $seat } non difende l’imperatore.
log-stabbed = { $symbols ->
    [one] { $seat } colpisce una volta ({ $cards }): { $total } su { $life }.
   *[other] { $seat } colpisce { $symbols } volte ({ $cards }): { $total } su { $life }.
}
log-not-stabbed = { $seat } non colpisce.
log-emperor-killed = { $symbols ->
    [one] { $augustus } muore: un colpo contro una vita di { $life }.
   *[other] { $augustus } muore: { $symbols } colpi contro una vita di { $life }.
}
log-emperor-survived = { $symbols ->
    [one] { $augustus } sopravvive: un colpo contro una vita di { $life }.
   *[other] { $augustus } sopravvive: { $symbols } colpi contro una vita di { $life }.
}
log-conspiracy-point = { $seat } guadagna un punto congiura, come capo.
log-stabber-point = { $seat } guadagna un punto vittoria per aver pugnalato l’imperatore.
log-enthroned = { $augustus } è il nuovo imperatore.
log-candidate-turned-up = { $augustus } è un nuovo candidato.
log-favor-rewarded = { $points ->
    [one] { $augustus } ricompensa { $seat } con un punto vittoria.
   *[other] { $augustus } ricompensa { $seat } con { $points } punti vittoria.
}
log-fall-begins = L’Impero cade. Ogni Favor lascia l’imperatore, e comincia un’ultima congiura.
log-ended = La partita è finita. { $verdict }
verdict-points = { $points ->
    [one] Vince { $winner } con un punto.
   *[other] Vince { $winner } con { $points } punti.
}
verdict-primus = { $points ->
    [one] Un punto a testa per { $tied }: il Primus inter pares decide, e vince { $winner }.
   *[other] { $points } punti a testa per { $tied }: il Primus inter pares decide, e vince { $winner }.
}
verdict-conspiracy = { $points ->
    [one] Un punto a testa per { $tied }: decide il maggior numero di punti congiura, e vince { $winner }.
   *[other] { $points } punti a testa per { $tied }: decide il maggior numero di punti congiura, e vince { $winner }.
}
verdict-cards = { $points ->
    [one] Un punto a testa per { $tied }: decide il maggior numero di carte in mano, e vince { $winner }.
   *[other] { $points } punti a testa per { $tied }: decide il maggior numero di carte in mano, e vince { $winner }.
}
verdict-shared = { $points ->
    [one] Un punto a testa, e nulla decide tra { $winners }: la vittoria è condivisa.
   *[other] { $points } punti a testa, e nulla decide tra { $winners }: la vittoria è condivisa.
}

## Perché no

why-not-asked = Ora la scelta spetta ad altri: aspetta che tocchi a te.
why-over = La partita è finita.
why-something-else = Ora c’è altro da decidere.
why-token-not-in-hand = Questo gettone non è nella tua mano: scegline uno che c’è.
why-token-not-gained = Questo gettone è ancora da parte: una carta Civitas deve darti prima il 5, poi il 6.
why-must-place = Non puoi passare: finché hai un gettone in mano e c’è uno spazio libero, devi piazzarne uno.
why-no-space = Con questo numero di giocatori la carta non ha altri spazi liberi: scegline un’altra.
why-no-card = Lì non c’è nessuna carta.
why-being-resolved = Questa carta si sta risolvendo e sta per uscire dal gioco: scegline un’altra.
why-no-such-effect = La carta non ha questo effetto.
why-effect-in-vain = Ora questo effetto non si può applicare: scegline un altro, o rinuncia.
why-other-deck = Si può distruggere solo una carta del mazzo indicato.
why-no-token = Lì non c’è nessun gettone.
why-same-token = È il gettone che hai già scelto: scegline un altro con cui scambiarlo.
why-no-ordo = Nessuna carta Ordo in gioco ha questo numero: ce n’è una per giocatore.
why-same-ordo = È la carta Ordo che hai già scelto: scegline un’altra con cui scambiarla.
why-not-two-cards = Questo mazzo non ha due carte scoperte da scambiare.
why-marker-there = Il gettone Sequentia è su questa carta, che quindi non si muove: scegline un’altra.
why-same-sequentia = È la carta Sequentia che hai già scelto: scegline un’altra con cui scambiarla.
why-penalty-mandatory = A un malus non si può rinunciare: scegli come subirlo.
why-not-your-token = Questo gettone non è tuo: devi riprenderne uno dei tuoi.
why-other-penalty = Questa carta chiede altro.
why-no-such-point = Non hai punti di questo tipo da perdere.
why-no-such-card = Non hai altre carte di questo tipo.
why-no-coniura-symbol = Questa carta non porta il simbolo Coniura, che serve per congiurare.
why-no-pugio-symbol = Questa carta non porta il simbolo Pugio, che serve per colpire o difendere.
why-cannot-reach = Tutti i tuoi simboli Coniura insieme non bastano a raggiungere il capo: puoi solo passare.
why-nothing-laid = Non hai ancora preparato nulla: prepara prima una carta.
why-too-few = Sono meno simboli di quelli del capo: aggiungine, o riprendili e passa.
why-already-laid = Hai preparato delle carte: mostrale, o prima riprendile.
why-no-candidate = Questo candidato non c’è.
why-leader-must-place = Chi è a capo della congiura deve piazzare il Favor.
why-favor-stays = Il tuo Favor è sull’imperatore: può restarci o passare al candidato, ma non torna in mano.
why-no-favor-space = Su di lui non c’è posto per un altro Favor.
why-one-dagger = Chi difende gioca un solo Pugio, non di più.

## Il tavolo nel terminale

board-turn = Turno { $turn }
board-fall = Caduta dell’impero
board-stage-placement = 1 Piazzamento
board-stage-sequentia = 2A Sequenza
board-stage-resolution = 2B Risoluzione
board-stage-plot = 2C Congiura: complotto
board-stage-favor = 2C Congiura: favore
board-stage-defence = 2C Congiura: difesa
board-stage-assassination = 2C Congiura: assassinio
board-stage-over = La partita è finita
board-blood-shed = un imperatore è morto: niente più congiure in questo turno
board-ordo = Ordo

board-everybody-draws = tutti pescano una Coniura
board-ordo-to-the-left = carte Ordo a sinistra

board-civitas = Civitas
board-plebs = Plebs
board-legionarii = Legionarii
board-praetoriani = Praetoriani
board-tribuni = Tribuni
board-nobiles = Nobiles
board-no-card = nessuna carta
board-elective = elettiva
board-collective = collettiva
board-negative = negativa
board-destroy = distruggi { $deck }
board-draw-coniura = pesca Coniura
board-draw-pugio = pesca Pugio
board-gain-token = ottieni il gettone 5 o 6
board-take-primus = prendi il Primus
board-place-token = piazza 1 gettone
board-swap-tokens = scambia 2 gettoni
board-remove-token = rimuovi 1 gettone
board-swap-ordo = scambia 2 Ordo
board-swap-civitas = scambia carte 1 e 2
board-swap-sequentia = scambia 2 Sequentia
board-take-back = riprendi 1 gettone
board-lose-point = perdi 1 punto
board-discard-pugio = scarta Pugio
board-discard-coniura = scarta Coniura

board-emperor = Imperatore
board-candidate = Candidato { $number }
board-life = vita
board-points = punti
board-favor = Favor
board-piles = Mazzi
board-coniura = Coniura
board-pugio = Pugio
board-lowest = in fondo:
board-augustus-deck = Augustus

board-players = Giocatori
board-primus = Primus inter pares
board-you = (tu)
board-tokens = gettoni
board-favor-in-hand = in mano
board-favor-emperor = imperatore
board-favor-candidate = candidato
board-your-hand = La tua mano
board-cards = carte
board-laid = preparate

board-being-resolved = Si risolve: { $deck } { $position }
board-effect-for = effetto per
board-plot = Congiura
board-no-leader = nessuno ha ancora ordito una congiura
board-leader = capo
board-conspirators = congiurati
board-passed = hanno passato
board-symbols = simboli giocati
board-named = candidato scelto
board-defence = Pugio in difesa
board-stabs = Pugio contro

board-legend-elective = la ottiene il totale più alto
board-legend-collective = tutti quelli che arrivano al valore
board-legend-negative = colpisce chi non ci arriva
board-legend-token = gettone di A che vale 2
board-legend-hidden = coperto
board-legend-deduced = coperto, ma può essere solo 2
board-legend-free = libero
board-legend-closed = chiuso: pochi giocatori
board-legend-face-down = rimaste nel mazzo
board-legend-dual = doppio uso, prima il suo mazzo
board-legend-points = vittoria + congiura
board-legend-in-hand = in mano / posseduti

## Il tavolo nel browser

table-skip = All’elenco delle scelte
table-choices = Tutte le scelte in un elenco
table-augusti = Imperatore e candidati
table-sequentia = Sequentia
table-asked = deve scegliere
table-augustus-points = { $points ->
    [one] un punto a turno per ogni Favor su di lui
   *[other] { $points } punti a turno per ogni Favor su di lui
}
table-life = vita { $life }
table-life-now = vita { $life }, Pugio in sua difesa { $defence }, contro di lui { $stabs }
table-favor-free = { $free ->
    [0] nessuno spazio Favor libero
    [one] uno spazio Favor libero
   *[other] { $free } spazi Favor liberi
}
table-augusti-left = { $count ->
    [one] nel mazzo Augustus resta un imperatore
   *[other] nel mazzo Augustus restano { $count } imperatori
}
table-pile = { $count ->
    [one] mazzo { $pile }: una carta
   *[other] mazzo { $pile }: { $count } carte
}
table-pile-bottom = in fondo, a partire dalla prima da pescare: { $cards }
table-pile-top = sopra: { $cards }
table-deck = { $count ->
    [one] { $deck }: una carta coperta
   *[other] { $deck }: { $count } carte coperte
}
table-position = posizione { $position }
table-done = risolta
table-chosen = scelta
table-marker = qui c’è il gettone Sequentia
table-token-known = { $token }: { $value }
table-token-deduced = { $token }, coperto: si deduce che può essere solo { $value }
table-token-hidden = { $token }, coperto: può essere { $values }
table-value = { $value }
table-held = { $token }, da piazzare
table-victory = { $count ->
    [one] un punto vittoria
   *[other] { $count } punti vittoria
}
table-conspiracy = { $count ->
    [one] un punto congiura
   *[other] { $count } punti congiura
}
table-total = { $count ->
    [one] un punto in tutto
   *[other] { $count } punti in tutto
}
table-tokens-in-hand = { $hand } gettoni in mano su { $owned }
table-gained = ha ottenuto il { $value }
table-cards-in-hand = carte { $pile } in mano: { $count }
table-cards-known = carte { $pile } in mano: { $count }; tutti sanno di { $known }
table-list = { $list }
table-leads = è a capo
table-joins = partecipa
table-passed = ha passato
table-shown = { $count ->
    [one] un simbolo Coniura giocato
   *[other] { $count } simboli Coniura giocati
}
table-stabs = { $count ->
    [one] un simbolo Pugio giocato
   *[other] { $count } simboli Pugio giocati
}
table-meter = { $stabs } simboli Pugio su { $needed }
table-defence = Pugio in sua difesa: { $count }

## Promesse

promise-join-plot = Parteciperò a una congiura contro l’imperatore.
promise-stab = Pugnalerò l’imperatore con almeno { $amount } Pugio.
promise-spare-tokens = Lascerò dove sono i gettoni di { $who }.
