/** So many games are listed at a time: the page stays as light with a thousand as with ten. */
export const PAGE = 10;
