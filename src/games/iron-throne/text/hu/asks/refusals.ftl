### Why the game does not accept an answer, said to the player. The key is the rule's number in docs/iron-throne.md, with a dash for the
### point. `.most`: the same, where the number is known.

## Any answer

refusal-answer-not-asked = Most nem téged kérdeznek.
    .house = Most nem { ACC($house) } kérdezik.
refusal-answer-malformed = Ez nem felel meg a kérdésnek.

## Leaders, hostages and who takes part

refusal-IT-1-3 = A neked osztott két vezető egyikével játszol.
refusal-IT-3-2 = Csak a nálad lévő túszt engedheted el vagy kínozhatod meg.
refusal-IT-4-1 = Ez a játékos nem lehet védő: az eseménykártya mondja meg, kit lehet kihívni.
refusal-IT-4-6 = Az erőt az egyik saját élő karaktered kapja.
refusal-IT-4-7 = Egy saját élő karakteredet kell az összecsapásba küldened.
refusal-IT-5-1 = Egy élő karakteredet ajánlod fel az egyik oldalnak, vagy távol maradsz.
refusal-IT-5-2 = Elfogadod vagy elutasítod a támogatást.
refusal-IT-5-6 = Csak annak a játékosnak az egyik élő karakterét kényszerítheted, aki épp felajánlhatná a támogatását.
refusal-IT-6-4 = Egy kártyát kell letenned a kezedből.
refusal-IT-6-6 = Csak a kezedben lévő saját Házkártyádat játszhatod ki.

## Deals

refusal-IT-8-2 = Egy megállapodásban mindkét fél legfeljebb 1 befolyást, 2 túszt és 3 erőt kaphat.
    .most = Ebből egy megállapodásban egy fél legfeljebb ennyit kaphat: { $allowed }.
refusal-IT-8-4 = Aláírod a megállapodást, vagy befejezed a tárgyalást.
refusal-IT-8-5 = A másik félnek nincs ennyi adnivalója.
    .most = { $allowed ->
        [0] A másik fél ebből semmit sem tud adni.
        [one] A másik fél ebből csak ennyit tud adni: { $allowed }.
       *[other] A másik fél ebből csak ennyit tud adni: { $allowed }.
    }
refusal-IT-8-6 = A kialkudott túsznak meg kell lennie, és csak egyszer számít.
refusal-IT-8-9 = Valaminek gazdát kell cserélnie: enélkül a fegyverszünet meghiúsul.
refusal-IT-8-10 = A megállapodásban csak a kihívó és a védő kap valamit, a támogatók nem.

## Rewards, hostages and power

refusal-IT-9-5 = Oszd szét a jutalom teljes erejét.
    .most = Oszd szét mindet: { COUNT($allowed, of: "iron-power") }.
refusal-IT-10-1 = Ettől a játékostól nem ejthetsz túszt.
refusal-IT-10-4 = Azon a helyen nincs kártya, amelyet túszul ejthetnél.
refusal-IT-10-10 = Ezt a túszt kialkudtad, vagy egy kártya adja neked: mondd meg, honnan veszed el.
refusal-IT-13-2 = Csak a saját vezetőlapodról, csak a saját karaktereid között és csak egész számú erőt oszthatsz szét.
    .most = Legfeljebb { COUNT($allowed, of: "iron-power", form: "acc") } oszthatsz szét.
refusal-IT-13-5 = Erőt csak a saját Házad élő karakterei kaphatnak.
refusal-IT-14-1 = Ez a kártya egy személyt mutat, tehát őt sújtja; nem kell áldozatot megnevezni.
refusal-IT-14-3 = Viszály- vagy fegyverszünetkártyánál nevezd meg a hátlapján lévő Ház egy élő karakterét.

## Leaders and character cards

refusal-IT-16-1 = A képességet úgy használhatod, ahogy szól, vagy sehogy.
    .most = Ehhez a képességhez pontosan { COUNT($allowed, of: "card") } kell, vagy egy sem, ha nem használod.
refusal-IT-16-4 = Nem mondtad, hogy a vezetődet mindig használod.
refusal-IT-17-2 = Csak olyan kártyát játszhatsz ki, amely a részt vevő, élő karakteredet vagy a vezetődet mutatja.
refusal-IT-17-6 = Nem teljesül, amit ez a kártya megkíván, ezért így nem játszható ki.
