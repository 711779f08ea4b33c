// The House card, and what is used and played after it: what turns the encounter is used, what turns nothing is kept.

import type { Face, House, Person } from '#iron/box';
import { isHostilityCard, valueOf, VALUES } from '../box/houseCards';
import type { Participant, Side } from '#iron/rules';
import { onSide, participantOf, sideOf, valueOn } from '../rules/encounter';
import { dueOf } from '../rules/leading';
import { half, opposite } from '../rules/terms';
import { ends } from './captives';
import { isOwned, wantsWhatItDoes } from './owned';
import {
  isWinning,
  lead,
  on,
  type Opinion,
  ownSide,
  power,
  powerOn,
  sheet,
  type Sight,
  spread,
  turnsIt,
  worthOf
} from './sight';

const otherActive = ({ view, me }: Sight): House =>
  onSide(view, opposite(sideOf(view, me)!)).find(({ role }) => role === 'active')!.house;

/** The odds that somebody who could as well fight places a truce. */
const PEACEFUL = 0.15;
const PEACEFUL_WHEN_BEATEN = 0.6;

/** The card that the other side may show: what it has shown, what was seen of the hand, otherwise any value. */
function feared(sight: Sight): number {
  const { view, whim } = sight;
  const other = otherActive(sight);
  const open = view.encounter!.revealed[other];
  if (open !== undefined && open !== null) return valueOf(open);
  const seen = view.mine?.peeked?.house === other ? view.mine.peeked.faces.map(valueOf) : [];
  const values: readonly number[] = [...VALUES, ...seen];
  return Math.max(values[Math.floor(whim * values.length)]!, ...seen.slice(0, 1));
}

/** The lowest hostility that should do; a truce if none does, and now and then for its own sake. */
export const houseCard: Opinion = on('card', (sight, { card }) => {
  if (card === null) return 0;
  const behind = powerOn(sight, opposite(ownSide(sight))) - powerOn(sight, ownSide(sight));
  const needed = behind + feared(sight) + 1;
  const enough = sight.hand.some((face) => isHostilityCard(face) && valueOf(face) >= needed);
  const isOpen = sight.view.encounter!.revealed[otherActive(sight)] !== undefined;
  if (card === 'truce') {
    const peaceful = enough ? PEACEFUL : PEACEFUL_WHEN_BEATEN;
    // by the digits of the whim that the guess has not used
    return !isOpen && (sight.whim * 1000) % 1 < peaceful ? 100 : -50;
  }
  if (!isHostilityCard(card)) return -worthOf(sight, card) - (enough ? 60 : 5);
  const value = valueOf(card);
  if (enough) return value >= needed ? 50 - value : -50;
  return -value;
});

/** The use of leaders for strength; the others are used whenever they can be. */
export const leader: Opinion = on('option', (sight, { option }, { by }) => {
  // it is asked each time, and weighs again
  if (option === 'always') return -1;
  const due = dueOf(sight.view, sight.me);
  const use = due === null ? wantsToUse(sight, by!.person) : due.what !== 'save' || wantsToSave(sight, due.character);
  return (option === 'use') === use ? 1 : 0;
});

/** The last character of a House ends the game, which is welcome to who has spread most. */
const wantsToSave = (sight: Sight, character: Person): boolean => ends(sight, sight.me, character) <= 0;

const TYWINS = 4;
const A_NARROW_LEAD = 3;

function wantsToUse(sight: Sight, person: Person): boolean {
  const owned = sight.view.owned?.leaders?.[person];
  if (owned !== undefined) return wantsWhatItDoes(sight, owned.does);
  switch (person) {
    case 'eddard':
      return !isWinning(sight);
    case 'tywin':
      return turnsIt(sight, TYWINS) || (isWinning(sight) && lead(sight) <= A_NARROW_LEAD && sheet(sight) > 2);
    case 'bran':
    case 'olenna':
      return sheet(sight) > 1;
    default:
      return true;
  }
}

const lowest = (sight: Sight): number => -Math.min(...sight.hand.map((face) => worthOf(sight, face)));

/** The cards that are set aside for an effect: the least, or what adds enough. */
export const discarding: Opinion = (sight, { by }, answer) => {
  if (answer.kind === 'cards') return WORTH_OF_TWO_DRAWN * Math.sign(answer.cards.length) - worth(sight, answer.cards);
  if (answer.kind !== 'card') return 0;
  const { card } = answer;
  const paysForStrength = by?.of === 'leader' && by.person === 'daenerys' && !isOwned(sight, by);
  if (!paysForStrength) return card === null ? lowest(sight) : -worthOf(sight, card);
  if (card === null) return 0;
  return turnsIt(sight, half(valueOf(card))) ? 100 - valueOf(card) : -valueOf(card);
};

const WORTH_OF_TWO_DRAWN = 10;
const worth = (sight: Sight, cards: readonly Face[]): number =>
  cards.reduce((total, face) => total + worthOf(sight, face), 0);

/** The lowest card that turns it, none if none does. */
export const swapping: Opinion = on('card', (sight, { card }) => {
  if (card === null) return 0;
  const better = valueOf(card) - valueOn(sight.view, ownSide(sight));
  return turnsIt(sight, better) ? 100 - valueOf(card) : -valueOf(card);
});

export const reaction: Opinion = on('reaction', (sight, { card }) =>
  card === null ? 0 : wantsToPlay(sight, card) ? worthOf(sight, card) : -1
);

function wantsToPlay(sight: Sight, card: Person): boolean {
  const owned = sight.view.owned?.cards?.[card];
  if (owned !== undefined) return wantsWhatItDoes(sight, owned.does);
  if (sight.view.encounter!.result !== null) return wantsToPlayAfterwards(sight, card);
  switch (card) {
    case 'shireen':
      return !isWinning(sight);
    case 'jorah':
      return !isWinning(sight) && lead(sight) < -A_NARROW_LEAD;
    case 'daenerys':
      return true;
    default:
      return turnsIt(sight, strengthOf(sight, card));
  }
}

/** The change that a card of the first window makes to the difference. */
function strengthOf(sight: Sight, card: Person): number {
  const { view, me } = sight;
  const own = participantOf(view, me)!;
  switch (card) {
    case 'jaime':
      return 4;
    case 'stannis':
      return 5;
    case 'melisandre':
      return 4;
    case 'barristan':
      return Math.min(5, power(sight, me, own.character));
    case 'loras':
      return own.role === 'supporting' ? 5 : 3;
    case 'renly':
      return 2 * supporters(sight, own.side).length;
    case 'olenna': {
      const value = valueOn(view, opposite(own.side));
      return value - half(value);
    }
    case 'eddard':
    case 'cersei':
      return Math.max(0, ...supporters(sight, opposite(own.side)).map((one) => power(sight, one.house, one.character)));
    case 'tyrion':
    case 'margaery':
      return own.role === 'active' ? bestInHand(sight) - valueOn(view, own.side) : 0;
    default:
      return 0;
  }
}

const supporters = (sight: Sight, side: Side): Participant[] =>
  onSide(sight.view, side).filter(({ role }) => role === 'supporting');

const bestInHand = ({ hand }: Sight): number => Math.max(0, ...hand.map(valueOf));

const A_THIN_DECK = 4;

function wantsToPlayAfterwards(sight: Sight, card: Person): boolean {
  const { view, me } = sight;
  switch (card) {
    case 'robb':
      return view.cards[me]!.deck <= A_THIN_DECK;
    case 'catelyn':
      return sheet(sight) > 1;
    case 'arya':
      return onSide(view, opposite(ownSide(sight))).some(
        ({ role, house, character }) => role === 'active' && power(sight, house, character) > 1
      );
    default:
      return true;
  }
}

/** At whom an effect is aimed: the own active player is made stronger, all others are hurt, or pleased who is behind. */
export const aiming: Opinion = on('player', (sight, { player }, { by }) => {
  if (player === null) return -100;
  if (by?.of === 'leader') return -spread(sight, player);
  if (by?.person === 'tyrion' && !isOwned(sight, by)) return player === sight.me ? 1 : 0;
  const one = participantOf(sight.view, player);
  if (one === null) return 0;
  const strength = power(sight, player, one.character);
  return one.side === ownSide(sight) ? -strength : strength;
});

/** A card is paid to stay on the side that wins. */
export const yielding: Opinion = on('option', (sight, { option }) =>
  (option === 'give-card') === isWinning(sight) ? 1 : 0
);
