// What every table has besides what is seen at once; loaded behind it.

export { default as Felt } from './Felt.svelte';
export { default as SandGlass } from './SandGlass.svelte';
