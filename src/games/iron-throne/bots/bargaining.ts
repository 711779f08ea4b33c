// The bargain: the best terms for this seat that the other may be expected to sign.

import type { House } from '#iron/box';
import { INFLUENCE } from '../box/limits';
import type { Gains, Terms } from '#iron/rules';
import { activeHouses, participantOf } from '../rules/encounter';
import { penaltyOf } from '../rules/penalty';
import { on, type Opinion, type Sight, spread } from './sight';

const WORTH: Gains = { influence: 10, hostages: 2, power: 1.5 };
const THE_GAME = 1000;

const worth = ({ influence, hostages, power: given }: Gains): number =>
  influence * WORTH.influence + hostages * WORTH.hostages + given * WORTH.power;

/** Terms of its own come before a truce that fails. */
const A_CHANCE = 0.01;

/** Half of what one rival gains is lost to each player. */
const rivalry = ({ view }: Sight): number => 1 / (view.seats.length - 1);

/** The worth of terms to one of the two: an end of the game counts for more than anything that changes hands. */
function worthTo(sight: Sight, house: House, other: House, terms: Terms): number {
  const reaches = (who: House): boolean => spread(sight, who) + terms[who]!.influence >= INFLUENCE;
  const end = reaches(house) ? THE_GAME / (reaches(other) ? 2 : 1) : reaches(other) ? -THE_GAME : 0;
  const [gained, given] = [worth(terms[house]!), worth(terms[other]!)];
  const lost = given - terms[other]!.influence * WORTH.influence;
  return end + gained - lost - terms[other]!.influence * WORTH.influence * rivalry(sight);
}

/** Without a deal everybody is punished. */
function worthOfNone(sight: Sight, house: House, other: House): number {
  const penalty = (of: House): number => {
    const one = participantOf(sight.view, of);
    return one === null ? 0 : penaltyOf(sight.view, one, { usesLeader: true, withoutDeal: true });
  };
  return penalty(other) * rivalry(sight) - penalty(house);
}

export const proposing: Opinion = on('deal', (sight, { terms }, { with: other }) => {
  const { me } = sight;
  if (terms === null) return worthOfNone(sight, me, other);
  const isSigned = worthTo(sight, other, me, terms) > worthOfNone(sight, other, me);
  return isSigned ? worthTo(sight, me, other, terms) : -2 * THE_GAME;
});

export const signing: Opinion = on('option', (sight, { option }) => {
  const other = activeHouses(sight.view).find((house) => house !== sight.me)!;
  const none = worthOfNone(sight, sight.me, other);
  if (option === 'counter') return none + A_CHANCE;
  if (option !== 'sign') return none;
  return worthTo(sight, sight.me, other, sight.view.encounter!.terms!);
});
