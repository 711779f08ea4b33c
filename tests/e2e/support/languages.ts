import { LANGUAGES } from '#text/languages';
import { test } from './app';

type Other = Exclude<(typeof LANGUAGES)[number], 'en'>;

/** The same tests in each language but English. */
export function inOtherLanguages(tests: (language: Other) => void): void {
  for (const language of LANGUAGES)
    if (language !== 'en')
      test.describe(language, () => {
        test.use({ language });
        tests(language);
      });
}
