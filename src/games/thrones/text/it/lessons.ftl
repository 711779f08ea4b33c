### What can be learnt, for choosing from.

first-round = Un primo round
    .teaches = Ordini, Razzia, Marcia, combattimento e Potere: tutto, una volta.
battle = Combattimento e supporto
    .teaches = A chi dare supporto, a che cosa servono le icone di una carta e come perdere bene.
bidding = Offerte e bruti
    .teaches = A che cosa serve l'Influenza, chi decide le parità e come resiste la Barriera.
supply = Scorte e convocazione
    .teaches = Quanto possono essere grandi i tuoi eserciti e come si convocano unità in Castelli e Roccaforti.
first-war = La tua prima guerra
    .teaches = Quattro round contro due Case giocate dall'app. La guida parla solo se la interpelli.
