// The end of a combat if nothing else happened, on the table as it is or as an answer would leave it.

import type { AskOf, Draft, Known, Table } from '#thrones/rules';
import { carryOut } from '../rules/answering';
import { forceAt, hasEnoughAgainstNeutral, strengthOfTheMarch } from '../rules/combat/neutral';
import { combatOf } from '../rules/combat/combatSides';
import { type Verdict, verdictOn } from '../rules/combat/victory';
import { imagined } from './imaginedAnswer';

/** The victor as it stands. A neutral force is beaten or holds out; it does not tie. */
export function outlookOf(table: Table): Verdict {
  const { area, defender } = combatOf(table);
  if (defender !== null) return verdictOn(table);
  const totals = { attacker: strengthOfTheMarch(table), defender: forceAt(table, area) };
  return { totals, victor: hasEnoughAgainstNeutral(table) ? 'attacker' : 'defender', tie: false };
}

/** Null where sums tell nothing yet: in secret, and while a card is still to be turned up for certain. */
export function outlookAfter(known: Known, ask: AskOf<'option'>, option: string): Verdict | null {
  if (ask.secret || combatOf(known).victor !== null) return null;
  const draft = afterOption(known, ask, option);
  return draft.asks.some(({ about }) => about === 'house-card') ? null : outlookOf(draft);
}

/** Support that is offered counts as accepted. */
function afterOption(known: Known, ask: AskOf<'option'>, option: string): Draft {
  const draft = imagined(known, ask.house, { kind: 'option', option });
  const offered = draft.asks.find(({ about }) => about === 'accepting-support');
  if (offered !== undefined) carryOut(draft, offered.house, { kind: 'option', option: 'accept' });
  return draft;
}
