import { expect, test } from 'vitest';
import { sourceOfText, textOfSource } from '../../../core/document/source.ts';
import { newFile } from '../../../state/document/document.ts';
import { createDocumentStore, edit, emptyDocument } from '../../../state/document/document-store.ts';
import { openSource } from '../../../state/document/selectors.ts';
import { revertFieldEdit } from './revert-field-edit.ts';

const TEXT = 'User-agent: *\n';
const opened = () =>
  createDocumentStore({ ...emptyDocument(), files: [newFile('/robots.txt', sourceOfText(TEXT))] });

const write = (store: ReturnType<typeof opened>, text: string, visit: string) => {
  const at = (column: number) => ({ line: 0, column });
  const edits = [{ range: { start: at(12), end: at(12) }, text }];
  edit(store, '/robots.txt', edits, { origin: 'form', label: { code: 'set-agent' }, visit });
};

test('product: what was written during a visit is reverted and leaves no step', () => {
  const store = opened();
  write(store, 'a', '1');
  const { document } = store.getState();
  write(store, 'b', '2');
  write(store, 'c', '2');
  expect(revertFieldEdit(store, '2')).toBe(true);
  expect(store.getState().document).toBe(document);
  expect(store.getState().history).toMatchObject({ past: [{ visit: '1' }], future: [] });
});

test('ours: nothing is reverted if another visit has written since', () => {
  const store = opened();
  write(store, 'a', '1');
  write(store, 'b', '2');
  expect(revertFieldEdit(store, '1')).toBe(false);
  expect(textOfSource(openSource(store.getState()))).toBe('User-agent: ba*\n');
});
