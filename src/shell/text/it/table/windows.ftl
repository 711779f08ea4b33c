### A game that is open in two windows. Only one of them plays.

watching = Stai guardando
    .text = Questa partita è aperta in un'altra finestra, e lì si gioca. Si gioca in una sola finestra alla volta, così nulla va perso; ciò che accade lì si vede qui.
taken-over = La partita continua in un'altra finestra
    .text = Ora si gioca in quella finestra. Tutto è salvato, e da qui puoi guardare.
play-here = Gioca qui

## Beside what is seen of it

# Heading of the last lines of the log.
latest = Ultime mosse
game-over = La partita è finita
# Where a decision is made that only one may see.
behind-curtain = Dietro il sipario, nell'altra finestra.
on-the-table = Davanti a tutti, nell'altra finestra.
