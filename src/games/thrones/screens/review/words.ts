// The sentences of a review.

import { text } from 'text:thrones/review';
import { text as names } from 'text:thrones/names';
import type { AreaId } from '#thrones/box';
import { ORDERS } from '#thrones/box/orders';
import type { Estimate } from '#thrones/review/chances';
import type { Together } from '#thrones/review/causes';
import type { Deed, GreatEvent } from '#thrones/review/deeds';
import type { Plan } from '#thrones/review/plans';
import type { Headline } from './headline';

export const percent = (part: number): number => Math.round(100 * part);

/** Never less than one: an error of nothing is none that was measured. */
export const errorOf = (part: number): number => Math.max(1, Math.ceil(100 * part));

/** The end of a round, or the beginning. */
export const endText = (round: number): string =>
  round === 0 ? text('review-at-start') : text('review-after', { round });

/** A chance with its error; a finished game has none. */
export const chanceText = ({ mean, error }: Estimate): string =>
  text('review-chance', { percent: percent(mean), error: error === 0 ? 0 : errorOf(error) });

export function headlineText(headline: Headline): string {
  switch (headline.what) {
    case 'throughout':
      return text('review-head-throughout', headline);
    case 'since':
      return text('review-head-since', headline);
    case 'passed':
      return text('review-head-passed', headline);
    case 'from':
      return text('review-head-from', { ...headline, percent: percent(headline.chance) });
    case 'last':
      return text('review-head-last');
    case 'won':
      return text('review-head-won', headline);
  }
}

export function deedText(deed: Deed | null): string {
  if (deed === null) return text('review-many');
  if (deed.what === 'wildlings') return text('review-wildlings', deed);
  if (deed.what === 'cards') return cardsText(deed);
  const { house } = deed;
  if (deed.what === 'battle') {
    const { loser, area, fought } = deed;
    const battle = { house, loser, area, own: fought.own, against: fought.other };
    return deed.attacked ? text('review-drives', battle) : text('review-holds', battle);
  }
  const { areas, from: loser, fought } = deed;
  if (loser === null) return text('review-taken', { house, areas });
  if (fought === null) return text('review-taken-from', { house, areas, loser });
  return text('review-taken-fought', { house, areas, loser, own: fought.own, against: fought.other });
}

const cardsText = ({ cards: westerosCards, house, helped }: Deed & { readonly what: 'cards' }): string =>
  house === null
    ? text('review-cards-turned', { westerosCards })
    : text('review-cards', { house, westerosCards, kind: helped ? 'helped' : 'hurt' });

/** Above the sentences of what came together. */
export const togetherText = ({ isMeasured, deeds }: Together): string =>
  isMeasured ? text('review-many-most', { count: deeds.length }) : text('review-many-facts');

/** The place of a point's deed, by which the point is called. */
export function placeOf(deed: Deed | null): AreaId | null {
  if (deed === null) return null;
  if (deed.what === 'taken') return deed.areas[0]!;
  return deed.what === 'battle' ? deed.area : null;
}

export const titleOf = (deed: Deed | null, round: number): string => {
  const area = placeOf(deed);
  return area === null ? text('review-round', { round }) : names(`areas.${area}`);
};

export const eventText = (event: GreatEvent): string =>
  event.what === 'capital' ? text('review-capital', event) : text('review-seventh', event);

const BRAVE: readonly string[] = ['march', 'raid'];

export const planTitle = ({ token }: Plan): string =>
  text('review-plan', { kind: BRAVE.includes(ORDERS[token].kind) ? 'braver' : 'calmer' });
