// Screenshots of every screen of the built app, light and dark, at four widths, with a contact sheet.
//   npm run build && npm run screenshots -- [part of a name]... [--out folder] [--width 320]... [--theme dark]... [--readme]
//   ... -- [part of a name]... --browser chromium --browser firefox: the same screens side by side
// Themes are light, dark, forced-light, and forced-dark; the last two are in forced colors mode.
// The screens are listed in screens/list.mjs. --readme writes only the picture of the README, docs/picture.png.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, firefox } from '@playwright/test';
import { preview } from 'vite';
import { findBrowser, firefoxOptions, launchOptions } from './browser.mjs';
import { adaptOlderFirefox } from './firefox-channel.mjs';
import { createContactSheet } from './screens/contact-sheet.mjs';
import { screens } from './screens/list.mjs';
import { openExample, showExplanation } from './screens/steps.mjs';

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('./screens/list.mjs').Screen} Screen
 * @typedef {import('./screens/contact-sheet.mjs').Picture} Picture
 */

const heights = { 1440: 900, 1024: 768, 768: 1024, 390: 844, 320: 640 };
const DEFAULT_WIDTHS = ['1440', '1024', '768', '320'];
/** How many screenshots are taken in parallel. */
const PARALLEL_SCREENS = 2;
/** How long the page may take to settle after the last step. */
const SETTLE_TIMEOUT = 700;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'test-results/screenshots' },
    width: { type: 'string', multiple: true, default: DEFAULT_WIDTHS },
    theme: { type: 'string', multiple: true, default: ['light', 'dark'] },
    browser: { type: 'string', multiple: true, default: ['chromium'] },
    readme: { type: 'boolean', default: false },
  },
});

/** @param {import('@playwright/test').Page} page */
async function waitUntilSettled(page) {
  await page.waitForLoadState('networkidle');
  await page.getByRole('main').or(page.getByRole('dialog')).first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(SETTLE_TIMEOUT);
  // Waits for running computation, up to a limit.
  await page
    .locator('[aria-busy=true]')
    .first()
    .waitFor({ state: 'detached', timeout: 5000 })
    .catch(() => undefined);
}

/**
 * Takes one screen at one width, in each theme. Returns why it could not be reached, if it failed.
 * @param {Browser} browser
 * @param {string} address
 * @param {Screen} screen
 * @param {number} width
 * @returns {Promise<Picture>}
 */
async function takeScreen(browser, address, { name, steps }, width) {
  const height = heights[/** @type {keyof typeof heights} */ (width)] ?? 900;
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  let trouble = '';
  /** @type {string[]} */
  const files = [];
  try {
    await page.goto(address);
    for (const step of steps) await step(page);
  } catch (error) {
    trouble = String(error).split('\n')[0] ?? '';
  }
  const shown = context.pages().at(-1) ?? page;
  for (const theme of values.theme) {
    await shown.emulateMedia({
      colorScheme: theme.endsWith('dark') ? 'dark' : 'light',
      // WebDriver BiDi cannot emulate it.
      ...(theme.startsWith('forced') && { forcedColors: 'active' }),
    });
    await waitUntilSettled(shown);
    const engine = browser.browserType().name();
    const file = `${name}-${width}-${theme}${engine === 'chromium' ? '' : `-${engine}`}.png`;
    await shown.screenshot({ path: join(values.out, file) });
    files.push(file);
  }
  const tooWide = await shown.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  if (tooWide > 0) trouble += ` scrolls sideways by ${tooWide} px`;
  await context.close();
  console.log(`${name} ${width}${trouble && `: ${trouble}`}`);
  return { name, width, files, trouble };
}

/** Screenshots that `npm run test:webkit-walks` wrote into the same folder, after those of the same screen. */
const withWebKit = (/** @type {Picture} */ picture) => ({
  ...picture,
  files: picture.files.flatMap((file) => [
    file,
    ...[file.replace('.png', '-webkit.png')].filter((other) => existsSync(join(values.out, other))),
  ]),
});

/**
 * @param {readonly Browser[]} browsers
 * @param {string} address
 */
async function takeScreens(browsers, address) {
  mkdirSync(values.out, { recursive: true });
  const wanted = screens.filter(
    ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
  );
  const jobs = wanted.flatMap((screen) =>
    values.width.flatMap((width) =>
      browsers.map((browser) => /** @type {const} */ ([browser, screen, Number(width)])),
    ),
  );
  /** @type {Picture[]} */
  const taken = [];
  const left = jobs.entries();
  const work = async () => {
    for (const [place, [browser, screen, width]] of left)
      taken[place] = await takeScreen(browser, address, screen, width);
  };
  await Promise.all(Array.from({ length: PARALLEL_SCREENS }, work));
  const sheet = join(values.out, 'index.html');
  writeFileSync(sheet, createContactSheet(taken.map(withWebKit)));
  const unreached = taken.filter(({ trouble }) => trouble !== '');
  console.log(`${taken.length} screens, ${unreached.length} with trouble: ${sheet}`);
  if (unreached.length > 0) process.exitCode = 1;
}

/**
 * @param {Browser} browser
 * @param {string} address
 */
async function takeReadmePicture(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });
  await page.goto(address);
  await openExample('fict-org')(page);
  await page.locator('.monaco-editor .view-line').first().waitFor();
  await showExplanation(page);
  await waitUntilSettled(page);
  await page.screenshot({ path: 'docs/picture.png' });
  console.log('docs/picture.png');
}

/** @param {string} name */
async function launchBrowser(name) {
  if (name === 'chromium') return chromium.launch(launchOptions());
  if (name !== 'firefox') throw new Error(`Not a browser: ${name}. Write chromium or firefox.`);
  const { isOlder, launchOptions: options, ...rest } = firefoxOptions();
  if (isOlder) adaptOlderFirefox();
  return firefox.launch({ ...rest, ...options });
}

const server = await preview({ preview: { host: '127.0.0.1', port: 0 } });
const address = server.resolvedUrls?.local[0];
if (!address || !findBrowser())
  throw new Error('No server or no browser: run `npm run build` and `node scripts/browser.mjs` first.');
const browsers = await Promise.all(values.browser.map(launchBrowser));
try {
  if (values.readme && browsers[0]) await takeReadmePicture(browsers[0], address);
  else await takeScreens(browsers, address);
} finally {
  for (const browser of browsers) await browser.close();
  await server.close();
}
