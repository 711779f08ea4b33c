/** The number of games listed at a time, so that a thousand are as quick as ten. */
export const PAGE = 10;
