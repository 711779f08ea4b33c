import { carrying } from '../carrying';
import { discardCards, pickUpAfter } from '../combat/cardsInPlay';
import { combatOf, fightingUnitsAt, houseOf, opposite, sideOf } from '../combat/combatSides';
import { ask, sheetOf } from '../draft';
import { isHigher } from '../influence';
import { exchangeUnit, piecesLeft, unitsAt } from '../pieces';
import { type Ability, enemyHere, houseHere, isSupported } from './vocabulary';

export const BARATHEON = {
  // Stannis Baratheon: 1 more strength while the enemy stands higher on the Iron Throne track.
  'stannis-baratheon': {
    adds: (sight) => (isHigher(sight.table, 'throne', enemyHere(sight), houseHere(sight)) ? { strength: 1 } : {})
  },

  // Renly Baratheon: after a victory Baratheon may replace one of its footmen that fought or gave support by a knight.
  'renly-baratheon': {
    texts: {
      won: (draft, side) => {
        const combat = combatOf(draft);
        const house = houseOf(combat, side);
        if (piecesLeft(draft, house, 'knight') === 0) return;
        const supporting = combat.supports.filter((one) => one.house === house && one.side === side);
        const footmen = [
          ...fightingUnitsAt(draft, side),
          ...supporting.flatMap((one) => unitsAt(draft, one.from))
        ].filter((one) => one.kind === 'footman');
        if (footmen.length === 0) return;
        const choice = { least: 0, most: 1, together: false } as const;
        ask(draft, { kind: 'units', house, about: 'renly-baratheon', secret: false, units: footmen, ...choice });
      }
    },
    answered: carrying('units', (draft, { house, about }, { units: [footman] }) => {
      if (footman !== undefined) exchangeUnit(draft, house, footman, 'knight', about);
    })
  },

  // Ser Davos Seaworth: 1 more strength and 1 sword while Stannis Baratheon is in the discard pile.
  'ser-davos-seaworth': {
    adds: (sight) =>
      sight.table.houses[houseHere(sight)]!.discard.includes('stannis-baratheon') ? { strength: 1, swords: 1 } : {}
  },

  // Salladhor Saan: while Baratheon is supported, every ship that is not Baratheon's counts 0, on both sides.
  'salladhor-saan': {
    counting: (sight, one, counted) =>
      isSupported(sight) && one.kind === 'ship' && one.house !== houseHere(sight) ? 0 : counted
  },

  // Patchface: when the combat is over, won or lost, Baratheon may look through the enemy's hand and discard one card of it.
  patchface: {
    texts: {
      afterCombat: (draft, side) => {
        const combat = combatOf(draft);
        const cards = sheetOf(draft, houseOf(combat, opposite(side))).hand;
        if (cards.length === 0) return;
        const house = houseOf(combat, side);
        ask(draft, { kind: 'card', house, about: 'patchface', secret: false, cards, mayDecline: true });
      }
    },
    answered: carrying('card', (draft, { house }, { card }) => {
      if (card === null) return;
      const combat = combatOf(draft);
      const enemy = houseOf(combat, opposite(sideOf(combat, house)!));
      discardCards(draft, enemy, [card]);
      pickUpAfter(draft, enemy, card);
    })
  }
} satisfies Readonly<Record<string, Ability>>;
