// Hostile content of files: as a name, as any value, as a key.

export const NAMES: readonly string[] = [
  '<img src=x onerror="globalThis.pwned=1">',
  '<script>globalThis.pwned=1</script>',
  '"><svg/onload=globalThis.pwned=1>',
  'javascript:globalThis.pwned=1',
  '{@html "<b>x</b>"}',
  "${globalThis.pwned=1}{{constructor.constructor('x')()}}",
  '&lt;b&gt;&#0;&#x202e;',
  'a\u0000b\u0007\u001b[31mc\u009f',
  '\u202Enna\u202C\u2066\u2069',
  '\uD800',
  'half\uDC00\uD83D',
  '\u200F\u200E\uFEFF',
  '\u200B\u2060\u3164',
  'line\nbreak\r\n\u2028\u2029',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'Z\u0351\u0352\u0353\u0354\u0355'.repeat(12),
  '👨‍👩‍👧‍👦'.repeat(7),
  'x'.repeat(80),
  'x'.repeat(81),
  '👑'.repeat(50_000),
  ''
];

export const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  -0,
  0.1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  'NaN',
  'atlantis',
  '__proto__',
  'toString',
  [],
  {},
  [[[]]],
  { length: 1e9 },
  { toJSON: 1, then: 1, valueOf: 1 },
  { kind: 'position', position: {}, at: 'over' }
];

/** As text: objects made by code have no such keys of their own. */
export const KEYS: readonly string[] = [
  '"__proto__":{"polluted":1}',
  '"__proto__":null',
  '"constructor":{"prototype":{"polluted":1}}',
  '"toString":1',
  '"hasOwnProperty":null',
  '"prototype":{}',
  '"dragons":3'
];

export const NUMBERS: readonly string[] = [
  '1e999',
  '-1e999',
  '9'.repeat(400),
  '1e-999',
  '0.30000000000000004',
  '2147483648'
];
