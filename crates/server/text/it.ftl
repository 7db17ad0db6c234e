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
presence-bot = bot
presence-free = posto libero

score = Punteggio
score-winners = { $count ->
    [one] Vince { $names }
   *[other] Vincono insieme { $names }
}
score-place = Posto
score-player = Giocatore
score-total = Totale
