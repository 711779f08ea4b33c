// The curtain between two who hold the tablet, and the pad that shows a small secret only while it is held.

const curtain = {
  player: (name: string, house: string) => `${name}, ${house}`,
  pass: { tablet: 'Pass the tablet to', phone: 'Pass the phone to' },
  keep: { tablet: 'The tablet stays with', phone: 'The phone stays with' },
  alone: (house: string) => `Nobody else should look while ${house} holds it.`,
  hold: 'Hold',
  toOpen: 'to open',
  toSee: 'to see',
  held: 'Held',
  openLabel: (house: string) => `Open the curtain for ${house}: press and hold, or hold the space bar`,
  seeLabel: (what: string) => `${what}: press and hold to see it, or hold the space bar`,
  tooShort: 'A tap is not enough: keep holding until the ring is full.',
  onPaper: (house: string) => `${house} holds it. What ${house} sees is not printed.`,
  cover: 'Close the curtain',
  leave: 'Back to the start',
  pin: {
    title: (house: string) => `PIN of ${house}`,
    entered: (digits: number) => (digits === 1 ? '1 digit entered' : `${digits} digits entered`),
    erase: 'Erase the last digit',
    open: 'Open',
    missing: 'Enter the PIN first',
    checking: 'One moment',
    wrong: 'That is not the PIN.',
    before: 'The last PIN entered was wrong.',
    failed: 'The PIN could not be checked. Try again.',
    wait: (seconds: number) => (seconds === 1 ? 'Try again in 1 second.' : `Try again in ${seconds} seconds.`),
    back: 'Back'
  }
};

export default curtain;
