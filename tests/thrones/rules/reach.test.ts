// Who gets where is worked out once for each fleet. Here it is held against a walk from area to area.

import { expect, test } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import type { AreaId, House } from '#thrones/box';
import { AREA_IDS, AREAS, SEAS } from '#thrones/box/areas';
import { NEIGHBOURS } from '#thrones/box/borders';
import { SETUP } from '#thrones/box/setup';
import { newGame } from '#thrones/flow/game';
import type { Position } from '#thrones/rules';
import { changeArea, workingCopy } from '#thrones/rules/draft';
import { unit } from '#thrones/rules/pieces';
import { reachByLand } from '#thrones/rules/reach';

function walked(position: Position, house: House, from: AreaId): AreaId[] {
  const found = new Set<AreaId>();
  const walk = (area: AreaId, seen: readonly AreaId[]): void => {
    for (const next of NEIGHBOURS[area]) {
      const { kind } = AREAS[next];
      if (kind === 'land' && next !== from && position.areas[next].neutral !== 'impassable') found.add(next);
      const isOwn = kind === 'sea' && position.areas[next].units[0]?.house === house;
      if (isOwn && !seen.includes(next)) walk(next, [...seen, next]);
    }
  };
  walk(from, []);
  return [...found].sort();
}

const landOf = AREA_IDS.filter((area) => AREAS[area].kind === 'land');

test.each([
  [3, null],
  [4, { south: 'closed' as const }],
  [6, null]
] as const)('%i seats, %o: by land and over bridges of ships, wherever these are', (houses, houseRules) => {
  const options = { edition: 'revised', tides: false } as const;
  const { position } = newGame({
    houses: SETUP[houses].houses,
    seed: 'reach',
    options,
    ...(houseRules !== null && { houseRules })
  });
  const chance = new Chance(chanceFrom(`reach ${houses}`));
  const draft = workingCopy(position);
  for (let fleets = 0; fleets < 30; fleets++) {
    const house = chance.pick(SETUP[houses].houses);
    for (const sea of SEAS) {
      const own = chance.below(3);
      const there = own === 0 ? [] : [unit(own === 1 ? house : chance.pick(SETUP[houses].houses), 'ship')];
      changeArea(draft, sea, { units: there });
    }
    for (const from of landOf)
      expect(reachByLand(draft, house, from).toSorted(), `${house} from ${from}`).toEqual(walked(draft, house, from));
  }
});

test('an area that is closed later is reached no more', () => {
  const { position } = newGame({
    houses: SETUP[6].houses,
    seed: 'closed',
    options: { edition: 'revised', tides: false }
  });
  expect(reachByLand(position, 'stark', 'winterfell')).toContain('karhold');
  const draft = workingCopy(position);
  changeArea(draft, 'karhold', { neutral: 'impassable' });
  expect(reachByLand(draft, 'stark', 'winterfell')).not.toContain('karhold');
});
