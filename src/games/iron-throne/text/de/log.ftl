### The log: one whole sentence for everything that can happen. It names Houses, so that it reads the same for everybody.

## The game and its turns

# Of all Houses at once; $list is made of `leads`.
leaders-revealed = Die Anführer werden aufgedeckt: { LIST($list, join: "clauses") }.
leads = { NOM($leader) } führt { NOM($house) } an
turn = Zug { $turn } beginnt mit { NOM($challenger) } als Herausforderer.
turn-over = Zug { $turn } ist zu Ende.
events-shuffled = Der Ereignisstapel ist leer, also werden die benutzten Ereignisse zu einem neuen gemischt.
event-house = Das Ereignis zeigt { NOM($house) }.
# $title is the event's name, $text the whole sentence on it.
event-special = Das Ereignis ist „{ $title }“. { $text }
defender = { NOM($house) } ist der Verteidiger.

## How the game ends: one House wins, or several share the victory

game-over = { $reason ->
    [both] { $count ->
        [one] Alle 5 Einflussmarker eines Hauses sind ausgelegt, und ein Haus hat alle Charaktere verloren: { NOM($winners) } hat den meisten Einfluss ausgelegt und gewinnt.
       *[other] Alle 5 Einflussmarker eines Hauses sind ausgelegt, und ein Haus hat alle Charaktere verloren: { NOM($winners) } haben den meisten Einfluss ausgelegt und teilen sich den Sieg.
    }
    [deaths] { $count ->
        [one] Ein Haus hat alle Charaktere verloren, also endet das Spiel: { NOM($winners) } hat den meisten Einfluss ausgelegt und gewinnt.
       *[other] Ein Haus hat alle Charaktere verloren, also endet das Spiel: { NOM($winners) } haben den meisten Einfluss ausgelegt und teilen sich den Sieg.
    }
   *[influence] { $count ->
        [one] Alle 5 Einflussmarker eines Hauses sind ausgelegt, also endet das Spiel: { NOM($winners) } hat den meisten Einfluss ausgelegt und gewinnt.
       *[other] Alle 5 Einflussmarker eines Hauses sind ausgelegt, also endet das Spiel: { NOM($winners) } haben den meisten Einfluss ausgelegt und teilen sich den Sieg.
    }
}

## Cards and power

drew = { NOM($house) } zieht { COUNT($count, of: "card") }.
shuffled = { NOM($house) } mischt seinen Ablagestapel in seinen Nachziehstapel.
discarded = { NOM($house) } wirft { ACC($cards) } ab.
peeked = { NOM($house) } sieht sich { COUNT($count, of: "card") } aus der Hand { OF($victim) } an.
# Of its own deck.
sifted = { $count ->
    [one] { NOM($house) } sieht sich die oberste Karte seines Stapels an.
   *[other] { NOM($house) } sieht sich die obersten { COUNT($count, of: "card") } seines Stapels an.
}
placed = { NOM($house) } legt { COUNT($power, of: "iron-power") } von seiner Anführertafel auf { ACC($character) }.
removed = { NOM($character) } { OF($house) } verliert { COUNT($power, of: "iron-power") } an die Anführertafel.
# To the leader sheet of another House.
removed-to = { NOM($character) } { OF($house) } verliert { COUNT($power, of: "iron-power") } an die Anführertafel { OF($other) }.
changed-hands = { NOM($owner) } gibt { COUNT($power, of: "iron-power") } von der eigenen Anführertafel an die Anführertafel { OF($other) }.
burned = { NOM($house) } legt { COUNT($power, of: "iron-power") } von seiner Anführertafel zurück in die Schachtel.
died = { NOM($character) } { OF($house) } stirbt.
saved = { NOM($character) } { OF($house) } wird vor dem Tod bewahrt und behält 1 Macht.

## Who takes part in the encounter

participates = { $side ->
    [challenger] { NOM($house) } fordert mit { DAT($character) } heraus.
   *[defender] { NOM($house) } verteidigt mit { DAT($character) }.
}
offered = { $side ->
    [challenger] { NOM($house) } bietet { ACC($character) } der Seite des Herausforderers an.
   *[defender] { NOM($house) } bietet { ACC($character) } der Seite des Verteidigers an.
}
stayed-out = { NOM($house) } hält sich aus der Begegnung heraus.
supports = { $side ->
    [challenger] { NOM($character) } { OF($house) } unterstützt die Seite des Herausforderers.
   *[defender] { NOM($character) } { OF($house) } unterstützt die Seite des Verteidigers.
}
compelled = { $side ->
    [challenger] { NOM($character) } { OF($house) } muss die Seite des Herausforderers unterstützen.
   *[defender] { NOM($character) } { OF($house) } muss die Seite des Verteidigers unterstützen.
}
# The offer to support.
declined = { NOM($house) } lehnt das Angebot { OF($other) } ab.
withdrew = { NOM($character) } { OF($house) } zieht sich aus der Begegnung zurück.
# A supporter chose between the two.
yielded = { $did ->
    [withdraw] { NOM($house) } zieht sich lieber zurück, als eine Karte abzugeben.
   *[give-card] { NOM($house) } gibt lieber eine Karte ab, als sich zurückzuziehen.
}

## House cards and how the encounter ends

put-down = { $open ->
    [yes] { NOM($house) } spielt seine Hauskarte zuerst und offen.
   *[no] { NOM($house) } spielt verdeckt eine Hauskarte.
}
# $list is made of `shows`.
revealed = { $outcome ->
    [hostility] { LIST($list, join: "clauses") }: Feindschaft.
    [truce] { LIST($list, join: "clauses") }: Waffenstillstand.
   *[betrayal] { LIST($list, join: "clauses") }: Verrat.
}
shows = { $card ->
    [none] { NOM($house) } zeigt gar keine Karte
   *[other] { NOM($house) } zeigt { ACC($card) }
}
replaced = { $before ->
    [none] { NOM($house) } spielt jetzt { ACC($card) }.
   *[other] { NOM($house) } ersetzt { ACC($before) } durch { ACC($card) }.
}
not-replaced = Die Hauskarte { OF($house) } bleibt, wie sie ist.
made-truce = { NOM($house) } macht aus dem Verrat einen Waffenstillstand.
outcome-deal = Der Waffenstillstand hält: Es gibt ein Abkommen, und niemand gewinnt oder verliert die Begegnung.
outcome-no-deal = Der Waffenstillstand scheitert ohne Abkommen, also verlieren beide Seiten.
outcome-betrayal = { $side ->
    [challenger] Die Seite des Herausforderers verrät den Waffenstillstand und gewinnt. Die Summen zählen nicht.
   *[defender] Die Seite des Verteidigers verrät den Waffenstillstand und gewinnt. Die Summen zählen nicht.
}
# The total of the winning side stands first.
outcome-won = { $side ->
    [challenger] Die Seite des Herausforderers gewinnt mit { $most } zu { $least }.
   *[defender] Die Seite des Verteidigers gewinnt mit { $most } zu { $least }.
}
outcome-won-equal = { $side ->
    [challenger] Beide Summen sind { $total }: Bei Gleichstand gewinnt die Seite des Herausforderers.
   *[defender] Beide Summen sind { $total }: Bei Gleichstand gewinnt die Seite des Verteidigers.
}
outcome-tie = Beide Summen sind { $total }: Beide Seiten verlieren.

## Leaders and character cards

used = { NOM($house) } nutzt die Fähigkeit von { DAT($leader) }.
always-uses = { NOM($house) } nutzt die Fähigkeit von { DAT($leader) } ab jetzt immer.
asked-again = { NOM($house) } will zur Fähigkeit von { DAT($leader) } wieder gefragt werden.
left-leader = { NOM($house) } nutzt die Fähigkeit von { DAT($person) } nicht.
left-card = { NOM($house) } nutzt die Karte { NAME($person) } nicht.
# $title is what is printed on the card, below the person's name.
played = { NOM($house) } spielt { ACC($person) }, „{ $title }“.
passed = { NOM($house) } spielt nichts.
chose-leader = { NOM($house) } wählt { NOM($other) } für die Fähigkeit von { DAT($person) }.
chose-card = { NOM($house) } wählt { NOM($other) } für die Karte { NAME($person) }.
added = { $side ->
    [challenger] { NOM($person) } erhöht die Summe der Seite des Herausforderers um { $amount }.
   *[defender] { NOM($person) } erhöht die Summe der Seite des Verteidigers um { $amount }.
}
taken = { $side ->
    [challenger] { NOM($person) } senkt die Summe der Seite des Herausforderers um { $amount }.
   *[defender] { NOM($person) } senkt die Summe der Seite des Verteidigers um { $amount }.
}
halved = { $side ->
    [challenger] Der Wert der Hauskarte auf der Seite des Herausforderers wird halbiert, aufgerundet.
   *[defender] Der Wert der Hauskarte auf der Seite des Verteidigers wird halbiert, aufgerundet.
}
breaks-ties = { $side ->
    [challenger] Bei Gleichstand gewinnt jetzt die Seite des Herausforderers.
   *[defender] Bei Gleichstand gewinnt jetzt die Seite des Verteidigers.
}

## Deals

# $list is made of `gets` and `gets-nothing`.
terms = { NOM($house) } schlägt Bedingungen vor: { LIST($list, join: "lists") }.
# $list is made of the next messages: influence, hostages, power.
gets = { NOM($house) } erhält { LIST($list) }
gets-nothing = { NOM($house) } erhält nichts
gain-influence = { COUNT($count, of: "influence") }
gain-hostages = { COUNT($count, of: "hostage") }
# $list says where they are taken from: the next three messages.
gain-hostages-from = { COUNT($count, of: "hostage") } ({ LIST($list) })
from-deck = die oberste Karte des Stapels
from-hand = eine zufällige Karte aus der Hand
# Hostages lie in a row, numbered.
from-row = Nummer { $value } der gehaltenen Geiseln
gain-power = { COUNT($power, of: "iron-power") }
no-deal = { NOM($house) } beendet die Verhandlung ohne Abkommen.
signed = { NOM($house) } unterschreibt das Abkommen.

## Influence and hostages

influence = { NOM($house) } dehnt seinen Einfluss auf { NOM($other) } aus.
hostage = { $from ->
    [deck] { NOM($taker) } nimmt die oberste Karte vom Stapel { OF($victim) } als Geisel.
    [hand] { NOM($taker) } nimmt eine zufällige Karte aus der Hand { OF($victim) } als Geisel.
   *[row] { NOM($taker) } nimmt { NOM($victim) } eine Karte { OF($house) } ab, die dort als Geisel lag.
}
hostage-home = { NOM($taker) } nimmt eine eigene Karte zurück, die { NOM($victim) } als Geisel hielt.
took-none = { NOM($taker) } nimmt keine Geisel { OF($houses, join: "or") }.
rescued = { NOM($house) } holt eine eigene Karte heim, die { NOM($holder) } als Geisel hielt.
released = { NOM($holder) } lässt eine Karte { OF($house) } frei.
tortured = { NOM($holder) } foltert eine Geisel { OF($house) }: { NAME($card) }.

## Where a player had nothing to choose: why the app answered

automatic-choosing-leader = Automatisch: Für { NOM($house) } gibt es nur einen Anführer.
automatic-hostages = Automatisch: { NOM($house) } kann mit seinen Geiseln nichts tun.
automatic-defender = Automatisch: { NOM($house) } kann nur ein Haus herausfordern.
automatic-placing-power = Automatisch: { NOM($house) } hat nur einen Charakter, der die Macht erhalten kann.
automatic-participant = Automatisch: { NOM($house) } kann nur einen Charakter schicken.
automatic-offering-support = Automatisch: { NOM($house) } kann keine Unterstützung anbieten.
automatic-accepting-support = Automatisch: { NOM($house) } hat bei dem Angebot keine Wahl.
automatic-house-card = Automatisch: { NOM($house) } kann nur eine Karte auslegen.
automatic-reaction = Automatisch: { NOM($house) } kann nichts spielen.
automatic-deal-terms = Automatisch: { NOM($house) } kann nichts vorschlagen.
automatic-deal-signing = Automatisch: { NOM($house) } hat bei dem Abkommen keine Wahl.
automatic-deal-counter = Automatisch: { NOM($house) } kann nichts anderes vorschlagen.
automatic-deal-answer = Automatisch: { NOM($house) } hat bei den neuen Bedingungen keine Wahl.
automatic-distributing = Automatisch: { NOM($house) } kann die Macht nur auf eine Weise verteilen.
automatic-hostage-from = Automatisch: { NOM($house) } kann nur von einem Haus eine Geisel nehmen.
automatic-hostage-place = Automatisch: { NOM($house) } kann die Geisel nur von einer Stelle nehmen.
automatic-use-leader = Automatisch: { NOM($house) } hat bei seinem Anführer keine Wahl.
automatic-effect-player = Automatisch: { NOM($house) } kann nur ein Haus wählen.
automatic-effect-power = Automatisch: { NOM($house) } kann die Macht nur auf eine Weise verteilen.
automatic-effect-discard = Automatisch: { NOM($house) } kann nur auf eine Weise abwerfen.
automatic-effect-compel = Automatisch: { NOM($house) } kann niemanden zwingen.
automatic-effect-higher = Automatisch: { NOM($house) } hat bei seiner Hauskarte keine Wahl.
automatic-effect-swap = Automatisch: { NOM($house) } kann keine andere Hauskarte spielen.
automatic-effect-yield = Automatisch: { NOM($house) } hat keine andere Wahl.
automatic-effect-rescue = Automatisch: { NOM($house) } kann nur eine Karte heimholen.
automatic-effect-torture = Automatisch: { NOM($house) } kann nur eine Geisel foltern.
automatic-effect-sift = Automatisch: { NOM($house) } kann nur eine Karte behalten.
