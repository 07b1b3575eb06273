import { describe, expect, test } from 'vitest';
import { pathTreeTask } from '../../../core/analysis/table/path-tree.ts';
import { runSync } from '../../../core/questions/cooperative-task.ts';
import { type TreeState, toggleFolder, transferTreeState, treeStateAfterKey } from './tree-navigation.ts';

const tree = runSync(pathTreeTask(['/a/x', '/a/y', '/b/z/1', '/b/2', '/c']));
const start: TreeState = { open: new Set(), active: 0 };
const after = (...keys: readonly string[]): TreeState =>
  keys.reduce((state, key) => treeStateAfterKey(key, tree, state, 2) ?? state, start);
const summary = ({ open, active }: TreeState) => [tree.nodes[active]?.path, ...open];

describe('keys of a tree', () => {
  test.each([
    ['aria: Down moves to the next visible node', ['ArrowDown'], ['/b/']],
    ['aria: Down stays at the last one', ['End', 'ArrowDown'], ['/c']],
    ['aria: Up stays at the first one', ['ArrowUp'], ['/a/']],
    ['aria: Right opens', ['ArrowRight'], ['/a/', '/a/']],
    ['aria: Right in an open folder moves inside', ['ArrowRight', 'ArrowRight'], ['/a/x', '/a/']],
    ['aria: Right on a page does nothing', ['End', 'ArrowRight'], ['/c']],
    ['aria: Left on a page moves to its folder', ['ArrowRight', 'ArrowRight', 'ArrowLeft'], ['/a/', '/a/']],
    ['aria: Left closes', ['ArrowRight', 'ArrowLeft'], ['/a/']],
    ['aria: Left at the top stays', ['ArrowLeft'], ['/a/']],
    ['aria: * opens all siblings', ['*'], ['/a/', '/a/', '/b/']],
    [
      'aria: End moves to the last visible node, Home to the first',
      ['*', 'End', 'Home'],
      ['/a/', '/a/', '/b/'],
    ],
    ['ours: a page down', ['*', 'PageDown'], ['/a/y', '/a/', '/b/']],
    ['ours: another key does nothing', ['q', 'toString'], ['/a/']],
  ])('%s', (_, keys, state) => {
    expect(summary(after(...keys))).toEqual(state);
  });

  test.each([
    ['the same page', ['End'], ['/0', '/c'], '/c'],
    [
      'the same page, in an open folder',
      ['ArrowRight', 'ArrowRight', 'ArrowDown'],
      ['/0', '/a/x', '/a/y'],
      '/a/y',
    ],
    ['the folder of a page that was removed', ['ArrowRight', 'ArrowRight'], ['/0', '/a/y', '/a/z'], '/a/'],
    ['the first node, if nothing of the path is left', ['ArrowRight'], ['/0', '/9'], '/0'],
  ])('ours: when other rows are shown the focus stays at %s', (_, keys, urls, path) => {
    const other = runSync(pathTreeTask(urls));
    const state = transferTreeState(tree, other, after(...keys));
    expect(other.nodes[state.active]?.path).toBe(path);
    expect(state.open).toEqual(after(...keys).open);
  });

  test('ours: a folder opens and closes, a page only becomes the active one', () => {
    const opened = toggleFolder(tree, start, 0);
    expect(summary(opened)).toEqual(['/a/', '/a/']);
    expect(summary(toggleFolder(tree, opened, 0))).toEqual(['/a/']);
    expect(summary(toggleFolder(tree, opened, 1))).toEqual(['/a/x', '/a/']);
  });
});
