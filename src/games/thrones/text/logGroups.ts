// Into which drawer of the log a happening goes. The same in every language.

import { isHouseCard } from '../box/houseCards';
import type { Group, Happening, HappeningOf } from '#thrones/rules';
import { decisionOn } from '../rules/decisions';

type Table = { readonly [W in Happening['what']]: Group | ((happening: HappeningOf<W>) => Group) };

const byAsk = ({ about }: { readonly about?: string }): Group => decisionOn(about)?.group ?? 'other';

/** Units that march belong to the orders; units that fight, flee or die of a card to what they fight, flee or die of. */
function ofUnits({ did, about }: HappeningOf<'units'>): Group {
  if (did === 'attacked' || did === 'retreated' || did === 'returned' || isHouseCard(about)) return 'battle';
  return about === undefined ? (did === 'taken-over' ? 'other' : 'orders') : byAsk({ about });
}

const TABLE: Table = {
  round: 'other',
  phase: 'other',
  'westeros-card': 'westeros',
  'wildlings-move': 'wildlings',
  'wildlings-attack': 'wildlings',
  'wildling-card': 'wildlings',
  sealed: byAsk,
  automatic: byAsk,
  chose: byAsk,
  bids: ({ on }) => (on === 'wildlings' ? 'wildlings' : 'power'),
  track: 'power',
  dominance: 'power',
  power: 'power',
  supply: 'westeros',
  units: ofUnits,
  'orders-revealed': 'orders',
  'orders-removed': 'orders',
  'order-swapped': 'orders',
  'order-moved': 'orders',
  raided: 'orders',
  'power-token': 'power',
  'garrison-lost': 'battle',
  'neutral-beaten': 'battle',
  'neutral-too-strong': 'battle',
  combat: 'battle',
  support: 'battle',
  cards: 'battle',
  card: 'battle',
  tides: 'battle',
  blade: 'battle',
  strength: 'battle',
  victor: 'battle',
  raven: 'orders',
  'raven-card': 'orders',
  winner: 'other'
};

export function groupOf<W extends Happening['what']>(happening: HappeningOf<W>): Group {
  const group: Group | ((one: HappeningOf<W>) => Group) = TABLE[happening.what as W];
  return typeof group === 'string' ? group : group(happening);
}
