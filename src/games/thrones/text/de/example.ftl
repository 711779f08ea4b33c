### Was neben dem Beispielspiel gesagt wird: warum jemand getan hat, was gerade geschehen ist.

note-split = Haus Stark teilt seine Armee: Der Ritter nimmt die Burg in Moat Cailin, der Fußsoldat die Versorgung der Stony Shore.
note-token = Die Salt Shore hat ein Versorgungssymbol. Der Machtmarker hält sie für Haus Martell, nun da die letzte Einheit fort ist.
note-throne = Drei Häuser haben gegen die Wildlinge gleich viel geboten. Haus Baratheon hat den Eisernen Thron, entscheidet und nimmt die Belohnung selbst.
note-raid = Machtzuwachs ist einen Überfall wert: Haus Martell erhält 1 Machtmarker, Haus Baratheon verliert 1 und bekommt im Kingswood keinen.
note-blackfish = Haus Stark kann hier nicht gewinnen, gleich was es spielt. Mit dem Schwarzfisch wird sein Fußsoldat nicht vernichtet.
note-tie = Es steht 7 zu 7. Haus Lannister steht auf der Lehen-Leiste vor Haus Tyrell und gewinnt bei Gleichstand.
note-supply = Die Wildlinge haben gewonnen, und jedes Haus hat Versorgung verloren. Haus Baratheon hat zu viele Einheiten für seine Versorgung und gibt in Harrenhal einen Fußsoldaten auf.
note-tyrion = Tyrion schickt Euron zurück auf die Hand von Haus Greyjoy. Eine andere Karte ist nicht da: Es kämpft ohne und verliert, 6 zu 7.
note-cersei = Haus Lannister hat gewonnen, und Cersei entfernt noch einen Befehl: den Marsch in Pyke. Von dort kommt diese Runde keine Armee.
note-blade = Es stand 6 zu 7. Die Valyrischer-Stahl-Klinge bringt 1 dazu, und bei Gleichstand gewinnt Haus Baratheon, das auf der Lehen-Leiste an erster Stelle steht.
note-ships = In Eyrie war nur noch ein Machtmarker. Schiffe von Haus Baratheon tragen seine Armee über zwei Seegebiete dorthin, zu einer weiteren Burg.
note-seventh = Haus Baratheon hält sechs Burgen und Festungen. Die Weite wäre die siebte, und wer sieben hält, gewinnt sofort.
