// The window in which anybody may play: who is still to be asked in it follows from what everybody sees, never from a hand.

import type { House } from '../../box/houses';
import type { Person } from '../../box/people';
import type { AskOf } from '../../rules/asks';
import { workingCopy } from '../../rules/draft';
import { totalOf } from '../../rules/encounter';
import type { Side } from '../../rules/terms';
import { goOnWithTheUse, peopleToPlay, playOrPass, reactionOf } from '../../rules/uses';
import type { View } from '../../rules/view';
import { imagined } from './imagined';

/** Both totals once this card has been played, as far as that is settled without another answer. */
export function totalsAfter(view: View, asked: AskOf<'reaction'>, card: Person): Readonly<Record<Side, number>> | null {
  const { house } = asked;
  const position = imagined(view);
  const draft = workingCopy({ ...position, asks: [], hands: { ...position.hands, [house]: [card] } });
  playOrPass(draft, asked, house, { kind: 'reaction', card });
  goOnWithTheUse(draft);
  if (draft.asks.length > 0 || draft.encounter === null) return null;
  return { challenger: totalOf(draft, 'challenger'), defender: totalOf(draft, 'defender') };
}

/** The player asked now, then those whose turn is still to come. */
export function askableIn(view: View): House[] {
  const { window } = view;
  const asked = view.asks.filter(({ kind }) => kind === 'reaction').map(({ house }) => house);
  if (window === null) return asked;
  const draft = workingCopy(imagined(view));
  return [...asked, ...window.cards.filter((house) => peopleToPlay(draft, house, window.moment).length > 0)];
}

/** View with the reaction of this House as its ask, ahead of its turn. */
export function asIfAsked(view: View, house: House): View {
  const { window, asks } = view;
  if (window === null || asks.some((one) => one.house === house)) return view;
  const reaction = reactionOf(workingCopy(imagined(view)), house, window.moment);
  return reaction === null ? view : { ...view, asks: [reaction] };
}
