// The options that a table can choose before a game, as data: on or off, one of a few, a number. Options.svelte draws them.

interface Titled {
  /** The value of `data-choose` on its switch, buttons or choices. */
  readonly id: string;
  readonly title: string;
  readonly note?: string;
}

interface Flag extends Titled {
  readonly kind: 'flag';
  readonly value: boolean;
  readonly set: (value: boolean) => void;
}

interface Choice extends Titled {
  readonly kind: 'choice';
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly set: (value: string) => void;
}

interface Count extends Titled {
  readonly kind: 'number';
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly set: (value: number) => void;
}

export type Option = Flag | Choice | Count;
