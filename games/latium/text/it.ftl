# Latium in italiano.

## The box

about = Guida per otto anni un villaggio del Latium vetus: conquista gli altri con le alleanze o con le armi, onora gli dèi e tieni contento il popolo.
edition-standard = Standard
turn-year = Anno { $year }
idle-out = Sei fuori dalla partita; gli altri continuano senza di te.

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
    [one] una schiera di 1 linea
   *[other] una schiera di { $lines } linee
}
grade-crushing = vittoria schiacciante
grade-narrow = vittoria di misura

score-main = Villaggio principale
score-conquered = Principali conquistati
score-allies = Alleati
score-subjects = Sottomessi
score-victories = Vittorie
score-dp = DP (decidono i pareggi)

## What the gods do

help-salus = { $times ->
    [one] torna una familia persa
   *[other] tornano { $times } familiae perse
}
help-divitiae = { $dp } DP
help-maiestas = { $times ->
    [one] 1 consenso
   *[other] { $times } consensi
}
help-defensio = { $times ->
    [one] un villaggio si difende con +1 quest’anno
   *[other] { $times } villaggi si difendono con +1 quest’anno
}
help-populus = { $times ->
    [one] una nuova familia
   *[other] { $times } nuove familiae
}
help-auctoritas = { $times ->
    [one] in questa stagione giochi all’inizio o alla fine
   *[other] in questa stagione e nella prossima giochi all’inizio o alla fine
}
help-bellum = { $times ->
    [one] +1 nella prossima battaglia di questa stagione
   *[other] +1 nelle prossime { $times } battaglie di questa stagione
}
help-celeritas = { $times ->
    [one] subito una marcia e un attacco
   *[other] subito fino a { $times } marce e un attacco
}
help-legatio = +{ $times } alla prossima richiesta di quest’anno
help-concordia = { $times ->
    [one] un livello di malcontento in meno
   *[other] { $times } livelli di malcontento in meno
}
help-religio = { $times ->
    [one] peschi un auxilium
   *[other] peschi { $times } auxilia
}
help-labores = { $times ->
    [one] una stagione di lavoro o una capanna necessaria senza spesa
   *[other] { $times } volte una stagione di lavoro o una capanna necessaria senza spesa
}
harm-salus = { $times ->
    [one] un villaggio altrui consuma 2 DP in più la prossima volta
   *[other] fino a { $times } villaggi altrui consumano 2 DP in più la prossima volta
}
harm-divitiae = { $times ->
    [one] un avversario perde 4 DP
   *[other] fino a { $times } avversari perdono 4 DP
}
harm-maiestas = { $times ->
    [one] un avversario perde 1 consenso
   *[other] fino a { $times } avversari perdono 1 consenso
}
harm-defensio = { $times ->
    [one] un villaggio non tuo si difende con −1 quest’anno
   *[other] fino a { $times } villaggi non tuoi si difendono con −1 quest’anno
}
harm-populus = { $times ->
    [one] un villaggio non tuo perde una familia
   *[other] fino a { $times } villaggi non tuoi perdono una familia
}
harm-auctoritas = { $times ->
    [one] un avversario gioca alla fine in questa stagione
   *[other] fino a { $times } avversari giocano alla fine in questa stagione
}
harm-bellum = { $times ->
    [one] −1 nella prossima battaglia di un avversario o di un villaggio libero
   *[other] −1 nella prossima battaglia di { $times } avversari o villaggi liberi al massimo
}
harm-celeritas = { $times ->
    [one] un avversario ha un’azione in meno in questa stagione
   *[other] fino a { $times } avversari hanno un’azione in meno in questa stagione
}
harm-legatio = { $times ->
    [one] un avversario non manda il legatus in questa stagione
   *[other] fino a { $times } avversari non mandano il legatus in questa stagione
}
harm-concordia = { $times ->
    [one] un livello di malcontento in un alleato o sottomesso altrui
   *[other] un livello di malcontento in { $times } alleati o sottomessi altrui al massimo
}
harm-religio = { $times ->
    [one] un avversario perde un auxilium a caso
   *[other] fino a { $times } avversari perdono un auxilium a caso
}
harm-labores = { $times ->
    [one] un’opera altrui si ferma in questa stagione
   *[other] fino a { $times } opere altrui si fermano in questa stagione
}
battle-salus = una centuria nemica appena colpita è persa per sempre
battle-divitiae = −1 a una schiera nemica
battle-maiestas = gli arcieri tirano su una schiera nemica
battle-defensio = +1 a una schiera
battle-populus = una tua centuria appena colpita rientra
battle-auctoritas = una linea nemica appena colpita fugge
battle-bellum = −1 a tutte le schiere nemiche
battle-celeritas = prendi il segnalino appena giocato
battle-legatio = porti un altro segnalino
battle-concordia = una prima linea logora va in fondo
battle-religio = ritiri un dado
battle-labores = devii il tiro degli arcieri

## What is asked

prompt-over = La partita è finita.
prompt-offer = Anno { $year }: quanto offri agli dèi? Hai { $dp } DP.
prompt-show = Anche altri hanno offerto { $dp } DP. Mostri un’Auctoritas?
prompt-rank = Fra chi ha fatto la stessa offerta, a chi va il posto { $place }?
prompt-feed = Non puoi nutrire tutti i tuoi villaggi. Quale nutri adesso? Hai { $dp } DP.
prompt-buy = Compri un auxilium? { $left ->
    [one] Ancora uno
   *[other] Fino a { $left }
} in questo inverno, e hai { $dp } DP.
prompt-turn = { $season }: che cosa fai? { $actions ->
    [0] Nessuna azione rimasta
    [one] 1 azione rimasta
   *[other] { $actions } azioni rimaste
}, { $dp } DP.
prompt-aim = { $kind }: { $effect }. Su che cosa?
prompt-place = Auctoritas: giochi all’inizio o alla fine{ $times ->
    [one] {""}
   *[other] , anche nella prossima stagione
}?
prompt-rush = Celeritas: { $moves ->
    [0] nessuna marcia rimasta, ma puoi attaccare
    [one] resta una marcia, poi puoi attaccare
   *[other] restano { $moves } marce, poi puoi attaccare
}.
prompt-levy = Quante pedine di { $village } marciano?
prompt-step = Il contingente è in { $square }. Dove va?
prompt-intercept = { $seat } entra in { $square } con { $centuriae ->
    [one] 1 centuria
   *[other] { $centuriae } centurie
}. Intercetti?
prompt-gift = Il legatus è presso { $village }. Porta un dono di { $dp } DP, per +1?
prompt-die = { $village } è di medie dimensioni: D4 o D6?
prompt-leave = { $seat } chiede il permesso di trattare con il tuo alleato { $village }. Lo dai?
prompt-pact = { $seat } ti propone un patto. Accetti?
prompt-reinforce = I tuoi villaggi in { $square } si uniscono allo scontro?
prompt-yield = { $seat } attacca { $village } con { $centuriae ->
    [one] 1 centuria
   *[other] { $centuriae } centurie
}. Combatti o consegni il villaggio?
prompt-rally = Chi combatte in { $square }: tutte le tue forze o un solo villaggio?
prompt-join = { $seat } combatte in { $square }. Il tuo contingente si unisce a chi ha un patto con te?
prompt-size = Pedine: { $pawns }. Quante formano la schiera { $number }?
prompt-hold = Hai una schiera in più del nemico. Resta di riserva?
prompt-lay = Quali auxilia metti sotto le schiere? { $laid } di { $most } al massimo.
prompt-reserve = La tua riserva entra in campo?
prompt-before = Prima dei dadi: { $attacks ->
    [0] nessun attacco rimasto
    [one] 1 attacco rimasto
   *[other] { $attacks } attacchi rimasti
}, { $tokens ->
    [0] nessun auxilium
    [one] 1 auxilium
   *[other] { $tokens } auxilia
}. Un segnalino, i dadi o la resa?
prompt-answer = Contro di te viene giocato { $kind }. Rispondi?
prompt-bring = Quale auxilium porti?
prompt-engage = Quale schiera nemica affronta la tua prossima?
prompt-engage-for = Guidi { $village }: quale schiera nemica affronta?
prompt-charge = Quale schiera nemica attacca la tua che è libera?
prompt-reroll = Ritiri un dado?
prompt-after = Dopo i dadi: giochi un segnalino?
prompt-revolt = { $village } è in rivolta e nessuna legione è arrivata. Distruggi il villaggio o lo lasci andare?

wait-offer = Offerte agli dèi: { $who }.
wait-order = L’ordine dell’anno: decide { $who }.
wait-feed = { $who } nutre i villaggi.
wait-buy = { $who } può comprare auxilia.
wait-turn = Tocca a { $who }.
wait-aim = { $who } usa { $kind }.
wait-march = { $who } guida un contingente.
wait-intercept = { $who } può intercettare.
wait-request = { $who } istruisce il legatus.
wait-reply = { $who } risponde a un legatus.
wait-muster = { $who } decide chi combatte.
wait-yield = { $who } subisce un attacco.
wait-deploy = Si schierano: { $who }.
wait-fight = Battaglia: decide { $who }.
wait-revolt = { $who } decide di un villaggio in rivolta.

## Choices

label-offer-nothing = Niente
label-offer = { $dp } DP
label-show-card = Mostra { $card }
label-show-auxilium = Mostra l’auxilium Auctoritas (si spende)
label-show-nothing = Non mostrare nulla
label-rank = { $seat }
label-feed = Nutri { $village }: { $dp } DP
label-feed-no-more = Non nutrire altri
label-buy = Compra un auxilium: { $dp } DP
label-buy-no-more = Non comprare altro
label-auxilium = { $kind }: { $effect }
label-benefit = { $card }, beneficio { $number }: { $effect }
label-hut = Capanna per { $village }: { $dp } DP
label-free-hut = Capanna per { $village }, senza spesa
label-ara = Inizia l’ara: { $dp } DP
label-ara-on = Termina l’ara
label-oppidum = Inizia l’oppidum di { $village }: { $dp } DP
label-oppidum-stop = Ferma i lavori all’oppidum di { $village }
label-oppidum-on = Prosegui l’oppidum di { $village }
label-request = Legatus presso { $village }
label-request-of = Legatus presso { $village } ({ $owner })
label-end-pact = Sciogli il patto con { $seat }
label-give = Dai { $kind } a { $seat }
label-march = Marcia da { $square }
label-attack = Attacca { $village } ({ $strength ->
    [one] 1 centuria
   *[other] { $strength } centurie
})
label-quell = Manda una legione contro { $village }
label-village = { $village }
label-ara-of = L’ara di { $seat }
label-player = { $seat }
label-first = All’inizio
label-last = Alla fine
label-pawns = { $count ->
    [0] Nessuna
    [one] 1 pedina
   *[other] { $count } pedine
}
label-schiera-of = { $count ->
    [0] Nessuna
    [one] 1 linea
   *[other] { $count } linee
}
label-step = Verso { $square }
label-halt = Fermati qui
label-gift = Con un dono
label-no-gift = Senza dono
label-d4 = D4: un 4
label-d6 = D6: 4 o 5
label-intercept = Intercetta
label-let-pass = Lascia passare
label-give-leave = Dai il permesso
label-refuse-leave = Nega il permesso
label-fight = Combatti
label-all-fight = Combattono tutti
label-contingent-only = Solo il contingente
label-village-only = Un solo villaggio
label-join = Partecipa
label-stay-out = Resta fuori
label-accept = Sì
label-refuse = No
label-destroy = Distruggilo
label-release = Lascialo andare
label-hold = Tienila di riserva
label-enter = In campo
label-lay = { $kind }: { $effect }
label-play = { $kind } ({ $number }): { $effect }
label-bring = { $kind }: { $effect }
label-schiera = Schiera { $number }
label-surrender = Arrenditi
label-pass = Passa per questa stagione
label-no-more-effect = Basta così
label-drawn-up = Tutto pronto
label-throw = I dadi
label-no-answer = Nessuna risposta
label-no-token = Nessun segnalino
label-done = Fatto

## The log

log-leads = { $seat } guida { $village }.
log-year = Comincia l’anno { $year }.
log-season = Anno { $year }: { $season }.
log-produced = { $seat }: i villaggi producono { $dp } DP.
log-grown = { $village } cresce di una familia.
log-offered = { $seat } offre { $dp } DP agli dèi.
log-offered-nothing = { $seat } non offre nulla agli dèi.
log-dealt = { $seat } guarda un nuovo Beneficium.
log-dealt-own = { $seat } riceve il Beneficium { $card }.
log-card-shown = { $seat } mostra { $card } per decidere il pareggio.
log-auxilium-shown = { $seat } spende un auxilium Auctoritas per decidere il pareggio.
log-tie-thrown = { $seat } tira { $die } per il pareggio.
log-ordered = L’ordine di quest’anno: { $order }.
log-passed = { $seat } passa.
log-finished = L’ottavo anno è finito.
log-last-rex = Resta un solo rex.
log-all-fed = { $seat } nutre tutti i villaggi: { $dp } DP.
log-fed = { $seat } nutre { $village }: { $dp } DP.
log-hungry = { $village } di { $seat } resta senza cibo.
log-consent = { $seat }: il consenso { $change ->
    [-1] scende di 1
    [1] sale di 1
    [2] sale di 2
   *[other] cambia di { $change }
}, ora è { $consent }.
log-indignant = Malcontento, { $village }: livello { $level }.
log-ally-leaves = { $village } scioglie l’alleanza con { $seat }.
log-revolt = { $village } si ribella a { $seat }.
log-quelled = { $seat } manda una legione contro { $village }: torna l’ordine.
log-destroyed = { $seat } distrugge { $village }.
log-freed = { $seat } lascia andare { $village }.
log-expelled = Il popolo di { $village } caccia il suo rex: { $seat }.
log-out = { $seat } esce dalla partita.
log-drawn = { $seat } pesca un auxilium{ $dp ->
    [0] {""}
   *[other] {" "}per { $dp } DP
}.
log-drawn-own = { $seat } pesca l’auxilium { $kind }{ $dp ->
    [0] {""}
   *[other] {" "}per { $dp } DP
}.
log-bag-filled = Gli auxilia spesi tornano nel sacchetto.
log-auxilium = { $seat } usa l’auxilium { $kind }: { $effect }.
log-ara-auxilium = { $seat } usa l’auxilium { $kind } grazie all’ara, senza azione: { $effect }.
log-benefit = { $seat } usa il beneficio { $number } di { $card }: { $effect }.
log-in-vain = { $kind } di { $seat } non ha effetto.
log-restored = { $village }: una familia torna.
log-needs-more = { $village } consumerà { $dp } DP in più alla prossima distribuzione.
log-gained = { $seat } riceve { $dp } DP.
log-robbed = { $seat } perde { $dp } DP.
log-guarded = { $village } si difende con +1 quest’anno.
log-exposed = { $village } si difende con −1 quest’anno.
log-settled = { $village }: si stabilisce una nuova familia.
log-shrunk = { $village } perde una familia.
log-plays-first = { $seat } gioca all’inizio dal prossimo giro.
log-plays-last = { $seat } gioca alla fine dal prossimo giro.
log-emboldened = { $seat } combatte con +1 { $battles ->
    [one] la prossima battaglia di questa stagione
   *[other] le prossime { $battles } battaglie di questa stagione
}.
log-daunted = { $seat } combatte con −1 la prossima battaglia di questa stagione.
log-village-daunted = { $village } combatte con −1 la sua prossima battaglia di questa stagione.
log-slowed = { $seat } ha un’azione in meno in questa stagione.
log-eloquent = { $seat } ha +{ $bonus } alla prossima richiesta di quest’anno.
log-muted = { $seat } non può mandare il legatus in questa stagione.
log-soothed = { $village } si calma: livello { $level }.
log-returned = { $seat } perde l’auxilium { $kind }.
log-given = { $seat } dà l’auxilium { $kind } a { $to }.
log-hut = { $seat } costruisce una capanna per { $village }{ $dp ->
    [0] {""}
   *[other] {" "}per { $dp } DP
}.
log-ara = { $seat } inizia un’ara per { $dp } DP.
log-ara-finished = { $seat } termina l’ara.
log-oppidum = { $seat } lavora all’oppidum di { $village }: stagione { $step } di 3{ $dp ->
    [0] {""}
   *[other] , per { $dp } DP
}.
log-oppidum-finished = { $seat } termina l’oppidum di { $village }.
log-oppidum-blocked = L’oppidum di { $village } si ferma in questa stagione.
log-ara-blocked = L’ara di { $seat } si ferma in questa stagione.
log-hut-missing = L’inverno finisce: { $village } non ha capanne a sufficienza.
log-requested = Il legatus di { $seat } arriva presso { $village }.
log-requested-gift = Il legatus di { $seat } arriva presso { $village } con un dono di { $dp } DP.
log-leave-given = { $seat } permette la trattativa con { $village }.
log-leave-refused = { $seat } nega la trattativa con { $village }.
log-request-accepted = D{ $sides }: { $die }{ $bonus ->
    [0] {""}
   *[other] , fino a +{ $bonus }
}. { $village } accetta.
log-request-refused = D{ $sides }: { $die }{ $bonus ->
    [0] {""}
   *[other] , fino a +{ $bonus }
}. { $village } rifiuta.
log-allied = { $village } si allea con { $seat }.
log-allied-from = { $village } lascia { $from } e si allea con { $seat }.
log-barred = { $seat } non può ripresentarsi presso { $village } per un anno.
log-barred-ever = { $seat } non potrà più ripresentarsi presso { $village }.
log-pact = Patto fra { $seat } e { $with }.
log-pact-refused = { $with } rifiuta il patto con { $seat }.
log-pact-ended = { $seat } scioglie il patto con { $with }.
log-submitted = { $village } si sottomette a { $seat } senza battaglia.
log-subdued = { $village } ora è sotto { $seat }.
log-subdued-from = { $village } passa da { $from } a { $seat }.
log-conquered = { $seat } conquista { $village }, il villaggio principale di { $from }.
log-besieged = { $seat } assedia { $village }.
log-siege-lifted = L’assedio di { $seat } contro { $village } è finito.
log-marched = Un contingente di { $seat } parte da { $square }: { $centuriae ->
    [one] 1 centuria
   *[other] { $centuriae } centurie
}.
log-entered = Il contingente di { $seat } entra in { $square }.
log-intercepted = { $seat } intercetta in { $square }.
log-let-pass = { $seat } lascia passare in { $square }.
log-village-fights = D4: { $die }. { $village } combatte.
log-village-declines = D4: { $die }. { $village } non combatte.
log-village-rises = Al suo posto combatte { $village }.
log-attacked = { $seat } attacca { $village } con { $centuriae ->
    [one] 1 centuria
   *[other] { $centuriae } centurie
}.
log-joined = { $seat } si unisce a { $side }.
log-battle = Battaglia in { $square }: { $attacker } contro { $defender }. Centurie: { $attack } contro { $defence }.
log-deployed = { $side }: { $schiere }{ $reserve ->
    [0] {""}
    [one] , 1 linea di riserva
   *[other] , { $reserve } linee di riserva
}; { $tokens ->
    [0] nessun auxilium
    [one] 1 auxilium
   *[other] { $tokens } auxilia
}; { $attacks ->
    [one] 1 attacco
   *[other] { $attacks } attacchi
}.
log-reserve = { $side }: la riserva entra in campo.
log-token = { $side } gioca { $kind }: { $effect }.
log-answered = { $side } risponde a { $to } con { $kind }: { $effect }.
log-token-lost = { $kind } non serve a nulla e va perso.
log-brought = { $side } porta un altro auxilium.
log-thrown = { $side }, schiera { $schiera }: { $die }, regge fino a { $threshold }.
log-rerolled = { $side } ritira per la schiera { $schiera }: { $die }, regge fino a { $threshold }.
log-hit = { $side } perde una centuria di { $village }.
log-healed = { $side }: rientra una centuria di { $village }.
log-slain = { $side }: una centuria di { $village } è persa per sempre.
log-fled = { $side }: una linea di { $village } fugge, { $centuriae ->
    [one] 1 centuria
   *[other] { $centuriae } centurie
}.
log-relieved = { $side }: una linea di { $village } va in fondo.
log-routed = { $side } va in rotta.
log-yielded = { $side } abbandona il campo.
log-battle-won = La battaglia va a { $side }, { $grade }. Centurie perse: { $attack } dall’attaccante, { $defence } dal difensore.
log-battle-drawn = Non vince nessuno. Centurie perse: { $attack } dall’attaccante, { $defence } dal difensore. L’attaccante lascia il campo.
log-recovered = { $village }: { $back ->
    [0] nessuna centuria guarisce
    [one] 1 centuria guarisce
   *[other] { $back } centurie guariscono
}, { $dead ->
    [0] nessuna è persa
    [one] 1 familia è persa
   *[other] { $dead } familiae sono perse
}.
log-victory = { $seat } riceve { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per la vittoria.
log-nothing = Non succede nulla.

## Why not

why-not-asked = Ora non tocca a te.
why-out-of-game = Sei fuori dalla partita.
why-over = La partita è finita.
why-something-else = Ora si decide altro.
why-too-poor = Ti servono { $price } DP.
why-not-in-hand = Non hai in mano questo Beneficium.
why-not-auctoritas = Solo un’Auctoritas decide un pareggio.
why-no-such-auxilium = Non hai questo auxilium.
why-not-tied = Per questo posto contano solo le offerte uguali.
why-not-yours = Questo villaggio non è tuo.
why-fed-already = Questo villaggio ha già mangiato.
why-no-actions = Non hai più azioni in questa stagione.
why-auxilium-used = In una stagione si usa come azione un solo auxilium.
why-other-card = In una stagione si usa un solo Beneficium.
why-used-up = Tutti i suoi benefici sono già usati.
why-offer-too-high = Hai { $dp } DP: non puoi offrirne di più.
why-offer-too-low = Il beneficio { $benefit } richiede un’offerta di almeno { $benefit } DP.
why-no-target = Non si può usare su questo.
why-same-target = Qui è già stato usato.
why-begun-in-winter = Le opere si iniziano d’inverno.
why-hut-not-needed = Nelle capanne di questo villaggio c’è posto.
why-finished = È già finito.
why-worked-already = In questa stagione ci si è già lavorato.
why-work-blocked = In questa stagione il lavoro è fermo.
why-muted = In questa stagione il tuo legatus non può partire.
why-requested-already = In questa stagione il tuo legatus è già partito.
why-gone = Il villaggio non esiste più.
why-yours-already = È già tuo.
why-pact-stands = C’è già un patto fra voi.
why-no-pact = Fra voi non c’è un patto.
why-no-liberator = I sottomessi altrui ascoltano solo con una tua legione nel loro quadrato.
why-never-again = Questo villaggio non ti ascolterà più.
why-not-yet = Deve passare un anno prima che questo villaggio ti ascolti di nuovo.
why-no-war-in-winter = D’inverno non si fa guerra.
why-no-legion-there = Lì non hai una legione che possa marciare o combattere.
why-no-legion-near = Nessuna legione nel suo villaggio è abbastanza vicina.
why-no-moves = Le marce sono finite.
why-too-far = Troppo lontano: al massimo tre quadrati dal villaggio e sei per stagione, ritorno compreso.
why-not-next = Non confina con il contingente.
why-sea = Lì c’è il mare.
why-must-move = Chi marcia si sposta di almeno un quadrato.
why-wrong-count = Si può da { $least } a { $most }.
why-at-peace = Un patto lo vieta, o è finito in questa stagione.
why-one-submission = In una stagione si sottomette un solo villaggio, se lì non sono tutti troppo deboli.
why-not-subject = Non è un tuo sottomesso.
why-no-revolt = Questo villaggio non è in rivolta.
why-not-laid = Non hai messo questo auxilium sotto le schiere.
why-wrong-moment = Questo auxilium serve in un altro momento della battaglia.
why-no-attacks = Non hai più attacchi.
why-no-use = Lì non servirebbe.
why-no-answer = Non risponde a questo auxilium.
why-no-schiera = Non c’è una schiera così da scegliere.

## Promises

promise-pact = Accetterò un patto con te.
promise-no-attack = Quest’anno non ti attaccherò.
promise-let-pass = Quest’anno lascerò passare i tuoi contingenti.
promise-give-leave = Ti darò il permesso di trattare con un mio alleato.
promise-attack = Quest’anno attaccherò { $who }.
promise-auxilia = Ti darò auxilia: { $amount }.

## Il tabellone

kind = { $kind }
stage-year = Comincia un anno
stage-offer = Offerte
stage-order = Ordine di gioco
stage-feed = Nutrimento
stage-buy = Auxilia
stage-act = Azioni
stage-settle = Rivolte
stage-end = Fine della stagione
stage-over = Fine
table-skip = All’elenco delle scelte
table-choices = Tutte le scelte
table-map = Mappa del Latium vetus
table-nearer = Ingrandisci
table-farther = Rimpicciolisci
table-whole = Tutta la mappa
table-yours = Le tue carte e le tue scelte
table-others = È possibile anche:
table-order = Ordine di gioco
table-place = La scelta del posto spetta a te.
table-asked = decide
table-out = fuori
table-passed = ha passato
table-sealed = in segreto
table-actions = { $count ->
    [0] nessuna azione
    [one] 1 azione
   *[other] { $count } azioni
}
table-offer-brings = Ogni DP, fino a { $most }, vale un’azione in ogni stagione dell’anno. L’offerta più alta gioca per prima. Quel che si offre è perso.
table-offer = Offri
table-offered = { $dp ->
    [0] non offre nulla
   *[other] offre { $dp } DP
}
table-over = Fine
table-pagi = I giocatori
table-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
table-dp = { $dp } DP
table-production = +{ $dp } DP nel prossimo inverno
table-cards = { $count ->
    [0] nessun Beneficium
    [one] 1 Beneficium
   *[other] { $count } Beneficii
}
table-auxilia = { $count ->
    [0] nessun auxilium
    [one] 1 auxilium
   *[other] { $count } auxilia
}
table-consent = consenso { $consent }
table-ara = { $step ->
    [0] nessuna ara
    [1] ara iniziata
   *[other] ara
}
table-oppidum = { $step ->
    [0] nessun oppidum
    [3] oppidum
   *[other] oppidum: stagione { $step } di { $steps }
}
table-huts = { $count ->
    [one] 1 capanna
   *[other] { $count } capanne
}
table-familiae = { $count ->
    [one] 1 familia
   *[other] { $count } familiae
}
table-need = al prossimo nutrimento ha bisogno di { $dp } DP in più
table-pacts = Patto con
table-league = Guida una lega
table-bellum = Prossima battaglia: { $sum }
table-legatio = Prossima richiesta: +{ $bonus }
table-barred = Non ascoltano il tuo legatus: { $villages }
table-barred-for = { $village } ({ $seasons ->
    [one] 1 stagione
   *[other] { $seasons } stagioni
})
table-barred-ever = { $village } (per sempre)
table-hand-empty = Non hai né Beneficii né auxilia.
table-spent = Usciti: { $cards ->
    [0] nessun Beneficium
    [one] 1 Beneficium
   *[other] { $cards } Beneficii
}, { $tokens ->
    [0] nessun auxilium
    [one] 1 auxilium
   *[other] { $tokens } auxilia
}
table-bag = Nel sacchetto: { $count ->
    [0] nulla
    [one] 1 auxilium
   *[other] { $count } auxilia
}
bond-main = villaggio principale
bond-ally = alleato
bond-subject = sottomesso
table-village = { $village }, { $bond } di { $seat }, { $strength ->
    [0] nessuna centuria
    [one] 1 centuria
   *[other] { $strength } centurie
}
table-village-free = { $village }, indipendente, { $strength ->
    [0] nessuna centuria
    [one] 1 centuria
   *[other] { $strength } centurie
}
table-village-destroyed = { $village }, distrutto
table-contingent = Contingente di { $seat }: { $pawns ->
    [one] 1 pedina
   *[other] { $pawns } pedine
}, { $centuriae ->
    [one] 1 centuria
   *[other] { $centuriae } centurie
}
table-march = Un contingente in { $square }
table-march-pawns = Pedine di { $villages }
table-request = Un legatus presso { $village }
table-gift = Con un dono
table-battle = Battaglia in { $square }
table-battle-for = Battaglia in { $square }: { $village }
table-led = { $seat } guida il villaggio.
table-played = È stato giocato { $kind }
table-attacks = { $count ->
    [0] nessun attacco rimasto
    [one] 1 attacco rimasto
   *[other] { $count } attacchi rimasti
}
table-lost = { $count ->
    [0] nessuna centuria persa
    [one] 1 centuria persa
   *[other] { $count } centurie perse
}
table-schiera = Schiera { $number }, resiste fino a { $threshold }
table-line = { $village }: { $centuriae ->
    [0] nessuna centuria
    [one] 1 centuria
   *[other] { $centuriae } centurie
}{ $damage ->
    [0] {""}
    [one] , 1 colpita
   *[other] , { $damage } colpite
}
table-reserve = Riserva
table-draws-up = Il tuo schieramento: { $schiere }.
table-held = Una schiera resta in riserva.
board-level = malcontento { $level }
board-siege = assedio di { $seat }
board-pact = patto con { $seat }
board-cards = I tuoi Beneficii: { $cards }.
board-auxilia = I tuoi auxilia: { $auxilia }.

## Che cosa sono le cose sul tabellone

term-player = Giocatore
term-player-is = Ognuno ha una lettera e un colore.
term-stage = Che cosa si fa adesso
term-stage-is = In inverno: offerte, ordine, nutrimento, acquisto di auxilia, azioni. Nelle altre stagioni: nutrimento e azioni.
term-year = Anno
term-year-is = La partita dura otto anni.
term-season = Stagione
term-season-is = Hiems è l’inverno: cominciano i lavori e non c’è guerra. In Semen e Messis i contingenti marciano.
term-asked = Deve decidere
term-asked-is = La partita aspetta questa persona.
term-order = Ordine
term-order-is = Si agisce a turno, un’azione alla volta; comincia l’offerta più alta.
term-offer = Offerta
term-offer-is = DP dati agli dèi in quest’anno, in segreto. La più alta gioca per prima; ogni DP fino a quattro è un’azione in ogni stagione, e il beneficio numero n di una carta richiede un’offerta di n.
term-actions = Azioni
term-actions-is = Le azioni che restano in questa stagione. Chi passa ha finito per la stagione.
term-dp = DP
term-dp-is = La ricchezza: per nutrire, costruire, comprare auxilia, fare doni e offerte. In numeri romani, con il numero comune accanto.
term-production = Produzione
term-production-is = I DP che i villaggi porteranno nel prossimo inverno, allo stato attuale.
term-points = Punti
term-points-is = Quelli che si hanno allo stato attuale: 9 per il villaggio principale, altri per alleati, sottomessi, villaggi principali conquistati e vittorie.
term-consent = Consenso
term-consent-is = Che cosa pensa il popolo del villaggio principale del suo rex. Da 3 in su produce di più, sotto 0 è dissenso; a −6 il rex viene cacciato.
term-square = Quadrato
term-square-is = Un contingente marcia di quadrato in quadrato, in ogni direzione.
term-main = Villaggio principale
term-main-is = Il villaggio guidato da un giocatore. Chi lo perde esce dal gioco.
term-ally = Alleato
term-ally-is = Cresce, mangia e produce per chi lo guida, e la sua legione marcia.
term-subject = Sottomesso
term-subject-is = Un villaggio sottomesso. Produce, ma la sua legione resta a casa.
term-independent = Villaggio indipendente
term-independent-is = Nessuno lo guida. Un legatus può conquistarne l’alleanza, un attacco sottometterlo.
term-destroyed = Distrutto
term-destroyed-is = Il villaggio è fuori dal gioco.
term-strength = Forza
term-strength-is = Le centurie nel villaggio. Un villaggio indipendente con la metà o meno di quelle di chi attacca si arrende.
term-familiae = Familiae
term-familiae-is = Ognuna produce 4 DP all’anno, ha bisogno di 1 DP a stagione ed è una centuria in guerra.
term-huts = Capanne
term-huts-is = Un villaggio grande ne ha tre, uno medio due, uno piccolo una. In ognuna vivono quattro familiae; se sono di più serve un’altra capanna, per 2 DP.
term-need = Cibo
term-need-is = I DP di cui un villaggio ha bisogno; se resta senza cresce il malcontento.
term-ara = Ara
term-ara-is = Un altare, 4 DP e due stagioni. Porta 1 consenso, e in ogni stagione un auxilium si usa senza azione.
term-oppidum = Oppidum
term-oppidum-is = Un luogo fortificato, 6 DP e tre stagioni. Chi lo difende ha +1.
term-indignation = Malcontento
term-indignation-is = Lo scontento di un alleato o sottomesso. Al terzo livello un alleato se ne va e i sottomessi insorgono.
term-quell = Legione contro una rivolta
term-quell-is = Un’azione: una legione in casa entro tre quadrati riporta l’ordine.
term-defensio = Defensio
term-defensio-is = Quanto gli dèi aggiungono alla difesa di questo villaggio fino alla fine dell’anno.
term-legatus = Legatus
term-legatus-is = Una volta a stagione chiede a un villaggio un’alleanza, o a un villaggio principale un patto. Un dono aggiunge 1 al dado.
term-pact = Patto
term-pact-is = Chi lo ha stretto non si attacca e non si ferma a vicenda, e può combattere insieme.
term-league = Lega
term-league-is = Un villaggio principale con i suoi alleati, sette in tutto.
term-legion = Contingente
term-legion-is = Pedine di legioni lontane da casa; il numero è quello delle centurie. Tornano alla fine della stagione, se non assediano in Semen.
term-march = Marcia
term-march-is = Un contingente va di quadrato in quadrato, al massimo tre da casa. Dove vivono altri può essere fermato.
term-attack = Attacco
term-attack-is = A un villaggio nel quadrato in cui si trova la tua legione.
term-siege = Assedio
term-siege-is = Il contingente resta lì; il prossimo attacco a questo villaggio è una battaglia.
term-card = Beneficium
term-card-is = Una carta con uno fino a quattro benefici, usati nel loro ordine, ognuno per un’azione. Dal primo in poi tutti la vedono.
term-auxilium = Auxilium
term-auxilium-is = Un segnalino di un dio: uno a stagione al posto di un’azione, o messo in campo per una battaglia.
term-copies = Più d’uno
term-copies-is = Tanti auxilia di questo tipo.
term-battle = Battaglia
term-battle-is = In ogni scambio le schiere tirano insieme; chi supera la soglia perde una centuria.
term-schiera = Schiera
term-schiera-is = Fino a tre linee una dietro l’altra; nel campo ci stanno tre schiere.
term-line = Linea
term-line-is = Una pedina con un massimo di quattro centurie. Quelle rosse sono state colpite.
term-reserve = Riserva
term-reserve-is = Linee che aspettano dietro il campo.
term-threshold = Soglia
term-threshold-is = Il numero che il dado della schiera non deve superare; un 6 colpisce sempre.
term-dice = Dadi
term-dice-is = I tiri di questo scambio.
term-attacks = Attacchi rimasti
term-attacks-is = Quando nessuno ne ha più, chi ha perso di più ha perso la battaglia.
term-lost = Centurie perse
term-lost-is = Per chi vince, almeno quattro in meno del nemico sono una vittoria schiacciante.
term-bellum = Fortuna in guerra
term-bellum-is = Quanto la prossima battaglia di questa stagione ha in più o in meno.
term-out = Fuori dal gioco
term-out-is = Il rex è stato cacciato, o il villaggio principale è perduto.
term-choice = Scelta
term-choice-is = Qualcosa che puoi fare adesso.

## Come si gioca

primer-aim = Lo scopo
primer-aim-villages = Guidi un villaggio dell’antico Lazio. Conquistane altri, grandi, medi e piccoli, come alleati o sottomessi.
primer-aim-points = Il tuo villaggio principale vale di più; villaggi e battaglie vinte aggiungono punti.
primer-turn = Un anno
primer-turn-offer = In segreto si offrono DP agli dèi. Chi dà di più comincia; ogni DP, fino a quattro, è un’azione in ognuna delle tre stagioni.
primer-turn-feed = In ogni stagione si nutrono le familiae, 1 DP ciascuna. In inverno ognuna porta 4 DP.
primer-turn-works = In inverno cominciano i lavori: capanne, un’ara per gli dèi, un oppidum per la difesa.
primer-turn-legatus = Una volta a stagione il tuo legatus chiede un’alleanza: decide un dado, un dono aiuta.
primer-turn-war = Nelle altre stagioni le legioni marciano e attaccano. In battaglia un dado oltre la soglia costa una centuria.
primer-turn-gods = Benefici delle carte e auxilia aiutano te o danneggiano altri.
primer-end = La fine
primer-end-years = Dopo otto anni vince chi ha più punti; o subito, se resta un solo rex.
primer-watch = Attenzione
primer-watch-consent = Con sei dissensi il popolo ti caccia.
primer-watch-anger = Fra alleati e sottomessi affamati cresce il malcontento: poi se ne vanno o insorgono.
primer-watch-squares = Attraversare i quadrati altrui può finire in battaglia.

## Che cosa costa e porta una scelta

preview-offer = { $actions ->
    [0] nessuna azione
    [one] 1 azione in ogni stagione
   *[other] { $actions } azioni in ogni stagione
}; restano { $dp } DP
preview-dp = DP { $before } → { $after }
preview-dp-consent = DP { $before } → { $after }, consenso { $consent }
preview-begun = DP { $before } → { $after }; { $left ->
    [one] poi ancora una stagione di lavoro
   *[other] poi ancora { $left } stagioni di lavoro
}
preview-works-on = { $left ->
    [one] poi ancora una stagione di lavoro
   *[other] poi ancora { $left } stagioni di lavoro
}
preview-finished-consent = finito; consenso { $consent }
preview-finished-calm = finito; il malcontento del villaggio cessa
preview-hungry = nei villaggi senza cibo cresce il malcontento; quello principale toglie consenso
preview-request = accetta al { $plain } %, con un dono al { $gift } %
preview-request-sure = accetta di sicuro
preview-request-pact = sul patto decide { $owner }
preview-request-leave = se { $owner } dà il permesso: accetta al { $plain } %, con un dono al { $gift } %
preview-chance = accetta al { $percent } %
preview-gift = accetta al { $percent } %; DP { $before } → { $after }
preview-no-gift = accetta al { $percent } %; con un 1 il villaggio ti è chiuso per sempre
preview-attack-yields = si arrende senza battaglia
preview-attack-twice = centurie { $attack } a { $defence }: si arrende senza battaglia
preview-attack-battle = battaglia: centurie { $attack } a { $defence }
preview-attack-player = centurie { $attack } a { $defence }; { $owner } combatte o lo cede
preview-attack-siege = assedio: combatterà al prossimo attacco
preview-attack-roll-small = { $fight } % battaglia, centurie { $attack } a { $defence }; { $other } % si arrende
preview-attack-roll = { $fight } % battaglia, centurie { $attack } a { $defence }; { $other } % assedio
preview-blow = un colpo va a segno al { $percent } %

# Perché un consiglio farebbe qualcosa.

reason-offer-actions = quattro DP sono quattro azioni in ogni stagione dell’anno, e di più non ne porterebbero altre
reason-offer-first = porta tutte e quattro le azioni, e un buon posto nell’ordine
reason-offer-little = gli altri DP servono al popolo fino alla prossima produzione
reason-show = un posto migliore nell’ordine vale più del segreto
reason-first = chi gioca all’inizio trova più villaggi da conquistare
reason-rank = fra le offerte uguali, è chi ha meno punti
reason-feed-main = la fame nel villaggio principale costa consenso
reason-feed-angry = il malcontento c’è già, e il villaggio si potrebbe perdere
reason-feed = senza cibo crescerebbe il malcontento
reason-buy = hai DP d’avanzo, e pochi auxilia
reason-no-purchase = i DP servono altrove, o gli auxilia bastano
reason-release = un villaggio lasciato libero si può riprendere
reason-rival = è il pericolo più grande per te
reason-own-target = lì ti aiuta di più
reason-target = lì ti rende di più
reason-benefit = di tutto quel che puoi fare ora, questo effetto vale di più
reason-harm = a un rivale costa più che a te
reason-hut-main = una capanna che manca costa consenso in inverno, e costruirla ne porta
reason-hut = se manca una capanna cresce il malcontento del villaggio
reason-ara = porta consenso, e poi un auxilium per stagione senza azione
reason-oppidum-main = porta consenso, e chi lo difende combatte meglio
reason-oppidum = chi lo difende combatte meglio, e il suo malcontento cessa
reason-quell = altrimenti il villaggio è perduto
reason-march = porta a un villaggio che si può prendere
reason-ally = { $points ->
    [one] un alleato di questa grandezza vale un punto, e la sua legione marcia con te
   *[other] un alleato di questa grandezza vale { $points } punti, e la sua legione marcia con te
}
reason-take-over = { $points ->
    [one] per te vale un punto, e un rivale lo perde
   *[other] per te vale { $points } punti, e un rivale lo perde
}
reason-free = da alleato la sua legione marcia, e si ribella meno facilmente
reason-attack = { $points ->
    [one] lì sei forte, e il villaggio vale un punto
   *[other] lì sei forte, e il villaggio vale { $points } punti
}
reason-conquer = { $points ->
    [one] lì sei forte; un villaggio principale conquistato vale un punto, e un rivale esce dal gioco
   *[other] lì sei forte; un villaggio principale conquistato vale { $points } punti, e un rivale esce dal gioco
}
reason-pass = ora nient’altro vale un’azione
reason-pact = la pace vale più di un attacco
reason-no-pact = contro questo rivale guadagni di più che con un patto
reason-gift = la probabilità maggiore vale il dono
reason-no-gift = il dono costa più di quanto valga la probabilità maggiore
reason-die = con questo dado il villaggio accetta almeno altrettanto spesso
reason-let-go = non puoi nutrirlo
reason-keep-ally = il villaggio vale di più per te
reason-stay = a casa servono di più
reason-levy = con queste pedine si può vincere
reason-halt = da qui non si raggiunge niente di meglio
reason-intercept = probabilmente vinceresti questa battaglia
reason-let-pass = una battaglia costerebbe probabilmente più di quanto porti
reason-all-fight = più forze combattono, meno colpi subisce ognuna
reason-fight = quel che si può salvare vale la battaglia
reason-stay-out = una battaglia altrui costa sangue e porta i punti ad altri
reason-yield = il villaggio si terrebbe a stento, e si risparmia sangue
reason-surrender = la battaglia è quasi perduta, e si risparmia sangue
reason-even-schiere = schiere uguali subiscono meno colpi
reason-enter = sul campo combattono, in riserva no
reason-lay = in questa battaglia può fare di più
reason-play = può decidere la battaglia, e in seguito varrà meno
reason-keep-tokens = gli auxilia varranno di più in seguito
reason-opponent = è quella che si colpisce più facilmente

# La prima partita con una guida.

lesson-offer = Regni su Albalonga e hai 48 DP: grano, bestiame, tutto. L’anno comincia con un’offerta segreta agli dèi. Ogni DP, fino a quattro, vale un’azione in ognuna delle tre stagioni, e chi offre di più gioca all’inizio. Offri 4: muovi il cursore o scrivi il numero, poi invialo.
lesson-offer-instead = Quattro DP sono quattro azioni in ogni stagione. Con meno perderesti azioni, e di più non ne porterebbero altre. Offri 4.
lesson-buy = Anche l’altra offerta era di 4, e un dado ti ha dato il secondo posto. Dodici familiae hanno mangiato 12 DP, e per l’offerta hai in mano un Beneficium, una carta degli dèi. Ora si vendono auxilia, a 1 DP l’uno, pescati da un sacchetto: segnalini che aiutano te o danneggiano altri. Comprane uno.
lesson-buy-instead = Un auxilium costa un solo DP e può decidere una battaglia. Comprane uno.
lesson-bought = Un’Auctoritas: in battaglia mette in fuga una linea appena colpita. Tienila a mente. In un inverno se ne possono comprare tre, ma i DP devono bastare fino al prossimo inverno, quando i villaggi producono di nuovo. Non comprare altro.
lesson-bought-instead = I DP serviranno: per le opere, per un dono, e per il cibo di altre due stagioni. Non comprare altro.
lesson-ara = Si gioca a turno, un’azione alla volta. Le opere si iniziano solo d’inverno. Un’ara costa 4 DP e richiede due stagioni. Porta consenso, senza il quale un rex non resta al suo posto, e poi un auxilium per stagione senza azione. Inizia l’ara.
lesson-ara-instead = Le capanne non servono ancora, e un oppidum è caro. Inizia l’ara adesso: si può farlo solo d’inverno.
lesson-legatus = Il legatus avversario si è guadagnato Lavinium, e un auxilium ti ha tolto 4 DP. Il tuo legatus può viaggiare una volta per stagione. Cora è grande: da alleata vale 3 punti, produce per te, e la sua legione marcia con la tua. Clicca su Cora.
lesson-legatus-instead = I villaggi grandi contano di più, e Cora ti è vicina. Manda lì il legatus.
lesson-gift = Un villaggio grande accetta con un 5 o un 6 del D6. Un dono di 6 DP aggiunge 1: così è un tiro su due. E senza dono un 1 ti chiuderebbe Cora per sempre. Porta il dono.
lesson-gift-instead = I pulsanti dicono quanto è probabile: una volta su due con il dono, una su tre senza. Portalo.
lesson-pass = Un sei: Cora è tua alleata! Ma ora 24 familiae vorranno mangiare nella prossima stagione, e hai 17 DP. La tua carta è di guerra, che d’inverno non si fa, e un oppidum toglierebbe altro cibo. Passa: per questa stagione hai finito.
lesson-pass-instead = Tutto il resto costa DP che servono al popolo. Passa per questa stagione.
lesson-feed = Semen, la stagione della semina. Non puoi nutrire entrambi i villaggi. La fame nel villaggio principale costa consenso, e a −6 il popolo ti caccia. Fra gli alleati invece cresce il malcontento, e al terzo livello se ne vanno. Nutri Albalonga.
lesson-feed-instead = È il consenso che ti tiene al tuo posto; Cora per una volta lo sopporterà. Nutri Albalonga.
lesson-attack = Ora si fa guerra. Velitrae è nello stesso quadrato di Albalonga, e la tua legione attacca senza marciare. L’avviso dice che cosa può accadere: un villaggio tira un dado per decidere se combatte. Altrimenti è assediato. Con metà delle tue centurie o meno si arrenderebbe subito. Attacca Velitrae.
lesson-attack-instead = Velitrae ti è accanto ed è più debole di tutte le tue forze lì. Attacca Velitrae.
lesson-all-fight = Attaccano due linee della legione, 8 centurie. La guarnigione di Albalonga, altre 4, può unirsi, perché è in questo quadrato. Dodici contro otto è meglio che otto contro otto: combattano tutti.
lesson-all-fight-instead = Nessuno minaccia Albalonga adesso, e con ogni linea in più è più difficile colpirti. Combattano tutti.
lesson-again = Un 1: Velitrae resta dietro le sue palizzate, e la assedi. Politorium subisce lo stesso da Roma. Un villaggio assediato combatte al prossimo attacco. Attacca di nuovo Velitrae, con tutte le forze.
lesson-again-instead = L’assedio da solo non porta a nulla: il secondo attacco è una battaglia. Attacca Velitrae, e combattano tutti.
lesson-lay = Battaglia! Le tue linee formano una schiera, una dietro l’altra. Accanto si possono mettere auxilia, e solo questi si possono giocare. Ogni linea e ogni auxilium è un attacco che hai. Metti l’Auctoritas.
lesson-lay-instead = Un auxilium che non è sotto le schiere non si può giocare in questa battaglia. Metti l’Auctoritas.
lesson-dice = In ogni scambio ogni schiera attaccata tira un dado. Sopra la sua soglia, il numero accanto, perde una centuria: la tua regge fino a 4, quella nemica fino a 3. Tira i dadi. Poi solo una Religio farebbe ritirare: va’ avanti senza segnalino.
lesson-dice-instead = Arrendersi adesso sarebbe una sconfitta per nulla. Tira i dadi, e va’ avanti senza segnalino.
lesson-token = Hai tirato 2 e reggi; Velitrae ha tirato 6, e la sua prima linea è colpita. È il momento dell’Auctoritas: l’intera linea fugge, e con metà delle tue forze o meno il nemico va in rotta. Giocala.
lesson-token-instead = Altre tre centurie fuggono subito. In questa battaglia non ci sarà un momento migliore. Gioca l’Auctoritas.
lesson-finish = Una vittoria schiacciante: 2 punti, Velitrae è sottomessa, e il consenso sale. Intanto Roma ha perso a Politorium. Ti restano due azioni in questa stagione. Un’opera iniziata d’inverno prosegue in ogni stagione: termina l’ara.
lesson-finish-instead = Il lavoro di un’altra stagione completa l’ara, senza spesa, e porta consenso. Terminala.
lesson-farewell = Ora conosci offerte, auxilia, opere, alleanze, fame, assedio e battaglia. Da qui in poi giochi per conto tuo, contro chi gioca a caso. Gli anni sono otto, di tre stagioni; poi si contano villaggi e vittorie, e vince chi ha più punti. Se non sai che fare, chiedi un suggerimento. Vale!
