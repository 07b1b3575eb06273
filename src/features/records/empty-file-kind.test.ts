// What the form says about a file without a record.
import { expect, test } from 'vitest';
import { readSource } from '../../core/document/source.ts';
import { formatOfPath } from '../../core/formats/file-formats.ts';
import { blocksOf } from '../../core/syntax/blocks.ts';
import { createPolicy } from '../../core/syntax/policy.ts';
import { classifyEmptyFile } from './empty-file-kind.ts';

test.each([
  ['/robots.txt', '', 'open'],
  ['/robots.txt', '# none\n\n', 'open'],
  ['/robots.txt', 'Sitemap: https://a.example/s.xml\n', 'open'],
  ['/robots.txt', 'Disallow: /a\n', 'unread'],
  ['/robots.txt', 'Robots: none\n', 'unread'],
  ['/robots.txt', '<!ELEMENT a (b)>\n', 'unread'],
  ['/robots.txt', '# a\nplease stay out\n', 'unread'],
  ['/data.txt', '', 'data'],
  ['/data.txt', 'Title: x\n', 'data'],
])('ours: %s without a record, %j, is %s', (path, text, kind) => {
  const policy = createPolicy(readSource(new TextEncoder().encode(text)), formatOfPath(path));
  expect(blocksOf(policy)).toEqual([]);
  expect(classifyEmptyFile(policy)).toBe(kind);
});
