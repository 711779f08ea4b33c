// The six great houses. Which of them play with fewer than six players is said in setup.ts.

export const HOUSES = ['stark', 'greyjoy', 'lannister', 'baratheon', 'tyrell', 'martell'] as const;

export type House = (typeof HOUSES)[number];

/** A table with one entry for each house. */
export type ByHouse<T> = Readonly<Record<House, T>>;
