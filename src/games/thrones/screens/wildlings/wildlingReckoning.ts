// The wildlings against the Night's Watch: the sum of the bids, who is singled out, and how the threat falls. It is worked out
// from what happened, so that a moment can still be shown when the table has moved on.

import type { House, WildlingCardId } from '#thrones/box';
import { byBid, isA, type MomentOf } from '#thrones/flow/moments';
import type { PerHouse } from '#thrones/rules';
import { weigh } from '#thrones/rules/wildlings/attack';

export interface Reckoning {
  readonly strength: number;
  readonly bids: PerHouse<number>;
  /** The houses from the highest bid to the lowest. */
  readonly ranking: readonly House[];
  readonly total: number;
  readonly beaten: boolean;
  /** The lowest or highest bidder; null while houses tie for it. */
  readonly singled: House | null;
  /** The houses that tie for it, while that is undecided. */
  readonly tied: readonly House[];
  readonly card: WildlingCardId | null;
  /** The threat before and after; the same while the card is face down. */
  readonly threat: { readonly from: number; readonly to: number };
  /** The house that sits out the attack that follows at once, and the strength of that attack. */
  readonly again: { readonly without: House; readonly strength: number } | null;
}

export function reckon({ opened, card, now, lines }: MomentOf<'wildlings'>): Reckoning {
  const strength = card?.strength ?? now.attack?.strength ?? now.wildlings;
  const { bids } = opened;
  const ranking = byBid(opened);
  const { total, beaten, concerned } = weigh({ bids, ranking }, strength);
  const second = lines.filter(isA('wildlings-attack')).find(({ cause }) => cause !== undefined && cause === card?.card);
  return {
    strength,
    bids,
    ranking,
    total,
    beaten: card?.beaten ?? beaten,
    singled: card?.singled ?? null,
    tied: card === null ? concerned : [],
    card: card?.card ?? null,
    threat: card?.threat ?? { from: now.wildlings, to: now.wildlings },
    again: second !== undefined && card !== null ? { without: card.singled, strength: second.strength } : null
  };
}
