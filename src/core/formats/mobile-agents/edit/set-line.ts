// Changes the path or the target of a line, and nothing else: spaces of columns and comments are kept.

import { insertAt, replaceInLine, type TextEdit } from '../../../document/range.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { setValue } from '../../rep/edit/set-value.ts';
import { mobileLineAt, mobileLineText } from './line-text.ts';

/**
 * Replaces the path of a line. A line without a value gets the target `none`.
 * @throws RangeError if `line` is not a line of the dialect, or if the path cannot be written.
 */
export function setMobilePath(policy: Policy, line: number, path: string): TextEdit[] {
  mobileLineText({ path, target: 'none' });
  const [current] = mobileLineAt(policy, line).read.words;
  if (!current) return setValue(policy, line, `${path} none`);
  return current.text === path ? [] : [replaceInLine(line, current.start, current.end, path)];
}

/**
 * Replaces the target of a line, or adds a missing one. A line without a value gets the path `/`.
 * @throws RangeError if `line` is not a line of the dialect, or if the target cannot be written.
 */
export function setMobileTarget(policy: Policy, line: number, target: string): TextEdit[] {
  mobileLineText({ path: '/', target });
  const [path, current] = mobileLineAt(policy, line).read.words;
  if (!path) return setValue(policy, line, `/ ${target}`);
  if (!current) return [insertAt(line, path.end, ` ${target}`)];
  return current.text === target ? [] : [replaceInLine(line, current.start, current.end, target)];
}
