// The syntax hint of a value while the user types it, with the part at the caret. Does not depend on Monaco.

import type { Position } from '../../core/document/range.ts';
import { findSignatureAt } from '../../core/language-service/signature.ts';
import type { Policy } from '../../core/syntax/policy.ts';
import { valuePartWords } from '../explain/explain-piece.ts';

export interface SignatureText {
  readonly label: string;
  /** The range of each part in the label, and its description. */
  readonly parts: readonly { readonly from: number; readonly to: number; readonly about: string }[];
  readonly active: number;
}

/** Returns the syntax hint at a position; undefined if the value has only one part. */
export function createSignatureText(policy: Policy, place: Position): SignatureText | undefined {
  const signature = findSignatureAt(policy, place);
  if (!signature) return undefined;
  const { name, value, parts, more, active } = signature;
  let label = `${name}${name.endsWith('-') ? '…' : ''}: `;
  const labelParts = parts.map(({ id, before }) => {
    const { shown: partText, about } = valuePartWords(value, id);
    const from = label.length + before.length;
    label += before + partText;
    return { from, to: label.length, about };
  });
  return { label: more === undefined ? label : `${label}${more}…`, parts: labelParts, active };
}
