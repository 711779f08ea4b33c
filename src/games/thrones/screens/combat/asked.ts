// What the question in the foot has to name: the houses, the area and the card it is about.

import { TIDES } from '../../box/tides';
import type { AskOf } from '../../rules/asks';
import { combatOf, opposite, sideOf } from '../../rules/combat/sides';
import type { Table } from '../../rules/position';
import type { View } from '../../rules/view';
import { words } from '../../words/current';
import { decidingWords } from '../../words/deciding';
import { deedsOf } from './choosing';
import type { Deed } from './choosing';
import { lent } from './supports';

const areaOf = (ask: AskOf<'option'> | AskOf<'card'>) => (ask.kind === 'option' ? ask.area : null);

export function questionOf(table: Table, ask: AskOf<'option'> | AskOf<'card'>): string {
  const combat = combatOf(table);
  const [side, area] = [sideOf(combat, ask.house), areaOf(ask)];
  const other = side === null ? null : opposite(side);
  return decidingWords().combat.questions.question({
    about: ask.about,
    area,
    helper: area === null ? null : (table.areas[area].order?.house ?? null),
    enemy: other === null ? null : combat[other],
    card: other === null ? null : combat.cards[other],
    fights: side !== null
  });
}

/** A sentence beside the question: what is at stake, in numbers. */
export function stakesOf(table: View, ask: AskOf<'option'>): string {
  const said = decidingWords().combat.questions;
  const combat = combatOf(table);
  const side = sideOf(combat, ask.house);
  const enemy = side === null ? null : combat[opposite(side)];
  switch (ask.about) {
    case 'support':
    case 'accepting-support':
      return ask.area === null ? '' : supportFrom(table, ask.area);
    case 'tyrion-lannister': {
      const hand = enemy === null ? [] : (table.houses[enemy]?.hand ?? []);
      return enemy === null ? '' : said.sendsBack(enemy, hand.length);
    }
    case 'valyrian-steel-blade':
      return said.blade;
    case 'tides-redraw': {
      const drawn = table.sealed.tides[ask.house];
      const hasSkull = drawn !== undefined && TIDES[drawn].skulls > 0;
      return hasSkull ? `${said.tideDrawn} ${said.skullDrawn}` : said.tideDrawn;
    }
    default:
      return '';
  }
}

function supportFrom(table: Table, area: AskOf<'option'>['area'] & string): string {
  const said = decidingWords().combat.questions;
  const house = table.areas[area].order?.house;
  if (house === undefined) return '';
  const [attacking, defending] = (['attacker', 'defender'] as const).map(
    (side) => lent(table, area, house, side).value
  );
  const own = sideOf(combatOf(table), house);
  if (own === null && attacking !== defending) return said.engines(attacking ?? 0, defending ?? 0);
  return said.worth(area, (own === 'defender' ? defending : attacking) ?? 0);
}

export interface DeedWords {
  readonly deed: Deed;
  readonly label: string;
  readonly note: string | null;
}

/** The choices with their names and what they lead to. */
export function deedWordsOf(view: View, ask: AskOf<'option'>): DeedWords[] {
  return deedsOf(view, ask).map((deed) => {
    const { label, note } = words().asks.option(ask.about, deed.option, ask, view);
    return { deed, label, note: consequence(view, ask, deed) ?? note ?? null };
  });
}

function consequence(table: Table, ask: AskOf<'option'>, { outlook, falls, option }: Deed): string | null {
  const said = decidingWords().combat;
  const combat = combatOf(table);
  if (falls !== null) {
    const side = sideOf(combat, ask.house) ?? 'attacker';
    const enemy = combat[opposite(side)];
    const track = (['throne', 'fiefdoms', 'court'] as const).find((one) => one === option);
    return enemy === null || track === undefined ? null : said.questions.drops(enemy, track, falls.from, falls.to);
  }
  if (outlook === null) return null;
  const { totals, victor, tie } = outlook;
  if (combat.defender === null) return said.sumsForce(totals.attacker, totals.defender);
  const winner = combat[victor];
  if (!combat.revealed || winner === null) return said.sums(totals.attacker, totals.defender);
  return said.sumsWon(totals.attacker, totals.defender, winner, tie);
}
