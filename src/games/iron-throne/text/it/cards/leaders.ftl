### What each leader does, in our own words, said to the player who leads with it. `.when` it counts, in a few words.

## Stark

leader-eddard = Uomo d'onore
    .when = Dopo la rivelazione, se sfidi o difendi
    .text = Quando le carte mostrano un tradimento, puoi risolvere lo scontro come tregua, anche se il tradimento è tuo.
leader-robb = Signore della guerra
    .when = Prima del tuo turno
    .text = Puoi scartare esattamente 3 carte dalla mano e pescarne 2.
leader-catelyn = Madre
    .when = Prima del tuo turno
    .text = Puoi spostare fino a 2 segnalini Potere da questa scheda ai tuoi personaggi.
leader-arya = Vendicativa
    .when = Dopo la risoluzione, se il tuo schieramento ha perso
    .text = Puoi far perdere 2 segnalini Potere al personaggio partecipante di ogni sostenitore avversario.
leader-bran = Visione dell'oltre
    .when = Prima delle carte Casa, se sfidi o difendi
    .text = Puoi rimettere nella scatola 1 segnalino Potere di questa scheda. Allora il tuo avversario gioca per primo, a faccia in su.

## Lannister

leader-cersei = Manipolazione
    .when = Prima di ogni offerta di supporto, se sfidi o difendi
    .text = Se hai influenza sulla scheda Influenza del giocatore che sta per fare la sua offerta, puoi indicare un suo personaggio in vita: quel personaggio deve darti supporto.
leader-tyrion = Lingua d'argento
    .when = Dopo la rivelazione, se sfidi o difendi
    .text = Quando mostri una tregua, peschi 2 carte. Se poi la tregua fallisce, non ti costa Potere.
leader-tywin = I debiti si pagano
    .when = Dopo la rivelazione, se sfidi o difendi
    .text = Quando entrambe le carte sono ostilità, puoi rimettere nella scatola 1 segnalino Potere di questa scheda e aggiungere 4 al totale del tuo schieramento.
leader-joffrey = Crudele
    .when = Ogni volta che torturi
    .text = Peschi una carta. Se l'ostaggio è un'ostilità o una tregua, la vittima cede a questa scheda 2 segnalini Potere invece di 1.
leader-jaime = Sterminatore di Re
    .when = Dopo la risoluzione, se il tuo schieramento ha vinto per ostilità
    .text = Puoi far perdere 1 segnalino Potere in più al personaggio partecipante del giocatore attivo avversario.

## Baratheon

leader-stannis = Inflessibile
    .when = Dopo la rivelazione, se sfidi o difendi
    .text = Quando entrambe le carte sono ostilità, puoi aggiungere 1 al totale del tuo schieramento, che così vince anche in caso di parità.
leader-melisandre = Occhi nelle fiamme
    .when = Prima delle carte Casa, se sfidi o difendi
    .text = Puoi guardare 2 carte a caso della mano del tuo avversario.
leader-davos = Incrollabile
    .when = Ogni volta che subisci una penalità
    .text = Il tuo personaggio perde al massimo 1 segnalino Potere, e tu peschi una carta.
leader-selyse = Fervore
    .when = Dopo la risoluzione, se il tuo schieramento ha perso
    .text = Peschi 2 carte.
leader-shireen = Cuore gentile
    .when = Prima del tuo turno
    .text = Puoi scegliere un altro giocatore. Pescate una carta entrambi, e tu puoi spostare 1 segnalino Potere da questa scheda a un tuo personaggio.

## Targaryen

leader-daenerys = Fuoco
    .when = Dopo la rivelazione, se sfidi o difendi
    .text = Quando entrambe le carte sono ostilità, puoi scartare un'ostilità di 8 o meno e aggiungere metà del suo valore, arrotondata per eccesso, al totale del tuo schieramento.
leader-viserys = Re mendicante
    .when = Dopo la risoluzione del tuo turno, se durante quel turno non hai esteso l'influenza
    .text = Peschi 2 carte e puoi spostare 1 segnalino Potere da questa scheda a un tuo personaggio.
leader-drogo = Saccheggio
    .when = Dopo la risoluzione, se hai vinto da sfidante o da difensore
    .text = Peschi una carta per ogni giocatore dello schieramento perdente e puoi spostare 1 segnalino Potere da questa scheda a un tuo personaggio.
leader-jorah = Spada giurata
    .when = Dopo la risoluzione, se hai dato supporto
    .text = Peschi 2 carte, e puoi anche spostare 1 segnalino Potere da questa scheda a un tuo personaggio.
leader-barristan = Scudo
    .when = Una volta per turno, quando un tuo personaggio sta per morire
    .text = Il personaggio conserva 1 segnalino Potere, e 1 segnalino Potere di questa scheda torna nella scatola. Se la scheda è vuota, non serve a nulla.

## Tyrell

leader-margaery = Amata
    .when = Prima delle carte Casa, se sfidi o difendi con dei sostenitori
    .text = Tu e ognuno dei tuoi sostenitori potete pescare una carta.
leader-olenna = Spine
    .when = Dopo la risoluzione, se hai dato supporto allo schieramento vincente
    .text = Puoi rimettere nella scatola 1 segnalino Potere di questa scheda e prendere un ostaggio da un giocatore dello schieramento perdente.
leader-renly = Splendido esercito
    .when = Dopo la rivelazione, se sfidi o difendi con dei sostenitori
    .text = Quando entrambe le carte sono ostilità, puoi aggiungere 2 al totale del tuo schieramento per ogni tuo sostenitore.
leader-loras = Campione
    .when = Dopo la risoluzione, se hai dato supporto allo schieramento vincente
    .text = Sposti 1 segnalino Potere da questa scheda al tuo personaggio partecipante.
leader-mace = Abbondanza
    .when = Alla fine di ogni turno
    .text = Peschi fino ad avere 6 carte invece di 5.
