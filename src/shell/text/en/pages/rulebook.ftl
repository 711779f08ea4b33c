### Around the rules of any game.

rulebook = Rules
rulebook-search = Search the rules
rulebook-clear = Clear the search
rulebook-chapters = Chapters
rulebook-own = In our own words.
    .printed = In our own words. Page numbers refer to the printed rulebook.
# Above the names of the other games.
rulebook-other-game = Another game

## A leaf

# $numbers: each of them as leaf-page has it, "8, 9".
leaf-pages = { $count ->
    [one] p. { $numbers }
   *[other] pp. { $numbers }
  }
leaf-page = { $number }
leaf-previous = Previous: { $title }
leaf-next = Next: { $title }
# Above the house rules that change this leaf.
leaf-changed = Changed in this game
# Read aloud before a line that says what is allowed.
leaf-may = Yes.
# Before a line that says what is not allowed: read aloud on its leaf, shown among what was found.
leaf-never = Not allowed.

## Searching

hits = { $count ->
    [one] One result
   *[other] { $count } results, best first
  }
hits-none = Nothing about “{ $wanted }” in these rules. Try a shorter word.

# Words of questions that say nothing about what is looked for. Separated by spaces; they are never shown.
rulebook-asking = a an and any are as at be by can could did do does else even for from get go goes got had has have he her his how I if in is it its me mine must my no not of on or our she should some than that the their them then there these they this those to us was we what when where which while who whom whose why will with would you your somebody someone anybody player players another back many much often use used using
# Words of questions that ask for a number, and words of sentences that are one. Never shown.
rulebook-counting = number how many much often cost costs worth strong
rulebook-numbers = once twice seven half
