// Which sound goes with what happened, and that none tells what was answered in secret.

import { expect, test } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import type { Game, Kinds, Ruleset } from '#engine/ruleset';
import type { IronThrone } from '#iron/flow/game';
import { ironThrone } from '#iron/flow/ruleset';
import { randomPlayer as ironPlayer } from '#iron/bots/random';
import ironSounds from '#iron/screens/table/sounds';
import { SETUP } from '#thrones/box/setup';
import type { Thrones } from '#thrones/flow/game';
import { thrones } from '#thrones/flow/ruleset';
import { drawAnswer } from '#thrones/rules/judging';
import sounds from '#thrones/screens/table/sounds';
import { type Heard, heardOf, type Sounds } from '#shell/table/hearing';
import { BATTLE } from '#tests/support/battles';

type Answers<K extends Kinds> = (view: K['view'], house: K['house'], chance: Chance) => K['answer'];

interface Table<K extends Kinds> {
  readonly rules: Ruleset<K>;
  readonly sounds: Sounds<K>;
  readonly player: Answers<K>;
  readonly named: (moment: K['moment']) => string;
}

/** What is heard of an answer, and the game after it. */
function given<K extends Kinds>(
  { rules, sounds, named }: Table<K>,
  game: Game<K>,
  { house, answer }: { readonly house: K['house']; readonly answer: K['answer'] },
  earlier: readonly K['happening'][]
) {
  const ask = game.position.asks.find((one) => one.house === house)!;
  const played = rules.answer(game, house, answer);
  if (!played.ok) throw new Error(JSON.stringify(played.refusal));
  const [before, now] = [game.position, played.game.position].map((one) => rules.viewFor(one, null)) as [
    K['view'],
    K['view']
  ];
  const [moment = null] = rules.momentsOf({ before, now, lines: played.happened }, earlier);
  const holder = rules.privacyOf(ask) === 'open' ? null : house;
  const entry = { house, answer, happened: played.happened };
  return {
    heard: heardOf(rules, sounds, { entry, holder, moment }),
    stops: moment === null ? null : named(moment),
    played,
    holder
  };
}

interface Told {
  readonly heard: readonly Heard[];
  /** What everybody stops for and looks at. */
  readonly stops: string | null;
}

/** Two answers to each secret ask of a game, and what is heard of either. */
function* pairs<K extends Kinds>(table: Table<K>, game: Game<K>): Generator<readonly [Told, Told]> {
  const chance = new Chance(chanceFrom('heard'));
  const earlier: K['happening'][] = [];
  for (let now = game; ;) {
    const house: K['house'] | undefined = now.position.asks[0]?.house;
    if (house === undefined) return;
    const view = table.rules.viewFor(now.position, house);
    const answered = () => given(table, now, { house, answer: table.player(view, house, chance) }, earlier);
    const [one, other] = [answered(), answered()];
    if (one.holder !== null) yield [one, other];
    earlier.push(...one.played.happened);
    now = one.played.game;
  }
}

const SEAL: Heard = { sound: 'seal', later: 0 };

const THRONES: Table<Thrones> = { rules: thrones, sounds, player: drawAnswer, named: ({ what }) => what };
const IRON: Table<IronThrone> = {
  rules: ironThrone,
  sounds: ironSounds,
  player: ironPlayer,
  named: ({ kind }) => kind
};

const beginning = { houses: SETUP[4].houses, seed: 'heard', options: { edition: 'revised', tides: true } } as const;
const ironBeginning = { houses: ['stark', 'lannister', 'tyrell', 'baratheon'], seed: 'heard' } as const;

test.each([
  ['the first game', () => [...pairs(THRONES, thrones.begin(beginning))]],
  ['The Iron Throne', () => [...pairs(IRON, ironThrone.begin(ironBeginning))]]
])('%s: what is answered in secret sounds the same whatever it is', (_, all) => {
  const found = all();
  expect(found.length).toBeGreaterThan(20);
  for (const [one, other] of found) {
    expect([one, other].map(({ heard }) => heard[0])).toEqual([SEAL, SEAL]);
    // What all stop for they see as well.
    if (one.stops === other.stops) expect(other.heard).toEqual(one.heard);
    expect(one.heard).toHaveLength(one.stops === null ? 1 : 2);
  }
});

test('a secret answer that is done again without a curtain is a seal too', () => {
  const entry = {
    house: 'stark',
    answer: { kind: 'bid', power: 3 },
    happened: [{ what: 'sealed', house: 'stark', about: 'bidding' }]
  } as const;
  expect(heardOf(thrones, sounds, { entry, holder: null, moment: null })).toEqual([SEAL]);
});

test('an open answer sounds like the weightiest that came of it, once', () => {
  const march = { what: 'units', did: 'attacked', house: 'stark', units: ['knight'], area: 'the-twins' } as const;
  const won = {
    what: 'victor',
    house: 'stark',
    loser: 'tyrell',
    area: 'the-twins',
    tie: false,
    battle: BATTLE
  } as const;
  const raven = { what: 'raven', house: 'stark', use: 'swap' } as const;
  const entry = {
    house: 'stark',
    answer: { kind: 'march', from: 'winterfell', moves: [], leavePower: false }
  } as const;
  const heard = (...happened: readonly Thrones['happening'][]) =>
    heardOf(thrones, sounds, { entry: { ...entry, happened }, holder: null, moment: null });
  expect(heard()).toEqual([{ sound: 'turn', later: 0 }]);
  expect(heard(march)).toEqual([{ sound: 'march', later: 0 }]);
  expect(heard(march, won)).toEqual([{ sound: 'clash', later: 0 }]);
  expect(heard(won, { what: 'winner', house: 'stark', by: 'castles' })).toEqual([{ sound: 'horn', later: 0 }]);
  expect(heard(raven)).toEqual([{ sound: 'raven', later: 0 }]);
  expect(heard({ ...raven, use: 'none' })).toEqual([{ sound: 'turn', later: 0 }]);
});

test('in The Iron Throne a character sets out, and an event comes by raven', () => {
  expect(ironSounds.ofAnswer([{ what: 'participates', house: 'stark', side: 'defender', character: 'arya' }])).toBe(
    'march'
  );
  expect(ironSounds.ofAnswer([{ what: 'turn', turn: 2, challenger: 'stark' }])).toBe('turn');
  expect(ironSounds.ofAnswer([{ what: 'event', event: 'mighty' }])).toBe('raven');
});
