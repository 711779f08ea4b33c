// A size in bytes, written as the reader's language does it.

import { text } from 'text:shell/pages';
import { localeOf } from '#text/grammar';
import { language } from '#text/text';

const MEGABYTE = 1_000_000;
const SMALLEST = 0.1;

const said = (value: number, unit: 'megabyte' | 'gigabyte'): string =>
  new Intl.NumberFormat(localeOf(language()), {
    style: 'unit',
    unit,
    minimumFractionDigits: 1,
    maximumFractionDigits: 1
  }).format(value);

export function size(bytes: number): string {
  const megabytes = bytes / MEGABYTE;
  if (megabytes >= 1000) return said(megabytes / 1000, 'gigabyte');
  if (megabytes < SMALLEST) return text('size-less', { size: said(SMALLEST, 'megabyte') });
  return said(megabytes, 'megabyte');
}
