// The mark of a line that no reader can read has the severity of its finding.
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { finder } from '../../../state/findings/use-findings.ts';
import { all, closeForm, openForm } from '../../../testing/browser/form-page.tsx';

afterEach(closeForm);

const WAITS = 400;

async function openWithFindings(text: string): Promise<void> {
  await openForm(text);
  for (let waits = 0; waits < WAITS && !finder.found(); waits++)
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)));
}

test('product: a line that no reader reads without harm is marked as a note, as the list of findings counts it', async () => {
  await openWithFindings('User-agent: *\nDisallow: /a\nPlease do not crawl this site at night.\n');
  expect(finder.found()?.findings.map(({ code, severity }) => [code, severity])).toContainEqual([
    'R105',
    'info',
  ]);
  await expect.poll(() => all('[data-line="3"] [data-severity]').length).toBe(1);
  expect(all('[data-line="3"] [data-severity]')[0]?.getAttribute('data-severity')).toBe('info');
});
