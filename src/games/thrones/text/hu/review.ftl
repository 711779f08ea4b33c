### How the evening turned: the review of a finished game.

review-older = Az alkalmazás megváltozott a játék óta, ezért ezt a játékot már nem lehet végiggondolni.

## While it thinks

review-thinking = Az este végiggondolása
    .text = Az alkalmazás minden forduló végétől { $samples } alkalommal lejátssza a következőt. Nyugodtan elhagyhatod ezt az oldalt: a munka közben folytatódik.
    .points = Még keresi, mi fordított a játékon.
# Read aloud, beside the bar.
review-done = { $percent }% kész
review-failed = A végiggondolás félbeszakadt.
    .again = Folytatás
review-here = Mindez ezen az eszközön történik. Ha elkészült, itt marad.

## The headline: one of these

review-head-throughout = { NOM($house) } az első fordulótól az utolsóig vezetett
review-head-since = { NOM($house) } { THE($first) }. fordulótól a végéig vezetett
review-head-passed = { NOM($house) } { THE($first) }. fordulóban vezetett, { THE($second) }. fordulóban megelőzték, és { THE($round) }. fordulóban győzött
review-head-from = { THE($first) }. fordulóban { DAT($house) } még csak { $percent }% esélye volt
review-head-last = Az utolsó fordulóban dőlt el
review-head-won = { NOM($house) } { THE($round) }. fordulóban győzött

## The river of chances

review-river = Győzelmi esélyek az egyes fordulók végén
review-tap = Koppints egy fordulóra, hogy lásd a számait
review-start = Kezdet
review-after = Állás { THE($round) }. forduló után
review-at-start = Kezdetben
review-house = Ház
review-name = { NAME($house) }
# A chance with its error.
review-chance = { $percent }% ± { $error }
review-go = Ugrás oda

## Turning points

review-points = Fordulópontok
review-no-points = Egyik forduló sem fordított egymaga ezen a játékon.
review-round = { $round }. forduló
# Read aloud: the number of a turning point.
review-point = { $number }. fordulópont
# Read aloud, between two percentages.
review-before-after = { NAME($house) }: előtte { $percent }%, utána { $now }%
review-taken-fought = { NOM($house) } { $own }:{ $against } arányban legyőzi { ACC($loser) }, és elfoglalja: { NAME($areas) }.
review-taken-from = { NOM($house) } elveszi { FROM($loser) }: { NAME($areas) }.
review-taken = { NOM($house) } elfoglalja: { NAME($areas) }.
review-drives = { NOM($house) } { $own }:{ $against } arányban elűzi { ACC($loser) } { FROM($area) }.
review-holds = { NOM($house) } { $own }:{ $against } arányban megvédi { ACC($area) } { NOM($loser) } ellen.
review-wildlings = { $beaten ->
    [yes] Az Őrség visszaveri a vadak { AS($strength) } erejű támadását.
   *[no] A vadak { AS($strength) } erővel győznek.
}
review-cards = { $kind ->
    [helped] A Westeroskártyák leginkább { DAT($house) } kedveznek: { NAME($westerosCards) }.
   *[hurt] A Westeroskártyák leginkább { ACC($house) } hátráltatják: { NAME($westerosCards) }.
}
review-cards-turned = A forduló ezekkel a Westeroskártyákkal kezdődik: { NAME($westerosCards) }.
review-many = Sok minden együtt: egyetlen lépés sem emelkedik ki.
# Above the sentences of what came together, the largest first.
review-many-most = { $count ->
    [one] Sok minden együtt, de leginkább ez.
   *[other] Sok minden együtt, de leginkább ezek.
}
# Above the sentences of what happened, where of none of it can be said how much it did.
review-many-facts = Sok minden együtt: egyetlen lépés sem emelkedik ki. Ez történt a fordulóban.
review-watch = Megnézem
review-branch-name = { $name }, { $round }. forduló

## Another plan

review-plan = { $kind ->
    [braver] Merészebb terv
   *[calmer] Óvatosabb terv
}
review-plan-text = { NAME($house) }, { NAME($area) }: { NAME($was) } helyett { NAME($token) }, a többi parancs változatlan.
# How much the chance to win grows, in points of a hundred.
review-plan-gain = { SIGNED($percent) } ± { $error }
review-plan-none = { NAME($house) }: itt nem akadt ennél jobb.
review-plan-see = Megnézem a táblán
# Read aloud: two boards to choose from.
review-plan-board = Mit mutat a tábla
review-as-played = Ahogy történt
review-plan-round = { $round }. forduló: előtte és utána

## What else the board saw

review-events = Történt még aznap este
review-capital = { $round }. forduló: { NOM($house) } elfoglalja { ACC($area) }, { NOM($loser) } otthonát.
review-seventh = { $round }. forduló: { DAT($house) } { COUNT($castles, of: "castle") } van a kezén, ennyi elég a győzelemhez.

review-estimates = Az esélyek az alkalmazás saját játékosainak becslései, nagyjából ± { $error } pontossággal. Ők nem tudják, mi hangzott el az asztalnál, és ki mit ígért.

## House by house

review-pages = Nézet
review-evening = Az este
review-houses = Házanként
review-from-winner = A győztestől lefelé
# On a phone, where it opens: what is compared.
review-compared = Mit mihez mérünk
review-castles = { COUNT($castles, of: "castle") }
review-best = Legjobb döntés
    .note = Ahogy történt, egy másik kipróbált lehetőséghez képest; százalékpontban.
    .none = Egyik sem emelkedett ki.
review-again = Amit érdemes újrajátszani
    .note = Egy másik lehetőség, a megtörténthez képest.
    .none = Itt nem akadt erősebb.
review-luck = Szerencse: kártyák, csatakártyák, vadak
    .note = Amit húztatok, ahhoz képest, amit a paklik átlagosan hoztak volna.
review-luck-text = { $kind ->
    [very-kind] Szerencse: { SIGNED($percent) } ± { $error }
    [kind] Kis szerencse: { SIGNED($percent) } ± { $error }
    [even] Nagyjából kiegyenlített: { SIGNED($percent) } ± { $error }
    [nothing] Nagyjából kiegyenlített: 0 ± { $error }
    [unkind] Kis balszerencse: { SIGNED($percent) } ± { $error }
   *[very-unkind] Balszerencse: { SIGNED($percent) } ± { $error }
}
review-row-thinking = Ezen még gondolkodik.
review-choice-order = { NAME($was) } helyett { NAME($token) } { IN($area) }, { $round }. forduló
review-choice-march = { $kind ->
    [elsewhere] Menetelés { FROM($area) }: { NAME($places) } helyett { NAME($areas) }, { $round }. forduló
    [goes] Menetelés { FROM($area) }: maradás helyett { NAME($areas) }, { $round }. forduló
   *[stays] Menetelés { FROM($area) }: { NAME($places) } helyett maradás, { $round }. forduló
}
review-choice-bid = { $worse } helyett { COUNT($better, of: "power") } { FOR($track) }, { $round }. forduló
review-choice-wildlings = { $worse } helyett { COUNT($better, of: "power") } a vadak ellen, { $round }. forduló
review-choice-card = { NAME($theirs) } helyett { NAME($card) } { IN($area) }, { $round }. forduló

## The picture to share

review-picture = Megosztható kép
review-picture-note = Az esélyek az alkalmazás játékosainak becslései · nem hivatalos rajongói munka
review-file = fordulopontok
