### Around the rules of any game.

rulebook = Regeln
rulebook-search = Regeln durchsuchen
rulebook-clear = Suche löschen
rulebook-chapters = Kapitel
rulebook-own = In unseren eigenen Worten.
    .printed = In unseren eigenen Worten. Seitenzahlen beziehen sich auf das gedruckte Regelheft.
# Above the names of the other games.
rulebook-other-game = Anderes Spiel

## A leaf

# $numbers: each of them as leaf-page has it, "8, 9".
leaf-pages = { $count ->
    [one] S. { $numbers }
   *[other] S. { $numbers }
  }
leaf-page = { $number }
leaf-previous = Zurück: { $title }
leaf-next = Weiter: { $title }
# Above the house rules that change this leaf.
leaf-changed = In dieser Partie anders
# Read aloud before a line that says what is allowed.
leaf-may = Erlaubt.
# Before a line that says what is not allowed: read aloud on its leaf, shown among what was found.
leaf-never = Nicht erlaubt.

## Searching

hits = { $count ->
    [one] { $count } Treffer
   *[other] { $count } Treffer, der beste zuerst
  }
hits-none = In diesen Regeln steht nichts über „{ $wanted }“. Versuch es mit einem kürzeren Wort.

rulebook-asking = der die das den dem des ein eine einen einem einer eines und oder wer wen wem was wie wo wohin woher wann warum wieso welche welcher welches wessen wieviel viel viele ist sind war wird werden bin habe hat haben kann kannst können darf dürfen muss müssen soll ich du er sie es wir ihr man mein meine meinen meiner mir mich dein sein seine in im an am auf aus bei mit nach von vom zu zum zur für wenn dann nicht kein keine auch jemand jemandem anderen andere anderem spieler passiert geht gibt oft benutzen benutzt bringt entscheidet entscheiden sich ihm ihn ihnen ihre ihren dessen dieser diese dieses diesen jeder jede jedes jeden hier da dort nur wurde worden sei würde machen tun denn doch mal eigentlich etwas so als ob eigene eigenen dabei daran dafür
rulebook-counting = Anzahl viel viele wieviel oft kostet stark zählt
rulebook-numbers = beliebig einmal zweimal sieben halb halbe hälfte
# Words that mean the same in the rules, in groups with commas between them. Never shown.
rulebook-alike = Schwert Klinge, Gleichstand gleich gleichen gleiches Unentschieden, sterben stirbt tot vernichtet vernichte getötet, gewinnen gewinnt siegt siegen Sieger, verlieren verliert Verlierer, ablehnen lehnt ablehnt, ausspielen spielen gespielt benutzen, aus vorbei ende endet, tauschen austauschen ersetzen, bekommen erhalten erhalte bringt, ansehen sehen, gehört besitzen kontrolliert, leer niemand, passen fasst
# Endings that a question has and the rules have not; what is left has four letters or more. Never shown.
rulebook-endings = est
