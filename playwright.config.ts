import './scripts/text/loader.mjs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { headlessChromium } from './scripts/chromium.mjs';
import { LONG } from './tests/support/long';

const port = process.env.E2E_PORT ?? '4179';
const base = process.env.BASE_PATH ?? '';
const url = `http://127.0.0.1:${port}${base}/`;
const executablePath = headlessChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: join(import.meta.dirname, 'tests/e2e/support/built.ts'),
  forbidOnly: Boolean(process.env.CI),
  workers: Math.min(4, Math.max(2, availableParallelism())),
  fullyParallel: true,
  // A second try would hide what has to be understood: a page that was not ready, a clock.
  retries: 0,
  // No test is a race: these only end one that hangs.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  ...(LONG ? {} : { grepInvert: /@long/ }),
  // The longest first, so that nothing waits for them at the end.
  projects: [
    { name: 'whole games', testMatch: 'whole.spec.ts' },
    { name: 'the rest', testIgnore: 'whole.spec.ts' }
  ],
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    baseURL: url,
    // A button that is gone for good ends its test, and not all that come after it.
    actionTimeout: 120_000,
    // The trace of a game takes several times as long as the game: `--trace on` where one is looked for.
    trace: 'off',
    // Where it matters it is allowed: storing the whole app takes longer than most tests.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync'
      ]
    }
  },
  webServer: { command: `node scripts/serve.mjs build ${port} ${base}`, cwd: import.meta.dirname, url }
});
