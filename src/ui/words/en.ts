// English of the parts that know no game.

const en = {
  close: 'Close',
  whyNot: 'Not possible',
  allRight: 'OK',
  why: (value: number) => `Why ${value}?`,
  partsOf: (value: number, about: string) => `${value}, ${about}: show how it is made up`,
  total: 'Total',
  more: (of: string) => `One more: ${of}`,
  fewer: (of: string) => `One fewer: ${of}`
};

export default en;
