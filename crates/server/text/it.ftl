# Le parole della casa. Ogni gioco ha le sue in games/*/text.

house = Ludi Romani
skip = Al contenuto
settings = Lingua, chiaro o scuro
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
front-seats = Da { $min } a { $max } giocatori
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
    [0] Non vince nessuno
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
open-by-link = solo chi ha il link
open-to-all = tutti
open-language = Lingua del tavolo
open-absence = Se qualcuno si allontana
open-absence-usual = come di solito
open-absence-hint = Di solito tra amici si aspetta; se il tavolo lo trovano tutti, dopo 10 minuti si può votare per un bot.
open-absence-never = si aspetta e basta
open-absence-after = voto dopo { $minutes } minuti

level-random = che gioca a caso
level-heuristic = esperto

gathering-waits = Mancano ancora dei giocatori.
gathering-full = Tutti i posti sono presi: si può cominciare.
gathering-closed = Il tavolo è stato chiuso.
gathering-begin = Si comincia
gathering-fill = { $level ->
    [random] Riempi con bot che giocano a caso
   *[other] Riempi con bot esperti
}
gathering-leave = Lascia il posto
gathering-open = Il tavolo è aperto a tutti: compare nella pagina iniziale.
gathering-by-link = Il tavolo è riservato: manda l’indirizzo di questa pagina a chi vuoi.
gathering-absence-never = Chi si allontana tiene il suo posto, e gli altri aspettano.
gathering-absence = { $minutes ->
    [one] Per chi manca da un minuto può giocare un bot, se lo vogliono tutti i presenti; il posto si può riprendere quando si vuole.
   *[other] Per chi manca da { $minutes } minuti può giocare un bot, se lo vogliono tutti i presenti; il posto si può riprendere quando si vuole.
}
gathering-dice = Per ora nel sorteggio dei dadi: { $names }.
gathering-dice-nobody = Nessuno partecipa ancora al sorteggio dei dadi. Se non partecipa nessuno, vengono dalla sola casa.
gathering-dice-fixed = L’elenco è chiuso e i contributi si stanno aprendo: { $names }.
gathering-drawing = Si sorteggiano i dadi, poi la partita comincia.

invitation-title = Un posto a { $game }
invitation-empty = Il posto { $seat } ti aspetta.
invitation-bot = Al posto { $seat } gioca un bot, { $name }. Il posto è tuo quando tutte le persone al tavolo sono d’accordo.
invitation-ask = Chiedi il posto
invitation-device = Qui puoi continuare a giocare come { $name }. Il link vale una volta sola.
invitation-go-on = Continua qui
invitation-known = Finora questo browser ti conosce come { $name }, e da qui in poi non più: i tavoli di un ospite con quel nome si raggiungono poi solo da altri dispositivi.

curtain-title = Tocca a { $name }
curtain-text = Passa il dispositivo a { $name }. Gli altri guardino altrove.
curtain-lift = Sono { $name }: mostra il tavolo

table-final = Non si potrà più annullare.
table-sure = Sì, fallo
table-think = Ci ripenso
table-hint = Consiglio
table-link = Chi apre per primo questo indirizzo segreto prende il posto. Si vede solo ora:
table-link-bot = Chi apre questo indirizzo segreto può chiedere il posto, e lo riceve quando tutti al tavolo sono d’accordo; dandolo via, tu lo sei già. Si vede solo ora:
table-link-device = Apri questo indirizzo segreto sull’altro dispositivo entro 15 minuti: vale una volta sola. Non darlo a nessuno, perché chi lo apre gioca come te. Si vede solo ora:
table-next = Alla rivincita
table-replay = Rivedi la partita
table-fairness = I dadi
table-watching = { $count ->
    [one] Una persona guarda.
   *[other] { $count } persone guardano.
}
table-vote = Intanto fai giocare un bot
table-votes = { $needed ->
    [one] Basta il tuo voto.
   *[other] Devono volerlo tutti i presenti: finora { $cast } su { $needed }.
}
table-away = { $minutes ->
    [one] Dopo un minuto di assenza gli altri possono far giocare un bot.
   *[other] Dopo { $minutes } minuti di assenza gli altri possono far giocare un bot.
}
table-vote-back = Ritira il voto
table-invite = Invita qualcuno qui

request-asks = { $name } chiede il posto del bot { $bot }. Tutti al tavolo devono essere d’accordo.
request-agreed = { $count ->
    [one] { $name } chiede il posto del bot { $bot }. Hai acconsentito; manca la risposta di una persona.
   *[other] { $name } chiede il posto del bot { $bot }. Hai acconsentito; mancano le risposte di { $count } persone.
}
request-mine = { $count ->
    [one] Hai chiesto il posto del bot { $bot }: manca la risposta di una persona.
   *[other] Hai chiesto il posto del bot { $bot }: mancano le risposte di { $count } persone.
}
request-agree = Acconsenti
request-refuse = Rifiuta
request-replaced = Un bot gioca al posto tuo.

notice-given = { $name } ha il posto { $seat }, dove giocava un bot: tutti al tavolo erano d’accordo.
notice-replaced = { $name } non c’è: al posto { $seat } gioca un bot, come hanno voluto tutti i presenti.
notice-handed-over = { $name } lascia giocare un bot al posto { $seat }.
notice-back = { $name } torna a giocare al posto { $seat }.
notice-left = { $name } ha lasciato il posto { $seat } a un bot.

presence-bot = bot { $level }
presence-bot-for = un bot gioca al suo posto
presence-bot-for-me = un bot gioca al posto tuo

seat-own = Il mio posto
seat-hand-over = Lascia giocare un bot
seat-take-back = Torno a giocare io
seat-carry = Continua su un altro dispositivo
seat-leave = Lascia il tavolo per sempre
seat-careful = Chiedi conferma prima di ciò che non si annulla

chat = Conversazione
chat-to = A chi
chat-all = A tutti
chat-whisper = { $name }, sottovoce
chat-only-to = sottovoce a { $name }
chat-spectator = dal pubblico
chat-text = Di’ qualcosa
chat-say = Di’

promise = Prometti qualcosa
promise-hint = Una promessa non obbliga nessuno: il registro la conserva, e nient’altro.
promise-what = Che cosa dici
promise-who = Di chi
promise-amount = Quanto
promise-aloud = { $name }, davanti a tutti
promise-alone = { $name }, in privato
promise-make = Prometti
promise-made-to-all = promette a tutti
promise-made-to = promette a { $name }
promise-made-alone = promette a { $name }, tra loro due

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
not-opened = Un sorteggio è stato abbandonato perché non hai aperto: a questo tavolo non partecipi ad altri.
not-committed = In questo sorteggio non hai nulla da aprire.
not-that-contribution = Questi non sono i byte di cui hai mandato l’impronta.
not-opened-yet = I byte si aprono quando l’elenco delle impronte è chiuso.
not-bot-plays = Ora per te gioca un bot: prima riprendi il posto.
not-nobody = Là non c’è nessuno.
not-words = Una frase ha da una a 500 lettere.
not-any-more = La partita è finita.
not-promise = In questo gioco nessuno lo promette.
not-who = La promessa non dice di chi: nomina qualcun altro al tavolo.
not-amount = La promessa non dice quanto: da { $min } a { $max }.
not-here = { $minutes ->
    [one] Non è stato fatto nulla: un bot arriva solo per chi manca da un minuto.
   *[other] Non è stato fatto nulla: un bot arriva solo per chi manca da { $minutes } minuti.
}
not-seated = Hai già un altro posto a questo tavolo.
not-asked = Nessuno chiede più quel posto.
not-asked-alone = Qualcun altro ha chiesto quel posto, e il tavolo non ha ancora risposto.
not-account = Hai un account: accedi con quello sull’altro dispositivo.
not-replaced-ever = A questo tavolo nessun bot prende il posto di chi manca, per quanto a lungo manchi.
not-too-long-to-change = Questa partita ha già tante mosse che non si annulla e non si cambia più nulla: si gioca fino alla fine.
not-too-long = Questa partita ha tutte le mosse che una partita può avere: non si fa più nulla.
not-name-taken = A questo tavolo c’è chi ha un nome che somiglia al tuo. Scegline un altro: il tuo si cambia in Account.

account-title = Account
account-sign-in = Accedi
account-brings = I tavoli a cui siedi ora vengono con te.
account-create = Crea un account
account-keep = Conserva i miei tavoli: crea un account
account-why = Un account conserva i tuoi tavoli su ogni dispositivo. Servono un nome e una password, e nient’altro.
account-name = Nome
account-password = Password
account-old-password = Password attuale
account-new-password = Nuova password, almeno 8 caratteri
account-make = Crea l’account
account-created = L’account è tuo, e i tuoi tavoli con esso.
account-rename = Nome
account-rename-do = Cambia il nome
account-renamed = Il nome è cambiato.
account-change = Password
account-change-do = Cambia la password
account-changed = La password è cambiata. Gli altri dispositivi sono stati disconnessi e i tuoi token non valgono più.
account-leave = Esci
account-sign-out = Esci
account-everywhere = Esci da tutti i dispositivi
account-taken = Qualcuno ha già questo nome, o uno che gli somiglia. Scegline un altro.
account-nameless = Qui servono lettere o cifre.
account-unfit = Una password ha da 8 a 256 caratteri.
account-mismatch = Nome e password non vanno insieme.
account-not-yours = Può farlo solo chi ha fatto l’accesso: non è stato fatto nulla.
account-crowded = In questo momento molti accedono. Riprova fra poco.
account-mixed = Questo nome mescola lettere di più alfabeti, che si possono scambiare per altre. Scrivilo in uno solo.
account-weak = Questa password si indovina facilmente. Scegline una più lunga, per esempio tre o quattro parole che non c’entrano fra loro.
account-change-ends = Quando cambi la password, gli altri dispositivi vengono disconnessi e i tuoi token non valgono più.
account-everywhere-ends = Da tutti i dispositivi, questo compreso; anche i tuoi token non valgono più.

session-title = Dove hai fatto l’accesso
session-why = Un dispositivo resta connesso finché non passano 30 giorni senza usarlo, e al massimo per un anno.
session-unknown = Dispositivo sconosciuto
session-dates = dal { $opened }, usato l’ultima volta il { $used }
session-here = questo dispositivo
session-end = Disconnetti
session-end-one = Disconnetti «{ $device }»
session-end-others = Disconnetti tutti gli altri dispositivi
session-ended = Disconnesso. I tuoi token valgono ancora.

administrator-title = Amministra la casa
administrator-why = Questa casa non ha ancora chi la amministri. All’avvio ha stampato un codice: chi lo inserisce qui la amministra.
administrator-code = Codice
administrator-do = Amministra la casa
administrator-made = Ora amministri tu la casa.
administrator-wrong = Questo codice non apre nulla.

data-title = I tuoi dati
data-export-why = Tutto ciò che si conserva di te, in un file: account, dispositivi, token, tavoli e quello che hai detto.
data-export = Scarica i miei dati
data-delete = Elimina il mio account
data-delete-why = Account, dispositivi, token e tutto ciò che hai detto vengono eliminati. Le partite restano, senza il tuo nome; in quelle in corso un bot prende il tuo posto. Non si può tornare indietro.
data-delete-sure = Elimina il mio account per sempre

token-title = I tuoi bot
token-why = Con un token un tuo programma gioca a tuo nome, per un anno. Nessun altro deve vederlo.
token-fresh = Ecco il token. Si vede solo ora:
token-label = A che cosa serve
token-make = Crea un token
token-drop = Elimina
token-drop-one = Elimina «{ $label }»
token-dropped = Il token non apre più nulla.
token-too-many = Hai 20 token: prima eliminane uno.
token-dates = dal { $since }, usato l’ultima volta il { $used }, fino al { $until }

admin-title = La casa
admin-go = Amministra la casa
admin-census = Quanto c’è
admin-accounts = Account
admin-guests = Ospiti
admin-gathering = Tavoli che aspettano giocatori
admin-playing = Tavoli in gioco
admin-over = Partite finite
admin-closed = Tavoli chiusi
admin-tables = Tavoli
admin-none = Nessun tavolo è aperto.
admin-close = Chiudi
admin-close-sure = Chiudi per sempre

trouble = Non è andata
trouble-nothing-here = Qui non c’è niente.
trouble-unreadable = Non si capisce che cosa sia stato chiesto: non è stato fatto nulla.
trouble-too-large = È troppo grande: non è stato fatto nulla.
trouble-other-site = Viene da un altro sito: non è stato fatto nulla.
trouble-other-host = La casa non risponde all’indirizzo richiesto. Chi la gestisce può impostarlo come public-url.
trouble-too-slow = Quello che è stato inviato è arrivato troppo lentamente: non è stato fatto nulla.
trouble-crowded = In questo momento la casa ha troppi visitatori. Riprova fra poco.
trouble-too-often = { $seconds ->
    [one] Troppe volte di seguito: non è stato fatto nulla. Riprova fra un secondo.
   *[other] Troppe volte di seguito: non è stato fatto nulla. Riprova fra { $seconds } secondi.
}
trouble-no-game = Qui non c’è un gioco così.
trouble-no-table = Qui non c’è un tavolo così.
trouble-no-link = Questo link è già stato usato, è scaduto o non c’è mai stato: non porta a nessun posto.
trouble-setup = Un tavolo così non si può aprire.
trouble-too-many-tables = Hai { $tables } tavoli che aspettano giocatori. Prima inizia o lascia uno di quelli.
trouble-log = Il tavolo non si può riaprire: la riga { $row } del suo diario non torna.
trouble-rules = Il tavolo si gioca con regole diverse da quelle che la casa ha ora.
trouble-no-fork = Da lì non si può continuare: solo da un momento di una partita finita in cui toccava a qualcuno.
trouble-no-seat = A questo tavolo quel posto non c’è.
trouble-busy = Il tavolo è occupato: riprova fra un momento.
trouble-full = Il disco del server è pieno o il suo database non può crescere: non è stato fatto nulla.
trouble-store = La casa ora non può scrivere i suoi libri: non è stato fatto nulla.

replay-of = { $game }: la partita rivista
replay-other-eyes = Finché si gioca, ognuno rivede la partita solo con i propri occhi.
replay-moments = Momenti della partita
replay-first = Alla distribuzione
replay-previous = Un momento indietro
replay-next = Un momento avanti
replay-last = All’ultima riga
replay-row = Riga { $row } di { $rows }
replay-beat = momento { $beat } di { $beats }
replay-eyes = Con gli occhi di
replay-all = tutti, senza nulla di nascosto
replay-watch = uno spettatore
replay-show = Mostra
fork = Gioca da qui
fork-why = Un nuovo tavolo riparte da questa stessa posizione: tu a un posto, bot agli altri. I dadi a venire sono nuovi; ciò che fin qui era nascosto puoi averlo visto rivedendo la partita.
fork-seat = Prendi il posto di
fork-from = Gioca dalla riga { $row }
replay-to-table = Al tavolo
replay-record = Scarica la registrazione
record-not-over = La registrazione contiene i segreti della partita: si può avere quando la partita è finita.

fairness-of = { $game }: da dove vengono i dadi
fairness-why = Ecco di che cosa sono fatti i dadi di questo tavolo, come controllarli, e a che cosa serve.
fairness-made = Di che cosa sono fatti i dadi
fairness-draw-why = Ogni browser o programma che partecipa sceglie 32 byte casuali e per prima cosa ne manda solo l’impronta. Quando si comincia, l’elenco delle impronte è chiuso e tutti possono vederlo; solo allora i byte vengono aperti. Non se ne mostra nulla finché non sono aperti tutti.
fairness-restarts = { $count ->
    [0] Nessun sorteggio è stato abbandonato.
    [one] Un sorteggio è stato abbandonato e rifatto.
   *[other] { $count } sorteggi sono stati abbandonati e rifatti.
}
fairness-draw = Sorteggio { $number }
fairness-draw-open = L’elenco è aperto: chi ha un posto può ancora partecipare.
fairness-draw-redraw = Il sorteggio precedente è stato abbandonato. Chi vi partecipava manda ora nuove impronte.
fairness-draw-fixed = L’elenco è chiuso e i contributi si stanno aprendo.
fairness-draw-done = Vale questo sorteggio: tutto ciò che è in elenco è stato aperto.
fairness-draw-given-up = Questo sorteggio è stato abbandonato e non vale.
fairness-contributors = Chi partecipa, per posto:
fairness-contributors-none = Nessun giocatore partecipa: i dadi vengono dal solo seme della casa.
fairness-hash = Impronta:
fairness-opened = Aperto:
fairness-opened-unseen = Aperto; si mostra quando lo sono tutti.
fairness-unopened = Non ancora aperto.
fairness-late = Non aperto in tempo.
fairness-left = Posto lasciato prima di aprire.
fairness-digest = Tutto ciò che era fissato prima che qualcuno aprisse, cioè il numero del sorteggio e le impronte qui sopra, ha come testo questo SHA-256:
fairness-older = Questa partita è cominciata quando non ci si impegnava prima sui contributi. Perciò la casa e chi ha aggiunto per ultimo avrebbero potuto scegliere i dadi insieme.
draw-no-commitment = { $name } non partecipa al sorteggio: non è arrivata un’impronta, come da un browser senza script.
draw-away = { $name } non partecipa al sorteggio: non c’era nessuno quando l’elenco è stato chiuso.
draw-not-opened = { $name } non partecipa più al sorteggio.
draw-late = Il sorteggio { $number } dei dadi è stato abbandonato e rifatto: { $name } non ha aperto in tempo.
draw-left = Il sorteggio { $number } dei dadi è stato abbandonato e rifatto: { $name } ha lasciato il posto prima di aprire.
draw-check-good = ✓ Controllato dal tuo browser: i suoi byte sono in questi dadi, e nulla di ciò che era fissato prima che li aprisse è stato cambiato.
draw-check-wrong = ⚠ Allarme: ciò che la casa dice ora di questo sorteggio non è ciò che il tuo browser ha visto quando ha aperto i suoi byte. Non fidarti di questi dadi, e conserva la registrazione.
draw-check-unused = Il tuo browser ha aperto i suoi byte in un sorteggio che è stato abbandonato. In quello che vale non ha avuto parte.
fairness-commitment = La casa ha estratto un seme segreto e ne ha pubblicato lo SHA-256 prima che qualcuno mandasse un’impronta:
fairness-contributions = Che cosa hanno aggiunto i giocatori:
fairness-seed = Il seme della casa:
fairness-seed-secret = resta segreto fino alla fine della partita.
fairness-check = Come controllare a mano
fairness-check-commitment = Lo SHA-256 di ogni seme deve essere quello pubblicato dalla casa:
fairness-check-hash = Ogni impronta deve essere quella dei byte aperti, come testo: lo SHA-256 della casa e i byte in esadecimale minuscolo, il numero del sorteggio, e il posto contato da 0.
fairness-check-key = La chiave dei dadi è il seme, se nessuno ha partecipato; altrimenti, con n in 8 byte a partire dal più basso e i byte di chi ha partecipato nell’ordine dei posti:
fairness-check-dice = La distribuzione estrae parole di 32 bit da ChaCha20 con questa chiave, flusso 0; la riga 1 dal flusso 1, la riga 2 dal flusso 2, e così via.
fairness-check-draw = Un sorteggio fra n prende una parola w; se la metà bassa di w · n è minore di 2³² mod n, ne prende un’altra. Il risultato, da 0, è:
fairness-check-program = Oppure scarica la registrazione e lascia fare tutto al programma:
fairness-fork = Questa partita continua da un’altra. La distribuzione e le prime righe hanno i dadi di quella partita, che è finita. Per tutte le righe seguenti la casa ha estratto un nuovo seme all’apertura del tavolo, e nessun altro ha partecipato: per quelle non si promette nulla nei confronti della casa.
fairness-fork-origin = Come sono stati sorteggiati i dadi di quella partita
fairness-upto = La distribuzione e le righe fino alla { $row }
fairness-after = Le righe dopo la { $row }
fairness-good = Che cosa si promette
fairness-good-one = Finché è onesto anche uno solo di quelli che partecipano, nessuno ha potuto scegliere i dadi: non la casa, nessun giocatore, nemmeno tutti gli altri insieme. Tutto il resto che entra nella chiave era fissato prima che quei byte fossero aperti.
fairness-good-restarts = A chi non piacciono i dadi resta solo rifiutarsi di aprire. Allora tutti vengono a sapere chi è stato, quella persona non partecipa più, il sorteggio ricomincia con un nuovo seme e nuovi byte, e tutto resta in questa pagina e nella registrazione.
fairness-good-later = I dadi non si possono cambiare dopo: impronte, aperture e registrazione devono tornare, e chiunque può controllarlo.
fairness-good-browser = Il tuo browser conserva i suoi byte e ciò che ha visto quando li ha aperti. Alla fine della partita controlla che siano stati usati e che nulla sia cambiato, e lo dice al tavolo e qui.
fairness-bad = Che cosa non si promette
fairness-bad-league = Se tutti quelli che partecipano sono d’accordo con la casa, o sono la casa, insieme possono scegliere i dadi. Chi dubita di tutti gli altri partecipi: basta un solo browser onesto, anche da solo contro i bot.
fairness-bad-restart = Un sorteggio rifatto è una seconda occasione: chi conosce tutto ciò che è stato aperto può rifiutarsi, e viene nominato. Perciò conta i sorteggi abbandonati.
fairness-bad-none = Dove nessun giocatore partecipa, la casa può avere estratto molti semi e pubblicato quello che le piaceva.
fairness-bad-none-here = A questo tavolo è così.
fairness-bad-knows = Chi gestisce la casa può conoscere il seme mentre si gioca, e con esso tutto ciò che è nascosto e ogni dado a venire.
fairness-bad-drops = Una casa può chiudere un tavolo intero i cui dadi non le piacciono, o escludere qualcuno dal sorteggio. La seconda cosa si vede in questa pagina e al tavolo.

chance = Che cosa ha dato il caso
chance-draws = { $draws ->
    [one] In questa partita c’è stato un sorteggio.
   *[other] In questa partita ci sono stati { $draws } sorteggi.
}
chance-shuffles = Un tiro è un sorteggio. Mescolare n carte è un sorteggio fra n, poi fra n − 1, e così via fino a due. I risultati si contano da 0.
chance-luck = Anche i dadi onesti sono disuguali. Sotto ogni tabella sta scritto quanto spesso lo sono quanto qui.
chance-halves = { $draws ->
    [one] Un sorteggio per metà, senza il centro
   *[other] { $draws } sorteggi per metà, senza il centro
}
chance-lower = metà bassa
chance-upper = metà alta
chance-among = { $draws ->
    [one] Un sorteggio fra { $bound }
   *[other] { $draws } sorteggi fra { $bound }
}
chance-result = Risultato
chance-came = Uscito
chance-expected = Atteso
chance-likely = { $matches ->
    [one] Su 100 partite come questa con dadi onesti, circa una sarebbe disuguale quanto questa, o di più.
   *[other] Su 100 partite come questa con dadi onesti, circa { $matches } sarebbero disuguali quanto questa, o di più.
}
chance-rare = Su 100 partite come questa con dadi onesti, meno di una sarebbe disuguale quanto questa. Succede, ma vale la pena di controllare la registrazione.
chance-few = Sorteggi troppo pochi per giudicare
chance-few-why = Qui ogni risultato è atteso meno di cinque volte: qualunque cosa sia uscita non dice nulla sui dadi. Sono elencati solo i risultati usciti.
chance-rows = Ogni sorteggio, riga per riga
chance-rows-why = 3 / 12 dice: fra dodici risultati, da 0 a 11, è uscito 3.
chance-deal = Distribuzione
chance-row = Riga { $row }

trouble-no-token = Serve un tuo token, oppure quello dato non è di nessuno.
trouble-not-over = La partita non è finita.
