// Runs Lighthouse on a page and prints its scores as JSON; null if Lighthouse is missing. It is a dependency of the
// bench only (185 MB). This is a separate process, as code that is built while it runs cannot import packages by name.
//   node bench/browser/lighthouse.mjs ADDRESS desktop|mobile [BROWSER]
import { existsSync } from 'node:fs';

/**
 * `metrics` in milliseconds, the layout shift without a unit. `speed`: Lighthouse's own measure of the processor. A usual
 * desktop, for which its scores are calibrated, has 1,500 to 2,000.
 * @typedef {{ performance: number, accessibility: number, 'best-practices': number, seo: number, failed: string[], metrics: Record<string, number>, speed: number }} Scores
 */

const categories = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);

const measured = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/** @param {string} name */
const packageOf = (name) => import(name).catch(() => undefined);

/**
 * The scores of a page, from 0 to 100, and the audits that fail; undefined if Lighthouse is not there.
 * @param {string} address @param {string} form @param {string | undefined} browser
 * @returns {Promise<Scores | undefined>}
 */
async function scoresOf(address, form, browser) {
  const [lighthouse, launcher] = await Promise.all([packageOf('lighthouse'), packageOf('chrome-launcher')]);
  if (!lighthouse || !launcher) return undefined;
  const chrome = await launcher.launch({
    ...(browser && existsSync(browser) ? { chromePath: browser } : {}),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
  });
  try {
    const settings = form === 'desktop' ? lighthouse.desktopConfig : undefined;
    const { lhr } = await lighthouse.default(address, { port: chrome.port, logLevel: 'error' }, settings);
    const scores = Object.fromEntries(
      categories.map((id) => [id, Math.round((lhr.categories[id].score ?? 0) * 100)]),
    );
    const failed = Object.values(lhr.audits)
      .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score !== null && score < 1)
      .map(({ id }) => id);
    const metrics = Object.fromEntries(measured.map((id) => [id, lhr.audits[id].numericValue ?? 0]));
    return /** @type {Scores} */ ({ failed, ...scores, metrics, speed: lhr.environment.benchmarkIndex });
  } finally {
    await chrome.kill();
  }
}

const [, , address = '', form = 'desktop', browser] = process.argv;
console.log(JSON.stringify((await scoresOf(address, form, browser)) ?? null));
