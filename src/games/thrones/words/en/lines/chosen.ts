// Log lines of what a house chose among options: what it named, and what comes of it.

import type { AreaId } from '../../../box/areas';
import type { House } from '../../../box/houses';
import { HOUSES } from '../../../box/houses';
import { TRACKS } from '../../../box/tracks';
import type { About } from '../../../rules/asks';
import { house, place, several, TOKEN_NAMES, track } from '../say';
import type { Lines } from './lines';

/** What asks with options are about. */
export type OptionAbout = Extract<
  About,
  | 'a-throne-of-blades'
  | 'dark-wings-dark-words'
  | 'put-to-the-sword'
  | 'wildling-tie'
  | 'preemptive-raid'
  | 'preemptive-raid-track'
  | 'a-king-beyond-the-wall'
  | 'a-king-beyond-the-wall-reward'
  | 'raven-card'
  | 'port'
  | 'support'
  | 'accepting-support'
  | 'tyrion-lannister'
  | 'doran-martell'
  | 'tides-redraw'
  | 'valyrian-steel-blade'
>;

/** Goes on after "House Stark …". Null where the option is not known. */
type Deed = (option: string, area?: AreaId) => string | null;

const words =
  (deeds: Readonly<Record<string, string>>): Deed =>
  (option) =>
    deeds[option] ?? null;

const onTrack =
  (says: (named: string, token: string) => string): Deed =>
  (option) => {
    const named = TRACKS.find((one) => one === option);
    return named === undefined ? null : says(track(named), TOKEN_NAMES[named]);
  };

const known = (option: string): House | undefined => HOUSES.find((one) => one === option);

const ships: Deed = (option, area) => {
  const where = area === undefined ? '' : ` in ${place(area)}`;
  if (option === '0') return `takes over no ships${where}`;
  return /^[1-9]$/.test(option) ? `takes over ${several(Number(option), 'ship', 'ships')}${where}` : null;
};

const DEEDS: Readonly<Record<OptionAbout, Deed>> = {
  'a-throne-of-blades': words({
    supply: 'decides that everybody adjusts supply',
    mustering: 'decides that everybody musters',
    nothing: 'decides that nothing happens'
  }),
  'dark-wings-dark-words': words({
    'clash-of-kings': 'decides that everybody bids for the three tracks',
    'game-of-thrones': 'decides that everybody gains power',
    nothing: 'decides that nothing happens'
  }),
  'put-to-the-sword': words({
    'storm-of-swords': 'forbids Defense orders this round',
    'rains-of-autumn': 'forbids the special March +1 this round',
    nothing: 'forbids no orders this round'
  }),
  'wildling-tie': (option) => {
    const named = known(option);
    return named === undefined ? null : `breaks the tie and chooses ${house(named)}`;
  },
  'preemptive-raid': words({
    units: 'chooses to destroy units',
    track: 'chooses to drop on its highest track'
  }),
  'preemptive-raid-track': onTrack((named) => `chooses ${named} for the drop`),
  'a-king-beyond-the-wall': onTrack((named) => `drops to the last position on ${named}`),
  'a-king-beyond-the-wall-reward': onTrack(
    (named, token) => `moves to the first position on ${named} and takes ${token}`
  ),
  'raven-card': words({
    top: 'puts the wildling card back on top',
    bottom: 'puts the wildling card on the bottom of the deck'
  }),
  port: ships,
  support: words({
    attacker: 'supports the attacker',
    defender: 'supports the defender',
    none: 'supports nobody'
  }),
  'accepting-support': words({ accept: 'accepts the support', refuse: 'refuses the support' }),
  'tyrion-lannister': words({ use: "returns the enemy's card to hand", decline: "lets the enemy's card stand" }),
  'doran-martell': onTrack((named) => `drops the enemy to the last position on ${named}`),
  'tides-redraw': words({ redraw: 'uses the blade to draw another card', keep: 'keeps its card' }),
  'valyrian-steel-blade': words({ use: 'uses the Valyrian Steel Blade', decline: 'does not use the blade' })
};

const isOption = (about: About): about is OptionAbout => about in DEEDS;

export const CHOSEN: Lines<'chose'> = {
  chose: ({ house: one, about, option, area }) =>
    `${house(one)} ${(isOption(about) ? DEEDS[about](option, area) : null) ?? 'makes its choice'}`
};
