// The notation of scenes: a few lines of text that say what is on the table. README.md in this folder explains it. Whatever
// the text does not mention is not there: no units, no garrisons, no neutral forces. Only what is closed stays closed.

import type { AreaId, House, HouseCardId, OrderToken, Track, UnitKind } from '#thrones/box';
import { AREA_IDS, AREAS } from '#thrones/box/areas';
import { CARDS_OF } from '#thrones/box/houseCards';
import { HOUSES } from '#thrones/box/houses';
import { STARTING_POWER } from '#thrones/box/limits';
import { ORDER_TOKENS } from '#thrones/box/orders';
import { MAX_SUPPLY } from '#thrones/box/supply';
import { tabulate } from '#thrones/box/tabulate';
import { TRACKS } from '#thrones/box/tracks';
import { UNIT_KINDS } from '#thrones/box/units';
import { unit } from '#thrones/rules/pieces';
import type { AreaState, DeckOrder, NewGame, Position, Unit } from '#thrones/rules';
import { EMPTY_AREA, inHouseOrder, setUp } from '#thrones/rules/setUp';

const SETTINGS = [
  'houses',
  ...TRACKS,
  'power',
  'supply',
  'hand',
  'discard',
  'blade',
  'raven',
  'wildlings',
  'round',
  'edition',
  'tides',
  'agreed',
  'forbidden',
  'seed'
] as const;

type Setting = (typeof SETTINGS)[number];

/** What a text says, not yet put on the table. */
interface Told {
  readonly settings: Map<Setting, string[][]>;
  readonly areas: Map<AreaId, AreaState>;
  /** Where the neutral force of the set-up stands. */
  readonly neutral: Set<AreaId>;
  decks: DeckOrder;
}

const GARRISON_STRENGTH = 2;

export function positionOf(text: string): Position {
  const told = read(text);
  const houses = told.settings.get('houses')?.[0]?.map(asHouse) ?? HOUSES;
  const one = (setting: Setting): string | undefined => told.settings.get(setting)?.[0]?.[0];
  const game: NewGame = {
    houses,
    seed: one('seed') ?? 'scene',
    options: {
      edition: oneOf(['revised', 'first'] as const, one('edition') ?? 'revised'),
      tides: one('tides') === 'on'
    },
    decks: told.decks,
    ...agreedIn(told)
  };
  const start = setUp(game);
  return {
    ...start,
    round: Number(one('round') ?? start.round),
    wildlings: Number(one('wildlings') ?? start.wildlings),
    blade: oneOf(['ready', 'used'] as const, one('blade') ?? 'ready'),
    raven: oneOf(['ready', 'used'] as const, one('raven') ?? 'ready'),
    forbidden: told.settings.get('forbidden')?.flat().map(asToken) ?? [],
    tracks: tabulate(TRACKS, (track) => [...trackOf(told, track), ...start.tracks[track]].filter(isFirst)),
    houses: tabulate(inHouseOrder(houses), (house) => ({
      power: numberOf(told, 'power', house) ?? STARTING_POWER,
      supply: numberOf(told, 'supply', house) ?? MAX_SUPPLY,
      ...cardsOf(told, house)
    })),
    areas: areasOf(told, start),
    asks: [],
    queue: [],
    happened: []
  };
}

function areasOf(told: Told, start: Position): Position['areas'] {
  return tabulate(AREA_IDS, (area) => {
    const { neutral } = start.areas[area];
    if (neutral === 'impassable') return { ...EMPTY_AREA, neutral };
    const state = told.areas.get(area) ?? EMPTY_AREA;
    return told.neutral.has(area) ? { ...state, neutral } : state;
  });
}

/** `agreed castles 5 rounds 4 cutting yes`: a number after each house rule; cutting is the blade against neutral forces. */
function agreedIn(told: Told): Pick<NewGame, 'houseRules'> {
  const words = told.settings.get('agreed')?.flat() ?? [];
  const agreed = words.flatMap((word, i): (readonly [string, number | true])[] => {
    if (i % 2 === 1) return [];
    const rule = oneOf(['rounds', 'castles', 'power', 'cutting', 'glass'] as const, word);
    return rule === 'cutting' ? [['blade', true]] : [[rule, Number(words[i + 1])]];
  });
  return agreed.length > 0 ? { houseRules: Object.fromEntries(agreed) } : {};
}

const isFirst = <T>(value: T, index: number, list: readonly T[]): boolean => list.indexOf(value) === index;
const trackOf = (told: Told, track: Track): House[] => told.settings.get(track)?.[0]?.map(asHouse) ?? [];

/** `power stark 3 tyrell 0`: a number after the house. */
function numberOf(told: Told, setting: 'power' | 'supply', house: House): number | undefined {
  const words = told.settings.get(setting)?.flat() ?? [];
  const at = words.indexOf(house);
  return at < 0 ? undefined : Number(words[at + 1]);
}

/** Either the hand or the discard pile is given; the other has the rest of the seven. */
function cardsOf(told: Told, house: House): { hand: readonly HouseCardId[]; discard: readonly HouseCardId[] } {
  const all = CARDS_OF[house];
  const pile = (setting: 'hand' | 'discard'): HouseCardId[] | undefined =>
    told.settings
      .get(setting)
      ?.find(([whose]) => whose === house)
      ?.slice(1)
      .map((card) => oneOf(all, card));
  const hand = pile('hand');
  const discard = pile('discard') ?? (hand === undefined ? [] : all.filter((card) => !hand.includes(card)));
  return { hand: hand ?? all.filter((card) => !discard.includes(card)), discard };
}

function read(text: string): Told {
  const told: Told = { settings: new Map(), areas: new Map(), neutral: new Set(), decks: {} };
  let house: House | null = null;
  for (const line of text.split('\n').map((each) => each.replace(/\/\/.*/, '').trim())) {
    if (line === '') continue;
    const first = line.split(/\s+/, 1)[0]!;
    const rest = line.slice(first.length).trim();
    if (isHouse(first)) {
      house = first;
      readAreas(told, house, rest);
    } else if (first.endsWith(':') && house !== null) readAreas(told, house, line);
    else if (first === 'neutral') for (const area of listOf(rest, /\s+/)) told.neutral.add(asArea(area));
    else if (first === 'deck') told.decks = decksOf(rest);
    else readSettings(told, line.split(/\s+/));
  }
  return told;
}

/** Several settings may stand in one line: each begins with its name. */
function readSettings(told: Told, words: readonly string[]): void {
  let values: string[] | null = null;
  for (const word of words) {
    if (isSetting(word)) {
      values = [];
      told.settings.set(word, [...(told.settings.get(word) ?? []), values]);
    } else if (values === null) throw new Error(`A scene cannot begin a line with '${word}'`);
    else values.push(word);
  }
}

/** `winterfell: knight footman*, march+1, power; white-harbor: ship` */
function readAreas(told: Told, house: House, text: string): void {
  for (const part of listOf(text, ';')) {
    const [name, things = ''] = part.split(':');
    const area = asArea(name!.trim());
    let state = told.areas.get(area) ?? EMPTY_AREA;
    for (const thing of listOf(things, ',')) {
      if (thing === 'power') state = { ...state, power: house };
      else if (thing === 'garrison') state = { ...state, garrison: { house, strength: GARRISON_STRENGTH } };
      else if (isToken(thing)) state = { ...state, order: { house, token: thing } };
      else state = { ...state, units: [...state.units, ...unitsOf(house, thing)] };
    }
    told.areas.set(area, state);
  }
}

/** `westeros1 mustering supply | wildlings crow-killers | tides tide-3`: the top cards, the first on top. */
function decksOf(text: string): DeckOrder {
  const westeros: string[][] = [[], [], []];
  const others: { wildlings?: string[]; tides?: string[] } = {};
  for (const part of listOf(text, '|')) {
    const [name, ...cards] = part.split(/\s+/);
    if (name === 'wildlings' || name === 'tides') others[name] = cards;
    else westeros[Number(oneOf(['westeros1', 'westeros2', 'westeros3'], name!).slice(-1)) - 1] = cards;
  }
  return { westeros, ...others } as DeckOrder;
}

/** `knight knight* 3 footman`: a star after a routed unit, a number before several of a kind. */
export function unitWords(text: string): { kind: UnitKind; routed: boolean }[] {
  let times = 1;
  return listOf(text, /\s+/).flatMap((word) => {
    if (/^\d+$/.test(word)) {
      times = Number(word);
      return [];
    }
    const one = { kind: oneOf(UNIT_KINDS, word.replace('*', '')), routed: word.endsWith('*') };
    const several = Array.from({ length: times }, () => one);
    times = 1;
    return several;
  });
}

const unitsOf = (house: House, text: string): Unit[] =>
  unitWords(text).map(({ kind, routed }) => unit(house, kind, routed));

export const listOf = (text: string, separator: string | RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function oneOf<T extends string>(known: readonly T[], word: string): T {
  const found = known.find((each) => each === word);
  if (found === undefined) throw new Error(`A scene knows no '${word}' here; it knows ${known.join(', ')}`);
  return found;
}

const asHouse = (word: string): House => oneOf(HOUSES, word);
const asToken = (word: string): OrderToken => oneOf(ORDER_TOKENS, word);
const isHouse = (word: string): word is House => (HOUSES as readonly string[]).includes(word);
const isToken = (word: string): word is OrderToken => (ORDER_TOKENS as readonly string[]).includes(word);
const isSetting = (word: string): word is Setting => (SETTINGS as readonly string[]).includes(word);

export function asArea(word: string): AreaId {
  if (!Object.hasOwn(AREAS, word)) throw new Error(`There is no area '${word}'`);
  return word as AreaId;
}
