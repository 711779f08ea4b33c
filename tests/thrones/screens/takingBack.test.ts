// What the table reads before it takes back, and what the log keeps of it.

import { text as shell } from 'text:shell/table';
import { describe, expect, test } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import { linesOf, toldIn } from '#thrones/screens/frame/toLogLines';
import { deedsOf } from '#shell/table/deed';
import { deedOf } from '#thrones/text/askWords';
import { thrones } from '#thrones/flow/ruleset';
import { wasSecret } from '#shell/play/handOvers';
import { give, playingOf, wantedFor, whoseTurn } from '#tests/shell/play/atTheTable';

const deeds = (playing: ReturnType<typeof playingOf>, count: number) =>
  deedsOf(playing, count, toldIn(linesOf(playing.entries)), deedOf);

describe('what would be taken back', () => {
  test('is the latest first, and of a sealed answer only whose it is', async () => {
    const playing = playingOf(wantedFor(4, 'deeds'));
    const chance = new Chance(chanceFrom('deeds'));
    const first = whoseTurn(playing);
    await give(playing, chance);
    const second = whoseTurn(playing);
    await give(playing, chance);
    const told = deeds(playing, playing.reach.byConsent);
    expect(told).toMatchObject([
      { house: second, text: deedOf(second!, 'orders') },
      { house: first, text: deedOf(first!, 'orders') }
    ]);
  });

  test('of an open one is the sentence of the log', async () => {
    const playing = playingOf(wantedFor(3, 'deeds'));
    const chance = new Chance(chanceFrom('deeds'));
    let count = 0;
    while (count < 20 && whoseTurn(playing) !== null) {
      await give(playing, chance);
      const [deed] = deeds(playing, 1);
      const entry = playing.entries.at(-1)!;
      const lines = linesOf([entry]).filter(({ minor }) => !minor);
      const isSealed = wasSecret(thrones, entry.happened);
      const [line] = isSealed ? [] : lines;
      expect(deed).toMatchObject({
        house: entry.house,
        text: line?.text ?? deedOf(entry.house, entry.answer.kind)
      });
      if (line !== undefined) count++;
    }
    expect(count).toBe(20);
  });
});

test('the log tells a consent where it took place', async () => {
  const playing = playingOf(wantedFor(4, 'log'));
  const chance = new Chance(chanceFrom('log'));
  for (let i = 0; i < 3; i++) await give(playing, chance);
  playing.closeCurtain();
  await playing.takeBackByConsent(2);
  const told = (): string[] => linesOf(playing.entries, playing).map(({ text }) => text);
  const sentence = shell('taken-back-by-consent', { count: 2 });
  expect(told()).toEqual([expect.any(String), sentence]);
  await playing.doAgain();
  expect(told()).toEqual([expect.any(String), sentence, expect.any(String)]);
});
