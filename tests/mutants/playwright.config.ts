// The browser tests as they are, but for their patience: of a mutant, what is waited for does not come.

import base from '../../playwright.config';

export default { ...base, testDir: '../e2e', expect: { timeout: 15_000 } };
