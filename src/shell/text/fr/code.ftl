### Seats that the app plays, whichever game: where a seat is given away, and the sheet on which it changes hands.

# Followed by two buttons: a person, or the app.
played-by = Qui joue
player-person = Une personne
player-code = L'application

## The sheet of the seats

# Read aloud, of the button of a seat.
seat-change = Changer qui joue la { $house }
seat-name = Nom
seat-hand-over = Céder le siège
seat-to-code = L'application reprend le siège tel quel et prend sa prochaine décision.
seat-to-person = Désormais, le rideau de ce siège s'ouvre pour la personne qui le reprend. Elle voit les secrets de ce siège, et de lui seul.
seat-pin = Le PIN du siège ne change pas : il faut le connaître pour reprendre le siège.
