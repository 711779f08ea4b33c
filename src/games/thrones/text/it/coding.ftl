### Seats that the app plays: who plays them, and how well. How they change hands: shell/code.

person-conqueror = Il Conquistatore
    .note = Marcia, e marcia ancora. Si lascia poco alle spalle.
person-warden = Il Protettore
    .note = Tiene ciò che ha. Non perdona chi viene a prenderlo.
person-courtier = Il Cortigiano
    .note = Prima il Potere. Offre molto, e per tutti e tre gli indicatori.
person-corsair = Il Corsaro
    .note = Razzia tutto ciò che è indifeso, e vuole i mari.
level-title = Quanto gioca bene
level-squire = Gioca d'istinto. Adatto per imparare.
level-knight = Riflette bene sui combattimenti.
level-lord = Riflette fino alla fine del round, e non ha pietà.
level-hand = Prima di una Marcia o una Razzia guarda un round più in là di un Lord.
person-title = Come gioca
# The seat and its level, below a name.
seat-squire = L'app, livello Scudiero
seat-knight = L'app, livello Cavaliere
seat-lord = L'app, livello Lord
seat-hand = L'app, livello Primo Cavaliere
thinking = Sta pensando…
weaker = Qui l'app non può pensare in background, perciò i suoi posti giocano peggio.
latest = Ultime mosse
