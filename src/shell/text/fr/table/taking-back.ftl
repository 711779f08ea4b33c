### Taking answers back and doing them again. $deed is said by the game: "House Stark's bid".

## Buttons, and what is said when it is done

take-back = Annuler : { $deed }
do-again = Rétablir : { $deed }
ask-to-take-back = Demander à la table d'annuler
taken-back = Annulé : { $deed }.
done-again = Rétabli : { $deed }.
# Also a line of the log.
taken-back-by-consent = { $count ->
    [one] Tout le monde est d'accord : la dernière décision est annulée.
   *[other] Tout le monde est d'accord : les { $count } dernières décisions sont annulées.
  }

## The sheet on which all houses agree

consent-title = Annuler ensemble
consent-why = Une autre Maison a décidé quelque chose depuis. Si toutes les Maisons sont d'accord, la partie revient en arrière, et le journal le dit.
consent-how-far = Jusqu'où ?
consent-up-to = { $count ->
    [one] { $count } décision est annulée
   *[other] { $count } décisions sont annulées
  }
consent-everybody = Toutes les Maisons sont d'accord
consent-tap-all = Chaque Maison touche son blason. Le dernier toucher annule.
# How many of how many houses.
consent-agreed = { $count } sur { $of } d'accord
# Read aloud: the name of the sigil that is tapped.
consent-agrees = La { $house } est d'accord
consent-agrees-player = { $player } : la { $house } est d'accord
