// What is cached between edits, measured by counting how many indexes are built.
import { describe, expect, test, vi } from 'vitest';
import { applyEdits, openSite, prepare, readers } from '../../../index.ts';
import { PrefixSet } from '../../../matching/rule-index/prefix-set.ts';

// Each index of rules has one set of their beginnings.
vi.mock(import('../../../matching/rule-index/prefix-set.ts'), { spy: true });
const countIndexBuilds = () => vi.mocked(PrefixSet).mock.calls.length;

describe('caches that survive edits', () => {
  const record = (name: string) => [
    `User-agent: ${name}`,
    ...[1, 2, 3].map((i) => `Disallow: /${name}/${i}`),
    '',
  ];
  const names = ['a', 'b', 'c', 'd'];
  const open = () => openSite({ origin: '', files: { '/robots.txt': names.flatMap(record).join('\n') } });
  const buildsOf = (work: () => unknown) => {
    const from = countIndexBuilds();
    work();
    return countIndexBuilds() - from;
  };
  const insert = (before: ReturnType<typeof open>, line: number, added: string) =>
    applyEdits(before, '/robots.txt', [
      { range: { start: { line, column: 0 }, end: { line, column: 0 } }, text: added },
    ]);

  for (const { id: reader } of readers) {
    const matrix = (of: ReturnType<typeof open>) =>
      prepare(of, { question: 'fetch', reader, file: '/robots.txt' }).matrix(names, ['/a/1', '/d/3']);

    test(`ours: an edit builds only the indexes of the records it changes, for ${reader}`, () => {
      const before = open();
      expect(buildsOf(() => matrix(before))).toBe(4);
      expect(buildsOf(() => matrix(before))).toBe(0);
      expect(buildsOf(() => matrix(insert(before, 0, '# a comment above all\n')))).toBe(0);
      expect(buildsOf(() => matrix(insert(before, 6, 'Disallow: /b\n')))).toBe(1);
    });
  }

  test('ours: line numbers are those of the edited file', () => {
    const after = insert(open(), 0, '# one\n# two\n');
    expect([
      ...prepare(after, { question: 'fetch', reader: 'rfc9309' }).matrix(['a', 'd'], ['/a/1', '/d/3']).lines,
    ]).toEqual([3, -1, -1, 20]);
  });
});
