### Rules that play themselves: the title of a scene is a question as it is asked at the table, its attributes are sentences on what happens.
### Every figure and every name in them comes from what happened.

## What all scenes share

# $own is the sum of the winner, $against that of the loser.
ending = { $tie ->
    [yes] { $own } zu { $against } { IN($area) }: Den Gleichstand gewinnt { NOM($house) }, das auf der Lehen-Leiste vor { NOM($loser) } steht.
   *[no] { NOM($house) } besiegt { NOM($loser) } { IN($area) }, { $own } zu { $against }.
}
# An answer of the reader, on its button.
label-march = Marsch { FROM($from) } { TO($to) } mit { DAT($units) }
label-raid = Überfall { IN($area) }
label-bid = { COUNT($power, of: "power") } bieten
label-order = { ONE_ACC($token, case: "capital") } legen
# Two orders.
label-orders = { ONE_ACC($token, case: "capital") } und { ONE_ACC($was) } legen
label-swap = Den Befehl { IN($area) } gegen { ONE_ACC($token) } tauschen
label-power = Die Machtmarker nehmen
label-muster = { ACC($units, case: "capital") } rekrutieren
label-muster-in = Rekrutieren { IN($area) }: { NOM($units) }
# Units that are destroyed.
label-lose = { ACC($units, case: "capital") } verlieren
next-house = Als Nächstes ist { NOM($house) } dran.
nobodys = Jetzt kontrolliert niemand { ACC($area) }.
label-lose-in = Vernichten { IN($area) }: { NOM($units) }
label-upgrade = Den Fußsoldaten in { ACC($units) } umwandeln
# Among those who tie.
label-first = { NOM($house, case: "capital") } zuerst
label-holder = { NOM($house) } kontrolliert { ACC($area) }.
holds = { NOM($house) } kontrolliert { COUNT($count, of: "castle") }.
# Several houses have as many.
holds-each = { NAME($houses) } kontrollieren je { COUNT($count, of: "castle") }.

## The round

# $place is the place on the Iron Throne track.
turn-order = Wer marschiert zuerst?
    .next = In Zugreihenfolge führt jedes Haus einen Marschbefehl aus: Jetzt ist { NOM($house) } dran, Platz { $place } auf der Thronfolge-Leiste.
clean-up = Wann stehen besiegte Einheiten wieder auf?
    .over = Die Runde ist zu Ende: Die Einheiten { IN($area) } stehen wieder auf, alle Befehle werden entfernt, und Runde { $round } beginnt.
throne-of-blades = Wer entscheidet bei „Ein Thron aus Schwertern“?
    .holder = Die Karte „{ NAME($westerosCard) }“ wird aufgedeckt, und wer den Eisernen Thron hat, entscheidet: { NOM($house) }.
# $count is how often the threat moved up.
wildling-icons = Wann greifen die Wildlinge an?
    .moved = { $count ->
        [one] { COUNT($count, of: "icon") } auf den Karten: Die Bedrohung steigt auf { $threat }.
       *[other] { COUNT($count, of: "icon") } auf den Karten: Die Bedrohung steigt auf { $threat }.
    }
forbidden = Welche Befehle sind verboten?
    .card = Die Karte „{ NAME($westerosCard) }“ wird aufgedeckt. In dieser Runde verboten: { NAME($tokens) }.
# $place is the place on the King's Court track, $allowed the stars there.
special-orders = Wie viele Spezialbefehle darf ich legen?
    .court = { NOM($house) } steht auf Platz { $place } der Königshof-Leiste, und die Sterne dort erlauben { COUNT($allowed, of: "special-order") }.
raven = Was kann der Rabe?
    .first = Alle Befehle sind aufgedeckt. { NOM($house) } führt auf der Königshof-Leiste und hat den Botenraben.
    .look = Die oberste Wildlingkarte ansehen

## Orders

# $own is the attacker's sum, $against the defender's.
raid-support = Was entfernt ein Überfall?
    .alone = { OUT($area) } kann niemand mehr helfen: { $own } zu { $against }.
raid-defense = Kann ein Überfall einen Verteidigungsbefehl entfernen?
pillage = Was bringt eine Plünderung?
raid-sea = Kann ich von Land aus ein Seegebiet überfallen?
    .safe = { NOM($token) } { IN($area) } bleibt liegen, denn kein Überfall reicht vom Land aufs Meer.
walk-over = Was hält ein Gebiet ohne Einheiten?
    .owner = Ein Machtmarker hält keine Einheiten auf: { NOM($house) } kontrolliert jetzt { ACC($area) }.
# $power is what is left to the house.
leave-token = Wie behalte ich ein Gebiet, das ich verlasse?
    .still = { NOM($house) } behält { ACC($area) } und hat noch { COUNT($power, of: "power") }.
    .all = Alle Einheiten marschieren, ein Machtmarker bleibt
    .one = Nur der Ritter marschiert, und trotzdem bleibt ein Machtmarker
    .none = Alle Einheiten marschieren, nichts bleibt
march-again = Können Einheiten zweimal in einer Runde marschieren?
    .more = Mit dem Marschbefehl { IN($area) } dürfen die Einheiten dort noch einmal marschieren.
# $level is the supply, $armies the armies it allows, as in "3 + 2".
march-supply = Wie groß darf eine Armee nach einem Marsch sein?
    .limit = { NOM($house) } hat Versorgung { $level }: Erlaubt sind Armeen aus { $armies } Einheiten, und kein Marsch darf das überschreiten.
    .single = Eine einzelne Einheit ist keine Armee, also zählt { NOM($area) } nicht.
one-battle = Kann ich mit einem Marsch zweimal angreifen?
    .both = In beide Gebiete je ein Ritter
defense-order = Bleibt ein Verteidigungsbefehl nach dem Kampf liegen?
    .stays = { NOM($token) } { IN($area) } bleibt liegen und zählt auch im nächsten Kampf.
support-whom = Wer kann in einem Kampf helfen?
support-refused = Muss ich Unterstützung annehmen?
    .offer = { NOM($house) } bietet { NOM($other) } Unterstützung { OUT($area) } an.
support-sea = Können Schiffe einen Kampf an Land unterstützen?
# $own is the attacker's sum, $against the defender's.
support-land = Kann eine Armee einen Kampf auf See unterstützen?
    .none = Die Armee { IN($area) } kann auf See nicht helfen: { $own } zu { $against }.
# $count are the power icons there.
consolidate-power = Wie viel Macht bringt ein Befehl?
    .icons = { COUNT($count, of: "power-icon") } { IN($area) }: Der Befehl bringt { NOM($house) } { COUNT($power, of: "power") }.
consolidate-muster = Kann ich ohne die Karte rekrutieren?

## Battles

# $place is the winner's place on the Fiefdoms track, $last the loser's.
tie = Was passiert bei Gleichstand?
    .track = Gleichstand: Auf der Lehen-Leiste steht { NOM($house) } auf Platz { $place } und { NOM($loser) } auf Platz { $last }, also gewinnt { NOM($house) }.
siege-engine = Wie viel zählt eine Belagerungsmaschine?
    .castle = Gegen die Burg oder Festung { IN($area) } zählt die Belagerungsmaschine { $value }.
# $own is the attacker's sum, $against the defender's.
garrison = Was macht eine Garnison?
    .adds = Die Garnison zählt { $value } für den Verteidiger: { $own } zu { $against }.
blade = Wann kann ich die Klinge einsetzen?
# Of the winner's card and of the loser's.
casualties = Wie viele Einheiten verliert der Verlierer?
    .count = { COUNT($swords, of: "sword") } gegen { COUNT($towers, of: "fortification") }: Der Verlierer muss { COUNT($count, of: "unit") } vernichten.
retreat = Wohin darf ich mich zurückziehen?
retreat-back = Wohin geht ein Angreifer, der verliert?
    .origin = Die Angreifer kehren dorthin zurück, wo der Marsch begann: { NOM($units) } { IN($area) }, besiegt.
# $own is the attacker's sum, $against the defender's.
rout = Was können besiegte Einheiten noch?
    .worth = Die besiegten Einheiten zählen { $value }: { $own } zu { $against }.
no-refuge = Was, wenn kein Rückzug möglich ist?

## Ships, supply and mustering

transport = Wie kommen Armeen übers Meer?
    .bridge = Das Schiff { IN($area) } verbindet die Küsten: { NOM($units, case: "capital") } marschiert { FROM($from) } { TO($to) }.
    .order = Dafür ist jeder Befehl recht: { NOM($token, case: "capital") } { IN($area) } bleibt liegen.
foreign-ships = Darf ich über fremde Schiffe marschieren?
    .held = Die Schiffe { IN($area) } gehören { NOM($house) }: { NOM($other) } kann dort nicht hinüber.
port-taken = Was passiert mit Schiffen in einem eroberten Hafen?
# $count are the ships there, $own is the attacker's sum, $against the defender's.
port-ships = Helfen Schiffe im Hafen bei einem Kampf?
    .none = { COUNT($count, of: "ship") } im Hafen, und keines zählt: { $own } zu { $against }.
# $armies are the armies it allows, as in "3 + 2".
supply-card = Was, wenn meine Armeen zu groß sind?
    .limit = Das erlaubt { NOM($house) } Armeen aus { $armies } Einheiten, der Rest muss vernichtet werden.
# $area is a stronghold with $count points, $castle a castle with $value.
mustering = Was kann ich in einer Burg oder Festung rekrutieren?
    .points = { NOM($house) } hat { COUNT($count, of: "mustering-point") } { IN($area) }, einer Festung, und { COUNT($value, of: "mustering-point") } { IN($castle) }, einer Burg.
upgrade = Wie wandle ich einen Fußsoldaten um?
enemy-sea = Wo kann ich Schiffe rekrutieren?
    .held = { NOM($house) } hat Schiffe { IN($area) }, also kann dort niemand sonst Schiffe rekrutieren.

## Bidding and wildlings

# $power is what is left to the house.
bids = Bekomme ich mein Gebot zurück, wenn ich verliere?
    .spent = Kein Gebot kommt zurück: { NOM($house) } hat { $bid } geboten und behält { COUNT($power, of: "power") }.
bid-tie = Wer entscheidet bei gleichen Geboten?
    .holder = Zwei Gebote sind gleich, also entscheidet, wer den Eisernen Thron hat: { NOM($house) }.
watch-wins = Wann gewinnt die Nachtwache?
watch-loses = Was, wenn die Wildlinge gewinnen?
    .threat = Danach sinkt die Bedrohung um zwei Felder auf { $threat }.
wildling-tie = Was, wenn zwei Häuser am wenigsten bieten?
    .holder = Zwei Gebote sind gleich niedrig, also bestimmt { NOM($house) }, das den Eisernen Thron hat, wen es am härtesten trifft.

## Control and winning

neutral-force = Wie besiege ich eine Neutrale Streitmacht?
home-returns = Was passiert mit einem Heimatgebiet, das verlassen wird?
    .shield = Niemand sonst hält { ACC($area) }, also zählt das aufgedruckte Wappen: { NOM($house) } kontrolliert das Gebiet wieder.
seventh-castle = Wann ist das Spiel gewonnen?
last-round = Wer gewinnt bei Gleichstand nach der letzten Runde?
tides = Was bewirken Schlachtenglückskarten?
cards-return = Wann bekomme ich meine Hauskarten zurück?
    .six = Das war die letzte Karte { OF($house) }: { COUNT($count, of: "card") } kommen auf die Hand zurück.
    .left = { NOM($house) } hat dann { COUNT($count, of: "card") } auf der Hand.
