// What an edit makes of the document, or why it is refused. Nothing is changed here: the store commits.
import { applyCharacterEdits } from '../../core/document/edits.ts';
import { findUnencodable } from '../../core/document/encoding.ts';
import type { TextEdit } from '../../core/document/range.ts';
import { redetectEncoding } from '../../core/document/redetect-encoding.ts';
import type { Source } from '../../core/document/source.ts';
import { fileOf, type SiteDocument, withSource } from './document.ts';
import { editSizeExcess } from './edit-size-limit.ts';
import type { Intent } from './history.ts';
import { findReadOnlyChange, readOnlyReason } from './read-only.ts';
import type { GatepostState, Refusal, UnencodableCharacter } from './state.ts';

/** Nothing was changed. */
export interface Refused {
  readonly done: false;
  /** `missing-file`: there is no file at the path. */
  readonly refusal: Refusal | { readonly code: 'missing-file'; readonly path: string };
}

/** What a change made of the document: the same object if it changes nothing. */
export type ChangeResult = Refused | { readonly done: true; readonly document: SiteDocument };

/** What an edit made of a file. */
export interface EditDone {
  readonly done: true;
  readonly document: SiteDocument;
  /** The characters after the edit, as an editor shows them, whatever their bytes are read as. */
  readonly typed: Source;
}

export type EditResult = Refused | EditDone;

type Editable = Pick<GatepostState, 'document' | 'isOpenInOtherTab'>;

const refuse = (refusal: Refused['refusal']): Refused => ({ done: false, refusal });

/**
 * The document after edits of the file at `path`, whose places refer to the file as it is now. Refused if the file is
 * only shown, if its encoding cannot write a character of an edit, or if it would become too big to be edited.
 */
export function applyEdit(
  state: Editable,
  path: string,
  edits: readonly TextEdit[],
  intent: Intent,
): EditResult {
  const { document } = state;
  const source = fileOf(document, path)?.source;
  if (!source) return refuse({ code: 'missing-file', path });
  if (edits.length === 0) return { done: true, document, typed: source };
  const why = readOnlyReason(state, path);
  if (why) return refuse({ code: 'read-only', why, path });
  const unencodable = findEncodingRefusal(path, source, edits, intent);
  if (unencodable) return refuse(unencodable);
  const typed = applyCharacterEdits(source, edits);
  const after = redetectEncoding(typed);
  const excess = editSizeExcess(source, after, edits);
  if (excess) return refuse({ code: 'too-much', path, excess });
  return { done: true, document: withSource(document, path, after), typed };
}

/** The document after any other change: of rows, columns or files. */
export function applyChange(
  { document, isOpenInOtherTab, view }: Editable & Pick<GatepostState, 'view'>,
  alter: (document: SiteDocument) => SiteDocument,
): ChangeResult {
  if (isOpenInOtherTab) return refuse({ code: 'read-only', why: 'other-tab', path: view.path });
  const after = alter(document);
  const path = findReadOnlyChange(document, after);
  return path === undefined
    ? { done: true, document: after }
    : refuse({ code: 'read-only', why: 'too-big', path });
}

function findEncodingRefusal(
  path: string,
  { encoding }: Source,
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
