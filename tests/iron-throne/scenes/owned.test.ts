// Leaders and cards that an owner of the box has written, in play: each does what its entry says, and nothing where that cannot be.

import { describe, expect, test } from 'vitest';
import type { OwnedCard, OwnedEvent, OwnedLeader } from '#iron/rules/effects/vocabulary';
import { card, character, option, pass, place, play, player, torture } from '../support/answers';
import { scene } from '../support/scene';

const LETTERED = { title: 'As printed', text: 'What the card in the box says.' };
const written = (rule: Omit<OwnedLeader, 'title' | 'text'>): OwnedLeader => ({ ...LETTERED, ...rule });
const onACard = (rule: Omit<OwnedCard, 'title' | 'text'>): OwnedCard => ({ ...LETTERED, ...rule });

const CHALLENGE = `
  challenger lannister jaime
  defender stark robb
`;
const TABLE = `
  lannister  tyrion; sheet 4; jaime 4; hand 5 12 joffrey 1 2
  stark      catelyn; robb 4; hand 6 1 2 3 4
  tyrell
  ${CHALLENGE}
`;

describe('[leader-tyrion] [IT-17.6] replaced', () => {
  const added = written({
    moment: 'reveal',
    when: [{ is: 'active' }, { outcome: 'hostility' }],
    does: [{ verb: 'add', side: 'own', amount: { n: 2 } }, { verb: 'tie' }],
    use: 'asked'
  });

  test('he adds what his entry says, and his own ability is gone', () => {
    const g = scene(TABLE, { leaders: { tyrion: added } })
      .cards()
      .show('5', '6');
    expect(g.waiting).toBe('lannister use-leader');
    g.answer('lannister', option('use'));
    expect(g.totals).toBe('11 : 10');
    expect(g.happened('added')).toMatchObject([
      { side: 'challenger', amount: 2, by: { of: 'leader', person: 'tyrion' } }
    ]);
  });

  test('he shows a truce and draws nothing for it, as his house version would', () => {
    const truce = TABLE.replace('hand 5', 'hand truce 5');
    const own = scene(truce, { leaders: { tyrion: added } })
      .cards()
      .show('truce', '6');
    expect(own.happened('used')).toEqual([]);
    expect(scene(truce).cards().show('truce', '6').waiting).toBe('lannister use-leader');
  });

  test('nobody is asked where his condition does not hold', () => {
    const g = scene(TABLE.replace('hand 6', 'hand truce 6'), { leaders: { tyrion: added } })
      .cards()
      .show('5', 'truce');
    expect(g.waiting).not.toContain('use-leader');
  });

  test('what holds always replaces what held: he refills to 7, and Mace to 5', () => {
    const seven = written({ moment: null, when: [], does: [], use: 'auto', standing: { refillTo: 7 } });
    const still = written({ moment: 'before-turn', when: [], does: [{ verb: 'recycle' }], use: 'asked' });
    const leaders = { tyrion: seven, mace: still };
    const g = scene(TABLE.replace('tyrell', 'tyrell mace'), { leaders }, { always: ['lannister', 'tyrell'] })
      .cards()
      .show('5', '6')
      .toTheNextTurn();
    expect([g.hand('lannister').length, g.hand('tyrell').length]).toEqual([7, 5]);
  });

  test('[IT-EC-110] a price that cannot be paid in full is not asked for, and nothing follows', () => {
    const rule = written({
      moment: 'before-turn',
      when: [],
      does: [
        { verb: 'discard', who: 'self', n: 3, how: 'chosen', optional: true },
        { verb: 'draw', who: 'self', n: 6 }
      ],
      use: 'auto'
    });
    const text = (hand: string) => `
      lannister  tyrion; hand ${hand}
      stark
      tyrell
    `;
    expect(scene(text('1 2 3'), { leaders: { tyrion: rule } }).turn().waiting).toBe('lannister effect-discard');
    const g = scene(text('1 2'), { leaders: { tyrion: rule } }).turn();
    expect(g.waiting).not.toContain('effect-discard');
    expect(g.hand('lannister')).toHaveLength(2);
  });
});

describe('[IT-4.3] an event that an owner has written', () => {
  const event = (compares: OwnedEvent['compares'], wanted: OwnedEvent['wanted']): OwnedEvent => ({
    ...LETTERED,
    compares,
    wanted
  });
  const table = (turned: string) => `
    stark      eddard; sheet 9; hand 1 2 3 4 5 6; spread tyrell 3
    lannister  tywin; sheet 2; hand 1 2; spread stark 1
    tyrell     margaery; sheet 5; hand 1 2 3 4; spread stark 2
    baratheon  stannis; sheet 1; hand 1 2 3; spread stark 2
    event ${turned}
  `;

  test('[event-mighty] compares what it says, and who has the fewest defends', () => {
    const most = scene(table('mighty'), { events: { mighty: event('sheet', 'most') } }).preparation();
    expect(most.position.encounter).toMatchObject({ defender: 'tyrell' });
    const fewest = scene(table('mighty'), { events: { mighty: event('sheet', 'fewest') } }).preparation();
    expect(fewest.position.encounter).toMatchObject({ defender: 'baratheon' });
    const hand = scene(table('influential'), { events: { influential: event('hand', 'fewest') } }).preparation();
    expect(hand.position.encounter).toMatchObject({ defender: 'lannister' });
  });

  test('[event-full-hands] equal ones are for the challenger to choose from, and another event stays as it is', () => {
    const owned = { events: { 'full-hands': event('spread', 'most') } };
    expect(scene(table('full-hands'), owned).preparation().ask('stark')).toMatchObject({
      players: ['tyrell', 'baratheon']
    });
    expect(
      scene(table('influential'), { events: { mighty: event('sheet', 'most') } })
        .preparation()
        .ask('stark')
    ).toMatchObject({
      players: ['tyrell', 'baratheon']
    });
  });
});

describe('[IT-5.6] [IT-EC-109] two leaders who compel', () => {
  const compels = written({
    moment: 'before-offer',
    when: [{ is: 'active' }],
    does: [{ verb: 'compel' }],
    use: 'auto'
  });
  const text = `
    lannister  tyrion; spread tyrell 1
    stark      catelyn; spread tyrell 1
    tyrell     mace; loras 4
    ${CHALLENGE}
  `;
  const owned = { leaders: { tyrion: compels, catelyn: compels } };

  test('both are asked, one after the other, and then the player is free', () => {
    const g = scene(text, owned).support();
    expect(g.waiting).toBe('lannister effect-compel');
    g.answer('lannister', character(null));
    expect(g.waiting).toBe('stark effect-compel');
    g.answer('stark', character(null));
    expect(g.waiting).toBe('tyrell offering-support');
  });

  test('whoever is compelled by the first cannot be by the second', () => {
    const g = scene(text, owned).support().answer('lannister', character('loras'));
    expect(g.waiting).not.toContain('effect-compel');
    expect(g.position.encounter?.participants.filter(({ house }) => house === 'tyrell')).toHaveLength(1);
  });
});

describe('[card-joffrey] replaced', () => {
  const written = (does: OwnedCard['does'], when: OwnedCard['when'] = []): OwnedCard =>
    onACard({ window: 'reveal', when, does });
  const text = TABLE.replace('hand 5', 'hand joffrey 5')
    .replace('lannister  tyrion', 'lannister  joffrey')
    .replace('joffrey 1 2', '1 2');

  test('without a hostage, which his house version needs, the card is played and does what it says', () => {
    const g = scene(text, { cards: { joffrey: written([{ verb: 'remove', at: 'their-active', n: 2 }]) } })
      .cards()
      .show('5', '6')
      .answer('lannister', play('joffrey'));
    expect(g.power('stark', 'robb')).toBe(2);
    const house = scene(text).cards().show('5', '6');
    expect(house.refused('lannister', play('joffrey'))).not.toBeNull();
  });

  test('it cannot be played where its condition does not hold', () => {
    const only = written([{ verb: 'draw', who: 'self', n: 1 }], [{ some: 'own-supporters' }]);
    const g = scene(text, { cards: { joffrey: only } })
      .cards()
      .show('5', '6');
    expect(g.ask('lannister')).toMatchObject({ about: 'reaction', people: ['jaime'] });
    expect(g.refused('lannister', play('joffrey'))).toMatchObject({ rule: 'IT-17.2' });
  });

  test('[IT-EC-113] a player chosen by it gives up a hostage, and never the player who plays it', () => {
    const takes = written([
      { verb: 'choose', from: 'own-side' },
      { verb: 'takeHostage', from: 'chosen' },
      { verb: 'choose', from: 'others' },
      { verb: 'takeHostage', from: 'chosen' }
    ]);
    const g = scene(text, { cards: { joffrey: takes } })
      .cards()
      .show('5', '6')
      .answer('lannister', play('joffrey'))
      .answer('lannister', player('tyrell'))
      .answer('lannister', place('hand'));
    expect(g.happened('hostage')).toMatchObject([{ taker: 'lannister', victim: 'tyrell' }]);
  });

  test('[IT-EC-111] whoever has withdrawn adds nothing any more', () => {
    const leaves = written([
      { verb: 'withdraw', who: 'self' },
      { verb: 'add', side: 'own', amount: { n: 5 } },
      { verb: 'draw', who: 'self', n: 1 }
    ]);
    const g = scene(
      `
      lannister  joffrey; hand joffrey 1 2 3 4
      stark      catelyn; robb 4; hand 6 1 2 3 4
      tyrell     mace; loras 4; hand 6 1 2 3 4
      challenger stark robb
      defender tyrell loras
      support lannister jaime defender
      `,
      { cards: { joffrey: leaves } }
    )
      .cards()
      .show('6', '6');
    while (!g.waiting.startsWith('lannister')) g.answer(g.position.asks[0]!.house, pass);
    g.answer('lannister', play('joffrey'));
    expect(g.totals).toBe('10 : 10');
    expect(g.happened('drew').at(-1)).toMatchObject({ house: 'lannister', cards: 1 });
  });

  test('[IT-18.1] [IT-EC-112] an active player does not withdraw, whatever the card says', () => {
    const leaves = written([
      { verb: 'withdraw', who: 'self' },
      { verb: 'draw', who: 'self', n: 1 }
    ]);
    const g = scene(text, { cards: { joffrey: leaves } })
      .cards()
      .show('5', '6')
      .answer('lannister', play('joffrey'));
    expect(g.happened('withdrew')).toEqual([]);
    expect(g.happened('drew')).toMatchObject([{ house: 'lannister', cards: 1 }]);
    expect(g.totals).toBe('9 : 10');
  });

  test('[IT-10.9] whoever is kept from the penalty is no victim', () => {
    const spared = (who: 'self' | 'their-side', besides: { version: 1 } | undefined = undefined) => {
      const soft = written([{ verb: 'soften', who, most: 0 }]);
      const hands = text.replace('tyrell', 'tyrell mace; loras 4; hand loras 1 2 3 4');
      const g = scene(
        `${hands} support tyrell loras defender`,
        { cards: { [who === 'self' ? 'loras' : 'joffrey']: soft } },
        besides
      )
        .cards()
        .show('12', '1');
      const player = who === 'self' ? 'tyrell' : 'lannister';
      return g.until(player, 'reaction').answer(player, play(who === 'self' ? 'loras' : 'joffrey'));
    };
    expect(spared('self').until('lannister', 'hostage-place').ask('lannister')).toMatchObject({ victim: 'stark' });
    expect(spared('their-side').toTheNextTurn().happened('hostage')).toEqual([]);
    // in a game begun before both could be chosen
    expect(spared('self', { version: 1 }).until('lannister', 'hostage-from').ask('lannister')).toMatchObject({
      players: ['stark', 'tyrell']
    });
  });

  test('[IT-EC-112] only an active player replaces a card, only a supporter yields', () => {
    const aims = written([{ verb: 'choose', from: 'others' }, { verb: 'value', change: 'higher' }, { verb: 'yield' }]);
    const at = (house: 'stark' | 'tyrell') =>
      scene(`${text.replace('tyrell', 'tyrell mace; loras 4')} support tyrell loras defender`, {
        cards: { joffrey: aims }
      })
        .cards()
        .show('5', '6')
        .answer('lannister', play('joffrey'))
        .answer('lannister', player(house));
    expect(at('tyrell').waiting).toBe('tyrell effect-yield');
    const g = at('stark');
    expect(g.waiting).toBe('stark effect-higher');
    g.answer('stark', card(null));
    expect(g.waiting).not.toContain('effect-yield');
  });
});

test('mercy for a truce that fails spares nobody who has lost a fight, and a penalty that is only lessened no hostage', () => {
  const lost = (most: number, more: { readonly onlyWithoutDeal?: true }) => {
    const tyrion = written({
      moment: 'reveal',
      when: [],
      does: [{ verb: 'soften', who: 'self', most, ...more }],
      use: 'auto'
    });
    const g = scene(TABLE, { leaders: { tyrion } }, { always: ['lannister'] })
      .cards()
      .show('5', '6')
      .toTheNextTurn();
    expect(g.happened('hostage')).toMatchObject([{ taker: 'stark', victim: 'lannister' }]);
    return g.power('lannister', 'jaime');
  };
  expect([lost(0, { onlyWithoutDeal: true }), lost(1, {})]).toEqual([2, 3]);
});

test('a torture by an ability ends nothing before the rest of the ability is done', () => {
  const torturer = onACard({
    window: 'reveal',
    when: [],
    does: [{ verb: 'torture' }, { verb: 'draw', who: 'self', n: 2 }]
  });
  const g = scene(
    `
    lannister  tywin; jaime 4; hand 5 jaime 1 2; holds tyrell:mace
    stark      catelyn; robb 4; hand 6 1 2 3 4
    tyrell     margaery; mace 1 renly dead olenna dead loras dead
    ${CHALLENGE}
  `,
    { cards: { jaime: torturer } }
  )
    .cards()
    .show('5', '6')
    .until('lannister', 'reaction');
  g.answer('lannister', play('jaime')).answer('lannister', torture(0));
  expect(g.hand('lannister')).toHaveLength(4);
  expect(g.happened('game-over')).toMatchObject([{ by: ['deaths'] }]);
});
