// Supporting a side.

import type { Chapter } from '../../../../../engine/rulebook';

const support: Chapter = {
  title: 'Support',
  leaves: [
    {
      id: 'support',
      asks: ['offering-support', 'accepting-support'],
      title: 'Support',
      pages: [5, 11],
      lead: 'Clockwise from the challenger’s left, everybody who is not in the encounter may offer one living character to one side.',
      blocks: [
        {
          may: [
            'Offer your weakest character, or one that is sure to die.',
            'Support with as many as want to: a side has no limit.',
            'Stay out. Then you neither win nor lose anything.'
          ],
          never: [
            'Offer twice in a turn. If you are declined, your character goes home and the other side is closed to you.',
            'Force yourself on anybody: the challenger or defender of that side accepts or declines at once.'
          ]
        },
        {
          heading: 'What it means',
          text: 'Your character’s power counts for the side. You share its reward and its penalty, and you may play character cards.'
        },
        {
          heading: 'Compelled',
          text: 'Cersei as a leader can compel support. Then nobody is asked and nobody may decline, and your offer for this turn is used up.'
        }
      ]
    },
    {
      id: 'withdrawal',
      title: 'Withdrawal',
      pages: [9, 11],
      lead: 'Some cards make a supporter withdraw. Challenger and defender never can.',
      blocks: [
        {
          text: 'The character goes home with its power. The cards that player has played are discarded; what they did stays done. There is no reward and no penalty: that player is out of this encounter.'
        }
      ]
    }
  ]
};

export default support;
