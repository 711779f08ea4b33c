// Where the chairs stand round the drawn table, clockwise, in percent of the picture. Asks are turned to the same sides
// (../table/sides.ts).

type Chair = readonly [left: number, top: number];

const [WEST, NORTHWEST, NORTHEAST]: readonly [Chair, Chair, Chair] = [
  [13, 50],
  [33, 9],
  [67, 9]
];
const [EAST, SOUTHEAST, SOUTHWEST]: readonly [Chair, Chair, Chair] = [
  [87, 50],
  [67, 91],
  [33, 91]
];
const [NORTH, SOUTH]: readonly [Chair, Chair] = [
  [50, 9],
  [50, 91]
];

export const CHAIRS: Readonly<Record<number, readonly Chair[]>> = {
  3: [WEST, NORTHEAST, SOUTHEAST],
  4: [WEST, NORTH, EAST, SOUTH],
  5: [WEST, NORTHWEST, NORTHEAST, EAST, SOUTH],
  6: [WEST, NORTHWEST, NORTHEAST, EAST, SOUTHEAST, SOUTHWEST]
};
