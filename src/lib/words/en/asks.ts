// What is asked: the name of the step, one sentence for whoever has never played, and the names of what can be chosen.

import type { Track } from '../../box/tracks';
import type { About } from '../../rules/asks';
import type { View } from '../../rules/view';
import type { Asked, Sentences } from './asking/asked';
import { BATTLE } from './asking/battle';
import { option } from './asking/options';
import { ORDERS } from './asking/orders';
import { PAGES, TITLES } from './asking/titles';
import { WESTEROS } from './asking/westeros';
import { house, TOKEN_NAMES } from './say';

const SENTENCES: Sentences<About> = { ...WESTEROS, ...ORDERS, ...BATTLE };

/** Goes on after "House Stark takes the tablet"; only these are ever answered behind a curtain. */
const CURTAINS: Readonly<Partial<Record<About, string>>> = {
  'assigning-orders': 'to give orders',
  bidding: 'to bid',
  'house-card': 'to choose a house card',
  'tides-redraw': 'to look at the Tides of Battle',
  'raven-card': 'to look at the top wildling card'
};

const BIDS: Readonly<Record<Track | 'wildlings', string>> = {
  throne: `to bid for ${TOKEN_NAMES.throne}`,
  fiefdoms: 'to bid for the Fiefdoms',
  court: "to bid for the King's Court",
  wildlings: 'to bid against the wildlings'
};

const asks = {
  title: (about: About): string => TITLES[about],
  asks: (ask: Asked, view: View): string => SENTENCES[ask.about](house(ask.house), ask, view),
  /** `on` is what is bid for. */
  curtain: (about: About, on: Track | 'wildlings' | null = null): string =>
    (about === 'bidding' && on !== null ? BIDS[on] : CURTAINS[about]) ?? 'to decide in secret',
  page: (about: About): number => PAGES[about],
  option
};

export default asks;
