// Finds WebKitGTK's driver, its small browser and an X server for the walks in WebKit, or gets them. Run directly it makes
// sure that they are there; imported it only looks.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const aptGet = '/usr/bin/apt-get';

/** The packages of Debian and Ubuntu. */
const packages = ['webkit2gtk-driver', 'xvfb', 'fonts-liberation'];

/** Where MiniBrowser is: in a folder of the library, below that of the processor. */
function findMiniBrowser() {
  for (const library of ['/usr/lib', '/usr/lib64', '/usr/libexec']) {
    if (!existsSync(library)) continue;
    const folders = [library, ...readdirSync(library).map((name) => join(library, name))];
    for (const version of ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'])
      for (const folder of folders) {
        const path = join(folder, version, 'MiniBrowser');
        if (existsSync(path)) return path;
      }
  }
  return undefined;
}

/** @param {string} name */
const findCommand = (name) =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** What is needed, with the paths of what is there. */
export const findWebKit = () => ({
  WebKitWebDriver: findCommand('WebKitWebDriver'),
  MiniBrowser: findMiniBrowser(),
  Xvfb: findCommand('Xvfb'),
});

const findMissing = () =>
  Object.entries(findWebKit())
    .filter(([, path]) => path === undefined)
    .map(([name]) => name);

function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync(aptGet)) return;
  for (const parts of [
    ['update', '-q'],
    ['install', '-yq', '--no-install-recommends', ...packages],
  ]) {
    console.log(`webkit: apt-get ${parts.join(' ')}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const { status, stderr } = spawnSync(aptGet, parts, { encoding: 'utf8', env });
    if (status !== 0) return console.log(stderr.trim().split('\n').slice(-3).join('\n'));
  }
}

function main() {
  if (findMissing().length > 0) installWithApt();
  const missing = findMissing();
  if (missing.length === 0) return console.log(`webkit: using ${findWebKit().MiniBrowser}`);
  console.error(
    `webkit: missing: ${missing.join(', ')}.\nThe walks run on Linux with WebKitGTK. On Debian or Ubuntu: apt-get install ${packages.join(' ')}`,
  );
  process.exit(1);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
