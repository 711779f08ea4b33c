// The panel of each ask, and its place: below the table, in the place of the table, there between two players, for one player alone,
// or behind a claimed curtain.

import type { Component } from 'svelte';
import type { About, Ask, AskOf, KindOf } from '#iron/rules';
import type { PanelProps } from '../table/props';
import Bargain from './Bargain.svelte';
import Character from './Character.svelte';
import Discard from './Discard.svelte';
import Hostages from './Hostages.svelte';
import HouseCard from './ChooseHouseCard.svelte';
import Leader from './Leader.svelte';
import Option from './Option.svelte';
import Place from './TakenFrom.svelte';
import Player from './Player.svelte';
import Reaction from './Reaction.svelte';
import Rescue from './Rescue.svelte';
import Sift from './Sift.svelte';
import Split from './Split.svelte';
import Support from './Support.svelte';

export interface Panel<A extends Ask = Ask> {
  readonly where: 'below' | 'whole' | 'between' | 'alone' | 'taken';
  readonly shows: Component<PanelProps<A>>;
}

const panel = <A extends Ask>(where: Panel['where'], shows: Component<PanelProps<A>>): Panel<A> => ({ where, shows });

const PANELS: { readonly [A in About]: Panel<AskOf<KindOf<A>>> } = {
  'choosing-leader': panel('alone', Leader),
  hostages: panel('taken', Hostages),
  defender: panel('below', Player),
  'placing-power': panel('below', Character),
  participant: panel('below', Character),
  'offering-support': panel('below', Support),
  'accepting-support': panel('below', Option),
  'house-card': panel('alone', HouseCard),
  reaction: panel('taken', Reaction),
  'deal-terms': panel('between', Bargain),
  'deal-signing': panel('between', Bargain),
  'deal-counter': panel('between', Bargain),
  'deal-answer': panel('between', Bargain),
  distributing: panel('below', Split),
  'hostage-from': panel('below', Player),
  'hostage-place': panel('whole', Place),
  'use-leader': panel('below', Option),
  'effect-player': panel('below', Player),
  'effect-power': panel('below', Split),
  'effect-discard': panel('alone', Discard),
  'effect-compel': panel('below', Character),
  'effect-higher': panel('alone', Discard),
  'effect-swap': panel('alone', Discard),
  'effect-yield': panel('below', Option),
  'effect-rescue': panel('below', Rescue),
  'effect-torture': panel('taken', Hostages),
  'effect-sift': panel('alone', Sift)
};

/** An ask and its panel belong together, which the compiler cannot see of a union. */
export const panelOf = ({ about }: Ask): Panel => PANELS[about] as unknown as Panel;
