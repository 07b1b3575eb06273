// What must hold after each step: bytes, store, editor and form say the same.
import type { Page } from '@playwright/test';
import { scanLine } from '../../src/core/syntax/field-lines.ts';
import { writablePath } from '../../src/core/syntax/writable-value.ts';
import type { Inspection, Workbench } from '../workbench.ts';

/** A field goes on showing what was typed while the file holds it percent-encoded. */
function percentEncoded(typed: string): string | undefined {
  const writing = writablePath(typed);
  return 'text' in writing ? writing.text : undefined;
}

/** What the fields of a line are to show, by their names, for lines whose words are those of the file. */
function expectedFieldValues(line: string): Record<string, string> {
  const { nameStart, nameEnd, valueStart, valueEnd, comment } = scanLine(line);
  const name = line.slice(nameStart, nameEnd).toLowerCase();
  const value = line.slice(valueStart, valueEnd);
  const held = { Comment: comment < 0 ? '' : line.slice(comment + 1).replace(/^ /, '') };
  if (/^(acap|mobile|##acap)/.test(name)) return held;
  return {
    ...held,
    Path: value,
    'User-agent': value,
    'Allow or Disallow': name.startsWith('a') ? 'allow' : 'deny',
  };
}

/** What is wrong with a state, in words; nothing if all four hold the same. */
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
    // What cannot be written stays in its field, which says so.
    if (isDraft) continue;
    const held = expectedFieldValues(lines[line - 1] ?? '')[label];
    if (held !== undefined && held !== value && !(label === 'Path' && percentEncoded(value) === held))
      problems.push(`line ${line}, ${label}: the form shows ${JSON.stringify(value)}`);
  }
  if (problems.length > 0) problems.push(`the file holds ${JSON.stringify(storeText)}`);
  return problems;
}

/** What is held now. Opening was a step too: if that was just undone, it is redone. */
export async function inspectBench(page: Page, bench: Workbench): Promise<Inspection> {
  const inspection = await bench.inspect();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  if (inspection.bytes.length > 0 || (await undo.getAttribute('aria-disabled')) !== 'true') return inspection;
  const redo = page.getByRole('button', { name: 'Redo', exact: true });
  if ((await redo.getAttribute('aria-disabled')) === 'true') return inspection;
  await redo.click();
  return bench.inspect();
}

/** The values of the form by line, name and place in the line; without drafts that cannot be written, which it marks. */
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
 * Whatever the form of the file: drawn anew from the file it shows what it showed. What was entered is left first: a
 * field that somebody is in may show what cannot be written.
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
