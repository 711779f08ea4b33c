// Serves `text:<room>/<bundle>` to programs that no build makes, as the browser's tests: import this module first.
import { register } from 'node:module';

register('./hooks.mjs', import.meta.url);
