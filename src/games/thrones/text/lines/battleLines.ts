// Log lines of battles, and of who wins the game.

import { text } from 'text:thrones/log';
import { HOUSE_CARDS } from '#thrones/box/houseCards';
import { SIDES } from '#thrones/rules/combat/combatSides';
import { tideText } from '../tideWords';
import { type Lines, sides } from './lines';

export const BATTLE: Lines<
  | 'combat'
  | 'support'
  | 'cards'
  | 'card'
  | 'tides'
  | 'blade'
  | 'strength'
  | 'victor'
  | 'garrison-lost'
  | 'neutral-beaten'
  | 'neutral-too-strong'
  | 'winner'
> = {
  combat: ({ area, attacker, defender }) => text('combat', { area, attacker, defender }),
  support: (happening, earlier) => {
    const { house, area, side } = happening;
    if (side === null) return text('support', { house, area, what: 'nobody' });
    const helped = sides(earlier)[side];
    if (helped === house) return text('support', { house, area, what: 'own' });
    if (helped === null) return text('support', { house, area, what: side });
    return text(happening.refused === true ? 'support-refused' : 'support-given', { house, area, helped });
  },
  cards: ({ cards }, earlier) =>
    SIDES.map((side) => {
      const card = cards[side];
      if (card === null) return text('no-card', { house: sides(earlier)[side], side });
      return text('card', { did: 'played', house: HOUSE_CARDS[card].house, card });
    }).join(' '),
  card: ({ did, house, card }) => text('card', { did, house, card }),
  tides: ({ tides }, earlier) => {
    const drawn = { drawn: tideText(tides.attacker), answered: tideText(tides.defender) };
    const { attacker, defender } = sides(earlier);
    return attacker !== null && defender !== null
      ? text('tides', { attacker, defender, ...drawn })
      : text('tides-unnamed', drawn);
  },
  blade: ({ house, use }) => text('blade', { house, use }),
  strength: ({ totals }, earlier) => {
    const counted = { attacking: totals.attacker, defending: totals.defender };
    const { attacker, defender } = sides(earlier);
    return attacker !== null && defender !== null
      ? text('strength', { attacker, defender, ...counted })
      : text('strength-unnamed', counted);
  },
  victor: ({ house, loser, area, tie }) => text('victor', { house, loser, area, tie }),
  'garrison-lost': ({ house, area }) => text('garrison-lost', { house, area }),
  'neutral-beaten': ({ house, area, strength }) => text('neutral-beaten', { house, area, strength }),
  'neutral-too-strong': ({ house, area, strength }) => text('neutral-too-strong', { house, area, strength }),
  winner: ({ house, by, castles }) =>
    by === 'seventh' && castles !== undefined
      ? text('winner-castles', { house, count: castles })
      : text('winner', { house, by })
};
