// Finds or installs browsers for the browser tests. Run directly, it installs a missing one; imported, it only searches.
// Order: $CHROMIUM_PATH or $FIREFOX_PATH, Playwright's existing download, an installed browser, a new download by
// Playwright, apt as root.
//   node scripts/browser.mjs [chromium|firefox|webkit]... [--download]
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {'chromium' | 'firefox' | 'webkit'} BrowserName
 * @typedef {{ path: string | undefined, from: string }} Found  `path` is undefined where Playwright finds its own download itself.
 */

const offlineArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** @param {readonly string[]} parts  below the folders where Windows keeps programs */
const windowsPrograms = (...parts) =>
  ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((name) => process.env[name])
    .filter((folder) => folder !== undefined)
    .map((folder) => [folder, ...parts].join('\\'));

/**
 * The paths on each system, the most suitable first. Playwright cannot use an installed WebKit.
 * @type {Record<BrowserName, Partial<Record<NodeJS.Platform, readonly string[]>>>}
 */
const installedPaths = {
  chromium: {
    linux: [
      // The same engine without windows, like Playwright's own download: takes a fifth less time.
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
    win32: windowsPrograms('Google', 'Chrome', 'Application', 'chrome.exe'),
  },
  firefox: {
    linux: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    win32: windowsPrograms('Mozilla Firefox', 'firefox.exe'),
  },
  webkit: {},
};

/**
 * The names in Playwright's list of downloads, for `playwright install`, and in Debian.
 * A headless launch of Chromium uses the headless shell, so its download must be complete.
 * @type {Record<BrowserName, { download: string, install: readonly string[], debian: readonly string[], title: string, variable?: string }>}
 */
const sources = {
  chromium: {
    download: 'chromium-headless-shell',
    install: ['--only-shell', 'chromium'],
    debian: ['chromium-headless-shell', 'chromium'],
    title: 'Chromium or Chrome',
    variable: 'CHROMIUM_PATH',
  },
  firefox: {
    download: 'firefox',
    install: ['firefox'],
    debian: ['firefox-esr'],
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
  },
  webkit: { download: 'webkit', install: ['webkit'], debian: [], title: 'WebKit' },
};

const isRootUser = () => process.getuid?.() === 0;

export function playwrightCoreFolder() {
  const fromTest = createRequire(createRequire(import.meta.url).resolve('@playwright/test/package.json'));
  const fromPlaywright = createRequire(fromTest.resolve('playwright/package.json'));
  return dirname(fromPlaywright.resolve('playwright-core/package.json'));
}

/** The folder of Playwright's downloads: see "Managing browser binaries" in its documentation. */
function playwrightDownloadFolder() {
  const set = process.env.PLAYWRIGHT_BROWSERS_PATH;
  if (set === '0') return join(playwrightCoreFolder(), '.local-browsers');
  if (set) return set;
  if (platform() === 'darwin') return join(homedir(), 'Library', 'Caches', 'ms-playwright');
  if (platform() === 'win32') return join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright');
  return join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'ms-playwright');
}

/**
 * @param {BrowserName} name
 * @returns {Found | undefined}
 */
function findPlaywrightDownload(name) {
  const { browsers } = JSON.parse(readFileSync(join(playwrightCoreFolder(), 'browsers.json'), 'utf8'));
  const { download } = sources[name];
  /** @type {{ revision: string } | undefined} */
  const listed = browsers.find((/** @type {{ name: string }} */ browser) => browser.name === download);
  if (!listed) return undefined;
  const folder = join(playwrightDownloadFolder(), `${download.replaceAll('-', '_')}-${listed.revision}`);
  if (!existsSync(join(folder, 'INSTALLATION_COMPLETE'))) return undefined;
  return { path: undefined, from: `Playwright's own download in ${folder}` };
}

/**
 * Ubuntu's chromium-browser only refers to snap: the file exists but does not run.
 * Chrome on Windows has no --version: there, an existing file is enough.
 * @param {string} path
 */
function canRun(path) {
  if (!existsSync(path)) return false;
  return platform() === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/**
 * @param {BrowserName} name
 * @returns {Found | undefined}
 */
function findInstalledBrowser(name) {
  const path = installedPaths[name][platform()]?.find(canRun);
  return path === undefined ? undefined : { path, from: path };
}

/**
 * @param {BrowserName} name
 * @returns {Found | undefined}
 */
export function findBrowser(name = 'chromium') {
  const { variable = '' } = sources[name];
  const set = process.env[variable];
  if (set) return { path: set, from: `$${variable}, ${set}` };
  return findPlaywrightDownload(name) ?? findInstalledBrowser(name);
}

/**
 * Options of Playwright's `chromium.launch` for tests and screenshots, which disable all network use of the browser
 * itself.
 */
export function launchOptions() {
  const path = findBrowser()?.path;
  return {
    args: isRootUser() ? ['--no-sandbox', ...offlineArguments] : offlineArguments,
    ...(path === undefined ? {} : { executablePath: path }),
  };
}

/** The first version of an installed Firefox whose WebDriver BiDi has everything that Playwright needs. */
const CURRENT_FIREFOX = 159;

/** @param {string} path */
function readFirefoxVersion(path) {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return Number(/\d+/.exec(stdout ?? '')?.[0] ?? CURRENT_FIREFOX);
}

/**
 * How Playwright starts Firefox: its own build directly, an installed one over WebDriver BiDi.
 * `isOlder`: whether `adaptOlderFirefox` is needed.
 */
export function firefoxOptions() {
  const path = findBrowser('firefox')?.path;
  const launch = {
    firefoxUserPrefs: {
      // Clipboard access without a permission prompt.
      'dom.events.testing.asyncClipboard': true,
      // A mouse: a fine pointer that can hover. Headless Firefox does not detect one.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      // The downloads panel takes the focus, and a page without focus cannot open files.
      'browser.download.alwaysOpenPanel': false,
      // No network use of the browser itself.
      'services.settings.server': 'data:,#remote-settings-dummy/v1',
      'app.normandy.enabled': false,
    },
  };
  if (path === undefined) return { isOlder: false, launchOptions: launch };
  return {
    channel: 'moz-firefox',
    launchOptions: { ...launch, executablePath: path, args: ['-remote-allow-system-access'] },
    isOlder: readFirefoxVersion(path) < CURRENT_FIREFOX,
  };
}

/**
 * Runs a command and prints it; prints its output only if it fails.
 * @param {string} command
 * @param {readonly string[]} parts
 */
function runCommand(command, parts) {
  console.log(`browser: ${[basename(command), ...parts.map((part) => basename(part))].join(' ')}`);
  const { status, stdout, stderr } = spawnSync(command, parts, { encoding: 'utf8' });
  if (status !== 0) console.log(`${stdout ?? ''}${stderr ?? ''}`.trim().split('\n').slice(-3).join('\n'));
  return status === 0;
}

/** @param {BrowserName} name */
function downloadBrowser(name) {
  return runCommand(process.execPath, [
    join(playwrightCoreFolder(), 'cli.js'),
    'install',
    ...sources[name].install,
  ]);
}

/** @param {BrowserName} name */
function installWithApt(name) {
  const { debian } = sources[name];
  if (debian.length === 0 || !isRootUser() || !existsSync('/usr/bin/apt-get')) return false;
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  const install = (/** @type {string} */ browser) =>
    runCommand('apt-get', ['install', '-yq', '--no-install-recommends', browser, 'fonts-liberation']);
  return runCommand('apt-get', ['update', '-q']) && debian.some(install);
}

/**
 * @param {BrowserName} name
 * @param {boolean} preferDownload  true: an installed browser is passed over for the very build that Playwright is made for
 */
function getBrowser(name, preferDownload) {
  const find = () => (preferDownload ? findPlaywrightDownload(name) : findBrowser(name));
  const found = find();
  if (found) return found;
  console.log(`browser: no ${name} found, trying to get one`);
  if (downloadBrowser(name)) return find();
  if (findBrowser(name)) return findBrowser(name);
  return installWithApt(name) ? findBrowser(name) : undefined;
}

/**
 * Finds or installs a browser, and prints which one is used, or what to do if there is none.
 * @param {BrowserName} name
 * @param {boolean} [preferDownload]
 * @returns {Found | undefined}
 */
export function ensureBrowser(name, preferDownload = false) {
  const start = performance.now();
  const found = getBrowser(name, preferDownload);
  const { title, variable, install } = sources[name];
  if (found)
    console.log(`browser: using ${found.from} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  else {
    const own = variable ? `Install ${title}, or set ${variable} to one, or run` : 'Run';
    console.error(
      `browser: no ${title}, and none could be installed.\n` +
        `${own} \`npx playwright install ${install.join(' ')}\` with a network.`,
    );
  }
  return found;
}

function main() {
  const args = process.argv.slice(2);
  const names = /** @type {BrowserName[]} */ (args.filter((arg) => arg in sources));
  const found = (names.length > 0 ? names : /** @type {const} */ (['chromium'])).map((name) =>
    ensureBrowser(name, args.includes('--download')),
  );
  if (found.includes(undefined)) process.exitCode = 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
