### The planning phase, the raven, and the orders as they are resolved.
### `.brief`: the same in the low panel of a phone, which has two short lines for it.

## Planning

# $isShort: there are fewer orders than areas.
ask-assigning-orders = { $isShort ->
    [yes] Kevés a parancsod, ezért rakd le mindet, amit tudsz: { COUNT($count, of: "order") }, és { COUNT($total, of: "area") } van.
   *[no] Rakj le képpel lefelé egy-egy parancsot minden tartományba, ahol van egységed. A parancsokat egyszerre fedik fel.
}
    .title = Parancsok
    .brief = { $isShort ->
        [yes] Rakd le mindet ({ COUNT($count, of: "order") }); a többi üres marad.
       *[no] Rakj egy-egy parancsot oda, ahol egységed van.
    }
    .curtain = parancsok lerakásához
    .deed = Parancsok lerakása

## The Messenger Raven

ask-messenger-raven = Kicserélhetsz egy parancsodat, vagy megnézheted a legfelső vadkártyát.
    .title = Hírvivő holló
    .brief = Kicserélsz egy parancsot, vagy megnézed a vadkártyát?
    .deed = A holló használata
ask-raven-card = Megnézted a legfelső vadkártyát. Tedd vissza a pakli tetejére vagy az aljára.
    .title = Hírvivő holló
    .curtain = a legfelső vadkártya megnézéséhez
    .deed = Vadkártya megnézése
option-raven-card-top = Vissza a pakli tetejére
    .note = a következő támadáskor ez kerül sorra
option-raven-card-bottom = A pakli aljára
    .note = a következő támadáskor másik kártya kerül sorra

## Orders, one each in turn

ask-raid = Hajts végre egy portyázást: vegyél le egy szomszédos ellenséges támogatás-, portyázás- vagy hatalomszerzés-parancsot (különlegessel védekezésparancsot is), vagy dobd el.
    .title = Portyázás
    .brief = Hajtsd végre egy portyázásparancsodat.
ask-march = Hajtsd végre egy menetelésparancsodat: az egységek mehetnek együtt, szétválhatnak vagy maradhatnak, és legfeljebb egy csatát kezdhetnek.
    .title = Menetelés
    .brief = Hajtsd végre egy menetelésparancsodat.
ask-consolidating = Hajtsd végre egy hatalomszerzés-parancsodat: szerezz hatalmat, vagy a különlegessel toborozz várban vagy városban.
    .title = Hatalomszerzés
    .brief = Hajtsd végre egy hatalomszerzés-parancsodat.

## A port changes hands

ask-port = Mostantól te birtoklod { ACC($land) }, és a kikötőjében lévő hajókat a sajátjaidra cserélheted. A többi megsemmisül.
    .title = A kikötő gazdát cserél
    .brief = Átveszed a hajókat { IN($port) }?
option-port-none = Egy hajót sem veszek át
    .note = minden hajó megsemmisül { IN($port) }
# $isMost: no more ships can be taken over.
option-port = { COUNT($count, of: "ship") } átvétele
    .note = { $isMost ->
        [yes] amennyi csak lehet
       *[no] a többi megsemmisül
    }
