import { expect, test, vi } from 'vitest';
import { getLine } from '../../core/document/lines.ts';
import { createDocumentStore, type DocumentStore, edit, undo } from './document-store.ts';
import {
  createFrameBatchedStore,
  type FrameScheduler,
  flushBeforeInteraction,
} from './frame-batched-store.ts';

const PATH = '/robots.txt';

/** A store with views whose frames the test triggers. */
function watched(areComing = () => true) {
  const requested: (() => void)[] = [];
  const frames: FrameScheduler = {
    areRendered: areComing,
    request(run) {
      requested.push(run);
      return () => requested.splice(0);
    },
  };
  const store = createDocumentStore();
  const views = createFrameBatchedStore(store, frames);
  const notified: number[] = [];
  const leave = views.store.subscribe((state) => void notified.push(lengthOf(state)));
  const frame = () => {
    const [run] = requested.splice(0);
    run?.();
  };
  return { store, views, notified, leave, frame, requested };
}

const lengthOf = ({ document }: ReturnType<DocumentStore['getState']>) =>
  getLine(document.files[0]!.source.lines, 0).text.length;

/** Inserts a letter at the beginning of the file. */
const letter = (store: DocumentStore) => {
  const at = { line: 0, column: 0 };
  edit(store, PATH, [{ range: { start: at, end: at }, text: 'a' }], {
    origin: 'text',
    label: { code: 'type' },
  });
};

test('ours: typing in the text notifies once, in the next frame, however many keys were pressed', () => {
  const { store, views, notified, frame, requested } = watched();
  for (let i = 0; i < 3; i++) views.batchToNextFrame(() => letter(store));
  expect(notified).toEqual([]);
  expect(requested).toHaveLength(1);
  expect(lengthOf(views.store.getState()), 'who works for views sees the newest').toBe(3);
  expect(lengthOf(views.drawn.getState()), 'rendering sees the state of the last notification').toBe(0);
  frame();
  expect(notified).toEqual([3]);
  expect(lengthOf(views.drawn.getState())).toBe(3);
  views.batchToNextFrame(() => letter(store));
  frame();
  expect(notified).toEqual([3, 4]);
});

test('ours: any other change notifies at once, with everything typed before it', () => {
  const { store, views, notified, frame } = watched();
  letter(store);
  expect(notified).toEqual([1]);
  views.batchToNextFrame(() => letter(store));
  letter(store);
  expect(notified).toEqual([1, 3]);
  frame();
  expect(notified, 'the frame does not notify again').toEqual([1, 3]);
  views.batchToNextFrame(() => letter(store));
  undo(store);
  expect(notified).toEqual([1, 3, 3]);
});

test('ours: follow-up changes of a batched change wait with it; an error in it does not affect the next notification', () => {
  const { store, views, notified, frame } = watched();
  views.batchToNextFrame(() => {
    views.batchToNextFrame(() => letter(store));
    letter(store);
  });
  expect(notified).toEqual([]);
  frame();
  expect(notified).toEqual([2]);
  const broken = () =>
    views.batchToNextFrame(() => {
      throw new Error('broken');
    });
  expect(broken).toThrow('broken');
  letter(store);
  expect(notified).toEqual([2, 3]);
});

test('ours: a hidden page renders no frames, so every change notifies at once', () => {
  const areComing = vi.fn<() => boolean>(() => false);
  const { store, views, notified, requested } = watched(areComing);
  views.batchToNextFrame(() => letter(store));
  expect(notified).toEqual([1]);
  expect(requested).toEqual([]);
});

test('ours: a draw callback runs with the next notification of the views, and with a frame if there is none', () => {
  const { store, views, notified, frame } = watched();
  const drawnAfter: number[] = [];
  const draw = () => void drawnAfter.push(notified.length);
  views.batchToNextFrame(() => letter(store));
  views.drawWithViews(draw);
  expect(drawnAfter).toEqual([]);
  frame();
  expect(drawnAfter, 'after the views have heard').toEqual([1]);
  views.drawWithViews(draw);
  frame();
  expect([drawnAfter, notified]).toEqual([[1, 1], [1]]);
  views.drawWithViews(draw);
  letter(store);
  frame();
  expect(drawnAfter, 'with the change, once').toEqual([1, 1, 2]);
});

test('ours: an error of one view does not affect the others', () => {
  const { store, views, notified, frame } = watched();
  const thrown: unknown[] = [];
  const later = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((run) => {
    try {
      run();
    } catch (error) {
      thrown.push(error);
    }
  });
  const received: string[] = [];
  views.store.subscribe(() => {
    throw new Error('broken');
  });
  views.store.subscribe((state) => void received.push(`a view ${lengthOf(state)}`));
  store.subscribe((state) => void received.push(`the store’s own ${lengthOf(state)}`));
  letter(store);
  views.batchToNextFrame(() => letter(store));
  frame();
  later.mockRestore();
  expect(notified).toEqual([1, 2]);
  expect(received).toEqual(['a view 1', 'the store’s own 1', 'the store’s own 2', 'a view 2']);
  expect(thrown.map(String), 'and is reported to the error handler').toEqual([
    'Error: broken',
    'Error: broken',
  ]);
});

test('ours: an unsubscribed view is not notified', () => {
  const { store, views, notified, leave, frame } = watched();
  views.batchToNextFrame(() => letter(store));
  leave();
  frame();
  expect(notified).toEqual([]);
});

test.each([
  ['a letter', new KeyboardEvent('keydown', { key: 'a' }), 0],
  ['a step of the caret', new KeyboardEvent('keydown', { key: 'ArrowDown' }), 0],
  ['a shortcut', new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }), 1],
  ['leaving by Tab', new KeyboardEvent('keydown', { key: 'Tab' }), 1],
  ['a function key', new KeyboardEvent('keydown', { key: 'F6' }), 1],
  ['a press of the mouse', new MouseEvent('pointerdown'), 1],
  ['a click', new MouseEvent('click'), 1],
  ['the focus going elsewhere', new FocusEvent('focusin'), 1],
  ['the page going out of sight', new Event('visibilitychange'), 1],
])(
  'ours: before %s reaches a view, views hear of what they have not heard of, unless it is typing',
  (_, event, times) => {
    const flush = vi.fn<() => void>();
    flushBeforeInteraction(window, flush);
    // A handler in the window that stops keys, like the app's shortcuts, hides them from all elements.
    const taking = (captured: Event) => captured.stopImmediatePropagation();
    window.addEventListener(event.type, taking, { capture: true, once: true });
    document.dispatchEvent(event);
    expect(flush).toHaveBeenCalledTimes(times);
  },
);
