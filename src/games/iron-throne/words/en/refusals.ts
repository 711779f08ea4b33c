// Refusals in one sentence each, said to the player. A rule without a sentence does not compile. Particulars may be missing: every
// sentence is complete without them.

import type { Refusal, RefusalRule } from '../../rules/refusals';
import { house } from './say';

interface Entry {
  /** The page of the rulebook; none for a rule of form and for a ruling of ours. */
  readonly page?: number;
  readonly says: (refusal: Refusal) => string;
}

const most = ({ allowed }: Refusal, known: (allowed: number) => string, otherwise: string): string =>
  allowed === undefined ? otherwise : known(allowed);

const ENTRIES: Readonly<Record<RefusalRule, Entry>> = {
  'answer.not-asked': {
    says: (r) =>
      r.house === undefined ? 'You are not asked anything now.' : `${house(r.house)} is not asked anything now.`
  },
  'answer.malformed': { says: () => 'That does not fit what is asked.' },

  'IT-1.3': { page: 3, says: () => 'You lead with one of the two leaders that were dealt to you.' },
  'IT-3.2': { page: 9, says: () => 'You can only release or torture a hostage that you hold.' },
  'IT-4.1': { page: 5, says: () => 'That player cannot defend: the event says who may be challenged.' },
  'IT-4.6': { page: 5, says: () => 'The power goes to one of your own living characters.' },
  'IT-4.7': { page: 5, says: () => 'You send one of your own living characters into the encounter.' },
  'IT-5.1': { page: 5, says: () => 'You offer one of your living characters to one side, or you stay out.' },
  'IT-5.2': { page: 5, says: () => 'You either accept the offer or decline it.' },
  'IT-5.6': { says: () => 'You can only compel a living character of the player who is about to offer support.' },
  'IT-6.4': { page: 6, says: () => 'You have to put down one card from your hand.' },
  'IT-6.6': { page: 11, says: () => 'You can only play a card of your own House that is in your hand.' },
  'IT-8.2': {
    page: 6,
    says: (r) =>
      most(
        r,
        (allowed) => `A deal gives no more than ${allowed} of that to one side.`,
        'A deal gives each side at most 1 influence, 2 hostages and 3 power.'
      )
  },
  'IT-8.4': { page: 10, says: () => 'You either sign the deal or end the bargain.' },
  'IT-8.5': {
    says: (r) =>
      most(
        r,
        (allowed) => `The other side has only ${allowed} of that to give.`,
        'The other side does not have that much to give.'
      )
  },
  'IT-8.6': { says: () => 'A hostage that is agreed on has to be there, and counts once.' },
  'IT-8.9': { page: 6, says: () => 'Something has to change hands: a truce in which nothing does fails.' },
  'IT-8.10': { page: 11, says: () => 'Only the challenger and the defender get anything in a deal, not supporters.' },
  'IT-9.5': {
    says: (r) =>
      most(
        r,
        (allowed) => `You have to distribute exactly ${allowed} power.`,
        'You have to distribute as much power as the reward says.'
      )
  },
  'IT-10.1': { page: 7, says: () => 'You cannot take a hostage from that player.' },
  'IT-10.4': { page: 9, says: () => 'There is no card in that place to take hostage.' },
  'IT-10.10': { says: () => 'You have agreed on this hostage, or a card gives it to you: say where you take it from.' },
  'IT-13.2': {
    page: 11,
    says: (r) =>
      most(
        r,
        (allowed) => `You can distribute at most ${allowed} power.`,
        'You can only distribute whole power from your own leader sheet to your own characters.'
      )
  },
  'IT-13.5': { page: 4, says: () => 'Power only goes to living characters of your own House.' },
  'IT-14.1': { page: 9, says: () => 'This card shows a person, so it hurts that person; there is no victim to name.' },
  'IT-14.3': {
    page: 9,
    says: () => 'For a hostility or a truce you have to name a living character of the House on its back.'
  },
  'IT-16.1': {
    page: 8,
    says: (r) =>
      most(
        r,
        (allowed) => `The ability takes exactly ${allowed} cards, or none if you leave it.`,
        'You either use the ability as it says or leave it.'
      )
  },
  'IT-16.4': { says: () => 'You have not said that your leader is always used.' },
  'IT-17.2': {
    page: 8,
    says: () => 'You can only play a card that shows your living participating character or your leader.'
  },
  'IT-17.6': { says: () => 'What this card asks for is not given, so it cannot be played that way.' }
};

export const why = (refusal: Refusal): string => ENTRIES[refusal.rule].says(refusal);

/** Where it is written, for those who doubt; null for a rule of form. */
export function source({ rule }: Refusal): string | null {
  if (rule.startsWith('answer.')) return null;
  const { page } = ENTRIES[rule];
  return page === undefined ? `Rule ${rule}, a ruling of this app` : `Rule ${rule}, rulebook page ${page}`;
}
