### What can be opened over the table: own cards, the log, boards; taking back; the chronicle of a game.

## Buttons and sheets

mine = A kártyáid megnézése
whose = Kinek a kártyái?
    .note = Vedd kézbe a tabletet. A kártyáid a függönyöd mögött látszanak.
cards-of = { NOM($house, case: "capital") } kártyái
# On the curtain, after the name of the house: why it is given the tablet.
looks = Nézd meg a kártyáidat
close-curtain = Függöny bezárása
# On a button after which the tablet calls one player, whose own cards come up: where they do.
behind-curtain = a függöny mögött
# On the closed curtain of whoever took the tablet to look: a bluff needs no more.
back-unseen = Vissza megnézés nélkül
log = Napló
    .none = Még semmi sem történt.
boards = Befolyástáblák
    .note = Ki mennyi befolyást terjesztett ki, és kire
book = Vezetők és kártyák
    .note = Mindegyik, és hogy melyikük házi változat
menu = Menü
again = Új játék
all-games = Minden játék

## Taking back

# What is taken back, where the log may not say it: "Take back House Stark's leader".
deed-leader = { NOM($house, case: "capital") } vezetője
deed-option = { NOM($house, case: "capital") } választása
deed-player = { NOM($house, case: "capital") } választott játékosa
deed-character = { NOM($house, case: "capital") } választott karaktere
deed-card = { NOM($house, case: "capital") } kártyája
deed-cards = { NOM($house, case: "capital") } kártyái
deed-split = { NOM($house, case: "capital") } szétosztott ereje
deed-support = { NOM($house, case: "capital") } támogatása
deed-hostage = { NOM($house, case: "capital") } döntése a túszairól
deed-place = { NOM($house, case: "capital") } túszejtése
deed-held = { NOM($house, case: "capital") } hazahozott kártyája
deed-sift = { NOM($house, case: "capital") } választása a paklijából
deed-deal = { NOM($house, case: "capital") } feltételei
deed-reaction = { NOM($house, case: "capital") } reakciója
# The leader is no longer always used.
deed-ask-again = { NOM($house, case: "capital") } kérése, hogy megint dönthessen
# Why no more can be taken back.
wall-leaders-revealed = Előtte felfedtétek a vezetőket: amit mindenki látott, azt nem lehet visszavonni.
wall-events-shuffled = Előtte megkevertétek az eseménykártyákat: keverést nem lehet visszavonni.
wall-event = Előtte felfedtétek az eseménykártyát: amit mindenki látott, azt nem lehet visszavonni.
wall-drew = Előtte valaki kártyát húzott: amit egyszer láttak, azt nem lehet visszavonni.
wall-shuffled = Előtte valaki megkevert egy paklit: keverést nem lehet visszavonni.
wall-put-down = Előtte valaki képpel felfelé tett le Házkártyát: amit mindenki látott, azt nem lehet visszavonni.
wall-revealed = Előtte felfedtétek a Házkártyákat: amit mindenki látott, azt nem lehet visszavonni.
wall-played = Előtte valaki kijátszott egy kártyát: amit mindenki látott, azt nem lehet visszavonni.
wall-replaced = Előtte valaki kicserélt egy Házkártyát: amit mindenki látott, azt nem lehet visszavonni.
wall-not-replaced = Előtte valaki másik Házkártyát keresett: amit egyszer láttak, azt nem lehet visszavonni.
wall-peeked = Előtte valaki megnézte valaki más lapjait: amit egyszer láttak, azt nem lehet visszavonni.
wall-sifted = Előtte valaki belenézett egy pakliba: amit egyszer láttak, azt nem lehet visszavonni.
wall-discarded = Előtte valaki kártyát dobott el: amit mindenki látott, azt nem lehet visszavonni.
wall-hostage = Előtte valaki túszt ejtett: amit egyszer láttak, azt nem lehet visszavonni.
wall-rescued = Előtte valaki hazahozta egy kártyáját: amit egyszer láttak, azt nem lehet visszavonni.
wall-released = Előtte valaki elengedett egy túszt: amit egyszer láttak, azt nem lehet visszavonni.
wall-tortured = Előtte valaki megkínzott egy túszt: amit mindenki látott, azt nem lehet visszavonni.
wall-looking = Előtte valaki kártyákat nézett meg: amit egyszer láttak, azt nem lehet visszavonni.
wall-beginning = Előtte kezdődött a játék.

## Lines of the log: the game was copied, or came in as a copy

copied-file = A játékot { THE($turn) }. körben fájlba mentettétek.
copied-backup = A játékról { THE($turn) }. körben biztonsági mentés készült.
copied-remains = Ami a játékból megmaradt, fájlba került.
copied-arrival = A játék { THE($turn) }. körben fájlból érkezett.
copied-claimed = { THE($turn, case: "capital") }. körben a játék a másik tablet jóváhagyása nélkül folytatódott.
copied-scanned = A játék { THE($turn) }. körben egy másik tabletről érkezett.
copied-shown = A játékot { THE($turn) }. körben megmutattátok egy másik tabletnek.

## The replay

# The suggested name of a game that goes on from a turn of this one.
branch-name = { $name } ({ THE($turn) }. körtől)
# Whose eyes the replay shows: those of nobody.
the-table = Az asztal

## The chronicle

chronicle-note = Befolyás, kimenetelek, túszok, idők
chronicle-spread = Befolyás körről körre
    .note = Befolyás az egyes körök végén. Öt kell a győzelemhez.
    .caption = A Házak kiterjesztett befolyása körönként
chronicle-outcomes = Az összecsapások kimenetele
chronicle-owned = { $count ->
    [one] { $count } saját kártyával játszva
   *[other] { $count } saját kártyával játszva
  }
chronicle-houses = Házanként
# Heads of columns.
column-house = Ház
column-won = Győzelem
column-hostages = Ejtett túsz
column-deaths = Elesett
column-passes = Átadás
column-time = Idő
