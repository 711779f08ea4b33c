// Answers that are a little wrong: a legal answer with something changed in it, the way people and programs get it wrong. What
// comes of it may by chance be legal again; otherwise it has to be refused, and for a rule. It knows nothing of the kinds of
// answer: it walks through the data and puts one area for another, one token for another, drops, doubles, splits and adds, and
// mixes two legal answers. So nearly all of it has the right shape, and it is the rules that have to say no.

import type { AreaId } from '#thrones/box';
import { AREA_IDS, AREAS } from '#thrones/box/areas';
import { NEIGHBOURS } from '#thrones/box/borders';
import { HOUSE_CARD_IDS } from '#thrones/box/houseCards';
import { HOUSES } from '#thrones/box/houses';
import { ORDER_TOKENS } from '#thrones/box/orders';
import { UNIT_KINDS } from '#thrones/box/units';
import type { Answer } from '#thrones/rules';
import type { Chance } from '#engine/chance';

type Table = { readonly [name: string]: Json };
type Json = string | number | boolean | null | readonly Json[] | Table;

interface Way {
  readonly chance: Chance;
  /** Areas that the answers are about, and those next to them: the mistakes made there are the interesting ones. */
  readonly near: readonly AreaId[];
}

const VOCABULARIES: readonly (readonly string[])[] = [ORDER_TOKENS, UNIT_KINDS, HOUSES, HOUSE_CARD_IDS];

const MOST_CHANGES = 3;

/** The first answer, disturbed, with things of the second in it. */
export function perturbed(answer: Answer, other: Answer, chance: Chance): unknown {
  const named = areasNamedIn([answer, other]);
  const way: Way = { chance, near: [...named, ...named.flatMap((area) => NEIGHBOURS[area])] };
  let changed = answer as unknown as Json;
  for (let times = 1 + chance.below(MOST_CHANGES); times > 0; times--)
    changed = changedSomewhere(changed, other as unknown as Json, way);
  return changed;
}

function areasNamedIn(value: unknown): AreaId[] {
  if (typeof value === 'string') return isArea(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return [...Object.keys(value).filter(isArea), ...Object.values(value).flatMap(areasNamedIn)];
}

const isArea = (name: string): name is AreaId => Object.hasOwn(AREAS, name);
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const isTable = (value: Json | undefined): value is Table =>
  typeof value === 'object' && value !== null && !isList(value);

function changedSomewhere(value: Json, other: Json | undefined, way: Way): Json {
  if (isList(value)) return disturbed(value, isList(other) ? other : [], way);
  if (isTable(value)) return withOneEntryChanged(value, isTable(other) ? other : {}, way);
  return otherThan(value, other, way);
}

function otherThan(value: string | number | boolean | null, other: Json | undefined, way: Way): Json {
  const { chance } = way;
  if (other !== undefined && other !== value && chance.below(2) === 0) return other;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + chance.pick([-value - 1, 1, 2, 20, 0.5]);
  if (value === null) return chance.pick([anArea(way), chance.pick(HOUSE_CARD_IDS), null]);
  if (isArea(value)) return anArea(way);
  const vocabulary = VOCABULARIES.find((words) => words.includes(value));
  return vocabulary === undefined ? chance.pick([value, value, value, `${value}!`]) : chance.pick(vocabulary);
}

const anArea = ({ chance, near }: Way): AreaId => chance.pick(near.length > 0 && chance.below(8) > 0 ? near : AREA_IDS);

function disturbed(list: readonly Json[], other: readonly Json[], way: Way): Json[] {
  const { chance } = way;
  if (list.length === 0) return [...other];
  const place = chance.below(list.length);
  const one = list[place]!;
  const without = list.filter((_, i) => i !== place);
  const ways: (() => Json[])[] = [
    () => without,
    () => [...list, one],
    () => [...list, ...other],
    () => [...without, ...other.slice(0, 1)],
    () => [...without, changedSomewhere(one, other[0], way)],
    () => [...list, elsewhere(one, way)],
    () => [...without, elsewhere(one, way)],
    () => [...without, ...split(one, way)]
  ];
  return chance.pick(ways)();
}

/** The same thing in another area. */
function elsewhere(value: Json, way: Way): Json {
  const [area] = areasNamedIn(value);
  const other = anArea(way);
  const put = (part: Json): Json => {
    if (isList(part)) return part.map(put);
    if (isTable(part)) return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, put(each)]));
    return part === area ? other : part;
  };
  return put(value);
}

/** A thing with a list in it becomes two, the second of them elsewhere. */
function split(value: Json, way: Way): Json[] {
  const entry = isTable(value) ? Object.entries(value).find(([, part]) => isList(part) && part.length > 1) : undefined;
  if (!isTable(value) || entry === undefined) return [value];
  const [name, parts] = entry as [string, readonly Json[]];
  return [{ ...value, [name]: parts.slice(0, 1) }, elsewhere({ ...value, [name]: parts.slice(1) }, way)];
}

function withOneEntryChanged(table: Table, other: Table, way: Way): Json {
  const names = Object.keys(table);
  if (names.length === 0) return { ...other };
  // there is more to get wrong in a list than in a word
  const name = way.chance.pick([...names, ...names.flatMap((each) => (isList(table[each]) ? [each, each, each] : []))]);
  const changed = { ...table, [name]: changedSomewhere(table[name]!, other[name], way) };
  return isArea(name) ? way.chance.pick([changed, withAnotherKey(table, name, way)]) : changed;
}

/** A table by area: an entry goes, comes, or all get the same. */
function withAnotherKey(table: Table, area: AreaId, way: Way): Json {
  const one = table[area]!;
  const without = Object.fromEntries(Object.entries(table).filter(([name]) => name !== area));
  const another = anArea(way);
  const alike = Object.fromEntries(Object.keys(table).map((name) => [name, one]));
  return way.chance.pick<Json>([without, { ...table, [another]: one }, { ...without, [another]: one }, alike]);
}
