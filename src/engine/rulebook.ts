// The shape of a game's rulebook: chapters, leaves, and the blocks of a leaf. It is the same in every language.

export interface Block {
  readonly heading?: string;
  readonly text?: string;
  /** Steps that are taken in this order. */
  readonly steps?: readonly string[];
  readonly may?: readonly string[];
  readonly never?: readonly string[];
}

export interface Leaf {
  /** The same in every language, so that a link can point to the page. */
  readonly id: string;
  /** The asks (by what they are about) that this leaf explains. */
  readonly asks?: readonly string[];
  readonly title: string;
  /** Pages of the printed rulebook; empty where it says nothing about this. */
  readonly pages: readonly number[];
  /** Other words that people search for who do not know the terms: they are found, but not shown. */
  readonly words: string;
  readonly lead: string;
  /** Notes on the house rules of this table: the leaf says what holds here, and these say what was changed. */
  readonly changed?: readonly string[];
  readonly blocks: readonly Block[];
}

export interface Chapter {
  readonly title: string;
  readonly leaves: readonly Leaf[];
}
