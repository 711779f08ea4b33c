// The three influence tracks, and the stars beside the King’s Court.

export const TRACKS = ['throne', 'fiefdoms', 'court'] as const;

export type Track = (typeof TRACKS)[number];

/** A table with one entry for each influence track. */
export type ByTrack<T> = Readonly<Record<Track, T>>;

/** Special orders allowed at each position of the King's Court, from the first position on. */
export const STARS_FIVE_AND_SIX: readonly number[] = [3, 3, 2, 1, 0, 0];

/** The same on the overlay that covers the track with three or four players. */
export const STARS_THREE_AND_FOUR: readonly number[] = [3, 2, 1, 0];
