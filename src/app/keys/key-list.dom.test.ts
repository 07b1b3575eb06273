// The list of keys, and how it is filtered.
import { expect, test } from 'vitest';
import { countKeys, findByKey, findByWords, keyGroups, nameOfKey } from './key-list.ts';

const groups = keyGroups();
const pressed = (key: string, init: Partial<KeyboardEvent> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...init,
});
const effects = (found: ReturnType<typeof keyGroups>) =>
  found.flatMap(({ rows }) => rows.map(({ effect }) => effect));

test('design: every key is in one group, and single signs are too', () => {
  const ids = groups.flatMap(({ rows }) => rows.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(['findOrAsk', 'keyboard', 'palette', 'saveFile']));
});

test.each([
  ['a word of the effect', 'duplicate', ['Duplicate rule']],
  ['another word for it', 'redo again', ['Redo']],
  ['nothing', 'qqq', []],
])('design: %s finds keys', (_, text, expected) => {
  expect(effects(findByWords(groups, text))).toEqual(expected);
});

test('design: the name of a group finds all of its keys', () => {
  const found = findByWords(groups, 'palette');
  expect(found.find(({ where }) => where === 'palette')?.rows).toHaveLength(3);
});

test.each([
  ['Ctrl with a letter', pressed('s', { ctrlKey: true }), 'Ctrl+S', ['Save file']],
  ['Command on a Mac', pressed('s', { metaKey: true }), 'Ctrl+S', ['Save file']],
  ['a function key', pressed('F6'), 'F6', ['Next pane']],
  ['a letter is typed', pressed('s'), undefined, []],
  ['a modifier alone is none', pressed('Control', { ctrlKey: true }), undefined, []],
])('design: a pressed key finds what it does: %s', (_, event, name, expected) => {
  expect(nameOfKey(event)).toBe(name);
  expect(name === undefined ? [] : effects(findByKey(groups, event))).toEqual(expected);
});

test('design: the count in the box is that of the keys that match', () => {
  expect(countKeys(findByWords(groups, 'duplicate'))).toBe(1);
  expect(countKeys(groups)).toBeGreaterThan(40);
});
