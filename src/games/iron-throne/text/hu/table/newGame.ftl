### A new game: what it has of its own.

# Read aloud: a House to take. $name: who has it and gets the other one in return.
take-house = { $name ->
    [none] { FULL_IRON($house) }
   *[other] { FULL_IRON($house) }, csere: { $name }
}
houses-differ = Minden Háznak ugyanolyan viszály- és fegyverszünetkártyái vannak. Öt embere más: egyikük vezeti, és mindegyiküknek van kártyája.
owned-cards = { $count ->
    [one] Játék a saját kártyáddal
   *[other] Játék { $count } saját kártyáddal
  }
    .note = Ahogy a „Saját kártyáim” alatt megadtad; ebben a játékban már nem változnak.
lot = A véletlen dönti el, ki lesz az első kihívó.
