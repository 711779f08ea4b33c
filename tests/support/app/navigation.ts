// SvelteKit's ways to another page: a test that takes one has left what it tests.

const leave = (): never => {
  throw new Error('Tests open no page');
};

export const goto = leave;
export const pushState = leave;
export const replaceState = leave;
export const beforeNavigate = (): void => undefined;
