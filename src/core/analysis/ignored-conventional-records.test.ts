import { expect, test } from 'vitest';
import { sourceOfText } from '../document/source.ts';
import { formatOfPath } from '../formats/file-formats.ts';
import { createPolicy } from '../syntax/policy.ts';
import { ignoredRecordsEffect } from './ignored-conventional-records.ts';

const PATH = '/robots.txt';
const of = (...lines: readonly string[]) =>
  ignoredRecordsEffect(createPolicy(sourceOfText(`${lines.join('\n')}\n`), formatOfPath(PATH)), PATH);

const CONVENTIONAL = ['User-agent: *', 'Disallow: /private/', '', 'User-agent: a', 'Allow: /x', ''];

test('ACAP 1.1 2.10.1: the records that no longer count are counted and named, and who is answered otherwise', () => {
  const ignored = of(...CONVENTIONAL, 'ACAP-crawler: *', 'ACAP-allow-crawl: /open/');
  expect(ignored).toEqual({ records: 2, robots: ['*', 'a'], crawlers: ['', 'a'], paths: 2 });
});

test('the result is the same if the file already has the directive', () => {
  const acap = ['ACAP-crawler: *', 'ACAP-allow-crawl: /open/'];
  expect(of('ACAP-ignore-conventional-records', ...CONVENTIONAL, ...acap)).toEqual(
    of(...CONVENTIONAL, ...acap),
  );
});

test('where ACAP says the same itself, no answer changes', () => {
  const ignored = of('User-agent: *', 'Disallow: /', '', 'ACAP-crawler: *', 'ACAP-disallow-crawl: /');
  expect(ignored).toEqual({ records: 1, robots: ['*'], crawlers: [], paths: 0 });
});

test('acap 1.1 2.10.2: conventional records below the first ACAP record have no effect anyway and are not counted', () => {
  const ignored = of('ACAP-crawler: *', 'ACAP-allow-crawl: /', '', ...CONVENTIONAL);
  expect(ignored).toMatchObject({ records: 0, robots: [], crawlers: [] });
});
