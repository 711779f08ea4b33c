### What a newcomer is told once, above a decision that is asked for the first time.

hint-planning = Dai un Ordine a ogni area con le tue unità: tocca quello che vuoi. Nessuno lo vede finché tutti gli Ordini non sono rivelati.
hint-raven = Il Corvo Messaggero è tuo: puoi cambiare un tuo Ordine, o guardare la prima carta Bruti.
hint-raid = Una Razzia toglie un Ordine di Supporto, Razzia o Consolidamento da un'area adiacente di un'altra Casa.
hint-march = Tocca un tuo Ordine di Marcia, poi dove vanno le sue unità. Solo uno dei movimenti può iniziare un combattimento.
hint-support = Il tuo Ordine di Supporto conta per la parte che scegli, o per nessuna.
hint-card = Una carta giocata torna solo quando le hai giocate tutte.
hint-retreat = Vanno tutte nella stessa area, tua o vuota, e restano in rotta fino alla fine del round.
hint-bidding = Tutti offrono in segreto, insieme.
hint-mustering = Un Castello vale 1 punto, una Roccaforte 2. Fante e nave costano 1, cavaliere e macchina d'assedio 2, o 1 partendo da un fante.
hint-supply = Le tue Scorte dicono quanti eserciti puoi avere, e quanto grandi. Una sola unità non è un esercito.
hint-understood = Capito

## The coach of a first war

coach-ask = Chiedi alla guida
# Answers in the place of the player.
coach-show = Mostrami come
