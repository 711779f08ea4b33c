### Which language the table reads, and which each seat does behind its curtain. $language is the name of a language as it calls itself.

languages = Lingue
    .note = del tavolo e di ogni posto
table-language = Lingua del tavolo
    .note = dietro il sipario ogni posto può leggere nella propria
as-device = Come il dispositivo: { $language }
seat-language = Lingua
as-table = Come il tavolo: { $language }
# $house: "House Stark".
language-of = { $name }, { $house }
own-asks = Domande nella lingua del giocatore
    .note = una domanda fatta davanti a tutti è nella lingua del posto a cui è rivolta
