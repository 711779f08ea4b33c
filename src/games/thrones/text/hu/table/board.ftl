### The board: its buttons, and every area read aloud.

board-label = A tábla
board-zoom-in = Nagyítás
board-zoom-out = Kicsinyítés
board-whole = Az egész tábla
board-whole-back = Vissza
board-inset = Áttekintő térkép: koppints oda, ahová nézni akarsz
# At the shield of a neutral force that is too strong: how much of its strength one has at most.
reach = { $most } / { $strength }

## An area read aloud: its name, what stands there and what can be done, as a list of these

# $label: what the area is. $text: what stands there.
spoken-area = { $label }: { $text }
spoken-stronghold = vár
spoken-castle = város
spoken-sea = tengerrész
spoken-held = birtokosa { NOM($house) }
spoken-units = { $count } { ONE($unit) }
spoken-routed = { $count } megfutamított { ONE($unit) }
spoken-garrison = { AS($strength) } helyőrség
spoken-barred = senki sem léphet be
spoken-neutral = { AS($strength) } erejű semleges erő
spoken-power = { NOM($house) } hatalomjelzője
spoken-face-down = parancs, képpel lefelé
spoken-order = parancs: { NAME($token) }
spoken-waiting = parancsra vár
spoken-attacked = megtámadva
spoken-chosen = kiválasztva
spoken-touchable = választható
# $text: why not.
spoken-refused = nem választható: { $text }
