### Asked once, at the first start.

sounds-asked = Legyenek hangok?
sounds-yes = Igen
sounds-no = Nem
sounds-on = A hangok be vannak kapcsolva.
sounds-off = Hangok nélkül.
