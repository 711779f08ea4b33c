// The example games: each plays through under today's rules, and has all of its game to show.

import { expect, test } from 'vitest';
import { EXAMPLES } from '#games/examples';
import { sought } from '#shell/exampleGame';
import { OTHER_GAMES } from './support/otherGames';

const asked = (search: string) => sought(new URLSearchParams(search), EXAMPLES, 'An example');

/** What each has to show, and who has won. */
const SHOWN: Readonly<Record<string, readonly [winner: object, seats: number, shown: readonly string[]]>> = {
  thrones: [
    { winner: { by: 'seventh' } },
    6,
    ['westeros-card', 'wildlings-attack', 'raided', 'combat', 'support', 'order-moved', 'power']
  ],
  'iron-throne': [
    { winners: ['baratheon'] },
    4,
    ['supports', 'declined', 'played', 'used', 'hostage', 'tortured', 'released', 'died', 'signed', 'influence']
  ]
};

test('every example is known here', () => expect(Object.keys(EXAMPLES)).toEqual(Object.keys(SHOWN)));

test.each(Object.entries(SHOWN))('the example of %s plays through to its end', async (game, [winner, of, shows]) => {
  const { which, id, open } = asked(`example=${game}`);
  expect({ which, id }).toEqual({ which: `example=${game}`, id: null });
  const opened = await open();
  if (!opened.ok) throw new Error(`${OTHER_GAMES}: ${JSON.stringify(opened.trouble)}`);
  const { playback, told, seats, name } = opened.value;
  expect(name).toBe('An example');
  expect(playback.isOver).toBe(true);
  expect(playback.last).toBe(told.length);
  expect(playback.view(playback.last)).toMatchObject(winner);
  expect(new Set(seats.map((seat) => seat.name)).size).toBe(of);
  const shown = new Set<string>(told.flatMap(({ happened }) => happened.map(({ what }) => what)));
  for (const what of shows) expect(shown).toContain(what);
});

test('an example that is not there is a game that is not there', () => {
  expect(asked('example=chess')).toMatchObject({ which: 'game=', id: '' });
  expect(asked('game=abc')).toMatchObject({ which: 'game=abc', id: 'abc' });
});
