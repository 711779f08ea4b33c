### Che cosa si dice accanto alla partita d'esempio: perché qualcuno ha fatto ciò che è appena successo.

note-split = Casa Stark divide il suo esercito: al cavaliere il Castello di Moat Cailin, al fante le Scorte della Costa Pietrosa.
note-token = La Costa Salata ha un'icona Scorte. Il segnalino Potere la conserva a Casa Martell, ora che la sua ultima unità è partita.
note-throne = Tre Case hanno offerto lo stesso contro i bruti. Casa Baratheon possiede il Trono di Spade: decide lei, e prende la ricompensa.
note-raid = Un Consolidamento merita una Razzia: Casa Martell riceve 1 segnalino Potere, Casa Baratheon ne perde 1 e nel Bosco del Re non ne raccoglie.
note-blackfish = Qui Casa Stark non può vincere, qualunque carta giochi. Con il Pesce Nero il suo fante non viene distrutto.
note-tie = È 7 contro 7. Casa Lannister sta sopra Casa Tyrell sull'indicatore dei Feudi, perciò vince, a parità di Forza.
note-supply = I bruti hanno vinto, e ogni Casa ha perso Scorte. Casa Baratheon supera il suo Limite di Scorte e rinuncia a un fante ad Harrenhal.
note-tyrion = Tyrion fa tornare Euron nella mano di Casa Greyjoy. Non ha altre carte, quindi combatte senza e perde, 6 contro 7.
note-cersei = Casa Lannister ha vinto, e Cersei toglie un altro Ordine: la Marcia a Pyke. In questo round da lì non arriva nessun esercito.
note-blade = Era 6 contro 7. La Lama in Acciaio di Valyria aggiunge 1 e, a parità di Forza, vince Casa Baratheon, prima sull'indicatore dei Feudi.
note-ships = Nel Nido dell'Aquila restava solo un segnalino Potere. Le navi di Casa Baratheon vi portano il suo esercito attraverso due aree marittime: un Castello in più.
note-seventh = Casa Baratheon tiene sei Castelli e Roccaforti. L'Altopiano sarebbe il settimo, e chi ne tiene sette vince subito.
