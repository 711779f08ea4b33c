// Random games of both, played as the pages play them: nobody's own page opens but behind a curtain that this seat has opened since
// the table last looked at something.

import { expect, test } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import type { Kinds } from '#engine/ruleset';
import { type IronThrone, newGame as newIronGame } from '#iron/flow/game';
import { HOUSES } from '#iron/box/houses';
import { drawAnswer as drawIron } from '#iron/rules/judging';
import { ironThrone } from '#iron/flow/ruleset';
import { startOf as startOfGame } from '#shell/saves/document';
import Screen from '#iron/screens/IronAtTheTable.svelte';
import { keepsNothing } from '#shell/play/keeper';
import { Playing } from '#shell/play/playing.svelte';
import { LONG } from '#tests/support/long';
import { drawn } from '#tests/support/shown';
import { newGame, type Thrones } from '#thrones/flow/game';
import { thrones } from '#thrones/flow/ruleset';
import { drawAnswer } from '#thrones/rules/judging';
import { wantedFor } from './atTheTable';

const GAMES = LONG ? 100 : 12;

interface Walked {
  curtains: number;
  moments: number;
  /** Pages with what is a seat's own, of those that are not answered in secret. */
  looks: number;
}

/** The page at a look into what is one's own, of a game that has such looks. */
type Page<K extends Kinds> = (playing: Playing<K>) => string;

type Draw<K extends Kinds> = (view: K['view'], house: K['house']) => K['answer'];

async function walk<K extends Kinds>(playing: Playing<K>, draw: Draw<K>, page: Page<K>): Promise<Walked> {
  const { rules } = playing;
  const walked: Walked = { curtains: 0, moments: 0, looks: 0 };
  /** The curtain that was opened last, and how many answers there were; null once the table has looked. */
  let fresh: { readonly house: string; readonly at: number } | null = null;

  const isFresh = (): boolean => {
    const { holder, turn, entries } = playing;
    if (playing.moment !== null || (turn.what === 'ask' && rules.privacyOf(turn.ask) === 'open')) fresh = null;
    if (holder === null) return true;
    if (turn.what !== 'ask' || fresh?.house !== holder) return false;
    const isLook = rules.privacyOf(turn.ask) === 'look';
    return !isLook || entries.slice(fresh.at).every(({ house }) => house !== holder);
  };
  const expectFresh = (): void => {
    if (isFresh()) return;
    const { turn, entries, holder, moment } = playing;
    expect.fail(JSON.stringify({ holder, moment: moment !== null, ask: turn, after: entries.length, fresh }));
  };

  for (let step = 0; playing.winners === null && step < 3000; step++) {
    expectFresh();
    while (playing.moment !== null) {
      walked.moments++;
      playing.goOn();
      expectFresh();
    }
    const { turn, asked } = playing;
    // Code answers whenever it has thought, also while somebody's curtain is open.
    if (asked !== null) {
      await playing.answerByCode(asked, draw(playing.viewOf(asked.house), asked.house));
      continue;
    }
    const looks = turn.what === 'ask' && rules.privacyOf(turn.ask) === 'look';
    // where the question is not on the page, the screen takes a curtain for it
    if (looks && !page(playing).includes('data-ask')) playing.claim(turn.ask.house);
    expectFresh();
    if (playing.turn.what === 'curtain') {
      expect(playing.holder).toBeNull();
      const { house } = playing.turn;
      playing.openCurtain();
      fresh = { house, at: playing.entries.length };
      walked.curtains++;
    }
    expectFresh();
    if (playing.turn.what !== 'ask') break;
    const { ask } = playing.turn;
    if (looks && page(playing).includes('data-private')) {
      expect(playing.holder).toBe(ask.house);
      walked.looks++;
    }
    const refusal = await playing.answer(draw(playing.viewOf(ask.house), ask.house));
    if (refusal !== null) expect.fail(`refused: ${JSON.stringify(refusal)}`);
  }
  return walked;
}

const seatsOf = <H extends string>(houses: readonly H[]) => houses.map((house) => ({ house, name: house }));

/** Every second game has code at its last seat. */
const codeIn = (houses: readonly string[], n: number) =>
  n % 2 === 0
    ? []
    : [
        {
          after: 0,
          house: houses.at(-1)!,
          name: '',
          code: { level: 'squire', person: 'warden', seed: `${n}` },
          time: 0
        }
      ];

const atStart = { entries: [], tablet: null, seen: {}, keeper: keepsNothing };

function ironGame(n: number): Promise<Walked> {
  const chance = new Chance(chanceFrom(`fresh iron ${n}`));
  const houses = chance.shuffle(HOUSES).slice(0, 3 + (n % 3));
  const wanted = { houses, seed: `${n}` };
  const start = startOfGame<IronThrone>(wanted);
  const game = newIronGame(wanted);
  const playing = new Playing({
    rules: ironThrone,
    game,
    start,
    seats: seatsOf(houses),
    handed: codeIn(houses, n),
    ...atStart
  });
  const none = (): void => undefined;
  const ways = { menu: [], onrules: none, onhome: none, onagain: none, onreload: none, onsave: none };
  return walk(
    playing,
    (view, house) => drawIron(view, house, chance),
    (at) => drawn(Screen, { playing: at, ...ways })
  );
}

function thronesGame(n: number): Promise<Walked> {
  const chance = new Chance(chanceFrom(`fresh ${n}`));
  const wanted = wantedFor(([3, 4, 6] as const)[n % 3]!, `${n}`);
  const start = startOfGame<Thrones>(wanted);
  const game = newGame(wanted);
  const { houses } = wanted;
  const playing = new Playing({
    rules: thrones,
    game,
    start,
    seats: seatsOf(houses),
    handed: codeIn(houses, n),
    ...atStart
  });
  return walk(
    playing,
    (view, house) => drawAnswer(view, house, chance),
    () => {
      throw new Error('this game has no looks');
    }
  );
}

async function walkAll(play: (n: number) => Promise<Walked>): Promise<Walked> {
  const all: Walked = { curtains: 0, moments: 0, looks: 0 };
  for (let n = 0; n < GAMES; n++) {
    const one = await play(n);
    all.curtains += one.curtains;
    all.moments += one.moments;
    all.looks += one.looks;
  }
  expect(all.curtains).toBeGreaterThan(10 * GAMES);
  expect(all.moments).toBeGreaterThan(10 * GAMES);
  return all;
}

test('The Iron Throne opens no private page but behind a curtain opened for it', async () => {
  const { looks } = await walkAll(ironGame);
  expect(looks).toBeGreaterThan(GAMES / 3);
});

test('the first game opens no private page but behind a curtain opened for it', async () => {
  await walkAll(thronesGame);
});
