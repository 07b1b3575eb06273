import { expect, test } from 'vitest';
import { sourceOfText } from '../document/source.ts';
import { ownQuestionOf } from './own-question.ts';

const RECORD = 'User-agent: *\nDisallow: /a\n';
const ACAP = 'ACAP-version: 1.1\nACAP-crawler: *\nACAP-disallow-crawl: /a\n';
const MOBILE = 'Mobile-agent-server: /a m.example.com\n';

test.each([
  ['a robots.txt', '/robots.txt', RECORD, undefined],
  ['a file without a line', '/robots.txt', '', undefined],
  ['records of ACAP alone', '/robots.txt', ACAP, 'usage'],
  ['hosts for mobile agents alone', '/robots.txt', MOBILE, 'mobile-agent'],
  ['records of ACAP beside those of robots.txt', '/robots.txt', RECORD + ACAP, 'usage'],
  ['hosts beside records', '/robots.txt', RECORD + MOBILE, undefined],
  ['a data.txt', '/data.txt', RECORD, 'dataset'],
  ['a tdmrep.json', '/.well-known/tdmrep.json', '[]', 'ai-use'],
  ['a license document', '/license.xml', '<rsl/>', 'ai-use'],
  ['response headers', '/_headers', '/*', 'ai-use'],
] as const)('product: %s has the question that it may be about', (_, path, text, question) => {
  expect(ownQuestionOf(path, sourceOfText(text))).toBe(question);
});
