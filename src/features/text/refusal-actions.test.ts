// The options after an edit that the file's encoding cannot represent was refused.

import { expect, test } from 'vitest';
import { insertAt } from '../../core/document/range.ts';
import { readSource, textOfSource } from '../../core/document/source.ts';
import { newFile } from '../../state/document/document.ts';
import { createDocumentStore, edit, emptyDocument, undo } from '../../state/document/document-store.ts';
import { openSource } from '../../state/document/selectors.ts';
import { createTextIntent } from './binding/text-intent.ts';
import { convertAndRetry, escapeUnencodable, writeEscapedEdit } from './refused-edit.ts';

function createRefusal(text: string) {
  const source = readSource(Uint8Array.from('Allow: /\xe9\n', (one) => one.charCodeAt(0)));
  const store = createDocumentStore({ ...emptyDocument(), files: [newFile('/robots.txt', source)] });
  const edits = [insertAt(0, 9, text)];
  const caret = { line: 0, column: 9 };
  const result = edit(store, '/robots.txt', edits, createTextIntent('/robots.txt', edits, 'type', caret));
  expect(result.done).toBe(false);
  const { refusal } = store.getState();
  if (refusal?.code !== 'unwritable-character') throw new Error('it was refused for another reason');
  return { store, refusal, text: () => textOfSource(openSource(store.getState())) };
}

test('rfc 3986 2.5: characters that cannot be written are escaped as their UTF-8 octets, and the rest is unchanged', () => {
  expect(escapeUnencodable('aé€😀\n', 'octets')).toBe('aé%E2%82%AC%F0%9F%98%80\n');
  expect(escapeUnencodable('a\ud800€', 'utf-8')).toBe('a%EF%BF%BD€');
});

test('the escaped edit is one step, with the caret after it', () => {
  const { store, refusal, text } = createRefusal('€');
  writeEscapedEdit(store, refusal);
  expect(text()).toBe('Allow: /é%E2%82%AC\n');
  expect(store.getState().view.caret?.position).toEqual({ line: 0, column: 18 });
  expect(store.getState().refusal).toBeUndefined();
  undo(store);
  expect(text()).toBe('Allow: /é\n');
});

test('the conversion is a separate step before the edit', () => {
  const { store, refusal, text } = createRefusal('€');
  convertAndRetry(store, refusal);
  expect(text()).toBe('Allow: /é€\n');
  expect(store.getState().history.past.map(({ label }) => label.code)).toEqual(['convert-utf8', 'type']);
  undo(store);
  expect([text(), openSource(store.getState()).encoding]).toEqual(['Allow: /é\n', 'utf-8']);
});
