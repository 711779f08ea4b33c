### Why the app did something. The house is named above it; "it" is that house.

why-title = Miért?
# Below the reasons: what they are drawn from.
why-source = Abból számolva, amit mindenki láthat, sosem abból, ami rejtett.

## What a move was for

reason-castle-wins = { ACC($area) } megszerezve { COUNT($count, of: "castle", form: "acc") } birtokolna, és győzne.
reason-castle = { IN($area) } meglenne { THE($count) }. vára vagy városa; a győzelemhez { $needed } kell.
reason-leader = { NOM($house) } vezet: { COUNT($count, of: "castle", form: "acc") } birtokol; a győzelemhez { $needed } kell.
reason-from-leader = { ACC($area) } attól venné el, aki vezet: { NOM($house) } { COUNT($count, of: "castle", form: "acc") } birtokol; a győzelemhez { $needed } kell.
reason-held = Arra számított, hogy { ACC($area) } a forduló végéig meg is tartja: { NOM($enemy) } nagyjából { AS($strength) } erővel jöhetne, ezzel szemben { $value } áll.
reason-odds = { $tenths ->
    [0] Szinte semmi esélyt sem látott arra, hogy megnyeri ezt a csatát: { NAME($area) }.
    [10] Arra számított, hogy megnyeri ezt a csatát: { NAME($area) }.
    [one] Arra számított, hogy 10-ből nagyjából { $tenths } alkalommal megnyeri a csatát { FOR($area) }.
   *[other] Arra számított, hogy 10-ből nagyjából { $tenths } alkalommal megnyeri a csatát { FOR($area) }.
}
reason-neutral = Le tudta győzni { THE_AS($strength) } erejű semleges erőt { IN($area) }.
reason-unguarded = { DAT($owner) } nem volt egysége { IN($area) }.
reason-grudge = { NOM($house) } korábban már megtámadta, és ezt nem felejti el.
reason-land-supply = { IN($area) } megszerezhető: { COUNT($supply, of: "supply-icon") }.
reason-land-power = { IN($area) } megszerezhető: { COUNT($power, of: "power-icon") }.
reason-land-both = { IN($area) } megszerezhető: { COUNT($supply, of: "supply-icon") } és { COUNT($power, of: "power-icon") }.
reason-sea = Hajói { IN($area) } utat nyitnak a seregeknek.
# $strength: what that house could come with; $value: what stands against it.
reason-guards = Védi { ACC($area) }: { NOM($enemy) } nagyjából { AS($strength) } erővel jöhetne, ezzel szemben { $value } áll.
reason-stays = { IN($area) } { COUNT($count, of: "unit") } marad: { NOM($enemy) } nagyjából { AS($strength) } erővel jöhetne.
reason-nearer = Közelebb kerül egy várhoz vagy városhoz, amely nem az övé: { NAME($castle) }.
reason-stronger = Erősebb lesz { IN($area) }.
reason-nowhere = Semmi sem volt elérhető, amiért érdemes lett volna elhagynia { ACC($area) }.
reason-only = Nem volt más választása.

## Raids

reason-raids = { $kind ->
    [consolidate-power] { NOM($victim) } elveszíti a hatalmat, amelyet { IN($area) } szerzett volna.
    [support] A támogatás { IN($area) } minden szomszédos csatában számított volna.
    [defense] Védekezésparancs nélkül könnyebb megszerezni { ACC($area) }.
    [raid] A portyázás { IN($area) } levehetett volna egy szomszédos parancsot.
   *[march] Nincs többé menetelés { IN($area) }.
}
reason-raids-nothing = Nem volt olyan parancs, amelyet portyázással le akart volna venni.

## Power, tracks and the wildlings

reason-power = { COUNT($power, of: "power", form: "acc") } kap, amellyel később licitálhat.
reason-prefers = { NOM($track) } fontosabb neki, mint a másik kettő.
# $count: the tracks that are bid for after this one.
reason-bid = { $count ->
    [0] Nem volt hátra több befolyási terület, ezért kevesebbet tartott vissza.
    [one] Még egy befolyási terület hátravolt, ezért hatalomjelzőinek kisebb részét tette fel, mint az utolsónál.
   *[other] Még { $count } befolyási terület volt hátra, ezért hatalomjelzőinek kisebb részét tette fel, mint az utolsónál.
}
# For a track: the third Westeros card is Wildlings Attack.
reason-kept = A vadak támadása még hátravolt, ezért tartalékolt a hatalomjelzőiből.
# $threat: the strength of the wildlings; $value: the share of each.
reason-share = A vadak { AS($threat) } erővel jöttek. { COUNT($count, of: "house") } között elosztva ez fejenként { $value }.
reason-raven = Inkább a következő vadkártyát akarta ismerni, mint kicserélni egy parancsot.
reason-raven-none = A parancsai többet értek a helyükön, mint bármilyen csere.

## Orders: one for each area

# A March: the castle that lies nearest would be the $count th of those it needs.
reason-order-for = Menetelés { FROM($area) }: { ACC($castle) } akarja; ezzel meglenne { THE($count) }. a győzelemhez kellő { $needed } vár és város közül.
reason-order-danger = { $kind ->
    [march] Menetelés { FROM($area) }: hogy elfoglaljon vagy megsegítsen egy szomszédos tartományt.
    [defense] Védekezés { IN($area) }: hogy megvédje, ami ott áll; { NOM($enemy) } { AS($strength) } erővel támadhatna.
    [support] Támogatás { IN($area) }: { NOM($enemy) } a szomszédban { AS($strength) } erővel támadhatna.
    [raid] Portyázás { IN($area) }: hogy levegyen egy szomszédos parancsot; { NOM($enemy) } { AS($strength) } erővel támadhatna.
   *[consolidate-power] Hatalomszerzés { IN($area) }: hogy hatalomhoz jusson vagy toborozzon; { NOM($enemy) } { AS($strength) } erővel támadhatna.
}

## Battles

# $lead: how far it led before the cards; $value: how many of the enemy's $count cards are beaten.
reason-card-even = A kártyák előtt egyenlő volt az állás. A nyomtatott számok szerint { NOM($card) } az ellenség kezében lévő { COUNT($count, of: "card") } közül { $value } ellen győz.
reason-card-ahead = A kártyák előtt { $lead } erővel vezetett. A nyomtatott számok szerint { NOM($card) } az ellenség kezében lévő { COUNT($count, of: "card") } közül { $value } ellen győz.
reason-card-behind = A kártyák előtt { $lead } erővel le volt maradva. A nyomtatott számok szerint { NOM($card) } az ellenség kezében lévő { COUNT($count, of: "card") } közül { $value } ellen győz.
reason-own-fight = Ő maga harcol { FOR($area) }.
reason-no-part = { IN($area) } egyik felet sem érte meg segíteni.
reason-helps = Hogy { NOM($enemy) } elveszítse a csatát { FOR($area) }.
reason-blade = { $state ->
    [even] Az acélkard eldönti a csatát: egyenlő volt az állás.
    [ahead] Az acélkard eldönti a csatát: { $lead } erővel vezetett.
   *[behind] Az acélkard eldönti a csatát: { $lead } erővel le volt maradva.
}
reason-no-blade = { $state ->
    [even] Az acélkard nem döntené el a csatát: egyenlő volt az állás.
    [ahead] Az acélkard nem döntené el a csatát: { $lead } erővel vezetett.
   *[behind] Az acélkard nem döntené el a csatát: { $lead } erővel le volt maradva.
}
reason-refuge = Már az övé: { NAME($area) }.
reason-cheapest = Arról mondott le, ami a legkevésbé fog hiányozni.
