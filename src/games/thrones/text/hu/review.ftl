### How the evening turned: the review of a finished game.

review-older = Az alkalmazás megváltozott ez óta a játék óta, ezért nem lehet végiggondolni.

## While it thinks

review-thinking = Az este végiggondolása
    .text = Minden forduló végéről még egyet lejátszik gondolatban, { $samples } alkalommal. Elmehetsz erről az oldalról: magától folytatódik.
    .points = Hogy mi fordított a játékon, azon még gondolkodik.
# Read aloud, beside the bar.
review-done = { $percent }% kész
review-failed = A gondolkodás megállt.
    .again = Folytatás
review-here = Mindez ezen az eszközön történik. Ha elkészült, itt marad.

## The headline: one of these

review-head-throughout = { NOM($house) } az első fordulótól az utolsóig vezetett
review-head-since = { NOM($house) } a végéig vezetett, { THE($first) }. fordulótól kezdve
review-head-passed = { NOM($house) } vezetett { THE($first) }. fordulóban, lemaradt { THE($second) }. fordulóban, és győzött { THE($round) }. fordulóban
review-head-from = { THE($first) }. fordulóban { DAT($house) } még csak { $percent }% esélye volt
review-head-last = Az utolsó fordulóban dőlt el
review-head-won = { NOM($house) } győzött { THE($round) }. fordulóban

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
review-drives = { NOM($house) } elűzi { ACC($loser) } { FROM($area) }, { $own }:{ $against }.
review-holds = { NOM($house) } megvédi { ACC($area) }, a támadó { NOM($loser) }, { $own }:{ $against }.
review-wildlings = { $beaten ->
    [yes] Az Őrség visszaveri a vadak { $strength } erejű támadását.
   *[no] A vadak { $strength } erővel győznek.
}
review-many = Sok minden együtt: egyetlen tett sem emelkedik ki.
review-watch = Megnézem
review-branch-name = { $name }, { $round }. forduló

## Another plan

review-plan = { $kind ->
    [braver] Merészebb terv
   *[calmer] Óvatosabb terv
}
review-plan-text = { NAME($house) }, { NAME($area) }: { NAME($was) } helyett { NAME($token) }, minden más a kiadott parancs szerint.
# How much the chance to win grows, in points of a hundred.
review-plan-gain = { SIGNED($percent) } ± { $error }
review-plan-none = { NAME($house) }: itt nem akadt erősebb.

## What else the board saw

review-events = Történt még aznap este
review-capital = { $round }. forduló: { NOM($house) } elfoglalja { ACC($area) }, { NOM($loser) } otthonát.
review-seventh = { $round }. forduló: { DAT($house) } { COUNT($castles, of: "castle") } van a kezén, ennyi elég a győzelemhez.

review-estimates = Az esélyek az alkalmazás játékosainak becslései, nagyjából ± { $error } pontossággal. Nem tudnak sem beszédről, sem ígéretről.
