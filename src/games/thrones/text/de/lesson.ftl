### What the coach says in the lessons: what to do, what to say of another choice, and what follows from it.

## A first round

planning = Wer sieben Burgen und Festungen kontrolliert, gewinnt. Du bist Haus Stark. Gib jedem Gebiet einen Befehl: Überfall auf See, Marsch in White Harbor und Moat Cailin, Machtzuwachs in Winterfell.
    .instead = Gute Befehle, aber in dieser Runde brauchst du einen Überfall auf See, Märsche in White Harbor und Moat Cailin und Machtzuwachs in Winterfell.
    .then = Mit Freunden legt ihr eure Befehle reihum geheim und gebt das Tablet weiter. Wer den Botenraben hat, darf jetzt einen Befehl austauschen.
raid = Zuerst kommen die Überfälle. Überfalle Crackclaw Point: Baratheon verliert diesen Befehl und einen Machtmarker, und du erhältst einen.
    .instead = Du könntest Baratheon in Ruhe lassen, aber ein Überfall kostet dich nichts. Tippe auf Crackclaw Point.
    .then = Die Überfälle sind vorbei. Jetzt führen alle in Zugreihenfolge je einen Marschbefehl aus.
settle = Marschiere aus White Harbor nach Widow's Watch, dort gibt es ein Versorgungssymbol. Lass einen Machtmarker zurück, um White Harbor zu behalten.
    .instead = Noch nicht: Schick den Fußsoldaten aus White Harbor nach Widow's Watch und lass einen Machtmarker zurück.
    .then = Jetzt marschieren die anderen Häuser. Sieh dir an, was sie tun.
attack = Jetzt greif an: Schick den Ritter und den Fußsoldaten aus Moat Cailin nach Seagard. Dort steht eine Festung, und wer sieben Burgen und Festungen kontrolliert, gewinnt.
    .instead = Ein Ritter zählt 2, ein Fußsoldat 1, und hier brauchst du beide. Schick sie nach Seagard.
    .then = Wer in ein gegnerisches Gebiet marschiert, beginnt einen Kampf. Einheiten, Befehle und Unterstützung zählen.
card = Beide Seiten spielen geheim eine Hauskarte, und die größere Summe gewinnt. Niemand weiß, was Lannister spielt. Versuch es mit Eddard Stark, deiner stärksten Karte.
    .instead = Robb Stark ist auch gut, aber bei ihm müsstest du noch etwas entscheiden. Versuch es mit Eddard Stark.
    .then = Seagard gehört dir. Jetzt führen die anderen Häuser ihre Befehle zu Ende aus.

## While others act

watching-orders = Alle Befehle werden gleichzeitig aufgedeckt. Von hier an lässt sich nichts mehr ändern.
watching-battle = Die Karten werden gleichzeitig aufgedeckt, und die größere Summe gewinnt. Die Schwerter des Siegers vernichten Einheiten; was dem Verlierer bleibt, zieht sich zurück.
watching-round = Am Ende zahlt sich der Machtzuwachs aus: ein Machtmarker, und einer mehr für jedes Machtsymbol. Mit Macht kauft man später Einfluss.
watching-westeros = Ab Runde 2 beginnt jede Runde mit drei Westeroskarten. Sie sagen, wann ihr bietet, rekrutiert und die Versorgung aktualisiert.
end = Planen, überfallen, marschieren, kämpfen, Macht sammeln: Das ist eine ganze Runde, und eine Partie hat höchstens zehn.

## Battle and support

battle-attack = Alle Befehle sind aufgedeckt. Marschiere mit dem Ritter und dem Fußsoldaten aus Moat Cailin nach Seagard: Dort steht eine Festung.
    .instead = Hier brauchst du beide Einheiten. Marschiere mit dem Ritter und dem Fußsoldaten nach Seagard.
    .then = In Gebieten, die an das umkämpfte angrenzen, liegen Unterstützungsbefehle. In Zugreihenfolge sagen ihre Häuser jetzt, wen sie unterstützen.
battle-support = Dein Fußsoldat in Greywater Watch steht neben Seagard und hat einen Unterstützungsbefehl. Unterstütze deinen eigenen Angriff: Das bringt 1.
    .instead = Diese Stärke wirst du brauchen. Unterstütze den Angriff, es ist deiner.
    .then = Wer neben dem umkämpften Gebiet einen Unterstützungsbefehl hat, entscheidet, auch wenn er selbst nicht kämpft.
battle-accept = Baratheon bietet dir von den Twins aus Unterstützung an. Nimm sie an: Das bringt dir 1 mehr und kostet dich nichts.
    .instead = Du darfst Hilfe ablehnen, aber ohne sie liegt Lannister um 1 vorne. Nimm sie an.
    .then = Fünf gegen fünf, so viel ist offen zu sehen: Lannister hat 3 durch Einheiten, 1 durch den Verteidigungsbefehl und 1 aus Riverrun.
battle-card = Es steht gleich, also entscheiden die Karten. Spiel Eddard Stark: Keine Karte hat mehr als 4, und bei Gleichstand gewinnst du, weil du auf der Lehen-Leiste vor Lannister stehst.
    .instead = Nur mit Eddard Stark gewinnst du hier sicher: Auch Lannister kann eine 4 haben, und bei Gleichstand gewinnst du.
    .then = Du hast gewonnen. Die zwei Schwerter von Eddard würden zwei Einheiten vernichten, aber die zwei Türme des Bluthunds schützen sie. Wer verliert, zieht sich zurück.
battle-whom = Lannister greift Baratheon in Crackclaw Point an, 3 gegen 3. Dein Schiff darf beide Seiten unterstützen. Hilf dem Verteidiger, denn Lannister ist der stärkere Nachbar.
    .instead = Du darfst unterstützen, wen du willst, oder niemanden. Hilf diesmal Baratheon: Es hat dir auch geholfen.
    .then = Dein Schiff hat den Ausschlag gegeben: Baratheon gewinnt mit 6 zu 5. Das Schwert von Brienne hat eine Einheit vernichtet, und der Angreifer geht zurück.
battle-again = Jetzt greift Baratheon doch White Harbor an. Ein Unterstützungsbefehl zählt in jedem angrenzenden Kampf: Dein Schiff darf auch dich unterstützen.
    .then = Baratheon liegt immer noch vorne.
battle-lose = Baratheon liegt vorne und hat vielleicht eine starke Karte. Spiel den Schwarzfisch: Selbst wenn du verlierst, wird keine deiner Einheiten vernichtet.
    .instead = Heb dir deine besseren Karten für Kämpfe auf, die du gewinnen kannst. Der Schwarzfisch rettet hier deinen Fußsoldaten.
    .then = Der Schwarzfisch hat das Schwert von Melisandre aufgehalten.
battle-retreat = Dein Fußsoldat muss sich zurückziehen, in ein eigenes oder ein leeres Gebiet. Geh nach Winterfell. Er ist besiegt und zählt nichts, bis die Runde vorbei ist.
    .instead = Auch das ginge. Aber in Winterfell stehen dann zwei Fußsoldaten zusammen: Geh dorthin.
    .then = Besiegte Einheiten bleiben bis zum Ende der Runde besiegt.
battle-end = Unterstützung kann auch fremde Kämpfe entscheiden, und ein verlorener Kampf muss keine Einheit kosten.

## Bidding and wildlings

bidding-throne = Königsfehde: Alle bieten geheim Machtmarker für jede Leiste. Zuerst die Thronfolge: Der erste Platz ist zuerst am Zug und entscheidet bei Gleichstand. Biete 2.
    .instead = Was geboten ist, ist weg, also biete nicht alles. 2 reichen.
    .then = Du hast am meisten geboten und bleibst vorne.
bidding-tie = Lannister und Baratheon haben gleich viel geboten. Du hast den Eisernen Thron, also bestimmst du die Reihenfolge. Setz nach vorne, wen du willst.
    .then = Jetzt dasselbe für die Lehen.
bidding-fiefdoms = Die Lehen entscheiden bei Gleichstand im Kampf, und der erste Platz hat die Valyrischer-Stahl-Klinge. Lass andere dafür zahlen: Biete 1, um vor Lannister zu stehen.
    .instead = Du brauchst noch Machtmarker für den Königshof und die Mauer. Biete 1.
    .then = Baratheon hat 2 bezahlt und bekommt die Klinge. Du kommst auf Platz 2, vor Lannister.
bidding-court = Wer am Königshof weit vorne steht, darf mehr Spezialbefehle (mit Stern) legen, und der erste Platz hat den Botenraben. Biete 2.
    .instead = Behalte 3 für die Wildlinge. Biete 2.
    .then = Du und Lannister habt gleich viel geboten.
bidding-first = Gleichstand, und du entscheidest. Setz dich selbst nach vorne: Der Rabe und die Spezialbefehle gehören dir.
    .instead = Wer den Eisernen Thron hat, darf an sich denken. Setz Haus Stark nach vorne.
    .then = So hat sich der Thron schon bezahlt gemacht.
bidding-wildlings = Die Wildlinge greifen mit Stärke 8 an. Alle Gebote zählen zusammen, und mit 8 hält die Mauer stand. Fällt sie, trifft es das niedrigste Gebot am härtesten. Biete alle 3.
    .instead = Fällt die Mauer, trifft es euch alle. Biete die 3, die du noch hast.
    .then = Die Nachtwache hält stand: 3 und 2 und 3 sind 8.
bidding-highest = Die Mauer hält stand, und das höchste Gebot wird belohnt. Du und Baratheon habt gleich viel geboten, und wieder entscheidest du. Wähle Haus Stark.
    .instead = Du darfst sie verschenken, aber die Belohnung lohnt sich. Wähle Haus Stark.
    .then = Die Karte gibt dir dein Gebot zurück: 3 Machtmarker. Alle anderen haben ihre ausgegeben.
bidding-end = Macht hält die Mauer und kauft Einfluss: Der Thron entscheidet bei Gleichstand, die Lehen entscheiden Kämpfe, der Hof bringt Spezialbefehle und den Raben.

## Supply and mustering

supply-settle = Versorgung 3 erlaubt eine Armee mit drei Einheiten und drei mit zwei, und genau die hast du. Eine einzelne Einheit ist keine Armee. Marschiere aus White Harbor nach Widow's Watch, dort gibt es ein Versorgungssymbol.
    .instead = Das geht, aber in Widow's Watch gibt es ein Versorgungssymbol. Schick den Fußsoldaten dorthin.
    .then = Die Märsche sind vorbei. Jetzt werden die Machtzuwachsbefehle ausgeführt.
supply-muster = Mit dem Spezialbefehl Machtzuwachs darfst du stattdessen rekrutieren. Winterfell ist eine Festung und hat 2 Punkte. Wandle für 1 den Fußsoldaten in einen Ritter um und bau für 1 ein Schiff im Hafen.
    .instead = Nutze beide Punkte: Wandle den Fußsoldaten in einen Ritter um und bau ein Schiff im Hafen von Winterfell.
    .then = Ein Ritter kostet 2, aber für 1 wird ein Fußsoldat zum Ritter. Mit der Karte Rekrutierung tun das alle Burgen und Festungen aller Häuser.
supply-reconcile = Die Karte Versorgung zählt alle Versorgungssymbole. Du hast zwei, also sinkt deine Versorgung auf 2: Eine Armee mit zwei Einheiten ist zu viel. Nimm eine Einheit aus einer davon.
    .instead = Eine Einheit genügt. Nimm sie aus einer Armee mit zwei, damit eine einzelne übrig bleibt.
    .then = Deine Armeen passen wieder zu deiner Versorgung.
supply-end = Hol dir Versorgungssymbole, bevor du rekrutierst, und sieh auf deine Versorgung, bevor du Einheiten zusammenlegst.
