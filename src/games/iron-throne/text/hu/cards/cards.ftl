### What each character card does when it is played for its text, in our own words.

## Stark

card-eddard = A király igazsága
    .text = Egy másik támogató visszavonul, bármelyik oldalról.
card-robb = Taktikai manőver
    .text = Keverd a dobópaklidat a paklidba, és húzz egy kártyát.
card-catelyn = Család
    .text = Legfeljebb 3 erőt oszthatsz szét a vezetőlapodról a karaktereid között.
card-arya = Nevek listája
    .text = Ha az oldalad veszített, az ellenfél aktív játékosának karakterén csak 1 erő marad.
card-bran = Álmok
    .text = Nézd meg a paklid legfelső 3 kártyáját. Egyet tarts meg, a többit tetszőleges sorrendben tedd vissza.

## Lannister

card-tyrion = Politikai ösztön
    .text = Válassz egy aktív játékost, aki viszálykártyát fedett fel. Ha van nála nagyobb, azzal kell kicserélnie.
card-cersei = Futótűz
    .text = Az ellenfél egyik támogatója egy véletlen lapot ad neked túsznak, vagy visszavonul.
card-tywin = Hosszú emlékezet
    .text = Ha az oldalad veszített, ejts túszt a győztes oldal egyik játékosától.
card-joffrey = A király parancsa
    .text = Most kínozd meg az egyik túszodat.
card-jaime = Kardforgató kéz
    .text = Két viszálykártya esetén adj hozzá 4-et az oldalad összegéhez.

## Baratheon

card-stannis = Ha kell, egyedül
    .text = Két viszálykártya esetén, ha az oldaladnak nincs támogatója, adj hozzá 5-öt az összegéhez.
card-melisandre = Árnyék
    .text = Két viszálykártya esetén a karaktered 1 erőt veszít, a másik oldal összege pedig 5-tel csökken.
card-davos = Csempész
    .text = Vedd vissza a kezedbe az egyik túszul ejtett kártyádat.
card-selyse = Tisztogatás
    .text = Ha az oldalad veszített, a győztes oldal minden játékosa eldob egy véletlen lapot.
card-shireen = Irgalom
    .text = Ha árulásnál a te oldalad fedte fel a fegyverszünetet, az oldal minden játékosa legfeljebb 1 erőt veszít.

## Targaryen

card-daenerys = Dracarys
    .text = Két viszálykártya esetén az ellenfél minden támogatójának karaktere 1 erőt veszít.
card-viserys = Jogos örökös
    .text = Ejts túszt egy olyan játékostól, aki nálad több befolyást terjesztett ki.
card-drogo = Zsákmány
    .text = Ha az oldalad győzött, húzz 3 kártyát.
card-jorah = Élni a szolgálatért
    .text = Ha támogató vagy, vonulj vissza, és húzz egy kártyát.
card-barristan = Merész
    .text = Két viszálykártya esetén add hozzá még egyszer a karaktered erejét az oldalad összegéhez, de legfeljebb 5-öt.

## Tyrell

card-margaery = Jobban meggondolva
    .text = Két viszálykártya esetén az oldalad aktív játékosa másik viszálykártyára cserélheti az asztalon lévőt.
card-olenna = Méreg
    .text = Két viszálykártya esetén a másik oldal kártyájának értéke feleződik, felfelé kerekítve.
card-renly = Zászlók
    .text = Két viszálykártya esetén adj hozzá 2-t az oldalad összegéhez minden támogatója után.
card-loras = Tornák lovagja
    .text = Két viszálykártya esetén adj hozzá 3-at az oldalad összegéhez, vagy 5-öt, ha támogató vagy.
card-mace = Magtárak
    .text = Húzz 3 kártyát, aztán dobj el egyet.
