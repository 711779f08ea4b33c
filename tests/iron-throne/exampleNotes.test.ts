// The notes of the example game: each is about the answer that it names, and what it says is true of the recording.

import { expect, test } from 'vitest';
import { isHostilityCard, valueOf, VALUES } from '#iron/box/houseCards';
import { INFLUENCE, TORTURE } from '#iron/box/limits';
import { EXAMPLES } from '#games/examples';
import type { House } from '#iron/box';
import type { IronThrone } from '#iron/flow/game';
import { ironThrone } from '#iron/flow/ruleset';
import type { Happening } from '#iron/rules';
import { spreadOf } from '#iron/rules/influence';
import type { Example } from '#shell/exampleGame';
import { Playback } from '#shell/play/playback';

const example = (await EXAMPLES['iron-throne']!()) as unknown as Example<IronThrone>;
const { notes = [] } = example;
const playback = new Playback<IronThrone>(ironThrone, example.start, example.answers, true);
const before = (at: number, eyes: House | 'table' = 'table') => playback.view(at - 1, eyes)!;
const given = (at: number) => example.answers[at - 1]!.answer;
/** From this answer to the next outcome. */
const came = (at: number): readonly Happening[] => {
  const rest = playback.steps.slice(at - 1).flatMap(({ happened }) => happened);
  return rest.slice(0, rest.findIndex(({ what }) => what === 'turn-over' || what === 'game-over') + 1);
};
const outcomeAfter = (at: number) => came(at).find((one) => one.what === 'outcome')!;

test('there are ten, spread over the turns, in their order', () => {
  expect(notes).toHaveLength(10);
  expect(notes.map(({ at }) => at)).toEqual(notes.map(({ at }) => at).toSorted((one, other) => one - other));
  expect(new Set(notes.map(({ at }) => playback.steps[at - 1]!.round)).size).toBeGreaterThan(6);
  expect(notes[0]!.at).toBeLessThan(playback.last / 10);
  expect(notes.at(-1)!.at).toBeGreaterThan((playback.last * 9) / 10);
});

test.each(notes.map((note) => [note.at, note] as const))(
  'the note of answer %i is about that answer',
  (at, { house, about, says }) => {
    const step = playback.steps[at - 1]!;
    expect([step.house, step.about]).toEqual([house, about]);
    expect(says().length).toBeGreaterThan(40);
    expect(says().length).toBeLessThan(160);
  }
);

test('what they say is true', () => {
  expect(given(10)).toEqual({ kind: 'option', option: 'decline' });
  expect(came(10)).toContainEqual({ what: 'influence', house: 'baratheon', on: 'targaryen' });

  const [tortured, removed, died] = came(18);
  expect(tortured).toMatchObject({ what: 'tortured', house: 'targaryen', card: 'barristan' });
  expect(removed).toMatchObject({ what: 'removed', character: 'barristan', power: TORTURE });
  expect(died).toMatchObject({ what: 'died', character: 'barristan' });

  expect(came(29)).toContainEqual({
    what: 'revealed',
    cards: { lannister: 'truce', targaryen: 'hostility-12' },
    outcome: 'betrayal'
  });
  expect(came(29).find(({ what }) => what === 'hostage')).toMatchObject({ taker: 'lannister', victim: 'targaryen' });

  expect(before(48).encounter!.terms).toEqual({
    stark: { influence: 1, hostages: 2, power: 2 },
    baratheon: { influence: 1, hostages: 0, power: 0 }
  });
  expect(given(48)).toEqual({ kind: 'option', option: 'sign' });

  expect(before(71).houses.baratheon).toMatchObject({ leader: 'melisandre', sheet: 3 });
  expect(came(71)[1]).toEqual({ what: 'burned', house: 'baratheon', power: 3 });

  const { mine } = before(81, 'baratheon');
  expect(mine!.peeked!.house).toBe('lannister');
  expect(mine!.peeked!.faces).toContain('truce');
  expect(Math.min(...mine!.hand.filter(isHostilityCard).map(valueOf))).toBe(2);
  expect(given(81)).toEqual({ kind: 'card', card: 'hostility-2' });

  expect(given(119)).toEqual({ kind: 'option', option: 'give-card' });
  expect(came(119).find(({ what }) => what === 'hostage')).toMatchObject({ taker: 'lannister', victim: 'targaryen' });
  for (const house of ['stark', 'targaryen'] as const)
    expect(came(119)).toContainEqual({ what: 'influence', house, on: 'lannister' });

  expect(outcomeAfter(140)).toMatchObject({ totals: { challenger: 13, defender: 14 } });
  const { houses } = before(140);
  for (const [at, house, person] of [
    [136, 'baratheon', 'stannis'],
    [138, 'lannister', 'tywin']
  ] as const) {
    expect(before(at).encounter!.offer).toMatchObject({ house, character: person, side: 'challenger' });
    expect(given(at)).toEqual({ kind: 'option', option: 'decline' });
    expect(houses[house]!.characters[person]).toBeGreaterThan(1);
  }

  expect(before(212).houses.lannister).toMatchObject({ leader: 'cersei', spread: { baratheon: 1 } });
  expect(given(212)).toEqual({ kind: 'character', character: 'stannis' });

  expect(spreadOf(before(237), 'baratheon')).toBe(INFLUENCE - 1);
  expect(given(237)).toEqual({ kind: 'card', card: `hostility-${Math.max(...VALUES)}` });
  expect(came(237).at(-1)).toMatchObject({ what: 'game-over', winners: ['baratheon'] });
});
