### Amit a mintajátszma mellett mondunk: miért tette valaki, ami éppen történt.

note-alone = Aki egy győztes kihívót támogat, az is kiterjeszti a befolyását. A Baratheon inkább egyedül győzne, ezért elutasítja a segítséget.
note-hostage = A túsz egy Barristan-kártya: ha megkínozzák, maga Barristan veszít legfeljebb 4 erőt. Több nem is volt nála, így meghal.
note-betrayal = Viszály fegyverszünet ellen: ez árulás. A Targaryen győz, bármekkora is az összeg, de a Lannister, akit elárultak, túszt ejt.
note-deal = A Stark jár jobban ezzel a megállapodással. De nélküle mindketten elveszítenék erejük felét, és a Baratheon is kiterjeszti a befolyását: aláírja.
note-leader = Melisandre a Baratheon vezetője. A kártyája nem karaktert sújt: az erő a vezetőlapról vész el, mind a 3, ami ott van.
note-peek = Melisandre fegyverszünetet látott a Lannister kezében. Fegyverszünet ellen bármelyik viszály győz, ezért a Baratheon a legkisebbet játssza ki, a 2-est.
note-yield = Cersei választás elé állítja a Targaryent: túszul ad egy kártyát, vagy távozik. Marad, mert az oldala győz, és a Starkkal együtt kiterjeszti a befolyását.
note-refused = 14 a 13 ellen. A Targaryen kétszer utasította el a támogatást, pedig bármelyikkel megnyerte volna az összecsapást.
note-compel = A Lannisternek van befolyása a Baratheonnál, ezért a vezetője, Cersei megnevezheti egy karakterét: Stannisnak támogatnia kell a Lannistert.
note-last = Még egy befolyás, és a Baratheon megnyeri a játékot. A legnagyobb viszályt játssza ki, ami létezik: a 20-ast.
