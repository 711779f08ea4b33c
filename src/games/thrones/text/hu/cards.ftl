### The cards in our own short words: what each does, and what else stands on them.

## What each house card does; a card that is not here has nothing but its figures

house-robb-stark = Ha a Stark győz, megválaszthatja, hová vonulnak vissza a legyőzött egységek.
house-roose-bolton = Ha a Stark veszít, minden dobott lapja visszakerül a kezébe, ez a kártya is.
house-the-blackfish = A Stark ebben a csatában nem szenved veszteséget.
house-catelyn-stark = A Stark védekezésparancsa a csatatéren kétszer számít.
house-victarion-greyjoy = Ha a Greyjoy támad, minden hajója 2-t ér, a támogató hajók is.
house-balon-greyjoy = Az ellenség kártyájának nyomtatott ereje 0-nak számít.
house-theon-greyjoy = Vár vagy város védelmében: +1 erő és egy kardikon.
house-asha-greyjoy = Amíg senki sem támogatja a Greyjoyt: 2 kardikon és egy erődikon.
house-aeron-damphair = A Greyjoy azonnal fizethet 2 hatalomjelzőt, hogy másik kártyát játsszon ki helyette.
house-tywin-lannister = Ha a Lannister győz, 2 hatalomjelzőt kap.
house-tyrion-lannister = A Lannister elsőként visszaküldheti az ellenség kezébe a kijátszott kártyát; az ellenség másikat játszik ki.
house-ser-kevan-lannister = Ha a Lannister támad, minden gyalogosa 2-t ér, a támogató gyalogosok is.
house-cersei-lannister = Ha a Lannister győz, leveheti a legyőzött ház egy parancsát, bárhol.
house-stannis-baratheon = +1 erő, amíg az ellenség előrébb áll a Vastrón befolyási területén.
house-renly-baratheon = Ha a Baratheon győz, egyik részt vevő gyalogosát lovaggá léptetheti elő.
house-ser-davos-seaworth = +1 erő és egy kardikon, amíg Stannis a dobott lapok között van.
house-salladhor-saan = Amíg a Baratheont támogatják, minden más ház hajói 0-t érnek.
house-patchface = A csata után a Baratheon megnézheti az ellenség kezében lévő kártyákat, és eldobhat közülük egyet.
house-mace-tyrell = Azonnal megsemmisíti az ellenség egyik gyalogosát ebben a csatában.
house-ser-loras-tyrell = Ha a Tyrell támad és győz, menetelésparancsa vele megy, és újra használható.
house-queen-of-thorns = Azonnal levesz egy szomszédos ellenséges parancsot, de a csatát kezdeményező menetelést nem.
house-arianne-martell = Ha a Martell védekezik és veszít, a támadók nem vonulnak be, hanem visszatérnek.
house-nymeria-sand = Kardikon, ha a Martell támad, erődikon, ha védekezik.
house-doran-martell = Az ellenfél az utolsó helyre kerül egy befolyási területen, amelyet a Martell választ.

## What each Westeros card does, and on its foot

westeros-supply = Minden ház beállítja utánpótlását a birtokolt utánpótlásikonok szerint, majd hozzáigazítja seregeit.
    .note = Előbb mindenki utánpótlása, csak aztán a seregek
westeros-mustering = Minden ház toboroz váraiban és városaiban, játéksorrendben.
    .note = Az el nem költött pont elvész
westeros-a-throne-of-blades = A Vastrón birtokosa dönt mindenki helyett.
    .note = A három közül egy
westeros-clash-of-kings = Minden ház új helyekért licitál a három befolyási területen.
    .note = Minden licit elvész, akár nyersz, akár nem
westeros-game-of-thrones = Minden ház hatalomjelzőt kap: minden hatalomikonért 1-et, és minden le nem zárt kikötőért, ahol hajója van, 1-et.
    .note = Egy háznak sosem lehet 20-nál több
westeros-dark-wings-dark-words = A hírvivő holló birtokosa dönt mindenki helyett.
    .note = A három közül egy
westeros-last-days-of-summer = Nem történik semmi.
    .note = Nyugodt idő
westeros-winter-is-coming = Az egész paklit meg kell keverni, és másik kártyát kell felcsapni helyette.
    .note = Azonnal új kártya
westeros-wildlings-attack = A vadak jelenlegi erejükkel támadnak.
    .note = Minden ház egyszer licitál, titokban
westeros-put-to-the-sword = A valyriai acélkard birtokosa dönt mindenki helyett.
    .note = A három közül egy
westeros-storm-of-swords = Senki sem rakhat le védekezésparancsot.
    .note = Csak ebben a fordulóban
westeros-rains-of-autumn = Senki sem rakhatja le a +1-es különleges menetelésparancsot.
    .note = Csak ebben a fordulóban
westeros-web-of-lies = Senki sem rakhat le támogatásparancsot.
    .note = Csak ebben a fordulóban
westeros-sea-of-storms = Senki sem rakhat le portyázásparancsot.
    .note = Csak ebben a fordulóban
westeros-feast-for-crows = Senki sem rakhat le hatalomszerzés-parancsot.
    .note = Csak ebben a fordulóban

## What each wildling card does: if the wildlings win, to the lowest bidder and to everyone else; if the Night's Watch wins, to the highest bidder.
## A house is the subject, and is named elsewhere

wildling-silence-at-the-wall =
    .lowest = Nem történik semmi.
    .others = Nem történik semmi.
    .highest = Nem történik semmi.
wildling-preemptive-raid =
    .lowest = Megsemmisíti 2 egységét, vagy 2 hellyel hátrébb kerül ott, ahol a legelőrébb áll.
    .others = Nem történik semmi.
    .highest = Kimarad a folytatásból: a vadak a többieket újra megtámadják, 6-os erővel.
wildling-crow-killers =
    .lowest = Minden lovagját gyalogossá fokozza le.
    .others = 2 lovagját gyalogossá fokozza le.
    .highest = Legfeljebb 2 gyalogosát lovaggá léptetheti elő.
wildling-rattleshirts-raiders =
    .lowest = Utánpótlása 2-vel csökken, és hozzáigazítja seregeit.
    .others = Utánpótlása 1-gyel csökken, és hozzáigazítja seregeit.
    .highest = Utánpótlása 1-gyel nő.
wildling-massing-on-the-milkwater =
    .lowest = Eldobja legerősebb házkártyáit, ha marad gyengébb.
    .others = Eldobja egy házkártyáját, ha egynél több van a kezében.
    .highest = Minden dobott lapját visszaveszi a kezébe.
wildling-a-king-beyond-the-wall =
    .lowest = Mindhárom befolyási területen az utolsó helyre kerül.
    .others = Választása szerint a hűbéresek vagy a királyi udvar befolyási területén az utolsó helyre kerül.
    .highest = Az első helyre kerül egy befolyási területen, és megkapja a jelképét.
wildling-mammoth-riders =
    .lowest = Megsemmisíti 3 egységét.
    .others = Megsemmisíti 2 egységét.
    .highest = Egy dobott lapját visszaveheti a kezébe.
wildling-the-horde-descends =
    .lowest = Megsemmisíti 2 egységét egy várban vagy városban, vagy bárhol, ha sehol sincs annyi.
    .others = Megsemmisíti 1 egységét.
    .highest = Toborozhat egy várban vagy városban.
wildling-skinchanger-scout =
    .lowest = Elveszíti minden felhasználható hatalomjelzőjét.
    .others = 2 hatalomjelzőt veszít.
    .highest = Visszakapja az egész licitjét.

## On the faces, and beside them

card-strength = Erő: { $strength }
# Icons of a card, in one line. $list: "2 swords", "1 fortification".
card-icons = { LIST($list) }
card-swords = { COUNT($count, of: "sword") }
card-fortifications = { COUNT($count, of: "fortification") }
card-skulls = { COUNT($count, of: "skull") }
card-skull = Az ellenség egy egységet veszít, akárki győz.
# Below a small card.
card-used = felhasználva
card-chosen = kiválasztva
card-done = kész
card-icon = Nő a vadak ereje
card-back-westeros = Westeros
card-back-wildling = A Falon túl
card-back-tides = Csatakártya
card-down = { NOM($house, case: "capital") }: egy kártya, képpel lefelé
card-face-down = Képpel lefelé

## Parts of Westeros cards: three biddings, one of three, a forbidden order

card-stage-throne = Vastrón
card-stage-fiefdoms = Hűbéresek
card-stage-court = Királyi udvar
card-choice-supply = Utánpótlás
card-choice-mustering = Toborzás
card-choice-clash-of-kings = Licitálás
card-choice-game-of-thrones = Hatalom
card-choice-storm-of-swords = Nincs védekezés
card-choice-rains-of-autumn = Nincs +1-es menetelés
card-choice-nothing = Semmi
card-first = először
card-then = aztán
card-now = most
# $label: an order.
card-forbidden = { $label }: tilos

## The halves of a wildling card

half-wildlings = Ha a vadak győznek
half-watch = Ha az Őrség győz
half-wildlings-won = A vadak győztek
half-watch-won = Az Őrség győzött
half-lowest = A legkevesebbet licitáló
half-others = Mindenki más
half-highest = A legtöbbet licitáló
