// The single numbers of the game.

export const ROUNDS = 10;

/** Areas with a castle or stronghold that win the game at once. */
export const CASTLES_TO_WIN = 7;

/** Ships a port holds. */
export const PORT_CAPACITY = 3;

/** Power tokens of one house: in hand, on the board and in the pool together. */
export const POWER_TOKENS = 20;

export const STARTING_POWER = 5;

export const WILDLING_START = 2;

/** Here the wildlings attack without waiting for a card. */
export const WILDLING_TOP = 12;

/** One space of the wildling track. */
export const WILDLING_STEP = 2;

/** The fall of the wildlings after a victory of their own: two spaces, though not below 0. */
export const WILDLING_RETREAT = 4;

/** Strength of the second attack that Preemptive Raid brings, whatever the track says. */
export const PREEMPTIVE_RAID_STRENGTH = 6;
