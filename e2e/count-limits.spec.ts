// The page at its limits of files, rows and cells: it opens them, answers, and is the same after a reload.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);

/** Opens a workspace file through the start page, and returns what the store has. */
async function openWorkspace(page: Page, workspace: object): Promise<Workbench> {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.chooseFile('limit.gatepost.json', JSON.stringify({ gatepost: 1, origin: '', ...workspace }));
  await bench.access.waitFor();
  return bench;
}

const robots = (text: string) => [{ path: '/robots.txt', text }];

const cases: readonly (readonly [name: string, workspace: object])[] = [
  [
    '5,000 files',
    {
      files: numbers(5000).map((i) => ({
        path: i === 0 ? '/robots.txt' : `/${i}/robots.txt`,
        text: `User-agent: *\nDisallow: /${i}/\n`,
      })),
      rows: ['/'],
    },
  ],
  [
    '100,000 rows',
    { files: robots('User-agent: *\nDisallow: /1\n'), rows: numbers(100_000).map((i) => `/${i}`) },
  ],
  [
    '1,000,000 cells',
    {
      files: robots('User-agent: bot1\nDisallow: /\n'),
      rows: numbers(10_000).map((i) => `/${i}`),
      columns: numbers(100).map((i) => `bot${i}`),
    },
  ],
];

for (const [name, workspace] of cases)
  test(`a workspace with ${name} opens and is restored after a reload`, { tag: '@long' }, async ({
    page,
  }) => {
    const bench = await openWorkspace(page, workspace);
    await expect(bench.access.getByRole('gridcell').first()).toBeVisible();
    const { bytes } = await bench.inspect();
    await bench.reload();
    await expect(bench.access.getByRole('gridcell').first()).toBeVisible();
    expect((await bench.inspect()).bytes).toEqual(bytes);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });
