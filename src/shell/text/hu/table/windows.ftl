### A game that is open in two windows. Only one of them plays.

watching = Most csak nézed
    .text = Ezt a játékot egy másik ablakban játsszák. Egyszerre csak egy ablak játszhat, hogy semmi se vesszen el; ami ott történik, itt is látszik.
taken-over = A játék egy másik ablakban folytatódik
    .text = A játékot ott átvették. Minden mentve van, innen nézheted.
play-here = Inkább itt játszom

## Beside what is seen of it

# Heading of the last lines of the log.
latest = Legutóbb
game-over = Vége a játéknak
# Where a decision is made that only one may see.
behind-curtain = A függöny mögött, a másik ablakban.
on-the-table = Mindenki előtt, a másik ablakban.
