// The rulebook, adapted to house rules: a leaf says what holds at that table, and what was changed.

import { chapters as book } from 'text:thrones/rulebook';
import type { Chapter } from '#engine/rulebook';
import type { GameSheet } from '#shell/saves/store/sheet';
import { asksOn } from '#thrones/rules/decisions';
import type { HouseRule, HouseRules } from '#thrones/rules';
import { castlesToWin, roundLimit } from '#thrones/rules/houseRules';
import { agreedText } from '#thrones/text/houseRuleWords';
import { agreedIn } from './agreedIn';

/** The leaves that each house rule changes; none is about the power at the start or the sand timer. */
const SPOKEN_OF: Readonly<Record<string, readonly HouseRule[]>> = {
  short: ['rounds', 'castles'],
  winning: ['rounds', 'castles'],
  westeros: ['rounds', 'opening'],
  garrisons: ['neutralForces', 'blade'],
  tides: ['tidesDeck'],
  players: ['neutralForces', 'south']
};

export function chaptersBy(houseRules: HouseRules): readonly Chapter[] {
  return book({ rounds: roundLimit({ houseRules }), castles: castlesToWin({ houseRules }) }).map((chapter) => ({
    ...chapter,
    leaves: chapter.leaves.map((leaf) => {
      const rules = (SPOKEN_OF[leaf.id] ?? []).filter((rule) => houseRules[rule] !== undefined);
      const changed = rules.map((rule) => agreedText(rule, houseRules));
      return { ...leaf, asks: asksOn(leaf.id), ...(changed.length > 0 && { changed }) };
    })
  }));
}

/** The rules as the table of a saved game plays them; with null, as printed. */
export const chapters = (sheet: GameSheet | null): readonly Chapter[] => chaptersBy((sheet && agreedIn(sheet)) ?? {});
