// The immediate consequences of a change of control: ports change hands or lose their ships, and castles enough win.

import type { AreaId, House, PortId } from '#thrones/box';
import { AREAS, PORTS } from '../box/areas';
import { PORT_CAPACITY } from '../box/limits';
import type { AnswerOf, AskOf } from './asks';
import { castleCounts, controller, occupant } from './control';
import { ask, changeArea, type Draft, record } from './draft';
import { castlesToWin } from './houseRules';
import { turnOrder } from './influence';
import { clearIdleOrders, destroyUnits, piecesLeft, placeUnits, removeOrder, unit, unitsAt } from './pieces';
import type { Winner } from './position';
import { isSupplied } from './supply';

export function settleControl(draft: Draft): void {
  for (const port of PORTS) {
    const owner = occupant(draft, port);
    if (owner === null) continue;
    const now = controller(draft, port);
    if (now === owner) continue;
    const most = now === null ? 0 : mostTakenOver(draft, now, port);
    if (now !== null && most > 0) {
      const options = Array.from({ length: most + 1 }, (_, ships) => String(ships));
      ask(draft, { kind: 'option', house: now, about: 'port', secret: false, options, area: port });
      break; // one port at a time: what is taken over here counts for the supply there
    }
    emptyPort(draft, port);
  }
  settleVictory(draft);
}

/** Without the ports: that of an embattled area waits for the end of the combat. */
export function settleVictory(draft: Draft): void {
  const counts = castleCounts(draft);
  const enough = castlesToWin(draft);
  const victor = turnOrder(draft).find((house) => (counts.get(house) ?? 0) >= enough);
  if (victor !== undefined) win(draft, { house: victor, by: 'seventh' });
}

/** Outside a combat, whose clean-up has its own place for it, orders of vanished units go at once. */
export function settleLosses(draft: Draft): void {
  clearIdleOrders(draft);
  settleControl(draft);
}

function mostTakenOver(draft: Draft, house: House, port: PortId): number {
  const there = draft.areas[port].units.length;
  let most = Math.min(there, piecesLeft(draft, house, 'ship'), PORT_CAPACITY);
  while (most > 0 && !couldFeed(draft, house, port, most)) most--;
  return most;
}

/** Attackers on their way have to be fed as well: where they go to, and where they come back to when they are beaten. */
function couldFeed(draft: Draft, house: House, port: PortId, ships: number): boolean {
  const { combat } = draft;
  if (combat?.attacker !== house || combat.attackers.length === 0)
    return isSupplied(draft, house, new Map([[port, ships]]));
  const { area, from, attackers } = combat;
  const sizes: [AreaId, number][] = [
    [area, attackers.length],
    [from, draft.areas[from].units.length + attackers.length]
  ];
  return sizes.every((army) => isSupplied(draft, house, new Map([[port, ships], army])));
}

function emptyPort(draft: Draft, port: PortId): void {
  const owner = occupant(draft, port)!;
  destroyUnits(draft, owner, unitsAt(draft, port), 'port');
  removeOrder(draft, port, 'port');
}

export function takeOverPort(draft: Draft, asked: AskOf<'option'>, answer: AnswerOf<'option'>): void {
  const port = asked.area as PortId;
  const ships = Number(answer.option);
  emptyPort(draft, port);
  placeUnits(
    draft,
    port,
    Array.from({ length: ships }, () => unit(asked.house, 'ship'))
  );
  if (ships > 0)
    record(draft, {
      what: 'units',
      did: 'taken-over',
      house: asked.house,
      units: Array<'ship'>(ships).fill('ship'),
      area: port,
      from: AREAS[port].land!
    });
  settleControl(draft);
}

export function win(draft: Draft, winner: Winner): void {
  draft.winner = winner;
  draft.phase = 'over';
  draft.asks = [];
  draft.queue = [];
  record(draft, { what: 'winner', ...winner, castles: castleCounts(draft).get(winner.house) ?? 0 });
}

/** A garrison, once lost, never comes back. */
export function loseGarrison(draft: Draft, area: AreaId): void {
  const garrison = draft.areas[area].garrison;
  if (garrison === null) return;
  changeArea(draft, area, { garrison: null });
  record(draft, { what: 'garrison-lost', house: garrison.house, area });
}
