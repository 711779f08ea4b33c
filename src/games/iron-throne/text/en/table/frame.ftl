### What stands around the panels of the table: the head, the panels of the houses, and what is read aloud there. Houses are called "Stark", not
### "House Stark", in sentences.

## The head

before-the-game = Before the game
turn = Turn { $turn }
phase-preparation = Preparation
phase-support = Support
phase-encounter = Encounter
phase-resolution = Resolution
# An event card; a label above or beside it.
event = Event

## The panel of a house

# A heading, or the name of a sigil when it is read aloud.
house = { NOM($house, case: "capital") }
# $name: the player.
house-player = { NOM($house, case: "capital") }, { $name }
role = { $side ->
    [challenger] Challenger
   *[defender] Defender
  }
# $name: the player.
role-player = { $side ->
    [challenger] Challenger, { $name }
   *[defender] Defender, { $name }
  }
# Below the name of the house.
led-by = led by { NAME($leader) }
# Below the name of the house: the table waits for it.
asked = decides now
# A supporter: $house is the one that it supports.
stands-with = { NAME($character) } stands with { NAME($house) }
# $title: of the leader or character, as the card has it: "the Quiet Wolf".
titled = { NAME($person) }, { $title }
influence = Influence
spread = { $count } of { $total } spread
# Read aloud: the influence board of a house.
influence-spread = Influence, { $count } of { $total } spread
# Read aloud: a token that another house has spread to this board.
influence-of = influence of { NAME($house) }
hand = { COUNT($count, of: "card") } in hand
deck = deck { $count }
pile = pile { $count }
# Pictures of card backs follow: hostages.
holds = holds
holds-none = holds no hostages
sheet = { $power } power on the leader sheet
dead = dead
dead-person = { NAME($person) }, dead
back = a { NAME($house) } card, face down
# Read aloud, on a narrow screen: $count of $total influence, $power on the leader sheet, $hand cards in hand.
house-in-short = { NOM($house) }: { $count } of { $total } spread, { $power } power on the leader sheet, { COUNT($hand, of: "card") } in hand.

## The balance, read aloud: a sentence for each side

balance-side = { $side ->
    [challenger] Challenger { NAME($house) }, { LIST($list) }, { $total } in total.
   *[defender] Defender { NAME($house) }, { LIST($list) }, { $total } in total.
  }
balance-nobody = { $side ->
    [challenger] Challenger { NAME($house) }, { $total }.
   *[defender] Defender { NAME($house) }, { $total }.
  }
# What a character adds: "Robb 4".
weight = { NAME($person) } { $power }
# Read aloud on the shield of a character.
balance-person = { $side ->
    [challenger] { NAME($person) } { $power }, on the challenger's side
   *[defender] { NAME($person) } { $power }, on the defender's side
  }

## The cards are revealed

reveal-ahead = { NAME($house) } is ahead by { $count }
reveal-equal = The totals are equal
reveal-betrays = { NAME($house) } betrays the truce
reveal-truce = Both show a truce
# What counts on a side: its card, and effects. A heading with a number.
reveal-card = House card
# Small, below "House card".
reveal-halved = halved
reveal-no-card = no card
reveal-effects = effects
reveal-added = { SIGNED($count) }
# Below the name of a supporter: of which house.
reveal-of = of { NAME($house) }
# Above sentences about what would come of it.
reveal-if-it-stays = If it stays like this
reveal-spread = { $count ->
    [one] { NAME($winners) } spreads influence to { NAME($defender) }.
   *[other] { NAME($winners) } each spread influence to { NAME($defender) }.
  }
reveal-reward = { $count ->
    [one] { NAME($winners) } draws 2 cards and distributes 2 power.
   *[other] { NAME($winners) } each draw 2 cards and distribute 2 power.
  }
reveal-loss = { $count ->
    [one] { NAME($people) } loses half, rounded up.
   *[other] { NAME($people) } lose half, rounded up.
  }
reveal-tie = Both sides lose.
reveal-bargain = { NAME($challenger) } and { NAME($defender) } bargain.
go-on = Continue

## Moments that all look at

leaders-title = The leaders
# Read aloud, after the name of the leader.
leads = leads { NAME($house) }
event-title = Turn { $turn }, { NAME($house) } challenges
# Who defends by the event, and what made it so.
event-defends = { NAME($challenger) } challenges { NAME($house) }.
event-chooses = { NAME($challenger) } chooses who to challenge.
# Why: an event compares, and these have as much; $text: how much of what.
event-equal = Equal: { NAME($houses) } ({ $text }).
event-compared = { $measure ->
    [spread] { NAME($house) } has spread the most influence: { $count }.
    [hand] { NAME($house) } holds the most cards: { $count }.
   *[power] { NAME($house) } has the most power: { $count }.
  }
# By an event that an owner of the box has written; $text: the number and of what.
event-written = { $wanted ->
    [most] Most among the others: { NAME($house) }, { $text }.
   *[fewest] Fewest among the others: { NAME($house) }, { $text }.
  }
won-by = { NAME($winner) } wins
# Below it: the supporters of that side.
wins-with = { $count ->
    [one] { NAME($houses) } wins with { NAME($winner) }.
   *[other] { NAME($houses) } win with { NAME($winner) }.
  }
both-lose = Both sides lose
deal-made = A deal
deal-failed = No deal: both sides lose
betrays = { NAME($winner) } betrays and wins
# Below it: the sums on both sides are struck out.
totals-void = The truce is broken. The totals do not count.
# What came of an encounter, in boxes: headings, each above a sentence (reveal-spread, reveal-reward, reveal-loss).
result-winners = { $count ->
    [one] The winner
   *[other] The winners
  }
result-losers = { $count ->
    [one] Loses power
   *[other] Lose power
  }
# Who may take hostages; the note says from whom.
result-takes = { $outcome ->
    [betrayal] { NAME($house) } may take hostages
   *[other] { NAME($house) } may take a hostage
  }
    .note = { $outcome ->
    [betrayal] One from each winner, for the betrayal.
   *[other] From one player of the losing side.
  }
deal-sealed = The deal is sealed
# One more House than before has spread as much as the one in front, or more.
new-leader = { $count ->
    [one] { NAME($houses) } now leads with { $spread } of { $total } influence.
   *[other] { NAME($houses) } now lead with { $spread } of { $total } influence each.
  }
still-living = { $count ->
    [0] All four characters of { NAME($house) } are dead: the game ends.
    [one] One character of { NAME($house) } is left. When all four are dead, the game ends.
   *[other] { $count } characters of { NAME($house) } are left. When all four are dead, the game ends.
  }
# Everybody may talk before the first House card is laid.
talk-title = { $house ->
    [none] Talk. Then the House cards
   *[other] Talk. Then the House cards: { NAME($house) } first
  }
talk-rules = Two truces: you bargain. One truce: the hostility wins. None: the higher total wins and takes a hostage.
talk-go = { $house ->
    [none] Continue
   *[other] { NAME($house) } plays a card
  }

## What each side would win and lose, below the balance

stakes-win = wins
stakes-lose = loses
# After seals and numbers: influence.
stakes-spread = { $count ->
    [one] spreads 1
   *[other] spread 1 each
  }
stakes-reward = { $count ->
    [one] draws 2, places 2
   *[other] draw 2, place 2 each
  }

## Nobody is sent yet: who challenges whom, and what is at stake

challenge-title = { NAME($challenger) } challenges { NAME($house) }
# A heading; below it what everybody on that side gets.
challenge-if = If { NAME($house) } wins
challenge-spread = 1 influence each to { NAME($house) }.
challenge-reward = 2 cards and 2 power each.
challenge-loss = Whoever loses returns half the power of the character sent, rounded up, to the leader sheet. A character with 1 power dies.
