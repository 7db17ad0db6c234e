# Le parole della casa. Ogni gioco ha le sue in games/*/text.

house = Ludi Romani
skip = Al contenuto
language = Lingua
theme = Chiaro o scuro
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
footer = I giochi da tavolo di Roma. I dadi sono sigillati prima del primo tiro, e dopo l’ultimo chiunque può controllarli.
back = Indietro
rules = Regole
rules-all = Tutte le regole
rules-of = { $game }: le regole
contents = Indice
your-name = Il tuo nome

front-title = Gioca
front-motto = I giochi da tavolo di Roma: contro i bot, con gli amici, o solo per guardare.
front-play = Gioca subito
front-play-now = Gioca subito contro i bot
front-opponents = Avversari
front-bots = { $count ->
    [one] un bot
   *[other] { $count } bot
}
front-mine = I miei tavoli
front-join = Tavoli a cui sedersi
front-join-none = Ora nessun tavolo ha un posto libero.
front-watch = Guarda
front-watch-none = Ora nessuno gioca in pubblico.

standing-me = aspetta te
standing-others = aspetta altri
standing-free = { $seats ->
    [one] un posto libero
   *[other] { $seats } posti liberi
}
standing-over = finita

table-title-asked = Tocca a te · { $game }
table-spectator = Stai guardando: vedi ciò che vedono tutti i giocatori.
table-undo = Annulla
table-restart = Ricomincia il mio turno
table-refused = Ora no.
table-rematch = Rivincita
table-leave = Altri tavoli
table-side = Giocatori, diario e regole
table-players = Giocatori
table-me = (tu)
table-asked = decide
table-join = Prendi posto
table-log = Che cosa è successo
table-lost = La casa non risponde. Riprova: nulla sarà fatto due volte.

presence-here = presente
presence-away = assente
presence-free = posto libero

score = Punteggio
score-winners = { $count ->
    [one] Vince { $names }
   *[other] Vincono insieme { $names }
}
score-place = Posto
score-player = Giocatore
score-total = Totale

front-open = Apri un tavolo
standing-full = completo, si può cominciare

open-title = { $game }: apri un tavolo
open-edition = Edizione
open-seats = Quanti giocano
open-me = Tu
open-seat = Posto { $seat }
open-empty = chi arriva
open-here = qualcuno su questo dispositivo
open-here-name = Nome
open-visibility = Chi lo trova
open-by-link = solo chi ha il collegamento
open-to-all = tutti
open-language = Lingua del tavolo

level-random = che gioca a caso
level-heuristic = esperto

gathering-waits = Mancano ancora dei giocatori.
gathering-full = Tutti i posti sono presi: si può cominciare.
gathering-closed = Il tavolo è stato chiuso: se ne sono andati tutti.
gathering-begin = Si comincia
gathering-fill = Riempi con bot: { $level }
gathering-leave = Lascia il posto
gathering-open = Il tavolo è aperto a tutti: compare nella pagina iniziale.
gathering-by-link = Il tavolo è riservato: manda l’indirizzo di questa pagina a chi vuoi.
gathering-dice = { $count ->
    [0] I dadi sono già sigillati; il tuo browser può ancora mescolarli.
    [one] I dadi sono sigillati, e un browser li ha mescolati.
   *[other] I dadi sono sigillati, e { $count } browser li hanno mescolati.
}

invitation-title = Un posto a { $game }
invitation-empty = Il posto { $seat } ti aspetta.
invitation-for = Il posto { $seat }, ora di { $name }, può essere tuo.

curtain-title = Tocca a { $name }
curtain-text = Passa il dispositivo a { $name }. Gli altri guardino altrove.
curtain-lift = Sono { $name }: mostra il tavolo

table-final = Non si potrà più annullare.
table-sure = Sì, fallo
table-think = Ci ripenso
table-hint = Consiglio
table-link = Chi apre questo indirizzo segreto prende il posto. Si vede solo ora:
table-next = Alla rivincita
table-replay = Rivedi la partita
table-fairness = I dadi
table-watching = { $count ->
    [one] Una persona guarda.
   *[other] { $count } persone guardano.
}
table-vote = Metti un bot al suo posto
table-vote-back = Ritira il voto
table-invite = Invita qualcuno qui

presence-bot = bot { $level }
presence-bot-for = un bot gioca al suo posto

seat-own = Il mio posto
seat-hand-over = Lascia giocare un bot
seat-take-back = Torno a giocare io
seat-carry = Continua su un altro dispositivo
seat-leave = Lascia il tavolo per sempre
seat-careful = Chiedi conferma prima di ciò che non si annulla

chat = Conversazione
chat-to = A chi
chat-all = A tutti
chat-whisper = sottovoce a { $name }
chat-only-to = sottovoce a { $name }
chat-spectator = dal pubblico
chat-text = Di’ qualcosa
chat-say = Di’

answer-hint = Un bot farebbe così: { $action }.
answer-possible = Questo si può fare.
answer-stale = Nel frattempo il tavolo è andato avanti: non è stato fatto nulla. Guarda di nuovo.
answer-fixed = Questo non si può più annullare: non è stato fatto nulla.
answer-unknown = Questa non è un’azione del gioco: non è stato fatto nulla.

not-no-seat = Non hai un posto a questo tavolo: non è stato fatto nulla.
not-taken = Quel posto è già preso.
not-full = Non c’è più posto.
not-begun-already = La partita è già cominciata.
not-begun-yet = La partita non è cominciata.
not-empty = Ci sono ancora posti vuoti.
not-bot-plays = Ora per te gioca un bot: prima riprendi il posto.
not-nobody = Là non c’è nessuno.
not-words = Una frase ha da una a 500 lettere.
not-here = Chi è presente non si sostituisce.

trouble = Non è andata
trouble-nothing-here = Qui non c’è niente.
trouble-unreadable = Non si capisce che cosa sia stato chiesto: non è stato fatto nulla.
trouble-too-large = È troppo grande: non è stato fatto nulla.
trouble-other-site = Viene da un altro sito: non è stato fatto nulla.
trouble-no-game = Qui non c’è un gioco così.
trouble-no-table = Qui non c’è un tavolo così.
trouble-no-link = Questo collegamento non porta più a nessun posto.
trouble-setup = Un tavolo così non si può aprire.
trouble-log = Il tavolo non si può riaprire: la riga { $row } del suo diario non torna.
trouble-rules = Il tavolo si gioca con regole diverse da quelle che la casa ha ora.
trouble-busy = Il tavolo è occupato: riprova fra un momento.
trouble-full = Il disco è pieno: non è stato fatto nulla.
trouble-store = La casa ora non può scrivere i suoi libri: non è stato fatto nulla.
trouble-no-token = Serve un tuo gettone, oppure quello dato non è di nessuno.
trouble-not-over = La partita non è finita.
