// The props of an ask's foot.

/** Another way than the deed. */
export interface OtherDeed {
  readonly says: string;
  readonly choose: string;
  readonly commit: () => void;
}

export interface Deed {
  /** The label of the button. */
  readonly deed: string;
  readonly commit: () => void;
  /** Reason why it cannot be done yet. */
  readonly missing?: string | null | undefined;
  /** A tap does this then; left out, it leads to the first free choice. */
  readonly onmissing?: (() => void) | undefined;
  /** It is held, for good; its `data-held`. */
  readonly held?: string | undefined;
  /** The effect of the deed. */
  readonly note?: string | undefined;
  /** Its `data-choose`, where it is one of several options. */
  readonly choose?: string | undefined;
  readonly decline?: OtherDeed | null | undefined;
  readonly others?: readonly OtherDeed[] | undefined;
}
