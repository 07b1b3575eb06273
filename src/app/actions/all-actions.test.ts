// @vitest-environment jsdom
// The one table of commands, held to the menus and keys that say the same.
import { describe, expect, test } from 'vitest';
import { keysOf } from '../../actions/action.ts';
import { commandWords } from '../../messages/en/commands.ts';
import { keyNames } from '../../ui/environment/key-names.ts';
import { keyboardMoves } from '../routes/keyboard-page.tsx';
import { allActions } from './all-actions.ts';
import { globalActions as first } from './global-actions.ts';

const all = allActions();
const twice = <T>(list: readonly T[]) => list.filter((one, place) => list.indexOf(one) !== place);

describe('every command', () => {
  test('ours: has an id and a name of its own, and one line of help', () => {
    expect(twice(all.map(({ id }) => id))).toEqual([]);
    expect(twice(all.map(({ title }) => title))).toEqual([]);
    expect(
      all.filter(({ title, help }) => title === '' || !/^.{4,110}[.]$/.test(help)).map(({ id }) => id),
    ).toEqual([]);
  });

  test('ours: stands in a group that is listed', () => {
    const known = Object.keys(commandWords.groups);
    expect(all.filter(({ group }) => !known.includes(group))).toEqual([]);
    expect(known.filter((group) => !all.some((one) => one.group === group))).toEqual([]);
  });

  test('look: no key does two things at one place', () => {
    const keys = [
      ...all.flatMap(({ keys: some = [], where = 'anywhere' }) => some.map((one) => `${where} ${one}`)),
      ...keyboardMoves.flatMap(({ keys: some, where }) => some.map((one) => `${where} ${one}`)),
    ];
    expect(twice(keys)).toEqual([]);
  });

  test('ours: other words are given for commands there are', () => {
    const ids = new Set(all.map(({ id }) => id));
    const told = [...Object.keys(commandWords.also), ...Object.keys(commandWords.helps)];
    expect(told.filter((id) => !ids.has(id))).toEqual([]);
  });
});

test.each([
  ['a letter', { keys: 's' }, ['Ctrl+S']],
  ['a capital letter is one with Shift', { keys: 'S' }, ['Ctrl+Shift+S']],
  ['a second key', { keys: 'Z', alsoKeys: 'y' }, ['Ctrl+Shift+Z', 'Ctrl+Y']],
])('ours: keys that work everywhere: %s', (_, row, told) => {
  expect(keysOf(row)).toEqual(told);
});

test('look: Command replaces Ctrl on a Mac', () => {
  expect(keyNames('Ctrl+Shift+ArrowUp', true)).toEqual(['Cmd', 'Shift', '↑']);
  expect(keyNames('Alt+F', true)).toEqual(['Option', 'F']);
});

test('look: every command that is there from the beginning is in the table, the palette among the other keys', () => {
  const known = new Set([...all, ...keyboardMoves].flatMap(({ keys = [] }) => keys as readonly string[]));
  const early = Object.values(first).flatMap((row) => ('keys' in row ? keysOf(row) : []));
  expect(early.filter((keys) => !known.has(keys))).toEqual([]);
});
