import { text as names } from 'text:thrones/names';
import { expect, test } from 'vitest';
import { gameOf, startNumber, VARIANTS } from '#tools/headless/variety';
import { randomPlayer } from '#thrones/bots/random';
import { HOUSES } from '#thrones/box/houses';
import { Bulk } from '#thrones/flow/game';
import { type MomentOf, momentsOf } from '#thrones/flow/moments';
import type { Answer, Ask, AskOf, BySide, Fought, Happening, Position, View } from '#thrones/rules';
import { Chance, chanceFrom } from '#engine/chance';
import { SIDES } from '#thrones/rules/combat/combatSides';
import { cardsOf, foughtOn, sumsOf } from '#thrones/rules/combat/ledger';
import { viewFor } from '#thrones/rules/view';
import CombatResult from '#thrones/screens/combat/CombatResult.svelte';
import Strip from '#thrones/screens/combat/Strip.svelte';
import Supports from '#thrones/screens/combat/Supports.svelte';
import { partsOf, partsOfTotal } from '#thrones/screens/combat/ledgerFigures';
import { bareSums, versus, withOwnCard } from '#thrones/outlook/cardOutlook';
import { outlookOf } from '#thrones/outlook/combatOutlook';
import { march, option } from '#tests/support/answers';
import { scene } from '#tests/support/scene';
import { drawn, wordsIn, wordsOn } from '#tests/support/shown';
import {
  armiesIn,
  deedsIn,
  endOf,
  figuresIn,
  footIn,
  paragraphsIn,
  prospectsIn,
  stageOf,
  supportsIn
} from './battleShown';

interface Seen {
  readonly position: Position;
  readonly ask: Ask;
  readonly after: Position;
  readonly given: Answer;
  readonly moment: MomentOf<'battle'> | null;
}

/** Random games of every kind, as far as combats are fought in them. */
function* fought(): Generator<Seen> {
  for (let index = 0; index < VARIANTS; index++) {
    const chance = new Chance(chanceFrom(`duel ${index}`));
    const game = new Bulk(gameOf(startNumber(index, 'duel', null, index % 2 === 1)));
    const story: Happening[] = [];
    while (game.position.winner === null) {
      const { position } = game;
      const ask = chance.pick(position.asks);
      const given = randomPlayer(viewFor(position, ask.house), ask.house, chance);
      expect(game.answer(ask.house, given)).toBeNull();
      const after = game.position;
      const told = { before: viewFor(position, null), now: viewFor(after, null), lines: after.happened };
      const moment = momentsOf(told, story.slice(-80)).find((one) => one.what === 'battle') ?? null;
      story.push(...after.happened);
      if (position.combat !== null || moment !== null) yield { position, ask, after, given, moment };
    }
  }
}

let played: readonly Seen[] | null = null;
const combats = (): readonly Seen[] => (played ??= [...fought()]);

interface Stage extends Seen {
  readonly view: View;
  readonly ask: AskOf<'option'> | AskOf<'card'>;
  readonly shown: string;
}

let drawnStages: readonly Stage[] | null = null;

/** What is asked in a battle, on the stage of those who are asked. */
const stages = (): readonly Stage[] =>
  (drawnStages ??= combats().flatMap((one): Stage[] => {
    const { position, ask } = one;
    if (position.combat === null || ask.about === 'port' || ask.about === 'house-card') return [];
    if (!isAskOf(ask, 'option') && !isAskOf(ask, 'card')) return [];
    const view = viewFor(position, ask.secret ? ask.house : null);
    return [{ ...one, view, ask, shown: stageOf(view, ask) }];
  }));

const number = (value: string): number => Number(value.replace('−', '-').replace('±', ''));
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
const isAskOf = <K extends Ask['kind']>(ask: Ask, kind: K): ask is AskOf<K> => ask.kind === kind;

/** A line and a total are the sum of the parts that open below them. */
function opensInto(fight: Fought): void {
  const [sums, cards] = [sumsOf(fight), cardsOf(fight)];
  for (const side of SIDES) {
    const reckoning = { house: fight[side], lines: fight.ledger[side], total: sums[side] };
    for (const line of reckoning.lines)
      expect(sum(partsOf(line, reckoning, cards, side).map(({ value }) => number(value)))).toBe(line.value);
    expect(sum(partsOfTotal(reckoning).map(({ value }) => number(value)))).toBe(reckoning.total);
  }
}

test('every ledger adds up, line by line and part by part, and is what the rules reckon', () => {
  const seen = { lines: 0, forces: 0 };
  for (const { view, ask, shown } of stages()) {
    if (!isAskOf(ask, 'option') || view.combat!.cleared) continue;
    const armies = armiesIn(shown);
    const { totals } = outlookOf(view);
    for (const side of SIDES) {
      const { total, lines } = armies[side];
      expect(total).toBe(totals[side]);
      expect(Math.max(0, sum(lines.map(({ value }) => value)))).toBe(total);
      for (const { written, value } of lines) expect(number(written)).toBe(value);
      seen.lines += lines.length;
    }
    if (view.combat!.defender === null) seen.forces += 1;
    else opensInto(foughtOn(view));
  }
  expect(seen.lines).toBeGreaterThan(500);
  expect(seen.forces).toBeGreaterThan(3);
});

test('below the board a battle has the sums that the rules reckon, and when it is decided those that decided it', () => {
  const seen = { open: 0, decided: 0 };
  for (const { position, ask } of combats()) {
    const view = viewFor(position, ask.secret ? ask.house : null);
    if (view.combat === null || (view.combat.cleared && view.combat.strengths === null)) continue;
    const { defender, strengths } = view.combat;
    const sums = figuresIn(drawn(Strip, { view })).map(({ value }) => value);
    const { attacker, defender: against } = strengths ?? outlookOf(view).totals;
    expect(sums).toEqual([attacker, against]);
    if (defender !== null) seen[strengths === null ? 'open' : 'decided'] += 1;
  }
  expect(seen.open).toBeGreaterThan(100);
  expect(seen.decided).toBeGreaterThan(50);
});

const NAMES = Object.fromEntries(HOUSES.map((house) => [house, names(`houses.${house}`)]));

test('what is said of an answer comes true', () => {
  const seen = { blade: 0, force: 0, support: 0 };
  for (const { position, ask, after, given, shown } of stages()) {
    if (!isAskOf(ask, 'option') || given.kind !== 'option') continue;
    const { note } = deedsIn(shown).find(({ option }) => option === given.option)!;
    const said = note.match(/\d+/g)?.slice(0, 2).map(Number);
    if (ask.about === 'support' && after.combat?.revealed === false && given.option !== 'none') {
      const isGranted = after.combat.supports.length > position.combat!.supports.length;
      if (!isGranted) continue;
      const { totals, victor } = outlookOf(after);
      expect(said).toEqual([totals.attacker, totals.defender]);
      if (after.combat.defender === null) expect(note).toMatch(victor === 'attacker' ? /: enough$/ : /: \d+ short$/);
      seen.support += 1;
    }
    if (ask.about === 'support' && after.happened.some(({ what }) => what === 'neutral-beaten')) {
      expect(note).toMatch(/: enough$/);
      seen.force += 1;
    }
    if (ask.about !== 'valyrian-steel-blade') continue;
    const [strength] = after.happened.flatMap((one) => (one.what === 'strength' ? [one] : []));
    const [victor] = after.happened.flatMap((one) => (one.what === 'victor' ? [one] : []));
    expect(said).toEqual([strength!.totals.attacker, strength!.totals.defender]);
    expect(note.slice(note.indexOf(',') + 2)).toBe(`${NAMES[victor!.house]} wins${victor!.tie ? ' the tie' : ''}`);
    seen.blade += 1;
  }
  expect(seen.blade).toBeGreaterThan(20);
  expect(seen.support).toBeGreaterThan(20);
  expect(seen.force).toBeGreaterThan(0);
});

test('every ask of a combat has its words, its choices and its step', () => {
  for (const { position, ask, shown } of stages()) {
    expect(shown.match(/aria-current="step"/g)).toHaveLength(1);
    const { question, stakes } = footIn(shown);
    expect(question).toMatch(/\?$/);
    if (!isAskOf(ask, 'option')) continue;
    const deeds = deedsIn(shown);
    expect(deeds.map(({ option }) => option).sort()).toEqual([...ask.options].sort());
    expect(new Set(deeds.map(({ label }) => label)).size).toBe(deeds.length);
    if (ask.about !== 'doran-martell') expect(stakes).not.toBe('');
    const { title, says } = prospectsIn(shown);
    expect(title).toMatch(/^(\d+ to \d+ before the cards|If it stays \d+ to \d+|Strength \d+ needed)$/);
    expect(says.length).toBeGreaterThan(0);
    for (const sentence of says) expect(sentence).toMatch(/^[A-Z\d].*\.$/);
    if (position.combat!.revealed) continue;
    const areas = supportsIn(shown).map(([area]) => area);
    expect(areas).toContain(names(`areas.${ask.area!}`));
    expect(new Set(areas).size).toBe(areas.length);
  }
});

const AFTERWARDS = ['skulls', 'robb-stark', 'retreat', 'retreat-losses', 'patchface'];

/** Casualties of the combat just decided; null while it is not known yet. */
function fallenIn({ asks, combat, happened }: Position): number | null {
  const due = asks.find(({ about }) => about === 'casualties');
  if (due !== undefined) return isAskOf(due, 'units') ? due.least : null;
  if (combat !== null && !asks.some(({ about }) => AFTERWARDS.includes(about))) return null;
  return sum(happened.map((one) => (one.what === 'units' && one.about === 'casualties' ? one.units.length : 0)));
}

test('a battle that is decided is recorded as the rules reckoned it', () => {
  let decided = 0;
  for (const { moment, after } of combats()) {
    if (moment === null) continue;
    const { battle, victor, lines } = moment;
    const [strength] = lines.flatMap((one) => (one.what === 'strength' ? [one] : []));
    const shown = endOf(moment);
    const armies = armiesIn(shown);
    for (const side of SIDES) {
      const { total, lines: parts } = armies[side];
      expect(total).toBe(strength!.totals[side]);
      expect(Math.max(0, sum(parts.map(({ value }) => value)))).toBe(total);
    }
    opensInto(battle);
    expect([battle.attacker, battle.defender].sort()).toEqual([victor.house, victor.loser].sort());
    const fallen = fallenIn(after);
    if (fallen !== null) expect(battle.losses.fall).toBe(fallen);
    const told = resultIn(shown);
    expect(wordsIn(told)).toContain(`${NAMES[victor.house]} wins ${sumsText(victor.tie, strength!.totals)}`);
    for (const sentence of paragraphsIn(told)) expect(sentence).toMatch(/^[A-Z\d].*\.$/);
    decided += 1;
  }
  expect(decided).toBeGreaterThan(50);
});

/** Who has won and why, and what followed. */
const resultIn = (shown: string): string =>
  shown.slice(shown.indexOf('<div class="result'), shown.lastIndexOf('<footer'));

const sumsText = (tie: boolean, { attacker, defender }: BySide<number>): string =>
  `${Math.max(attacker, defender)} to ${Math.min(attacker, defender)}${tie ? ': the tie goes to' : '.'}`;

test('what came of a battle is what came of it: power that the round brings after it is no part of it', () => {
  let gathering = 0;
  for (const { moment } of combats()) {
    if (moment === null || !moment.story.some((one) => one.what === 'power' && one.about === 'consolidating')) continue;
    expect(wordsOn(CombatResult, { moment, casualties: null })).not.toContain('Consolidate Power');
    gathering += 1;
  }
  expect(gathering).toBeGreaterThan(2);
});

test('the forecast of a hand is what the turned cards make', () => {
  const g = scene(`
    fiefdoms   lannister greyjoy
    greyjoy    riverrun: knight footman, defense+1; ironmans-bay: ship, support
    lannister  lannisport: knight 2 footman, march+1
  `).marches();
  g.answer('lannister', march('lannisport', { riverrun: 'knight footman footman' }));
  g.playCombat({ until: 'house-card' });
  const view = viewFor(g.position, 'lannister');
  expect(bareSums(view, 'lannister')).toEqual({ own: 5, theirs: 5 });
  expect(withOwnCard(view, 'lannister', 'ser-gregor-clegane')).toBe(8);
  // Theon defends a stronghold, and Balon blanks what he faces
  expect(versus(view, 'lannister', 'ser-gregor-clegane', 'theon-greyjoy')).toMatchObject({
    own: 8,
    theirs: 8,
    tie: true,
    wins: true
  });
  expect(versus(view, 'lannister', 'ser-gregor-clegane', 'balon-greyjoy')).toMatchObject({
    own: 5,
    theirs: 7,
    wins: false
  });
  // Ser Kevan makes footmen count 2
  expect(versus(view, 'lannister', 'ser-kevan-lannister', 'asha-greyjoy')).toMatchObject({
    own: 8,
    theirs: 6,
    wins: true
  });
  g.playCombat({ attacker: 'ser-kevan-lannister', defender: 'asha-greyjoy', until: 'retreat' });
  expect(g.strengths).toEqual({ attacker: 8, defender: 6 });
});

test('support that is offered, refused or lent to nobody is told apart', () => {
  const g = scene(`
    throne     tyrell baratheon lannister
    tyrell     the-reach: knight knight, march+1
    lannister  blackwater: footman, march-1; stoney-sept: footman knight, support
    baratheon  harrenhal: knight, support; crackclaw-point: footman, support
  `).marches();
  g.answer('tyrell', march('the-reach', { blackwater: 'knight knight' }));
  const states = (): Record<string, string> =>
    Object.fromEntries(supportsIn(drawn(Supports, { table: viewFor(g.position, null) })));
  const first = g.asks[0];
  if (first?.kind !== 'option' || first.area === null) throw new Error('support is asked for first');
  const asked = names(`areas.${first.area}`);
  expect(states()).toMatchObject({ [asked]: 'is deciding now', 'Stoney Sept': 'not decided yet' });
  g.answer('baratheon', option('defender'));
  g.waitingFor('lannister', 'accepting-support');
  expect(states()[asked]).toBe('offered to Lannister');
  g.answer('lannister', option('refuse'));
  expect(states()[asked]).toBe('refused');
  g.answer('baratheon', option('none'));
  expect(Object.values(states()).sort()).toEqual(['is deciding now', 'supports nobody', 'supports nobody']);
  g.answer('lannister', option('defender'));
  expect(states()['Stoney Sept']).toBe('for Lannister');
});
