// The five Houses.

export const HOUSES = ['baratheon', 'lannister', 'stark', 'targaryen', 'tyrell'] as const;
export type House = (typeof HOUSES)[number];
