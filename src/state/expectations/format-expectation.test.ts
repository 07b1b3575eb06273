// Words for verdicts by their keys, and questions of cells.
import { expect, test } from 'vitest';
import { expectationWords } from '../../messages/en/expectations.ts';
import { formatAnswer, formatQuestion } from './format-expectation.ts';

test.each([
  ['fetch', undefined, 'allow', 'Yes'],
  ['fetch', undefined, 'no-information', 'Unknown'],
  ['usage', undefined, 'prohibited', 'No'],
  ['usage', undefined, 'allowed-with-restrictions time-limit=3-days', '3 days'],
  ['mobile-agent', undefined, 'none', 'not available'],
  ['mobile-agent', undefined, 'atp://h.example', 'atp://h.example'],
  ['dataset', undefined, 'announced', 'Yes'],
  ['ai-use', undefined, 'contradictory', 'Both'],
  ['dataset', 'title', 'Street trees', 'Street trees'],
  ['dataset', 'title', 'not-said', 'not said'],
  ['index-follow', 'index', 'no', 'No'],
  ['index-follow', 'follow', 'unread', 'Never read'],
  ['index-follow', undefined, 'noindex,follow', 'noindex,follow'],
  ['later', undefined, 'sour', 'sour'],
  ['toString', undefined, 'constructor', 'constructor'],
])('ours: %s, %s: the verdict %j is called %j', (question, part, key, word) => {
  expect(formatAnswer(question, part, key)).toBe(word);
});

test.each([
  ['fetch', undefined, {}, 'May it fetch?'],
  ['usage', undefined, { usage: 'preserve', purpose: 'archive' }, 'May it preserve? (archive)'],
  ['dataset', 'license', {}, 'License'],
  ['ai-use', undefined, { purpose: 'ai-train' }, 'Use: AI training?'],
  ['ai-use', undefined, { purpose: 'search', signalScope: 'file' }, 'Use: search? (file)'],
  ['index-follow', 'index', { parser: 'xml' }, 'Index (xml)'],
  ['index-follow', undefined, {}, 'What does it say to crawlers?'],
  ['later', undefined, {}, 'later'],
])('ours: %s, %s, %j asks %j', (question, part, asked, word) => {
  expect(formatQuestion(question, part, asked)).toBe(word);
});

test.each([
  [0, 0, 'No expectations.'],
  [0, 1, 'The expectation holds.'],
  [0, 6, 'All 6 expectations hold.'],
  [1, 6, '1 of 6 expectations fails.'],
  [2, 1200, '2 of 1,200 expectations fail.'],
])('design: %i of %i', (failed, all, sentence) => {
  expect(expectationWords.said.state(failed, all)).toBe(sentence);
});
