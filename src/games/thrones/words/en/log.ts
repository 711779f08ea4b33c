// The log: one sentence for everything that can happen. It names houses, so that it reads the same for everybody at the table.

import type { Happening, HappeningOf } from '../../rules/happenings';
import type { Group } from '../../rules/decisions';
import { groupOf } from '../groups';
import { ANSWERED } from './lines/answered';
import { BATTLE } from './lines/battle';
import type { Lines } from './lines/lines';
import { ORDERS } from './lines/orders';
import { WESTEROS } from './lines/westeros';
import { capital } from './say';

const LINES: Lines<Happening['what']> = { ...WESTEROS, ...ANSWERED, ...ORDERS, ...BATTLE };

const GROUP_NAMES: Readonly<Record<Group, string>> = {
  battle: 'Battles',
  orders: 'Orders',
  westeros: 'Westeros',
  power: 'Power and tracks',
  wildlings: 'Wildlings',
  other: 'Everything else'
};

/** `earlier` is what happened before, the newest last; without it the sides of a battle have no names. */
function line<W extends Happening['what']>(happening: HappeningOf<W>, earlier: readonly Happening[] = []): string {
  const says: Lines<W>[W] = LINES[happening.what as W];
  return `${capital(says(happening, earlier))}.`;
}

/** A game that is played was copied, or came in as a copy. */
const COPIED = {
  file: (round: number) => `The game was copied to a file in round ${round}.`,
  backup: (round: number) => `The game was copied to a backup in round ${round}.`,
  remains: () => 'What was left of the game was copied to a file.',
  arrival: (round: number) => `The game was imported from a file in round ${round}.`
};

const log = { line, kindOf: groupOf, groups: GROUP_NAMES, copied: COPIED };

export default log;
