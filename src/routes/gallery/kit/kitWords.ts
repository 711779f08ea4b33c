// What the gallery of screens says. For those who build; it is not part of a game.

export const text = {
  title: 'Kit and frame',
  buttons: 'Buttons and choices',
  main: 'March to Greywater Watch',
  missing: 'Leave a token in White Harbor, or none?',
  march: 'March',
  quiet: 'Take back the ship',
  choices: ["Storm's End", 'Kingswood', 'Blackwater Bay', 'Knight'],
  note: '1 point; a new knight costs 2',
  change: 'Change',
  waits: 'no order yet',
  refused: 'a Martell ship is here',
  lost: 'destroyed',
  footmen: 'Footmen',
  stays: '1 stays',
  segments: 'Light',
  lights: [
    { value: 'dark', label: 'Candlelight' },
    { value: 'light', label: 'Daylight' },
    { value: 'system', label: 'Match device' }
  ],
  medals: 'Medals, pieces and armies',
  icons: 'Icons',
  figures: 'Figures and refusals',
  strength: 'Lannister, attacking Seagard',
  parts: [
    { label: 'Siege engine', note: 'against a stronghold', value: 4 },
    { label: 'Knight', value: 2 },
    { label: 'March ±0', value: 0 },
    { label: 'Support', note: 'none was given', value: '–' },
    { label: 'Ser Jaime Lannister', value: 2 }
  ],
  why: 'Why not?',
  refusal: 'A march can start only one battle, and this one already goes to Greywater Watch. Lannister holds Seagard.',
  frame: 'Around the board',
  open: 'In a sheet of their own',
  sheets: {
    tracks: 'Tracks',
    house: 'A house',
    log: 'Log',
    menu: 'Menu',
    recap: 'Recap',
    curtain: 'Curtain',
    pin: 'Curtain with PIN 1234'
  },
  step: 'Marches · now acting',
  asks: 'March −1 from Moat Cailin: one knight attacks Greywater Watch, a footman stays.',
  about: 'to place its orders · round 4',
  bid: 'A bid',
  secret: 'Three power',
  go: "Place Tyrell's orders",
  menu: [
    { label: 'Rules', icon: 'book' },
    { label: 'Settings', icon: 'settings' },
    { label: 'Save as a file', icon: 'export', note: 'The whole game so far, also for another device' },
    { label: 'Back to the start', icon: 'home', note: 'The game stays where it is' }
  ]
} as const;
