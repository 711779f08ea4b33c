// House rules in sentences: how the table plays, and why something cannot be agreed on.

import { text } from 'text:thrones/pages';
import { CASTLES_TO_WIN, ROUNDS, STARTING_POWER } from '../box/limits';
import type { Clash, HouseRule, HouseRules } from '#thrones/rules';
import { FIRST_WESTEROS } from '../rules/clashes';

const NUMERALS = ['I', 'II', 'III'] as const;

/** Number of a Westeros deck as the cards print it. */
export const numeral = (deck: number): string => NUMERALS[deck - 1] ?? String(deck);

/** "deck I: Supply and Mustering · deck III: Web of Lies". */
const opened = (opening: NonNullable<HouseRules['opening']>): string =>
  opening
    .flatMap((cards, i) =>
      cards.length === 0 ? [] : [text('agreed-opening-deck', { deck: numeral(i + 1), westerosCards: cards })]
    )
    .join(' · ');

const AGREED: { readonly [R in HouseRule]: (agreed: Required<Pick<HouseRules, R>>) => string } = {
  rounds: ({ rounds }) => text('agreed-rounds', { round: rounds, value: ROUNDS }),
  castles: ({ castles }) => text('agreed-castles', { count: castles, value: CASTLES_TO_WIN }),
  power: ({ power }) => text('agreed-power', { power, value: STARTING_POWER }),
  opening: ({ opening }) => text('agreed-opening', { round: FIRST_WESTEROS, text: opened(opening) }),
  neutralForces: () => text('agreed-neutralForces'),
  south: () => text('agreed-south'),
  blade: () => text('agreed-blade'),
  tidesDeck: () => text('agreed-tidesDeck'),
  glass: ({ glass }) => text('agreed-glass', { minutes: glass })
};

const CLASHES: { readonly [R in Clash['rule']]: (clash: Extract<Clash, { rule: R }>) => string } = {
  'house.none': () => text('clash-none'),
  'house.as-printed': ({ of }) => text('clash-as-printed', { label: text(`house-rule-${of}`) }),
  'house.no-tides': () => text('clash-no-tides'),
  'house.no-south': () => text('clash-no-south'),
  'house.castles-at-start': ({ house, holds }) => text('clash-castles-at-start', { house, count: holds }),
  'house.castles-on-the-map': ({ open }) => text('clash-castles-on-the-map', { count: open }),
  'house.opening-too-late': ({ round, last }) => text('clash-opening-too-late', { round, last }),
  'house.opening-deck': ({ deck, card }) => text('clash-opening-deck', { deck: numeral(deck), westerosCard: card }),
  'house.opening-winter': ({ deck }) => text('clash-opening-winter', { deck: numeral(deck) })
};

/** The agreement of the table, as a sentence. */
export const agreedText = <R extends HouseRule>(rule: R, agreed: HouseRules): string =>
  AGREED[rule](agreed as Required<Pick<HouseRules, R>>);

export const clashText = <R extends Clash['rule']>(clash: Extract<Clash, { rule: R }>): string =>
  CLASHES[clash.rule as R](clash);
