// The lesson about battle and support: whom to support, what a card's icons do, and how to lose well.

import { text } from 'text:thrones/lesson';
import type { Thrones } from '#thrones/flow/game';
import { thrones } from '#thrones/flow/ruleset';
import type { Answer } from '#thrones/rules';
import type { Lesson, Taught } from '#shell/lesson';
import { LEARNER, seats } from './common';
import { prepared } from './prepared';

const attack = (units: readonly ('footman' | 'knight')[], leavePower: boolean): Answer => ({
  kind: 'march',
  from: 'moat-cailin',
  moves: [{ to: 'seagard', units }],
  leavePower
});

const lesson: Lesson<Thrones> = {
  house: LEARNER,
  seats,
  position: prepared({
    decks: { westeros: [['last-days-of-summer'], ['last-days-of-summer'], ['storm-of-swords']] },
    units: {
      winterfell: ['stark', 'footman'],
      'white-harbor': ['stark', 'footman'],
      'moat-cailin': ['stark', 'footman', 'knight'],
      'greywater-watch': ['stark', 'footman'],
      'the-narrow-sea': ['stark', 'ship'],
      seagard: ['lannister', 'footman', 'knight'],
      riverrun: ['lannister', 'footman'],
      harrenhal: ['lannister', 'footman', 'knight'],
      'the-twins': ['baratheon', 'footman'],
      'widows-watch': ['baratheon', 'footman', 'knight'],
      'crackclaw-point': ['baratheon', 'footman', 'knight']
    },
    orders: {
      'moat-cailin': 'march+0',
      'greywater-watch': 'support',
      'the-narrow-sea': 'support',
      seagard: 'defense+1',
      riverrun: 'support',
      harrenhal: 'march+0',
      'the-twins': 'support',
      'widows-watch': 'march+0'
    },
    sheets: {
      stark: { supply: 3 },
      lannister: {
        supply: 3,
        hand: ['tywin-lannister', 'ser-gregor-clegane', 'the-hound', 'ser-kevan-lannister'],
        discard: ['ser-jaime-lannister', 'tyrion-lannister', 'cersei-lannister']
      },
      baratheon: { supply: 3 }
    },
    rest: { round: 3, phase: 'action', blade: 'used' }
  }),
  at: 'marches',
  steps: [
    {
      about: 'march',
      says: () => text('battle-attack'),
      places: ['moat-cailin', 'seagard'],
      instead: () => text('battle-attack.instead'),
      then: () => text('battle-attack.then'),
      answer: attack(['footman', 'knight'], false),
      also: [
        attack(['footman', 'knight'], true),
        attack(['knight', 'footman'], false),
        attack(['knight', 'footman'], true)
      ]
    },
    {
      about: 'support',
      says: () => text('battle-support'),
      instead: () => text('battle-support.instead'),
      then: () => text('battle-support.then'),
      answer: { kind: 'option', option: 'attacker' }
    },
    {
      about: 'accepting-support',
      says: () => text('battle-accept'),
      instead: () => text('battle-accept.instead'),
      then: () => text('battle-accept.then'),
      answer: { kind: 'option', option: 'accept' }
    },
    {
      about: 'house-card',
      says: () => text('battle-card'),
      instead: () => text('battle-card.instead'),
      then: () => text('battle-card.then'),
      after: 1,
      answer: { kind: 'card', card: 'eddard-stark' }
    },
    {
      about: 'support',
      says: () => text('battle-whom'),
      instead: () => text('battle-whom.instead'),
      then: () => text('battle-whom.then'),
      after: 3,
      answer: { kind: 'option', option: 'defender' }
    },
    {
      about: 'support',
      says: () => text('battle-again'),
      then: () => text('battle-again.then'),
      answer: { kind: 'option', option: 'defender' },
      also: 'any'
    },
    {
      about: 'house-card',
      says: () => text('battle-lose'),
      instead: () => text('battle-lose.instead'),
      then: () => text('battle-lose.then'),
      after: 1,
      answer: { kind: 'card', card: 'the-blackfish' }
    },
    {
      about: 'retreat',
      says: () => text('battle-retreat'),
      places: ['white-harbor', 'winterfell'],
      instead: () => text('battle-retreat.instead'),
      then: () => text('battle-retreat.then'),
      answer: { kind: 'area', area: 'winterfell' }
    }
  ],
  others: [
    { house: 'baratheon', answer: { kind: 'option', option: 'attacker' } },
    { house: 'lannister', answer: { kind: 'option', option: 'defender' } },
    { house: 'lannister', answer: { kind: 'card', card: 'the-hound' } },
    {
      house: 'lannister',
      answer: {
        kind: 'march',
        from: 'harrenhal',
        moves: [{ to: 'crackclaw-point', units: ['footman', 'knight'] }],
        leavePower: false
      }
    },
    { house: 'baratheon', answer: { kind: 'option', option: 'accept' } },
    { house: 'lannister', answer: { kind: 'card', card: 'ser-kevan-lannister' } },
    { house: 'baratheon', answer: { kind: 'card', card: 'brienne-of-tarth' } },
    {
      house: 'lannister',
      answer: { kind: 'units', units: [{ area: 'crackclaw-point', kind: 'footman', routed: false }] }
    },
    {
      house: 'baratheon',
      answer: {
        kind: 'march',
        from: 'widows-watch',
        moves: [{ to: 'white-harbor', units: ['footman', 'knight'] }],
        leavePower: false
      }
    },
    { house: 'baratheon', answer: { kind: 'card', card: 'melisandre' } }
  ],
  watching: () => null,
  end: () => text('battle-end'),
  see: ['support-whom', 'retreat', 'tie']
};

export const taught: Taught<Thrones> = { lesson, rules: thrones };
