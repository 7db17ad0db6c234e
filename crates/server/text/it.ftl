# I testi del server. Ogni gioco ha i suoi in games/*/text.

house = Ludi Romani
skip = Al contenuto
settings = Lingua e tema
language = Lingua
sound = Suono
sound-volume = Volume
theme = Tema
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
footer = Giochi da tavolo dell’antica Roma. I sorteggi sono fissati prima dell’inizio e verificabili alla fine.
back = Indietro
rules = Regole
rules-all = Tutte le regole
rules-of = { $game }: le regole
how-to-play = Come si gioca
how-to-play-of = { $game }: come si gioca
glossary = Che cosa vuol dire ogni cosa
front-minutes = Da { $min } a { $max } minuti
weight-easy = facile
weight-medium = di media difficoltà
weight-heavy = impegnativo
contents = Indice
your-name = Il tuo nome

front-title = Gioca
front-motto = Giochi da tavolo dell’antica Roma: contro i bot, con gli amici o anche solo da guardare.
front-play = Gioca subito
front-play-now = Gioca subito contro i bot
lesson-begin = Prima partita guidata
front-opponents = Avversari
front-seats = Da { $min } a { $max } giocatori
front-bots = { $count ->
    [one] un bot
   *[other] { $count } bot
}
front-mine = I miei tavoli
front-join = Tavoli a cui sedersi
front-join-none = Al momento nessun tavolo ha posti liberi.
# Partite giocate fino alla fine.
finished = Le mie partite finite
finished-search = Tutte le partite finite, per gioco
finished-game = Gioco
finished-all-games = tutti i giochi
finished-none = Ancora nessuna.
finished-lesson = lezione
finished-won = vinta, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
finished-place = { $place }º posto su { $seats }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
finished-unwon = nessun vincitore, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
open-name = Nome del tavolo, se vuoi
front-watch = Guarda
front-watch-none = Al momento non ci sono partite pubbliche in corso.

standing-me = aspetta te
standing-others = tocca a { $names }
standing-free = { $seats ->
    [one] un posto libero
   *[other] { $seats } posti liberi
}
standing-over = finita

table-title-asked = Tocca a te · { $game }
table-spectator = Stai guardando: vedi ciò che vedono tutti i giocatori.
table-decline = Lo vedi solo tu. Ogni volta che ti viene chiesto rispondi di no dopo un momento, finché non finisce il turno o cambi idea.
table-undo = Annulla
table-restart = Ricomincia il mio turno
table-refused = Ora non si può.
table-rematch = Rivincita
table-leave = Altri tavoli
table-side = Giocatori, diario e regole
table-players = Giocatori
table-me = (tu)
table-asked = decide
table-join = Prendi posto
table-log = Che cosa è successo
table-offline = Il server non è raggiungibile. La pagina riprende da sola appena risponde.
table-lost = Il server non risponde. Riprova: nulla sarà fatto due volte.

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
open-empty = posto aperto
open-here = qualcuno su questo dispositivo
open-here-name = Nome
open-visibility = Chi può vederlo
open-by-link = solo chi ha il link
open-to-all = tutti
open-language = Lingua del tavolo
open-absence = Se qualcuno si allontana
open-absence-usual = predefinito
open-absence-hint = Valore predefinito: si aspetta, se il tavolo è riservato a chi ha il link; se è aperto a tutti, dopo 10 minuti si può votare per un bot.
open-absence-never = si aspetta e basta
open-absence-after = voto dopo { $minutes } minuti

level-random = casuale
level-heuristic = esperto

gathering-waits = Mancano ancora dei giocatori.
gathering-full = Tutti i posti sono presi: si può cominciare.
gathering-closed = Il tavolo è stato chiuso.
gathering-begin = Si comincia
gathering-fill = { $level ->
    [random] Completa con bot (livello: casuale)
   *[other] Completa con bot (livello: esperto)
}
gathering-leave = Lascia il posto
gathering-open = Il tavolo è aperto a tutti: compare nella pagina iniziale.
gathering-by-link = Il tavolo è riservato: manda l’indirizzo di questa pagina a chi vuoi.
gathering-absence-never = Chi si allontana tiene il suo posto, e gli altri aspettano.
gathering-absence = { $minutes ->
    [one] Per chi manca da un minuto può giocare un bot, se lo vogliono tutti i presenti; il posto si può riprendere quando si vuole.
   *[other] Per chi manca da { $minutes } minuti può giocare un bot, se lo vogliono tutti i presenti; il posto si può riprendere quando si vuole.
}
gathering-dice = Finora contribuiscono ai sorteggi: { $names }.
gathering-dice-nobody = Nessuno contribuisce ancora ai sorteggi. Se nessuno lo fa, dipendono soltanto dal server.
gathering-dice-fixed = L’elenco è chiuso e i contributi si stanno aprendo: { $names }.
gathering-drawing = Si fissano i sorteggi, poi la partita comincia.

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

table-final = Il caso, o qualcosa di nascosto, decide il seguito: non si potrà più annullare.
table-sure = Sì, conferma
table-think = Ci ripenso
table-hint = Consiglio
table-hint-follow = Fallo
table-asked-now = Ora ti si chiede: { $prompt }
guide-step = Lezione: passo { $number } di { $of }
guide-others = Ben fatto. Ora giocano gli altri: guarda che cosa succede.
guide-hide = nascondi
guide-show = mostra
guide-keep-hidden = Tieni nascosta la guida
guide-keep-shown = Mostra di nuovo la guida
guide-farewell = La guida ti saluta
table-lesson = Questa era una lezione, con sorteggi decisi in anticipo: il risultato non conta.
# Un indirizzo da dare ad altri.
address-copy = Copia
address-copied = Copiato
address-share = Condividi
address-code = L’indirizzo come codice QR
address-hint = Con il telefono: inquadra il codice.
table-link = Chi apre per primo questo indirizzo segreto prende il posto. Si vede solo ora:
table-link-bot = Chi apre questo indirizzo segreto può chiedere il posto, e lo riceve quando tutti al tavolo sono d’accordo; dandolo via, tu lo sei già. Si vede solo ora:
table-link-device = Apri questo indirizzo segreto sull’altro dispositivo entro 15 minuti: vale una volta sola. Non darlo a nessuno, perché chi lo apre gioca come te. Si vede solo ora:
table-next = Alla rivincita
table-replay = Rivedi la partita
table-fairness = Verifica dei sorteggi
table-watching = { $count ->
    [one] Una persona guarda.
   *[other] { $count } persone guardano.
}
table-vote = Vota per far giocare un bot
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
seat-leave = Lascia definitivamente il tavolo
seat-careful = Chiedi conferma per le mosse non annullabili

chat = Chat
chat-to = A chi
chat-all = A tutti
chat-whisper = { $name }, in privato
chat-only-to = in privato a { $name }
chat-spectator = dal pubblico
chat-text = Scrivi un messaggio
chat-say = Invia

promise = Prometti qualcosa
promise-hint = Una promessa non vincola nessuno: viene solo annotata nel diario.
promise-what = Che cosa prometti
promise-who = Riguardo a chi
promise-amount = Quanto
promise-aloud = { $name }, davanti a tutti
promise-alone = { $name }, in privato
promise-make = Prometti
promise-made-to-all = promette a tutti
promise-made-to = promette a { $name }
promise-made-alone = promette a { $name }, in privato

answer-hint = Un bot farebbe così: { $action }.
answer-hint-why = Perché: { $why }.
answer-hint-does = Che cosa fa: { $what }.
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
not-opened = Un’estrazione è stata abbandonata perché il tuo contributo non è stato aperto: a questo tavolo non partecipi ad altre.
not-committed = In questa estrazione non hai nulla da aprire.
not-that-contribution = Questi non sono i byte di cui hai mandato l’impronta.
not-opened-yet = I byte si aprono quando l’elenco delle impronte è chiuso.
not-bot-plays = Ora per te gioca un bot: prima riprendi il posto.
not-nobody = A quel posto non c’è nessuno.
not-words = Un messaggio ha da 1 a 500 caratteri.
not-any-more = La partita è finita.
not-promise = In questo gioco non c’è una promessa del genere.
not-who = La promessa non dice riguardo a chi: scegli qualcun altro al tavolo.
not-number = Serve un numero intero: 0, 1, 2 e così via. Non è stato fatto nulla.
not-amount = La promessa non dice quanto: da { $min } a { $max }.
not-here = { $minutes ->
    [one] Non si può sostituire chi è presente: un bot gioca solo per chi manca da almeno un minuto.
   *[other] Non si può sostituire chi è presente: un bot gioca solo per chi manca da almeno { $minutes } minuti.
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
account-brings = I tavoli a cui giochi ora passano al tuo account.
account-create = Crea un account
account-keep = Conserva i miei tavoli: crea un account
account-why = Un account conserva i tuoi tavoli su ogni dispositivo. Servono un nome e una password, e nient’altro.
account-name = Nome
account-password = Password
account-old-password = Password attuale
account-new-password = Nuova password, almeno 8 caratteri
account-make = Crea l’account
account-created = Account creato: ora i tuoi tavoli ne fanno parte.
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
account-nameless = Servono lettere o cifre.
account-unfit = Una password ha da 8 a 256 caratteri.
account-mismatch = Nome o password errati.
account-not-yours = Prima devi accedere: non è stato fatto nulla.
account-crowded = Troppi accessi in questo momento. Riprova fra poco.
account-mixed = Questo nome mescola lettere di più alfabeti, che si possono scambiare per altre. Scrivilo in uno solo.
account-weak = Questa password si indovina facilmente. Scegline una più lunga, per esempio tre o quattro parole che non c’entrano fra loro.
account-change-ends = Quando cambi la password, gli altri dispositivi vengono disconnessi e i tuoi token non valgono più.
account-everywhere-ends = Da tutti i dispositivi, questo compreso; anche i tuoi token non valgono più.

session-title = Dove hai fatto l’accesso
session-why = Un dispositivo resta connesso finché non passano 30 giorni senza usarlo, e al massimo per un anno.
session-unknown = Dispositivo sconosciuto
date = { $day ->
    [1] 1º
   *[other] { $day }
}{"\u00A0"}{ $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
}{"\u00A0"}{ $year }
session-dates = accesso: { $opened }, ultimo uso: { $used }
session-here = questo dispositivo
session-end = Disconnetti
session-end-one = Disconnetti «{ $device }»
session-end-others = Disconnetti tutti gli altri dispositivi
session-ended = Disconnesso. I tuoi token valgono ancora.

administrator-title = Amministrazione
administrator-why = Nessuno amministra ancora questo server. All’avvio ha stampato un codice: chi lo inserisce qui ne diventa responsabile.
administrator-code = Codice
administrator-do = Amministra il sito
administrator-made = Ora amministri tu il sito.
administrator-wrong = Codice errato.

data-title = I tuoi dati
data-export-why = Tutto ciò che si conserva di te, in un file: account, dispositivi, token, tavoli e quello che hai detto.
data-export = Scarica i miei dati
data-delete = Elimina il mio account
data-delete-why = Account, dispositivi, token e tutto ciò che hai detto vengono eliminati. Le partite restano, senza il tuo nome; in quelle in corso un bot prende il tuo posto. Non si può tornare indietro.
data-delete-sure = Elimina il mio account per sempre

token-title = I tuoi bot
token-why = Con un token un tuo programma gioca a tuo nome, per un anno. Nessun altro deve vederlo.
token-fresh = Ecco il token. Si vede solo ora:
token-label = Descrizione
token-make = Crea un token
token-drop = Elimina
token-drop-one = Elimina «{ $label }»
token-dropped = Token eliminato: non è più valido.
token-too-many = Hai 20 token: prima eliminane uno.
token-dates = creato: { $since }, ultimo uso: { $used }, scade: { $until }

admin-title = Amministrazione
admin-go = Amministra il sito
admin-census = Riepilogo
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

speed = Velocità con cui si mostra ciò che fanno gli altri
speed-slow = lenta
speed-normal = normale
speed-fast = rapida
speed-at-once = subito
beats-latest = Ultimi fatti
beats-next = Avanti
beats-skip = Salta
beats-since = Dopo il tuo ultimo turno
beats-play = Rivedilo sul tabellone
key-space = Spazio
keys = Tasti
keys-number = Porta alla scelta con questo numero, o nel campo per un numero
keys-enter = Esegue ciò che è selezionato, anche una conferma
keys-tab = Dalla domanda all’elenco delle scelte
keys-undo = Annulla
keys-hint = Consiglio
keys-explain = Spiega la prossima cosa sul tavolo, con Maiusc la precedente
keys-next = Al prossimo fatto
keys-skip = Salta a come stanno le cose adesso
keys-list = Questo elenco
keys-close = Chiudi

error-title = Qualcosa non ha funzionato
error-nothing-here = Qui non c’è niente.
error-unreadable = La richiesta non è comprensibile: non è stato fatto nulla.
error-too-large = La richiesta è troppo grande: non è stato fatto nulla.
error-other-site = La richiesta viene da un altro sito: non è stato fatto nulla.
error-other-host = Il server non risponde all’indirizzo richiesto. Chi lo gestisce può impostarlo come public-url.
error-too-slow = La richiesta è arrivata troppo lentamente: non è stato fatto nulla.
error-crowded = In questo momento il server ha troppe visite. Riprova fra poco.
error-too-often = { $seconds ->
    [one] Troppe richieste: non è stato fatto nulla. Riprova fra un secondo.
   *[other] Troppe richieste: non è stato fatto nulla. Riprova fra { $seconds } secondi.
}
error-no-game = Questo gioco non c’è.
error-no-table = Questo tavolo non c’è.
error-no-link = Questo link è già stato usato, è scaduto o non è valido.
error-setup = Con queste impostazioni non si può aprire un tavolo.
error-too-many-tables = Hai { $tables } tavoli che aspettano giocatori. Prima inizia o lascia uno di quelli.
error-log = Il tavolo non si può riaprire: il passo { $row } del suo diario non è valido.
error-rules = Questo tavolo usa una versione delle regole che il server non ha.
error-no-fork = Da lì non si può continuare: solo da un momento di una partita finita in cui toccava a qualcuno.
error-no-seat = A questo tavolo non c’è un posto con quel numero.
error-busy = Il tavolo è occupato: riprova fra un momento.
error-full = Il disco del server è pieno o il suo database non può crescere: non è stato fatto nulla.
error-store = Il server ora non riesce a salvare: non è stato fatto nulla.

replay-of = { $game }: rivedi la partita
replay-other-eyes = Finché si gioca, ognuno rivede la partita solo con i propri occhi.
replay-moments = Momenti della partita
replay-first = All’inizio
replay-previous = Momento precedente
replay-next = Momento successivo
replay-last = Alla fine
replay-row = Passo { $row } di { $rows }
replay-beat = momento { $beat } di { $beats }
replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità
replay-parts = Turno e fase
replay-turn-back = All’inizio del turno precedente
replay-turn-on = Al turno successivo
replay-eyes = Con gli occhi di
replay-all = tutti, senza nulla di nascosto
replay-watch = uno spettatore
replay-show = Mostra
fork = Gioca da qui
fork-why = Un nuovo tavolo riparte da questa stessa posizione: tu a un posto, bot agli altri. I prossimi sorteggi sono nuovi; ciò che fin qui era nascosto puoi averlo visto rivedendo la partita.
fork-seat = Prendi il posto di
fork-from = Gioca dal passo { $row }
replay-to-table = Al tavolo
replay-record = Scarica la registrazione
record-not-over = La registrazione contiene i segreti della partita: si può avere quando la partita è finita.

fairness-of = { $game }: verifica dei sorteggi
fairness-why = Da che cosa dipendono i sorteggi di questa partita (carte, ordine, dadi), come controllarli e che cosa garantiscono.
fairness-lesson = Questo tavolo è una lezione. Il seme è stato deciso in anticipo ed è uguale per tutti, perché la lezione si possa giocare: nessuno l’ha estratto e nessuno poteva aggiungervi qualcosa. Chi conosce il seme conosce tutte le estrazioni. Il risultato non conta nulla.
fairness-made = Da che cosa dipendono i sorteggi
fairness-draw-why = Tutti i sorteggi derivano da una chiave. Ogni browser o programma che partecipa alla sua estrazione sceglie 32 byte casuali e all’inizio ne invia solo l’impronta. Quando si comincia, l’elenco delle impronte è chiuso e tutti possono vederlo; solo allora i byte vengono aperti. Non se ne mostra nulla finché non sono aperti tutti.
fairness-restarts = { $count ->
    [0] Nessuna estrazione è stata abbandonata.
    [one] Un’estrazione è stata abbandonata e rifatta.
   *[other] { $count } estrazioni sono state abbandonate e rifatte.
}
fairness-draw = Estrazione { $number }
fairness-draw-open = L’elenco è aperto: chi ha un posto può ancora partecipare.
fairness-draw-redraw = L’estrazione precedente è stata abbandonata. Chi vi partecipava invia ora nuove impronte.
fairness-draw-fixed = L’elenco è chiuso e i contributi si stanno aprendo.
fairness-draw-done = Vale questa estrazione: tutto ciò che è in elenco è stato aperto.
fairness-draw-given-up = Questa estrazione è stata abbandonata e non vale.
fairness-contributors = Chi partecipa, per posto:
fairness-contributors-none = Nessun giocatore partecipa: la chiave viene dal solo seme del server.
fairness-hash = Impronta:
fairness-opened = Aperto:
fairness-opened-unseen = Aperto; si mostra quando lo sono tutti.
fairness-unopened = Non ancora aperto.
fairness-late = Non aperto in tempo.
fairness-left = Posto lasciato prima di aprire.
fairness-digest = Tutto ciò che era fissato prima che qualcuno aprisse, cioè il numero dell’estrazione e le impronte qui sopra, ha come testo questo SHA-256:
fairness-older = Questa partita è cominciata quando i contributi non si fissavano in anticipo. Perciò il server e chi ha contribuito per ultimo avrebbero potuto scegliere insieme i sorteggi.
draw-no-commitment = { $name } non partecipa all’estrazione: non è arrivata un’impronta, come da un browser senza script.
draw-away = { $name } non partecipa all’estrazione: non c’era nessuno quando l’elenco è stato chiuso.
draw-not-opened = { $name } non partecipa più all’estrazione.
draw-late = L’estrazione { $number } è stata abbandonata e rifatta: { $name } non ha aperto in tempo.
draw-left = L’estrazione { $number } è stata abbandonata e rifatta: { $name } ha lasciato il posto prima di aprire.
draw-check-good = ✓ Controllato dal tuo browser: i suoi byte fanno parte della chiave, e nulla di ciò che era fissato prima che li aprisse è stato cambiato.
draw-check-wrong = ⚠ Allarme: ciò che il server dice ora di questa estrazione non è ciò che il tuo browser ha visto quando ha aperto i suoi byte. Non fidarti di questi sorteggi, e conserva la registrazione.
draw-check-unused = Il tuo browser ha aperto i suoi byte in un’estrazione che è stata abbandonata. A quella che vale non ha partecipato.
fairness-commitment = Il server ha estratto un seme segreto e ne ha pubblicato lo SHA-256 prima che qualcuno inviasse un’impronta:
fairness-contributions = I contributi dei giocatori:
fairness-seed = Il seme del server:
fairness-seed-secret = resta segreto fino alla fine della partita.
fairness-check = Come controllare a mano
fairness-check-commitment = Lo SHA-256 di ogni seme deve essere quello pubblicato dal server:
fairness-check-hash = Ogni impronta deve essere quella dei byte aperti, come testo: lo SHA-256 pubblicato dal server e i byte in esadecimale minuscolo, il numero dell’estrazione, e il posto contato da 0.
fairness-check-key = La chiave è il seme, se nessuno ha partecipato; altrimenti, con n in 8 byte a partire dal meno significativo e i byte di chi ha partecipato nell’ordine dei posti:
fairness-check-dice = La preparazione della partita usa parole di 32 bit da ChaCha20 con questa chiave, flusso 0; il passo 1 usa il flusso 1, il passo 2 il flusso 2, e così via.
fairness-check-draw = Un sorteggio fra n prende una parola w; se la metà bassa di w · n è minore di 2³² mod n, ne prende un’altra. Il risultato, da 0, è:
fairness-check-program = Oppure scarica la registrazione e lascia fare tutto al programma:
fairness-fork = Questa partita continua da un’altra. La preparazione e i primi passi hanno i sorteggi di quella partita, che è finita. Per tutti i passi seguenti il server ha estratto un nuovo seme all’apertura del tavolo, e nessun altro ha partecipato: per quelli non c’è garanzia nei confronti del server.
fairness-fork-origin = Come è stata estratta la chiave di quella partita
fairness-upto = La preparazione e i passi fino al { $row }
fairness-after = I passi dopo il { $row }
fairness-good = Che cosa è garantito
fairness-good-one = Se anche un solo partecipante è onesto, nessuno ha potuto scegliere i sorteggi: né il server, né un giocatore, né tutti gli altri insieme. Tutto il resto che entra nella chiave era fissato prima che quei byte fossero aperti.
fairness-good-restarts = A chi non piace il risultato resta solo rifiutarsi di aprire. Allora tutti vengono a sapere chi è stato, quella persona non partecipa più, l’estrazione ricomincia con un nuovo seme e nuovi byte, e tutto resta in questa pagina e nella registrazione.
fairness-good-later = I sorteggi non si possono cambiare dopo: impronte, contributi aperti e registrazione devono coincidere, e chiunque può controllarlo.
fairness-good-browser = Il tuo browser conserva i suoi byte e ciò che ha visto quando li ha aperti. Alla fine della partita controlla che siano stati usati e che nulla sia cambiato, e lo dice al tavolo e qui.
fairness-bad = Che cosa non è garantito
fairness-bad-league = Se tutti i partecipanti sono d’accordo con chi gestisce il server, o sono la stessa persona, insieme possono scegliere i sorteggi. Se non ti fidi di nessuno, partecipa: basta un solo browser onesto, anche in una partita contro soli bot.
fairness-bad-restart = Un’estrazione rifatta è una seconda occasione: chi conosce tutto ciò che è stato aperto può rifiutarsi, e il suo nome resta scritto. Perciò conta le estrazioni abbandonate.
fairness-bad-none = Se nessun giocatore partecipa, il server può avere estratto molti semi e pubblicato quello che preferiva.
fairness-bad-none-here = A questo tavolo è così.
fairness-bad-knows = Chi gestisce il server può conoscere il seme mentre si gioca, e con esso tutto ciò che è nascosto e ogni sorteggio futuro.
fairness-bad-drops = Chi gestisce il server può chiudere un tavolo i cui sorteggi non gli convengono, o escludere qualcuno dall’estrazione. La seconda cosa si vede in questa pagina e al tavolo.

chance = Che cosa ha dato il caso
chance-draws = { $draws ->
    [one] In questa partita c’è stato un sorteggio.
   *[other] In questa partita ci sono stati { $draws } sorteggi.
}
chance-shuffles = Un tiro di dado è un sorteggio. Mescolare n carte significa sorteggiare fra n, poi fra n − 1, e così via fino a due. I risultati si contano da 0.
chance-luck = Anche i sorteggi onesti non sono mai uniformi. Sotto ogni tabella: quanto è frequente uno scarto simile.
chance-halves = { $draws ->
    [one] Un sorteggio: metà bassa o metà alta, senza il valore centrale
   *[other] { $draws } sorteggi: metà bassa o metà alta, senza il valore centrale
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
    [one] Con sorteggi onesti, uno scarto pari o maggiore si vede in circa una partita su 100.
   *[other] Con sorteggi onesti, uno scarto pari o maggiore si vede in circa { $matches } partite su 100.
}
chance-rare = Con sorteggi onesti, uno scarto simile si vede in meno di una partita su 100. Può succedere, ma conviene controllare la registrazione.
chance-few = Troppo pochi sorteggi per giudicare
chance-few-why = Qui ogni risultato è atteso meno di cinque volte: quelli usciti non dicono nulla sull’onestà dei sorteggi. Sono elencati solo i risultati usciti.
chance-rows = Ogni sorteggio, passo per passo
chance-rows-why = 3 / 12 dice: fra dodici risultati, da 0 a 11, è uscito 3.
chance-deal = Preparazione
chance-row = Passo { $row }

error-no-token = Serve un token valido.
error-not-over = La partita non è finita.
