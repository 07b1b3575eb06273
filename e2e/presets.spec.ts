import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

/** A newspaper's file as it grew over years: 12 of the 20 crawlers of the journey below are in three of its records. */
const lantern = `# robots.txt of the Daily Lantern
# Questions: webmaster@lantern.example

# --- AI, closed by decision of the board, March 2024 ---
User-agent: GPTBot
User-agent: CCBot # data sets
User-agent: Google-Extended
# Anthropic has one name for training
User-agent: ClaudeBot
User-agent: Bytespider
Disallow: / # everything

# Meta: the press pages, for now
User-agent: FacebookBot
User-agent: meta-externalagent
User-agent: facebookexternalhit # link previews
Allow: /press/
Disallow: /cart/

# Slow ones
User-agent: Amazonbot
User-agent: AhrefsBot
User-agent: Timpibot
User-agent: omgili
User-agent: Diffbot # asked us nicely
User-agent: YouBot
Crawl-delay: 10
Disallow: /search

# Everybody else
User-agent: *
Disallow: /cart/
Disallow: /search

Sitemap: https://lantern.example/sitemap.xml
`;
const decided = ['CCBot', 'meta-externalagent', 'Timpibot', 'YouBot'];
const byHand = ['Diffbot', 'omgili'];

async function opened(page: Page, text: string): Promise<Workbench> {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', text);
  return bench;
}

async function presetDialog(bench: Workbench) {
  await bench.records.getByRole('button', { name: 'More for this file' }).click();
  await bench.page.getByRole('menuitem', { name: 'Block AI or other crawlers…' }).click();
  const dialog = bench.page.getByRole('dialog', { name: 'Rules for AI and other crawlers in /robots.txt' });
  await dialog.getByRole('heading', { name: /^What changes in the text/ }).waitFor();
  return dialog;
}

const commentsOf = (text: string) => [...text.matchAll(/#.*/g)].map(([comment]) => comment).toSorted();
const namesOf = (text: string) => [...text.matchAll(/^User-agent: (\S+)/gm)].map(([, name]) => name);

test('a preset on a file that grew over years: no crawler is named twice, no comment is lost, and one undo reverts it', {
  tag: '@second',
}, async ({ page }) => {
  const bench = await opened(page, lantern);
  const before = (await bench.inspect()).bytes;
  const dialog = await presetDialog(bench);
  await expect(dialog.getByRole('radio', { name: /^Block AI training, keep/ })).toBeChecked();
  await dialog.getByText(/^Other crawlers, by purpose: 15 of/).click();
  for (const name of byHand) await dialog.getByRole('checkbox', { name: new RegExp(`^${name}\\b`) }).check();
  await expect(dialog.getByText(/^Other crawlers, by purpose: 17 of/)).toBeVisible();
  await dialog.getByText(/ crawlers also do something else: 5 are blocked, 1 stays as it is$/).click();
  for (const name of decided) {
    const choice = dialog.getByRole('group', { name: new RegExp(`^${name}\\b`) });
    await expect(choice.getByRole('radio', { name: /^Block \(default\)/ })).toBeChecked();
  }
  // TikTokSpider is also blocked by default.
  await expect(
    dialog.getByText(
      /^Blocks all 20 training crawlers; Applebot stays as it is; (?:does not change other crawlers|changes other crawlers only as .* reads? the file)\. 22 names in all: 10 new in the file/,
    ),
  ).toBeVisible();
  const preview = dialog.getByRole('table', { name: /^Whether each crawler may fetch/ }).first();
  const amazon = preview.getByRole('row', { name: /^Amazonbot/ });
  await expect(amazon.getByRole('cell')).toHaveText(['Yes', 'No', /^gets its own record, line \d+$/]);
  await dialog.getByText('More options', { exact: true }).click();
  const join = dialog.getByRole('checkbox', { name: /to the record of GPTBot, which has the same rules/ });
  await join.check();
  await expect(amazon.getByRole('cell').last()).toHaveText(/^moves to the record of GPTBot, line \d+$/);
  await join.uncheck();
  await expect(amazon.getByRole('cell').last()).toHaveText(/^gets its own record, line \d+$/);
  const cells = dialog.getByText('Answers that change, read as RFC 9309');
  await expect(cells).toBeVisible();
  await expect(dialog.getByRole('list', { name: /^What changes in the text/ })).toContainText(
    'User-agent: AI2Bot',
  );
  await dialog.getByRole('button', { name: 'Write these rules' }).click();
  await expect(dialog).toHaveCount(0);

  const { storeText } = await bench.inspect();
  const names = namesOf(storeText);
  expect(names.length).toBe(new Set(names).size);
  expect(names).toEqual(expect.arrayContaining([...namesOf(lantern), 'AI2Bot', 'Applebot-Extended']));
  const own = '# Blocked: AI training';
  expect(commentsOf(storeText).filter((comment) => comment !== own)).toEqual(commentsOf(lantern));
  const [, added = ''] = storeText.split(`${own}\n`);
  const [record = ''] = added.split(/\r?\n\r?\n/);
  expect(namesOf(record)).toEqual([
    'FacebookBot',
    'meta-externalagent',
    'Amazonbot',
    'Timpibot',
    'omgili',
    'Diffbot',
    'YouBot',
    'MistralAI-Training',
    'TikTokSpider',
    'AI2Bot',
    'KimiBot',
    'Webzio-Extended',
    'ICC-Crawler',
    'SBIntuitionsBot',
    'VelenPublicWebCrawler',
  ]);
  expect(storeText).toContain('User-agent: facebookexternalhit # link previews\nAllow: /press/\n');
  const undo = page.getByRole('banner').getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toHaveAttribute('title', /the rules “Block AI training, keep AI search”/);
  await undo.click();
  expect((await bench.inspect()).bytes).toEqual(before);
});

test('before anything is written: the crawlers that the user decides about, names of a community list, and unchanged crawlers', {
  tag: '@second',
}, async ({ page }) => {
  const bench = await opened(page, 'User-agent: *\nDisallow: /cart\n');
  const dialog = await presetDialog(bench);
  // The choice, what it does, and the button are in sight; what is rarely needed is folded.
  const fold = dialog.getByText('6 crawlers also do something else: 5 are blocked, 1 stays as it is');
  const wider = page.viewportSize();
  for (const size of [wider!, { width: 390, height: 844 }]) {
    await page.setViewportSize(size);
    await expect(dialog.getByRole('radio')).toHaveCount(7);
    for (const inSight of [
      ...(await dialog.getByRole('radio').all()),
      fold,
      dialog.getByText('More options', { exact: true }),
      dialog.getByText(/^Blocks all 20 training crawlers/),
      dialog.getByRole('button', { name: /^Write these rules/ }),
    ])
      await expect(inSight).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize(wider!);
  await fold.click();
  await dialog.getByText('More options', { exact: true }).click();
  const each = dialog
    .getByRole('group')
    .filter({ has: page.getByRole('radio', { name: /^Leave/ }) })
    .filter({ hasNot: page.getByRole('group') });
  await expect(each).toHaveText([
    /^Applebot \(search, AI answers\)/,
    /^meta-externalagent \(search\)/,
    /^CCBot \(archive, research\)/,
    /^TikTokSpider/,
    /^Timpibot/,
    /^YouBot/,
  ]);
  await expect(dialog.getByText(/^\d+ known crawlers stay as they are: Googlebot, bingbot, /)).toBeVisible();
  const community = dialog.getByRole('checkbox', { name: /only a community list calls training crawlers/ });
  await expect(community).not.toBeChecked();
  const changes = dialog.getByRole('list', { name: /^What changes in the text/ });
  await expect(changes).not.toContainText('DeepSeekBot');
  await community.check();
  await expect(changes).toContainText('User-agent: DeepSeekBot');
  await dialog.getByRole('radio', { name: /^Block AI training and AI answers/ }).check();
  await expect(community).not.toBeChecked();
  await dialog.getByRole('radio', { name: /^Block everything/ }).check();
  await expect(community).toHaveCount(0);
});

test('a CDN block: what changes and why, own lines that it is combined with, and nothing is written', {
  tag: '@long',
}, async ({ page }) => {
  const own = 'User-agent: *\nDisallow: /cart\n\nUser-agent: GPTBot\nAllow: /\n';
  const bench = await opened(page, own);
  await page.goto('./#/compare');
  await page.getByRole('link', { name: 'CDN block' }).click();
  const part = page.getByRole('region', { name: 'CDN block' });
  await expect(part.getByText(/^The block changes \d+ of [\d,]+ answers/)).toBeVisible();
  const named = part.getByRole('table', { name: /^The block names the crawler/ });
  await expect(named.getByRole('row').filter({ hasText: 'ClaudeBot' }).first()).toContainText('every reader');
  await expect(part.getByText(/combine it with lines of the block/).first()).toBeVisible();

  const block = part.getByRole('textbox', { name: 'Block in front of the file' });
  await block.fill('User-agent: *\nContent-Signal: ai-train=no\n\n');
  await expect(part.getByText(/^The block changes/)).toBeVisible();
  await part.getByText('The combined file: 8 lines, yours from line 4 on').click();
  await expect(part.getByText('Content-Signal: ai-train=no')).not.toHaveCount(0);
  await block.fill('');
  await expect(part.getByText(/^The block changes none of/)).toBeVisible();
  await expect(part.getByText('Every line of your file counts as before.')).toBeVisible();
  await part.getByRole('button', { name: 'Use the sample' }).click();
  await expect(block).toHaveValue(/^# BEGIN/);
  await part.getByRole('button', { name: /^Lines 1–2, for any other crawler$/ }).click();
  await bench.records.waitFor();
  expect((await bench.inspect()).storeText).toBe(own);
});

test('by keyboard alone: another preset and an additional line are chosen, Escape writes nothing', {
  tag: '@long',
}, async ({ page }) => {
  const bench = await opened(page, 'User-agent: *\nDisallow: /cart\n');
  const menu = bench.records.getByRole('button', { name: 'More for this file' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('b');
  await expect(page.getByRole('menuitem', { name: 'Block AI or other crawlers…' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Block AI training, keep/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /^Block AI training and AI answers/ })).toBeChecked();
  await dialog.getByText('More options', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('checkbox', { name: /^Also write Content-Signal/ }).focus();
  await page.keyboard.press('Space');
  await expect(
    dialog.getByText('Content-Signal: search=yes, ai-input=no, ai-train=no', { exact: true }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(menu).toBeFocused();
  expect((await bench.inspect()).storeText).toBe('User-agent: *\nDisallow: /cart\n');
});

test('a staging site: the notes about limits, and any other crawler in the preview', {
  tag: '@long',
}, async ({ page }) => {
  const bench = await opened(page, 'User-agent: *\nAllow: /ajax\n');
  const dialog = await presetDialog(bench);
  await dialog.getByRole('radio', { name: /^Block everything/ }).check();
  await expect(dialog.getByText(/with a password/)).toBeVisible();
  await expect(dialog.getByText(/cannot see its noindex/)).toBeVisible();
  await expect(dialog.getByText(/^Blocks all \d+ crawlers and any other crawler\./).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Write these rules' }).click();
  expect((await bench.inspect()).storeText).toContain('User-agent: *\nDisallow: /\n');
});
