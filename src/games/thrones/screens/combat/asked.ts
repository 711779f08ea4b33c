// What stands beside the question of a battle: what is at stake, and the choices with what they lead to.

import type { AskOf } from '../../rules/asks';
import { combatOf, opposite, sideOf } from '../../rules/combat/sides';
import type { Table } from '../../rules/position';
import type { View } from '../../rules/view';
import { stakesOf as otherStakesOf } from '../../text/asks';
import { optionOf } from '../../text/options';
import { decidingWords } from '../../words/deciding';
import { deedsOf } from './choosing';
import type { Deed } from './choosing';
import { lent } from './supports';

/** A sentence beside the question: what is at stake, in numbers. */
export function stakesOf(table: View, ask: AskOf<'option'>): string {
  const isOffer = ask.about === 'support' || ask.about === 'accepting-support';
  if (!isOffer) return otherStakesOf(ask, table);
  return ask.area === null ? '' : supportFrom(table, ask.area);
}

function supportFrom(table: Table, area: AskOf<'option'>['area'] & string): string {
  const text = decidingWords().combat.questions;
  const house = table.areas[area].order?.house;
  if (house === undefined) return '';
  const [attacking, defending] = (['attacker', 'defender'] as const).map(
    (side) => lent(table, area, house, side).value
  );
  const own = sideOf(combatOf(table), house);
  if (own === null && attacking !== defending) return text.engines(attacking ?? 0, defending ?? 0);
  return text.worth(area, (own === 'defender' ? defending : attacking) ?? 0);
}

export interface DeedWords {
  readonly deed: Deed;
  readonly label: string;
  readonly note: string | null;
}

/** The choices with their names and what they lead to. */
export function deedWordsOf(view: View, ask: AskOf<'option'>): DeedWords[] {
  return deedsOf(view, ask).map((deed) => {
    const { label, note } = optionOf(ask, deed.option, view);
    return { deed, label, note: consequence(view, ask, deed) ?? note ?? null };
  });
}

function consequence(table: Table, ask: AskOf<'option'>, { outlook, falls, option }: Deed): string | null {
  const text = decidingWords().combat;
  const combat = combatOf(table);
  if (falls !== null) {
    const side = sideOf(combat, ask.house) ?? 'attacker';
    const enemy = combat[opposite(side)];
    const track = (['throne', 'fiefdoms', 'court'] as const).find((one) => one === option);
    return enemy === null || track === undefined ? null : text.questions.drops(enemy, track, falls.from, falls.to);
  }
  if (outlook === null) return null;
  const { totals, victor, tie } = outlook;
  if (combat.defender === null) return text.sumsForce(totals.attacker, totals.defender);
  const winner = combat[victor];
  if (!combat.revealed || winner === null) return text.sums(totals.attacker, totals.defender);
  return text.sumsWon(totals.attacker, totals.defender, winner, tie);
}
