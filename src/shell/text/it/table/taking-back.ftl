### Taking answers back and doing them again. $deed is said by the game: "House Stark's bid".

## Buttons, and what is said when it is done

take-back = Annulla: { $deed }
do-again = Ripeti: { $deed }
ask-to-take-back = Chiedi al tavolo di annullare
taken-back = Annullato: { $deed }.
done-again = Ripetuto: { $deed }.
# Also a line of the log.
taken-back-by-consent = { $count ->
    [one] Tutti d'accordo: l'ultima decisione è stata annullata.
   *[other] Tutti d'accordo: le ultime { $count } decisioni sono state annullate.
  }

## The sheet on which all houses agree

consent-title = Annullare insieme
consent-why = Nel frattempo un'altra Casa ha deciso qualcosa. Se tutte le Case sono d'accordo, la partita torna indietro e il registro lo dice.
consent-how-far = Fino a dove?
consent-up-to = { $count ->
    [one] { $count } decisione viene annullata
   *[other] { $count } decisioni vengono annullate
  }
consent-everybody = Tutte le Case sono d'accordo
consent-tap-all = Ogni Casa tocca il proprio emblema. L'ultimo tocco annulla.
# How many of how many houses.
consent-agreed = D'accordo: { $count } su { $of }
# Read aloud: the name of the sigil that is tapped.
consent-agrees = { $house } è d'accordo
consent-agrees-player = { $player }: { $house } è d'accordo
