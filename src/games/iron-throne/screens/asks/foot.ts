// What the foot of an ask takes.

/** Another way than the deed. */
export interface OtherDeed {
  readonly says: string;
  readonly choose: string;
  readonly commit: () => void;
}

export interface Deed {
  /** What the button does. */
  readonly deed: string;
  readonly commit: () => void;
  /** Reason why it cannot be done yet. */
  readonly missing?: string | null | undefined;
  /** Where a tap leads then; left out: to the first free choice. */
  readonly onmissing?: (() => void) | undefined;
  /** It is held, for good; its `data-held`. */
  readonly held?: string | undefined;
  /** What the deed brings. */
  readonly note?: string | undefined;
  /** Its `data-choose`, where it is one of several options. */
  readonly choose?: string | undefined;
  readonly decline?: OtherDeed | null | undefined;
  readonly others?: readonly OtherDeed[] | undefined;
}
