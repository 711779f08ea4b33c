// The notes of the example game: each is about the answer that it names, and what it says is true of the recording.

import { expect, test } from 'vitest';
import { EXAMPLES } from '#games/examples';
import type { Example } from '#shell/exampleGame';
import type { AreaId } from '#thrones/box';
import { castlesOf } from '#thrones/rules/control';
import type { Thrones } from '#thrones/flow/game';
import { thrones } from '#thrones/flow/ruleset';
import { Playback } from '#shell/play/playback';
import { OTHER_GAMES } from '#tests/support/otherGames';
import { Replaying } from '#shell/replay/replaying.svelte';

const example = (await EXAMPLES['thrones']!()) as unknown as Example<Thrones>;
const notes = example.notes!;
const playback = new Playback<Thrones>(thrones, example.start, example.answers, true);
if (playback.last < example.answers.length) throw new Error(`the example stops at ${playback.last}: ${OTHER_GAMES}`);
const before = (at: number) => playback.view(at - 1, 'all')!;
const after = (at: number) => playback.view(at, 'all')!;

test('there are twelve, spread over all rounds but a few, in their order', () => {
  expect(notes).toHaveLength(12);
  expect(notes.map(({ at }) => at)).toEqual(notes.map(({ at }) => at).toSorted((one, other) => one - other));
  expect(new Set(notes.map(({ at }) => playback.steps[at - 1]!.round)).size).toBeGreaterThan(8);
  expect(notes[0]!.at).toBeLessThan(playback.last / 10);
  expect(notes.at(-1)!.at).toBeGreaterThan((playback.last * 9) / 10);
});

/** An answer without a place of its own: where its house is at home. */
const AT_HOME: readonly string[] = ['wildling-tie'];

test.each(notes.map((note) => [note.at, note] as const))(
  'the note of answer %i is about that answer',
  (at, { house, about, place, says }) => {
    const step = playback.steps[at - 1]!;
    expect([step.house, step.about]).toEqual([house, about]);
    const { combat } = before(at);
    const named = JSON.stringify([example.answers[at - 1]!.answer, step.happened]).includes(`"${place}"`);
    if (!AT_HOME.includes(about)) expect(named || combat?.area === place).toBe(true);
    expect(says().length).toBeGreaterThan(40);
    expect(says().length).toBeLessThan(160);
  }
);

const strengthAfter = (at: number) =>
  playback.steps
    .slice(at - 1)
    .flatMap((step) => step.happened)
    .find((one) => one.what === 'strength')!.totals;
const fiefdoms = (at: number) => before(at).tracks.fiefdoms;
const kindsIn = (at: number, area: AreaId) => after(at).areas[area].units.map(({ house, kind }) => `${house} ${kind}`);

test('what they say is true', () => {
  expect(kindsIn(12, 'moat-cailin')).toContain('stark knight');
  expect(kindsIn(12, 'the-stony-shore')).toContain('stark footman');
  expect([after(18).areas['salt-shore'].power, after(18).areas['salt-shore'].units.length]).toEqual(['martell', 0]);
  expect(before(27).tracks.throne[0]).toBe('baratheon');
  expect(example.answers[26]!.answer).toEqual({ kind: 'option', option: 'baratheon' });
  const power = (at: number, house: 'martell' | 'baratheon') => after(at).houses[house]!.power!;
  expect([power(37, 'martell') - power(36, 'martell'), power(37, 'baratheon') - power(36, 'baratheon')]).toEqual([
    1, -1
  ]);
  // no card adds more than 4
  expect(strengthAfter(97)).toEqual({ attacker: 8, defender: 1 });
  expect(strengthAfter(139)).toEqual({ attacker: 7, defender: 7 });
  expect(fiefdoms(139).indexOf('lannister')).toBeLessThan(fiefdoms(139).indexOf('tyrell'));
  expect(kindsIn(181, 'harrenhal').length - kindsIn(182, 'harrenhal').length).toBe(1);
  expect(strengthAfter(236)).toEqual({ attacker: 6, defender: 7 });
  expect(before(236).houses.greyjoy!.hand).toEqual([]);
  expect(before(305).areas.pyke.order).not.toBeNull();
  expect(after(305).areas.pyke.order).toBeNull();
  expect(strengthAfter(349)).toEqual({ attacker: 7, defender: 7 });
  expect(fiefdoms(349)[0]).toBe('baratheon');
  expect([before(425).areas['the-eyrie'].units.length, before(425).areas['the-eyrie'].power]).toEqual([0, 'stark']);
  expect(kindsIn(425, 'the-eyrie')).toContain('baratheon knight');
  expect(castlesOf(before(523), 'baratheon')).toHaveLength(6);
  expect(castlesOf(after(playback.last), 'baratheon')).toHaveLength(7);
});

test('playing stops at each, and goes on; hushed, it stops no more', () => {
  const replaying = new Replaying(playback, 0, example.notes);
  replaying.stride = 'round';
  replaying.toggle();
  const stops: number[] = [];
  while (!replaying.isAtTheEnd) {
    expect(replaying.note).toBeNull();
    replaying.playOn();
    if (replaying.isPlaying || replaying.isAtTheEnd) continue;
    expect(replaying.note?.number).toBe(stops.push(replaying.at));
    replaying.toggle();
  }
  expect(stops).toEqual(notes.map(({ at }) => at));
  replaying.stride = 'decision';
  replaying.go(11);
  replaying.toggle();
  replaying.playOn();
  // the moment itself is shown first
  expect([replaying.at, replaying.isPlaying, replaying.note]).toEqual([12, true, null]);
  replaying.playOn();
  expect([replaying.at, replaying.isPlaying]).toEqual([12, false]);
  expect(replaying.note?.number).toBe(1);
  replaying.hush();
  expect([replaying.note, replaying.isPlaying, replaying.said.length]).toEqual([null, true, 0]);
  replaying.go(12);
  expect(replaying.note).toBeNull();
});
