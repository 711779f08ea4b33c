### What each character card does when it is played for its text, in our own words.

## Stark

card-eddard = Königliches Recht
    .text = Ein anderer Unterstützer, egal auf welcher Seite, zieht sich zurück.
card-robb = Taktisches Manöver
    .text = Misch deinen Ablagestapel in deinen Nachziehstapel und zieh eine Karte.
card-catelyn = Familie
    .text = Leg bis zu 3 Macht von deiner Anführertafel auf deine Charaktere.
card-arya = Liste der Namen
    .text = Wenn deine Seite verloren hat, behält der Charakter des gegnerischen aktiven Hauses nur 1 Macht.
card-bran = Träume
    .text = Sieh dir die obersten 3 Karten deines Stapels an. Behalte 1 und leg die anderen in beliebiger Reihenfolge zurück.

## Lannister

card-tyrion = Politischer Instinkt
    .text = Wähle ein aktives Haus, das eine Feindschaft gezeigt hat. Hat es eine höhere auf der Hand, muss es sie stattdessen spielen.
card-cersei = Seefeuer
    .text = Ein gegnerischer Unterstützer gibt dir eine zufällige Karte als Geisel oder zieht sich zurück.
card-tywin = Langes Gedächtnis
    .text = Wenn deine Seite verloren hat, nimm eine Geisel von einem Haus der Siegerseite.
card-joffrey = Der König befiehlt
    .text = Foltere sofort eine deiner Geiseln.
card-jaime = Schwerthand
    .text = Bei zwei Feindschaften erhält deine Seite +4.

## Baratheon

card-stannis = Notfalls allein
    .text = Bei zwei Feindschaften und ohne Unterstützer erhält deine Seite +5.
card-melisandre = Schatten
    .text = Bei zwei Feindschaften verliert dein Charakter 1 Macht und die Summe der Gegenseite sinkt um 5.
card-davos = Schmuggler
    .text = Nimm eine deiner Karten, die als Geisel gehalten wird, zurück auf die Hand.
card-selyse = Säuberung
    .text = Wenn deine Seite verloren hat, wirft jedes Haus der Siegerseite eine zufällige Karte ab.
card-shireen = Gnade
    .text = Hat bei einem Verrat deine Seite den Waffenstillstand gezeigt, verliert jedes ihrer Häuser höchstens 1 Macht.

## Targaryen

card-daenerys = Dracarys
    .text = Bei zwei Feindschaften verliert der Charakter jedes gegnerischen Unterstützers 1 Macht.
card-viserys = Rechtmäßiger Erbe
    .text = Nimm eine Geisel von einem Haus, das mehr Einfluss ausgelegt hat als du.
card-drogo = Beute
    .text = Wenn deine Seite gewonnen hat, zieh 3 Karten.
card-jorah = Leben, um zu dienen
    .text = Wenn du unterstützt, ziehst du dich zurück und ziehst eine Karte.
card-barristan = Kühn
    .text = Bei zwei Feindschaften zählt die Macht deines Charakters für deine Seite noch einmal, höchstens 5.

## Tyrell

card-margaery = Anders überlegt
    .text = Bei zwei Feindschaften darf das aktive Haus deiner Seite die ausgelegte Feindschaft durch eine andere ersetzen.
card-olenna = Gift
    .text = Bei zwei Feindschaften wird der Wert der gegnerischen Karte halbiert, aufgerundet.
card-renly = Banner
    .text = Bei zwei Feindschaften erhält deine Seite +2 für jeden ihrer Unterstützer.
card-loras = Turnierritter
    .text = Bei zwei Feindschaften erhält deine Seite +3, oder +5, wenn du unterstützt.
card-mace = Kornkammern
    .text = Zieh 3 Karten, dann wirf 1 ab.
