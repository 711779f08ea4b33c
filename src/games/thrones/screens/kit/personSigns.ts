// The sign of each person that plays a seat for the app: one that no house has.

import type { PersonId } from '#thrones/bots/persons';
import type { IconName } from '#ui/icons';

export const SIGILS: Readonly<Record<PersonId, IconName>> = {
  conqueror: 'sword',
  warden: 'tower',
  courtier: 'crown',
  corsair: 'sail'
};
