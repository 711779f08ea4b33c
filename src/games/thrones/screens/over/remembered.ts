// The hall's record of a finished game.

import { text as names } from 'text:thrones/names';
import { text } from 'text:thrones/pages';
import type { House } from '#thrones/box';
import { completePosition } from '#thrones/rules/compact';
import { castleCounts } from '#thrones/rules/control';
import { ranked } from '#thrones/rules/endOfRound';
import { castlesToWin } from '#thrones/rules/houseRules';
import type { Happening, Position } from '#thrones/rules';
import type { Thrones } from '#thrones/flow/game';
import type { Ending, Remembered, Tally } from '#shell/remembered';
import inPlayLogs from './inPlayLogs.json';
import HouseMedal from '../kit/HouseMedal.svelte';

function positionIn(checkpoint: string): Position | null {
  try {
    return completePosition((JSON.parse(checkpoint) as { readonly position: unknown }).position);
  } catch {
    return null;
  }
}

function endingIn(checkpoint: string): Ending | null {
  const position = positionIn(checkpoint);
  if (position === null || position.winner === null) return null;
  const { winner, round, edition, houses } = position;
  const counts = castleCounts(position);
  return {
    ...{ round, edition, winners: [winner.house], goal: castlesToWin(position) },
    tied: winner.by !== 'seventh' && winner.by !== 'castles',
    standing: ranked(position).map((house, i) => ({
      ...{ house, rank: i + 1, score: counts.get(house) ?? 0 },
      power: houses[house]?.power ?? null
    }))
  };
}

function tallyOf(happened: readonly Happening[]): Tally {
  const battles = new Map<string, { won: House; lost: House; count: number }>();
  const wildlings = { attacks: 0, won: 0 };
  const paid: Partial<Record<House, number>> = {};
  for (const one of happened) {
    if (one.what === 'victor') {
      const key = `${one.house} ${one.loser}`;
      battles.set(key, { won: one.house, lost: one.loser, count: (battles.get(key)?.count ?? 0) + 1 });
    } else if (one.what === 'wildling-card') {
      wildlings.attacks += 1;
      wildlings.won += one.beaten ? 1 : 0;
    } else if (one.what === 'bids' && one.on === 'wildlings') {
      for (const [house, power] of Object.entries(one.bids) as [House, number][])
        paid[house] = (paid[house] ?? 0) + power;
    }
  }
  return { battles: [...battles.values()], wildlings, paid };
}

export const remembered: Remembered<Thrones> = {
  logged: inPlayLogs.name,
  endingOf: ({ checkpoint }) => endingIn(checkpoint),
  tallyOf: (entries) => tallyOf(entries.flatMap(({ happened }) => happened)),
  nameOf: (house) => names(`houses.${house}`),
  editionOf: (edition) => text(edition === 'first' ? 'new-edition-first' : 'new-edition-revised'),
  scoreOf: (count) => text('over-castles', { count }),
  lengthOf: (count) => text('over-rounds', { count }),
  Mark: HouseMedal
};
