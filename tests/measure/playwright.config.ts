// What is measured and photographed by hand: `npm run bench:app`, `npm run screens`.

import base from '../../playwright.config';

export default {
  ...base,
  testDir: '.',
  testMatch: ['*.bench.ts', '*.screens.ts'],
  outputDir: '../../test-results/measure',
  reporter: [['line']]
};
