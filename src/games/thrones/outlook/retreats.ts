// Refuges for beaten units: every area somebody might think of, what it costs there, and why not elsewhere.

import type { AreaId, House, UnitKind } from '#thrones/box';
import { AREA_IDS } from '../box/areas';
import { NEIGHBOURS } from '../box/borders';
import type { AskOf, Refusal, SideName, View } from '#thrones/rules';
import { lossesIn } from '../rules/combat/refuges';
import { moveIn } from '../rules/combat/cleanUp';
import { retreat } from '../rules/combat/retreat';
import { combatOf, fightingUnits, houseOf, opposite } from '../rules/combat/combatSides';
import { reach } from '../rules/reach';
import { armies } from '../rules/supply';
import { type Changes, changesOf } from './boardChanges';
import { imagined } from './imaginedAnswer';

/** The reason why no unit can retreat there. */
export type NoRefuge =
  | { readonly what: 'element' }
  | { readonly what: 'closed' }
  | { readonly what: 'came-from' }
  | { readonly what: 'neutral' }
  | { readonly what: 'units'; readonly house: House; readonly units: readonly UnitKind[] }
  | { readonly what: 'garrison'; readonly house: House }
  | { readonly what: 'foreign'; readonly house: House }
  | { readonly what: 'dearer'; readonly losses: number }
  | { readonly what: 'otherwise' };

export interface Beaten {
  readonly side: SideName;
  readonly house: House;
  readonly units: readonly UnitKind[];
}

export function beatenIn(view: View): Beaten | null {
  const { combat } = view;
  if (combat === null || combat.victor === null) return null;
  const side = opposite(combat.victor);
  const units = fightingUnits(view, side).map((one) => one.kind);
  return { side, house: houseOf(combat, side), units };
}

/** The areas offered and all the others near, in the order of the board. */
export function refugesThoughtOf(view: View, { areas }: AskOf<'area'>, { house }: Beaten): AreaId[] {
  const { area } = combatOf(view);
  const near = [...NEIGHBOURS[area], ...reach(view, house, area), ...areas];
  return AREA_IDS.filter((one) => one !== area && near.includes(one));
}

/** The law's reason, with what everybody sees there. */
export function shortly({ areas }: View, refusal: Refusal, area: AreaId): NoRefuge {
  const { units, neutral } = areas[area];
  const [first] = units;
  const { house, found = 0 } = refusal;
  switch (refusal.rule) {
    case 'retreat.land-and-sea':
      return { what: 'element' };
    case 'retreat.origin':
      return { what: 'came-from' };
    case 'retreat.neutral':
      return { what: neutral === 'impassable' ? 'closed' : 'neutral' };
    case 'retreat.enemy-area':
      if (first !== undefined) return { what: 'units', house: first.house, units: units.map((one) => one.kind) };
      return house === undefined
        ? { what: 'otherwise' }
        : { what: areas[area].garrison ? 'garrison' : 'foreign', house };
    case 'retreat.fewest-losses':
      return { what: 'dearer', losses: found };
    default:
      return { what: 'otherwise' };
  }
}

export interface Retreat {
  /** Units that the supply does not feed there. */
  readonly losses: number;
  /** Units that would stand there together. */
  readonly army: number;
  readonly now: readonly number[];
  readonly after: readonly number[];
  readonly level: number;
}

export function retreatTo(view: View, { side, house, units }: Beaten, area: AreaId): Retreat {
  const battle = combatOf(view).area;
  const losses = lossesIn(view, side, area);
  const army = view.areas[area].units.length + units.length - losses;
  // the defenders still stand in the embattled area, the attackers in none
  const fled = new Map([[area, army]]);
  const now = side === 'attacker' ? new Map([[battle, units.length]]) : undefined;
  if (side === 'defender') fled.set(battle, 0);
  return {
    losses,
    army,
    now: armies(view, house, now),
    after: armies(view, house, fled),
    level: view.houses[house]?.supply ?? 0
  };
}

/** The board after all have gone there and the victor has moved in. */
export function changesByRetreat(view: View, ask: AskOf<'area'>, { house }: Beaten, area: AreaId): Changes {
  const draft = imagined(view, ask.house, { kind: 'area', area });
  retreat(draft);
  moveIn(draft);
  return changesOf(house, view, draft);
}
