// The shape of each kind of answer, before any rule is asked.

import type { Shape } from '../../../engine/shape';
import { exactly, integer, list, nullable, object, oneOf, optional, table, variants } from '../../../engine/shape';
import { FACES } from '../box/houseCards';
import { HOUSES } from '../box/houses';
import { PERSONS } from '../box/people';
import { CARDS_OF_A_HOUSE } from '../box/houseCards';
import { MOST_IN_A_DEAL, POWER_OF_A_HOUSE } from '../box/limits';
import type { AnswerOf, AskAgain, AskKind, Gains, Place } from './asks';
import { OPTIONS } from './asks';
import type { Side } from './terms';

export const aHouse = oneOf('a House', HOUSES);
export const aPerson = oneOf('a person', PERSONS);
export const aFace = oneOf('a House card', FACES);
export const aSide = oneOf<Side>('a side', ['challenger', 'defender']);
export const anOption = oneOf('an option', OPTIONS);

/** More than all cards there are of five Houses. */
export const MOST_CARDS = HOUSES.length * CARDS_OF_A_HOUSE;
const MOST_POWER = HOUSES.length * POWER_OF_A_HOUSE;

const aRow = integer(0, MOST_CARDS);
export const someCards = list(aFace, MOST_CARDS);
export const somePower = integer(0, MOST_POWER);
export const aPlace: Shape<Place> = (value, finding) =>
  typeof value === 'number' ? aRow(value, finding) : oneOf('a place', ['deck', 'hand'] as const)(value, finding);

export const gains = object<Gains>({
  influence: somePower,
  hostages: somePower,
  power: somePower,
  places: optional(list(aPlace, MOST_IN_A_DEAL.hostages))
});

export const ASK_AGAIN: Shape<AskAgain> = object({ kind: exactly('ask-again') });

export const ANSWER_SHAPES: { readonly [K in AskKind]: Shape<AnswerOf<K>> } = {
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
      plain: optional(exactly(true))
    })
  }) as Shape<AnswerOf<'hostage'>>,
  place: object({ kind: exactly('place'), place: nullable(aPlace) }),
  held: object({ kind: exactly('held'), holder: aHouse, at: aRow }),
  sift: object({ kind: exactly('sift'), keep: someCards, back: someCards }),
  deal: object({ kind: exactly('deal'), terms: nullable(table(HOUSES, gains)) }),
  reaction: object({ kind: exactly('reaction'), card: nullable(aPerson) })
};
