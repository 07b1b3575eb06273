// An edit that was refused, with all that is needed to offer a way out.
import { type Encoding, findUnencodable } from '../../core/document/encoding.ts';
import type { TextEdit } from '../../core/document/range.ts';
import type { SizeExcess } from '../../core/document/size-limits.ts';
import type { Intent } from './history.ts';
import type { ReadOnlyReason } from './read-only.ts';

/** Why an edit was refused; nothing was changed, so the places in `edits` still hold. */
export type Refusal = UnencodableCharacter | ReadOnlyRefusal | TooBigRefusal;

/** What was to be changed is only shown. */
export interface ReadOnlyRefusal {
  readonly code: 'read-only';
  readonly why: ReadOnlyReason;
  readonly path: string;
}

/** The edit would make the file too big to be edited further. */
export interface TooBigRefusal {
  readonly code: 'too-much';
  readonly path: string;
  readonly excess: SizeExcess;
}

/** The encoding of the file cannot write what was typed. */
export interface UnencodableCharacter {
  readonly code: 'unwritable-character';
  readonly path: string;
  readonly character: string;
  readonly encoding: Encoding;
  readonly edits: readonly TextEdit[];
  readonly intent: Intent;
}

/** The refusal of `edits` by a file in `encoding`, or undefined if it can write them. */
export function findEncodingRefusal(
  path: string,
  encoding: Encoding,
  edits: readonly TextEdit[],
  intent: Intent,
): UnencodableCharacter | undefined {
  for (const { text } of edits) {
    const at = findUnencodable(text, encoding);
    if (at < 0) continue;
    const character = String.fromCodePoint(text.codePointAt(at)!);
    return { code: 'unwritable-character', path, character, encoding, edits, intent };
  }
  return undefined;
}
