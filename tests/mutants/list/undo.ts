// Taking back and doing again.

import type { Mutant } from '../mutant';

const REACH = 'src/shell/play/takingBack.ts';
const REVEALING = 'src/games/thrones/rules/revealing.ts';
const PLAYING = 'src/shell/play/playing.svelte.ts';
const NOTES = 'src/shell/saves/store/takenBack.ts';
const PLAY = 'tests/shell/play/takingBack.test.ts';
const SAVES = 'tests/shell/saves/takingBack.test.ts';
const REVEALS = 'tests/thrones/rules/revealing.test.ts';

const noRevelation = (what: string, find: string, replace: string): Mutant => ({
  name: `${what} can be taken back after they were seen`,
  file: REVEALING,
  find,
  replace,
  noticedBy: [REVEALS, 'reveals what it is said to reveal']
});

export const UNDO: readonly Mutant[] = [
  {
    name: 'a revelation is no wall',
    file: REACH,
    find: 'i > behind)',
    replace: 'i >= 0)',
    noticedBy: [PLAY, 'what came after']
  },
  noRevelation('the cards of a battle', 'cards: true', 'cards: false'),
  noRevelation('Westeros cards', "'westeros-card': true", "'westeros-card': false"),
  noRevelation('bids', 'bids: true', 'bids: false'),
  noRevelation('orders', "'orders-revealed': true", "'orders-revealed': false"),
  noRevelation('wildling cards that the raven has looked at', "use === 'look'", "use === 'swap'"),
  {
    name: 'a tide that its owner may have looked at can be drawn again',
    file: REACH,
    find: 'if (drawn !== null)',
    replace: 'if (drawn !== null && entries.length === 0)',
    noticedBy: [PLAY, 'is nothing while somebody may look at a tide']
  },
  {
    name: 'answers of others are taken back freely',
    file: REACH,
    find: 'entries[i]?.house !== house && !act.includes(i)) ?? behind',
    replace: 'i < 0) ?? behind',
    noticedBy: [PLAY, 'the own last answers']
  },
  {
    name: 'what another house has answered since counts no more once it is taken back',
    file: REACH,
    find: 'one.house === house ? 0 : one.after',
    replace: 'one.house === house ? 0 : 0',
    noticedBy: [PLAY, 'is free only while nobody else has answered']
  },
  {
    name: 'what needs the consent of all is taken back by one',
    file: PLAYING,
    find: 'all <= this.reach.free',
    replace: 'all <= this.reach.byConsent',
    noticedBy: [PLAY, 'is nobody else’s to take back']
  },
  {
    name: 'behind an open curtain the answers of others are taken back',
    file: REACH,
    find: 'if (holder === null) return reach;',
    replace: 'if (holder !== undefined) return reach;',
    noticedBy: [PLAY, 'is nobody else’s to take back']
  },
  {
    name: 'doing again shows the sealed answer',
    file: REACH,
    find: 'kind: answer.kind\n',
    replace: 'kind: answer.kind,\n  answer\n',
    noticedBy: [PLAY, 'comes back behind its curtain']
  },
  {
    name: 'giving the same answer by hand shows whether a sealed one has changed',
    file: PLAYING,
    find: 'if (again) this.#notes.shift();',
    replace:
      'if (again || JSON.stringify(this.#notes.undone[0]?.answer) === JSON.stringify(answer)) this.#notes.shift();',
    noticedBy: [PLAY, 'stays one, whatever is taken back']
  },
  {
    name: 'the disk keeps what could be done again after another answer',
    file: 'src/shell/saves/store/savedGames.ts',
    find: 'again ? kept.undone.slice(1) : []',
    replace: 'kept.undone.slice(1)',
    noticedBy: [SAVES, 'is over with an answer given by hand']
  },
  {
    name: 'answers that were taken back stay on the disk',
    file: NOTES,
    find: 'await answersOf(saves, kept.id, notes.answered + 1).delete();',
    replace: '',
    noticedBy: [SAVES, 'is as if they had never been']
  },
  {
    name: 'a consent of the table is not noted',
    file: NOTES,
    find: 'byConsent ? [...clamped, { after, count: answers.length, time }] : clamped',
    replace: 'clamped',
    noticedBy: [SAVES, 'are noted for ever']
  },
  {
    name: 'answers are taken back that a mended rule carries out otherwise',
    file: NOTES,
    find: 'return difference === null ?',
    replace: 'return difference !== undefined ?',
    noticedBy: [PLAY, 'an answer that cannot be played again']
  },
  {
    name: 'what can be done again goes with a file',
    file: 'src/shell/saves/files/backup.ts',
    find: "if (name === 'undone') return [];",
    replace: '',
    noticedBy: ['tests/shell/saves/salvage.test.ts', 'what could be done again stays here']
  },
  {
    name: 'what is taken back in two goes comes again in the wrong order',
    file: NOTES,
    find: 'undone: [...answers, ...notes.undone],',
    replace: 'undone: [...notes.undone, ...answers],',
    noticedBy: [SAVES, 'in several goes is done again in the order']
  },
  {
    name: 'what was begun comes back with the answer that is taken back',
    file: PLAYING,
    find: '    this.#begun = { ...this.#begun, [house]: null };\n',
    replace: '',
    noticedBy: ['tests/shell/saves/begun.test.ts', 'what was sealed and is taken back begins with nothing']
  }
];
