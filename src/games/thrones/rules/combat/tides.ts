// Tides of Battle, an option of every game: each side draws one, the blade may change the own one, then both are revealed.

import type { House, TideId } from '#thrones/box';
import type { AskOf } from '../asks';
import { carrying } from '../carrying';
import { ask, type Draft, record } from '../draft';
import { holder } from '../influence';
import { OPTIONS } from '../options';
import { changeCombat, combatOf, houseOf, sideOf, SIDES } from './combatSides';

export function drawTides(draft: Draft): void {
  if (!draft.tides) return;
  for (const side of SIDES) drawTide(draft, houseOf(combatOf(draft), side));
  const wielder = holder(draft, 'fiefdoms');
  if (draft.blade === 'used' || sideOf(combatOf(draft), wielder) === null) return;
  ask(draft, redrawAsk(wielder));
}

export const redrawAsk = (house: House): AskOf<'option'> => ({
  kind: 'option',
  house,
  about: 'tides-redraw',
  secret: true,
  options: OPTIONS['tides-redraw'],
  area: null
});

/** A drawn card goes under the deck, which is whole at all times; it comes up again only after the next shuffle. */
function drawTide(draft: Draft, house: House): void {
  const [tide, ...rest] = draft.decks.tides as readonly [TideId, ...TideId[]];
  draft.decks = { ...draft.decks, tides: [...rest, tide] };
  draft.stackedTides = Math.max(0, draft.stackedTides - 1);
  draft.sealed = { ...draft.sealed, tides: { ...draft.sealed.tides, [house]: tide } };
}

export const redrawTide = carrying('option', (draft, { house }, { option }) => {
  if (option === 'keep') return;
  draft.blade = 'used';
  drawTide(draft, house);
  record(draft, { what: 'blade', house, use: 'redraw' });
});

export function revealTides(draft: Draft): void {
  const { attacker, defender } = combatOf(draft);
  if (!draft.tides || defender === null) return;
  const drawn = draft.sealed.tides;
  draft.sealed = { ...draft.sealed, tides: {} };
  const tides = { attacker: drawn[attacker] ?? null, defender: drawn[defender] ?? null };
  changeCombat(draft, { tides });
  record(draft, { what: 'tides', tides });
}
