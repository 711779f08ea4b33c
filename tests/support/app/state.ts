// SvelteKit's page: tests open none.

export const page = { url: new URL('http://localhost/'), params: {}, state: {} };
