// What is measured and photographed by hand: `npm run bench:app`, `npm run screens`.

import { fileURLToPath } from 'node:url';
import base from '../../playwright.config';

const root = new URL('../..', import.meta.url).pathname;

export default {
  ...base,
  // The server stands where the build is.
  webServer: [base.webServer ?? []].flat().map((server) => ({ ...server, cwd: root })),
  testDir: '.',
  testMatch: ['*.bench.ts', '*.screens.ts'],
  webServer: { ...base.webServer, cwd: fileURLToPath(new URL('../..', import.meta.url)) },
  outputDir: '../../test-results/measure',
  reporter: [['line']]
};
