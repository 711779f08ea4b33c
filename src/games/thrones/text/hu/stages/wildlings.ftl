### Attacks of the wildlings: the sum, the card, and what it does to whom.

attack-title = A vadak támadása
attack-round = { $round }. forduló
# The steps above the stage.
attack-step-bids = Licitek
attack-step-reveal = Felfedés
attack-step-card = Kártya
attack-step-consequences = Hatás
attack-wildlings = Vadak
attack-watch = Éjjeli Őrség
# Between the two.
attack-against = kontra
attack-sum = Összesen
attack-bids = Licitek
attack-highest = legnagyobb licit
attack-lowest = legkisebb licit
attack-holds = Az Őrség kitart: { $count } erővel több a kelleténél.
attack-holds-just = Az Őrség éppen hogy kitart.
attack-breaks = Az Őrségnek { $count } erő hiányzik.
attack-spent = Minden licit elvész.
attack-falls = A vadak ereje { $found } helyett { $left }; minden licit elvész.

## What the card would have done

had-won-silence-at-the-wall = Ha az Őrség győz, a legtöbbet licitáló semmit sem kap.
had-won-preemptive-raid = Ha az Őrség győz, a legtöbbet licitáló kimarad a második támadásból, amely azonnal következik, 6-os erővel.
had-won-crow-killers = Ha az Őrség győz, a legtöbbet licitáló legfeljebb két gyalogosát lovaggá léptetheti elő.
had-won-rattleshirts-raiders = Ha az Őrség győz, a legtöbbet licitáló utánpótlása 1-gyel nő.
had-won-massing-on-the-milkwater = Ha az Őrség győz, a legtöbbet licitáló minden dobott lapját visszaveszi a kezébe.
had-won-a-king-beyond-the-wall = Ha az Őrség győz, a legtöbbet licitáló az első helyre kerül egy befolyási területen, és megkapja a jelképét.
had-won-mammoth-riders = Ha az Őrség győz, a legtöbbet licitáló egy dobott házkártyáját visszaveheti a kezébe.
had-won-the-horde-descends = Ha az Őrség győz, a legtöbbet licitáló toborozhat egy várban vagy városban.
had-won-skinchanger-scout = Ha az Őrség győz, a legtöbbet licitáló visszakapja az egész licitjét.
had-lost-silence-at-the-wall = Ha a vadak győznek, a legkevesebbet licitálóval semmi sem történik, és senki mással sem.
had-lost-preemptive-raid = Ha a vadak győznek, a legkevesebbet licitáló megsemmisíti 2 egységét, vagy 2 hellyel hátrébb kerül ott, ahol a legelőrébb áll; mással nem történik semmi.
had-lost-crow-killers = Ha a vadak győznek, a legkevesebbet licitáló minden lovagját gyalogossá fokozza le, mindenki más két lovagját.
had-lost-rattleshirts-raiders = Ha a vadak győznek, a legkevesebbet licitáló utánpótlása 2-vel csökken, mindenki másé 1-gyel.
had-lost-massing-on-the-milkwater = Ha a vadak győznek, a legkevesebbet licitáló eldobja legerősebb házkártyáit, ha marad gyengébb; mindenki más egy tetszőleges házkártyáját, ha egynél több van a kezében.
had-lost-a-king-beyond-the-wall = Ha a vadak győznek, a legkevesebbet licitáló mindhárom befolyási területen az utolsó helyre kerül, mindenki más a hűbéresek vagy a királyi udvar befolyási területén.
had-lost-mammoth-riders = Ha a vadak győznek, a legkevesebbet licitáló három egységét semmisíti meg, mindenki más kettőt.
had-lost-the-horde-descends = Ha a vadak győznek, a legkevesebbet licitáló két egységét semmisíti meg egy várban vagy városban, mindenki más egy egységét.
had-lost-skinchanger-scout = Ha a vadak győznek, a legkevesebbet licitáló minden hatalomjelzőjét elveszíti, mindenki más kettőt.
attack-not-yet = A kártyát csak a holtverseny eldöntése után fedik fel.

## House by house

fates-title = Házanként
fates-order-lost = előbb a legkevesebbet licitáló, aztán játéksorrendben
fates-order-won = csak a legtöbbet licitáló
fates-lowest = legkisebb licit
fates-highest = legnagyobb licit
# Below the name of a house: what the card does to it.
fate-silence-at-the-wall =
    .lowest = nem történik vele semmi
    .others = nem történik vele semmi
    .highest = semmit sem kap
fate-preemptive-raid =
    .lowest = megsemmisíti 2 egységét, vagy 2 hellyel hátrébb kerül ott, ahol a legelőrébb áll
    .others = nem történik vele semmi
    .highest = kimarad a második támadásból, amely azonnal következik, 6-os erővel
fate-crow-killers =
    .lowest = minden lovagját gyalogossá fokozza le
    .others = két lovagját gyalogossá fokozza le
    .highest = legfeljebb két gyalogosát lovaggá léptetheti elő
fate-rattleshirts-raiders =
    .lowest = utánpótlása 2-vel csökken
    .others = utánpótlása 1-gyel csökken
    .highest = utánpótlása 1-gyel nő
fate-massing-on-the-milkwater =
    .lowest = eldobja legerősebb házkártyáit, ha marad gyengébb
    .others = eldobja egy tetszőleges házkártyáját, ha egynél több van a kezében
    .highest = minden dobott lapját visszaveszi a kezébe
fate-a-king-beyond-the-wall =
    .lowest = mindhárom befolyási területen az utolsó helyre kerül
    .others = a hűbéresek vagy a királyi udvar befolyási területén az utolsó helyre kerül
    .highest = az első helyre kerül egy befolyási területen, és megkapja a jelképét
fate-mammoth-riders =
    .lowest = megsemmisíti három egységét
    .others = megsemmisíti két egységét
    .highest = egy dobott házkártyáját visszaveheti a kezébe
fate-the-horde-descends =
    .lowest = megsemmisíti két egységét egy várban vagy városban
    .others = megsemmisíti egy egységét
    .highest = toborozhat egy várban vagy városban
fate-skinchanger-scout =
    .lowest = elveszíti minden hatalomjelzőjét
    .others = két hatalomjelzőt veszít
    .highest = visszakapja az egész licitjét
fate-done = kész
fate-now = most
fate-waits = hátravan

# Below the name of a house: what the card has done to it.
fact-lost-power = { COUNT($power, of: "power", form: "acc") } veszít
fact-gained-power = { COUNT($power, of: "power", form: "acc") } kap
fact-supply = utánpótlása mostantól { $level }
fact-units = { $did ->
    [destroyed] { ACC($units) } veszít { IN($area) }
    [upgraded] egy gyalogosából { BARE($units) } lesz { IN($area) }
   *[downgraded] egy lovagjából { BARE($units) } lesz { IN($area) }
}
fact-discarded = eldobja { ACC($card) }
fact-returned = visszaveszi a kezébe { ACC($card) }
fact-place = { $place }. hely { IN($track) }

## The bids are revealed

attack-opened = Licitek felfedése
attack-together = Egyszerre fedik fel őket, és összeadódnak a vadak ellen.
attack-beaten-by = A legtöbbet { NOM($house) } licitálta
attack-suffered-by = A legkevesebbet { NOM($house) } licitálta
attack-who-highest = Ki licitálta a legtöbbet?
attack-who-lowest = Ki licitálta a legkevesebbet?
attack-tied = Holtverseny ({ NAME($houses) }): a Vastrón birtokosa { NOM($holder) }, ő dönt.
attack-again = Azonnal újra támadnak, { AS($strength) } erővel; { NOM($house) } ebből kimarad.
attack-to-tie = Tovább a holtversenyhez
attack-to-card = Kártya végrehajtása
attack-to-again = Tovább a második támadáshoz
attack-on = Tovább

## A house chooses

attack-house = { NOM($house, case: "capital") }
attack-look = A tábla megnézése
# On a track, before and after.
attack-shift = { NTH($found) } → { NTH($left) }
attack-track-shift = { NAME($track, case: "capital") } { NTH($found) } → { NTH($left) }
attack-shifts = { LIST($list, join: "or") }
attack-missing = Még nincs választás
attack-choose = Válassz egyet
