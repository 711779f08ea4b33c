### The panels on which a decision is made, and the sheets of cards.

## Common to all

# On a button that is held: a note.
hold = tartsd lenyomva
hold-a-second = tartsd egy másodpercig
alone = csak { NOM($house) } láthatja
choose-one = Előbb válassz
choose-character = Előbb válassz karaktert
choose-cards = { $count ->
    [one] Válassz még { $count } kártyát
   *[other] Válassz még { $count } kártyát
  }

## Buttons of an answer

option-use = Használom
option-always = Használom, mostantól mindig
option-leave = Nem használom
option-accept = Elfogadom
option-decline = Elutasítom
option-sign = Aláírom
option-counter = Módosítom a feltételeket
option-no-deal = Nincs megállapodás
option-give-card = Egy véletlen lapot adok
option-withdraw = Visszavonulok

## What the button of a decision does; `.none`: the button that declines it

# `[none]`: nothing is chosen yet. Of cards that are discarded, $count is how many.
do-choosing-leader = { $person ->
    [none] Válassz vezetőt
   *[other] Vezessen { NAME($person) }
}
do-defender = { $house ->
    [none] Kihívok valakit
   *[other] { ACC($house, case: "capital") } hívom ki
}
do-placing-power = { $person ->
    [none] 1 erőt adok
   *[other] 1 erőt adok { DAT($person) }
}
do-participant = { $person ->
    [none] Karaktert küldök
   *[other] { ACC($person) } küldöm
}
# A button for each side; a number stands below: the total of the side.
do-offering-support = { NOM($house, case: "capital") } mellett
    .none = Távol maradok
do-house-card = { $card ->
    [none] Kártya letétele
   *[other] Letétel: { NAME($card) }
}
# The same of a character, who counts 0.
card-down = Letétel képpel lefelé: { NAME($person) }
do-reaction = { $person ->
    [none] Kártya kijátszása
   *[other] Kijátszás: { NAME($person) }
}
    .none = Vissza, kártya nélkül
do-distributing = Erő szétosztása
do-hostage-from = { $house ->
    [none] Túszt ejtek
   *[other] Túszt ejtek { FROM($house) }
}
    .none = Senkit
do-hostage-place = { $from ->
    [none] Túszt ejtek
    [deck] Túsz a pakliból
    [hand] Túsz a kézből
   *[row] Ezt a túszt
}
    .none = Nem ejtek túszt
do-effect-player = { $house ->
    [none] Játékost választok
   *[other] { ACC($house, case: "capital") } választom
}
    .none = Senkit
do-effect-power = Erő szétosztása
    .none = Semmit sem osztok szét
do-effect-discard = { $card ->
    [none] { COUNT($count, of: "card") } eldobása
   *[other] Eldobás: { NAME($card) }
}
    .none = Marad, ahogy van
do-effect-compel = { $person ->
    [none] Karaktert kényszerítek
   *[other] { ACC($person) } kényszerítem
}
    .none = Senkit sem kényszerítek
do-effect-higher = { $card ->
    [none] Viszálykártya letétele
   *[other] Letétel: { NAME($card) }
}
    .none = Nincs nagyobb
do-effect-swap = { $card ->
    [none] Viszálykártya letétele
   *[other] Letétel: { NAME($card) }
}
    .none = Marad a kártyám
do-effect-rescue = Hazahozom
do-effect-sift = { $card ->
    [none] Megtartás
   *[other] Megtartás: { NAME($card) }
}

## Who wrote what a card says: a badge

mark-book = könyv szerint
mark-ours = házi változat
mark-yours = saját
house-version = Nem ismerjük, mi áll a dobozban lévő lapon. Ez a képesség ehhez az alkalmazáshoz készült, és játékban próbáltuk ki.
leader-of = { NAME($person) } (vezető)
card-of = { NAME($person) } (kártya)

## Choosing a leader

# Above the pictures of four people.
leader-people = Ők lennének a karaktereid
leader-rules = A vezető nem halhat meg, és sosem vesz részt összecsapásban. Négy karakter marad, mindegyik 4 erővel.
leader-other = A másik lap képpel lefelé visszakerül a dobozba. Senki sem tudja meg, ki volt az.
leader-together = A vezetőket egyszerre fedik fel.
always-used = Mindig használva: { NAME($person) }
always-ask-again = Megint én döntök

## Hostages

# Below a card: when and from where it was taken.
hostage-since = { $from ->
    [deck] { $turn }. kör, a pakliból
    [hand] { $turn }. kör, a kézből
   *[row] { $turn }. kör, a túszok közül
  }
release = Elengedés
release-means = A kártya visszakerül { NOM($owner) } kezébe, és mindketten húztok egyet.
# Of a card that names nobody.
torture-victim = Ki veszítsen erőt?
# A leader that tortures in its own way.
torture-by = { NAME($leader) } képességével
    .note = Vagy kínozd meg úgy, mint bárki más.
torture-now = Megkínzás
torture-naming = Megkínzás, az áldozat: { NAME($person) }
# On the open table, before they have been looked at.
hostages-look = Megnézem őket
hostages-keep = { $count ->
    [one] Marad
   *[other] Maradnak
  }
# $count: how many are left to decide on.
hostages-done = { $count ->
    [one] Marad
   *[other] A többi marad
  }
    .note = tartsd lenyomva a folytatáshoz
# Below the button that tortures.
torture-shown = tartsd lenyomva; a kártyát mindenki meglátja
# The card of somebody dead.
torture-nothing = Senkinek nem árt.

## Choosing a player, a character

player-spread = { $count }/{ $total } befolyás kiterjesztve
player-power = { $power } erő az élő karaktereken
player-held = fogva tartott túszok: { $count }
# Nobody plays a card in reaction.
reaction-nobody = Senki
# Who is asked, and why: it follows from what everybody sees.
reaction-listed = Csak az a ház kap kérdést, amelynek élő karaktere van az összecsapásban és lap a kezében, és csak az itt megnevezettek kártyáiról.
# After that: all who are listed have taken the tablet in turn, and nobody has played a card. $count: how many are listed.
reaction-closes = { $count ->
    [one] Ha megnézte a lapjait, vagy úgy tett, a játék megy tovább.
   *[other] Ha már mind megnézték a lapjaikat, vagy úgy tettek, a játék megy tovább.
  }
# Below a House: whose cards it could play now, if it holds one.
reaction-could = { NOM($people, join: "or") }

## Support

# $house: the supporter.
support-wins = { $count ->
    [one] Ha { NOM($challenger) } { NOM($house) } támogatásával győz, { NOM($winners) } megnyeri a játékot.
   *[other] Ha { NOM($challenger) } { NOM($house) } támogatásával győz, vége a játéknak, és { NOM($winners) } osztozik a győzelmen.
  }

## The House card

# Headings of three numbers.
card-side = Az oldalad
card-so-far = eddig
card-this = ez a kártya
card-together = összesen
card-other = { NOM($house) } összege a kártyák előtt { $total }.
# A card of that side lies open already; what it adds is not in the first number.
card-other-open = { NOM($house) } összege a kártyák előtt { $total }; a nyílt kártyája ehhez még { $value }.
card-means = Mit tudnak a kártyák
card-means-hostility = A viszálykártya értéke hozzáadódik az összeghez.
card-means-truce = Két fegyverszünet: tárgyaltok. Csak egy: a viszály győz, az elárult fél pedig túszokat ejt.
card-means-person = A képpel lefelé letett karakterkártya 0-s viszálykártya. A szövege nem érvényesül.
# On the picture of a character card, after "0".
card-face-down = képpel lefelé
# At the foot of a character card that was played face down.
card-counts-zero = Képpel lefelé: 0-t ér, a szövege nem érvényesül
# At the foot of a character card.
played-after = { $when ->
    [reveal] A felfedés után
   *[resolution] Az eredmény{ "\u00AD" }fázis után
  }
card-waits = A két kártyát egyszerre fedik fel, ha már { NOM($house) } is választott.
# A note on a button that is held: the total before and after.
card-makes = tartsd: { $now } → { $then }
card-counts-nothing = tartsd: 0-t ér, szöveg nélkül
card-open = A kártyádat képpel felfelé teszed le.
card-peeked = Ezt láttad { NOM($house) } kezében
card-value = értéke { $value }
card-no-value = nincs értéke

## Discarding, a higher hostility, another one

would-make = { NAME($card) }: így az összeg { $total } lenne

## Playing a character card

# Totals of both sides, now and then; the challenger's first.
play-would = { $now }:{ $nowOther } → { $then }:{ $thenOther }
play-cannot = Nincs nálad most kijátszható kártya. Várj, ameddig akarsz, mielőtt visszalépsz.
play-what = Amit most kijátszhatnál

## Power from the leader sheet to characters

split-still = még { $power } erő vár szétosztásra
split-more = legfeljebb még { $power } erő
split-all = Mind szétosztva
# Read aloud: buttons.
split-minus = { NAME($person) } −1
split-plus = { NAME($person) } +1

## The bargain of a truce: a treaty with a column for each side

deal-title = A fegyverszünet
deal-between = { NOM($house) } és { NOM($other) } között
# The head of a column; rows below: influence 1, hostages 2, power 0.
deal-gets = { NOM($house, case: "capital") } kap
deal-item-influence = Befolyás
    .most = legfeljebb 1
deal-item-hostages = Túszok
    .most = legfeljebb 2
deal-item-power = Erő
    .most = legfeljebb 3, a vezetőlapról
# Read aloud: buttons.
deal-more = { $item ->
    [influence] Több befolyás { DAT($house) }
    [hostages] Több túsz { DAT($house) }
   *[power] Több erő { DAT($house) }
  }
deal-less = { $item ->
    [influence] Kevesebb befolyás { DAT($house) }
    [hostages] Kevesebb túsz { DAT($house) }
   *[power] Kevesebb erő { DAT($house) }
  }
# Of the hostages: where each comes from.
deal-which = Melyik?
deal-which-of = { NOM($taker, case: "capital") } { $nth }. túsza
deal-place-open = a túszejtő választ
deal-place-deck = a pakli teteje
deal-place-hand = egy véletlen lap a kézből
# $nth: its place among the hostages that the giver holds.
deal-place-held = { NAME($house) }-kártya, { THE($nth) }. a túszok közül
deal-afterwards = A kiterjesztett befolyás utána: { LIST($list) }.
# One of that list.
deal-after = { NAME($house) } { $count }/{ $total }
deal-wins = { $count ->
    [one] Ezzel a megállapodással { NOM($winners) } megnyeri a játékot.
   *[other] Ezzel a megállapodással { NOM($winners) } osztozik a győzelmen.
  }
deal-neither = Az összecsapást senki sem nyeri meg és senki sem veszíti el.
deal-nothing = Még semmi sem cserél gazdát, ezért nincs mit aláírni.
# Why there cannot be more of it: $house would have to give it.
deal-has-none = { $item ->
    [hostages] { DAT($house) } nincs odaadható kártyája.
   *[power] { NOM($house) } vezetőlapján nincs erő.
  }
deal-has-only = { $item ->
    [hostages] { NOM($house) } csak { COUNT($count, of: "card", form: "acc") } adhat.
   *[power] { NOM($house) } vezetőlapján csak { COUNT($count, of: "iron-power") } van.
  }
# What each character would lose follows.
deal-without = Megállapodás nélkül mindkét oldal veszít.
deal-losses = { LIST($list) }.
# One of that list: power before and after.
deal-loses = { $then ->
    [0] { NAME($person) } { $now } → meghal
    [one] { NAME($person) } { $now } → { $then }
   *[other] { NAME($person) } { $now } → { $then }
  }
deal-supporters = { $count ->
    [one] { NOM($houses) } beleszólhat, de a megállapodásból semmit sem kap.
   *[other] { NOM($houses) } beleszólhat, de a megállapodásból egyikük sem kap semmit.
  }
# Beside a seal that is held.
deal-signs = { NOM($house, case: "capital") } aláírja
    .note = tartsd lenyomva a pecsétet
deal-signed = { NOM($house, case: "capital") } aláírta
deal-end = Nincs megállapodás
    .note = tartsd: mindkét oldal veszít
deal-talk = Tárgyaljatok. Nincs időkorlát.
deal-breaks = Bármilyen módosítás mindkét pecsétet feltöri.

## Where a hostage is taken from: cards to choose from

place-deck = A pakliból
    .means = a legfelső kártya, amelyet még senki sem látott
place-hand = A kézből
    .means = egy véletlen lap: { NOM($victim) } észreveszi, melyik hiányzik
place-row = Egy túsz
# Below "A hostage": whose card, and since when it was held.
place-row-means = { $from ->
    [deck] { NAME($house) }-kártya, { $turn }. kör, a pakliból
    [hand] { NAME($house) }-kártya, { $turn }. kör, a kézből
   *[row] { NAME($house) }-kártya, { $turn }. kör, a túszok közül
  }

## A hostage comes home; the top of a deck

rescue-held-by = { NOM($holder, case: "capital") } túsza
# Above a list of cards, from the top of the deck.
sift-order = Vissza a paklira
sift-top = legfelül
sift-later = Egy hellyel lejjebb

## Own cards

mine-hand = A kártyáid
mine-hostages = A túszaid
mine-none = Nincs túszod.
mine-empty = Nincs kártya a kezedben.

## All influence boards; all leaders and cards

would-win = { $count ->
    [one] Ha most véget érne a játék, { NOM($winners) } nyerne.
   *[other] Ha most véget érne a játék, { NOM($winners) } osztozna a győzelmen.
  }
book-leaders = Vezetőként
book-cards = Karakterkártyaként
book-what = Mit tud egy-egy személy vezetőként, és mit tud a karakterkártyája.
book-versions = A házi változatok ehhez az alkalmazáshoz készültek, és játékban próbáltuk ki őket: nem ismerjük, mi áll a dobozban lévő lapokon.
# When a leader that an owner of the box has written counts.
when-before-turn = A köröd előtt
when-before-offer = Minden támogatás felajánlása előtt
when-before-cards = A Házkártyák előtt
when-reveal = A felfedés után
when-resolution = Az eredmény{ "\u00AD" }fázis után
when-always = Mindig
