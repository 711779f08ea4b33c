// The course of an evening, as a picture to share: who has won, the river of chances, and the places where it turned. Drawn by hand
// on a canvas, as that of the chronicle.

import { text } from 'text:thrones/review';
import { text as pages } from 'text:thrones/pages';
import type { House } from '#thrones/box';
import type { Review } from '#thrones/review/review';
import { Brush } from '../chronicle/brush';
import type { Replayed } from '../kit/playing';
import { riverOf } from './river';
import { placeOf, titleOf } from './words';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 44;
const RIVER = { width: WIDTH - 2 * MARGIN, height: 310, left: MARGIN - 12, top: 168 };
const QUARTERS = [0, 25, 50, 75, 100];

/** Null: the browser gives no canvas. `houses` from the winner down. */
export async function pictureOf(
  review: Review,
  houses: readonly House[],
  { name, seats }: Pick<Replayed, 'name' | 'seats'>
): Promise<Blob | null> {
  const brush = await Brush.on(WIDTH, HEIGHT);
  const [winner] = houses;
  if (brush === null || winner === undefined) return null;
  brush.ground('slate-950', 'slate-900');
  brush.medal(winner, MARGIN + 52, 92, 52);
  brush.title(pages('picture-won', { house: winner }), MARGIN + 128, 92, 50, 'parchment-50');
  const player = seats.find(({ house }) => house === winner)?.name ?? '';
  const after = pages('picture-after', { round: review.ends.at(-1)!.round });
  const below = [...(player === '' ? [] : [player]), after, name].join(' · ');
  brush.text(below, MARGIN + 128, 132, 25, 'slate-300', WIDTH - 2 * MARGIN - 128);
  drawRiver(brush, review, houses);
  drawPoints(brush, review);
  brush.text(text('review-picture-note'), MARGIN, HEIGHT - 24, 19, 'slate-300', 780);
  brush.title(pages('picture-app'), WIDTH - MARGIN - 210, HEIGHT - 24, 25, 'gold');
  return brush.blob();
}

function drawRiver(brush: Brush, { ends, of, points }: Review, houses: readonly House[]): void {
  const { width, height, left, top } = RIVER;
  const river = riverOf(ends, houses, { width, height: height - 26, of });
  brush.within(left, top, 1, RIVER, (on) => {
    for (const { house, d } of river.bands) on.band(house, d);
    for (const part of QUARTERS) on.text(String(part), 4, river.y(part / 100) + 6, 18, 'slate-300', 36);
    for (const { round } of ends.slice(1)) on.centred(String(round), river.x(round), height - 6, 18, 'slate-300');
    points.forEach(({ round }, i) => on.mark(i + 1, river.x(round), 17, river.bottom));
    for (const { house, seal } of river.bands) if (seal !== null) on.medal(house, seal[0], seal[1], 17);
  });
}

function drawPoints(brush: Brush, { points }: Review): void {
  const wide = (WIDTH - 2 * MARGIN) / Math.max(1, points.length);
  points.forEach(({ cause, round }, i) => {
    const x = MARGIN + i * wide;
    brush.disc(i + 1, x + 18, 526);
    const deed = cause?.deed ?? null;
    const hasPlace = placeOf(deed) !== null;
    brush.title(titleOf(deed, round), x + 46, hasPlace ? 524 : 534, 24, 'parchment-50');
    if (hasPlace) brush.text(text('review-round', { round }), x + 46, 548, 19, 'slate-300', wide - 56);
  });
}
