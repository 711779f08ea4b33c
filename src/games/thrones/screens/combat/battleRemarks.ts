// The remarks of a battle besides its totals: support that was refused or came from others, what the cards did, and the
// consequences.

import { text } from 'text:thrones/stages';
import { isHouseCard } from '#thrones/box/houseCards';
import type { MomentOf } from '#thrones/flow/moments';
import { sumsOf } from '#thrones/rules/combat/ledger';
import { decisionOn } from '#thrones/rules/decisions';
import type { Happening } from '#thrones/rules';
import { logLine } from '#thrones/text/log';

type Battle = MomentOf<'battle'>;

/** The things that the table has seen by the time the strengths are counted, in sentences. */
export function toldBefore(moment: Battle): string[] {
  const end = moment.story.findIndex(({ what }) => what === 'victor');
  const before = moment.story.slice(0, end < 0 ? undefined : end);
  return before.filter((one, i) => isWorthTelling(one, before[i + 1], moment)).map((one) => sentence(one, moment));
}

/** The consequences so far, up to where something else begins. */
export function toldAfter(moment: Battle): string[] {
  const start = moment.story.findIndex(({ what }) => what === 'victor') + 1;
  const after = start === 0 ? [] : moment.story.slice(start);
  const end = after.findIndex(isElse);
  return after
    .slice(0, end < 0 ? undefined : end)
    .flatMap((one) => (isConsequence(one) ? [sentence(one, moment)] : []));
}

const isElse = (one: Happening): boolean =>
  ['phase', 'round', 'combat'].includes(one.what) ||
  (one.what === 'automatic' && decisionOn(one.about)?.group === 'orders');

/** By how much the victor has won, or by what. */
export function reasonOf({ battle, victor }: Battle): string {
  const { attacker, defender } = sumsOf(battle);
  const [best, least] = [Math.max(attacker, defender), Math.min(attacker, defender)];
  return victor.tie
    ? text('ended-tie', { winner: victor.house, loser: victor.loser, strength: best })
    : text('ended-by', { own: best, against: least });
}

const sentence = (one: Happening, { story }: Battle): string => logLine(one, story);

function isWorthTelling(one: Happening, next: Happening | undefined, { battle }: Battle): boolean {
  switch (one.what) {
    case 'support':
      return one.refused === true || (one.house !== battle.attacker && one.house !== battle.defender);
    case 'card':
      // A card that is sent back returns to the hand, and both have the same words.
      return !(one.did === 'returned' && next?.what === 'card' && next.did === 'sent-back');
    case 'units':
      return one.did === 'destroyed';
    case 'orders-removed':
    case 'power':
    case 'track':
    case 'dominance':
      return true;
    case 'blade':
      return one.use === 'redraw';
    default:
      return false;
  }
}

function isConsequence(one: Happening): boolean {
  switch (one.what) {
    case 'units':
      return one.did !== 'attacked' && one.did !== 'mustered';
    case 'orders-removed':
      return isHouseCard(one.about);
    case 'order-moved':
    case 'garrison-lost':
    case 'power':
      return true;
    case 'power-token':
      return one.did === 'removed';
    default:
      return false;
  }
}
