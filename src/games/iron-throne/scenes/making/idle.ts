// Players who have nothing to show in a scene answer in the plainest way.

import type { Answer, Ask, Position } from '#iron/rules';
import { legalAnswers } from '#iron/rules/judging';

/** Default answers: passing, leaving a leader alone, the top of the deck, power to the first. */
export function idle(asked: Ask, position: Position): Answer {
  if (asked.about === 'hostages') return { kind: 'hostage', do: 'done' };
  if (asked.about === 'use-leader') return { kind: 'option', option: 'leave' };
  if (asked.kind === 'split' && asked.least === 0) return { kind: 'split', power: {} };
  if (asked.kind === 'cards') return { kind: 'cards', cards: [] };
  if (asked.kind === 'card' && asked.mayDecline) return { kind: 'card', card: null };
  if (asked.kind === 'player' && asked.mayDecline) return { kind: 'player', player: null };
  if (asked.kind === 'character' && asked.mayDecline) return { kind: 'character', character: null };
  const [first] = legalAnswers(position, asked.house);
  return first!;
}
