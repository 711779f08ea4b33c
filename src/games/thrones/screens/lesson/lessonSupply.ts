// The lesson about supply and mustering: what the supply allows, what a castle's points buy, and what happens when armies go
// hungry.

import { text } from 'text:thrones/lesson';
import type { Thrones } from '#thrones/flow/game';
import { thrones } from '#thrones/flow/ruleset';
import type { Answer, Recruit } from '#thrones/rules';
import type { Lesson, Taught } from '#shell/lesson';
import { LEARNER, seats } from './common';
import { prepared } from './prepared';

const settle = (leavePower: boolean): Answer => ({
  kind: 'march',
  from: 'white-harbor',
  moves: [{ to: 'widows-watch', units: ['footman'] }],
  leavePower
});

const KNIGHT: Recruit = { castle: 'winterfell', unit: 'knight', upgrade: true, at: 'winterfell' };
const SHIP: Recruit = { castle: 'winterfell', unit: 'ship', upgrade: false, at: 'port-of-winterfell' };

const muster = (...recruits: Recruit[]): Answer => ({ kind: 'consolidate', from: 'winterfell', recruits });

const lesson: Lesson<Thrones> = {
  house: LEARNER,
  seats,
  position: prepared({
    decks: { westeros: [['supply'], ['last-days-of-summer'], ['storm-of-swords']] },
    units: {
      winterfell: ['stark', 'footman'],
      'white-harbor': ['stark', 'footman'],
      'moat-cailin': ['stark', 'footman', 'footman', 'knight'],
      'the-twins': ['stark', 'footman', 'footman'],
      'castle-black': ['stark', 'footman', 'footman'],
      'the-narrow-sea': ['stark', 'ship', 'ship'],
      lannisport: ['lannister', 'knight'],
      riverrun: ['lannister', 'footman'],
      dragonstone: ['baratheon', 'knight'],
      kingswood: ['baratheon', 'footman']
    },
    orders: { 'white-harbor': 'march+0', winterfell: 'special-consolidate-power' },
    sheets: { stark: { supply: 3 } },
    rest: { round: 3, phase: 'action' }
  }),
  at: 'marches',
  steps: [
    {
      about: 'march',
      says: () => text('supply-settle'),
      places: ['white-harbor', 'widows-watch'],
      instead: () => text('supply-settle.instead'),
      then: () => text('supply-settle.then'),
      answer: settle(true),
      also: [settle(false)]
    },
    {
      about: 'consolidating',
      says: () => text('supply-muster'),
      places: ['winterfell'],
      instead: () => text('supply-muster.instead'),
      then: () => text('supply-muster.then'),
      answer: muster(KNIGHT, SHIP),
      also: [muster(SHIP, KNIGHT)]
    },
    {
      about: 'reconciling',
      says: () => text('supply-reconcile'),
      places: ['castle-black', 'the-twins', 'moat-cailin'],
      instead: () => text('supply-reconcile.instead'),
      then: () => text('supply-reconcile.then'),
      answer: { kind: 'reconcile', units: [{ area: 'castle-black', kind: 'footman', routed: false }] },
      also: 'any'
    }
  ],
  others: [],
  watching: () => null,
  end: () => text('supply-end'),
  see: ['march-supply', 'mustering', 'supply-card']
};

export const taught: Taught<Thrones> = { lesson, rules: thrones };
