// A bargain in the making: the form that both fill in and sign. Nothing is answered before both have signed, or one has ended it.

import { text } from 'text:iron-throne/table';
import { untrack } from 'svelte';
import type { House } from '#iron/box';
import { MOST_IN_A_DEAL } from '#iron/box/limits';
import type { Answer, AskOf, Place, Terms } from '#iron/rules';
import { activeHouses } from '#iron/rules/encounter';
import type { PanelProps } from '../table/props';
import { type Bargained, bargained } from './bargained';
import { isLegal, whyNot } from './makingAnswers';
import { agreed, changed, columnsOf, type Item } from './terms';

type Asked = Pick<PanelProps<AskOf<'deal' | 'option'>>, 'view' | 'ask' | 'answer' | 'codes'>;

export class Bargaining {
  readonly #asked: () => Asked;
  #drafted: Terms = $state.raw({});
  #signed: readonly House[] = $state.raw([]);
  #refusal: string | null = $state.raw(null);

  constructor(asked: () => Asked) {
    this.#asked = asked;
    const { view } = untrack(asked);
    const begun = bargained(view);
    // A counter-proposal begins with the terms that were named.
    this.#drafted = begun?.terms ?? view.encounter?.terms ?? {};
    this.#signed = begun?.signed ?? [];
  }

  /** The challenger, and the defender. */
  get parties(): readonly [House, House] {
    return activeHouses(this.#asked().view) as [House, House];
  }

  /** The terms are only read. */
  get isFixed(): boolean {
    return this.#asked().ask.kind === 'option';
  }

  get mayCounter(): boolean {
    const { ask } = this.#asked();
    return ask.kind === 'option' && ask.options.includes('counter');
  }

  get terms(): Terms {
    const fixed = this.isFixed ? this.#asked().view.encounter?.terms : null;
    return fixed ?? columnsOf(this.parties, this.#drafted);
  }

  /** It can be signed. */
  get isWhole(): boolean {
    const { view, ask } = this.#asked();
    return this.isFixed || isLegal(view, ask.house, this.#given);
  }

  /** The reason why the last step was not made. */
  get refusal(): string | null {
    return this.#refusal;
  }

  /** As it is kept over a reload. */
  get made(): Bargained {
    return { terms: this.#drafted, signed: this.#signed };
  }

  /** Code signs or refuses by itself, once it sees the terms. */
  isCode(house: House): boolean {
    return this.#asked().codes?.has(house) === true;
  }

  hasSigned(house: House): boolean {
    return this.#signed.includes(house) || (this.isFixed && house !== this.#asked().ask.house);
  }

  /** Less is always possible down to nothing; more as long as the rules have no word against that item. */
  most(house: House, item: Item): number {
    const { ask } = this.#asked();
    return ask.kind === 'deal' ? (ask.most[house]?.[item] ?? 0) : this.terms[house]![item];
  }

  step(house: House, item: Item, by: number): void {
    const next = changed(this.terms, house, item, by);
    if (next[house]![item] < 0) return;
    if (by <= 0) this.#take(next);
    else if (this.#hasTooLittle(house, item)) {
      const giver = this.parties.find((one) => one !== house)!;
      this.#refusal = tooLittle(giver, item, this.most(house, item));
    } else this.#propose(next);
  }

  agree(house: House, nth: number, place: Place | null): void {
    this.#propose(agreed(this.terms, house, nth, place));
  }

  sign(house: House): void {
    const { ask, answer } = this.#asked();
    this.#signed = [...this.#signed, house];
    if (!this.parties.every((party) => this.hasSigned(party) || this.isCode(party))) return;
    const signature: Answer = { kind: 'option', option: 'sign' };
    const other = this.parties.find((party) => party !== ask.house) ?? ask.house;
    if (this.isFixed) answer(signature);
    else if (this.isCode(other)) answer(this.#given);
    else answer(this.#given, { house: other, given: signature });
  }

  counter(): void {
    this.#asked().answer({ kind: 'option', option: 'counter' });
  }

  end(): void {
    this.#asked().answer(this.isFixed ? { kind: 'option', option: 'no-deal' } : { kind: 'deal', terms: null });
  }

  get #given(): Answer {
    return { kind: 'deal', terms: this.terms };
  }

  /** The giver has no more of it. */
  #hasTooLittle(house: House, item: Item): item is Exclude<Item, 'influence'> {
    const most = this.most(house, item);
    return item !== 'influence' && this.terms[house]![item] >= most && most < MOST_IN_A_DEAL[item];
  }

  #take(next: Terms): void {
    this.#refusal = null;
    this.#drafted = next;
    this.#signed = [];
  }

  #propose(next: Terms): void {
    const { view, ask } = this.#asked();
    const why = whyNot(view, ask.house, { kind: 'deal', terms: next });
    if (why === null) this.#take(next);
    else this.#refusal = why;
  }
}

const tooLittle = (house: House, item: Exclude<Item, 'influence'>, count: number): string =>
  count === 0 ? text('deal-has-none', { item, house }) : text('deal-has-only', { item, house, count });
