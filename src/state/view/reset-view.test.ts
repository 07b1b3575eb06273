import { expect, test } from 'vitest';
import { createDocumentStore } from '../document/document-store.ts';
import { resetView } from './reset-view.ts';

test('product: an opened file is shown from its beginning, also if the caret was there before', () => {
  const store = createDocumentStore();
  const carets = [1, 2].map(() => {
    resetView(store, '/robots.txt', 'rfc9309');
    return store.getState().view.caret;
  });
  expect(carets[1]).toEqual({ position: { line: 0, column: 0 }, by: 'history' });
  // Views that show a caret follow it when it is another object.
  expect(carets[1]).not.toBe(carets[0]);
});
