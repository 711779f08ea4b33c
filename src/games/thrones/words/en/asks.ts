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
import { house } from './say';

const SENTENCES: Sentences<About> = { ...WESTEROS, ...ORDERS, ...BATTLE };

const sentence = (ask: Asked, view: View): string => SENTENCES[ask.about](ask, view);

/** Goes on after "House Stark takes the tablet"; only these are ever answered behind a curtain. */
const CURTAINS: Readonly<Partial<Record<About, string>>> = {
  'assigning-orders': 'to place orders',
  bidding: 'to bid',
  'house-card': 'to choose a house card',
  'tides-redraw': 'to look at a Tides of Battle card',
  'raven-card': 'to look at the top wildling card'
};

/** What a hand does next, on the button of the recap before it. */
const DEEDS: Readonly<Partial<Record<About, string>>> = {
  'assigning-orders': 'Place your orders',
  bidding: 'Place your bid',
  'house-card': 'Choose a house card',
  'messenger-raven': 'Use the raven',
  'tides-redraw': 'Look at your card',
  'raven-card': 'Look at the wildling card'
};

const BIDS: Readonly<Record<Track | 'wildlings', string>> = {
  throne: 'to bid for the Iron Throne track',
  fiefdoms: 'to bid for the Fiefdoms track',
  court: "to bid for the King's Court track",
  wildlings: 'to bid against the wildlings'
};

const asks = {
  title: (about: About): string => TITLES[about],
  asks: sentence,
  /** Where others than the house asked read or hear it, too. */
  named: (ask: Asked, view: View): string => `${house(ask.house)}: ${sentence(ask, view)}`,
  deed: (about: About): string => DEEDS[about] ?? TITLES[about],
  /** `on` is what is bid for. */
  curtain: (about: About, on: Track | 'wildlings' | null = null): string =>
    (about === 'bidding' && on !== null ? BIDS[on] : CURTAINS[about]) ?? 'to decide in secret',
  page: (about: About): number => PAGES[about],
  option
};

export default asks;
