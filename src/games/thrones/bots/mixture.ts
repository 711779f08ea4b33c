// A game in which both choose at once, as a table of what the first one gets: how often each of his choices should be made.

/** Rounds of fictitious play: each side in turn answers what the other has done so far. */
const TURNS = 60;

/** Row by row, adding up to 1. */
export function mixtureOf(payoff: readonly (readonly number[])[]): number[] {
  const rows = payoff.length;
  const columns = payoff[0]?.length ?? 0;
  const played = new Array<number>(rows).fill(0);
  if (columns === 0) return played.map(() => 1 / rows);
  const gained = new Array<number>(rows).fill(0);
  const given = new Array<number>(columns).fill(0);
  for (let turn = 0; turn < TURNS; turn++) {
    const row = best(gained, 1);
    // later turns know more
    const weight = turn + 1;
    played[row]! += weight;
    for (let j = 0; j < columns; j++) given[j]! += weight * payoff[row]![j]!;
    const column = best(given, -1);
    for (let i = 0; i < rows; i++) gained[i]! += weight * payoff[i]![column]!;
  }
  const sum = played.reduce((all, one) => all + one, 0);
  return played.map((one) => one / sum);
}

function best(values: readonly number[], sign: 1 | -1): number {
  let place = 0;
  for (let i = 1; i < values.length; i++) if (sign * values[i]! > sign * values[place]!) place = i;
  return place;
}
