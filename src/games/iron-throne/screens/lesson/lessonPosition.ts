// The position of the first lesson: Lannister challenges Stark, which holds two truces, and Arya for revenge.

import { Chance, chanceFrom } from '#engine/chance';
import type { EventId, Face, House } from '#iron/box';
import { eventsOf } from '#iron/box/events';
import { deckOf } from '#iron/box/houseCards';
import { answer, begin } from '#iron/flow/game';
import { ironThrone } from '#iron/flow/ruleset';
import type { Encounter, HouseState, Position } from '#iron/rules';
import { setUp } from '#iron/rules/setUp';
import { FRESH } from '#iron/rules/preparation';

const HOUSES = ['lannister', 'stark', 'baratheon'] as const;
type Seat = (typeof HOUSES)[number];
const TURN = 4;

const STATES: Readonly<Record<Seat, Pick<HouseState, 'leader' | 'sheet' | 'characters' | 'spread'>>> = {
  lannister: {
    leader: 'tywin',
    sheet: 4,
    characters: { cersei: 4, tyrion: 4, joffrey: 3, jaime: 5 },
    spread: { baratheon: 1 }
  },
  stark: {
    leader: 'arya',
    sheet: 4,
    characters: { eddard: 4, robb: 6, catelyn: 3, bran: 3 },
    spread: { baratheon: 1, lannister: 1 }
  },
  baratheon: {
    leader: 'stannis',
    sheet: 5,
    characters: { melisandre: 4, davos: 4, selyse: 3, shireen: 4 },
    spread: { stark: 2 }
  }
};

/** Challenger and defender have drawn a card already. Whichever card of Lannister's is taken, a truce stays in its hand. */
const HANDS: Readonly<Record<Seat, readonly Face[]>> = {
  lannister: ['hostility-10', 'hostility-4', 'hostility-2', 'truce', 'truce', 'cersei'],
  stark: ['truce', 'truce', 'arya', 'catelyn', 'hostility-3', 'hostility-8'],
  baratheon: ['truce', 'hostility-5', 'hostility-7', 'davos', 'stannis']
};

/** The defenders of this turn and the next two. */
const EVENTS: readonly EventId[] = ['stark', 'lannister', 'stark'];
const [NOW, ...NEXT] = EVENTS as [EventId, ...EventId[]];

const encounter: Encounter = {
  ...FRESH,
  event: NOW,
  defender: 'stark',
  participants: [
    { house: 'lannister', side: 'challenger', character: 'jaime', role: 'active', compelled: false },
    { house: 'stark', side: 'defender', character: 'robb', role: 'active', compelled: false }
  ]
};

/** Everything that is left when these have been taken out, each once. */
function without<T>(all: readonly T[], taken: readonly T[]): T[] {
  const rest = [...all];
  for (const one of taken) rest.splice(rest.indexOf(one), 1);
  return rest;
}

const chance = new Chance(chanceFrom('lesson'));
const each = <T>(of: (house: Seat) => T): Partial<Record<House, T>> =>
  Object.fromEntries(HOUSES.map((house) => [house, of(house)]));

const before: Position = {
  ...setUp({ houses: HOUSES, seed: 'lesson' }),
  turn: TURN,
  challenger: 'lannister',
  houses: each((house) => ({ ...STATES[house], box: 0, discard: [] })),
  encounter,
  hands: each((house) => HANDS[house]),
  decks: each((house) => chance.shuffle(without(deckOf(house), HANDS[house]))),
  dealt: {},
  events: [...NEXT, ...chance.shuffle(without(eventsOf(HOUSES), EVENTS))],
  chance: chance.state
};

const offered = answer(begin(before, 'support'), 'baratheon', {
  kind: 'support',
  side: 'defender',
  character: 'davos'
});
if (!offered.ok) throw new Error(JSON.stringify(offered.refusal));

export const position = ironThrone.written(offered.game.position);
export const { at } = offered.game;
