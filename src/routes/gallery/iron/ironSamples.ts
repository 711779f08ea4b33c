// Views of random games: for every ask one that has come up late in a game, and for every number of players the table and the end.

import { Chance, chanceFrom } from '#engine/chance';
import type { House } from '#iron/box';
import { HOUSES } from '#iron/box/houses';
import { answer, newGame } from '#iron/flow/game';
import { type Moment, momentsOf } from '#iron/flow/moments';
import { type Story, storyOf } from '#iron/flow/story';
import type { Ask, Happening, View } from '#iron/rules';
import { ABOUTS } from '#iron/rules/decisions';
import { drawAnswer } from '#iron/rules/judging';
import { viewFor } from '#iron/rules/view';

export interface Sample {
  readonly view: View;
  /** Before the answer that led here. */
  readonly before: View;
  readonly ask: Ask | null;
  readonly happened: readonly Happening[];
  /** Of a game that is over. */
  readonly story?: Story;
}

/** So many random games. */
export const GAMES = 100;
const LATE = 9;

/** How good a sample is: the later the better, up to a point, and the more there is to see the better. */
function worth({ view, ask }: Sample): number {
  const cards = ask !== null && ask.privacy !== 'open' ? (view.mine?.hand.length ?? 0) : 0;
  const held = ask?.kind === 'hostage' ? ask.held.length * 2 : 0;
  return Math.min(view.turn, LATE) + (view.encounter?.participants.length ?? 0) + cards / 2 + held + view.seats.length;
}

/** A result is called by how the encounter ended. */
export function nameOf({ kind, happening }: Moment): string {
  if (happening?.what !== 'outcome') return `moment-${happening?.what ?? kind}`;
  return happening.result.kind === 'won' ? `moment-${happening.outcome}` : `moment-${happening.result.kind}`;
}

export function samples(): ReadonlyMap<string, Sample> {
  const found = new Map<string, Sample>();
  const keep = (name: string, sample: Sample): void => {
    const best = found.get(name);
    if (best === undefined || worth(sample) > worth(best)) found.set(name, sample);
  };
  for (let n = 0; n < GAMES; n++) {
    const chance = new Chance(chanceFrom(`gallery ${n}`));
    const houses: House[] = chance.shuffle(HOUSES).slice(0, 3 + (n % 3));
    let game = newGame({ houses, seed: `gallery ${n}` });
    let before = viewFor(game.position, null);
    const told: Happening[] = [];
    while (game.position.winners === null) {
      const { position } = game;
      for (const ask of position.asks) {
        const view = viewFor(position, ask.privacy === 'open' ? null : ask.house);
        keep(ask.about, { view, before, ask, happened: position.happened });
        if (ask.about === 'hostages')
          keep('hostages-open', { before, view: viewFor(position, null), ask, happened: position.happened });
        if (ask.about === 'reaction')
          keep(`reactions-${position.window!.moment}`, {
            before,
            view: viewFor(position, null),
            ask,
            happened: position.happened
          });
        if (ask.about === 'offering-support')
          keep(`table-${houses.length}`, { before, view: viewFor(position, null), ask, happened: position.happened });
      }
      const now = viewFor(position, null);
      for (const moment of momentsOf({ before, now, lines: position.happened })) {
        const sample = { before, view: now, ask: null, happened: position.happened };
        keep(nameOf(moment), sample);
        // Of every game the one with the longest sums.
        if (moment.kind === 'reveal' || moment.kind === 'result') keep(`${moment.kind}-${n}`, sample);
      }
      before = now;
      const [asked] = position.asks;
      const played = answer(game, asked!.house, drawAnswer(position, asked!.house, chance));
      if (!played.ok) throw new Error(played.refusal.rule);
      game = played.game;
      told.push(...game.position.happened);
    }
    const over = {
      before,
      view: viewFor(game.position, null),
      ask: null,
      happened: game.position.happened,
      story: storyOf(houses, told)
    };
    keep(`over-${game.position.winners!.length > 1 ? 'shared' : 'alone'}`, over);
  }
  const late = found.get('hostages');
  if (late !== undefined) for (const name of SHEETS) found.set(name, late);
  return found;
}

export const TABLES: readonly string[] = [
  'reactions-reveal',
  'reactions-resolution',
  'hostages-open',
  'table-3',
  'table-4',
  'table-5'
];
export const SCREENS: readonly string[] = [...ABOUTS, ...TABLES];
export const MOMENTS: readonly string[] = [
  'moment-leaders-revealed',
  'moment-event',
  'moment-talk',
  'moment-revealed',
  'moment-hostility',
  'moment-betrayal',
  'moment-tie',
  'moment-deal',
  'moment-no-deal',
  'moment-used',
  'moment-played',
  'moment-chose',
  'moment-hostage',
  'moment-tortured',
  'moment-released',
  'moment-rescued',
  'over-alone',
  'over-shared'
];
/** What can be opened beside the table. */
export const SHEETS: readonly string[] = ['mine', 'boards', 'book'];
/** What is around a game: beginning one, and its card on the start page. */
export const AROUND: readonly string[] = ['new', 'card'];
