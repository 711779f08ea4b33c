### Amit a mintajátszma mellett mondunk: miért tette valaki, ami éppen történt.

note-split = A Stark kettéosztja a seregét: a lovagé a Cailin-árok városa, a gyalogosé a Köves-part utánpótlása.
note-token = Sósparton utánpótlásikon van. A hatalomjelző megtartja a Martellnek, most, hogy az utolsó egysége is elment.
note-throne = Hárman ugyanannyit licitáltak a vadak ellen. A Vastrón a Baratheoné, ezért ő dönt, és magának adja a jutalmat.
note-raid = Egy hatalomszerzés megér egy portyát: a Martell kap 1 hatalomjelzőt, a Baratheon veszít 1-et, és Királyerdőben nem szerez semmit.
note-blackfish = A Stark itt nem győzhet, bármit játszik ki. A Feketehallal viszont a gyalogosa nem semmisül meg.
note-tie = 7 a 7 ellen. A Lannister a Tyrell előtt áll a hűbéresek befolyási területén, ezért holtversenyben ő győz.
note-supply = A vadak győztek, és minden ház utánpótlást veszített. A Baratheon már nem tudja ellátni a harrenhali seregét, és lemond egy gyalogosról.
note-tyrion = Tyrion visszaküldi Euront a Greyjoy kezébe. Más lapja nincs, ezért lap nélkül harcol, és veszít: 6 a 7 ellen.
note-cersei = A Lannister győzött, és Cersei még egy parancsot levesz: a menetelést Pyke-ról, így onnan ebben a fordulóban nem jön sereg.
note-blade = 6 állt 7 ellen. A valyriai acélkard 1-et ad hozzá, és holtversenyben a Baratheon győz, mert első a hűbéresek befolyási területén.
note-ships = A Sasfészekben csak egy hatalomjelző maradt. A Baratheon hajói két tengerrészen át odaviszik a seregét, még egy városért.
note-seventh = A Baratheoné hat vár és város. A Folyóvidék lenne a hetedik, és akié hét, az azonnal győz.
