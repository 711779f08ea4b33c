import { defineConfig } from '@playwright/test';
import { systemChromium } from './scripts/chromium.mjs';

const port = process.env.E2E_PORT ?? '4179';
const base = process.env.BASE_PATH ?? '';
const url = `http://127.0.0.1:${port}${base}/`;
const executablePath = systemChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  forbidOnly: Boolean(process.env.CI),
  // Whole games mostly wait for fingers that hold and for animations, so a third worker still finds time on two cores.
  workers: 3,
  fullyParallel: true,
  // Real browsers on a busy machine: once more, and the report says so.
  retries: 1,
  timeout: 300_000,
  expect: { timeout: 15_000 },
  // The longest first, so that nothing waits for them at the end.
  projects: [
    { name: 'whole games', testMatch: 'whole.spec.ts' },
    { name: 'the rest', testIgnore: 'whole.spec.ts' }
  ],
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    baseURL: url,
    // The trace of a game takes several times as long as the game: `--trace on` where one is looked for.
    trace: 'off',
    serviceWorkers: 'allow',
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
