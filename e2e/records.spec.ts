import { expect, test } from './fixtures.ts';
import { dispatchPaste } from './paste.ts';
import { chooseTemplate, Workbench } from './workbench.ts';

test('a record, a user-agent and a rule are added by their buttons and typed at once', async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await chooseTemplate(page, 'Empty file');
  await expect(bench.records.getByText('This file has no records')).toBeVisible();
  await bench.addRecord();
  await expect(bench.record('*').getByRole('combobox', { name: 'User-agent' })).toBeFocused();
  await page.keyboard.type('firstbot');
  await bench.record('firstbot').getByRole('button', { name: 'Add user-agent' }).click();
  await page.keyboard.type('secondbot');
  await expect(bench.record('firstbot, secondbot')).toBeVisible();
  await bench.paths('firstbot, secondbot').first().fill('/ab#c ');
  await expect(bench.records.getByText('Written as %23 (for #).')).toBeVisible();
  await bench.record('firstbot, secondbot').getByRole('button', { name: 'Add rule' }).click();
  await page.keyboard.type('/two');
  await bench.record('firstbot, secondbot').getByRole('combobox').last().selectOption('Allow');
  expect((await bench.inspect()).storeText).toBe(
    'User-agent: firstbot\nUser-agent: secondbot\nDisallow: /ab%23c\nAllow: /two\n',
  );
});

test('an invalid user-agent stays a draft with a message, and the file keeps the old name', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  const before = (await bench.inspect()).storeText;
  const agent = bench.record('unhipbot').getByRole('combobox', { name: 'User-agent' });
  await agent.fill('');
  await expect(bench.records.getByText('A user-agent line needs a name')).toBeVisible();
  await agent.fill('a#b');
  await expect(bench.records.getByText('would begin a comment')).toBeVisible();
  expect((await bench.inspect()).storeText).toBe(before);
  await agent.fill('newname');
  expect((await bench.inspect()).storeText).toBe(before.replace('unhipbot', 'newname'));
});

test('several lines pasted into a path make several rules', { tag: '@long' }, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.paths('unhipbot').first().focus();
  await dispatchPaste(page, '/one\r\n/two\n\n/three');
  await expect(bench.paths('unhipbot')).toHaveCount(3);
  expect((await bench.inspect()).storeText).toContain('Disallow: /one\nDisallow: /two\nDisallow: /three\n');
});

test('a rule is moved by keyboard within its record and into the next, with the focus', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  const first = bench.paths('*').first();
  await first.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(bench.paths('*').nth(1)).toHaveValue('/org/plans.html');
  await expect(bench.paths('*').nth(1)).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(bench.paths('webcrawler, excite')).toHaveCount(2);
  await expect(bench.paths('webcrawler, excite').nth(1)).toBeFocused();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(bench.paths('*')).toHaveCount(5);
});

test('records are duplicated, moved, joined and deleted from their menu', { tag: '@long' }, async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.openExample();
  const choose = async (agents: string, item: string) => {
    await bench.record(agents).first().getByRole('button', { name: 'More for this record' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('unhipbot', 'Duplicate');
  await expect(bench.record('unhipbot')).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await choose('unhipbot', 'Move down');
  await expect(bench.records.getByRole('article').first()).toHaveAccessibleName('webcrawler, excite');
  await choose('unhipbot', 'Merge with the record above');
  await expect(bench.record('webcrawler, excite, unhipbot')).toBeVisible();
  await choose('*', 'Delete');
  await expect(bench.records.getByRole('article')).toHaveCount(1);
});

test('comments are edited in place; an emptied trailing comment is removed', {
  tag: '@long',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  // Comments that follow each other are one block until one of them is edited.
  await bench.records.getByRole('button', { name: '# /robots.txt for' }).click();
  await bench.records.getByRole('textbox', { name: 'Comment' }).first().fill('changed words');
  const comment = bench.record('unhipbot').getByRole('textbox', { name: 'Comment' });
  await comment.fill('why');
  expect((await bench.inspect()).storeText).toContain('# changed words\n');
  expect((await bench.inspect()).storeText).toContain('Disallow: / # why\n');
  await comment.fill('');
  expect((await bench.inspect()).storeText).toContain('unhipbot\nDisallow: /\n');
});

test('a file of 47,000 rules scrolls to its end and its last rule is edited', { tag: '@long' }, async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('./');
  const rules = Array.from({ length: 47_000 }, (_, i) => `Disallow: /folder-${i}/page.html`);
  const text = ['User-agent: *', ...rules, ''].join('\r\n');
  await bench.openFile('robots.txt', text);
  await bench.record('*').waitFor();
  await bench.record('*').getByRole('button', { name: 'Add rule' }).click();
  await page.keyboard.type('/very-last');
  const saved = await bench.saveFile();
  expect(saved.bytes.toString()).toBe(`${text}Disallow: /very-last\r\n`);
});

test('in a file of 47,000 rules the last one is reached by scrolling, found in the text, and edited', {
  tag: '@long',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  const rules = Array.from({ length: 47_000 }, (_, i) => `Disallow: /folder-${i}/page.html`);
  const text = ['User-agent: *', ...rules, ''].join('\n');
  await bench.openFile('robots.txt', text);
  await bench.record('*').waitFor();
  const editor = await bench.editor();
  await editor.focus();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('folder-46999/');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await bench.paths('*').first().hover();
  await page.mouse.wheel(0, 47_000 * 40);
  const last = bench.records.getByRole('group', { name: 'line 47001', exact: true });
  await expect(last).toHaveAttribute('data-current', 'true');
  await last.getByRole('textbox', { name: 'Path' }).fill('/found');
  expect(await bench.size()).toBe(text.length - '/folder-46999/page.html'.length + '/found'.length);
  await expect(bench.text.getByText('Disallow: /found').last()).toBeVisible();
});

test('a space typed in the middle of a path has a finding, and the caret stays after it', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  const before = (await bench.inspect()).storeText;
  const path = bench.paths('*').first();
  await path.fill('/abcdef');
  await path.press('Home');
  for (let i = 0; i < 3; i++) await path.press('ArrowRight');
  await page.keyboard.type(' xy');
  await expect(path).toHaveValue('/ab xycdef');
  expect((await bench.inspect()).storeText).toBe(before);
  await bench.records.getByRole('button', { name: 'Use /ab%20xycdef' }).press('Enter');
  await expect(path).toHaveValue('/ab%20xycdef');
  expect((await bench.inspect()).storeText).toContain('Disallow: /ab%20xycdef\n');
});

test('a field keeps focus and draft while its row is scrolled out of view', { tag: '@long' }, async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('./');
  const rules = Array.from({ length: 500 }, (_, i) => `Disallow: /${i}`);
  await bench.openFile('robots.txt', ['User-agent: *', ...rules, ''].join('\n'));
  await bench.paths('*').nth(2).click();
  await page.mouse.wheel(0, 6000);
  await expect(bench.records.getByRole('textbox', { name: 'Path' }).nth(10)).toHaveValue(/\/[1-9]\d\d/);
  await page.keyboard.press('End');
  await page.keyboard.type('zzz');
  expect((await bench.inspect()).storeText).toContain('Disallow: /2zzz\n');
});

test('a record of 1,776 user-agents shows a few, including a new one', { tag: '@second' }, async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('./');
  const agents = Array.from({ length: 1776 }, (_, i) => `User-agent: bot${i}`);
  await bench.openFile('robots.txt', [...agents, 'Disallow: /', ''].join('\n'));
  await expect(bench.records.getByRole('combobox', { name: 'User-agent' })).toHaveCount(3);
  await expect(bench.records.getByRole('button', { name: 'and 1,773 more' })).toBeVisible();
  await bench.records.getByRole('button', { name: 'Add user-agent' }).click();
  await page.keyboard.type('newest');
  await expect(bench.records.getByRole('combobox', { name: 'User-agent' })).toHaveCount(4);
  expect((await bench.inspect()).storeText).toContain('User-agent: bot1775\nUser-agent: newest\nDisallow: /');
});
