// Whether the encoding of a file has all characters of edits.
import { findUnencodable } from '../../document/encoding.ts';
import type { TextEdit } from '../../document/range.ts';
import type { Source } from '../../document/source.ts';

export const canEncodeEdits = ({ encoding }: Source, edits: readonly TextEdit[]): boolean =>
  edits.every(({ text }) => findUnencodable(text, encoding) < 0);
