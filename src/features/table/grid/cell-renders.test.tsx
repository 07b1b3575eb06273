// How many cells of the table a keystroke draws anew: a count, so that it holds on any machine.
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

const nothing = () => undefined;
const commands = createGridActions(nothing, nothing, nothing);
const COLUMNS = ['a', 'b', 'c'];
const ROWS = ['/1', '/2', '/12', '/3'];
const drawn = visibleColumns(
  COLUMNS.map(() => 8),
  [0, 1, 2],
);

/** Draws the table before and after something is typed into the rule of robot `b`; returns how many cells were drawn anew. */
async function drawnAnew(rule: string, typed: string): Promise<number> {
  const text = `User-agent: a\nDisallow: /a\n\nUser-agent: b\nDisallow: ${rule}\n\nUser-agent: c\nDisallow: /3\n`;
  const store = createDocumentStore({
    ...emptyDocument(),
    files: [newFile(DEFAULT_PATH, sourceOfText(text))],
    rows: ROWS,
    columns: COLUMNS,
  });
  // Every cell asks for its measures when it is drawn.
  const asking = vi.spyOn(drawnStyles, 'visibleColumnStyle');
  const root = createRoot(document.createElement('table'));
  const show = () =>
    act(async () => {
      const matrix = accessMatrix(store.getState());
      root.render(
        <tbody>
          {ROWS.map((url, index) => (
            <GridRow
              key={url}
              {...{ matrix, drawn, url, index, line: index, commands, room: 20 }}
              active={-1}
              chosen={-1}
              marksAt={undefined}
            />
          ))}
        </tbody>,
      );
    });
  await show();
  expect(asking).toHaveBeenCalledTimes(ROWS.length * COLUMNS.length);
  asking.mockClear();
  const place = { line: 4, column: `Disallow: ${rule}`.length };
  edit(store, DEFAULT_PATH, [{ range: { start: place, end: place }, text: typed }], {
    origin: 'text',
    label: { code: 'type' },
  });
  await show();
  const count = asking.mock.calls.length;
  asking.mockRestore();
  await act(async () => root.unmount());
  return count;
}

test.each([
  ['that changes one answer draws one cell', '/1', '2', 1],
  ['that changes no answer draws none', '/9', '2', 0],
  ['that changes the answers to all URLs for a robot draws its column', '', '/', ROWS.length],
])('ours: a letter %s', async (_, rule, typed, cells) => {
  expect(await drawnAnew(rule, typed)).toBe(cells);
});
