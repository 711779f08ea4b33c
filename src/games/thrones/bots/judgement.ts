// The worth of a position to each house: its chance to win.

import { roundLimit } from '../rules/houseRules';
import type { PerHouse, Table } from '#thrones/rules';
import { type Features, FEATURES, featuresOf } from './features';
import { exponential } from './odds';
import { EARLY, LATE } from './stakes';

export function judgement(table: Table): PerHouse<number> {
  const houses = table.tracks.throne;
  const { winner } = table;
  if (winner !== null) return Object.fromEntries(houses.map((house) => [house, house === winner.house ? 1 : 0]));
  const late = table.round / roundLimit(table);
  const all = featuresOf(table);
  const strengths = houses.map((house) => exponential(strengthOf(all.get(house)!, late)));
  const sum = strengths.reduce((total, one) => total + one, 0);
  return Object.fromEntries(houses.map((house, i) => [house, strengths[i]! / sum]));
}

function strengthOf(features: Features, late: number): number {
  let sum = 0;
  for (const feature of FEATURES) sum += features[feature] * (EARLY[feature] + late * (LATE[feature] - EARLY[feature]));
  return sum;
}
