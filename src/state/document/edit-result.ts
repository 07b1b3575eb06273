// Computes the document after an edit, or why the edit is refused. Nothing is changed here: the store commits.
import { applyCharacterEdits } from '../../core/document/edits.ts';
import { findUnencodable } from '../../core/document/encoding.ts';
import { lineAt, linesIn } from '../../core/document/lines.ts';
import type { TextEdit } from '../../core/document/range.ts';
import { redetectEncoding } from '../../core/document/redetect-encoding.ts';
import { EDIT_SIZE_LIMITS, findSizeExcess, type SizeExcess } from '../../core/document/size-limits.ts';
import type { Source } from '../../core/document/source.ts';
import { largestOf } from '../../core/text/large-lists.ts';
import { fileOf, type SiteDocument, withSource } from './document.ts';
import { sizeOf } from './file-size.ts';
import type { Intent } from './history.ts';
import type { GatepostState, ReadOnlyReason, Refusal, UnencodableCharacter } from './state.ts';

/** Returns why the file at a path is read-only, or undefined if it can be changed. */
export function readOnlyReason(
  { isOpenInOtherTab: isInOtherTab, document }: Pick<GatepostState, 'isOpenInOtherTab' | 'document'>,
  path: string,
): ReadOnlyReason | undefined {
  if (isInOtherTab) return 'other-tab';
  return fileOf(document, path)?.source.big ? 'too-big' : undefined;
}

/** Returns the path of a read-only file whose text would change. */
function findReadOnlyChange(before: SiteDocument, after: SiteDocument): string | undefined {
  const bigFiles = before.files.filter(({ source }) => source.big);
  return bigFiles.find(({ id, source }) =>
    after.files.some((file) => file.id === id && file.source !== source),
  )?.path;
}

/** Fewer added characters than this cannot make a line too long, unless it is already near the limit. */
const SMALL_EDIT = 1000;

/** Returns which size an edit would push above its limit. An edit that only removes text is never too big. */
function editSizeExcess(before: Source, after: Source, edits: readonly TextEdit[]): SizeExcess | undefined {
  const added = edits.reduce((sum, { text }) => sum + text.length, 0);
  if (added === 0) return undefined;
  const [octets, lines] = [sizeOf(after), after.lines.length];
  const sizeBefore = { octets: sizeOf(before), lines: before.lines.length };
  return findSizeExcess({
    octets: octets > sizeBefore.octets ? octets : 0,
    lines: lines > sizeBefore.lines ? lines : 0,
    line:
      added > SMALL_EDIT || longestEditedLine(before, edits) > EDIT_SIZE_LIMITS.line - SMALL_EDIT
        ? longestNewLine(before, after)
        : 0,
  });
}

const longestEditedLine = ({ lines }: Source, edits: readonly TextEdit[]): number =>
  Math.max(0, largestOf(edits.map(({ range }) => lineAt(lines, range.end.line)?.text.length ?? 0)));

/** Characters of the longest line of the chunks that are new. */
function longestNewLine(before: Source, after: Source): number {
  const knownChunks = new Set(before.lines.chunks);
  let longest = 0;
  for (const chunk of after.lines.chunks) {
    if (knownChunks.has(chunk)) continue;
    for (const { text } of linesIn(chunk)) longest = Math.max(longest, text.length);
  }
  return longest;
}

/** The change was refused; nothing was changed. */
export interface Refused {
  readonly done: false;
  /** `missing-file`: there is no file at the path. */
  readonly refusal: Refusal | { readonly code: 'missing-file'; readonly path: string };
}

/** The result of a change; the same document object if it changes nothing. */
export type ChangeResult = Refused | { readonly done: true; readonly document: SiteDocument };

/** The result of an edit of a file. */
export interface EditDone {
  readonly done: true;
  readonly document: SiteDocument;
  /** The characters after the edit as an editor shows them, before the encoding of their bytes is detected again. */
  readonly typed: Source;
}

export type EditResult = Refused | EditDone;

type Editable = Pick<GatepostState, 'document' | 'isOpenInOtherTab'>;

const refuse = (refusal: Refused['refusal']): Refused => ({ done: false, refusal });

/**
 * Returns the document after edits of the file at `path`, whose positions refer to the current text. The edit is
 * refused if the file is read-only, if its encoding cannot write a character of the edit, or if the file would
 * become too big to be edited.
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

/** Returns the document after any other change: of rows, columns or files. */
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
    const index = findUnencodable(text, encoding);
    if (index < 0) continue;
    const character = String.fromCodePoint(text.codePointAt(index)!);
    return { code: 'unwritable-character', path, character, encoding, edits, intent };
  }
  return undefined;
}
