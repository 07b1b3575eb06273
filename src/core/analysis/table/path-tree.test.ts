import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runSync } from '../../questions/cooperative-task.ts';
import { createNodeSums, pathTreeTask, splitPath, visibleNodes } from './path-tree.ts';

const treeOf = (paths: readonly string[]) => runSync(pathTreeTask(paths));
/** Returns each node as its label, indented. */
const drawn = (paths: readonly string[]) =>
  treeOf(paths).nodes.map(
    ({ label, level, row }) => `${'. '.repeat(level - 1)}${label}${row < 0 ? '' : ` = ${row}`}`,
  );

describe('the tree of paths', () => {
  test.each([
    ['/', ['/'], ''],
    ['/a', ['/'], 'a'],
    ['/a/b/c', ['/', 'a/', 'b/'], 'c'],
    ['/a/?b/c', ['/', 'a/'], '?b/c'],
    ['//b.example/x', ['//b.example/'], 'x'],
    ['https://b.example', ['https://b.example'], ''],
    ['https://b.example/a/b', ['https://b.example/', 'a/'], 'b'],
    ['a/b', ['a/'], 'b'],
  ])('ours: %s is in %j as %j', (path, folders, page) => {
    expect(splitPath(path)).toEqual({ folders, page });
  });

  test.each<[string, string[], string[]]>([
    ['the folder that contains all paths is not shown', ['/b', '/a'], ['a = 1', 'b = 0']],
    ['a folder and the page of its name', ['/a/', '/a/x', '/b'], ['a/', '.  = 0', '. x = 1', 'b = 2']],
    [
      'folders precede pages',
      ['/a', '/z/y', '/z/x', '/b/1', '/b/2'],
      ['b/', '. 1 = 3', '. 2 = 4', 'z/', '. x = 2', '. y = 1', 'a = 0'],
    ],
    [
      'folders that contain only a folder are joined with it',
      ['/a/b/c/x', '/a/b/c/y', '/z'],
      ['a/b/c/', '. x = 0', '. y = 1', 'z = 2'],
    ],
    ['numbers sort as numbers', ['/10', '/9'], ['9 = 1', '10 = 0']],
    [
      'other sites have separate folders',
      ['/a', 'https://b.example/a'],
      ['/', '. a = 0', 'https://b.example/', '. a = 1'],
    ],
    ['a path twice is two pages', ['/a', '/a'], ['a = 0', 'a = 1']],
    ['nothing', [], []],
  ])('ours: %s', (_, paths, nodes) => {
    expect(drawn(paths)).toEqual(nodes);
  });

  test('ours: sums of folders, and what is shown while some are open', () => {
    const tree = treeOf(['/a/x', '/a/y/1', '/a/y/2', '/b']);
    const sum = createNodeSums(tree, [1, 10, 100, 1000]);
    const labels = (open: readonly string[]) =>
      visibleNodes(tree, new Set(open)).map((place) => tree.nodes[place]!.label);
    expect(tree.nodes.map((node) => [node.path, sum(node)])).toEqual([
      ['/a/', 111],
      ['/a/y/', 110],
      ['/a/y/1', 10],
      ['/a/y/2', 100],
      ['/a/x', 1],
      ['/b', 1000],
    ]);
    expect(labels([])).toEqual(['a/', 'b']);
    expect(labels(['/a/'])).toEqual(['a/', 'y/', 'x', 'b']);
    expect(labels(['/a/y/'])).toEqual(['a/', 'b']);
  });

  test('ours: a path of very many segments is folded to a depth', () => {
    const { nodes } = treeOf([`/${'a/'.repeat(5000)}x`, `/${'a/'.repeat(20)}y`]);
    expect(Math.max(...nodes.map(({ level }) => level))).toBeLessThan(60);
  });

  const paths = fc.array(
    fc
      .array(fc.constantFrom('a', 'b', '/', '?', 'c/d', '//', 'https://x.example/'), { maxLength: 6 })
      .map((p) => p.join('')),
    { maxLength: 30 },
  );
  test('ours: every row is in the tree once, under its whole path, and every range fits', () => {
    fc.assert(
      fc.property(paths, (given) => {
        const tree = treeOf(given);
        expect([...tree.order].sort((a, b) => a - b)).toEqual(given.map((_, row) => row));
        for (const { row, path, from, to, parent } of tree.nodes) {
          if (row >= 0) expect(path).toBe(given[row]);
          expect(to - from).toBeGreaterThan(0);
          const above = tree.nodes[parent];
          if (above) expect(above.from <= from && to <= above.to && path.startsWith(above.path)).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });
});
