### Games as files: handing them out, bringing them in, and where a file goes wrong.

# The name of a game that came in a file without one.
imported-game = Importált játék

arrived = { $count ->
    [one] Importálod ezt a fájlt?
   *[other] Importálod ezeket a fájlokat?
  }
    .text = Egy másik alkalmazás vagy egy weboldal adta át. Még semmi sem került be: csak akkor folytasd, ha számítottál rá.
    .no = Nem importálom

## What became of a file

exported-shared = Megosztva: „{ $name }”.
exported-saved = Fájlba mentve a letöltések közé: „{ $name }”.
salvaged = Nem nyitható meg: „{ $name }”. A fájlban minden benne van, ami megmaradt belőle; egy olyan verzió, amely meg tudja nyitni, importálni is fogja.
imported = Lépésről lépésre ellenőrizve és hozzáadva: „{ $name }”.
checking = Minden lépés ellenőrzése…

# What a backup holds, and what it does not: up to three sentences after each other.
backed-up = { $games ->
    [one] Egy játék van a fájlban.
   *[other] { $games } játék van a fájlban.
  }
backed-up-unopened = { $count ->
    [one] Változatlanul került bele, mert itt nem lehetett megnyitni, de egy másik verzióval még sikerülhet: { LIST($names) }.
   *[other] Változatlanul kerültek bele, mert itt nem lehetett megnyitni őket, de egy másik verzióval még sikerülhet: { LIST($names) }.
  }
backed-up-left = { $count ->
    [one] Már nem fért bele, exportáld külön: { LIST($names) }.
   *[other] Már nem fértek bele, exportáld őket külön: { LIST($names) }.
  }
# In the lists above.
quoted = „{ $name }”

## Where a file goes wrong

wrong-unreadable = Az eszköz nem tudta beolvasni a fájlt. Próbáld újra, vagy szerezz belőle új példányt.
wrong-not-ours = Ez nem ennek az alkalmazásnak a játéka, és nem is a biztonsági mentése.
wrong-torn = A fájl sérült vagy hiányos: nem lehet teljesen kicsomagolni. Szerezz belőle új példányt, vagy exportáld újra.
wrong-too-large = A fájl nagyobb, mint amekkora egy játék lehet, ezért az alkalmazás nem nyitotta meg.
wrong-newer = Az alkalmazás egy újabb verziójával készült. Frissítsd itt az alkalmazást, aztán importáld újra.
wrong-parts = Egyes részei hiányoznak, vagy megváltoztatták őket.
wrong-beginning = Így egyetlen játék sem kezdődhet, tehát a fájl megsérült, vagy megváltoztatták.
wrong-seats = Az asztalánál nem azok a házak ülnek, amelyek játszanak benne, tehát a fájl megsérült, vagy megváltoztatták.
wrong-running = Ez a játék itt még tart, és máshogy folytatódott. Egy eszközön csak egy példánya lehet, hogy senki se próbálgathasson egy másodikon. Ha a fájlból akarod folytatni, töröld itt a játékot, és nyisd meg újra a fájlt.
wrong-binned = Ennek a játéknak egy tovább jutott példányát kevesebb mint egy órája törölték ezen az eszközön. Most újra ott van a játékok között, és semmi más nem változott.
wrong-another-tablet = Ezek a képek egy másik tabletnek szólnak. Előbb olvastasd be ennek a tabletnek a kódját a másikkal.
# The first move of all is not possible.
wrong-first-move = { THE($of) } lépésből már az első sem lehetséges, tehát a fájl ennél a lépésnél vagy már előtte hibás: megsérült, vagy megváltoztatták.
wrong-move = { THE($of) } lépésből { THE($number) }. nem lehetséges; előtte minden rendben. A fájl tehát ennél a lépésnél vagy már előtte hibás: megsérült, vagy megváltoztatták.
wrong-no-moves = Egyetlen lépés sincs benne, mégsem ott ér véget, ahol kezdődik: a fájl megsérült, vagy megváltoztatták.
wrong-ending = { $moves ->
    [one] Az egyetlen lépése lehetséges, de nem a végén lévő álláshoz vezet: hiányzik egy lépés, vagy valamit megváltoztattak.
   *[other] Mind { THE($moves) } lépése lehetséges, de nem a végén lévő álláshoz vezet: hiányzik egy lépés, vagy valamit megváltoztattak.
  }

## The report of what came in

report-added-title = Importálva
report-nothing-title = Semmi sem került be
# Headings above the names of games.
report-added = Lépésről lépésre ellenőrizve és hozzáadva
report-present = Már itt van
report-refused = Nem került be
# What follows is for developers.
report-detail = Részletek
report-kept = A többi játékod változatlan.

## All games in one file

backup = Minden játék mentése
    .note = Egyetlen fájl az összes játékkal, egy másik tabletre vagy csak a biztonság kedvéért. A folyamatban lévő játékok még titkos döntései is benne vannak, amelyeket így bárki elolvashat, és a naplójukba bekerül, hogy mentés készült.
    .act = Biztonsági mentés
    .short = Mentés
    .short-note = A biztonsági mentésben benne vannak a még titkos döntések is, amelyeket így bárki elolvashat, és a naplókba bekerül, hogy mentés készült.
    .short-label = Minden játék biztonsági mentése egy fájlba
show-all = Minden játék átadása másik tabletnek
    .note = Mozgó képként a kamerájának, hálózat és kábel nélkül. A játékok itt is megmaradnak.
    .act = Mutatás
restore = Játékok importálása
    .note = Biztonsági mentésből vagy mentett játék fájljából. Ami már itt van, az változatlan marad.
    .act = Fájl megnyitása

## The reminder of a backup

reminder = Ha fogy a hely az eszközön, ez a böngésző törölheti a játékaidat, és annak nagy része, amit játszottatok, sehol máshol nincs meg. A biztonsági mentésben benne vannak a még titkos döntések is, amelyeket így bárki elolvashat, és a naplókba bekerül, hogy mentés készült.
    .week = A Safari törli a játékaidat, ha egy hétig nem nyitod meg ezt az oldalt, és annak nagy része, amit játszottatok, sehol máshol nincs meg. A biztonsági mentésben benne vannak a még titkos döntések is, amelyeket így bárki elolvashat, és a naplókba bekerül, hogy mentés készült.
    .act = Biztonsági mentés
    .later = Most nem
