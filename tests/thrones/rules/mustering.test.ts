// Where hardly anything goes together, drawing still comes to an end.

import { expect, test } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import { judgeRecruits, musterKind } from '#thrones/rules/mustering';
import type { AskOf } from '#thrones/rules';
import { positionOf } from '#tests/support/notation';

test('a draw from many castles with next to no supply is quick and legal', () => {
  const castles = ['winterfell', 'white-harbor', 'moat-cailin', 'flints-finger', 'seagard', 'riverrun'] as const;
  const position = positionOf(`
    supply stark 0
    stark ${castles.map((castle) => `${castle}: footman`).join('; ')}; bay-of-ice: ship; the-narrow-sea: ship
  `);
  const asked: AskOf<'muster'> = {
    kind: 'muster',
    house: 'stark',
    about: 'mustering',
    secret: false,
    castles,
    one: false
  };
  const chance = new Chance(chanceFrom('mustering'));
  const drawn = new Set<string>();
  for (let draws = 0; draws < 200; draws++) {
    const { recruits } = musterKind.draw(position, asked, chance);
    expect(judgeRecruits(position, asked, recruits)).toBeNull();
    drawn.add(JSON.stringify(recruits));
  }
  expect(drawn.size).toBeGreaterThan(50);
});
