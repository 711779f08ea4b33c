// Imported before all else of `npm start`: an older Node fails on what it does not know, and says nothing that helps.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/**
 * Whether a version is in a range such as `^20.19.0 || ^22.13.0 || >=24`.
 *
 * @param {string} version
 * @param {string} range
 */
export function fits(version, range) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return range.split('||').some((one) => {
    const [, sign, from, least = '0'] = /^\s*(\^|>=)(\d+)(?:\.(\d+))?/.exec(one) ?? [];
    if (from === undefined) return false;
    const isEnough = major === Number(from) && minor >= Number(least);
    return isEnough || (sign === '>=' && major > Number(from));
  });
}

if (!fits(process.versions.node, engines.node)) {
  console.error(
    `Pass the Crown needs Node ${engines.node}, and this is ${process.versions.node}. Newer ones: https://nodejs.org`
  );
  process.exit(1);
}
