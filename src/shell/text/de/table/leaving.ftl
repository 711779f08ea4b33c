### Back, or an edge swipe, would lead out of a game or a lesson.

leave-game = Die Partie verlassen?
    .note = Sie ist gespeichert. Du findest sie unter „Gespeicherte Partien“.
leave-lesson = Die Lektion verlassen?
    .note = Sie geht dort weiter, wo du aufhörst.
leave-stay = Bleiben
leave-leave = Verlassen
