import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openSite, siteRow, Workbench } from './workbench.ts';

/** CRC-32, which zlib has in later versions of Node. */
function crc32(octets: Uint8Array): number {
  let sum = ~0;
  for (const octet of octets) {
    sum ^= octet;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  }
  return ~sum >>> 0;
}

/** A link of version 1 with any text in it: docs/sharing.md. */
function linkWith(text: string | Uint8Array): string {
  const packed = deflateRawSync(text);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(packed));
  return `./#/w/1.${Buffer.concat([sum, packed]).toString('base64url')}`;
}

const linkTo = (files: readonly object[], more: object = {}) =>
  linkWith(JSON.stringify({ gatepost: 1, origin: 'http://www.example.com', files, ...more }));

async function shareByButton(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share by link' });
  const field = dialog.getByRole('textbox', { name: 'Link' });
  await expect(field).toHaveValue(/#\/w\/1\.[\w-]+$/);
  const link = await field.inputValue();
  await expect(dialog.getByText(`${link.length.toLocaleString('en')} of at most 32,768`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByText('The link was copied.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused();
  return link;
}

test('a shared workspace is viewed, opened next to unsaved changes, and removed from the address', async ({
  context,
  page,
}) => {
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
  const sender = new Workbench(page);
  await sender.openExample();
  await sender.paths('unhipbot').first().fill('/from-the-sender');
  await sender.access.getByRole('gridcell').nth(5).click();
  const why = await sender.trace.getByRole('heading', { level: 2 }).innerText();
  const link = await shareByButton(page);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const other = await context.newPage();
  const receiver = new Workbench(other);
  await receiver.openExample('staging');
  await receiver.paths('*').first().fill('/my-own-work');
  await other.goto(link);
  await expect(
    other.getByRole('heading', { name: 'Shared with you: the robots.txt of www.fict.org' }),
  ).toBeFocused();
  const main = other.getByRole('main');
  const answer = main.getByRole('region', { name: 'The shared answer' });
  await expect(answer).toContainText(/^May .* fetch .*\?(Yes|No)/);
  await expect(answer.getByRole('row')).toHaveCount(2);
  await expect(main.getByText('your sites stay as they are')).toBeVisible();
  await main.getByText('What the link holds').click();
  await expect(main).toContainText('http://www.fict.org');
  await expect(main.getByRole('region', { name: '/robots.txt', exact: true })).toContainText(
    'Disallow: /from-the-sender',
  );
  await expect(main).toContainText('May it fetch? The table has 11 URLs and 4 crawlers.');
  await other.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(receiver.paths('unhipbot').first()).toHaveValue('/from-the-sender');
  await expect(receiver.trace.getByRole('heading', { level: 2 })).toHaveText(why);
  await expect(receiver.trace.getByRole('heading', { level: 2 })).toBeFocused();
  expect(new URL(other.url()).hash).toBe('#/edit');

  await other.goBack();
  expect(other.url()).not.toContain('/w/');
  await other.goForward();
  await other.goto('./#/');
  await openSite(siteRow(other, 'staging.shop.example'));
  await expect(receiver.paths('*').first()).toHaveValue('/my-own-work');
  const payload = link.split('#/w/')[1] ?? '';
  expect(requests.filter((one) => one.includes(payload.slice(0, 60)))).toEqual([]);
});

test('a link in a browser without sessions says what Gatepost is, and opens without mentioning other sessions', async ({
  page,
}) => {
  await page.goto(linkTo([{ path: '/robots.txt', text: 'User-agent: *\nDisallow: /x\n' }]));
  const heading = page.getByRole('heading', { name: 'Shared with you: the robots.txt of www.example.com' });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS('box-shadow', 'none');
  const main = page.getByRole('main');
  await expect(main).toContainText('Blocks /x for everyone.');
  await expect(main).toContainText('Gatepost, an editor for robots.txt');
  await expect(main).not.toContainText('your sites');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(new Workbench(page).paths('*').first()).toHaveValue('/x');
});

test('by keyboard: leaving parts out shortens the link, and a shared workspace is opened or dismissed', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  await page.getByRole('button', { name: 'Share', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share by link' });
  const field = dialog.getByRole('textbox', { name: 'Link' });
  const before = await field.inputValue();
  const expectations = dialog.getByRole('checkbox', { name: /expectations/ });
  await expectations.press('Space');
  await expect(expectations).not.toBeChecked();
  await expect.poll(async () => (await field.inputValue()).length).toBeLessThan(before.length);
  const link = await field.inputValue();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused();

  await page.evaluate((there) => location.assign(there), link);
  await expect(page.getByRole('heading', { name: /^Shared with you/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Open', exact: true })).toBeFocused();
  await page.getByRole('link', { name: 'Gatepost, Start' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Gatepost', level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Gatepost' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#/');
  // On the start page, the router also handles the address.
  await expect(page.getByRole('heading', { name: 'Your sites' })).toBeVisible();
  await page.goto(link);
  await page.getByRole('button', { name: 'Open', exact: true }).press('Enter');
  await expect(bench.paths('unhipbot').first()).toHaveValue('/');
});

test('broken or hostile links are refused with a sentence, or shown as text', { tag: '@second' }, async ({
  page,
  problems,
}) => {
  const whole = linkTo([{ path: '/robots.txt', text: 'User-agent: *\n' }]);
  const refused: readonly [link: string, sentence: string][] = [
    ['./#/w/', 'does not contain a site'],
    ['./#/w/%E0%A4%A', 'does not contain a site'],
    [whole.slice(0, -5), 'incomplete or was changed'],
    [whole.replace('/1.', '/7.'), 'newer Gatepost'],
    [linkWith('{"gatepost":1,"origin":"secret"}'), '"files" is missing'],
    [linkWith(Buffer.alloc(20 * 1024 * 1024, 0x20)), 'more than 10 MiB'],
  ];
  for (const [link, sentence] of refused) {
    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText(sentence);
  }
  // The router warns of percent signs that encode nothing.
  expect(problems.filter((problem) => !problem.includes('could not be decoded'))).toEqual([]);
  problems.length = 0;
  const script = '<img src=x onerror="document.title = 1">';
  await page.goto(
    linkTo([{ path: `/${script}\u202e`, text: `${script}\u200b\n` }], { __proto__: null, origin: script }),
  );
  const main = page.getByRole('main');
  await main.getByText('What the link holds').click();
  await expect(main.getByRole('heading', { name: `/${script} right-to-left override` })).toBeVisible();
  const text = main.getByRole('group', { name: `/${script}` });
  await expect(text).toContainText(script);
  await expect(text).toContainText('zero width space');
  await expect(page).toHaveTitle('Gatepost');
  await page.getByRole('link', { name: 'Gatepost, Start' }).click();
  expect(new URL(page.url()).hash).toBe('#/');
});

test('a workspace that is too long for a link is offered as a file', { tag: '@long' }, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  const rows = Array.from({ length: 8000 }, (_, i) => `Disallow: /${Math.sin(i).toString(36)}\n`);
  await bench.openFile('robots.txt', `User-agent: *\n${rows.join('')}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share by link' });
  await expect(dialog.getByText('The link is too long')).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save workspace file' }).click();
  expect((await download).suggestedFilename()).toBe('site.gatepost.json');
});

test('a shared cell is in view in the table, and its line in the text and in the records', {
  tag: '@second',
}, async ({ page }) => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const text = [
    ...names.slice(0, 4).map((name) => `User-agent: ${name}\nDisallow: /${name}\n`),
    ...Array.from({ length: 40 }, (_, i) => `# ${i}`),
    'User-agent: e\nDisallow: /last',
  ].join('\n');
  const rows = [...Array.from({ length: 15 }, (_, i) => `/a-path/with/some/length/${i}`), '/last'];
  const cell = { agent: 'e', url: '/last' };
  await page.goto(linkTo([{ path: '/robots.txt', text }], { rows, columns: names, view: { cell } }));
  await expect(page.getByText('May e fetch /last?')).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const bench = new Workbench(page);
  await expect(bench.trace.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(bench.access.getByRole('gridcell', { selected: true })).toBeInViewport({ ratio: 0.95 });
  await expect(bench.paths('e').first()).toBeInViewport();
  await expect(bench.text.getByText('decides', { exact: true })).toBeInViewport();
});
