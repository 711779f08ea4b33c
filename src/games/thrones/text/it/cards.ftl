### The cards in our own short words: what each does, and what else stands on them.

## What each house card does; a card that is not here has nothing but its figures

house-robb-stark = Se vince, Casa Stark può scegliere dove si ritirano le unità sconfitte.
house-roose-bolton = Se perde, Casa Stark riprende in mano tutta la sua pila degli scarti, compresa questa carta.
house-the-blackfish = In questo combattimento Casa Stark non subisce perdite.
house-catelyn-stark = Un Ordine di Difesa di Casa Stark nell'area contesa vale il doppio.
house-victarion-greyjoy = Quando Casa Greyjoy attacca, le sue navi valgono 2 ciascuna, anche quelle di supporto.
house-balon-greyjoy = La Forza stampata sulla carta nemica vale 0.
house-theon-greyjoy = In difesa di un Castello o di una Roccaforte: +1 alla Forza e una spada.
house-asha-greyjoy = Finché nessuno dà supporto a Casa Greyjoy: 2 spade e una fortificazione.
house-aeron-damphair = Casa Greyjoy può immediatamente pagare 2 segnalini Potere e giocare un'altra carta al posto di questa.
house-tywin-lannister = Se vince, Casa Lannister riceve 2 segnalini Potere.
house-tyrion-lannister = Casa Lannister può prima far tornare in mano la carta nemica; il nemico ne gioca un'altra.
house-ser-kevan-lannister = Quando Casa Lannister attacca, i suoi fanti valgono 2 ciascuno, anche quelli di supporto.
house-cersei-lannister = Se vince, Casa Lannister può rimuovere un Ordine della Casa sconfitta, ovunque si trovi.
house-stannis-baratheon = +1 alla Forza finché il nemico è più in alto sull'indicatore del Trono di Spade.
house-renly-baratheon = Se vince, Casa Baratheon può migliorare in cavaliere un fante che ha preso parte al combattimento.
house-ser-davos-seaworth = +1 alla Forza e una spada finché Stannis è nella pila degli scarti.
house-salladhor-saan = Finché Casa Baratheon riceve supporto, le navi di tutte le altre Case valgono 0.
house-patchface = Dopo il combattimento, Casa Baratheon può guardare la mano nemica e scartarne una carta.
house-mace-tyrell = Un fante nemico in questo combattimento viene distrutto immediatamente.
house-ser-loras-tyrell = Se Casa Tyrell attacca e vince, il suo Ordine di Marcia segue le unità e si può usare di nuovo.
house-queen-of-thorns = Un Ordine nemico adiacente viene rimosso immediatamente, ma non la Marcia che ha dato inizio a questo combattimento.
house-arianne-martell = Se Casa Martell difende e perde, gli attaccanti non entrano e tornano indietro.
house-nymeria-sand = Una spada quando Casa Martell attacca, una fortificazione quando difende.
house-doran-martell = L'avversario scende all'ultima posizione di un indicatore a scelta di Casa Martell.

## What each Westeros card does, and on its foot

westeros-supply = Ogni Casa modifica le sue Scorte in base alle icone che controlla, poi adatta i suoi eserciti.
    .note = Prima si modificano tutte le Scorte, poi si adattano gli eserciti
westeros-mustering = Ogni Casa convoca nei suoi Castelli e nelle sue Roccaforti, in ordine di turno.
    .note = I punti non spesi vanno persi
westeros-a-throne-of-blades = Chi possiede il Trono di Spade sceglie per tutti.
    .note = Uno dei tre effetti
westeros-clash-of-kings = Ogni Casa fa offerte per le nuove posizioni sui tre indicatori di Influenza.
    .note = Le offerte si spendono tutte, anche quelle perdenti
westeros-game-of-thrones = Ogni Casa riceve Potere: 1 per ogni icona Potere e 1 per ogni suo Porto con sue navi, se non è bloccato.
    .note = Nessuna Casa ne ha mai più di 20
westeros-dark-wings-dark-words = Chi possiede il Corvo Messaggero sceglie per tutti.
    .note = Uno dei tre effetti
westeros-last-days-of-summer = Non accade nulla.
    .note = Un tempo di quiete
westeros-winter-is-coming = Questo mazzo viene rimescolato per intero, e al posto di questa carta se ne rivela un'altra.
    .note = Subito una nuova carta
westeros-wildlings-attack = I bruti attaccano con la loro Forza attuale.
    .note = Ogni Casa fa una sola offerta, in segreto
westeros-put-to-the-sword = Chi possiede la Lama in Acciaio di Valyria sceglie per tutti.
    .note = Uno dei tre effetti
westeros-storm-of-swords = Nessuno può collocare Ordini di Difesa.
    .note = Solo in questo round
westeros-rains-of-autumn = Nessuno può collocare l'Ordine di Marcia Speciale +1.
    .note = Solo in questo round
westeros-web-of-lies = Nessuno può collocare Ordini di Supporto.
    .note = Solo in questo round
westeros-sea-of-storms = Nessuno può collocare Ordini di Razzia.
    .note = Solo in questo round
westeros-feast-for-crows = Nessuno può collocare Ordini di Consolidamento.
    .note = Solo in questo round

## What each wildling card does: if the wildlings win, to the lowest bidder and to everyone else; if the Night's Watch wins, to the highest bidder.
## A house is the subject, and is named elsewhere

wildling-silence-at-the-wall =
    .lowest = Non accade nulla.
    .others = Non accade nulla.
    .highest = Non accade nulla.
wildling-preemptive-raid =
    .lowest = Distrugge 2 delle sue unità, o retrocede di 2 posizioni sull'indicatore in cui è più in alto.
    .others = Non accade nulla.
    .highest = Non partecipa a ciò che segue: i bruti attaccano di nuovo gli altri, con Forza 6.
wildling-crow-killers =
    .lowest = Declassa tutti i suoi cavalieri a fanti.
    .others = Declassano a fanti 2 cavalieri a testa.
    .highest = Può migliorare in cavalieri fino a 2 fanti.
wildling-rattleshirts-raiders =
    .lowest = Scende di 2 livelli di Scorte e adatta i suoi eserciti.
    .others = Scendono di 1 livello di Scorte e adattano i loro eserciti.
    .highest = Sale di 1 livello di Scorte.
wildling-massing-on-the-milkwater =
    .lowest = Scarta le sue carte Casa più forti, se gliene restano di più deboli.
    .others = Scartano una carta Casa a testa, se ne hanno più di una.
    .highest = Riprende in mano tutta la sua pila degli scarti.
wildling-a-king-beyond-the-wall =
    .lowest = Scende all'ultima posizione su tutti e tre gli indicatori.
    .others = Scendono all'ultima posizione sull'indicatore dei Feudi o su quello della Corte del Re, a loro scelta.
    .highest = Sale alla prima posizione di un indicatore e ne prende il segnalino.
wildling-mammoth-riders =
    .lowest = Distrugge 3 delle sue unità.
    .others = Distruggono 2 delle proprie unità a testa.
    .highest = Può riprendere in mano una carta dalla sua pila degli scarti.
wildling-the-horde-descends =
    .lowest = Distrugge 2 unità in un solo Castello o Roccaforte, o 2 qualsiasi se in nessuno ce ne sono due.
    .others = Distruggono 1 unità a testa.
    .highest = Può convocare in un solo Castello o Roccaforte.
wildling-skinchanger-scout =
    .lowest = Perde tutto il suo Potere disponibile.
    .others = Perdono 2 segnalini Potere a testa.
    .highest = Recupera tutta la sua offerta.

## On the faces, and beside them

card-strength = Forza { $strength }
# Icons of a card, in one line. $list: "2 swords", "1 fortification".
card-icons = { LIST($list) }
card-swords = { COUNT($count, of: "sword") }
card-fortifications = { COUNT($count, of: "fortification") }
card-skulls = { COUNT($count, of: "skull") }
card-skull = Il nemico perde un'unità, chiunque vinca.
# Below a small card.
card-used = usata
card-chosen = scelta
card-done = fatto
card-icon = La Minaccia dei Bruti cresce
card-back-westeros = Continente Occidentale
card-back-wildling = Oltre la Barriera
card-back-tides = Sorti della Battaglia
card-down = { NOM($house) }: una carta a faccia in giù
card-face-down = A faccia in giù

## Parts of Westeros cards: three biddings, one of three, a forbidden order

card-stage-throne = Trono di Spade
card-stage-fiefdoms = Feudi
card-stage-court = Corte del Re
card-choice-supply = Scorte
card-choice-mustering = Convocazione
card-choice-clash-of-kings = Offerte
card-choice-game-of-thrones = Potere
card-choice-storm-of-swords = Niente Difesa
card-choice-rains-of-autumn = Niente Marcia +1
card-choice-nothing = Nulla
card-first = prima
card-then = poi
card-now = ora
# $label: an order.
card-forbidden = { $label }: vietato

## The halves of a wildling card

half-wildlings = Se vincono i bruti
half-watch = Se vincono i Guardiani
half-wildlings-won = I bruti hanno vinto
half-watch-won = I Guardiani hanno vinto
half-lowest = Peggior Offerente
half-others = Tutti gli Altri
half-highest = Miglior Offerente
