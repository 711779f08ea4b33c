### Taking answers back and doing them again. $deed is said by the game: "House Stark's bid".

## Buttons, and what is said when it is done

take-back = Take back { $deed }
do-again = Redo { $deed }
ask-to-take-back = Ask the table to take it back
taken-back = { $deed }: taken back.
done-again = { $deed }: redone.
# Also a line of the log.
taken-back-by-consent = { $count ->
    [one] Everyone agreed: the last decision was taken back.
   *[other] Everyone agreed: the last { $count } decisions were taken back.
  }

## The sheet on which all houses agree

consent-title = Take back together
consent-why = Another house has decided something since. If every house agrees, the game goes back, and the log says so.
consent-how-far = How far back?
consent-up-to = { $count ->
    [one] { $count } decision is taken back
   *[other] { $count } decisions are taken back
  }
consent-everybody = Every house agrees
consent-tap-all = Each house taps its sigil. The last tap takes it back.
# How many of how many houses.
consent-agreed = { $count } of { $of } agree
# Read aloud: the name of the sigil that is tapped.
consent-agrees = { $house } agrees
consent-agrees-player = { $player }: { $house } agrees
