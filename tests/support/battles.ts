// A battle as it is recorded, where a test needs one and it does not matter which.

import type { BattleRecord } from '#thrones/rules';

export const BATTLE: BattleRecord = {
  attacker: 'stark',
  defender: 'tyrell',
  from: 'moat-cailin',
  ledger: {
    attacker: [
      { what: 'units', kind: 'knight', count: 2, value: 4 },
      { what: 'order', token: 'march+0', value: 0 },
      { what: 'card', card: 'eddard-stark', value: 4 }
    ],
    defender: [{ what: 'units', kind: 'footman', count: 1, value: 1 }]
  },
  icons: { attacker: { swords: 2, towers: 0 }, defender: { swords: 0, towers: 0 } },
  losses: { fall: 1, engines: 0, all: true }
};
