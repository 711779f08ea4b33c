// What is asked in the course of a battle, but for the texts of house cards.

import type { House } from '../../../box/houses';
import { TIDES } from '../../../box/tides';
import type { View } from '../../../rules/view';
import { house, place } from '../say';
import type { Asked, Options, Wording } from './wording';
import { areaOf, battlefield, dueIn, oneOf, unitsDue } from './wording';

const from = (ask: Asked): string => {
  const area = areaOf(ask);
  return area === null ? 'your area' : place(area);
};

const out = (ask: Asked): string => (areaOf(ask) === null ? 'here' : `from ${from(ask)}`);

const isFighting = ({ house: one }: Asked, { combat }: View): boolean =>
  combat?.attacker === one || combat?.defender === one;

/** Whose Support order it is that is offered. */
function giverOf(ask: Asked, { areas }: View): string | null {
  const area = areaOf(ask);
  const giver: House | undefined = area === null ? undefined : areas[area].order?.house;
  return giver === undefined ? null : house(giver);
}

const sides = oneOf({
  attacker: { label: 'Support the attacker', chose: 'supports the attacker' },
  defender: { label: 'Support the defender', chose: 'supports the defender' },
  none: { label: 'Support nobody', note: 'this support counts for neither side', chose: 'supports nobody' }
});

const support: Options = {
  ...sides,
  label: (option, ask, view) => {
    if (option !== 'attacker' && option !== 'defender') return sides.label(option, ask, view);
    const helped = view?.combat?.[option] ?? null;
    if (helped === null) return sides.label(option, ask, view);
    return helped === ask.house
      ? { label: 'Add this support', note: 'to your own side' }
      : { label: `Support ${house(helped)}`, note: option === 'attacker' ? 'the attacker' : 'the defender' };
  }
};

export const BATTLE = {
  support: {
    title: 'Support',
    asks: (ask, view) =>
      `Choose who your support from ${from(ask)} goes to in the battle for ${battlefield(view)}, if anyone.`,
    options: support,
    question: (ask, view) =>
      isFighting(ask, view) ? `Add your support ${out(ask)}?` : `Who do you support ${out(ask)}?`
  },
  'accepting-support': {
    title: 'Support',
    asks: (ask, view) =>
      `Accept or refuse the support that ${giverOf(ask, view) ?? 'another house'} offers from ${from(ask)}.`,
    options: oneOf({
      accept: { label: 'Accept the support', chose: 'accepts the support' },
      refuse: { label: 'Refuse the support', note: 'it counts for neither side', chose: 'refuses the support' }
    }),
    question: (ask, view) => `Accept support from ${giverOf(ask, view) ?? 'this area'}?`
  },
  'house-card': {
    title: 'House cards',
    asks: (_ask, { combat }) =>
      combat?.revealed === true
        ? 'Your card was returned to your hand. Play another one, face up.'
        : 'Choose a house card for the battle, face down. Both cards are revealed together.',
    curtain: 'to choose a house card',
    deed: 'Choose a house card',
    sealed: 'has chosen a house card',
    automatic: 'has only one card to play'
  },
  'tides-redraw': {
    title: 'Tides of Battle',
    asks: () => 'Keep your Tides of Battle card, or use the blade to draw another one.',
    options: oneOf({
      redraw: {
        label: 'Draw another card',
        note: 'uses up the blade for this round',
        chose: 'uses the blade to draw another card'
      },
      keep: { label: 'Keep this card', note: 'the blade stays ready', chose: 'keeps its card' }
    }),
    question: () => 'Draw another card?',
    stakes: ({ house: one }, { sealed }) => {
      const drawn = sealed.tides[one];
      const hasSkull = drawn !== undefined && TIDES[drawn].skulls > 0;
      return `Only you see your card until both are revealed.${hasSkull ? ' Its skull destroys an enemy unit, whoever wins.' : ''}`;
    },
    curtain: 'to look at a Tides of Battle card',
    deed: 'Look at your card'
  },
  'valyrian-steel-blade': {
    title: 'Valyrian Steel Blade',
    asks: () => 'You may use the Valyrian Steel Blade for +1 strength, once per round.',
    options: oneOf({
      use: { label: 'Use the blade, +1', note: 'used up for this round', chose: 'uses the Valyrian Steel Blade' },
      decline: {
        label: 'Don’t use it',
        note: 'it stays ready for a later battle',
        chose: 'does not use the blade'
      }
    }),
    question: () => 'Use the Valyrian Steel Blade?',
    stakes: () => 'It adds 1 strength, and is then used for this round.'
  },
  casualties: {
    title: 'Casualties',
    asks: (ask, view) =>
      `You have lost the battle for ${battlefield(view)}. Choose ${unitsDue(ask)} as ${dueIn(ask) === 1 ? 'a casualty' : 'casualties'}.`
  },
  skulls: {
    title: 'Skulls',
    asks: (ask) => `You lose ${unitsDue(ask)} to a skull on the Tides of Battle card. Choose which.`
  },
  retreat: {
    title: 'Retreat',
    asks: (_ask, view) => `You have lost the battle for ${battlefield(view)}. Choose where all your units retreat.`,
    automatic: 'has only one way to retreat'
  },
  'retreat-losses': {
    title: 'Retreat',
    asks: (ask) => `Your retreat puts you over your supply limit. Choose ${unitsDue(ask)} to destroy.`
  }
} satisfies Readonly<Record<string, Wording>>;
