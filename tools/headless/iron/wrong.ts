// Answers that are a little wrong: a legal one with one thing in it put for another of its sort. By chance it may be legal again.

import type { Chance } from '#engine/chance';
import { FACES } from '#iron/box/houseCards';
import { HOUSES } from '#iron/box/houses';
import { PERSONS } from '#iron/box/people';
import { OPTIONS } from '#iron/rules/answerShapes';

const WORDS: readonly (readonly string[])[] = [OPTIONS, HOUSES, PERSONS, FACES, ['challenger', 'defender']];

export function wrongly(value: unknown, chance: Chance): unknown {
  if (Array.isArray(value)) return wrongList(value, chance);
  if (typeof value === 'number') return Math.max(0, value + chance.pick([-1, 1, 2, 20]));
  if (value === null) return chance.pick([...HOUSES, ...FACES]);
  if (typeof value === 'string') return wrongWord(value, chance);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value as object).filter(([name]) => name !== 'kind' && name !== 'do');
  if (entries.length === 0)
    return chance.pick([
      { ...value, do: 'release', at: 9 },
      { ...value, [chance.pick(PERSONS)]: 2 }
    ]);
  const [name, part] = chance.pick(entries) as [string, unknown];
  if (chance.below(6) > 0) return { ...value, [name]: wrongly(part, chance) };
  const without = Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
  return chance.pick<object>([without, { ...without, [chance.pick([...PERSONS, ...HOUSES])]: part }]);
}

function wrongList(list: readonly unknown[], chance: Chance): unknown[] {
  const [first, ...rest] = list;
  return chance.pick<unknown[]>([
    rest,
    [...list, ...list],
    [chance.pick(FACES), ...rest],
    [...rest, wrongly(first ?? null, chance)]
  ]);
}

function wrongWord(word: string, chance: Chance): unknown {
  const words = WORDS.find((some) => some.includes(word));
  return chance.below(8) === 0 ? null : chance.pick(words ?? [word, 0]);
}
