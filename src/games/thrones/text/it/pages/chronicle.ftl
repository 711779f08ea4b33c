### The chronicle: the figures of a game, its battles, who was passed the tablet and how long everybody took; and taking it along.

chronicle-charts = Round per round
chronicle-castles = Castelli e Roccaforti
    .note = alla fine di ogni round
    .caption = Castelli e Roccaforti delle Case, round per round
chronicle-supply = Scorte
    .note = quando sono stati collocati gli Ordini del round successivo
    .caption = Scorte delle Case, round per round
chronicle-power = Potere
    .note = disponibile quando sono stati collocati gli Ordini del round successivo
    .caption = Potere disponibile delle Case, round per round

## Battles

chronicle-battles = Combattimenti
chronicle-no-battles = Non c'è stato nessun combattimento.
chronicle-battle = Round { $round } · { NAME($area) }
# Beside the house that attacked.
chronicle-attacked = attacco
chronicle-no-card = nessuna carta
chronicle-fought = { $tie ->
    [yes] { NAME($winner) } batte { NAME($loser) }, { $own } a { $value }: decide l'indicatore dei Feudi
   *[no] { NAME($winner) } batte { NAME($loser) }, { $own } a { $value }
}
chronicle-tie = parità: ha deciso l'indicatore dei Feudi

## Passes and time

chronicle-passing = Passaggi e tempo
chronicle-passes = Passaggi
    .note = Quante volte il tablet è passato a una Casa per una decisione segreta.
chronicle-time = Tempo
    .note = Le pause di un'ora o più non contano.
chronicle-together = Totale

## Taking it along

chronicle-log = Leggi il registro
chronicle-take = Salva o condividi
chronicle-json = JSON
    .note = ogni riga, per i programmi
chronicle-csv = Tabella (CSV)
    .note = ogni riga, per un foglio di calcolo
# Heads of the columns of that table. What is below most of them is for programs and stays English.
column-number = numero
column-time = ora
column-round = round
column-phase = fase
column-house = casa
column-about = argomento
column-what = evento
column-sentence = frase
chronicle-picture = Immagine
    .note = il risultato finale, da condividere
    .failed = Questo browser non è riuscito a disegnare l'immagine.
# Part of a file name, after the name of the game.
chronicle-file = cronaca
# In a file name, for a game whose name has no letter.
chronicle-file-game = partita
picture-won = Vince { NOM($house) }
picture-after = dopo il round { $round }
picture-round = Round { $round }
picture-app = Pass the Crown
picture-unofficial = Pass the Crown · un'opera amatoriale, non ufficiale
