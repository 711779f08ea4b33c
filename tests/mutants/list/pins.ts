// PINs: they keep honest people honest.

import type { Mutant } from '../mutant';

const PIN = 'src/lib/play/pin.ts';
const TEST = 'tests/play/wrongPin.test.ts';
const IN_BROWSER = 'tests/e2e/curtain.spec.ts';

export const PINS: readonly Mutant[] = [
  {
    name: 'any PIN is right',
    file: PIN,
    find: 'isPin(entered: string, kept: string): Promise<boolean> {',
    replace: 'isPin(entered: string, kept: string): Promise<boolean> {\n  if (entered !== kept) return true;',
    noticedBy: [TEST, 'a wrong PIN is refused']
  },
  {
    name: 'PINs that are equal are kept as equal hashes',
    file: PIN,
    find: 'hex(crypto.getRandomValues(new Uint8Array(8)))',
    replace: 'hex(new Uint8Array(8))',
    noticedBy: [TEST, 'two seats with the same PIN do not show it']
  },
  {
    name: 'the curtain of a seat with a PIN opens without it',
    file: 'src/lib/table/curtain/Curtain.svelte',
    find: 'pin === null',
    replace: 'true',
    noticedBy: [IN_BROWSER, 'a wrong PIN is refused']
  },
  {
    name: 'nobody has to wait after a wrong PIN',
    file: 'src/lib/table/curtain/Pin.svelte',
    find: 'WAITS[Math.min(wrong, WAITS.length - 1)] ?? 0',
    replace: '0',
    noticedBy: [IN_BROWSER, 'the next try has to wait']
  }
];
