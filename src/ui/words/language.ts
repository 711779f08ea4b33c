// The current language. It belongs to the reader, not to the app: the table has one, and each seat may have its own.

import { SvelteMap } from 'svelte/reactivity';

export const LANGUAGES = ['en', 'hu', 'fr', 'it', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Where the text of a catalogue is loaded from. A language without one is read in English. */
type Loaders<W> = Readonly<Partial<Record<Language, () => Promise<{ readonly default: W }>>>>;

/** A map, because headless programs read these words too, and no compiler of Svelte sees them: outside a page it is an ordinary one. */
const reader = new SvelteMap<'language', { readonly is: Language }>([['language', { is: 'en' }]]);
const loading = new Set<(wanted: Language) => Promise<void>>();

export const language = (): Language => reader.get('language')!.is;

/** Some of the app's text, a function of the language: whatever shows it follows a change. */
export function catalogue<W>(english: W, others: Loaders<W> = {}): () => W {
  const here = new Map<Language, W>([['en', english]]);
  const load = async (wanted: Language): Promise<void> => {
    const text = here.has(wanted) ? undefined : await others[wanted]?.();
    if (text !== undefined) here.set(wanted, text.default);
  };
  loading.add(load);
  // With a screen that is loaded late, while another language is read.
  if (language() !== 'en') void load(language()).then(() => reader.set('language', { is: language() }));
  return () => here.get(language()) ?? english;
}

/** From here on this language is read, once all of its text is there: no screen is half in one and half in another. */
export async function readIn(wanted: Language): Promise<void> {
  await Promise.all([...loading].map((load) => load(wanted)));
  reader.set('language', { is: wanted });
}
