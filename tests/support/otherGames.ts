// Said by tests that play or open games of a seed, when the box deals something else.

/** A card more changes every hand that is dealt; a test that fails only for that needs other numbers. */
export const OTHER_GAMES =
  'the games that this test knows have changed; after a new card see docs/adding-a-card.md, Tests that count cards';
