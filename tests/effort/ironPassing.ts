// How often the tablet changes hands in a game of The Iron Throne, passed as the app passes it, and what for.

import { Chance, chanceFrom } from '#engine/chance';
import type { House } from '#iron/box';
import { Bulk, type IronThrone, newGame } from '#iron/flow/game';
import { momentsOf } from '#iron/flow/moments';
import { ironThrone } from '#iron/flow/ruleset';
import type { About, Ask, NewGame, View } from '#iron/rules';
import { drawAnswer, judge } from '#iron/rules/judging';
import { viewFor } from '#iron/rules/view';
import { askableIn, asIfAsked } from '#iron/outlook/reactions';
import { touchesOf } from './ironTouches';
import { type Turn, turnOf } from '#shell/play/whoseTurn';

export interface IronPassing {
  readonly turns: number;
  /** Curtains by the ask behind them; the previous holder does not count. */
  readonly curtains: Readonly<Partial<Record<About, number>>>;
  /** How often a House is listed where all are asked for a card: each can look, or bluff. */
  readonly listed: number;
  /** Windows in which all are asked, and how many of them end by a hold on Nobody. */
  readonly windows: number;
  readonly saidByAll: number;
  /** With every look and every beat at which all look on. */
  readonly taps: number;
  readonly holds: number;
  /** Curtains, those of the looks among them. */
  readonly opened: number;
}

const NOBODY: ReadonlySet<string> = new Set();

/** And it may be played now. */
function holdsACardFor(view: View, house: House): boolean {
  const own = asIfAsked(view, house);
  return own.asks.some(
    (ask) =>
      ask.kind === 'reaction' &&
      ask.house === house &&
      ask.people.some((card) => judge(own, house, { kind: 'reaction', card }) === null)
  );
}

export function passingInIron(setUp: NewGame): IronPassing {
  const game = new Bulk(newGame(setUp));
  const chance = new Chance(chanceFrom(`players of ${setUp.seed}`));
  const curtains: Partial<Record<About, number>> = {};
  let holder: House | null = null;
  let last: House | null = null;
  let listed = 0;
  let windows = 0;
  let saidByAll = 0;
  let asked = '';
  let taps = 0;
  let holds = 0;
  let opened = 0;
  /** The finger rests on a curtain until it is open. */
  const open = (): void => {
    opened++;
    holds++;
  };
  /** Every other House that could look does so, as a bluff or in earnest. */
  const looks = new Chance(chanceFrom(`looks of ${setUp.seed}`));
  for (;;) {
    const { asks, seats } = game.position;
    const turn: Turn<IronThrone> = turnOf(ironThrone, asks, { holder, last, claims: null, seats, codes: NOBODY });
    if (turn.what === 'over' || turn.what === 'code') break;
    if (turn.what === 'curtain') {
      curtains[turn.about] = (curtains[turn.about] ?? 0) + 1;
      holder = last = turn.house;
      open();
      continue;
    }
    const { house, kind }: Ask = turn.ask;
    // a card that is played asks all again
    const { turn: number, window, encounter } = game.position;
    const all = `${number} ${window?.moment} ${encounter?.played.length}`;
    if (kind === 'reaction' && all !== asked) {
      const houses = askableIn(viewFor(game.position, null));
      listed += houses.length;
      windows++;
      const looking = houses.filter(() => looks.below(2) > 0);
      for (const one of looking) {
        // A sigil, and the tablet is put back: a bluff opens nothing.
        taps += 2;
        if (holdsACardFor(viewFor(game.position, one), one)) open();
      }
      if (looking.length < houses.length) {
        saidByAll++;
        holds++;
      }
      asked = all;
    }
    const answer = drawAnswer(game.position, house, chance);
    if (answer.kind === 'hostage' && answer.do !== 'done') {
      taps++;
      open();
    }
    const did = touchesOf(answer);
    taps += did.taps;
    holds += did.holds;
    const before = viewFor(game.position, null);
    const refusal = game.answer(house, answer);
    if (refusal !== null) throw new Error(`${setUp.seed}: ${house} is refused ${JSON.stringify(refusal)}`);
    taps += momentsOf({ before, now: viewFor(game.position, null), lines: game.position.happened }).length;
    last = house;
    if (!game.position.asks.some((ask) => ask.house === holder && ironThrone.privacyOf(ask) === 'sealed'))
      holder = null;
  }
  return { turns: game.position.turn, curtains, listed, windows, saidByAll, taps, holds, opened };
}
