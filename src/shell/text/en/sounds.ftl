### Asked once, at the first start.

sounds-asked = Play with sounds?
sounds-yes = Yes
sounds-no = No
sounds-on = Sounds are on.
sounds-off = No sounds.
