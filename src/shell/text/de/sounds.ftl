### Asked once, at the first start.

sounds-asked = Mit Tönen spielen?
sounds-yes = Ja
sounds-no = Nein
sounds-on = Die Töne sind an.
sounds-off = Die Töne sind aus.
