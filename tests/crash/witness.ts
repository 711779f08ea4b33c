// What the page is doing, told from inside it the moment it happens: so that a kill can be aimed, and so that it is known what the
// screen had acknowledged when the lights went out.

export type Told =
  /** A finger came down on a curtain's pad, or lets go of a button that may complete an answer. */
  | { readonly what: 'hold' | 'tap' }
  /** A writing transaction has begun, or is reported as done. */
  | { readonly what: 'writing' }
  | { readonly what: 'written'; readonly durability: string }
  /** A row is handed to the database. */
  | { readonly what: 'row'; readonly game: string; readonly number: number; readonly json: string }
  /** Code is asked what it answers, and has come to an answer. */
  | { readonly what: 'thinking' | 'thought' }
  /** How many answers the table shows. */
  | { readonly what: 'shown'; readonly answered: number };

/** Runs in the page, before anything of the app: it may use nothing from outside itself. */
export function witness(): void {
  const tell = (told: Told): void => {
    const channel = (globalThis as { witnessed?: (told: Told) => Promise<void> }).witnessed;
    void channel?.(told);
  };
  const begin = Reflect.get(IDBDatabase.prototype, 'transaction') as IDBDatabase['transaction'];
  IDBDatabase.prototype.transaction = function (...parameters) {
    const transaction = begin.apply(this, parameters);
    if (transaction.mode === 'readwrite') {
      tell({ what: 'writing' });
      transaction.addEventListener('complete', () => tell({ what: 'written', durability: transaction.durability }));
    }
    return transaction;
  };
  const add = Reflect.get(IDBObjectStore.prototype, 'add') as IDBObjectStore['add'];
  IDBObjectStore.prototype.add = function (value: { game: string; number: number }, ...key) {
    if (this.name === 'answers' && location.pathname.endsWith('/play'))
      tell({ what: 'row', game: value.game, number: value.number, json: JSON.stringify(value) });
    return add.apply(this, [value, ...key]);
  };
  const ask = Reflect.get(Worker.prototype, 'postMessage') as Worker['postMessage'];
  Worker.prototype.postMessage = function (this: Worker, ...parameters: unknown[]) {
    this.addEventListener('message', () => tell({ what: 'thought' }), { once: true });
    tell({ what: 'thinking' });
    Reflect.apply(ask, this, parameters);
  };
  const isOn = (event: Event, selector: string): boolean =>
    event.isTrusted && event.target instanceof Element && event.target.closest(selector) !== null;
  const capture = { capture: true };
  const onHold = (event: Event): void => {
    if (isOn(event, '[data-curtain] [data-hold]')) tell({ what: 'hold' });
  };
  const onTap = (event: Event): void => {
    if (isOn(event, '[data-main], [data-choose]')) tell({ what: 'tap' });
  };
  addEventListener('pointerdown', onHold, capture);
  addEventListener('click', onTap, capture);
  new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof HTMLElement) tell({ what: 'shown', answered: Number(target.dataset.answered) });
  }).observe(document, { subtree: true, attributeFilter: ['data-answered'] });
}
