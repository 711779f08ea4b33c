// Where a round changed the board most.

import { expect, test } from 'vitest';
import type { AreaId } from '#thrones/box';
import { newGame } from '#thrones/flow/game';
import { mostChanged } from '#thrones/review/changed';
import type { AreaState, Position } from '#thrones/rules';

test('of many things together the place is shown that changed most: a castle that changed hands before any army', () => {
  const { position } = newGame({
    houses: ['stark', 'lannister', 'baratheon'],
    seed: 'changed',
    options: { edition: 'revised', tides: false }
  });
  expect(mostChanged(position, position)).toBeNull();
  const changed = (area: AreaId, units: AreaState['units']): Position => ({
    ...position,
    areas: { ...position.areas, [area]: { ...position.areas[area], units } }
  });
  const footman = { house: 'stark', kind: 'footman', routed: false } as const;
  const grown = changed('karhold', [footman, footman, footman]);
  expect(mostChanged(position, grown)).toBe('karhold');
  const both = { ...grown, areas: { ...grown.areas, seagard: { ...grown.areas.seagard, units: [footman] } } };
  expect(mostChanged(position, both)).toBe('seagard');
});
