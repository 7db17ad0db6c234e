why-not-asked = Tocca a qualcun altro.
why-something-else = Ora si chiede altro.
why-same-bid = La tua offerta è già { $bid }.
why-not-in-hand = Non hai questa sorte.
why-urn-empty = L'urna è vuota.
why-no-rolls = Non hai più tiri.
prompt-bid = Offri per il primo turno.
prompt-turn = Tira, pesca o posa { $lots ->
    [one] una sorte
   *[other] { $lots } sorti
}.
prompt-other = { $seat } tira, pesca o posa una sorte.
prompt-laid = { $seat } scopre la sorte o la tiene.
prompt-over = È finita.
label-bid = offri { $bid }
label-lay = posa la sorte { $lot }
label-turn = scoprila
label-keep = tienila
label-draw = pesca
label-roll = tira
event-dealt = { $seat } riceve tre sorti.
event-bid = { $seat } offre.
event-opened = Le offerte: { $bids }.
event-laid = { $seat } posa la sorte { $lot }.
event-laid-unseen = { $seat } posa una sorte coperta.
event-turned = { $seat } scopre la sorte { $lot }.
event-kept = { $seat } tiene la sorte.
event-drawn = { $seat } pesca una sorte.
event-rolled = { $seat } tira { $die }.
score-lots = Sorti scoperte
about = Si offre, si posano sorti e si tira il dado.
edition-toy = il giocattolo
promise-help = Ti aiuterò.
promise-toll = Se tira { $who }, pago { $amount }.
