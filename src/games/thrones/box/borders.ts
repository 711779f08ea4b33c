// The adjacent areas. Each border is named once, under the one of its two areas that the alphabet puts first. A port
// is adjacent to its own land area and to the one sea it opens on, and to nothing else.

import { AREA_IDS, type AreaId, type ByArea } from './areas';
import { keysOf, lookup } from './tabulate';

type Pair = readonly [AreaId, AreaId];

const BORDERS_FROM = {
  'bay-of-ice': [
    'castle-black',
    'flints-finger',
    'greywater-watch',
    'port-of-winterfell',
    'sunset-sea',
    'the-stony-shore',
    'winterfell'
  ],
  blackwater: ['crackclaw-point', 'harrenhal', 'kings-landing', 'searoad-marches', 'stoney-sept', 'the-reach'],
  'blackwater-bay': ['crackclaw-point', 'kings-landing', 'kingswood', 'shipbreaker-bay'],
  'castle-black': ['karhold', 'the-shivering-sea', 'winterfell'],
  'crackclaw-point': ['harrenhal', 'kings-landing', 'shipbreaker-bay', 'the-mountains-of-the-moon', 'the-narrow-sea'],
  'dornish-marches': ['highgarden', 'oldtown', 'princes-pass', 'the-boneway', 'the-reach', 'three-towers'],
  dragonstone: ['port-of-dragonstone', 'shipbreaker-bay'],
  'east-summer-sea': [
    'port-of-sunspear',
    'salt-shore',
    'sea-of-dorne',
    'shipbreaker-bay',
    'starfall',
    'storms-end',
    'sunspear',
    'west-summer-sea'
  ],
  'flints-finger': ['greywater-watch', 'ironmans-bay', 'sunset-sea'],
  'greywater-watch': ['ironmans-bay', 'moat-cailin', 'seagard'],
  harrenhal: ['riverrun', 'stoney-sept'],
  highgarden: ['oldtown', 'redwyne-straights', 'searoad-marches', 'the-reach', 'west-summer-sea'],
  'ironmans-bay': ['port-of-pyke', 'pyke', 'riverrun', 'seagard', 'sunset-sea', 'the-golden-sound'],
  karhold: ['the-shivering-sea', 'winterfell'],
  'kings-landing': ['kingswood', 'the-reach'],
  kingswood: ['shipbreaker-bay', 'storms-end', 'the-boneway', 'the-reach'],
  lannisport: ['port-of-lannisport', 'riverrun', 'searoad-marches', 'stoney-sept', 'the-golden-sound'],
  'moat-cailin': ['seagard', 'the-narrow-sea', 'the-twins', 'white-harbor', 'winterfell'],
  oldtown: ['port-of-oldtown', 'redwyne-straights', 'three-towers'],
  'port-of-dragonstone': ['shipbreaker-bay'],
  'port-of-lannisport': ['the-golden-sound'],
  'port-of-oldtown': ['redwyne-straights'],
  'port-of-pyke': ['pyke'],
  'port-of-storms-end': ['shipbreaker-bay', 'storms-end'],
  'port-of-sunspear': ['sunspear'],
  'port-of-white-harbor': ['the-narrow-sea', 'white-harbor'],
  'port-of-winterfell': ['winterfell'],
  'princes-pass': ['starfall', 'the-boneway', 'three-towers', 'yronwood'],
  'redwyne-straights': ['the-arbor', 'three-towers', 'west-summer-sea'],
  riverrun: ['seagard', 'stoney-sept', 'the-golden-sound'],
  'salt-shore': ['starfall', 'sunspear', 'yronwood'],
  'sea-of-dorne': ['storms-end', 'sunspear', 'the-boneway', 'yronwood'],
  seagard: ['the-twins'],
  'searoad-marches': ['stoney-sept', 'sunset-sea', 'the-golden-sound', 'the-reach', 'west-summer-sea'],
  'shipbreaker-bay': ['storms-end', 'the-narrow-sea'],
  starfall: ['west-summer-sea', 'yronwood'],
  'storms-end': ['the-boneway'],
  'sunset-sea': ['the-golden-sound', 'west-summer-sea'],
  sunspear: ['yronwood'],
  'the-arbor': ['west-summer-sea'],
  'the-boneway': ['the-reach', 'yronwood'],
  'the-eyrie': ['the-mountains-of-the-moon', 'the-narrow-sea'],
  'the-fingers': ['the-mountains-of-the-moon', 'the-narrow-sea', 'the-twins'],
  'the-mountains-of-the-moon': ['the-narrow-sea', 'the-twins'],
  'the-narrow-sea': ['the-shivering-sea', 'the-twins', 'white-harbor', 'widows-watch'],
  'the-shivering-sea': ['white-harbor', 'widows-watch', 'winterfell'],
  'the-stony-shore': ['winterfell'],
  'three-towers': ['west-summer-sea'],
  'white-harbor': ['widows-watch', 'winterfell']
} as const satisfies Partial<ByArea<readonly AreaId[]>>;

/** The 143 pairs of adjacent areas, each once. */
export const BORDERS: readonly Pair[] = keysOf(BORDERS_FROM).flatMap((from) =>
  BORDERS_FROM[from].map((to): Pair => [from, to])
);

/** Areas that touch on the board and yet are not adjacent: a river without a bridge keeps them apart. */
export const RIVERS: readonly Pair[] = [
  ['greywater-watch', 'winterfell'],
  ['harrenhal', 'the-mountains-of-the-moon'],
  ['riverrun', 'the-mountains-of-the-moon'],
  ['starfall', 'three-towers']
];

// Rules ask this many thousand times in a game of bots: hence sets made once, not a search through the pairs.
const ADJACENT: ByArea<Set<AreaId>> = lookup(AREA_IDS, () => new Set<AreaId>());
for (const [a, b] of BORDERS) {
  ADJACENT[a].add(b);
  ADJACENT[b].add(a);
}

export function areAdjacent(a: AreaId, b: AreaId): boolean {
  return ADJACENT[a].has(b);
}

/** The areas adjacent to each, in the order of AREA_IDS. */
export const NEIGHBOURS: ByArea<readonly AreaId[]> = lookup(AREA_IDS, (id) =>
  AREA_IDS.filter((other) => areAdjacent(id, other))
);
