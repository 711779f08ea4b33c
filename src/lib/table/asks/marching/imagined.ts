// What an answer would bring, by carrying it out in an imagined position: the rules themselves tell, as far as the table is known.

import type { AreaId, LandId } from '../../../box/areas';
import type { House } from '../../../box/houses';
import { HOUSES } from '../../../box/houses';
import { carryOut } from '../../../rules/answering';
import type { Answer, OptionAsk } from '../../../rules/asks';
import { moveIn } from '../../../rules/combat/cleanUp';
import { settleWithTheNeutralForce } from '../../../rules/combat/neutral';
import { destroyFightingUnits, fightingUnitsAt } from '../../../rules/combat/sides';
import { supportingAreas } from '../../../rules/combat/supporting';
import type { Board } from '../../../rules/control';
import { castleCounts, controlledLand } from '../../../rules/control';
import type { Draft, Sheet } from '../../../rules/draft';
import type { Happening } from '../../../rules/happenings';
import type { View } from '../../../rules/view';

/** The table as it lies, to be played on with: what is hidden is left out. */
export function imagine(view: View): Draft {
  const houses: Partial<Record<House, Sheet>> = {};
  for (const house of HOUSES) {
    const sheet = view.houses[house];
    if (sheet !== undefined) houses[house] = { ...sheet, power: sheet.power ?? 0 };
  }
  return {
    ...view,
    areas: { ...view.areas },
    houses,
    asks: [...view.asks],
    happened: [],
    decks: { westeros: [[], [], []], wildlings: [], tides: [] },
    stackedTides: 0,
    chance: [0, 0, 0, 0]
  };
}

export function imagined(view: View, house: House, answer: Answer): Draft {
  const draft = imagine(view);
  carryOut(draft, house, answer);
  return draft;
}

/** The same with the battle won that is being fought in it, and all the support against a neutral force given. */
export function ifWon(fought: Draft): Draft | null {
  const { combat } = fought;
  if (combat === null) return null;
  const draft: Draft = { ...fought, areas: { ...fought.areas }, houses: { ...fought.houses }, asks: [], happened: [] };
  if (combat.defender === null) {
    const supports = supportingAreas(draft, combat.area).flatMap((from) => {
      const order = draft.areas[from].order;
      return order === null ? [] : [{ from, house: order.house, side: 'attacker' as const }];
    });
    draft.combat = { ...combat, supports };
    settleWithTheNeutralForce(draft);
    return draft;
  }
  draft.combat = { ...combat, victor: 'attacker' };
  destroyFightingUnits(draft, 'defender', fightingUnitsAt(draft, 'defender'), 'imagined');
  moveIn(draft);
  return draft;
}

export interface Outlook {
  /** Houses that gain or lose castles and strongholds. */
  readonly castles: readonly { readonly house: House; readonly was: number; readonly will: number }[];
  /** Land that the house loses. */
  readonly lost: readonly LandId[];
  /** Ships that could be taken over. */
  readonly ports: readonly { readonly house: House; readonly port: AreaId; readonly most: number }[];
  /** What else happens that somebody may regret. */
  readonly lines: readonly Happening[];
}

export function outlookOf(house: House, before: Board, after: Draft): Outlook {
  const [was, will] = [castleCounts(before), castleCounts(after)];
  const kept = controlledLand(after, house);
  return {
    castles: HOUSES.map((one) => ({ house: one, was: was.get(one) ?? 0, will: will.get(one) ?? 0 })).filter(
      (one) => one.was !== one.will
    ),
    lost: controlledLand(before, house).filter((area) => !kept.includes(area)),
    ports: after.asks
      .filter((one): one is OptionAsk => one.about === 'port' && one.kind === 'option')
      .flatMap(({ house: taker, area, options }) =>
        area === null ? [] : [{ house: taker, port: area, most: options.length - 1 }]
      ),
    lines: after.happened.filter(isWorthSaying)
  };
}

function isWorthSaying(one: Happening): boolean {
  switch (one.what) {
    case 'units':
      return one.about === 'port' || one.about === 'arianne-martell';
    case 'orders-removed':
      return one.about === 'entered' || one.about === 'port' || one.about === 'idle';
    case 'power-token':
      return one.did === 'removed';
    case 'garrison-lost':
    case 'winner':
      return true;
    default:
      return false;
  }
}
