### What the coach says in the lessons: what to do, what to say of another choice, and what follows from it.

first-round = Az első forduló
    .teaches = Parancsok, portyázás, menetelés, csata és hatalom: mindenből egy.

## A first round

planning = Te vagy a Stark ház. Koppints a tartományokra, és adj parancsot az egységeidnek: portyázást a tengeren, menetelést Fehérréven és a Cailin-árokban, hatalomszerzést Deresben.
    .instead = Jó parancsok, de ebben a fordulóban portyázás kell a tengeren, menetelés Fehérréven és a Cailin-árokban, hatalomszerzés Deresben.
    .then = Barátok között mindenki titokban rakja le a parancsait, és továbbadja a tabletet. Akinél a hírvivő holló van, most kicserélhet egy parancsot.
raid = Először a portyázás jön. Portyázz a Törtolló-fokon: a Baratheon elveszíti azt a parancsot és egy hatalomjelzőt, te pedig kapsz egyet.
    .instead = Békén is hagyhatnád őket, de a portyázás semmibe sem kerül. Koppints a Törtolló-fokra.
    .then = Vége a portyázásnak. Most játéksorrendben mindenki végrehajt egy-egy menetelést.
settle = Menetelj Fehérrévről Özvegyőrbe, ahol utánpótlásikon van. Hagyj hátra egy hatalomjelzőt, hogy Fehérrév a tiéd maradjon.
    .instead = Még ne: küldd a gyalogost Fehérrévről Özvegyőrbe, és hagyj hátra egy hatalomjelzőt.
    .then = Most a többi ház menetel. Figyeld, mit csinálnak.
attack = Most támadj: küldd a lovagot és a gyalogost a Cailin-árokból Tengerszembe. Ott város van, és hét várral és várossal megnyered a játékot.
    .instead = A lovag 2-t ér, a gyalogos 1-et, és itt mindkettőre szükséged van. Küldd őket Tengerszembe.
    .then = Aki ellenséges tartományba menetel, csatát kezd. Az egységek, a parancsok és a támogatás számít.
card = Mindkét fél titokban kijátszik egy házkártyát is, és az győz, akinek összesen nagyobb az ereje. A Lannister gyenge kártyát játszott ki. Próbáld Eddard Starkkal.
    .then = Tengerszem a tiéd. Most a többi ház befejezi a parancsait.

## While others act

watching-orders = Minden parancs egyszerre lett felfedve. Innentől már semmit sem lehet megváltoztatni.
watching-battle = A kártyákat egyszerre fedik fel, és az győz, akinek összesen nagyobb az ereje. Kardikonjai egységeket semmisítenek meg, a vesztes megmaradt egységei visszavonulnak.
watching-round = A végén fizet a hatalomszerzés: egy hatalomjelzőt, és hatalomikononként még egyet. A hatalommal később befolyást szerezhetsz.
watching-westeros = A 2. fordulótól minden forduló három Westeroskártyával kezdődik. Ezek mondják meg, mikor kell licitálni, toborozni és utánpótlást számolni.
end = Ennyi egy egész forduló: tervezés, portyázás, menetelés, csata, hatalomszerzés. Tíz forduló után, vagy amint valaki hét várat és várost birtokol, eldől, ki a győztes.
