// What was foretold is what then happened, for every kind of forecast, in random games of both printings with tides and without.

import { expect, test } from 'vitest';
import { AREA_IDS } from '#thrones/box/areas';
import type { House } from '#thrones/box';
import { type Changes, changesOf } from '#thrones/outlook/boardChanges';
import { versus, withOwnCard } from '#thrones/outlook/cardOutlook';
import { outlookAfter, outlookOf } from '#thrones/outlook/combatOutlook';
import { imagined } from '#thrones/outlook/imaginedAnswer';
import { type Forecast, forecastOf, ifWon } from '#thrones/outlook/marchOutlook';
import { outcomeOf } from '#thrones/outlook/raidOutlook';
import { beatenIn, changesByRetreat, retreatTo } from '#thrones/outlook/retreats';
import { shiftsOf } from '#thrones/outlook/trackOutlook';
import { meaningsOf } from '#thrones/outlook/westerosOutlook';
import { byBid, momentsOf } from '#thrones/flow/moments';
import { ABILITIES } from '#thrones/rules/cards/abilities';
import { lossesOf } from '#thrones/rules/combat/casualties';
import { cardsOf } from '#thrones/rules/combat/ledger';
import { strengthOf } from '#thrones/rules/combat/strength';
import { castleCounts } from '#thrones/rules/control';
import type { Happening, Position, Table } from '#thrones/rules';
import { viewFor } from '#thrones/rules/view';
import { roleOf, weigh } from '#thrones/rules/wildlings/attack';
import { isSpared } from '#thrones/rules/wildlings/wildlingTexts';
import { Tally } from '#tests/support/tally';
import { happened, isQuiet, type Step, steps } from './walk';

const victorIn = (step: Step) => happened(step, 'victor')[0];
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
const unitsOf = (table: Table, house: House): string[] =>
  AREA_IDS.flatMap((area) => {
    const own = table.areas[area].units.filter((one) => one.house === house);
    return own.map(({ kind, routed }) => `${area} ${kind} ${routed}`).sort();
  });

test('victor, ties and sums of an option in a combat', () => {
  const seen = new Tally();
  for (const step of steps()) {
    const { view, ask, given, after, position } = step;
    if (ask.kind !== 'option' || given.kind !== 'option' || position.combat === null || ask.about === 'port') continue;
    const foretold = outlookAfter(view, ask, given.option);
    if (foretold === null) continue;
    const [strength] = happened(step, 'strength');
    if (ask.about === 'valyrian-steel-blade') {
      const { house, tie } = victorIn(step)!;
      const victor = house === position.combat.attacker ? 'attacker' : 'defender';
      expect(foretold).toEqual({ totals: strength!.totals, victor, tie });
      seen.add(tie ? 'tie' : 'victor');
    }
    const isStanding = after.combat !== null && !after.combat.revealed && strength === undefined;
    const isAsked = after.asks.some(({ about }) => about === 'accepting-support');
    if (!isStanding || isAsked || after.combat!.area !== position.combat.area) continue;
    expect(outlookOf(after)).toEqual(foretold);
    seen.add(position.combat.defender === null ? 'force' : ask.about);
  }
  seen.atLeast({ victor: 40, tie: 3, support: 100, 'accepting-support': 10, force: 3 });
});

/** The story of a battle starts some answers before its end. */
function* battles() {
  let story: Happening[] = [];
  for (const step of steps()) {
    if (step.position.round === 1 && step.position.phase === 'planning') story = [];
    const told = { before: viewFor(step.position, null), now: viewFor(step.after, null), lines: step.after.happened };
    const moment = momentsOf(told, story.slice(-80)).find((one) => one.what === 'battle');
    story.push(...step.after.happened);
    if (moment !== undefined) yield { step, moment };
  }
}

test('casualties and siege engines of a defeat, by the printing', () => {
  const seen = new Tally();
  for (const { step } of battles()) {
    const { position, after, ask, given } = step;
    // texts may change who stands there before the swords strike
    if (ask.about !== 'valyrian-steel-blade' || given.kind !== 'option' || after.asks.some(isText)) continue;
    const { combat } = imagined(step.view, ask.house, given);
    const { victor } = outlookOf({ ...position, combat });
    const foretold = lossesOf({ ...position, combat }, victor);
    const loser = victorIn(step)!.loser;
    const destroyed = happened(step, 'units').filter((one) => one.house === loser && one.did === 'destroyed');
    const engines = destroyed.filter((one) => one.about === 'retreat').flatMap((one) => one.units);
    const due = after.asks.find(({ about }) => about === 'casualties');
    const fallen = due?.kind === 'units' ? due.least : sum(countOf(destroyed, 'casualties'));
    expect([fallen, due === undefined || due.house === loser]).toEqual([foretold.fall, true]);
    const isFirst = position.edition === 'first';
    if (foretold.fall > 0) seen.add(`casualties ${isFirst ? 'first' : 'revised'}`);
    // what cannot retreat goes later; until the loser has chosen, only the engines of the revised printing are gone
    if (due === undefined) continue;
    expect(engines.filter((kind) => kind === 'siege-engine')).toHaveLength(foretold.engines.length);
    seen.add('engines looked for');
  }
  seen.atLeast({ 'casualties first': 3, 'casualties revised': 3, 'engines looked for': 3 });
});

const isText = ({ about }: { readonly about: string }): boolean => about in ABILITIES;
const countOf = (lines: readonly { about?: string; units: readonly string[] }[], about: string): number[] =>
  lines.filter((one) => one.about === about).map((one) => one.units.length);

test('a card of the hand against one of the enemy', () => {
  const seen = new Tally();
  for (const step of steps()) {
    const { position, after, ask, view } = step;
    const [strength] = happened(step, 'strength');
    const [decided] = happened(step, 'victor');
    if (ask.about !== 'house-card' || position.combat === null || position.combat.revealed) continue;
    const turned = after.combat?.revealed === true ? after.combat.cards : null;
    const cardIn = (side: 'attacker' | 'defender') =>
      turned?.[side] ?? (decided === undefined ? null : cardsOf(decided.battle)[side]);
    const cards = { attacker: cardIn('attacker'), defender: cardIn('defender') };
    const side = position.combat.attacker === ask.house ? 'attacker' : 'defender';
    const [own, theirs] = side === 'attacker' ? [cards.attacker, cards.defender] : [cards.defender, cards.attacker];
    const hasText = [own, theirs].some((card) => card === null || ABILITIES[card]?.texts !== undefined);
    if (own === null || theirs === null || hasText || happened(step, 'tides').length > 0) continue;
    const enemy = side === 'attacker' ? 'defender' : 'attacker';
    const totals =
      strength?.totals ??
      (after.combat === null
        ? null
        : { attacker: strengthOf(after, 'attacker').total, defender: strengthOf(after, 'defender').total });
    if (totals === null || after.combat?.tides[side] != null) continue;
    const foretold = versus(view, ask.house, own, theirs);
    expect([foretold.own, foretold.theirs]).toEqual([totals[side], totals[enemy]]);
    const victor = victorIn(step);
    if (victor !== undefined) expect([foretold.wins, foretold.tie]).toEqual([victor.house === ask.house, victor.tie]);
    seen.add('sums');
    const isAlone = [own, theirs].every((card) => ABILITIES[card] === undefined);
    if (!isAlone) continue;
    expect(withOwnCard(view, ask.house, own)).toBe(totals[side]);
    seen.add('own sum');
  }
  seen.atLeast({ sums: 30, 'own sum': 10 });
});

test('a march, a raid, a consolidation, a mustering and what units do: the board is the imagined one', () => {
  const seen = new Tally();
  for (const step of steps()) {
    const { view, ask, given, after, at, atAfter } = step;
    const isBattle = ask.about === 'march' && atAfter.startsWith('action.marches.combat') && after.combat !== null;
    if (ask.secret || !(isQuiet(step) || (isBattle && happened(step, 'automatic').length === 0))) continue;
    if (ask.kind === 'bid' || ask.kind === 'orders' || ask.kind === 'rank' || ask.kind === 'raven') continue;
    const draft = imagined(view, ask.house, given);
    if (draft.combat?.defender === null) continue;
    expect(unitsOf(draft, ask.house), `${ask.about} at ${at}`).toEqual(unitsOf(after, ask.house));
    expect(draft.houses[ask.house]!.power).toBe(after.houses[ask.house]!.power);
    expect(changesOf(ask.house, view, draft)).toEqual(changesOf(ask.house, view, after));
    seen.add(isBattle ? 'attack' : ask.about);
    if (ask.kind !== 'raid' || given.kind !== 'raid') continue;
    const { raider, victim } = outcomeOf(view, ask, given);
    for (const change of victim === null ? [raider] : [raider, victim])
      expect(change.after).toBe(after.houses[change.house]!.power);
    seen.add(victim === null ? 'raid given up' : 'raid with a victim');
  }
  seen.atLeast({
    march: 200,
    attack: 60,
    mustering: 20,
    consolidating: 1,
    'raid with a victim': 10,
    'raid given up': 3,
    'crow-killers-losses': 1,
    'mammoth-riders-losses': 3
  });
});

interface Awaited {
  readonly foretold: Forecast;
  readonly house: House;
  /** The castles of all if the attack succeeds. */
  readonly won: ReadonlyMap<House, number>;
}

test('strength against strength of a march, who wins a tie, and the castles of a victory', () => {
  const seen = new Tally();
  let awaited: Awaited | null = null;
  let hasMoved = false;
  for (const step of steps()) {
    const { view, ask, given, after } = step;
    if (ask.kind === 'march' && given.kind === 'march') {
      const foretold = forecastOf(view, ask.house, given);
      const won = ifWon(imagined(view, ask.house, given));
      awaited = foretold === null || won === null ? null : { foretold, house: ask.house, won: castleCounts(won) };
    }
    if (ask.about === 'march') hasMoved = false;
    hasMoved ||= happened(step, 'track').length > 0;
    if (awaited === null) continue;
    const { foretold, house, won } = awaited;
    const isBeaten = happened(step, 'neutral-beaten').length > 0;
    if (isBeaten && isStillThere(step)) {
      expect([...castleCounts(after)].sort()).toEqual([...won].sort());
      seen.add('force beaten');
    }
    const { combat } = after;
    const isFought = combat !== null && combat.attacker === house && combat.area === foretold.area;
    if (isFought && combat.defender !== null && after.asks.some(({ about }) => about === 'house-card')) {
      const expected = { attacker: foretold.attacker.total, defender: foretold.defender.total };
      const own = [...foretold.attacker.parts, ...foretold.defender.parts].filter(({ what }) => what === 'support');
      const isGranted = own.every((one) => combat.supports.some(({ from }) => 'area' in one && from === one.area));
      for (const { from, side } of combat.supports)
        expected[side] += foretold.lenders.find(({ area }) => area === from)?.[side] ?? 0;
      if (isGranted && !combat.revealed) {
        expect({
          attacker: strengthOf(after, 'attacker').total,
          defender: strengthOf(after, 'defender').total
        }).toEqual(expected);
        seen.add('sums');
      }
    }
    const victor = victorIn(step);
    if (victor === undefined) continue;
    if (victor.tie && !hasMoved) {
      expect(victor.house).toBe(foretold.tie);
      seen.add('tie');
    }
    awaited = null;
  }
  seen.atLeast({ sums: 60, 'force beaten': 10, tie: 3 });
});

const isStillThere = (step: Step): boolean =>
  step.after.winner === null && step.atAfter.startsWith('action.marches.resolving') && noneAutomatic(step);
const noneAutomatic = (step: Step): boolean => happened(step, 'automatic').length === 0;

test('a retreat: its losses, and the castles when the victor has moved in', () => {
  const seen = new Tally();
  for (const step of steps()) {
    const { view, ask, given, after } = step;
    const beaten = beatenIn(view);
    if (ask.about !== 'retreat' || ask.kind !== 'area' || given.kind !== 'area' || beaten === null) continue;
    const area = given.area!;
    const { losses } = retreatTo(view, beaten, area);
    const due = after.asks.find(({ about }) => about === 'retreat-losses');
    const isWayBack = beaten.side === 'attacker';
    if (!isWayBack) expect(due?.kind === 'units' ? due.least : 0).toBe(losses);
    seen.add(losses === 0 ? 'refuge' : 'refuge with losses');
    if (due !== undefined || !noneAutomatic(step) || happened(step, 'units').some(({ did }) => did === 'destroyed'))
      continue;
    const { castles, lost }: Changes = changesByRetreat(view, ask, beaten, area);
    expect({ castles, lost }).toEqual(pick(changesOf(beaten.house, view, after)));
    seen.add('castles');
  }
  seen.atLeast({ refuge: 30, castles: 10 });
});

const pick = ({ castles, lost }: Changes): Pick<Changes, 'castles' | 'lost'> => ({ castles, lost });

test('places on the influence tracks', () => {
  const seen = new Tally();
  for (const step of steps()) {
    const { view, ask, given, after } = step;
    if (ask.kind !== 'option' || given.kind !== 'option' || ask.secret) continue;
    const shifts = shiftsOf(view, ask, given.option);
    const moves = happened(step, 'track');
    if (shifts.length !== 1 || moves.length > 1) continue;
    const [{ house, track, from, to }] = shifts as [(typeof shifts)[0]];
    expect(view.tracks[track].indexOf(house)).toBe(from);
    expect(after.tracks[track].indexOf(house)).toBe(to);
    seen.add(ask.about);
  }
  seen.atLeast({ 'doran-martell': 10, 'a-king-beyond-the-wall': 5, 'a-king-beyond-the-wall-reward': 1 });
});

test('who is concerned by the wildlings, who is spared, and by what', () => {
  const seen = new Tally();
  for (const step of steps()) {
    const { position, after } = step;
    const told = { before: viewFor(position, null), now: viewFor(after, null), lines: after.happened };
    const moment = momentsOf(told, []).findLast((one) => one.what === 'wildlings');
    if (moment !== undefined) {
      const { opened, card } = moment;
      const strength = card?.strength ?? after.attack?.strength;
      const { concerned, beaten } = weigh({ bids: opened.bids, ranking: byBid(opened) }, strength!);
      const ask = after.asks.find(({ about }) => about === 'wildling-tie');
      if (ask?.kind === 'option') {
        expect([...concerned].sort()).toEqual([...ask.options].sort());
        seen.add('tie');
      } else if (card !== null) {
        expect(concerned).toHaveLength(1);
        expect(concerned[0]).toBe(card.singled);
        expect(beaten).toBe(card.beaten);
        seen.add(beaten ? 'beaten' : 'not beaten');
      }
    }
    const { attack } = position;
    if (attack?.card == null || attack.singled === null || attack.beaten === null || after.attack?.card !== attack.card)
      continue;
    const { card, beaten, singled } = attack;
    for (const { house, about } of after.asks)
      if (about.startsWith(card)) expect(isSpared(card, roleOf(house, { beaten, singled }))).toBe(false);
    seen.add('spared');
  }
  seen.atLeast({ tie: 5, beaten: 10, 'not beaten': 10, spared: 10 });
});

test('what a Westeros card would mean: supply, armies and power', () => {
  const seen = new Tally();
  for (const step of steps()) {
    const { view, ask, given, position, after } = step;
    if (ask.kind !== 'option' || given.kind !== 'option') continue;
    const means = meaningsOf(view, given.option);
    if (means.length === 0) continue;
    for (const meaning of means) {
      const [before, now] = [position.houses[meaning.house]!, after.houses[meaning.house]!];
      if (meaning.what === 'supply') {
        expect(now.supply).toBe(meaning.to);
        seen.add(`supply ${meaning.lost > 0 ? 'with losses' : 'without'}`);
      }
      if (meaning.what === 'power' && after.resolving?.deck !== 3 && noneAutomatic(step)) {
        expect(now.power - before.power).toBe(meaning.gain);
        seen.add('power');
      }
    }
    const [first] = after.asks;
    const losing = means.flatMap((one) => (one.what === 'supply' && one.lost > 0 ? one.house : []));
    if (first?.kind === 'reconcile') expect(losing).toContain(first.house);
  }
  seen.atLeast({ 'supply without': 10, power: 10 });
});

test('the walk meets both printings, tides on and off', () => {
  const kinds = new Set(steps().map(({ position }: { position: Position }) => `${position.edition} ${position.tides}`));
  expect([...kinds].sort()).toEqual(['first false', 'first true', 'revised false', 'revised true']);
});
