### Why the game does not accept an answer. The key is the rule's number in docs/RULES.md, or begins with it.
### Without a full stop: `refused` and `refused-page` set it, behind the page.

## The whole

refused = { $text }.
# $page is that of the printed rulebook.
refused-page = { $text } (Regelheft, Seite { $page }).

## Any answer

# $faults says what is wrong with the form of an answer; only programs meet it, and read English.
answer =
    .not-asked = { NOM($house) } hat im Moment nichts zu entscheiden
    .malformed = Das passt nicht zur Frage: { $faults }
choice =
    .not-offered = Das steht hier nicht zur Wahl
    .not-offered-card = Diese Karte steht hier nicht zur Wahl: { NAME($card) }
    .not-offered-area = Dieses Gebiet steht hier nicht zur Wahl: { NAME($area) }
    .not-offered-unit = { IN($area, case: "capital") } kannst du keine weitere Einheit dieser Art wählen: { ONE($unit) }
    .too-few = Du musst mehr wählen ({ $found } gewählt, { $allowed } nötig)
    .too-many = Du musst weniger wählen ({ $found } gewählt, { $allowed } erlaubt)
    .one-area = Alle Einheiten, die du wählst, müssen in demselben Gebiet stehen

## Planning

order =
    .missing-area = Jedes Gebiet mit deinen Einheiten braucht einen Befehl, und { IN($area) } liegt keiner
    .not-your-area = Du hast keine Einheiten { IN($area) }, also kommt dort kein Befehl hin
    .too-many-of-a-kind = Du hast { ACC($token) } öfter gelegt, als du Marker davon hast ({ $found } gelegt, { $allowed } vorhanden)
    .stars = Dein Platz auf der Königshof-Leiste erlaubt nicht so viele Spezialbefehle ({ $found } gelegt, { $allowed } erlaubt)
    .forbidden = { NOM($token, case: "capital") } ist diese Runde durch eine Westeroskarte verboten
    .lay-all = Du hast zu wenige Befehle und musst deshalb so viele legen, wie du kannst ({ $found } gelegt, { $allowed } möglich)
raven =
    .own-order = Du hast { IN($area) } keinen Befehl, den der Botenrabe austauschen könnte
    .unused-token = { NOM($token, case: "capital") } liegt schon auf dem Spielplan, und der Botenrabe braucht einen unbenutzten

## Raids

raid =
    .no-order = Du brauchst einen Überfallbefehl und einen gegnerischen Befehl, den er entfernt, und einer davon fehlt { IN($area) }
    .not-adjacent = Ein Überfall erreicht nur angrenzende Gebiete, dieses also nicht: { NAME($to) }
    .reach = Dein Überfall erreicht dieses Gebiet nicht: { NAME($to) }. Vom Land aus geht es nur an Land, vom Hafen nur in sein Seegebiet
    .enemy-only = Du kannst nur gegnerische Befehle überfallen, und der { IN($area) } ist deiner
    .kind = { NOM($token, case: "capital") } { IN($area) } kann durch diesen Überfall nicht entfernt werden

## Marches

# $armies: how many units they would have, as in "4, 2".
march =
    .own-order = Du hast keinen Marschbefehl { IN($area) }
    .not-there = Du hast { IN($area) } nicht so viele { MANY($unit) }, die marschieren können
    .routed = Besiegte Einheiten können nicht marschieren, und so viele andere { MANY($unit) } hast du { IN($area) } nicht
    .not-adjacent = Deine Einheiten können nicht { FROM($area) } { TO($to) } marschieren: Das Gebiet grenzt nicht an, und keine Schiffe transportieren sie
    .twice = Wähle jedes Ziel nur einmal, mit allen Einheiten, die dorthin ziehen: { NAME($to) }
    .land-and-sea = Landeinheiten können nicht aufs Meer und Schiffe nicht an Land, also marschieren keine { MANY($unit) } { TO($to) }
    .own-port = Schiffe dürfen nur in eigene Häfen, und nur vom angrenzenden Seegebiet aus: { NAME($to) }
    .port-full = Ein Hafen fasst höchstens drei Schiffe: { NAME($to) } ({ $found } wären dort, { $allowed } erlaubt)
    .closed-area = Dieses Gebiet ist in dieser Partie gesperrt: { NAME($to) }
    .one-battle = Ein Marsch kann nur einen Kampf auslösen: nicht um { ACC($area) } und zugleich um { ACC($to) }
    .supply = Mit diesem Marsch überschreitest du deine Versorgung (Armeen: { $armies })
    .leave-token = Du kannst { IN($area) } keinen Machtmarker zurücklassen: nur an Land, nicht im Heimatgebiet und nie einen zweiten
    .leave-token-last-unit = Du kannst nur dann einen Machtmarker zurücklassen, wenn { IN($area) } keine deiner Einheiten bleibt
    .leave-token-power = Du hast keinen verfügbaren Machtmarker, den du zurücklassen könntest
neutral =
    .too-weak = Selbst mit aller möglichen Unterstützung ist dieser Marsch zu schwach für die Neutrale Streitmacht: { NAME($to) }
    .too-weak-by = Die Neutrale Streitmacht hat Stärke { $strength }, dieser Marsch mit aller möglichen Unterstützung höchstens { $found }: { NAME($to) }
    .repelled = Dieser Marsch ist gerade an dieser Neutralen Streitmacht gescheitert: { NAME($to) }

## Retreats

retreat =
    .land-and-sea = Landeinheiten können sich nicht aufs Meer zurückziehen und Schiffe nicht an Land, also keine { MANY($unit) } { TO($to) }
    .origin = Wer als Verteidiger verliert, zieht sich nicht dorthin zurück, woher der Angriff kam: { NAME($area) }
    .neutral = Niemand zieht sich in ein gesperrtes Gebiet oder zu einer Neutralen Streitmacht zurück: { NAME($area) }
    .enemy-area = { $house ->
        [none] Einheiten ziehen sich nur in leere oder eigene Gebiete zurück, also nicht { TO($area) }
       *[other] Einheiten ziehen sich nur in leere oder eigene Gebiete zurück, und { NOM($house) } kontrolliert { ACC($area) }
    }
    .not-adjacent = Einheiten ziehen sich in ein angrenzendes Gebiet oder per Schiffstransport zurück und kommen nicht { TO($to) }
    .fewest-losses = Einheiten ziehen sich dorthin zurück, wo die Versorgung die wenigsten von ihnen kostet, also nicht { TO($to) } ({ $found } dort verloren, { $allowed } anderswo)

## Consolidate Power and mustering

consolidate =
    .no-order = Du hast keinen Machtzuwachsbefehl { IN($area) }
    .no-mustering = Mit dem Befehl { IN($area) } kannst du nicht rekrutieren: Das geht nur mit dem Spezialbefehl in einem Gebiet mit Burg oder Festung
muster =
    .castle = Du kannst { IN($area) } jetzt nicht rekrutieren
    .one-castle = Du musst alles in einer einzigen Burg oder Festung rekrutieren
    .points = So viele Rekrutierungspunkte gibt es { IN($area) } nicht ({ $found } ausgegeben, { $allowed } verfügbar)
    .place = Landeinheiten kommen in das Gebiet selbst, Schiffe in seinen Hafen oder ein angrenzendes Seegebiet, also keine { MANY($unit) } { FROM($area) } { TO($to) }
    .enemy-sea = Wo gegnerische Schiffe stehen, kannst du kein Schiff rekrutieren: { NAME($to) }
    .port-full = Ein Hafen fasst höchstens drei Schiffe: { NAME($to) } ({ $found } wären dort, { $allowed } erlaubt)
    .pieces = So viele { MANY($unit) } hast du nicht mehr ({ $found } gewünscht, { $allowed } übrig)
    .upgrade = Du kannst { IN($area) } nur Fußsoldaten umwandeln, in Ritter oder Belagerungsmaschinen
    .upgrade-footmen = Du kannst { IN($area) } nur Fußsoldaten umwandeln, in Ritter oder Belagerungsmaschinen ({ $found } umgewandelt, { $allowed } vorhanden)
    .supply = Mit dieser Rekrutierung überschreitest du deine Versorgung (Armeen: { $armies })

## Supply and bids

supply =
    .not-your-unit = Du hast { IN($area) } keine solchen Einheiten, die du vernichten könntest
    .still-too-many = Du überschreitest deine Versorgung noch immer (Armeen: { $armies })
    .needless-loss = Du darfst nicht mehr Einheiten vernichten als nötig, und { IN($area) } kann eine bleiben
bid =
    .power = Du kannst nicht mehr bieten, als du an Machtmarkern verfügbar hast ({ $found } geboten, { $allowed } verfügbar)
track =
    .tie-order = Ordne alle Häuser mit gleichem Gebot, jedes einmal, und keine anderen
