import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { refusal } from '../eslint/arrows.js';
import { cycleThrough } from '../eslint/graph.js';

describe('the arrows between the rooms', () => {
  test.each([
    ['src/lib/rules/supply.ts', '../box/areas'],
    ['src/lib/rules/march/ships.ts', './bridge'],
    ['src/lib/flow/chart.ts', 'xstate'],
    ['src/lib/play/game.ts', '../saves/games'],
    ['src/lib/bots/random.ts', '../flow/play'],
    ['src/headless/table.ts', 'node:readline'],
    ['src/headless/table.ts', '../lib/flow/play'],
    ['src/routes/+layout.svelte', '$lib/PwaUpdate.svelte'],
    ['src/routes/play/+page.ts', './$types']
  ])('%s may import %s', (file, source) => {
    expect(refusal(file, source)).toBeUndefined();
  });

  test.each([
    ['src/lib/box/areas.ts', '../rules/supply', 'box may not import rules'],
    ['src/lib/rules/supply.ts', '../flow/chart', 'rules may not import flow'],
    ['src/lib/rules/supply.ts', 'xstate', "package 'xstate'"],
    ['src/lib/flow/chart.ts', '../saves', 'flow may not import saves'],
    ['src/lib/flow/chart.ts', 'node:fs', "package 'node:fs'"],
    ['src/lib/saves/db.ts', '../play/game', 'saves may not import play'],
    ['src/lib/board/Map.svelte', '$lib/rules/reach', 'board may not import rules'],
    ['src/lib/words/en.ts', '../flow/chart', 'words may not import flow'],
    ['src/lib/bots/random.ts', '../saves/db', 'bots may not import saves'],
    ['src/lib/play/game.ts', '$lib/table/Ask.svelte', 'play may not import table'],
    ['src/lib/rules/supply.ts', '$lib/box/areas', 'relative path'],
    ['src/lib/rules/supply.ts', '../box/areas.ts', 'extension'],
    ['src/lib/rules/supply.ts', '../../../tests/scene', 'lies in no room']
  ])('%s may not import %s', (file, source, reason) => {
    expect(refusal(file, source)).toContain(reason);
  });
});

describe('cycles between files', () => {
  let root = '';
  afterEach(() => rmSync(root, { recursive: true }));

  function project(files: Record<string, string>) {
    root = mkdtempSync(join(tmpdir(), 'arrows-'));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
  }

  test('are found through other files, components and types', () => {
    project({
      'src/one.ts': "import type { Two } from './two';",
      'src/two.ts': "export { default } from '$lib/Three.svelte';",
      'src/lib/Three.svelte': "<script lang=\"ts\">\n  import '../one';\n</script>\n<p>import '../other'</p>"
    });
    expect(cycleThrough(root, 'src/one.ts', './two')).toEqual([
      'src/one.ts',
      'src/two.ts',
      'src/lib/Three.svelte',
      'src/one.ts'
    ]);
  });

  test('are not where two ways lead to the same file', () => {
    project({
      'src/four.ts': "import './five'; import './six';",
      'src/five.ts': "import './six';",
      'src/six.ts': ''
    });
    expect(cycleThrough(root, 'src/four.ts', './five')).toBeUndefined();
  });
});
