// The table of all commands, compared with the menus and keys.
import { describe, expect, test } from 'vitest';
import { matchesKeys } from '../../actions/action.ts';
import { actionWords } from '../../messages/en/app/commands.ts';
import { keyNames } from '../../ui/environment/key-names.ts';
import { keyboardMoves } from '../keys/key-list.ts';
import { allActions } from './all-actions.ts';
import { globalActions as first, paletteAction } from './global-actions.ts';

const actions = allActions();
const duplicates = <T>(list: readonly T[]) => list.filter((item, index) => list.indexOf(item) !== index);

describe('every command', () => {
  test('ours: has a unique id and name, and one line of help', () => {
    expect(duplicates(actions.map(({ id }) => id))).toEqual([]);
    expect(duplicates(actions.map(({ title }) => title))).toEqual([]);
    expect(
      actions.filter(({ title, help }) => title === '' || !/^.{4,110}[.]$/.test(help)).map(({ id }) => id),
    ).toEqual([]);
  });

  test('ours: belongs to a listed group', () => {
    const groupIds = Object.keys(actionWords.groups);
    expect(actions.filter(({ group }) => !groupIds.includes(group))).toEqual([]);
    expect(groupIds.filter((group) => !actions.some((action) => action.group === group))).toEqual([]);
  });

  test('design: no key has two meanings in the same place', () => {
    const meanings = [
      ...actions.map(({ id, keys = [], where = 'anywhere' }) => ({ id, keys, where, in: undefined })),
      ...keyboardMoves,
    ].flatMap(({ id, keys, where, in: part }) => keys.map((key) => ({ id, place: `${where} ${key}`, part })));
    // A meaning in one part of a place is another than in another part, but not than in the whole place.
    const isSame = (one: (typeof meanings)[number], other: (typeof meanings)[number]) =>
      one.place === other.place &&
      (one.part === other.part || one.part === undefined || other.part === undefined);
    const clashes = meanings.filter((one, at) => meanings.slice(at + 1).some((other) => isSame(one, other)));
    expect(clashes).toEqual([]);
  });

  test('ours: alternative words belong to existing commands', () => {
    const ids = new Set(actions.map(({ id }) => id));
    const describedIds = [...Object.keys(actionWords.also), ...Object.keys(actionWords.helps)];
    expect(describedIds.filter((id) => !ids.has(id))).toEqual([]);
  });
});

const pressed = (key: string, init: Partial<KeyboardEvent> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...init,
});

test.each([
  ['a letter', 'Ctrl+S', pressed('s', { ctrlKey: true }), true],
  ['Command for Ctrl', 'Ctrl+S', pressed('s', { metaKey: true }), true],
  [
    'a capital letter is one with Shift',
    'Ctrl+Shift+S',
    pressed('S', { ctrlKey: true, shiftKey: true }),
    true,
  ],
  ['which is another key than without', 'Ctrl+S', pressed('S', { ctrlKey: true, shiftKey: true }), false],
  ['Alt makes it another key', 'Ctrl+S', pressed('s', { ctrlKey: true, altKey: true }), false],
  ['the space bar', 'Space', pressed(' '), true],
  ['an arrow', 'Alt+Shift+ArrowDown', pressed('ArrowDown', { altKey: true, shiftKey: true }), true],
])('ours: keys of actions: %s', (_, keys, event, is) => {
  expect(matchesKeys(event, keys)).toBe(is);
});

test('design: Command replaces Ctrl on a Mac', () => {
  expect(keyNames('Ctrl+Shift+ArrowUp', true)).toEqual(['Cmd', 'Shift', '↑']);
  expect(keyNames('Alt+F', true)).toEqual(['Option', 'F']);
});

test('design: every command of the first page is in the table, and the palette is among the other keys', () => {
  const knownKeys = new Set(
    [...actions, ...keyboardMoves].flatMap(({ keys = [] }) => keys as readonly string[]),
  );
  const early = [...Object.values(first), paletteAction].flatMap((row) => ('keys' in row ? row.keys : []));
  expect(early.filter((keys) => !knownKeys.has(keys))).toEqual([]);
});
