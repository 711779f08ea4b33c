// The choice of who goes into an encounter: the defender, power and characters, support.

import type { House, Person } from '#iron/box';
import { isAboutToWin, on, type Opinion, power, powerOn, type Sight, spread, strongest, winsWithoutMe } from './sight';
import { activeOf, sideOf } from '../rules/encounter';
import type { Side } from '#iron/rules';
import { opposite } from '../rules/terms';

const INFLUENCE_WON = 10;
/** Two cards and two power. */
const DEFENDERS_REWARD = 5;
const A_LOST_GAME = 60;
/** So much more power makes a victory likely: about the spread of two House cards. */
const SPREAD_OF_CARDS = 6;

/** The odds that a side with so much more power wins. */
const likely = (ahead: number): number => 1 / (1 + Math.exp(-ahead / SPREAD_OF_CARDS));

/** The one who can be beaten. */
export const defender: Opinion = on(
  'player',
  (sight, { player }) => -strongest(sight, player!) - sight.view.cards[player!]!.hand / 2
);

/** The strongest is made stronger. */
export const placing: Opinion = on('character', (sight, { character }) => power(sight, sight.me, character!));

/** The strongest goes, rather one whose card is in the hand. */
export const participant: Opinion = on(
  'character',
  (sight, { character }) => power(sight, sight.me, character!) + (sight.hand.includes(character!) ? 1.5 : 0)
);

/** The gain of this seat from being on a side with a character, or on none. */
export const offering: Opinion = on('support', (sight, { side, character }) => {
  const own = character === null ? 0 : power(sight, sight.me, character);
  const ahead = (of: Side): number => powerOn(sight, of) + (of === side ? own : 0);
  const challengerWins = likely(ahead('challenger') - ahead('defender'));
  const challenger = activeOf(sight.view, 'challenger').house;
  const threat = winsWithoutMe(sight, challenger, side === 'challenger')
    ? A_LOST_GAME
    : INFLUENCE_WON * Math.max(0, 0.3 + 0.15 * (spread(sight, challenger) - spread(sight, sight.me)));
  const others = challengerWins * threat;
  if (side === null) return -others;
  const wins = side === 'challenger' ? challengerWins : 1 - challengerWins;
  const reward =
    side === 'challenger' ? INFLUENCE_WON + (isAboutToWin(sight, sight.me) ? A_LOST_GAME : 0) : DEFENDERS_REWARD;
  return wins * reward - (1 - wins) * (own / 2) - others;
});

/** Help is welcome unless the helper wins by it. */
const mayHelp = (sight: Sight, helper: House, side: Side): boolean =>
  side === 'defender' || !winsWithoutMe(sight, helper, true);

/** A challenger shares what is won only where it needs to, and rather with those who are behind. */
const isNeeded = (sight: Sight, helper: House, ahead: number): boolean =>
  ahead < (spread(sight, helper) < spread(sight, sight.me) ? SPREAD_OF_CARDS / 2 : 0);

export const accepting: Opinion = on('option', (sight, { option }) => {
  const { house, side } = sight.view.encounter!.offer!;
  const ahead = powerOn(sight, side) - powerOn(sight, opposite(side));
  const welcome = mayHelp(sight, house, side) && (side === 'defender' || isNeeded(sight, house, ahead));
  return (option === 'accept') === welcome ? 1 : 0;
});

export const compelling: Opinion = on('character', (sight, { character }, { of }) => {
  if (character === null) return 0;
  return mayHelp(sight, of, sideOf(sight.view, sight.me)!) ? power(sight, of, character satisfies Person) : -1;
});
