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
import { isUnsaved } from '../saved/unsaved.ts';
import { reuseVisibleState } from './other-tab.ts';

const stateOf = (paths: readonly string[], text: string, rows: readonly string[] = []) =>
  createDocumentStore({
    ...emptyDocument(),
    rows,
    files: paths.map((path) => newFile(path, sourceOfText(text))),
  });

test('product: unchanged lines are the same rows of the form, and the file is the same one', () => {
  const current = stateOf(['/robots.txt'], 'a\nb\nc\n').getState();
  const updated = reuseVisibleState(stateOf(['/robots.txt'], 'a\nx\nc\n').getState(), current);
  expect(textOfSource(openSource(updated))).toBe('a\nx\nc\n');
  expect(openFile(updated).id).toBe(openFile(current).id);
  const idAt = (state: GatepostState, line: number) => lineAt(openSource(state).lines, line)?.id;
  expect([0, 2].map((line) => idAt(updated, line))).toEqual([0, 2].map((line) => idAt(current, line)));
});

test('ours: every byte equals the other tab, whatever was here before', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.uint8Array(), (bytesBefore, bytesAfter) => {
      const before = createDocumentStore({
        ...emptyDocument(),
        files: [newFile('/a', readSource(bytesBefore))],
      });
      const after = createDocumentStore({
        ...emptyDocument(),
        files: [newFile('/a', readSource(bytesAfter))],
      });
      const shown = reuseVisibleState(after.getState(), before.getState());
      expect(printSource(openSource(shown))).toEqual(bytesAfter);
    }),
    { numRuns: 200 },
  );
  const current = stateOf(['/robots.txt'], 'a\r\nb\r\n').getState();
  const updated = reuseVisibleState(stateOf(['/robots.txt'], 'a\nb\r\n').getState(), current);
  expect(textOfSource(openSource(updated))).toBe('a\nb\r\n');
});

test('product: the reader and file that were selected here stay; a cell only while it is in the table', () => {
  const current = stateOf(['/robots.txt', '/data.txt'], 'a', ['/x']);
  updateView(current, { path: '/data.txt', reader: 'google', cell: { agent: '', url: '/x' } });
  const view = (rows: readonly string[]) =>
    reuseVisibleState(stateOf(['/robots.txt', '/data.txt'], 'a', rows).getState(), current.getState()).view;
  expect(view(['/x'])).toMatchObject({ path: '/data.txt', reader: 'google', cell: { url: '/x' } });
  expect(view([])).not.toHaveProperty('cell');
  const withoutFile = reuseVisibleState(stateOf(['/robots.txt'], 'a').getState(), current.getState());
  expect(withoutFile.view.path).toBe('/robots.txt');
});

test('product: a file that is saved there is saved here', () => {
  const current = stateOf(['/robots.txt'], 'a').getState();
  const otherTab = stateOf(['/robots.txt'], 'b');
  expect(isUnsaved(reuseVisibleState(otherTab.getState(), current), '/robots.txt')).toBe(false);
  markSaved(otherTab, openFile(otherTab.getState()).id, sourceOfText('c'));
  expect(isUnsaved(reuseVisibleState(otherTab.getState(), current), '/robots.txt')).toBe(true);
});
