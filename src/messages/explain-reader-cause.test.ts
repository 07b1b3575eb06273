import { expect, test } from 'vitest';
import { readers } from '../core/readers/registry.ts';
import { explainReaderCause } from './explain-reader-cause.ts';

test.each([
  ['norobots-1994', 'To 1994 consensus, only Disallow makes a record complete.'],
  ['rfc9309', 'To RFC 9309, Allow and Disallow make a record complete.'],
  [
    'python-urllib-3.12',
    'To Python urllib 3.12, Allow, Disallow, Crawl-delay and Request-rate make a record complete.',
  ],
])('ours: which fields make a record complete is a sentence: %s', (id, sentence) => {
  const lens = readers.findIndex((reader) => reader.id === id);
  const cause = { kind: 'knobs', knobs: ['record.ruleFields'], count: 0, cells: [], others: [] } as const;
  expect(explainReaderCause(cause, readers, lens).sentences).toEqual([sentence]);
});
