// Diagrams: the table for a report, readers as a tree, versions on a timeline.
import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

test('the table is saved as a picture, SVG and PNG, in the colors of the theme', { tag: '@second' }, async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.openExample();
  const saveAs = async (form: 'SVG' | 'PNG') => {
    const download = page.waitForEvent('download');
    await new Workbench(page).tableOption(`Save as image (${form})`);
    return readFile(await (await download).path());
  };
  const svg = (await saveAs('SVG')).toString();
  await expect(bench.access.getByText('Image saved.')).toBeVisible();
  // A separate page: the app does not create elements from texts.
  const blank = await page.context().newPage();
  const drawn = await blank.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
    return {
      root: parsed.documentElement.localName,
      words: [...parsed.querySelectorAll('text')].map(({ textContent }) => textContent),
    };
  }, svg);
  await blank.close();
  expect(drawn.root).toBe('svg');
  expect(drawn.words[0]).toBe('May it fetch? http://www.fict.org');
  expect(drawn.words.filter((word) => word === 'No')).toHaveLength(16);
  expect(svg).toContain('#fbe2d7');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect((await saveAs('SVG')).toString()).toContain('#47241a');
  const png = await saveAs('PNG');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  const [width, height] = /width="(\d+)" height="(\d+)"/.exec(svg)!.slice(1).map(Number);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2 * width!, 2 * height!]);
});

test('a picture: every text fits, in the fonts of this machine', {
  tag: '@long',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample('acap-news');
  const download = page.waitForEvent('download');
  await new Workbench(page).tableOption('Save as image (SVG)');
  const svg = await readFile(await (await download).path(), 'utf8');
  const blank = await page.context().newPage();
  await blank.setContent(svg);
  const over = await blank.evaluate(() => {
    const picture = document.querySelector('svg')!;
    const boxes = [...picture.querySelectorAll('text')].map((one) => ({
      text: one.textContent,
      box: one.getBBox(),
    }));
    const meet = (a: DOMRect, b: DOMRect) =>
      a.x < b.x + b.width &&
      b.x < a.x + a.width &&
      a.y + 3 < b.y + b.height - 3 &&
      b.y + 3 < a.y + a.height - 3;
    return boxes.flatMap((one, i) =>
      boxes
        .slice(i + 1)
        .flatMap((other) => (meet(one.box, other.box) ? [`${one.text} / ${other.text}`] : [])),
    );
  });
  expect(over).toEqual([]);
});

test('readers as a tree: readers with similar answers are adjacent, and a table says the same', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample('rfc-simple');
  await page.goto('./#/compare');
  const main = page.getByRole('region', { name: 'Readers' });
  await main.getByRole('button', { name: 'All readers' }).click();
  await main.getByText('How much readers disagree').click();
  await expect(
    main.getByRole('img', { name: 'A tree of 2 groups of readers. The table below has the same data.' }),
  ).toBeVisible();
  await main.getByText('The same data as a table').press('Enter');
  const table = main.getByRole('table', { name: 'Answers in which readers differ' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table.getByRole('row').nth(1)).toHaveText(
    'RFC 9309 (read as), Google, Bing, Yandex, Python urllib 3.1406',
  );
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
});

test('versions on a timeline: each shows how many answers it changed and which expectations fail since', {
  tag: '@long',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  await page.goto('./#/compare/versions');
  const versions = page.getByRole('list', { name: 'Earlier versions' }).getByRole('listitem');
  const history = page.locator('summary').filter({ hasText: 'Earlier versions' });
  await history.click();
  await expect(versions.first()).toContainText('first version');
  await expect(versions.first()).toContainText('6 expectations hold');
  await page.goto('./#/edit');
  await bench.paths('unhipbot').first().fill('/nothing');
  await page.goto('./#/compare/versions');
  await history.click();
  await expect(page.getByText('since the latest version').locator('..')).toContainText('10 of 33 answers');
  await page.getByRole('button', { name: 'Keep this version…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('opened to it');
  await page.keyboard.press('Enter');
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText('10 of 33 answers');
  await expect(page.getByText('since the latest version').locator('..')).toContainText('no answer');
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
});
