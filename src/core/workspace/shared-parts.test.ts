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
  ignored: [{ file: '/robots.txt', code: 'R001' }],
  crawlers: [{ token: 'a' }],
  requests: { from: ['secret.log'] },
  future: 1,
} as const satisfies Record<string, unknown>;
const given = workspace as unknown as Workspace;

test('product: what a log said is left out unless it is asked for, all else goes along', () => {
  const { requests: _, ...others } = workspace;
  expect(keepSharedParts(given, defaultSharedParts)).toEqual(others);
  expect(keepSharedParts(given, { ...defaultSharedParts, requests: true })).toEqual(workspace);
});

test.each(sharedParts)('ours: %s is left out if it is not chosen', (part) => {
  const chosen = { expectations: true, ignored: true, crawlers: true, requests: true, [part]: false };
  const expected: Record<string, unknown> = { ...workspace };
  if (part === 'expectations') expected[part] = [];
  else delete expected[part];
  expect(keepSharedParts(given, chosen)).toEqual(expected);
});
