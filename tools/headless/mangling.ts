// Lines that no program should send: good requests with bytes changed, cut short or doubled, with wrong values in every place, and
// plain rubbish. For the fuzzer of the table.

import type { Chance } from '#engine/chance';

const RUBBISH = [
  '',
  ' ',
  'null',
  '[]',
  '{}',
  '0',
  '"do"',
  '{"do":',
  '{"do":"dance"}',
  '{"do":{"do":"asks"}}',
  '{"__proto__":{"do":"state"}}',
  '{"do":"answer","house":"__proto__","answer":{}}',
  '{"do":"choices","house":"stark","limit":-1}',
  '{"do":"choices","house":"stark","limit":1e99}',
  '{"do":"new","houses":["stark","stark","stark"]}',
  '{"do":"play","policy":"cunning","until":"end"}',
  '{"do":"load","save":null}',
  '\u0000\u0001\ufffd'
];

const STRANGERS: readonly unknown[] = [
  null,
  true,
  -1,
  1e9,
  0.5,
  '',
  'atlantis',
  '__proto__',
  'constructor',
  [],
  {},
  [[]]
];

/** A line made from good ones, in one of many wrong ways. By chance it may still be good. */
export function mangled(good: readonly string[], chance: Chance): string {
  const line = chance.pick(good);
  switch (chance.below(6)) {
    case 0:
      return chance.pick(RUBBISH);
    case 1:
      return line.slice(0, chance.below(line.length + 1));
    case 2:
      return withOtherBytes(line, chance);
    case 3:
      return line + chance.pick(good);
    case 4:
      return deep(chance.below(3000), line);
    default:
      return JSON.stringify(withAStranger(JSON.parse(line) as unknown, chance));
  }
}

function withOtherBytes(line: string, chance: Chance): string {
  const bytes = [...line];
  for (let times = 1 + chance.below(4); times > 0 && bytes.length > 0; times--)
    bytes[chance.below(bytes.length)] = String.fromCharCode(chance.below(256));
  return bytes.join('').replaceAll('\n', ' ');
}

const deep = (levels: number, line: string): string => '['.repeat(levels) + line + ']'.repeat(levels);

/** Somewhere in the data stands what does not belong there. */
export function withAStranger(value: unknown, chance: Chance): unknown {
  const isTable = typeof value === 'object' && value !== null;
  if (!isTable || chance.below(4) === 0) return chance.pick(STRANGERS);
  if (Array.isArray(value)) {
    const place = chance.below(value.length + 1);
    return [
      ...(value as unknown[]).slice(0, place),
      withAStranger(value[place] as unknown, chance),
      ...(value as unknown[]).slice(place + 1)
    ];
  }
  const entries = Object.entries(value as Readonly<Record<string, unknown>>);
  if (entries.length === 0) return { stranger: chance.pick(STRANGERS) };
  const [name, part] = chance.pick(entries);
  return { ...value, [name]: withAStranger(part, chance) };
}
