// The parts of the game that have occurred in a war, and the scenes that show those that have not.

import type { Happening } from '#thrones/rules';

interface Topic {
  readonly id: string;
  readonly counts: (happened: Happening) => number;
  /** The id of a scene of the rulebook. */
  readonly scene: string;
}

const units = (did: 'mustered' | 'retreated', one: Happening): number =>
  one.what === 'units' && one.did === did ? one.units.length : 0;

const TOPICS = [
  { id: 'battles', counts: ({ what }) => Number(what === 'victor'), scene: 'tie' },
  {
    id: 'support',
    counts: (one) => Number(one.what === 'support' && one.side !== null && one.refused !== true),
    scene: 'support-whom'
  },
  { id: 'raids', counts: ({ what }) => Number(what === 'raided'), scene: 'raid-support' },
  { id: 'retreats', counts: (one) => units('retreated', one), scene: 'retreat' },
  { id: 'musters', counts: (one) => units('mustered', one), scene: 'mustering' },
  { id: 'bids', counts: (one) => Number(one.what === 'bids' && one.on !== 'wildlings'), scene: 'bids' },
  { id: 'wildlings', counts: ({ what }) => Number(what === 'wildling-card'), scene: 'watch-wins' }
] as const satisfies readonly Topic[];

interface Seen {
  readonly id: (typeof TOPICS)[number]['id'];
  readonly count: number;
  readonly scene: string;
}

export const seenIn = (happened: readonly Happening[]): readonly Seen[] =>
  TOPICS.map(({ id, counts, scene }) => ({
    id,
    scene,
    count: happened.reduce((sum, one) => sum + counts(one), 0)
  }));
