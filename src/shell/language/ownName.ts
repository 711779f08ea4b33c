import type { Language } from '#text/languages';

/** The name of a language in that language: "English", "Magyar". With a capital, since it stands alone. */
export function ownName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
