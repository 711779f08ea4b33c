// The time line of a game: the width of a round is the number of its decisions; with phases, battles, and castles won.

import type { House } from '#thrones/box';
import { CASTLES } from '#thrones/box/areas';
import type { Playback } from '../kit/playing';
import { controller } from '#thrones/rules/control';
import type { Phase } from '#thrones/rules';

export interface Part {
  readonly phase: Phase;
  /** The decisions after `from`, up to and including `to`. */
  readonly from: number;
  readonly to: number;
}

export interface PartOfRound extends Part {
  readonly round: number;
}

export interface RoundOfGame {
  readonly round: number;
  readonly from: number;
  readonly to: number;
  readonly parts: readonly Part[];
  /** The houses that gained a castle during the round, once for each castle. */
  readonly won: readonly House[];
}

export interface Timeline {
  readonly rounds: readonly RoundOfGame[];
  /** The numbers of the answers that decided a battle. */
  readonly battles: readonly number[];
}

export function timelineOf(playback: Playback): Timeline {
  const rounds: { round: number; from: number; to: number; parts: { phase: Phase; from: number; to: number }[] }[] = [];
  const battles: number[] = [];
  playback.steps.forEach(({ round, happened }, at) => {
    const { phase } = playback.view(at)!;
    let last = rounds.at(-1);
    if (last?.round !== round) rounds.push((last = { round, from: at, to: at, parts: [] }));
    if (last.parts.at(-1)?.phase !== phase) last.parts.push({ phase, from: at, to: at });
    last.to = last.parts.at(-1)!.to = at + 1;
    if (happened.some(({ what }) => what === 'victor')) battles.push(at + 1);
  });
  return { rounds: rounds.map((one) => ({ ...one, won: wonIn(playback, one) })), battles };
}

function wonIn(playback: Playback, { from, to }: { readonly from: number; readonly to: number }): House[] {
  const [before, after] = [playback.view(from), playback.view(to)];
  if (before === null || after === null) return [];
  return CASTLES.flatMap((area) => {
    const house = controller(after, area);
    return house !== null && house !== controller(before, area) ? [house] : [];
  });
}

/** The phase in which a decision was taken, with its round. */
export function partAt({ rounds }: Timeline, at: number): PartOfRound | null {
  for (const { round, parts } of rounds) {
    const part = parts.find(({ from, to }) => at > from && at <= to);
    if (part !== undefined) return { ...part, round };
  }
  return null;
}
