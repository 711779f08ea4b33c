// Calling for support: in turn order, area by area, openly. The combatants decide about their own areas too, and may refuse
// what others grant.

import type { AreaId, House } from '#thrones/box';
import { carrying } from '../carrying';
import { ask, type Draft, record } from '../draft';
import { turnOrder } from '../influence';
import { type OptionOf, OPTIONS } from '../options';
import type { SideName } from '../position';
import { hasEnoughAgainstNeutral } from './neutral';
import { changeCombat, combatOf, houseOf, sideOf } from './combatSides';
import { supportingAreas } from './supporting';

export function askNextForSupport(draft: Draft): void {
  const combat = combatOf(draft);
  if (combat.defender === null && hasEnoughAgainstNeutral(draft)) return;
  const undecided = supportingAreas(draft, combat.area).filter((from) => !combat.decided.includes(from));
  for (const house of turnOrder(draft)) {
    const area = undecided.find((from) => draft.areas[from].order!.house === house);
    if (area === undefined) continue;
    ask(draft, { kind: 'option', house, about: 'support', secret: false, options: sidesOpenTo(draft, house), area });
    return;
  }
}

function sidesOpenTo(draft: Draft, house: House): OptionOf<'support'>[] {
  const combat = combatOf(draft);
  const own = sideOf(combat, house);
  if (own !== null) return [own, 'none'];
  return combat.defender === null ? ['attacker', 'none'] : ['attacker', 'defender', 'none'];
}

export const decideSupport = carrying('option', (draft, { house, area }, { option }) => {
  const combat = combatOf(draft);
  const from = area!;
  changeCombat(draft, { decided: [...combat.decided, from] });
  if (option === 'none') {
    record(draft, { what: 'support', house, area: from, side: null });
    return;
  }
  const side = option as SideName;
  const helped = houseOf(combat, side);
  if (helped === house || combat.defender === null) {
    grant(draft, house, from, side);
    return;
  }
  ask(draft, {
    kind: 'option',
    house: helped,
    about: 'accepting-support',
    secret: false,
    options: OPTIONS['accepting-support'],
    area: from
  });
});

export const acceptSupport = carrying('option', (draft, { house, area }, { option }) => {
  const from = area!;
  const side = sideOf(combatOf(draft), house)!;
  const helper = draft.areas[from].order!.house;
  if (option === 'accept') grant(draft, helper, from, side);
  else record(draft, { what: 'support', house: helper, area: from, side, refused: true });
});

function grant(draft: Draft, house: House, from: AreaId, side: SideName): void {
  changeCombat(draft, { supports: [...combatOf(draft).supports, { from, house, side }] });
  record(draft, { what: 'support', house, area: from, side });
}
