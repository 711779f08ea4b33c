### What the coach says in the lessons: what to do, what to say of another choice, and what follows from it.

## A first round

planning = Vince chi controlla sette tra Castelli e Roccaforti. Giochi con Casa Stark. Dai un Ordine a ogni area: Razzia in mare, Marcia a Porto Bianco e a Moat Cailin, Consolidamento a Grande Inverno.
    .instead = Buoni Ordini, ma in questo round servono Razzia in mare, Marcia a Porto Bianco e a Moat Cailin, e Consolidamento a Grande Inverno.
    .then = Con gli amici, ognuno collocherebbe i suoi Ordini in segreto e passerebbe il tablet. Chi possiede il Corvo Messaggero può ora cambiare un Ordine.
raid = Per prime vengono le Razzie. Colpisci la Punta della Chela Rotta: Casa Baratheon perde quell'Ordine e un segnalino Potere, e tu ne ricevi uno.
    .instead = Potresti lasciar correre, ma una Razzia non ti costa nulla. Tocca la Punta della Chela Rotta.
    .then = Le Razzie sono finite. Ora tutti risolvono una Marcia alla volta, in ordine di turno.
settle = Marcia da Porto Bianco a Guardia della Vedova, dove c'è un'icona Scorte. Lascia un segnalino Potere per tenere Porto Bianco.
    .instead = Non ancora: manda il fante da Porto Bianco a Guardia della Vedova e lascia un segnalino Potere.
    .then = Ora marciano le altre Case. Guarda che cosa fanno.
attack = Ora attacca: manda il cavaliere e il fante da Moat Cailin a Seagard. Lì c'è una Roccaforte, e con sette tra Castelli e Roccaforti si vince la partita.
    .instead = Un cavaliere vale 2 e un fante 1, e qui ti servono tutti e due. Mandali a Seagard.
    .then = Marciare in un'area nemica dà inizio a un combattimento. Contano unità, Ordini e supporto.
card = Ogni schieramento aggiunge in segreto una carta Casa, e vince il totale più alto. Nessuno sa che cosa gioca Casa Lannister. Prova con Eddard Stark, la tua carta più forte.
    .instead = Va bene anche Robb Stark, ma con lui ti resterebbe una scelta da fare. Prova con Eddard Stark.
    .then = Seagard è tua. Ora le altre Case completano i loro Ordini.

## While others act

watching-orders = Tutti gli Ordini vengono rivelati insieme. Da qui in poi non si può più cambiare nulla.
watching-battle = Le carte vengono rivelate insieme, e vince il totale più alto. Le spade del vincitore distruggono unità; le unità sconfitte che restano si ritirano.
watching-round = Alla fine il Consolidamento frutta un segnalino Potere, più uno per ogni icona Potere. Più avanti il Potere serve a ottenere influenza.
watching-westeros = Dal round 2 in poi, ogni round inizia con tre carte Continente Occidentale. Dicono quando si fanno offerte, si convoca e si contano le Scorte.
end = Pianificare, razziare, marciare, combattere, raccogliere Potere: ecco un round intero, e una partita ne ha al massimo dieci.

## Battle and support

battle-attack = Tutti gli Ordini sono rivelati. Marcia con il cavaliere e il fante da Moat Cailin a Seagard: è una Roccaforte.
    .instead = Qui ti servono tutte e due le unità. Marcia con il cavaliere e il fante a Seagard.
    .then = Alcune aree adiacenti al combattimento hanno un Ordine di Supporto. In ordine di turno, ora le loro Case dicono a chi danno supporto.
battle-support = Il tuo fante alla Torre delle Acque Grigie, accanto a Seagard, ha un Ordine di Supporto. Dai supporto al tuo attacco: vale 1 in più.
    .instead = Questa Forza ti servirà. Dai supporto all'attacco, che è il tuo.
    .then = Chi ha un Ordine di Supporto accanto al combattimento decide, anche se non combatte.
battle-accept = Casa Baratheon ti offre supporto dalle Torri Gemelle. Accettalo: vale 1 in più e non ti costa nulla.
    .instead = Puoi rifiutare, ma senza questo aiuto Casa Lannister è in vantaggio di 1. Accettalo.
    .then = Cinque contro cinque, prima delle carte: Casa Lannister ha 3 dalle unità, 1 dal suo Ordine di Difesa e 1 da Delta delle Acque.
battle-card = Siete pari, quindi decidono le carte. Gioca Eddard Stark: nessuna carta supera 4, e in caso di parità vinci tu, perché nei Feudi stai davanti a Casa Lannister.
    .instead = Solo Eddard Stark vince di sicuro: anche Casa Lannister può avere un 4, e in caso di parità vinci tu.
    .then = Hai vinto. Le due spade di Eddard distruggerebbero due unità, ma le due Fortificazioni del Mastino le proteggono. Chi perde si ritira.
battle-whom = Casa Lannister attacca Casa Baratheon sulla Punta della Chela Rotta, 3 contro 3. La tua nave può dare supporto all'una o all'altra. Aiuta il difensore: Casa Lannister è la vicina più forte.
    .instead = Puoi dare supporto a chi vuoi, o a nessuno. Questa volta aiuta Casa Baratheon, che ha aiutato te.
    .then = La tua nave ha fatto la differenza: Casa Baratheon vince 6 a 5. La spada di Brienne ha distrutto un'unità e l'attaccante torna indietro.
battle-again = Ecco che Casa Baratheon attacca Porto Bianco. Un Ordine di Supporto vale in ogni combattimento lì accanto: la tua nave può aiutare anche te.
    .then = Casa Baratheon è ancora in vantaggio.
battle-lose = Casa Baratheon è in vantaggio e forse ha una carta forte. Gioca il Pesce Nero: anche se perdi, nessuna tua unità viene distrutta.
    .instead = Tieni le carte migliori per i combattimenti che puoi vincere. Qui il Pesce Nero salva il tuo fante.
    .then = Il Pesce Nero ha fermato la spada di Melisandre.
battle-retreat = Il tuo fante deve ritirarsi, in un'area tua o vuota. Vai a Grande Inverno. In rotta, non conta nulla fino alla fine del round.
    .instead = Potresti andare anche lì, ma a Grande Inverno i due fanti stanno insieme: scegli Grande Inverno.
    .then = Le unità in rotta restano tali fino alla fine del round.
battle-end = Il supporto può decidere un combattimento che non è tuo, e un combattimento perso non costa per forza un'unità.

## Bidding and wildlings

bidding-throne = Lo Scontro dei Re: tutti offrono Potere in segreto, un indicatore alla volta. Prima il Trono di Spade: chi è primo agisce per primo e decide le parità. Offri 2.
    .instead = Ciò che offri è speso, quindi non offrire tutto. 2 basta.
    .then = Hai offerto più di tutti e resti in testa.
bidding-tie = Casa Lannister e Casa Baratheon hanno fatto la stessa offerta. Tu possiedi il Trono di Spade, quindi la parità la risolvi tu. Metti davanti chi vuoi.
    .then = Ora tocca all'indicatore dei Feudi.
bidding-fiefdoms = I Feudi decidono le parità in combattimento, e chi è primo possiede la Lama in Acciaio di Valyria. Lascia che la paghino gli altri: offri 1, per stare davanti a Casa Lannister.
    .instead = Ti serve ancora Potere per la Corte del Re e per la Barriera. Offri 1.
    .then = Casa Baratheon ha pagato 2 e possiede la Lama. Sei al secondo posto, davanti a Casa Lannister.
bidding-court = Chi sta in alto alla Corte del Re può usare più Ordini con stella, e chi è primo possiede il Corvo Messaggero. Offri 2.
    .instead = Tieni 3 per i bruti. Offri 2.
    .then = Tu e Casa Lannister avete fatto la stessa offerta.
bidding-first = Una parità, e la decidi tu. Mettiti davanti: il Corvo e gli Ordini con stella sono tuoi.
    .instead = Chi possiede il Trono di Spade può pensare a sé. Metti davanti Casa Stark.
    .then = Così il Trono si è già ripagato.
bidding-wildlings = I bruti attaccano con Forza 8. Le offerte si sommano, e con 8 la Barriera resiste. Se cade, chi ha offerto meno soffre di più. Offri tutti e 3.
    .instead = Se la Barriera cade, ne soffrono tutti. Offri i 3 che ti restano.
    .then = I Guardiani della Notte resistono: 3 e 2 e 3 fanno 8.
bidding-highest = La Barriera resiste, e l'offerta più alta viene premiata. Tu e Casa Baratheon avete fatto la stessa offerta, e di nuovo decidi tu. Scegli Casa Stark.
    .instead = Puoi cedere la ricompensa, ma vale la pena tenerla. Scegli Casa Stark.
    .then = La carta ti restituisce l'offerta: 3 segnalini Potere. Gli altri hanno speso la loro.
bidding-end = Il Potere difende la Barriera e procura influenza: il Trono decide le parità, i Feudi fanno vincere i combattimenti, la Corte dà le stelle e il Corvo.

## Supply and mustering

supply-settle = Con Scorte 3 puoi avere un esercito da tre unità e tre da due, e li hai tutti. Una sola unità non è un esercito. Marcia da Porto Bianco a Guardia della Vedova, dove c'è un'icona Scorte.
    .instead = Si può, ma a Guardia della Vedova c'è un'icona Scorte. Manda lì il fante.
    .then = Le Marce sono finite. Ora si risolvono gli Ordini di Consolidamento.
supply-muster = Un Consolidamento con stella permette anche di convocare. Grande Inverno è una Roccaforte e dà 2 punti. Con 1 il fante diventa cavaliere, con 1 costruisci una nave nel porto.
    .instead = Usa tutti e due i punti: fai del fante un cavaliere e costruisci una nave nel porto di Grande Inverno.
    .then = Un cavaliere costa 2, ma un fante lo diventa con 1. Con la carta Convocazione si convoca nei Castelli e nelle Roccaforti di tutte le Case.
supply-reconcile = La carta Scorte conta tutte le icone. Tu ne hai due, quindi scendi a 2: un esercito da due è di troppo. Togli un'unità da un esercito da due.
    .instead = Basta un'unità. Prendila da un esercito da due, così ne resta una sola.
    .then = I tuoi eserciti rispettano di nuovo le Scorte.
supply-end = Conquista icone Scorte prima di convocare, e controlla le tue Scorte prima di riunire unità.
