// The log is complete: its entries account for every piece and power token that came or went.

import type { Happening, Position } from '#thrones/rules';
import { add, copyOf, type Counts, countsOf } from './count';

export function* unexplained(before: Position, after: Position): Generator<string> {
  const told = copyOf(countsOf(before));
  for (const happening of after.happened) enterInto(told, happening);
  for (const [house, found] of countsOf(after)) {
    const expected = told.get(house)!;
    for (const what of new Set([...expected.keys(), ...found.keys()])) {
      const [should, there] = [expected.get(what) ?? 0, found.get(what) ?? 0];
      if (should !== there)
        yield `${house} ${what}: by what happened there should be ${should}, and there are ${there}`;
    }
  }
}

function enterInto(counts: Counts, happening: Happening): void {
  switch (happening.what) {
    case 'power':
      add(counts, happening.house, 'power', happening.by);
      break;
    case 'power-token':
      add(counts, happening.house, 'tokens', happening.did === 'left' ? 1 : -1);
      if (happening.did === 'left') add(counts, happening.house, 'power', -1);
      break;
    case 'units':
      for (const kind of happening.units) enterUnit(counts, happening, kind);
  }
}

type UnitsHappening = Extract<Happening, { what: 'units' }>;

function enterUnit(counts: Counts, { did, house }: UnitsHappening, kind: UnitsHappening['units'][number]): void {
  if (did === 'mustered' || did === 'taken-over' || did === 'upgraded' || did === 'downgraded')
    add(counts, house, kind, 1);
  if (did === 'destroyed') add(counts, house, kind, -1);
  if (did === 'upgraded') add(counts, house, 'footman', -1);
  if (did === 'downgraded') add(counts, house, 'knight', -1);
}
