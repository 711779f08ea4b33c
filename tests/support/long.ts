/** `npm test -- --long`: as much as there is. Otherwise a share of every kind, as much as one has the patience to wait for. */
export const LONG = process.env.LONG !== undefined;

/** Of what differs in size or side alone: the last ones. */
export const few = <T>(all: readonly T[], count = 1): readonly T[] => (LONG ? all : all.slice(-count));
