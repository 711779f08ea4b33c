// The window in which anybody may play: who is still to be asked in it follows from what everybody sees, never from a hand.

import type { Face } from '../../box/houseCards';
import type { House } from '../../box/houses';
import type { Person } from '../../box/people';
import type { AskOf } from '../../rules/asks';
import { workingCopy } from '../../rules/draft';
import { totalOf } from '../../rules/encounter';
import type { Position } from '../../rules/position';
import type { Hostage } from '../../rules/terms';
import type { Side } from '../../rules/terms';
import { goOnWithTheUse, peopleToPlay, playOrPass } from '../../rules/uses';
import type { View } from '../../rules/view';

/** Any card will do: conditions look only at how many there are. */
const ANY: Face = 'truce';
const blank = (count: number): Face[] => Array.from({ length: count }, () => ANY);

/** A position in which what is hidden is made up, for functions that do not look at it. */
export function imagined(view: View): Position {
  const { me: _me, mine: _mine, cards, eventsLeft: _left, sealedBy: _by, ...table } = view;
  const each = <T>(of: (house: House) => T): Partial<Record<House, T>> =>
    Object.fromEntries(table.seats.map((house) => [house, of(house)]));
  return {
    ...table,
    hands: each((house) => blank(cards[house]!.hand)),
    decks: each((house) => blank(cards[house]!.deck)),
    hostages: each((house) => cards[house]!.hostages.map((back): Hostage => ({ ...back, face: ANY }))),
    dealt: {},
    sealed: { leaders: {}, cards: {}, blind: [] },
    peeked: {},
    sifting: null,
    events: [],
    chance: [1, 2, 3, 4]
  };
}

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
