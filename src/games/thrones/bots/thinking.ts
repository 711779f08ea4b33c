// From what a seat may know to an answer: the door that screens, programs and tests come through.

import type { Answer, Ask, View } from '#thrones/rules';
import { Chance, chanceFrom } from '#engine/chance';
import { sideOf } from '../rules/combat/combatSides';
import { askOf } from '../rules/judging';
import { candidatesFor } from './candidates';
import { duel } from './duel';
import { capOf, type Level, type Thinking } from './levels';
import { legalSuggestion } from './policy/policy';
import { mindedBy } from './persons';
import type { Question } from './question';
import { Rollouts } from './rollout';
import { bestOf } from './search';
import type { Weights } from './weights';

export interface Thought {
  readonly answer: Answer;
  /** Answers that were carried out in thought. */
  readonly simulated: number;
}

/** `ongoing`: now and then, as long as it thinks. */
export function think(question: Question, level: Level, weights: Weights, ongoing?: () => void): Thought {
  const { view, memory, seed } = question;
  const asked = view.me === null ? null : askOf(view, view.me);
  if (asked === null) throw new Error('this seat is not asked anything');
  const rollouts = new Rollouts(ongoing);
  const minded = mindedBy(weights, memory, asked.house);
  const answer = answerTo(question, asked, level, minded, new Chance(chanceFrom(seed)), rollouts);
  return { answer, simulated: rollouts.simulated };
}

/** The whim of orders that are thought out. */
const THOUGHT_OUT = 0.3;

function answerTo(
  question: Question,
  asked: Ask,
  level: Level,
  weights: Weights,
  chance: Chance,
  rollouts: Rollouts
): Answer {
  const { view } = question;
  const { duels, gate } = level;
  const whim = view.round === 1 ? level.opening : level.whim;
  if (asked.kind === 'card' && asked.about === 'house-card' && duels > 0)
    return { kind: 'card', card: duel(question, asked, rollouts, duels) };
  const thinking = level.thinks[asked.kind];
  if (thinking === undefined || !isWorthIt(thinking, view, asked))
    return legalSuggestion(view, asked, weights, chance, whim);
  const own = view.round === 1 ? level.opening : THOUGHT_OUT;
  const candidates = candidatesFor(view, asked, weights, chance, thinking.candidates, own);
  const cap = capOf(thinking, view.tracks.throne.length);
  return candidates.length === 1
    ? candidates[0]!
    : bestOf(question, asked.house, candidates, rollouts, { ...thinking, cap, gate });
}

/** Own support needs no thought: few samples would sometimes refuse it. */
function isWorthIt({ horizon }: Thinking, { combat }: View, { about, house }: Ask): boolean {
  if (about === 'support' && combat !== null && sideOf(combat, house) !== null) return false;
  return horizon === 'round' || horizon === 'next' || combat !== null;
}
