// Words of the language that is being spoken: a function, so that whatever shows them follows a change of language.

export function spoken<W>(english: W): { readonly words: () => W; readonly speak: (language: W) => void } {
  let current: W = $state.raw(english);
  return { words: () => current, speak: (language) => void (current = language) };
}
