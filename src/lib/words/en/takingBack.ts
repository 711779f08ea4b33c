// Taking answers back and doing them again: what can be, by whom, and why no further. Nothing here says what a sealed answer was.

import type { House } from '../../box/houses';
import type { AskKind } from '../../rules/asks';
import { house, several } from './say';

/** Goes on after "House Stark's". */
const DEEDS: Readonly<Record<AskKind, string>> = {
  orders: 'orders',
  raven: 'use of the raven',
  raid: 'raid',
  march: 'march',
  consolidate: 'gathering of power',
  muster: 'mustering',
  reconcile: 'losses',
  bid: 'bid',
  rank: 'ranking',
  card: 'house card',
  area: 'choice',
  units: 'choice of units',
  option: 'choice'
};

const deed = (one: House, kind: AskKind): string => `${house(one)}’s ${DEEDS[kind]}`;

const takingBack = {
  deed,
  takeBack: (deed: string) => `Take back ${deed}`,
  doAgain: (deed: string) => `Do ${deed} again`,
  ask: 'Ask the table to take back',
  takenBack: (deed: string) => `${deed}: taken back.`,
  doneAgain: (deed: string) => `${deed}: done again.`,
  byConsent: (count: number) =>
    `By consent of the table, ${count === 1 ? 'the last answer was' : `the last ${count} answers were`} taken back.`,
  title: 'The table takes back',
  why: 'Another house has answered since. If every house agrees, the game goes back, and the log says so.',
  howFar: 'How far back?',
  upTo: (count: number) => several(count, 'answer is taken back', 'answers are taken back'),
  everybody: 'Every house agrees',
  tapAll: 'Each house taps its own sign. With the last one it is done.',
  agreed: (count: number, of: number) => `${count} of ${of} agree`,
  agrees: (one: string) => `${one} agrees`,
  walls: {
    'westeros-card': 'Before that, Westeros cards were turned up: what was seen cannot be unseen.',
    'wildling-card': 'Before that, the wildling card was turned up: what was seen cannot be unseen.',
    bids: 'Before that, the bids were opened: what was seen cannot be unseen.',
    'orders-revealed': 'Before that, the orders were revealed: what was seen cannot be unseen.',
    cards: 'Before that, the house cards were turned up: what was seen cannot be unseen.',
    tides: 'Before that, the Tides of Battle were turned up: what was seen cannot be unseen.',
    'tide-drawn': 'Before that, a Tide of Battle was drawn: what was seen cannot be unseen.',
    raven: 'Before that, the raven looked at the wildling card: what was seen cannot be unseen.',
    beginning: 'Before that, the game began.'
  }
};

export default takingBack;
