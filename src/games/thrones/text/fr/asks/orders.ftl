### The planning phase, the raven, and the orders as they are resolved.
### `.brief`: the same in the low panel of a phone, which has two short lines for it.

## Planning

# $isShort: there are fewer orders than areas.
ask-assigning-orders = { $isShort ->
    [yes] Vous n'avez pas assez d'ordres : placez tous ceux que vous pouvez, { COUNT($count, of: "order") } pour { COUNT($total, of: "area") }.
   *[no] Placez un ordre face cachée dans chaque zone où vous avez des unités. Tous les ordres sont révélés en même temps.
}
    .title = Ordres
    .brief = { $isShort ->
        [yes] Placez tous vos ordres ({ COUNT($count, of: "order") }) ; les autres zones restent sans ordre.
       *[no] Placez un ordre dans chaque zone avec vos unités.
    }
    .curtain = pour placer des ordres
    .deed = Placer vos ordres

## The Messenger Raven

ask-messenger-raven = Vous pouvez remplacer un de vos ordres ou regarder la première carte Sauvageon.
    .title = Corbeau Messager
    .brief = Remplacer un ordre ou regarder la carte Sauvageon ?
    .deed = Utiliser le Corbeau
ask-raven-card = Vous avez regardé la première carte Sauvageon. Remettez-la sur le paquet ou en dessous.
    .title = Corbeau Messager
    .curtain = pour regarder la première carte Sauvageon
    .deed = Regarder la carte Sauvageon
option-raven-card-top = Remettre sur le paquet
    .note = elle est piochée à la prochaine attaque
option-raven-card-bottom = Placer sous le paquet
    .note = une autre carte est piochée à la prochaine attaque

## Orders, one each in turn

ask-raid = Résolvez un Raid : retirez un ordre ennemi adjacent de Soutien, de Raid ou de Consolidation de Pouvoir (Raid spécial : de Défense aussi), ou renoncez-y.
    .title = Raids
    .brief = Résolvez un de vos ordres de Raid.
ask-march = Résolvez un de vos ordres de Marche : avancez ensemble ou séparément, ou restez sur place, et lancez un combat au plus.
    .title = Marches
    .brief = Résolvez un de vos ordres de Marche.
ask-consolidating = Résolvez un de vos ordres de Consolidation de Pouvoir : recevez du pouvoir, ou recrutez dans un Château ou une Forteresse avec l'ordre spécial.
    .title = Consolidation de Pouvoir
    .brief = Résolvez une de vos Consolidations de Pouvoir.

## A port changes hands

ask-port = Vous contrôlez maintenant { NOM($land) } et pouvez remplacer les bateaux du port par les vôtres. Les autres sont détruits.
    .title = Un port change de mains
    .brief = Prendre les bateaux { IN($port) } ?
option-port-none = Ne prendre aucun bateau
    .note = tous les bateaux { IN($port) } sont détruits
# $isMost: no more ships can be taken over.
option-port = Prendre { COUNT($count, of: "ship") }
    .note = { $isMost ->
        [yes] autant que possible
       *[no] les autres sont détruits
    }
