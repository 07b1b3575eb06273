// Which purposes the fields of a sub-record apply to.
import { expect, test } from 'vitest';
import { ask } from '../../questions/registry.ts';
import { openSite } from '../../workspace/site.ts';

const counts = (written: string, purpose: string) => {
  const file = `ACAP-crawler: *\nACAP-usage-purpose: ${written}\nACAP-allow-index: /\n`;
  const site = openSite({ origin: '', files: { '/robots.txt': file } });
  return ask(site, { question: 'usage', usage: 'index', purpose, agent: 'bot', url: '/' }).key === 'allowed';
};

test.each([
  ['http://e.example/%7Euser/', 'http://e.example/%7euser/a'],
  ['http://e.example/~user', 'http://e.example/%7Euser'],
  ['http://e.example/%C3%A9', 'http://e.example/\u00e9'],
  ['http://e.example/%2A$', 'http://e.example/*'],
  ['http://*/news$', 'http://e.example/a/NEWS'],
  ['News', 'news'],
])('acap 1.1 2.3.3: purpose %s applies to %s', (written, purpose) => {
  expect(counts(written, purpose)).toBe(true);
});

test.each([
  ['http://e.example/*$', 'http://e.example'],
  ['http://e.example/%2F', 'http://e.example//'],
  ['news', 'newspaper'],
])('acap 1.1 2.3.3: purpose %s does not apply to %s', (written, purpose) => {
  expect(counts(written, purpose)).toBe(false);
});
