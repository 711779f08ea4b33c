// The log's sentence about a seat that changed hands.

import { text } from 'text:thrones/code';
import type { Code } from '#shell/saves/handed';
import type { House } from '#thrones/box';
import { kindOf } from '#thrones/minds/kinds';

/** `code` is null if a person took the seat over. */
export const handedText = (house: House, name: string, code: Pick<Code, 'level' | 'person'> | null): string =>
  code === null
    ? text('code-handed-person', { house, name })
    : text('code-handed', { house, name, skill: kindOf(code).level });
