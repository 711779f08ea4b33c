// The shape of a whole position, as it comes out of a file or from another program. What it says is judged in faults.ts.

import type { AreaId, House } from '#thrones/box';
import { AREA_IDS } from '../box/areas';
import { HOUSE_CARD_IDS } from '../box/houseCards';
import { HOUSES } from '../box/houses';
import { POWER_TOKENS, ROUNDS, WILDLING_TOP } from '../box/limits';
import { ORDER_TOKENS } from '../box/orders';
import { SETUP } from '../box/setup';
import { MAX_SUPPLY } from '../box/supply';
import { tabulate } from '../box/tabulate';
import { TIDES_DECK } from '../box/tides';
import { TRACKS } from '../box/tracks';
import { ANSWER_SHAPES, type Ask, ASK_SHAPES } from './asks';
import { PHASES, WON_BY } from './terms';
import {
  aCard,
  aHouse,
  anArea,
  areaList,
  aTide,
  aToken,
  aUnitKind,
  aWesterosCard,
  aWildlingCard,
  bothSides,
  houseList,
  MOST_UNITS
} from './shapes';
import type {
  AreaState,
  Bidding,
  Combat,
  Decks,
  Position,
  Sealed,
  Support,
  Table,
  Unit,
  WesterosEffect,
  WildlingAttack,
  Winner
} from './position';
import { anEdition, HOUSE_RULES_SHAPE } from './setUp';
import {
  anything,
  flag,
  integer,
  list,
  nullable,
  object,
  oneOf,
  type Shape,
  table,
  text,
  variants
} from '#engine/shape';

const MOST_CARDS = TIDES_DECK.length;
const MOST_LOG = 1000;
const MOST_STRENGTH = 200;

const cards = list(aCard, HOUSE_CARD_IDS.length);
const aSide = oneOf('a side', ['attacker', 'defender'] as const);
const power = integer(0, POWER_TOKENS);

const NEUTRALS = [...new Set(Object.values(SETUP).flatMap((setup) => setup.neutralForces.map((one) => one.strength)))];

const area = object<AreaState>({
  units: list(object<Unit>({ house: aHouse, kind: aUnitKind, routed: flag }), MOST_UNITS),
  order: nullable(object<NonNullable<AreaState['order']>>({ house: aHouse, token: aToken })),
  power: nullable(aHouse),
  garrison: nullable(
    object<NonNullable<AreaState['garrison']>>({ house: aHouse, strength: integer(0, MOST_STRENGTH) })
  ),
  neutral: nullable(oneOf('a neutral force of this game', NEUTRALS))
});

const WESTEROS_EFFECTS = [
  'supply',
  'mustering',
  'clash-of-kings',
  'game-of-thrones',
  'wildlings-attack',
  'nothing'
] as const satisfies readonly WesterosEffect[];

const resolving = object<NonNullable<Table['resolving']>>({
  deck: oneOf('a Westeros deck', [1, 2, 3] as const),
  effect: nullable(oneOf('an effect', WESTEROS_EFFECTS))
});

const bidding = object<Bidding>({
  on: oneOf('something to bid on', [...TRACKS, 'wildlings'] as const),
  bidders: houseList,
  bids: nullable(table(HOUSES, power)),
  ranking: houseList,
  ranked: integer(0, HOUSES.length)
});

const attack = object<WildlingAttack>({
  strength: integer(0, WILDLING_TOP),
  bidders: houseList,
  beaten: nullable(flag),
  singled: nullable(aHouse),
  card: nullable(aWildlingCard),
  toSuffer: houseList,
  againWithout: nullable(aHouse)
});

const combat = object<Combat>({
  area: anArea,
  from: anArea,
  attacker: aHouse,
  defender: nullable(aHouse),
  march: aToken,
  attackers: list(object<Unit>({ house: aHouse, kind: aUnitKind, routed: flag }), MOST_UNITS),
  declared: nullable(ANSWER_SHAPES.march),
  supports: list(object<Support>({ from: anArea, house: aHouse, side: aSide }), AREA_IDS.length),
  decided: areaList,
  cards: bothSides(nullable(aCard)),
  revealed: flag,
  sentBack: nullable(aCard),
  resolved: list(text(80), 50),
  tides: bothSides(nullable(aTide)),
  blade: nullable(aSide),
  victor: nullable(aSide),
  strengths: nullable(bothSides(integer(-MOST_STRENGTH, MOST_STRENGTH))),
  refuge: nullable(anArea),
  cleared: flag
});

const winner = object<Winner>({
  house: aHouse,
  by: oneOf('a way to win', WON_BY)
});

const sealed = object<Sealed>({
  orders: table(HOUSES, table(AREA_IDS, aToken)),
  bids: table(HOUSES, power),
  cards: table(HOUSES, aCard),
  tides: table(HOUSES, aTide),
  raven: nullable(
    object<NonNullable<Sealed['raven']>>({
      house: aHouse,
      card: aWildlingCard,
      put: nullable(oneOf('a place in the deck', ['top', 'bottom'] as const))
    })
  )
});

/** Three lists. The compiler takes them for any number. */
const westerosDecks = list(list(aWesterosCard, MOST_CARDS), 3) as Shape<unknown> as Shape<Decks['westeros']>;

/** Four words of 32 bits. */
const chance = list(integer(-0x80000000, 0x7fffffff), 4) as Shape<unknown> as Shape<Position['chance']>;

export const POSITION: Shape<Position> = object<Position>({
  edition: anEdition,
  tides: flag,
  houseRules: nullable(HOUSE_RULES_SHAPE),
  round: integer(1, ROUNDS),
  phase: oneOf('a phase', PHASES),
  houses: table(
    HOUSES,
    object<NonNullable<Position['houses'][House]>>({
      power,
      supply: integer(0, MAX_SUPPLY),
      hand: cards,
      discard: cards
    })
  ),
  tracks: object<Table['tracks']>({ throne: houseList, fiefdoms: houseList, court: houseList }),
  blade: oneOf('a state of the blade', ['ready', 'used'] as const),
  raven: oneOf('a state of the raven', ['ready', 'used'] as const),
  wildlings: integer(0, WILDLING_TOP),
  areas: object<Table['areas']>(tabulate<AreaId, Shape<AreaState>>(AREA_IDS, () => area)),
  asks: list(variants<'kind', Ask>('kind', ASK_SHAPES), HOUSES.length),
  // Only told again, never acted upon; what comes from outside is not told at all.
  happened: list(anything as Shape<Table['happened'][number]>, MOST_LOG),
  westeros: list(aWesterosCard, 3),
  resolving: nullable(resolving),
  forbidden: list(aToken, ORDER_TOKENS.length),
  queue: houseList,
  acted: houseList,
  bidding: nullable(bidding),
  attack: nullable(attack),
  combat: nullable(combat),
  repelled: list(object<Table['repelled'][number]>({ from: anArea, to: anArea }), AREA_IDS.length),
  winner: nullable(winner),
  sealed,
  decks: object<Decks>({
    westeros: westerosDecks,
    wildlings: list(aWildlingCard, MOST_CARDS),
    tides: list(aTide, MOST_CARDS)
  }),
  stackedTides: integer(0, MOST_CARDS),
  chance
});
