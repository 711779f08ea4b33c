// What is asked: the name of the step, one sentence for a first-time player, and the names of what can be chosen.

import type { Track } from '../../box/tracks';
import type { OptionAsk } from '../../rules/asks';
import type { About } from '../../rules/decisions';
import type { View } from '../../rules/view';
import { wordingOf } from './decisions/decisions';
import type { Asked, Label } from './decisions/wording';
import { house } from './say';

const sentence = (ask: Asked, view: View): string => wordingOf(ask.about).asks(ask, view);

const BIDS: Readonly<Record<Track | 'wildlings', string>> = {
  throne: 'to bid for the Iron Throne track',
  fiefdoms: 'to bid for the Fiefdoms track',
  court: "to bid for the King's Court track",
  wildlings: 'to bid against the wildlings'
};

const asks = {
  title: (about: About): string => wordingOf(about).title,
  asks: sentence,
  /** Where others than the house asked read or hear it, too. */
  named: (ask: Asked, view: View): string => `${house(ask.house)}: ${sentence(ask, view)}`,
  brief: (ask: Asked, view: View): string => wordingOf(ask.about).brief?.(ask, view) ?? sentence(ask, view),
  /** In a battle, in a few words, and what is at stake. */
  question: (ask: Asked, view: View): string => wordingOf(ask.about).question?.(ask, view) ?? sentence(ask, view),
  stakes: (ask: Asked, view: View): string => wordingOf(ask.about).stakes?.(ask, view) ?? '',
  deed: (about: About): string => wordingOf(about).deed ?? wordingOf(about).title,
  /** `on` is what is bid for. */
  curtain: (about: About, on: Track | 'wildlings' | null = null): string =>
    about === 'bidding' && on !== null ? BIDS[on] : (wordingOf(about).curtain ?? 'to decide in secret'),
  option: (about: About, chosen: string, ask: OptionAsk, view: View | null = null): Label =>
    wordingOf(about).options?.label(chosen, ask, view) ?? { label: 'This one' }
};

export default asks;
