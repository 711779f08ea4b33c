// What stands around the table: own cards, the log, and taking back.

import type { House } from '../../box/houses';
import type { AskKind } from '../../rules/asks';
import type { Revelation } from '../../rules/revealing';
import { several } from '../../../../ui/words/english';
import { house, owner } from './say';

/** Goes on after "House Stark's". */
const DEEDS: Readonly<Record<AskKind, string>> = {
  leader: 'leader',
  option: 'choice',
  player: 'choice of a player',
  character: 'choice of a character',
  card: 'card',
  cards: 'cards',
  split: 'power',
  support: 'support',
  hostage: 'hostages',
  place: 'taking of a hostage',
  held: 'rescue',
  sift: 'look at the deck',
  deal: 'terms',
  reaction: 'reaction'
};

const seen = (what: string): string => `Before that, ${what}: what was seen cannot be unseen.`;

const WALLS: Readonly<Record<Revelation | 'looking' | 'beginning', string>> = {
  'leaders-revealed': seen('the leaders were revealed'),
  'events-shuffled': seen('the events were shuffled'),
  event: seen('an event was revealed'),
  drew: seen('a card was drawn'),
  shuffled: seen('a deck was shuffled'),
  'put-down': seen('a House card was played face up'),
  revealed: seen('the House cards were revealed'),
  played: seen('a card was played'),
  replaced: seen('a House card was replaced'),
  'not-replaced': seen('somebody looked for another House card'),
  peeked: seen('somebody looked at a hand'),
  sifted: seen('somebody looked at a deck'),
  discarded: seen('cards were discarded'),
  hostage: seen('a hostage was taken'),
  rescued: seen('a hostage was rescued'),
  released: seen('a hostage was released'),
  tortured: seen('a hostage was tortured'),
  looking: seen('somebody looked at cards'),
  beginning: 'Before that, the game began.'
};

const around = {
  deed: (one: House, kind: AskKind) => `House ${owner(house(one))} ${DEEDS[kind]}`,
  wall: (revealed: string | null) => WALLS[(revealed ?? 'beginning') as keyof typeof WALLS],
  /** A game that is played was copied, or came in as a copy. */
  copied: {
    file: (turn: number) => `The game was copied to a file in turn ${turn}.`,
    backup: (turn: number) => `The game was copied to a backup in turn ${turn}.`,
    remains: () => 'What was left of the game was copied to a file.',
    arrival: (turn: number) => `The game was brought in from a file in turn ${turn}.`
  },
  mine: 'Look at your cards',
  whose: 'Whose cards?',
  whoseNote: 'Take the tablet. Your cards are shown behind your curtain.',
  cardsOf: (one: House) => `The cards of House ${house(one)}`,
  looks: 'looks at cards',
  closeCurtain: 'Close the curtain',
  log: 'Log',
  noLog: 'Nothing has happened yet.',
  before: 'Before the game',
  turn: (turn: number) => `Turn ${turn}`,
  boards: 'Influence boards',
  boardsNote: 'Who has spread what, and where',
  book: 'Leaders and cards',
  bookNote: 'All of them, and which are house versions',
  menu: 'Menu',
  branchName: (name: string, turn: number) => `${name} (from turn ${turn})`,
  theTable: 'The table',
  chronicleNote: 'Influence, outcomes, hostages, times',
  chronicle: {
    spread: 'Influence turn by turn',
    spreadNote: 'spread on the boards of others at the end of each turn; five wins',
    caption: 'Influence spread by each House, turn by turn',
    outcomes: 'How encounters ended',
    owned: (count: number) => `Played with ${several(count, 'card of yours', 'cards of yours')}`,
    houses: 'House by House',
    house: 'House',
    won: 'Won',
    hostages: 'Hostages taken',
    deaths: 'Deaths',
    passes: 'Passes',
    time: 'Time'
  },
  again: 'Play again',
  home: 'All games'
};

export default around;
