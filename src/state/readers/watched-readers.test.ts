import { expect, test } from 'vitest';
import { sourceOfText } from '../../core/document/source.ts';
import { newFile } from '../document/document.ts';
import { createDocumentStore, edit, emptyDocument, updateView } from '../document/document-store.ts';
import { openFile } from '../document/selectors.ts';
import { setReaderWatched, watchedReadersOf } from './watched-readers.ts';

const open = (text: string, path = '/robots.txt') =>
  createDocumentStore({ ...emptyDocument(), files: [newFile(path, sourceOfText(text))] });

const watched = (store: ReturnType<typeof open>) =>
  watchedReadersOf(store.getState())
    .map(({ id }) => id)
    .join(' ');

test('product: the selected reader is always watched, also if others were chosen', () => {
  const store = open('');
  updateView(store, { watched: ['google'] });
  expect(watched(store)).toBe('rfc9309 google');
});

test('product: a file that names a crawler of an operator is read as the operator does, until the user decides', () => {
  const usual = 'rfc9309 google bing';
  expect(watched(open('User-agent: *\nDisallow: /\n'))).toBe(usual);
  expect(watched(open('User-agent: Yandex\nDisallow: /\n', '/data.txt'))).not.toContain('yandex');
  const store = open('User-agent: YandexBot\nDisallow: /\n');
  expect(watched(store)).toBe(`${usual} yandex`);
  setReaderWatched(store, 'yandex', false);
  expect(watched(store)).toBe(usual);
});

test('product: readers do not come and go while a person edits', () => {
  const store = open('User-agent: *\nDisallow: /\n');
  const name = { start: { line: 0, column: 12 }, end: { line: 0, column: 13 } };
  edit(store, openFile(store.getState()).path, [{ range: name, text: 'YandexBot' }], {
    origin: 'form',
    label: { code: 'typing' },
  });
  expect(watched(store)).toBe('rfc9309 google bing');
});
