// What is said when Raid orders are resolved.

import type { AreaId } from '../../box/areas';
import type { House } from '../../box/houses';
import type { OrderKind } from '../../box/orders';
import type { RefusalRule } from '../../rules/refusals';
import { house, place } from './say';
import NAMES from './names';

const TOO_FAR = 'out of reach';

/** Why an order of that kind is safe. */
const SAFE: Readonly<Partial<Record<OrderKind, string>>> = {
  march: 'a March cannot be raided',
  defense: 'needs a special Raid'
};

const raids = {
  which: 'Which Raid order?',
  targets: (from: AreaId) => `Raid from ${place(from)}`,
  noTarget: 'This Raid reaches no order it can remove.',
  owner: (order: string, one: House) => `${order} · ${NAMES.houses[one]}`,
  pillage: 'pillage',
  remove: 'remove',
  reason: (rule: RefusalRule, kind: OrderKind) => (rule === 'raid.kind' ? (SAFE[kind] ?? TOO_FAR) : TOO_FAR),
  whatHappens: 'What happens',
  power: (one: House, before: number, after: number) =>
    before === after ? `${house(one)} keeps ${before} power` : `${house(one)} goes from ${before} to ${after} power`,
  bothOff: 'Both orders are removed.',
  pillaged(raider: House, gained: number, victim: House, lost: number): string {
    const gains = gained === 0 ? 'has no power tokens left to gain' : `gains ${gained} power`;
    const loses = lost === 0 ? 'has none to lose' : `loses ${lost}`;
    return `${house(raider)} ${gains}; ${house(victim)} ${loses}.`;
  },
  wasted: (from: AreaId) => `You discard the Raid order in ${place(from)}. Nothing else changes.`,
  giveUp: 'Discard the Raid order',
  pillageDeed: (area: AreaId) => `Pillage ${place(area)}`,
  removeDeed: (order: string, area: AreaId) => `Remove the ${order} in ${place(area)}`,
  wasteDeed: (from: AreaId) => `Discard the Raid in ${place(from)}`,
  deed: 'Resolve the Raid',
  missingOrder: 'Choose one of your Raid orders',
  missingTarget: 'Choose the order to remove'
};

export default raids;
