// What the box calls things: areas, houses and cards.

import type { AreaId } from '../../box/areas';
import type { HouseCardId } from '../../box/houseCards';
import type { ByHouse } from '../../box/houses';
import type { WesterosCardId } from '../../box/westerosCards';
import type { WildlingCardId } from '../../box/wildlingCards';

const houses: ByHouse<string> = {
  stark: 'Stark',
  greyjoy: 'Greyjoy',
  lannister: 'Lannister',
  baratheon: 'Baratheon',
  tyrell: 'Tyrell',
  martell: 'Martell'
};

const areas: Readonly<Record<AreaId, string>> = {
  blackwater: 'Blackwater',
  'castle-black': 'Castle Black',
  'crackclaw-point': 'Crackclaw Point',
  'dornish-marches': 'Dornish Marches',
  dragonstone: 'Dragonstone',
  'flints-finger': "Flint's Finger",
  'greywater-watch': 'Greywater Watch',
  harrenhal: 'Harrenhal',
  highgarden: 'Highgarden',
  karhold: 'Karhold',
  'kings-landing': "King's Landing",
  kingswood: 'Kingswood',
  lannisport: 'Lannisport',
  'moat-cailin': 'Moat Cailin',
  oldtown: 'Oldtown',
  'princes-pass': "Prince's Pass",
  pyke: 'Pyke',
  riverrun: 'Riverrun',
  'salt-shore': 'Salt Shore',
  seagard: 'Seagard',
  'searoad-marches': 'Searoad Marches',
  starfall: 'Starfall',
  'stoney-sept': 'Stoney Sept',
  'storms-end': "Storm's End",
  sunspear: 'Sunspear',
  'the-arbor': 'The Arbor',
  'the-boneway': 'The Boneway',
  'the-eyrie': 'The Eyrie',
  'the-fingers': 'The Fingers',
  'the-mountains-of-the-moon': 'The Mountains of the Moon',
  'the-reach': 'The Reach',
  'the-stony-shore': 'The Stony Shore',
  'the-twins': 'The Twins',
  'three-towers': 'Three Towers',
  'white-harbor': 'White Harbor',
  'widows-watch': "Widow's Watch",
  winterfell: 'Winterfell',
  yronwood: 'Yronwood',
  'bay-of-ice': 'Bay of Ice',
  'blackwater-bay': 'Blackwater Bay',
  'east-summer-sea': 'East Summer Sea',
  'ironmans-bay': "Ironman's Bay",
  'redwyne-straights': 'Redwyne Straits',
  'sea-of-dorne': 'Sea of Dorne',
  'shipbreaker-bay': 'Shipbreaker Bay',
  'sunset-sea': 'Sunset Sea',
  'the-golden-sound': 'The Golden Sound',
  'the-narrow-sea': 'The Narrow Sea',
  'the-shivering-sea': 'The Shivering Sea',
  'west-summer-sea': 'West Summer Sea',
  'port-of-dragonstone': 'Port of Dragonstone',
  'port-of-lannisport': 'Port of Lannisport',
  'port-of-oldtown': 'Port of Oldtown',
  'port-of-pyke': 'Port of Pyke',
  'port-of-storms-end': "Port of Storm's End",
  'port-of-sunspear': 'Port of Sunspear',
  'port-of-white-harbor': 'Port of White Harbor',
  'port-of-winterfell': 'Port of Winterfell'
};

const houseCards: Readonly<Record<HouseCardId, string>> = {
  'eddard-stark': 'Eddard Stark',
  'robb-stark': 'Robb Stark',
  'greatjon-umber': 'Greatjon Umber',
  'roose-bolton': 'Roose Bolton',
  'the-blackfish': 'The Blackfish',
  'ser-rodrick-cassel': 'Ser Rodrick Cassel',
  'catelyn-stark': 'Catelyn Stark',
  'euron-crows-eye': "Euron Crow's Eye",
  'victarion-greyjoy': 'Victarion Greyjoy',
  'balon-greyjoy': 'Balon Greyjoy',
  'theon-greyjoy': 'Theon Greyjoy',
  'asha-greyjoy': 'Asha Greyjoy',
  'dagmar-cleftjaw': 'Dagmar Cleftjaw',
  'aeron-damphair': 'Aeron Damphair',
  'tywin-lannister': 'Tywin Lannister',
  'ser-gregor-clegane': 'Ser Gregor Clegane',
  'the-hound': 'The Hound',
  'ser-jaime-lannister': 'Ser Jaime Lannister',
  'tyrion-lannister': 'Tyrion Lannister',
  'ser-kevan-lannister': 'Ser Kevan Lannister',
  'cersei-lannister': 'Cersei Lannister',
  'stannis-baratheon': 'Stannis Baratheon',
  'renly-baratheon': 'Renly Baratheon',
  'ser-davos-seaworth': 'Ser Davos Seaworth',
  'brienne-of-tarth': 'Brienne of Tarth',
  'salladhor-saan': 'Salladhor Saan',
  melisandre: 'Melisandre',
  patchface: 'Patchface',
  'mace-tyrell': 'Mace Tyrell',
  'ser-loras-tyrell': 'Ser Loras Tyrell',
  'ser-garlan-tyrell': 'Ser Garlan Tyrell',
  'randyll-tarly': 'Randyll Tarly',
  'margaery-tyrell': 'Margaery Tyrell',
  'alester-florent': 'Alester Florent',
  'queen-of-thorns': 'Queen of Thorns',
  'the-red-viper': 'The Red Viper',
  'areo-hotah': 'Areo Hotah',
  'obara-sand': 'Obara Sand',
  darkstar: 'Darkstar',
  'arianne-martell': 'Arianne Martell',
  'nymeria-sand': 'Nymeria Sand',
  'doran-martell': 'Doran Martell'
};

const westerosCards: Readonly<Record<WesterosCardId, string>> = {
  supply: 'Supply',
  mustering: 'Mustering',
  'a-throne-of-blades': 'A Throne of Blades',
  'clash-of-kings': 'Clash of Kings',
  'game-of-thrones': 'Game of Thrones',
  'dark-wings-dark-words': 'Dark Wings, Dark Words',
  'last-days-of-summer': 'Last Days of Summer',
  'winter-is-coming': 'Winter Is Coming',
  'wildlings-attack': 'Wildlings Attack',
  'put-to-the-sword': 'Put to the Sword',
  'storm-of-swords': 'Storm of Swords',
  'rains-of-autumn': 'Rains of Autumn',
  'web-of-lies': 'Web of Lies',
  'sea-of-storms': 'Sea of Storms',
  'feast-for-crows': 'Feast for Crows'
};

const wildlingCards: Readonly<Record<WildlingCardId, string>> = {
  'silence-at-the-wall': 'Silence at the Wall',
  'preemptive-raid': 'Preemptive Raid',
  'crow-killers': 'Crow Killers',
  'rattleshirts-raiders': "Rattleshirt's Raiders",
  'massing-on-the-milkwater': 'Massing on the Milkwater',
  'a-king-beyond-the-wall': 'A King Beyond the Wall',
  'mammoth-riders': 'Mammoth Riders',
  'the-horde-descends': 'The Horde Descends',
  'skinchanger-scout': 'Skinchanger Scout'
};

const names = { houses, areas, houseCards, westerosCards, wildlingCards };

export default names;
