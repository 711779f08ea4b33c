// A combat begins, or an attack on a neutral force is declared.

import type { AreaId, House } from '#thrones/box';
import type { AnswerOf } from '../asks';
import { type Draft, record } from '../draft';
import { controller } from '../control';
import type { Combat, Unit } from '../position';

interface Attack {
  readonly house: House;
  readonly from: AreaId;
  readonly area: AreaId;
  readonly attackers: readonly Unit[];
}

export function beginCombat(draft: Draft, { house, from, area, attackers }: Attack): void {
  const defender = controller(draft, area)!;
  draft.combat = { ...freshCombat(draft, house, from, area), defender, attackers };
  const units = attackers.map((one) => one.kind);
  record(draft, { what: 'combat', area, attacker: house, defender, from });
  record(draft, { what: 'units', did: 'attacked', house, units, area, from });
}

/** Nothing moves yet: the march is carried out only if the strength, with the support granted, is enough. */
export function declareAgainstNeutral(draft: Draft, house: House, march: AnswerOf<'march'>, area: AreaId): void {
  const units = march.moves.find((move) => move.to === area)!.units;
  draft.combat = { ...freshCombat(draft, house, march.from, area), declared: march };
  record(draft, { what: 'combat', area, attacker: house, defender: null, from: march.from });
  record(draft, { what: 'units', did: 'attacked', house, units, area, from: march.from });
}

function freshCombat(draft: Draft, attacker: House, from: AreaId, area: AreaId): Combat {
  return {
    area,
    from,
    attacker,
    defender: null,
    march: draft.areas[from].order!.token,
    attackers: [],
    declared: null,
    supports: [],
    decided: [],
    cards: { attacker: null, defender: null },
    revealed: false,
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
