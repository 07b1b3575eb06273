// The form of a value as it is shown while one writes it, with the part at the caret. Knows no Monaco.

import type { Position } from '../../../core/document/range.ts';
import { findSignatureAt } from '../../../core/language-service/signature.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import { valuePartWords } from '../../../messages/explain-piece.ts';

export interface SignatureText {
  readonly label: string;
  /** Columns of the label, and what is said of each part. */
  readonly parts: readonly { readonly from: number; readonly to: number; readonly about: string }[];
  readonly active: number;
}

/** What is shown at a place; undefined where the value has only one part. */
export function createSignatureText(policy: Policy, place: Position): SignatureText | undefined {
  const signature = findSignatureAt(policy, place);
  if (!signature) return undefined;
  const { name, value, parts, more, active } = signature;
  let label = `${name}${name.endsWith('-') ? '…' : ''}: `;
  const shown = parts.map(({ id, before }) => {
    const { shown: text, about } = valuePartWords(value, id);
    const from = label.length + before.length;
    label += before + text;
    return { from, to: label.length, about };
  });
  return { label: more === undefined ? label : `${label}${more}…`, parts: shown, active };
}
