### The panels on which a decision is made, and the sheets of cards.

## Common to all

# On a button that is held: a note.
hold = gedrückt halten
hold-a-second = eine Sekunde gedrückt halten
alone = nur für { NOM($house) }
choose-one = Wähle zuerst etwas
choose-character = Wähle zuerst einen Charakter
choose-cards = { $count ->
    [one] Wähle noch { $count } Karte
   *[other] Wähle noch { $count } Karten
  }

## Buttons of an answer

option-use = Einsetzen
option-always = Ab jetzt immer einsetzen
option-leave = Nicht einsetzen
option-accept = Annehmen
option-decline = Ablehnen
option-sign = Unterschreiben
option-counter = Bedingungen ändern
option-no-deal = Kein Abkommen
option-give-card = Zufällige Karte abgeben
option-withdraw = Zurückziehen

## What the button of a decision does; `.none`: the button that declines it

# `[none]`: nothing is chosen yet. Of cards that are discarded, $count is how many.
do-choosing-leader = { $person ->
    [none] Anführer wählen
   *[other] { ACC($person) } wählen
}
do-defender = { $house ->
    [none] Jemanden herausfordern
   *[other] { NOM($house, case: "capital") } herausfordern
}
do-placing-power = { $person ->
    [none] 1 Macht vergeben
   *[other] 1 Macht für { NOM($person) }
}
do-participant = { $person ->
    [none] Einen Charakter schicken
   *[other] { ACC($person) } schicken
}
# A button for each side; a number stands below: the total of the side.
do-offering-support = für { NAME($house) }
    .none = Heraushalten
do-house-card = { $card ->
    [none] Karte spielen
   *[other] { NAME($card) } spielen
}
# The same of a character, who counts 0.
card-down = { NAME($person) } verdeckt spielen
do-reaction = { $person ->
    [none] Karte spielen
   *[other] { ACC($person) } spielen
}
    .none = Zurück ohne Karte
do-distributing = Macht verteilen
do-hostage-from = { $house ->
    [none] Geisel nehmen
   *[other] Geisel { OF($house) } nehmen
}
    .none = Niemanden
do-hostage-place = { $from ->
    [none] Eine Geisel nehmen
    [deck] Vom Stapel nehmen
    [hand] Aus der Hand nehmen
   *[row] Diese Geisel nehmen
}
    .none = Keine Geisel nehmen
do-effect-player = { $house ->
    [none] Ein Haus wählen
   *[other] { NOM($house, case: "capital") } wählen
}
    .none = Niemanden
do-effect-power = Macht verteilen
    .none = Nichts verteilen
do-effect-discard = { $card ->
    [none] { COUNT($count, of: "card") } abwerfen
   *[other] { NAME($card) } abwerfen
}
    .none = Alles lassen, wie es ist
do-effect-compel = { $person ->
    [none] Einen Charakter zwingen
   *[other] { ACC($person) } zwingen
}
    .none = Niemanden zwingen
do-effect-higher = { $card ->
    [none] Feindschaft spielen
   *[other] { NAME($card) } spielen
}
    .none = Ich habe keine höhere
do-effect-swap = { $card ->
    [none] Feindschaft spielen
   *[other] { NAME($card) } spielen
}
    .none = Meine Karte behalten
do-effect-rescue = Heimholen
do-effect-sift = { $card ->
    [none] Behalten
   *[other] { NAME($card) } behalten
}

## Who wrote what a card says: a badge

mark-book = wie im Regelheft
mark-ours = Hausversion
mark-yours = von dir
house-version = Den Wortlaut dieser Tafel in der Schachtel kennen wir nicht. Diese Fähigkeit wurde für diese App geschrieben und im Spiel erprobt.
leader-of = { NAME($person) }, Anführer
card-of = { NAME($person) }, Karte

## Choosing a leader

# Above the pictures of four people.
leader-people = Deine Charaktere wären
leader-rules = Ein Anführer kann nicht sterben und nimmt nie an einer Begegnung teil. Vier Charaktere bleiben, mit je 4 Macht.
leader-other = Die andere Tafel kommt verdeckt zurück in die Schachtel. Niemand erfährt, welche es war.
leader-together = Alle Anführer werden zusammen aufgedeckt.
always-used = { NOM($person) } wird immer eingesetzt
always-ask-again = Wieder fragen

## Hostages

# Below a card: when and from where it was taken.
hostage-since = { $from ->
    [deck] Zug { $turn }, vom Stapel
    [hand] Zug { $turn }, aus der Hand
   *[row] Zug { $turn }, aus den Geiseln
  }
release = Freilassen
release-means = Die Karte geht zurück auf die Hand { OF($owner) }, und ihr zieht beide eine Karte.
# Of a card that names nobody.
torture-victim = Wer verliert Macht?
# A leader that tortures in its own way.
torture-by = { ACC($leader) } dafür einsetzen
    .note = Oder foltern wie alle anderen.
torture-now = Foltern
torture-naming = Foltern und { ACC($person) } nennen
# On the open table, before they have been looked at.
hostages-look = Ansehen
hostages-keep = { $count ->
    [one] Die Geisel behalten
   *[other] Die Geiseln behalten
  }
# $count: how many are left to decide on.
hostages-done = { $count ->
    [one] Die Geisel behalten
   *[other] Den Rest behalten
  }
    .note = zum Fortfahren gedrückt halten
# Below the button that tortures.
torture-shown = gedrückt halten; dann sehen alle die Karte
# The card of somebody dead.
torture-nothing = Niemand nimmt Schaden.

## Choosing a player, a character

player-spread = { $count } von { $total } Einfluss ausgelegt
player-power = { $power } Macht auf lebenden Charakteren
player-held = gehaltene Geiseln: { $count }
# Nobody plays a card in reaction.
reaction-nobody = Niemand
# Who is asked, and why: it follows from what everybody sees.
reaction-listed = Gefragt ist nur, wer einen lebenden Charakter in der Begegnung und Karten auf der Hand hat, und nur nach den Karten der hier Genannten.
# After that: all who are listed have taken the tablet in turn, and nobody has played a card. $count: how many are listed.
reaction-closes = { $count ->
    [one] Sobald sie nachgesehen oder so getan hat, geht es weiter.
   *[other] Sobald alle nachgesehen oder so getan haben, geht es weiter.
  }
# Below a House: whose cards it could play now, if it holds one.
reaction-could = { NOM($people, join: "or") }

## Support

# $house: the supporter.
support-wins = { $count ->
    [one] Wenn { NOM($challenger) } mit der Unterstützung { OF($house) } gewinnt, gewinnt { NOM($winners) } das Spiel.
   *[other] Wenn { NOM($challenger) } mit der Unterstützung { OF($house) } gewinnt, gewinnen { NOM($winners) } das Spiel und teilen sich den Sieg.
  }

## The House card

# Headings of three numbers.
card-side = Deine Seite
card-so-far = bisher
card-this = diese Karte
card-together = Summe
card-other = { NOM($house) } hat { $total } vor den Karten.
# A card of that side lies open already; what it adds is not in the first number.
card-other-open = { NOM($house) } hat { $total } vor den Karten; die offene Karte bringt { $value } dazu.
card-means = Was eine Karte bewirkt
card-means-hostility = Eine Feindschaft zählt mit ihrem Wert.
card-means-truce = Zwei Waffenstillstände: Ihr verhandelt. Nur einer: Die Feindschaft gewinnt, und wer verraten wurde, nimmt Geiseln.
card-means-person = Ein verdeckt gespielter Charakter ist eine Feindschaft 0. Sein Text gilt nicht.
# On the picture of a character card, after "0".
card-face-down = verdeckt
# At the foot of a character card that was played face down.
card-counts-zero = Verdeckt: zählt 0, ihr Text gilt nicht
# At the foot of a character card.
played-after = { $when ->
    [reveal] Nach dem Aufdecken spielbar
   *[resolution] Nach dem Ergebnis spielbar
  }
card-waits = Beide Karten werden aufgedeckt, sobald auch { NOM($house) } gewählt hat.
# A note on a button that is held: the total before and after.
card-makes = gedrückt halten: { $now } → { $then }
card-counts-nothing = gedrückt halten: zählt 0, ohne ihren Text
card-open = Deine Karte wird offen gespielt.
card-peeked = Gesehen in der Hand { OF($house) }
card-value = Wert { $value }
card-no-value = kein Wert

## Discarding, a higher hostility, another one

would-make = mit { NAME($card) } wären es { $total }

## Playing a character card

# Totals of both sides, now and then; the challenger's first.
play-would = { $now } zu { $nowOther } → { $then } zu { $thenOther }
play-cannot = Du hast nichts, was jetzt spielbar ist. Warte mit dem Zurückgehen, so lange du willst.
play-what = Was du jetzt spielen könntest

## Power from the leader sheet to characters

split-still = noch { $power } Macht zu verteilen
split-more = bis zu { $power } weitere
split-all = Alles verteilt
# Read aloud: buttons.
split-minus = { NAME($person) } −1
split-plus = { NAME($person) } +1

## The bargain of a truce: a treaty with a column for each side

deal-title = Der Waffenstillstand
deal-between = zwischen { NOM($house) } und { NOM($other) }
# The head of a column; rows below: influence 1, hostages 2, power 0.
deal-gets = { NAME($house) } erhält
deal-item-influence = Einfluss
    .most = höchstens 1
deal-item-hostages = Geiseln
    .most = höchstens 2
deal-item-power = Macht
    .most = höchstens 3, von der Tafel
# Read aloud: buttons.
deal-more = { $item ->
    [influence] Mehr Einfluss für { NOM($house) }
    [hostages] Mehr Geiseln für { NOM($house) }
   *[power] Mehr Macht für { NOM($house) }
  }
deal-less = { $item ->
    [influence] Weniger Einfluss für { NOM($house) }
    [hostages] Weniger Geiseln für { NOM($house) }
   *[power] Weniger Macht für { NOM($house) }
  }
# Of the hostages: where each comes from.
deal-which = Welche?
deal-which-of = Geisel { $nth } für { NOM($taker) }
deal-place-open = freie Wahl
deal-place-deck = oben vom Stapel
deal-place-hand = zufällig, aus der Hand
# $nth: its place among the hostages that the giver holds.
deal-place-held = Karte { OF($house) }, Nummer { $nth } der gehaltenen
deal-afterwards = Danach ausgelegt: { LIST($list) }.
# One of that list.
deal-after = { NAME($house) } { $count } von { $total }
deal-wins = { $count ->
    [one] Mit diesem Abkommen gewinnt { NOM($winners) } das Spiel.
   *[other] Mit diesem Abkommen teilen sich { NOM($winners) } den Sieg.
  }
deal-neither = Niemand gewinnt oder verliert die Begegnung.
deal-nothing = Noch wechselt nichts den Besitzer, also gibt es nichts zu unterschreiben.
# Why there cannot be more of it: $house would have to give it.
deal-has-none = { $item ->
    [hostages] { NOM($house) } hat keine Karte zu geben.
   *[power] { NOM($house) } hat keine Macht auf der Tafel.
  }
deal-has-only = { $item ->
    [hostages] { NOM($house) } hat nur { COUNT($count, of: "card") } zu geben.
   *[power] { NOM($house) } hat nur { COUNT($count, of: "iron-power") } auf der Tafel.
  }
# What each character would lose follows.
deal-without = Ohne Abkommen verlieren beide Seiten.
deal-losses = { LIST($list) }.
# One of that list: power before and after.
deal-loses = { $then ->
    [0] { NAME($person) } { $now } → tot
    [one] { NAME($person) } { $now } → { $then }
   *[other] { NAME($person) } { $now } → { $then }
  }
deal-supporters = { $count ->
    [one] { NOM($houses) } darf mitreden, erhält aber nichts aus einem Abkommen.
   *[other] { NOM($houses) } dürfen mitreden, erhalten aber nichts aus einem Abkommen.
  }
# Beside a seal that is held.
deal-signs = { NOM($house, case: "capital") } unterschreibt
    .note = das Siegel gedrückt halten
deal-signed = { NOM($house, case: "capital") } hat unterschrieben
deal-end = Kein Abkommen
    .note = gedrückt halten: Beide Seiten verlieren
deal-talk = Redet. Es läuft keine Uhr.
deal-breaks = Jede Änderung bricht beide Siegel.

## Where a hostage is taken from: cards to choose from

place-deck = Der Stapel
    .means = die oberste Karte, die niemand gesehen hat
place-hand = Die Hand
    .means = eine zufällige Karte: { NOM($victim) } merkt, welche fehlt
place-row = Eine Geisel
# Below "A hostage": whose card, and since when it was held.
place-row-means = { $from ->
    [deck] eine Karte { OF($house) }, Zug { $turn }, vom Stapel
    [hand] eine Karte { OF($house) }, Zug { $turn }, aus der Hand
   *[row] eine Karte { OF($house) }, Zug { $turn }, aus den Geiseln
  }

## A hostage comes home; the top of a deck

rescue-held-by = bei { NOM($holder) }
# Above a list of cards, from the top of the deck.
sift-order = Zurück auf den Stapel
sift-top = oben
sift-later = Nach unten

## Own cards

mine-hand = Deine Hand
mine-hostages = Deine Geiseln
mine-none = Du hältst keine Geiseln.
mine-empty = Du hast keine Karten auf der Hand.

## All influence boards; all leaders and cards

would-win = { $count ->
    [one] Wäre das Spiel jetzt zu Ende, würde { NOM($winners) } gewinnen.
   *[other] Wäre das Spiel jetzt zu Ende, würden sich { NOM($winners) } den Sieg teilen.
  }
book-leaders = Als Anführer
book-cards = Als Charakterkarte
book-what = Was jede Person als Anführer bewirkt, und was die Charakterkarte derselben Person bewirkt.
book-versions = Eine Hausversion wurde für diese App geschrieben und im Spiel erprobt: Den Wortlaut in der Schachtel kennen wir nicht.
# When a leader that an owner of the box has written counts.
when-before-turn = Vor deinem Zug
when-before-offer = Vor jedem Angebot zur Unterstützung
when-before-cards = Vor den Hauskarten
when-reveal = Nach dem Aufdecken
when-resolution = Nach dem Ergebnis
when-always = Immer
