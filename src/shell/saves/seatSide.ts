/** The side of the tablet where somebody sits while it is in the middle of the table. */
export type Side = 'south' | 'west' | 'north' | 'east';
