// One evening as a link that opens the app BG Stats with everything filled in, which asks before it keeps it. Nothing is sent by this app:
// the link is tapped, or copied. The app knows the game by its name.

import { APP } from '../saves/document';
import type { Evening } from './evenings';

const ADDRESS = 'https://app.bgstatsapp.com/createPlay.html?data=';

export interface Sent {
  /** In English, as the app's own list of games has it. */
  readonly title: string;
  readonly comments: string;
  readonly roleOf: (house: string) => string;
  /** Of a person on this device, always the same, and not the name. */
  readonly idOf: (person: string) => string;
}

/** People alone; code is left out. Flags are always written: on Android the app reads no play that lacks one. */
export function playOf({ id, game, seats, counted }: Evening, time: number, { title, comments, roleOf, idOf }: Sent) {
  const people = seats.flatMap(({ person, ...seat }) => (person === null ? [] : [{ ...seat, person }]));
  return {
    // The app remembers who is who by it.
    sourceName: APP,
    sourcePlayId: id,
    playDate: new Date(time).toISOString().slice(0, 19).replace('T', ' '),
    ...(counted?.minutes == null ? {} : { durationMin: counted.minutes }),
    comments,
    game: { name: title, sourceGameId: game, highestWins: true, noPoints: false },
    players: people.map(({ person, house, wins, rank, score }) => ({
      name: person,
      sourcePlayerId: idOf(person),
      startPlayer: false,
      winner: wins,
      score,
      rank,
      role: roleOf(house)
    }))
  };
}

/** Null for an evening of which no day is known. */
export const linkOf = (evening: Evening, sent: Sent): string | null =>
  evening.time === null ? null : ADDRESS + encodeURIComponent(JSON.stringify(playOf(evening, evening.time, sent)));
