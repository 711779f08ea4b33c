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
condition-spread-none = du in diesem Zug keinen Einfluss ausgelegt hast
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
word-ahead = Häuser, die mehr Einfluss ausgelegt haben als du
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

## What was written, said back in whole sentences, one after the other: when it counts, on what conditions, and what it does.
## $side: you, one player or several; or whose total changes. $who names them, after a colon.

said-when = { $when ->
    [before-turn] Es gilt vor deinem Zug.
    [before-offer] Es gilt vor jedem Angebot zur Unterstützung.
    [before-cards] Es gilt vor den Hauskarten.
    [reveal] Es gilt nach dem Aufdecken.
    [resolution] Es gilt nach dem Ergebnis.
   *[always] Es gilt immer.
  }
only-if-active = Nur wenn du herausforderst oder verteidigst.
only-if-supporting = Nur wenn du unterstützt.
only-if-participant = Nur wenn du irgendwie teilnimmst.
only-if-challenger = Nur wenn du am Zug bist.
only-if-won = Nur wenn deine Seite gewonnen hat.
only-if-lost = Nur wenn deine Seite verloren hat.
only-if-spread-none = Nur wenn du in diesem Zug keinen Einfluss ausgelegt hast.
only-if-own-card-held = Nur wenn jemand eine Karte von dir hält.
only-if-holds-hostage = Nur wenn du eine Geisel hältst.
only-if-cards-left = Nur wenn in deinem Stapel oder Ablagestapel Karten sind.
only-if-sheet = Nur wenn auf deiner Tafel mindestens { COUNT($count, of: "iron-power") } liegt.
only-if-hand = Nur wenn du mindestens { COUNT($count, of: "card") } auf der Hand hast.
only-if-their-hand = Nur wenn die Gegenseite mindestens { COUNT($count, of: "card") } auf der Hand hat.
only-if-own-power = Nur wenn dein Teilnehmer mindestens { COUNT($count, of: "iron-power") } hat.
only-if-outcome = { $outcome ->
    [hostility] Nur wenn die Karten Feindschaft zeigen.
    [betrayal] Nur wenn die Karten Verrat zeigen.
   *[truce] Nur wenn die Karten einen Waffenstillstand zeigen.
  }
# $who: a group of players, in the words above.
only-if-some = { $having ->
    [none] Nur wenn es davon mindestens eines gibt: { $who }.
    [card] Nur wenn eines davon irgendwo eine Karte hat: { $who }.
    [hand-card] Nur wenn eines davon eine Karte auf der Hand hat: { $who }.
   *[living] Nur wenn der Charakter von einem davon lebt: { $who }.
  }
only-if-none = Nur wenn es davon keines gibt: { $who }.
only-if-showed-truce = { $side ->
    [self] Nur wenn du den Waffenstillstand gezeigt hast.
   *[one] Nur wenn das aktive Haus deiner Seite den Waffenstillstand gezeigt hat.
  }
said-draw = { $side ->
    [self] Du ziehst { COUNT($count, of: "card") }.
    [one] Dieses Haus zieht { COUNT($count, of: "card") }: { $who }.
   *[many] Jedes dieser Häuser zieht { COUNT($count, of: "card") }: { $who }.
  }
said-draw-per-loser = Du ziehst { COUNT($count, of: "card") } für jedes Haus der Gegenseite.
said-discard = { $side ->
    [self] Du wirfst { COUNT($count, of: "card") } deiner Wahl ab.
   *[one] Dieses Haus wählt { COUNT($count, of: "card") } und wirft sie ab: { $who }.
  }
said-discard-hostility = { $side ->
    [self] Du wirfst eine Feindschaft von höchstens { $most } ab.
   *[one] Dieses Haus wirft eine Feindschaft von höchstens { $most } ab: { $who }.
  }
said-discard-random = { $side ->
    [self] Du wirfst zufällig { COUNT($count, of: "card") } ab.
    [one] Dieses Haus wirft zufällig { COUNT($count, of: "card") } ab: { $who }.
   *[many] Jedes dieser Häuser wirft zufällig { COUNT($count, of: "card") } ab: { $who }.
  }
said-distribute = Du legst bis zu { COUNT($count, of: "iron-power") } von deiner Tafel auf deine Charaktere.
said-place = Du legst { COUNT($count, of: "iron-power") } von deiner Tafel auf deinen Teilnehmer.
said-remove = { $side ->
    [self] Dein Teilnehmer verliert { COUNT($count, of: "iron-power") }.
    [one] Der Teilnehmer dieses Hauses verliert { COUNT($count, of: "iron-power") }: { $who }.
   *[many] Der Teilnehmer jedes dieser Häuser verliert { COUNT($count, of: "iron-power") }: { $who }.
  }
said-remove-all-but = { $side ->
    [self] Dein Teilnehmer behält nur { COUNT($count, of: "iron-power") }.
    [one] Der Teilnehmer dieses Hauses behält nur { COUNT($count, of: "iron-power") }: { $who }.
   *[many] Der Teilnehmer jedes dieser Häuser behält nur { COUNT($count, of: "iron-power") }: { $who }.
  }
said-burn = Du legst { COUNT($count, of: "iron-power") } von deiner Tafel in die Schachtel.
said-take-hostage = { $side ->
    [one] Du nimmst eine Geisel von diesem Haus: { $who }.
   *[many] Du nimmst eine Geisel von einem dieser Häuser: { $who }.
  }
said-rescue = Du holst eine deiner eigenen Karten zurück.
said-torture = Du folterst eine Geisel, die du hältst.
said-add = { $side ->
    [own] Die Summe deiner Seite ändert sich um { SIGNED($amount) }.
   *[their] Die Summe der Gegenseite ändert sich um { SIGNED($amount) }.
  }
said-add-supporting = Als Unterstützer sind es { SIGNED($amount) }.
said-add-per-supporter = { $side ->
    [own] Die Summe deiner Seite ändert sich für jeden deiner Unterstützer um { SIGNED($amount) }.
   *[their] Die Summe der Gegenseite ändert sich für jeden deiner Unterstützer um { SIGNED($amount) }.
  }
said-add-own-power = { $side ->
    [own] Die Macht deines Teilnehmers zählt für deine Seite noch einmal, höchstens { $most }.
   *[their] Die Macht deines Teilnehmers zählt für die Gegenseite noch einmal, höchstens { $most }.
  }
said-add-half-spent = { $side ->
    [own] Die Hälfte der gerade abgeworfenen Feindschaft kommt zur Summe deiner Seite hinzu.
   *[their] Die Hälfte der gerade abgeworfenen Feindschaft kommt zur Summe der Gegenseite hinzu.
  }
said-halve = Der Wert der Gegenseite wird halbiert.
said-higher = Das vorher gewählte Haus muss eine höhere Feindschaft spielen.
said-swap = Das aktive Haus deiner Seite darf eine andere Feindschaft spielen.
said-truce = Die Begegnung endet mit einem Waffenstillstand.
said-tie = Bei gleicher Summe gewinnt deine Seite.
said-withdraw = { $side ->
    [self] Du ziehst dich aus der Begegnung zurück.
   *[one] Das vorher gewählte Haus zieht sich aus der Begegnung zurück.
  }
said-peek = Du siehst dir { COUNT($count, of: "card") } aus der Hand der Gegenseite an.
said-open-first = Die Gegenseite spielt zuerst, offen.
said-compel = Du zwingst einen Charakter des Hauses, das um Unterstützung gebeten wird.
said-soften = { $side ->
    [self] Du verlierst durch eine Strafe höchstens { COUNT($count, of: "iron-power") }.
    [one] Dieses Haus verliert durch eine Strafe höchstens { COUNT($count, of: "iron-power") }: { $who }.
   *[many] Jedes dieser Häuser verliert durch eine Strafe höchstens { COUNT($count, of: "iron-power") }: { $who }.
  }
said-soften-no-deal = { $side ->
    [self] Du verlierst beim Scheitern eines Waffenstillstands höchstens { COUNT($count, of: "iron-power") }.
    [one] Dieses Haus verliert beim Scheitern eines Waffenstillstands höchstens { COUNT($count, of: "iron-power") }: { $who }.
   *[many] Jedes dieser Häuser verliert beim Scheitern eines Waffenstillstands höchstens { COUNT($count, of: "iron-power") }: { $who }.
  }
said-recycle = Du mischst deinen Ablagestapel in deinen Nachziehstapel.
said-sift = Du siehst dir oben von deinem Stapel { COUNT($count, of: "card") } an und behältst { $most }.
said-choose = { $having ->
    [none] Du wählst eines davon: { $who }.
    [card] Du wählst eines davon, das irgendwo eine Karte hat: { $who }.
    [hand-card] Du wählst eines davon, das eine Karte auf der Hand hat: { $who }.
   *[living] Du wählst eines davon, dessen Charakter lebt: { $who }.
  }
said-yield = Der vorher gewählte Unterstützer gibt eine Karte ab oder zieht sich zurück.
said-optional = Das darf abgelehnt werden, und dann folgt nichts weiter.
said-penalty = Eine Strafe kostet dich höchstens { COUNT($count, of: "iron-power") }.
said-penalty-draw = Nach einer Strafe ziehst du { COUNT($count, of: "card") }.
said-keepsOne = Einmal pro Zug behält ein sterbender Charakter 1 Macht, für 1 Macht von deiner Tafel.
said-torturer = Wenn du folterst, ziehst du { COUNT($count, of: "card") }, und eine Feindschaft oder ein Waffenstillstand nimmt { COUNT($amount, of: "iron-power") }.
said-refill = Du ziehst, bis du { COUNT($count, of: "card") } hast.
said-event = { $measure ->
    [spread] { $wanted ->
        [most] Von den anderen verteidigt das Haus, das den meisten Einfluss ausgelegt hat.
       *[fewest] Von den anderen verteidigt das Haus, das den wenigsten Einfluss ausgelegt hat.
      }
    [hand] { $wanted ->
        [most] Von den anderen verteidigt das Haus, das die meisten Karten auf der Hand hat.
       *[fewest] Von den anderen verteidigt das Haus, das die wenigsten Karten auf der Hand hat.
      }
    [power] { $wanted ->
        [most] Von den anderen verteidigt das Haus, das am meisten Macht auf lebenden Charakteren hat.
       *[fewest] Von den anderen verteidigt das Haus, das am wenigsten Macht auf lebenden Charakteren hat.
      }
    [sheet] { $wanted ->
        [most] Von den anderen verteidigt das Haus, das am meisten Macht auf der Anführertafel hat.
       *[fewest] Von den anderen verteidigt das Haus, das am wenigsten Macht auf der Anführertafel hat.
      }
   *[held] { $wanted ->
        [most] Von den anderen verteidigt das Haus, das die meisten Geiseln hält.
       *[fewest] Von den anderen verteidigt das Haus, das die wenigsten Geiseln hält.
      }
  }

## Events

events = Ereignisse
kind-event = Ereignis
# As "Robb, leader": the title of the form, and $name in the sentences above.
event-of = { $title }, Ereignis
event-what = Jedes Haus hat drei eigene Ereignisse, die es nennen; nur die anderen drei sagen mehr.
field-compares = Was verglichen wird
field-wanted = Wer verteidigt
word-spread = ausgelegter Einfluss
word-hand = Karten auf der Hand
word-power = Macht auf lebenden Charakteren
word-sheet = Macht auf der Anführertafel
word-held = gehaltene Geiseln
word-most = wer am meisten hat
word-fewest = wer am wenigsten hat
