import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { sourceOfText } from '../../../core/document/source.ts';
import { prepare } from '../../../core/questions/registry.ts';
import { readerOf } from '../../../core/readers/registry.ts';
import { newFile } from '../../../state/document/document.ts';
import { emptyDocument, openDocument } from '../../../state/document/document-store.ts';
import { siteOf } from '../../../state/document/selectors.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { RuleTable } from './rule-table.tsx';
import { splitSteps } from './step-parts.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('ours: a line that a reader reads as two rules is two rows with different keys', async () => {
  const reader = readerOf('python-urllib-3.12');
  const source = sourceOfText('User-agent: *\nDisallow: /x\fDisallow: /y\nDisallow: /b\n');
  openDocument(
    documentStore,
    { ...emptyDocument(), files: [newFile('/robots.txt', source)] },
    { reader: 'python-urllib-3.12' },
  );
  const site = siteOf(documentStore.getState().document);
  const { rules, readAs } = splitSteps(prepare(site, { question: 'fetch', reader })('', '/b').trace());
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const place = document.createElement('table');
  await act(async () =>
    createRoot(place).render(<RuleTable steps={rules} reader={reader} readAs={readAs} />),
  );
  await act(async () => place.querySelector<HTMLElement>('[aria-expanded]')?.click());
  const lines = [...place.querySelectorAll('tbody td:first-child button[aria-label]')].map(
    ({ ariaLabel }) => ariaLabel,
  );
  expect(lines).toEqual(['Line 3', 'Line 2', 'Line 2']);
  expect(complaint.mock.calls.filter(([said]) => String(said).includes('same key'))).toEqual([]);
  complaint.mockRestore();
});
