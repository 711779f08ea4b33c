### Back, or an edge swipe, would lead out of a game or a lesson.

leave-game = Uscire dalla partita?
    .note = È salvata. La ritrovi in Partite salvate.
leave-lesson = Uscire dalla lezione?
    .note = Riprenderà da dove sei ora.
leave-stay = Resta
leave-leave = Esci
