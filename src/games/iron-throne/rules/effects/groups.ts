// The players that a group means, seen from one player, clockwise from the challenger.

import type { House } from '#iron/box';
import { deckOf, handOf } from '../cards';
import { type Draft, inOrder, stateOf } from '../draft';
import { participantOf, showedTruce, sideOf } from '../encounter';
import { spreadOf } from '../influence';
import type { Participant } from '../position';
import { isAlive } from '../power';
import type { Group, Having } from './vocabulary';

type Member = (draft: Draft, me: House, other: House) => boolean;

const taking =
  (fits: (one: Participant, own: boolean, isMe: boolean) => boolean): Member =>
  (draft, me, other) => {
    const [mine, one] = [sideOf(draft, me), participantOf(draft, other)];
    return mine !== null && one !== null && fits(one, one.side === mine, other === me);
  };

const MEMBERS: Readonly<Record<Exclude<Group, 'chosen'>, Member>> = {
  self: (_draft, me, other) => me === other,
  others: (_draft, me, other) => me !== other,
  'own-active': taking(({ role }, own) => own && role === 'active'),
  'own-supporters': taking(({ role }, own) => own && role === 'supporting'),
  'own-side': taking((_one, own) => own),
  'their-active': taking(({ role }, own) => !own && role === 'active'),
  'their-supporters': taking(({ role }, own) => !own && role === 'supporting'),
  'their-side': taking((_one, own) => !own),
  'other-supporters': taking(({ role }, _own, isMe) => !isMe && role === 'supporting'),
  'hostile-actives': (draft, _me, other) => {
    const one = participantOf(draft, other);
    return one?.role === 'active' && !showedTruce(draft, one.side);
  },
  ahead: (draft, me, other) => spreadOf(draft, other) > spreadOf(draft, me)
};

export function groupOf(draft: Draft, me: House, group: Group, chosen: House | null = null): House[] {
  if (group === 'chosen') return chosen === null ? [] : [chosen];
  return inOrder(draft).filter((other) => MEMBERS[group](draft, me, other));
}

const HAS: Readonly<Record<Having, (draft: Draft, house: House) => boolean>> = {
  card: (draft, house) =>
    handOf(draft, house).length +
      deckOf(draft, house).length +
      stateOf(draft, house).discard.length +
      draft.hostages[house]!.length >
    0,
  'hand-card': (draft, house) => handOf(draft, house).length > 0,
  living: (draft, house) => {
    const one = participantOf(draft, house);
    return one !== null && isAlive(draft, house, one.character);
  }
};

export const groupWith = (draft: Draft, me: House, group: Group, having: Having | undefined): House[] =>
  groupOf(draft, me, group).filter((house) => having === undefined || HAS[having](draft, house));
