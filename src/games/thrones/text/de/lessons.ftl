### What can be learnt, for choosing from.

first-round = Die erste Runde
    .teaches = Befehle, Überfall, Marsch, Kampf und Macht: alles einmal.
battle = Kampf und Unterstützung
    .teaches = Wen du unterstützt, was die Symbole einer Karte bewirken und wie man gut verliert.
bidding = Bieten und Wildlinge
    .teaches = Wozu Einfluss gut ist, wer bei Gleichstand entscheidet und wie die Mauer hält.
supply = Versorgung und Rekrutierung
    .teaches = Wie groß deine Armeen sein dürfen und wie Burgen und Festungen neue Einheiten rekrutieren.
first-war = Dein erster Krieg
    .teaches = Vier Runden gegen zwei Häuser, die die App spielt. Einen Rat gibt es nur, wenn du fragst.
