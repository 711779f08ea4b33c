// What was done between two quiet moments: who won a castle by a battle is told before who took one on its way back.

import { expect, test } from 'vitest';
import { CASTLES } from '#thrones/box/areas';
import { stretchesOf } from '#thrones/review/deeds';
import { controller } from '#thrones/rules/control';
import { eveningIn, played } from './evenings';

test('a castle won in a battle is told, whatever else changed hands meanwhile', () => {
  const evenings = (['noise', 'more', 'again', 'still', 'p1', 'further', 'castles'] as const).map((seed) =>
    eveningIn(played(4, seed))
  );
  const both = evenings.flatMap((evening) =>
    evening.ends.slice(1).flatMap((to, i) =>
      stretchesOf(evening, evening.ends[i]!, to).flatMap(({ before, after, deed }) => {
        const steps = evening.steps.slice(before.answered, after.answered);
        const victor = steps.flatMap(({ happened }) => happened).find((one) => one.what === 'victor');
        const taken = CASTLES.filter((area) => {
          const house = controller(after.position, area);
          return house !== null && house !== controller(before.position, area);
        });
        if (victor === undefined || taken.length < 2 || !taken.some((area) => area === victor.area)) return [];
        return [{ victor: victor.house, area: victor.area, deed }];
      })
    )
  );
  expect(both.length).toBeGreaterThan(1);
  for (const { victor, area, deed } of both) {
    expect(deed).toMatchObject({ what: 'taken', house: victor });
    expect(deed.what === 'taken' && deed.areas).toContain(area);
  }
});
