// What the table is shown of a game, held to what its positions say: numbers before and after, who suffers, who leads.

import { text as names } from 'text:iron-throne/names';
import { expect, test } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import type { House, Person } from '#iron/box';
import { HOUSES } from '#iron/box/houses';
import { PERSONS } from '#iron/box/people';
import { changesOf } from '#iron/flow/changes';
import { answer, newGame } from '#iron/flow/game';
import { type Moment, momentsOf, newlyAhead, spreadIn } from '#iron/flow/moments';
import type { Happening, View } from '#iron/rules';
import { activeHouses, hasRevealed, totalOf } from '#iron/rules/encounter';
import type { OwnedLeader } from '#iron/rules/effects/vocabulary';
import { spreadOf } from '#iron/rules/influence';
import { drawAnswer } from '#iron/rules/judging';
import { viewFor } from '#iron/rules/view';
import Counts from '#iron/screens/moments/Counts.svelte';
import Shown from '#iron/screens/moments/Moment.svelte';
import Reveal from '#iron/screens/table/Reveal.svelte';
import { positionOf } from '#iron/scenes/making/notation';
import { stakesOf } from '#iron/outlook/stakes';
import { sideSum } from '#iron/outlook/sums';
import { drawn, wordsIn, wordsOn } from '#tests/support/shown';
import { option, player } from './support/answers';
import { scene } from './support/scene';

interface Step {
  readonly before: View;
  readonly now: View;
  readonly lines: readonly Happening[];
}

function* stepsOf(players: number, seed: string): Generator<Step> {
  const chance = new Chance(chanceFrom(seed));
  let game = newGame({ houses: HOUSES.slice(0, players), seed });
  while (game.position.winners === null) {
    const { position } = game;
    const [asked] = position.asks;
    const played = answer(game, asked!.house, drawAnswer(position, asked!.house, chance));
    if (!played.ok) throw new Error(played.refusal.rule);
    game = played.game;
    yield { before: viewFor(position, null), now: viewFor(game.position, null), lines: game.position.happened };
  }
}

const STEPS = [3, 4, 5].flatMap((players) =>
  ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => [...stepsOf(players, `moments ${players} ${seed}`)])
);
const nounOf = (house: House): string => names(`houses.${house}`);
const MOMENTS: readonly Moment[] = STEPS.flatMap(momentsOf);

test('the last number of a character and of an influence is what lies on the table', () => {
  let held = 0;
  for (const { before, now, lines } of STEPS) {
    const changes = changesOf(before, lines);
    const last = new Map<string, number>();
    for (const [one, { after }] of changes)
      if (one.what === 'removed' || one.what === 'placed') last.set(`${one.house} ${one.character}`, after);
      else if (one.what === 'influence') last.set(one.house, after);
    for (const [key, after] of last) {
      const [house, character] = key.split(' ') as [(typeof HOUSES)[number], Person?];
      expect(after).toBe(character === undefined ? spreadOf(now, house) : now.houses[house]!.characters[character]);
      held++;
    }
  }
  expect(held).toBeGreaterThan(500);
});

test('what is added is shown with the total that it makes', () => {
  let held = 0;
  for (const { before, now, lines } of STEPS) {
    const changes = changesOf(before, lines);
    for (const side of ['challenger', 'defender'] as const) {
      const added = lines.findLast((one) => one.what === 'added' && one.side === side);
      const change = added && changes.get(added);
      const later = lines.slice(lines.indexOf(added!) + 1);
      if (change === undefined || later.some(({ what }) => what === 'removed' || what === 'placed')) continue;
      const outcome = lines.find((one) => one.what === 'outcome');
      if (outcome === undefined && now.encounter === null) continue;
      const total = outcome?.what === 'outcome' ? outcome.totals?.[side] : totalOf(now, side);
      if (total === undefined) continue;
      expect(change.after).toBe(total);
      held++;
    }
  }
  expect(held).toBeGreaterThan(20);

  // what else changes a sum leaves no total to be told
  const { before, lines } = STEPS.find(({ before: at, lines: told }) => {
    const [added] = told.filter(({ what }) => what === 'added');
    return added !== undefined && changesOf(at, told).has(added);
  })!;
  const added = lines.find(({ what }) => what === 'added')!;
  const loss: Happening = { what: 'removed', house: 'stark', character: 'arya', power: 1, to: 'stark' };
  expect(changesOf(before, [added]).has(added)).toBe(true);
  expect(changesOf(before, [loss, added]).has(added)).toBe(false);
});

test('whatever is added to a side stands in its sum with what has added it', () => {
  let held = 0;
  for (const { now, lines } of STEPS) {
    if (now.encounter === null) continue;
    for (const side of ['challenger', 'defender'] as const) {
      const { added, addedBy } = sideSum(now, side);
      if (added === 0 && addedBy.length === 0) continue;
      expect(addedBy.reduce((all, { amount }) => all + amount, 0)).toBe(added);
      const told = lines.flatMap((one) => (one.what === 'added' && one.side === side ? [one] : []));
      expect(addedBy.slice(addedBy.length - told.length)).toEqual(told.map(({ amount, by }) => ({ side, amount, by })));
      held += told.length;
    }
  }
  expect(held).toBeGreaterThan(20);
});

test('nobody dies, is tortured, goes home or is taken without a moment that shows it', () => {
  const seen = new Set<Happening>(
    MOMENTS.flatMap((one) => [
      ...(one.happening === null ? [] : [one.happening]),
      ...('after' in one ? (one.after as readonly Happening[]) : [])
    ])
  );
  const shown = new Map<string, number>();
  for (const { lines } of STEPS)
    for (const one of lines)
      if (['died', 'tortured', 'released', 'rescued', 'hostage', 'played', 'outcome'].includes(one.what)) {
        expect(seen.has(one), one.what).toBe(true);
        shown.set(one.what, (shown.get(one.what) ?? 0) + 1);
      }
  for (const what of ['died', 'tortured', 'released', 'hostage', 'played', 'outcome'])
    expect(shown.get(what), what).toBeGreaterThan(10);
});

test('a torture shows who suffers', () => {
  const tortures = MOMENTS.filter((one) => one.kind === 'torture');
  const hurting = tortures.filter(({ after }) => after.some(({ what }) => what === 'removed'));
  expect(hurting.length).toBeGreaterThan(tortures.length / 2);
  for (const { happening, after, changes } of hurting) {
    const hurt = after.find((one) => one.what === 'removed');
    expect(hurt?.what === 'removed' && hurt.house).toBe(happening.house);
    expect(changes.get(hurt!)!.after).toBeLessThan(changes.get(hurt!)!.before);
  }
});

test('once in an encounter the table talks, before the first card is laid', () => {
  let talks = 0;
  for (const step of STEPS) {
    const moments = momentsOf(step);
    const talk = moments.filter(({ kind }) => kind === 'talk');
    expect(talk.length).toBeLessThanOrEqual(1);
    if (talk.length === 0) continue;
    talks++;
    expect(moments.at(-1)!.kind).toBe('talk');
    expect(step.before.encounter?.revealed ?? {}).toEqual({});
    expect(step.now.asks.some(({ about }) => about === 'house-card')).toBe(true);
  }
  const reveals = MOMENTS.filter(({ kind }) => kind === 'reveal').length;
  expect(talks).toBeGreaterThan(reveals / 2);
  expect(talks).toBeLessThanOrEqual(reveals);
});

test('what is at stake is what a victory brings', () => {
  let held = 0;
  for (const { kind, before, happening, changes } of MOMENTS) {
    if (kind !== 'result' || happening.result.kind !== 'won' || happening.result.side !== 'challenger') continue;
    const stakes = stakesOf(before, 'challenger').spreads;
    for (const [one, change] of changes) {
      if (one.what !== 'influence') continue;
      expect(stakes.get(one.house)).toEqual(change);
      held++;
    }
  }
  expect(held).toBeGreaterThan(50);
});

test('a new leader has spread the most now, and had not before', () => {
  let found = 0;
  for (const { before, now } of STEPS) {
    const most = Math.max(...now.seats.map((house) => spreadOf(now, house)));
    for (const house of newlyAhead(spreadIn(before), spreadIn(now))) {
      found++;
      expect(spreadOf(now, house)).toBe(most);
      expect(before.seats.some((other) => spreadOf(before, other) > spreadOf(before, house)) || most === 1).toBe(true);
    }
  }
  expect(found).toBeGreaterThan(20);
});

/** What all look at, as it is drawn. */
const pageOf = (moment: Moment): string => drawn(Shown, { moment, names: {}, calls: null, goOn: () => undefined });

test('a result is shown with the cards and sums that were settled', () => {
  const results = MOMENTS.filter((one) => one.kind === 'result');
  let shown = 0;
  for (const moment of results) {
    const { totals } = moment.happening;
    if (totals === null) continue;
    const { before } = moment;
    const words = wordsIn(pageOf(moment));
    expect(words).toContain(`Challenger ${nounOf(before.challenger)} ${totals.challenger} `);
    expect(words).toContain(`Defender ${nounOf(before.encounter!.defender!)} ${totals.defender} `);
    shown++;
  }
  expect(shown).toBeGreaterThan(100);
  expect(shown).toBe(results.filter(({ happening: { totals } }) => totals !== null).length);
});

test('who draws level is not said to lead', () => {
  const spread = (stark: number, tyrell: number): View =>
    viewFor(
      positionOf(`stark catelyn; spread lannister ${stark}\ntyrell margaery; spread lannister ${tyrell}\nlannister`),
      null
    );
  const said = (before: View, now: View): string => wordsOn(Counts, { before, now });
  expect(said(spread(2, 3), spread(4, 3))).toContain('Stark now leads with 4 of 5 influence.');
  expect(said(spread(3, 4), spread(4, 4))).toContain(
    'If the game ended now, Stark and Tyrell would share the victory.'
  );
  expect(said(spread(3, 4), spread(3, 5))).not.toMatch(/leads?|victory/);
});

/** The panels at the sides of a moment have the names of Houses for headings. */
const headingsOf = (moment: Moment): readonly string[] =>
  [...pageOf(moment).matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, heading = '']) => heading);

/** Those whom it is about; by default those whose encounter it is. */
function peopleOf(moment: Moment): readonly (House | null)[] {
  const { kind, happening, before, now } = moment;
  if (kind === 'event') return [moment.turn?.challenger ?? before.challenger, moment.defender];
  if (kind === 'torture') return [happening.holder, happening.house];
  if (kind !== 'deed') throw new Error(`${kind} has no place at the table`);
  if (happening.what === 'hostage') return [happening.victim, happening.taker];
  if (happening.what === 'rescued') return [happening.from, happening.house];
  if (happening.what === 'released') return [happening.holder, happening.house];
  if (happening.what === 'chose') return [happening.house, happening.player];
  const inIt = [now, before].find(({ encounter }) => encounter !== null);
  return inIt?.encounter?.defender ? activeHouses(inIt) : [happening.house];
}

test('a moment stands between those whom it is about', () => {
  const OFTEN = 15;
  const seen = new Map<string, number>();
  for (const moment of MOMENTS) {
    const { kind, happening } = moment;
    if (kind !== 'event' && kind !== 'torture' && kind !== 'deed') continue;
    const what = kind === 'deed' ? happening.what : kind;
    const houses = peopleOf(moment).filter((house) => house !== null);
    const sort = `${what} ${new Set(houses).size} of ${houses.length}`;
    const times = (seen.get(sort) ?? 0) + 1;
    if (times > OFTEN) continue;
    seen.set(sort, times);
    expect(headingsOf(moment), what).toEqual([...new Set(houses)].map(nounOf));
  }
  for (const what of ['event', 'torture', 'hostage', 'released', 'played', 'chose', 'used', 'rescued'])
    expect(seen.get(`${what} 2 of 2`), what).toBeGreaterThan(5);
});

test('who chooses oneself, as a card of an owner may allow, stands there once', () => {
  const tyrion: OwnedLeader = {
    ...{ title: 'As printed', text: 'What the card in the box says.', moment: 'reveal', when: [], use: 'asked' },
    does: [
      { verb: 'choose', from: 'hostile-actives' },
      { verb: 'draw', who: 'chosen', n: 1 }
    ]
  };
  const text = `
    lannister  tyrion; jaime 4; hand 5 12 1
    stark      catelyn; robb 4; hand 6 1 2
    tyrell
    challenger lannister jaime
    defender stark robb
  `;
  const g = scene(text, { leaders: { tyrion } }).cards().show('5', '6');
  g.answer('lannister', option('use'));
  const before = viewFor(g.position, null);
  g.answer('lannister', player('lannister'));
  const moments = momentsOf({ before, now: viewFor(g.position, null), lines: g.position.happened });
  const deed = moments.find(({ kind }) => kind === 'deed')!;
  expect(deed.happening).toMatchObject({ what: 'chose', house: 'lannister', player: 'lannister' });
  expect(headingsOf(deed)).toEqual([nounOf('lannister')]);
});

test('what turned cards say of what is to come is what the result then brings', () => {
  const held = { challenger: 0, defender: 0 };
  for (const { before, now, lines } of STEPS) {
    const at = lines.findIndex(({ what }) => what === 'outcome');
    const outcome = lines[at];
    if (outcome?.what !== 'outcome' || outcome.result.kind !== 'won' || !hasRevealed(before.encounter!)) continue;
    if (lines.slice(0, at).some(({ what }) => what !== 'passed')) continue;
    const { side } = outcome.result;
    const part = before.encounter!.participants;
    const winners = part.filter((one) => one.side === side).map(({ house }) => house);
    const losers = part.filter((one) => one.side !== side).map(({ character }) => character);
    const words = wordsOn(Reveal, { view: before, names: {} });
    const [, gain, loss] = /If it stays like this (.*?)\. (.*?)\./.exec(words)!;
    const named = HOUSES.filter((house) => gain!.includes(nounOf(house)));
    expect(gain).toMatch(
      side === 'challenger' ? /spreads? influence to \w+$/ : /draws? 2 cards and distributes? 2 power$/
    );
    expect(new Set(named)).toEqual(
      new Set(side === 'challenger' ? [...winners, before.encounter!.defender!] : winners)
    );
    expect(gain).toContain(nounOf(activeHouses(before)[side === 'challenger' ? 0 : 1]!));
    expect(PERSONS.filter((person) => loss!.includes(names(`people.${person}`))).sort()).toEqual(losers.sort());
    if (outcome.outcome === 'hostility' && now.encounter !== null) {
      const winner = nounOf(activeHouses(before)[side === 'challenger' ? 0 : 1]!);
      expect(wordsOn(Reveal, { view: now, names: {} })).toContain(`Hostility ${winner} wins`);
    }
    held[side]++;
  }
  expect(Math.min(held.challenger, held.defender)).toBeGreaterThan(10);
});
