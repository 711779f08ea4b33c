import { carrying } from '../carrying';
import { ask, sheetOf } from '../draft';
import { takeIntoHand, takeOutOfPlay } from '../combat/cardsInPlay';
import { fewestLosses, refugesOf } from '../combat/refuges';
import { changeCombat, combatOf, fightingUnits, houseOf, opposite } from '../combat/combatSides';
import type { Ability } from './vocabulary';

export const STARK = {
  // Robb Stark: after a victory Stark may name the area to which the losing survivors go. It has to be one that the law of
  // retreats allows and that costs the loser as few units as any. A beaten attacker may also be sent back where he came from.
  'robb-stark': {
    texts: {
      retreating: (draft, side) => {
        const loser = opposite(side);
        if (fightingUnits(draft, loser).length === 0) return;
        const areas = fewestLosses(refugesOf(draft, loser, 'anywhere'));
        if (areas.length === 0) return;
        const house = houseOf(combatOf(draft), side);
        ask(draft, { kind: 'area', house, about: 'robb-stark', secret: false, areas, mayDecline: true });
      }
    },
    answered: carrying('area', (draft, _asked, { area }) => changeCombat(draft, { refuge: area }))
  },

  // Roose Bolton: after a defeat all discarded Stark cards come back into hand, Roose Bolton with them.
  'roose-bolton': {
    texts: {
      lost: (draft, side) => {
        const house = houseOf(combatOf(draft), side);
        const roose = takeOutOfPlay(draft, side);
        takeIntoHand(draft, house, [...sheetOf(draft, house).discard, roose]);
      }
    }
  },

  // The Blackfish: Stark suffers no casualties in this combat, whether from texts, swords or tides.
  'the-blackfish': { noCasualties: true },

  // Catelyn Stark: an own Defense order in the embattled area counts twice.
  'catelyn-stark': { defenseOrderTimes: 2 }
} satisfies Readonly<Record<string, Ability>>;
