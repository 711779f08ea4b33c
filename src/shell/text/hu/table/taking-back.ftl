### Taking answers back and doing them again. $deed is said by the game: "House Stark's bid".

## Buttons, and what is said when it is done

take-back = Visszavonás: { $deed }
do-again = Visszaállítás: { $deed }
ask-to-take-back = Visszavonás közös beleegyezéssel
taken-back = { $deed }: visszavonva.
done-again = { $deed }: visszaállítva.
# Also a line of the log.
taken-back-by-consent = { $count ->
    [one] Mindenki beleegyezett: visszavontátok az utolsó döntést.
   *[other] Mindenki beleegyezett: visszavontátok az utolsó { $count } döntést.
  }

## The sheet on which all houses agree

consent-title = Közös visszavonás
consent-why = Azóta már egy másik ház is döntött. Ha minden ház beleegyezik, a játék visszalép, és ez a naplóba is bekerül.
consent-how-far = Meddig vissza?
consent-up-to = { $count } döntés visszavonása
consent-everybody = Minden ház beleegyezik
consent-tap-all = Minden ház a saját címerére koppint. Az utolsó koppintással megtörténik a visszavonás.
# How many of how many houses.
consent-agreed = Beleegyezett: { $count } / { $of }
# Read aloud: the name of the sigil that is tapped.
consent-agrees = Beleegyezik: { $house }
consent-agrees-player = Beleegyezik: { $player }, { $house }
