### Which language the table reads, and which each seat does behind its curtain. $language is the name of a language as it calls itself.

languages = Nyelvek
    .note = az asztalé és minden helyé
table-language = Az asztal nyelve
    .note = a függönye mögött mindenki a sajátján olvashat
as-device = Az eszköz nyelve: { $language }
seat-language = Nyelv
as-table = Az asztal nyelve: { $language }
# $house: "House Stark".
language-of = { $name }, { $house }
own-asks = Kérdés a játékos nyelvén
    .note = a mindenki előtt feltett kérdés annak a nyelvén jelenik meg, akinek szól
