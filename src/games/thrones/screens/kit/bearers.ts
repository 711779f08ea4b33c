// The look of the houses of the first game on a curtain.

import { text } from 'text:thrones/table';
import type { Component } from 'svelte';
import type { House } from '#thrones/box';
import type { Bearer, Cloth } from '#shell/curtain/bearer';
import { WEAVES } from '#westeros/weaves';
import Medal from './HouseMedal.svelte';
import type { AtTheTable } from './playing';

export const clothOf = (house: House): Cloth => ({ colours: `house-${house}`, weave: WEAVES[house] });

export const bearerOf = ({ house, name }: AtTheTable): Bearer => ({
  ...clothOf(house),
  house,
  name,
  title: text('house', { house }),
  Sign: Medal as Component<never> as Component<{ house: string; size: number }>
});
