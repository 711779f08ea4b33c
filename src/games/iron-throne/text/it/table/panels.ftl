### The panels on which a decision is made, and the sheets of cards.

## Common to all

# On a button that is held: a note.
hold = tieni premuto
hold-a-second = tieni premuto 1 secondo
alone = solo per { NOM($house) }
choose-one = Prima fai una scelta
choose-character = Prima scegli un personaggio
choose-cards = { $count ->
    [one] Scegli ancora { $count } carta
   *[other] Scegli ancora { $count } carte
  }

## Buttons of an answer

option-use = Usa
option-always = Usa sempre, d'ora in poi
option-leave = Non usare
option-accept = Accetta
option-decline = Rifiuta
option-sign = Firma
option-counter = Cambia le condizioni
option-no-deal = Nessun accordo
option-give-card = Cedi una carta a caso
option-withdraw = Ritirati

## What the button of a decision does; `.none`: the button that declines it

# `[none]`: nothing is chosen yet. Of cards that are discarded, $count is how many.
do-choosing-leader = { $person ->
    [none] Scegli il tuo leader
   *[other] Guida con { NAME($person) }
}
do-defender = { $house ->
    [none] Sfida un giocatore
   *[other] Sfida { NOM($house) }
}
do-placing-power = { $person ->
    [none] Dai 1 segnalino Potere
   *[other] Dai 1 segnalino Potere { TO($person) }
}
do-participant = { $person ->
    [none] Manda un personaggio
   *[other] Manda { NAME($person) }
}
# A button for each side; a number stands below: the total of the side.
do-offering-support = per { NOM($house) }
    .none = Resta fuori
do-house-card = { $card ->
    [none] Gioca una carta
   *[other] Gioca { NAME($card) }
}
# The same of a character, who counts 0.
card-down = Gioca { NAME($person) } a faccia in giù
do-reaction = { $person ->
    [none] Gioca una carta
   *[other] Gioca { NAME($person) }
}
    .none = Indietro senza giocare
do-distributing = Sposta il Potere
do-hostage-from = { $house ->
    [none] Prendi un ostaggio
   *[other] Prendi { FROM($house) }
}
    .none = Nessuno
do-hostage-place = { $from ->
    [none] Prendi un ostaggio
    [deck] Prendi dal mazzo
    [hand] Prendi dalla mano
   *[row] Prendi questo ostaggio
}
    .none = Non prendere ostaggi
do-effect-player = { $house ->
    [none] Scegli un giocatore
   *[other] Scegli { NOM($house) }
}
    .none = Nessuno
do-effect-power = Sposta il Potere
    .none = Non spostare nulla
do-effect-discard = { $card ->
    [none] Scarta { COUNT($count, of: "card") }
   *[other] Scarta { NAME($card) }
}
    .none = Lascia com'è
do-effect-compel = { $person ->
    [none] Costringi un personaggio
   *[other] Costringi { NAME($person) }
}
    .none = Non costringere nessuno
do-effect-higher = { $card ->
    [none] Gioca un'ostilità
   *[other] Gioca { NAME($card) }
}
    .none = Non ne ho una più alta
do-effect-swap = { $card ->
    [none] Gioca un'ostilità
   *[other] Gioca { NAME($card) }
}
    .none = Tieni la tua carta
do-effect-rescue = Libera questa carta
do-effect-sift = { $card ->
    [none] Tieni
   *[other] Tieni { NAME($card) }
}

## Who wrote what a card says: a badge

mark-book = come da regolamento
mark-ours = versione nostra
mark-yours = versione tua
house-version = Non conosciamo il testo di questa scheda nella scatola. Questa capacità è stata scritta per questa app e provata giocando.
leader-of = { NAME($person) }, leader
card-of = { NAME($person) }, carta

## Choosing a leader

# Above the pictures of four people.
leader-people = I tuoi personaggi sarebbero
leader-rules = Un leader non può morire e non partecipa mai a uno scontro. Restano quattro personaggi, con 4 segnalini Potere ciascuno.
leader-other = L'altra scheda torna nella scatola a faccia in giù. Nessuno saprà qual era.
leader-together = Tutti i leader vengono rivelati insieme.
always-used = { NAME($person) }: sempre in uso
always-ask-again = Chiedimelo ogni volta

## Hostages

# Below a card: when and from where it was taken.
hostage-since = { $from ->
    [deck] turno { $turn }, dal mazzo
    [hand] turno { $turn }, dalla mano
   *[row] turno { $turn }, dagli ostaggi tenuti
  }
release = Rilascia
release-means = Torna in mano { TO($owner) }, e pescate una carta entrambi.
# Of a card that names nobody.
torture-victim = Chi perde Potere?
# A leader that tortures in its own way.
torture-by = Usa { NAME($leader) }
    .note = O tortura come tutti gli altri.
torture-now = Tortura
torture-naming = Tortura, indicando { NAME($person) }
# On the open table, before they have been looked at.
hostages-look = Guardali
hostages-keep = { $count ->
    [one] Tieni l'ostaggio
   *[other] Tienili
  }
# $count: how many are left to decide on.
hostages-done = { $count ->
    [one] Tieni l'ostaggio
   *[other] Tieni gli altri
  }
    .note = tieni premuto per continuare
# Below the button that tortures.
torture-shown = tieni premuto: la carta sarà mostrata a tutti
# The card of somebody dead.
torture-nothing = Non ne soffre nessuno.

## Choosing a player, a character

player-spread = Influenza estesa: { $count } su { $total }
player-power = Potere sui personaggi in vita: { $power }
player-held = ostaggi tenuti: { $count }
# Nobody plays a card in reaction.
reaction-nobody = Nessuno
# Who is asked, and why: it follows from what everybody sees.
reaction-listed = Si chiede solo a chi ha un personaggio in vita nello scontro e carte in mano, e solo delle carte dei personaggi nominati qui.
# After that: all who are listed have taken the tablet in turn, and nobody has played a card. $count: how many are listed.
reaction-closes = { $count ->
    [one] Dopo che ha guardato, o finto di farlo, si va avanti.
   *[other] Dopo che tutti hanno guardato, o finto di farlo, si va avanti.
  }
# Below a House: whose cards it could play now, if it holds one.
reaction-could = { NOM($people, join: "or") }

## Support

# $house: the supporter.
support-wins = { $count ->
    [one] Se { NOM($challenger) } vince con il supporto { OF($house) }, { NOM($winners) } vince la partita.
   *[other] Se { NOM($challenger) } vince con il supporto { OF($house) }, { NOM($winners) } vincono la partita e condividono la vittoria.
  }

## The House card

# Headings of three numbers.
card-side = Il tuo schieramento
card-so-far = finora
card-this = questa carta
card-together = totale
card-other = { NOM($house) } ha { $total } prima delle carte.
# A card of that side lies open already; what it adds is not in the first number.
card-other-open = { NOM($house) } ha { $total } prima delle carte; la sua carta scoperta aggiunge { $value }.
card-means = Che cosa fa una carta
card-means-hostility = Un'ostilità aggiunge il suo valore.
card-means-truce = Due tregue: si tratta. Una sola tregua: vince l'ostilità, e chi è stato tradito prende ostaggi.
card-means-person = Un personaggio giocato a faccia in giù è un'ostilità di 0. Il suo testo non ha effetto.
# On the picture of a character card, after "0".
card-face-down = a faccia in giù
# At the foot of a character card that was played face down.
card-counts-zero = A faccia in giù: vale 0, il suo testo non ha effetto
# At the foot of a character card.
played-after = { $when ->
    [reveal] Si gioca dopo la rivelazione
   *[resolution] Si gioca dopo la risoluzione
  }
card-waits = Le due carte vengono rivelate quando ha scelto anche { NOM($house) }.
# A note on a button that is held: the total before and after.
card-makes = tieni premuto: { $now } → { $then }
card-counts-nothing = tieni premuto: vale 0, senza il suo testo
card-open = La tua carta viene giocata a faccia in su.
card-peeked = Viste nella mano { OF($house) }
card-value = valore { $value }
card-no-value = nessun valore

## Discarding, a higher hostility, another one

would-make = con { NAME($card) } sarebbe { $total }

## Playing a character card

# Totals of both sides, now and then; the challenger's first.
play-would = { $now } a { $nowOther } → { $then } a { $thenOther }
play-cannot = Non hai nulla che si possa giocare ora. Aspetta quanto vuoi prima di tornare indietro.
play-what = Che cosa potresti giocare ora

## Power from the leader sheet to characters

split-still = Potere ancora da collocare: { $power }
split-more = ancora fino a { $power }
split-all = Tutto collocato
# Read aloud: buttons.
split-minus = { NAME($person) } −1
split-plus = { NAME($person) } +1

## The bargain of a truce: a treaty with a column for each side

deal-title = La tregua
deal-between = tra { NOM($house) } e { NOM($other) }
# The head of a column; rows below: influence 1, hostages 2, power 0.
deal-gets = { NAME($house) } ottiene
deal-item-influence = Influenza
    .most = fino a 1
deal-item-hostages = Ostaggi
    .most = fino a 2
deal-item-power = Potere
    .most = fino a 3, dalla scheda
# Read aloud: buttons.
deal-more = { $item ->
    [influence] Più influenza per { NOM($house) }
    [hostages] Più ostaggi per { NOM($house) }
   *[power] Più Potere per { NOM($house) }
  }
deal-less = { $item ->
    [influence] Meno influenza per { NOM($house) }
    [hostages] Meno ostaggi per { NOM($house) }
   *[power] Meno Potere per { NOM($house) }
  }
# Of the hostages: where each comes from.
deal-which = Quali?
deal-which-of = Ostaggio { $nth } per { NOM($taker) }
deal-place-open = sceglie chi prende
deal-place-deck = cima del mazzo
deal-place-hand = a caso, dalla mano
# $nth: its place among the hostages that the giver holds.
deal-place-held = carta { OF($house) }, numero { $nth } tra gli ostaggi
deal-afterwards = Influenza estesa alla fine: { LIST($list) }.
# One of that list.
deal-after = { NAME($house) } { $count } su { $total }
deal-wins = { $count ->
    [one] Con questo accordo { NOM($winners) } vince la partita.
   *[other] Con questo accordo { NOM($winners) } condividono la vittoria.
  }
deal-neither = Nessuno vince o perde lo scontro.
deal-nothing = Per ora nulla passa di mano, quindi non c'è nulla da firmare.
# Why there cannot be more of it: $house would have to give it.
deal-has-none = { $item ->
    [hostages] { NOM($house) } non ha carte da dare.
   *[power] { NOM($house) } non ha Potere sulla scheda.
  }
deal-has-only = { $item ->
    [hostages] { NOM($house) } ha solo { COUNT($count, of: "card") } da dare.
   *[power] { NOM($house) } ha solo { COUNT($count, of: "power") } sulla scheda.
  }
# What each character would lose follows.
deal-without = Senza un accordo entrambi gli schieramenti perdono.
deal-losses = { LIST($list) }.
# One of that list: power before and after.
deal-loses = { $then ->
    [0] { NAME($person) } { $now } → muore
    [one] { NAME($person) } { $now } → { $then }
   *[other] { NAME($person) } { $now } → { $then }
  }
deal-supporters = { $count ->
    [one] { NOM($houses) } può parlare ma non ottiene nulla da un accordo.
   *[other] { NOM($houses) } possono parlare ma non ottengono nulla da un accordo.
  }
# Beside a seal that is held.
deal-signs = { NOM($house) } firma
    .note = tieni premuto il sigillo
deal-signed = { NOM($house) } ha firmato
deal-end = Nessun accordo
    .note = tieni premuto: perdono entrambi
deal-talk = Parlate. Non c'è fretta.
deal-breaks = Ogni modifica rompe entrambi i sigilli.

## Where a hostage is taken from: cards to choose from

place-deck = Il mazzo
    .means = la prima carta, che nessuno ha visto
place-hand = La mano
    .means = una carta a caso: { NOM($victim) } noterà quale manca
place-row = Un ostaggio
# Below "A hostage": whose card, and since when it was held.
place-row-means = { $from ->
    [deck] una carta { OF($house) }, turno { $turn }, dal mazzo
    [hand] una carta { OF($house) }, turno { $turn }, dalla mano
   *[row] una carta { OF($house) }, turno { $turn }, dagli ostaggi tenuti
  }

## A hostage comes home; the top of a deck

rescue-held-by = la tiene { NOM($holder) }
# Above a list of cards, from the top of the deck.
sift-order = In cima al mazzo
sift-top = la prima
sift-later = Sposta in giù

## Own cards

mine-hand = La tua mano
mine-hostages = I tuoi ostaggi
mine-none = Non hai ostaggi.
mine-empty = Non hai carte in mano.

## All influence boards; all leaders and cards

would-win = { $count ->
    [one] Se la partita finisse ora, vincerebbe { NOM($winners) }.
   *[other] Se la partita finisse ora, { NOM($winners) } condividerebbero la vittoria.
  }
book-leaders = Come leader
book-cards = Come carta personaggio
book-what = Che cosa fa ogni persona come leader, e che cosa fa la carta personaggio della stessa persona.
book-versions = Una versione nostra è stata scritta per questa app e provata giocando: non conosciamo i testi della scatola.
# When a leader that an owner of the box has written counts.
when-before-turn = Prima del tuo turno
when-before-offer = Prima di ogni offerta di supporto
when-before-cards = Prima delle carte Casa
when-reveal = Dopo la rivelazione
when-resolution = Dopo la risoluzione
when-always = Sempre
