// Signs beside what is on the board: the number at the shield of a neutral force has room, and hides no name, castle or piece.

import { text } from 'text:thrones/names';
import { expect, test } from 'vitest';
import type { AreaView } from '#thrones/board/boardView';
import { lyingOn, shieldOf } from '#thrones/board/lying';
import { LEGIBLE, namesAt, stepOf } from '#thrones/board/nameSizes';
import { clearOf, type Sign } from '#thrones/board/spread';
import { SETUP } from '#thrones/box/setup';
import { AREA_IDS } from '#thrones/box/areas';
import { tabulate } from '#thrones/box/tabulate';
import { newGame } from '#thrones/flow/game';
import { LANGUAGES } from '#text/languages';

const board = (players: 3 | 4) => {
  const { position } = newGame({
    houses: SETUP[players].houses,
    seed: 'shields',
    options: { edition: 'revised', tides: false }
  });
  return tabulate(AREA_IDS, (id): AreaView => ({ ...position.areas[id], controller: null }));
};

for (const language of LANGUAGES)
  test(`the number at each shield has room (${language})`, () => {
    const called =
      language === 'en' ? {} : Object.fromEntries(AREA_IDS.map((id) => [id, text.in(language)(`areas.${id}`)]));
    for (const players of [3, 4] as const)
      for (const scale of [0.6, 0.75, 0.9, 1.1, 1.3]) {
        const areas = board(players);
        const lying = lyingOn(areas, [], namesAt(stepOf(scale, LEGIBLE.near), LEGIBLE.near, called), scale).map(
          ({ at: [x, y], size: { width, height } }): Sign => ({
            at: [x * scale, y * scale],
            size: { width: width * scale, height: height * scale }
          })
        );
        for (const area of AREA_IDS.filter((id) => typeof areas[id].neutral === 'number')) {
          const [x, y] = shieldOf(area);
          const sign: Sign = { at: [x * scale, (y + 18) * scale + 17], size: { width: 50, height: 20 } };
          const [place] = clearOf([sign], { x: 0, y: 0, width: 1000 * scale, height: 1860 * scale }, lying, () => 66);
          expect(place, `${area} of ${players} players at ${scale}`).not.toBeNull();
        }
      }
  });

test('names, castles and pieces are in the way, an empty place is not', () => {
  const areas = board(4);
  const lying = lyingOn(areas, [], namesAt(1, LEGIBLE.near), 1);
  const isHidden = (at: readonly [number, number]): boolean =>
    clearOf([{ at, size: { width: 4, height: 4 } }], { x: 0, y: 0, width: 1000, height: 1860 }, lying, () => 1)[0] ===
    null;
  const name = namesAt(1, LEGIBLE.near).find(({ id }) => id === 'kings-landing');
  expect(name && isHidden(name.at)).toBe(true);
  expect(isHidden(shieldOf('kings-landing'))).toBe(true);
  expect(isHidden([980, 700])).toBe(false);
});
