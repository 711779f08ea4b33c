// An area read aloud: what it is, what stands there, and what can be done with it.

import { text as names } from 'text:thrones/names';
import { text } from 'text:thrones/table';
import type { AreaId } from '#thrones/box';
import { AREAS } from '../box/areas';
import { UNIT_KINDS } from '../box/units';
import type { AreaView, MarksOf } from './boardView';

function place(area: AreaId, { controller }: AreaView): string[] {
  const { kind, castle } = AREAS[area];
  const what =
    castle === 2 ? 'spoken-stronghold' : castle === 1 ? 'spoken-castle' : kind === 'sea' ? 'spoken-sea' : null;
  return [
    names(`areas.${area}`),
    ...(what === null ? [] : [text(what)]),
    ...(controller ? [text('spoken-held', { house: controller })] : [])
  ];
}

const army = (units: AreaView['units']): string[] =>
  [false, true].flatMap((routed) =>
    UNIT_KINDS.flatMap((unit) => {
      const count = units.filter((one) => one.kind === unit && one.routed === routed).length;
      return count === 0 ? [] : [text(routed ? 'spoken-routed' : 'spoken-units', { unit, count })];
    })
  );

function pieces({ units, order, power, garrison, neutral }: AreaView): string[] {
  const barred =
    neutral === null
      ? []
      : [neutral === 'impassable' ? text('spoken-barred') : text('spoken-neutral', { strength: neutral })];
  return [
    ...army(units),
    ...(garrison ? [text('spoken-garrison', { strength: garrison.strength })] : []),
    ...barred,
    ...(power ? [text('spoken-power', { house: power })] : []),
    ...(order ? ['token' in order ? text('spoken-order', { token: order.token }) : text('spoken-face-down')] : [])
  ];
}

function state({ touchable, chosen, attacked, waiting, refused }: MarksOf): string[] {
  return [
    ...(waiting ? [text('spoken-waiting')] : []),
    ...(attacked ? [text('spoken-attacked')] : []),
    ...(chosen ? [text('spoken-chosen')] : touchable ? [text('spoken-touchable')] : []),
    ...(refused === null ? [] : [text('spoken-refused', { text: refused })])
  ];
}

export function areaSpoken(area: AreaId, view: AreaView, marks: MarksOf): string {
  const [label, what] = [place(area, view).join(', '), pieces(view).join(', ')];
  return [what === '' ? label : text('spoken-area', { label, text: what }), ...state(marks)].join('; ');
}
