// How a battle stands or ended, put together from what happened in it. The ledger is reckoned anew on the table as it was before the last
// answer or as it is now, whichever still has the units that were counted.

import type { HouseCardId } from '../../box/houseCards';
import type { MomentOf } from '../../flow/moments';
import type { HappeningOf, Part } from '../../rules/happenings';
import { SIDES } from '../../rules/combat/sides';
import type { BySide, Combat, SideName, Table } from '../../rules/position';
import type { View } from '../../rules/view';
import type { Reckoning } from './lines';
import { linesOf, reckon } from './reckoning';

type Battle = MomentOf<'battle'>;

export interface Ending {
  readonly table: Table;
  readonly sides: BySide<Reckoning>;
  readonly cards: BySide<HouseCardId | null>;
  readonly victor: SideName;
  /** The units that fought are known. */
  readonly told: boolean;
}

/** The cards are revealed, and the battle goes on. */
export function standingOf({ now, combat }: MomentOf<'cards'>): Omit<Ending, 'victor'> & { readonly victor: null } {
  return { table: now, sides: reckon(now), cards: combat.cards, victor: null, told: true };
}

export function endingOf(moment: Battle): Ending {
  const before = endingOn(moment, moment.before);
  const now = endingOn(moment, moment.now);
  return before.told || !now.told ? before : now;
}

function endingOn(moment: Battle, view: View): Ending {
  const { combat, strength, victor } = moment;
  const cards = { attacker: cardIn(strength.parts.attacker), defender: cardIn(strength.parts.defender) };
  const table: Table = { ...view, combat: { ...combatIn(moment, view), cards, ...drawnIn(moment) } };
  const sides = {
    attacker: reckoned(table, 'attacker', moment),
    defender: reckoned(table, 'defender', moment)
  };
  const told = SIDES.every((side) => sides[side].lines.every(({ what }) => what !== 'army'));
  return { table, sides, cards, victor: victor.house === combat.attacker ? 'attacker' : 'defender', told };
}

const cardIn = (parts: readonly Part[]): HouseCardId | null => parts.find(({ what }) => what === 'card')?.card ?? null;

function reckoned(table: Table, side: SideName, { combat, strength }: Battle): Reckoning {
  return { house: combat[side], lines: linesOf(table, side, strength.parts[side]), total: strength.totals[side] };
}

function drawnIn({ story, combat }: Battle): Pick<Combat, 'tides' | 'blade' | 'revealed'> {
  const tides = story.findLast((one): one is HappeningOf<'tides'> => one.what === 'tides')?.tides;
  const blade = story.find((one) => one.what === 'blade' && one.use === 'strength');
  const wielder = blade?.what === 'blade' ? blade.house : null;
  return {
    revealed: true,
    tides: tides ?? { attacker: null, defender: null },
    blade: wielder === null ? null : wielder === combat.attacker ? 'attacker' : 'defender'
  };
}

/** The combat as the view has it. One that began and was decided with the same answer stands in neither. */
function combatIn({ combat, story }: Battle, view: View): Combat {
  const { area, from, attacker, defender } = combat;
  if (view.combat?.area === area && view.combat.attacker === attacker) return view.combat;
  const supports = story.flatMap((one) =>
    one.what === 'support' && one.side !== null && one.refused !== true
      ? [{ from: one.area, house: one.house, side: one.side }]
      : []
  );
  return {
    area,
    from,
    attacker,
    defender,
    march: view.areas[from].order?.token ?? 'march+0',
    attackers: [],
    declared: null,
    supports,
    decided: [],
    cards: { attacker: null, defender: null },
    revealed: true,
    sentBack: null,
    resolved: [],
    tides: { attacker: null, defender: null },
    blade: null,
    victor: null,
    strengths: null,
    refuge: null,
    cleared: false
  };
}
