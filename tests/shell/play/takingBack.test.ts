// Taking back and doing again: how far it reaches, that it leaves no trace in the game, and that no way of using it shows a
// secret or moves a draw.

import { describe, expect, test } from 'vitest';
import { answer, type Game, newGame } from '#thrones/flow/game';
import { keepsNothing } from '#shell/play/keeper';
import { type Playing, reachOf } from '#tests/support/saves';
import type { Answer, Happening } from '#thrones/rules';
import { Chance, chanceFrom } from '#engine/chance';
import { drawAnswer } from '#thrones/rules/judging';
import { isTideDrawn, revealedIn } from '#thrones/rules/revealing';
import { NOTHING_SEALED } from '#thrones/rules/setUp';
import type { Trouble } from '#shell/saves/trouble';
import { give, playingOf, wantedFor, whoseTurn } from './atTheTable';

const sealed: readonly Happening[] = [{ what: 'sealed', house: 'stark', about: 'bidding' }];
const opened: readonly Happening[] = [...sealed, { what: 'bids', on: 'throne', bids: { stark: 2 } }];
const by = (house: 'stark' | 'tyrell', happened = sealed) =>
  ({ house, answer: { kind: 'bid', power: 2 }, happened }) as const;
const nothingHidden = { sealed: NOTHING_SEALED };

describe('what can be taken back', () => {
  test.each([
    ['nothing at the beginning', [], { last: 1, free: 0, byConsent: 0, wall: null }],
    ['the own last answers', [by('tyrell'), by('stark'), by('stark')], { last: 1, free: 2, byConsent: 3, wall: null }],
    ['nothing that has revealed', [by('stark'), by('stark', opened)], { last: 1, free: 0, byConsent: 0, wall: 'bids' }],
    [
      'what came after',
      [by('stark', opened), by('stark'), by('tyrell')],
      { last: 1, free: 1, byConsent: 2, wall: 'bids' }
    ],
    ['own answers up to there', [by('stark', opened), by('stark')], { last: 1, free: 1, byConsent: 1, wall: 'bids' }]
  ])('%s', (_, entries, reach) => expect(reachOf(entries, [], nothingHidden)).toEqual(reach));

  test('is free only while nobody else has answered, even if that is taken back', () => {
    const heard = (house: string, after: number) => [{ house, after }];
    expect(reachOf([by('stark')], heard('stark', 1), nothingHidden)).toMatchObject({ free: 1, byConsent: 1 });
    expect(reachOf([by('stark')], heard('tyrell', 1), nothingHidden)).toMatchObject({ free: 0, byConsent: 1 });
    const two = [by('stark'), by('stark')];
    expect(reachOf(two, heard('tyrell', 1), nothingHidden)).toMatchObject({ free: 1, byConsent: 2 });
    expect(reachOf(two, heard('tyrell', 0), nothingHidden)).toMatchObject({ free: 2, byConsent: 2 });
  });

  test('is nothing while somebody may look at a tide', () => {
    const drawn = { sealed: { ...NOTHING_SEALED, tides: { stark: 'tide-3' as const } } };
    expect(reachOf([by('stark')], [], drawn)).toEqual({ free: 0, last: 1, byConsent: 0, wall: 'tide-drawn' });
  });
});

/** All that the table can see of a game without opening a curtain. */
function faceOf(playing: Playing): unknown {
  playing.closeCurtain();
  const { view, turn, reach, canDoAgain, entries, takenBack, moment } = playing;
  const told = entries.map(({ house, happened }) => ({ house, happened }));
  const consents = takenBack.map(({ after, count }) => ({ after, count }));
  const visible = turn.what === 'curtain' ? { ...turn } : turn.what;
  return { view: { ...view, happened: [] }, visible, reach, canDoAgain, told, consents, moment: moment?.what };
}

describe('a secret', () => {
  test('stays one, whatever is taken back and done again, and by whom', async () => {
    let others = 0;
    for (let seed = 0; seed < 12; seed++) {
      const dice = new Chance(chanceFrom(`hands ${seed}`));
      const tables = ['here', 'there'].map((place) => ({
        playing: playingOf(wantedFor(4, 'secret')),
        chance: new Chance(chanceFrom(`${place} ${seed}`)),
        earlier: new Map<string, Answer>()
      }));
      const [here] = tables;
      for (let step = 0; step < 30; step++) {
        const { free, byConsent } = here!.playing.reach;
        const wish = dice.below(5);
        const count = 1 + dice.below(Math.max(1, byConsent));
        const isLast = here!.playing.entries.length === 3;
        for (const [i, { playing, chance, earlier }] of tables.entries()) {
          if (wish === 0 && free > 0) await playing.takeBack(1 + (count % free));
          else if (wish === 1 && byConsent > 0) await playing.takeBackByConsent(count);
          else if (wish === 2 && playing.canDoAgain !== null) await playing.doAgain();
          else if (!isLast) {
            // the same orders again in one game, others in its twin: no view may differ
            const house = whoseTurn(playing)!;
            const same = i === 0 ? earlier.get(house) : undefined;
            earlier.set(house, await give(playing, same ?? chance));
          }
        }
        const [one, other] = tables.map(({ playing }) => faceOf(playing));
        expect(other).toEqual(one);
        expect(tables[0]!.playing.entries.length).toBeLessThan(4);
      }
      const [laid, otherwise] = tables.map(({ playing }) => JSON.stringify(playing.entries));
      if (laid !== otherwise) others++;
    }
    expect(others).toBeGreaterThan(5);
  });

  test('comes back behind its curtain', async () => {
    const playing = playingOf(wantedFor(3, 'curtain'));
    const house = whoseTurn(playing);
    await give(playing, new Chance(chanceFrom('one')));
    expect(playing.holder).toBeNull();
    await playing.takeBack();
    expect(playing.turn).toMatchObject({ what: 'curtain', house });
    expect(playing.canDoAgain).toEqual({ house, kind: 'orders' });
    await playing.doAgain();
    expect(playing.holder).toBeNull();
    expect(playing.canDoAgain).toBeNull();
    expect(playing.entries).toHaveLength(1);
  });

  test('of one seat is nobody else’s to take back while another one looks', async () => {
    const playing = playingOf(wantedFor(3, 'curtain'));
    const chance = new Chance(chanceFrom('one'));
    await give(playing, chance);
    whoseTurn(playing);
    expect(playing.holder).not.toBeNull();
    expect(playing.reach).toMatchObject({ free: 0, byConsent: 0 });
    playing.closeCurtain();
    expect(playing.reach).toMatchObject({ free: 1, byConsent: 1 });
    await give(playing, chance);
    await playing.takeBack();
    expect(playing.reach).toMatchObject({ free: 0, byConsent: 1 });
    await playing.takeBack();
    expect(playing.entries).toHaveLength(1);
  });
});

/** An answer given by mistake that reveals nothing, or null. */
function slipOf(game: Game, meant: Answer, playing: Playing, chance: Chance): Answer | null {
  const house = whoseTurn(playing)!;
  for (let tries = 0; tries < 5; tries++) {
    const slip = drawAnswer(playing.view, house, chance);
    if (JSON.stringify(slip) === JSON.stringify(meant)) continue;
    const outcome = answer(game, house, slip);
    if (outcome.ok && revealedIn(outcome.happened) === null && !isTideDrawn(outcome.game.position)) return slip;
  }
  return null;
}

describe('a game with slips, taken back and done again', () => {
  test.each([
    [3, 'a'],
    [4, 'b'],
    [6, 'c']
  ] as const)('ends like the one without (%d players, %s)', async (players, seed) => {
    const wanted = wantedFor(players, seed);
    const [straight, crooked] = [playingOf(wanted), playingOf(wanted)];
    const [players1, dice] = [new Chance(chanceFrom(seed)), new Chance(chanceFrom(`${seed} slips`))];
    const revealed = new Map<number, string>();
    let [game, taken, redone, slips] = [newGame(wanted), 0, 0, 0];
    while (whoseTurn(straight) !== null && straight.entries.length < 350) {
      const house = whoseTurn(straight)!;
      const meant = await give(straight, players1);
      if (dice.below(6) === 0 && whoseTurn(crooked) !== null) {
        const slip = slipOf(game, meant, crooked, dice);
        if (slip !== null) {
          await give(crooked, slip);
          await crooked.takeBack();
          slips++;
        }
      }
      await give(crooked, meant);
      const outcome = answer(game, house, meant);
      if (!outcome.ok) throw new Error(outcome.refusal.rule);
      game = outcome.game;
      const { length } = straight.entries;
      expect(crooked.entries).toHaveLength(length);
      if (revealedIn(outcome.happened) !== null) revealed.set(length - 1, JSON.stringify(outcome.happened));
      if (dice.below(4) > 0) continue;
      crooked.closeCurtain();
      const { free, byConsent } = crooked.reach;
      const count = dice.below(byConsent + 1);
      if (count <= free) await crooked.takeBack(count);
      else await crooked.takeBackByConsent(count);
      expect(crooked.entries).toHaveLength(length - count);
      taken += count;
      // what was seen stays: nothing that had been revealed is gone, and it is what it was
      for (const [number, happened] of revealed)
        expect(JSON.stringify(crooked.entries[number]?.happened)).toBe(happened);
      for (let n = count; n > 0; n--) {
        crooked.closeCurtain();
        if (dice.below(8) === 0 || crooked.canDoAgain === null)
          await give(crooked, straight.entries[length - n]!.answer);
        else {
          redone++;
          await crooked.doAgain();
        }
      }
      expect(crooked.entries).toEqual(straight.entries);
    }
    for (const playing of [straight, crooked]) {
      while (playing.moment !== null) playing.goOn();
      playing.closeCurtain();
    }
    expect(crooked.entries).toEqual(straight.entries);
    expect(crooked.view).toEqual(straight.view);
    expect(crooked.turn).toEqual(straight.turn);
    expect(Math.min(taken, redone, slips)).toBeGreaterThan(10);
  });
});

describe('trouble', () => {
  test('an answer that cannot be played again is not taken back, and that is told', async () => {
    const wanted = wantedFor(3, 'mended');
    // its shuffles are others: like those of an app whose rules have been mended since
    const playing = playingOf(wanted, keepsNothing, { ...wanted, seed: 'before' });
    await give(playing, new Chance(chanceFrom('mended')));
    await playing.takeBack();
    expect(playing.trouble).toMatchObject({ kind: 'mended' });
    expect(playing.entries).toHaveLength(1);
    await playing.again();
    expect(playing.trouble).toBeNull();
  });

  test('what cannot be kept is not shown, and is tried again', async () => {
    let fails = false;
    const trouble = { kind: 'full', detail: 'no room' } as const;
    const kept = (): Promise<Trouble | null> => Promise.resolve(fails ? trouble : null);
    const playing = playingOf(wantedFor(3, 'full'), { ...keepsNothing, keep: kept, takeBack: kept });
    await give(playing, new Chance(chanceFrom('full')));
    fails = true;
    await playing.takeBack();
    expect(playing).toMatchObject({ trouble, isKeeping: false, canDoAgain: null, entries: { length: 1 } });
    await playing.again();
    expect(playing).toMatchObject({ trouble, entries: { length: 1 } });
    fails = false;
    await playing.again();
    expect(playing).toMatchObject({ trouble: null, entries: { length: 0 } });
    fails = true;
    await playing.doAgain();
    expect(playing).toMatchObject({ trouble, entries: { length: 0 } });
    fails = false;
    await playing.again();
    expect(playing).toMatchObject({ trouble: null, canDoAgain: null, entries: { length: 1 } });
  });
});
