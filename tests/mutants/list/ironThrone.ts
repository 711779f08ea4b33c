// The rules of the second game, broken one at a time.

import type { Mutant } from '../mutant';

const RULES = 'src/games/iron-throne/rules';
const SCENES = 'tests/iron-throne/scenes';
const OUTLOOK = 'src/games/iron-throne/outlook';
const FORETOLD = 'tests/iron-throne/outlook/foretold.test.ts';

export const IRON_THRONE: readonly Mutant[] = [
  {
    name: 'the value of a halved card is rounded down',
    file: `${RULES}/encounter.ts`,
    find: 'value = half(value);',
    replace: 'value = Math.floor(value / 2);',
    noticedBy: [`${SCENES}/tyrellCards.test.ts`, 'half of an odd value is rounded up']
  },
  {
    name: 'a hostage taken out of a row keeps the turn in which it was first taken',
    file: `${RULES}/hostages.ts`,
    find: "const { house, face } = removeFromRow(draft, { holder: victim, at: place });\n    keep(draft, taker, victim, house, face, 'row');",
    replace:
      'const { house, face, from } = removeFromRow(draft, { holder: victim, at: place });\n    keep(draft, taker, victim, house, face, from);',
    noticedBy: [`${SCENES}/takingHostages.test.ts`, 'out of a row']
  },
  {
    name: 'at Full Hands hostages count as cards in hand',
    file: `${RULES}/preparation.ts`,
    find: 'hand: (draft, house) => handOf(draft, house).length',
    replace: 'hand: (draft, house) => handOf(draft, house).length + draft.hostages[house]!.length',
    noticedBy: [`${SCENES}/preparation.test.ts`, 'a hostage is in no hand']
  },
  {
    name: 'support is offered in the order of the seats',
    file: `${RULES}/support.ts`,
    find: 'draft.queue = inOrder(draft).filter',
    replace: 'draft.queue = draft.seats.filter',
    noticedBy: [`${SCENES}/support.test.ts`, 'from the left of the challenger']
  },
  {
    name: 'an active player may withdraw',
    file: `${RULES}/participation.ts`,
    find: "one.house === house && one.role === 'supporting'",
    replace: 'one.house === house',
    noticedBy: [`${SCENES}/owned.test.ts`, 'an active player does not withdraw']
  },
  {
    name: 'supporters of a defender who wins draw nothing',
    file: `${RULES}/resolution.ts`,
    find: 'for (const house of winners) draw(draft, house, REWARD);',
    replace: 'draw(draft, defenderOf(draft), REWARD);',
    noticedBy: [`${SCENES}/rewards.test.ts`, 'draws and distributes as the defender does']
  },
  {
    name: 'four tokens spread end the game',
    file: `${RULES}/influence.ts`,
    find: '>= INFLUENCE,',
    replace: '>= INFLUENCE - 1,',
    noticedBy: [`${SCENES}/rewards.test.ts`, 'four tokens spread end nothing']
  },
  {
    name: 'power is put on the dead',
    file: `${RULES}/power.ts`,
    find: ' || !isAlive(draft, house, character)) return;',
    replace: ') return;',
    noticedBy: [`${SCENES}/tyrellLeaders.test.ts`, 'nothing on a character who has died']
  },
  {
    name: 'Barristan saves once a game',
    file: `${RULES}/turn.ts`,
    find: '  draft.saved = [];\n',
    replace: '',
    noticedBy: [`${SCENES}/startOfTurn.test.ts`, 'once in each turn']
  },
  {
    name: 'holders act in the order of the seats',
    file: `${RULES}/turn.ts`,
    find: 'export function callTheHolders(draft: Draft): void {\n  draft.queue = inOrder(draft);',
    replace: 'export function callTheHolders(draft: Draft): void {\n  draft.queue = [...draft.seats];',
    noticedBy: [`${SCENES}/startOfTurn.test.ts`, 'round the table from the challenger']
  },
  {
    name: 'leaders are asked in the order of the seats',
    file: `${RULES}/uses.ts`,
    find: '[draft.challenger] : inOrder(draft);\n  const forCards',
    replace: '[draft.challenger] : draft.seats;\n  const forCards',
    noticedBy: [`${SCENES}/leaders.test.ts`, 'clockwise from the challenger']
  },
  {
    name: 'whoever plays a card shuts out those before',
    file: `${RULES}/uses.ts`,
    find: 'draft.window = { ...draft.window!, cards: inOrder(draft) };',
    replace: 'draft.window = { ...draft.window! };',
    noticedBy: ['tests/iron-throne/passing.test.ts', 'takes no chance from anybody']
  },
  {
    name: 'what all have passed goes back one by one',
    file: 'src/games/iron-throne/flow/ruleset.ts',
    find: "answer.card === null && next.kind === 'reaction'",
    replace: 'false',
    noticedBy: ['tests/iron-throne/passing.test.ts', 'takes no chance from anybody']
  },
  {
    name: 'one who puts the tablet back speaks for all',
    file: 'src/games/iron-throne/screens/passing.svelte.ts',
    find: 'every((listed) => houses.includes(listed))',
    replace: 'some((listed) => houses.includes(listed))',
    noticedBy: ['tests/iron-throne/passing.test.ts', 'once all of them have since the last answer']
  },
  {
    name: 'who has put the tablet back has done so after the next answer, too',
    file: 'src/games/iron-throne/screens/passing.svelte.ts',
    find: 'before?.since === since ?',
    replace: 'before ?',
    noticedBy: ['tests/iron-throne/passing.test.ts', 'is not said by those who put it back before an answer']
  },
  {
    name: 'a settled sum goes on changing',
    file: 'src/games/iron-throne/outlook/settled.ts',
    find: "if (one.what === 'removed' && one.character === person) return one.power;",
    replace: '',
    noticedBy: ['tests/iron-throne/screens.test.ts', 'keeps its sums until the turn is over']
  },
  {
    name: 'Melisandre looks at one card more',
    file: `${RULES}/effects/verbs.ts`,
    find: '.slice(0, n);\n      draft.peeked',
    replace: '.slice(0, n + 1);\n      draft.peeked',
    noticedBy: [`${SCENES}/houseCards.test.ts`, 'she looks at two cards']
  },
  {
    name: 'leaders stay sealed after they were revealed',
    file: `${RULES}/setUp.ts`,
    find: '  draft.sealed = { ...draft.sealed, leaders: {} };\n',
    replace: '',
    noticedBy: [`${SCENES}/setUp.test.ts`, 'what lies before each player']
  },
  {
    name: 'used events stay used after they were shuffled',
    file: `${RULES}/preparation.ts`,
    find: '    draft.usedEvents = [];\n',
    replace: '',
    noticedBy: [`${SCENES}/preparation.test.ts`, 'an empty event deck']
  },
  {
    name: 'Mighty counts the power on the sheet',
    file: `${RULES}/preparation.ts`,
    find: 'power: (draft, house) => sum(',
    replace: 'power: (draft, house) => stateOf(draft, house).sheet + sum(',
    noticedBy: [`${SCENES}/preparation.test.ts`, 'Mighty counts living characters']
  },
  {
    name: 'the challenger accepts help of the defender',
    file: `${RULES}/support.ts`,
    find: 'askToAccept(draft, activeOf(draft, offer.side).house)',
    replace: 'askToAccept(draft, draft.challenger)',
    noticedBy: [`${SCENES}/support.test.ts`, 'the active player of that side accepts']
  },
  {
    name: 'Cersei compels without influence there',
    file: `${RULES}/support.ts`,
    find: ' || (spread[house] ?? 0) === 0',
    replace: '',
    noticedBy: [`${SCENES}/support.test.ts`, 'nobody to compel among the active players']
  },
  {
    name: 'mercy on a failed truce softens a betrayal too',
    file: `${RULES}/penalty.ts`,
    find: 'mercy?.onlyWithoutDeal && !withoutDeal ? undefined : mercy',
    replace: 'withoutDeal ? mercy : mercy',
    noticedBy: [`${SCENES}/starkAndLannisterLeaders.test.ts`, 'betrayed, he is punished like everybody']
  },
  {
    name: 'a betrayal costs only the active player a hostage',
    file: `${RULES}/resolution.ts`,
    find: 'housesOn(result.side).map((victim)',
    replace: '[activeOf(draft, result.side).house].map((victim)',
    noticedBy: [`${SCENES}/encounter.test.ts`, 'each gives a hostage']
  },
  {
    name: 'after a hostility only the active player can be the victim',
    file: `${RULES}/resolution.ts`,
    find: 'from: housesOn(loser) }',
    replace: 'from: [activeOf(draft, loser).house] }',
    noticedBy: [`${SCENES}/encounter.test.ts`, '17 to 16']
  },
  {
    name: 'a House without characters cannot win',
    file: `${RULES}/influence.ts`,
    find: 'draft.winners = withMost(counts);',
    replace: 'draft.winners = withMost(counts).filter((house) => livingOf(stateOf(draft, house)).length > 0);',
    noticedBy: [`${SCENES}/encounter.test.ts`, 'even without characters']
  },
  {
    name: 'Barristan saves for nothing',
    file: `${RULES}/power.ts`,
    find: '  burn(draft, house, 1);\n',
    replace: '',
    noticedBy: [`${SCENES}/startOfTurn.test.ts`, 'for 1 power of the sheet']
  },
  {
    name: 'a deck that runs out is shuffled only when a card is needed',
    file: `${RULES}/cards.ts`,
    find: '  draft.decks[house] = rest;\n  shuffleIfEmpty(draft, house);',
    replace: '  draft.decks[house] = rest;',
    noticedBy: [`${SCENES}/encounter.test.ts`, 'a deck that runs out']
  },
  {
    name: 'what was looked at stays known in the next turn',
    file: `${RULES}/turn.ts`,
    find: '  draft.peeked = {};\n',
    replace: '',
    noticedBy: [`${SCENES}/houseCards.test.ts`, 'she looks at two cards']
  },
  {
    name: 'torture that kills a House ends nothing',
    file: `${RULES}/turn.ts`,
    find: 'if (draft.use === null) lookForTheEnd(draft);',
    replace: '',
    noticedBy: [`${SCENES}/startOfTurn.test.ts`, 'over before an event is turned']
  },
  {
    name: 'the text of a dead character is played',
    file: `${RULES}/uses.ts`,
    find: ' || !isAlive(draft, house, own.character)',
    replace: '',
    noticedBy: [`${SCENES}/characterCards.test.ts`, 'nobody without a living character there plays text']
  },
  {
    name: 'a card put down unseen is known to its player',
    file: `${RULES}/revealingCards.ts`,
    find: '  draft.sealed = { ...draft.sealed, blind: [...draft.sealed.blind, house] };\n',
    replace: '',
    noticedBy: [`${SCENES}/houseCards.test.ts`, 'unseen by its own player']
  },
  {
    name: 'a price is paid in part',
    file: `${RULES}/effects/verbs.ts`,
    find: '      if (optional && most < n) draft.use = { ...use, rest: [] };\n',
    replace: '',
    noticedBy: [`${SCENES}/owned.test.ts`, 'a price that cannot be paid in full']
  },
  {
    name: 'mercy that holds for a truce that fails spares from hostages too',
    file: `${RULES}/resolution.ts`,
    find: ' && !mercy.onlyWithoutDeal',
    replace: '',
    noticedBy: [`${SCENES}/owned.test.ts`, 'spares nobody who has lost a fight']
  },
  {
    name: 'the sixth card is asked about with nothing to draw',
    file: `${RULES}/turn.ts`,
    find: ' && hasDeck(draft, house)) askAbout',
    replace: ') askAbout',
    noticedBy: [`${SCENES}/leading.test.ts`, 'with nothing left to draw']
  },
  {
    name: 'torture by an ability looks for the end at once',
    file: `${RULES}/turn.ts`,
    find: 'if (draft.use === null) lookForTheEnd(draft);',
    replace: 'lookForTheEnd(draft);',
    noticedBy: [`${SCENES}/owned.test.ts`, 'before the rest of the ability is done']
  },
  {
    name: 'mercy that lessens a penalty spares from hostages too',
    file: `${RULES}/resolution.ts`,
    find: 'mercy?.most === 0 &&',
    replace: 'mercy !== undefined &&',
    noticedBy: [`${SCENES}/owned.test.ts`, 'a penalty that is only lessened']
  },
  {
    name: 'more is to be distributed than there is',
    file: `${RULES}/resolution.ts`,
    find: 'Math.min(REWARD, sheet)',
    replace: 'REWARD',
    noticedBy: [`${SCENES}/rewards.test.ts`, 'as there is']
  },
  {
    name: 'an event comes a second time',
    file: `${RULES}/turn.ts`,
    find: 'draft.usedEvents = [...draft.usedEvents, event];',
    replace: 'draft.usedEvents = [event];',
    noticedBy: [`${SCENES}/encounter.test.ts`, 'joins those used before it']
  },
  {
    name: 'cards played in an encounter are gone for good',
    file: `${RULES}/turn.ts`,
    find: '  for (const { house, card } of played) toPile(draft, house, card);\n',
    replace: '',
    noticedBy: [`${SCENES}/encounter.test.ts`, 'joins those used before it']
  },
  {
    name: 'a torture without the leader is one with him',
    file: `${RULES}/turn.ts`,
    find: 'answer.plain !== true',
    replace: 'true',
    noticedBy: [`${SCENES}/leading.test.ts`, 'a torture with or without him']
  },
  {
    name: 'mercy for a failed truce is foretold for every defeat',
    file: `${OUTLOOK}/stakes.ts`,
    find: 'withoutDeal: failed',
    replace: 'withoutDeal: !failed',
    noticedBy: [FORETOLD, 'what a defeat and a failed truce take']
  },
  {
    name: 'what a card or a leader begins is not foretold',
    file: `${OUTLOOK}/foretold.ts`,
    find: '  goOnWithTheUse(after);\n',
    replace: '',
    noticedBy: [FORETOLD, 'what an answer brings']
  },
  {
    name: 'a torture is foretold of some card',
    file: `${OUTLOOK}/imagined.ts`,
    find: 'own(house)?.hostages ?? cards',
    replace: 'cards',
    noticedBy: [FORETOLD, 'what an answer brings']
  },
  {
    name: 'a deal is foretold without its influence',
    file: `${OUTLOOK}/stakes.ts`,
    find: 'counts.get(house)! + influence',
    replace: 'counts.get(house)! + 0 * influence',
    noticedBy: [FORETOLD, 'what a deal comes to']
  }
];
