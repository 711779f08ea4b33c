import { AREAS } from '#thrones/box/areas';
import { carrying } from '../carrying';
import { discardCards, playCard, takeOutOfPlay } from '../combat/cardsInPlay';
import { combatOf, houseOf, sideOf } from '../combat/combatSides';
import { ask, sheetOf } from '../draft';
import { losePower } from '../pieces';
import { type Ability, houseHere, isAttacking, isDefending, isSupported } from './vocabulary';

const PRICE_OF_AERON = 2;

export const GREYJOY = {
  // Victarion Greyjoy: when Greyjoy attacks, its ships count 2 each, fighting or supporting.
  'victarion-greyjoy': {
    counting: (sight, unit, counted) =>
      isAttacking(sight) && unit.kind === 'ship' && unit.house === houseHere(sight) ? 2 : counted
  },

  // Balon Greyjoy: the strength printed on the enemy's card counts as 0.
  'balon-greyjoy': { blanksEnemyStrength: true },

  // Theon Greyjoy: defending a castle or stronghold he has 1 more strength and 1 sword.
  'theon-greyjoy': {
    adds: (sight) => (isDefending(sight) && AREAS[sight.combat.area].castle > 0 ? { strength: 1, swords: 1 } : {})
  },

  // Asha Greyjoy: while nobody supports Greyjoy she has 2 swords and 1 tower.
  'asha-greyjoy': { adds: (sight) => (isSupported(sight) ? {} : { swords: 2, towers: 1 }) },

  // Aeron Damphair: Greyjoy may pay 2 power at once, discard him and play another card in his place.
  'aeron-damphair': {
    texts: {
      immediately: (draft, side) => {
        const house = houseOf(combatOf(draft), side);
        const { power, hand } = sheetOf(draft, house);
        if (power < PRICE_OF_AERON || hand.length === 0) return;
        ask(draft, { kind: 'card', house, about: 'aeron-damphair', secret: false, cards: hand, mayDecline: true });
      }
    },
    answered: carrying('card', (draft, { house }, { card }) => {
      if (card === null) return;
      const side = sideOf(combatOf(draft), house)!;
      losePower(draft, house, PRICE_OF_AERON, 'aeron-damphair');
      discardCards(draft, house, [takeOutOfPlay(draft, side)]);
      playCard(draft, side, card);
    })
  }
} satisfies Readonly<Record<string, Ability>>;
