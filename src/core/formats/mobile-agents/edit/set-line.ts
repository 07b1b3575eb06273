// Changes the path or the target of a line, and nothing else in it: blanks in columns and comments stay.

import { insertAt, replaceInLine, type TextEdit } from '../../../document/range.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { setValue } from '../../rep/edit/set-value.ts';
import { mobileLineAt, mobileLineText } from './line-text.ts';

/**
 * Replaces the path of a line. A line without any value gets the target `none`.
 * @throws RangeError if `line` is none of the dialect, or the path cannot be written.
 */
export function setMobilePath(policy: Policy, line: number, path: string): TextEdit[] {
  mobileLineText({ path, target: 'none' });
  const [old] = mobileLineAt(policy, line).read.words;
  if (!old) return setValue(policy, line, `${path} none`);
  return old.text === path ? [] : [replaceInLine(line, old.start, old.end, path)];
}

/**
 * Replaces the target of a line, or writes one where it lacks it. A line without any value gets the path `/`.
 * @throws RangeError if `line` is none of the dialect, or the target cannot be written.
 */
export function setMobileTarget(policy: Policy, line: number, target: string): TextEdit[] {
  mobileLineText({ path: '/', target });
  const [path, old] = mobileLineAt(policy, line).read.words;
  if (!path) return setValue(policy, line, `/ ${target}`);
  if (!old) return [insertAt(line, path.end, ` ${target}`)];
  return old.text === target ? [] : [replaceInLine(line, old.start, old.end, target)];
}
