// The outcome of an answer, carried out by the rules themselves in an imagined position, as far as the table is known.

import type { House } from '#thrones/box';
import { HOUSES } from '../box/houses';
import { carryOut } from '../rules/answering';
import type { Answer, Draft, Known, Sheet } from '#thrones/rules';
import { workingCopy } from '../rules/draft';

/** The table as it is, to be played on with: what is hidden is left out. */
export function imagine(known: Known): Draft {
  const houses: Partial<Record<House, Sheet>> = {};
  for (const house of HOUSES) {
    const sheet = known.houses[house];
    if (sheet !== undefined) houses[house] = { ...sheet, power: sheet.power ?? 0 };
  }
  return workingCopy({
    ...known,
    houses,
    happened: [],
    decks: { westeros: [[], [], []], wildlings: [], tides: [] },
    stackedTides: 0,
    chance: [0, 0, 0, 0]
  });
}

export function imagined(known: Known, house: House, answer: Answer): Draft {
  const draft = imagine(known);
  carryOut(draft, house, answer);
  return draft;
}
