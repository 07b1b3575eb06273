// Counts the cells of the table that a keystroke renders again: a count holds on any machine.
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { sourceOfText } from '../../../core/document/source.ts';
import { newFile } from '../../../state/document/document.ts';
import {
  createDocumentStore,
  DEFAULT_PATH,
  edit,
  emptyDocument,
} from '../../../state/document/document-store.ts';
import { accessMatrix } from '../../../state/table/matrix-query.ts';
import { createGridActions } from '../actions/grid-actions.ts';
import * as drawnStyles from './column-style.ts';
import { visibleColumns } from './column-widths.ts';
import { GridRow } from './grid-row.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const noop = () => undefined;
const commands = createGridActions(noop, noop, noop);
const COLUMNS = ['a', 'b', 'c'];
const ROWS = ['/1', '/2', '/12', '/3'];
const drawn = visibleColumns(8, COLUMNS.length, [0, 1, 2]);

/**
 * Renders the table before and after text is typed into the rule of crawler `b`. Returns how many cells rendered
 * again.
 */
async function countRerenders(rule: string, typed: string): Promise<number> {
  const text = `User-agent: a\nDisallow: /a\n\nUser-agent: b\nDisallow: ${rule}\n\nUser-agent: c\nDisallow: /3\n`;
  const store = createDocumentStore({
    ...emptyDocument(),
    files: [newFile(DEFAULT_PATH, sourceOfText(text))],
    rows: ROWS,
    columns: COLUMNS,
  });
  // Every cell requests its measures when it is rendered.
  const styleCalls = vi.spyOn(drawnStyles, 'visibleColumnStyle');
  const root = createRoot(document.createElement('table'));
  const render = () =>
    act(async () => {
      const matrix = accessMatrix(store.getState());
      root.render(
        <tbody>
          {ROWS.map((url, index) => (
            <GridRow
              key={url}
              {...{
                matrix,
                renderedColumns: drawn,
                url,
                index,
                top: index,
                height: 1,
                commands,
                capacity: 20,
              }}
              activeColumn={-1}
              selectedColumn={-1}
              marksAt={undefined}
            />
          ))}
        </tbody>,
      );
    });
  await render();
  expect(styleCalls).toHaveBeenCalledTimes(ROWS.length * COLUMNS.length);
  styleCalls.mockClear();
  const place = { line: 4, column: `Disallow: ${rule}`.length };
  edit(store, DEFAULT_PATH, [{ range: { start: place, end: place }, text: typed }], {
    origin: 'text',
    label: { code: 'type' },
  });
  await render();
  const count = styleCalls.mock.calls.length;
  styleCalls.mockRestore();
  await act(async () => root.unmount());
  return count;
}

test.each([
  ['that changes one answer renders one cell', '/1', '2', 1],
  ['that changes no answer renders none', '/9', '2', 0],
  ['that changes the answers of a crawler to all URLs renders its column', '', '/', ROWS.length],
])('ours: a letter %s', async (_, rule, typed, cells) => {
  expect(await countRerenders(rule, typed)).toBe(cells);
});
