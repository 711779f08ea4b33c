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
rulebook-asking = a an and any are as at be by can could did do does else even for from get go goes got had has have he her his how I if in is it its me mine must my no not of on or our she should some than that the their them then there these they this those to us was we what when where which while who whom whose why will with would you your somebody someone anybody player players another many much often use used using happens happen both left really still decides decide strong may might about into onto out off through already just everybody everyone good let want am been being s t don doesn other others only
# Words of questions that ask for a number, and words of sentences that are one. Never shown.
rulebook-counting = number how many much often cost costs worth strong
rulebook-numbers = any once twice seven half
# Words that mean the same in the rules, in groups with commas between them. Never shown.
rulebook-alike = sword blade, tie tied ties equal equally same draw, lose loses lost losing loser, win wins won winner, refuse reject decline declined declines, back return returns, over beyond exceed above, die dies dead killed destroyed gone, fit holds hold room, get gain gains earn, look see peek, own belongs control, nobody empty, swap change replace, up rise rises changes change
# Endings that a question has and the rules have not; what is left has four letters or more. Never shown.
rulebook-endings = ing
