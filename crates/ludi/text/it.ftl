# Le parole del programma. Ogni gioco ha le sue in games/*/text.

games-seats = { $min }–{ $max } posti
games-edition = edizione { $edition }

backup-done = Tutto è in { $file }.
doctor-clean = Tutto è in ordine: { $tables ->
    [0] nessun tavolo da rigiocare.
    [one] un tavolo è stato rigiocato, con { $rows } righe.
   *[other] { $tables } tavoli sono stati rigiocati, con { $rows } righe.
}

verify-commitment = il seme è quello promesso: { $commitment }
verify-contributions = { $browsers ->
    [0] nessun giocatore vi ha aggiunto nulla: lo ha estratto da solo chi usava il programma
    [one] un giocatore ha contribuito alla chiave dei dadi; la registrazione è di quando non ci si impegnava sui contributi, perciò lui e la casa insieme avrebbero potuto sceglierla
   *[other] { $browsers } giocatori hanno contribuito alla chiave dei dadi; la registrazione è di quando non ci si impegnava sui contributi, perciò l’ultimo di loro e la casa insieme avrebbero potuto sceglierla
}
verify-draw = sorteggio { $number }: hanno aperto ciò su cui si erano impegnati, nell’ordine dei posti: { $names }; se anche uno solo è stato onesto, nessuno ha potuto scegliere i dadi (fissato prima: { $digest })
verify-draw-alone = sorteggio { $number }: nessun giocatore ha partecipato, perciò il seme l’ha estratto solo la casa
verify-draw-given-up = il sorteggio { $number } è stato abbandonato e rifatto, perché non ha aperto: { $names }
verify-draw-left-out = esclusi dal sorteggio { $number }: { $names }
verify-fork = diramata dopo la riga { $row }: da lì dadi nuovi, da un seme promesso
verify-rows = { $rows ->
    [one] la sua unica riga è numerata e lecita
   *[other] tutte le { $rows } righe sono numerate e lecite
}
verify-draws = ogni sorteggio è stato rifatto a partire dalla sua chiave
verify-hashes = ogni riga porta allo stato di cui reca l'impronta
verify-result = il risultato è quello a cui portano le righe
verify-unfinished = la partita non è finita, e la registrazione non dichiara un risultato
verify-checksum = nessun byte è cambiato da quando è stata scritta
verify-ok = La registrazione è vera.

replay-seat = come l'ha vista { $name }
replay-spectator = come l'ha vista uno spettatore
replay-historian = con tutto ciò che era nascosto
replay-dice = { $browsers ->
    [0] I dadi venivano dal solo seme della casa.
    [one] I dadi venivano dal seme della casa e dal contributo di un giocatore.
   *[other] I dadi venivano dal seme della casa e dai contributi di { $browsers } giocatori.
}
replay-fork = Dalla riga dopo la { $row } si è giocato con dadi nuovi: è una diramazione.
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
simulate-decisions = { $count } decisioni in tutto
simulate-hash = impronta { $hash }

frame-seat = { $name }, posto { $seat } di { $seats }
frame-over = la fine
frame-help = h: aiuto
frame-log = Che cosa è successo
frame-log-more = … altre { $count } righe prima (l: tutto il diario)

committed = I sorteggi di questa partita sono fissati da un seme segreto; il suo SHA-256 è { $commitment }. Alla fine il seme viene mostrato e si può controllare. Scrivi un numero per scegliere, h per l'aiuto.
turn-ends = Il tuo turno è finito. Invio: avanti · u: annulla l'ultimo passo
hand-over = { $name }, tocca a te: vieni allo schermo e premi Invio.
not-understood = { $last ->
    [0] «{ $typed }» qui non significa nulla: Invio va avanti, u annulla, h mostra tutti i tasti.
    [one] «{ $typed }» qui non significa nulla: scrivi 1 per scegliere, oppure h per i tasti.
   *[other] «{ $typed }» qui non significa nulla: scrivi un numero da 1 a { $last }, oppure h per i tasti.
}
taken-back = { $steps ->
    [one] Un passo annullato.
   *[other] { $steps } passi annullati.
}
nothing-to-take-back = Non c'è nulla da annullare: dopo il tuo ultimo passo qualcun altro ha agito, o è stato mostrato qualcosa di nascosto.
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
seed-revealed = Il seme era { $seed }; il suo SHA-256 è { $commitment }, come promesso all'inizio.
offer-record = s: conserva la registrazione in { $file } (s FILE: altrove), da controllare con ludi verify e da raccontare con ludi replay · l: tutto il diario · Invio: esci

page-help = Che cosa si può scrivere
page-log = Il diario
page-why = Che cosa non si può fare adesso, e perché
page-why-none = Nulla che si chiami «{ $filter }» è impossibile adesso.
page-why-more = e altre { $count }
page-no-section = Non c'è una sezione { $section }. Le sezioni sono:
page-turn = Invio: avanti · q: torna al tavolo
key-number = scegli ciò che ha questo numero
key-undo = annulla il mio ultimo passo
key-turn-again = ricomincia il mio turno
key-rules = le regole di ciò che viene chiesto
key-rules-of = le regole di una sezione, come citata dopo §
key-why = perché qualcosa non è possibile?
key-why-text = lo stesso, solo per ciò che si chiama TEXT
key-board = tutto il tavolo, dall'alto
key-log = tutto il diario
key-save = salva e continua
key-save-file = salva in un file a scelta
key-quit = salva ed esci; la partita si può riprendere più tardi
key-help = questo aiuto

serve-code = Questa casa non ha ancora chi la amministri. Per farlo, inserisci questo codice nella pagina del tuo account: { $code }
