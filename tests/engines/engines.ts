// `npm run engines`: the built app in WebKit and in Firefox, each through one whole game and all that befalls a tablet.

import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EngineName, lacks } from '../../scripts/engines.mjs';
import { readsCodes } from './codes';
import type { Engine } from './engine';
import { Evening, type Stage } from './evening';
import { firefox } from './firefox';
import { Host } from './host';
import { tellsWhatItLacks } from './lacking';
import { looksRight } from './looks';
import { keepsSecrets } from './reading';
import { Tablet } from './tablet';
import { webkit } from './webkit';

if (!existsSync('build/sw.js')) throw new Error('There is no build: `npm run build` first.');

const ENGINES: Readonly<Record<EngineName, () => Promise<Engine>>> = { webkit, firefox };
const SIZE = { width: 1280, height: 800 };
const PICTURES = 'reports/engines';

const count = { passed: 0, failed: 0, skipped: 0 };
const root = mkdtempSync(join(tmpdir(), 'engines-'));

interface Cast {
  readonly name: string;
  readonly host: Host;
  readonly tablet: Tablet;
  readonly other: Tablet;
}

function stagesOf(evening: Evening, { name, host, tablet, other }: Cast): Readonly<Record<string, Stage>> {
  return {
    'begins a game': evening.begin,
    'reloads behind the curtain': evening.reloads,
    'starts and plays offline': evening.playsOffline,
    'is killed and goes on': evening.survivesKills,
    'finds lost games': evening.findsLostGames,
    'exports and imports': evening.movesTo(other),
    'plays a whole game': evening.playsOut,
    'keeps secrets': keepsSecrets(tablet, host),
    'looks right': looksRight(tablet, host, join(PICTURES, name)),
    'reads codes': readsCodes(tablet, host),
    'tells what it lacks': tellsWhatItLacks(tablet, host)
  };
}

async function play(name: EngineName): Promise<void> {
  const lack = lacks(name);
  if (lack !== null) {
    count.skipped++;
    console.log(`– ${name} is skipped: ${lack}`);
    return;
  }
  const engine = await ENGINES[name]();
  const host = new Host();
  await host.start();
  const tablet = new Tablet(engine, join(root, name, 'tablet'), SIZE);
  const other = new Tablet(engine, join(root, name, 'other'), SIZE);
  const evening = new Evening(tablet, host);
  const stages = Object.entries(stagesOf(evening, { name, host, tablet, other }));
  for (const [what, stage] of stages) {
    const since = performance.now();
    try {
      const told = await stage();
      const complaints = [tablet, other].flatMap((one) => one.takeComplaints());
      if (complaints.length > 0) throw new Error(complaints.join('\n'));
      count.passed++;
      console.log(`✓ ${name} ${what}: ${told} (${((performance.now() - since) / 1000).toFixed(1)} s)`);
    } catch (error) {
      count.failed++;
      console.log(`✗ ${name} ${what}: ${error instanceof Error ? error.stack : String(error)}`);
      await tablet.photograph(join(PICTURES, `${name} failed ${what}.png`)).catch(() => null);
      // An engine that died takes no other stage along.
      await evening.comesBack().catch(() => null);
    }
  }
  await Promise.all([tablet.kill(), other.kill()]);
  await host.stop();
  engine.close();
}

const asked = process.argv.slice(2);
const names = (Object.keys(ENGINES) as EngineName[]).filter((name) => asked.length === 0 || asked.includes(name));
mkdirSync(PICTURES, { recursive: true });
await Promise.all(names.map(play));
rmSync(root, { recursive: true, force: true, maxRetries: 3 });
console.log(`${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ''}`);
writeFileSync('reports/engines.json', JSON.stringify(count));
process.exit(count.failed > 0 ? 1 : 0);
