### The Messenger Raven: its three uses, and the wildling card that its holder looks at.

# Read aloud: the three buttons below.
raven-ways = A holló használata
raven-way-swap = Parancs kicserélése
raven-way-look = A legfelső vadkártya megnézése
raven-way-none = Egyik sem
raven-looks = Csak te látod a legfelső vadkártyát, a függöny mögött. Utána visszateszed a pakli tetejére vagy az aljára.
raven-leaves = Egy parancs sem változik, és senki sem nézi meg a vadpaklit.

## An order is replaced

raven-which = Melyik parancsot cseréled ki?
raven-no-orders = { DAT($house) } nincs parancsa a táblán.
# Touched, another order can be chosen.
raven-another = Másikat választok
# Read aloud. $was: the order that gives way, $token: the one that comes.
raven-becomes = { NAME($area) }: { NAME($was) } helyett { NAME($token) }
raven-gives-way = { NAME($area) }, kicserélve: { NAME($was) }
raven-unused = Fel nem használt parancsok

## At the foot

raven-main = A holló használata
raven-main-swap = Lerakás { IN($area) }: { NAME($token) }
raven-main-look = A legfelső kártya megnézése
raven-main-none = Nem használom a hollót
raven-missing-way = Válassz a három közül
raven-missing-area = Válassz kicserélendő parancsot
raven-missing-token = Válaszd ki az új parancsot: { NAME($area) }

## The wildling card, held to be seen

peek-title = Pillantás a Falon túlra
# What the pad shows while it is held.
peek-card = A legfelső vadkártya
peek-let-go = Engedd el, és a kártya megint képpel lefelé van.
peek-to-hold = A kártya csak addig látszik, amíg lenyomva tartod a mezőt.
# Below the card. $count: cards of the deck.
peek-top-of = { $count } kártya közül a legfelső
peek-then = Visszatétel
peek-put-top = A tetejére
peek-put-bottom = Az aljára
peek-unseen = Előbb nézd meg a kártyát
# The page is that of the printed rulebook.
peek-law = A kettő közül az egyik kötelező. Bármit mondhatsz a kártyáról, akár igaz, akár nem, de senkinek sem mutathatod meg (11. oldal).
peek-logged = A naplóba bekerül, hogy { NOM($house) } megnézte, és hová került a kártya; az nem, hogy melyik volt.
peek-board = A tábla megnézése
