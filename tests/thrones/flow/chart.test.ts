// The chart as a graph: its drawing is up to date, every state can be entered and left, and games really go through all of them.

import { readFileSync } from 'node:fs';
import { type AnyStateNode, createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { descendantsOf, drawChart, DRAWINGS, transitionsOf } from '#tools/headless/drawing';
import { pathOf } from '#tools/headless/oracle';
import type { PlayerCount, WesterosCardId } from '#thrones/box';
import { PLAYER_COUNTS, SETUP } from '#thrones/box/setup';
import { WESTEROS_CARDS } from '#thrones/box/westerosCards';
import { type Beginning, BEGINNINGS, chart } from '#thrones/flow/chart';
import { forcedAnswer } from '#thrones/flow/game';
import { Chance } from '#engine/chance';
import { drawAnswer } from '#thrones/rules/judging';
import type { Position } from '#thrones/rules';
import { setUp } from '#thrones/rules/setUp';

const all = descendantsOf(chart.root);
const nameOf = (node: AnyStateNode): string => node.path.join('.');
const leaves = all.filter((node) => Object.keys(node.states).length === 0);

/** Where the game can be after one transition out of a state: its own transitions, or those of a state around it. */
function followers(node: AnyStateNode): AnyStateNode[] {
  const targets: AnyStateNode[] = [];
  for (let around: AnyStateNode | undefined = node; around !== undefined; around = around.parent)
    targets.push(...transitionsOf(around).flatMap((transition) => transition.target ?? []));
  return targets.map(firstLeaf);
}

const firstLeaf = (node: AnyStateNode): AnyStateNode =>
  Object.keys(node.states).length === 0 ? node : firstLeaf(node.initial.target[0]!);

function reachedFrom(start: AnyStateNode): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (const node of open) {
    if (reached.has(nameOf(node))) continue;
    reached.add(nameOf(node));
    open.push(...followers(node));
  }
  return reached;
}

test('the drawing in docs/chart.md is what `npm run chart` draws', () => {
  for (const [path, drawn] of Object.entries(DRAWINGS)) expect(readFileSync(path, 'utf8')).toBe(drawChart(drawn));
});

describe('every state can be entered and left', () => {
  const entered = reachedFrom(firstLeaf(chart.root));
  test.each(leaves.map(nameOf))('%s', (name) => {
    expect(entered).toContain(name);
    const node = leaves.find((leaf) => nameOf(leaf) === name)!;
    expect(reachedFrom(node)).toContain('over');
    if (node.type !== 'final') expect(followers(node).some((next) => next !== node)).toBe(true);
  });
});

/** Plays on at random and notes every state passed through, including those without an ask. */
function statesPassed(from: { position: Position; at: Beginning; answers: number }, passed: Set<string>): void {
  const actor = createActor(chart, {
    input: { position: from.position },
    inspect: (event) => {
      if (event.type === '@xstate.microstep' && 'value' in event.snapshot)
        passed.add(pathOf((event.snapshot as ReturnType<typeof actor.getSnapshot>).value));
    }
  });
  actor.start();
  actor.send({ type: 'begin', at: from.at });
  const chance = new Chance(from.position.chance);
  for (let left = from.answers; left > 0; left--) {
    const now = actor.getSnapshot();
    if (now.status !== 'active') return;
    const { position } = now.context;
    const house = position.asks[0]!.house;
    const answer = drawAnswer(position, house, chance);
    actor.send(forcedAnswer(position) ?? { type: 'answer', house, answer, goesOn: false });
  }
}

const WHOLE_GAME = 5000;

const gameOf = (players: PlayerCount, seed: string): Position =>
  setUp({ houses: SETUP[players].houses, seed, options: { edition: 'revised', tides: true } });

/** So rare that random games would take thousands: Winter Is Coming brings the wildlings, and a Preemptive Raid brings them back. */
function raidAfterWinter(deck: 0 | 1, seed: string): Position {
  const position = gameOf(6, seed);
  const others = position.decks.wildlings.filter((card) => card !== 'preemptive-raid');
  const westeros = position.decks.westeros.map((cards, i): readonly WesterosCardId[] =>
    i === deck
      ? ['winter-is-coming', ...cards.filter((card) => card !== 'winter-is-coming')]
      : [...cards].sort((a, b) => Number(WESTEROS_CARDS[a].wildlingIcon) - Number(WESTEROS_CARDS[b].wildlingIcon))
  ) as unknown as Position['decks']['westeros'];
  const decks = { ...position.decks, westeros, wildlings: ['preemptive-raid', ...others] as const };
  return { ...position, wildlings: 10, decks };
}

test('games pass through every state', () => {
  const passed = new Set<string>(['settingUp']);
  const missing = (): string[] => leaves.map(nameOf).filter((name) => !passed.has(name));
  for (let i = 0; i < 60 && missing().length > 0; i++) {
    const position = gameOf(PLAYER_COUNTS[i % PLAYER_COUNTS.length]!, `chart ${i}`);
    statesPassed({ position, at: 'planning', answers: WHOLE_GAME }, passed);
    for (const deck of [0, 1] as const)
      statesPassed({ position: raidAfterWinter(deck, `raid ${i}`), at: 'westeros', answers: 20 }, passed);
  }
  expect(missing()).toEqual([]);
});

test('a position can begin at each of the beginnings', () => {
  for (const target of Object.values(BEGINNINGS)) expect(all.map((node) => `#round.${nameOf(node)}`)).toContain(target);
});
