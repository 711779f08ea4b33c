// Types of what is printed, as one import. Tables are imported from the file of their subject.
export type * from './events';
export type * from './houseCards';
export type * from './houses';
export type * from './people';
