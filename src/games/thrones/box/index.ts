// Types of what is printed, as one import. Tables are imported from the file of their subject.
export type * from './areas';
export type * from './choices';
export type * from './houseCards';
export type * from './houses';
export type * from './orders';
export type * from './setup';
export type * from './tides';
export type * from './tracks';
export type * from './units';
export type * from './westerosCards';
export type * from './wildlingCards';
