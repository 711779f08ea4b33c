// The two places of a round at which the table looks at all houses: when the orders are given, and when a round ends.

import { type Scene, scene } from './scene';

/** Three houses place orders; Lannister comes first, then Stark with two areas, then Baratheon. */
export const planningOfThree = (): Scene =>
  scene(`
    houses stark lannister baratheon
    throne lannister stark baratheon
    court  stark lannister baratheon
    stark      karhold: footman; white-harbor: footman
    lannister  lannisport: knight
    baratheon  dragonstone: knight
  `);

/** The last Consolidate Power order of a round, that of Stark in Winterfell, is still to come. */
export const lastOrderOfARound = (): Scene =>
  scene(`
    houses stark lannister baratheon
    throne lannister stark baratheon
    power stark 3 lannister 4
    deck westeros1 last-days-of-summer | westeros2 last-days-of-summer | westeros3 web-of-lies
    stark      winterfell: footman, special-consolidate-power; karhold: footman, support
    lannister  lannisport: knight, consolidate-power; stoney-sept: footman, defense+1
    baratheon  dragonstone: knight
  `).consolidating();
