### The menu of a table, beside what it leads to.

table-mode = Tischmodus
table-mode-note = { $on ->
    [yes] An. Tippe, um das Tablet wieder in die Hand zu nehmen.
   *[no] Aus. Tippe, wenn das Tablet in der Mitte des Tisches liegt: große Schrift, und jede Frage zeigt zu der Seite, an der sie beantwortet wird.
  }
# Below the curtain.
by-phone = Auf einem Handy antworten
