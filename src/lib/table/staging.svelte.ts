// Loads the screens that take the place of the board, while the board is already being looked at.

type Stages = typeof import('./stages');

/** Before the next try, where the network failed and nothing is kept yet. */
const PAUSE = 1000;

let loaded: Stages | null = $state.raw(null);
let isLoading = false;

export const stages = (): Stages | null => loaded;

export function loadStages(): void {
  if (loaded !== null || isLoading) return;
  isLoading = true;
  import('./stages')
    .then(
      (found) => (loaded = found),
      () => setTimeout(loadStages, PAUSE)
    )
    .finally(() => (isLoading = false));
}
