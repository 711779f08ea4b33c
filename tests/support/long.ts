/** `npm test -- --long`: as much as there is. Otherwise a share of every kind, as much as one has the patience to wait for. */
export const LONG = process.env.LONG !== undefined;
