// The review of a finished game: chances from one measure, and nothing said that could not be known.

import type { Mutant } from '../mutant';

const CHANCES = 'src/games/thrones/review/chances.ts';
const TURNING = 'src/games/thrones/review/turning.ts';
const CAUSES = 'src/games/thrones/review/causes.ts';
const PLANS = 'src/games/thrones/review/plans.ts';
const LUCK = 'src/games/thrones/review/luck.ts';
const CHOICES = 'src/games/thrones/review/choices.ts';
const TELLS_LUCK = 'tests/thrones/review/luck.test.ts';
const TELLS_CHOICES = 'tests/thrones/review/choices.test.ts';
const REVIEW_ITSELF = 'src/games/thrones/review/review.ts';
const TELLS_CAP = 'tests/thrones/review/allowance.test.ts';
const TELLS_PAGE = 'tests/thrones/screens/review.test.ts';
const TELLS_CHANCES = 'tests/thrones/review/chances.test.ts';
const TELLS_TURNING = 'tests/thrones/review/turning.test.ts';
const TELLS_CAUSES = 'tests/thrones/review/causes.test.ts';
const TELLS_PLANS = 'tests/thrones/review/plans.test.ts';

export const REVIEW: readonly Mutant[] = [
  {
    name: 'chances are thought with open cards',
    file: CHANCES,
    find: 'const guessed = guess(view, memory, new Chance(chanceFrom(`review ${answered} guess ${i}`)));',
    replace: 'const guessed = memory === null ? guess(view, memory, new Chance(chanceFrom(""))) : position;',
    noticedBy: [TELLS_CHANCES, 'know no card that nobody had seen']
  },
  {
    name: 'the end of a round knows the cards of the next one',
    file: 'src/games/thrones/review/evening.ts',
    find: 'ends.push(endOfRound(before, { house, answer }));',
    replace: 'ends.push(now.answered < 0 ? endOfRound(before, { house, answer }) : now);',
    noticedBy: [TELLS_CHANCES, 'are the beginning, and each round before the next one begins']
  },
  {
    name: 'the error of a chance is half as large',
    file: CHANCES,
    find: 'error: Math.sqrt(spread / values.length)',
    replace: 'error: Math.sqrt(spread / values.length) / 2',
    noticedBy: [TELLS_CHANCES, 'is what the mean would stray by']
  },
  {
    name: 'the seam at the end of a round is not smoothed',
    file: CAUSES,
    find: 'mean: mean + part * gap',
    replace: 'mean: mean + 0 * part * gap',
    noticedBy: [TELLS_CAUSES, 'the seam at its end is spread over all of it']
  },
  {
    name: 'a turning point is named within two errors',
    file: TURNING,
    find: 'size < ENOUGH || movedMost(before, after) === null',
    replace: 'size < ENOUGH',
    noticedBy: [TELLS_TURNING, 'is none within two errors']
  },
  {
    name: 'a deed that went against the round is its cause',
    file: CAUSES,
    find: 'changeOf(...one, house) * changeOf(...whole, house)',
    replace: 'Math.abs(changeOf(...one, house) * changeOf(...whole, house))',
    noticedBy: [TELLS_CAUSES, 'is less than nothing where it went against it']
  },
  {
    name: 'who took a castle and fell is named as the reason',
    file: CAUSES,
    find: "if (deed.what === 'wildlings') return true;",
    replace: "if (deed.what !== 'battle') return true;",
    noticedBy: [TELLS_CAUSES, 'but not where it would be read as the reason of the opposite']
  },
  {
    name: 'another plan is found with open cards',
    file: PLANS,
    find: 'guesses[i] ??= guess(view, memory, new Chance(chanceFrom(`plan ${answered} guess ${i}`)));',
    replace:
      'guesses[i] ??= answered < 0 ? guess(view, memory, new Chance(chanceFrom(""))) : { ...position, asks: position.asks };',
    noticedBy: [TELLS_PLANS, 'does not know what others had laid']
  },
  {
    name: 'a cause is told by the samples that have found it',
    file: CAUSES,
    find: 'changeBy(looker(samples))',
    replace: 'changeBy(looker(0))',
    noticedBy: [TELLS_CAUSES, 'no cause is found, and nothing that did most']
  },
  {
    name: 'the error of what a deed did is half as large',
    file: CAUSES,
    find: 'errorIn(one, house) * Math.abs(changeOf(...whole, house))',
    replace: 'errorIn(one, house) * Math.abs(changeOf(...whole, house)) / 2',
    noticedBy: [TELLS_CAUSES, 'strays by its error']
  },
  {
    name: 'of what came together the smallest is told first',
    file: CAUSES,
    find: 'other.again.mean - one.again.mean',
    replace: 'one.again.mean - other.again.mean',
    noticedBy: [TELLS_CAUSES, 'three at most, the largest first']
  },
  {
    name: 'cards are said to help the house that they hurt',
    file: CAUSES,
    find: 'helped: changeOf(...change, house) > 0',
    replace: 'helped: changeOf(...change, house) < 0',
    noticedBy: [TELLS_CAUSES, 'and say whom they helped or hurt']
  },
  {
    name: 'the cards of the next round are told',
    file: CAUSES,
    find: 'const cards = cardsIn(evening, from);',
    replace: 'const cards = cardsIn(evening, to);',
    noticedBy: [TELLS_CAUSES, 'else the cards that the round began with']
  },
  {
    name: 'a castle retreated to is told in place of the one that was won',
    file: 'src/games/thrones/review/deeds.ts',
    find: 'taken.find((area) => area === victor?.area) ?? taken[0]',
    replace: 'taken[0]',
    noticedBy: ['tests/thrones/review/deeds.test.ts', 'a castle won in a battle is told']
  },
  {
    name: 'what happened in the round before is told',
    file: CAUSES,
    find: 'factsOf(stretches, [from, to], cards, whole)',
    replace: 'factsOf(stretchesOf(evening, evening.ends[0]!, from), [evening.ends[0]!, from], cards, whole)',
    noticedBy: [TELLS_CAUSES, 'the castles are told that the round has left in other hands']
  },
  {
    name: 'castles are told of houses whose chances did not move',
    file: CAUSES,
    find: 'castles * (moved(deed.house) + moved(deed.from))',
    replace: 'castles',
    noticedBy: [TELLS_CAUSES, 'of more than three those are told of the houses whose chances moved']
  },
  {
    name: 'a castle is told that was lost again',
    file: CAUSES,
    find: '.filter((area) => controller(to.position, area) === house)',
    replace: '',
    noticedBy: [TELLS_CAUSES, 'the castles are told that the round has left in other hands']
  },
  {
    name: 'with six seats decisions of the first rounds are told',
    file: CHOICES,
    find: '&& !isTooEarly(moments[number]!.position.round, seats)',
    replace: '',
    noticedBy: [TELLS_CHOICES, 'with six seats is none of the first two rounds']
  },
  {
    name: 'luck is measured with open decks',
    file: LUCK,
    find: 'return { ...position, decks, stackedTides, chance: next };',
    replace: 'return { ...position, decks: seed === "" ? decks : position.decks, stackedTides, chance: next };',
    noticedBy: [TELLS_LUCK, 'hangs on no card that still lies in a deck']
  },
  {
    name: 'what is no draw is luck as well',
    file: LUCK,
    find: 'rollouts.value(reshuffled(after, seed), after.at',
    replace: 'rollouts.value(reshuffled(after, `${seed} after`), after.at',
    noticedBy: [TELLS_LUCK, 'is nothing where nothing was drawn']
  },
  {
    name: 'wildling cards are not counted among the draws',
    file: LUCK,
    find: "const DRAWN: readonly Happening['what'][] = ['westeros-card', 'wildling-card'];",
    replace: "const DRAWN: readonly Happening['what'][] = ['westeros-card'];",
    noticedBy: [TELLS_LUCK, 'are the Westeros cards of every round']
  },
  {
    name: 'of luck something is said within two errors',
    file: 'src/games/thrones/screens/review/choiceWords.ts',
    find: 'Math.abs(mean) <= SAYABLE * error',
    replace: 'Math.abs(mean) <= error',
    noticedBy: [TELLS_PAGE, 'of luck nothing is said within two errors']
  },
  {
    name: 'a decision is said to be better within two errors',
    file: PLANS,
    find: 'mean >= WORTH_SAYING && mean > SAYABLE * error',
    replace: 'mean >= WORTH_SAYING && mean > error',
    noticedBy: [TELLS_CHOICES, 'says nothing below two errors']
  },
  {
    name: 'the best decision is one that was not made',
    file: CHOICES,
    find: '(one) => [one.given, one.other]',
    replace: '(one) => [one.other, one.given]',
    noticedBy: [TELLS_CHOICES, 'has the best decision as it was played']
  },
  {
    name: 'a march to the same place is another decision',
    file: CHOICES,
    find: 'if (one.join() === other.join()) return null;',
    replace: 'if (one.join() === other.join() && one.length === 0) return null;',
    noticedBy: [TELLS_CHOICES, 'that words cannot tell apart are not set beside each other']
  },
  {
    name: 'what only happened is said to have done most',
    file: 'src/games/thrones/screens/review/words.ts',
    find: "isMeasured ? text('review-many-most'",
    replace: "isMeasured || deeds.length > 0 ? text('review-many-most'",
    noticedBy: ['tests/thrones/screens/turningPoint.test.ts', 'what only happened is not said to have done anything']
  },
  {
    name: 'an army that comes counts more than a castle that falls',
    file: 'src/games/thrones/review/changed.ts',
    find: 'const CASTLE = 20;',
    replace: 'const CASTLE = 0;',
    noticedBy: ['tests/thrones/review/changed.test.ts', 'of many things together the place is shown that changed most']
  },
  {
    name: 'a review goes on beyond its cap',
    file: 'src/games/thrones/review/allowance.ts',
    find: 'i < to && this.left >= dearest',
    replace: 'i < to && this.left >= dearest - 1e6',
    noticedBy: [TELLS_CAP, 'the whole review keeps to its cap']
  },
  {
    name: 'every task of a review may spend all that is left',
    file: REVIEW_ITSELF,
    find: '(leftOver() * share) / sharesIn(review, houses.length)',
    replace: '(leftOver() * share) / Math.min(share, sharesIn(review, houses.length))',
    noticedBy: [TELLS_CAP, 'the whole review keeps to its cap']
  },
  {
    name: 'a review that is gone on with has its whole cap again',
    file: REVIEW_ITSELF,
    find: 'const before = review.simulated - rollouts.simulated;',
    replace: 'const before = review.rows.length < 0 ? review.simulated : -rollouts.simulated;',
    noticedBy: [TELLS_CAP, 'gone on with it has no more than what was left']
  },
  {
    name: 'nothing stronger was found where nothing was looked at',
    file: PLANS,
    find: 'if (picked.length === 0) return undefined;',
    replace: 'if (picked.length === 0) return null;',
    noticedBy: [TELLS_CAP, 'is not said of what was not looked at']
  },
  {
    name: 'a review of other answers is believed',
    file: 'src/games/thrones/review/believed.ts',
    find: 'review.mark === mark ? review : null',
    replace: 'review.mark === mark || mark !== "" ? review : null',
    noticedBy: ['tests/thrones/review/believed.test.ts', 'is none of another game']
  },
  {
    name: 'the review of a game that goes on has a page',
    file: 'src/shell/play/replayed.ts',
    find: 'const record = isOver ?',
    replace: 'const record = entries.length > 0 ?',
    noticedBy: ['tests/e2e/review.spec.ts', 'a running game has no door to it']
  }
];
