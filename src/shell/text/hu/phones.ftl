# Titkos válaszok a játékosok saját telefonjáról: a tableten és a telefonon.

phones = Válaszok telefonról
first = Az alkalmazás címe
first-open = Olvasd be, és megnyílik az alkalmazás
first-network = az első alkalommal hálózat kell
first-local = Ez a cím csak ezen az eszközön működik. A telefonon azon a címen nyisd meg az alkalmazást, ahol közzétették.
first-scan = Olvasd be ezt a kódot a telefon kamerájával. Hálózat csak ehhez az első látogatáshoz kell.
first-tap = A telefonon koppints a „Válasz erről a telefonról” gombra.
first-show = Itt a helyednél koppints a „Telefonnal” gombra, és tartsd a telefon kódját a kamera elé.
first-in = { $count } / { $of } telefon megvan
first-go = { $count ->
    [0] Tovább
    [one] Tovább: { $count } játékos itt válaszol
   *[other] Tovább: { $count } játékos itt válaszol
  }
link = Telefonnal
link-pin = Ehhez a helyhez csak a PIN-kódjával lehet telefont kapcsolni.
link-how = A telefonon nyisd meg ezt az alkalmazást, és a kezdőlapon koppints a „Válasz erről a telefonról” gombra. Aztán tartsd a telefon kódját a kamera elé.
link-aim = Tartsd a telefon kódját a kamera elé.
show-how = Olvassátok be ezt a képet a telefonotokkal: mindegyik csak azt olvassa ki belőle, amit a saját helyétől kérdeznek, mást nem.
scan = Válaszok beolvasása
scan-how = Egyik telefon a másik után. A kamera nyitva marad.
scan-aim = Tarts a kamera elé egy lezárt választ.
scan-back = Vissza a képhez
pass-on = Tovább a tablettel
cancel = Mégse
here = Válasz itt
unlink = Telefon nélkül
state-in = válaszolt
state-phone = a telefonján
state-tablet = ezen a tableten
in = { $house }: megjött a válasz.
refused-other = Ez nem egy telefon válasza. Nézd meg, mit mutat a telefon.
refused-newer = A telefonon újabb az alkalmazás. Előbb a tableten frissíts.
refused-forged = Ez a kód megváltozott, mióta a telefon lezárta. Mutasd meg újra a választ a telefonon.
refused-game = Ez a válasz egy másik játékhoz tartozik.
refused-phone = Ennek a telefonnak itt nincs helye. Előbb kapcsold össze.
refused-seat = Ez a válasz egy másik hely kérdésére szól.
refused-repeated = Ez a válasz már megjött.
refused-old = Ez a válasz már nem érvényes: a helytől azóta mást kérdeznek. Olvasd be újra a képet a telefonnal.
refused-rules = Ezt a választ nem engedik a szabályok. Válaszolj újra a telefonon vagy itt.
refused-key = Ez a telefon már egy másik helyért válaszol.
phone = Válasz erről a telefonról
phone-how = Amikor hozzád kerül a tablet, koppints rajta a „Válasz telefonról” gombra, és tartsd ezt a kódot a kamerája elé.
phone-key = A kódom
phone-scan = Kép beolvasása
phone-wait = Olvasd be a tablet képét, valahányszor titokban kell válaszolnod.
phone-aim = Irányítsd a kamerát a tablet képére.
phone-sealed = Tartsd ezt a tablet elé
phone-locked = A kód le van zárva: aki lefilmezi, semmit sem tud meg. A tableten koppints a „Válaszok beolvasása” gombra.
phone-next = A tablet beolvasta
phone-change = Válasz módosítása
phone-anew = Másik játékhoz
phone-lacking = Ez a böngésző itt nem tudja lezárni a válaszokat. Nyisd meg az alkalmazást a biztonságos címén, vagy válaszolj a tableten.
phone-refused-other = Ebben a képben nincs kérdés. Nézd meg, mit mutat a tablet.
phone-refused-newer = A tableten újabb az alkalmazás. Előbb a telefonon frissíts.
phone-refused-forged = Ez a kép megváltozott, mióta a tablet elkészítette. Olvasd be újra.
phone-refused-game = Ez a kép egy másik játékhoz tartozik. Koppints a „Másik játékhoz” gombra, és kapcsold össze újra a telefont.
phone-refused-none = Ez a kép semmit sem tartalmaz ennek a telefonnak. Előbb kapcsold össze a tableten.
phone-refused-broken = Ez a telefon nem tudja megmutatni a kérdést. Frissítsd az alkalmazást a telefonon és a tableten, vagy válaszolj a tableten.
# Where there is no camera to be had.
camera-else = Ez a hely a tableten is válaszolhat.
