import { expect, test } from 'vitest';
import { watchedReadersOf } from './watched-readers.ts';

const state = { view: { path: '/robots.txt', reader: 'rfc9309' } } as Parameters<typeof watchedReadersOf>[0];

test('read as is always watched, also where others were chosen', () => {
  const chosen = { view: { ...state.view, watched: ['google'] } } as typeof state;
  expect(watchedReadersOf(chosen).map(({ id }) => id)).toEqual(['rfc9309', 'google']);
});
