import type { Language } from '#text/languages';

/** "English", "Magyar": as the language calls itself, with a capital, since it stands alone. */
export function ownName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
