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

recurring-plot = In questo turno non congiuro
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
} (vita { $life }, difesa { $defence }; giocati finora: { $stabs }): quante volte colpisci?
prompt-stab-laid = { $laid ->
    [one] Hai preparato un simbolo Pugio
   *[other] Hai preparato { $laid } simboli Pugio
} (giocati finora: { $stabs }); { $emperor } muore con { $needed }: { $next }.
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
    [one] La congiura è formata: { $leader } ne è a capo con un simbolo.
   *[other] La congiura è formata: { $leader } ne è a capo con { $symbols } simboli.
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

## Che cosa farà una scelta

preview-total = il tuo totale qui { $before } → { $after }, serve { $value }
preview-symbols = i tuoi simboli { $before } → { $after }
preview-life = la sua vita { $before } → { $after }
preview-daggers = pugnali: { $daggers } su { $life }
preview-dies = pugnali: { $daggers } su { $life }, muore
preview-missing = pugnali: { $daggers } su { $life }, { $missing ->
    [one] ne manca uno
   *[other] ne mancano { $missing }
}
preview-favor = { $points ->
    [0] nessun punto alla fine del turno
    [one] 1 punto alla fine di ogni turno in cui regna
   *[other] { $points } punti alla fine di ogni turno in cui regna
}

## La prima partita guidata

lesson-first-token = Dieci carte della città sono scoperte, e ognuna dà qualcosa. Hai sei gettoni, da −1 a 4. Si piazzano uno alla volta, a faccia in giù: nessuno sa quanto valgono i tuoi. La carta illuminata è elettiva ▲: la ottiene solo il totale più alto, da 4 in su. Dà un Pugio, cioè un pugnale. Prendi il tuo 4 e mettilo lì.
lesson-first-token-instead = Per il pugnale serve un totale di 4, e il tuo 4 ci arriva da solo. Prendi il 4, poi tocca la carta illuminata.
lesson-second-token = Questa carta è collettiva ◆: chiunque arrivi a un totale di 2 riceve una Coniura, la carta con cui si ordiscono le congiure. Due rivali ci sono già, ma non ti tolgono nulla. Il tuo 2 basta appena; un gettone più alto qui sarebbe sprecato.
lesson-second-token-instead = Sulla carta illuminata un 2 basta appena, e i gettoni più alti servono altrove. Prima il 2, poi la carta.
lesson-sequence = La fila sopra le carte è la Sequentia. Si percorre da sinistra a destra e dice quali mazzi si risolvono e quando. La prima carta nomina i Nobiles, poi i Praetoriani: ciò che sta lì rende prima. Questa carta dei Nobiles dà una Coniura a chiunque arrivi a 3. Mettici il tuo 3.
lesson-sequence-instead = I Nobiles vengono per primi nella Sequentia, e il tuo 3 raggiunge il valore della carta illuminata. Ciò che arriva presto si può ancora usare in questo turno.
lesson-bluff = Nessuno può saltare un piazzamento: anche i gettoni deboli vanno messi da qualche parte. Gli altri vedono solo che lì c’è qualcosa di tuo, e forse ci sprecano un buon gettone. Metti il −1 sulla carta illuminata, dove non ti interessa vincere. Gli ultimi due gettoni li piazzo io; poi si risolvono le carte.
lesson-bluff-instead = Su una carta che vuoi, −1 abbasserebbe il tuo totale. Mettilo dove non hai nulla da perdere: sulla carta illuminata.
lesson-collective = Tutti i gettoni sono piazzati e la Sequentia è cominciata. Sulla prima carta i gettoni si scoprono: tutti e tre arrivate a 3. Ognuno può usare l’effetto, a partire dal totale più alto; a parità, chi ha piazzato prima. Pesca la tua Coniura.
lesson-collective-instead = Se rinunci non ci guadagna nessuno, e con le Coniura si fanno le congiure. Pescala.
lesson-elective = Ora i Praetoriani: il tuo 4 contro un −1. Hai il totale più alto e raggiungi il valore, quindi l’effetto è solo tuo. Pesca il Pugio: ogni † sulle tue carte è un pugnale.
lesson-elective-instead = Senza pugnali nessun imperatore muore. Questa carta ti è costata il gettone migliore: prendi ciò che dà.
lesson-wait = Dopo ogni carta della Sequentia chiunque può ordire una congiura contro l’imperatore. Potresti farlo adesso, ma la prossima carta della Sequentia dà una Coniura a tutti: allora potrai congiurare e tenere le due carte a doppio uso per i loro pugnali. Per questa volta non congiurare.
lesson-wait-instead = Con una carta in più la congiura riesce meglio, e quella carta arriva subito. Per ora non congiurare.
lesson-plot = Hai pescato una Coniura singola ◎. Le tue due carte a doppio uso ◎† servono da congiura o da pugnale, ma una volta sola: tienile. Prepara quella singola e con essa dai inizio alla congiura. Gli altri passano, si uniscono con altrettanti simboli, o ne mettono di più e prendono il comando.
lesson-plot-instead = Per cominciare basta un simbolo. Prepara la Coniura singola, non una a doppio uso, e poi dai inizio alla congiura.
lesson-candidate = C’è chi si è unito e chi resta fuori, e il comando è tuo. Scegli chi regnerà dopo Caligvla. Chi ha il Favor sull’imperatore riceve i suoi punti alla fine di ogni turno: Galba ne dà 1, Caracalla 2. Scegli Caracalla, e il tuo Favor va a lui.
lesson-candidate-instead = Galba ti darebbe 1 punto a turno, Caracalla 2. È anche più difficile da uccidere: un bene per chi ha il Favor su di lui.
lesson-daggers = Chi è rimasto fuori ha difeso Caligvla con un pugnale: la sua vita è 4 invece di 3. Prepara tutti i pugnali che hai, il Pugio e le due carte a doppio uso, e colpisci. Fanno 3 su 4; poi tocca a chi si è unito a te. Se muore, chiunque abbia colpito riceve un punto, e chi comanda un altro ancora.
lesson-daggers-instead = Se manca anche un solo pugnale, sopravvive. Prepara una alla volta il Pugio e le due carte a doppio uso, poi colpisci.
lesson-harvest = Caligvla è morto. Hai due punti, uno per il colpo e uno per il comando, e regna Caracalla. La Sequentia continua, e il tuo 2 sulla Plebs rende: pesca la Coniura, che ti servirà per la prossima congiura.
lesson-harvest-instead = Non hai più carte in mano, e questa è gratis. Pescala.
lesson-farewell = Il turno è finito: Caracalla ha dato 2 punti per ogni Favor su di lui, e tu ne hai 4. Da qui in poi giochi per conto tuo, contro due rivali che giocano a caso. Dopo circa cinque turni l’impero cade, c’è un’ultima congiura, e vince chi ha più punti. Se non sai che fare, chiedi un suggerimento. Vale!

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

board-coming-sequentia = Piazzati tutti i gettoni, la Sequentia va da 1 a 6; dopo ogni sua carta può esserci una congiura.
board-coming-card = Ora la Sequentia va avanti.
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
table-tokens-in-hand = gettoni in mano: { $hand } su { $owned }
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
table-meter = simboli Pugio: { $stabs } su { $needed }
table-defence = Pugio in sua difesa: { $count }

## Come si gioca

primer-aim = Lo scopo
primer-aim-points = Vince chi ha più punti dopo circa cinque turni.
primer-aim-favor = Un Favor sull’imperatore rende i suoi punti alla fine di ogni turno.
primer-aim-daggers = Quando un imperatore muore, chi ha pugnalato riceve un punto, e chi guida la congiura uno in più.
primer-turn = Un turno
primer-turn-place = A turno, si piazzano i gettoni coperti sulle carte della città, finché ce ne sono.
primer-turn-sequence = Poi si percorre la fila Sequentia da sinistra a destra: dice quali mazzi si risolvono.
primer-turn-resolve = I gettoni si scoprono e si sommano. Elettiva: l’effetto va al totale più alto. Collettiva: a tutti quelli che raggiungono il numero. Negativa: colpisce chi non lo raggiunge.
primer-turn-plot = Dopo ogni carta Sequentia può nascere una congiura: la guida chi mostra più serpenti. Il capo nomina chi regnerà; chi congiura posa i Favor.
primer-turn-kill = Poi i pugnali: tanti quanta la sua vita uccidono l’imperatore. Chi ne è fuori può difenderlo con uno.
primer-end = Come finisce
primer-end-fall = Quando un turno finisce con meno di dieci carte scoperte, dopo un’ultima congiura l’impero cade.
primer-end-tie = A parità vince il Primus inter pares.
primer-watch = A che cosa badare
primer-watch-cards = Raccogli presto serpenti e pugnali. Una carta con due simboli serve una volta sola.
primer-watch-tokens = Il 5 e il 6 vincono carte per tutta la partita.
primer-watch-favor = Al Favor serve un cerchio libero. Caligola non ne ha: è lì per essere ucciso.
primer-watch-bluff = I gettoni sono coperti: bluffa, parla, prometti. Nulla vincola.

## Che cosa vuol dire ogni cosa

term-player = Giocatore
term-player-is = La lettera e il colore di chi gioca: sono quelli di tutti i suoi pezzi.
term-turn = Turno
term-turn-is = Il turno in corso, in numeri romani. Una partita ne ha cinque, o uno in più o in meno se si distruggono o si scambiano carte.
term-stage = Fase
term-stage-is = Che cosa si fa adesso. Un turno ha tre fasi: si piazzano i gettoni, si risolvono le carte con una possibile congiura dopo ogni Sequentia, l’imperatore assegna i punti.
term-fall = La caduta
term-fall-is = Non ci sono più dieci carte Civitas. Dopo un’ultima congiura, senza Favor, la partita finisce.
term-blood = Sangue versato
term-blood-is = In questo turno è morto un imperatore: fino al prossimo nessuno può congiurare.
term-asked = Deve scegliere
term-asked-is = Adesso tocca a chi ha questo segno; gli altri aspettano.
term-emperor = L’imperatore
term-emperor-is = È lui che regna. Chi ha un Favor su di lui riceve i suoi punti alla fine di ogni turno. Abbastanza pugnali lo uccidono, e regna il candidato scelto dal capo della congiura.
term-candidate = Candidato
term-candidate-is = Uno dei due possibili successori. Il capo di una congiura ne nomina uno; se l’imperatore muore, regna lui e i Favor posati su di lui restano.
term-life = Vita
term-life-is = Quanti simboli Pugio servono per ucciderlo. I pugnali rossi sono già stati giocati contro di lui; quelli bordati di verde li ha aggiunti la difesa.
term-favor = Favor
term-favor-is = Ognuno ha un solo Favor. Posato su un imperatore ne rende i punti ogni turno. Serve un cerchio libero, e si posa solo durante una congiura, se vi si partecipa.
term-reward = Punti dell’imperatore
term-reward-is = Alla fine di ogni turno in cui regna, ogni Favor su di lui vale tanti punti vittoria.
term-augustus-deck = Mazzo Augustus
term-augustus-deck-is = Gli imperatori che possono ancora arrivare. Quando uno muore, da qui si scopre un nuovo candidato.
term-coniura = Coniura
term-coniura-is = Con il suo serpente si apre, si segue o si guida una congiura.
term-pugio = Pugio
term-pugio-is = Un pugnale. Chi congiura lo gioca contro l’imperatore; chi ne resta fuori può giocarne uno solo per difenderlo. Chi ha pugnalato un imperatore che muore riceve un punto vittoria.
term-dual = Carta con due simboli
term-dual-is = Serve una volta sola: come serpente nella congiura o come pugnale nell’assassinio. Poi torna in fondo al mazzo del suo primo simbolo.
term-copies = Più carte uguali
term-copies-is = Quante carte di questo tipo ci sono qui.
term-pile-bottom = Fondo del mazzo
term-pile-bottom-is = Carte già giocate, in fondo al mazzo: la prima a tornare è la prima della fila. Le hanno viste tutti.
term-sequentia = Sequentia
term-sequentia-is = La fila di sei carte decide in quale ordine avvengono le cose in questo turno, da sinistra a destra. Il numero è il posto nella fila, la spunta vuol dire già fatto.
term-marker = Gettone Sequentia
term-marker-is = È sulla carta Sequentia che si sta risolvendo.
term-sequentia-resolve = Mazzi da risolvere
term-sequentia-resolve-is = Di ogni mazzo indicato, dall’alto in basso, si risolve la carta in posizione 1.
term-sequentia-draw = Tutti pescano
term-sequentia-draw-is = Tutti pescano una carta Coniura, in ordine di turno.
term-sequentia-ordo = Ordo a sinistra
term-sequentia-ordo-is = Tutti passano la propria carta Ordo a sinistra: l’ordine di turno cambia subito.
term-deck = Mazzo di carte Civitas
term-deck-is = Una delle cinque parti della città: Plebs, Legionarii, Praetoriani, Tribuni, Nobiles. Il numero dice quante carte coperte ha ancora.
term-civitas = Carta Civitas
term-civitas-is = Qui si piazzano i gettoni coperti. Quando si risolve il suo mazzo si scoprono, si sommano quelli di ciascuno, e i totali decidono chi ottiene l’effetto o lo subisce.
term-elective = Carta elettiva
term-elective-is = Solo il totale più alto ottiene l’effetto, se raggiunge il numero dopo ≥. A parità vale il gettone più a sinistra. Si può rinunciare.
term-collective = Carta collettiva
term-collective-is = Tutti quelli il cui totale raggiunge il numero dopo ≥ ottengono l’effetto, dal più alto in giù. Si può rinunciare.
term-negative = Carta negativa
term-negative-is = Colpisce chiunque abbia un totale inferiore al numero dopo <, anche chi qui non ha gettoni.
term-position = Posizione
term-position-is = Di ogni mazzo sono scoperte due carte: prima si risolve quella in posizione 1, poi quella in posizione 2 ne prende il posto.
term-card-number = Numero della carta
term-card-number-is = Serve solo a riconoscerla nell’elenco delle carte. Non conta nulla.
term-aut = AVT
term-aut-is = In latino “oppure”: dei due effetti se ne sceglie uno.
term-space = Spazio libero
term-space-is = C’è posto per un gettone. Gli spazi si riempiono da sinistra a destra, e a parità vince il gettone più a sinistra.
term-space-closed = Spazio chiuso
term-space-closed-is = Si usa solo se si gioca in più persone.
term-token = Gettone SPQR
term-token-is = Il suo numero vale sulla carta su cui sta. Ognuno ha −1, 0, 1, 2, 3 e 4; il 5 e il 6 vanno conquistati.
term-token-hidden = Gettone coperto
term-token-hidden-is = Nessuno ne conosce il numero finché la carta non si risolve. La lettera dice di chi è.
term-token-deduced = Numero dedotto
term-token-deduced-is = Il gettone è coperto, ma dopo quello che si è visto può avere solo questo numero.
term-tokens-in-hand = Gettoni
term-tokens-in-hand-is = Quanti gettoni sono in mano e quanti sono in tutto. Gli altri stanno sulle carte.
term-destroy = Distruggere una carta
term-destroy-is = Una carta scoperta di questo mazzo esce dal gioco, i suoi gettoni tornano a casa e la prossima ne prende il posto. Così il mazzo finisce prima, e con lui la partita.
term-draw-coniura = Pescare una Coniura
term-draw-coniura-is = Si prende la prima carta del mazzo Coniura: un serpente per le prossime congiure.
term-draw-pugio = Pescare un Pugio
term-draw-pugio-is = Si prende la prima carta del mazzo Pugio: un pugnale.
term-gain-token = Ottenere un gettone
term-gain-token-is = Prima il 5, poi il 6: un gettone più forte per il resto della partita.
term-take-primus = Prendere il Primus inter pares
term-take-primus-is = Lo si prende a chi ce l’ha. Alla fine decide un pareggio.
term-place-token = Piazzare un gettone
term-place-token-is = Si mette ancora un gettone dalla mano su una carta, coperto.
term-swap-tokens = Scambiare due gettoni
term-swap-tokens-is = Due gettoni sulle carte si scambiano di posto, di chiunque siano, senza guardarli.
term-remove-token = Rimuovere un gettone
term-remove-token-is = Un gettone su una carta torna in mano a chi lo ha piazzato, senza guardarlo.
term-swap-ordo = Scambiare due carte Ordo
term-swap-ordo-is = Due carte Ordo cambiano mano, e con loro il posto nell’ordine di turno, subito.
term-swap-civitas = Scambiare le carte di un mazzo
term-swap-civitas-is = Le carte in posizione 1 e 2 di un mazzo si scambiano, con i loro gettoni.
term-swap-sequentia = Scambiare due carte Sequentia
term-swap-sequentia-is = Due carte della fila si scambiano, tranne quella in corso. Così una può venire due volte e un’altra nessuna.
term-take-back = Riprendere un gettone
term-take-back-is = Una penalità: un tuo gettone torna in mano e non vale più da nessuna parte.
term-lose-point = Perdere un punto
term-lose-point-is = Una penalità: si perde un punto vittoria o un punto congiura, se se ne ha.
term-discard-pugio = Scartare un Pugio
term-discard-pugio-is = Una penalità: una carta con il pugnale torna in fondo al suo mazzo.
term-discard-coniura = Scartare una Coniura
term-discard-coniura-is = Una penalità: una carta con il serpente torna in fondo al suo mazzo.
term-show-symbols = Mostrare le carte
term-show-symbols-is = Le carte preparate si mostrano a tutti, e i loro simboli contano.
term-pass = Rinunciare
term-pass-is = Non si gioca e non si usa nulla. Che cosa comporta adesso, lo dice la domanda.
term-ordo = Carta Ordo
term-ordo-is = Il posto nell’ordine di turno: chi ha la I piazza prima di tutti, e prima di tutti decide se congiurare.
term-points = Punti
term-points-is = Punti vittoria e punti congiura insieme. Chi ne ha di più alla fine vince.
term-victory = Punti vittoria
term-victory-is = Vengono da un Favor sull’imperatore a fine turno e dal pugnalare un imperatore che muore.
term-conspiracy = Punti congiura
term-conspiracy-is = Uno per aver guidato una congiura che uccide l’imperatore. Valgono come punti vittoria e aiutano in caso di parità.
term-primus = Primus inter pares
term-primus-is = Il primo tra i pari: non è un punto, ma se alla fine si è pari vince chi ce l’ha.
term-cards-in-hand = Carte in mano
term-cards-in-hand-is = Quante carte di ogni mazzo ha in mano. Quali siano lo vede solo chi le ha, a meno che tutti possano dedurlo.
term-cards-known = Carte note
term-cards-known-is = Tutti possono dedurre che sono in mano.
term-resolving = In risoluzione
term-resolving-is = I gettoni su questa carta ora si scoprono, e chi è indicato ne applica l’effetto.
term-plot = Congiura
term-plot-is = La guida chi mostra più serpenti. Il capo nomina un candidato, si posano i Favor, poi i pugnali decidono se l’imperatore muore.
term-leads = Capo
term-leads-is = Ha mostrato più serpenti, nomina il candidato e, se l’imperatore muore, riceve un punto congiura.
term-joins = Partecipa
term-joins-is = Ha mostrato tanti serpenti quanti il capo: può posare il Favor e pugnalare.
term-passed = Ha passato
term-passed-is = Fuori da questa congiura: può difendere l’imperatore con un pugnale.
term-symbols-shown = Serpenti mostrati
term-symbols-shown-is = Quanti simboli Coniura ha davanti a sé. Gli altri li pareggiano, rilanciano o passano.
term-stabs = Pugnali giocati
term-stabs-is = I pugnali contro l’imperatore, e quanti ne servono per ucciderlo.
term-defence = Difesa
term-defence-is = I pugnali giocati per l’imperatore: ognuno gli aggiunge una vita in questa congiura.

## Promesse

promise-join-plot = Parteciperò a una congiura contro l’imperatore.
promise-stab = Pugnalerò l’imperatore con almeno { $amount } Pugio.
promise-spare-tokens = Lascerò dove sono i gettoni di { $who }.

# Perché un suggerimento farebbe così: “Perché: …”.

reason-token-reaches = c’è una carta su cui con questo gettone il tuo totale raggiunge quanto chiede
reason-token-spares = c’è una carta di cui ti evita la penalità
reason-token-halfway = c’è una carta che con questo e un altro gettone sarebbe tua
reason-token-low = fa poco dovunque, e i gettoni migliori restano in mano
reason-space-reaches = lì il tuo totale raggiunge quanto chiede la carta
reason-space-spares = ti evita la penalità di questa carta
reason-space-halfway = con un altro gettone lì raggiungeresti quanto chiede la carta
reason-space-low = altrove il gettone non ottiene di più, o qui toglie uno spazio agli altri
reason-effect = ti serve più che rinunciare
reason-no-effect = niente di ciò che è offerto ti servirebbe ora
reason-plot = le tue Coniura promettono di guidare o seguire una congiura che conviene
reason-no-plot = una congiura ora costerebbe più di quanto promette
reason-name = con questo imperatore il tuo Favor renderebbe di più, e quello degli altri meno
reason-candidate = i pugnali degli altri non si vedono, ma { $death ->
    [likely] probabilmente l’imperatore morirà
    [even] l’imperatore può ben morire
   *[unlikely] se l’imperatore morisse, questo Favor renderebbe di più
}
reason-emperor = i pugnali degli altri non si vedono, ma senza di te contro { $survival ->
    [likely] probabilmente l’imperatore sopravviverà
    [even] l’imperatore può ben sopravvivere
   *[unlikely] può ancora sopravvivere, e allora questo Favor rende di più
}
reason-defend = può salvare un imperatore la cui morte ti costerebbe di più
reason-no-defence = il pugnale cambierebbe poco, o la sua morte ti conviene
reason-stab = avvicina la sua morte, e pugnalarlo vale un punto
reason-least-loss = tra ciò che devi cedere è quanto ti manca di meno
