// The look of this game's Houses on a curtain.

import type { Component } from 'svelte';
import { text } from 'text:iron-throne/table';
import type { AtTheTable } from '#shell/play/seating.svelte';
import type { Bearer, Cloth } from '#shell/curtain/bearer';
import { WEAVES } from '#westeros/weaves';
import type { House } from '#iron/box';
import type { IronThrone } from '#iron/flow/game';
import Seal from '../pieces/Seal.svelte';

export const clothOf = (house: House): Cloth => ({ colours: `iron iron-${house}`, weave: WEAVES[house] });

export const bearerOf = ({ house, name }: AtTheTable<IronThrone>): Bearer => ({
  ...clothOf(house),
  house,
  name,
  title: text('house', { house }),
  Sign: Seal as Component<never> as Component<{ house: string; size: number }>
});
