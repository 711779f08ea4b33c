// The faults of a file, as data: for each fault the screen has a sentence that a player understands.

export type Wrong =
  /**
   * unreadable: the device does not give it out. not-ours: something else than a game or a backup. torn: it does not unpack to the
   * end. too-large: more than any game needs. newer: made by a newer version. parts: something is missing or of the wrong kind.
   * beginning: no game begins like that. seats: others sit there than play. running: the same game is played here.
   * binned: a copy that went further had been deleted, and is back. another-tablet: pictures that are locked for another one.
   */
  | {
      readonly what:
        | 'unreadable'
        | 'not-ours'
        | 'torn'
        | 'too-large'
        | 'newer'
        | 'parts'
        | 'beginning'
        | 'seats'
        | 'running'
        | 'binned'
        | 'another-tablet';
    }
  /** The answer that is refused; everything before it is legal. */
  | {
      readonly what: 'answer';
      readonly number: number;
      readonly of: number;
      readonly house: string;
      readonly round: number;
    }
  /** Every answer is legal, but together they lead to another position. */
  | { readonly what: 'ending'; readonly of: number };
