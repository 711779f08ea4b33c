// Where the screens of each game are loaded from.

import type { Kinds } from '../engine/ruleset';
import type { Offer, Screens } from '../shell/screens';
import { screens as thrones } from './thrones/screens/pages';
import { screens as ironThrone } from './iron-throne/screens/pages';

/** A game's screens only get what its own rules have judged, which the compiler cannot see. */
const ofAny = <K extends Kinds>(screens: Screens<K>): Screens => screens as unknown as Screens;

const SCREENS: Readonly<Record<string, Screens>> = { thrones: ofAny(thrones), 'iron-throne': ofAny(ironThrone) };

/** Of a game that is listed: any other one has been refused before it came onto a screen. */
export const screensOf = (game: string): Screens => SCREENS[game]!;

/** What can be begun, the game that most come for first. */
export const offers = (): readonly Offer[] =>
  Object.entries(SCREENS).map(([id, screens]) => ({ id, ...screens.title() }));
