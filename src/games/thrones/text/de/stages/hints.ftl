### What a newcomer is told once, above a decision that is asked for the first time.

hint-planning = Gib jedem Gebiet mit deinen Einheiten einen Befehl: Tippe auf den, den du willst. Bis alle aufgedeckt werden, sieht ihn niemand.
hint-raven = Der Botenrabe ist bei dir: Tausch einen deiner Befehle aus, oder sieh dir die oberste Wildlingkarte an.
hint-raid = Ein Überfall entfernt Unterstützung, Überfall oder Machtzuwachs aus einem angrenzenden Gebiet eines anderen Hauses.
hint-march = Tippe auf einen deiner Marschbefehle, dann auf das Ziel seiner Einheiten. Nur eine der Bewegungen darf einen Kampf beginnen.
hint-support = Dein Unterstützungsbefehl zählt für die Seite, die du wählst, oder für niemanden.
hint-card = Eine gespielte Karte kommt erst zurück, wenn du alle gespielt hast.
hint-retreat = Alle gehen in dasselbe Gebiet, ein eigenes oder ein leeres, und bleiben bis zum Ende der Runde besiegt.
hint-bidding = Alle bieten gleichzeitig und geheim.
hint-mustering = Eine Burg hat 1 Punkt, eine Festung 2. Fußsoldaten und Schiffe kosten 1, Ritter und Belagerungsmaschinen 2, oder 1 aus einem Fußsoldaten.
hint-supply = Deine Versorgung sagt, wie viele Armeen du haben darfst, und wie groß. Eine einzelne Einheit ist keine Armee.
hint-understood = Verstanden

## The coach of a first war

coach-ask = Um Rat fragen
# Answers in the place of the player.
coach-show = Zeig es mir
