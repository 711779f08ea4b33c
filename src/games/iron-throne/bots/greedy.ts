// A sensible player that weighs every legal answer by what it brings at once. It knows only what its seat may see, plans no further
// than the ask, and leaves what it holds to be equal to chance.

import type { About, Answer, View } from '#iron/rules';
import { askOf, legalAnswers } from '../rules/judging';
import * as bargain from './bargaining';
import * as captives from './captives';
import * as duel from './duel';
import * as joining from './joining';
import type { House } from '#iron/box';
import type { Player } from './player';
import { on, type Opinion, power, worthOf } from './sight';

const anything: Opinion = () => 0;

/** Prefers a large total, with the strongest character made stronger. */
const split: Opinion = on('split', (sight, { power: placed }, { characters }) => {
  const after = characters.map((person) => power(sight, sight.me, person) + (placed[person] ?? 0));
  const total = after.reduce((all, one) => all + one, 0);
  return Math.max(...after) + total / 2 + Math.min(2, ...after);
});

const sift: Opinion = on('sift', (sight, { keep, back }) => {
  const [top] = back;
  return keep.reduce((all, face) => all + worthOf(sight, face), 0) + (top === undefined ? 0 : worthOf(sight, top) / 10);
});

const OPINIONS: Readonly<Record<About, Opinion>> = {
  // A random leader: balance needs each played equally often.
  'choosing-leader': anything,
  hostages: captives.tending,
  defender: joining.defender,
  'placing-power': joining.placing,
  participant: joining.participant,
  'offering-support': joining.offering,
  'accepting-support': joining.accepting,
  'house-card': duel.houseCard,
  reaction: duel.reaction,
  'deal-terms': bargain.proposing,
  'deal-signing': bargain.signing,
  'deal-counter': bargain.proposing,
  'deal-answer': bargain.signing,
  distributing: split,
  'hostage-from': captives.victim,
  'hostage-place': captives.place,
  'use-leader': duel.leader,
  'effect-player': duel.aiming,
  'effect-power': split,
  'effect-discard': duel.discarding,
  'effect-compel': joining.compelling,
  'effect-higher': duel.swapping,
  'effect-swap': duel.swapping,
  'effect-yield': duel.yielding,
  'effect-rescue': anything,
  'effect-torture': captives.tending,
  'effect-sift': sift
};

/** Every legal answer with what it is worth, in the order in which the rules list them. */
export function weighed(view: View, house: House, whim: number): readonly (readonly [Answer, number])[] {
  const asked = askOf(view, house);
  if (asked === null) throw new Error(`${house} is not asked anything`);
  const sight = { view, me: house, hand: view.mine?.hand ?? [], whim };
  // it weighs again each time anyway
  return [...legalAnswers(view, house)]
    .filter(({ kind }) => kind !== 'ask-again')
    .map((answer) => [answer, OPINIONS[asked.about](sight, asked, answer)] as const);
}

export const greedyPlayer: Player = (view, house, chance) => {
  const answers = weighed(view, house, chance.fraction());
  const highest = answers.reduce((most, [, worth]) => Math.max(most, worth), -Infinity);
  return chance.pick(answers.flatMap(([answer, worth]) => (worth === highest ? [answer] : [])));
};
