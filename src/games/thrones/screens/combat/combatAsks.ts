// The words beside the question of a battle: what is at stake, and the options with what they lead to.

import { text } from 'text:thrones/stages';
import type { House, Track } from '#thrones/box';
import type { AskOf, Table, View } from '#thrones/rules';
import { combatOf, opposite, sideOf } from '#thrones/rules/combat/combatSides';
import { stakesOf as otherStakesOf } from '#thrones/text/askWords';
import { optionOf } from '#thrones/text/optionWords';
import { type OptionDeed, deedsOf } from './choosing';
import { lent } from './supports';

/** A sentence beside the question: what is at stake, in numbers. */
export function stakesOf(table: View, ask: AskOf<'option'>): string {
  return ask.area === null ? otherStakesOf(ask, table) : supportFrom(table, ask.area);
}

function supportFrom(table: Table, area: AskOf<'option'>['area'] & string): string {
  const house = table.areas[area].order?.house;
  if (house === undefined) return '';
  const [attacking, defending] = (['attacker', 'defender'] as const).map(
    (side) => lent(table, area, house, side).value
  );
  const own = sideOf(combatOf(table), house);
  if (own === null && attacking !== defending)
    return text('battle-engines-worth', { attacking: attacking ?? 0, defending: defending ?? 0 });
  return text('battle-worth', { area, value: (own === 'defender' ? defending : attacking) ?? 0 });
}

export interface DeedWords {
  readonly deed: OptionDeed;
  readonly label: string;
  readonly note: string | null;
}

/** The options with their names and what they lead to. */
export function deedWordsOf(view: View, ask: AskOf<'option'>): DeedWords[] {
  return deedsOf(view, ask).map((deed) => {
    const { label, note } = optionOf(ask, deed.option, view);
    return { deed, label, note: consequence(view, ask, deed) ?? note ?? null };
  });
}

function consequence(table: Table, ask: AskOf<'option'>, { outlook, falls, option }: OptionDeed): string | null {
  const combat = combatOf(table);
  if (falls !== null) {
    const side = sideOf(combat, ask.house) ?? 'attacker';
    const enemy = combat[opposite(side)];
    const track = (['throne', 'fiefdoms', 'court'] as const).find((one) => one === option);
    return enemy === null || track === undefined ? null : dropText(enemy, track, falls);
  }
  if (outlook === null) return null;
  const { totals, victor, tie } = outlook;
  const { attacker: attacking, defender: defending } = totals;
  if (combat.defender === null) return forceText(attacking, defending);
  const winner = combat[victor];
  if (!combat.revealed || winner === null) return text('battle-sums', { attacking, defending });
  return text('battle-sums-won', { attacking, defending, winner, tie });
}

const forceText = (attacking: number, needed: number): string =>
  attacking >= needed
    ? text('battle-sums-enough', { attacking, needed })
    : text('battle-sums-short', { attacking, needed, left: needed - attacking });

function dropText(enemy: House, held: Track, { from: found, to: left }: NonNullable<OptionDeed['falls']>): string {
  if (found === left) return text('battle-drop-last', { enemy });
  return found === 1
    ? text('battle-drop-first', { enemy, found, left, held })
    : text('battle-drop', { enemy, found, left });
}
