// If a page does not start, this says so and offers to load it again, bypassing everything that the device has kept of the app.
// The source is written into a script of its own (src/routes/watch.js), which works even if all others fail; so it uses nothing
// from outside itself.

interface Words {
  readonly title: string;
  readonly online: string;
  readonly offline: string;
  readonly files: string;
  readonly again: string;
  readonly games: string;
  readonly unreachable: string;
}

export function watch(words: Readonly<Record<string, Words>>): void {
  /** In milliseconds: by then every tablet has started long ago. */
  const LATE = 8000;
  const root = document.documentElement;
  const script = document.currentScript;
  const base = new URL('.', script instanceof HTMLScriptElement ? script.src : location.href);
  const isScript = (response: Response): boolean => (response.headers.get('content-type') ?? '').includes('javascript');

  function language(): string {
    try {
      const settings = JSON.parse(localStorage.getItem('pass-the-crown:settings') ?? '{}') as { language?: unknown };
      if (typeof settings.language === 'string') return settings.language;
    } catch {
      // This browser keeps nothing.
    }
    return navigator.language;
  }
  const spoken = language().slice(0, 2).toLowerCase();
  const say = words[spoken] ?? words.en;
  let note: HTMLElement | null = null;

  /** The URLs that this page has requested, or names for later. */
  function asked(): string[] {
    const named = Array.from(document.querySelectorAll('link'), (link) => link.href);
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const own = [...named, ...loaded].filter((url) => url.startsWith(`${base.href}_app/`));
    return [...new Set(own)];
  }

  async function isThere(url: string): Promise<boolean> {
    try {
      const response = await fetch(url);
      return response.ok && (!url.endsWith('.js') || isScript(response));
    } catch {
      return false;
    }
  }

  /** Deletes the files of the app, never its games, which are in caches too. */
  async function forget(): Promise<void> {
    const earlier = base.pathname === '/' ? 'earlier' : `earlier ${base.pathname.slice(0, -1)}`;
    for (const name of await caches.keys())
      if (name === earlier || (name.includes('precache') && name.endsWith(`-${base.href}`))) await caches.delete(name);
    for (const registration of await navigator.serviceWorker.getRegistrations())
      if (registration.scope === base.href) await registration.unregister();
  }

  async function loadAgain(told: HTMLElement): Promise<void> {
    if (say === undefined) return;
    const host = new URL(`sw.js?${Date.now()}`, base);
    const isReached = await fetch(host, { cache: 'no-store' }).then(
      (response) => response.ok && isScript(response),
      () => false
    );
    if (!isReached) {
      told.textContent = say.unreachable;
      return;
    }
    const files = asked();
    if ('serviceWorker' in navigator) await forget();
    // Loads the files again, bypassing the browser's HTTP cache.
    await Promise.allSettled(files.map((url) => fetch(url, { cache: 'reload' })));
    try {
      sessionStorage.removeItem('pass-the-crown:reloads');
    } catch {
      // This browser keeps nothing, so there is no count to reset.
    }
    location.reload();
  }

  async function tell(): Promise<void> {
    if (note !== null || say === undefined) return;
    const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, text: string, style: string) => {
      const one = document.createElement(name);
      one.textContent = text;
      one.style.cssText = style;
      return one;
    };
    note = make(
      'aside',
      '',
      'position:fixed;z-index:99;inset:auto 0 0;max-height:100%;overflow:auto;padding:16px 20px max(16px,env(safe-area-inset-bottom));background:#161f28;color:#ece2cd;font:17px/1.45 system-ui,sans-serif;border-top:3px solid #d0a85a'
    );
    note.lang = say === words.en ? 'en' : spoken;
    note.role = 'alert';
    note.dataset.late = '';
    const told = make('p', navigator.onLine ? say.online : say.offline, 'margin:6px 0');
    const again = make(
      'button',
      say.again,
      'min-height:48px;margin:6px 0;padding:0 18px;border:0;border-radius:8px;background:#d0a85a;color:#161f28;font:inherit;font-weight:700'
    );
    again.type = 'button';
    again.onclick = () => void loadAgain(told);
    note.append(make('strong', say.title, 'font-size:20px'), told, again, make('p', say.games, 'margin:6px 0'));
    // Added beside the body, whatever may happen to that.
    root.append(note);
    const urls = asked();
    const there = await Promise.all(urls.map(isThere));
    const lost = urls.filter((_, i) => !there[i]).map((url) => url.slice(base.href.length));
    if (lost.length > 0)
      note.append(
        make('p', say.files, 'margin:6px 0 0;font-size:14px;font-weight:700'),
        make('p', lost.join(', '), 'margin:0 0 6px;font-size:14px;overflow-wrap:anywhere')
      );
  }

  const isAlive = (): boolean => 'hydrated' in root.dataset;
  const timer = setTimeout(() => void (isAlive() || tell()), LATE);
  // Sent by static/reload.js when it has given up.
  addEventListener('lost', () => void tell());
  new MutationObserver((_, observer) => {
    if (!isAlive()) return;
    observer.disconnect();
    clearTimeout(timer);
    note?.remove();
    note = null;
  }).observe(root, { attributeFilter: ['data-hydrated'] });
}
