// One evening as a link that opens the app BG Stats with everything filled in; that app asks before it saves it. This app sends
// nothing: somebody taps or copies the link. BG Stats recognises the game by its name.

import { APP } from '../saves/document';
import type { Evening } from './evenings';

const ADDRESS = 'https://app.bgstatsapp.com/createPlay.html?data=';

export interface Sent {
  /** In English, as in the list of games of BG Stats. */
  readonly title: string;
  readonly comments: string;
  readonly roleOf: (house: string) => string;
  /** An id for a person on this device: always the same, and not the name. */
  readonly idOf: (person: string) => string;
}

/** Only people; code is left out. Flags are always written, since BG Stats on Android ignores a play that lacks one. */
export function playOf({ id, game, seats, counted }: Evening, time: number, { title, comments, roleOf, idOf }: Sent) {
  const people = seats.flatMap(({ person, ...seat }) => (person === null ? [] : [{ ...seat, person }]));
  return {
    // BG Stats recognises people by this.
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

/** The link; null for an evening whose day is not known. */
export const linkOf = (evening: Evening, sent: Sent): string | null =>
  evening.time === null ? null : ADDRESS + encodeURIComponent(JSON.stringify(playOf(evening, evening.time, sent)));
