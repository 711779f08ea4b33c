// The parts of every table that are loaded after it.

export { default as ByPhone } from '../phones/ByPhone.svelte';
export { default as Feedback } from './Feedback.svelte';
export { default as SandGlass } from './SandGlass.svelte';
