// The results of many games: tables as docs/iron-throne-balance.md has them.

import type { House, Person } from '#iron/box';
import { HOUSES } from '#iron/box/houses';
import { PEOPLE } from '#iron/box/people';
import { LEADERS } from '#iron/rules/effects/leaders';
import { sum } from '#iron/rules/terms';
import type { Played } from './match';

const SIZES = [3, 4, 5];

const ofSize = (played: readonly Played[], size: number): Played[] =>
  played.filter(({ leaders }) => Object.keys(leaders).length === size);

const per = (total: number, of: number, digits = 1): string => (of === 0 ? '–' : (total / of).toFixed(digits));
const percent = (total: number, of: number): string => per(100 * total, of, 0);

type Figure = (games: readonly Played[]) => string;

const turnsOf = (games: readonly Played[]): number => sum(games.map(({ turns }) => turns));
const counted = (games: readonly Played[], name: string): number => sum(games.map(({ counts }) => counts[name] ?? 0));
const aGame =
  (name: string): Figure =>
  (games) =>
    per(counted(games, name), games.length);
const ofTurns =
  (name: string): Figure =>
  (games) =>
    percent(counted(games, name), counted(games, 'hostility') + counted(games, 'betrayal') + counted(games, 'truce'));
const ends =
  (by: string): Figure =>
  (games) =>
    percent(games.filter((game) => game.by === by).length, games.length);

function lengths(games: readonly Played[]): string {
  const sorted = games.map(({ turns }) => turns).sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return `${at(0.5)} (${at(0.05)}–${at(0.95)}; ${at(1)})`;
}

const FIGURES: Readonly<Record<string, Figure>> = {
  games: (games) => String(games.length),
  'turns, median (5 %–95 %; longest)': lengths,
  'ends by influence, %': ends('influence'),
  'ends by deaths, %': ends('deaths'),
  'ends by both, %': ends('influence+deaths'),
  'shared victory, %': (games) => percent(games.filter(({ winners }) => winners.length > 1).length, games.length),
  'events shuffled, % of games': (games) =>
    percent(games.filter(({ counts }) => (counts['events-shuffled'] ?? 0) > 0).length, games.length),
  'won by the challenger, % of turns': ofTurns('won by challenger'),
  'won by the defender, % of turns': ofTurns('won by defender'),
  'hostility, % of turns': ofTurns('hostility'),
  'betrayal, % of turns': ofTurns('betrayal'),
  'truce, % of turns': ofTurns('truce'),
  'tortures a game': aGame('tortured'),
  'releases a game': aGame('released'),
  'deaths a game': aGame('died'),
  'answers a turn': (games) => per(sum(games.map(({ answers }) => answers)), turnsOf(games)),
  'of these reactions': (games) => per(sum(games.map(({ reactions }) => reactions)), turnsOf(games)),
  'cards played for text a turn': (games) => per(counted(games, 'played'), turnsOf(games), 2)
};

/** A share of 1 is an equal one; what is shared is divided. */
function shareOf(
  games: readonly Played[],
  is: (house: House, leader: Person) => boolean
): { share: number; seats: number } {
  let [won, expected, seats] = [0, 0, 0];
  for (const { leaders, winners } of games) {
    const players = Object.entries(leaders) as [House, Person][];
    for (const [house, leader] of players) {
      if (!is(house, leader)) continue;
      seats++;
      expected += 1 / players.length;
      if (winners.includes(house)) won += 1 / winners.length;
    }
  }
  return { share: won / expected, seats };
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export function tables(played: readonly Played[]): string {
  const sizes = SIZES.map((size) => ofSize(played, size));
  const shares = (is: (house: House, leader: Person) => boolean): string[] =>
    sizes.map((games) => {
      const { share, seats } = shareOf(games, is);
      return seats === 0 ? '–' : share.toFixed(2);
    });
  const head = ['', ...SIZES.map((size) => `${size} players`)];
  const rule = row(head.map(() => '---'));
  return [
    row(head),
    rule,
    ...Object.entries(FIGURES).map(([name, figure]) => row([name, ...sizes.map(figure)])),
    '',
    row(head),
    rule,
    ...HOUSES.flatMap((own) => [
      row([`**${own}**`, ...shares((house) => house === own)]),
      ...PEOPLE[own].map((person) =>
        row([`${person} (${LEADERS[person].mark})`, ...shares((_house, leader) => leader === person)])
      )
    ])
  ].join('\n');
}
