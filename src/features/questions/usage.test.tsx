// The explanation of an answer about a usage.
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { sourceOfText } from '../../core/document/source.ts';
import type { UsageVerdict } from '../../core/formats/acap/question/usage-verdict.ts';
import { prepare } from '../../core/questions/registry.ts';
import { readerOf } from '../../core/readers/registry.ts';
import { newFile } from '../../state/document/document.ts';
import { emptyDocument, openDocument } from '../../state/document/document-store.ts';
import { siteOf } from '../../state/document/selectors.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { usageParts } from './usage.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Renders the steps for a path in a file whose lines disallow crawling of other paths, and with more lines. */
async function explain(count: number, path: string, more = '', usage = 'crawl'): Promise<HTMLElement> {
  const lines = Array.from({ length: count }, (_, i) => `ACAP-disallow-crawl: /${i}/\n`).join('');
  const files = [
    newFile('/robots.txt', sourceOfText(`ACAP-crawler: *\n${lines}ACAP-allow-crawl: /a\n${more}`)),
  ];
  openDocument(documentStore, { ...emptyDocument(), files }, { reader: 'rfc9309' });
  const site = siteOf(documentStore.getState().document);
  const verdict = prepare(site, { question: 'usage', usage })('x', path);
  const place = document.createElement('div');
  const { Steps } = usageParts;
  await act(async () =>
    createRoot(place).render(
      Steps && (
        <Steps steps={verdict.trace()} verdict={verdict as UsageVerdict} reader={readerOf('rfc9309')} />
      ),
    ),
  );
  return place;
}

const matches = /Line \d+ does not match/g;

test('design: lines that do not match are one line that opens, as in the explanation of robots.txt; a single one is listed', async () => {
  const place = await explain(30, '/a');
  expect(place.textContent).toContain('30 other lines do not match');
  expect(place.textContent).not.toMatch(matches);
  const [fold] = place.querySelectorAll('details');
  await act(async () => {
    fold?.setAttribute('open', '');
    fold?.dispatchEvent(new Event('toggle'));
  });
  expect(place.textContent?.match(matches)).toHaveLength(30);
  expect((await explain(30, '/b')).textContent).toContain('31 lines do not match');
  expect((await explain(1, '/a')).textContent?.match(matches)).toHaveLength(1);
});

test('design: the restrictions of an answer are in words, as the chips of the form; the field below has them as written', async () => {
  const restricted = 'max-length=200-words time-limit=until-recrawled';
  const place = await explain(0, '/n', `ACAP-allow-present-snippet: /n ${restricted}\n`, 'present-snippet');
  expect(place.textContent).toContain('at most 200 wordsuntil crawled again');
  expect(place.textContent).toContain('with max-length=200-words and time-limit=until-recrawled');
});
