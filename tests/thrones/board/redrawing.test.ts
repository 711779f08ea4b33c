// What is drawn again, and what of it at once.

import { describe, expect, test } from 'vitest';
import { inSightFirst, keeping } from '#thrones/board/redrawing';
import { BOARD } from '#thrones/board/geometry';
import type { AreaView } from '#thrones/board/boardView';
import type { AreaId, ByArea } from '#thrones/box';
import { AREA_IDS } from '#thrones/box/areas';
import { tabulate } from '#thrones/box/tabulate';

const EMPTY: AreaView = { controller: null, units: [], order: null, power: null, garrison: null, neutral: null };
const STARK: AreaView = { ...EMPTY, controller: 'stark', units: [{ house: 'stark', kind: 'knight', routed: false }] };

const board = (held: Partial<Record<AreaId, AreaView>> = {}): ByArea<AreaView> =>
  tabulate(AREA_IDS, (id) => ({ ...(held[id] ?? EMPTY) }));

describe('what has not changed', () => {
  const kept = () => {
    const keep = keeping();
    return { keep, before: keep(board({ winterfell: STARK })) };
  };

  test('stays the same object, though the views were made anew', () => {
    const { keep, before } = kept();
    const now = keep(board({ winterfell: STARK }));
    for (const id of AREA_IDS) expect(now[id]).toBe(before[id]);
  });

  test('is new where anything in the area is different', () => {
    const routed = { ...STARK, units: [{ house: 'stark', kind: 'knight', routed: true } as const] };
    const { keep, before } = kept();
    const given = board({ winterfell: routed, 'white-harbor': STARK });
    const now = keep(given);
    expect(AREA_IDS.filter((id) => now[id] !== before[id]).sort()).toEqual(['white-harbor', 'winterfell']);
    expect(now.winterfell).toBe(given.winterfell);
  });
});

describe('what is in sight comes first', () => {
  const [then, now] = [board(), board({ winterfell: STARK, sunspear: STARK })];

  test('the rest stays as it was', () => {
    const north = inSightFirst(now, then, { x: 0, y: 0, width: BOARD.width, height: BOARD.height / 3 });
    expect(north.winterfell).toBe(now.winterfell);
    expect(north.sunspear).toBe(then.sunspear);
  });

  test('of a whole board nothing waits', () => {
    const whole = inSightFirst(now, then, { x: 0, y: 0, ...BOARD });
    expect(AREA_IDS.filter((id) => whole[id] !== now[id])).toEqual([]);
  });
});
