## The board in the terminal

board-turn = Turn { $turn }
board-stage-placement = 1 Placement
board-stage-sequentia = 2A Sequence
board-stage-resolution = 2B Resolution
board-stage-plot = 2C Conspiracy: plot
board-stage-favor = 2C Conspiracy: Favor
board-stage-defence = 2C Conspiracy: defence
board-stage-assassination = 2C Conspiracy: assassination
board-stage-over = The game is over
board-blood-shed = an emperor has died: no more plots this turn
board-ordo = Ordo

board-everybody-draws = everybody draws a Coniura
board-ordo-to-the-left = Ordo cards to the left

board-civitas = Civitas
board-plebs = Plebs
board-legionarii = Legionarii
board-praetoriani = Praetoriani
board-tribuni = Tribuni
board-nobiles = Nobiles
board-no-card = no card
board-elective = elective
board-collective = collective
board-negative = negative
board-destroy = destroy { $deck }
board-draw-coniura = draw Coniura
board-draw-pugio = draw Pugio
board-gain-token = gain the 5 or 6
board-take-primus = take the Primus
board-place-token = place a token
board-swap-tokens = swap two tokens
board-remove-token = send a token home
board-swap-ordo = swap two Ordo
board-swap-civitas = swap cards 1, 2
board-swap-sequentia = swap two Sequentia
board-take-back = take back a token
board-lose-point = lose a point
board-discard-pugio = discard Pugio
board-discard-coniura = discard Coniura

board-emperor = Emperor
board-candidate = Candidate { $number }
board-life = life
board-points = points
board-favor = Favor
board-piles = Piles
board-coniura = Coniura
board-pugio = Pugio
board-lowest = lowest:
board-augustus-deck = Augustus

board-players = Players
board-primus = Primus inter pares
board-you = (you)
board-tokens = tokens
board-favor-in-hand = in hand
board-favor-emperor = emperor
board-favor-candidate = candidate
board-your-hand = Your hand
board-cards = cards
board-laid = laid

board-being-resolved = Being resolved: { $deck } { $position }
board-effect-for = effect for
board-plot = Conspiracy
board-no-leader = nobody has started a plot yet
board-leader = leader
board-conspirators = conspirators
board-passed = passed
board-symbols = symbols shown
board-named = candidate named
board-defence = Pugio in defence
board-stabs = Pugio against

board-legend-elective = the highest total takes it
board-legend-collective = all who reach the value
board-legend-negative = strikes all below the value
board-legend-token = token of A worth 2
board-legend-hidden = face down
board-legend-free = free
board-legend-closed = closed: too few players
board-legend-face-down = left in the deck
board-legend-dual = both symbols, own pile first
board-legend-points = victory + conspiracy
board-legend-in-hand = in hand / owned
