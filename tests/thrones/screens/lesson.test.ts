// The first lesson, played through the rules: every step asks what its data say, and everything it allows leads to its end.

import { describe, expect, it } from 'vitest';
import type { House } from '../../../src/games/thrones/box/houses';
import type { Game } from '../../../src/games/thrones/flow/game';
import { answer } from '../../../src/games/thrones/flow/game';
import type { Answer } from '../../../src/games/thrones/rules/asks';
import { choices } from '../../../src/games/thrones/rules/judging';
import { taught } from '../../../src/games/thrones/screens/lesson/lesson';
import { Chance, chanceFrom } from '../../../src/engine/chance';
import { openStart } from '../../../src/shell/saves/document';
import { Practice } from '../../../src/shell/coach/practice.svelte';

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

/** Plays the whole lesson: the learner gives these answers, the other seats theirs in between. */
function played(answers: readonly Answer[]): { game: Game; left: number } {
  let game = begun();
  const left = [...lesson.others];
  const others = (): void => {
    for (;;) {
      const at = left.findIndex(
        ({ house }, i) =>
          game.position.asks.some((ask) => ask.house === house) && left.findIndex((one) => one.house === house) === i
      );
      if (at < 0 || game.position.asks.some(({ house }) => house === lesson.house)) return;
      const [{ house, answer: one }] = left.splice(at, 1) as [(typeof left)[number]];
      game = given(game, house, one);
    }
  };
  for (const [i, one] of answers.entries()) {
    const asked = game.position.asks.find(({ house }) => house === lesson.house);
    expect(asked?.about, `step ${i + 1}`).toBe(lesson.steps[i]!.about);
    game = given(game, lesson.house, one);
    others();
  }
  return { game, left: left.length };
}

const expected = lesson.steps.map((step) => step.answer);

describe('the first lesson', () => {
  it('is a whole round, with a raid, a battle won and power gained', () => {
    const { game, left } = played(expected);
    expect(left).toBeLessThanOrEqual(1);
    expect(game.position.round).toBe(2);
    expect(game.position.areas.seagard.units.map(({ house }) => house)).toEqual(['stark', 'stark']);
    expect(game.position.areas['white-harbor'].power).toBe('stark');
    expect(game.position.houses.stark?.power).toBe(6);
  });

  const others = lesson.steps.flatMap((step, i) => {
    const { also = [] } = step;
    return also === 'any' ? [] : also.map((one) => [i, one] as const);
  });
  it.each(others)('allows another answer at step %i, which leads to the end as well', (i, one) => {
    expect(played(expected.with(i, one)).game.position.round).toBe(2);
  });

  it('wins with any card', () => {
    const at = lesson.steps.findIndex(({ also }) => also === 'any');
    const { game } = played(expected.slice(0, at));
    const { choices: all } = choices(game.position, lesson.house, 100, new Chance(chanceFrom('lesson')));
    expect(all).toHaveLength(4);
    for (const one of all) expect(played(expected.with(at, one)).game.position.round).toBe(2);
  });

  it('refuses what it does not expect, and says why', async () => {
    const practice = Practice.from(taught)!;
    practice.openCurtain();
    await practice.answer({
      kind: 'orders',
      orders: { winterfell: 'march+0', 'white-harbor': 'raid', 'moat-cailin': 'support', 'the-narrow-sea': 'support+1' }
    });
    expect(practice.entries).toHaveLength(0);
    expect(practice.says).toBe(lesson.steps[0]!.instead!());
    await practice.show();
    expect(practice.done).toBe(1);
    expect(practice.earlier().done).toBe(0);
    expect(practice.earlier().says).toBe(lesson.steps[0]!.says());
  });
});
