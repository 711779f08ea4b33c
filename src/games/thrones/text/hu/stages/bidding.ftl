### Bids: sealed, revealed, and put in order where they are the same.

bid-clash-throne = Királyok csatája · háromból az első
bid-clash-fiefdoms = Királyok csatája · háromból a második
bid-clash-court = Királyok csatája · háromból a harmadik

## Behind the curtain

bid-title = Licit { FOR($track) }
bid-title-wildlings = Licit a vadak ellen
bid-attack = A vadak támadása · { $round }. forduló
bid-alone = csak { DAT($house) }
bid-close = Bezárás
bid-track = A befolyási terület most
bid-track-note = az elsőtől az utolsóig
bid-wall = Licitálás a vadak ellen
bid-strength = Erő: { $strength }
bid-sealed = lezárva
bid-what = Amiért licitálsz
bid-for-throne = A Vastrón befolyási területe adja a játéksorrendet. Aki az első, megkapja a Vastrónt, és csatán kívül minden holtversenyről ő dönt.
bid-for-fiefdoms = Csatában a hűbéresek befolyási területe dönt a holtversenyről. Aki az első, megkapja a valyriai acélkardot: fordulónként egy csatában +1.
bid-for-court = A királyi udvar befolyási területe különleges parancsokat ad. Aki az első, megkapja a hírvivő hollót: kicserél egy parancsot, vagy megnézi a legfelső vadkártyát.
bid-spent-last = Minden licit elvész, akár nyersz, akár nem. A háromból ez az utolsó.
bid-spent = { $count ->
    [one] Minden licit elvész, akár nyersz, akár nem. A maradékból még egy licitálás jön: { NAME($tracks) }.
   *[other] Minden licit elvész, akár nyersz, akár nem. A maradékból még két licitálás jön: { NAME($tracks) }.
}
bid-wall-sum = A licitek összeadódnak { THE_AS($strength) } erő ellen. Minden licit elvész, bármi történik.
bid-wall-holds = Összesen legalább { $strength }: a vadak vereséget szenvednek, és csak a legtöbbet licitáló kap jutalmat.
bid-wall-breaks = Ha kevesebb: a vadak áttörnek. Mindenki megszenvedi, a legkevesebbet licitáló a legjobban.
bid-absent = Ebben a támadásban nem vesz részt: { NAME($houses) }.
bid-ties = A Vastrón birtokosa { NOM($holder) }, ő dönt a holtversenyről.
bid-ties-wall = A Vastrón birtokosa { NOM($holder) }, ő dönt, ha többen licitálták a legtöbbet vagy a legkevesebbet.
bid-own = A licited
# Below the number of power tokens that are left.
bid-left = marad
bid-nothing-left = semmi sem marad
# Read aloud.
bid-spoken = Licit: { COUNT($power, of: "power") }, marad { $left }
bid-hidden = Rejtve
bid-how = Nyomd le, amennyit licitálsz. Csak addig látod, amíg lenyomva tartod; csúsztatva módosíthatod.
bid-amounts = Ennyit licitálhatsz
bid-amount = { COUNT($power, of: "power") }
bid-let-go = Engedd el, és a licited máris rejtve van.
bid-kept = A licited megvan és rejtve van.
bid-seal = Lezárás
bid-missing = Előbb válaszd ki, mennyit licitálsz

## All bids revealed

bids-title = A licitek { FOR($track) }
bids-rows = A licitek, elöl a legnagyobb
bids-covered = rejtve
bids-none = nincs licit
bids-takes = megkapja { ACC($held) }
bids-keeps = megtartja { ACC($held) }
bids-then = Az új sorrend { IN($track) }
bids-as-before = mint eddig
bids-moved = eddig { THE($place) }. hely
bids-sealed = Minden licit lezárva
bids-together = Egyszerre fedik fel őket.
bids-show-all = Mutasd mindet
bids-tied = Holtverseny: { NAME($houses) }
bids-tie = A Vastrón birtokosa { NOM($holder) }, ő dönt a sorrendről.
bids-order = Holtverseny ({ NAME($houses) }): { NOM($holder) } dönt a sorrendről.
bids-open = még nyitott
bids-winner-takes = { NOM($house, case: "capital") } megkapja { ACC($held) }
bids-winner-keeps = { NOM($house, case: "capital") } megtartja { ACC($held) }
bids-nobody = Mindenki 0-t licitált.
bids-spent = Minden felajánlott hatalomjelző elvész (összesen { $power }).
bids-to-tie = Tovább a holtversenyhez
bids-to = Tovább: { NAME($track) }
bids-on = Tovább

## Putting a tie in order

rank-title = Ki legyen előrébb?
rank-wall = Holtverseny a Falnál
rank-holder = { NOM($house, case: "capital") } birtokolja a Vastrónt
rank-sentence = { COUNT($count, of: "house") } ugyanannyit licitált ({ $bid }). Állítsd őket sorba: húzd, vagy használd a nyilakat.
rank-rows = A licitek, elöl a legnagyobb; akik holtversenyben állnak, mozgathatók
rank-up = { NAME($house) }: egy hellyel előrébb
rank-down = { NAME($house) }: egy hellyel hátrébb
rank-now = Most { THE($place) }. helyen: { NAME($house) }
rank-turn-order = játéksorrend
rank-still = Erről még { NOM($holder) } dönt. Utána { NOM($other) } kapja meg a Vastrónt, és a következőkről ő dönt (11. oldal).
rank-keeps = A Vastrón birtokosa { NOM($holder) }, minden holtversenyről ő dönt (10. oldal).
rank-later = ez is holtverseny: utána
rank-confirm = Legyen ez a sorrend
rank-look = A tábla megnézése

## A tie against the wildlings

wall-highest = A legtöbbet licitáló
wall-lowest = A legkevesebbet licitáló
wall-who-highest = Ki számít a legtöbbet licitálónak?
wall-who-lowest = Ki számít a legkevesebbet licitálónak?
wall-beaten = A vadak vereséget szenvedtek. { COUNT($count, of: "house") } licitált { $bid } jelzőt: csak egyikük kap jutalmat.
wall-broken = A vadak áttörtek. { COUNT($count, of: "house") } licitált { $bid } jelzőt: egyikük szenvedi el a legtöbbet.
wall-missing = Válassz a holtversenyben álló házak közül
wall-name-highest = A legtöbbet licitáló: { NAME($house) }
wall-name-lowest = A legkevesebbet licitáló: { NAME($house) }
wall-choose-highest = Ki licitálta a legtöbbet?
wall-choose-lowest = Ki licitálta a legkevesebbet?
wall-unknown = A vadkártyát csak ezután fedik fel.
wall-sum = { COUNT($power, of: "power") } { THE_AS($strength) } erő ellen
