// What comes in the place of what had the focus takes it: whoever goes by keys is not thrown out of the screen when it changes, and
// hears what it says now. Its heading takes it, so that no key that is still held answers anything.

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
