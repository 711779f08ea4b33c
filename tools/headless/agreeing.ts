// House rules drawn at random, for games of all kinds: some of them change one rule, some all.

import type { Chance } from '#engine/chance';
import { CASTLES } from '#thrones/box/areas';
import { POWER_TOKENS, ROUNDS } from '#thrones/box/limits';
import { WESTEROS_DECKS } from '#thrones/box/westerosCards';
import type { HouseRule, HouseRules, NewGame } from '#thrones/rules';
import { HOUSE_RULES } from '#thrones/rules/houseRules';
import { FEWEST_ROUNDS, MOST_GLASS, MOST_OPENING } from '#thrones/rules/clashes';
import { judgeSetUp } from '#thrones/rules/setUp';

const from = (chance: Chance, least: number, most: number): number => least + chance.below(most - least + 1);

const DRAWN: { readonly [R in HouseRule]: (chance: Chance) => Pick<HouseRules, R> } = {
  rounds: (chance) => ({ rounds: from(chance, FEWEST_ROUNDS, ROUNDS) }),
  castles: (chance) => ({ castles: from(chance, 1, CASTLES.length) }),
  power: (chance) => ({ power: from(chance, 0, POWER_TOKENS) }),
  opening: (chance) => ({
    opening: WESTEROS_DECKS.map((deck) => chance.shuffle(deck).slice(0, chance.below(MOST_OPENING + 1)))
  }),
  neutralForces: () => ({ neutralForces: false }),
  south: () => ({ south: 'closed' }),
  blade: () => ({ blade: true }),
  tidesDeck: () => ({ tidesDeck: 'when-empty' }),
  glass: (chance) => ({ glass: from(chance, 1, MOST_GLASS) })
};

/** The same game with house rules that go together. */
export function withHouseRules(game: NewGame, chance: Chance): NewGame {
  for (;;) {
    const drawn = HOUSE_RULES.filter(() => chance.below(3) === 0).map((rule) => DRAWN[rule](chance));
    const agreed: NewGame = { ...game, houseRules: Object.assign({}, ...drawn) as HouseRules };
    if (judgeSetUp(agreed).length === 0) return agreed;
  }
}
