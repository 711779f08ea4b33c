// The words of a first-time hint.

import { text } from 'text:thrones/stages';
import type { HintId } from './hints';

export const hintText = (id: HintId): string => text(`hint-${id}`);
