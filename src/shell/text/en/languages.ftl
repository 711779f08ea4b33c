### Which language the table reads, and which each seat does behind its curtain. $language is the name of a language as it calls itself.

languages = Languages
    .note = for the table and for each seat
table-language = Language of the table
    .note = each seat can read its own behind its curtain
as-device = Same as the device: { $language }
seat-language = Language
as-table = Same as the table: { $language }
# $house: "House Stark".
language-of = { $name }, { $house }
own-asks = Ask in the player’s language
    .note = an open question is asked in the language of its seat
