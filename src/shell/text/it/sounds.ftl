### Asked once, at the first start.

sounds-asked = Giocare con i suoni?
sounds-yes = Sì
sounds-no = No
sounds-on = I suoni sono attivi.
sounds-off = Nessun suono.
