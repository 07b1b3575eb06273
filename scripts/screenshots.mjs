// Pictures of the built app: every given route, light and dark, at four sizes.
//   npm run build && npm run screenshots -- [folder] [--route '#/edit?example=fict-org']... [--readme]
// --readme writes the one picture of the README, docs/picture.png, instead.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { findBrowser, launchOptions } from './browser.mjs';

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 360, height: 740 },
  { width: 320, height: 640 },
];
const themes = /** @type {const} */ (['light', 'dark']);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { route: { type: 'string', multiple: true }, readme: { type: 'boolean', default: false } },
});

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 */
async function open(page, url) {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** @param {string} route */
const fileName = (route) => route.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'start';

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {string} folder
 * @param {readonly string[]} routes
 */
async function takeAll(browser, address, folder, routes) {
  mkdirSync(folder, { recursive: true });
  for (const route of routes) {
    for (const colorScheme of themes) {
      for (const viewport of sizes) {
        const page = await browser.newPage({ viewport, colorScheme });
        await open(page, address + route);
        const path = join(
          folder,
          `${fileName(route)}-${colorScheme}-${viewport.width}x${viewport.height}.png`,
        );
        await page.screenshot({ path });
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        console.log(tooWide > 0 ? `${path}  (scrolls sideways by ${tooWide} px)` : path);
        await page.close();
      }
    }
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
async function takeReadmePicture(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });
  await open(page, `${address}#/edit?example=fict-org`);
  await page.getByRole('grid').first().waitFor();
  await page.locator('.monaco-editor .view-line').first().waitFor();
  await page
    .getByRole('row', { name: /orgo\.gif/ })
    .getByRole('gridcell')
    .last()
    .click();
  await page.getByRole('region', { name: 'Trace' }).waitFor();
  await page.screenshot({ path: 'docs/picture.png' });
  console.log('docs/picture.png');
}

const server = await preview({ preview: { host: '127.0.0.1', port: 0 } });
const address = server.resolvedUrls?.local[0];
if (!address || !findBrowser())
  throw new Error('No server or no browser: run `npm run build` and `node scripts/browser.mjs` first.');
const browser = await chromium.launch(launchOptions());
try {
  if (values.readme) await takeReadmePicture(browser, address);
  else {
    const routes = values.route ?? ['#/', '#/edit?example=fict-org'];
    await takeAll(browser, address, positionals[0] ?? 'test-results/screenshots', routes);
  }
} finally {
  await browser.close();
  await server.close();
}
