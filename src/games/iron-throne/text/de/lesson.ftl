### What the coach says in the lessons: what to do, what to say of another choice, and what follows from it.

## A turn and a half

# The name of the learner.
you = du
accept = Wer am Ende den meisten Einfluss ausgelegt hat, gewinnt das Spiel. Du führst Haus Stark an, und Lannister fordert dich heraus: Jaime hat 5 Macht, Robb 6. Baratheon bietet dir Davos an, der mit dir gewinnt oder verliert. Nimm an.
    .instead = Du könntest ablehnen, aber Robb allein bringt 6, mit Davos sind es 10. Nimm diesmal an.
    .then = Davos steht zu dir: 10 gegen 5, und auf jeder Seite kommt noch eine Hauskarte dazu.
promise = Wähle deine Hauskarte. Zwei Feindschaften: Die höhere Summe gewinnt, und wer unterliegt, verliert die halbe Macht seines Charakters. Zwei Waffenstillstände: Ihr verhandelt. Halte Wort und spiel einen Waffenstillstand.
    .instead = Eine Feindschaft wäre Verrat, und ein Charakter zählt 0. Sieh erst, was ein Versprechen wert ist: Spiel einen Waffenstillstand.
    .then = Sobald beide eine Karte gespielt haben, werden sie zusammen aufgedeckt.
hostage = Aber wer verraten wurde, nimmt eine Geisel: eine Karte von Haus Lannister, die nur du ansehen darfst. Nimm sie vom Stapel oder aus der Hand, wo sie fehlen wird.
    .instead = Du könntest verzichten, aber eine Geisel ist viel wert. Nimm eine.
    .then = Du hältst eine Karte von Haus Lannister. Die anderen sehen nur ihre Rückseite.
revenge = Jetzt sind Charakterkarten spielbar. Hier steht jedes Haus, dessen Charakter in der Begegnung oder dessen Anführer eine für diesen Moment hat. Tippe auf dein Wappen und spiel Arya: Jaime behält nur 1 Macht.
    .instead = Du hast genau die richtige Karte. Tippe auf dein Wappen und spiel Arya.
    .then = Jaime hatte 5 Macht und behält 1. Die nächste Niederlage ist sein Tod.
nobody = Nach jeder gespielten Karte werden alle noch einmal gefragt. Du hast nichts mehr zu spielen: Halte „Niemand“ gedrückt.
    .then = Der Zug ist vorbei: Die Charaktere gehen heim, gespielte Karten werden abgeworfen, und alle ziehen wieder auf fünf Karten nach.
keep = Du bist am Zug. Wozu ist eine Geisel gut? Gefoltert kostet sie Lannister Macht. Freigelassen bringt sie euch beiden eine Karte. Oder du behältst sie für einen Tausch, so wie jetzt.
    .instead = Dann wäre deine Geisel weg, und du brauchst sie zum Verhandeln. Behalte sie diesmal.
    .then = Jetzt bestimmt ein Ereignis den Verteidiger.
power = Ihr verteilt beide 1 Macht. Auf einem Charakter zählt sie in Begegnungen und kann dort verloren gehen; auf der Anführertafel ist sie sicher, zählt aber nicht. Gib sie, wem du willst.
    .then = Lannister gibt Cersei 1 Macht.
send = Wer geht in die Begegnung? Mehr Macht stärkt deine Seite, aber eine Niederlage kostet die Hälfte davon. Schick, wen du willst.
    .then = Lannister schickt Cersei, und Baratheon hält sich heraus.
truce = Mit einer Feindschaft würdest du Lannister verraten und gewinnen, aber eine Geisel an Lannister verlieren. Von zwei Waffenstillständen habt ihr beide etwas. Spiel deinen Waffenstillstand.
    .instead = Verrat lohnt sich ein andermal. Hier willst du verhandeln: Spiel deinen Waffenstillstand.
    .then = Sobald beide eine Karte gespielt haben, werden sie zusammen aufgedeckt.
deal = Beide könnt ihr bis zu 1 Einfluss, 2 Geiseln und 3 Macht erhalten. Stell 1 Einfluss für dich und 1 Geisel für Lannister ein, dann halte dein Siegel gedrückt.
    .instead = Lannister will nur die Karte zurück und unterschreibt dafür: 1 Einfluss für dich, 1 Geisel für Lannister.
    .then = Ein Abkommen, das beide unterschrieben haben, ist bindend.

## While others act

watching-talk = Vor den Karten wird geredet, so lange ihr wollt. Lannister verspricht einen Waffenstillstand, und du auch. Kein Versprechen ist bindend.
    .again = Redet noch einmal. Lannister will die Karte zurück und bietet einen Waffenstillstand an: Diesmal gibt es etwas zu gewinnen.
watching-reveal = Verrat! Ein Waffenstillstand, eine Feindschaft: Die Feindschaft gewinnt, egal wie hoch die Summen sind.
    .truce = Zwei Waffenstillstände: Niemand gewinnt oder verliert, und ihr beide verhandelt.
watching-result = Lannister dehnt seinen Einfluss auf dich aus. Deine Seite verliert die halbe Macht, aufgerundet: Robb behält 3, Davos 2. Ein Charakter ohne Macht ist tot.
    .deal = Lannister hat die Karte zurück, und du hast 1 Einfluss mehr ausgelegt. Ein Abkommen kann so viel wert sein wie ein Sieg.
watching-event = Das Ereignis bestimmt den Verteidiger: Du forderst Lannister heraus. Ihr zieht beide eine Karte.
    .later = Der Zug ist vorbei, und jetzt fordert Baratheon dich heraus.
end = Reden, unterstützen, verraten, verhandeln: So geht es weiter, bis jemand allen Einfluss ausgelegt oder ein Haus seine vier Charaktere verloren hat.
