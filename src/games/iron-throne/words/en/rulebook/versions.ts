// What the box says and we do not know.

import type { Chapter } from '../../../../../engine/rulebook';

/** Printed in the rulebook, and so played as they stand in the box. */
export const PRINTED = { leaders: 6, cards: 3, specialEvents: 1 } as const;

const versions: Chapter = {
  title: 'House versions',
  leaves: [
    {
      id: 'house-versions',
      title: 'House versions',
      pages: [],
      lead: 'The rulebook prints only some of the leaders and cards. The rest we have not read, so we wrote our own and weighed them by play.',
      blocks: [
        {
          text: `As in the book are ${PRINTED.leaders} of the 25 leaders, ${PRINTED.cards} of the 25 character cards, and ${PRINTED.specialEvents} of the 3 special events. Everything else is a house version.`
        },
        {
          heading: 'How to tell',
          text: 'The badge with the quill marks a house version. All leaders and cards are in the menu of the table under “Leaders and cards”.'
        },
        {
          heading: 'If you own the box',
          text: 'Write what your leaders and cards really do in the settings, under “Cards I own”. The next new game plays them, with a badge that says so.'
        },
        {
          heading: 'Where the rulebook is silent',
          text: 'We had to decide a few things ourselves. Where your table plays it differently, agree on it before you begin: what the app plays stands on these pages.'
        }
      ]
    }
  ]
};

export default versions;
