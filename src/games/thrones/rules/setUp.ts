// Setting up a game: from the houses, a seed and the options to the position in which round 1 begins.

import type { AreaId, House, PlayerCount, Setup, TideId, UnitKind, WesterosCardId, WildlingCardId } from '#thrones/box';
import { AREA_IDS, CASTLES } from '../box/areas';
import { CARDS_OF } from '../box/houseCards';
import { HOUSES } from '../box/houses';
import { POWER_TOKENS, ROUNDS, WILDLING_START } from '../box/limits';
import { FIRST_PRINTING_WITHOUT, PLAYER_COUNTS, SETUP } from '../box/setup';
import { tabulate } from '../box/tabulate';
import { TIDES_DECK } from '../box/tides';
import { UNIT_KINDS } from '../box/units';
import { WESTEROS_DECKS } from '../box/westerosCards';
import { WILDLING_CARD_IDS } from '../box/wildlingCards';
import { aHouse, aTide, aWesterosCard, aWildlingCard } from './shapes';
import { clashesOf, FEWEST_ROUNDS, MOST_GLASS, MOST_OPENING, timesIn } from './clashes';
import { Chance, chanceFrom } from '#engine/chance';
import { neutralAtStart, openingCards, startingPower } from './houseRules';
import { unit } from './pieces';
import type { AreaState, Decks, Edition, HouseRules, Position, Sealed, Unit } from './position';
import { exactly, faultsIn, flag, integer, list, object, oneOf, optional, type Shape, text } from '#engine/shape';

/** Cards that are to lie on top of a deck, the top one first; whatever is left out is shuffled. */
export interface DeckOrder {
  readonly westeros?: readonly (readonly WesterosCardId[])[];
  readonly wildlings?: readonly WildlingCardId[];
  readonly tides?: readonly TideId[];
}

export interface NewGame {
  readonly houses: readonly House[];
  readonly seed: string;
  readonly options: { readonly edition: Edition; readonly tides: boolean };
  readonly decks?: DeckOrder;
  readonly houseRules?: HouseRules;
}

const MOST_SEED = 10_000;

/** No deck is bigger; how often a card may be named is judged by the deck it is in. */
const MOST_CARDS = TIDES_DECK.length;

export const anEdition = oneOf('an edition', ['revised', 'first'] as const);

export const HOUSE_RULES_SHAPE: Shape<HouseRules> = object<HouseRules>({
  rounds: optional(integer(FEWEST_ROUNDS, ROUNDS)),
  castles: optional(integer(1, CASTLES.length)),
  power: optional(integer(0, POWER_TOKENS)),
  opening: optional(list(list(aWesterosCard, MOST_OPENING), WESTEROS_DECKS.length)),
  neutralForces: optional(exactly(false)),
  south: optional(exactly('closed')),
  blade: optional(exactly(true)),
  tidesDeck: optional(exactly('when-empty')),
  glass: optional(integer(1, MOST_GLASS))
});

export const NEW_GAME: Shape<NewGame> = object<NewGame>({
  houses: list(aHouse, HOUSES.length),
  seed: text(MOST_SEED),
  options: object<NewGame['options']>({ edition: anEdition, tides: flag }),
  decks: optional(
    object<DeckOrder>({
      westeros: optional(list(list(aWesterosCard, MOST_CARDS), WESTEROS_DECKS.length)),
      wildlings: optional(list(aWildlingCard, MOST_CARDS)),
      tides: optional(list(aTide, MOST_CARDS))
    })
  ),
  houseRules: optional(HOUSE_RULES_SHAPE)
});

export const NOTHING_SEALED: Sealed = { orders: {}, bids: {}, cards: {}, tides: {}, raven: null };

/** Fields of a position that are empty at the beginning, and most of the time. */
export const NOTHING_UNDER_WAY = {
  asks: [],
  happened: [],
  westeros: [],
  resolving: null,
  forbidden: [],
  queue: [],
  acted: [],
  bidding: null,
  attack: null,
  combat: null,
  repelled: [],
  winner: null
} as const satisfies Partial<Position>;

export const EMPTY_AREA: AreaState = { units: [], order: null, power: null, garrison: null, neutral: null };

/** The set-up for exactly these houses, in whatever order they are named. */
export function setupFor(houses: readonly House[]): Setup | null {
  const players = PLAYER_COUNTS.find((count) => count === houses.length);
  if (players === undefined) return null;
  return SETUP[players].houses.every((house) => houses.includes(house)) ? SETUP[players] : null;
}

/** Faults in a request for a new game. */
export function judgeSetUp(game: unknown): string[] {
  const faults = faultsIn(NEW_GAME, game);
  if (faults.length > 0) return faults;
  const { houses, options, decks = {}, houseRules } = game as NewGame;
  const setup = setupFor(houses);
  if (setup === null) faults.push(`houses: ${housesAllowed(houses.length)}`);
  else if (houseRules !== undefined) faults.push(...faultsOfHouseRules(houseRules, setup, options.tides));
  if (houseRules?.opening !== undefined && decks.westeros?.some((cards) => cards.length > 0))
    faults.push('decks: refused by house.opening-twice');
  WESTEROS_DECKS.forEach((deck, i) => faults.push(...tooMany(decks.westeros?.[i] ?? [], deck)));
  faults.push(...tooMany(decks.wildlings ?? [], WILDLING_CARD_IDS), ...tooMany(decks.tides ?? [], TIDES_DECK));
  return faults;
}

function housesAllowed(count: number): string {
  const players = PLAYER_COUNTS.find((one): one is PlayerCount => one === count);
  if (players === undefined) return `there are three to six of them, not ${count}`;
  return `the ${count} of them have to be ${SETUP[players].houses.join(', ')}`;
}

export const faultsOfHouseRules = (agreed: HouseRules, setup: Setup, tides: boolean): string[] =>
  [...clashesOf(agreed, setup, tides)].map(({ rule }) => `houseRules: refused by ${rule}`);

function tooMany<T extends string>(named: readonly T[], deck: readonly T[]): string[] {
  return [...new Set(named)]
    .filter((card) => timesIn(named, card) > timesIn(deck, card))
    .map((card) => `decks: ${card} is not ${timesIn(named, card)} times in that deck`);
}

export function setUp({ houses, seed, options, decks = {}, houseRules }: NewGame): Position {
  const setup = setupFor(houses);
  if (setup === null) throw new Error(`No game is set up for ${houses.join(', ')}`);
  const chance = new Chance(chanceFrom(seed));
  const pile = <T>(deck: readonly T[], onTop: readonly T[] = []): T[] => [
    ...onTop,
    ...chance.shuffle(withoutCards(deck, onTop))
  ];
  const agreed = houseRules ?? null;
  const [one, two, three] = WESTEROS_DECKS;
  const onTop = decks.westeros ?? openingCards(agreed);
  const shuffled: Decks = {
    westeros: [pile(one, onTop[0]), pile(two, onTop[1]), pile(three, onTop[2])],
    wildlings: pile(WILDLING_CARD_IDS, decks.wildlings),
    tides: pile(TIDES_DECK, decks.tides)
  };
  return {
    edition: options.edition,
    tides: options.tides,
    houseRules: agreed,
    round: 1,
    phase: 'planning',
    houses: tabulate(inHouseOrder(houses), (house) => ({
      power: startingPower(agreed),
      supply: setup.supply[house]!,
      hand: CARDS_OF[house],
      discard: []
    })),
    tracks: { throne: setup.tracks.throne, fiefdoms: setup.tracks.fiefdoms, court: setup.tracks.court },
    blade: 'ready',
    raven: 'ready',
    wildlings: WILDLING_START,
    areas: tabulate(AREA_IDS, (area) => startOf(area, setup, options.edition, agreed)),
    ...NOTHING_UNDER_WAY,
    sealed: NOTHING_SEALED,
    decks: shuffled,
    stackedTides: decks.tides?.length ?? 0,
    chance: chance.state
  };
}

/** Tables of the houses in play are always in the order of HOUSES. */
export const inHouseOrder = (houses: readonly House[]): House[] => HOUSES.filter((house) => houses.includes(house));

function withoutCards<T>(deck: readonly T[], gone: readonly T[]): T[] {
  const rest = [...deck];
  for (const card of gone) {
    const at = rest.indexOf(card);
    if (at < 0) throw new Error(`${String(card)} is not so often in its deck`);
    rest.splice(at, 1);
  }
  return rest;
}

function startOf(area: AreaId, setup: Setup, edition: Edition, agreed: HouseRules | null): AreaState {
  const garrison = setup.garrisons.find((one) => one.area === area);
  return {
    units: setup.houses.flatMap((house) => startingUnits(house, area, setup, edition)),
    order: null,
    power: null,
    garrison: garrison === undefined ? null : { house: garrison.house, strength: garrison.strength },
    neutral: neutralAtStart(setup, area, agreed)
  };
}

function startingUnits(house: House, area: AreaId, setup: Setup, edition: Edition): Unit[] {
  const here = setup.units[house]?.[area];
  if (here === undefined) return [];
  const isMissing = (kind: UnitKind): boolean =>
    edition === 'first' &&
    FIRST_PRINTING_WITHOUT.some((one) => one.house === house && one.area === area && one.unit === kind);
  return UNIT_KINDS.filter((kind) => !isMissing(kind)).flatMap((kind) =>
    Array.from({ length: here[kind] ?? 0 }, () => unit(house, kind))
  );
}
