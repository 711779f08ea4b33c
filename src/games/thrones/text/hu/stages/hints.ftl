### What a newcomer is told once, above a decision that is asked for the first time.

hint-planning = Adj parancsot minden tartománynak, ahol egységed van: koppints arra, amelyiket szeretnéd. A felfedésig senki sem látja.
hint-raven = Tiéd a hírvivő holló: kicserélheted egy parancsodat, vagy megnézheted a legfelső vadkártyát.
hint-raid = A portyázás levesz egy támogatást, portyázást vagy hatalomszerzést egy másik ház szomszédos tartományából.
hint-march = Koppints egy menetelésparancsodra, majd arra, hová menjenek az egységek. Csak az egyik mozgás indíthat csatát.
hint-support = A támogatásparancsod annak az oldalnak számít, amelyiket választod, vagy egyiknek sem.
hint-card = A kijátszott lap csak akkor jön vissza, ha már mindet kijátszottad.
hint-retreat = Mind egy tartományba mennek, a tiédbe vagy egy üresbe, és a forduló végéig megfutamítottak maradnak.
hint-bidding = Mindenki egyszerre, titokban licitál.
hint-mustering = Egy város 1 pont, egy vár 2. Gyalogos és hajó 1-be kerül, lovag és ostromgép 2-be, vagy 1-be, ha gyalogos lesz azzá.
hint-supply = Az utánpótlásod mondja meg, hány sereged lehet, és mekkora. Egy magányos egység nem sereg.
hint-understood = Értem

## The coach of a first war

coach-ask = Kérdezd az oktatót
# Answers in the place of the player.
coach-show = Mutasd meg
