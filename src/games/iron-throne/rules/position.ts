// Everything on the table, as plain JSON. What `Table` holds is public; a `Position` adds what is hidden.

import type { Of } from '#engine/shape';
import type {
  aDue,
  aHouseState,
  anEncounter,
  aParticipant,
  aTaking,
  aUse,
  POSITION_SHAPE,
  TABLE_SHAPE
} from './positionShape';

export type HouseState = Of<typeof aHouseState>;
export type Participant = Of<typeof aParticipant>;
export type Encounter = Of<typeof anEncounter>;
export type Use = Of<typeof aUse>;
export type Taking = Of<typeof aTaking>;
export type Due = Of<typeof aDue>;
export type Table = Of<typeof TABLE_SHAPE>;
export type Position = Of<typeof POSITION_SHAPE>;
