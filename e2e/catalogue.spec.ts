// The catalogue of crawlers: offered for user-agents, added to the table, found in pasted text, and described.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { dispatchPaste } from './paste.ts';
import { scriptsOf } from './scripts-of-build.ts';
import { Workbench } from './workbench.ts';

const GPT =
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)';

const choices = (page: Page): Locator => page.getByRole('listbox', { name: 'Crawlers to choose from' });
const option = (page: Page, name: string | RegExp): Locator => choices(page).getByRole('option', { name });
const column = (page: Page, name: string): Locator => page.getByRole('columnheader', { name, exact: true });
const text = async (bench: Workbench) => (await bench.inspect()).storeText;

/** Opens the field for a new user-agent with its list of choices. */
async function newAgent(bench: Workbench, record: string): Promise<void> {
  await bench.record(record).getByRole('button', { name: 'Add user-agent' }).click();
  await choices(bench.page).waitFor();
}

test('product: a crawler is found by operator and purpose and chosen by keyboard, in one step', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  const before = await text(bench);
  await newAgent(bench, 'unhipbot');
  await page.keyboard.type('openai train');
  await expect(option(page, /^GPTBot OpenAI · AI training/)).toContainText('should not be used to train');
  await page.keyboard.press('ArrowDown');
  const field = page.getByRole('combobox', { name: 'User-agent', expanded: true });
  await expect(field).toBeFocused();
  await expect(async () => {
    const activeId = await field.getAttribute('aria-activedescendant');
    await expect(option(page, /^GPTBot/)).toHaveId(activeId ?? '', { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(choices(page)).toHaveCount(0);
  expect(await text(bench)).toBe(
    before.replace('User-agent: unhipbot\n', 'User-agent: unhipbot\nUser-agent: GPTBot\n'),
  );
  await page.keyboard.press('Control+z');
  expect(await text(bench)).toBe(before);
});

test('product: a name that is not in the list is typed as usual', {
  tag: '@long',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  await newAgent(bench, 'unhipbot');
  await page.keyboard.type('gpt');
  await expect(option(page, '“gpt”, as typed')).toBeVisible();
  await page.keyboard.type('-of-mine');
  await expect(choices(page)).toHaveCount(0);
  expect(await text(bench)).toContain('User-agent: gpt-of-mine\n');
  // Enter starts another name, as it does without a list.
  await page.keyboard.press('Enter');
  await choices(page).waitFor();
  await page.keyboard.press('Escape');
  await expect(choices(page)).toHaveCount(0);
  await page.keyboard.type('Google-Ext');
  await expect(choices(page).getByRole('group', { name: 'Switches, not crawlers' })).toContainText(
    'Google-Extended',
  );
});

test('product: a search for a crawler is not written into the file, also if the list loads late', {
  tag: '@long',
}, async ({ page }) => {
  let deliver = () => undefined as void;
  const listRequested = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route(scriptsOf('workbench'), async (route) => {
    await listRequested;
    await route.continue();
  });
  const bench = new Workbench(page);
  await bench.openExample();
  const before = await text(bench);
  await bench.record('unhipbot').getByRole('combobox', { name: 'User-agent' }).first().focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('AI training');
  await expect.poll(() => text(bench)).toContain('User-agent: AI training\n');
  deliver();
  await expect(option(page, /^GPTBot/)).toBeVisible();
  await expect.poll(() => text(bench)).toBe(before);
});

test('product: searching for a crawler in an existing name writes nothing', {
  tag: '@long',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  const before = await text(bench);
  const field = bench.record('unhipbot').getByRole('combobox', { name: 'User-agent' }).first();
  const search = async () => {
    await field.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('AI training');
    await expect(option(page, /^GPTBot/)).toBeVisible();
    await expect.poll(() => text(bench)).toBe(before);
    await expect(field).toHaveValue('AI training');
  };
  await search();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('unhipbot');
  await expect(field).toBeFocused();
  await search();
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('unhipbot');
  expect(await text(bench)).toBe(before);
  // A valid name is written at once, and Escape reverts it.
  await field.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('gpt');
  expect(await text(bench)).toContain('User-agent: gpt\n');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('unhipbot');
  expect(await text(bench)).toBe(before);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('product: all AI training crawlers become columns in one step, and a head describes its crawler', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.tableOption('Crawlers from the catalogue…');
  const dialog = page.getByRole('dialog', { name: 'Add crawlers' });
  await dialog.getByRole('button', { name: 'All AI training crawlers (20)' }).click();
  await expect(
    dialog.getByText('20 crawlers added. 2 of them are switches, not crawlers. 1 of them is not in use'),
  ).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Add crawlers' }).fill('perplexity');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await bench.columnsPer('crawler');
  await column(page, 'Google-Extended').focus();
  await page.keyboard.press('Enter');
  const about = page.getByRole('dialog', { name: 'About Google-Extended' });
  await expect(about).toContainText('no crawler uses this name.');
  await expect(about.getByRole('link', { name: /google-common-crawlers$/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(column(page, 'Google-Extended')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(column(page, 'Google-Extended')).toHaveCount(0);
});

test('product: Enter adds the first suggestion, in a column of its own that is in view', async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile(
    'robots.txt',
    'User-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /\n',
  );
  await bench.addAgents('perpl', () =>
    expect(page.getByRole('dialog', { name: 'Add crawlers' })).toHaveCount(0),
  );
  await expect(column(page, 'PerplexityBot')).toBeInViewport({ ratio: 0.9 });
  await expect(column(page, 'PerplexityBot')).toBeFocused();
  await bench.addAgents('ClaudeBot');
  await expect(column(page, 'ClaudeBot')).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(column(page, 'ClaudeBot')).toHaveCount(0);
});

test('product: a whole User-Agent header is reduced to its crawler, and the note says how', {
  tag: '@long',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  await newAgent(bench, 'unhipbot');
  await dispatchPaste(page, GPT);
  await expect(bench.records.getByText(/^GPTBot, from .*: the name is in the catalogue/)).toBeVisible();
  expect(await text(bench)).toContain('User-agent: unhipbot\nUser-agent: GPTBot\n');
  const line = `203.0.113.7 - - [21/Nov/2026:10:00:00 +0000] "GET / HTTP/1.1" 200 17 "-" "Googlebot-Image/1.0"`;
  await bench.addAgents(line, () =>
    expect(
      page.getByRole('dialog').getByText(/Googlebot-Image, from .*: the name is in the catalogue/),
    ).toBeVisible(),
  );
  await expect(column(page, 'Googlebot-Image')).toBeVisible();
});

test('ours: a list of crawlers is imported, and offered in the form', { tag: '@long' }, async ({ page }) => {
  await page.goto('./#/learn/crawlers');
  const list = {
    'Kangaroo Bot': { operator: '[Hop](https://example.com)', function: 'Hops.' },
    GPTBot: { operator: 'OpenAI' },
    'a#b': {},
  };
  await page.getByLabel('List of crawlers (JSON)').setInputFiles({
    name: 'robots.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(list)),
  });
  await expect(
    page.getByText('robots.json: 2 entries were added. The catalogue also has 1 of these names.'),
  ).toBeVisible();
  await expect(page.getByText('Skipped: “a#b” (not allowed in a user-agent line).')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name in user-agent lines' }).fill('kangaroo bot');
  await page.getByRole('button', { name: 'Add entry' }).click();
  await expect(
    page.getByText('kangaroo bot is already one of your entries and was not changed.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Workbench' }).click();
  const bench = new Workbench(page);
  await bench.addRecord();
  await newAgent(bench, '*');
  await page.keyboard.type('hops');
  await expect(choices(page).getByRole('group', { name: 'Yours' })).toContainText('Kangaroo Bot Hop');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await text(bench)).toContain('User-agent: Kangaroo Bot\n');
});

test('the page of the catalogue: searching, filtering, pasting, and adding a name to the table', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('./#/learn/crawlers');
  await expect(page.getByText(/^(\d+) of \1 entries$/).first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find' }).focus();
  await dispatchPaste(page, GPT);
  await expect(page.getByRole('table', { name: /^1 of \d+ entries$/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find' }).fill('');
  await page.getByRole('combobox', { name: 'Purpose' }).selectOption('archive');
  await expect(page.getByRole('table', { name: /^3 of \d+ entries$/ })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^3 of \d+ entries$/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Add archive.org_bot to table' }).press('Enter');
  await expect(page.getByText('archive.org_bot was added to the table.')).toBeVisible();
});
