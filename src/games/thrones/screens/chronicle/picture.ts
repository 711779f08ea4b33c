// The end of a game as a picture to share: who has won, castles by round, and who holds what. It is drawn on a canvas, by
// candle-light and in the fonts of the app, so that nothing has to be fetched.

import { text as names } from 'text:thrones/names';
import { text } from 'text:thrones/pages';
import { LAND_AREAS } from '#thrones/box/areas';
import type { House } from '#thrones/box';
import type { Replayed } from '../kit/playing';
import { castlesToWin } from '#thrones/rules/houseRules';
import { heldIn } from '../homeCard/homeScene';
import { chartOf } from '../over/powerChart';
import type { Story } from '../over/gameStory';
import { Brush } from './brush';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 44;
/** The map is on the right, over the whole height. */
const MAP = { width: 1000, height: 1860, left: 862 };

/** The picture; null if the browser provides no canvas. `houses` are in order from the winner down. */
export async function pictureOf(
  { name, seats, playback }: Replayed,
  story: Story,
  houses: readonly House[]
): Promise<Blob | null> {
  const view = playback.view(playback.last);
  const brush = await Brush.on(WIDTH, HEIGHT);
  if (brush === null || view === null) return null;
  const { winner } = view;

  brush.ground('slate-950', 'slate-900');
  drawMap(brush, heldIn(view));

  const first = winner?.house;
  if (first !== undefined) brush.medal(first, MARGIN + 62, 114, 62);
  const left = first === undefined ? MARGIN : MARGIN + 152;
  const player = seats.find(({ house }) => house === first)?.name ?? '';
  brush.title(
    first === undefined ? text('picture-round', { round: view.round }) : text('picture-won', { house: first }),
    left,
    112,
    50,
    'parchment-50'
  );
  const below = [
    ...(player === '' ? [] : [player]),
    ...(first === undefined ? [] : [text('picture-after', { round: view.round })]),
    name
  ];
  brush.text(below.join(' · '), left, 154, 25, 'slate-300', MAP.left - left - 20);

  drawChart(brush, story, houses, castlesToWin(view));
  drawHouses(brush, houses, (house) => String(story.castles.at(-1)?.[house] ?? 0));
  brush.text(text('picture-unofficial'), MARGIN, HEIGHT - 20, 18, 'slate-300', MAP.left - MARGIN);
  return brush.blob();
}

function drawMap(brush: Brush, held: ReturnType<typeof heldIn>): void {
  const scale = (HEIGHT - 60) / MAP.height;
  brush.within(MAP.left, 30, scale, MAP, (map) => {
    map.sea();
    for (const area of LAND_AREAS) map.land(area, held[area] ?? null);
    for (const area of LAND_AREAS) map.castle(area, held[area] ?? null);
  });
}

function drawChart(brush: Brush, { castles }: Story, houses: readonly House[], enough: number): void {
  const room = { width: MAP.left - MARGIN - 24, height: 300, top: enough };
  const chart = chartOf(castles, houses, room);
  brush.within(MARGIN, 196, 1, room, (on) => {
    for (const n of chart.grid) {
      on.line(chart.left, chart.y(n), chart.right + 8, n === enough ? 'gold' : 'slate-700');
      on.text(String(n), 4, chart.y(n) + 6, 18, 'slate-300', 24);
    }
    for (const { house, d } of chart.lines.toReversed()) on.run(house, d);
    for (const { house, end } of chart.lines) on.medal(house, end[0], end[1], 13);
  });
}

function drawHouses(brush: Brush, houses: readonly House[], count: (house: House) => string): void {
  const wide = (MAP.left - MARGIN - 24) / houses.length;
  houses.forEach((house, i) => {
    const x = MARGIN + i * wide;
    brush.medal(house, x + 24, 544, 23);
    brush.title(count(house), x + 56, 541, 27, 'parchment-50');
    brush.text(names(`houses.${house}`), x + 56, 563, 17, 'slate-300', wide - 60);
  });
}
