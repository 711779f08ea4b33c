### What stands around the panels of the table: the head, the panels of the houses, and what is read aloud there.

## The head

before-the-game = Prima della partita
turn = Turno { $turn }
phase-preparation = Preparazione
phase-support = Supporto
phase-encounter = Scontro
phase-resolution = Risoluzione
# An event card; a label above or beside it.
event = Evento

## The panel of a house

# A heading, or the name of a sigil when it is read aloud.
house = { NOM($house, case: "capital") }
# $name: the player.
house-player = { NOM($house, case: "capital") }, { $name }
role = { $side ->
    [challenger] Sfidante
   *[defender] Difensore
  }
# $name: the player.
role-player = { $side ->
    [challenger] Sfidante, { $name }
   *[defender] Difensore, { $name }
  }
# Below the name of the house.
led-by = leader: { NAME($leader) }
# Below the name of the house: the table waits for it.
asked = decide ora
# A supporter: $house is the one that it supports.
stands-with = { NAME($character) } sta con { NOM($house) }
# $title: of the leader or character, as the card has it: "the Quiet Wolf".
titled = { NAME($person) }, { $title }
influence = Influenza
spread = estesa: { $count } su { $total }
# Read aloud: the influence board of a house.
influence-spread = Influenza estesa: { $count } su { $total }
# Read aloud: a token that another house has spread to this board.
influence-of = influenza { OF($house) }
hand = { COUNT($count, of: "card") } in mano
deck = mazzo { $count }
pile = scarti { $count }
# Pictures of card backs follow: hostages.
holds = ostaggi
holds-none = nessun ostaggio
sheet = Potere sulla scheda leader: { $power }
dead = senza vita
dead-person = { NAME($person) }, senza vita
back = una carta { OF($house) }, a faccia in giù
# Read aloud, on a narrow screen: $count of $total influence, $power on the leader sheet, $hand cards in hand.
house-in-short = { NOM($house) }: influenza estesa { $count } su { $total }, { COUNT($power, of: "power") } sulla scheda leader, { COUNT($hand, of: "card") } in mano.

## The balance, read aloud: a sentence for each side

balance-side = { $side ->
    [challenger] Sfidante { NOM($house) }, { LIST($list) }, in totale { $total }.
   *[defender] Difensore { NOM($house) }, { LIST($list) }, in totale { $total }.
  }
balance-nobody = { $side ->
    [challenger] Sfidante { NOM($house) }, { $total }.
   *[defender] Difensore { NOM($house) }, { $total }.
  }
# What a character adds: "Robb 4".
weight = { NAME($person) } { $power }
# Read aloud on the shield of a character.
balance-person = { $side ->
    [challenger] { NAME($person) } { $power }, dalla parte dello sfidante
   *[defender] { NAME($person) } { $power }, dalla parte del difensore
  }

## The cards are revealed

reveal-ahead = { NOM($house) } è in vantaggio di { $count }
reveal-equal = I totali sono pari
reveal-betrays = { NOM($house) } tradisce la tregua
reveal-truce = Tregua da entrambe le parti
# What counts on a side: its card, and effects. A heading with a number.
reveal-card = Carta Casa
# Small, below "House card".
reveal-halved = dimezzata
reveal-no-card = nessuna carta
reveal-effects = effetti
reveal-added = { SIGNED($count) }
# Below the name of a supporter: of which house.
reveal-of = { OF($house) }
# Above sentences about what would come of it.
reveal-if-it-stays = Se resta così
reveal-spread = { $count ->
    [one] { NOM($winners) } estende l'influenza su { NOM($defender) }.
   *[other] { NOM($winners) } estendono l'influenza su { NOM($defender) }.
  }
reveal-reward = { $count ->
    [one] { NOM($winners) } pesca 2 carte e distribuisce 2 segnalini Potere.
   *[other] { NOM($winners) } pescano 2 carte e distribuiscono 2 segnalini Potere ciascuna.
  }
reveal-loss = { $count ->
    [one] { NAME($people) } perde metà del Potere, arrotondata per eccesso.
   *[other] { NAME($people) } perdono metà del Potere, arrotondata per eccesso.
  }
reveal-tie = Entrambi gli schieramenti perdono.
reveal-bargain = { NOM($challenger) } e { NOM($defender) } trattano.
go-on = Continua

## Moments that all look at

leaders-title = I leader
# Read aloud, after the name of the leader.
leads = guida { NOM($house) }
event-title = Turno { $turn }, sfidante { NOM($house) }
# Who defends by the event, and what made it so.
event-defends = { NOM($challenger) } sfida { NOM($house) }.
event-chooses = { NOM($challenger) } sceglie chi sfidare.
# Why: an event compares, and these have as much; $text: how much of what.
event-equal = Alla pari: { NOM($houses) } ({ $text }).
event-compared = { $measure ->
    [spread] { NOM($house) } ha esteso più influenza di tutti: { $count }.
    [hand] { NOM($house) } ha più carte in mano di tutti: { $count }.
   *[power] { NOM($house) } ha più Potere di tutti: { $count }.
  }
# By an event that an owner of the box has written; $text: the number and of what.
event-written = { $wanted ->
    [most] Il massimo tra gli altri: { NOM($house) }, { $text }.
   *[fewest] Il minimo tra gli altri: { NOM($house) }, { $text }.
  }
won-by = Vince { NOM($winner) }
# Below it: the supporters of that side.
wins-with = { $count ->
    [one] { NOM($houses) } vince con { NOM($winner) }.
   *[other] { NOM($houses) } vincono con { NOM($winner) }.
  }
both-lose = Perdono entrambi
deal-made = Un accordo
deal-failed = Nessun accordo: perdono entrambi
betrays = { NOM($winner, case: "capital") } tradisce e vince
# Below it: the sums on both sides are struck out.
totals-void = La tregua è infranta. I totali non contano.
# What came of an encounter, in boxes: headings, each above a sentence (reveal-spread, reveal-reward, reveal-loss).
result-winners = { $count ->
    [one] Il vincitore
   *[other] I vincitori
  }
result-losers = { $count ->
    [one] Perde Potere
   *[other] Perdono Potere
  }
# Who may take hostages; the note says from whom.
result-takes = { $outcome ->
    [betrayal] { NOM($house, case: "capital") } può prendere ostaggi
   *[other] { NOM($house, case: "capital") } può prendere un ostaggio
  }
    .note = { $outcome ->
    [betrayal] Uno da ogni vincitore, per il tradimento.
   *[other] Da un giocatore dello schieramento perdente.
  }
deal-sealed = L'accordo è sigillato
# One more House than before has spread as much as the one in front, or more.
new-leader = { $count ->
    [one] Ora è in testa { NOM($houses) }: segnalini Influenza estesi { $spread } su { $total }.
   *[other] Ora sono in testa { NOM($houses) }: segnalini Influenza estesi { $spread } su { $total } per ciascuna.
  }
still-living = { $count ->
    [0] I quattro personaggi { OF($house) } sono morti: la partita finisce.
    [one] Resta un personaggio { OF($house) }. Quando tutti e quattro sono morti, la partita finisce.
   *[other] Restano { $count } personaggi { OF($house) }. Quando tutti e quattro sono morti, la partita finisce.
  }
# Everybody may talk before the first House card is laid.
talk-title = { $house ->
    [none] Parlatene. Poi le carte Casa
   *[other] Parlatene. Poi le carte Casa: prima { NOM($house) }
  }
talk-rules = Due tregue: si tratta. Una sola: vince l'ostilità. Nessuna: vince il totale più alto e prende un ostaggio.
talk-go = { $house ->
    [none] Continua
   *[other] Tocca a { NOM($house) }
  }

## What each side would win and lose, below the balance

stakes-win = vince
stakes-lose = perde
# After seals and numbers: influence.
stakes-spread = { $count ->
    [one] ne estende 1
   *[other] ne estendono 1 ciascuna
  }
stakes-reward = { $count ->
    [one] 2 carte, 2 segnalini
   *[other] 2 carte, 2 segnalini ciascuna
  }

## Nobody is sent yet: who challenges whom, and what is at stake

challenge-title = { NOM($challenger) } sfida { NOM($house) }
# A heading; below it what everybody on that side gets.
challenge-if = Se vince { NOM($house) }
challenge-spread = 1 influenza ciascuna su { NOM($house) }.
challenge-reward = 2 carte e 2 segnalini Potere ciascuna.
challenge-loss = Chi perde rimette sulla scheda leader metà del Potere del personaggio mandato, arrotondata per eccesso. Un personaggio con 1 segnalino muore.
