// The screens that take the place of the board, and what can be opened over it. They are loaded behind it (staging.svelte.ts), so that
// the board is there sooner.

export { default as Ranking } from '../bidding/Ranking.svelte';
export { default as SealedBid } from '../bidding/SealedBid.svelte';
export { default as Duel } from '../combat/Duel.svelte';
export { default as Strip } from '../combat/Strip.svelte';
export { default as Hand } from '../combat/CombatHand.svelte';
export { default as PowerFlights } from './PowerFlights.svelte';
export { default as Guide } from './Guide.svelte';
export { default as Recap } from '../frame/Recap.svelte';
export { default as Sheets } from '../frame/Sheets.svelte';
export { default as WholeBoard } from './WholeBoard.svelte';
export { default as Ending } from './Ending.svelte';
export { default as MomentStage } from './MomentStage.svelte';
export { default as OnStage } from './OnStage.svelte';
export { default as RefusalDoors } from './RefusalDoors.svelte';
export { default as BeatBar } from '../story/BeatBar.svelte';
export { default as BeatUnderWay } from '../story/BeatUnderWay.svelte';
export { default as Lifted } from '../story/Lifted.svelte';
export { default as SkipAhead } from '../story/SkipAhead.svelte';
export { skippedText } from '../story/skippedText';
export { beatsOf } from '../story/beats';
export { lastTurn } from '../story/lastTurn';
export { default as Peek } from '../raven/Peek.svelte';
export { default as WesterosChoice } from '../westeros/WesterosChoice.svelte';
export { default as WildlingsStage } from '../wildlings/WildlingsStage.svelte';
