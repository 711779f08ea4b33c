// The income of each house in a round, in turn order, and when it is shown.

import type { House } from '#thrones/box';
import type { Gathered, MomentOf } from '#thrones/flow/moments';
import { FLIGHT, NEXT } from '../kit/flights';

interface Income {
  readonly house: House;
  /** The areas that the power came from. */
  readonly gathered: readonly Gathered[];
  readonly gained: number;
  /** The house's power now; null while power is hidden. */
  readonly power: number | null;
}

/**
 * The gains of a round. Power may be hidden again by now, for bidding, but what it was before the last answer and what that
 * brought are known.
 */
export function incomeOf({ before, gathered, lines }: MomentOf<'round'>): readonly Income[] {
  const end = lines.findIndex(({ what }) => what === 'round');
  return before.tracks.throne.map((house): Income => {
    const was = before.houses[house]?.power ?? null;
    const last = lines
      .slice(0, end)
      .reduce((sum, one) => (one.what === 'power' && one.house === house ? sum + one.by : sum), 0);
    const its = gathered.filter((one) => one.house === house);
    const gained = its.reduce((sum, { by }) => sum + by, 0);
    return { house, gathered: its, gained, power: was === null ? null : was + last };
  });
}

const FIRST = 600;
const HOUSE = 350;
const NOTHING = 100;
const LAST = 500;

/** The power of a house sets out, or arrives. */
export interface Beat {
  readonly house: House;
  readonly what: 'sets-out' | 'has-come';
  readonly at: number;
}

export interface Timing {
  readonly beats: readonly Beat[];
  /** The pause before each beat, and before the end, in milliseconds. */
  readonly pauses: readonly number[];
}

export function timingOf(incomes: readonly Pick<Income, 'house' | 'gained'>[]): Timing {
  let at = FIRST;
  const beats: Beat[] = [];
  for (const { house, gained } of incomes) {
    beats.push({ house, what: 'sets-out', at });
    beats.push({ house, what: 'has-come', at: gained === 0 ? at : at + FLIGHT + (gained - 1) * NEXT });
    at += gained === 0 ? NOTHING : HOUSE;
  }
  beats.sort((a, b) => a.at - b.at);
  return { beats, pauses: [...beats.map((beat, i) => beat.at - (beats[i - 1]?.at ?? 0)), LAST] };
}
