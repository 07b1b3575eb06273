// Finds a Chromium for the browser tests, or gets one. Run directly it makes sure that there is one; imported it only looks.
// Order: $CHROMIUM_PATH, Playwright's own complete download, an installed Chromium or Chrome, Playwright's download, apt as root.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @typedef {{ path: string | undefined, from: string }} Found  `path` is undefined where Playwright finds its own download itself. */

const offlineArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

const installedPaths = {
  linux: [
    // The same engine without windows, as Playwright's own download: a fifth less time.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
  ],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((name) => process.env[name])
    .filter((folder) => folder !== undefined)
    .map((folder) => `${folder}\\Google\\Chrome\\Application\\chrome.exe`),
};

const isRootUser = () => process.getuid?.() === 0;

function playwrightCoreFolder() {
  const fromTest = createRequire(createRequire(import.meta.url).resolve('@playwright/test/package.json'));
  const fromPlaywright = createRequire(fromTest.resolve('playwright/package.json'));
  return dirname(fromPlaywright.resolve('playwright-core/package.json'));
}

/** Where Playwright keeps its downloads: see "Managing browser binaries" in its documentation. */
function playwrightDownloadFolder() {
  const set = process.env.PLAYWRIGHT_BROWSERS_PATH;
  if (set === '0') return join(playwrightCoreFolder(), '.local-browsers');
  if (set) return set;
  if (platform() === 'darwin') return join(homedir(), 'Library', 'Caches', 'ms-playwright');
  if (platform() === 'win32') return join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright');
  return join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'ms-playwright');
}

/** @returns {Found | undefined} A headless launch takes the headless shell, so that is what must be complete. */
function findPlaywrightDownload() {
  const { browsers } = JSON.parse(readFileSync(join(playwrightCoreFolder(), 'browsers.json'), 'utf8'));
  /** @type {{ revision: string } | undefined} */
  const shell = browsers.find(
    (/** @type {{ name: string }} */ browser) => browser.name === 'chromium-headless-shell',
  );
  if (!shell) return undefined;
  const folder = join(playwrightDownloadFolder(), `chromium_headless_shell-${shell.revision}`);
  if (!existsSync(join(folder, 'INSTALLATION_COMPLETE'))) return undefined;
  return { path: undefined, from: `Playwright's own download in ${folder}` };
}

/**
 * Ubuntu's chromium-browser is only a note that sends you to snap: a file that exists but does not run.
 * (Chrome on Windows has no --version: there, being present is enough.)
 * @param {string} path
 */
function canRun(path) {
  if (!existsSync(path)) return false;
  return platform() === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/** @returns {Found | undefined} */
function findInstalledBrowser() {
  const paths = installedPaths[/** @type {keyof typeof installedPaths} */ (platform())] ?? [];
  const path = paths.find(canRun);
  return path === undefined ? undefined : { path, from: path };
}

/** @returns {Found | undefined} */
export function findBrowser() {
  const set = process.env.CHROMIUM_PATH;
  if (set) return { path: set, from: `$CHROMIUM_PATH, ${set}` };
  return findPlaywrightDownload() ?? findInstalledBrowser();
}

/** What Playwright's `chromium.launch` is given, in the tests and for the screenshots. Nothing in it may ask the network by itself. */
export function launchOptions() {
  const path = findBrowser()?.path;
  return {
    args: isRootUser() ? ['--no-sandbox', ...offlineArguments] : offlineArguments,
    ...(path === undefined ? {} : { executablePath: path }),
  };
}

/**
 * Says what it runs, and shows the output only of what fails.
 * @param {string} command
 * @param {readonly string[]} parts
 */
function runCommand(command, parts) {
  console.log(`browser: ${[basename(command), ...parts.map((part) => basename(part))].join(' ')}`);
  const { status, stdout, stderr } = spawnSync(command, parts, { encoding: 'utf8' });
  if (status !== 0) console.log(`${stdout ?? ''}${stderr ?? ''}`.trim().split('\n').slice(-3).join('\n'));
  return status === 0;
}

function downloadBrowser() {
  return runCommand(process.execPath, [
    join(playwrightCoreFolder(), 'cli.js'),
    'install',
    '--only-shell',
    'chromium',
  ]);
}

function installWithApt() {
  if (!isRootUser() || !existsSync('/usr/bin/apt-get')) return false;
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  const install = (/** @type {string} */ browser) =>
    runCommand('apt-get', ['install', '-yq', '--no-install-recommends', browser, 'fonts-liberation']);
  return (
    runCommand('apt-get', ['update', '-q']) && (install('chromium-headless-shell') || install('chromium'))
  );
}

/** @param {boolean} preferDownload  true: an installed browser is passed over for the very build that Playwright is made for */
function ensureBrowser(preferDownload) {
  const find = () => (preferDownload ? findPlaywrightDownload() : findBrowser());
  const found = find();
  if (found) return found;
  console.log('browser: none found, trying to get one');
  if (downloadBrowser()) return find();
  if (findBrowser()) return findBrowser();
  return installWithApt() ? findBrowser() : undefined;
}

function main() {
  const start = performance.now();
  const found = ensureBrowser(process.argv.includes('--download'));
  if (!found) {
    console.error(
      'browser: no Chromium, and none could be installed.\n' +
        'Install Chromium or Chrome, or set CHROMIUM_PATH to one, or run `npx playwright install --only-shell chromium` with a network.',
    );
    process.exit(1);
  }
  console.log(`browser: using ${found.from} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
