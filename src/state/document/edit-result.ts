// What an edit makes of the document, or why it is refused. Nothing is changed here: the store commits.
import { applyCharacterEdits } from '../../core/document/edits.ts';
import { findUnencodable } from '../../core/document/encoding.ts';
import { lineAt } from '../../core/document/lines.ts';
import type { TextEdit } from '../../core/document/range.ts';
import { redetectEncoding } from '../../core/document/redetect-encoding.ts';
import { EDIT_SIZE_LIMITS, findSizeExcess, type SizeExcess } from '../../core/document/size-limits.ts';
import type { Source } from '../../core/document/source.ts';
import { largestOf } from '../../core/text/large-lists.ts';
import { fileOf, type SiteDocument, withSource } from './document.ts';
import { sizeOf } from './file-shape.ts';
import type { Intent } from './history.ts';
import type { GatepostState, ReadOnlyReason, Refusal, UnencodableCharacter } from './state.ts';

/** Why the file at a path may not be changed, or undefined if it may. */
export function readOnlyReason(
  { isOpenInOtherTab: isElsewhere, document }: Pick<GatepostState, 'isOpenInOtherTab' | 'document'>,
  path: string,
): ReadOnlyReason | undefined {
  if (isElsewhere) return 'other-tab';
  return fileOf(document, path)?.source.big ? 'too-big' : undefined;
}

/** A file that is only shown and would have another text afterwards. */
function findReadOnlyChange(before: SiteDocument, after: SiteDocument): string | undefined {
  const bigs = before.files.filter(({ source }) => source.big);
  return bigs.find(({ id, source }) => after.files.some((file) => file.id === id && file.source !== source))
    ?.path;
}

/** Characters that add up to nothing worth looking at. */
const FEW = 1000;

/** The size that would be above its limit after edits that add to it. What takes away is never too much. */
function editSizeExcess(before: Source, after: Source, edits: readonly TextEdit[]): SizeExcess | undefined {
  const added = edits.reduce((sum, { text }) => sum + text.length, 0);
  if (added === 0) return undefined;
  const [octets, lines] = [sizeOf(after), after.lines.length];
  const was = { octets: sizeOf(before), lines: before.lines.length };
  return findSizeExcess({
    octets: octets > was.octets ? octets : 0,
    lines: lines > was.lines ? lines : 0,
    line:
      added > FEW || longestTouched(before, edits) > EDIT_SIZE_LIMITS.line - FEW
        ? longestNew(before, after)
        : 0,
  });
}

const longestTouched = ({ lines }: Source, edits: readonly TextEdit[]): number =>
  Math.max(0, largestOf(edits.map(({ range }) => lineAt(lines, range.end.line)?.text.length ?? 0)));

/** Characters of the longest line that was not there before. */
function longestNew(before: Source, after: Source): number {
  const known = new Set(before.lines.chunks);
  let longest = 0;
  for (const chunk of after.lines.chunks) {
    if (known.has(chunk)) continue;
    for (const { text } of chunk) longest = Math.max(longest, text.length);
  }
  return longest;
}

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
