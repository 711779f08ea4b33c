### What stands around the panels of the table: the head, the panels of the houses, and what is read aloud there. Houses are called "Stark", not
### "House Stark", in sentences.

## The head

before-the-game = Vor dem Spiel
turn = Zug { $turn }
phase-preparation = Vorbereitung
phase-support = Unterstützung
phase-encounter = Begegnung
phase-resolution = Ergebnis
# An event card; a label above or beside it.
event = Ereignis

## The panel of a house

# A heading, or the name of a sigil when it is read aloud.
house = { NOM($house, case: "capital") }
# $name: the player.
house-player = { NOM($house, case: "capital") }, { $name }
role = { $side ->
    [challenger] Fordert heraus
   *[defender] Verteidigt
  }
# $name: the player.
role-player = { $side ->
    [challenger] { $name } fordert heraus
   *[defender] { $name } verteidigt
  }
# Below the name of the house.
led-by = angeführt von { DAT($leader) }
# Below the name of the house: the table waits for it.
asked = entscheidet jetzt
# A supporter: $house is the one that it supports.
stands-with = { NOM($character) } steht zu { NAME($house) }
# $title: of the leader or character, as the card has it: "the Quiet Wolf".
titled = { NAME($person) }, { $title }
influence = Einfluss
spread = { $count } von { $total } ausgelegt
# Read aloud: the influence board of a house.
influence-spread = Einfluss, { $count } von { $total } ausgelegt
# Read aloud: a token that another house has spread to this board.
influence-of = Einfluss { OF($house) }
hand = { COUNT($count, of: "card") } auf der Hand
deck = Stapel { $count }
pile = Ablage { $count }
# Pictures of card backs follow: hostages.
holds = hält
holds-none = hält keine Geiseln
sheet = { $power } Macht auf der Anführertafel
dead = tot
dead-person = { NAME($person) }, tot
back = eine verdeckte Karte { OF($house) }
# Read aloud, on a narrow screen: $count of $total influence, $power on the leader sheet, $hand cards in hand.
house-in-short = { NOM($house) }: { $count } von { $total } ausgelegt, { $power } Macht auf der Anführertafel, { COUNT($hand, of: "card") } auf der Hand.

## The balance, read aloud: a sentence for each side

balance-side = { $side ->
    [challenger] { NOM($house) } fordert heraus, { LIST($list) }, zusammen { $total }.
   *[defender] { NOM($house) } verteidigt, { LIST($list) }, zusammen { $total }.
  }
balance-nobody = { $side ->
    [challenger] { NOM($house) } fordert heraus, { $total }.
   *[defender] { NOM($house) } verteidigt, { $total }.
  }
# What a character adds: "Robb 4".
weight = { NAME($person) } { $power }
# Read aloud on the shield of a character.
balance-person = { $side ->
    [challenger] { NAME($person) } { $power }, auf der Seite, die herausfordert
   *[defender] { NAME($person) } { $power }, auf der Seite, die verteidigt
  }

## The cards are revealed

reveal-ahead = { NOM($house) } liegt um { $count } vorn
reveal-equal = Die Summen sind gleich
reveal-betrays = { NOM($house) } verrät den Waffenstillstand
reveal-truce = Beide zeigen einen Waffenstillstand
# What counts on a side: its card, and effects. A heading with a number.
reveal-card = Hauskarte
# Small, below "House card".
reveal-halved = halbiert
reveal-no-card = keine Karte
reveal-effects = Wirkungen
reveal-added = { SIGNED($count) }
# Below the name of a supporter: of which house.
reveal-of = { OF($house) }
# Above sentences about what would come of it.
reveal-if-it-stays = Wenn es so bleibt
reveal-spread = { $count ->
    [one] { NOM($winners) } dehnt seinen Einfluss auf { NOM($defender) } aus.
   *[other] { NOM($winners) } dehnen jeweils ihren Einfluss auf { NOM($defender) } aus.
  }
reveal-reward = { $count ->
    [one] { NOM($winners) } zieht 2 Karten und verteilt 2 Macht.
   *[other] { NOM($winners) } ziehen je 2 Karten und verteilen je 2 Macht.
  }
reveal-loss = { $count ->
    [one] { NOM($people) } verliert die Hälfte, aufgerundet.
   *[other] { NOM($people) } verlieren die Hälfte, aufgerundet.
  }
reveal-tie = Beide Seiten verlieren.
reveal-bargain = { NOM($challenger) } und { NOM($defender) } verhandeln.
go-on = Weiter

## Moments that all look at

leaders-title = Die Anführer
# Read aloud, after the name of the leader.
leads = führt { NOM($house) } an
event-title = Zug { $turn }: { NOM($house) } fordert heraus
# Who defends by the event, and what made it so.
event-defends = { NOM($challenger) } fordert { NAME($house) } heraus.
event-chooses = { NOM($challenger) } wählt, wer herausgefordert wird.
# Why: an event compares, and these have as much; $text: how much of what.
event-equal = Gleichauf: { NOM($houses) } ({ $text }).
event-compared = { $measure ->
    [spread] { NOM($house) } hat den meisten Einfluss ausgelegt: { $count }.
    [hand] { NOM($house) } hat die meisten Handkarten: { $count }.
   *[power] { NOM($house) } hat am meisten Macht: { $count }.
  }
# By an event that an owner of the box has written; $text: the number and of what.
event-written = { $wanted ->
    [most] Am meisten unter den anderen: { NOM($house) }, { $text }.
   *[fewest] Am wenigsten unter den anderen: { NOM($house) }, { $text }.
  }
won-by = { NOM($winner) } gewinnt
# Below it: the supporters of that side.
wins-with = { $count ->
    [one] { NOM($houses) } gewinnt mit { NAME($winner) }.
   *[other] { NOM($houses) } gewinnen mit { NAME($winner) }.
  }
both-lose = Beide Seiten verlieren
deal-made = Ein Abkommen
deal-failed = Kein Abkommen: Beide Seiten verlieren
betrays = { NOM($winner) } verrät und gewinnt
# Below it: the sums on both sides are struck out.
totals-void = Der Waffenstillstand ist gebrochen. Die Summen zählen nicht.
# What came of an encounter, in boxes: headings, each above a sentence (reveal-spread, reveal-reward, reveal-loss).
result-winners = { $count ->
    [one] Der Sieger
   *[other] Die Sieger
  }
result-losers = { $count ->
    [one] Verliert Macht
   *[other] Verlieren Macht
  }
# Who may take hostages; the note says from whom.
result-takes = { $outcome ->
    [betrayal] { NOM($house) } darf Geiseln nehmen
   *[other] { NOM($house) } darf eine Geisel nehmen
  }
    .note = { $outcome ->
    [betrayal] Eine von jedem Sieger, für den Verrat.
   *[other] Von einem Haus der Verliererseite.
  }
deal-sealed = Das Abkommen ist besiegelt
# One more House than before has spread as much as the one in front, or more.
new-leader = { $count ->
    [one] { NOM($houses) } liegt jetzt vorn, mit { $spread } von { $total } Einfluss.
   *[other] { NOM($houses) } liegen jetzt vorn, mit je { $spread } von { $total } Einfluss.
  }
still-living = { $count ->
    [0] Alle vier Charaktere { OF($house) } sind tot: Das Spiel endet.
    [one] Ein Charakter { OF($house) } lebt noch. Sind alle vier tot, endet das Spiel.
   *[other] { $count } Charaktere { OF($house) } leben noch. Sind alle vier tot, endet das Spiel.
  }
# Everybody may talk before the first House card is laid.
talk-title = { $house ->
    [none] Besprecht euch. Dann kommen die Hauskarten
   *[other] Besprecht euch. Dann kommen die Hauskarten, zuerst { NOM($house) }
  }
talk-rules = Zwei Waffenstillstände: Ihr verhandelt. Einer: Die Feindschaft gewinnt. Keiner: Die höhere Summe gewinnt und nimmt eine Geisel.
talk-go = { $house ->
    [none] Weiter
   *[other] { NOM($house) } legt eine Karte
  }

## What each side would win and lose, below the balance

stakes-win = gewinnt
stakes-lose = verliert
# After seals and numbers: influence.
stakes-spread = { $count ->
    [one] legt 1 Einfluss aus
   *[other] legen je 1 Einfluss aus
  }
stakes-reward = { $count ->
    [one] 2 Karten, 2 Macht
   *[other] je 2 Karten, 2 Macht
  }

## Nobody is sent yet: who challenges whom, and what is at stake

challenge-title = { NAME($challenger) } fordert { NAME($house) } heraus
# A heading; below it what everybody on that side gets.
challenge-if = Wenn { NOM($house) } gewinnt
challenge-spread = Je 1 Einfluss auf { NOM($house) }.
challenge-reward = Je 2 Karten und 2 Macht.
challenge-loss = Wer verliert, legt die Hälfte der Macht des geschickten Charakters, aufgerundet, auf die Anführertafel zurück. Ein Charakter mit 1 Macht stirbt.
