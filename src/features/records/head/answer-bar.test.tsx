// What the head of a record says about the answers of its crawlers.
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { documentStore } from '../../../state/document/use-document.ts';
import { all, closeForm, openForm } from '../../../testing/browser/form-page.tsx';

afterEach(closeForm);

/** Opens a file with these rows and two crawlers in the table, and waits until heads say how many of them are closed. */
async function headsOf(text: string, urls: readonly string[]): Promise<(string | undefined)[]> {
  await openForm(text);
  act(() =>
    documentStore.setState(({ document }) => ({
      document: { ...document, rows: urls, columns: ['a', 'b'] },
    })),
  );
  const bars = () => all('header').map((head) => /\d+ URLs? closed/.exec(head.textContent ?? '')?.[0]);
  for (let waits = 0; waits < 400 && bars().every((bar) => bar === undefined); waits++)
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)));
  return bars();
}

const urls = ['/a', '/b', '/c'];

test.each([
  [
    'each record alone',
    'User-agent: a\nDisallow: /a\n\nUser-agent: b\nAllow: /\n',
    ['1 URL closed', '0 URLs closed'],
  ],
  [
    'two records of one name',
    'User-agent: a\nDisallow: /a\n\nUser-agent: A\nDisallow: /b\n',
    ['2 URLs closed', undefined],
  ],
  [
    'names that get different answers',
    'User-agent: a\nDisallow: /a\n\nUser-agent: b\nUser-agent: a\nAllow: /c\n',
    ['1 URL closed', undefined],
  ],
  [
    'three cards without a rule between them',
    'User-agent: a\n\nUser-agent: b\n\nUser-agent: c\nDisallow: /a\n',
    ['1 URL closed', undefined, undefined],
  ],
])(
  'rfc 9309 2.2.1: the head of the first of joined records counts what their crawlers get from all of them: %s',
  async (_, text, heads) => {
    expect(await headsOf(text, urls)).toEqual(heads);
  },
);

test('product: the head of a record that applies to no crawler of the table counts nothing, as its rules decide nothing', async () => {
  const text = 'User-agent: a\nDisallow: /a\n\nUser-agent: other\nDisallow: /b\n';
  expect(await headsOf(text, urls)).toEqual(['1 URL closed', undefined]);
});
