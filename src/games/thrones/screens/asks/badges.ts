// Small discs on the board: points that a castle has left, sizes of armies.

import type { AreaId } from '#thrones/box';
import type { Reply } from './reply';

export interface Badge {
  readonly area: AreaId;
  /** The number; null for a tick. */
  readonly figure: number | null;
  readonly look: 'gold' | 'pale' | 'alarm';
}

export interface Badged extends Reply {
  readonly badges: readonly Badge[];
}

const isBadged = (reply: Reply): reply is Badged => 'badges' in reply;

export const badgesOf = (reply: Reply | null): readonly Badge[] =>
  reply !== null && isBadged(reply) ? reply.badges : [];
