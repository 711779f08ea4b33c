### What the coach says in the lessons: what to do, what to say of another choice, and what follows from it.

## A first round

planning = Hét várral és várossal megnyered a játékot. Te vagy a Stark ház. Adj parancsot a tartományaidnak: portyázást a tengeren, menetelést Fehérréven és a Cailin-árokban, hatalomszerzést Deresben.
    .instead = Jó parancsok, de ebben a fordulóban portyázás kell a tengeren, menetelés Fehérréven és a Cailin-árokban, hatalomszerzés Deresben.
    .then = Barátok között mindenki titokban rakja le a parancsait, és továbbadja a tabletet. Akinél a hírvivő holló van, most kicserélhet egy parancsot.
raid = Először a portyázás jön. Portyázz a Törtolló-fokon: a Baratheon elveszíti azt a parancsot és egy hatalomjelzőt, te pedig kapsz egyet.
    .instead = Békén is hagyhatnád őket, de a portyázás semmibe sem kerül. Koppints a Törtolló-fokra.
    .then = Vége a portyázásnak. Most játéksorrendben mindenki végrehajt egy-egy menetelést.
settle = Menetelj Fehérrévről Özvegyőrbe, ahol utánpótlásikon van. Hagyj hátra egy hatalomjelzőt, hogy Fehérrév a tiéd maradjon.
    .instead = Még ne: küldd a gyalogost Fehérrévről Özvegyőrbe, és hagyj hátra egy hatalomjelzőt.
    .then = Most a többi ház menetel. Figyeld, mit csinálnak.
attack = Most támadj: küldd a lovagot és a gyalogost a Cailin-árokból Tengerszembe. Ott vár van, és akié hét vár és város, megnyeri a játékot.
    .instead = A lovag 2-t ér, a gyalogos 1-et, és itt mindkettőre szükséged van. Küldd őket Tengerszembe.
    .then = Aki ellenséges tartományba menetel, csatát kezd. Az egységek, a parancsok és a támogatás számít.
card = Mindkét fél titokban kijátszik egy házkártyát is, és az győz, akinek összesen nagyobb az ereje. Senki sem tudja, mit játszik ki a Lannister. Próbáld Eddard Starkkal: ő a legerősebb.
    .instead = Robb Stark is jó, de nála még döntened is kell valamiről. Próbáld Eddard Starkkal.
    .then = Tengerszem a tiéd. Most a többi ház befejezi a parancsait.

## While others act

watching-orders = Minden parancsot egyszerre fednek fel. Innentől már semmit sem lehet megváltoztatni.
watching-battle = A kártyákat egyszerre fedik fel, és az győz, akinek összesen nagyobb az ereje. A győztes kardikonjai egységeket semmisítenek meg; ami a vesztesnek marad, visszavonul.
watching-round = A végén jön a hatalomszerzés: egy hatalomjelző, és hatalomikononként még egy. A hatalommal később befolyást szerezhetsz.
watching-westeros = A 2. fordulótól minden forduló három Westeroskártyával kezdődik. Ezek mondják meg, mikor kell licitálni, toborozni és utánpótlást számolni.
end = Tervezés, portyázás, menetelés, csata, hatalomszerzés: ennyi egy egész forduló, és egy játék legfeljebb tízből áll.

## Battle and support

battle-attack = Minden parancs fel van fedve. Menetelj a lovaggal és a gyalogossal a Cailin-árokból Tengerszembe: ott vár áll.
    .instead = Ide mindkét egység kell. Menetelj a lovaggal és a gyalogossal Tengerszembe.
    .then = A csatatérrel szomszédos tartományokban támogatásparancsok vannak. Gazdáik most játéksorrendben eldöntik, kit támogatnak.
battle-support = A gyalogosod Szürkevízben Tengerszem mellett áll, és támogatásparancsa van. Támogasd a saját támadásodat: az 1-et ér.
    .instead = Erre az erőre szükséged lesz. Támogasd a támadást, hiszen a tiéd.
    .then = Akinek a csatatér mellett támogatásparancsa van, az dönt, akkor is, ha ő maga nem harcol.
battle-accept = A Baratheon támogatást ajánl az Ikrekről. Fogadd el: 1-gyel erősebb leszel, és semmibe sem kerül.
    .instead = Visszautasíthatod, de nélküle a Lannister 1-gyel előrébb van. Fogadd el.
    .then = Öt az öt ellen, ennyi látszik: a Lannisternél 3 az egységekből, 1 a védekezésparancsból, 1 pedig Zúgóról jön.
battle-card = Egyenlő az állás, a kártyák döntenek. Játszd ki Eddard Starkot: 4-nél nagyobb kártya nincs, és holtversenynél te győzöl, mert a hűbéresek között a Lannister előtt állsz.
    .instead = Itt csak Eddard Stark győz biztosan: a Lannisternek is lehet 4-ese, és holtversenynél te győzöl.
    .then = Győztél. Eddard két kardja két egységet semmisítene meg, de a Véreb két erődikonja megvédi őket. A vesztes egységek visszavonulnak.
battle-whom = A Lannister megtámadja a Baratheont a Törtolló-fokon, 3 a 3 ellen. A hajód bármelyik felet támogathatja. Támogasd a védekezőt, mert a Lannister az erősebb szomszéd.
    .instead = Azt támogatod, akit akarsz, vagy senkit. Most segíts a Baratheonnak: ő is segített neked.
    .then = A hajód döntött: a Baratheon 6:5-re győzött. Brienne kardja megsemmisített egy egységet, a támadó pedig visszamegy.
battle-again = Most mégis a Baratheon támadja meg Fehérrévet. Egy támogatásparancs minden szomszédos csatában számít: a hajód téged is támogathat.
    .then = A Baratheon még mindig előrébb van.
battle-lose = A Baratheon előrébb van, és talán erős kártyája is van. Játszd ki a Feketehalat: ha veszítesz is, egyetlen egységed sem semmisül meg.
    .instead = A jobb kártyáidat tartsd meg olyan csatákra, amelyeket megnyerhetsz. Itt a Feketehal menti meg a gyalogosodat.
    .then = A Feketehal megállította Melisandre kardját.
battle-retreat = A gyalogosodnak vissza kell vonulnia, saját vagy üres tartományba. Menj Deresbe. Megfutamítva a forduló végéig semmit sem ér.
    .instead = Oda is mehetne. De Deresben két gyalogos áll együtt: menj oda.
    .then = A megfutamított egységek a forduló végéig megfutamítva maradnak.
battle-end = A támogatás olyan csatát is eldönthet, amely nem a tiéd, és egy elvesztett csata nem mindig jár veszteséggel.

## Bidding and wildlings

bidding-throne = Királyok csatája: mindenki titokban licitál hatalomjelzőkkel mindhárom befolyási területért. Először a Vastrón: aki itt első, elsőként lép, és ő dönt holtversenynél. Licitálj 2-t.
    .instead = Amit felajánlasz, az elvész, ezért ne tedd fel mindet. 2 elég.
    .then = Te licitáltál a legtöbbet, és első maradsz.
bidding-tie = A Lannister és a Baratheon ugyanannyit licitált. Nálad van a Vastrón, ezért te döntesz a sorrendről. Azt tedd előre, akit akarsz.
    .then = Most ugyanez a hűbéresekért.
bidding-fiefdoms = Csatában a hűbéresek döntik el a holtversenyt, és az elsőé a valyriai acélkard. Azért fizessen más: licitálj 1-et, hogy a Lannister előtt állj.
    .instead = Még kell hatalomjelző a királyi udvarra és a Falra. Licitálj 1-et.
    .then = A Baratheon 2-t fizetett, övé a kard. Te második vagy, a Lannister előtt.
bidding-court = Aki a királyi udvarban elöl áll, több különleges (csillagos) parancsot rakhat le, és az elsőé a hírvivő holló. Licitálj 2-t.
    .instead = Hagyj 3-at a vadakra. Licitálj 2-t.
    .then = Te és a Lannister ugyanannyit licitáltatok.
bidding-first = Holtverseny, és te döntesz. Tedd előre magadat: a holló és a különleges parancsok a tieid.
    .instead = Akinél a Vastrón van, gondolhat magára. Tedd előre a Stark házat.
    .then = A Vastrón máris megérte az árát.
bidding-wildlings = A vadak 8-as erővel támadnak. Minden licit összeadódik, és 8-cal kitart a Fal. Ha elesik, a legkevesebbet licitáló jár a legrosszabbul. Tedd fel mind a 3-at.
    .instead = Ha elesik a Fal, mindenki megsínyli. Tedd fel a maradék 3-at.
    .then = Az Éjjeli Őrség kitart: 3 meg 2 meg 3 összesen 8.
bidding-highest = Áll a Fal, és a legtöbbet licitáló jutalmat kap. Te és a Baratheon ugyanannyit licitáltatok, és megint te döntesz. Válaszd a Stark házat.
    .instead = Oda is adhatod, de a jutalom megéri. Válaszd a Stark házat.
    .then = A kártya visszaadja a licitedet: 3 hatalomjelzőt. A többiek elköltötték az övéket.
bidding-end = A hatalom megvédi a Falat, és befolyást szerez: a Vastrón a holtversenyeket dönti el, a hűbéresek a csatákat, az udvar pedig különleges parancsot és hollót ad.

## Supply and mustering

supply-settle = A 3-as utánpótlás egy három egységből álló és három két egységből álló sereget enged meg, és neked pont ennyi van. Egy magányos egység nem sereg. Menetelj Fehérrévről Özvegyőrbe, ahol utánpótlásikon van.
    .instead = Lehet, de Özvegyőrben utánpótlásikon van. Oda küldd a gyalogost.
    .then = Vége a menetelésnek. Most a hatalomszerzés-parancsok következnek.
supply-muster = A különleges hatalomszerzés-paranccsal toborozhatsz is. Deres vár, 2 pontot ad. 1 pontért léptesd elő a gyalogost lovaggá, 1 pontért építs egy hajót a kikötőben.
    .instead = Költsd el mindkét pontot: léptesd elő a gyalogost lovaggá, és építs egy hajót Deres kikötőjében.
    .then = Egy lovag 2 pont, de egy gyalogos 1 pontért lesz lovag. A Toborzás kártyával minden ház minden vára és városa ezt teszi.
supply-reconcile = Az Utánpótlás kártya megszámolja az összes utánpótlásikont. Neked kettő van, ezért 2-re csökken az utánpótlásod: egy kétegységes sereg már sok. Vegyél el egy egységet egy kétegységes seregből.
    .instead = Egy egység elég. Kétegységes seregből vedd el, hogy egy magányos egység maradjon.
    .then = A seregeid megint beleférnek az utánpótlásodba.
supply-end = Előbb szerezz utánpótlásikont, aztán toborozz, és nézd meg az utánpótlásodat, mielőtt egységeket vonsz össze.
