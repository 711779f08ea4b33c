// The keys of the replay. They work everywhere on the page except where an element uses them itself.

import type { Kinds } from '#engine/ruleset';
import type { Replaying } from './replaying.svelte';

/** Elements that use the arrow keys or the space bar themselves. */
const ARROWS = 'dialog, select, fieldset, [data-area], [role="textbox"]';
const SPACE = `${ARROWS}, button, a`;

export function pressed<K extends Kinds>(event: KeyboardEvent, replaying: Replaying<K>): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const { target, key, shiftKey } = event;
  const deed = deedOf(key, shiftKey, replaying);
  const taken = target instanceof Element && target.closest(key === ' ' ? SPACE : ARROWS) !== null;
  if (deed === null || taken) return;
  event.preventDefault();
  deed();
}

function deedOf<K extends Kinds>(key: string, shift: boolean, replaying: Replaying<K>): (() => void) | null {
  const stride = shift ? 'turn' : 'decision';
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return () => replaying.forwards(stride);
    case 'ArrowLeft':
    case 'ArrowDown':
      return () => replaying.backwards(stride);
    case 'PageDown':
      return () => replaying.forwards('round');
    case 'PageUp':
      return () => replaying.backwards('round');
    case 'Home':
      return () => replaying.go(0);
    case 'End':
      return () => replaying.go(replaying.playback.last);
    case ' ':
      return () => replaying.toggle();
    default:
      return null;
  }
}
