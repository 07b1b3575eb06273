// The invariant after each step: bytes, store, editor, and form agree.
import type { Page } from '@playwright/test';
import { scanLine } from '../../src/core/syntax/field-lines.ts';
import { writablePath } from '../../src/core/syntax/writable-value.ts';
import type { Inspection, Workbench } from '../workbench.ts';

/** A field shows what was typed while the file has it percent-encoded. */
function percentEncoded(typed: string): string | undefined {
  const writing = writablePath(typed);
  return 'text' in writing ? writing.text : undefined;
}

/** The expected values of a line's fields by name, for lines whose fields show the words of the file. */
function expectedFieldValues(line: string): Record<string, string> {
  const { nameStart, nameEnd, valueStart, valueEnd, comment } = scanLine(line);
  const name = line.slice(nameStart, nameEnd).toLowerCase();
  const value = line.slice(valueStart, valueEnd);
  const expectedValues = { Comment: comment < 0 ? '' : line.slice(comment + 1).replace(/^ /, '') };
  if (/^(acap|mobile|##acap)/.test(name)) return expectedValues;
  return {
    ...expectedValues,
    Path: value,
    'User-agent': value,
    'Allow or Disallow': name.startsWith('a') ? 'allow' : 'deny',
  };
}

/** The divergences of a state, in words; none if all four agree. */
export function findDivergences({ bytes, storeText, editorText, formValues }: Inspection): string[] {
  const problems: string[] = [];
  const lines = storeText.split(/\r\n|\r|\n/);
  const text = Buffer.from(storeText);
  const mark = Buffer.from('\ufeff');
  const saved = Buffer.from(bytes);
  if (!saved.equals(text) && !saved.equals(Buffer.concat([mark, text])))
    problems.push('the bytes are not the text');
  if (editorText !== lines.join('\n')) problems.push(`the editor shows ${JSON.stringify(editorText)}`);
  for (const { line, label, value, isDraft } of formValues) {
    // An invalid value stays in its field, which says so.
    if (isDraft) continue;
    const expectedValues = expectedFieldValues(lines[line - 1] ?? '')[label];
    if (
      expectedValues !== undefined &&
      expectedValues !== value &&
      !(label === 'Path' && percentEncoded(value) === expectedValues)
    )
      problems.push(`line ${line}, ${label}: the form shows ${JSON.stringify(value)}`);
  }
  if (problems.length > 0) problems.push(`the file holds ${JSON.stringify(storeText)}`);
  return problems;
}

/** The present state. Opening the file was also a step: if it was just undone, it is redone. */
export async function inspectBench(page: Page, bench: Workbench): Promise<Inspection> {
  const inspection = await bench.inspect();
  const undo = page.getByRole('banner').getByRole('button', { name: 'Undo', exact: true });
  if (inspection.bytes.length > 0 || (await undo.getAttribute('aria-disabled')) !== 'true') return inspection;
  const redo = page.getByRole('banner').getByRole('button', { name: 'Redo', exact: true });
  if ((await redo.getAttribute('aria-disabled')) === 'true') return inspection;
  await redo.click();
  return bench.inspect();
}

/** The values of the form by line, name, and index in the line, without drafts that are marked as invalid. */
async function readFormValues(page: Page): Promise<ReadonlyMap<string, string>> {
  const fields = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('[data-line] :is(input, select)')].map((field) => ({
      row: `line ${field.closest<HTMLElement>('[data-line]')?.dataset['line']}, ${field.getAttribute('aria-label')}`,
      value: field.type === 'checkbox' || field.type === 'radio' ? String(field.checked) : field.value,
      isDraft: field.getAttribute('aria-invalid') === 'true',
    })),
  );
  const counts = new Map<string, number>();
  const values = new Map<string, string>();
  for (const { row, value, isDraft } of fields) {
    const nth = counts.get(row) ?? 0;
    counts.set(row, nth + 1);
    if (!isDraft) values.set(`${row}, ${nth}`, value);
  }
  return values;
}

/**
 * For every form: rendered again from the file it shows the same. The focused field is left first, as it may show
 * an invalid value.
 */
export async function findRedrawDifferences(page: Page, bench: Workbench): Promise<string[]> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await bench.settled();
  const before = await readFormValues(page);
  await page.evaluate(() => (location.hash = '#/compare'));
  await page.getByRole('region', { name: 'Records' }).waitFor({ state: 'detached' });
  await page.evaluate(() => (location.hash = '#/edit'));
  await bench.records.waitFor();
  await bench.editor();
  await bench.settled();
  const problems = findDivergences(await bench.inspect());
  for (const [key, value] of await readFormValues(page)) {
    const was = before.get(key);
    if (was !== undefined && was !== value)
      problems.push(`${key}: the form showed ${JSON.stringify(was)}, drawn anew ${JSON.stringify(value)}`);
  }
  return problems;
}
