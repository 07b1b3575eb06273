import { describe, expect, test } from 'vitest';
import { fileText, policyOfText, testEdits } from '../../../../testing/policies.ts';
import { lineAt } from '../../../document/lines.ts';
import { type Policy, policyAfterEdits } from '../../../syntax/policy.ts';
import { addCommentAbove } from './add-comment-above.ts';
import { removeLine } from './remove-line.ts';
import { setComment } from './set-comment.ts';
import { setEffect, toggleEffect } from './set-effect.ts';
import { setPath } from './set-path.ts';
import { setValue } from './set-value.ts';

const file = 'User-agent: a\nDisallow: /1\n# why\nDisallow: /2 # yes\n\nUser-agent: b\nAllow: /3\n';

describe('setEffect and toggleEffect', () => {
  const toggle = (policy: Policy) => toggleEffect(policy, 0);
  testEdits([
    ['as in the table', 'Disallow: /', toggle, 'Allow: /'],
    ['and back', 'Allow: /', toggle, 'Disallow: /'],
    ['all lower', 'disallow:/', toggle, 'allow:/'],
    ['all upper', '\tALLOW : /\r\n', toggle, '\tDISALLOW : /\r\n'],
    ['mixed case as in the table', 'DisAllow: /', toggle, 'Allow: /'],
    ['google: a misspelling gives way', 'Disalow: /', toggle, 'Allow: /'],
    ['google: what stands behind the spelling stays', 'Disallowed: /', toggle, 'Allowed: /'],
    ['google: lower misspelling with a tail', 'dissallowing: /', toggle, 'allowing: /'],
    ['google: without a colon', 'Disallow /', toggle, 'Allow /'],
    ['the effect it has', 'DisaLLow: /', (p) => setEffect(p, 0, 'deny'), 'DisaLLow: /'],
    ['the other', 'Disallow: / # c', (p) => setEffect(p, 0, 'allow'), 'Allow: / # c'],
  ]);
});

describe('setValue and setPath', () => {
  const set = (text: string) => (policy: Policy) => setValue(policy, 0, text);
  testEdits([
    ['blanks, comment and ending stay', ' Disallow :  /a  # c\r', set('/b'), ' Disallow :  /b  # c\r'],
    ['no blank stays no blank', 'Disallow:/a#c', set('/b'), 'Disallow:/b#c'],
    ['an empty value leaves the blank', 'Disallow: /a\n', set(''), 'Disallow: \n'],
    ['a value behind a lone colon gets a blank', 'Disallow:\n', set('/a'), 'Disallow: /a\n'],
    ['a value behind the blank that is there', 'Disallow: \n', set('/a'), 'Disallow: /a\n'],
    ['a value before a comment', 'Disallow: # c', set('/a'), 'Disallow: /a # c'],
    ['a value before a comment without blank', 'Disallow:# c', set('/a'), 'Disallow: /a # c'],
    ['a value before a comment far off', 'Disallow:    # c', set('/a'), 'Disallow: /a   # c'],
    ['an unknown field', 'Sitemap: /a', set('https://b.example/?x'), 'Sitemap: https://b.example/?x'],
    ['google: a missing colon stays missing', 'Disallow  /a # c', set('/b'), 'Disallow  /b # c'],
    [
      'google: a missing colon is written if the value becomes empty',
      'Disallow /a # c',
      set(''),
      'Disallow:  # c',
    ],
    ['google: or has blanks', 'Disallow /a', set('/b c'), 'Disallow: /b c'],
    ['google: or a colon', 'Disallow /a', set('/b:c'), 'Disallow: /b:c'],
    ['a path', 'Allow: /a\n', (p) => setPath(p, 0, '/b'), 'Allow: /b\n'],
  ]);

  test('a line is the same after a value is cleared and entered again', () => {
    for (const line of ['Disallow: /a', 'Disallow:   /a', 'Disallow: /a # c', 'Disallow: /a    # c']) {
      const cleared = policyOfText(line);
      const [edit] = setValue(cleared, 0, '');
      const { start, end } = edit!.range;
      const empty = policyOfText(line.slice(0, start.column) + edit!.text + line.slice(end.column));
      const [newEdit] = setValue(empty, 0, '/a');
      const text = lineAt(empty.source.lines, 0)!.text;
      expect(
        text.slice(0, newEdit!.range.start.column) + newEdit!.text + text.slice(newEdit!.range.end.column),
      ).toBe(line);
    }
  });

  test('refuses values that would not read back', () => {
    const policy = policyOfText('Disallow: /\n# c\njunk of words\n');
    for (const value of ['a\nb', 'a\rb', 'a#b', ' a', 'a\t', '\ud800']) {
      expect(() => setValue(policy, 0, value)).toThrow(RangeError);
    }
    expect(() => setValue(policy, 1, 'x')).toThrow(new RangeError('line 1 holds no field'));
    expect(() => setValue(policy, 2, 'x')).toThrow(RangeError);
    expect(() => setPath(policyOfText(file), 0, '/')).toThrow(new RangeError('line 0 holds no rule'));
  });
});

describe('comments', () => {
  const set = (text: string | undefined) => (policy: Policy) => setComment(policy, 0, text);
  testEdits([
    ['a new one', 'Allow: /\r\n', set('c'), 'Allow: / # c\r\n'],
    ['a new one behind blanks', 'Disallow: \n', set('c'), 'Disallow: # c\n'],
    ['changed: gap and blank stay', 'Allow: /\t #  old', set('new'), 'Allow: /\t # new'],
    ['changed without blank', 'Allow: /#old', set('new'), 'Allow: /#new'],
    ['changed without blank to one that begins with a blank', 'Allow: /#old', set(' new'), 'Allow: /#  new'],
    ['removed with the blanks before it', 'Allow: /  \t# old\r', set(undefined), 'Allow: /\r'],
    ['none removed', 'Allow: /  ', set(undefined), 'Allow: /  '],
    ['a comment line keeps its indent', '  # old\n', set('new'), '  # new\n'],
    ['a comment line removed', '  # old\nAllow: /', set(undefined), 'Allow: /'],
    ['on an unknown line', 'Foo: 1', set('c'), 'Foo: 1 # c'],
    ['on a broken line', 'what is this', set('c'), 'what is this # c'],
    [
      'a line above a rule goes with it',
      file,
      (p) => addCommentAbove(p, 3, 'too'),
      file.replace('why\n', 'why\n# too\n'),
    ],
    ['a line above the first line', 'Allow: /\r', (p) => addCommentAbove(p, 0, 'c'), '# c\rAllow: /\r'],
    ['a line in an empty file', '', (p) => addCommentAbove(p, 0, 'c'), '# c\n'],
  ]);

  test('ours: a run of spaces within a line does not make it slow', () => {
    const line = `Allow: /${' '.repeat(200_000)}x`;
    const policy = policyOfText(`${line}\t # c`);
    expect(fileText(policyAfterEdits(policy, set(undefined)(policy)).source)).toBe(line);
  });

  test('refuses line breaks and blank lines', () => {
    expect(() => setComment(policyOfText('Allow: /'), 0, 'a\rb')).toThrow(RangeError);
    expect(() => addCommentAbove(policyOfText('Allow: /'), 0, 'a\nb')).toThrow(RangeError);
    expect(() => setComment(policyOfText(''), 0, 'c')).toThrow(new RangeError('line 0 is blank'));
  });
});

describe('removeLine', () => {
  const remove = (line: number) => (policy: Policy) => removeLine(policy, line);
  testEdits([
    ['a comment', '# a\n# b\n', remove(0), '# b\n'],
    ['an unknown field', 'Foo: 1\nUser-agent: a', remove(0), 'User-agent: a'],
    ['a broken line at the end', 'User-agent: a\r\nwhat is this', remove(1), 'User-agent: a'],
    [
      'two blocks do not become one',
      'User-agent: a\nFoo: 1\nUser-agent: b',
      remove(1),
      'User-agent: a\n\nUser-agent: b',
    ],
  ]);

  test('refuses user-agents, rules and blank lines', () => {
    expect(() => removeLine(policyOfText(file), 1)).toThrow(new RangeError('line 1 is a rule line'));
    expect(() => removeLine(policyOfText(file), 4)).toThrow(RangeError);
    expect(() => removeLine(policyOfText(file), 0)).toThrow(RangeError);
  });
});
