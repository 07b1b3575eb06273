// The form's edits of data sets are minimal, and typed text never becomes another line or field.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDataTxt, dataTxtPolicy } from '../../../../testing/arbitraries/data-txt.ts';
import { runs, typed } from '../../../../testing/arbitraries/edits.ts';
import { expectSameObjects, fileText, sourceLines } from '../../../../testing/policies.ts';
import type { TextEdit } from '../../../document/range.ts';
import { blocksOf } from '../../../syntax/blocks.ts';
import {
  commentOf,
  fieldAt,
  nameOf,
  type Policy,
  policyAfterEdits,
  valueOf,
} from '../../../syntax/policy.ts';
import { addRule } from '../../rep/edit/add-rule.ts';
import { duplicateRule } from '../../rep/edit/duplicate-rule.ts';
import { mergeBlocks } from '../../rep/edit/merge-blocks.ts';
import { moveRule } from '../../rep/edit/move-rule.ts';
import { endOfRule } from '../../rep/edit/record-rows.ts';
import { removeRule } from '../../rep/edit/remove-rule.ts';
import { addDataset, addFirstDataset } from './add-dataset.ts';
import {
  adjacentDescriptionPlace,
  describeBlock,
  describeRule,
  moveDescription,
  renameDescription,
  setDescription,
  writableDescription,
} from './describe.ts';
import { descriptionTarget } from './description-target.ts';
import { parseFieldName } from './field-name.ts';

const file =
  'User-agent: *\nContact: c\n# one\nAllow: /1\nTitle: a\n# inside\nFormat: b\n# two\nAllow: /2\nTitle: c\nDisallow: /\n';
const lines = (policy: Policy) => fileText(policy.source).split('\n');

describe('ours: describing lines move with their rule', () => {
  test.each<readonly [string, (policy: Policy) => readonly TextEdit[], string]>([
    [
      'a data set moves with the comments above it and the lines below it',
      (policy) => moveRule(policy, 8, 3),
      'User-agent: *\nContact: c\n# two\nAllow: /2\nTitle: c\n# one\nAllow: /1\nTitle: a\n# inside\nFormat: b\nDisallow: /\n',
    ],
    [
      'a data set moves after the last rule',
      (policy) => moveRule(policy, 3, { endOf: 0 }),
      'User-agent: *\nContact: c\n# two\nAllow: /2\nTitle: c\nDisallow: /\n# one\nAllow: /1\nTitle: a\n# inside\nFormat: b\n',
    ],
    [
      'a data set is deleted with its comments and describing lines',
      (policy) => removeRule(policy, 3),
      'User-agent: *\nContact: c\n# two\nAllow: /2\nTitle: c\nDisallow: /\n',
    ],
    [
      'a data set is duplicated with its comments and describing lines',
      (policy) => duplicateRule(policy, 8),
      file.replace('Disallow', '# two\nAllow: /2\nTitle: c\nDisallow'),
    ],
    [
      'a rule added after a data set is after its describing lines',
      (policy) => addRule(policy, 0, { effect: 'deny', path: '/x' }, 3),
      file.replace('# two', 'Disallow: /x\n# two'),
    ],
    [
      'a data set never moves between a rule and its describing lines',
      (policy) => moveRule(policy, 3, 9),
      'User-agent: *\nContact: c\n# two\nAllow: /2\nTitle: c\n# one\nAllow: /1\nTitle: a\n# inside\nFormat: b\nDisallow: /\n',
    ],
    [
      'a data set never moves above lines that describe the whole record',
      (policy) => moveRule(policy, 8, 1),
      'User-agent: *\nContact: c\n# two\nAllow: /2\nTitle: c\n# one\nAllow: /1\nTitle: a\n# inside\nFormat: b\nDisallow: /\n',
    ],
    [
      'a new rule is not added between a rule and its describing lines',
      (policy) => addRule(policy, 0, { effect: 'allow', path: '/x' }, 4),
      file.replace('# two', 'Allow: /x\n# two'),
    ],
    [
      'a new rule is added at the end of the record',
      (policy) => addRule(dataTxtPolicy(fileText(policy.source)), 0, { effect: 'deny', path: '/x' }),
      `${file}Disallow: /x\n`,
    ],
  ])('%s', (_name, action, after) => {
    const policy = dataTxtPolicy(file);
    const result = policyAfterEdits(policy, action(policy));
    expect(fileText(result.source)).toBe(after);
    expectSameObjects(policy.source, result.source);
  });

  test('ours: when two records are merged, lines that describe the whole second record do not describe a rule of the first', () => {
    const policy = dataTxtPolicy(
      'User-agent: a\nAllow: /a\n\nUser-agent: b\nContact: c\nAllow: /b\nTitle: t\n',
    );
    const after = fileText(policyAfterEdits(policy, mergeBlocks(policy, 0, 1)).source);
    expect(after).toBe('User-agent: a\nUser-agent: b\nContact: c\nAllow: /a\nAllow: /b\nTitle: t\n');
  });

  test('ours: a robots.txt has no describing lines', () => {
    const policy = {
      ...dataTxtPolicy(file),
      format: { id: 'x', directives: dataTxtPolicy(file).format.directives },
    };
    expect(endOfRule(policy, 3)).toBe(4);
  });
});

/** Expects that all lines except one are the same objects as before. */
function expectOthersAlike(before: Policy, after: Policy): void {
  const old = new Map(sourceLines(before.source).map((line) => [line.id, line]));
  const others = sourceLines(after.source).filter((line) => old.has(line.id) && old.get(line.id) !== line);
  expect(others.filter(({ text }) => text !== '').length).toBeLessThanOrEqual(1);
}

describe('adding and changing', () => {
  const set = {
    path: '/new.csv',
    metadata: [
      { name: 'Title', value: 'New' },
      { name: 'Format', value: '' },
    ],
  };
  const written = 'Allow: /new.csv\nTitle: New\nFormat: \n';
  test.each<readonly [string, string, (policy: Policy) => readonly TextEdit[], string]>([
    [
      'a data set is added after the last one, above the rule that closes the rest',
      file,
      (p) => addDataset(p, 0, set),
      file.replace('Disallow', `${written}Disallow`),
    ],
    [
      'before the first rule if there is none',
      'User-agent: *\nContact: c\nDisallow: /\r\n',
      (p) => addDataset(p, 0, set),
      `User-agent: *\nContact: c\n${written}Disallow: /\r\n`,
    ],
    [
      'into a record without rules',
      'User-agent: *\r\n',
      (p) => addDataset(p, 0, { path: '/a', metadata: [] }),
      'User-agent: *\r\nAllow: /a\r\n',
    ],
    [
      'another line',
      file,
      (p) => describeRule(p, 3, [{ name: 'License', value: 'x' }]),
      file.replace('# two', 'License: x\n# two'),
    ],
    [
      'a line about all of them',
      file,
      (p) => describeBlock(p, 0, [{ name: 'Title', value: 'x' }]),
      file.replace('# one', 'Title: x\n# one'),
    ],
    [
      'the first line about all of them',
      'User-agent: *\nAllow: /',
      (p) => describeBlock(p, 0, [{ name: 'Title', value: 'x' }]),
      'User-agent: *\nTitle: x\nAllow: /',
    ],
    ['another name', file, (p) => renameDescription(p, 4, 'Name'), file.replace('Title: a', 'Name: a')],
    [
      'another value',
      file,
      (p) => setDescription(p, 4, 'A, b: c'),
      file.replace('Title: a', 'Title: A, b: c'),
    ],
    [
      'one line up',
      file,
      (p) => moveDescription(p, 6, adjacentDescriptionPlace(p, 6, -1)!),
      file.replace('Title: a\n# inside\nFormat: b', 'Format: b\nTitle: a\n# inside'),
    ],
    [
      'one line down',
      file,
      (p) => moveDescription(p, 4, adjacentDescriptionPlace(p, 4, 1)!),
      file.replace('Title: a\n# inside\nFormat: b', '# inside\nFormat: b\nTitle: a'),
    ],
    [
      'to another data set',
      file,
      (p) => moveDescription(p, 4, { under: 8 }),
      file.replace('Title: a\n', '').replace('Title: c\n', 'Title: c\nTitle: a\n'),
    ],
    ['the first, in an empty file', '', (p) => addFirstDataset(p, set), `User-agent: *\n${written}`],
    [
      'the first, after the existing lines',
      '# c\r\n',
      (p) => addFirstDataset(p, { path: '/a', metadata: [] }),
      '# c\r\n\r\nUser-agent: *\r\nAllow: /a\r\n',
    ],
  ])('%s', (_name, before, action, after) => {
    const policy = dataTxtPolicy(before);
    const result = policyAfterEdits(policy, action(policy));
    expect(fileText(result.source)).toBe(after);
    expectOthersAlike(policy, result);
  });

  test('a line at either end has no further position', () => {
    const policy = dataTxtPolicy(file);
    expect([
      adjacentDescriptionPlace(policy, 4, -1),
      adjacentDescriptionPlace(policy, 6, 1),
      adjacentDescriptionPlace(policy, 1, -1),
    ]).toEqual([undefined, undefined, undefined]);
    expect([6, 1, 3, 5].map((line) => descriptionTarget(policy, line))).toEqual([
      3,
      'whole',
      undefined,
      undefined,
    ]);
  });

  test('rejects other lines, and text that would be read differently', () => {
    const policy = dataTxtPolicy(file);
    expect(() => describeRule(policy, 4, [])).toThrow(RangeError);
    expect(() => renameDescription(policy, 3, 'x')).toThrow(RangeError);
    expect(() => setDescription(policy, 3, 'x')).toThrow(RangeError);
    expect(() => moveDescription(policy, 4, { under: 1 })).toThrow(RangeError);
    expect(() => addDataset(policy, 7, set)).toThrow(RangeError);
    for (const name of ['', 'a b', 'Allow', 'disallowed', 'User-agent', 'a:', 'a#', 'é', ' a'])
      expect(() => renameDescription(policy, 4, name)).toThrow(RangeError);
    for (const value of ['a\nb', 'a#b', ' a', 'a '])
      expect(() => describeRule(policy, 3, [{ name: 'x', value }])).toThrow(RangeError);
  });

  test.each([
    ['', 'empty'],
    ['a b', 'not-a-token'],
    ['x#', 'not-a-token'],
    ['x:', 'not-a-token'],
    ['Allowed', 'known-field'],
    ['useragent', 'known-field'],
  ] as const)('a name cannot be %j', (input, problem) =>
    expect(parseFieldName(dataTxtPolicy('').format, input)).toEqual({ problem }),
  );
});

describe('property: any typed text is read back unchanged, and nothing else changes', () => {
  const describing = (policy: Policy) =>
    lines(policy).flatMap((_, at) =>
      at < policy.source.lines.length && fieldAt(policy, at).kind === 'other' ? [at] : [],
    );
  const rules = (policy: Policy) =>
    Array.from({ length: policy.source.lines.length }, (_, at) => at).filter(
      (at) => fieldAt(policy, at).directive?.role === 'rule',
    );

  function fresh(policy: Policy, edits: readonly TextEdit[]) {
    const after = policyAfterEdits(policy, edits);
    const old = new Set(sourceLines(policy.source).map(({ id }) => id));
    const added = sourceLines(after.source).flatMap((line, at) =>
      old.has(line.id) ? [] : [fieldAt(after, at)],
    );
    return added
      .filter(({ kind }) => kind !== 'blank')
      .map((field) => [field.kind, nameOf(field), valueOf(field), commentOf(field)]);
  }

  test('a new describing line', () => {
    fc.assert(
      fc.property(anyDataTxt, typed, typed, fc.nat(99), (text, name, value, n) => {
        const policy = dataTxtPolicy(text);
        const at = rules(policy);
        const [named, valued] = [parseFieldName(policy.format, name), writableDescription(value)];
        fc.pre(at.length > 0 && 'text' in valued);
        if (!('text' in named) || !('text' in valued)) return;
        const line = { name: named.text, value: valued.text };
        const written = ['other', named.text, valued.text, undefined];
        expect(fresh(policy, describeRule(policy, at[n % at.length]!, [line]))).toEqual([written]);
        if (blocksOf(policy).length > 0) {
          expect(fresh(policy, describeBlock(policy, 0, [line]))).toEqual([written]);
          const set = fresh(policy, addDataset(policy, 0, { path: '/p', metadata: [line] }));
          expect(set).toEqual([['directive', 'Allow', '/p', undefined], written]);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  test('another name, another value', () => {
    fc.assert(
      fc.property(anyDataTxt, typed, fc.nat(99), (text, input, n) => {
        const policy = dataTxtPolicy(text);
        const at = describing(policy)[n % Math.max(1, describing(policy).length)];
        if (at === undefined) return;
        const before = fieldAt(policy, at);
        const named = parseFieldName(policy.format, input);
        if ('text' in named) {
          const after = policyAfterEdits(policy, renameDescription(policy, at, named.text));
          const field = fieldAt(after, at);
          expect([field.kind, nameOf(field), valueOf(field), commentOf(field)]).toEqual([
            'other',
            named.text,
            valueOf(before),
            commentOf(before),
          ]);
          expect(after.source.lines.length).toBe(policy.source.lines.length);
        }
        const valued = writableDescription(input);
        if ('text' in valued) {
          const field = fieldAt(policyAfterEdits(policy, setDescription(policy, at, valued.text)), at);
          expect([field.kind, nameOf(field), valueOf(field), commentOf(field)]).toEqual([
            'other',
            nameOf(before),
            valued.text,
            commentOf(before),
          ]);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  test('moving and deleting do not change other lines', () => {
    fc.assert(
      fc.property(anyDataTxt, fc.nat(99), fc.nat(99), (text, a, b) => {
        const policy = dataTxtPolicy(text);
        const at = rules(policy);
        fc.pre(at.length > 0);
        const [from, to] = [at[a % at.length]!, at[b % at.length]!];
        const end = endOfRule(policy, from);
        const span = sourceLines(policy.source)
          .slice(from, end)
          .map(({ text: one }) => one);
        const moved = policyAfterEdits(policy, moveRule(policy, from, to));
        const texts = sourceLines(moved.source).map(({ text: one }) => one);
        expect(texts.join('\n')).toContain(span.join('\n'));
        expectSameObjects(policy.source, moved.source);
        expectSameObjects(policy.source, policyAfterEdits(policy, removeRule(policy, from)).source);
      }),
      { numRuns: runs(500) },
    );
  });
});
