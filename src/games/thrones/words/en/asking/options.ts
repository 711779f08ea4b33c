// What can be chosen where options are offered: the deed, and what comes of it in a few words.

import { AREAS } from '../../../box/areas';
import type { House } from '../../../box/houses';
import { HOUSES } from '../../../box/houses';
import { TRACKS } from '../../../box/tracks';
import type { OptionAsk } from '../../../rules/asks';
import type { View } from '../../../rules/view';
import type { OptionAbout } from '../lines/chosen';
import { house, several, TOKEN_NAMES, TRACK_NAMES } from '../say';

export interface Label {
  readonly label: string;
  readonly note?: string;
}

/** Null where the option is not known. */
type Labels = (option: string, ask: OptionAsk, view: View | null) => Label | null;

const named =
  (labels: Readonly<Record<string, Label>>): Labels =>
  (option) =>
    labels[option] ?? null;

const onTrack =
  (note: (token: string) => string): Labels =>
  (option) => {
    const track = TRACKS.find((one) => one === option);
    return track === undefined ? null : { label: TRACK_NAMES[track], note: note(TOKEN_NAMES[track]) };
  };

const tied: Labels = (option, _ask, view) => {
  const one: House | undefined = HOUSES.find((name) => name === option);
  if (one === undefined) return null;
  const beaten = view?.attack?.beaten ?? null;
  const note = beaten === null ? {} : { note: beaten ? 'counts as the highest bidder' : 'counts as the lowest bidder' };
  return { label: house(one), ...note };
};

const ships: Labels = (option, { area, options }) => {
  const port = area === null ? null : AREAS[area];
  const where = port?.land == null ? 'in the port' : `in the port of ${AREAS[port.land].name}`;
  if (option === '0') return { label: 'Take over no ships', note: `all ships ${where} are destroyed` };
  if (!/^[1-9]$/.test(option)) return null;
  const isMost = options.every((other) => Number(other) <= Number(option));
  const note = isMost ? 'as many as possible' : 'the rest are destroyed';
  return { label: `Take over ${several(Number(option), 'ship', 'ships')}`, note };
};

const support: Labels = (option, ask, view) => {
  const [without, combat] = [{ label: 'Support nobody', note: 'this support counts for neither side' }, view?.combat];
  if (option === 'none') return without;
  if (option !== 'attacker' && option !== 'defender') return null;
  const helped = combat?.[option] ?? null;
  const note = option === 'attacker' ? 'the attacker' : 'the defender';
  if (helped === null) return { label: `Support the ${option}` };
  return helped === ask.house
    ? { label: 'Add this support', note: 'to your own side' }
    : { label: `Support ${house(helped)}`, note };
};

const OPTIONS: Readonly<Record<OptionAbout, Labels>> = {
  'a-throne-of-blades': named({
    supply: { label: 'Adjust supply', note: 'every house, to the supply icons it controls' },
    mustering: { label: 'Muster', note: 'every house, in its castles and strongholds' },
    nothing: { label: 'Nothing happens' }
  }),
  'dark-wings-dark-words': named({
    'clash-of-kings': { label: 'Bid for the tracks', note: 'new positions on all three' },
    'game-of-thrones': { label: 'Gain power', note: 'every house, for its power icons and ports' },
    nothing: { label: 'Nothing happens' }
  }),
  'put-to-the-sword': named({
    'storm-of-swords': { label: 'No Defense orders', note: 'for anybody this round' },
    'rains-of-autumn': { label: 'No special March +1', note: 'for anybody this round' },
    nothing: { label: 'Forbid nothing' }
  }),
  'wildling-tie': tied,
  'preemptive-raid': named({
    units: { label: 'Destroy 2 units', note: 'your choice, anywhere' },
    track: { label: 'Drop 2 positions', note: 'on your highest track' }
  }),
  'preemptive-raid-track': onTrack(() => '2 positions down'),
  'a-king-beyond-the-wall': onTrack(() => 'to the last position'),
  'a-king-beyond-the-wall-reward': onTrack((token) => `to the first position, with ${token}`),
  'raven-card': named({
    top: { label: 'Put it back on top', note: 'drawn in the next attack' },
    bottom: { label: 'Put it on the bottom', note: 'another card is drawn in the next attack' }
  }),
  port: ships,
  support,
  'accepting-support': named({
    accept: { label: 'Accept the support' },
    refuse: { label: 'Refuse the support', note: 'it counts for neither side' }
  }),
  'tyrion-lannister': named({
    use: { label: 'Return the card to hand', note: 'another one is played, if there is one' },
    decline: { label: 'Let the card stand' }
  }),
  'doran-martell': onTrack(() => 'the enemy drops to the last position'),
  'tides-redraw': named({
    redraw: { label: 'Draw another card', note: 'uses up the blade for this round' },
    keep: { label: 'Keep this card', note: 'the blade stays ready' }
  }),
  'valyrian-steel-blade': named({
    use: { label: 'Use the blade, +1', note: 'used up for this round' },
    decline: { label: 'Don’t use it', note: 'it stays ready for a later battle' }
  })
};

const isOption = (about: OptionAsk['about']): about is OptionAbout => about in OPTIONS;

export function option(about: OptionAsk['about'], chosen: string, ask: OptionAsk, view: View | null = null): Label {
  return (isOption(about) ? OPTIONS[about](chosen, ask, view) : null) ?? { label: 'This one' };
}
