import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

/** A line of the file, which the error quotes. */
const QUOTED = 'Disallow: /org/plans.html';

/** Makes rendering fail for elements with this beginning, such as `button aria-label=Add rule`; '' ends that. */
const breakOn = (page: Page, start: string) =>
  page.evaluate((given) => {
    (globalThis as unknown as { broken: string }).broken = given;
  }, start);

async function withBreaks(page: Page): Promise<void> {
  await page.addInitScript((quoted) => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called on the element below
    const set = Element.prototype.setAttribute;
    Element.prototype.setAttribute = function setAttribute(name, value) {
      const { broken } = globalThis as unknown as { broken?: string };
      if (broken && `${this.localName} ${name}=${value}`.startsWith(broken))
        throw new TypeError(`cannot draw ${quoted}`);
      set.call(this, name, value);
    };
  }, QUOTED);
}

/** The console messages: they report that an error occurred, without its text. */
function expectReportedErrors(problems: string[]): void {
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) expect(problem).toMatch(/^console error: Gatepost: TypeError$/);
  problems.length = 0;
}

/** Firefox also reports a rejected promise whose event the page has canceled. */
async function removeOwnReport(problems: string[]): Promise<void> {
  const findReport = () => problems.findIndex((problem) => problem.startsWith('the page threw: TypeError'));
  await expect.poll(findReport).toBeGreaterThanOrEqual(0);
  problems.splice(findReport(), 1);
}

async function expectReport(place: Locator, where: string): Promise<void> {
  await place.getByText('Report', { exact: true }).click();
  const text = await place.getByRole('textbox', { name: 'Text of the report' }).inputValue();
  expect(text).toMatch(/^Gatepost \d+\.\d+\.\d+\nBrowser: Mozilla/);
  expect(text).toContain(`Where: ${where}`);
  expect(text).toContain('Error: TypeError (message left out');
  expect(text).toMatch(/At:\n {2}[\w.-]+\.js:\d+:\d+/);
  expect(text).toContain('Last steps: open-example');
  expect(text).not.toMatch(/org|plans|unhipbot|fict/);
}

const panes = [
  ['Records', 'button aria-label=Add rule'],
  ['Text', 'button aria-label=Text tools'],
  ['Access', 'table role=grid'],
  ['Explanation', 'button aria-label=Close the explanation'],
] as const;

test('a pane that throws keeps the other panes and the document usable, and can be retried', async ({
  page,
  problems,
}) => {
  await withBreaks(page);
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.access.getByRole('gridcell').first().click();
  await expect(bench.trace.getByRole('heading', { name: 'Rules' })).toBeVisible();
  await bench.fetched();
  for (const [turn, [title, start]] of panes.entries()) {
    const path = `/edited-${turn}`;
    await breakOn(page, start);
    // Goes to another page and back, so that every pane is rendered again.
    await page.goto('./#/learn');
    // Until the other page is shown, the panes are only hidden, and would be shown again as they are.
    await expect(page.getByRole('heading', { name: 'Learn', level: 1 })).toBeVisible();
    await expect(bench.records).toHaveCount(0);
    await page.goto('./#/edit');
    const broken = page.getByRole('region', { name: title, exact: true });
    await expect(broken.getByRole('alert')).toContainText(`${title} stopped`);
    await expect(page.getByRole('alert').filter({ hasText: 'stopped' })).toHaveCount(1);
    await expectReport(broken, title);
    if (title === 'Records') {
      await (await bench.editor()).focus();
      await page.keyboard.press('Control+End');
      await page.keyboard.type(`Disallow: ${path}`);
    } else await bench.paths('unhipbot').first().fill(path);
    await expect.poll(async () => (await bench.inspect()).storeText).toContain(`Disallow: ${path}`);
    const { name, bytes } = await saved(page, broken);
    expect(name).toBe('robots.txt');
    expect([...bytes]).toEqual((await bench.inspect()).bytes);
    expectReportedErrors(problems);
    await breakOn(page, '');
    await broken.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'stopped' })).toHaveCount(0);
    for (const pane of [bench.records, bench.text, bench.access, bench.trace])
      await expect(pane).toBeVisible();
  }
  await expect(bench.paths('unhipbot').first()).toHaveValue('/edited-3');
});

async function saved(page: Page, broken: Locator): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download');
  await broken.getByRole('button', { name: 'Save file' }).click();
  const file = await download;
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  // Firefox gives a second download of the same name another name.
  await file.delete();
  return { name: file.suggestedFilename(), bytes: Buffer.concat(chunks) };
}

const others: readonly (readonly [where: string, start: string, open: (page: Page) => Promise<unknown>])[] = [
  [
    'The list of findings',
    'button aria-label=Close the findings',
    (page) => page.getByRole('button', { name: /hints?$/ }).click(),
  ],
  [
    'The list of expectations',
    'button aria-label=Details of',
    (page) => page.getByRole('button', { name: 'expectations hold' }).click(),
  ],
  [
    'A dialog',
    'ul aria-label=Files of the site',
    async (page) => {
      await page.keyboard.press('ControlOrMeta+k');
      await page.keyboard.type('list of the site');
      await page.getByRole('option', { name: /^List of the site/ }).click();
    },
  ],
];

test('lists, dialogs, and pages that throw show a notice, and the workbench keeps working', {
  tag: '@long',
}, async ({ page, problems }) => {
  await withBreaks(page);
  const bench = new Workbench(page);
  await bench.openExample();
  const notice = page.getByRole('region', { name: 'Report' });
  for (const [where, start, open] of others) {
    await breakOn(page, start);
    await open(page);
    await expect(notice.getByRole('alert')).toContainText(`${where} stopped`);
    await expectReport(notice, where);
    await bench.paths('unhipbot').first().fill('/goes-on');
    expectReportedErrors(problems);
    await breakOn(page, '');
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  for (const [title, at, start] of [
    ['Compare: Readers', './#/compare', 'aside aria-label=Causes and readers'],
    ['Learn', './#/learn', 'nav aria-label=Learn'],
  ] as const) {
    await breakOn(page, start);
    await page.goto(at);
    const alert = page.getByRole('alert').filter({ hasText: 'stopped' });
    await expect(alert).toContainText(`${title} stopped`);
    expectReportedErrors(problems);
    await breakOn(page, '');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toHaveCount(0);
  }
  await page.goto('./#/edit');
  await expect(bench.paths('unhipbot').first()).toHaveValue('/goes-on');
});

test('when the whole page fails, the document can still be saved; uncaught errors are reported', {
  tag: '@second',
}, async ({ page, problems, browserName }) => {
  await withBreaks(page);
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.paths('unhipbot').first().fill('/not-lost');
  await page.evaluate((quoted) => {
    setTimeout(() => {
      throw new TypeError(quoted);
    });
  }, QUOTED);
  const notice = page.getByRole('region', { name: 'Report' });
  await expect(notice.getByRole('alert')).toContainText('Something in Gatepost stopped');
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await page.evaluate((quoted) => void Promise.reject(new TypeError(quoted)), QUOTED);
  await expect(notice.getByRole('alert')).toBeVisible();
  if (browserName === 'firefox') await removeOwnReport(problems);
  expectReportedErrors(problems);

  await page.goto('./#/learn');
  await expect(page.getByRole('heading', { level: 1, name: 'Learn' })).toBeVisible();
  await breakOn(page, 'h1 class=vh');
  await page.goto('./#/edit');
  const whole = page.getByRole('region', { name: 'Gatepost' });
  await expect(whole.getByRole('alert')).toContainText('Gatepost stopped');
  const { bytes } = await saved(page, whole);
  expect(bytes.toString()).toContain('Disallow: /not-lost');
  const download = page.waitForEvent('download');
  await whole.getByRole('button', { name: 'Save workspace' }).click();
  expect((await download).suggestedFilename()).toBe('www.fict.org.gatepost.json');
  expectReportedErrors(problems);
  await breakOn(page, '');
  await whole.getByRole('button', { name: 'Try again' }).click();
  await expect(bench.paths('unhipbot').first()).toHaveValue('/not-lost');
});
