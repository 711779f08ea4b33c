// Hostages: whom to take them from, and what to do with them.

import type { House, Person } from '#iron/box';
import { isPerson } from '../box/people';
import { TORTURE } from '../box/limits';
import type { AnswerOf } from '#iron/rules';
import { leaderRule } from '../rules/effects/designs';
import { living, on, type Opinion, power, type Sight, spread } from './sight';

/** A rival ahead of this seat is worth hurting. */
const rank = (sight: Sight, house: House): number =>
  1 + Math.max(0, spread(sight, house) - spread(sight, sight.me) + 1);

/** The last character ends the game, for better or for worse. */
export function ends(sight: Sight, house: House, person: Person): number {
  const most = Math.max(...sight.view.seats.map((seat) => spread(sight, seat)));
  if (living(sight, house).some((one) => one !== person)) return 0;
  return spread(sight, sight.me) === most ? 1000 : -1000;
}

function hurt(sight: Sight, house: House, person: Person, wanted: number): number {
  const there = power(sight, house, person);
  const dies = wanted >= there && there > 0;
  return rank(sight, house) * (Math.min(wanted, there) + (dies ? 4 + ends(sight, house, person) : 0));
}

/** Reason enough to have it, and none to torture for it. */
const A_CARD_BESIDES = 0.1;

function torture(sight: Sight, { at, character, plain }: Extract<AnswerOf<'hostage'>, { do: 'torture' }>): number {
  const { house, face } = sight.view.mine!.hostages[at]!;
  const manner = plain ? undefined : leaderRule(sight.view, sight.view.houses[sight.me]!.leader!).standing?.torturer;
  const drawn = (manner?.draws ?? 0) * A_CARD_BESIDES;
  if (!isPerson(face)) return 1 + drawn + hurt(sight, house, character!, manner?.takes ?? 1);
  if (face !== sight.view.houses[house]!.leader) return drawn + hurt(sight, house, face, TORTURE);
  return drawn + rank(sight, house) * Math.min(TORTURE, sight.view.houses[house]!.sheet);
}

/** For the two cards, where a hostage is of no other use. */
const A_RELEASE = 0.5;

/** What hurts enough is done; a whim keeps some of the others for another turn. */
export const tending: Opinion = on('hostage', (sight, answer) => {
  if (answer.do === 'done') return sight.whim < 0.4 ? 0 : 6;
  return answer.do === 'release' ? A_RELEASE : torture(sight, answer);
});

export const victim: Opinion = on('player', (sight, { player }) => (player === null ? 0 : rank(sight, player)));

/** An own card comes home; otherwise one that is missed in the hand. */
export const place: Opinion = on('place', (sight, answer, asked) => {
  if (answer.place === null) return -1;
  if (answer.place === 'hand') return 2;
  if (answer.place === 'deck') return 1;
  return sight.view.cards[asked.victim]!.hostages[answer.place]!.house === sight.me ? 3 : 0;
});
