// The turn's chart: the game steps through it as XState does, and random games pass through every state that can be stood in.

import { type AnyStateNode, initialTransition, type StateValue, transition } from 'xstate';
import { expect, test } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import type { House } from '#iron/box';
import { HOUSES } from '#iron/box/houses';
import { chart, type TurnEvent } from '#iron/flow/chart';
import { answer, forcedAnswer, newGame } from '#iron/flow/game';
import type { Answer } from '#iron/rules';
import { drawAnswer } from '#iron/rules/judging';
import { setUp } from '#iron/rules/setUp';

const GAMES_EACH = 4;

const pathOf = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([key, below]) => `${key}.${pathOf(below!)}`)
        .join();

/** States in which the game can wait for an answer. */
const ASKING = [
  'settingUp.choosingLeaders',
  'playing.beforeTheTurn',
  'playing.tendingHostages',
  'playing.namingTheDefender',
  'playing.placingPower',
  'playing.choosingCharacters',
  'playing.offeringSupport',
  'playing.beforeTheCards',
  'playing.choosingHouseCards',
  'playing.reacting',
  'playing.bargaining',
  'playing.takingAsAgreed',
  'playing.rewardsAndPenalties',
  'playing.distributing',
  'playing.takingHostages',
  'playing.reactingAfterwards',
  'playing.refilling'
];

test('games step as XState does, through every state that asks', () => {
  const stoodIn = new Set<string>();
  for (const players of [3, 4, 5])
    for (let nth = 0; nth < GAMES_EACH; nth++) {
      const seed = `chart ${players} ${nth}`;
      const chance = new Chance(chanceFrom(seed));
      const houses: readonly House[] = HOUSES.slice(0, players);
      let [oracle] = initialTransition(chart, { position: setUp({ houses, seed }) });
      const tell = (event: TurnEvent | null): void => {
        for (let next = event; next !== null; next = forcedAnswer(oracle.context.position))
          [oracle] = transition(chart, oracle, next);
      };
      tell({ type: 'begin', at: 'choosingLeaders' });
      let game = newGame({ houses, seed });
      for (;;) {
        expect(game.at).toBe(pathOf(oracle.value));
        expect(JSON.stringify(game.position)).toBe(JSON.stringify(oracle.context.position));
        stoodIn.add(game.at);
        if (game.position.winners !== null) break;
        const { house } = chance.pick(game.position.asks);
        const given: Answer = drawAnswer(game.position, house, chance);
        const played = answer(game, house, given);
        if (!played.ok) throw new Error(played.refusal.rule);
        game = played.game;
        tell({ type: 'answer', house, answer: given, goesOn: false });
      }
    }
  expect([...stoodIn].sort()).toEqual([...ASKING, 'over'].sort());
});

test('every state can be reached, and the end from each', () => {
  const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);
  const leafOf = (node: AnyStateNode): AnyStateNode =>
    childrenOf(node).length === 0 ? node : leafOf(node.initial.target[0]!);
  const leaves = (node: AnyStateNode): AnyStateNode[] =>
    childrenOf(node).length === 0 ? [node] : childrenOf(node).flatMap(leaves);
  const next = (leaf: AnyStateNode): AnyStateNode[] => {
    const ways: AnyStateNode[] = [];
    for (let node: AnyStateNode | undefined = leaf; node !== undefined; node = node.parent)
      ways.push(
        ...[...(node.always ?? []), ...[...node.transitions.values()].flat()].flatMap(({ target }) =>
          (target ?? []).map(leafOf)
        )
      );
    return ways;
  };
  const from = (leaf: AnyStateNode): Set<AnyStateNode> => {
    const reached = new Set([leaf]);
    for (const one of reached) for (const other of next(one)) reached.add(other);
    return reached;
  };
  const all = leaves(chart.root);
  const reached = from(leafOf(chart.root));
  expect(all.filter((leaf) => !reached.has(leaf)).map(({ key }) => key)).toEqual([]);
  for (const leaf of all) expect([...from(leaf)].map(({ key }) => key)).toContain('over');
});
