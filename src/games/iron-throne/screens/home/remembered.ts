// The hall's record of a finished game.

import { text as names } from 'text:iron-throne/names';
import { text } from 'text:iron-throne/home';
import { INFLUENCE } from '#iron/box/limits';
import { openPosition } from '#iron/flow/opening';
import type { IronThrone } from '#iron/flow/game';
import type { Position } from '#iron/rules';
import type { Ending, Remembered } from '#shell/remembered';
import inPlayLogs from './inPlayLogs.json';
import Seal from '../pieces/Seal.svelte';
import { viewFor } from '#iron/rules/view';
import { standingsOf } from './homeStanding';

function positionIn(checkpoint: string): Position | null {
  try {
    const { at, position } = JSON.parse(checkpoint) as { readonly at: string; readonly position: unknown };
    const opened = openPosition(position, at);
    return opened.ok ? opened.game.position : null;
  } catch {
    return null;
  }
}

function endingIn(checkpoint: string): Ending | null {
  const position = positionIn(checkpoint);
  if (position === null || position.winners === null) return null;
  const rows = standingsOf(viewFor(position, null));
  return {
    ...{ winners: position.winners, round: position.turn, edition: null, goal: INFLUENCE, tied: false },
    standing: rows.map(({ house, spread }) => ({
      ...{ house, score: spread, power: null },
      rank: 1 + rows.findIndex((other) => other.spread === spread)
    }))
  };
}

export const remembered: Remembered<IronThrone> = {
  logged: inPlayLogs.name,
  endingOf: ({ checkpoint }) => endingIn(checkpoint),
  tallyOf: () => ({ battles: [], wildlings: null, paid: {} }),
  nameOf: (house) => names(`houses.${house}`),
  editionOf: (edition) => edition,
  scoreOf: (count) => text('influence', { count }),
  lengthOf: (count) => text('length', { count }),
  Mark: Seal
};
