// Everything that has happened since the house that is asked last decided, as beats; if that is nothing, since the last round began.

import { positionsOf } from '#shell/play/playback';
import type { Playing } from '../kit/playing';
import { type Beat, beatsOf } from './beats';

type Played = Pick<Playing, 'rules' | 'start' | 'entries' | 'turn' | 'view' | 'lastOfPeople'>;

export function lastTurn({ rules, start, entries, turn, view, lastOfPeople }: Played): readonly Beat[] {
  const positions = positionsOf(rules, start, entries);
  if (positions.length !== entries.length + 1) return [];
  const own = turn.what === 'ask' ? turn.ask.house : (lastOfPeople?.house ?? null);
  const since = own === null ? entries.length : entries.findLastIndex(({ house }) => house === own) + 1;
  const round = positions.findIndex((position) => position.round >= view.round - 1);
  const beatsFrom = (first: number): Beat[] =>
    entries.slice(first).flatMap(({ house, happened }, i) => {
      const at = first + i;
      const [before, now] = [rules.viewFor(positions[at]!, null), rules.viewFor(positions[at + 1]!, null)];
      return beatsOf({ number: at + 1, house, happened, before, now }, false);
    });
  const latest = beatsFrom(since);
  return latest.length > 0 ? latest : beatsFrom(Math.max(0, round));
}
