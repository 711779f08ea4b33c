// Faults of an open ask: it has to speak of what is there, and to have an answer.

import type { Ask } from './asks';
import { Chance, chanceFrom } from '#engine/chance';
import { drawAnswer, judge } from './judging';
import { kindOf } from './kinds';
import type { Position } from './position';

export function* faultsOfTheAsk(position: Position, ask: Ask): Generator<string> {
  const { house, about } = ask;
  if (!kindOf(ask).speaksOfWhatIsThere(position, ask)) {
    yield `asks: ${about} speaks of what is not there`;
    return;
  }
  try {
    const answer = drawAnswer(position, house, new Chance(chanceFrom(about)));
    if (judge(position, house, answer) !== null) yield `asks: ${house} cannot answer ${about}`;
  } catch {
    yield `asks: ${house} cannot be asked about ${about} here`;
  }
}
