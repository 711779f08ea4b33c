import type { Track } from '#thrones/box';
import { carrying } from '../carrying';
import { combatOf, houseOf, opposite, sideOf } from '../combat/combatSides';
import { ask } from '../draft';
import { moveOnTrack } from '../influence';
import { OPTIONS } from '../options';
import { type Ability, isAttacking } from './vocabulary';

export const MARTELL = {
  // Arianne Martell: when Martell loses as the defender, the victors do not move in but go back where they marched from.
  'arianne-martell': { turnsTheVictorBack: true },

  // Nymeria Sand: 1 sword when Martell attacks, 1 tower when it defends.
  'nymeria-sand': { adds: (sight) => (isAttacking(sight) ? { swords: 1 } : { towers: 1 }) },

  // Doran Martell: at once the enemy goes to the last position of an influence track of Martell's choice.
  'doran-martell': {
    texts: {
      immediately: (draft, side) => {
        const house = houseOf(combatOf(draft), side);
        ask(draft, {
          kind: 'option',
          house,
          about: 'doran-martell',
          secret: false,
          options: OPTIONS['doran-martell'],
          area: null
        });
      }
    },
    answered: carrying('option', (draft, { house }, { option }) => {
      const track = option as Track;
      const combat = combatOf(draft);
      const enemy = houseOf(combat, opposite(sideOf(combat, house)!));
      moveOnTrack(draft, track, enemy, draft.tracks[track].length - 1);
    })
  }
} satisfies Readonly<Record<string, Ability>>;
