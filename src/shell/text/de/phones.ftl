# Geheime Antworten von den Handys der Spieler: am Tablet und am Handy.

phones = Antworten per Handy
first = Adresse der App zeigen
first-open = Scannen und die App öffnen
first-network = beim ersten Mal ist ein Netz nötig
first-local = Diese Adresse gilt nur auf diesem Gerät. Öffne die App auf dem Handy dort, wo sie veröffentlicht ist.
first-scan = Scanne diesen Code mit der Kamera des Handys. Nur dieser erste Besuch braucht ein Netz.
first-tap = Tippe auf dem Handy auf „Auf diesem Handy antworten“.
first-show = Tippe hier an deinem Platz auf „Handy benutzen“ und halte den Code des Handys vor die Kamera.
first-in = { $count } von { $of } verbunden
first-go = { $count ->
    [0] Weiter
    [one] Weiter: { $count } antwortet hier
   *[other] Weiter: { $count } antworten hier
  }
link = Handy benutzen
link-pin = Wer für diesen Platz ein Handy verbinden will, braucht seine PIN.
link-how = Öffne auf dem Handy diese App und tippe auf der Startseite auf „Auf diesem Handy antworten“. Halte dann den Code des Handys vor die Kamera.
link-aim = Halte den Code des Handys vor die Kamera.
show-how = Scannt dieses Bild mit euren Handys: Jedes Handy liest daraus nur, was sein eigener Platz gefragt wird, und sonst nichts.
scan = Antworten scannen
scan-how = Ein Handy nach dem anderen. Die Kamera bleibt an.
scan-aim = Halte eine verschlossene Antwort vor die Kamera.
scan-back = Zurück zum Bild
pass-on = Tablet weitergeben
cancel = Abbrechen
here = Hier antworten
unlink = Ohne Handy
state-in = hat geantwortet
state-phone = am Handy
state-tablet = an diesem Tablet
in = { $house }: Die Antwort ist da.
refused-other = Das ist keine Antwort von einem Handy. Sieh nach, was das Handy zeigt.
refused-newer = Das Handy hat eine neuere Version der App. Aktualisiere zuerst das Tablet.
refused-forged = Dieser Code wurde verändert, seit das Handy ihn verschlossen hat. Lass das Handy seine Antwort noch einmal zeigen.
refused-game = Diese Antwort gehört zu einer anderen Partie.
refused-phone = Dieses Handy hat hier keinen Platz. Verbinde es zuerst.
refused-seat = Diese Antwort gehört zur Frage eines anderen Platzes.
refused-repeated = Diese Antwort ist schon da.
refused-old = Diese Antwort ist veraltet: Der Platz wird inzwischen etwas anderes gefragt. Scanne das Bild noch einmal mit dem Handy.
refused-rules = Die Regeln erlauben diese Antwort nicht. Antworte noch einmal am Handy oder hier.
refused-key = Dieses Handy antwortet schon für einen anderen Platz.
phone = Auf diesem Handy antworten
phone-how = Wenn du das Tablet bekommst, tippe dort auf „Auf einem Handy antworten“ und halte diesen Code vor seine Kamera.
phone-key = Meinen Code zeigen
phone-scan = Bild scannen
phone-wait = Scanne das Bild auf dem Tablet, sooft dein Platz etwas Geheimes gefragt wird.
phone-aim = Richte die Kamera auf das Bild auf dem Tablet.
phone-sealed = Halte diesen Code vor das Tablet
phone-locked = Der Code ist verschlossen: Wer ihn filmt, erfährt nichts. Tippe am Tablet auf „Antworten scannen“.
phone-next = Das Tablet hat die Antwort
phone-change = Meine Antwort ändern
phone-anew = Für eine andere Partie
phone-lacking = Dieser Browser kann hier nichts verschließen. Öffne die App über ihre sichere Adresse oder antworte am Tablet.
phone-refused-other = In diesem Bild steckt keine Frage. Sieh nach, was das Tablet zeigt.
phone-refused-newer = Das Tablet hat eine neuere Version der App. Aktualisiere zuerst das Handy.
phone-refused-forged = Dieses Bild wurde verändert, seit das Tablet es gemacht hat. Scanne es noch einmal.
phone-refused-game = Dieses Bild gehört zu einer anderen Partie. Tippe auf „Für eine andere Partie“, um das Handy neu zu verbinden.
phone-refused-none = In diesem Bild ist nichts für dieses Handy. Verbinde es zuerst am Tablet.
phone-refused-broken = Dieses Handy kann die Frage nicht zeigen. Aktualisiere die App auf Handy und Tablet oder antworte am Tablet.
# Where there is no camera to be had.
camera-else = Dieser Platz kann auch auf dem Tablet antworten.
