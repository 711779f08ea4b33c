### "Cards I own": leaders and cards that an owner of the box writes: a list, a form, a file.

## The page

game = The Iron Throne
what = Die meisten Anführer und Karten sind Hausversionen, weil wir den Wortlaut in der Schachtel nicht kennen. Wenn du die Schachtel besitzt, schreibe hier, was deine bewirken. Die nächste neue Partie spielt mit ihnen; eine laufende behält die Karten, mit denen sie begann.
count-none = Du hast noch keine Karte geschrieben.
count = { $count ->
    [one] Du hast { $count } Karte geschrieben.
   *[other] Du hast { $count } Karten geschrieben.
  }
begun = begonnen, nicht gespeichert
kind-leader = Anführer
kind-card = Karte

## Files

export = Als Datei sichern
import = Datei öffnen
forget = Alle vergessen
undo = Rückgängig
# The name of a file: letters and hyphens.
file-name = iron-throne-karten
exported-shared = Deine Karten wurden geteilt.
exported-saved = Deine Karten liegen als Datei in deinen Downloads.
imported = { $count ->
    [one] { $count } Karte wurde importiert.
   *[other] { $count } Karten wurden importiert.
  }
# After that sentence. $count: of the imported cards.
imported-replaced = { $count ->
    [one] { $count } davon ersetzt, was du geschrieben hattest.
   *[other] { $count } davon ersetzen, was du geschrieben hattest.
  }
forgotten = Alle Anführer und Karten sind wieder die der App.
# $name: "Robb, leader".
saved = { $name }: gespeichert und in der nächsten neuen Partie dabei.
returned = { $name }: wieder die Version der App.
not-kept = Dieser Browser behält nichts: Deine Karten sind weg, wenn die Seite geschlossen wird. Sichere sie als Datei.

## Why a file was not taken

misread-unreadable = Das Gerät konnte die Datei nicht lesen. Versuch es noch einmal oder hol dir eine neue Kopie.
misread-too-large = Die Datei ist größer, als alle Karten zusammen sein könnten, und wurde deshalb nicht geöffnet.
misread-not-json = Diese Datei ist nicht lesbar. Deine Karten sind unverändert.
misread-not-ours = Das ist keine Kartendatei dieser App.
misread-a-game = Das ist eine gespeicherte Partie oder eine Sicherung, keine Kartendatei. Öffne sie unter „Partien importieren“.
misread-newer = Sie stammt aus einer neueren Version der App. Aktualisiere die App hier und importiere sie dann noch einmal.
misread-empty = Darin ist keine Karte.
# $what: a place in the file: "leaders.robb".
misread-twice = Über dieselbe Stelle sagt sie zweierlei: { $what }.
# A list of places follows.
misread-faults = Etwas darin ist nicht möglich, deshalb wurde keine Karte übernommen.

## The form

title-field = Titel auf der Karte
text-field = Ihr Text, in deinen Worten
letters = { $count } von { $total }
moment = Zeitpunkt
moment-before-turn = vor deinem Zug
moment-before-offer = vor jedem Angebot zur Unterstützung
moment-before-cards = vor den Hauskarten
moment-reveal = nach dem Aufdecken
moment-resolution = nach dem Ergebnis
moment-always = immer in Kraft
use = Einsatz
use-asked = es wird jedes Mal gefragt
use-auto = „immer“ ist als Antwort erlaubt
conditions = Nur wenn
    .none = Keine Bedingung.
    .add = Bedingung hinzufügen
effects = Wirkungen, der Reihe nach
    .none = Noch nichts.
    .add = Wirkung hinzufügen
# Read aloud: one of the conditions or effects.
entry-when = Bedingung { $nth }
entry-does = Wirkung { $nth }
remove-entry = Eintrag { $nth } entfernen
move-entry-up = Eintrag { $nth } nach oben
standing = Was immer gilt
standing-penalty = Strafen kosten dich weniger
standing-keepsOne = Einmal pro Zug behält ein sterbender Charakter 1 Macht, für 1 Macht von deiner Tafel
standing-torturer = Du folterst auf deine eigene Art
standing-refillTo = Du ziehst auf eine andere Zahl nach
needs-title = { $what ->
    [leader] Der Anführer braucht einen Titel.
    [event] Das Ereignis braucht einen Titel.
   *[card] Die Karte braucht einen Titel.
  }
preview = So wird es aussehen
save = Speichern
give-back = Zurück zur Version der App

## What is wrong with a card that is being written, or that came in a file

# $what: a place in the file, "leaders.robb.does[0]"; $text: one of the sentences below.
placed-fault = { $what }: { $text }
# $found, $name and $list are words of the file: they stay English.
fault-object = Hier muss ein Objekt stehen, nicht { $found }.
fault-list = Hier muss eine Liste stehen, nicht { $found }.
fault-text = Hier muss Text stehen, nicht { $found }.
fault-number = Hier muss eine ganze Zahl von { $least } bis { $most } stehen, nicht { $found }.
fault-only = Hier muss { LIST($list, join: "or") } stehen, nicht { $found }.
fault-word = Hier muss { LIST($list, join: "or") } stehen, nicht { $found }.
fault-head = Eins davon muss da sein: { LIST($list, join: "or") }.
fault-unknown = Das ist hier nicht möglich: { $found }.
fault-missing = Hier fehlt etwas: { $name }.
fault-stranger = Das gibt es hier nicht: { $name }.
fault-many = Das sind zu viele: { $count }, erlaubt sind { $most }.
fault-long = Der Text ist zu lang: { $count } Zeichen, erlaubt sind { $most }.
fault-unseen = Zeilenumbrüche und unsichtbare Zeichen sind nicht erlaubt.
fault-empty = Hier muss etwas stehen.
fault-moment = Das kann zu diesem Zeitpunkt nicht geschehen: { $when }.
fault-apart = Dazu gehört eine Bedingung: dass du an der Begegnung teilnimmst.
fault-unchosen = Davor ist niemand gewählt worden.
fault-unspent = Davor ist keine Karte abgeworfen worden.
fault-unseen-card = { $count ->
    [one] Angesehen wird nur { $count } Karte.
   *[other] Angesehen werden nur { $count } Karten.
  }
fault-both = Was immer gilt, hat keinen Zeitpunkt: Nur eins von beiden ist möglich.
fault-neither = Wähle, was immer gilt.
fault-never = Was immer gilt, hat keine Bedingungen und keine Wirkungen.
fault-idle = Mindestens eine Wirkung ist nötig.

## Effects: a list to choose from

effect-draw = Karten ziehen
effect-draw-per-loser = Für jedes Haus der Gegenseite ziehen
effect-discard = Gewählte Karten abwerfen
effect-discard-hostility = Eine Feindschaft bis zu einem Wert abwerfen
effect-discard-random = Zufällige Karten abwerfen
effect-distribute = Macht von deiner Tafel verteilen, wie du willst
effect-place = Macht von deiner Tafel auf deinen Teilnehmer legen
effect-remove = Macht von Teilnehmern auf ihre Tafel legen
effect-remove-all-but = Teilnehmern nur so viel Macht lassen
effect-burn = Macht von deiner Tafel in die Schachtel legen
effect-take-hostage = Eine Geisel nehmen
effect-rescue = Eine eigene Karte heimholen
effect-torture = Eine Geisel foltern, die du hältst
effect-add = Eine Summe erhöhen
effect-add-per-supporter = Eine Summe für jeden deiner Unterstützer erhöhen
effect-add-own-power = Die Macht deines Teilnehmers noch einmal zählen
effect-add-half-spent = Die Hälfte der gerade abgeworfenen Feindschaft zählen
effect-halve = Den Wert der Gegenseite halbieren
effect-higher = Das gewählte Haus muss eine höhere Feindschaft spielen
effect-swap = Dein aktives Haus darf eine andere Feindschaft spielen
effect-truce = Als Waffenstillstand werten
effect-tie = Deine Seite gewinnt bei Gleichstand
effect-withdraw = Aus der Begegnung zurückziehen
effect-peek = Zufällige Karten aus der Hand der Gegenseite ansehen
effect-open-first = Die Gegenseite spielt zuerst, offen
effect-compel = Einen Charakter dieses Hauses zwingen
effect-soften = Durch eine Strafe höchstens so viel verlieren
effect-recycle = Deinen Ablagestapel in deinen Nachziehstapel mischen
effect-sift = Die obersten Karten deines Stapels ansehen und einige behalten
effect-choose = Ein Haus wählen
effect-yield = Der gewählte Unterstützer gibt eine Karte ab oder zieht sich zurück

## Conditions: a list to choose from, after "Only if"

condition-active = du herausforderst oder verteidigst
condition-supporting = du unterstützt
condition-participant = du irgendwie teilnimmst
condition-challenger = es dein Zug ist
condition-won = deine Seite gewonnen hat
condition-lost = deine Seite verloren hat
condition-spread-none = du in diesem Zug keinen Einfluss ausgebreitet hast
condition-own-card-held = jemand eine Karte von dir hält
condition-holds-hostage = du eine Geisel hältst
condition-cards-left = dein Stapel oder Ablagestapel Karten hat
condition-outcome = die Karten das zeigen
condition-some = es so jemanden gibt
condition-none = es so jemanden nicht gibt
condition-showed-truce = diese Seite den Waffenstillstand zeigte
condition-sheet = deine Tafel mindestens so viel Macht hat
condition-hand = deine Hand mindestens so viele Karten hat
condition-their-hand = die Gegenseite mindestens so viele Karten hat
condition-own-power = dein Teilnehmer mindestens so viel Macht hat

## Fields of effects and conditions: labels

field-who = Wer
field-at = Bei wem
field-from = Von wem
field-n = Wie viele
field-perLoser = Karten für jedes
field-hostilityUpTo = Bis zum Wert
field-optional = Darf abgelehnt werden, und dann folgt nichts
field-allBut = Macht, die bleibt
field-side = Welche Summe
field-amount-n = Wie viel
field-amount-supporting = Andere Zahl bei Unterstützung
field-amount-perSupporter = Für jeden Unterstützer
field-amount-ownPowerUpTo = Höchstens
field-most = Höchstens
field-onlyWithoutDeal = Nur wenn ein Waffenstillstand scheitert
field-keep = Karten, die du behältst
field-having = Nur mit
field-outcome = Was sie zeigen
field-some = Wer
field-none = Wer
field-showedTruce = Von wem
field-sheet = Macht
field-hand = Karten
field-theirHand = Karten
field-ownPower = Macht
field-thenDraw = Dann ziehen
field-draws = Gezogene Karten
field-takes = Macht für eine Feindschaft oder einen Waffenstillstand
field-refillTo = Karten auf der Hand

## What may stand in a field

any = egal
word-self = du
word-chosen = das vorher gewählte Haus
word-others = alle anderen
word-own-active = das aktive Haus deiner Seite
word-own-supporters = die Unterstützer deiner Seite
word-own-side = alle auf deiner Seite
word-their-active = das gegnerische aktive Haus
word-their-supporters = die gegnerischen Unterstützer
word-their-side = alle auf der Gegenseite
word-other-supporters = andere Unterstützer, egal welcher Seite
word-hostile-actives = aktive Häuser, die eine Feindschaft zeigten
word-ahead = Häuser, die mehr ausgebreitet haben als du
# After one of the groups above.
word-card = einer Karte, egal wo
word-hand-card = einer Karte auf der Hand
word-living = einem lebenden Charakter
# A side, whose total changes.
word-own = deine Seite
word-their = die Gegenseite
# What the cards show.
word-hostility = Feindschaft
word-betrayal = Verrat
word-truce = Waffenstillstand

## What was written, said back in a sentence: when it counts, on what conditions, and what it does, one thing after the other

said = { $when }: { LIST($list) }.
said-if = { $when }, nur wenn { LIST($conditions) }: { LIST($list) }.
# A condition, with numbers or words for it in brackets.
said-with = { $text } ({ LIST($list, join: "or") })
# $who: a group of players, whom the rest concerns.
said-of = { $who }: { $text }
said-optional = { $text } (freiwillig)
said-draw = { COUNT($count, of: "card") } ziehen
said-draw-per-loser = { COUNT($count, of: "card") } für jedes Haus der Gegenseite ziehen
said-discard = { COUNT($count, of: "card") } nach Wahl abwerfen
said-discard-hostility = eine Feindschaft von höchstens { $most } abwerfen
said-discard-random = zufällig { COUNT($count, of: "card") } abwerfen
said-distribute = bis zu { COUNT($count, of: "iron-power") } von deiner Tafel auf deine Charaktere legen
said-place = { COUNT($count, of: "iron-power") } von deiner Tafel auf deinen Teilnehmer legen
said-remove = { COUNT($count, of: "iron-power") } vom Teilnehmer verlieren
said-remove-all-but = nur { COUNT($count, of: "iron-power") } auf dem Teilnehmer behalten
said-burn = { COUNT($count, of: "iron-power") } von deiner Tafel in die Schachtel legen
said-take-hostage = eine Geisel nehmen, Opfer: { $who }
said-add = { SIGNED($amount) } für { $who }
said-add-supporting = { $text }, { SIGNED($amount) } als Unterstützer
said-add-per-supporter = { SIGNED($amount) } für { $who } für jeden deiner Unterstützer
said-add-own-power = die Macht deines Teilnehmers noch einmal für { $who }, höchstens { $most }
said-add-half-spent = die Hälfte der gerade abgeworfenen Feindschaft für { $who }
said-peek = { COUNT($count, of: "card") } aus der Hand der Gegenseite ansehen
said-soften = durch eine Strafe höchstens { COUNT($count, of: "iron-power") } verlieren
said-soften-no-deal = höchstens { COUNT($count, of: "iron-power") } verlieren, wenn ein Waffenstillstand scheitert
said-sift = oben vom eigenen Stapel { COUNT($count, of: "card") } ansehen und { $most } behalten
said-choose = eines wählen: { $who }
said-penalty = eine Strafe kostet dich höchstens { COUNT($count, of: "iron-power") }
said-torturer = wenn du folterst, ziehst du { $count }, und eine Feindschaft oder ein Waffenstillstand nimmt { $amount } Macht
said-refill = du ziehst auf { COUNT($count, of: "card") } nach
said-event = Von den anderen verteidigt, { $who }: { $text }.

## Events

events = Ereignisse
kind-event = Ereignis
event-what = Jedes Haus hat drei eigene Ereignisse, die es nennen; nur die anderen drei sagen mehr.
field-compares = Was verglichen wird
field-wanted = Wer verteidigt
word-spread = ausgebreiteter Einfluss
word-hand = Karten auf der Hand
word-power = Macht auf lebenden Charakteren
word-sheet = Macht auf der Anführertafel
word-held = gehaltene Geiseln
word-most = wer am meisten hat
word-fewest = wer am wenigsten hat
