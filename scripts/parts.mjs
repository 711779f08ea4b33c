// The parts of `npm test`, for machines that share the work: `-- --part quick`, `-- --part browser --shard 1/3`.

/** `quick`: all that needs neither a browser nor whole games. @type {readonly string[]} */
export const PARTS = ['quick', 'soaks', 'browser'];

/**
 * Which parts are to be run, and which share of the browser's tests.
 *
 * @param {readonly string[]} given
 */
export function asked(given) {
  /** @param {string} name */
  const after = (name) => {
    const at = given.indexOf(name);
    return at < 0 ? null : (given[at + 1] ?? '');
  };
  const [part, shard] = [after('--part'), after('--shard')];
  if (part !== null && !PARTS.includes(part)) throw new Error(`--part is one of ${PARTS.join(', ')}`);
  return { isAsked: /** @param {string} one */ (one) => part === null || part === one, shard };
}
