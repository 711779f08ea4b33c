// A scene played by the rules: all of its steps, and each answer that the reader can try.

import type { Game, Kinds, Ruleset } from '#engine/ruleset';
import type { Choice, Play, Scene, SceneStep, Told } from '../scene';

export interface PerformedStep<K extends Kinds = Kinds> {
  readonly step: SceneStep<K>;
  readonly told: Told<K>;
}

export interface Tried<K extends Kinds = Kinds> {
  readonly choice: Choice<K>;
  readonly refusal: K['refusal'] | null;
  /** If the answer is refused, the state is unchanged. */
  readonly told: Told<K>;
}

export interface Performed<K extends Kinds = Kinds> {
  readonly steps: readonly PerformedStep<K>[];
  /** The state in which the reader is asked. */
  readonly asked: Told<K>;
  readonly tried: readonly Tried<K>[];
}

/** More answers than any step has. */
const ENDLESS = 200;

interface Under<K extends Kinds> {
  readonly game: Game<K>;
  readonly told: Told<K>;
}

const begun = <K extends Kinds>(game: Game<K>): Under<K> => {
  const { position } = game;
  return { game, told: { happened: position.happened, earlier: position.happened, before: position, now: position } };
};

function played<K extends Kinds>(rules: Ruleset<K>, from: Under<K>, plays: readonly Play<K>[]): Under<K> {
  let { game } = from;
  const happened: K['happening'][] = [];
  for (const play of plays)
    for (let answers = 0; answers < ENDLESS; answers++) {
      const given = typeof play === 'function' ? play(game.position) : play;
      if (given === null) break;
      const result = rules.answer(game, given.house, given.answer);
      if (!result.ok) throw new Error(`${given.house} is refused by ${result.refusal.rule}`);
      game = result.game;
      happened.push(...result.happened);
      if (typeof play !== 'function') break;
    }
  // Every answer was already given by the program itself: the step says more about what happened before.
  if (game === from.game) return from;
  const earlier = [...from.told.earlier, ...happened];
  return { game, told: { happened, earlier, before: from.game.position, now: game.position } };
}

export function perform<K extends Kinds>(rules: Ruleset<K>, scene: Scene<K>): Performed<K> {
  let under = begun(scene.start());
  const steps = scene.steps.map((step): PerformedStep<K> => {
    if (step.plays.length > 0) under = played(rules, under, step.plays);
    return { step, told: under.told };
  });
  const { house, start, plays = [], choices } = scene.you;
  const asked = played(rules, start === undefined ? under : begun(start()), plays);
  return { steps, asked: asked.told, tried: choices.map(tried) };

  function tried(choice: Choice<K>): Tried<K> {
    const { answer, then = [] } = choice;
    const result = rules.answer(asked.game, house, answer);
    if (!result.ok) return { choice, refusal: result.refusal, told: asked.told };
    return { choice, refusal: null, told: played(rules, asked, [{ house, answer }, ...then]).told };
  }
}
