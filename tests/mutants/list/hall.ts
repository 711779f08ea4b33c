// The hall of finished games: what it counts, and that it changes nothing.

import type { Mutant } from '../mutant';

const EVENINGS = 'src/shell/hall/evenings.ts';
const TELLS = 'tests/shell/hall/evenings.test.ts';

export const HALL: readonly Mutant[] = [
  {
    name: 'two spellings counted together are written into a game',
    file: 'src/shell/hall/hall.svelte.ts',
    find: 'this.#keepNames(joined(this.#names, name, other));',
    replace:
      "this.#keepNames(joined(this.#names, name, other)); void import('../saves/store/savedGames').then(({ rename }) => rename(this.all[0]!.id, name));",
    noticedBy: [TELLS, 'nothing on the disk changes']
  },
  {
    name: 'games of code alone are counted',
    file: EVENINGS,
    find: '.filter(({ seats }) => seats.some(({ byCode }) => !byCode))',
    replace: '',
    noticedBy: [TELLS, 'a game of code alone']
  },
  {
    name: 'a win is counted for the last seat',
    file: EVENINGS,
    find: 'wins: winners.includes(house)',
    replace: 'wins: rank === standing.length',
    noticedBy: [TELLS, 'has for each win the person who sat in that seat']
  },
  {
    name: 'a seat counts for code only where code held all of it',
    file: 'src/shell/hall/sitters.ts',
    find: 'if (2 * held <= sheet.answered)',
    replace: 'if (held === 0)',
    noticedBy: [TELLS, 'that a person took over late is that of code']
  },
  {
    name: 'the end of a game that has changed is still the one that was kept',
    file: 'src/shell/hall/counting.ts',
    find: 'return kept?.revision === revision ? kept : null;',
    replace: 'return kept !== undefined && revision > -1 ? kept : null;',
    noticedBy: [TELLS, 'is read once']
  },
  {
    name: 'the end of a game is read each time the hall opens',
    file: 'src/shell/hall/hall.svelte.ts',
    find: '(keptOf(this.#tallies, sheet)?.ending ?? remembered.endingOf(sheet))',
    replace: 'remembered.endingOf(sheet)',
    noticedBy: [TELLS, 'is read once']
  },
  {
    name: 'seats of code are sent to BG Stats',
    file: 'src/shell/hall/bgStats.ts',
    find: 'person === null ? [] : [{ ...seat, person }]',
    replace: "[{ ...seat, person: person ?? 'Code' }]",
    noticedBy: ['tests/shell/hall/derived.test.ts', 'BG Stats gets people alone']
  }
];
