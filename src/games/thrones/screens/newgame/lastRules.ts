// The house rules of the last game, if the browser has kept them completely. The shapes of the rules would know them too, but
// then the page of a new game would have to load all set-ups.

import { CASTLES } from '#thrones/box/areas';
import { POWER_TOKENS, ROUNDS } from '#thrones/box/limits';
import type { WesterosCardId } from '#thrones/box';
import { WESTEROS_DECKS } from '#thrones/box/westerosCards';
import { FEWEST_ROUNDS, MOST_GLASS, MOST_OPENING } from '#thrones/rules/clashes';
import type { HouseRules } from '#thrones/rules';

/** The house rules; null if nobody could have agreed on them. */
export function readHouseRules(kept: unknown): HouseRules | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { rounds, castles, power, opening, neutralForces, south, blade, tidesDeck, glass } = kept as Record<
    string,
    unknown
  >;
  const decks = openingIn(opening);
  const rules: HouseRules = {
    ...(isWithin(rounds, FEWEST_ROUNDS, ROUNDS) ? { rounds } : {}),
    ...(isWithin(castles, 1, CASTLES.length) ? { castles } : {}),
    ...(isWithin(power, 0, POWER_TOKENS) ? { power } : {}),
    ...(decks === null ? {} : { opening: decks }),
    ...(neutralForces === false ? { neutralForces } : {}),
    ...(south === 'closed' ? { south } : {}),
    ...(blade === true ? { blade } : {}),
    ...(tidesDeck === 'when-empty' ? { tidesDeck } : {}),
    ...(isWithin(glass, 1, MOST_GLASS) ? { glass } : {})
  };
  return Object.keys(rules).length === 0 ? null : rules;
}

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

function openingIn(kept: unknown): readonly (readonly WesterosCardId[])[] | null {
  if (!Array.isArray(kept)) return null;
  const decks = WESTEROS_DECKS.map((deck, i) => {
    const cards: unknown[] = Array.isArray(kept[i]) ? kept[i].slice(0, MOST_OPENING) : [];
    return cards.flatMap((one) => deck.find((card) => card === one) ?? []);
  });
  return decks.every((cards) => cards.length === 0) ? null : decks;
}
