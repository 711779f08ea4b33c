### "Cards I own": leaders and cards that an owner of the box writes: a list, a form, a file.

## The page

game = A Vastrón
what = A legtöbb vezető és kártya házi változat, mert nem ismerjük a dobozban lévő szövegeket. Ha megvan a doboz, írd be ide, mit tudnak a tieid. A legközelebbi új játékban már ezek szerepelnek; a folyamatban lévő játék azokkal a kártyákkal folytatódik, amelyekkel kezdődött.
count-none = Még egyetlen kártyát sem írtál.
count = { $count ->
    [one] { $count } kártyát írtál.
   *[other] { $count } kártyát írtál.
  }
begun = elkezdve, nincs mentve
kind-leader = Vezető
kind-card = Kártya

## Files

export = Mentés fájlba
import = Fájl megnyitása
forget = Összes törlése
undo = Visszavonás
# The name of a file: letters and hyphens.
file-name = vastron-kartyak
exported-shared = Megosztottad a kártyáidat.
exported-saved = A kártyáid fájlba mentve, a letöltések között.
imported = { $count ->
    [one] { $count } kártya importálva.
   *[other] { $count } kártya importálva.
  }
# After that sentence. $count: of the imported cards.
imported-replaced = { $count ->
    [one] Ebből { $count } felülírta, amit korábban írtál.
   *[other] Ebből { $count } felülírta, amit korábban írtál.
  }
forgotten = Minden vezetőnél és kártyánál megint az alkalmazás változata érvényes.
# $name: "Robb, leader".
saved = Elmentve: { $name }. A legközelebbi új játékban már így szerepel.
returned = Megint az alkalmazás változata érvényes: { $name }.
not-kept = Ez a böngésző semmit sem őriz meg: ha bezárod az oldalt, a kártyáid elvesznek. Mentsd őket fájlba.

## Why a file was not taken

misread-unreadable = Az eszköz nem tudta elolvasni a fájlt. Próbáld újra, vagy szerezz belőle új példányt.
misread-too-large = A fájl nagyobb, mint amekkora az összes kártya együtt lehetne, ezért az alkalmazás nem nyitotta meg.
misread-not-json = Ezt a fájlt nem lehet elolvasni. A kártyáid változatlanok.
misread-not-ours = Ez nem ennek az alkalmazásnak a kártyafájlja.
misread-a-game = Ez mentett játék vagy biztonsági mentés, nem kártyafájl. Itt nyisd meg: „Játékok importálása”.
misread-newer = Az alkalmazás egy újabb verziójával készült. Frissítsd itt az alkalmazást, aztán importáld újra.
misread-empty = Egyetlen kártya sincs benne.
# $what: a place in the file: "leaders.robb".
misread-twice = Ugyanarról a helyről kétfélét mond: { $what }.
# A list of places follows.
misread-faults = Van benne, ami nem lehetséges, ezért egyetlen kártya sem került be belőle.

## The form

title-field = Cím a lapon
text-field = A szövege, a te szavaiddal
letters = { $count } / { $total }
moment = Mikor érvényes
moment-before-turn = a köröd előtt
moment-before-offer = minden támogatás felajánlása előtt
moment-before-cards = a Házkártyák előtt
moment-reveal = a felfedés után
moment-resolution = az eredményfázis után
moment-always = mindig érvényes
use = Használat
use-asked = a játékos minden alkalommal dönt
use-auto = a játékos mondhatja, hogy „mindig”
conditions = Csak akkor, ha
    .none = Nincs feltétel.
    .add = Feltétel hozzáadása
effects = Mit tesz, ebben a sorrendben
    .none = Még semmit.
    .add = Hatás hozzáadása
# Read aloud: one of the conditions or effects.
entry-when = { $nth }. feltétel
entry-does = { $nth }. hatás
remove-entry = Törlés: { $nth }.
move-entry-up = Mozgasd feljebb: { $nth }.
standing = Ami mindig érvényes
standing-penalty = Büntetésnél kevesebb erőt veszítesz
standing-keepsOne = Körönként egyszer, ha egy karaktered meghalna, a vezetőlapod 1 erejéért cserébe 1 erő marad rajta
standing-torturer = A magad módján kínzod meg a túszokat
standing-refillTo = A kör végén más lapszámig húzol
needs-title = { $what ->
    [leader] A vezetőnek cím kell.
    [event] Az eseménynek cím kell.
   *[card] A kártyának cím kell.
  }
preview = Így fog kinézni
save = Mentés
give-back = Vissza az alkalmazás változatához

## What is wrong with a card that is being written, or that came in a file

# $what: a place in the file, "leaders.robb.does[0]"; $text: one of the sentences below.
placed-fault = { $what }: { $text }
# $found, $name and $list are words of the file: they stay English.
fault-object = Itt objektumnak kell állnia, nem ennek: { $found }.
fault-list = Itt listának kell állnia, nem ennek: { $found }.
fault-text = Itt szövegnek kell állnia, nem ennek: { $found }.
fault-number = Itt egész szám állhat (legalább { $least }, legfeljebb { $most }), nem ez: { $found }.
fault-only = Itt ez állhat: { LIST($list, join: "or") }, nem ez: { $found }.
fault-word = Itt ez állhat: { LIST($list, join: "or") }, nem ez: { $found }.
fault-head = Ezek egyike kell: { LIST($list, join: "or") }.
fault-unknown = Ez itt nem állhat: { $found }.
fault-missing = Hiányzik: { $name }.
fault-stranger = Ilyen itt nincs: { $name }.
fault-many = Ez túl sok: { $count }, legfeljebb { $most } lehet.
fault-long = A szöveg túl hosszú: { $count } karakter, legfeljebb { $most } lehet.
fault-unseen = Nem lehet benne sortörés vagy láthatatlan karakter.
fault-empty = Ide írni kell valamit.
fault-moment = Ez nem történhet meg ekkor: { $when }.
fault-apart = Ehhez feltétel kell: hogy részt veszel az összecsapásban.
fault-unchosen = Előtte nem választottál játékost.
fault-unspent = Előtte nem dobtál el kártyát.
fault-unseen-card = Csak { $count } lapot nézel meg.
fault-both = Ami mindig érvényes, annak nincs időpontja: a kettő közül csak az egyik lehet.
fault-neither = Válaszd ki, mi érvényes mindig.
fault-never = Ami mindig érvényes, annak nincs feltétele és hatása.
fault-idle = Legalább egy hatás kell.

## Effects: a list to choose from

effect-draw = Kártyahúzás
effect-draw-per-loser = Húzás a másik oldal minden játékosa után
effect-discard = Választott kártyák eldobása
effect-discard-hostility = Viszálykártya eldobása, értékhatárral
effect-discard-random = Véletlen kártyák eldobása
effect-distribute = Erő szétosztása a vezetőlapodról, ahogy akarod
effect-place = Erő a vezetőlapodról a részt vevő karakteredre
effect-remove = Erő a részt vevő karakterekről a saját vezetőlapjukra
effect-remove-all-but = A részt vevő karaktereken csak ennyi erő marad
effect-burn = Erő a vezetőlapodról a dobozba
effect-take-hostage = Túszejtés
effect-rescue = Egy saját kártyád visszavétele
effect-torture = Egy túszod megkínzása
effect-add = Hozzáadás egy összeghez
effect-add-per-supporter = Hozzáadás egy összeghez, támogatónként
effect-add-own-power = A részt vevő karaktered ereje még egyszer számít
effect-add-half-spent = Az imént eldobott viszálykártya értékének fele hozzáadódik
effect-halve = A másik oldal értéke feleződik
effect-higher = A választott játékosnak nagyobb értékű viszálykártyát kell kijátszania
effect-swap = Az oldalad aktív játékosa másik viszálykártyát játszhat ki
effect-truce = Folytatás fegyverszünetként
effect-tie = Egyenlő összegeknél az oldalad győz
effect-withdraw = Visszavonulás az összecsapásból
effect-peek = Véletlen lapok megnézése az ellenfél kezéből
effect-open-first = Az ellenfél teszi le először a kártyáját, képpel felfelé
effect-compel = A soron lévő játékos egy karakterének kényszerítése
effect-soften = Büntetésnél legfeljebb ennyi erő veszik el
effect-recycle = A dobópaklid belekeverése a paklidba
effect-sift = A paklid tetejének megnézése, néhány lap megtartása
effect-choose = Játékos választása
effect-yield = A választott támogató kártyát ad, vagy visszavonul

## Conditions: a list to choose from, after "Only if"

condition-active = te vagy a kihívó vagy a védő
condition-supporting = támogató vagy
condition-participant = bármilyen módon részt veszel
condition-challenger = a te köröd van
condition-won = az oldalad győzött
condition-lost = az oldalad veszített
condition-spread-none = ebben a körben nem terjesztetted ki a befolyásodat
condition-own-card-held = valakinél túsz az egyik kártyád
condition-holds-hostage = van túszod
condition-cards-left = van kártya a paklidban vagy a dobópaklidban
condition-outcome = a kártyák ezt mutatják
condition-some = van ilyen játékos
condition-none = nincs ilyen játékos
condition-showed-truce = valaki fegyverszünetet fedett fel
condition-sheet = a vezetőlapodon legalább ennyi erő van
condition-hand = a kezedben legalább ennyi kártya van
condition-their-hand = az ellenfél kezében legalább ennyi kártya van
condition-own-power = a részt vevő karaktereden legalább ennyi erő van

## Fields of effects and conditions: labels

field-who = Ki
field-at = Melyik játékosé
field-from = Melyik játékos
field-n = Mennyi
field-perLoser = Kártya fejenként
field-hostilityUpTo = Legfeljebb ekkora érték
field-optional = Kihagyható, és akkor a többi sem következik
field-allBut = Megmaradó erő
field-side = Melyik összeg
field-amount-n = Mennyi
field-amount-supporting = Támogatóként más szám
field-amount-perSupporter = Támogatónként
field-amount-ownPowerUpTo = Legfeljebb
field-most = Legfeljebb
field-onlyWithoutDeal = Csak akkor, ha a fegyverszünet meghiúsul
field-keep = Megtartott kártyák
field-having = Szűkítés
field-outcome = Mit mutatnak
field-some = Ki
field-none = Ki
field-showedTruce = Ki
field-sheet = Erő
field-hand = Kártyák
field-theirHand = Kártyák
field-ownPower = Erő
field-thenDraw = Utána húzott kártyák
field-draws = Húzott kártyák
field-takes = Viszálynál vagy fegyverszünetnél elvett erő
field-refillTo = Kártyák a kézben

## What may stand in a field

any = bárki
word-self = te
word-chosen = az előbb választott játékos
word-others = az összes többi játékos
word-own-active = az oldalad aktív játékosa
word-own-supporters = az oldalad támogatói
word-own-side = az oldalad minden játékosa
word-their-active = az ellenfél aktív játékosa
word-their-supporters = az ellenfél támogatói
word-their-side = a másik oldal minden játékosa
word-other-supporters = más támogatók, bármelyik oldalon
word-hostile-actives = aktív játékosok, akik viszályt fedtek fel
word-ahead = akik nálad több befolyást terjesztettek ki
# After one of the groups above.
word-card = akinek bárhol van kártyája
word-hand-card = akinek van kártya a kezében
word-living = akinek él a karaktere
# A side, whose total changes.
word-own = az oldaladé
word-their = a másik oldalé
# What the cards show.
word-hostility = viszály
word-betrayal = árulás
word-truce = fegyverszünet

## What was written, said back in whole sentences, one after the other: when it counts, on what conditions, and what it does.
## $side: you, one player or several; or whose total changes. $who names them, after a colon.

said-when = { $when ->
    [before-turn] A köröd előtt számít.
    [before-offer] Minden támogatás felajánlása előtt számít.
    [before-cards] A Házkártyák előtt számít.
    [reveal] A felfedés után számít.
    [resolution] Az eredményfázis után számít.
   *[always] Mindig számít.
  }
only-if-active = Csak akkor, ha te vagy a kihívó vagy a védő.
only-if-supporting = Csak akkor, ha támogató vagy.
only-if-participant = Csak akkor, ha bármilyen módon részt veszel.
only-if-challenger = Csak akkor, ha a te köröd van.
only-if-won = Csak akkor, ha az oldalad győzött.
only-if-lost = Csak akkor, ha az oldalad veszített.
only-if-spread-none = Csak akkor, ha ebben a körben nem terjesztetted ki a befolyásodat.
only-if-own-card-held = Csak akkor, ha valakinél túsz az egyik kártyád.
only-if-holds-hostage = Csak akkor, ha van túszod.
only-if-cards-left = Csak akkor, ha van kártya a paklidban vagy a dobópaklidban.
only-if-sheet = Csak akkor, ha legalább { COUNT($count, of: "iron-power") } van a vezetőlapodon.
only-if-hand = Csak akkor, ha legalább { COUNT($count, of: "card") } van a kezedben.
only-if-their-hand = Csak akkor, ha az ellenfél kezében legalább { COUNT($count, of: "card") } van.
only-if-own-power = Csak akkor, ha a részt vevő karaktereden legalább { COUNT($count, of: "iron-power") } van.
only-if-outcome = { $outcome ->
    [hostility] Csak akkor, ha a kimenetel viszály.
    [betrayal] Csak akkor, ha a kimenetel árulás.
   *[truce] Csak akkor, ha a kimenetel fegyverszünet.
  }
# $who: a group of players, in the words above.
only-if-some = { $having ->
    [none] Csak akkor, ha van közülük legalább egy: { $who }.
    [card] Csak akkor, ha közülük valakinek bárhol van kártyája: { $who }.
    [hand-card] Csak akkor, ha közülük valakinek van kártya a kezében: { $who }.
   *[living] Csak akkor, ha közülük valakinek él a karaktere: { $who }.
  }
only-if-none = Csak akkor, ha nincs közülük egy sem: { $who }.
only-if-showed-truce = { $side ->
    [self] Csak akkor, ha te fedted fel a fegyverszünetet.
   *[one] Csak akkor, ha az oldalad aktív játékosa fedte fel a fegyverszünetet.
  }
said-draw = { $side ->
    [self] Húzol { COUNT($count, of: "card", form: "acc") }.
    [one] Ez a játékos { COUNT($count, of: "card", form: "acc") } húz: { $who }.
   *[many] Ezek a játékosok fejenként { COUNT($count, of: "card", form: "acc") } húznak: { $who }.
  }
said-draw-per-loser = A másik oldal minden játékosa után { COUNT($count, of: "card", form: "acc") } húzol.
said-discard = { $side ->
    [self] Eldobsz { COUNT($count, of: "card", form: "acc") }, amelyet te választasz.
   *[one] Ez a játékos { COUNT($count, of: "card", form: "acc") } választ és eldob: { $who }.
  }
said-discard-hostility = { $side ->
    [self] Eldobsz egy legfeljebb { $most } értékű viszálykártyát.
   *[one] Ez a játékos eldob egy legfeljebb { $most } értékű viszálykártyát: { $who }.
  }
said-discard-random = { $side ->
    [self] Véletlenszerűen eldobsz { COUNT($count, of: "card", form: "acc") }.
    [one] Ez a játékos véletlenszerűen eldob { COUNT($count, of: "card", form: "acc") }: { $who }.
   *[many] Ezek a játékosok fejenként véletlenszerűen eldobnak { COUNT($count, of: "card", form: "acc") }: { $who }.
  }
said-distribute = Legfeljebb { COUNT($count, of: "iron-power", form: "acc") } áthelyezel a vezetőlapodról a karaktereidre.
said-place = { COUNT($count, of: "iron-power", form: "acc") } áthelyezel a vezetőlapodról a részt vevő karakteredre.
said-remove = { $side ->
    [self] A részt vevő karaktered { COUNT($count, of: "iron-power", form: "acc") } veszít.
    [one] Ennek a játékosnak a részt vevő karaktere { COUNT($count, of: "iron-power", form: "acc") } veszít: { $who }.
   *[many] Ezeknek a játékosoknak a részt vevő karaktere egyenként { COUNT($count, of: "iron-power", form: "acc") } veszít: { $who }.
  }
said-remove-all-but = { $side ->
    [self] A részt vevő karaktereden csak { COUNT($count, of: "iron-power") } marad.
    [one] Ennek a játékosnak a részt vevő karakterén csak { COUNT($count, of: "iron-power") } marad: { $who }.
   *[many] Ezeknek a játékosoknak a részt vevő karakterén csak { COUNT($count, of: "iron-power") } marad: { $who }.
  }
said-burn = { COUNT($count, of: "iron-power", form: "acc") } a vezetőlapodról visszateszel a dobozba.
said-take-hostage = { $side ->
    [one] Túszt ejtesz ettől a játékostól: { $who }.
   *[many] Túszt ejtesz az egyiküktől: { $who }.
  }
said-rescue = Visszaveszed egy saját kártyádat.
said-torture = Megkínzod egy túszodat.
said-add = { $side ->
    [own] Az oldalad összege { SIGNED($amount) } értékkel változik.
   *[their] A másik oldal összege { SIGNED($amount) } értékkel változik.
  }
said-add-supporting = Támogatóként { SIGNED($amount) } az érték.
said-add-per-supporter = { $side ->
    [own] Az oldalad összege minden támogatód után { SIGNED($amount) } értékkel változik.
   *[their] A másik oldal összege minden támogatód után { SIGNED($amount) } értékkel változik.
  }
said-add-own-power = { $side ->
    [own] A részt vevő karaktered ereje még egyszer számít az oldaladnak, legfeljebb { $most }.
   *[their] A részt vevő karaktered ereje még egyszer számít a másik oldalnak, legfeljebb { $most }.
  }
said-add-half-spent = { $side ->
    [own] Az imént eldobott viszálykártya értékének fele az oldalad összegéhez adódik.
   *[their] Az imént eldobott viszálykártya értékének fele a másik oldal összegéhez adódik.
  }
said-halve = A másik oldal értéke feleződik.
said-higher = Az előbb választott játékosnak nagyobb viszálykártyát kell kijátszania.
said-swap = Az oldalad aktív játékosa másik viszálykártyát játszhat ki.
said-truce = Az összecsapás fegyverszünettel zárul.
said-tie = Egyenlő összegnél az oldalad győz.
said-withdraw = { $side ->
    [self] Visszavonulsz az összecsapásból.
   *[one] Az előbb választott játékos visszavonul az összecsapásból.
  }
said-peek = Megnézel { COUNT($count, of: "card", form: "acc") } az ellenfél kezéből.
said-open-first = Az ellenfél teszi le először a kártyáját, képpel felfelé.
said-compel = Kényszerítesz egy karaktert annál a játékosnál, akitől támogatást kérnek.
said-soften = { $side ->
    [self] Büntetésnél legfeljebb { COUNT($count, of: "iron-power", form: "acc") } veszítesz.
    [one] Ez a játékos büntetésnél legfeljebb { COUNT($count, of: "iron-power", form: "acc") } veszít: { $who }.
   *[many] Ezek a játékosok büntetésnél fejenként legfeljebb { COUNT($count, of: "iron-power", form: "acc") } veszítenek: { $who }.
  }
said-soften-no-deal = { $side ->
    [self] Meghiúsult fegyverszünetnél legfeljebb { COUNT($count, of: "iron-power", form: "acc") } veszítesz.
    [one] Ez a játékos meghiúsult fegyverszünetnél legfeljebb { COUNT($count, of: "iron-power", form: "acc") } veszít: { $who }.
   *[many] Ezek a játékosok meghiúsult fegyverszünetnél fejenként legfeljebb { COUNT($count, of: "iron-power", form: "acc") } veszítenek: { $who }.
  }
said-recycle = A dobópaklidat belekevered a paklidba.
said-sift = Megnézed a paklid felső { COUNT($count, of: "card", form: "acc") }, és megtartasz belőle { $most } lapot.
said-choose = { $having ->
    [none] Választasz egyet közülük: { $who }.
    [card] Választasz közülük egyet, akinek bárhol van kártyája: { $who }.
    [hand-card] Választasz közülük egyet, akinek van kártya a kezében: { $who }.
   *[living] Választasz közülük egyet, akinek él a karaktere: { $who }.
  }
said-yield = Az előbb választott támogató kártyát ad, vagy visszavonul.
said-optional = Ez visszautasítható, és akkor semmi sem következik.
said-penalty = Egy büntetés legfeljebb { COUNT($count, of: "iron-power") } elvesztésével jár.
said-penalty-draw = Egy büntetés után { COUNT($count, of: "card", form: "acc") } húzol.
said-keepsOne = Körönként egyszer, ha egy karaktered meghalna, a vezetőlapod 1 erejéért cserébe 1 erő marad rajta.
said-torturer = Ha kínzol, { COUNT($count, of: "card", form: "acc") } húzol, és egy viszály vagy fegyverszünet { COUNT($amount, of: "iron-power", form: "acc") } vesz el.
said-refill = Addig húzol, amíg { COUNT($count, of: "card") } nincs a kezedben.
said-event = { $measure ->
    [spread] { $wanted ->
        [most] A többi játékos közül az a védő, aki a legtöbb befolyást terjesztette ki.
       *[fewest] A többi játékos közül az a védő, aki a legkevesebb befolyást terjesztette ki.
      }
    [hand] { $wanted ->
        [most] A többi játékos közül az a védő, akinek a legtöbb kártya van a kezében.
       *[fewest] A többi játékos közül az a védő, akinek a legkevesebb kártya van a kezében.
      }
    [power] { $wanted ->
        [most] A többi játékos közül az a védő, akinek az élő karakterein a legtöbb erő van.
       *[fewest] A többi játékos közül az a védő, akinek az élő karakterein a legkevesebb erő van.
      }
    [sheet] { $wanted ->
        [most] A többi játékos közül az a védő, akinek a vezetőlapján a legtöbb erő van.
       *[fewest] A többi játékos közül az a védő, akinek a vezetőlapján a legkevesebb erő van.
      }
   *[held] { $wanted ->
        [most] A többi játékos közül az a védő, aki a legtöbb túszt tartja fogva.
       *[fewest] A többi játékos közül az a védő, aki a legkevesebb túszt tartja fogva.
      }
  }

## Events

events = Események
kind-event = Esemény
# As "Robb, leader": the title of the form, and $name in the sentences above.
event-of = { $title } (esemény)
event-what = Minden Háznak három saját eseménykártyája van, amely őt nevezi meg; csak a másik három mond mást.
field-compares = Mit hasonlít össze
field-wanted = Ki a védő
word-spread = kiterjesztett befolyás
word-hand = lapok a kézben
word-power = erő az élő karaktereken
word-sheet = erő a vezetőlapon
word-held = fogva tartott túszok
word-most = akinek a legtöbb van
word-fewest = akinek a legkevesebb van
