// The words on a button that gives an answer: a line for each kind of ask. A decision of that kind without its words does not
// compile.

import { text } from 'text:iron-throne/table';
import { isPerson } from '../box/people';
import type { AnswerOf, AskKind, AskOf, Declinable, Table } from '#iron/rules';
import { faceOf } from './face';

/** `given`: as far as it has come; null: nothing is chosen. */
type Deeds = {
  readonly [K in AskKind]: (
    ask: AskOf<K>,
    given: AnswerOf<K> | null,
    table: Pick<Table, 'challenger' | 'encounter'>
  ) => string;
};

/** On the button that declines. */
export const declining = (about: Declinable): string => text(`do-${about}.none`);

export const DEEDS: Deeds = {
  leader: ({ about }, given) => text(`do-${about}`, { person: given?.leader }),
  option: ({ options }, given) => text(`option-${given?.option ?? options[0]!}`),
  player: ({ about }, given) => text(`do-${about}`, { house: given?.player }),
  character: ({ about }, given) => text(`do-${about}`, { person: given?.character }),
  card: ({ about }, given) =>
    given?.card && isPerson(given.card)
      ? text('card-down', { person: given.card })
      : text(`do-${about}`, { card: given?.card ? faceOf(given.card) : null, count: 1 }),
  cards: ({ about, count }) => text(`do-${about}`, { count }),
  split: ({ about }) => text(`do-${about}`),
  support: ({ about }, given, { challenger, encounter }) =>
    text(`do-${about}`, { house: given?.side === 'defender' ? encounter!.defender! : challenger }),
  hostage: ({ held }, given) => {
    if (given?.do === 'done') return text('hostages-done', { count: held.length });
    if (given?.do === 'release') return text('release');
    return given?.character === undefined ? text('torture-now') : text('torture-naming', { person: given.character });
  },
  place: ({ about }, given) => {
    const place = given?.place;
    return text(`do-${about}`, { from: typeof place === 'number' ? 'row' : place });
  },
  held: ({ about }) => text(`do-${about}`),
  sift: ({ about }, given) =>
    text(`do-${about}`, { card: given?.keep[0] === undefined ? null : faceOf(given.keep[0]) }),
  deal: ({ house }, given) => (given?.terms === null ? text('deal-end') : text('deal-signs', { house })),
  reaction: ({ about }, given) => text(`do-${about}`, { person: given?.card })
};
