// The lessons of this game, in the order in which they are recommended. tests/thrones/screens/lesson.test.ts plays each through
// the rules.

import { text } from 'text:thrones/lessons';
import type { Learnable } from '#shell/lesson';
import { withText } from '#text/text';
import type { Thrones } from '#thrones/flow/game';

export const lessons: readonly Learnable<Thrones>[] = [
  {
    id: 'first-round',
    title: () => text('first-round'),
    teaches: () => text('first-round.teaches'),
    minutes: 10,
    load: async () => (await withText(() => import('./firstRound'))).taught
  },
  {
    id: 'battle',
    title: () => text('battle'),
    teaches: () => text('battle.teaches'),
    minutes: 5,
    load: async () => (await withText(() => import('./lessonBattle'))).taught
  },
  {
    id: 'bidding',
    title: () => text('bidding'),
    teaches: () => text('bidding.teaches'),
    minutes: 5,
    load: async () => (await withText(() => import('./lessonBidding'))).taught
  },
  {
    id: 'supply',
    title: () => text('supply'),
    teaches: () => text('supply.teaches'),
    minutes: 5,
    load: async () => (await withText(() => import('./lessonSupply'))).taught
  },
  {
    id: 'first-war',
    title: () => text('first-war'),
    teaches: () => text('first-war.teaches'),
    minutes: 30,
    war: async () => (await withText(() => import('./firstWar'))).war()
  }
];
