// What the form shows about lines that were changed or removed since the file was saved.

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { lineAt } from '../../../core/document/lines.ts';
import { recordToolWords as words } from '../../../messages/en/record-tools.ts';
import { recordsWords } from '../../../messages/en/records.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { unsavedLines } from '../../../state/saved/unsaved-lines.ts';
import {
  all,
  closeForm,
  findControl,
  formFileText,
  openForm,
  typeText,
} from '../../../testing/browser/form-page.tsx';
import { removeRuleLine } from '../edits/line-edits.ts';
import { currentPolicy } from '../edits/run-edit.ts';
import { RemovedRows } from './edit-marks.tsx';

afterEach(closeForm);

const TEXT = 'User-agent: *\nDisallow: /a/\nDisallow: /b/\n';

const bringBack = () =>
  all<HTMLButtonElement>('button').filter((button) => button.textContent === words.bringBack);

test('design: a changed rule shows its saved text, and its button restores the same bytes', async () => {
  await openForm(TEXT);
  const field = findControl(recordsWords.path, 2);
  act(() => field.focus());
  typeText('x');
  expect(formFileText()).not.toBe(TEXT);
  expect(all('del').map((element) => element.textContent)).toEqual(['/a/']);
  act(() => bringBack()[0]?.click());
  expect(formFileText()).toBe(TEXT);
  expect(bringBack()).toEqual([]);
});

test('design: a removed line stays as a row with its old number until it is restored', async () => {
  await openForm(TEXT);
  const id = lineAt(currentPolicy().source.lines, 1)?.id ?? 0;
  act(() => removeRuleLine(id));
  const { removed } = unsavedLines(documentStore.getState());
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  act(() => root.render(<RemovedRows removed={removed} />));
  expect([...place.querySelectorAll('del')].map((one) => one.textContent)).toEqual(['2', 'Disallow: /a/']);
  act(() => place.querySelector('button')?.click());
  expect(formFileText()).toBe(TEXT);
  expect(unsavedLines(documentStore.getState()).removed).toEqual([]);
  act(() => root.unmount());
  place.remove();
});
