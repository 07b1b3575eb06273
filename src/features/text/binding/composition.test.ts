import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { textOfSource } from '../../../core/document/source.ts';
import { createDocumentStore, edit, undo } from '../../../state/document/document-store.ts';
import { openSource } from '../../../state/document/selectors.ts';
import { createCompositionTracker } from './composition.ts';
import { createTextIntent } from './text-intent.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const LONG = 2000;

function writing() {
  const store = createDocumentStore();
  const compositions = createCompositionTracker();
  let length = 0;
  return {
    compositions,
    text: () => textOfSource(openSource(store.getState())),
    goBack: () => undo(store),
    /** Replaces what was written since `from` by a text. */
    put: (text: string, from: number) => {
      const range = { start: { line: 0, column: from }, end: { line: 0, column: length } };
      const edits = [{ range, text }];
      const intent = createTextIntent('/robots.txt', edits, 'type', { line: 0, column: length });
      edit(store, '/robots.txt', edits, compositions.intentOf(intent));
      length = from + text.length;
      vi.advanceTimersByTime(LONG);
    },
  };
}

test('architecture, sync rule 10: the text that an input method composes is one step, however long it takes', () => {
  const { compositions, put, text, goBack } = writing();
  put('a', 0);
  compositions.begin();
  for (const state of ['n', 'に', 'にh', 'にほ', '日本']) put(state, 1);
  compositions.end();
  put('日本', 1);
  put('z', 3);
  expect(text()).toBe('a日本z');
  goBack();
  expect(text()).toBe('a日本');
  goBack();
  expect(text()).toBe('a');
});

test('architecture, sync rule 10: two compositions are two steps', () => {
  const { compositions, put, text, goBack } = writing();
  for (const [place, word] of ['日本', '語'].entries()) {
    compositions.begin();
    put(word, place * 2);
    compositions.end();
    vi.advanceTimersByTime(LONG);
  }
  expect(text()).toBe('日本語');
  goBack();
  expect(text()).toBe('日本');
});
