import { expect, test } from 'vitest';
import { runSync } from '../../core/questions/cooperative-task.ts';
import { readers } from '../../core/readers/registry.ts';
import { openSite } from '../../core/workspace/site.ts';
import { decidingByReader } from './deciding-rules.ts';

test('every reader answers about the open file, whatever its name; each answer is listed once, that of the selected reader first', () => {
  const path = '/old/robots.txt';
  const text = 'User-agent: *\nDisallow: /a\nAllow: /a/b\n';
  const site = openSite({ origin: '', files: { [path]: text } });
  const results = runSync(decidingByReader({ site, path, line: 2, chosen: 'google' }));
  const named = results.map((result) => ({ ...result, readers: result.readers.map(({ id }) => id) }));
  expect(named[0]).toEqual({
    readers: expect.arrayContaining(['google', 'rfc9309']),
    deciding: { answer: 'witness', agent: '', url: '/a/b' },
  });
  expect(named[0]!.readers[0]).toBe('google');
  expect(named.find((result) => result.readers.includes('koster-1996'))).toEqual({
    readers: expect.arrayContaining(['koster-1996', 'data.txt']),
    deciding: { answer: 'never', why: 'covered', covers: [1] },
  });
  expect(named.flatMap((result) => result.readers).toSorted()).toEqual(
    readers.map(({ id }) => id).toSorted(),
  );
});
