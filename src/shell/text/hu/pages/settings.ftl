### Settings. Each is a name, and below it in small letters what it does.

settings = Beállítások
    .note = ezen az eszközön mentve

theme = Megjelenés
    .note = az eszközt követi, ha nem választasz mást
theme-dark = Sötét
theme-light = Világos
theme-system = Auto

## At the table

settings-table = Az asztalnál
table-mode = Tablet középen
    .note = ha a tablet az asztal közepén van: nagy betűk, és minden kérdés afelé fordul, akinek szól
idle = Függöny bezárása ennyi idő után
    .note = akkor is, ha kilépsz az alkalmazásból, vagy elalszik a képernyő
    .never = Soha
glass = Homokóra
    .note = szól, ha egy döntés túl sokáig tart; büntetés nincs
    .none = Nincs
# Buttons of the two above.
some-seconds = { $seconds } mp
some-minutes = { $minutes } perc
code-speed = Az alkalmazás tempója
    .note = mennyit várjon a saját lépéseinél, hogy követni tudjátok
code-speed-slow = Lassú
code-speed-normal = Közepes
code-speed-quick = Gyors
awake = Képernyő ébren tartása
    .note = amíg egy játék nyitva van
    .unable = Ez a böngésző nem tudja. Állíts be későbbi zárolást a tablet saját beállításaiban, a kijelzőnél.
recap = Összefoglaló
    .note = amikor kinyílik egy függöny, a döntésed előtt
hints = Tippek kezdőknek
    .note = egy sor minden újfajta döntés fölött, helyenként egyszer
reveals = Megállás a felfedéseknél
    .note = parancsok, licitek, kártyák és csaták, hogy az egész asztal lássa
forecast = Esélyek a csatában
    .note = győzelem vagy vereség az ellenfél kezében lévő kártyák mindegyike ellen

## Sound and motion

settings-movement = Hang és mozgás
sound = Halk hangok
    .note = hat halk hang: pecsét, menetelés, kürt és egyebek
haptics = Rezgés
    .note = rövid rezzenés, amikor az alkalmazás elmentett egy döntést
pace = Animáció
    .note = koppintással bármelyik átugorható
pace-none = Nincs
pace-quick = Gyors
pace-full = Lassú
fullscreen = Teljes képernyő
    .note = elrejti a böngésző sávjait

## Games on this device

settings-games = Játékok ezen az eszközön
# $used: "12.3 MB"; $quota: "2.0 GB".
storage-used = { $used } / { $quota }
storage-unknown = a böngésző nem árulja el, mennyi hely van
persisted = Játékaim megőrzése
    .yes = Igen
    .allow = Engedélyezés
persisted-granted = A böngésző magától nem törli a játékaidat.
persisted-not = Ha fogy a hely az eszközön, a böngésző törölheti őket.
persisted-refused = A böngésző nemet mondott. Telepített alkalmazásnak könnyebben enged; az exportált játékok mindenképp biztonságban vannak.
persisted-unasked = Ez a böngésző nem ígéri, hogy megőrzi őket. Készíts biztonsági mentést minden játékest után.
persisted-week = A Safari törli őket, ha egy hétig nem nyitod meg ezt az oldalt. Ha telepíted az alkalmazást, megőrzi őket.

settings-about = Verzió és készítők
settings-unofficial = Nem hivatalos rajongói munka.

## The page about the app

about = Névjegy
    .version = Verzió: { $version }
    .what = Pass the Crown. Nem hivatalos segítő két társasjátékhoz: egyetlen tablet körül, hálózat nélkül.
about-game = A játékok
    .text = A Trónok harca és A Vastrón társasjáték, a címük, házaik, helyeik és szereplőik neve a tulajdonosaiké: a játékok kiadóié és tervezőié, valamint a könyvek szerzőjéé, amelyeken alapulnak. Ezt az alkalmazást nem ők készítették, nem is hagyták jóvá, és semmit sem használ az ő képeikből vagy szövegeikből.
# Letters and fonts.
about-type = Betűk
    .text = Alegreya, Alegreya SC és Alegreya Sans, Juan Pablo del Peral és a The Alegreya Project Authors (Huerta Tipográfica) munkája, a SIL Open Font License 1.1 szerint.
# $icons: what they are called in their collection, in English.
about-icons = Ikonok
    .text = Néhány jel a game-icons.net oldalról való, Lorc, Delapouite és mások munkája, a CC BY 3.0 szerint, méretben és színben átrajzolva: { $icons }. A többi, a térkép és a bábuk a saját munkánk.
about-code = Az alkalmazás
    .text = A kódra és a rajzokra az MIT-licenc vonatkozik. Semmi sem hagyja el ezt az eszközt abból, amit játszotok; ha az alkalmazás egyszer már letöltődött, hálózat nélkül is működik.

## Licences

licences-link = Minden összetevő licence
licences = Licencek
    .note = Miből készült ez az alkalmazás, és milyen feltételekkel használható.
    .lack = A licencek szövegét nem sikerült betölteni. Az alkalmazás minden példányában benne vannak, a licences.json fájlban.
