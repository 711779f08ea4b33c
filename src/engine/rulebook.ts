// The shape of a game's rule book: chapters, leaves, and what stands on a leaf. The same in every language.

export interface Block {
  readonly heading?: string;
  readonly text?: string;
  /** In this order. */
  readonly steps?: readonly string[];
  readonly may?: readonly string[];
  readonly never?: readonly string[];
}

export interface Leaf {
  /** The same in every language: a page can be pointed to. */
  readonly id: string;
  /** What asks are about that it explains. */
  readonly asks?: readonly string[];
  readonly title: string;
  /** Of the printed booklet; none where it says nothing. */
  readonly pages: readonly number[];
  /** What people look for who do not know its terms: found, but not shown. */
  readonly words: string;
  readonly lead: string;
  /** How the table plays otherwise: the leaf says what holds there, and these say what was changed. */
  readonly changed?: readonly string[];
  readonly blocks: readonly Block[];
}

export interface Chapter {
  readonly title: string;
  readonly leaves: readonly Leaf[];
}
