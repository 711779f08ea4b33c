// A six-player game in its fourth round, made by hand, and the asks that show what the board can do.

import type { AreaView, OrderView, UnitView } from '#thrones/board/boardView';
import type { AreaId, ByArea, ByHouse, House, OrderToken, UnitKind } from '#thrones/box';
import { AREA_IDS, HOME_OF } from '#thrones/box/areas';
import { HOUSES } from '#thrones/box/houses';
import { SETUP } from '#thrones/box/setup';
import { tabulate } from '#thrones/box/tabulate';
import { type Marks, NO_MARKS } from '#thrones/screens/asks/reply';

const KINDS: Readonly<Record<string, UnitKind>> = { f: 'footman', k: 'knight', e: 'siege-engine', s: 'ship' };

/** An army in letters (f footman, k knight, e siege engine, s ship), its order, or a power token. */
interface Here {
  readonly army?: string;
  readonly order?: OrderToken;
  readonly power?: true;
}

const ON_THE_BOARD: ByHouse<Readonly<Partial<Record<AreaId, Here>>>> = {
  stark: {
    winterfell: { army: 'kf', order: 'special-consolidate-power' },
    'castle-black': { army: 'f', order: 'raid' },
    karhold: { power: true },
    'the-stony-shore': { power: true },
    'white-harbor': { army: 'kff', order: 'march+0' },
    'widows-watch': { power: true },
    'moat-cailin': { army: 'kf', order: 'march-1' },
    'the-shivering-sea': { army: 's', order: 'defense+1' },
    'the-narrow-sea': { army: 'ss', order: 'support' }
  },
  greyjoy: {
    pyke: { army: 'kf', order: 'defense+1' },
    'flints-finger': { power: true },
    'greywater-watch': { army: 'f', order: 'consolidate-power' },
    seagard: { army: 'kkf', order: 'march+0' },
    'ironmans-bay': { army: 'ss', order: 'support' },
    'port-of-pyke': { army: 'ss', order: 'march-1' },
    'sunset-sea': { army: 's', order: 'raid' }
  },
  lannister: {
    lannisport: { army: 'kf', order: 'defense+1' },
    'stoney-sept': { power: true, army: 'f', order: 'march+0' },
    riverrun: { army: 'kfe', order: 'march+0' },
    harrenhal: { army: 'ff', order: 'support+1' },
    'searoad-marches': { army: 'f', order: 'consolidate-power' },
    'the-golden-sound': { army: 'ss', order: 'support' },
    'port-of-lannisport': { army: 's', order: 'consolidate-power' }
  },
  baratheon: {
    dragonstone: { army: 'kf', order: 'special-consolidate-power' },
    'crackclaw-point': { army: 'k', order: 'defense+1' },
    kingswood: { army: 'f', order: 'consolidate-power' },
    'kings-landing': { army: 'kff', order: 'march+0' },
    blackwater: { army: 'f', order: 'consolidate-power' },
    'shipbreaker-bay': { army: 'ss', order: 'support' },
    'blackwater-bay': { army: 's', order: 'raid' },
    'storms-end': { power: true, army: 'f', order: 'march-1' }
  },
  tyrell: {
    highgarden: { army: 'kf', order: 'march+0' },
    oldtown: { army: 'f', order: 'consolidate-power' },
    'dornish-marches': { army: 'f', order: 'defense+1' },
    'the-reach': { army: 'kf', order: 'support' },
    'three-towers': { power: true },
    'the-arbor': { power: true },
    'redwyne-straights': { army: 's', order: 'support' },
    'west-summer-sea': { army: 'ss', order: 'march-1' }
  },
  martell: {
    sunspear: { army: 'kf', order: 'special-consolidate-power' },
    'salt-shore': { power: true },
    starfall: { army: 'f', order: 'raid' },
    yronwood: { army: 'kff', order: 'march+0' },
    'princes-pass': { army: 'f', order: 'support' },
    'the-boneway': { army: 'ke', order: 'march+1' },
    'sea-of-dorne': { army: 's', order: 'support' },
    'east-summer-sea': { army: 'ss', order: 'defense+2' }
  }
};

const army = (house: House, letters: string): UnitView[] =>
  [...letters].map((letter) => ({ house, kind: KINDS[letter] ?? 'footman', routed: false }));

export const POSITION: ByArea<AreaView> = tabulate(AREA_IDS, (id): AreaView => {
  const house = HOUSES.find((one) => ON_THE_BOARD[one][id] !== undefined) ?? null;
  const here: Here = (house && ON_THE_BOARD[house][id]) ?? {};
  const home = HOUSES.find((one) => HOME_OF[one] === id);
  const force = SETUP[6].neutralForces.find(({ area }) => area === id);
  return {
    controller: house,
    units: house ? army(house, here.army ?? '') : [],
    order: house && here.order ? { house, token: here.order } : null,
    power: here.power ? house : null,
    garrison: home ? { house: home, strength: 2 } : null,
    neutral: house === null ? (force?.strength ?? null) : null
  };
});

export interface Shown extends Marks {
  readonly areas: ByArea<AreaView>;
}

const REST: Shown = { areas: POSITION, ...NO_MARKS };

const changed = (change: (id: AreaId, view: AreaView) => AreaView): ByArea<AreaView> =>
  tabulate(AREA_IDS, (id) => change(id, POSITION[id]));

/** Sealed orders lie face down; Stark has still to place three. */
const UNPLACED: readonly AreaId[] = ['white-harbor', 'castle-black', 'the-shivering-sea'];

function sealed(id: AreaId, view: AreaView): AreaView {
  if (UNPLACED.includes(id)) return { ...view, order: null };
  const { order } = view;
  const down: OrderView | null = order && order.house !== 'stark' ? { house: order.house, faceDown: true } : order;
  return { ...view, order: down };
}

/** As much as an area can hold: six units, two of them routed, an order, a power token and a garrison. */
function crowded(_id: AreaId, view: AreaView): AreaView {
  const { controller } = view;
  if (controller === null || view.garrison === null) return view;
  const routed = army(controller, 'kf').map((unit) => ({ ...unit, routed: true }));
  return { ...view, units: [...army(controller, 'ffke'), ...routed], power: controller };
}

export const ASKS = {
  rest: REST,
  planning: {
    ...REST,
    areas: changed(sealed),
    touchable: new Set<AreaId>([...UNPLACED, 'winterfell', 'moat-cailin', 'the-narrow-sea']),
    chosen: new Set<AreaId>(['white-harbor']),
    waiting: new Set<AreaId>(UNPLACED)
  },
  march: {
    ...REST,
    touchable: new Set<AreaId>([
      'winterfell',
      'moat-cailin',
      'widows-watch',
      'karhold',
      'castle-black',
      'the-fingers',
      'the-mountains-of-the-moon',
      'the-twins',
      'crackclaw-point'
    ]),
    chosen: new Set<AreaId>(['white-harbor']),
    attacked: new Set<AreaId>(['crackclaw-point']),
    refused: new Map<AreaId, string>([['the-eyrie', 'neutral 6, you reach 5']]),
    reaches: new Map<AreaId, number>([['the-eyrie', 5]]),
    ghosts: [
      { area: 'the-twins', house: 'stark', kind: 'footman' },
      { area: 'crackclaw-point', house: 'stark', kind: 'knight' },
      { area: 'crackclaw-point', house: 'stark', kind: 'footman' }
    ],
    bridges: [
      { from: 'white-harbor', over: ['the-narrow-sea'], to: 'crackclaw-point', attack: true },
      { from: 'white-harbor', over: ['the-narrow-sea'], to: 'the-twins', attack: false }
    ]
  },
  stack: {
    ...REST,
    areas: changed(crowded),
    touchable: new Set<AreaId>(Object.values(HOME_OF)),
    chosen: new Set<AreaId>(['winterfell'])
  }
} as const satisfies Readonly<Record<string, Shown>>;

export type AskName = keyof typeof ASKS;
