// What SvelteKit says of where it runs: in tests there is no browser.

export const browser = false;
export const version = 'test';
