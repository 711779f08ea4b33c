### Was neben dem Beispielspiel gesagt wird: warum jemand getan hat, was gerade geschehen ist.

note-alone = Wer einen siegreichen Herausforderer unterstützt, dehnt ebenfalls seinen Einfluss aus. Baratheon gewinnt lieber allein und lehnt die Hilfe ab.
note-hostage = Die Geisel ist eine Barristan-Karte: Foltert man sie, verliert Barristan selbst bis zu 4 Macht. Mehr hatte er nicht, und er stirbt.
note-betrayal = Feindschaft gegen Waffenstillstand ist Verrat: Targaryen gewinnt, egal wie hoch die Summen sind. Dafür nimmt das verratene Haus Lannister eine Geisel.
note-deal = Stark hat mehr von diesem Abkommen. Doch ohne eines verlören beide die halbe Macht, und auch Baratheon dehnt seinen Einfluss aus: Es unterschreibt.
note-leader = Melisandre führt Baratheon an. Ihre Karte trifft keinen Charakter: Die Macht kommt von der Anführertafel, alle 3, die dort liegen.
note-peek = Melisandre hat auf der Hand von Lannister einen Waffenstillstand gesehen. Gegen ihn gewinnt jede Feindschaft, also spielt Baratheon die niedrigste, eine 2.
note-yield = Cersei stellt Targaryen vor die Wahl: eine Karte als Geisel oder gehen. Es bleibt, denn seine Seite gewinnt, und dehnt mit Stark seinen Einfluss aus.
note-refused = Es steht 14 zu 13. Targaryen hat zweimal Unterstützung abgelehnt, und mit jeder davon hätte es die Begegnung gewonnen.
note-compel = Lannister hat Einfluss auf Baratheon, also darf seine Anführerin Cersei dort einen Charakter nennen: Stannis muss Lannister unterstützen.
note-last = Noch ein Einfluss, und Baratheon gewinnt das Spiel. Es spielt die höchste Feindschaft, die es gibt: die 20.
