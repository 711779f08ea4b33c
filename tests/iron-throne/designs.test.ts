// Every leader, character card and event has at least two scenes: what it does, and when it does nothing.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SPECIAL_EVENTS } from '#iron/box/events';
import { HOUSES } from '#iron/box/houses';
import { PERSONS } from '#iron/box/people';

const SCENES = join(import.meta.dirname, 'scenes');
const LEAST = 2;

const DESIGNS = [
  ...PERSONS.flatMap((person) => [`leader-${person}`, `card-${person}`]),
  ...[...HOUSES, ...SPECIAL_EVENTS].map((event) => `event-${event}`)
];

/** How many scenes name a design, by themselves or by the group they stand in. */
function countScenes(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const file of readdirSync(SCENES)) {
    let group: readonly string[] = [];
    for (const line of readFileSync(join(SCENES, file), 'utf8').split('\n')) {
      const tags = Array.from(line.matchAll(/\[((?:leader|card|event)-[a-z%-]+)\]/g), ([, tag]) => tag ?? '');
      const named = tags.flatMap((tag) => (tag.endsWith('%s') ? HOUSES.map((house) => tag.replace('%s', house)) : tag));
      if (/^(?:describe|test)\b/.test(line)) group = line.startsWith('describe') ? named : [];
      if (!/^ *test\b/.test(line)) continue;
      for (const design of new Set([...group, ...named])) counts.set(design, (counts.get(design) ?? 0) + 1);
    }
  }
  return counts;
}

test('each of the 58 designs has two scenes', () => {
  const counts = countScenes();
  expect(DESIGNS).toHaveLength(58);
  expect(DESIGNS.filter((design) => (counts.get(design) ?? 0) < LEAST)).toEqual([]);
  expect([...counts.keys()].filter((design) => !DESIGNS.includes(design))).toEqual([]);
});
