// How the Houses of this game look on a curtain.

import '../look/iron.css';
import type { Component } from 'svelte';
import { text } from 'text:iron-throne/table';
import type { AtTheTable } from '../../../../shell/play/seating.svelte';
import type { Bearer } from '../../../../shell/curtain/bearer';
import type { IronThrone } from '../../flow/game';
import Seal from '../pieces/Seal.svelte';

export const bearerOf = ({ house, name }: AtTheTable<IronThrone>): Bearer => ({
  colours: `iron iron-${house}`,
  weave: house,
  house,
  name,
  title: text('house', { house }),
  Sign: Seal as Component<never> as Component<{ house: string; size: number }>
});
