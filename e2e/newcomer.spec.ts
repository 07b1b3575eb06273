// The first five minutes: what a newcomer sees after opening their own file.
import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

const own = `User-agent: *
Disallow: /cart/
Disallow: /*.pdf$
Allow: /cart/help

User-agent: GPTBot
Disallow: /

Dissalow: /old
`;

test("a newcomer's own file: answers for all its rules, an explanation, the most severe finding first, and AI training blocked in place", async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', own);
  const { access, trace } = bench;

  for (const url of ['/', '/cart/', '/cart/help', '/file.pdf'])
    await expect(access.getByRole('rowheader', { name: url, exact: true })).toBeVisible();

  const how = access.getByText('Select an answer to see which line decides');
  await expect(how).toBeVisible();
  await access
    .getByRole('row', { name: /^\/cart\/help/ })
    .getByRole('gridcell')
    .last()
    .click();
  await expect(trace.getByRole('heading', { name: 'Why /cart/help for any other crawler' })).toBeVisible();
  await expect(how).toHaveCount(0);

  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /^1 error/ })
    .click();
  const list = page.getByRole('dialog', { name: 'Found in /robots.txt' });
  const heads = list.getByRole('heading', { level: 3 });
  await expect(heads.first()).toHaveText('Changes what crawlers do 1');
  // Findings that do not concern watched readers are one line, until it is opened.
  const more = list.getByRole('button', { name: /more for readers that you do not watch$/ });
  await more.click();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');

  await bench.records.getByRole('button', { name: 'More for this file' }).click();
  await page.getByRole('menuitem', { name: 'Block AI or other crawlers…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rules for AI and other crawlers in /robots.txt' });
  await dialog.getByText('More options', { exact: true }).click();
  await dialog.getByRole('checkbox', { name: /to the record of GPTBot, which has the same rules/ }).check();
  await expect(
    dialog.getByRole('row', { name: /^ClaudeBot.*joins the record of GPTBot, line 10$/ }),
  ).toBeVisible();
  const changes = dialog.getByRole('list', { name: /^What changes in the text/ });
  await expect(changes.getByText('As before, line 6: User-agent: GPTBot')).toBeVisible();
  await dialog.getByRole('button', { name: 'Write these rules' }).click();
  await expect.poll(() => bench.caret()).toMatch(/^Line 7, column 1/);
});
