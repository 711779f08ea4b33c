// House by house in words: what a decision was, what it was measured by, and how kind the draws were.

import { text } from 'text:thrones/review';
import type { Choice } from '#thrones/review/choices';
import type { Estimate } from '#thrones/review/chances';
import { SAYABLE } from '#thrones/review/turning';
import { errorOf, percent } from './words';

export function choiceText(choice: Choice): string {
  const { round } = choice;
  switch (choice.what) {
    case 'order': {
      const { area, better: token, worse: was } = choice;
      return text('review-choice-order', { area, token, was, round });
    }
    case 'march': {
      const { area, better: areas, worse: places } = choice;
      const kind = areas.length === 0 ? 'stays' : places.length === 0 ? 'goes' : 'elsewhere';
      return text('review-choice-march', { kind, area, areas, places, round });
    }
    case 'bid': {
      const { on, better, worse } = choice;
      return on === 'wildlings'
        ? text('review-choice-wildlings', { better, worse, round })
        : text('review-choice-bid', { better, worse, track: on, round });
    }
    case 'card': {
      const { area, better: card, worse: theirs } = choice;
      return text('review-choice-card', { area, card, theirs, round });
    }
  }
}

/** From so much on it was more than a little. */
const MUCH = 0.06;

/** Within two errors nothing is said of it but that. */
function luckKind({ mean, error }: Estimate): 'very-kind' | 'kind' | 'nothing' | 'even' | 'unkind' | 'very-unkind' {
  if (percent(mean) === 0) return 'nothing';
  if (Math.abs(mean) <= SAYABLE * error) return 'even';
  if (mean > 0) return mean < MUCH ? 'kind' : 'very-kind';
  return mean > -MUCH ? 'unkind' : 'very-unkind';
}

export const luckText = (luck: Estimate): string =>
  text('review-luck-text', { kind: luckKind(luck), percent: percent(luck.mean), error: errorOf(luck.error) });
