### Asked once, at the first start.

sounds-asked = Jouer avec le son ?
sounds-yes = Oui
sounds-no = Non
sounds-on = Les sons sont activés.
sounds-off = Pas de sons.
