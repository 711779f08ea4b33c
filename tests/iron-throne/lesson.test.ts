// The first lesson, played through the rules: every step asks what its data say, and everything it allows leads to its end.

import { describe, expect, it } from 'vitest';
import { courses } from '#games/lessons';
import type { House } from '#iron/box';
import { answer, type Game, type IronThrone } from '#iron/flow/game';
import type { Answer } from '#iron/rules';
import { spreadOf } from '#iron/rules/influence';
import { legalAnswers } from '#iron/rules/judging';
import { type Given, openStart } from '#shell/saves/document';
import { Practice } from '#shell/coach/practice.svelte';
import type { LessonOffer } from '#shell/lesson';

const [first] = courses().find(({ id }) => id === 'iron-throne')!.lessons as unknown as [LessonOffer<IronThrone>];
const taught = await first.load();
const { lesson, rules } = taught;

function begun(): Game {
  const opened = openStart(rules, { kind: 'position', position: lesson.position, at: lesson.at });
  if (!opened.ok) throw new Error(JSON.stringify(opened));
  return opened.game;
}

function given(game: Game, house: House, one: Answer): Game {
  const played = answer(game, house, one);
  if (!played.ok) throw new Error(`${house} ${JSON.stringify(one)}: ${JSON.stringify(played.refusal)}`);
  return played.game;
}

interface End {
  readonly game: Game;
  /** What happened, in order. */
  readonly told: readonly string[];
  readonly entries: readonly Given<IronThrone>[];
}

/** Plays the lesson: the learner gives these answers, the other seats theirs in between. */
function played(answers: readonly Answer[]): End {
  let game = begun();
  const left = [...lesson.others];
  const told: string[] = [];
  const entries: Given<IronThrone>[] = [];
  const give = (house: House, one: Answer): void => {
    game = given(game, house, one);
    entries.push({ house, answer: one });
    told.push(...game.position.happened.map(({ what }) => what));
  };
  for (const [i, one] of answers.entries()) {
    const asked = game.position.asks.find(({ house }) => house === lesson.house);
    expect(asked?.about, `step ${i + 1}`).toBe(lesson.steps[i]!.about);
    give(lesson.house, one);
    // House cards are placed at the same time.
    for (;;) {
      const at = left.findIndex(({ house }) => game.position.asks.some((ask) => ask.house === house));
      const isOwn = game.position.asks.some(({ house, kind }) => house === lesson.house && kind !== 'card');
      if (at < 0 || isOwn) break;
      const [next] = left.splice(at, 1) as [(typeof left)[number]];
      give(next.house, next.answer);
    }
  }
  return { game, told, entries };
}

const expected = lesson.steps.map((step) => step.answer);

/** Before this step, what the learner may answer. */
function legalAt(step: number): Answer[] {
  return [...legalAnswers(played(expected.slice(0, step)).game.position, lesson.house)];
}

function ends({ game, told }: End): void {
  expect(told.filter((what) => what === 'outcome')).toHaveLength(2);
  expect(spreadOf(game.position, 'stark')).toBe(3);
  expect(game.position.hostages.stark).toEqual([]);
  expect(game.position.winners).toBe(null);
}

describe('the first lesson of the second game', () => {
  it('has support, a betrayal, a hostage, a reaction and a deal', () => {
    const end = played(expected);
    ends(end);
    expect(end.told).toEqual(
      expect.arrayContaining(['supports', 'hostage', 'played', 'removed', 'signed', 'influence'])
    );
    const { stark, lannister, baratheon } = end.game.position.houses;
    expect(stark?.characters).toMatchObject({ robb: 3, eddard: 5 });
    expect(lannister?.characters).toMatchObject({ jaime: 1, cersei: 5 });
    expect(baratheon?.characters).toMatchObject({ davos: 3 });
  });

  const others = lesson.steps.flatMap(({ also = [] }, i) =>
    (also === 'any' ? legalAt(i) : also).map((one) => [i + 1, one] as const)
  );
  it.each(others)('goes on to its end with another answer at step %i: %j', (step, one) => {
    ends(played(expected.with(step - 1, one)));
  });

  it('has a word about every answer that it does not take', () => {
    for (const [i, { answer: own, also = [], instead }] of lesson.steps.entries())
      if (also !== 'any' && legalAt(i).length > [own, ...also].length) expect(instead, `step ${i + 1}`).toBeDefined();
  });

  it('is over when nobody has an answer left', () => {
    const { entries } = played(expected);
    const isOverAfter = (count: number): boolean => {
      const practice = Practice.from(taught, entries.slice(0, count))!;
      while (practice.moment !== null) practice.goOn();
      return practice.isOver;
    };
    expect([entries.length - 1, entries.length].map(isOverAfter)).toEqual([false, true]);
  });

  it('refuses what it does not expect, and says why', async () => {
    const practice = Practice.from(taught)!;
    await practice.answer({ kind: 'option', option: 'decline' });
    expect(practice.entries).toHaveLength(0);
    expect(practice.says).toBe(lesson.steps[0]!.instead!());
    await practice.show();
    expect(practice.done).toBe(1);
    expect(practice.moment?.kind).toBe('talk');
    expect(practice.says).toBe(lesson.watching(practice.moment!));
    expect(practice.earlier().done).toBe(0);
  });
});
