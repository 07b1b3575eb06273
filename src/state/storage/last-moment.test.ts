import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Batch, newestOf } from './batch.ts';
import { allAside, asidesOf, forgetAside, putAside } from './last-moment.ts';

/** As much of localStorage as is needed: its keys are its own properties. */
class FakeStorage {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return (this[key] as string | undefined) ?? null;
  }
  setItem(key: string, text: string): void {
    this[key] = text;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

beforeEach(() => void vi.stubGlobal('localStorage', new FakeStorage()));
afterEach(() => void vi.unstubAllGlobals());

const batchOf = (id: string, writer: string, revision: number, seen?: string): Batch => ({
  head: {
    id,
    form: 1,
    writer,
    revision,
    time: revision,
    origin: '',
    paths: [],
    unsaved: [],
    first: 0,
    done: 0,
    shortened: false,
    saved: [],
    view: {},
  },
  ...(seen === undefined ? {} : { seen }),
  steps: [],
  end: 0,
});

const writersOf = (id: string) => asidesOf(id).map(({ head }) => head.writer);

test('product: a tab that wakes after it has lost its work puts nothing over what the next writer put aside', () => {
  putAside(batchOf('a', 'new', 5));
  putAside(batchOf('a', 'old', 9));
  expect(writersOf('a').toSorted()).toEqual(['new', 'old']);
  const stored = { head: batchOf('a', 'new', 4).head, steps: [] };
  expect(newestOf(asidesOf('a'), stored)?.head.writer).toBe('new');
});

test('product: of all that fits the newest counts', () => {
  putAside(batchOf('a', 'one', 5));
  putAside(batchOf('a', 'two', 7, 'one'));
  putAside(batchOf('a', 'three', 6, 'one'));
  const stored = { head: batchOf('a', 'one', 4).head, steps: [] };
  expect(newestOf(asidesOf('a'), stored)?.head.writer).toBe('two');
});

test('product: what was put aside of a work is forgotten, of all writers or of one, and nothing of another work', () => {
  for (const writer of ['one', 'two', 'three']) putAside(batchOf('a', writer, 1));
  putAside(batchOf('ab', 'one', 1));
  forgetAside('a', 'two');
  expect(writersOf('a').toSorted()).toEqual(['one', 'three']);
  forgetAside('a');
  expect(allAside().map(({ head }) => head.id)).toEqual(['ab']);
});

test('product: what does not look like records counts as nothing', () => {
  putAside(batchOf('a', 'one', 1));
  for (const key of Object.keys(localStorage))
    for (const junk of ['', '{', 'null', '{"head":{}}']) {
      localStorage.setItem(key, junk);
      expect([allAside(), asidesOf('a')]).toEqual([[], []]);
    }
});
