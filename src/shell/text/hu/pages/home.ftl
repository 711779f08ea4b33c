### The start page: the games on this device, and what can be done with them.

home-back = Vissza
home-loading = Mentett játékok betöltése…
home-rules = Szabályok
home-settings = Beállítások
home-credits = Készítők
home-unofficial = Nem hivatalos rajongói munka.

## The last game

home-last-game = Legutóbbi játék
# $day: "Monday"; $date: "3 March 2024"; $time: "14:05".
last-played = { $when ->
    [unknown] Utoljára játszva: ismeretlen napon
    [today] Utoljára játszva: ma, { $time }
    [yesterday] Utoljára játszva: tegnap, { $time }
    [weekday] Utoljára játszva: { $day }, { $time }
   *[date] Utoljára játszva: { $date }, { $time }
  }
# Beside a saved game, by itself.
played = { $when ->
    [unknown] Ismeretlen nap
    [today] Ma
    [yesterday] Tegnap
    [weekday] { $day }
   *[date] { $date }
  }
home-continue = Folytatás
home-look = Így ért véget

## Where games come from

home-new-game = Új játék
# Read aloud. $title: a game, "The Iron Throne".
new-game-of = Új játék: { $title }
home-import = Importálás
home-take = Átvétel kamerával
home-phone = Válasz erről a telefonról
home-away = Másik tableten
home-waits = A másik tabletre vár
home-elsewhere = Hol van a játék?
home-finish = Átvétel befejezése
new-to-it = Most ismerkedsz vele?
    .what = Játssz le egy első fordulót az igazi táblán. Az alkalmazás megmondja, mit tegyél.
    .minutes = { $count } perc, egyedül
    .first = Az első forduló
    .next = Következik: { $title }
    .done = Kész: { $number } / { $of }
    .all = Mind kész
    .again = Még egyszer
home-at-tablet = Tableten játszotok?
# Also the name of that game.
example = Példajáték
example-of = Példajáték: { $title }

## No game yet

empty = Minden készen áll
    .text = 3–6 játékos, egy tablet, hálózat nélkül. Az alkalmazás a megfelelő játékost kérdezi a megfelelő pillanatban, és egyetlen lépést sem veszít el.
    .rules = Szabályok olvasása

## The saved games

home-saved = Mentett játékok
# $size: "12.3 MB".
home-kept = ebben a böngészőben mentve · { $size }
home-saved-note = Az alkalmazás minden döntés után menti a játékot. Az exportált játékok bármelyik eszközön megnyithatók.
home-hall = Játékestéink
size-less = kevesebb mint { $size }

pages-title = A mentett játékok oldalai
pages-find = Játék vagy játékos keresése
pages-clear = Keresés törlése
# Turns to more recent games.
pages-newer = Újabbak
pages-older = Régebbiek
# What was searched for.
pages-none = Egyetlen mentett játék nevében és játékosai között sincs ilyen: „{ $wanted }”.
pages-one = { $from }. játék, összesen { $of }
pages-some = { $from }–{ $to }. játék, összesen { $of }

## Games that come back from their second copies

returning = { $games ->
    [one] Egy játék visszaállítása
   *[other] Játékok visszaállítása: { $back } / { $games }
  }
# Read aloud, of the bar.
returning-label = Visszaállított játékok
returning-why = A böngésző elvesztette őket, de mindegyiknek van másodpéldánya. Közben nyugodtan játszhatsz.
returning-full = Nincs elég hely az összes játék visszaállításához. Semmi sem veszett el: szabadíts fel helyet az eszközön, aztán próbáld újra.
returning-failed = Még nem sikerült minden játékot visszaállítani. A másodpéldányuk továbbra is megvan.
returning-shortened = { $count ->
    [one] Az utolsó lépést nem lehetett beolvasni: „{ $name }”. A játék a megelőző állásból folytatódik.
   *[other] Az utolsó { $count } lépést nem lehetett beolvasni: „{ $name }”. A játék a megelőző állásból folytatódik.
  }

## The app on the device

offline-ready = Hálózat nélkül is játszható
offline-saving = Mentés hálózat nélküli játékhoz…
install = Telepítés
install-not-now = Most nem

# Buttons, as the menus of Safari and Android say it.
home-screen-offer-share = Hozzáadás a Főképernyőhöz
home-screen-offer-dock = Hozzáadás a Dockhoz
home-screen-offer-menu = Hozzáadás a kezdőképernyőhöz
home-screen-share = Hozzáadás a Főképernyőhöz
home-screen-dock = Hozzáadás a Dockhoz
home-screen-menu = Hozzáadás a kezdőképernyőhöz
home-screen-week = A Safari törli, amit egy webhely tárolt, ha egy hétig nem nyitod meg. Ha alkalmazásként telepíted, megőrzi a játékaidat.
home-screen-room = Ha fogy a hely az eszközön, a böngésző törölheti, amit egy webhely tárolt. Egy telepített alkalmazás sokkal biztonságosabb.
# Three steps each, numbered.
home-screen-steps-share = Koppints a Megosztás gombra.
    .second = Válaszd ezt: „Hozzáadás a Főképernyőhöz”, aztán ezt: „Hozzáadás”.
    .third = Onnan nyisd meg az alkalmazást, és ott játssz.
home-screen-steps-dock = Nyisd meg a Fájl menüt.
    .second = Válaszd ezt: „Hozzáadás a Dockhoz”, aztán ezt: „Hozzáadás”.
    .third = Onnan nyisd meg az alkalmazást, és ott játssz.
home-screen-steps-menu = Nyisd meg a böngésző menüjét.
    .second = Válaszd ezt: „Hozzáadás a kezdőképernyőhöz” vagy „Telepítés”.
    .third = Onnan nyisd meg az alkalmazást.
home-screen-apart = Az alkalmazás üresen indul. Ha át akarod vinni a játékaidat, készíts biztonsági mentést a beállításokban, és nyisd meg azt a fájlt az alkalmazásban.

## What can be done with a saved game

# Read aloud, of the button.
game-menu = Átnevezés, másolás, exportálás, törlés vagy visszanézés: { $name }
game-replay = Visszajátszás
    .note = Lépésenként a táblán
game-chronicle = Krónika
    .note = Grafikonok, csaták, idők és a napló
game-review = Így fordult a kocka
    .note = Mindenki esélyei fordulónként, és hogy mi változtatta meg őket
game-rename = Átnevezés
game-name = A játék neve
game-save-name = Név mentése
# Why the button does nothing yet.
game-needs-name = A játéknak kell egy név
game-duplicate = Másolat készítése
    .note = Hogy kipróbálj valamit, és ez itt változatlan maradjon
    .later = Csak ha véget ért: egy másolaton egyetlen döntés elárulná, ami még titkos
game-export = Exportálás
    .note = Fájlként, amely bármelyik eszközön megnyitható
    .running = A fájlban benne vannak a még titkos döntések is, amelyeket így bárki elolvashat. A naplóba bekerül, hogy mentés készült.
game-show = Átadás másik tabletnek
    .note = Mozgó képként a kamerájának, hálózat és kábel nélkül
game-delete = Törlés
    .note = Rövid ideig visszavonhatod
# The name of a duplicate.
copy-of = { $name } (másolat)

## What was done

game-deleted = Törölve: „{ $name }”.
game-restored = Újra itt van: „{ $name }”.
game-duplicated = Hozzáadva: „{ $name }”.
undo = Visszavonás
note-close = Bezárás

## A game that cannot be opened

nameless = Névtelen játék
unreadable-damaged = Ezt a játékot nem lehet beolvasni. Itt marad, és ami megmaradt belőle, fájlba menthető.
unreadable-newer = Ezt a játékot az alkalmazás egy újabb verziójával játszottátok. A megnyitásához frissítsd az alkalmazást.
unreadable-export = Exportálás: { $name }
unreadable-delete = Törlés: { $name }

## What went wrong on the start page

problem-unavailable = Ez a böngésző nem tud játékot menteni, talán mert ez egy privát ablak, mentés nélkül pedig nem lehet játszani. A szabályok és a beállítások a szokásos módon működnek.
problem-full = Ezen az eszközön elfogyott a hely. Semmi sem veszett el. Törölj fölösleges fényképeket, letöltéseket vagy alkalmazásokat, aztán próbáld újra.
problem-blocked = Egy másik ablak használja a mentett játékokat. Zárd be, aztán próbáld újra.
problem-behind = Egy másik ablak megváltoztatta ezt a játékot, ezért az alkalmazás újra betöltötte.
problem-damaged = Ezt a játékot nem lehet beolvasni. A többi játékoddal nincs baj.
problem-newer = Ezeket a játékokat az alkalmazás egy újabb verziója mentette. A megnyitásukhoz frissítsd az alkalmazást; semmi sem változott.
problem-gone = Ez a játék már nincs itt.
problem-mended = Ez a játék az alkalmazás régebbi szabályaival kezdődött: továbbjátszhattok, de visszalépni nem lehet.
problem-running = Ez a játék még tart, és csak egy példány lehet belőle: egy másodikon egyetlen döntés elárulná a többiek titkos döntéseit.
problem-failed = Ez nem sikerült. Semmi sem veszett el, próbáld újra.
try-again = Újra
