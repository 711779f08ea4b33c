import { NEIGHBOURS } from '#thrones/box/borders';
import { carrying } from '../carrying';
import { combatOf, destroyFightingUnits, fightingUnitsAt, houseOf, opposite, sideOf } from '../combat/combatSides';
import { withdrawSupport } from '../combat/supporting';
import { occupant } from '../control';
import { ask, changeArea, record } from '../draft';
import { removeOrder } from '../pieces';
import type { Ability } from './vocabulary';

export const TYRELL = {
  // Mace Tyrell: at once one enemy footman that attacks or defends here is destroyed. Tyrell chooses where some are routed.
  'mace-tyrell': {
    texts: {
      immediately: (draft, side, enemyAbility) => {
        const enemy = opposite(side);
        const footmen = fightingUnitsAt(draft, enemy).filter((one) => one.kind === 'footman');
        const [first] = footmen;
        if (first === undefined || enemyAbility.noCasualties === true) return;
        if (footmen.every((one) => one.routed === first.routed)) {
          destroyFightingUnits(draft, enemy, [first], 'mace-tyrell');
          return;
        }
        const house = houseOf(combatOf(draft), side);
        const choice = { least: 1, most: 1, together: false } as const;
        ask(draft, { kind: 'units', house, about: 'mace-tyrell', secret: false, units: footmen, ...choice });
      }
    },
    answered: carrying('units', (draft, { house }, { units }) =>
      destroyFightingUnits(draft, opposite(sideOf(combatOf(draft), house)!), units, 'mace-tyrell')
    )
  },

  // Ser Loras Tyrell: when Tyrell attacked and won, the March order used goes with the army into the conquered area.
  'ser-loras-tyrell': {
    texts: {
      afterCombat: (draft, side) => {
        const { area, from, march, victor, attacker: house } = combatOf(draft);
        if (side !== 'attacker' || victor !== 'attacker' || occupant(draft, area) !== house) return;
        changeArea(draft, area, { order: { house, token: march } });
        record(draft, { what: 'order-moved', area, from, house, token: march });
      }
    }
  },

  // Queen of Thorns: at once an enemy order next to the embattled area is removed, though not the March that began this.
  'queen-of-thorns': {
    texts: {
      immediately: (draft, side) => {
        const combat = combatOf(draft);
        const enemy = houseOf(combat, opposite(side));
        const areas = NEIGHBOURS[combat.area].filter(
          (area) => draft.areas[area].order?.house === enemy && area !== combat.from
        );
        if (areas.length === 0) return;
        const house = houseOf(combat, side);
        ask(draft, { kind: 'area', house, about: 'queen-of-thorns', secret: false, areas, mayDecline: false });
      }
    },
    answered: carrying('area', (draft, _asked, { area }) => {
      removeOrder(draft, area!, 'queen-of-thorns');
      withdrawSupport(draft, area!);
    })
  }
} satisfies Readonly<Record<string, Ability>>;
