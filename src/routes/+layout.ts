export { ready as load } from '../text/text';

export const prerender = true;
