import { describe, expect, test } from 'vitest';
import { sourceOfText } from '../../../core/document/source.ts';
import { runSync } from '../../../core/questions/cooperative-task.ts';
import { newFile } from '../../../state/document/document.ts';
import { createDocumentStore, emptyDocument, updateView } from '../../../state/document/document-store.ts';
import { accessMatrix } from '../../../state/table/matrix-query.ts';
import { defaultMatrixView } from '../../../state/table/matrix-view.ts';
import { currentRows } from '../../../state/table/use-matrix.ts';
import { columnToExplain, foldRows } from './folded-rows.ts';

const text = 'User-agent: a\nUser-agent: b\nDisallow: /x/\n\nUser-agent: *\nDisallow:\n';
const store = createDocumentStore({
  ...emptyDocument(),
  files: [newFile('/robots.txt', sourceOfText(text))],
  rows: ['/x/1', '/x/2', '/y'],
  columns: ['a', 'b', ''],
});

function folded(agent?: string) {
  const state = store.getState();
  const { tree, counts } = runSync(
    foldRows({ matrix: accessMatrix(state), visibleRows: currentRows(state), agent }),
  );
  return tree.nodes.map((node) => [node.path, counts.yes(node), counts.no(node)]);
}

describe('rows folded by their paths', () => {
  test('ours: over all columns, a shared column counts once', () => {
    expect(folded()).toEqual([
      ['/x/', 2, 2],
      ['/x/1', 1, 1],
      ['/x/2', 1, 1],
      ['/y', 2, 0],
    ]);
  });

  test('ours: for one column, only its answers count', () => {
    expect(folded('')).toEqual([
      ['/x/', 2, 0],
      ['/x/1', 1, 0],
      ['/x/2', 1, 0],
      ['/y', 1, 0],
    ]);
  });

  test('ours: rows that the filter hides are not in the tree', () => {
    updateView(store, { matrix: { ...defaultMatrixView, text: '2' } });
    expect(folded('').map(([path]) => path)).toEqual(['/x/2']);
    updateView(store, { matrix: defaultMatrixView });
  });

  test('ours: without a selected column, the one that says no is explained', () => {
    const matrix = accessMatrix(store.getState());
    expect(columnToExplain(matrix, '/x/1')).toBe('a');
    expect(columnToExplain({ ...matrix, columns: [...matrix.columns].reverse() }, '/x/1')).toBe('a');
    expect(columnToExplain({ ...matrix, columns: [...matrix.columns].reverse() }, '/y')).toBe('');
  });
});
