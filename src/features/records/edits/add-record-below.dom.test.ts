import { expect, test, vi } from 'vitest';
import { insertLines } from '../../../core/document/place-lines.ts';
import { sourceOfText, textOfSource } from '../../../core/document/source.ts';
import { newFile } from '../../../state/document/document.ts';
import { edit, emptyDocument, openDocument } from '../../../state/document/document-store.ts';
import { openSource } from '../../../state/document/selectors.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { addRecordBelow } from './line-edits.ts';

const text = () => textOfSource(openSource(documentStore.getState()));

// In this file, modules are not shared with other tests: the edits of ACAP are not loaded yet.
test('product: a record below an ACAP record is added once its code is loaded, below that record wherever it is then, and its number is reported', async () => {
  const files = [
    newFile('/robots.txt', sourceOfText('ACAP-crawler: a\nACAP-allow-crawl: /\n\nACAP-crawler: b\n')),
  ];
  openDocument(documentStore, { ...emptyDocument(), files }, { reader: 'rfc9309' });
  const before = text();
  const onAdded = vi.fn<(block: number) => void>();
  addRecordBelow(0, onAdded);
  expect([text(), onAdded.mock.calls]).toEqual([before, []]);
  const above = insertLines(openSource(documentStore.getState()), 0, ['ACAP-crawler: first', '']);
  edit(documentStore, '/robots.txt', above, {
    origin: 'form',
    label: { code: 'add-record', params: { agent: 'first' } },
  });
  await vi.waitUntil(() => onAdded.mock.calls.length > 0);
  expect(onAdded.mock.calls).toEqual([[2]]);
  expect(text()).toBe(
    'ACAP-crawler: first\n\nACAP-crawler: a\nACAP-allow-crawl: /\n\nACAP-crawler: *\nACAP-allow-crawl: /\n\nACAP-crawler: b\n',
  );
});
