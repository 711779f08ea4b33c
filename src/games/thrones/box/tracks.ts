// The three influence tracks, the token each one gives to its first house, and the stars beside the King's Court.

export const TRACKS = ['throne', 'fiefdoms', 'court'] as const;

export type Track = (typeof TRACKS)[number];

/** A table with one entry for each influence track. */
export type ByTrack<T> = Readonly<Record<Track, T>>;

export type DominanceToken = 'iron-throne' | 'valyrian-steel-blade' | 'messenger-raven';

export const DOMINANCE: ByTrack<DominanceToken> = {
  throne: 'iron-throne',
  fiefdoms: 'valyrian-steel-blade',
  court: 'messenger-raven'
};

/** Special orders allowed at each position of the King's Court, from the first position on. */
export const STARS_FIVE_AND_SIX: readonly number[] = [3, 3, 2, 1, 0, 0];

/** The same on the overlay that covers the track with three or four players. */
export const STARS_THREE_AND_FOUR: readonly number[] = [3, 2, 1, 0];
