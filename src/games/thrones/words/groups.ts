// Into which drawer of the log a happening goes. The same in every language.

import type { About } from '../rules/asks';
import type { Happening } from '../rules/happenings';

export const GROUPS = ['battle', 'orders', 'westeros', 'power', 'wildlings', 'other'] as const;

export type Group = (typeof GROUPS)[number];

type Of<W extends Happening['what']> = Extract<Happening, { what: W }>;
type Table = { readonly [W in Happening['what']]: Group | ((happening: Of<W>) => Group) };

const OF_ASKS: Readonly<Record<About, Group>> = {
  'a-throne-of-blades': 'westeros',
  'dark-wings-dark-words': 'westeros',
  'put-to-the-sword': 'westeros',
  mustering: 'westeros',
  reconciling: 'westeros',
  bidding: 'power',
  'track-tie': 'power',
  'wildling-tie': 'wildlings',
  'preemptive-raid': 'wildlings',
  'preemptive-raid-track': 'wildlings',
  'preemptive-raid-losses': 'wildlings',
  'crow-killers-destroyed': 'wildlings',
  'crow-killers-losses': 'wildlings',
  'crow-killers-reward': 'wildlings',
  'massing-on-the-milkwater': 'wildlings',
  'a-king-beyond-the-wall': 'wildlings',
  'a-king-beyond-the-wall-reward': 'wildlings',
  'mammoth-riders-losses': 'wildlings',
  'mammoth-riders-reward': 'wildlings',
  'the-horde-descends-losses': 'wildlings',
  'the-horde-descends-reward': 'wildlings',
  'assigning-orders': 'orders',
  'messenger-raven': 'orders',
  'raven-card': 'orders',
  raid: 'orders',
  march: 'orders',
  consolidating: 'orders',
  port: 'other',
  support: 'battle',
  'accepting-support': 'battle',
  'house-card': 'battle',
  'tyrion-lannister': 'battle',
  'aeron-damphair': 'battle',
  'doran-martell': 'battle',
  'mace-tyrell': 'battle',
  'queen-of-thorns': 'battle',
  'tides-redraw': 'battle',
  'valyrian-steel-blade': 'battle',
  'cersei-lannister': 'battle',
  'renly-baratheon': 'battle',
  casualties: 'battle',
  skulls: 'battle',
  'robb-stark': 'battle',
  retreat: 'battle',
  'retreat-losses': 'battle',
  patchface: 'battle'
};

const byAsk = ({ about }: { readonly about?: string }): Group =>
  Object.entries(OF_ASKS).find(([name]) => name === about)?.[1] ?? 'other';

/** Units that march belong to the orders; units that fight, flee or die of a card to what they fight, flee or die of. */
function ofUnits({ did, about }: Of<'units'>): Group {
  if (did === 'attacked' || did === 'retreated' || did === 'returned' || about === 'arianne-martell') return 'battle';
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

export function groupOf<W extends Happening['what']>(happening: Of<W>): Group {
  const group: Group | ((one: Of<W>) => Group) = TABLE[happening.what as W];
  return typeof group === 'string' ? group : group(happening);
}
