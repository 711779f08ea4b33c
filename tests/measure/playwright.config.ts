// What is measured and photographed by hand: `npm run bench:app`, `npm run screens`.

import base from '../../playwright.config';

const root = new URL('../..', import.meta.url).pathname;

export default {
  ...base,
  // The server stands where the build is.
  webServer: [base.webServer ?? []].flat().map((server) => ({ ...server, cwd: root })),
  testDir: '.',
  testMatch: ['*.bench.ts', '*.screens.ts'],
  outputDir: '../../test-results/measure',
  reporter: [['line']]
};
