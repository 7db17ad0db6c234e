# I testi del programma. Ogni gioco ha i suoi in games/*/text.

games-seats = { $min }–{ $max } posti
games-edition = edizione { $edition }

backup-done = Tutto è in { $file }.
doctor-clean = Tutto è in ordine: { $tables ->
    [0] nessun tavolo da rigiocare.
    [one] un tavolo è stato rigiocato (righe: { $rows }).
   *[other] { $tables } tavoli sono stati rigiocati (righe: { $rows }).
}

verify-commitment = il seme è quello promesso: { $commitment }
verify-contributions = { $browsers ->
    [0] nessun giocatore vi ha contribuito: il seme viene solo da chi usava il programma
    [one] un giocatore ha contribuito alla chiave dei sorteggi; la registrazione risale a quando i contributi non si fissavano in anticipo, perciò insieme al server avrebbe potuto scegliere la chiave
   *[other] { $browsers } giocatori hanno contribuito alla chiave dei sorteggi; la registrazione risale a quando i contributi non si fissavano in anticipo, perciò chi ha contribuito per ultimo, insieme al server, avrebbe potuto scegliere la chiave
}
verify-draw = estrazione { $number }: contributi aperti come fissati in anticipo, nell’ordine dei posti: { $names }; se anche uno solo era onesto, nessuno ha potuto scegliere i sorteggi (fissato prima: { $digest })
verify-draw-alone = estrazione { $number }: nessun giocatore ha partecipato, perciò il seme viene solo dal server
verify-draw-given-up = l’estrazione { $number } è stata abbandonata e rifatta; contributi non aperti: { $names }
verify-draw-left-out = senza parte nell’estrazione { $number }: { $names }
verify-fork = dopo la riga { $row } la partita continua con nuovi sorteggi, da un seme fissato in anticipo
verify-rows = { $rows ->
    [one] la sua unica riga è numerata e lecita
   *[other] tutte le { $rows } righe sono numerate e lecite
}
verify-draws = ogni sorteggio è stato rifatto a partire dalla sua chiave
verify-hashes = ogni riga porta allo stato di cui contiene l’impronta
verify-result = il risultato è quello a cui portano le righe
verify-unfinished = la partita non è finita, e la registrazione non dichiara un risultato
verify-checksum = nessun byte è cambiato da quando è stata scritta
verify-ok = La registrazione è autentica.

replay-seat = come l’ha vista { $name }
replay-spectator = come l’ha vista uno spettatore
replay-historian = con tutto ciò che era nascosto
replay-dice = { $browsers ->
    [0] I sorteggi derivano dal solo seme del server.
    [one] I sorteggi derivano dal seme del server e dal contributo di un giocatore.
   *[other] I sorteggi derivano dal seme del server e dai contributi di { $browsers } giocatori.
}
replay-fork = Dopo la riga { $row } la partita continua con nuovi sorteggi.
replay-unfinished = La partita non è ancora finita.

simulate-games = { $games ->
    [one] una partita
   *[other] { $games } partite
}
simulate-wins = vittorie
simulate-interval = intervallo al 95 %
simulate-score = punti in media
simulate-seat = posto { $seat }
simulate-bot = bot { $bot }
simulate-without-winner = senza vincitori: { $count }
simulate-ending = fine { $ending }: { $count }
simulate-length = durata in decisioni: il 5 % fino a { $low } · metà fino a { $median } · il 95 % fino a { $high } · massimo { $longest }
simulate-decisions = { $count ->
    [one] 1 decisione in tutto
   *[other] { $count } decisioni in tutto
}
simulate-hash = impronta { $hash }

frame-seat = { $name }, posto { $seat } di { $seats }
frame-over = la fine
frame-help = h: aiuto
frame-help-board = b: tavolo · h: aiuto
frame-choices-more = Invio: altre scelte ({ $first }–{ $last } di { $count })
frame-log = Che cosa è successo
frame-log-more = { $count ->
    [one] … un’altra riga prima (l: tutto il diario)
   *[other] … altre { $count } righe prima (l: tutto il diario)
}

committed = I sorteggi dipendono da un seme segreto, mostrato alla fine. Il suo SHA-256, per verificarlo: { $commitment }
turn-ends = Il tuo turno è finito. Invio: avanti · u: annulla l’ultimo passo
hand-over = { $name }, tocca a te: vieni allo schermo e premi Invio.
not-understood = { $count ->
    [0] «{ $typed }» qui non significa nulla: Invio va avanti, u annulla, h mostra tutti i tasti.
    [one] «{ $typed }» qui non significa nulla: scrivi { $first } per scegliere, oppure h per i tasti.
   *[other] «{ $typed }» qui non significa nulla: scrivi un numero da { $first } a { $last }, oppure h per i tasti.
}
taken-back = { $steps ->
    [one] Un passo annullato.
   *[other] { $steps } passi annullati.
}
nothing-to-take-back = Non c’è nulla da annullare: dopo il tuo ultimo passo qualcun altro ha agito, o è stato mostrato qualcosa di nascosto.
saved = Salvata in { $file }; si riprende con: ludi play --resume { $file }
not-saved = Non salvata: { $why }.
saved-and-left = La partita è salvata. Si riprende con: ludi play --resume { $file }

result = La fine
result-score = Punti
result-place = Posizione
result-winner = { $count ->
    [0] Non vince nessuno.
    [one] Vince { $names }.
   *[other] Vincono insieme { $names }.
}
seed-revealed = Il seme era { $seed }; il suo SHA-256 è { $commitment }, come mostrato all’inizio.
offer-record = s: conserva la registrazione in { $file } (s FILE: altrove), da controllare con ludi verify e da raccontare con ludi replay · l: tutto il diario · Invio: esci

page-help = Che cosa si può scrivere
page-log = Il diario
page-why = Che cosa non si può fare adesso, e perché
page-why-none = Nessuna scelta con «{ $filter }» nel nome è impossibile adesso.
page-why-more = { $count ->
    [one] e un’altra
   *[other] e altre { $count }
}
page-no-section = Non c’è una sezione { $section }. Le sezioni sono:
page-turn = Invio: avanti · q: torna al tavolo
key-number = fai la scelta con questo numero
key-enter = Invio
key-more = altre scelte, dove non c’è posto per tutte
key-undo = annulla il mio ultimo passo
key-turn-again = ricomincia il mio turno
key-rules = le regole di ciò che viene chiesto
key-rules-of = le regole di una sezione, come citata dopo §
key-why = perché qualcosa non è possibile?
key-text = TESTO
key-why-text = lo stesso, solo per le scelte che contengono TESTO
key-board = tutto il tavolo, dall’alto
key-log = tutto il diario
key-save = salva e continua
key-save-file = salva in un file a scelta
key-quit = salva ed esci; la partita si può riprendere più tardi
key-help = questo aiuto

serve-code = Nessuno amministra ancora questo server. Per farlo, inserisci questo codice nella pagina del tuo account: { $code }

## Che cosa non ha funzionato

failure-at = { $place }: { $fault }
failure-game = il gioco «{ $asked }» non c’è: scegli fra { $known }
failure-bot = il bot «{ $asked }» non c’è: scegli fra { $known }
failure-edition = { $game } non ha l’edizione «{ $asked }»: scegli fra { $known }
failure-seats = { $game } ha da { $min } a { $max } posti, non { $asked }
failure-seats-edition = { $game }, edizione { $edition }, ha da { $min } a { $max } posti, non { $asked }
failure-option = { $game } non ha l’opzione «{ $asked }»: scegli fra { $known }
failure-value = l’opzione { $option } non può essere «{ $asked }»: scegli fra { $known }
failure-components = riga { $line }: { $what }
failure-record = { $file }: registrazione non valida ({ $error })
failure-read = impossibile leggere { $file }: { $error }
failure-write = impossibile scrivere { $file }: { $error }
failure-output-closed = l’output è stato chiuso prima che fosse scritto tutto
failure-output = impossibile scrivere l’output: { $error }
failure-output-in-play = { $output }; la partita è salvata in { $file }
failure-interrupted = { $done ->
    [one] interruzione dopo una partita su { $games }
   *[other] interruzione dopo { $done } partite su { $games }
}
failure-store = errore del database: { $error }
failure-unsound = { $place } non è in ordine: { $faults ->
    [one] un errore
   *[other] { $faults } errori
}
failure-signals = impossibile intercettare Ctrl-C: { $error }
failure-serve = impossibile avviare il server: { $error }
failure-listen = impossibile ascoltare su { $addr }: { $error }; scegli un altro indirizzo con --addr HOST:PORT
failure-start = impossibile cominciare: { $error }
failure-jobs = { $jobs ->
    [one] impossibile giocare una partita per volta: { $error }
   *[other] impossibile giocare { $jobs } partite per volta: { $error }
}
failure-randomness = il sistema non fornisce byte casuali: { $error }
failure-other-game = { $file } è una partita di { $game }
failure-only-bots = in { $file } giocano solo bot
failure-no-seat = non c’è un posto { $seat } a un tavolo da { $seats }
failure-people = { $people ->
    [0] a un tavolo da { $seats } deve sedere almeno una persona
    [one] una persona non può sedere a un tavolo da { $seats }
   *[other] { $people } persone non possono sedere a un tavolo da { $seats }
}
failure-not-over = la partita non è ancora finita, perciò ciò che è nascosto resta nascosto
failure-key-value = --option vuole KEY=VALUE, e «{ $option }» non ha «=»
failure-bots = { $bots ->
    [one] --bots nomina un bot per { $seats } posti: nominane uno per tutti, o uno per ciascuno
   *[other] --bots nomina { $bots } bot per { $seats } posti: nominane uno per tutti, o uno per ciascuno
}

place = { $name }
place-line = { $file }, riga { $line }
fault-address = un indirizzo si scrive HOST:PORT, per esempio 127.0.0.1:8700
fault-database = un database si scrive sqlite:PATH
fault-not-text = non è un testo
fault-none-of = «{ $text }» non è fra { $known }
fault-number = «{ $text }» non è un numero da { $min } a { $max }
fault-unusable = «{ $text }» non si può usare: { $error }
fault-syntax = sintassi TOML non valida: { $error }
fault-no-setting = l’impostazione «{ $name }» non c’è: scegli fra { $known }
fault-no-value = deve essere un testo o un numero decimale

line-usage = errore: { $what }
line-value = valore «{ $value }» non valido per «{ $arg }»
line-value-of = valore «{ $value }» non valido per «{ $arg }»: scegli fra { $known }
line-value-why = valore «{ $value }» non valido per «{ $arg }» ({ $why })
line-no-value = manca un valore per «{ $arg }»
line-unknown = argomento «{ $arg }» sconosciuto
line-command = comando «{ $command }» sconosciuto
line-conflict = «{ $arg }» non si può usare con «{ $prior }»
line-missing = manca: { $args }
line-twice = «{ $arg }» è indicato più di una volta
line-other = riga di comando non valida ({ $kind })
line-similar = forse volevi dire «{ $similar }»?
line-help = Per saperne di più: --help.
