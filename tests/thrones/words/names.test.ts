// What the box calls things: an id is the English name in small letters.

import { expect, test } from 'vitest';
import NAMES from '../../../src/games/thrones/words/en/names';

const idOf = (name: string): string => name.toLowerCase().replaceAll(/[',]/g, '').replaceAll(' ', '-');

test.each(Object.entries(NAMES))('%s', (_what, names) => {
  for (const [id, name] of Object.entries(names)) expect(idOf(name)).toBe(id);
});
