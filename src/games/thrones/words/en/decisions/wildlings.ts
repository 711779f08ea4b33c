// What the wildlings ask for.

import type { House } from '../../../box/houses';
import { HOUSES } from '../../../box/houses';
import type { View } from '../../../rules/view';
import { house, several } from '../say';
import type { Asked, Options, Wording } from './wording';
import { dueIn, mostIn, oneOf, onTrack, unitsDue } from './wording';

const drops = (ask: Asked, { attack }: View): string => {
  const one = attack?.singled ?? null;
  return one === ask.house ? 'you drop' : `${one === null ? 'the lowest bidder' : house(one)} drops`;
};

const known = (option: string): House | undefined => HOUSES.find((one) => one === option);

const tied: Options = {
  label: (option, _ask, view) => {
    const one = known(option);
    if (one === undefined) return null;
    const beaten = view?.attack?.beaten ?? null;
    const note =
      beaten === null ? {} : { note: beaten ? 'counts as the highest bidder' : 'counts as the lowest bidder' };
    return { label: house(one), ...note };
  },
  chose: (option) => {
    const one = known(option);
    return one === undefined ? null : `breaks the tie and chooses ${house(one)}`;
  }
};

export const WILDLINGS = {
  'wildling-tie': {
    title: 'A tie at the Wall',
    asks: (_ask, { attack }) =>
      attack?.beaten === true
        ? 'You hold the Iron Throne: choose the highest bidder, who alone is rewarded.'
        : 'You hold the Iron Throne: choose the lowest bidder, who suffers the most.',
    options: tied
  },
  'preemptive-raid': {
    title: 'Preemptive Raid',
    asks: () => 'You bid lowest: destroy 2 of your units, or drop 2 positions on your highest track.',
    options: oneOf({
      units: { label: 'Destroy 2 units', note: 'your choice, anywhere', chose: 'chooses to destroy units' },
      track: {
        label: 'Drop 2 positions',
        note: 'on your highest track',
        chose: 'chooses to drop on its highest track'
      }
    })
  },
  'preemptive-raid-track': {
    title: 'Preemptive Raid',
    asks: (ask, view) => `You hold the Iron Throne: choose the track on which ${drops(ask, view)} 2 positions.`,
    options: onTrack(
      () => '2 positions down',
      (named) => `chooses ${named} for the drop`
    )
  },
  'preemptive-raid-losses': {
    title: 'Preemptive Raid',
    asks: (ask) => `Destroy ${unitsDue(ask)} of yours, anywhere on the board.`
  },
  'crow-killers-destroyed': {
    title: 'Crow Killers',
    asks: (ask) =>
      `You have too few footmen to replace your knights. Destroy ${several(dueIn(ask), 'knight', 'knights')} instead.`
  },
  'crow-killers-losses': {
    title: 'Crow Killers',
    asks: (ask) =>
      `Downgrade ${several(dueIn(ask), 'knight to a footman', 'knights to footmen')}, anywhere on the board.`
  },
  'crow-killers-reward': {
    title: 'Crow Killers',
    asks: (ask) =>
      `You bid highest and may upgrade up to ${several(mostIn(ask), 'footman to a knight', 'footmen to knights')}, anywhere.`
  },
  'massing-on-the-milkwater': {
    title: 'Massing on the Milkwater',
    asks: () => 'Discard one house card of your choice from your hand.'
  },
  'a-king-beyond-the-wall': {
    title: 'A King Beyond the Wall',
    asks: () => "Choose a track to drop to last on: the Fiefdoms or the King's Court.",
    options: onTrack(
      () => 'to the last position',
      (named) => `drops to the last position on ${named}`
    )
  },
  'a-king-beyond-the-wall-reward': {
    title: 'A King Beyond the Wall',
    asks: () => 'You bid highest: choose a track, move to first on it and take its token.',
    options: onTrack(
      (token) => `to the first position, with ${token}`,
      (named, token) => `moves to the first position on ${named} and takes ${token}`
    )
  },
  'mammoth-riders-losses': {
    title: 'Mammoth Riders',
    asks: (ask) => `Destroy ${unitsDue(ask)} of yours, anywhere on the board.`
  },
  'mammoth-riders-reward': {
    title: 'Mammoth Riders',
    asks: () => 'You bid highest and may return one card from your discard pile to your hand.'
  },
  'the-horde-descends-losses': {
    title: 'The Horde Descends',
    asks: (ask) =>
      'together' in ask && ask.together
        ? `Destroy ${unitsDue(ask)} of yours in one area with a castle or stronghold.`
        : `Destroy ${unitsDue(ask)} of yours, anywhere on the board.`
  },
  'the-horde-descends-reward': {
    title: 'The Horde Descends',
    asks: () => 'You bid highest and may muster in one castle or stronghold. Unspent points are lost.',
    brief: () => 'You may muster in one castle or stronghold.'
  }
} satisfies Readonly<Record<string, Wording>>;
