// The numbers of the game.

export const FEWEST_PLAYERS = 3;
export const MOST_PLAYERS = 5;

export const LEADERS_DEALT = 2;
export const HAND = 5;
export const INFLUENCE = 5;
export const POWER_ON_EACH = 4;
export const CHARACTERS = 4;
/** On four characters and the leader's sheet. */
export const POWER_OF_A_HOUSE = POWER_ON_EACH * (CHARACTERS + 1);

/** Drawn, and power distributed, by each player of a defending side that wins. */
export const REWARD = 2;

export const TORTURE = 4;
export const MOST_IN_A_DEAL = { influence: 1, hostages: 2, power: 3 } as const;
