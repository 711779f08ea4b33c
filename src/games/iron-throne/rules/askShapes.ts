// The shape of each kind of ask. An ask holds nothing secret: its choices are worked out from the view of the House that answers, so
// who is asked never depends on a hand.

import {
  exactly,
  flag,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  type Shape,
  type Shapes,
  table,
  variants
} from '#engine/shape';
import { CARDS_OF_A_HOUSE } from '../box/houseCards';
import { HOUSES } from '../box/houses';
import { POWER_OF_A_HOUSE } from '../box/limits';
import { anOption, OPTIONS, someHeld } from './answerShapes';
import { aboutsOf, type AskKind } from './decisions';
import {
  aBack,
  aHouse,
  aPerson,
  aPlace,
  aRow,
  aSource,
  gains,
  MOST_CARDS,
  someHouses,
  somePeople,
  somePower
} from './shapes';

/** The characters that a torture can hurt. */
const torturable = { living: table(HOUSES, somePeople), leaders: table(HOUSES, aPerson) };
export const aTorturable = object(torturable);

/** The cards of the hand that will do. */
export const aFitting = object({ hostilityUpTo: optional(somePower), hostilityAbove: optional(somePower) });

/** The number of hostages that each place could give. */
export const aStock = object({ deck: aRow, hand: aRow, row: aRow });

const asked = <K extends AskKind, F extends Shapes>(kind: K, fields: F) =>
  object({
    kind: exactly(kind),
    house: aHouse,
    about: oneOf('what it is about', aboutsOf(kind)),
    /**
     * open: answered in the middle of the table. look: the question is public, but answering it takes a look at the own hand or
     * hostages. sealed: the answer is secret until all have given theirs.
     */
    privacy: oneOf('a privacy', ['open', 'look', 'sealed']),
    by: nullable(aSource),
    ...fields
  });

export const ASK_SHAPES = {
  leader: asked('leader', {}),
  option: asked('option', { options: list(anOption, OPTIONS.length) }),
  player: asked('player', { players: someHouses, mayDecline: flag }),
  character: asked('character', { of: aHouse, characters: somePeople, mayDecline: flag }),
  card: asked('card', { fitting: aFitting, mayDecline: flag }),
  cards: asked('cards', { count: integer(0, CARDS_OF_A_HOUSE), mayDecline: flag }),
  split: asked('split', { least: somePower, most: integer(0, POWER_OF_A_HOUSE), characters: somePeople }),
  support: asked('support', { characters: somePeople }),
  hostage: asked('hostage', {
    ...torturable,
    held: list(aBack, MOST_CARDS),
    mayRelease: flag,
    mayFinish: flag,
    /** The own leader adds to each torture, which may be let be. */
    torturer: optional(exactly(true))
  }),
  place: asked('place', {
    victim: aHouse,
    places: list(aPlace, MOST_CARDS),
    mayDecline: optional(exactly(true))
  }),
  held: asked('held', { held: someHeld }),
  sift: asked('sift', { keep: integer(0, CARDS_OF_A_HOUSE) }),
  deal: asked('deal', {
    with: aHouse,
    most: table(HOUSES, gains),
    /** Everything that each could give; none in games begun before. */
    stock: optional(table(HOUSES, aStock))
  }),
  reaction: asked('reaction', { ...torturable, people: somePeople })
} as const satisfies { readonly [K in AskKind]: Shape<{ readonly kind: K }> };

export const anAsk = variants('kind', ASK_SHAPES);
