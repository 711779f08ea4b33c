// Seats that the app plays: there is one way in which it does.

import type { House } from '../../box/houses';
import { house } from './say';

const code = {
  name: 'The app',
  /** Below the name of who plays. */
  seat: 'Played by the app',
  line: 'One level: it weighs what each answer brings at once, from its own cards alone, and plans no further.',
  thinking: 'It is thinking …',
  latest: 'Latest',
  /** Beside its seal on a bargain. */
  signs: (one: House) => `${house(one)} signs or refuses`,
  signsNote: 'Played by the app: once you have signed.',
  handed: (one: House, name: string, isCode: boolean) =>
    isCode ? `${house(one)} is played by the app from here on.` : `${house(one)} is played by ${name} from here on.`
};

export default code;
