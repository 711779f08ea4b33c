// Firefox without a window, driven by its own socket.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startGroup } from '../support/processGroup';
import type { Engine, Running } from './engine';
import { marionetteWire, retried } from './wires';

export const firefox = (): Promise<Engine> => Promise.resolve({ name: 'firefox', start, close: () => undefined });

const PREFERENCES = {
  'marionette.port': 0,
  'ui.prefersReducedMotion': 1,
  'devtools.console.stdout.content': true,
  'browser.dom.window.dump.enabled': true,
  'browser.download.folderList': 2,
  'browser.download.useDownloadDir': true,
  // Nothing of its own: no first page, no look for news, nothing opened again after a kill.
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.sessionstore.resume_from_crash': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.startup.max_resumed_crashes': -1
};

/** What Firefox tells of itself, and the result of leaving a page that still loads, and of deleting the database under an open one. */
const OF_ITSELF =
  /^console\.(error: RSLoader:|warn: (services\.settings:|"Skipping" \d+ "un-needed interventions"|"Another connection wants to delete))/;

const OF_LEAVING = /Error: Unable to preload CSS/;

const isComplaint = (line: string): boolean =>
  /^console\.(error|warn)|^JavaScript (error|warning): http/.test(line) &&
  !OF_ITSELF.test(line) &&
  !OF_LEAVING.test(line);

async function start(profile: string): Promise<Running> {
  const downloads = join(profile, 'downloads');
  mkdirSync(downloads, { recursive: true });
  const preferences = { ...PREFERENCES, 'browser.download.dir': downloads };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const portFile = join(profile, 'MarionetteActivePort');
  rmSync(portFile, { force: true });
  const parameters = ['--headless', '--marionette', '--no-remote', '--profile', profile, 'about:blank'];
  const { child, kill } = startGroup('firefox-esr', parameters, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' }
  });
  const complaints: string[] = [];
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (text: Buffer) => {
      complaints.push(...text.toString().split('\n').filter(isComplaint));
    });
  try {
    const port = await retried(() => {
      const port = Number(readFileSync(portFile, 'utf8'));
      if (port === 0) throw new Error('Firefox does not start');
      return port;
    });
    const wire = await marionetteWire(port);
    const photograph = async (file: string): Promise<void> =>
      writeFileSync(file, String(await wire('photograph', { full: false })), 'base64');
    return { wire, downloads, complaints, photograph, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}
