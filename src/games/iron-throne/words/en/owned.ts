// Cards that an owner of the box writes: the list, the form, files. Loaded with that page alone.

import type { Person } from '../../box/people';
import type { ConditionForm, VerbForm } from '../../rules/effects/forms';
import type { Group, Having, Moment } from '../../rules/effects/vocabulary';
import { several } from '../../../../ui/words/english';
import { person } from './say';

const GROUPS: Readonly<Record<Group, string>> = {
  self: 'you',
  chosen: 'the player chosen before',
  others: 'all other players',
  'own-active': 'your side’s active player',
  'own-supporters': 'your side’s supporters',
  'own-side': 'everyone on your side',
  'their-active': 'the opposing active player',
  'their-supporters': 'the opposing supporters',
  'their-side': 'everyone on the other side',
  'other-supporters': 'other supporters, of either side',
  'hostile-actives': 'active players who showed hostility',
  ahead: 'players who have spread more than you'
};

const HAVING: Readonly<Record<Having, string>> = {
  card: 'who have a card anywhere',
  'hand-card': 'who have a card in hand',
  living: 'whose character lives'
};

const WORDS: Readonly<Record<string, string>> = {
  ...GROUPS,
  ...HAVING,
  own: 'your side',
  their: 'the other side',
  hostility: 'hostility',
  betrayal: 'betrayal',
  truce: 'truce'
};

const VERBS: Readonly<Record<VerbForm, string>> = {
  draw: 'Draw cards',
  'draw-per-loser': 'Draw for each player of the other side',
  discard: 'Discard chosen cards',
  'discard-hostility': 'Discard a hostility up to a value',
  'discard-random': 'Discard random cards',
  distribute: 'Move power from your sheet, as you like',
  place: 'Move power from your sheet to your participant',
  remove: 'Move power from participants to their sheet',
  'remove-all-but': 'Leave participants only so much power',
  burn: 'Put power from your sheet in the box',
  'take-hostage': 'Take a hostage',
  rescue: 'Take one of your own cards back',
  torture: 'Torture a hostage you hold',
  add: 'Add to a total',
  'add-per-supporter': 'Add to a total for each of your supporters',
  'add-own-power': 'Add your participant’s power once more',
  'add-half-spent': 'Add half of the hostility just discarded',
  halve: 'Halve the other side’s value',
  higher: 'The chosen player must play a higher hostility',
  swap: 'Your active player may play another hostility',
  truce: 'Settle it as a truce',
  tie: 'Your side wins equal totals',
  withdraw: 'Withdraw from the encounter',
  peek: 'Look at random cards of the opponent’s hand',
  'open-first': 'The opponent plays first, face up',
  compel: 'Compel a character of that player',
  soften: 'Lose no more than so much by a penalty',
  recycle: 'Shuffle your discard pile into your deck',
  sift: 'Look at the top of your deck and keep some',
  choose: 'Choose a player',
  yield: 'The chosen supporter gives a card, or withdraws'
};

const CONDITIONS: Readonly<Record<ConditionForm, string>> = {
  active: 'you challenge or defend',
  supporting: 'you support',
  participant: 'you take part in any way',
  challenger: 'it is your turn',
  won: 'your side won',
  lost: 'your side lost',
  'spread-none': 'you spread no influence this turn',
  'own-card-held': 'somebody holds a card of yours',
  'holds-hostage': 'you hold a hostage',
  'cards-left': 'your deck or discard pile has cards',
  outcome: 'the cards show',
  some: 'there is one of',
  none: 'there is none of',
  'showed-truce': 'the truce was shown by',
  sheet: 'your sheet has power, at least',
  hand: 'your hand has cards, at least',
  'their-hand': 'the opponent has cards, at least',
  'own-power': 'your participant has power, at least'
};

/** By the names of the fields. */
const FIELDS: Readonly<Record<string, string>> = {
  who: 'Who',
  at: 'Whose',
  from: 'From',
  n: 'How many',
  perLoser: 'Cards for each',
  hostilityUpTo: 'Up to a value of',
  optional: 'May be declined, and then nothing follows',
  allBut: 'Power left',
  side: 'Which total',
  'amount.n': 'How much',
  'amount.supporting': 'Another number in support',
  'amount.perSupporter': 'For each supporter',
  'amount.ownPowerUpTo': 'At most',
  most: 'At most',
  onlyWithoutDeal: 'Only if a truce fails',
  keep: 'Cards kept',
  having: 'Only those',
  outcome: 'What they show',
  some: 'Whom',
  none: 'Whom',
  showedTruce: 'By whom',
  sheet: 'Power',
  hand: 'Cards',
  theirHand: 'Cards',
  ownPower: 'Power',
  thenDraw: 'Then draw',
  draws: 'Cards drawn',
  takes: 'Power taken for a hostility or truce',
  refillTo: 'Cards in hand'
};

const MOMENTS: Readonly<Record<Moment | 'always', string>> = {
  'before-turn': 'before your turn',
  'before-offer': 'before each offer of support',
  'before-cards': 'before the House cards',
  reveal: 'after the reveal',
  resolution: 'after the resolution',
  always: 'always in force'
};

/** As `screens/owned/file.ts` tells it. */
type Misread =
  | { readonly what: 'unreadable' | 'too-large' | 'not-json' | 'not-ours' | 'a-game' | 'newer' | 'empty' }
  | { readonly what: 'twice'; readonly at: string }
  | { readonly what: 'faults'; readonly faults: readonly string[] };

function misread(why: Misread): string {
  switch (why.what) {
    case 'unreadable':
      return 'The device could not read the file. Try again, or get a fresh copy.';
    case 'too-large':
      return 'The file is larger than all cards together could be, so it was not opened.';
    case 'not-json':
      return 'The file is damaged or something else than cards: it cannot be read to its end.';
    case 'not-ours':
      return 'This is no file of cards from this app.';
    case 'a-game':
      return 'This is a saved game or a backup, not a file of cards. Open it under “Import games”.';
    case 'newer':
      return 'It was made by a newer version of the app. Update the app here, then import it again.';
    case 'empty':
      return 'There is no card in it.';
    case 'twice':
      return `It says two things about the same place: ${why.at}.`;
    case 'faults':
      return 'Something in it is not possible, so no card was taken from it:';
  }
}

const owned = {
  game: 'The Iron Throne',
  begun: 'begun, not saved',
  what: 'Most leaders and cards are house versions, because the words in the box are not known to us. If you own the box, write here what yours do. The next new game plays them; a game in progress keeps the cards it began with.',
  none: 'You have not written any card yet.',
  count: (count: number) => `${several(count, 'card is', 'cards are')} written by you.`,
  export: 'Save to a file',
  import: 'Open a file',
  forget: 'Forget all',
  undo: 'Undo',
  close: 'Close',
  fileName: 'iron-throne-cards',
  exported: {
    shared: 'Your cards were shared.',
    saved: 'Your cards were saved to a file in your downloads.'
  },
  imported: (count: number, replaced: number) =>
    `${several(count, 'card was', 'cards were')} imported.${replaced === 0 ? '' : ` ${several(replaced, 'of them replaces', 'of them replace')} what you had written.`}`,
  forgotten: 'All leaders and cards are the app’s own again.',
  saved: (one: string) => `${one} is saved and will be in the next new game.`,
  returned: (one: string) => `${one} is the app’s own again.`,
  notKept: 'This browser keeps nothing: your cards are lost when the page is closed. Save them to a file.',
  misread,

  leader: 'Leader',
  card: 'Card',
  leaderOf: (one: Person) => `${person(one)}, leader`,
  cardOf: (one: Person) => `${person(one)}, card`,
  titleField: 'Title on the card',
  textField: 'Its text, in your words',
  letters: (count: number, most: number) => `${count} of ${most}`,
  when: 'When it counts',
  moments: MOMENTS,
  use: 'Using it',
  uses: { asked: 'the player is asked each time', auto: 'the player may say “always”' },
  conditions: 'Only if',
  noConditions: 'No condition.',
  addCondition: 'Add a condition',
  effects: 'What it does, in this order',
  noEffects: 'Nothing yet.',
  addEffect: 'Add an effect',
  place: (number: number) => `${number}.`,
  entry: (what: string, number: number) => `${what}: ${number}`,
  remove: (number: number) => `Remove ${number}`,
  earlier: (number: number) => `Move ${number} up`,
  verbForms: VERBS,
  conditionForms: CONDITIONS,
  field: (name: string) => FIELDS[name] ?? name,
  word: (word: string) => WORDS[word] ?? word,
  any: 'any',
  standing: 'What holds always',
  standings: {
    penalty: 'Penalties cost you less',
    keepsOne: 'Once a turn a dying character keeps 1 power, for 1 power from your sheet',
    torturer: 'You torture in your own way',
    refillTo: 'You draw up to another number'
  },
  fault: (told: string) => `${told.charAt(0).toUpperCase()}${told.slice(1)}.`,
  faults: 'Not possible yet',
  preview: 'How it will look',
  save: 'Save',
  back: 'Back to the app’s own'
};

export default owned;
