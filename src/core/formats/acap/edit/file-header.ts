// Edits the lines above definitions and records: version, directive and comment (ACAP 1.1 2.8, 2.10).

import { insertLines } from '../../../document/place-lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { contentEnd } from '../../rep/edit/record-rows.ts';
import { readAcapFile } from '../acap-file.ts';
import { commentText, ignoreConventionalText, versionText } from '../field-spelling.ts';
import { acapFieldAt, assertWord, replaceWord } from './edit-context.ts';

const firstContentLine = (policy: Policy): number =>
  readAcapFile(policy).lines[0]?.line ?? contentEnd(policy);

/**
 * Sets the version of the file: changes the version field, or adds one before line `at`, by default the first ACAP
 * line (2.8). @throws RangeError if it is not one word.
 */
export function setVersion(policy: Policy, version: string, at = firstContentLine(policy)): TextEdit[] {
  const { line } = readAcapFile(policy).version;
  if (line !== undefined) return replaceWord(line, acapFieldAt(policy, line, 'version').word, version);
  return insertLines(policy.source, at, [versionText(assertWord(version))]);
}

/** Adds the directive to ignore conventional records: after the version, before definitions and records (2.10.1). */
export function addIgnoreConventional(policy: Policy): TextEdit[] {
  const { line } = readAcapFile(policy).version;
  const at = line === undefined ? firstContentLine(policy) : line + 1;
  return insertLines(policy.source, at, [ignoreConventionalText]);
}

/** Adds the comment that many tools look for, as the first line of the file (2.10.3). */
export const addAcapComment = (policy: Policy, version: string): TextEdit[] =>
  insertLines(policy.source, 0, [commentText(assertWord(version))]);
