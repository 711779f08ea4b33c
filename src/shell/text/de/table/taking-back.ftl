### Taking answers back and doing them again. $deed is said by the game: "House Stark's bid".

## Buttons, and what is said when it is done

take-back = Zurücknehmen: { $deed }
do-again = Wiederherstellen: { $deed }
ask-to-take-back = Alle fragen: Zurücknehmen?
taken-back = { $deed }: zurückgenommen.
done-again = { $deed }: wiederhergestellt.
# Also a line of the log.
taken-back-by-consent = { $count ->
    [one] Alle haben zugestimmt: Die letzte Entscheidung wurde zurückgenommen.
   *[other] Alle haben zugestimmt: Die letzten { $count } Entscheidungen wurden zurückgenommen.
  }

## The sheet on which all houses agree

consent-title = Gemeinsam zurücknehmen
consent-why = Ein anderes Haus hat seitdem etwas entschieden. Wenn alle Häuser zustimmen, geht die Partie zurück, und das Protokoll sagt es.
consent-how-far = Wie weit zurück?
consent-up-to = { $count ->
    [one] { $count } Entscheidung wird zurückgenommen
   *[other] { $count } Entscheidungen werden zurückgenommen
  }
consent-everybody = Alle Häuser stimmen zu
consent-tap-all = Jedes Haus tippt auf sein Wappen. Beim letzten wird zurückgenommen.
# How many of how many houses.
consent-agreed = Zugestimmt: { $count } von { $of }
# Read aloud: the name of the sigil that is tapped.
consent-agrees = { $house } stimmt zu
consent-agrees-player = { $player }: { $house } stimmt zu
