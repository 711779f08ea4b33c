import { defineConfig } from '@playwright/test';
import { systemChromium } from './scripts/chromium.mjs';

const port = process.env.E2E_PORT ?? '4179';
const base = process.env.BASE_PATH ?? '';
const url = `http://127.0.0.1:${port}${base}/`;
const executablePath = systemChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    baseURL: url,
    trace: 'retain-on-failure',
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
  webServer: { command: `node scripts/serve.mjs build ${port} ${base}`, url }
});
