### How the evening turned: the review of a finished game.

review-older = L'app è cambiata da quando avete giocato, quindi questa partita non si può più analizzare.

## While it thinks

review-thinking = L'app ripercorre la serata
    .text = Dalla fine di ogni round gioca { $samples } volte quello dopo. Puoi lasciare questa pagina: l'app continua da sola.
    .points = Sta ancora cercando che cosa ha dato una svolta alla partita.
# Read aloud, beside the bar.
review-done = { $percent }% fatto
review-failed = L'analisi si è fermata.
    .again = Continua
review-here = Avviene tutto su questo dispositivo. Una volta finito, il bilancio resta qui.

## The headline: one of these

review-head-throughout = { NOM($house) } è stata in testa dal primo round all'ultimo
review-head-since = { NOM($house) } è stata in testa dal round { $first } alla fine
review-head-passed = { NOM($house) } era in testa nel round { $first }, è stata superata nel round { $second } e ha vinto nel round { $round }
review-head-from = { NOM($house) } aveva solo il { $percent }% nel round { $first }
review-head-last = Si è deciso tutto nell'ultimo round
review-head-won = { NOM($house) } ha vinto nel round { $round }

## The river of chances

review-river = Probabilità di vittoria alla fine di ogni round
review-tap = Tocca un round per vederne le cifre
review-start = Inizio
review-after = Dopo il round { $round }
review-at-start = All'inizio
review-house = Casa
review-name = { NAME($house) }
# A chance with its error.
review-chance = { $percent }% ± { $error }
review-go = Vai lì

## Turning points

review-points = Svolte
review-no-points = Nessun round, da solo, ha dato una svolta a questa partita.
review-round = Round { $round }
# Read aloud: the number of a turning point.
review-point = Svolta { $number }
# Read aloud, between two percentages.
review-before-after = { NAME($house) }: prima { $percent }%, dopo { $now }%
review-taken-fought = { NOM($house) } sconfigge { NOM($loser) }, { $own } a { $against }, e prende { NAME($areas) }.
review-taken-from = { NOM($house) } prende { NAME($areas) } { TO($loser) }.
review-taken = { NOM($house) } prende { NAME($areas) }.
review-drives = { NOM($house) } scaccia { NOM($loser) } { FROM($area) }, { $own } a { $against }.
review-holds = { NOM($house) } resiste { IN($area) } contro { NOM($loser) }, { $own } a { $against }.
review-wildlings = { $beaten ->
    [yes] I Guardiani della Notte respingono un attacco dei bruti di Forza { $strength }.
   *[no] I bruti vincono con Forza { $strength }.
}
review-cards = { $kind ->
    [helped] Le carte Continente Occidentale favoriscono soprattutto { NOM($house) }: { NAME($westerosCards) }.
   *[hurt] Le carte Continente Occidentale penalizzano soprattutto { NOM($house) }: { NAME($westerosCards) }.
}
review-cards-turned = Il round inizia con queste carte Continente Occidentale: { NAME($westerosCards) }.
review-many = Molte cose insieme: nessuna spicca da sola.
# Above the sentences of what came together, the largest first.
review-many-most = { $count ->
    [one] Molte cose insieme, soprattutto questa.
   *[other] Molte cose insieme, soprattutto queste.
}
# Above the sentences of what happened, where of none of it can be said how much it did.
review-many-facts = Molte cose insieme: nessuna spicca da sola. Ecco che cosa è successo.
review-watch = Rivedi
review-branch-name = { $name }, dal round { $round }

## Another plan

review-plan = { $kind ->
    [braver] Un piano più audace
   *[calmer] Un piano più cauto
}
review-plan-text = Per { NOM($house) }, { IN($area) }: { NAME($token) } invece di { NAME($was) }, tutti gli altri Ordini invariati.
# How much the chance to win grows, in points of a hundred.
review-plan-gain = { SIGNED($percent) } ± { $error }
review-plan-none = Qui non si è trovato niente di più forte per { NOM($house) }.
review-plan-see = Guarda sul tabellone
# Read aloud: two boards to choose from.
review-plan-board = Che cosa mostra il tabellone
review-as-played = Com'è andata
review-plan-round = Round { $round }, prima e dopo

## What else the board saw

review-events = E inoltre, quella sera
review-capital = Round { $round }: { NOM($house) } prende { NOM($area) }, la sede { OF($loser) }.
review-seventh = Round { $round }: { NOM($house) } controlla { COUNT($castles, of: "castle") }, abbastanza per vincere.

review-estimates = Le probabilità sono stime dei giocatori dell'app, ciascuna ± { $error } circa. Non sanno che cosa si è detto e promesso al tavolo.

## House by house

review-pages = Vista
review-evening = La serata
review-houses = Casa per casa
review-from-winner = Dalla prima all'ultima
# On a phone, where it opens: what is compared.
review-compared = Che cosa si confronta
review-castles = { COUNT($castles, of: "castle") }
review-best = Decisione migliore
    .note = Com'è stata giocata, a confronto con un'altra provata; in punti percentuali.
    .none = Nessuna spicca.
review-again = Quella da rigiocare
    .note = Un'altra, a confronto con quella giocata.
    .none = Qui non si è trovato niente di più forte.
review-luck = Fortuna: carte, Sorti della Battaglia, bruti
    .note = Ciò che è stato pescato, a confronto con ciò che i mazzi avrebbero dato in media.
review-luck-text = { $kind ->
    [very-kind] Fortuna: { SIGNED($percent) } ± { $error }
    [kind] Un po' di fortuna: { SIGNED($percent) } ± { $error }
    [even] Quasi in pari: { SIGNED($percent) } ± { $error }
    [nothing] Quasi in pari: 0 ± { $error }
    [unkind] Un po' di sfortuna: { SIGNED($percent) } ± { $error }
   *[very-unkind] Sfortuna: { SIGNED($percent) } ± { $error }
}
review-row-thinking = Ci sta ancora pensando.
review-choice-order = { NAME($token) }, non { NAME($was) }, { IN($area) }, round { $round }
review-choice-march = { $kind ->
    [elsewhere] Marcia { FROM($area) }: { NAME($areas) }, non { NAME($places) }, round { $round }
    [goes] Marcia { FROM($area) }: { NAME($areas) } invece di restare, round { $round }
   *[stays] Marcia { FROM($area) }: restare, non { NAME($places) }, round { $round }
}
review-choice-bid = { COUNT($better, of: "power") } invece di { $worse } { FOR($track) }, round { $round }
review-choice-wildlings = { COUNT($better, of: "power") } invece di { $worse } contro i bruti, round { $round }
review-choice-card = { NAME($card) }, non { NAME($theirs) }, { IN($area) }, round { $round }

## The picture to share

review-picture = Immagine da condividere
review-picture-note = Probabilità secondo i giocatori dell'app · opera non ufficiale di un fan
review-file = svolte
