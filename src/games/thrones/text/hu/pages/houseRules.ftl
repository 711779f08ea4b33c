### House rules: what the table has agreed on, as a difference from the rulebook, and why something cannot be agreed on.

house-rules = Házi szabályok
house-rules-of-game = A játék házi szabályai
house-rules-by-book = A szabálykönyv szerint
    .note = koppints, és módosíts: fordulók, várak és városok, hatalom és más
house-rules-changes = { $count } eltérés a szabálykönyvtől
house-rules-reset = Vissza a szabálykönyvhöz
house-rules-agree = Játék ezekkel a szabályokkal

## Each rule: its name, and how the table plays

house-rule-rounds = Fordulók
house-rule-castles = Várak és városok a győzelemhez
house-rule-power = Hatalomjelzők az elején
house-rule-opening = Első Westeroskártyák
    .note = a többi kártya megkeverve
house-rule-neutralForces = Semleges erők
    .note = tartományokat védenek, amíg valaki le nem győzi őket
house-rule-south = Lezárt Dél
    .note = négy és öt játékossal is, mint hárommal: ahol ott semleges erő áll, oda senki nem lép
house-rule-blade = Acélkard semleges erő ellen
    .note = a magyar szabálykönyv megengedi, a többi nem
house-rule-tidesDeck = Egyszer végig a csatapaklin
    .note = a már felhúzott kártyák kimaradnak, amíg mind el nem fogy
house-rule-glass = Homokóra
    .note = szól, ha lejárt az idő; büntetés nincs
    .none = nincs
    .minutes = { $minutes } perc
# Below a number: what the rulebook says.
house-rule-book = szabálykönyv: { $value }

agreed-rounds = A játék { THE($round) }. forduló után ér véget, nem { THE($value) }. után.
agreed-castles = Azonnali győzelemhez { COUNT($count, of: "castle") } kell, nem { $value }.
agreed-power = Minden ház kezdő készlete { COUNT($power, of: "power") }, nem { $value }.
# $text: one entry for each deck, "deck I: Supply and Mustering · deck III: Web of Lies".
agreed-opening = Westeroskártyák { THE($round) }. fordulótól: { $text }.
agreed-opening-deck = { $deck }. pakli: { NAME($westerosCards) }
agreed-neutralForces = Nincsenek semleges erők: a tartományaik kezdetben üresek.
agreed-south = A Dél le van zárva: ahol egyik ház sem kezd, oda senki nem lép be.
agreed-blade = A valyriai acélkard +1-e semleges erő ellen is számíthat.
agreed-tidesDeck = A csatakártyákat nem minden csata előtt kell megkeverni, hanem csak akkor, ha mind elfogyott.
agreed-glass = Minden döntésre { COUNT($minutes, of: "minute") } jut a homokórán.

## The first Westeros cards

opening-deck = { $deck }. pakli
opening-round = { $round }. forduló
opening-choice = { $deck }. pakli, { $round }. forduló
opening-random = véletlenszerű

## Why it cannot be agreed on

clash-none = Semmit sem változtattál.
clash-as-printed = { $label }: a szabálykönyv is ezt mondja.
clash-no-tides = Ebben a játékban nincsenek csatakártyák.
clash-no-south = A Délt csak négy vagy öt játékossal lehet lezárni.
clash-castles-at-start = { NOM($house) } kezdetben { COUNT($count, of: "castle", form: "acc") } birtokol. Ennél több kelljen a győzelemhez.
clash-castles-on-the-map = Ezen a térképen csak { COUNT($count, of: "castle") } van nyitva.
clash-opening-too-late = { THE($round) }. fordulóig választottál kártyákat, de a játék { THE($last) }. forduló után véget ér.
clash-opening-deck = { $deck }. pakli: kevesebb ilyen kártya van benne, mint ahányat választottál: { NAME($westerosCard) }.
clash-opening-winter = A „Közeleg a tél” újrakeverné a paklit ({ $deck }.). Válassz másik kártyát.
