// The records of a file as plain data.
import { expect, test } from 'vitest';
import { readerOf } from '../readers/index.ts';
import { recordsOf } from './records-of.ts';
import { openSite } from './site.ts';

test('PYU-002: several lines to a reader that are one line of the file each have their own value', () => {
  const text = 'User-agent: a\vUser-agent: %62\vDisallow: /x\vAllow: /y\n';
  const site = openSite({ origin: '', files: { '/robots.txt': text } });
  expect(recordsOf(site, '/robots.txt', readerOf('python-urllib-3.12')).records).toEqual([
    {
      agents: [
        { line: 0, value: 'a' },
        { line: 0, value: '%62' },
      ],
      rules: [
        { line: 0, effect: 'deny', path: '/x' },
        { line: 0, effect: 'allow', path: '/y' },
      ],
      others: [],
    },
  ]);
});
