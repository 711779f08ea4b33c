// The line of a march: ships sail around land, as far as one bend leads.

import { expect, test } from 'vitest';
import { wayOf } from '#thrones/board/ways';
import { covers } from '#thrones/board/hits';
import type { Point } from '#thrones/board/geometry';
import type { AreaId } from '#thrones/box';
import { AREA_IDS, AREAS, LAND_AREAS } from '#thrones/box/areas';
import { NEIGHBOURS } from '#thrones/box/borders';

/** The share of a line that is on land, other than at its ends. */
function ashore(from: AreaId, to: AreaId): number {
  const { d } = wayOf({ from, over: [], to, attack: false });
  const [x = 0, y = 0, u = 0, v = 0, a = 0, b = 0] = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  const steps = Array.from({ length: 49 }, (_, i) => (i + 1) / 50);
  const on = (t: number): Point => [
    (1 - t) ** 2 * x + 2 * t * (1 - t) * u + t ** 2 * a,
    (1 - t) ** 2 * y + 2 * t * (1 - t) * v + t ** 2 * b
  ];
  return steps.filter((t) => LAND_AREAS.some((id) => id !== from && id !== to && covers(id, on(t)))).length / 49;
}

test('a way by sea runs over other land nowhere for long', () => {
  const bySea = AREA_IDS.filter((id) => AREAS[id].kind === 'sea').flatMap((sea) =>
    NEIGHBOURS[sea].filter((to) => AREAS[to].kind !== 'port').map((to) => ({ sea, to, share: ashore(sea, to) }))
  );
  // between the Sea of Dorne and the East Summer Sea it was 0.8
  expect(bySea.filter(({ share }) => share > 1 / 3)).toEqual([]);
  expect(bySea.filter(({ share }) => share > 0).length).toBeLessThan(bySea.length / 5);
});
