/** Puts the focus on the first choice that is free. */
export const toFirstChoice = (among: ParentNode | null | undefined): void =>
  among?.querySelector<HTMLElement>('[data-choose]:not(:disabled, [aria-disabled="true"])')?.focus();

/** The same, given a button of an ask: among all choices of that ask. */
export const toFirstChoiceOf = (button: Element | null | undefined): void =>
  toFirstChoice(button?.closest('[data-ask]'));
