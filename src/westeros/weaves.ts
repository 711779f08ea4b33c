// Patterns woven into the curtains of houses that more than one game knows.

export const WEAVES = {
  stark: { d: 'M0 24L24 0', width: 24, height: 24 },
  greyjoy: { d: 'M0 20q20-22 40 0t40 0', width: 80, height: 40 },
  lannister: { d: 'M32 8l20 24-20 24-20-24z', width: 64, height: 64 },
  baratheon: { d: 'M0 14H56', width: 56, height: 28 },
  targaryen: { d: 'M0 10Q16 34 32 10T64 10M-16 26Q0 50 16 26T48 26T80 26', width: 64, height: 32 },
  tyrell: { d: 'M20 20a7 7 0 1 0 .1 0zM48 48a7 7 0 1 0 .1 0z', width: 56, height: 56 },
  martell: { d: 'M0 42l32-28 32 28', width: 64, height: 56 }
};
