### What the coach says in the lessons: what to do, what to say of another choice, and what follows from it.

first-round = Eine erste Runde
    .teaches = Befehle, Überfall, Marsch, Kampf und Macht: alles einmal.

## A first round

planning = Du bist Haus Stark. Tippe auf jedes Gebiet und gib seinen Einheiten einen Befehl: Überfall auf See, Marsch in White Harbor und Moat Cailin, Machtzuwachs in Winterfell.
    .instead = Gute Befehle, aber diese Runde braucht einen Überfall auf See, Märsche in White Harbor und Moat Cailin und Machtzuwachs in Winterfell.
    .then = Mit Freunden legt ihr eure Befehle reihum geheim und gebt das Tablet weiter. Wer den Botenraben hat, darf jetzt einen Befehl austauschen.
raid = Zuerst kommen die Überfälle. Überfalle Crackclaw Point: Baratheon verliert diesen Befehl und einen Machtmarker, und du erhältst einen.
    .instead = Du könntest Baratheon in Ruhe lassen, aber ein Überfall kostet dich nichts. Tippe auf Crackclaw Point.
    .then = Die Überfälle sind vorbei. Jetzt führen alle in Zugreihenfolge je einen Marschbefehl aus.
settle = Marschiere aus White Harbor nach Widow's Watch, dort gibt es ein Versorgungssymbol. Lass einen Machtmarker zurück, um White Harbor zu behalten.
    .instead = Noch nicht: Schick den Fußsoldaten aus White Harbor nach Widow's Watch und lass einen Machtmarker zurück.
    .then = Jetzt marschieren die anderen Häuser. Sieh dir an, was sie tun.
attack = Jetzt greif an: Schick den Ritter und den Fußsoldaten aus Moat Cailin nach Seagard. Dort steht eine Burg, und mit sieben Burgen gewinnst du das Spiel.
    .instead = Ein Ritter zählt 2, ein Fußsoldat 1, und hier brauchst du beide. Schick sie nach Seagard.
    .then = Wer in ein gegnerisches Gebiet marschiert, beginnt einen Kampf. Einheiten, Befehle und Unterstützung zählen.
card = Beide Seiten spielen geheim eine Hauskarte, und die größere Summe gewinnt. Lannister hat eine schwache Karte gespielt. Versuch es mit Eddard Stark.
    .then = Seagard gehört dir. Jetzt führen die anderen Häuser ihre Befehle zu Ende aus.

## While others act

watching-orders = Alle Befehle werden gleichzeitig aufgedeckt. Von hier an lässt sich nichts mehr ändern.
watching-battle = Die Karten werden gleichzeitig aufgedeckt, und die größere Summe gewinnt. Die Schwerter des Siegers vernichten Einheiten; was dem Verlierer bleibt, zieht sich zurück.
watching-round = Am Ende zahlt sich der Machtzuwachs aus: ein Machtmarker, und einer mehr für jedes Machtsymbol. Mit Macht kauft man später Einfluss.
watching-westeros = Ab Runde 2 beginnt jede Runde mit drei Westeroskarten. Sie sagen, wann ihr bietet, rekrutiert und die Versorgung aktualisiert.
end = Das ist eine ganze Runde: planen, überfallen, marschieren, kämpfen, Macht sammeln. Nach zehn Runden oder bei sieben Burgen steht fest, wer gewinnt.
