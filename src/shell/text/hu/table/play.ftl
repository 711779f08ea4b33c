### Around a game in progress: opening, passing, the menu, and trouble with saving.

opening = Előkészítés…
sheet-up = A döntés mutatása
sheet-down = Több látsszon a táblából
hide = Elrejtés
close-curtain = Függöny bezárása
back-to-stage = Vissza a döntéshez

## The menu of a game

menu-settings = Beállítások
menu-seats = Helyek
    .note = Ki melyik házzal játszik. Egy hely bármikor gazdát cserélhet; a napló mindenkinek elmondja.
menu-rules = Szabályok
# To the start page.
menu-home = Minden játék
    .note = Ez a játék mentve marad
menu-save = Játék mentése fájlba
    .note = Benne vannak a még titkos döntések is, amelyeket így bárki elolvashat. A naplóba bekerül, hogy mentés készült.
menu-show = Átadás másik tabletnek
menu-replay = Visszajátszás
    .note = Lépésenként az eddigi játék
menu-chronicle = Krónika
menu-hall = Játékestéink
menu-review = Így fordult a kocka

## Something could not be saved, opened or taken back: title, what happened, and what can be done

trouble-kept = A játék az utolsó mentett döntésnél áll; semmi sem veszett el abból, amit láttatok.
trouble-again = Újra
trouble-reload = Mentett játék betöltése
trouble-home = Minden játék
trouble-go-on = Folytatás
trouble-salvage = Maradék mentése fájlba

trouble-unavailable = Ez a böngésző nem tud játékot menteni
    .text = Nem ad tárhelyet az alkalmazásnak. Lehet, hogy ez egy privát ablak, vagy a tárolás ki van kapcsolva a böngésző beállításaiban.
trouble-full = Az eszköz megtelt
    .text = Az utolsó döntésedet nem sikerült menteni. Törölj fölösleges fényképeket, letöltéseket vagy alkalmazásokat, aztán próbáld újra.
trouble-blocked = Egy másik ablak útban van
    .text = Egy másik ablakban az alkalmazás régebbi verziója van nyitva. Zárd be, és próbáld újra.
trouble-behind = A játék egy másik ablakban folytatódott
    .text = Közben ott valaki döntött, ezért az itteni döntés már nem illik az álláshoz.
trouble-damaged = Ezt a játékot nem lehet beolvasni
    .text = A mentett játék sérült, és lépésről lépésre sem lehetett újra összerakni. Ami megmaradt belőle, azt fájlba mentheted; a többi játékodat ez nem érinti.
trouble-newer = Ehhez a játékhoz újabb verzió kell
    .text = Az alkalmazás egy újabb verziója mentette. A megnyitásához frissítsd az alkalmazást.
trouble-gone = Ez a játék nincs itt
    .text = Törölték, vagy másik eszközön van.
trouble-mended = Ezt nem lehet visszavonni
    .text = Mióta ez a játék elkezdődött, az alkalmazás egyik szabályát kijavították, ezért az első lépései ma máshogy alakulnának. Ettől még ugyanúgy játszhattok tovább.
trouble-running = Ez a játék még tart
    .text = Egy eszközön a folyamatban lévő játéknak csak egy példánya lehet: egy másodikon egyetlen döntés elárulná a többiek titkos döntéseit.
trouble-failed = Ezt nem sikerült menteni
    .text = A böngésző nem mentette el. Semmi sem változott, próbáld újra.

## The browser cleared the game away, and this page alone still has it

only-here = Ez a játék már nincs mentve
    .text = Kitörölte a böngésző, vagy egy másik ablakban törölték.
    .kept = Ezen az oldalon még teljes egészében megvan. Mentsd el újra, mielőtt kilépsz.
    .again = Újra mentés és folytatás
    .save = Játék mentése fájlba
