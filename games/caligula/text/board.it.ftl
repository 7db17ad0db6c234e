## Il tavolo nel terminale

board-turn = Turno { $turn }
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
board-gain-token = ottieni il 5 o 6
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
board-laid = calate

board-being-resolved = Si risolve: { $deck } { $position }
board-effect-for = effetto per
board-plot = Congiura
board-no-leader = nessuno ha ancora ordito un complotto
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
board-legend-free = libero
board-legend-closed = chiuso: pochi giocatori
board-legend-face-down = rimaste nel mazzo
board-legend-dual = due simboli, prima il suo mazzo
board-legend-points = vittoria + congiura
board-legend-in-hand = in mano / posseduti
