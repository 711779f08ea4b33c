// The simple player's marches: to empty areas, and into fights that it should win.

import type { AreaId, House } from '#thrones/box';
import { AREAS } from '../box/areas';
import { ORDERS } from '../box/orders';
import { HOUSE_CARDS } from '../box/houseCards';
import type { AnswerOf, Move, Table } from '#thrones/rules';
import { controller, isHeldAgainst } from '../rules/control';
import { defenceOf, mightOf, supportFrom, threatTo, unitWorth, worthOf } from './worth';

/** A march that loses its battle costs about this. */
const DEFEAT = 6;
const TOKEN = 1;
/** A battle won drives an enemy off. */
const BATTLE = 1.5;

export function marchScore(table: Table, house: House, { from, moves, leavePower }: AnswerOf<'march'>): number {
  const left = table.areas[from].units.length - moves.reduce((sum, move) => sum + move.units.length, 0);
  const gained = moves.reduce((sum, move) => sum + moveScore(table, house, from, move), 0);
  const keepsHold = left > 0 || leavePower || AREAS[from].home === house || table.areas[from].power === house;
  const lost = moves.length > 0 && !keepsHold && AREAS[from].kind === 'land' ? worthOf(from) : 0;
  const open = left === 0 && AREAS[from].kind === 'land' && threatTo(table, house, from) > 0 ? worthOf(from) / 2 : 0;
  return gained - lost - open - (leavePower ? TOKEN : 0);
}

function moveScore(table: Table, house: House, from: AreaId, { to, units }: Move): number {
  const fresh = units.map((kind) => ({ kind, routed: false }));
  if (isHeldAgainst(table, to, house)) {
    const margin = marginOf(table, house, from, to, mightOf(fresh, to, 'attacks'));
    return margin > 0 ? worthOf(to) + BATTLE : -DEFEAT;
  }
  if (controller(table, to) !== house && table.areas[to].units.length === 0) return worthOf(to);
  const helps = threatTo(table, house, to) > defenceOf(table, to) ? 0.5 : -0.1;
  return helps * units.reduce((sum, kind) => sum + unitWorth(kind), 0);
}

/** By how much the attack should win, each side playing its best card. */
export function marginOf(table: Table, house: House, from: AreaId, to: AreaId, might: number): number {
  const { neutral, units, garrison } = table.areas[to];
  const token = table.areas[from].order?.token;
  const order = token !== undefined && ORDERS[token].kind === 'march' ? ORDERS[token].modifier : 0;
  const attack = might + order + supportFrom(table, house, to, 'attacks');
  if (neutral !== null) return neutral === 'impassable' ? -1 : attack - neutral + 1;
  const defender = units[0]?.house ?? garrison?.house ?? null;
  return attack + bestCard(table, house) - defenceOf(table, to) - (defender === null ? 0 : bestCard(table, defender));
}

const bestCard = (table: Table, house: House): number =>
  Math.max(0, ...table.houses[house]!.hand.map((card) => HOUSE_CARDS[card].strength));
