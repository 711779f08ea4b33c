// Catalogues in TypeScript. Their text moves to messages (docs/text.md).

export const catalogue =
  <W>(english: W): (() => W) =>
  () =>
    english;
