// The records of a file as plain data.
import { expect, test } from 'vitest';
import { readerOf } from '../readers/registry.ts';
import { viewRecordsOf } from './records-view.ts';
import { openSite } from './site.ts';

test('urllib: lines that a reader finds in one line of the file each have their own value', () => {
  const text = 'User-agent: a\vUser-agent: %62\vDisallow: /x\vAllow: /y\n';
  const site = openSite({ origin: '', files: { '/robots.txt': text } });
  expect(viewRecordsOf(site, '/robots.txt', readerOf('python-urllib-3.12')).records).toEqual([
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

test.each([
  ['a NUL', '\0', 'f\u00f3o'],
  ['a line buffer that is full', 'x'.repeat(17_000), `f\u00f3o${'x'.repeat(16_663)}`.slice(0, 16_646)],
])('robots.cc: a value before %s is text', (_, end, value) => {
  const text = `User-agent: f\u00f3o${end}\nDisallow: /f\u00f3o${end}\nSitemap: f\u00f3o${end}\n`;
  const site = openSite({ origin: '', files: { '/robots.txt': text } });
  const { records, others } = viewRecordsOf(site, '/robots.txt', readerOf('google'));
  const [record] = records;
  expect(record!.agents[0]!.value.slice(0, 16_000)).toBe(value.slice(0, 16_000));
  expect(record!.rules[0]!.path.slice(0, 4)).toBe('/f\u00f3o');
  expect(others[0]!.value.slice(0, 3)).toBe('f\u00f3o');
});
