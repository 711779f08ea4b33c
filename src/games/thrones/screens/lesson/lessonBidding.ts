// The lesson about bidding and wildlings: a Clash of Kings, what each track is good for, who decides ties, and an attack that
// fails.

import { text } from 'text:thrones/lesson';
import type { House } from '#thrones/box';
import type { Thrones } from '#thrones/flow/game';
import { thrones } from '#thrones/flow/ruleset';
import type { Answer } from '#thrones/rules';
import type { Lesson, Taught } from '#shell/lesson';
import { LEARNER, seats } from './common';
import { prepared } from './prepared';

const bid = (power: number): Answer => ({ kind: 'bid', power });
const rank = (...houses: House[]): Answer => ({ kind: 'rank', houses });

const lesson: Lesson<Thrones> = {
  house: LEARNER,
  seats,
  position: prepared({
    decks: {
      westeros: [['last-days-of-summer'], ['clash-of-kings'], ['wildlings-attack']],
      wildlings: ['skinchanger-scout']
    },
    units: {
      winterfell: ['stark', 'footman', 'knight'],
      'white-harbor': ['stark', 'footman'],
      lannisport: ['lannister', 'footman', 'knight'],
      riverrun: ['lannister', 'footman'],
      dragonstone: ['baratheon', 'footman', 'knight'],
      kingswood: ['baratheon', 'footman']
    },
    sheets: { stark: { power: 8 }, lannister: { power: 5 }, baratheon: { power: 6 } },
    rest: { wildlings: 6 }
  }),
  at: 'westeros',
  steps: [
    {
      about: 'bidding',
      says: () => text('bidding-throne'),
      instead: () => text('bidding-throne.instead'),
      then: () => text('bidding-throne.then'),
      after: 2,
      answer: bid(2)
    },
    {
      about: 'track-tie',
      says: () => text('bidding-tie'),
      then: () => text('bidding-tie.then'),
      answer: rank('baratheon', 'lannister'),
      also: 'any'
    },
    {
      about: 'bidding',
      says: () => text('bidding-fiefdoms'),
      instead: () => text('bidding-fiefdoms.instead'),
      then: () => text('bidding-fiefdoms.then'),
      after: 2,
      answer: bid(1)
    },
    {
      about: 'bidding',
      says: () => text('bidding-court'),
      instead: () => text('bidding-court.instead'),
      then: () => text('bidding-court.then'),
      after: 2,
      answer: bid(2)
    },
    {
      about: 'track-tie',
      says: () => text('bidding-first'),
      instead: () => text('bidding-first.instead'),
      then: () => text('bidding-first.then'),
      answer: rank('stark', 'lannister')
    },
    {
      about: 'bidding',
      says: () => text('bidding-wildlings'),
      instead: () => text('bidding-wildlings.instead'),
      then: () => text('bidding-wildlings.then'),
      after: 2,
      answer: bid(3)
    },
    {
      about: 'wildling-tie',
      says: () => text('bidding-highest'),
      instead: () => text('bidding-highest.instead'),
      then: () => text('bidding-highest.then'),
      answer: { kind: 'option', option: 'stark' }
    }
  ],
  others: [
    { house: 'lannister', answer: bid(1) },
    { house: 'baratheon', answer: bid(1) },
    { house: 'lannister', answer: bid(0) },
    { house: 'baratheon', answer: bid(2) },
    { house: 'lannister', answer: bid(2) },
    { house: 'baratheon', answer: bid(0) },
    { house: 'lannister', answer: bid(2) },
    { house: 'baratheon', answer: bid(3) }
  ],
  watching: () => null,
  end: () => text('bidding-end'),
  see: ['bids', 'bid-tie', 'watch-wins']
};

export const taught: Taught<Thrones> = { lesson, rules: thrones };
