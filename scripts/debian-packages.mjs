// For tests that need Linux programs: prints which are missing, and installs Debian's packages as root.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const aptGet = '/usr/bin/apt-get';

/**
 * The path of a program.
 * @param {string} name
 */
export const findCommand = (name) =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => `${folder}/${name}`)
    .find((path) => existsSync(path));

/** @param {readonly string[]} packages */
function installPackages(packages) {
  if (process.getuid?.() !== 0 || !existsSync(aptGet)) return;
  for (const parts of [
    ['update', '-q'],
    ['install', '-yq', '--no-install-recommends', ...packages],
  ]) {
    console.log(`apt-get ${parts.join(' ')}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const { status, stderr } = spawnSync(aptGet, parts, { encoding: 'utf8', env });
    if (status !== 0) return console.log(stderr.trim().split('\n').slice(-3).join('\n'));
  }
}

/**
 * Ends the process with an explanation if a program is missing and cannot be installed.
 * @param {string} purpose
 * @param {readonly string[]} packages
 * @param {() => Record<string, string | undefined>} find  What is needed, with the paths of what is there.
 */
export function ensurePrograms(purpose, packages, find) {
  const findMissing = () => Object.entries(find()).filter(([, path]) => path === undefined);
  if (findMissing().length > 0) installPackages(packages);
  const missing = findMissing().map(([name]) => name);
  if (missing.length === 0) return;
  console.error(
    `${purpose}: missing: ${missing.join(', ')}.\nThis runs on Linux. On Debian or Ubuntu: apt-get install ${packages.join(' ')}`,
  );
  process.exit(1);
}
