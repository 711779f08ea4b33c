// Moves the focus to a screen that replaces the focused one, so that keyboard users keep their place and hear the new heading.
// The heading takes the focus, so that a key still held answers nothing.

export function isFocusLost(): boolean {
  const has = document.activeElement;
  return has === null || has === document.body || !has.checkVisibility();
}

export function takesFocus(screen: HTMLElement): void {
  if (!isFocusLost()) return;
  const heading = screen.querySelector<HTMLElement>('h1, h2') ?? screen;
  if (heading.tabIndex < 0) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
