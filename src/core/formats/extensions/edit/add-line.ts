// Adds a line of today where such lines stand.

import { insertLines } from '../../../document/place-lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import { blockAt } from '../../../syntax/blocks.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { assertWritable } from '../../../syntax/writable-value.ts';
import { contentEnd, endOfRules, getBlock, isBlankOrEdge } from '../../rep/edit/record-rows.ts';
import { type ExtensionDirectiveId, extensionDirectives } from '../directives.ts';
import { readExtensionFile } from '../extension-file.ts';

/** Below a line (0-based), at the end of a record, or where lines for the whole file stand. */
export type ExtensionPlace = { readonly below: number } | { readonly block: number } | 'file';

/** Behind the last of its kind that stands in no record; else at the end, set off by a blank line. */
function insertInFile(policy: Policy, id: ExtensionDirectiveId, text: string): TextEdit[] {
  const last = readExtensionFile(policy).lines.findLast(
    (one) => one.id === id && blockAt(policy, one.line) < 0,
  );
  if (last) return insertLines(policy.source, last.line + 1, [text]);
  const end = contentEnd(policy);
  return insertLines(policy.source, end, isBlankOrEdge(policy, end - 1) ? [text] : ['', text]);
}

/**
 * Writes a line with a value; without one it says nothing yet. All other lines stay.
 * @throws RangeError if there is no such record, or the value cannot be written.
 */
export function addExtensionLine(
  policy: Policy,
  id: ExtensionDirectiveId,
  place: ExtensionPlace,
  value = '',
): TextEdit[] {
  const { name } = extensionDirectives.find((one) => one.id === id)!;
  const text = `${name}: ${assertWritable(value)}`;
  if (place === 'file') return insertInFile(policy, id, text);
  if ('below' in place) return insertLines(policy.source, place.below + 1, [text]);
  return insertLines(policy.source, endOfRules(policy, getBlock(policy, place.block)), [text]);
}
