// What is on the screen while the tablet goes round: the view of the seat whose curtain is open, otherwise a bystander's.

import { expect, test } from 'vitest';
import { answer, newGame } from '#thrones/flow/game';
import { Chance, chanceFrom } from '#engine/chance';
import { drawAnswer } from '#thrones/rules/judging';
import { viewFor } from '#thrones/rules/view';
import { playingOf, wantedFor } from './atTheTable';

const ANSWERS = 120;

const wanted = wantedFor(4, 'curtain');

test('what is on the screen is what the open curtain shows, and else what all may see', async () => {
  const playing = playingOf(wanted);
  const chance = new Chance(chanceFrom('screen'));
  let game = newGame(wanted);
  const shown = () => [playing.holder, playing.view];
  const bystander = () => [null, viewFor(game.position, null)];
  let [secret, open] = [0, 0];
  while (playing.entries.length < ANSWERS && playing.turn.what !== 'over') {
    expect(playing.turn.what).toBe(game.position.asks.some((ask) => !ask.secret) ? 'ask' : 'curtain');
    expect(shown()).toEqual(bystander());
    if (playing.turn.what === 'curtain') {
      const { house } = playing.turn;
      const opened = [house, viewFor(game.position, house)];
      playing.openCurtain();
      expect(shown()).toEqual(opened);
      playing.closeCurtain();
      expect(shown()).toEqual(bystander());
      playing.openCurtain();
      expect(shown()).toEqual(opened);
      secret++;
    } else open++;
    if (playing.turn.what !== 'ask') throw new Error('the curtain does not open');
    const { house } = playing.turn.ask;
    const given = drawAnswer(game.position, house, chance);
    const outcome = answer(game, house, given);
    if (!outcome.ok) throw new Error(outcome.refusal.rule);
    expect(await playing.answer(given)).toBeNull();
    ({ game } = outcome);
    // the same seat continues at once; any other gets the tablet closed
    const goesOn = playing.holder === house && game.position.asks.some((ask) => ask.secret && ask.house === house);
    if (goesOn) playing.closeCurtain();
  }
  expect(Math.min(secret, open)).toBeGreaterThan(20);
});

test('the tablet is in the hand that opened a curtain until an answer is given before all, or all look at something', async () => {
  const playing = playingOf(wanted);
  const chance = new Chance(chanceFrom('screen'));
  let [inHand, answered, looked] = [0, 0, 0];
  while (playing.entries.length < ANSWERS && playing.turn.what !== 'over') {
    if (playing.moment !== null) {
      playing.goOn();
      expect(playing.inHand).toBeNull();
      looked++;
    }
    if (playing.turn.what === 'curtain') {
      const { house } = playing.turn;
      playing.openCurtain();
      expect(playing.inHand).toBe(house);
    }
    if (playing.turn.what !== 'ask') continue;
    const { house } = playing.turn.ask;
    const isOwn = playing.holder === house;
    expect(await playing.answer(drawAnswer(playing.viewOf(house), house, chance))).toBeNull();
    expect(playing.inHand).toBe(isOwn ? house : null);
    if (isOwn) inHand++;
    else answered++;
  }
  expect(Math.min(inHand, answered, looked)).toBeGreaterThan(5);
  // who skips what all look at has it in hand still
  while (playing.turn.what !== 'curtain')
    if (playing.turn.what === 'ask')
      await playing.answer(drawAnswer(playing.viewOf(playing.turn.ask.house), playing.turn.ask.house, chance));
    else throw new Error('the game is over');
  playing.openCurtain();
  const { tablet } = playing;
  playing.goOn(false);
  expect(playing.inHand).toBe(tablet);
});
