import { expect, test } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import { bestFirst, rank } from '#thrones/bots/ranking';

test('the best first, and what is equally good as it was thought of', () => {
  const chance = new Chance(chanceFrom('ranking'));
  for (let length = 0; length < 40; length++) {
    const list = Array.from({ length }, (_, thought) => ({ thought, score: chance.below(9) - 4 }));
    const sorted = [...list].sort((a, b) => b.score - a.score);
    expect([...bestFirst(list)]).toEqual(sorted);
    expect(list.map(({ thought }) => thought)).toEqual(list.map((_, thought) => thought));
    expect(rank(list)).toEqual(sorted);
  }
});
