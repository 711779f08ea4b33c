// Tests of screens look at what is drawn, or drive the model that the screen drives. What is behind them may be changed at will.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Modules that tests know all the same, and why neither a drawing nor a model would do. */
const KNOWN: Readonly<Record<string, string>> = {
  '#iron/screens/newgame/places': 'the houses of a seat show once it is opened by a tap',
  '#iron/screens/table/sounds': 'a table of sounds for the shell',
  '#thrones/screens/asks/reply': 'the type of every model of an answer',
  '#thrones/screens/chronicle/rows': 'a file for spreadsheets',
  '#thrones/screens/code/explaining': 'the model of all reasons, without a rune in it',
  '#thrones/screens/combat/ledgerFigures': 'the parts of a figure show at a tap',
  '#thrones/screens/frame/logLines': 'which lines a choice leaves shows at a tap',
  '#thrones/screens/frame/missed': 'what was missed shows once a curtain is open',
  '#thrones/screens/frame/toLogLines': 'the data of the log',
  '#thrones/screens/kit/displayTimes': 'times of hundreds of sentences in five languages',
  '#thrones/screens/kit/seats': 'provides the players of a table',
  '#thrones/screens/over/gameStory': 'the other charts show at a tap',
  '#thrones/screens/over/powerChart': 'a chart has no width without a window',
  '#thrones/screens/table/panels': 'the table of all panels',
  '#thrones/screens/table/sounds': 'a table of sounds for the shell',
  '#thrones/screens/westeros/summary': 'the sentence shows at a tap'
};

const IMPORTED = /(?:from|import\() ?'(#(?:thrones|iron)\/screens\/[^']+)'/g;
/** A component, or a model: `.svelte.ts`. */
const isShown = (module: string): boolean => module.endsWith('.svelte');

test('tests import of the screens only components and models, and what is known', () => {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!e2e).*\.(ts|svelte)$/.test(file)
  );
  const imported = files.flatMap((file) =>
    [...readFileSync(join('tests', file), 'utf8').matchAll(IMPORTED)].map(([, module]) => module!)
  );
  const behind = [...new Set(imported)].filter((module) => !isShown(module));
  expect(behind.toSorted()).toEqual(Object.keys(KNOWN));
});
