### Which language the table reads, and which each seat does behind its curtain. $language is the name of a language as it calls itself.

languages = Sprachen
    .note = des Tischs und jedes Platzes
table-language = Sprache des Tischs
    .note = hinter dem Vorhang kann jeder Platz seine eigene lesen
as-device = Wie das Gerät: { $language }
seat-language = Sprache
as-table = Wie der Tisch: { $language }
# $house: "House Stark".
language-of = { $name }, { $house }
own-asks = Fragen in der Sprache des Platzes
    .note = eine offene Frage steht in der Sprache dessen, der gefragt ist
