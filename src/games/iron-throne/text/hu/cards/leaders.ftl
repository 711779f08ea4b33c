### What each leader does, in our own words, said to the player who leads with it. `.when` it counts, in a few words.

## Stark

leader-eddard = Becsületes
    .when = A felfedés után, ha te vagy a kihívó vagy a védő
    .text = Ha a kártyák árulást mutatnak, fegyverszünetként folytathatod az összecsapást, akkor is, ha te követted el az árulást.
leader-robb = Hadvezér
    .when = A köröd előtt
    .text = Eldobhatsz pontosan 3 kártyát a kezedből, és húzhatsz 2-t.
leader-catelyn = Anya
    .when = A köröd előtt
    .text = Legfeljebb 2 erőt oszthatsz szét erről a lapról a karaktereid között.
leader-arya = Bosszúálló
    .when = Az eredményfázis után, ha az oldalad veszített
    .text = Elérheted, hogy az ellenfél minden támogatójának részt vevő karaktere 2 erőt veszítsen.
leader-bran = Zöldlátás
    .when = A Házkártyák előtt, ha te vagy a kihívó vagy a védő
    .text = Visszatehetsz 1 erőt erről a lapról a dobozba. Ekkor az ellenfeled teszi le először a kártyáját, képpel felfelé.

## Lannister

leader-cersei = Befolyásolás
    .when = Minden támogatás felajánlása előtt, ha te vagy a kihívó vagy a védő
    .text = Ha van befolyásod a soron következő játékos befolyástábláján, megnevezheted az egyik élő karakterét, akinek téged kell támogatnia.
leader-tyrion = Ezüstnyelvű
    .when = A felfedés után, ha te vagy a kihívó vagy a védő
    .text = Ha fegyverszünetet fedsz fel, húzol 2 kártyát. Ha a fegyverszünet aztán meghiúsul, nem veszítesz miatta erőt.
leader-tywin = Megfizetett adósság
    .when = A felfedés után, ha te vagy a kihívó vagy a védő
    .text = Ha mindkét kártya viszálykártya, visszatehetsz 1 erőt erről a lapról a dobozba, és hozzáadhatsz 4-et az oldalad összegéhez.
leader-joffrey = Kegyetlen
    .when = Valahányszor megkínzol valakit
    .text = Húzol egy kártyát. Ha a túsz viszály- vagy fegyverszünetkártya, az áldozata 1 helyett 2 erőt veszít, ez erre a lapra kerül.
leader-jaime = Királyölő
    .when = Az eredményfázis után, ha az oldalad viszállyal győzött
    .text = Elérheted, hogy az ellenfél aktív játékosának részt vevő karaktere további 1 erőt veszítsen.

## Baratheon

leader-stannis = Hajthatatlan
    .when = A felfedés után, ha te vagy a kihívó vagy a védő
    .text = Ha mindkét kártya viszálykártya, hozzáadhatsz 1-et az oldalad összegéhez, és ekkor egyenlő összegeknél is az oldalad győz.
leader-melisandre = Szemek a lángokban
    .when = A Házkártyák előtt, ha te vagy a kihívó vagy a védő
    .text = Megnézhetsz 2 véletlen lapot az ellenfeled kezéből.
leader-davos = Állhatatos
    .when = Valahányszor büntetést kapsz
    .text = A karaktered legfeljebb 1 erőt veszít, és húzol egy kártyát.
leader-selyse = Buzgalom
    .when = Az eredményfázis után, ha az oldalad veszített
    .text = Húzol 2 kártyát.
leader-shireen = Jó szív
    .when = A köröd előtt
    .text = Választhatsz egy másik játékost. Mindketten húztok egy-egy kártyát, és 1 erőt adhatsz erről a lapról az egyik karakterednek.

## Targaryen

leader-daenerys = Tűz
    .when = A felfedés után, ha te vagy a kihívó vagy a védő
    .text = Ha mindkét kártya viszálykártya, eldobhatsz egy legfeljebb 8-as viszálykártyát, és az értéke felét, felfelé kerekítve, hozzáadhatod az oldalad összegéhez.
leader-viserys = Koldus Király
    .when = A saját köröd eredményfázisa után, ha közben nem terjesztetted ki a befolyásodat
    .text = Húzol 2 kártyát, és 1 erőt adhatsz erről a lapról az egyik karakterednek.
leader-drogo = Fosztogatás
    .when = Az eredményfázis után, ha kihívóként vagy védőként győztél
    .text = Húzol egy kártyát a vesztes oldal minden játékosa után, és 1 erőt adhatsz erről a lapról az egyik karakterednek.
leader-jorah = Felesküdött kard
    .when = Az eredményfázis után, ha támogató voltál
    .text = Húzol 2 kártyát, és 1 erőt is adhatsz erről a lapról az egyik karakterednek.
leader-barristan = Pajzs
    .when = Körönként egyszer, amikor egy karaktered meghalna
    .text = A karaktereden 1 erő marad, és 1 erő visszakerül erről a lapról a dobozba. Ha a lapon nincs erő, ez nem segít.

## Tyrell

leader-margaery = Közkedvelt
    .when = A Házkártyák előtt, ha te vagy a kihívó vagy a védő, és vannak támogatóid
    .text = Te és a támogatóid mind húzhattok egy-egy kártyát.
leader-olenna = Tövisek
    .when = Az eredményfázis után, ha a győztes oldalt támogattad
    .text = Visszatehetsz 1 erőt erről a lapról a dobozba, és túszt ejthetsz a vesztes oldal egyik játékosától.
leader-renly = Pompás sereg
    .when = A felfedés után, ha te vagy a kihívó vagy a védő, és vannak támogatóid
    .text = Ha mindkét kártya viszálykártya, minden támogatód után hozzáadhatsz 2-t az oldalad összegéhez.
leader-loras = Bajnok
    .when = Az eredményfázis után, ha a győztes oldalt támogattad
    .text = 1 erőt adsz erről a lapról a részt vevő karakterednek.
leader-mace = Bőség
    .when = Minden kör végén
    .text = Annyit húzol, hogy 5 helyett 6 kártyád legyen.
