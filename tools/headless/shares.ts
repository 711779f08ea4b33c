// Shares by name: the cases in which something was so, among those in which it could have been; with their error and by game.

import { keysOf } from '#thrones/box/tabulate';

interface Count {
  times: number;
  of: number;
}

export class Shares<Name extends string> {
  readonly #counts = new Map<Name, Count>();

  constructor(readonly called: Readonly<Record<Name, string>>) {}

  count(name: Name, isSo: boolean): void {
    const known = this.countOf(name);
    this.#counts.set(name, { times: known.times + (isSo ? 1 : 0), of: known.of + 1 });
  }

  countOf(name: Name): Readonly<Count> {
    return this.#counts.get(name) ?? { times: 0, of: 0 };
  }

  shareOf(name: Name): number {
    const { times, of } = this.countOf(name);
    return of === 0 ? 0 : times / of;
  }

  told(games: number): string {
    return keysOf<Name>(this.called)
      .map((name) => {
        const { times, of } = this.countOf(name);
        const share = this.shareOf(name);
        const error = Math.sqrt((share * (1 - share)) / Math.max(1, of));
        const each = (times / Math.max(1, games)).toFixed(2);
        return `${this.called[name]}: ${(100 * share).toFixed(1)} ± ${(100 * error).toFixed(1)} % (${times} of ${of}; ${each} a game)`;
      })
      .join('\n');
  }
}
