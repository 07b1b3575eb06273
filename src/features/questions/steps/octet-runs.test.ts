import { expect, test } from 'vitest';
import { findOctetRuns, sliceComparedRuns } from './octet-runs.ts';

const changesOf = (written: string, read: string) =>
  findOctetRuns(written, read)
    ?.filter(({ isChanged }) => isChanged)
    .map((run) => `${run.written} ${run.read}`);

test('a decoded octet is a separate run from unchanged octets', () => {
  expect(findOctetRuns('/%7Emak/mak.html', '/~mak/mak.html')).toEqual([
    { written: '/', read: '/', isChanged: false },
    { written: '%7E', read: '~', isChanged: true },
    { written: 'mak/mak.html', read: 'mak/mak.html', isChanged: false },
  ]);
});

test.each([
  ['/a%3cd', '/a%3Cd', ['%3c %3C']],
  ['/é', '/%C3%A9', ['é %C3%A9']],
  ['/%c3%a9%7E', '/%C3%A9~', ['%c3 %C3', '%a9 %A9', '%7E ~']],
  ['/100%', '/100%', []],
  ['/€x', '/%E2%82%ACx', ['€ %E2%82%AC']],
])('%s compared as %s changes %o', (written, read, changes) => {
  expect(changesOf(written, read)).toEqual(changes);
});

test('forms that cannot be aligned are not split', () => {
  expect(findOctetRuns('/a', '/abc')).toBe(undefined);
});

test('a slice of the compared form keeps its marks', () => {
  const runs = findOctetRuns('/%7Emak/a', '/~mak/a') ?? [];
  expect(sliceComparedRuns(runs, 0, 3)).toMatchObject([
    { read: '/', isChanged: false },
    { read: '~', isChanged: true },
    { read: 'm', isChanged: false },
  ]);
  expect(sliceComparedRuns(runs, 3, 7)).toMatchObject([{ read: 'ak/a', isChanged: false }]);
  expect(sliceComparedRuns(runs, 2, 2)).toEqual([]);
});
