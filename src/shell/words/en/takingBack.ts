// Taking answers back and doing them again. What was done, and why no further, is each game's own to say.

import { several } from '../../../ui/words/english';

const takingBack = {
  takeBack: (deed: string) => `Take back ${deed}`,
  doAgain: (deed: string) => `Redo ${deed}`,
  ask: 'Ask the table to take it back',
  takenBack: (deed: string) => `${deed}: taken back.`,
  doneAgain: (deed: string) => `${deed}: redone.`,
  byConsent: (count: number) =>
    `Everyone agreed: ${count === 1 ? 'the last decision was' : `the last ${count} decisions were`} taken back.`,
  title: 'Take back together',
  why: 'Another house has decided something since. If every house agrees, the game goes back, and the log says so.',
  howFar: 'How far back?',
  upTo: (count: number) => several(count, 'decision is taken back', 'decisions are taken back'),
  everybody: 'Every house agrees',
  tapAll: 'Each house taps its sigil. The last tap takes it back.',
  agreed: (count: number, of: number) => `${count} of ${of} agree`,
  agrees: (one: string) => `${one} agrees`
};

export default takingBack;
