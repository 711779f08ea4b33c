import { resolve } from '$app/paths';
import { liesIn } from '#shell/saves/store/folder';

export { ready as load } from '#text/text';

export const prerender = true;

// Before any page opens what is kept.
liesIn(resolve('/'));
