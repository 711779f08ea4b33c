// What this engine cannot do is not offered as a setting, or the screen says so and what to do instead.

import type { Stage } from './evening';
import type { Host } from './host';
import type { Tablet } from './tablet';

interface Ability {
  readonly name: string;
  readonly has: boolean;
  readonly offers: boolean;
  readonly tells: boolean;
}

export const tellsWhatItLacks =
  (tablet: Tablet, host: Host): Stage =>
  async () => {
    await tablet.goto(`${host.origin}settings`);
    await tablet.isThere('[data-promise]');
    const abilities = await tablet.evaluate(readAbilities);
    for (const { name, has, offers, tells } of abilities) {
      if (has !== offers)
        throw new Error(`${name}: the engine ${has ? 'has it' : 'lacks it'}, the screen does not say so`);
      if (!has && !tells) throw new Error(`${name} is lacking, and nothing is said of it`);
    }
    const lacking = abilities.flatMap(({ name, has }) => (has ? [] : [name]));
    return `without ${lacking.join(', ') || 'nothing'}`;
  };

function readAbilities(): Ability[] {
  const hasSwitch = (name: string): boolean => document.querySelector(`[role=switch][aria-label="${name}"]`) !== null;
  const says = (words: string): boolean => document.body.innerText.includes(words);
  const promise = document.querySelector('[data-promise]');
  return [
    // Vibration is optional: without it nothing is shown.
    { name: 'vibration', has: 'vibrate' in navigator, offers: hasSwitch('Vibration'), tells: true },
    {
      name: 'wake lock',
      has: 'wakeLock' in navigator,
      offers: hasSwitch('Keep the screen awake'),
      tells: says('Let the tablet wait longer')
    },
    {
      name: 'persistent storage',
      has: 'storage' in navigator && 'persist' in navigator.storage,
      offers: promise?.querySelector('button') !== null,
      tells: says('Save a backup')
    },
    { name: 'full screen', has: document.fullscreenEnabled, offers: hasSwitch('Full screen'), tells: true }
  ];
}
