// Every screen draws every ask, moment and end of random games: without a hole, and offering at least one legal answer.

import { render } from 'svelte/server';
import { text } from 'text:iron-throne/table';
import { expect, test } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import type { House } from '#iron/box';
import { HOUSES } from '#iron/box/houses';
import { answer, type Game, newGame } from '#iron/flow/game';
import { ABOUTS } from '#iron/rules/decisions';
import { participantOf } from '#iron/rules/encounter';
import { cardRule } from '#iron/rules/effects/designs';
import { isPerson } from '#iron/box/people';
import { drawAnswer } from '#iron/rules/judging';
import type { Answer, Happening, Position, Side, View } from '#iron/rules';
import { powerOf } from '#iron/rules/power';
import { viewFor } from '#iron/rules/view';
import { momentsOf } from '#iron/flow/moments';
import Moment from '#iron/screens/moments/Moment.svelte';
import { sideSum } from '#iron/outlook/sums';
import { sinceOutcome } from '#iron/outlook/settled';
import { askableIn, askedIn } from '#iron/outlook/reactions';
import Card from '#iron/screens/pieces/Card.svelte';
import Screen from '#iron/screens/asks/AskScreen.svelte';
import Over from '#iron/screens/moments/Over.svelte';

const HOLE = /undefined|\[object|NaN|>null</;
const NAMES = { stark: 'Ana', lannister: 'Bela' };
const none = (): void => undefined;

const screen = (view: View, ask: Position['asks'][number] | null): string =>
  render(Screen, { props: { view, ask, names: NAMES, answer: none, claim: none, nobody: none } }).body;

function* answers(name: string, players: number): Iterable<{ before: Game; after: Game; asked: House; given: Answer }> {
  const chance = new Chance(chanceFrom(name));
  const houses: House[] = chance.shuffle(HOUSES).slice(0, players);
  let game = newGame({ houses, seed: name });
  while (game.position.winners === null) {
    const [asked] = game.position.asks;
    const given = drawAnswer(game.position, asked!.house, chance);
    const played = answer(game, asked!.house, given);
    if (!played.ok) throw new Error(played.refusal.rule);
    yield { before: game, after: played.game, asked: asked!.house, given };
    game = played.game;
  }
}

test('who may play a card is listed with whose card it could be, and why', () => {
  let listed = 0;
  for (const { before } of answers('who is listed', 5)) {
    const view = viewFor(before.position, null);
    const [ask] = view.asks;
    if (ask?.kind !== 'reaction') continue;
    const drawn = screen(view, ask);
    expect(drawn).toContain(text('reaction-listed'));
    for (const [house, people] of askedIn(view)) {
      expect(drawn).toContain(text('reaction-could', { people }));
      const own = participantOf(view, house)!;
      expect(powerOf(view, house, own.character)).toBeGreaterThan(0);
      expect(view.cards[house]!.hand).toBeGreaterThan(0);
      for (const person of people) {
        expect([own.character, view.houses[house]!.leader]).toContain(person);
        expect(cardRule(view, person).window).toBe(view.window!.moment);
      }
      listed++;
    }
  }
  expect(listed).toBeGreaterThan(20);
});

test('whoever takes part, each House, and the event can be touched to be read', () => {
  let looked = 0;
  for (const { before } of answers('what can be read', 5)) {
    const view = viewFor(before.position, null);
    const [ask] = view.asks;
    if (view.encounter?.defender == null || (ask?.kind !== 'support' && ask?.kind !== 'reaction')) continue;
    const drawn = screen(view, ask);
    const opens = (id: string): boolean => drawn.includes(`data-look="${id}"`);
    expect(opens(view.encounter.event)).toBe(true);
    for (const { character } of view.encounter.participants) expect(opens(character), character).toBe(true);
    if (ask.kind === 'reaction') for (const { card } of view.encounter.played) expect(opens(card), card).toBe(true);
    else
      for (const house of view.seats)
        expect(opens(house) || opens(view.houses[house]!.leader!), `${house} or its leader`).toBe(true);
    looked++;
  }
  expect(looked).toBeGreaterThan(20);
});

test('a character that was played face down says that it counts 0 and that its text does not happen', () => {
  let seen = 0;
  for (let n = 0; n < 6; n++)
    for (const { before } of answers(`face down ${n}`, 4)) {
      const view = viewFor(before.position, null);
      const [ask] = view.asks;
      if (ask?.kind !== 'reaction' && ask?.about !== 'effect-rescue') continue;
      const isDown = Object.values(view.encounter!.revealed).some((face) => face !== null && isPerson(face));
      expect(screen(view, ask).includes(text('card-counts-zero'))).toBe(isDown);
      if (isDown) seen++;
    }
  expect(seen).toBeGreaterThan(3);
  const card = (zero: boolean): string =>
    render(Card, { props: { house: 'stark', face: 'arya', small: true, zero } }).body;
  expect(card(true)).toContain(text('card-counts-zero'));
  expect(card(true)).not.toContain(text('played-after', { when: 'resolution' }));
  expect(card(false)).not.toContain(text('card-counts-zero'));
});

const OFTEN = 9;

test('every ask is drawn without a hole, in games of all sizes, and tells nobody what a hand holds', () => {
  const drawn = new Map<string, number>();
  const isNew = (name: string): boolean => {
    const times = (drawn.get(name) ?? 0) + 1;
    drawn.set(name, times);
    return times <= OFTEN;
  };
  for (const players of [3, 4, 5])
    for (let n = 0; n < 40; n++)
      for (const { before, after } of answers(`screens ${players} ${n}`, players)) {
        const { position } = before;
        for (const ask of position.asks) {
          if (!isNew(ask.about)) continue;
          const own = screen(viewFor(position, ask.house), ask);
          expect(own, ask.about).not.toMatch(HOLE);
          expect(own).toMatch(/data-(?:choose|held)=/);
          const bystanders = screen(viewFor(position, null), ask);
          expect(bystanders, ask.about).not.toMatch(HOLE);
          expect(bystanders).not.toContain('data-private');
        }
        const [now, earlier] = [viewFor(after.position, null), viewFor(position, null)];
        for (const moment of momentsOf({ before: earlier, now, lines: after.position.happened })) {
          if (!isNew(moment.kind)) continue;
          const { body } = render(Moment, { props: { moment, names: NAMES, calls: null, goOn: none } });
          expect(body, moment.kind).not.toMatch(HOLE);
        }
        if (after.position.winners === null) continue;
        const { body } = render(Over, { props: { view: viewFor(after.position, null), names: {} } });
        expect(body).not.toMatch(HOLE);
      }
  expect(ABOUTS.filter((about) => !drawn.has(about))).toEqual([]);
});

test.each([3, 4, 5])('in a game of %i the next one who may play is the one who is asked', (players) => {
  let asked = 0;
  for (let n = 0; n < 20; n++)
    for (const { before, after } of answers(`outlook ${players} ${n}`, players)) {
      const view = viewFor(before.position, null);
      const { happened } = after.position;
      if (view.asks[0]?.about !== 'reaction') continue;
      const listed = askableIn(view);
      const [next] = after.position.asks;
      const goesOn = after.position.window?.moment === view.window?.moment && after.position.turn === view.turn;
      if (happened[0]?.what !== 'passed' || !goesOn || next?.about !== 'reaction') continue;
      expect(listed[1]).toBe(next.house);
      expect(next.kind === 'reaction' && next.people).toEqual(askedIn(view).get(next.house));
      asked++;
    }
  expect(asked).toBeGreaterThan(0);
});

test('an encounter that is settled keeps its sums until the turn is over', () => {
  let [kept, lost] = [0, 0];
  for (const players of [3, 5])
    for (let n = 0; n < 8; n++) {
      const steps: { happened: readonly Happening[] }[] = [];
      let settled: Readonly<Record<Side, number>> | null = null;
      for (const { after } of answers(`settled ${players} ${n}`, players)) {
        const view = viewFor(after.position, null);
        const { happened } = after.position;
        steps.push({ happened });
        const outcome = happened.findLast((one) => one.what === 'outcome');
        if (outcome?.what === 'outcome') settled = outcome.totals;
        if (view.encounter === null || view.encounter.result === null || settled === null) continue;
        const since = sinceOutcome(view, steps);
        const sums = (['challenger', 'defender'] as const).map((side) => sideSum(view, side, since));
        expect(sums.map(({ total }) => total)).toEqual([settled.challenger, settled.defender]);
        kept++;
        lost += sums.flatMap(({ people }) => people).filter(({ power, left }) => left < power).length;
      }
    }
  expect(Math.min(kept, lost)).toBeGreaterThan(20);
});
