// Reasons as sentences.

import { text } from 'text:thrones/reasons';
import type { Danger, Reason } from '#thrones/bots/reasons/reason';

type Says<W extends Reason['what']> = { readonly [V in W]: (reason: Extract<Reason, { readonly what: V }>) => string };

/** The enemy that could come, and its strength. */
const comes = ({ by, might }: Danger) => ({ enemy: by, strength: might });

function standing(lead: number): { readonly state: 'even' | 'ahead' | 'behind'; readonly lead: number } {
  return { state: lead === 0 ? 'even' : lead > 0 ? 'ahead' : 'behind', lead: Math.abs(lead) };
}

function landText(area: Extract<Reason, { what: 'land' }>['area'], supply: number, power: number): string {
  if (supply === 0) return text('reason-land-power', { area, power });
  return power === 0 ? text('reason-land-supply', { area, supply }) : text('reason-land-both', { area, supply, power });
}

const SAYS: Says<Reason['what']> = {
  castle: ({ area, castles, needed }) =>
    castles >= needed
      ? text('reason-castle-wins', { area, count: castles })
      : text('reason-castle', { area, count: castles, needed }),
  leader: ({ house, castles, needed }) => text('reason-leader', { house, count: castles, needed }),
  'from-leader': ({ area, house, castles, needed }) =>
    text('reason-from-leader', { area, house, count: castles, needed }),
  held: ({ area, danger, defence }) => text('reason-held', { area, ...comes(danger), value: defence }),
  odds: ({ area, tenths }) => text('reason-odds', { area, tenths: Math.min(tenths, 10) }),
  neutral: ({ area, strength }) => text('reason-neutral', { area, strength }),
  unguarded: ({ area, owner }) => text('reason-unguarded', { area, owner }),
  grudge: ({ house }) => text('reason-grudge', { house }),
  land: ({ area, supply, power }) => landText(area, supply, power),
  sea: ({ area }) => text('reason-sea', { area }),
  guards: ({ area, danger, defence }) => text('reason-guards', { area, ...comes(danger), value: defence }),
  stays: ({ area, count, danger }) => text('reason-stays', { area, count, ...comes(danger) }),
  nearer: ({ castle }) => text('reason-nearer', { castle }),
  stronger: ({ area }) => text('reason-stronger', { area }),
  nowhere: ({ area }) => text('reason-nowhere', { area }),
  raids: ({ order, area, victim }) => text('reason-raids', { kind: order, area, victim }),
  'raids-nothing': () => text('reason-raids-nothing'),
  power: ({ by }) => text('reason-power', { power: by }),
  only: () => text('reason-only'),
  card: ({ card, lead, beats, of }) => {
    const { state, lead: by } = standing(lead);
    const shown = { card, value: beats, count: of };
    return state === 'even' ? text('reason-card-even', shown) : text(`reason-card-${state}`, { ...shown, lead: by });
  },
  prefers: ({ track }) => text('reason-prefers', { track }),
  bid: ({ toCome }) => text('reason-bid', { count: toCome }),
  kept: () => text('reason-kept'),
  share: ({ strength, bidders, fair }) => text('reason-share', { threat: strength, count: bidders, value: fair }),
  order: ({ order, area, danger }) => text('reason-order-danger', { kind: order, area, ...comes(danger) }),
  'order-for': ({ area, castle, castles, needed }) =>
    text('reason-order-for', { area, castle, count: castles, needed }),
  'own-fight': ({ area }) => text('reason-own-fight', { area }),
  'no-part': ({ area }) => text('reason-no-part', { area }),
  helps: ({ area, against }) => text('reason-helps', { area, enemy: against }),
  'raven-none': () => text('reason-raven-none'),
  blade: ({ used, lead }) => text(used ? 'reason-blade' : 'reason-no-blade', standing(lead)),
  refuge: ({ area }) => text('reason-refuge', { area }),
  cheapest: () => text('reason-cheapest'),
  raven: () => text('reason-raven')
};

export function sayWhy<W extends Reason['what']>(reason: Extract<Reason, { readonly what: W }>): string {
  const says: Says<W>[W] = SAYS[reason.what as W];
  return says(reason);
}
