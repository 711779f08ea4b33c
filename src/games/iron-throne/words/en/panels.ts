// What stands on the panels: buttons, headings, consequences.

import type { Face } from '../../box/houseCards';
import type { House } from '../../box/houses';
import type { Person } from '../../box/people';
import { INFLUENCE } from '../../box/limits';
import type { OptionId, Place } from '../../rules/asks';
import type { Mark, Moment } from '../../rules/effects/vocabulary';
import type { Back, Outcome, Side } from '../../rules/terms';
import { list, several } from '../../../../ui/words/english';
import { cards, faceName, house, person, power, side } from './say';

const OPTIONS: Readonly<Record<OptionId, string>> = {
  use: 'Use it',
  always: 'Use it, and always from now on',
  leave: 'Don’t use it',
  accept: 'Accept',
  decline: 'Decline',
  sign: 'Sign',
  counter: 'Change the terms',
  'no-deal': 'No deal',
  'give-card': 'Give up a random card',
  withdraw: 'Withdraw'
};

const FROM: Readonly<Record<Back['from'], (turn: number) => string>> = {
  deck: (turn) => `turn ${turn}, from the deck`,
  hand: (turn) => `turn ${turn}, from the hand`,
  row: (turn) => `turn ${turn}, from hostages held`
};

type Item = 'influence' | 'hostages' | 'power';

const ITEMS: Readonly<Record<Item, string>> = { influence: 'Influence', hostages: 'Hostages', power: 'Power' };

const panels = {
  hold: 'hold',
  holdASecond: 'hold for a second',
  alone: (own: House) => `for House ${house(own)} alone`,
  option: (option: OptionId) => OPTIONS[option],
  change: (before: number, after: number) => `${before} → ${after}`,
  dead: 'dead',
  power,
  now: (count: number) => `${count} now`,
  left: (count: number) => `${count} left to place`,
  allPlaced: 'All placed',
  missing: {
    choose: 'Choose one first',
    character: 'Choose a character first',
    cards: (count: number) => `Choose ${several(count, 'more card', 'more cards')}`,
    power: (count: number) => `${count} power more to place`
  },

  mark: { book: 'as in the book', ours: 'house version', yours: 'yours' } satisfies Readonly<
    Record<Mark | 'yours', string>
  >,
  owned: {
    leader: (one: Person) => `${person(one)}, leader`,
    card: (one: Person) => `${person(one)}, card`
  },
  houseVersion:
    'The words on this sheet in the box are not known to us. This ability was written for this app and playtested.',

  leader: {
    people: 'Your characters would be',
    rules: 'A leader cannot die and never takes part in an encounter. Four characters remain, with 4 power each.',
    other: 'The other sheet goes back in the box, face down. Nobody learns which it was.',
    choose: (one: Person) => `Lead with ${person(one)}`,
    together: 'All leaders are revealed together.'
  },

  always: {
    says: (one: Person) => `${person(one)} is always used`,
    again: 'Ask me again'
  },

  hostages: {
    since: ({ turn, from }: Back) => FROM[from](turn),
    see: 'Hold to see its face',
    release: 'Release it',
    releaseMeans: (owner: House) => `It goes back to ${house(owner)}'s hand, and you both draw a card.`,
    torture: 'Torture it',
    tortureMeans:
      'The card is shown and discarded. A person on it loses 4 power, unless dead. For a hostility or a truce, name who loses 1: that power comes to your sheet.',
    victim: 'If it is a hostility or a truce, who suffers?',
    torturer: (one: Person) => `Use ${person(one)} for it`,
    torturerMeans: 'Or torture like anybody else.',
    tortureNow: 'Torture',
    tortureNaming: (one: Person) => `Torture, naming ${person(one)}`,
    done: 'Keep the rest',
    doneMeans: 'hold to continue',
    choose: 'Choose one of your hostages',
    none: 'No hostages'
  },

  player: {
    spread: (count: number) => `${count} of ${INFLUENCE} influence spread`,
    hand: (count: number) => `${cards(count)} in hand`,
    power: (count: number) => `${power(count)} on living characters`,
    nobody: 'Nobody',
    choose: (one: House) => `Choose ${house(one)}`,
    challenge: (one: House) => `Challenge ${house(one)}`,
    takeFrom: (one: House) => `Take from ${house(one)}`
  },

  character: {
    place: (one: Person) => `Give 1 power to ${person(one)}`,
    send: (one: Person) => `Send ${person(one)}`,
    compel: (one: Person) => `Compel ${person(one)}`,
    nobody: 'Compel nobody'
  },

  support: {
    forSide: (one: House) => `for ${house(one)}`,
    out: 'Stay out',
    wins: (houses: readonly House[]) => `If this side wins, ${list(houses.map(house))} wins the game.`,
    share: (houses: readonly House[]) =>
      `If this side wins, ${list(houses.map(house))} win the game and share the victory.`
  },

  houseCard: {
    side: 'Your side',
    soFar: 'so far',
    thisCard: 'this card',
    together: 'total',
    other: (one: House, total: number) => `${house(one)} has ${total} before the cards.`,
    means: 'What a card does',
    hostility: 'A hostility adds its value.',
    truce: 'Two truces: you bargain. A truce against a hostility: betrayal.',
    person: 'A character counts as a hostility of 0, whoever it is.',
    faceDown: 'face down',
    text: (window: 'reveal' | 'resolution') =>
      window === 'reveal' ? 'Played after the reveal' : 'Played after the resolution',
    hostages: 'Your hostages',
    lay: (face: Face) => `Play ${faceName(face)}`,
    choose: 'Choose a card',
    waits: (one: House) => `Both cards are revealed once ${house(one)} has chosen too.`,
    makes: (before: number, after: number) => `hold: ${before} → ${after}`,
    open: 'Your card is played face up.',
    peeked: (one: House) => `You saw in ${house(one)}'s hand`,
    value: (count: number) => `value ${count}`,
    noValue: 'no value'
  },

  cards: {
    discard: (count: number) => `Discard ${cards(count)}`,
    discardOne: (face: Face) => `Discard ${faceName(face)}`,
    lay: (face: Face) => `Play ${faceName(face)}`,
    layOne: 'Play a hostility',
    none: 'None',
    noHigher: 'I have no higher one',
    leave: 'Leave it as it is',
    keep: 'Keep my card',
    does: (face: Face, total: number) => `${faceName(face)} would make it ${total}`
  },

  reactions: {
    nobody: 'Nobody',
    back: 'Back without a card',
    playOne: 'Play a card',
    play: (one: Person) => `Play ${person(one)}`,
    would: (challenger: number, defender: number, then: number, other: number) =>
      `${challenger} to ${defender} → ${then} to ${other}`,
    cannot: 'You hold nothing that can be played now. Wait as long as you like before you go back.',
    what: 'What you could play now',
    leaders: 'Leaders'
  },

  split: {
    sheet: (count: number) => `${power(count)} on your leader sheet`,
    commit: 'Move the power',
    none: 'Move none'
  },

  bargain: {
    title: 'The truce',
    between: (one: House, other: House) => `between ${house(one)} and ${house(other)}`,
    gets: (one: House) => `${house(one)} gets`,
    item: (item: Item) => ITEMS[item],
    most: { influence: 'up to 1', hostages: 'up to 2', power: 'from the sheet' } satisfies Record<Item, string>,
    more: (item: Item, one: House) => `More ${ITEMS[item].toLowerCase()} for ${house(one)}`,
    less: (item: Item, one: House) => `Less ${ITEMS[item].toLowerCase()} for ${house(one)}`,
    which: 'Which?',
    whichOf: (nth: number, taker: House) => `Hostage ${nth} for ${house(taker)}`,
    open: 'taker chooses',
    fromDeck: 'top of the deck',
    fromHand: 'random, from the hand',
    fromRow: (at: number, back: Back) => `${house(back.house)} card, number ${at + 1} of those held`,
    after: (one: House, count: number) => `${house(one)} ${count} of ${INFLUENCE}`,
    afterwards: (counts: readonly string[]) => `Spread afterwards: ${list(counts)}.`,
    wins: (winners: readonly House[]) =>
      winners.length === 1
        ? `With this deal, ${list(winners.map(house))} wins the game.`
        : `With this deal, ${list(winners.map(house))} share the victory.`,
    neither: 'Nobody wins or loses the encounter.',
    nothing: 'Nothing changes hands yet, so there is nothing to sign.',
    without: 'Without a deal both sides lose:',
    loses: (one: Person, before: number, after: number) => `${person(one)} ${before} → ${after === 0 ? 'dead' : after}`,
    supporters: (houses: readonly House[]) =>
      `${list(houses.map(house))} may talk but ${houses.length === 1 ? 'gets' : 'get'} nothing from a deal.`,
    signs: (one: House) => `${house(one)} signs`,
    signed: (one: House) => `${house(one)} has signed`,
    holdSeal: 'hold the seal',
    noDeal: 'No deal',
    noDealMeans: 'hold: both sides lose',
    talk: 'Talk. There is no clock.',
    breaks: 'Any change breaks both seals.'
  },

  place: {
    deck: 'The deck',
    deckMeans: 'the top card, which nobody has seen',
    hand: 'The hand',
    handMeans: (victim: House) => `a random card: ${house(victim)} will notice which one is gone`,
    row: 'A hostage',
    rowMeans: (back: Back) => `a ${house(back.house)} card, ${FROM[back.from](back.turn)}`,
    none: 'Take no hostage',
    take: (place: Place) =>
      place === 'deck' ? 'Take from the deck' : place === 'hand' ? 'Take from the hand' : 'Take this hostage'
  },

  rescue: {
    heldBy: (holder: House) => `held by ${house(holder)}`,
    take: 'Bring it home'
  },

  sift: {
    keep: 'Keep',
    order: 'Back on the deck',
    top: 'top',
    commit: (face: Face) => `Keep ${faceName(face)}`,
    later: 'Move down'
  },

  reveal: {
    ahead: (one: House, by: number) => `${house(one)} is ahead by ${by}`,
    equal: 'The totals are equal',
    betrays: (one: House) => `${house(one)} betrays the truce`,
    bothTruce: 'Both show a truce',
    houseCard: 'House card',
    halved: 'halved',
    noCard: 'no card',
    effects: 'effects',
    of: (one: House) => `of ${house(one)}`,
    ifItStays: 'If it stays like this',
    spread: (houses: readonly House[], on: House) =>
      houses.length === 1
        ? `${list(houses.map(house))} spreads influence to ${house(on)}.`
        : `${list(houses.map(house))} each spread influence to ${house(on)}.`,
    reward: (houses: readonly House[]) =>
      houses.length === 1
        ? `${list(houses.map(house))} draws 2 cards and distributes 2 power.`
        : `${list(houses.map(house))} each draw 2 cards and distribute 2 power.`,
    lose: (people: readonly string[]) => `${list(people)} lose half, rounded up.`,
    loses: (one: string) => `${one} loses half, rounded up.`,
    tie: 'Both sides lose.',
    bargain: (one: House, other: House) => `${house(one)} and ${house(other)} bargain.`,
    goOn: 'Continue'
  },

  moments: {
    /** When a leader that an owner of the box has written counts. */
    of: {
      'before-turn': 'Before your turn',
      'before-offer': 'Before each offer of support',
      'before-cards': 'Before the House cards',
      reveal: 'After the reveal',
      resolution: 'After the resolution',
      always: 'Always'
    } satisfies Readonly<Record<Moment | 'always', string>>,
    leaders: 'The leaders',
    leads: (own: House) => `leads ${house(own)}`,
    event: (turn: number, own: House) => `Turn ${turn}, ${house(own)} challenges`,
    result: (outcome: Outcome) =>
      outcome === 'hostility' ? 'Hostility' : outcome === 'betrayal' ? 'Betrayal' : 'Truce',
    wonBy: (one: Side) => `${side(one) === side('challenger') ? 'The challenger' : 'The defender'} wins`,
    tie: 'Both sides lose',
    deal: 'A deal',
    noDeal: 'No deal: both sides lose',
    died: (one: Person, own: House) => `${person(one)} of ${house(own)} is dead`
  },

  mine: {
    hand: 'Your hand',
    hostages: 'Your hostages',
    none: 'You hold no hostages.',
    empty: 'You have no cards in hand.'
  },

  boards: {
    title: 'Influence',
    wouldWin: (houses: readonly House[]) =>
      houses.length === 1
        ? `If the game ended now, ${list(houses.map(house))} would win.`
        : `If the game ended now, ${list(houses.map(house))} would share the victory.`
  },

  book: {
    title: 'Leaders and cards',
    leaders: 'As a leader',
    cards: 'As a character card',
    what: 'What each person does as a leader, and what the character card of the same person does.',
    versions: 'A house version was written for this app and playtested: the words in the box are not known to us.'
  }
};

export default panels;
