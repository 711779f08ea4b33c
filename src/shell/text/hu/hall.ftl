### The hall: all finished games on this device, who won them and how often.

hall = Játékestéink
hall-opening = A csarnok megnyitása…
hall-evenings = { $evenings } este
hall-unreadable = { $count ->
    [one] Egy mentett játék nem olvasható, itt nem számít.
   *[other] { $count } mentett játék nem olvasható, itt nem számít.
  }
hall-note = Az eszközön befejezett összes játék. Innen semmi sem megy el, hacsak el nem küldöd.
hall-counting = Olvasás: { $back } / { $games }

## What is shown

# Read aloud: three views of the same evenings.
views = Nézet
view-hall = A csarnok
view-evenings = Minden este
view-records = Rekordok
filter-game = Játék
filter-game-all = Minden játék
filter-person = Ki volt ott
filter-person-all = Mindenki
nothing-fits = Nincs ilyen este. Válassz fent mást.

## People

people = Játékosok
column-wins = Győzelem
column-taken = Leggyakoribb házak
wins-of = { $wins } / { $evenings }
seats-of-code = Az alkalmazás játszotta helyek: { $count }; győzelem: { $wins }
seats-nameless = Név nélküli helyek: { $count }

## Houses

houses = Házak
# Head of a column: evenings with that many at the table.
with-players = { $count } játékos
not-in-play = nem játszott

## Rivalries

rivalries = Vetélytársak
who-was-ahead = melyikük volt előrébb, { $count } estéből
battles-between = csaták egymás ellen: { $count }

## Medals: a title, and what for

medals = Érmek
medal-row = Győzelmi sorozat
    .text = Egymás után { $count } estét nyert.
medal-feather = Egy hajszállal
    .text = A javára eldőlt holtversenyek: { $count }.
medal-wall = A Fal barátja
    .text = A legtöbbet áldozta a vadak ellen: { $count } hatalomjelzőt.
medal-sword = Erős kar
    .text = A legtöbb csatát nyerte: { $count }.
medal-banker = Vasbankár
    .text = A végén a legtöbb hatalma maradt, amikor már nem számított: összesen { $count }.
medal-short = Egy híján
    .text = Egyetlen hiányzott a győzelemhez: { $count } alkalommal.
medal-words = Három rövid szó
    .text = A legkevesebbet gondolkodik: esténként { $count } percet.

## Records

record-shortest = A legrövidebb háború
record-highest = A legjobb győztes eredmény
record-closest = A legszorosabb befejezés
record-longest = A leghosszabb este
record-battles = A legtöbb csata
record-wildlings = A legtöbbször legyőzött vadak
level-at = Holtverseny: { $text }
more-evenings = Továbbiak

## One evening

no-day = Ismeretlen nap
by-code = az alkalmazás játszotta
no-name = név nélkül
winner = győztes
log-copy = Másolás szövegként
    .note = Játéknaplóba vagy üzenetbe
chronicle-open = Krónika
    .note = Grafikonok, csaták, napló és megosztás
review-open = Így fordult a kocka
    .note = Mindenki esélyei fordulónként, és hogy mi változtatta meg őket
# One place of the text for a play log. $text: "7 castles and strongholds".
log-line = { $place }. { $name } ({ $house }): { $text }
copied = Másolva.
    .failed = Ez a böngésző nem enged másolni.

## To the app BG Stats

bg-stats = Küldés a BG Stats alkalmazásba
    .text = Megnyitja a BG Stats alkalmazást, ezzel az estével kitöltve. Mentés előtt még rákérdez.
bg-game = Játék
bg-people = Játékosok, házzal, eredménnyel és helyezéssel
bg-left-out = Kihagyott helyek
bg-open = BG Stats megnyitása
bg-copy = Link másolása
bg-offline = Nincs hálózat: másold ki a linket, és nyisd meg később.

## One person, and two spellings of a name

person-also = Ide számít még: { $name }
part = Szétválasztás
same-as = Ugyanaz, mint
same-as-choose = Válassz nevet
same-likely = { $name } és { $other }: ugyanaz a játékos?
same = Ez egyetlen játékos?
    .text = Koppints arra a névre, amelyik maradjon.
same-together = Együtt: { $text }
wins-count = { $wins } győzelem
same-never = Sosem ültek egy asztalnál.
same-once = Ültek egy asztalnál: { $date }
same-note = Csak ez az oldal számolja őket együtt: a játékokban az a név marad, amellyel játszottátok. Bármikor szétválaszthatod őket.
same-two = Két játékos
same-one = Egy játékos

## The table as a file

hall-csv = Táblázat (CSV)
# Heads of columns; 1 is yes, 0 no.
column-date = dátum
column-game = játék
column-evening = este
column-players = játékosok száma
column-edition = kiadás
column-house = ház
column-name = név
column-code = alkalmazás
column-winner = győztes
column-rank = helyezés
column-score = eredmény
column-rounds = fordulók
column-minutes = perc

## Nothing yet

hall-empty = A csarnok még üres
    .text = Fejezzetek be egy játékot ezen az eszközön, és itt lóg majd: ki volt ott, ki melyik házzal nyert, és kinek hiányzott egyetlen vár vagy város.
hall-new = Új játék
