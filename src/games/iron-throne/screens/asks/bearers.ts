// How the Houses of this game look on a curtain.

import '../look/iron.css';
import type { Component } from 'svelte';
import type { AtTheTable } from '../../../../shell/play/playing.svelte';
import type { Bearer, Weave } from '../../../../shell/curtain/bearer';
import type { House } from '../../box/houses';
import type { IronThrone } from '../../flow/game';
import { words } from '../../words/current';
import Seal from '../pieces/Seal.svelte';

export const WEAVES: Readonly<Record<House, Weave>> = {
  stark: { d: 'M0 24L24 0', width: 24, height: 24 },
  lannister: { d: 'M32 8l20 24-20 24-20-24z', width: 64, height: 64 },
  baratheon: { d: 'M0 14H56', width: 56, height: 28 },
  targaryen: { d: 'M0 10Q16 34 32 10T64 10M-16 26Q0 50 16 26T48 26T80 26', width: 64, height: 32 },
  tyrell: { d: 'M20 20a7 7 0 1 0 .1 0zM48 48a7 7 0 1 0 .1 0z', width: 56, height: 56 }
};

export const bearerOf = ({ house, name }: AtTheTable<IronThrone>): Bearer => ({
  colours: `iron iron-${house}`,
  weave: WEAVES[house],
  house,
  name,
  title: words().frame.house(house),
  Sign: Seal as Component<never> as Component<{ house: string; size: number }>
});
