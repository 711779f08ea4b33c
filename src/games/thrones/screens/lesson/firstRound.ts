// The first lesson: a whole round, step by step.

import { text } from 'text:thrones/lesson';
import type { Thrones } from '#thrones/flow/game';
import { thrones } from '#thrones/flow/ruleset';
import { CARDS_OF } from '#thrones/box/houseCards';
import type { OrderToken } from '#thrones/box';
import type { Answer } from '#thrones/rules';
import type { Lesson, Taught } from '#shell/lesson';
import { LEARNER, seats, watching } from './common';
import { prepared } from './prepared';

const MARCHES = ['march+0', 'march+1', 'march-1'] as const;
const RAIDS = ['raid', 'special-raid'] as const;

const orders = (harbor: OrderToken, moat: OrderToken, sea: OrderToken): Answer => ({
  kind: 'orders',
  orders: {
    winterfell: 'consolidate-power',
    'white-harbor': harbor,
    'moat-cailin': moat,
    'the-narrow-sea': sea
  }
});

/** The same orders with any of the March tokens and any of the Raid tokens. */
const alike = MARCHES.flatMap((harbor) =>
  MARCHES.filter((moat) => moat !== harbor).flatMap((moat) => RAIDS.map((sea) => orders(harbor, moat, sea)))
);

const attack = (units: readonly ('footman' | 'knight')[], leavePower: boolean): Answer => ({
  kind: 'march',
  from: 'moat-cailin',
  moves: [{ to: 'seagard', units }],
  leavePower
});

/** All cards but Robb Stark, who would ask one more question. */
const CARDS = CARDS_OF.stark.filter((card) => card !== 'robb-stark');

const lesson: Lesson<Thrones> = {
  house: LEARNER,
  seats,
  position: prepared({
    decks: { westeros: [['last-days-of-summer'], ['last-days-of-summer'], ['storm-of-swords']] },
    units: {
      winterfell: ['stark', 'footman'],
      'white-harbor': ['stark', 'footman'],
      'moat-cailin': ['stark', 'footman', 'knight'],
      'the-narrow-sea': ['stark', 'ship'],
      seagard: ['lannister', 'footman'],
      riverrun: ['lannister', 'footman'],
      lannisport: ['lannister', 'knight'],
      'crackclaw-point': ['baratheon', 'footman'],
      dragonstone: ['baratheon', 'knight'],
      kingswood: ['baratheon', 'footman']
    },
    sheets: { stark: { supply: 2 } }
  }),
  at: 'planning',
  steps: [
    {
      about: 'assigning-orders',
      says: () => text('planning'),
      places: ['winterfell', 'white-harbor', 'moat-cailin', 'the-narrow-sea'],
      instead: () => text('planning.instead'),
      then: () => text('planning.then'),
      answer: orders('march+0', 'march+1', 'raid'),
      also: alike
    },
    {
      about: 'raid',
      says: () => text('raid'),
      places: ['the-narrow-sea', 'crackclaw-point'],
      instead: () => text('raid.instead'),
      then: () => text('raid.then'),
      answer: { kind: 'raid', from: 'the-narrow-sea', target: 'crackclaw-point' }
    },
    {
      about: 'march',
      says: () => text('settle'),
      places: ['white-harbor', 'widows-watch'],
      instead: () => text('settle.instead'),
      then: () => text('settle.then'),
      answer: {
        kind: 'march',
        from: 'white-harbor',
        moves: [{ to: 'widows-watch', units: ['footman'] }],
        leavePower: true
      }
    },
    {
      about: 'march',
      says: () => text('attack'),
      places: ['moat-cailin', 'seagard'],
      instead: () => text('attack.instead'),
      then: () => text('attack.then'),
      answer: attack(['footman', 'knight'], true),
      also: [
        attack(['footman', 'knight'], false),
        attack(['knight', 'footman'], true),
        attack(['knight', 'footman'], false)
      ]
    },
    {
      about: 'house-card',
      says: () => text('card'),
      instead: () => text('card.instead'),
      then: () => text('card.then'),
      after: 1,
      answer: { kind: 'card', card: 'eddard-stark' },
      also: CARDS.map((card) => ({ kind: 'card', card }))
    }
  ],
  others: [
    {
      house: 'lannister',
      answer: {
        kind: 'orders',
        orders: { seagard: 'support', riverrun: 'march+0', lannisport: 'consolidate-power' }
      }
    },
    {
      house: 'baratheon',
      answer: {
        kind: 'orders',
        orders: { 'crackclaw-point': 'consolidate-power', dragonstone: 'defense+1', kingswood: 'march+0' }
      }
    },
    { house: 'lannister', answer: { kind: 'raven', use: 'none' } },
    {
      house: 'lannister',
      answer: { kind: 'march', from: 'riverrun', moves: [{ to: 'harrenhal', units: ['footman'] }], leavePower: false }
    },
    {
      house: 'baratheon',
      answer: { kind: 'march', from: 'kingswood', moves: [{ to: 'the-reach', units: ['footman'] }], leavePower: false }
    },
    { house: 'lannister', answer: { kind: 'card', card: 'ser-kevan-lannister' } },
    { house: 'lannister', answer: { kind: 'area', area: 'riverrun' } }
  ],
  watching,
  end: () => text('end'),
  see: ['leave-token', 'raid-support', 'consolidate-power']
};

export const taught: Taught<Thrones> = { lesson, rules: thrones };
