### The menu of a table, beside what it leads to.

table-mode = Table mode
table-mode-note = { $on ->
    [yes] On. Tap to hold the tablet in your hands again.
   *[no] Off. Tap when the tablet is in the middle of the table: large text, and each question faces the player it is for.
  }
# Below the curtain.
by-phone = Answer on a phone
