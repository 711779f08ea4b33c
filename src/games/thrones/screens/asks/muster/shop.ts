// The goods that a castle offers in addition to everything already chosen, and where a ship could go. The judge of the rules decides
// what is possible.

import type { AreaId } from '#thrones/box';
import { AREA_IDS, AREAS } from '#thrones/box/areas';
import type { Recruit, Refusal, View } from '#thrones/rules';
import { type Berth, costOf, costOfAll, type Good, GOODS, isOf, keyOf, type Offer } from './goods';

export interface Shop {
  readonly view: View;
  readonly judge: (recruits: readonly Recruit[]) => Refusal | null;
}

interface Fit {
  readonly refusal: Refusal | null;
  /** The recruits chosen before that would stay. */
  readonly kept: readonly Recruit[];
}

/** If the points do not reach, or only one castle may muster, earlier choices are dropped, the latest first. */
export function fit({ judge }: Shop, recruit: Recruit, chosen: readonly Recruit[]): Fit {
  let kept = chosen;
  for (;;) {
    const refusal = judge([...kept, recruit]);
    const fewer = refusal === null ? kept : givingWay(kept, recruit, refusal);
    if (fewer.length === kept.length) return { refusal, kept };
    kept = fewer;
  }
}

function givingWay(chosen: readonly Recruit[], { castle }: Recruit, { rule }: Refusal): readonly Recruit[] {
  if (rule === 'muster.one-castle') return chosen.filter((one) => one.castle === castle);
  const last = rule === 'muster.points' ? chosen.filter((one) => one.castle === castle).at(-1) : undefined;
  return chosen.filter((one) => one !== last);
}

export const offersAt = (shop: Shop, castle: AreaId, chosen: readonly Recruit[]): Offer[] =>
  GOODS.flatMap((good) => offer(shop, good, castle, chosen));

/** Nothing is offered that all points of the castle could not pay for, nor an upgrade that is not possible. */
function offer(shop: Shop, good: Good, castle: AreaId, chosen: readonly Recruit[]): Offer[] {
  const ways = waysTo(shop, good, castle);
  if (ways.some((one) => shop.judge([one])?.rule === 'muster.points')) return [];
  const fits = ways.map((one) => fit(shop, one, chosen));
  const best = fits.find(({ refusal }) => refusal === null) ?? fits[0];
  if (best === undefined) return [];
  const here = chosen.filter((one) => one.castle === castle);
  const count = here.filter(isOf(good)).length;
  if (good.upgrade && count === 0 && best.refusal !== null) return [];
  const text = { ...good, key: keyOf(good), cost: costOf(good), count };
  if (count > 0 && text.cost > AREAS[castle].castle - costOfAll(here))
    return [{ ...text, isEnough: true, instead: [], refusal: null }];
  const instead = chosen.filter((one) => !best.kept.includes(one));
  return [{ ...text, isEnough: false, instead, refusal: best.refusal }];
}

function waysTo(shop: Shop, { unit, upgrade }: Good, castle: AreaId): Recruit[] {
  const places = unit === 'ship' ? watersOf(shop, castle) : [castle];
  return (places.length === 0 ? [castle] : places).map((at) => ({ castle, unit, upgrade, at }));
}

/** The waters of a castle: the port first, then the seas, including those that are closed to it. */
function watersOf({ judge }: Shop, castle: AreaId): AreaId[] {
  const areas = AREA_IDS.filter((at) => judge([{ castle, unit: 'ship', upgrade: false, at }])?.rule !== 'muster.place');
  return areas.sort((a, b) => Number(AREAS[b].kind === 'port') - Number(AREAS[a].kind === 'port'));
}

/** The places for a ship. `ship` is one that has a place already and may get another. */
export function berthsAt(shop: Shop, castle: AreaId, others: readonly Recruit[], ship: Recruit | null): Berth[] {
  return watersOf(shop, castle).map((area): Berth => {
    const { refusal, kept } = fit(shop, { castle, unit: 'ship', upgrade: false, at: area }, others);
    const coming = kept.filter((one) => one.at === area).length + 1;
    return { area, ships: shop.view.areas[area].units.length + coming, chosen: ship?.at === area, refusal };
  });
}
