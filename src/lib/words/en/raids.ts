// What is said when Raid orders are resolved.

import type { AreaId } from '../../box/areas';
import type { House } from '../../box/houses';
import { HOUSE_NAMES } from '../../box/houses';
import type { OrderKind } from '../../box/orders';
import type { RefusalRule } from '../../rules/refusals';
import { house, place } from './say';

const TOO_FAR = 'out of its reach';

/** Why an order of that kind is safe. */
const SAFE: Readonly<Partial<Record<OrderKind, string>>> = {
  march: 'a March is never raided',
  defense: 'takes a special Raid'
};

const raids = {
  which: 'Which Raid order?',
  targets: (from: AreaId) => `The Raid in ${place(from)}: which order does it remove?`,
  noTarget: 'No enemy order lies where this Raid could remove it.',
  owner: (order: string, one: House) => `${order} · ${HOUSE_NAMES[one]}`,
  pillage: 'pillage',
  remove: 'remove',
  reason: (rule: RefusalRule, kind: OrderKind) => (rule === 'raid.kind' ? (SAFE[kind] ?? TOO_FAR) : TOO_FAR),
  whatHappens: 'What happens',
  power: (one: House, before: number, after: number) =>
    before === after ? `${house(one)} keeps ${before} power` : `${house(one)} goes from ${before} to ${after} power`,
  bothOff: 'Both orders leave the board.',
  pillaged(raider: House, gained: number, victim: House, lost: number): string {
    const gains = gained === 0 ? 'finds no power left in its pool' : `takes ${gained} power from its pool`;
    const loses = lost === 0 ? 'has none to give up' : `gives up ${lost}`;
    return `${house(raider)} ${gains}; ${house(victim)} ${loses}.`;
  },
  wasted: (from: AreaId) => `The Raid order in ${place(from)} leaves the board, and nothing else changes.`,
  giveUp: 'Give the Raid up without effect',
  pillageDeed: (area: AreaId) => `Pillage ${place(area)}`,
  removeDeed: (order: string, area: AreaId) => `Remove the ${order} in ${place(area)}`,
  wasteDeed: (from: AreaId) => `Give up the Raid in ${place(from)}`,
  deed: 'Carry out the Raid',
  missingOrder: 'Choose one of the Raid orders',
  missingTarget: 'Choose the order to remove'
};

export default raids;
