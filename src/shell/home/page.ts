/** How many games are listed at a time, so that a thousand are as quick as ten. */
export const PAGE = 10;
