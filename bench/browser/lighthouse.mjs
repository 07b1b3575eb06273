// Runs Lighthouse on the start page and the workbench. It is a dependency of the bench alone: 185 MB.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(new URL('../package.json', import.meta.url));

/** @typedef {{ page: string, form: 'mobile' | 'desktop', performance: number, accessibility: number, 'best-practices': number, seo: number, failed: string[] }} Scores */

const categories = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);

/** @param {string} name */
async function packageOf(name) {
  try {
    return await import(/* @vite-ignore */ pathToFileURL(require.resolve(name)).href);
  } catch {
    return undefined;
  }
}

/**
 * The scores of a page, from 0 to 100; undefined if Lighthouse is not there.
 * @param {{ page: string, address: string, form: 'mobile' | 'desktop', browser: string | undefined }} asked
 * @returns {Promise<Scores | undefined>}
 */
export async function scoresOf({ page, address, form, browser }) {
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
    return /** @type {Scores} */ ({ page, form, failed, ...scores });
  } finally {
    await chrome.kill();
  }
}

/** What to do if it is not there. */
export const howToGetLighthouse = 'Lighthouse is not there: run `npm install` in bench, then measure again.';
