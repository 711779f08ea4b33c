// What can be taken back, and why no further. Nothing here says what a sealed answer was.

import type { House } from '../../box/houses';
import type { AskKind } from '../../rules/asks';
import { house } from './say';

/** Goes on after "House Stark's". */
const DEEDS: Readonly<Record<AskKind, string>> = {
  orders: 'orders',
  raven: 'use of the raven',
  raid: 'raid',
  march: 'march',
  consolidate: 'Consolidate Power',
  muster: 'mustering',
  reconcile: 'supply losses',
  bid: 'bid',
  rank: 'tie-break',
  card: 'house card',
  area: 'choice',
  units: 'choice of units',
  option: 'choice'
};

const deed = (one: House, kind: AskKind): string => `${house(one)}’s ${DEEDS[kind]}`;

const takingBack = {
  deed,
  walls: {
    'westeros-card': 'Before that, Westeros cards were revealed: what was seen cannot be unseen.',
    'wildling-card': 'Before that, the wildling card was revealed: what was seen cannot be unseen.',
    bids: 'Before that, the bids were revealed: what was seen cannot be unseen.',
    'orders-revealed': 'Before that, the orders were revealed: what was seen cannot be unseen.',
    cards: 'Before that, the house cards were revealed: what was seen cannot be unseen.',
    tides: 'Before that, the Tides of Battle cards were revealed: what was seen cannot be unseen.',
    'tide-drawn': 'Before that, a Tides of Battle card was drawn: what was seen cannot be unseen.',
    raven: 'Before that, the raven looked at the wildling card: what was seen cannot be unseen.',
    beginning: 'Before that, the game began.'
  }
};

export default takingBack;
