// The wildlings against the Night's Watch: the sum of the bids, who is singled out, and how the threat falls. Read off what
// happened, so that a moment can be shown when the table has long gone on.

import type { House } from '../../box/houses';
import type { WildlingCardId } from '../../box/wildlingCards';
import type { MomentOf } from '../../flow/moments';
import { byBid, isA } from '../../flow/moments';
import type { PerHouse } from '../../rules/terms';
import { weigh } from '../../rules/wildlings/attack';

export interface Reckoning {
  readonly strength: number;
  readonly bids: PerHouse<number>;
  /** From the highest bid to the lowest. */
  readonly ranking: readonly House[];
  readonly total: number;
  readonly beaten: boolean;
  /** Lowest or highest bidder; null while houses tie for it. */
  readonly singled: House | null;
  /** The houses that tie for it, where it is still open. */
  readonly tied: readonly House[];
  readonly card: WildlingCardId | null;
  /** Where the threat stood and where it stands; the same while the card lies face down. */
  readonly threat: { readonly from: number; readonly to: number };
  /** The house that keeps out of the attack that follows at once, and the strength of that. */
  readonly again: { readonly without: House; readonly strength: number } | null;
}

export function reckon({ opened, card, before, lines }: MomentOf<'wildlings'>): Reckoning {
  const at = lines.indexOf(opened);
  const earlier = at < 0 ? [] : lines.slice(0, at);
  const later = lines.slice(Math.max(at, 0));
  const began = earlier.filter(isA('wildlings-attack')).at(-1);
  const strength = began?.strength ?? before.attack?.strength ?? before.wildlings;
  const { bids } = opened;
  const ranking = byBid(opened);
  const { total, beaten, concerned } = weigh({ bids, ranking }, strength);
  const from = earlier.filter(isA('wildlings-move')).at(-1)?.to ?? before.wildlings;
  const turned = card === null ? -1 : later.indexOf(card);
  const moved = card === null ? undefined : later.slice(Math.max(turned, 0)).find(isA('wildlings-move'));
  const second = card === null ? undefined : later.slice(Math.max(turned, 0)).find(isA('wildlings-attack'));
  return {
    strength,
    bids,
    ranking,
    total,
    beaten: card?.beaten ?? beaten,
    singled: card?.singled ?? null,
    tied: card === null ? concerned : [],
    card: card?.card ?? null,
    threat: { from, to: moved?.to ?? from },
    again: second !== undefined && card !== null ? { without: card.singled, strength: second.strength } : null
  };
}
