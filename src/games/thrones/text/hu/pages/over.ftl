### The end of the game: who has won, why, and how it came to that.

over-title = Vége a játéknak
over-houses = { COUNT($count, of: "house") }
over-rounds = { COUNT($count, of: "round") }
over-castles = { COUNT($count, of: "castle") }
# Above the name of the winner, in large letters.
over-passes = A korona új gazdája
over-with = { COUNT($castles, of: "castle") }, valamint { COUNT($lands, of: "land-area") }
over-at-once = Azonnali győzelem: { COUNT($count, of: "castle") }

## Why

over-why = Miért { NOM($house) } győz
over-source-first = első kiadás, { $page }. oldal
over-source-revised = javított szabályok (a magyar szabálykönyvben még a régi áll, { $page }. o.)
# Heads of two columns.
over-criterion = Mi dönt
over-result = Eredmény
over-criterion-castles = Várak és városok
over-criterion-strongholds = Várak
over-criterion-land-areas = Birtokolt szárazföldi tartományok
over-criterion-supply = Utánpótlás
over-criterion-power = Felhasználható hatalom
over-criterion-throne = A Vastrón befolyási területe
over-part-equal = egyenlő
over-part-decides = dönt
over-part-not-needed = nem kell
over-place = { NTH($place) }

## In numbers

# Below a number each.
over-passing = tabletátadás
over-battles = csata
over-attacks = vadtámadás
over-beaten = { $count ->
    [0] egy sincs visszaverve
    [one] { $count } visszaverve
   *[other] { $count } visszaverve
}
over-column-house = Ház
over-column-castles = Vár, város
over-column-lands = Szárazföld
over-column-won = Győzelem
over-column-lost = Vereség
over-column-bid = Licitált

## The chart

over-win-line = { $count } azonnal győz
over-start = Kezdetben
over-round = { $round }. forduló

## Onward

over-kept = A mentett játékok között megtalálod.
over-again = Új játék
over-home = Vissza a kezdőlapra

## A first war: what came up in it, and how often

war-seen = Véget ért az első háborúd
    .text = Ezek fordultak elő benne, és ennyiszer.
    .rest = Még nem láttad
    .on = Nézd meg, hogyan ért véget
seen-battles = Csaták
seen-support = Támogatások
seen-raids = Portyázások
seen-retreats = Visszavonult egységek
seen-musters = Toborzott egységek
seen-bids = Licitek a befolyásért
seen-wildlings = Vadtámadások
