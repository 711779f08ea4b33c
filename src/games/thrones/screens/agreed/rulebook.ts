// The rule book, and as it is where house rules change it: a leaf says what holds at that table, and what was changed.

import type { Chapter } from '../../../../engine/rulebook';
import type { GameSheet } from '../../../../shell/saves/sheet';
import type { HouseRule } from '../../rules/houseRules';
import { castlesToWin, roundLimit } from '../../rules/houseRules';
import { chaptersWith } from '../../words/en/rulebook/chapters';
import chapters from '../../words/en/rulebook/chapters';
import { agreedText } from '../../text/houseRules';
import type { HouseRules } from '../../rules/terms';
import { agreedIn } from './agreedIn';

export default chapters;

/** Which leaves speak of what a house rule changes; none does of power at the start and of the sand timer. */
const SPOKEN_OF: Readonly<Record<string, readonly HouseRule[]>> = {
  short: ['rounds', 'castles'],
  winning: ['rounds', 'castles'],
  westeros: ['rounds', 'opening'],
  garrisons: ['neutralForces', 'blade'],
  tides: ['tidesDeck'],
  players: ['neutralForces']
};

export function chaptersBy(houseRules: HouseRules): readonly Chapter[] {
  const book = chaptersWith({ rounds: roundLimit({ houseRules }), castles: castlesToWin({ houseRules }) });
  return book.map((chapter) => ({
    ...chapter,
    leaves: chapter.leaves.map((leaf) => {
      const rules = (SPOKEN_OF[leaf.id] ?? []).filter((rule) => houseRules[rule] !== undefined);
      return rules.length === 0 ? leaf : { ...leaf, changed: rules.map((rule) => agreedText(rule, houseRules)) };
    })
  }));
}

/** As the table of a saved game plays. */
export function at(sheet: GameSheet): readonly Chapter[] {
  const agreed = agreedIn(sheet);
  return agreed === null ? chapters : chaptersBy(agreed);
}
