### What the coach says in the lessons: what to do, what to say of another choice, and what follows from it.

first-round = Un primo round
    .teaches = Ordini, incursione, marcia, battaglia e potere: tutto una volta.

## A first round

planning = Giochi con Casa Stark. Tocca ogni area per dare Ordini alle sue unità: Razzia in mare, Marcia a Porto Bianco e a Moat Cailin, Consolidamento a Grande Inverno.
    .instead = Buoni Ordini, ma in questo round servono Razzia in mare, Marcia a Porto Bianco e a Moat Cailin, e Consolidamento a Grande Inverno.
    .then = Con gli amici, ognuno collocherebbe i suoi Ordini in segreto e passerebbe il tablet. Chi possiede il Corvo Messaggero può ora cambiare un Ordine.
raid = Per prime vengono le Razzie. Razzia la Punta della Chela Rotta: Casa Baratheon perde quell'Ordine e un segnalino Potere, e tu ne ricevi uno.
    .instead = Potresti lasciar correre, ma una Razzia non ti costa nulla. Tocca la Punta della Chela Rotta.
    .then = Le Razzie sono finite. Ora tutti risolvono una Marcia alla volta, in ordine di turno.
settle = Marcia da Porto Bianco a Guardia della Vedova, dove c'è un'icona Scorte. Lascia un segnalino Potere per tenere Porto Bianco.
    .instead = Non ancora: manda il fante da Porto Bianco a Guardia della Vedova e lascia un segnalino Potere.
    .then = Ora marciano le altre Case. Guarda che cosa fanno.
attack = Ora attacca: manda il cavaliere e il fante da Moat Cailin a Seagard. Lì c'è un Castello, e con sette Castelli si vince la partita.
    .instead = Un cavaliere vale 2 e un fante 1, e qui ti servono tutti e due. Mandali a Seagard.
    .then = Marciare in un'area nemica dà inizio a un combattimento. Contano unità, Ordini e supporto.
card = Ogni parte aggiunge in segreto una carta Casa, e vince il totale più alto. Casa Lannister ha giocato una carta debole. Prova con Eddard Stark.
    .then = Seagard è tua. Ora le altre Case completano i loro Ordini.

## While others act

watching-orders = Tutti gli Ordini si rivelano insieme. Da qui in poi non si può più cambiare nulla.
watching-battle = Le carte si rivelano insieme, e vince il totale più alto. Le spade del vincitore distruggono unità; le unità sconfitte che restano si ritirano.
watching-round = Alla fine rende il Consolidamento: un segnalino Potere, più uno per ogni icona Potere. Più avanti il Potere serve a ottenere influenza.
watching-westeros = Dal round 2 in poi, ogni round inizia con tre carte Continente Occidentale. Dicono quando si fanno offerte, si convoca e si contano le Scorte.
end = Ecco un round intero: pianificare, razziare, marciare, combattere, raccogliere Potere. Dopo dieci round, o con sette Castelli, qualcuno vince.
