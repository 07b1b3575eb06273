// Several files of one site: tabs, their menu, one history, saving one or all, files and folders from disk.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, secondViewport, test, viewports } from './fixtures.ts';
import { addKnownFile, chooseFromFileMenu, fileMenu, Workbench } from './workbench.ts';

const tab = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });

const choose = (page: Page, ...items: readonly (string | RegExp)[]): Promise<void> =>
  chooseFromFileMenu(page, 'Files of the site', ...items);

async function opened(page: Page): Promise<Workbench> {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', 'User-agent: *\nDisallow: /private\n');
  await bench.record('*').waitFor();
  return bench;
}

test('a data.txt is added by one click, each file keeps its text, and undo switches to the file that it changes', async ({
  page,
}) => {
  const bench = await opened(page);
  await bench.paths('*').first().fill('/closed');
  await addKnownFile(page, '/data.txt');
  await expect(tab(page, 'data.txt')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('combobox', { name: 'Read as' })).toHaveValue('data.txt');
  await bench.addRecord();
  await expect.poll(async () => (await bench.inspect()).storeText).toContain('User-agent');
  await page.getByRole('button', { name: /^robots\.txt.*not saved$/ }).click();
  await expect(bench.paths('*').first()).toHaveValue('/closed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tab(page, 'data.txt')).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tab(page, 'data.txt')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bench.paths('*').first()).toHaveValue('/private');
});

test('the table is about the site: another open file changes no answer', { tag: '@long' }, async ({
  page,
}) => {
  const bench = await opened(page);
  await page.getByRole('textbox', { name: 'Add URLs' }).fill('/private/a');
  await page.keyboard.press('Enter');
  const cell = bench.access.getByRole('gridcell').last();
  await expect(cell).toHaveText('No');
  await choose(page, 'Add a file', 'Another path…');
  await page.getByRole('textbox', { name: 'Path on the site' }).fill('/policies/pictures.txt');
  await page.getByRole('button', { name: 'Add /policies/pictures.txt' }).click();
  await expect(tab(page, 'policies/pictures.txt')).toHaveAttribute('aria-current', 'true');
  await expect(bench.access.getByRole('gridcell').last()).toHaveText('No');
  await bench.access.getByRole('gridcell').last().click();
  await bench.trace.getByRole('button', { name: 'Line 2' }).first().click();
  await expect(page.getByRole('button', { name: 'robots.txt', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('the file of a permissions reference opens by one click, from the row and from the menu', {
  tag: '@long',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  const text = 'ACAP-crawler: finder\nACAP-permissions-reference: /policies/pictures.txt\n';
  await bench.openFile('robots.txt', text);
  await addKnownFile(page, '/policies/pictures.txt');
  await expect(tab(page, 'policies/pictures.txt')).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tab(page, 'policies/pictures.txt')).toHaveCount(0);
  await bench.records
    .getByRole('button', { name: /^(Open|Add) / })
    .last()
    .waitFor();
});

test('an invalid path is refused with a reason; the kind of a file can be chosen', {
  tag: '@long',
}, async ({ page }) => {
  await opened(page);
  await choose(page, 'Add a file', 'Another path…');
  const dialog = page.getByRole('dialog', { name: 'Add a file to the site' });
  const path = dialog.getByRole('textbox', { name: 'Path on the site' });
  await path.fill('/robots.txt');
  await expect(dialog.getByText('The site already has a file at this path.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await path.fill('/feed');
  await dialog.getByRole('combobox', { name: 'Kind of file' }).selectOption('xml');
  await dialog.getByRole('button', { name: 'Add /feed' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(tab(page, 'feed')).toBeVisible();
  await choose(page, 'Path and kind of feed…');
  await expect(page.getByRole('combobox', { name: 'Kind of file' })).toHaveValue('xml');
  await page.getByRole('textbox', { name: 'Path on the site' }).fill('/news/feed.xml');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(tab(page, 'news/feed.xml')).toHaveAttribute('aria-current', 'true');
  await expect(fileMenu(page)).toBeFocused();
  await choose(page, 'Remove news/feed.xml from the site');
  await expect(tab(page, 'robots.txt')).toHaveAttribute('aria-current', 'true');
});

test('a file opened over a site with its own URLs: both stay, and one button adds the file to the site', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', 'User-agent: *\nDisallow: /private\n');
  const box = page.getByRole('textbox', { name: 'Add URLs' });
  await box.fill('/mine');
  await box.press('Enter');
  const row = bench.access.getByRole('rowheader', { name: '/mine' });
  await expect(row).toBeVisible();
  await bench.openFile('robots.txt', 'User-agent: *\nDisallow: /later\n');
  await expect(bench.paths('*').first()).toHaveValue('/later');
  await expect(row).toHaveCount(0);
  await expect(page.getByText('Opened as a new site.')).toBeVisible();

  await page.goto('./#/');
  await expect(page.getByRole('button', { name: /^Pin/ })).toHaveCount(2);
  await page.goto('./#/edit');
  await expect(page.getByText('Opened as a new site.')).toHaveCount(0);
  await page.getByRole('button', { name: 'File', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Add it to/ }).click();
  await expect(bench.paths('*').first()).toHaveValue('/later');
  await expect(row).toBeVisible();
  await expect(page.getByText('Opened as a new site.')).toHaveCount(0);
  await page.goto('./#/');
  await expect(page.getByRole('button', { name: /^Pin/ })).toHaveCount(1);
  await bench.reload();
  await page.goto('./#/edit');
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(bench.paths('*').first()).toHaveValue('/private');
});

test('several files chosen at once are one site; Save all writes the unsaved ones', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('./');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file…' }).click();
  const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await (await chooser).setFiles([
    file('a.xml', '<a/>'),
    file('robots.txt', 'User-agent: *\nDisallow: /x\n'),
    file('data.txt', 'User-agent: *\nAllow: /d\n'),
  ]);
  const bench = new Workbench(page);
  await expect(tab(page, 'robots.txt')).toHaveAttribute('aria-current', 'true');
  await bench.paths('*').first().fill('/y');
  await tab(page, 'data.txt').click();
  await bench.paths('*').first().fill('/e');
  const saved: string[] = [];
  page.on('download', (download) => {
    void download.path().then(async (path) => saved.push(await readFile(path, 'utf8')));
  });
  await chooseFromFileMenu(page, 'Save as', 'All 2 files');
  await expect
    .poll(() => saved.toSorted())
    .toEqual(['User-agent: *\nAllow: /e\n', 'User-agent: *\nDisallow: /y\n']);
  await fileMenu(page).click();
  await page.getByRole('menuitem', { name: 'Save as' }).click();
  await expect(page.getByRole('menuitem', { name: /^Workspace/ })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /^All \d/ })).toHaveCount(0);
});

test('several files can be dropped', { tag: '@second' }, async ({ page }) => {
  await opened(page);
  const transfer = await page.evaluateHandle(() => {
    const dropped = new DataTransfer();
    dropped.items.add(new File(['<a/>'], 'a.xml'));
    dropped.items.add(new File(['User-agent: *\nAllow: /\n'], 'data.txt'));
    return dropped;
  });
  await page.getByRole('main').dispatchEvent('drop', { dataTransfer: transfer });
  await expect(tab(page, 'a.xml')).toHaveAttribute('aria-current', 'true');
  await expect(tab(page, 'data.txt')).toBeVisible();
  await expect(tab(page, 'robots.txt')).toBeVisible();
});

test('for a folder, one question asks for its place on the site; files without crawler rules are left out', {
  tag: '@long',
}, async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'news'));
  for (let i = 0; i < 12; i++) await writeFile(join(folder, 'news', `story-${i}.xml`), `<s>${i}</s>`);
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>a</title>');
  await writeFile(join(folder, 'logo.png'), 'x');
  const bench = await opened(page);
  const chooser = page.waitForEvent('filechooser');
  await choose(page, 'Add a folder…');
  await (await chooser).setFiles(folder);
  const dialog = page.getByRole('dialog', { name: /^Where is the folder/ });
  await expect(dialog).toContainText('13 files in which crawlers look for rules');
  await expect(dialog).toContainText('1 other file is not added');
  await dialog.getByRole('textbox', { name: 'Path of the folder on the site' }).fill('/press');
  await expect(dialog).toContainText('The first file will be /press/index.html.');
  await dialog.getByRole('button', { name: 'Add 13 files' }).click();
  await expect(tab(page, 'press/index.html')).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'and 9 more' }).click();
  const list = page.getByRole('dialog', { name: 'Files of the site' });
  await list.getByRole('textbox', { name: 'Find a file' }).fill('story-11');
  await list.getByRole('button', { name: 'Show /press/news/story-11.xml' }).click();
  await expect(tab(page, 'press/news/story-11.xml')).toHaveAttribute('aria-current', 'true');
  expect((await bench.inspect()).storeText).toBe('<s>11</s>');
  await page.getByRole('button', { name: 'Show all 13 in the table' }).click();
  await expect(bench.access.getByRole('rowheader', { name: '/press/news/story-11.xml' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tab(page, 'press/index.html')).toHaveCount(0);
  await rm(folder, { recursive: true });
});

/** Opens the list of files by the palette: the menu lists few files itself. */
async function listFiles(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('>List of');
  await page.getByRole('option', { name: /^List of the site/ }).click();
}

test('removing a file from the list keeps the focus in the list', { tag: '@long' }, async ({ page }) => {
  await opened(page);
  await addKnownFile(page, '/data.txt');
  await listFiles(page);
  const list = page.getByRole('dialog', { name: 'Files of the site' });
  await list.getByRole('button', { name: 'Remove /data.txt' }).click();
  await expect(list.getByRole('button', { name: 'Show /robots.txt' })).toBeFocused();
});

for (const [colorScheme, width] of viewports) {
  test.describe(`axe finds nothing, ${colorScheme}, ${width} pixels`, secondViewport(width > 320), () => {
    test.use({ colorScheme, viewport: { width, height: 700 } });

    test('in the dialogs about files, and nothing is wider than the screen', { tag: '@long' }, async ({
      page,
    }) => {
      await opened(page);
      const faults = async () => {
        const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        return [
          ...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
          ...(overflow > 0 ? [overflow] : []),
        ];
      };
      await choose(page, 'Add a file', 'Another path…');
      await page.getByRole('textbox', { name: 'Path on the site' }).fill('/robots.txt');
      await page.getByText('The site already has a file at this path.').waitFor();
      expect(await faults()).toEqual([]);
      await page.getByRole('textbox', { name: 'Path on the site' }).fill(`/${'long/'.repeat(60)}a.xml`);
      await page.getByRole('button', { name: /^Add \/long/ }).click();
      await listFiles(page);
      await page.getByRole('textbox', { name: 'Find a file' }).waitFor();
      expect(await faults()).toEqual([]);
    });
  });
}

test('product: the plus beside the tabs says that it adds to this site, and has a way to another', async ({
  page,
}) => {
  await opened(page);
  const plus = page.getByRole('button', { name: 'Add a file or open another site' });
  await plus.press('Enter');
  await page.getByRole('menuitem', { name: 'Add a file to this site…' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add a file to the site' })).toBeVisible();
  await page.keyboard.press('Escape');
  await plus.press('Enter');
  await page.getByRole('menuitem', { name: 'Open another site' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your sites' })).toBeVisible();
});
