// Compares the accessibility trees in docs/accessibility.md with those of the page.
import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

const page = readFileSync(new URL('../docs/accessibility.md', import.meta.url), 'utf8');

/** The code block below a heading of the document. */
function blockBelow(heading: string): string {
  const [, below = ''] = page.split(`\n### ${heading}\n`);
  const [, block] = /\n```\w+\n([^]*?)\n```\n/.exec(below) ?? [];
  if (block === undefined) throw new Error(`docs/accessibility.md has no block below "${heading}"`);
  return block;
}

test('wcag 4.1.2: the accessibility trees of form, table, and explanation are those of docs/accessibility.md', async ({
  page: tab,
}) => {
  const bench = new Workbench(tab);
  await tab.goto('./');
  await bench.openFile('small.gatepost.json', blockBelow('Example file'));
  await bench.access.getByRole('gridcell').first().click();
  await expect(bench.records).toMatchAriaSnapshot(blockBelow('Records'));
  await expect(bench.access.getByRole('grid')).toMatchAriaSnapshot(blockBelow('Table'));
  await expect(bench.trace).toMatchAriaSnapshot(blockBelow('Explanation'));
});
