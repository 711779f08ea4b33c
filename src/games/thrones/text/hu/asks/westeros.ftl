### What is asked in the Westeros phase. The sentence is said to the house that is asked, which is named above it.
### `.title`: the name of the step. `option-…`, `track-…`: what can be chosen, with a note below it.

## A Throne of Blades

ask-a-throne-of-blades = Tiéd a Vastrón, te döntesz mindenki helyett: utánpótlás, toborzás vagy semmi.
    .title = A pengék trónja
option-a-throne-of-blades-supply = Utánpótlás
    .note = minden háznak, a birtokolt utánpótlásikonok szerint
option-a-throne-of-blades-mustering = Toborzás
    .note = minden háznak, váraiban és városaiban
option-a-throne-of-blades-nothing = Nem történik semmi

## Dark Wings, Dark Words

ask-dark-wings-dark-words = Tiéd a hírvivő holló, te döntesz mindenki helyett: licitálás a befolyási területekért, hatalom vagy semmi.
    .title = Sötét szárnyak, sötét szavak
option-dark-wings-dark-words-clash-of-kings = Licitálás
    .note = új helyekért mindhárom befolyási területen
option-dark-wings-dark-words-game-of-thrones = Hatalom
    .note = minden háznak, hatalomikonjaiért és kikötőiért
option-dark-wings-dark-words-nothing = Nem történik semmi

## Put to the Sword

ask-put-to-the-sword = Tiéd a valyriai acélkard, te döntesz erre a fordulóra: nincs védekezésparancs, nincs +1-es különleges menetelés, vagy nincs tiltás.
    .title = Kardélre hányva
option-put-to-the-sword-storm-of-swords = Nincs védekezésparancs
    .note = ebben a fordulóban senkinek
option-put-to-the-sword-rains-of-autumn = Nincs +1-es menetelés
    .note = ebben a fordulóban senkinek
option-put-to-the-sword-nothing = Semmit sem tiltok

## Mustering and supply

ask-mustering = Toborozz: minden város 1, minden vár 2 pont. Az el nem költött pont elvész.
    .title = Toborzás
ask-reconciling = A seregeid túllépik az utánpótlási limitedet. Semmisíts meg egységeket, amíg bele nem férnek.
    .title = Utánpótlás
    .brief = Semmisíts meg egységeket, amíg a limitbe nem férnek.

## Bidding

# Without $track against the wildlings. `.curtain`, `.deed`: see below, "Every ask".
ask-bidding = { $track ->
    [none] Licitálj titokban a vadak ellen (erejük { $strength }). A licitek összeadódnak, és minden felajánlott hatalomjelző elvész.
   *[other] Licitálj titokban { FOR($track) }. A legtöbbet licitáló megkapja { ACC($held) }; minden felajánlott hatalomjelző elvész.
}
    .title = Licitálás
    .curtain = { $track ->
        [none] licitáláshoz a vadak ellen
       *[other] licitáláshoz { FOR($track) }
    }
    .deed = Licitálás
ask-track-tie = Tiéd a Vastrón: állítsd sorba a holtversenyben álló házakat: { NAME($houses) }.
    .title = Holtverseny a licitálásban
