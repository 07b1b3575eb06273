// For any input in the form, only the edited field changes, and it reads back as it was entered.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edgeCaseTexts } from '../../../../testing/arbitraries/edge-case-files.ts';
import { policyText, runs, typed } from '../../../../testing/arbitraries/edits.ts';
import { policyOfText, sourceLines } from '../../../../testing/policies.ts';
import { findLinesInRole } from '../../../../testing/policy-outline.ts';
import type { TextEdit } from '../../../document/range.ts';
import { blocksOf } from '../../../syntax/blocks.ts';
import {
  commentOf,
  type Field,
  fieldAt,
  nameOf,
  type Policy,
  policyAfterEdits,
  valueOf,
} from '../../../syntax/policy.ts';
import {
  type WritingResult,
  writableAgent,
  writableComment,
  writablePath,
} from '../../../syntax/writable-value.ts';
import { addAgent } from './add-agent.ts';
import { addBlock } from './add-block.ts';
import { addCommentAbove } from './add-comment-above.ts';
import { addRule } from './add-rule.ts';
import { renameAgent } from './rename-agent.ts';
import { setComment } from './set-comment.ts';
import { setEffect, toggleEffect } from './set-effect.ts';
import { setPath } from './set-path.ts';
import { setValue } from './set-value.ts';

/** Returns the parts of a line. The line ending is a part. */
function partsOf({ line, kind, directive, places }: Field) {
  const { text, eol } = line;
  const field = { line, kind, places };
  const isField = kind === 'directive' || kind === 'other';
  return {
    indent: isField ? text.slice(0, places.nameStart) : '',
    name: isField ? nameOf(field) : '',
    directive: directive?.id,
    value: isField ? valueOf(field) : '',
    comment: commentOf(field),
    eol,
  };
}

/**
 * Applies edits of line `line`, and checks that all other lines are the same objects. Returns the parts of the
 * line before and after.
 */
function editLine(policy: Policy, line: number, edits: readonly TextEdit[]) {
  const after = policyAfterEdits(policy, edits);
  const [old, fresh] = [sourceLines(policy.source), sourceLines(after.source)];
  expect(fresh.length).toBe(old.length);
  expect(fresh.every((other, i) => (i === line ? other.id === old[i]!.id : other === old[i]))).toBe(true);
  return [partsOf(fieldAt(policy, line)), partsOf(fieldAt(after, line))] as const;
}

type Check = (policy: Policy, line: number, input: string) => void;

const textOf = (writing: WritingResult) => ('text' in writing ? writing.text : undefined);

const checkPath: Check = (policy, line, input) => {
  const path = textOf(writablePath(input));
  if (path === undefined) return;
  const [before, after] = editLine(policy, line, setPath(policy, line, path));
  expect(after).toEqual({ ...before, value: path });
};

const checkAgent: Check = (policy, line, input) => {
  const name = textOf(writableAgent(input));
  if (name === undefined) return;
  const [before, after] = editLine(policy, line, renameAgent(policy, line, name));
  expect(after).toEqual({ ...before, value: name });
};

const checkValue: Check = (policy, line, input) => {
  const value = textOf(writableAgent(input)) ?? '';
  const [before, after] = editLine(policy, line, setValue(policy, line, value));
  expect(after).toEqual({ ...before, value });
};

const checkComment: Check = (policy, line, input) => {
  const text = textOf(writableComment(input));
  if (text === undefined) return;
  const [before, after] = editLine(policy, line, setComment(policy, line, text));
  expect(after).toEqual({ ...before, comment: text });
  if (fieldAt(policy, line).kind === 'comment') return;
  expect(editLine(policy, line, setComment(policy, line, undefined))[1]).toEqual({
    ...before,
    comment: undefined,
  });
};

const checkEffect: Check = (policy, line) => {
  const { effect } = fieldAt(policy, line).directive!;
  const opposite = effect === 'allow' ? 'deny' : 'allow';
  const [before, after] = editLine(policy, line, toggleEffect(policy, line));
  expect(after).toEqual({ ...before, directive: after.directive, name: after.name });
  const toggled = policyAfterEdits(policy, toggleEffect(policy, line));
  expect(fieldAt(toggled, line).directive!.effect).toBe(opposite);
  expect(setEffect(policy, line, opposite)).toEqual(toggleEffect(policy, line));
  expect(setEffect(toggled, line, opposite)).toEqual([]);
};

/** Checks edits that write one new line with this role: it reads back, and all other lines are the same objects. */
function checkNewLine(
  policy: Policy,
  edits: readonly TextEdit[],
  directive: string | undefined,
  text: string,
): void {
  const after = policyAfterEdits(policy, edits);
  const old = new Set(sourceLines(policy.source).map(({ id }) => id));
  const fresh = sourceLines(after.source)
    .map((line, i) => [line, i] as const)
    .filter(([line]) => !old.has(line.id));
  const newFields = fresh.map(([, i]) => fieldAt(after, i)).filter(({ kind }) => kind !== 'blank');
  expect(newFields.map(({ directive }) => directive?.id)).toEqual([directive]);
  expect(newFields.map((field) => (directive ? valueOf(field) : commentOf(field)))).toEqual([text]);
  expect(sourceLines(after.source).length - policy.source.lines.length).toBeLessThanOrEqual(2);
}

const checkAdding: Check = (policy, line, input) => {
  const [path, agent, comment] = [writablePath(input), writableAgent(input), writableComment(input)].map(
    textOf,
  );
  const hasBlock = blocksOf(policy).length > 0;
  if (hasBlock && path !== undefined) {
    checkNewLine(policy, addRule(policy, 0, { effect: 'deny', path }), 'disallow', path);
  }
  if (hasBlock && agent !== undefined) checkNewLine(policy, addAgent(policy, 0, agent), 'user-agent', agent);
  if (agent !== undefined)
    checkNewLine(policy, addBlock(policy, { agents: [agent], rules: [] }), 'user-agent', agent);
  if (comment !== undefined) checkNewLine(policy, addCommentAbove(policy, line, comment), undefined, comment);
};

const checks = [
  ['a path', 'rule', checkPath],
  ['a user-agent', 'agent', checkAgent],
  ['a value', 'field', checkValue],
  ['the comment of a field', 'field', checkComment],
  ['the text of a comment line or a comment of a broken line', 'other', checkComment],
  ['the effect of a rule', 'rule', checkEffect],
  ['something new', 'field', checkAdding],
] as const satisfies readonly (readonly [string, 'rule' | 'agent' | 'field' | 'other', Check])[];

describe.each(checks)('architecture 8: typing into %s changes only that', (_name, role, check) => {
  test('in any file', () => {
    fc.assert(
      fc.property(policyText, typed, fc.nat(99), (text, input, n) => {
        const policy = policyOfText(text);
        const lines = findLinesInRole(policy, role);
        fc.pre(lines.length > 0);
        check(policy, lines[n % lines.length]!, input);
      }),
      { numRuns: runs(200) },
    );
  });

  test.each(Object.entries(edgeCaseTexts))('in a file with edge cases: %s', (_file, text) => {
    const policy = policyOfText(text);
    for (const line of findLinesInRole(policy, role)) {
      for (const input of ['/x', '', ' a b ', '#', 'x: y', 'a\r\nb', '\u{1f916}', '\u0000\t', '  '])
        check(policy, line, input);
    }
  });
});
