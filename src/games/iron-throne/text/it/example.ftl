### Che cosa si dice accanto alla partita d'esempio: perché qualcuno ha fatto ciò che è appena successo.

note-alone = Chi dà supporto a uno sfidante che vince estende anche la propria influenza. Casa Baratheon preferisce vincere da sola e rifiuta l'aiuto.
note-hostage = L'ostaggio è una carta Barristan: con la tortura è Barristan stesso a perdere fino a 4 segnalini Potere. Non ne aveva di più, e muore.
note-betrayal = Un'ostilità contro una tregua è un tradimento: Casa Targaryen vince, qualunque siano i totali. Ma Casa Lannister, tradita, prende un ostaggio.
note-deal = Casa Stark ci guadagna di più. Ma senza accordo entrambe perderebbero metà del Potere, e anche Casa Baratheon estende l'influenza: firma.
note-leader = Melisandre guida Casa Baratheon. La sua carta non colpisce nessun personaggio: il Potere si toglie dalla scheda leader, tutti e 3 i segnalini.
note-peek = Melisandre ha visto una tregua nella mano di Casa Lannister. Contro una tregua vince qualsiasi ostilità: Casa Baratheon gioca la sua più bassa, un 2.
note-yield = Cersei fa scegliere Casa Targaryen: dare una carta in ostaggio, o andarsene. Resta, perché il suo schieramento vince, ed estende l'influenza con Casa Stark.
note-refused = 14 a 13. Casa Targaryen ha rifiutato due volte un supporto, e con uno qualsiasi dei due avrebbe vinto lo scontro.
note-compel = Casa Lannister ha influenza su Casa Baratheon: Cersei, la sua leader, può indicarne un personaggio, e Stannis deve dare supporto a Casa Lannister.
note-last = Ancora un segnalino Influenza, e Casa Baratheon vince la partita. Gioca l'ostilità più alta che ci sia: 20.
