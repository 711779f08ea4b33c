// Every area that could take part in a combat, and the decision about its support.

import type { AreaId, House } from '#thrones/box';
import { occupant } from '#thrones/rules/control';
import { supportLine } from '#thrones/rules/combat/ledger';
import { combatOf, sideOf } from '#thrones/rules/combat/combatSides';
import { supportingAreas } from '#thrones/rules/combat/supporting';
import { decisionOn } from '#thrones/rules/decisions';
import type { SideName, Table } from '#thrones/rules';
import type { Line } from './ledgerLines';
import { supportAgainstNeutral } from './neutralLedger';

export interface Supporter {
  readonly area: AreaId;
  readonly house: House;
  /** The decision: granted to a side, offered to one that must still accept, given to nobody, or not made yet. */
  readonly has: 'granted' | 'offered' | 'refused' | 'nobody' | 'undecided' | 'deciding';
  readonly side: SideName | null;
  /** The line that it adds, or could add: to the side of its own house, or to the attacker. */
  readonly line: Line;
}

/** The line that the support of an area would add to a side. */
export function lent(table: Table, from: AreaId, house: House, side: SideName): Line {
  if (combatOf(table).defender === null) {
    const value = supportAgainstNeutral(table, from);
    return { what: 'support', house, area: from, units: [], value };
  }
  return supportLine(table, { from, house, side });
}

export function supportersOf(table: Table): Supporter[] {
  const { area, decided, supports } = combatOf(table);
  const reachable = supportingAreas(table, area);
  const areas = [...new Set([...decided, ...supports.map(({ from }) => from), ...reachable])];
  return areas.flatMap((from) => supporterIn(table, from));
}

function supporterIn(table: Table, area: AreaId): Supporter[] {
  const combat = combatOf(table);
  const { order } = table.areas[area];
  const granted = combat.supports.find(({ from }) => from === area);
  const house = granted?.house ?? order?.house ?? occupant(table, area);
  if (house === null) return [];
  const asked = table.asks.find((ask) => ask.kind === 'option' && ask.area === area);
  const isSupport = asked !== undefined && decisionOn(asked.about)?.step === 'support';
  const isOffered = isSupport && asked.house !== house;
  const offered = isOffered ? sideOf(combat, asked.house) : null;
  const side = granted?.side ?? offered ?? sideOf(combat, house);
  return [{ area, house, side, has: has(), line: lent(table, area, house, side ?? 'attacker') }];

  function has(): Supporter['has'] {
    if (granted !== undefined) return 'granted';
    if (isSupport) return isOffered ? 'offered' : 'deciding';
    if (!combat.decided.includes(area)) return 'undecided';
    const refused = table.happened.some((one) => one.what === 'support' && one.area === area && one.refused === true);
    return refused ? 'refused' : 'nobody';
  }
}
