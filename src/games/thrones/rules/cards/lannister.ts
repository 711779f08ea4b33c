import { carrying } from '../carrying';
import { takeIntoHand, takeOutOfPlay } from '../combat/cardsInPlay';
import { changeCombat, combatOf, houseOf, opposite, sideOf } from '../combat/combatSides';
import { ask, record, sheetOf } from '../draft';
import { OPTIONS } from '../options';
import { gainPower, ordersOf, removeOrder } from '../pieces';
import { type Ability, houseHere, isAttacking } from './vocabulary';

export const LANNISTER = {
  // Tywin Lannister: a victory brings Lannister 2 power.
  'tywin-lannister': {
    texts: { won: (draft, side) => void gainPower(draft, houseOf(combatOf(draft), side), 2, 'tywin-lannister') }
  },

  // Tyrion Lannister: Lannister may send the enemy's card back to the hand before any other text; the enemy plays another one,
  // or none if he has no other.
  'tyrion-lannister': {
    texts: {
      cancelling: (draft, side) => {
        const combat = combatOf(draft);
        if (combat.cards[opposite(side)] === null) return;
        const house = houseOf(combat, side);
        const options = OPTIONS['tyrion-lannister'];
        ask(draft, { kind: 'option', house, about: 'tyrion-lannister', secret: false, options, area: null });
      }
    },
    answered: carrying('option', (draft, { house }, { option }) => {
      if (option === 'decline') return;
      const other = opposite(sideOf(combatOf(draft), house)!);
      const enemy = houseOf(combatOf(draft), other);
      const card = takeOutOfPlay(draft, other);
      changeCombat(draft, { sentBack: card });
      takeIntoHand(draft, enemy, [card]);
      record(draft, { what: 'card', did: 'sent-back', house: enemy, card });
      const cards = sheetOf(draft, enemy).hand.filter((one) => one !== card);
      if (cards.length === 0) return;
      ask(draft, { kind: 'card', house: enemy, about: 'house-card', secret: false, cards, mayDecline: false });
    })
  },

  // Ser Kevan Lannister: when Lannister attacks, its footmen count 2 each, fighting or supporting.
  'ser-kevan-lannister': {
    counting: (sight, unit, counted) =>
      isAttacking(sight) && unit.kind === 'footman' && unit.house === houseHere(sight) ? 2 : counted
  },

  // Cersei Lannister: after a victory Lannister may remove one order of the loser from anywhere on the board. The order in the
  // embattled area and the March that began the combat are going anyway and are not offered.
  'cersei-lannister': {
    texts: {
      won: (draft, side) => {
        const combat = combatOf(draft);
        const areas = ordersOf(draft, houseOf(combat, opposite(side)), () => true).filter(
          (area) => area !== combat.area && area !== combat.from
        );
        if (areas.length === 0) return;
        const house = houseOf(combat, side);
        ask(draft, { kind: 'area', house, about: 'cersei-lannister', secret: false, areas, mayDecline: true });
      }
    },
    answered: carrying('area', (draft, _asked, { area }) => {
      if (area !== null) removeOrder(draft, area, 'cersei-lannister');
    })
  }
} satisfies Readonly<Record<string, Ability>>;
