// Where the screens of each game are loaded from. Kit links the sheets of whatever a page may load itself, however late; of what it
// loads only through this, none: so no page waits for sheets of screens that it does not show.

import { text as ironThrone } from 'text:iron-throne/title';
import { text as thrones } from 'text:thrones/title';
import type { Kinds } from '#engine/ruleset';
import type { Offer, Screens } from '#shell/screens';
import { FURTHER } from './further';

/** A game's screens only get what its own rules have judged, which the compiler cannot see. */
const ofAny = <K extends Kinds>({ screens }: { readonly screens: Screens<K> }): Screens =>
  screens as unknown as Screens;

const SCREENS: Readonly<Record<string, () => Promise<Screens>>> = {
  thrones: async () => ofAny(await import('#thrones/screens/pages')),
  'iron-throne': async () => ofAny(await import('#iron/screens/pages')),
  ...Object.fromEntries(FURTHER.map(({ id, screens }) => [id, screens]))
};

/** Of a game that is listed: any other one has been refused before it came onto a screen. */
export const screensOf = (game: string): Promise<Screens> => SCREENS[game]!();

/** What can be begun, the game that most come for first. */
export const offers = (): readonly Offer[] => [
  {
    id: 'thrones',
    picture: '/board.webp',
    name: thrones('title'),
    what: thrones('title.what'),
    evening: thrones('title.evening'),
    players: thrones('title.players')
  },
  {
    id: 'iron-throne',
    picture: '/balance.webp',
    name: ironThrone('title'),
    what: ironThrone('title.what'),
    evening: ironThrone('title.evening'),
    players: ironThrone('title.players')
  }
];

/** Of the game that an address names; without a name, of the first. */
export const titleOf = (named: string | null): Pick<Offer, 'id' | 'name'> =>
  [...offers(), ...FURTHER].find(({ id }) => id === named) ?? offers()[0]!;
