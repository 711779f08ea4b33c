// What stands around the panels: the head, the panels of the Houses, and what is read aloud.

import type { House } from '../../box/houses';
import type { Person } from '../../box/people';
import { INFLUENCE } from '../../box/limits';
import type { Side } from '../../rules/terms';
import { list } from '../../../../ui/words/english';
import { cards, house, person } from './say';

export const PHASES = ['preparation', 'support', 'encounter', 'resolution'] as const;
export type Phase = (typeof PHASES)[number];

const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  preparation: 'Preparation',
  support: 'Support',
  encounter: 'Encounter',
  resolution: 'Resolution'
};

const ROLES: Readonly<Record<Side, string>> = { challenger: 'Challenger', defender: 'Defender' };

const frame = {
  turn: (turn: number) => `Turn ${turn}`,
  beforeTheGame: 'Before the game',
  phase: (phase: Phase) => PHASE_NAMES[phase],
  event: 'Event',
  house: (one: House) => `House ${house(one)}`,
  name: house,
  person,
  role: (side: Side) => ROLES[side],
  /** After the role or the House: the player's name. */
  player: (what: string, name: string) => `${what}, ${name}`,
  ledBy: (leader: Person) => `led by ${person(leader)}`,
  asked: 'decides now',
  standsWith: (character: Person, active: House) => `${person(character)} stands with ${house(active)}`,
  influence: 'Influence',
  spread: (count: number) => `${count} of ${INFLUENCE} spread`,
  foreign: (from: House) => `influence of ${house(from)}`,
  hand: (count: number) => `${cards(count)} in hand`,
  deck: (count: number) => `deck ${count}`,
  pile: (count: number) => `pile ${count}`,
  holds: 'holds',
  holdsNone: 'holds no hostages',
  sheet: (count: number) => `${count} power on the leader sheet`,
  empty: '–',
  dead: 'dead',
  deadPerson: (one: Person) => `${person(one)}, dead`,
  back: (one: House) => `a ${house(one)} card, face down`,
  balance: (sides: readonly string[]) => sides.join(' '),
  balanceSide: (side: Side, one: House, people: readonly string[], total: number) =>
    people.length === 0
      ? `${ROLES[side]} ${house(one)}, ${total}.`
      : `${ROLES[side]} ${house(one)}, ${people.join(', ')}, ${total} in total.`,
  weight: (one: Person, count: number) => `${person(one)} ${count}`,
  sums: (parts: readonly string[]) => parts.join(' + '),
  names: list
};

export default frame;
