### Why the game does not accept an answer, said to the player. The key is the rule's number in docs/iron-throne.md, with a dash for the
### point. `.most`: the same, where the number is known.

## Any answer

refusal-answer-not-asked = Du wirst gerade nichts gefragt.
    .house = { NOM($house) } wird gerade nichts gefragt.
refusal-answer-malformed = Das passt nicht zur Frage.

## Leaders, hostages and who takes part

refusal-IT-1-3 = Du wählst einen der beiden Anführer, die du bekommen hast.
refusal-IT-3-2 = Du kannst nur eine Geisel freilassen oder foltern, die du hältst.
refusal-IT-4-1 = Dieses Haus kann nicht verteidigen: Das Ereignis sagt, wer herausgefordert werden darf.
refusal-IT-4-6 = Die Macht kommt auf einen deiner eigenen lebenden Charaktere.
refusal-IT-4-7 = Du schickst einen deiner eigenen lebenden Charaktere in die Begegnung.
refusal-IT-5-1 = Du bietest einer Seite einen deiner lebenden Charaktere an, oder du hältst dich heraus.
refusal-IT-5-2 = Du nimmst das Angebot an oder lehnst es ab.
refusal-IT-5-6 = Du kannst nur einen lebenden Charakter des Hauses zwingen, das gerade Unterstützung anbieten darf.
refusal-IT-6-4 = Du musst eine Karte von deiner Hand auslegen.
refusal-IT-6-6 = Du kannst nur eine Karte deines eigenen Hauses spielen, die du auf der Hand hast.

## Deals

refusal-IT-8-2 = Ein Abkommen gibt jeder Seite höchstens 1 Einfluss, 2 Geiseln und 3 Macht.
    .most = Davon gibt ein Abkommen einer Seite nicht mehr als { $allowed }.
refusal-IT-8-4 = Du unterschreibst das Abkommen, oder du beendest die Verhandlung.
refusal-IT-8-5 = So viel hat die andere Seite nicht zu geben.
    .most = { $allowed ->
        [0] Davon hat die andere Seite nichts zu geben.
        [one] Davon hat die andere Seite nur { $allowed } zu geben.
       *[other] Davon hat die andere Seite nur { $allowed } zu geben.
    }
refusal-IT-8-6 = Eine vereinbarte Geisel muss da sein und zählt nur einmal.
refusal-IT-8-9 = Etwas muss den Besitzer wechseln, sonst scheitert der Waffenstillstand.
refusal-IT-8-10 = In einem Abkommen erhalten nur Herausforderer und Verteidiger etwas, Unterstützer nicht.

## Rewards, hostages and power

refusal-IT-9-5 = Verteile die ganze Macht der Belohnung.
    .most = Verteile alles: { COUNT($allowed, of: "iron-power") }.
refusal-IT-10-1 = Von diesem Haus kannst du keine Geisel nehmen.
refusal-IT-10-4 = Dort ist keine Karte, die du als Geisel nehmen könntest.
refusal-IT-10-10 = Diese Geisel ist vereinbart, oder eine Karte gibt sie dir: Sag, woher du sie nimmst.
refusal-IT-13-2 = Du kannst nur ganze Machtmarker von deiner eigenen Anführertafel auf deine eigenen Charaktere verteilen.
    .most = Du kannst höchstens { COUNT($allowed, of: "iron-power") } verteilen.
refusal-IT-13-5 = Macht kommt nur auf lebende Charaktere deines eigenen Hauses.
refusal-IT-14-1 = Diese Karte zeigt eine Person, also trifft es diese; du nennst kein Opfer.
refusal-IT-14-3 = Bei einer Feindschaft oder einem Waffenstillstand musst du einen lebenden Charakter des Hauses nennen, das auf der Rückseite steht.

## Leaders and character cards

refusal-IT-16-1 = Du nutzt die Fähigkeit so, wie sie dasteht, oder du lässt es.
    .most = Die Fähigkeit braucht genau { COUNT($allowed, of: "card") }, oder keine, wenn du sie nicht nutzt.
refusal-IT-16-4 = Du hast nicht gesagt, dass dein Anführer immer eingesetzt wird.
refusal-IT-17-2 = Du kannst nur eine Karte spielen, die deinen lebenden teilnehmenden Charakter oder deinen Anführer zeigt.
refusal-IT-17-6 = Was diese Karte verlangt, ist nicht gegeben, also kann sie so nicht gespielt werden.
