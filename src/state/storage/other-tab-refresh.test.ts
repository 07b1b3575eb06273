// Following the writes of another tab does not move anything that did not change.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineAt } from '../../core/document/lines.ts';
import { printSource, readSource, sourceOfText, textOfSource } from '../../core/document/source.ts';
import { newFile } from '../document/document.ts';
import {
  createDocumentStore,
  emptyDocument,
  type GatepostState,
  markSaved,
  updateView,
} from '../document/document-store.ts';
import { openFile, openSource } from '../document/selectors.ts';
import { isUnsaved } from '../document/unsaved.ts';
import { reuseVisibleState } from './other-tab.ts';

const stateOf = (paths: readonly string[], text: string, rows: readonly string[] = []) =>
  createDocumentStore({
    ...emptyDocument(),
    rows,
    files: paths.map((path) => newFile(path, sourceOfText(text))),
  });

test('product: unchanged lines are the same rows of the form, and the file is the same one', () => {
  const here = stateOf(['/robots.txt'], 'a\nb\nc\n').getState();
  const now = reuseVisibleState(stateOf(['/robots.txt'], 'a\nx\nc\n').getState(), here);
  expect(textOfSource(openSource(now))).toBe('a\nx\nc\n');
  expect(openFile(now).id).toBe(openFile(here).id);
  const idAt = (state: GatepostState, line: number) => lineAt(openSource(state).lines, line)?.id;
  expect([0, 2].map((line) => idAt(now, line))).toEqual([0, 2].map((line) => idAt(here, line)));
});

test('ours: every byte equals the other tab, whatever was here before', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.uint8Array(), (was, is) => {
      const before = createDocumentStore({ ...emptyDocument(), files: [newFile('/a', readSource(was))] });
      const after = createDocumentStore({ ...emptyDocument(), files: [newFile('/a', readSource(is))] });
      const seen = reuseVisibleState(after.getState(), before.getState());
      expect(printSource(openSource(seen))).toEqual(is);
    }),
    { numRuns: 200 },
  );
  const here = stateOf(['/robots.txt'], 'a\r\nb\r\n').getState();
  const now = reuseVisibleState(stateOf(['/robots.txt'], 'a\nb\r\n').getState(), here);
  expect(textOfSource(openSource(now))).toBe('a\nb\r\n');
});

test('product: the reader and file that were selected here stay; a cell only while it is in the table', () => {
  const here = stateOf(['/robots.txt', '/data.txt'], 'a', ['/x']);
  updateView(here, { path: '/data.txt', reader: 'google', cell: { agent: '', url: '/x' } });
  const view = (rows: readonly string[]) =>
    reuseVisibleState(stateOf(['/robots.txt', '/data.txt'], 'a', rows).getState(), here.getState()).view;
  expect(view(['/x'])).toMatchObject({ path: '/data.txt', reader: 'google', cell: { url: '/x' } });
  expect(view([])).not.toHaveProperty('cell');
  const gone = reuseVisibleState(stateOf(['/robots.txt'], 'a').getState(), here.getState());
  expect(gone.view.path).toBe('/robots.txt');
});

test('product: a file that is saved there is saved here', () => {
  const here = stateOf(['/robots.txt'], 'a').getState();
  const there = stateOf(['/robots.txt'], 'b');
  expect(isUnsaved(reuseVisibleState(there.getState(), here), '/robots.txt')).toBe(false);
  markSaved(there, openFile(there.getState()).id, sourceOfText('c'));
  expect(isUnsaved(reuseVisibleState(there.getState(), here), '/robots.txt')).toBe(true);
});
