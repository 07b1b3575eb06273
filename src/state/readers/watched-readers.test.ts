import { expect, test } from 'vitest';
import { watchedReadersOf } from './watched-readers.ts';

const state = { view: { path: '/robots.txt', reader: 'rfc9309' } } as Parameters<typeof watchedReadersOf>[0];

test('the selected reader is always watched, also if others were chosen', () => {
  const withGoogle = { view: { ...state.view, watched: ['google'] } } as typeof state;
  expect(watchedReadersOf(withGoogle).map(({ id }) => id)).toEqual(['rfc9309', 'google']);
});
