// Adds an extension line next to similar lines.

import { insertLines } from '../../../document/place-lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import { blockAt } from '../../../syntax/blocks.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { assertWritable } from '../../../syntax/writable-value.ts';
import { contentEnd, endOfRules, getBlock, isBlankOrEdge } from '../../rep/edit/record-rows.ts';
import { readExtensionFile } from '../extension-file.ts';
import type { Extension } from '../registry.ts';

/** Below a line (0-based), at the end of a record, or with the lines for the whole file. */
export type ExtensionPlace = { readonly below: number } | { readonly block: number } | 'file';

/** Inserts the line after the last one of its kind that is in no record; otherwise at the end, after a blank line. */
function insertInFile(policy: Policy, extension: Extension, text: string): TextEdit[] {
  const last = readExtensionFile(policy).lines.findLast(
    (one) => one.extension === extension && blockAt(policy, one.line) < 0,
  );
  if (last) return insertLines(policy.source, last.line + 1, [text]);
  const end = contentEnd(policy);
  return insertLines(policy.source, end, isBlankOrEdge(policy, end - 1) ? [text] : ['', text]);
}

/**
 * Writes a line with a value. Without a value, the line has no effect yet. All other lines remain.
 * @throws RangeError if there is no such record, or the value cannot be written.
 */
export function addExtensionLine(
  policy: Policy,
  extension: Extension,
  place: ExtensionPlace,
  value = '',
): TextEdit[] {
  const text = `${extension.name}: ${assertWritable(value)}`;
  if (place === 'file') return insertInFile(policy, extension, text);
  if ('below' in place) return insertLines(policy.source, place.below + 1, [text]);
  return insertLines(policy.source, endOfRules(policy, getBlock(policy, place.block)), [text]);
}
