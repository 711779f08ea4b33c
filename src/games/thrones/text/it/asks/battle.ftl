### What is asked in the course of a battle. `.question`: the same in a few words, in the foot of the screen; `.stakes`: beside it.

## Support

ask-support = Decidi se e a chi dare supporto { FROM($from) } nel combattimento per { NOM($area) }.
    .title = Supporto
    .question = { $isFighting ->
        [yes] Aggiungi il tuo supporto { FROM($from) }?
       *[no] A chi dai supporto { FROM($from) }?
    }
# The house that is asked fights itself.
option-support-own = Aggiungi il supporto
    .note = al tuo schieramento
option-support-attacker = Dai supporto { TO($helped) }
    .note = l'attaccante
option-support-defender = Dai supporto { TO($helped) }
    .note = il difensore
option-support-none = Non dare supporto
    .note = questo supporto non conta per nessuno
ask-accepting-support = { NOM($other) } ti offre supporto { FROM($from) }: accettalo o rifiutalo.
    .title = Supporto
    .question = Accetti il supporto { OF($other) }?
option-accepting-support-accept = Accetta il supporto
option-accepting-support-refuse = Rifiuta il supporto
    .note = non conta per nessuno

## House cards

# $isRevealed: after Tyrion Lannister.
ask-house-card = { $isRevealed ->
    [yes] La tua carta ti è tornata in mano. Giocane un'altra, a faccia in su.
   *[no] Scegli una carta Casa per il combattimento, a faccia in giù. Le due carte si rivelano insieme.
}
    .title = Carte Casa
    .curtain = per scegliere una carta Casa
    .deed = Scegli una carta Casa
card-house-card = Scegli una carta Casa
    .chosen = { $isSecret ->
        [yes] Sigilla { NOM($card) }
       *[no] Gioca { NOM($card) }
    }
    .missing = Scegli una delle tue carte

## Tides of Battle

ask-tides-redraw = Tieni la tua carta Sorti della Battaglia, o usa la Lama per pescarne un'altra.
    .title = Sorti della Battaglia
    .question = Pescare un'altra carta?
    .stakes = { $hasSkull ->
        [yes] Solo tu vedi la tua carta finché non vengono rivelate entrambe. Il suo teschio distrugge un'unità nemica, chiunque vinca.
       *[no] Solo tu vedi la tua carta finché non vengono rivelate entrambe.
    }
    .curtain = per guardare una carta Sorti della Battaglia
    .deed = Guarda la tua carta
option-tides-redraw-redraw = Pesca un'altra carta
    .note = la Lama non è più disponibile in questo round
option-tides-redraw-keep = Tieni questa carta
    .note = la Lama resta disponibile

## The Valyrian Steel Blade

ask-valyrian-steel-blade = Puoi usare la Lama in Acciaio di Valyria per +1 alla Forza, una volta per round.
    .title = Lama in Acciaio di Valyria
    .question = Usare la Lama in Acciaio di Valyria?
    .stakes = Aggiunge 1 alla Forza, ma una sola volta per round.
option-valyrian-steel-blade-use = Usa la Lama, +1
    .note = non più disponibile in questo round
option-valyrian-steel-blade-decline = Non usarla
    .note = resta disponibile per un altro combattimento

## After the battle

ask-casualties = { $count ->
    [one] Hai perso il combattimento per { NOM($area) }. Scegli { COUNT($count, of: "unit") } come perdita.
   *[other] Hai perso il combattimento per { NOM($area) }. Scegli { COUNT($count, of: "unit") } come perdite.
}
    .title = Perdite
ask-skulls = Per un teschio su una carta Sorti della Battaglia perdi { COUNT($count, of: "unit") } a tua scelta.
    .title = Teschi
    .brief = Scegli { COUNT($count, of: "unit") } da perdere per un teschio.
ask-retreat = Sconfitta { IN($area) }: scegli dove si ritirano le tue unità.
    .title = Ritirata
    .brief = Scegli dove si ritirano le tue unità.
area-retreat = Ritirati
    .which = Dove si ritira { NOM($house) }?
    .chosen = Ritirati { TO($area) }
    .missing = Prima scegli dove si ritirano
ask-retreat-losses = Con la ritirata superi il tuo Limite di Scorte. Scegli { COUNT($count, of: "unit") } da distruggere.
    .title = Ritirata
