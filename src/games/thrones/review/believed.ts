// A review as it was kept: believed only where every part of it is what it should be, of this game and of this version.

import {
  exactly,
  faultsIn,
  flag,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  type Shape,
  table,
  text,
  unlike,
  variants
} from '#engine/shape';
import { HOUSES } from '#thrones/box/houses';
import type { Cause, Together } from './causes';
import type { Chances, Estimate } from './chances';
import type { Deed, Fought, GreatEvent } from './deeds';
import type { Choice, Row } from './choices';
import type { Plan } from './plans';
import { type End, type Point, type Review, VERSION } from './review';
import { aCard, aHouse, anArea, areaList, aToken, aWesterosCard } from '#thrones/rules/shapes';
import { TRACKS } from '#thrones/box/tracks';

const MOST = 1000;
const MOST_MARK = 80;
const aCount = integer(0, 50_000);
const aStrength = integer(-MOST, MOST);

const aNumber: Shape<number> = (value, finding) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) unlike(finding, 'a number', value, { is: 'number' });
};

const anEstimate = object<Estimate>({ mean: aNumber, error: aNumber });
const chances: Shape<Chances> = table(HOUSES, anEstimate);
const fought = object<Fought>({ own: aStrength, other: aStrength });

const aDeed = variants<'what', Deed>('what', {
  taken: object({
    what: exactly('taken'),
    house: aHouse,
    areas: areaList,
    from: nullable(aHouse),
    fought: nullable(fought)
  }),
  battle: object({ what: exactly('battle'), house: aHouse, loser: aHouse, area: anArea, attacked: flag, fought }),
  wildlings: object({ what: exactly('wildlings'), beaten: flag, strength: aStrength }),
  cards: object({ what: exactly('cards'), cards: list(aWesterosCard, MOST), house: nullable(aHouse), helped: flag })
});

const event = { answered: aCount, round: aCount, house: aHouse };
const anEvent = variants<'what', GreatEvent>('what', {
  capital: object({ what: exactly('capital'), ...event, area: anArea, loser: aHouse }),
  seventh: object({ what: exactly('seventh'), ...event, castles: aCount })
});

const aPlan = object<Plan>({
  answered: aCount,
  house: aHouse,
  area: anArea,
  was: aToken,
  token: aToken,
  laid: aNumber,
  other: aNumber,
  gain: anEstimate
});

const choice = { answered: aCount, round: aCount, gain: anEstimate };
const aChoice = variants<'what', Choice>('what', {
  order: object({ what: exactly('order'), ...choice, area: anArea, better: aToken, worse: aToken }),
  march: object({ what: exactly('march'), ...choice, area: anArea, better: areaList, worse: areaList }),
  bid: object({
    what: exactly('bid'),
    ...choice,
    on: oneOf('something to bid on', [...TRACKS, 'wildlings']),
    better: aStrength,
    worse: aStrength
  }),
  card: object({ what: exactly('card'), ...choice, area: anArea, better: aCard, worse: aCard })
});

const aRow = object<Row>({ house: aHouse, best: nullable(aChoice), again: nullable(aChoice) });

const aReview = object<Review>({
  version: exactly(VERSION),
  mark: text(MOST_MARK),
  of: aCount,
  simulated: aNumber,
  ends: list(object<End>({ round: aCount, answered: aCount, chances }), MOST),
  points: list(
    object<Point>({
      round: aCount,
      size: aNumber,
      cause: optional(nullable(object<Cause>({ deed: aDeed, from: aCount, to: aCount, part: aNumber }))),
      together: optional(object<Together>({ isMeasured: flag, deeds: list(aDeed, MOST) })),
      plan: optional(nullable(aPlan)),
      lost: nullable(aHouse)
    }),
    MOST
  ),
  events: list(anEvent, MOST),
  luck: nullable(chances),
  rows: list(aRow, HOUSES.length),
  isWhole: flag
});

/** Null where it has to be thought again. */
export function believed(kept: unknown, mark: string): Review | null {
  if (faultsIn(aReview, kept).length > 0) return null;
  const review = kept as Review;
  return review.mark === mark ? review : null;
}
