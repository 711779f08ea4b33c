// The names of the areas as they stand on the board in the language that is read.

import { text } from 'text:thrones/names';
import { language } from '#text/text';
import type { AreaId } from '#thrones/box';
import { AREA_IDS } from '../box/areas';
import { type AreaNames, namesAt, type Placed } from './nameSizes';

/** The drawing itself has the English ones, with their line breaks. */
const translated = (): AreaNames =>
  language() === 'en' ? {} : Object.fromEntries(AREA_IDS.map((id) => [id, text(`areas.${id}`)]));

/** At a step of the scale. `legible`: how high they should be, in pixels; `kept`: which keep their names from however far. */
export const namesOn = (step: number, legible: number, kept: (area: AreaId) => boolean): readonly Placed[] =>
  namesAt(step, legible, translated(), kept);
