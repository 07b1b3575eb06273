import { describe, expect, test } from 'vitest';
import {
  readerOptionNames,
  readerOptionValue,
} from '../../core/analysis/reader-differences/reader-options.ts';
import { readers } from '../../core/readers/registry.ts';
import {
  describeReaderOption,
  explainReaderCause,
  readerOptionCitation,
  readerOptionTitle,
} from './explain-reader-cause.ts';

test.each([
  ['norobots-1994', 'For 1994 consensus, only Disallow completes a record.'],
  ['rfc9309', 'For RFC 9309, Allow and Disallow complete a record.'],
  [
    'python-urllib-3.12',
    'For Python urllib 3.12, Allow, Disallow, Crawl-delay and Request-rate complete a record.',
  ],
])('ours: which fields complete a record is a sentence: %s', (id, sentence) => {
  const lens = readers.findIndex((reader) => reader.id === id);
  const cause = { kind: 'options', options: ['record.ruleFields'], count: 0, cells: [], others: [] } as const;
  expect(explainReaderCause(cause, readers, lens).sentences).toEqual([sentence]);
});

describe('ours: every option of every reader has words', () => {
  test.each(readers.map((reader) => [reader.title, reader] as const))('%s', (_, reader) => {
    for (const option of readerOptionNames(reader)) {
      expect(readerOptionTitle(option)).toMatch(/\S/);
      expect(readerOptionCitation(option)).toMatch(/\S/);
      // A value without words would appear as it is in the data.
      expect(describeReaderOption(option, readerOptionValue(reader, option))).toMatch(/^.+ .+$/);
    }
  });
});

describe('ours: a cause in sentences', () => {
  const place = (id: string) => readers.findIndex((one) => one.id === id);
  const cause = { count: 1, cells: [], kind: 'options' } as const;

  test('names each reader once, those that differ before the one that is the measure', () => {
    const others = [place('koster-1996'), place('koster-1997-internet-draft')];
    const explanation = explainReaderCause(
      { ...cause, options: ['record.blankLine'], others },
      readers,
      place('google'),
    );
    expect(explanation).toEqual({
      title: 'A blank line ends the record',
      sentences: [
        'For 1996 draft 1 and 1996 Internet-Draft, a record ends at a blank line, and rules below it belong to no record.',
        'For Google, a blank line is ignored, and the record continues below it.',
      ],
      spec: '1996 draft 1 3.3; RFC 9309 2.2; R003',
    });
  });

  test('several options are told one after the other', () => {
    const others = [place('rfc9309')];
    const options = ['rule.choice', 'rule.tie'] as const;
    const explanation = explainReaderCause({ ...cause, options, others }, readers, place('koster-1996'));
    expect(explanation.title).toBe('First, longest or furthest match; Rules have the same length');
    expect(explanation.sentences).toHaveLength(4);
  });
});
