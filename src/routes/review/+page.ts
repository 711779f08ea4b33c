// No page is shown before its text is there.
export { ready as load } from '#text/text';
