// Types of the rules, as one import. Functions are imported from the file of their rule.
export type * from './asks';
export type * from './decisions';
export type * from './draft';
export type * from './happenings';
export type * from './judging';
export type * from './kinds';
export type * from './mine';
export type * from './position';
export type * from './refusals';
export type * from './revealing';
export type * from './setUp';
export type * from './terms';
export type * from './view';
