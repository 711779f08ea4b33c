// The income of each house in a round, in turn order; its power flies to one after the other.

import type { House } from '#thrones/box';
import type { Gathered, MomentOf } from '#thrones/flow/moments';
import { FLIGHT, NEXT } from '../kit/flights';
import { type Unfolding, unfoldingOf } from '../stage/unfolding.svelte';

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
function incomeOf({ before, gathered, lines }: MomentOf<'round'>): readonly Income[] {
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
interface Beat {
  readonly house: House;
  readonly what: 'sets-out' | 'has-come';
  readonly at: number;
}

function beatsOf(incomes: readonly Income[]): readonly Beat[] {
  let at = FIRST;
  const beats: Beat[] = [];
  for (const { house, gained } of incomes) {
    beats.push({ house, what: 'sets-out', at });
    beats.push({ house, what: 'has-come', at: gained === 0 ? at : at + FLIGHT + (gained - 1) * NEXT });
    at += gained === 0 ? NOTHING : HOUSE;
  }
  return beats.sort((a, b) => a.at - b.at);
}

export class Gathering {
  readonly incomes: readonly Income[];
  readonly unfolding: Unfolding;
  readonly #beats: readonly Beat[];

  constructor(moment: MomentOf<'round'>) {
    this.incomes = incomeOf(moment);
    this.#beats = beatsOf(this.incomes);
    const pauses = this.#beats.map(({ at }, i) => at - (this.#beats[i - 1]?.at ?? 0));
    this.unfolding = unfoldingOf(moment, [...pauses, LAST]);
  }

  /** The houses that have their power. */
  get come(): readonly House[] {
    return this.#done('has-come');
  }

  /** The houses to which power is on its way. */
  get flying(): readonly House[] {
    const { come } = this;
    return this.#done('sets-out').filter((house) => !come.includes(house));
  }

  #done(what: Beat['what']): readonly House[] {
    return this.#beats.slice(0, this.unfolding.shown).flatMap((beat) => (beat.what === what ? [beat.house] : []));
  }
}
