// Installs packages of Debian for the tests, where that needs no confirmation.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export function onDebianAsRoot() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  // Ubuntu's packages of browsers are only a door to another shop, which does not open in a container.
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/**
 * @param {string} command
 * @param {string[]} args
 */
export function run(command, args) {
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: /** @type {const} */ ('utf8')
  };
  const { status, stdout, stderr } = spawnSync(command, args, { ...options, shell: process.platform === 'win32' });
  if (status === 0) return true;
  console.error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return false;
}

/** @param {string[]} packages */
export function installPackages(packages) {
  const update = run('apt-get', ['update', '-qq']);
  return update && run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}
