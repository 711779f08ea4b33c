### What each leader does, in our own words, said to the player who leads with it. `.when` it counts, in a few words.

## Stark

leader-eddard = Ehrenhaft
    .when = Nach dem Aufdecken, wenn du herausforderst oder verteidigst
    .text = Zeigen die Karten einen Verrat, darfst du die Begegnung stattdessen als Waffenstillstand werten, auch wenn es dein eigener Verrat war.
leader-robb = Kriegsherr
    .when = Vor deinem Zug
    .text = Du darfst genau 3 Karten von der Hand abwerfen und 2 ziehen.
leader-catelyn = Mutter
    .when = Vor deinem Zug
    .text = Du darfst bis zu 2 Macht von dieser Tafel auf deine Charaktere legen.
leader-arya = Rachsüchtig
    .when = Nach dem Ergebnis, wenn deine Seite verloren hat
    .text = Du darfst den teilnehmenden Charakter jedes gegnerischen Unterstützers 2 Macht verlieren lassen.
leader-bran = Grüne Sicht
    .when = Vor den Hauskarten, wenn du herausforderst oder verteidigst
    .text = Du darfst 1 Macht von dieser Tafel zurück in die Schachtel legen. Dann spielt die Gegenseite ihre Karte zuerst, und zwar offen.

## Lannister

leader-cersei = Manipulation
    .when = Vor jedem Angebot zur Unterstützung, wenn du herausforderst oder verteidigst
    .text = Liegt Einfluss von dir auf der Einflusstafel des Hauses, das gerade anbieten darf, darfst du einen seiner lebenden Charaktere nennen: Er muss dich unterstützen.
leader-tyrion = Silberzunge
    .when = Nach dem Aufdecken, wenn du herausforderst oder verteidigst
    .text = Wenn du einen Waffenstillstand zeigst, ziehst du 2 Karten. Scheitert er dann, verlierst du dadurch keine Macht.
leader-tywin = Beglichene Schulden
    .when = Nach dem Aufdecken, wenn du herausforderst oder verteidigst
    .text = Sind beide Karten Feindschaften, darfst du 1 Macht von dieser Tafel zurück in die Schachtel legen: Die Summe deiner Seite steigt um 4.
leader-joffrey = Grausam
    .when = Immer wenn du folterst
    .text = Du ziehst eine Karte. Ist die Geisel eine Feindschaft oder ein Waffenstillstand, verliert das Opfer 2 statt 1 Macht an diese Tafel.
leader-jaime = Königsmörder
    .when = Nach dem Ergebnis, wenn deine Seite durch Feindschaft gewonnen hat
    .text = Du darfst den teilnehmenden Charakter des gegnerischen aktiven Hauses 1 weitere Macht verlieren lassen.

## Baratheon

leader-stannis = Unbeugsam
    .when = Nach dem Aufdecken, wenn du herausforderst oder verteidigst
    .text = Sind beide Karten Feindschaften, darfst du die Summe deiner Seite um 1 erhöhen. Sie gewinnt dann auch bei Gleichstand.
leader-melisandre = Augen in den Flammen
    .when = Vor den Hauskarten, wenn du herausforderst oder verteidigst
    .text = Du darfst dir 2 zufällige Karten aus der Hand der Gegenseite ansehen.
leader-davos = Standhaft
    .when = Immer wenn du eine Strafe hinnimmst
    .text = Dein Charakter verliert höchstens 1 Macht, und du ziehst eine Karte.
leader-selyse = Glaubenseifer
    .when = Nach dem Ergebnis, wenn deine Seite verloren hat
    .text = Du ziehst 2 Karten.
leader-shireen = Gutes Herz
    .when = Vor deinem Zug
    .text = Du darfst ein anderes Haus wählen. Ihr zieht beide eine Karte, und du darfst 1 Macht von dieser Tafel auf einen deiner Charaktere legen.

## Targaryen

leader-daenerys = Feuer
    .when = Nach dem Aufdecken, wenn du herausforderst oder verteidigst
    .text = Sind beide Karten Feindschaften, darfst du eine Feindschaft mit höchstens 8 abwerfen und ihren halben Wert, aufgerundet, zur Summe deiner Seite zählen.
leader-viserys = Bettelkönig
    .when = Nach dem Ergebnis deines eigenen Zugs, wenn du darin keinen Einfluss ausgelegt hast
    .text = Du ziehst 2 Karten und darfst 1 Macht von dieser Tafel auf einen deiner Charaktere legen.
leader-drogo = Plünderung
    .when = Nach dem Ergebnis, wenn du als Herausforderer oder Verteidiger gewonnen hast
    .text = Du ziehst eine Karte für jedes Haus der Verliererseite und darfst 1 Macht von dieser Tafel auf einen deiner Charaktere legen.
leader-jorah = Verschworenes Schwert
    .when = Nach dem Ergebnis, wenn du unterstützt hast
    .text = Du ziehst 2 Karten und darfst außerdem 1 Macht von dieser Tafel auf einen deiner Charaktere legen.
leader-barristan = Schild
    .when = Einmal pro Zug, wenn einer deiner Charaktere sterben würde
    .text = Der Charakter behält 1 Macht, und 1 Macht von dieser Tafel kommt zurück in die Schachtel. Ist die Tafel leer, hilft das nicht.

## Tyrell

leader-margaery = Beliebt
    .when = Vor den Hauskarten, wenn du mit Unterstützern herausforderst oder verteidigst
    .text = Du und alle deine Unterstützer dürft je eine Karte ziehen.
leader-olenna = Dornen
    .when = Nach dem Ergebnis, wenn du die Siegerseite unterstützt hast
    .text = Du darfst 1 Macht von dieser Tafel zurück in die Schachtel legen und eine Geisel von einem Haus der Verliererseite nehmen.
leader-renly = Prächtiges Heer
    .when = Nach dem Aufdecken, wenn du mit Unterstützern herausforderst oder verteidigst
    .text = Sind beide Karten Feindschaften, darfst du die Summe deiner Seite um 2 für jeden deiner Unterstützer erhöhen.
leader-loras = Recke
    .when = Nach dem Ergebnis, wenn du die Siegerseite unterstützt hast
    .text = Du legst 1 Macht von dieser Tafel auf deinen teilnehmenden Charakter.
leader-mace = Überfluss
    .when = Am Ende jedes Zugs
    .text = Du ziehst bis auf 6 statt auf 5 Karten nach.
