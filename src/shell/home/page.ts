/** Games listed at a time: a thousand are as light as ten. */
export const PAGE = 10;
