import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { refusal } from '../eslint/arrows.js';
import { cycleThrough } from '../eslint/graph.js';

describe('the arrows between the rooms', () => {
  test.each([
    ['src/games/thrones/rules/supply.ts', '../box/areas'],
    ['src/games/thrones/rules/march/ships.ts', './bridge'],
    ['src/games/thrones/flow/chart.ts', 'xstate'],
    ['src/shell/play/game.ts', '../saves/games'],
    ['src/games/thrones/bots/random.ts', '../flow/play'],
    ['tools/headless/table.ts', 'node:readline'],
    ['tools/headless/table.ts', '../../src/games/thrones/flow/play'],
    ['src/routes/+layout.svelte', '../shell/update/PwaUpdate.svelte'],
    ['src/routes/+layout.svelte', '#shell/update/PwaUpdate.svelte'],
    ['src/games/thrones/flow/chart.ts', '#thrones/rules'],
    ['src/shell/table/Frame.svelte', '../curtain/Curtain.svelte'],
    ['src/games/thrones/screens/table/Table.svelte', '#shell/table/Frame.svelte'],
    ['src/routes/play/+page.ts', './$types']
  ])('%s may import %s', (file, source) => {
    expect(refusal(file, source)).toBeUndefined();
  });

  test.each([
    ['src/games/thrones/box/areas.ts', '../rules/supply', 'box may not import rules'],
    ['src/games/thrones/rules/supply.ts', '../flow/chart', 'rules may not import flow'],
    ['src/games/thrones/rules/supply.ts', 'xstate', "package 'xstate'"],
    ['src/games/thrones/flow/chart.ts', '#shell/saves/games', 'flow may not import saves'],
    ['src/games/thrones/flow/chart.ts', 'node:fs', "package 'node:fs'"],
    ['src/shell/saves/db.ts', '../play/game', 'saves may not import play'],
    ['src/games/thrones/board/Map.svelte', '../rules/reach', 'board may not import rules'],
    ['src/games/thrones/text/log.ts', '../flow/chart', 'thronesText may not import flow'],
    ['src/games/thrones/bots/random.ts', '#shell/saves/games', 'bots may not import saves'],
    ['src/shell/play/game.ts', '../table/Frame.svelte', 'play may not import table'],
    ['src/shell/curtain/Curtain.svelte', '../table/Frame.svelte', 'curtain may not import table'],
    ['src/shell/table/Frame.svelte', '../../games/thrones/text/log', 'table may not import thronesText'],
    ['src/games/thrones/screens/kit/Order.svelte', '../asks/reply', 'screens/kit may not import screens/asks'],
    [
      'src/games/thrones/screens/asks/march/MarchPanel.svelte',
      '../../combat/Duel.svelte',
      'screens/asks may not import screens/combat'
    ],
    ['src/ui/Sheet.svelte', '../shell/text/times', 'ui may not import shellText'],
    [
      'src/games/iron-throne/screens/sheets/logSheet.ts',
      '#thrones/text/log',
      'ironScreens/sheets may not import thronesText'
    ],
    ['src/routes/play/+page.svelte', '../../games/thrones/text/log', 'routes may not import thronesText'],
    ['src/games/thrones/rules/supply.ts', '../box/areas.ts', 'extension'],
    ['src/games/thrones/rules/combat/tides.ts', '../../../../engine/chance', 'climbs too far'],
    ['src/games/thrones/rules/supply.ts', '#tests/scene', 'lies in no room']
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
      'src/two.ts': "export { default } from './parts/Three.svelte';",
      'src/parts/Three.svelte': "<script lang=\"ts\">\n  import '../one';\n</script>\n<p>import '../other'</p>"
    });
    expect(cycleThrough(root, 'src/one.ts', './two')).toEqual([
      'src/one.ts',
      'src/two.ts',
      'src/parts/Three.svelte',
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
