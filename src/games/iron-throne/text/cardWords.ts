// The texts of leaders and character cards, in the app's own words.

import { text } from 'text:iron-throne/cards';
import type { Person } from '#iron/box';

export const leaderText = (person: Person) => ({
  title: text(`leader-${person}`),
  when: text(`leader-${person}.when`),
  text: text(`leader-${person}.text`)
});

export const cardText = (person: Person) => ({ title: text(`card-${person}`), text: text(`card-${person}.text`) });
