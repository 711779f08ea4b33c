// The shape of each kind of answer, before any rule is asked.

import { exactly, list, nullable, object, oneOf, optional, type Shape, table, variants } from '#engine/shape';
import { HOUSES } from '../box/houses';
import { PERSONS } from '../box/people';
import type { AskKind } from './decisions';
import { aFace, aHouse, aPerson, aPlace, aRow, aSide, gains, MOST_CARDS, someCards, somePower } from './shapes';

export const OPTIONS = [
  'use',
  'always',
  'leave',
  'accept',
  'decline',
  'sign',
  'counter',
  'no-deal',
  'give-card',
  'withdraw'
] as const;
export const anOption = oneOf('an option', OPTIONS);

/** A hostage in somebody's row. */
const held = { holder: aHouse, at: aRow };
export const aHeld = object(held);
export const someHeld = list(aHeld, MOST_CARDS);

/** Given to any ask that is not sealed, and leaves it open: the leader, which was to be used always, is asked about again. */
export const ASK_AGAIN = object({ kind: exactly('ask-again') });

export const ANSWER_SHAPES = {
  leader: object({ kind: exactly('leader'), leader: aPerson }),
  option: object({ kind: exactly('option'), option: anOption }),
  player: object({ kind: exactly('player'), player: nullable(aHouse) }),
  character: object({ kind: exactly('character'), character: nullable(aPerson) }),
  card: object({ kind: exactly('card'), card: nullable(aFace) }),
  cards: object({ kind: exactly('cards'), cards: someCards }),
  split: object({ kind: exactly('split'), power: table(PERSONS, somePower) }),
  support: object({ kind: exactly('support'), side: nullable(aSide), character: nullable(aPerson) }),
  hostage: variants('do', {
    done: object({ kind: exactly('hostage'), do: exactly('done') }),
    release: object({ kind: exactly('hostage'), do: exactly('release'), at: aRow }),
    torture: object({
      kind: exactly('hostage'),
      do: exactly('torture'),
      at: aRow,
      character: optional(aPerson),
      /** Without what the own leader would add. */
      plain: optional(exactly(true))
    })
  }),
  place: object({ kind: exactly('place'), place: nullable(aPlace) }),
  held: object({ kind: exactly('held'), ...held }),
  /** `keep` goes to the hand, the others back onto the deck, the first on top. */
  sift: object({ kind: exactly('sift'), keep: someCards, back: someCards }),
  deal: object({ kind: exactly('deal'), terms: nullable(table(HOUSES, gains)) }),
  reaction: object({ kind: exactly('reaction'), card: nullable(aPerson) })
} as const satisfies { readonly [K in AskKind]: Shape<{ readonly kind: K }> };
