### What each character card does when it is played for its text, in our own words.

## Stark

card-eddard = Giustizia del Re
    .text = Un altro sostenitore, di qualsiasi schieramento, si ritira.
card-robb = Manovra tattica
    .text = Mescola la tua pila degli scarti nel tuo mazzo e pesca una carta.
card-catelyn = Famiglia
    .text = Sposta fino a 3 segnalini Potere dalla tua scheda leader ai tuoi personaggi.
card-arya = La lista dei nomi
    .text = Se il tuo schieramento ha perso, il personaggio del giocatore attivo avversario conserva solo 1 segnalino Potere.
card-bran = Sogni
    .text = Guarda le prime 3 carte del tuo mazzo. Tienine 1 e rimetti le altre in cima nell'ordine che vuoi.

## Lannister

card-tyrion = Istinto politico
    .text = Scegli un giocatore attivo che ha mostrato un'ostilità. Se in mano ne ha una più alta, deve giocarla al posto di quella mostrata.
card-cersei = Altofuoco
    .text = Un sostenitore avversario ti dà in ostaggio una carta a caso oppure si ritira.
card-tywin = Memoria lunga
    .text = Se il tuo schieramento ha perso, prendi un ostaggio da un giocatore dello schieramento vincente.
card-joffrey = Ordine del Re
    .text = Tortura subito uno dei tuoi ostaggi.
card-jaime = Mano della spada
    .text = Con due ostilità, aggiungi 4 al totale del tuo schieramento.

## Baratheon

card-stannis = Da solo, se necessario
    .text = Con due ostilità e nessun sostenitore nel tuo schieramento, aggiungi 5 al suo totale.
card-melisandre = Ombra
    .text = Con due ostilità, il tuo personaggio perde 1 segnalino Potere e il totale dello schieramento avversario scende di 5.
card-davos = Contrabbandiere
    .text = Riprendi in mano una tua carta tenuta in ostaggio.
card-selyse = Purificazione
    .text = Se il tuo schieramento ha perso, ogni giocatore dello schieramento vincente scarta una carta a caso.
card-shireen = Misericordia
    .text = Se il tuo schieramento ha mostrato la tregua in un tradimento, ogni suo giocatore perde al massimo 1 segnalino Potere.

## Targaryen

card-daenerys = Dracarys
    .text = Con due ostilità, il personaggio di ogni sostenitore avversario perde 1 segnalino Potere.
card-viserys = Erede legittimo
    .text = Prendi un ostaggio da un giocatore che ha esteso più influenza di te.
card-drogo = Bottino
    .text = Se il tuo schieramento ha vinto, pesca 3 carte.
card-jorah = Vivere per servire
    .text = Se dai supporto, ritirati e pesca una carta.
card-barristan = Il Valoroso
    .text = Con due ostilità, aggiungi al totale del tuo schieramento ancora una volta il Potere del tuo personaggio, al massimo 5.

## Tyrell

card-margaery = Ripensamenti
    .text = Con due ostilità, il giocatore attivo del tuo schieramento può giocare un'altra ostilità al posto di quella sul tavolo.
card-olenna = Veleno
    .text = Con due ostilità, il valore della carta dello schieramento avversario viene dimezzato, arrotondato per eccesso.
card-renly = Vessilli
    .text = Con due ostilità, aggiungi 2 al totale del tuo schieramento per ogni suo sostenitore.
card-loras = Cavaliere da torneo
    .text = Con due ostilità, aggiungi 3 al totale del tuo schieramento, oppure 5 se dai supporto.
card-mace = Granai
    .text = Pesca 3 carte, poi scartane 1.
