// A desktop without a screen on which Orca runs: its own bus, its own window, a voice that writes. Nothing of the user's is touched.

import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { passes } from './passes';

const HERE = 'tests/aloud';
const LAUNCHER = '/usr/libexec/at-spi-bus-launcher';
/** Orca's own Python, whichever comes first in the path. */
const PYTHON = '/usr/bin/python3';
const PACKAGES = 'orca at-spi2-core xvfb xauth xdotool dbus-x11';

const isThere = (program: string): boolean => spawnSync('which', [program]).status === 0;

/** Why Orca cannot be had, in words; null: it can. */
export function lacking(): string | null {
  if (process.platform !== 'linux') return 'Orca is a screen reader of Linux.';
  const missing = ['orca', 'xvfb-run', 'xdotool', 'dbus-run-session'].filter((program) => !isThere(program));
  if (!existsSync(LAUNCHER)) missing.push('at-spi-bus-launcher');
  if (missing.length > 0) return `${missing.join(', ')} not found. On Debian: apt-get install ${PACKAGES}`;
  // A second one would read nothing, and end the first.
  const isRunning = spawnSync('pgrep', ['-u', String(process.getuid?.()), '-x', 'orca']).status === 0;
  return isRunning ? 'Orca is running already; a second one would disturb it.' : null;
}

const CUSTOMIZED = `import sys
import orca.settings
sys.path.insert(0, ${JSON.stringify(join(process.cwd(), HERE))})
sys.dont_write_bytecode = True
orca.settings.speechServerFactory = "said"
orca.settings.speechFactoryModules = ["said"]
`;

/** What has the home and the runtime folder of a session there. */
export function homeIn(folder: string): NodeJS.ProcessEnv {
  const [home, runtime] = [join(folder, 'home'), join(folder, 'run')];
  mkdirSync(join(home, '.local/share/orca'), { recursive: true });
  mkdirSync(runtime, { recursive: true, mode: 0o700 });
  writeFileSync(join(home, '.local/share/orca/orca-customizations.py'), CUSTOMIZED);
  return {
    ...process.env,
    HOME: home,
    XDG_DATA_HOME: join(home, '.local/share'),
    XDG_CONFIG_HOME: join(home, '.config'),
    XDG_RUNTIME_DIR: runtime,
    ACCESSIBILITY_ENABLED: '1',
    SAID: join(folder, 'said.txt')
  };
}

/** No line for so long, in milliseconds: it has finished. */
const QUIET = 2500;
/** It reads no longer than that. */
const LONGEST = 60_000;

/** Orca, within such a session. */
export class Reader {
  #launcher: ChildProcess | null = null;
  #orca: ChildProcess | null = null;
  readonly #paper = process.env.SAID ?? '';
  #read = 0;

  async start(): Promise<void> {
    writeFileSync(this.#paper, '');
    execFileSync('gsettings', ['set', 'org.gnome.desktop.interface', 'toolkit-accessibility', 'true']);
    this.#launcher = spawn(LAUNCHER, ['--launch-immediately'], { stdio: 'ignore' });
    await passes(1000);
    this.#orca = spawn('orca', [], { stdio: 'ignore' });
    if ((await this.takeSaid()).length === 0) throw new Error('Orca starts, and says nothing.');
  }

  /** What it said since this was asked last, once it is silent. */
  async takeSaid(): Promise<readonly string[]> {
    for (let [waited, still, before] = [0, 0, this.#lines().length]; waited < LONGEST; waited += 100) {
      await passes(100);
      const now = this.#lines().length;
      still = now === before ? still + 100 : 0;
      before = now;
      if (still >= QUIET && (now > this.#read || waited > 4 * QUIET)) break;
    }
    const lines = this.#lines();
    const said = lines.slice(this.#read);
    this.#read = lines.length;
    return said;
  }

  /** Clicks as an aid does. */
  click(name: string): void {
    execFileSync(PYTHON, [join(HERE, 'click.py'), name], { stdio: ['ignore', 'ignore', 'pipe'] });
  }

  #lines(): readonly string[] {
    return readFileSync(this.#paper, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
  }

  stop(): void {
    // The launcher ends its bus; Orca does not always hear that it is to end.
    this.#launcher?.kill();
    this.#orca?.kill('SIGKILL');
  }
}
