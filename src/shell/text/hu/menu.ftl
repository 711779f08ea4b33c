### The menu of a table, beside what it leads to.

table-mode = Tablet középen
table-mode-note = { $on ->
    [yes] Bekapcsolva. Koppints, ha megint kézbe veszitek a tabletet.
   *[no] Kikapcsolva. Koppints, ha a tablet az asztal közepén van: nagy betűk, és minden kérdés afelé fordul, akinek szól.
  }
# Below the curtain.
by-phone = Válasz telefonról
