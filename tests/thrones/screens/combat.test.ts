import { expect, test } from 'vitest';
import { gameOf, startNumber, VARIANTS } from '#tools/headless/variety';
import { randomPlayer } from '#thrones/bots/random';
import { Bulk } from '#thrones/flow/game';
import { type MomentOf, momentsOf } from '#thrones/flow/moments';
import type { Answer, Ask, AskOf, Happening, Position } from '#thrones/rules';
import { Chance, chanceFrom } from '#engine/chance';
import { SIDES } from '#thrones/rules/combat/combatSides';
import { cardsOf } from '#thrones/rules/combat/ledger';
import { strengthOf } from '#thrones/rules/combat/strength';
import { questionOf } from '#thrones/text/askWords';
import { viewFor } from '#thrones/rules/view';
import { deedWordsOf, stakesOf } from '#thrones/screens/combat/combatAsks';
import { deedsOf } from '#thrones/screens/combat/choosing';
import { partsOf, partsOfTotal } from '#thrones/screens/combat/ledgerFigures';
import { bareSums, versus, withOwnCard } from '#thrones/outlook/cardOutlook';
import { outlookOf } from '#thrones/outlook/combatOutlook';
import { lossesOf } from '#thrones/rules/combat/casualties';
import { prospectsOf } from '#thrones/screens/combat/prospects';
import { reckon, sidesOf } from '#thrones/screens/combat/reckoning';
import { rowsOf } from '#thrones/screens/combat/ledgerRows';
import { stepOf, stepsOf } from '#thrones/screens/combat/combatSteps';
import { supportersOf } from '#thrones/screens/combat/supports';
import { toldAfter, toldBefore } from '#thrones/screens/combat/battleRemarks';
import { march, option } from '#tests/support/answers';
import { scene } from '#tests/support/scene';

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

const number = (value: string): number => Number(value.replace('−', '-').replace('±', ''));
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
const isAskOf = <K extends Ask['kind']>(ask: Ask, kind: K): ask is AskOf<K> => ask.kind === kind;

test('every ledger adds up, line by line and part by part, and is what the rules reckon', () => {
  let lines = 0;
  for (const { position, ask } of combats()) {
    const view = viewFor(position, ask.secret ? ask.house : null);
    if (view.combat === null || view.combat.cleared) continue;
    const sides = reckon(view);
    for (const side of SIDES) {
      const { house, total } = sides[side];
      if (view.combat.defender !== null) expect(total).toBe(strengthOf(view, side).total);
      expect(house).toBe(view.combat[side]);
      for (const line of sides[side].lines) {
        expect(sum(partsOf(line, sides[side], view.combat.cards, side).map(({ value }) => number(value)))).toBe(
          line.value
        );
        lines += 1;
      }
      expect(sum(partsOfTotal(sides[side]).map(({ value }) => number(value)))).toBe(total);
      expect(sum(rowsOf(sides).flatMap((row) => row[side].map(({ value }) => value)))).toBe(
        sum(sides[side].lines.map(({ value }) => value))
      );
    }
  }
  expect(lines).toBeGreaterThan(500);
});

const AFTERWARDS = ['skulls', 'robb-stark', 'retreat', 'retreat-losses', 'patchface'];

/** Casualties of the combat just decided; null while it is not known yet. */
function fallenIn({ asks, combat, happened }: Position): number | null {
  const due = asks.find(({ about }) => about === 'casualties');
  if (due !== undefined) return isAskOf(due, 'units') ? due.least : null;
  if (combat !== null && !asks.some(({ about }) => AFTERWARDS.includes(about))) return null;
  return sum(happened.map((one) => (one.what === 'units' && one.about === 'casualties' ? one.units.length : 0)));
}

test('what is said of an answer comes true', () => {
  const seen = { blade: 0, losses: 0, force: 0, support: 0 };
  for (const { position, ask, after, given } of combats()) {
    if (!isAskOf(ask, 'option') || given.kind !== 'option' || position.combat === null) continue;
    const deed = deedsOf(position, ask).find((one) => one.option === given.option);
    if (ask.about === 'support' && after.combat?.revealed === false && given.option !== 'none') {
      const isGranted = after.combat.supports.length > position.combat.supports.length;
      if (!isGranted) continue;
      expect(outlookOf(after)).toEqual(deed?.outlook);
      seen.support += 1;
    }
    const isSettled = after.happened.some(({ what }) => what === 'neutral-beaten');
    if (ask.about === 'support' && isSettled) {
      expect(deed?.outlook?.victor).toBe('attacker');
      seen.force += 1;
    }
    if (ask.about !== 'valyrian-steel-blade') continue;
    const [strength] = after.happened.flatMap((one) => (one.what === 'strength' ? [one] : []));
    const [victor] = after.happened.flatMap((one) => (one.what === 'victor' ? [one] : []));
    expect(deed?.outlook).toEqual({
      totals: strength?.totals,
      victor: victor?.house === position.combat.attacker ? 'attacker' : 'defender',
      tie: victor?.tie
    });
    seen.blade += 1;
    const fallen = fallenIn(after);
    if (fallen === null || deed?.outlook == null) continue;
    expect(lossesOf(position, deed.outlook.victor).fall).toBe(fallen);
    seen.losses += fallen === 0 ? 0 : 1;
  }
  expect(seen.blade).toBeGreaterThan(20);
  expect(seen.losses).toBeGreaterThan(2);
  expect(seen.support).toBeGreaterThan(20);
  expect(seen.force).toBeGreaterThan(0);
});

test('every ask of a combat has its words, its choices and its step', () => {
  for (const { position, ask } of combats()) {
    const { combat } = position;
    const view = viewFor(position, ask.secret ? ask.house : null);
    if (combat === null || !(isAskOf(ask, 'option') || isAskOf(ask, 'card')) || ask.about === 'house-card') continue;
    if (ask.about === 'port') continue;
    expect(stepsOf(view)).toContain(stepOf(ask.about));
    expect(questionOf(ask, view)).toMatch(/\?$/);
    if (!isAskOf(ask, 'option')) continue;
    const deeds = deedWordsOf(view, ask);
    expect(deeds.map(({ deed }) => deed.option).sort()).toEqual([...ask.options].sort());
    expect(new Set(deeds.map(({ label }) => label)).size).toBe(deeds.length);
    if (ask.about !== 'doran-martell') expect(stakesOf(view, ask)).not.toBe('');
    expect(prospectsOf(view).says.length).toBeGreaterThan(0);
    if (combat.revealed) continue;
    const areas = supportersOf(view).map(({ area }) => area);
    expect(areas).toContain(ask.area);
    expect(new Set(areas).size).toBe(areas.length);
  }
});

test('a battle that is decided is recorded as the rules reckoned it', () => {
  let decided = 0;
  for (const { moment, after } of combats()) {
    if (moment === null) continue;
    const { battle, victor, lines } = moment;
    const [strength] = lines.flatMap((one) => (one.what === 'strength' ? [one] : []));
    const sides = sidesOf(battle);
    for (const side of SIDES) {
      expect(sides[side].total).toBe(strength?.totals[side]);
      for (const line of sides[side].lines)
        expect(sum(partsOf(line, sides[side], cardsOf(battle), side).map(({ value }) => number(value)))).toBe(
          line.value
        );
    }
    expect([battle.attacker, battle.defender].sort()).toEqual([victor.house, victor.loser].sort());
    const fallen = fallenIn(after);
    if (fallen !== null) expect(battle.losses.fall).toBe(fallen);
    for (const sentence of [...toldBefore(moment), ...toldAfter(moment)]) expect(sentence).toMatch(/^[A-Z].*\.$/);
    decided += 1;
  }
  expect(decided).toBeGreaterThan(50);
});

test('what came of a battle is what came of it: power that the round brings after it is no part of it', () => {
  let gathering = 0;
  for (const { moment } of combats()) {
    if (moment === null) continue;
    if (moment.story.some((one) => one.what === 'power' && one.about === 'consolidating')) gathering += 1;
    for (const sentence of toldAfter(moment)) expect(sentence).not.toContain('Consolidate Power');
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
    Object.fromEntries(supportersOf(viewFor(g.position, null)).map(({ area, has }) => [area, has]));
  const first = g.asks[0];
  if (first?.kind !== 'option' || first.area === null) throw new Error('support is asked for first');
  expect(states()).toMatchObject({ [first.area]: 'deciding', 'stoney-sept': 'undecided' });
  g.answer('baratheon', option('defender'));
  g.waitingFor('lannister', 'accepting-support');
  expect(states()[first.area]).toBe('offered');
  g.answer('lannister', option('refuse'));
  expect(states()[first.area]).toBe('refused');
  g.answer('baratheon', option('none'));
  expect(Object.values(states()).sort()).toEqual(['deciding', 'nobody', 'nobody']);
});
