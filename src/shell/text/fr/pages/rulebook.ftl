### Around the rules of any game.

rulebook = Règles
rulebook-search = Chercher
rulebook-clear = Effacer la recherche
rulebook-chapters = Chapitres
rulebook-own = Dans nos propres mots.
    .printed = Dans nos propres mots. Les pages sont celles du livret imprimé.
# Above the names of the other games.
rulebook-other-game = Un autre jeu

## A leaf

# $numbers: each of them as leaf-page has it, "8, 9".
leaf-pages = { $count ->
    [one] p. { $numbers }
   *[other] p. { $numbers }
  }
leaf-page = { $number }
leaf-previous = Précédent : { $title }
leaf-next = Suivant : { $title }
# Above the house rules that change this leaf.
leaf-changed = Changé dans cette partie
# Read aloud before a line that says what is allowed.
leaf-may = Oui.
# Before a line that says what is not allowed: read aloud on its leaf, shown among what was found.
leaf-never = Interdit.

## Searching

hits = { $count ->
    [one] Un résultat
   *[other] { $count } résultats, les meilleurs d'abord
  }
hits-none = Rien sur « { $wanted } » dans ces règles. Essayez un mot plus court.

rulebook-asking = le la les l un une des du de d et ou à au aux en dans sur par pour avec sans que qu qui quoi quel quelle quels quelles quand comment combien où pourquoi est ce c se s il elle on ils elles je j nous vous me m ma mon mes sa son ses ne n pas y a ai as ont sont être avoir puis peut peux peuvent dois doit faut si quelqu cas autre joueur passe arrive utiliser utilise utilisée rapporte décide décident dont lui leur leurs votre vos notre nos te t cet cette ces ça cela suis sommes êtes était fait faire va vais vont devient deviennent tout tous toute toutes aussi encore alors donc mais comme chez celui celle là sert servent
rulebook-counting = nombre combien fois force coûte vaut
rulebook-numbers = autant fois sept moitié
# Words that mean the same in the rules, in groups with commas between them. Never shown.
rulebook-alike = épée lame, égalité égalités égal égale égales égaux pareil, mourir meurt meurent mort détruit détruite détruits détruites tué, gagner gagne gagnent gagné, perdre perd perdent perdant, refuser refuse refus, échanger remplacer changer, recevoir recevez reçoit obtenir rapporte, regarder voir, appartient contrôle contrôlez, contient tiennent, raider raid, vide personne, attaquer combat combats
# Endings that a question has and the rules have not; what is left has four letters or more. Never shown.
rulebook-endings = ons ez
