// No content of files, tables, or expectations leaves the page: not in requests, the address, the title, or the
// console.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { chooseFromFileMenu, Workbench } from './workbench.ts';

const CANARY = 'kanarienvogel';
const DIST = process.env.GATEPOST_DIST ?? 'dist';

const robots = `# ${CANARY} comment
User-agent: ${CANARY}bot
User-agent: Googlebot
Disallow: /${CANARY}/
Allow: /${CANARY}/open
Disalow: /${CANARY}/mistyped
${CANARY} is not a line
Sitemap: https://${CANARY}.example/sitemap.xml

##ACAP version=1.1
ACAP-version: 1.1
ACAP-crawler: ${CANARY}bot
ACAP-disallow-index: /${CANARY}/
ACAP-allow-index: /${CANARY}/ time-limit=3-weeks
Mobile-agent-server: / m.${CANARY}.example
`;

const workspace = JSON.stringify({
  gatepost: 1,
  origin: `https://${CANARY}.example`,
  files: [
    { path: '/robots.txt', text: robots },
    { path: '/data.txt', text: `User-agent: *\nAllow: /${CANARY}.csv\nTitle: ${CANARY}\n` },
    {
      path: '/page.xml',
      text: `<?xml version="1.0"?>\n<?robots index="no" follow="${CANARY}"?>\n<a>${CANARY}</a>\n`,
    },
  ],
  rows: [`/${CANARY}/`, `/${CANARY}/open?${CANARY}=1`],
  columns: [`${CANARY}bot`, ''],
  expectations: [{ agent: `${CANARY}bot`, url: `/${CANARY}/`, expect: 'allow', note: CANARY }],
});

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly body: string | null;
  readonly headers: string;
}

/** Everything about a page that is visible from outside. */
class Outside {
  readonly requests: Seen[] = [];
  readonly messages: string[] = [];

  static async of(context: BrowserContext, page: Page): Promise<Outside> {
    const outside = new Outside();
    const { requests, messages } = outside;
    context.on('request', (request) => {
      const headers = JSON.stringify(request.headers());
      requests.push({ method: request.method(), url: request.url(), body: request.postData(), headers });
    });
    context.on('console', (message) => messages.push(`console: ${message.text()}`));
    page.on('framenavigated', (frame) => messages.push(`address: ${decodeURIComponent(frame.url())}`));
    await context.exposeFunction('sawTitle', (title: string) => messages.push(`title: ${title}`));
    await context.addInitScript(() => {
      const { sawTitle } = globalThis as unknown as { sawTitle: (title: string) => void };
      new MutationObserver(() => sawTitle(document.title)).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
    return outside;
  }
}

/**
 * Opens every kind of menu of the workbench, and every dialog of one, without choosing anything. Returns the number of
 * dialogs.
 */
async function openEverything(page: Page): Promise<number> {
  const menus = page.locator('button[aria-haspopup="menu"]:visible');
  const labels = await menus.evaluateAll((all) =>
    all.map((menu) => menu.getAttribute('aria-label') ?? menu.textContent?.trim() ?? ''),
  );
  const kinds = new Map(labels.map((label) => [label.replace(/\d+/, ''), label]));
  let dialogs = 0;
  for (const label of kinds.values()) {
    const menu = menus.and(page.getByRole('button', { name: label, exact: true })).first();
    await menu.click();
    const items = page.getByRole('menuitem').filter({ hasText: /…$/, hasNotText: /disk|folder|says to AI/ });
    const names = await items.allInnerTexts();
    await page.keyboard.press('Escape');
    for (const name of names) {
      await menu.click();
      await page.getByRole('menuitem', { name, exact: true }).first().click();
      const dialog = page.getByRole('dialog').first();
      const isDialog = await dialog.waitFor({ timeout: 1000 }).then(
        () => true,
        () => false,
      );
      if (isDialog) dialogs++;
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  }
  return dialogs;
}

test('the content of files, tables, and expectations is in no request, address, title, or console message', async ({
  context,
  page,
  baseURL,
}) => {
  const outside = await Outside.of(context, page);
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile(`${CANARY}.gatepost.json`, workspace);
  const status = page.getByRole('contentinfo');

  // The text with completions, hovers, and search; the history with the names of its steps.
  await (await bench.editor()).focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type(`Disallow: /${CANARY}/typed`);
  await page.keyboard.press('Control+Space');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+F');
  await page.keyboard.type(CANARY);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await bench.paths(`${CANARY}bot, Googlebot`).first().fill(`/${CANARY}/form`);

  // An explanation with its suggestions, findings, expectations, and every menu with its dialogs.
  await bench.access.getByRole('gridcell').first().click();
  await expect(bench.trace).toContainText(CANARY);
  expect(await openEverything(page)).toBeGreaterThan(3);
  await status.getByRole('button', { name: /error|warning/ }).click();
  await expect(page.getByRole('dialog', { name: 'Found in' })).toContainText(CANARY);
  await page.keyboard.press('Escape');
  await status.getByRole('button', { name: /expectation/ }).click();
  await expect(page.getByRole('dialog', { name: 'Expectations' })).toContainText(CANARY);
  await page.keyboard.press('Escape');
  for (const path of ['/data.txt', '/page.xml', '/robots.txt'])
    await page
      .getByRole('button', { name: path.slice(1), exact: true })
      .or(page.getByTitle(path))
      .first()
      .click();
  expect((await bench.saveFile()).bytes.toString()).toContain(CANARY);

  // Files that cannot be opened, pages, and a reload.
  const chooser = page.waitForEvent('filechooser');
  await chooseFromFileMenu(page, 'Open…');
  const broken = {
    name: `${CANARY}.gatepost.json`,
    mimeType: 'text/plain',
    buffer: Buffer.from(`{ ${CANARY}`),
  };
  await (await chooser).setFiles(broken);
  await expect(page.getByText(`${CANARY}.gatepost.json`)).toBeVisible();
  for (const route of [
    'compare',
    'learn',
    'learn/acap',
    'learn/crawlers',
    'learn/findings',
    'learn/licences',
    '',
  ]) {
    await page.goto(`./#/${route}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('./#/edit');
  await bench.reload();
  await expect(bench.paths(`${CANARY}bot, Googlebot`).first()).toHaveValue(`/${CANARY}/form`);

  expect(outside.requests.length).toBeGreaterThan(25);
  for (const { method, url, body, headers } of outside.requests) {
    if (url.startsWith('data:')) continue;
    expect({ method, body }).toEqual({ method: 'GET', body: null });
    const [file = '', ...more] = url.slice(baseURL?.length).replace(/^\//, '').split('?');
    expect(more, url).toEqual([]);
    expect(existsSync(join(DIST, file)), url).toBe(true);
    expect(headers).not.toContain(CANARY);
  }
  expect(outside.messages.filter((message) => message.startsWith('title:')).length).toBeGreaterThan(3);
  expect(outside.messages.filter((message) => message.startsWith('address:')).length).toBeGreaterThan(8);
  expect(outside.messages.filter((message) => message.includes(CANARY))).toEqual([]);
});
