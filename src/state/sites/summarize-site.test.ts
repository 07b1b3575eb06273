// What the list of sites shows of a session: computed from its files, and decoded from storage.
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { insertAt } from '../../core/document/range.ts';
import { sourceOfText } from '../../core/document/source.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import { createMemorySessions, openPage, TEST_SESSION_ID } from '../../testing/memory-sessions.ts';
import { newFile } from '../document/document.ts';
import { createDocumentStore, edit, emptyDocument } from '../document/document-store.ts';
import { decodeHead } from '../storage/decode-records.ts';
import {
  decodeSummary,
  PICTURE_SIZE,
  pictureOf,
  rememberSummary,
  summaryOf,
} from '../storage/site-summary.ts';
import { keepChoices } from '../storage/write-batch.ts';
import { summarizeSiteTask, watchSummary } from './summarize-site.ts';

const PATH = '/robots.txt';

const storeOf = (text: string) =>
  createDocumentStore({
    ...emptyDocument(),
    origin: 'https://shop.example',
    files: [newFile(PATH, sourceOfText(text))],
    rows: ['/', '/a', '/b'],
    columns: ['GPTBot', ''],
    expectations: [
      { agent: '', url: '/a', expect: 'deny' },
      { agent: '', url: '/', expect: 'deny' },
    ],
  });

const text = 'User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /a\n';

test('product: a summary has the sentence, the answers, and the expectations of the site', () => {
  expect(runSync(summarizeSiteTask(storeOf(text).getState()))).toEqual({
    language: 'en',
    isUnchanged: true,
    sentence: 'Blocks GPTBot completely; all others are kept out of /a.',
    picture: ['nnn', 'yny'],
    failing: { count: 1, of: 2 },
  });
});

test('product: a summary counts the answers that unsaved changes alter, and says if the whole site is closed', () => {
  const store = storeOf(text);
  edit(store, PATH, [{ range: { start: { line: 4, column: 11 }, end: { line: 4, column: 11 } }, text: '' }], {
    origin: 'text',
    label: { code: 'type' },
  });
  edit(
    store,
    PATH,
    [{ range: { start: { line: 4, column: 10 }, end: { line: 4, column: 12 } }, text: '/' }],
    {
      origin: 'text',
      label: { code: 'type' },
    },
  );
  const summary = runSync(summarizeSiteTask(store.getState()));
  expect(summary).toMatchObject({ isClosed: true, changed: { count: 2, of: 6 }, picture: ['nnn', 'nnn'] });
  expect(summary).not.toHaveProperty('isUnchanged');
});

test('product: a summary says whose reading it is where watched readers differ, and that no rule is read', () => {
  // Google's parser accepts some misspellings.
  expect(runSync(summarizeSiteTask(storeOf('User-agent: *\nDissallow: /a\n').getState()))).toMatchObject({
    sentence: 'Allows everything to every crawler.',
    readBy: 'As RFC 9309 reads it; Google differs.',
  });
  const page = runSync(summarizeSiteTask(storeOf('<!doctype html>\n<title>Shop</title>\n').getState()));
  expect(page).toMatchObject({ isUnreadable: true });
  expect(page).not.toHaveProperty('readBy');
});

test('product: the picture of a large table is a part of it, evenly spread', () => {
  const store = createDocumentStore({
    ...emptyDocument(),
    files: [newFile(PATH, sourceOfText('User-agent: *\nDisallow: /9\n'))],
    rows: Array.from({ length: 100 }, (_, i) => `/${i}`),
    columns: Array.from({ length: 20 }, (_, i) => `bot${i}`),
  });
  const { picture } = runSync(summarizeSiteTask(store.getState()));
  expect(picture.length).toBeLessThanOrEqual(PICTURE_SIZE.rows);
  // The URLs /0, /9, /18, …, /90.
  expect(picture[0]).toBe('ynyyyyyyyyn');
});

test('product: a summary is written with the state that it describes, and with no other', async () => {
  const store = storeOf(text);
  const port = createMemorySessions();
  const { journal } = await openPage(port);
  const headOf = () => port.works.get(TEST_SESSION_ID)?.head;
  await journal.write(store.getState());
  expect(headOf()?.summary).toBeUndefined();
  const summary = runSync(summarizeSiteTask(store.getState()));
  rememberSummary(store.getState(), summary);
  await journal.write(store.getState());
  expect(decodeHead(headOf())?.summary).toEqual(summary);
  edit(store, PATH, [insertAt(0, 0, '#')], { origin: 'text', label: { code: 'type' } });
  await journal.write(store.getState());
  expect(headOf()?.summary).toBeUndefined();
  const { work } = await openPage(port);
  expect(summaryOf(work!.state)).toBeUndefined();
});

test('product: a restored session knows its summary, so that it is not computed again', async () => {
  const store = storeOf(text);
  const port = createMemorySessions();
  const { journal } = await openPage(port);
  rememberSummary(store.getState(), { language: 'en', picture: ['y'] });
  await journal.write(store.getState());
  const { work } = await openPage(port);
  expect(summaryOf(work!.state)).toEqual({ language: 'en', picture: ['y'] });
});

test('product: the picture of an opened file is known before its summary, and is not stored in its place', async () => {
  vi.useFakeTimers();
  const store = storeOf(text);
  try {
    watchSummary(store, () => undefined);
    vi.advanceTimersByTime(300);
    expect(pictureOf(store.getState())).toEqual({
      language: 'en',
      isUnchanged: true,
      picture: ['nnn', 'yny'],
    });
    expect(summaryOf(store.getState())).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
  const port = createMemorySessions();
  const { journal } = await openPage(port);
  await journal.write(store.getState());
  expect(port.works.get(TEST_SESSION_ID)?.head?.summary).toBeUndefined();
});

test('product: the summary is computed after a pause, once for several keys', () => {
  vi.useFakeTimers();
  try {
    const store = storeOf(text);
    const onSummary = vi.fn<() => void>();
    watchSummary(store, onSummary);
    for (const letter of 'ab') {
      vi.advanceTimersByTime(100);
      edit(store, PATH, [insertAt(0, 0, letter)], { origin: 'text', label: { code: 'type' } });
    }
    expect(onSummary).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    expect(onSummary).toHaveBeenCalledOnce();
    expect(summaryOf(store.getState())).toBeDefined();
  } finally {
    vi.useRealTimers();
  }
});

test('product: a damaged summary counts as missing, and damages nothing', () => {
  const summary = {
    language: 'en',
    picture: ['yn'],
    failing: { count: 1, of: 2 },
    sentence: 'a',
    readBy: 'b',
  };
  expect(decodeSummary(summary)).toEqual(summary);
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const decoded = decodeSummary(value);
      for (const row of decoded?.picture ?? []) expect(row).toMatch(/^[ynl]{1,11}$/);
    }),
  );
  for (const damaged of [
    { ...summary, picture: ['x'] },
    { ...summary, picture: Array.from({ length: 6 }, () => 'y') },
    { ...summary, picture: ['y'.repeat(12)] },
    { ...summary, sentence: 1 },
    { picture: [] },
  ])
    expect(decodeSummary(damaged)).toBeUndefined();
  expect(decodeSummary({ ...summary, failing: { count: 3, of: 2 } })).not.toHaveProperty('failing');
});

test('product: a write keeps the name and the pin that the user chose in another tab', () => {
  const head = { id: 'a', form: 1, writer: 'w', revision: 1, time: 1, origin: '', paths: [] } as const;
  const whole = { ...head, unsaved: [], first: 0, done: 0, shortened: false, saved: [], view: {} };
  expect(keepChoices(whole, { label: 'My shop', pinned: true })).toMatchObject({
    label: 'My shop',
    pinned: true,
  });
  expect(keepChoices({ ...whole, label: 'old', pinned: true }, {})).toEqual(whole);
});
