import { expect, test } from 'vitest';
import { sourceOfText } from '../../../core/document/source.ts';
import { newFile } from '../../document/document.ts';
import { createDocumentStore, emptyDocument, openDocument } from '../../document/document-store.ts';
import { setUsageQuestion, usageInTable } from './usage.ts';

test('acap 1.1 2.5: a typed question changes the usage, or the crawler where all usages are columns', () => {
  const store = createDocumentStore();
  const files = [newFile('/robots.txt', sourceOfText('ACAP-crawler: *\nACAP-disallow-index: /\n'))];
  openDocument(store, { ...emptyDocument(), files }, { reader: 'rfc9309' });
  setUsageQuestion(store, { usage: 'crawl' });
  const ask = (typed: { agent: string; verb?: string }) => usageInTable.askTyped?.(store, typed);
  const now = () => store.getState().view.subject;
  expect(ask({ agent: 'GPTBot' })).toBe('GPTBot');
  expect(now()).toMatchObject({ usage: 'crawl' });
  expect(ask({ agent: 'GPTBot', verb: 'index' })).toBe('GPTBot');
  expect(now()).toMatchObject({ usage: 'index' });
  setUsageQuestion(store, { usage: undefined });
  expect(ask({ agent: 'GPTBot', verb: 'preserve' })).toBe('preserve');
  expect(now()).toMatchObject({ crawler: 'GPTBot' });
  expect(ask({ agent: 'CCBot' })).toBeUndefined();
  expect(now()).toMatchObject({ crawler: 'CCBot' });
});

test.each([
  ['permitted', 'yes', 'Yes by default'],
  ['prohibited', 'no', 'No by default'],
  ['ask', '', 'Not said'],
] as const)(
  'acap 1.1 2.4.3: where no line decides, a cell says how that counts: %s',
  (silence, cell, legend) => {
    const subject = { question: 'usage', usage: 'index', crawler: '', silence } as const;
    const presentation = usageInTable.present(subject, '/robots.txt', true);
    const verdict = { answer: 'unspecified', key: 'unspecified', reason: 'silence', deciding: [] } as never;
    expect(presentation.cell?.(verdict)).toEqual([cell]);
    expect(presentation.filters).toContainEqual(['other', legend]);
  },
);
