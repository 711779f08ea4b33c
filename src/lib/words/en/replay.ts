// The replay: looking back at a game, decision by decision, and playing on from there.

import type { House } from '../../box/houses';
import { HOUSE_NAMES } from '../../box/houses';
import { HOUSE_CARDS, type HouseCardId } from '../../box/houseCards';
import type { TideId } from '../../box/tides';
import { WILDLING_CARDS, type WildlingCardId } from '../../box/wildlingCards';
import type { Phase } from '../../rules/terms';
import frame from './frame';
import { tide } from './lines/battle';

interface Moment {
  readonly round: number;
  readonly phase: Phase;
  readonly house: House;
  readonly title: string;
}

const place = (round: number, phase: Phase): string => frame.log.place(round, phase);

const replay = {
  title: 'Replay',
  open: 'everything shown',
  public: 'still being played: only what everyone saw',
  opening: 'Setting up the pieces again …',
  begins: 'The game begins',
  place,
  of: (nth: number, count: number) => `decision ${nth} of ${count} in this phase`,
  spoken: ({ round, phase, house, title }: Moment) => `${place(round, phase)}. House ${HOUSE_NAMES[house]}: ${title}.`,
  stage: 'See it as the table saw it',
  lines: 'What happened in this phase',
  goTo: (text: string) => `Go to: ${text}`,
  cut: 'The app has changed since this was played, so the replay ends here. The game itself is complete.',
  unreadable: {
    title: 'This game cannot be replayed',
    text: 'Its beginning cannot be read. The game itself is fine.'
  },
  timeline: 'Timeline of the game',
  legend: { westeros: 'Westeros', planning: 'Planning', action: 'Action', battle: 'battle', won: 'a castle won' },
  first: 'To the start',
  last: 'To the end',
  back: { decision: 'One decision back', turn: 'One turn back', round: 'One round back' },
  on: { decision: 'One decision on', turn: 'One turn on', round: 'One round on' },
  play: 'Play',
  pause: 'Pause',
  stride: 'Step by',
  strides: { decision: 'Decision', turn: 'Turn', round: 'Round' },
  speed: (speed: string) => `Speed ${speed}; change it`,
  eyes: {
    show: 'Show what was hidden',
    hide: 'Hide it again',
    seenBy: 'Seen by',
    all: 'All'
  },
  hidden: {
    title: 'Still hidden at the table',
    bid: (house: House, power: number) => `${HOUSE_NAMES[house]} bids ${power}`,
    card: (house: House, card: HouseCardId) => `${HOUSE_NAMES[house]} plays ${HOUSE_CARDS[card].name}`,
    tide: (house: House, id: TideId) => `${HOUSE_NAMES[house]} draws ${tide(id)}`,
    raven: (house: House, card: WildlingCardId) => `${HOUSE_NAMES[house]} has seen ${WILDLING_CARDS[card].name}`
  },
  branch: {
    act: 'Play on from here',
    note: 'Starts a new game from this point. This one stays as it is.',
    over: 'There is nothing left to play here: go back a step.',
    running: 'Once the game is over, you can play on from any point. Until then, that would reveal secrets.',
    name: (name: string, round: number) => `${name} (from round ${round})`,
    failed: 'The new game could not be saved. Nothing was lost; try again.'
  },
  tracks: 'Houses and tracks',
  more: 'More',
  chronicle: 'Chronicle',
  chronicleNote: 'Figures, battles, times; export and share',
  keys: 'Arrow keys step, with Shift by turn; Page Up and Page Down go by round; Home and End jump; the space bar plays.'
};

export default replay;
