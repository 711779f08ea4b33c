// What is measured and photographed by hand: `npm run bench:app`, `npm run screens`.

import { fileURLToPath } from 'node:url';
import base from '../../playwright.config';

export default {
  ...base,
  testDir: '.',
  testMatch: ['*.bench.ts', '*.screens.ts'],
  projects: [{ name: 'measured' }],
  retries: 0,
  // One at a time: two would slow each other down.
  workers: 1,
  // The server stands where the build is.
  webServer: { ...base.webServer, cwd: fileURLToPath(new URL('../..', import.meta.url)) },
  outputDir: '../../test-results/measure',
  reporter: [['line'], ['./ratios.ts']]
};
