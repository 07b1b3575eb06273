import { expect, test } from 'vitest';
import { defaultSharedParts, keepSharedParts, sharedParts } from './shared-parts.ts';
import type { Workspace } from './workspace.ts';

const workspace = {
  gatepost: 1,
  origin: 'http://a.example',
  files: [{ path: '/robots.txt', text: '' }],
  rows: ['/'],
  columns: [''],
  question: 'fetch',
  reader: 'rfc9309',
  expectations: [{ agent: '', url: '/', expect: 'allow' }],
  claims: [{ claim: 'closed' }],
  ignored: [{ file: '/robots.txt', code: 'R001' }],
  crawlers: [{ token: 'a' }],
  requests: { from: ['secret.log'] },
  future: 1,
} as const satisfies Record<string, unknown>;
const input = workspace as unknown as Workspace;

test('product: the requests of a log are excluded by default, all else is included', () => {
  const { requests: _, ...others } = workspace;
  expect(keepSharedParts(input, defaultSharedParts)).toEqual(others);
  expect(keepSharedParts(input, { ...defaultSharedParts, requests: true })).toEqual(workspace);
});

test.each(sharedParts)('ours: %s is excluded if it is not selected', (part) => {
  const selection = { expectations: true, ignored: true, crawlers: true, requests: true, [part]: false };
  const expected: Record<string, unknown> = { ...workspace };
  if (part === 'expectations') {
    expected[part] = [];
    delete expected['claims'];
  } else delete expected[part];
  expect(keepSharedParts(input, selection)).toEqual(expected);
});
