### Rules that play themselves: the title of a scene is a question as it is asked at the table, its attributes are sentences on what happens.
### Every figure and every name in them comes from what happened.

## What the reader is asked and can answer

# $title is the question, $text what it means.
asked = { NAME($house) } · { $title } · { $text }
label-challenger = Felajánlom a kihívónak: { NAME($character) }
label-defender = Felajánlom a védőnek: { NAME($character) }
label-out = Kimaradok
label-accept = Elfogadom
label-decline = Elutasítom
label-card = Lerakom: { NAME($card) }
label-player = { NOM($house, case: "capital") } lapjai közül
label-deck = A pakli felső lapja
label-hand = Egy véletlen lap a kézből
label-row = Egy nála lévő túsz
label-sign = Aláírom a megállapodást
label-no-deal = Nincs megállapodás
# What the challenger wants in a deal.
label-power = Ennyit kérek: { COUNT($power, of: "iron-power") }
label-place = { DAT($character) } { COUNT($power, of: "iron-power") }
label-release = Szabadon engedem
label-torture = Megkínzom, senkit sem nevezek meg
label-torture-for = Megkínzom, és megnevezem: { NAME($character) }
label-keep = Megtartom
label-kept = { NOM($holder) } továbbra is fogva tart ennyit: { COUNT($count, of: "hostage") }.
label-challenge = Kihívom: { NAME($house) }
sheet-left = { NOM($house) } vezetőlapján most ennyi van: { COUNT($power, of: "iron-power") }.

## The encounter

supporters = Mit hoz a támogatás?
# $other declined's house, $house the one who is asked next.
declined = Mi van, ha elutasítják a támogatásomat?
    .next = { NOM($other) } ebben a körben már nem próbálkozhat a másik oldalon, most { NOM($house) } következik.
hostility = Ki győz, ha mindketten viszályt mutatnak?
    .totals = A kártya és a karakterek együtt: { $most }:{ $least }.
equal-totals = Mi történik egyenlő összegnél?
winner-hostage = Mikor ejt túszt a győztes?
# $house showed the hostility.
betrayal = Mi az árulás?
    .totals = Az összegek: { $most } és { $least }, de csak { NOM($house) } mutatott viszályt, így nem számítanak.
betrayed = Mit kap, akit elárultak?
signed-deal = Mi történik megállapodás után?
failed-truce = Mi van, ha a fegyverszünetből nem lesz megállapodás?

## Rewards, hostages and the end

challenger-wins = Mit nyer a kihívó oldala?
defender-wins = Mit nyer a védő oldala?
# $now is the power before, $power what is lost.
penalty = Mibe kerül a vereség?
    .half = { NAME($character) } ereje ennyi volt: { COUNT($now, of: "iron-power") }. A felét veszti el, felfelé kerekítve: { $power }.
freed-hostage = Mit hoz, ha szabadon engedek egy túszt?
torture-leader = Mi van, ha vezetőkártyát kínzok meg?
torture-character = Mi van, ha karakterkártyát kínzok meg?
torture-hostility = Mi van, ha viszályt vagy fegyverszünetet kínzok meg?
last-influence = Mikor ér véget a játék?
influential = Ki lesz a védő?
    .most = A többiek közül a legtöbb befolyást { NOM($house) } terjesztette ki: { $count }.
