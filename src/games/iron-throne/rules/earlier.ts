// Games that were begun before the rulebook was read again go on by the rules they began with: every answer that was given in them
// has to lead to the same position again. What is asked and carried out differently in them is decided by this one question.

import type { Table } from './position';

export const isEarlier = ({ version }: Pick<Table, 'version'>): boolean => version === 1;
