import { expect, test } from 'vitest';
import { watchedReadersOf } from './watched-readers.ts';

const state = { view: { path: '/robots.txt', reader: 'rfc9309' } } as Parameters<typeof watchedReadersOf>[0];

test('the files of a site share their lists of watched readers, however many files there are', () => {
  const paths = ['/data.txt', ...Array.from({ length: 40 }, (_, i) => `/news/${i}.xml`)];
  const lists = paths.map((path) => watchedReadersOf(state, path));
  expect(paths.map((path, i) => watchedReadersOf(state, path) === lists[i])).not.toContain(false);
  expect(new Set(lists).size).toBe(2);
});

test('read as is always watched, also where others were chosen', () => {
  const chosen = { view: { ...state.view, watched: ['google'] } } as typeof state;
  expect(watchedReadersOf(chosen).map(({ id }) => id)).toEqual(['rfc9309', 'google']);
});
