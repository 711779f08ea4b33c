/** Escape closes the topmost thing: an open dialog first. */
export const onEscape =
  (close: () => void) =>
  ({ key }: Pick<KeyboardEvent, 'key'>): void => {
    if (key === 'Escape' && document.querySelector('dialog[open]') === null) close();
  };
