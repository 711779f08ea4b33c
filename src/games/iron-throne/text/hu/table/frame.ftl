### What stands around the panels of the table: the head, the panels of the houses, and what is read aloud there. Houses are called "Stark", not
### "House Stark", in sentences.

## The head

before-the-game = A játék előtt
turn = { $turn }. kör
phase-preparation = Előkészítés
phase-support = Támogatás
phase-encounter = Összecsapás
phase-resolution = Eredmény
# An event card; a label above or beside it.
event = Esemény

## The panel of a house

# A heading, or the name of a sigil when it is read aloud.
house = { FULL_IRON($house) }
# $name: the player.
house-player = { FULL_IRON($house) }, { $name }
role = { $side ->
    [challenger] Kihívó
   *[defender] Védő
  }
# $name: the player.
role-player = { $side ->
    [challenger] Kihívó, { $name }
   *[defender] Védő, { $name }
  }
# Below the name of the house.
led-by = vezetője { NAME($leader) }
# Below the name of the house: the table waits for it.
asked = most dönt
# A supporter: $house is the one that it supports.
stands-with = { NAME($character) } { NOM($house) } mellett áll
# $title: of the leader or character, as the card has it: "the Quiet Wolf".
titled = { NAME($person) }, { $title }
influence = Befolyás
spread = { $count }/{ $total } kiterjesztve
# Read aloud: the influence board of a house.
influence-spread = Befolyás, { $count }/{ $total } kiterjesztve
# Read aloud: a token that another house has spread to this board.
influence-of = { NOM($house) } befolyása
hand = { COUNT($count, of: "card") } kézben
deck = pakli { $count }
pile = dobott { $count }
# Pictures of card backs follow: hostages.
holds = túszai
holds-none = nincs túsza
sheet = { $power } erő a vezetőlapon
dead = halott
dead-person = { NAME($person) }, halott
back = { NAME($house) }-kártya, képpel lefelé
# Read aloud, on a narrow screen: $count of $total influence, $power on the leader sheet, $hand cards in hand.
house-in-short = { FULL_IRON($house) }: { $count }/{ $total } befolyás kiterjesztve, { $power } erő a vezetőlapon, { COUNT($hand, of: "card") } kézben.

## The balance, read aloud: a sentence for each side

balance-side = { $side ->
    [challenger] A kihívó { NAME($house) }: { LIST($list) }, összesen { $total }.
   *[defender] A védő { NAME($house) }: { LIST($list) }, összesen { $total }.
  }
balance-nobody = { $side ->
    [challenger] A kihívó { NAME($house) }: { $total }.
   *[defender] A védő { NAME($house) }: { $total }.
  }
# What a character adds: "Robb 4".
weight = { NAME($person) } { $power }
# Read aloud on the shield of a character.
balance-person = { $side ->
    [challenger] { NAME($person) } { $power }, a kihívó oldalán
   *[defender] { NAME($person) } { $power }, a védő oldalán
  }

## The cards are revealed

reveal-ahead = { NOM($house, case: "capital") } vezet, az előnye { $count }
reveal-equal = Az összegek egyenlők
reveal-betrays = { NOM($house, case: "capital") } elárulja a fegyverszünetet
reveal-truce = Mindkét kártya fegyverszünet
# What counts on a side: its card, and effects. A heading with a number.
reveal-card = Házkártya
# Small, below "House card".
reveal-halved = felezve
reveal-no-card = nincs kártya
reveal-effects = hatások
reveal-added = { SIGNED($count) }
# Below the name of a supporter: of which house.
reveal-of = { FULL_IRON($house) }
# Above sentences about what would come of it.
reveal-if-it-stays = Ha így marad
reveal-spread = { $count ->
    [one] { NOM($winners) } kiterjeszti a befolyását { ON($defender) }.
   *[other] { NOM($winners) } egyaránt kiterjeszti a befolyását { ON($defender) }.
  }
reveal-reward = { $count ->
    [one] { NOM($winners) } 2 kártyát húz, és 2 erőt oszt szét.
   *[other] { NOM($winners) } egyaránt 2 kártyát húz, és 2 erőt oszt szét.
  }
reveal-loss = { $count ->
    [one] { NAME($people) } elveszíti az ereje felét, felfelé kerekítve.
   *[other] { NAME($people) } egyaránt elveszíti az ereje felét, felfelé kerekítve.
  }
reveal-tie = Mindkét oldal veszít.
reveal-bargain = { NOM($challenger) } és { NOM($defender) } tárgyal.
go-on = Tovább

## Moments that all look at

leaders-title = A vezetők
# Read aloud, after the name of the leader.
leads = { ACC($house) } vezeti
event-title = { $turn }. kör, a kihívó { NOM($house) }
# Who defends by the event, and what made it so.
event-defends = { NOM($challenger) } kihívja { ACC($house) }.
event-chooses = { NOM($challenger) } választja meg, kit hív ki.
# Why: an event compares, and these have as much; $text: how much of what.
event-equal = Egyenlők: { NOM($houses) } ({ $text }).
event-compared = { $measure ->
    [spread] A legtöbb befolyást { NOM($house) } terjesztette ki: { $count }.
    [hand] A legtöbb kártyát { NOM($house) } tartja a kezében: { $count }.
   *[power] Erőben { NOM($house) } az első: { $count }.
  }
# By an event that an owner of the box has written; $text: the number and of what.
event-written = { $wanted ->
    [most] A legtöbb a többiek közül: { NOM($house) }, { $text }.
   *[fewest] A legkevesebb a többiek közül: { NOM($house) }, { $text }.
  }
won-by = { NOM($winner, case: "capital") } győz
# Below it: the supporters of that side.
wins-with = { NOM($winner) } mellett győz: { NOM($houses) }.
both-lose = Mindkét oldal veszít
deal-made = Megállapodás
deal-failed = Nincs megállapodás: mindkét oldal veszít
betrays = { NOM($winner, case: "capital") } árulással győz
# Below it: the sums on both sides are struck out.
totals-void = A fegyverszünet megszegve. Az összegek nem számítanak.
# What came of an encounter, in boxes: headings, each above a sentence (reveal-spread, reveal-reward, reveal-loss).
result-winners = { $count ->
    [one] A győztes
   *[other] A győztesek
  }
result-losers = { $count ->
    [one] Erőt veszít
   *[other] Erőt veszítenek
  }
# Who may take hostages; the note says from whom.
result-takes = { $outcome ->
    [betrayal] { NOM($house, case: "capital") } túszokat ejthet
   *[other] { NOM($house, case: "capital") } túszt ejthet
  }
    .note = { $outcome ->
    [betrayal] Minden győztestől egyet, az árulásért.
   *[other] A vesztes oldal egyik játékosától.
  }
deal-sealed = A megállapodás érvényes
# One more House than before has spread as much as the one in front, or more.
new-leader = { $count ->
    [one] Mostantól { NOM($houses) } vezet, kiterjesztett befolyása { $spread } a lehetséges { $total } közül.
   *[other] Mostantól { NOM($houses) } vezet, kiterjesztett befolyásuk { $spread } a lehetséges { $total } közül.
  }
still-living = { $count ->
    [0] { NOM($house, case: "capital") } mind a négy karaktere halott: a játék véget ér.
    [one] { NOM($house, case: "capital") } egyetlen karaktere él. Ha mind a négy meghal, a játék véget ér.
   *[other] { NOM($house, case: "capital") } { $count } karaktere él. Ha mind a négy meghal, a játék véget ér.
  }
# Everybody may talk before the first House card is laid.
talk-title = { $house ->
    [none] Beszéljétek meg. Aztán jönnek a Házkártyák
   *[other] Beszéljétek meg. Aztán jönnek a Házkártyák: először { NOM($house) }
  }
talk-rules = Két fegyverszünet: tárgyaltok. Csak egy: a viszály győz. Egy sem: a nagyobb összeg győz, és túszt ejt.
talk-go = { $house ->
    [none] Tovább
   *[other] { NOM($house, case: "capital") } kártyát tesz le
  }

## What each side would win and lose, below the balance

stakes-win = győz
stakes-lose = veszít
# After seals and numbers: influence.
stakes-spread = { $count ->
    [one] 1 befolyást terjeszt ki
   *[other] mind 1-1 befolyást terjeszt ki
  }
stakes-reward = { $count ->
    [one] 2 kártya, 2 erő
   *[other] fejenként 2 kártya, 2 erő
  }

## Nobody is sent yet: who challenges whom, and what is at stake

challenge-title = { NOM($challenger, case: "capital") } kihívja { ACC($house) }
# A heading; below it what everybody on that side gets.
challenge-if = Ha { NOM($house) } győz
challenge-spread = Mindenki 1 befolyást terjeszt ki { ON($house) }.
challenge-reward = Fejenként 2 kártya és 2 erő.
challenge-loss = Aki veszít, a küldött karaktere erejének felét, felfelé kerekítve, visszateszi a vezetőlapra. Az 1 erejű karakter meghal.
