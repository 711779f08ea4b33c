### What stands around the board: head, houses, tracks, sheets of houses and areas, log, recap.

house = { FULL($house) }

## Head

head-round = Forduló
head-round-of = { $round }/{ $last }. forduló
head-phases = A forduló szakaszai
phase-westeros = Westeros
phase-planning = Tervezés
phase-action = Akció
phase-over = Vége
head-wildlings = Vadak
# Read aloud.
head-threat = Vadak: { $threat }, legfeljebb { $most }
head-log = Napló
head-rules = Szabályok
head-house-rules = Házi szabályok
head-menu = Menü

## Houses

houses-title = Házak
    .note = játéksorrendben
# Read aloud.
houses-aloud = Házak, játéksorrendben
houses-acts = dönt
houses-sealed = lezárta
houses-tracks = Befolyás
houses-power-hidden = hatalom rejtve
figure-castle = { COUNT($count, of: "castle") }
figure-barrel = utánpótlás: { $count }
figure-crown = hatalom: { $count }
figure-card = { COUNT($count, of: "house-card") } maradt
figure-star = { COUNT($count, of: "special-order") }

## Supply, victory, influence

supply-title = Utánpótlás
# Read aloud. Sizes of armies.
supply-stacks = Seregek: { LIST($names) }; megengedve: { LIST($list) }
supply-no-stacks = Seregek: nincs; megengedve: { LIST($list) }
supply-armies = { NAME($house) }: { LIST($list) }
supply-no-armies = { NAME($house) }: nincs sereg
supply-allows = seregek: { LIST($list) }
victory-title = Győzelem
    .note = várak, városok
victory-wins = győz
influence-title = Befolyás
influence-throne = Trón
influence-fiefdoms = Hűbér
influence-court = Udvar
# Below the Valyrian Steel Blade (fiefdoms) or the Messenger Raven.
influence-used = { $track ->
    [fiefdoms] felhasználva
   *[other] felhasználva
}
influence-place = Hely
influence-stars = Csillag
tracks-title = Házak és befolyás

## The sheet of a house

sheet-power = { $count ->
    [0] Hatalomjelzők: { $power } felhasználható, a táblán egy sincs
    [one] Hatalomjelzők: { $power } felhasználható, a táblán { $count }
   *[other] Hatalomjelzők: { $power } felhasználható, a táblán { $count }
}
sheet-power-hidden = { $count ->
    [0] Hatalomjelzők: a licitálás alatt rejtve, a táblán egy sincs
    [one] Hatalomjelzők: a licitálás alatt rejtve, a táblán { $count }
   *[other] Hatalomjelzők: a licitálás alatt rejtve, a táblán { $count }
}
sheet-supply = Utánpótlás: { $level }
    .allows = megengedett seregek: { LIST($list) }
sheet-hand = { $count ->
    [0] Nincs házkártya a kezében
    [one] A kezében: { $count }
   *[other] A kezében: { $count }
}
sheet-played = Kijátszva
sheet-none-played = Egy kártya sincs kijátszva.
sheet-castles = Várak és városok: { $count }
sheet-no-castles = Nincs.
sheet-armies = Seregek
sheet-no-armies = Nincs sereg: sehol sem áll két egység együtt.
sheet-pool = A táblán kívüli egységek
sheet-units = { MANY($unit, case: "capital") }
# Read aloud, of a card.
sheet-strength = { AS($strength) } erő
sheet-swords = { COUNT($count, of: "sword") }
sheet-fortifications = { COUNT($count, of: "fortification") }
# Places on the three tracks.
sheet-tracks = Vastrón: { $throne }, hűbéresek: { $fiefdoms }, királyi udvar: { $court }

## The card of an area

area-sea = Tengerrész
area-port = Kikötő
area-stronghold = Vár
area-castle = Város
area-land = Szárazföld
area-island-stronghold = Vár egy szigeten
area-island-castle = Város egy szigeten
area-island-land = Szárazföld, sziget
area-held = birtokosa { NOM($house) }
area-nobody = senkié
area-closed = ebben a játékban le van zárva
area-neutral = Semleges erő, ereje { $strength }
area-units = { BARE($units, case: "capital") }
area-no-units = Nincs egység
area-routed = megfutamított
area-garrison = Helyőrség: { $strength }
area-power = { NOM($house, case: "capital") } hatalomjelzője
area-order = { NAME($token, case: "capital") }
area-points = { COUNT($count, of: "mustering-point") }
area-supply = { COUNT($count, of: "supply-icon") }
area-power-icons = { COUNT($count, of: "power-icon") }
area-home = { NOM($house, case: "capital") } főtartománya
area-adjacent = Szomszédos tartományok

## Log and recap

happened-title = Ami most történt
# On the button that shows once more what has happened since.
last-turn = Visszanézés
log-title = Napló
log-place = { $phase ->
    [westeros] { $round }. forduló · Westeros
    [planning] { $round }. forduló · Tervezés
    [action] { $round }. forduló · Akció
   *[over] { $round }. forduló · Vége a játéknak
}
log-house = Ház
log-all = Mind
log-topic = Téma
log-none = Ilyesmi még nem történt.
recap-title = Amióta utoljára nézted
recap-holds = { $name } tartja a tabletet
recap-nothing = Azóta nem történt semmi.
recap-log = Teljes napló
# Beside a line of the log that concerns a house.
recap-affects = érintett: { NAME($house) }
# A button that opens the sentence of what is asked.
ask-what = Mi a teendő?
