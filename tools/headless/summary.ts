// A summary of the games, in a few lines: how long, who won by what, how often the tablet changed hands.

import { HOUSES } from '#thrones/box/houses';
import type { Played } from './randomGame';

export class Summary {
  #games = 0;
  #answers = 0;
  #rounds = 0;
  #handOvers = 0;
  readonly #winners = new Map<string, number>();
  readonly #criteria = new Map<string, number>();

  add({ recording, position, handOvers }: Played): void {
    const winner = position.winner!;
    this.#games += 1;
    this.#answers += recording.answers.length;
    this.#rounds += position.round;
    this.#handOvers += handOvers;
    increase(this.#winners, winner.house);
    increase(this.#criteria, winner.by);
  }

  get text(): string {
    const { games, answers, rounds } = { games: this.#games, answers: this.#answers, rounds: this.#rounds };
    return [
      `${games} games, ${answers} answers: ${mean(answers, games)} a game, ${mean(answers, rounds)} a round`,
      `${mean(rounds, games)} rounds a game, the tablet handed over ${mean(this.#handOvers, rounds)} times a round`,
      `won by ${listed(HOUSES.map((house) => [house, this.#winners.get(house) ?? 0]))}; decided by ${listed([...this.#criteria])}`
    ].join('\n');
  }
}

function increase(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

const mean = (sum: number, count: number): string => (sum / count).toFixed(1);

const listed = (counts: readonly (readonly [string, number])[]): string =>
  counts.map(([name, count]) => `${name} ${count}`).join(', ');
