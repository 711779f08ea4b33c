// What can be told of Hungarian by its sounds alone: a/az, vowel harmony, endings of numbers, and the forms of nouns.

import type { Nouns } from '../../scripts/text/compile.mjs';

const BACK = 'aáoóuú';
const ROUND = 'öőüű';
const VOWELS = `${BACK}${ROUND}eéií`;

/** What is not spoken as it is written: foreign names, letters one by one. */
const SPOKEN: Readonly<Record<string, string>> = {
  Baratheon: 'baration',
  Brienne: 'brien',
  Catelyn: 'kételin',
  Cersei: 'szerszei',
  Clegane: 'kligén',
  Daenerys: 'denerisz',
  Greyjoy: 'grédzsoj',
  Hotah: 'hotá',
  Jaime: 'dzsémi',
  Joffrey: 'dzsofri',
  Jorah: 'dzsorá',
  Mace: 'mész',
  Margaery: 'mardzseri',
  Melisandre: 'meliszandré',
  MIT: 'emité',
  Pyke: 'pájk',
  Renly: 'renli',
  Saan: 'szán',
  Seaworth: 'szívörsz',
  Selyse: 'szelíz',
  Stannis: 'sztanisz',
  Tarly: 'tárli',
  Yronwood: 'ájronvúd'
};

/** Compounds, in which the last member alone decides. */
const COMPOUND = /(?:fészek|vidék|vég|nője)$|^(?:vala|akár|a)(?:ki|mi)$/;

/** What "az" points back to, where it is no article: "az győz, aki …". */
const POINTED = 'dönt győz látszik lesz marad mondja nem nyer sereg sincs változatlan'.split(' ');

/** Endings that only look like a case. */
const NO_CASE = ['melisandre', 'nyitnak', 'vipera'];

type Harmony = 'back' | 'front' | 'round' | 'mixed';

const spoken = (name: string): string => {
  const last = name.split(/[ -]/).filter(Boolean).at(-1) ?? '';
  return (SPOKEN[last] ?? last).toLowerCase();
};

/** The last vowel decides; i and í are neutral, and e and é after a back vowel leave the choice. */
function harmonyOf(name: string): Harmony {
  const word = spoken(name);
  const vowels = [...word].filter((one) => VOWELS.includes(one));
  if (COMPOUND.test(word)) return 'front';
  const last = vowels.findLast((one) => !'ií'.includes(one));
  if (last === undefined) return 'front';
  if (BACK.includes(last)) return 'back';
  if (ROUND.includes(last)) return 'round';
  return vowels.some((one) => BACK.includes(one)) ? 'mixed' : 'front';
}

const suits = (ending: string, harmony: Harmony): boolean =>
  harmony === 'mixed' || [...ending].some((one) => BACK.includes(one)) === (harmony === 'back');

/** One, five, fifty and a thousand begin with a vowel. */
const beginsWithVowel = (word: string): boolean =>
  /^\d/.test(word)
    ? /^(?:1(?:\d{3})*|5\d*)$/.test(word)
    : VOWELS.includes((SPOKEN[word] ?? word).charAt(0).toLowerCase());

/** Articles that do not suit the word behind them. */
const articleFaults = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\p{L}\d-])(az?) [„»(]?(\d+|\p{L}+)/giu)].flatMap(([whole, article = '', next = '']) => {
    const isLong = article.toLowerCase() === 'az';
    return isLong === beginsWithVowel(next) || (isLong && POINTED.includes(next)) ? [] : [whole];
  });

const CASES = 'ban|ben|ból|ből|ba|be|ról|ről|ra|re|tól|től|nak|nek|hoz|hez|höz|val|vel|nál|nél|talan|telen';
const CASE = new RegExp(`(?<![\\p{L}-])([\\p{L}-]{2,}?)-?(${CASES})(?![\\p{L}-])`, 'giu');

/** Endings that do not suit the vowels before them. */
const harmonyFaults = (text: string): readonly string[] =>
  [...text.matchAll(CASE)].flatMap(([whole, stem = '', ending = '']) =>
    suits(ending, harmonyOf(stem)) || NO_CASE.includes(whole.toLowerCase()) ? [] : [whole]
  );

/** What -s is after 0 to 9 and after 10 to 90; other endings have its vowels. */
const ONES = ['s', 'es', 'es', 'as', 'es', 'ös', 'os', 'es', 'as', 'es'];
const TENS = ['', 'es', 'as', 'as', 'es', 'es', 'as', 'es', 'as', 'es'];

function endingOf(number: string): string {
  const [, tens = '0', ones = '0'] = /(\d?)(\d)$/.exec(number) ?? [];
  if (number === '0' || ones !== '0') return ONES[Number(ones)] ?? '';
  return tens === '0' ? (number.endsWith('000') ? 'es' : 'as') : (TENS[Number(tens)] ?? '');
}

/** "4-as", "6-tel": endings that do not suit the number as it is spoken. */
const numberFaults = (text: string): readonly string[] =>
  [...text.matchAll(/(\d+)-(\p{Ll}+)/gu)].flatMap(([whole, number = '', ending = '']) => {
    const wanted = endingOf(number);
    const isS = /^[aeoö]?s$/.test(ending);
    const isBack = number === '0' || /[ao]/.test(wanted);
    const isFine = isS ? ending === wanted : !/[aáoóuúeöőüű]/.test(ending) || /[aáoóuú]/.test(ending) === isBack;
    return isFine ? [] : [whole];
  });

/** All that can be told of a text. */
export const soundFaults = (text: string): readonly string[] =>
  [...articleFaults(text), ...harmonyFaults(text), ...numberFaults(text)].map((one) => `“${one}” in “${text}”`);

/** The endings of a form, each as after back, front and round vowels. */
const ENDINGS: Readonly<Record<string, readonly (readonly [string, string, string])[]>> = {
  in: [
    ['ban', 'ben', 'ben'],
    ['on', 'en', 'ön'],
    ['n', 'n', 'n']
  ],
  to: [
    ['ba', 'be', 'be'],
    ['ra', 're', 're']
  ],
  from: [
    ['ból', 'ből', 'ből'],
    ['ról', 'ről', 'ről'],
    ['tól', 'től', 'től']
  ],
  dat: [['nak', 'nek', 'nek']],
  for: [['ért', 'ért', 'ért']],
  on: [['ra', 're', 're']],
  with: [['al', 'el', 'el']]
};

const COLUMN = { back: 0, front: 1, round: 2 };

/** What is wrong with a form of a name: "Deres", "in" and "Deresban". */
function endingFault(name: string, form: string, is: string): string | undefined {
  if (/^(?:possA|a)cc$/.test(form)) return is.endsWith('t') ? undefined : 'ends in -t';
  const sets = ENDINGS[form];
  if (sets === undefined) return undefined;
  const found = sets
    .flatMap((set) => set.map((ending) => ({ ending, set })))
    .filter(({ ending }) => is.endsWith(ending))
    .sort((a, b) => b.ending.length - a.ending.length)[0];
  if (found === undefined) return `ends in -${sets.flat().join(', -')}`;
  const harmony = harmonyOf(name);
  // In names the e after a back vowel decides: Lannisternek, Targaryentől.
  const wanted = found.set[COLUMN[harmony === 'mixed' ? 'front' : harmony]];
  return wanted === undefined || found.ending === wanted ? undefined : `ends in -${wanted}`;
}

/** Within a place, or upon it: all three forms go together. */
const SERIES: Readonly<Record<string, readonly [RegExp, RegExp]>> = {
  in: [/b[ae]n$/, /(?:^|[^b][ae]|[^ae])n$/],
  to: [/b[ae]$/, /r[ae]$/],
  from: [/b[óő]l$/, /r[óő]l$/]
};

type Forms = Nouns[string][string];

function nameFaults(name: string, forms: Forms): readonly string[] {
  const texts = new Map(Object.entries(forms).filter((one): one is [string, string] => typeof one[1] === 'string'));
  const bases = [name, texts.get('poss') ?? ''].map((one) => one.toLowerCase()).filter((one) => /[ae]$/.test(one));
  const faults = [...texts].flatMap(([form, is]) => {
    const fault = endingFault(name, form, is);
    const isShort = bases.some((base) => /^\p{L}/u.test(is.toLowerCase().split(base)[1] ?? ''));
    return [
      ...(fault === undefined ? [] : [`${form}: “${is}” ${fault}`]),
      ...(isShort ? [`${form}: “${is}”: its last vowel is long before an ending`] : [])
    ];
  });
  const nom = texts.get('nom')?.replace(/^az? /, '');
  if (nom !== name.replace(/^Az? /, '')) faults.push(`nom: “${nom}” is not “${name}”`);
  if (Object.keys(SERIES).every((form) => texts.has(form))) {
    const kinds = Object.entries(SERIES).map(([form, ends]) =>
      ends.findIndex((end) => end.test(texts.get(form) ?? ''))
    );
    if (new Set(kinds).size > 1) faults.push('in, to and from are not of one series');
  }
  return faults;
}

/** Groups whose forms are the name with an ending. */
const NAMES = ['areas', 'houses', 'houseCards', 'people', 'tokens', 'orders'];

const textsOf = (forms: Forms): readonly string[] =>
  Object.values(forms).flatMap((one) => (typeof one === 'string' ? [one] : Object.values(one)));

/** What is wrong with any form of any noun. */
export const nounFaults = (nouns: Nouns): readonly string[] =>
  Object.entries(nouns).flatMap(([group, all]) =>
    Object.entries(all).flatMap(([id, forms]) => {
      const name = group === 'tracks' ? forms.nom : forms.name;
      return [
        ...textsOf(forms).flatMap(soundFaults),
        ...(typeof name === 'string' && group === 'tracks' ? nameFaults(name.replace(/^az? /, ''), forms) : []),
        ...(typeof name === 'string' && NAMES.includes(group) ? nameFaults(name, forms) : [])
      ].map((fault) => `${group}.${id}: ${fault}`);
    })
  );
