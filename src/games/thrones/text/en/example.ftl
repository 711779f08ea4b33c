### What is said beside the example game: why somebody did what has just happened.

note-split = House Stark divides its army: the knight takes the castle of Moat Cailin, the footman the supply of the Stony Shore.
note-token = Salt Shore has a supply icon. The power token keeps it for House Martell now that its last unit has left.
note-throne = Three houses bid the same against the wildlings. House Baratheon holds the Iron Throne, so it decides, and takes the reward itself.
note-raid = A Consolidate Power order is worth a raid: House Martell gains 1 power, House Baratheon loses 1 and gathers none in Kingswood.
note-blackfish = House Stark cannot win here, whatever it plays. With the Blackfish its footman is not destroyed.
note-tie = It is 7 against 7. House Lannister stands above House Tyrell on the Fiefdoms track and so wins the tie.
note-supply = The wildlings have won, and every house has lost supply. House Baratheon is over its supply limit and gives up a footman in Harrenhal.
note-tyrion = Tyrion sends Euron back to House Greyjoy's hand. It has no other card, so it plays none and loses, 6 against 7.
note-cersei = House Lannister has won, and Cersei removes one more order: the March in Pyke, so that no army comes from there this round.
note-blade = It was 6 against 7. The Valyrian Steel Blade adds 1, and House Baratheon, first on the Fiefdoms track, wins the tie.
note-ships = Only a power token was left in the Eyrie. House Baratheon's ships carry its army there across two sea areas, for one more castle.
note-seventh = House Baratheon holds six castles and strongholds. The Reach would be the seventh, and whoever holds seven wins at once.
