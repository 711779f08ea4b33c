### The curtain between two who hold the tablet, and the pad that shows a small secret only while it is held.

## On the curtain

# Large; below it, larger, the house. $player is a name that somebody typed: it takes no ending. In table mode the tablet may stay with
# who has it. Also read aloud, with the house: "Ann, House Stark".
curtain-call = { $call ->
    [pass-tablet] Passez la tablette à { $player }
    [pass-phone] Passez le téléphone à { $player }
    [keep-tablet] La tablette reste à { $player }
   *[keep-phone] Le téléphone reste à { $player }
  }
# The same where the player has no name: only the house stands below.
curtain-call-house = { $call ->
    [pass-tablet] Passez la tablette à la
    [pass-phone] Passez le téléphone à la
    [keep-tablet] La tablette reste à la
   *[keep-phone] Le téléphone reste à la
  }
# Read aloud in its place. $house: "House Stark".
curtain-spoken-house = { $call ->
    [pass-tablet] Passez la tablette à la { $house }
    [pass-phone] Passez le téléphone à la { $house }
    [keep-tablet] La tablette reste à la { $house }
   *[keep-phone] Le téléphone reste à la { $house }
  }
# Read aloud, in the place of $player in curtain-call.
curtain-player = { $player }, { $house }
# Read aloud when the curtain closes. $what: "Pass the tablet to Ann, House Stark"; $about: "Your House card".
curtain-spoken-about = { $what }. { $about }.
# $house: "House Stark".
curtain-alone = Seule la { $house } peut regarder.
curtain-too-short = Un simple toucher ne suffit pas : maintenez jusqu'à ce que l'anneau soit plein.
# After the first click of an aid that can only click (a screen reader, a switch, a spoken command).
curtain-once-more = Ouvrir pour la { $house } ? Personne d'autre ne regarde : activez encore une fois.
# In the place of an open hand that somebody prints.
curtain-on-paper = La { $house } tient l'appareil. Ce qu'elle voit ne s'imprime pas.
curtain-cover = Fermer le rideau
curtain-leave = Retour à l'accueil

## The round pad: two short lines, the first large, the second small below it; together a sentence

pad-open = Maintenir
    .below = pour ouvrir
pad-see = { $held ->
    [yes] Maintenu
   *[no] Appuyer
  }
    .below = pour voir
# Read aloud.
pad-open-spoken = Ouvrir le rideau pour la { $house } : maintenir, tenir la barre d'espace enfoncée, ou activer deux fois
# Read aloud. $what: "Your bid".
pad-see-spoken = { $what } : maintenir pour voir, tenir la barre d'espace enfoncée, ou activer pour voir quelques secondes

## The PIN of a seat

pin-title = PIN de la { $house }
pin-entered = { $count ->
    [one] { $count } chiffre saisi
   *[other] { $count } chiffres saisis
  }
pin-erase = Effacer le dernier chiffre
pin-open = Ouvrir
# Why the button does nothing yet.
pin-missing = Saisissez d'abord le PIN
pin-checking = Un instant
pin-wait = { $seconds ->
    [one] Réessayez dans { $seconds } seconde.
   *[other] Réessayez dans { $seconds } secondes.
  }
pin-back = Retour
pin-problem-wrong = Ce n'est pas le bon PIN.
pin-problem-before = Le dernier PIN saisi était faux.
pin-problem-failed = Le PIN n'a pas pu être vérifié. Réessayez.
