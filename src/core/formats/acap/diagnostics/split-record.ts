// Splits records with fields that are not allowed together (ACAP 1.1 2.3, 2.3.1, 2.3.2).
import { sliceLines } from '../../../document/lines.ts';
import { type LineChange, placeLines } from '../../../document/place-lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import { countLeading } from '../../../text/large-lists.ts';
import type { AcapFile, AcapRecord } from '../acap-file.ts';
import { crawlerText } from '../field-spelling.ts';
import { type AcapSubject, lineText } from './check-context.ts';

const firstLineOfRecord = ({ crawlers }: AcapRecord): number => crawlers[0].line;

/** The record that contains a line. */
export const recordAround = ({ records }: AcapFile, line: number): AcapRecord | undefined =>
  records[countLeading(records, (one) => firstLineOfRecord(one) <= line) - 1];

/** The indexes in `lines` of the first ACAP line of a record, and of the first one after it. */
function lineRangeOf({ records, lines }: AcapFile, record: AcapRecord): { from: number; to: number } {
  const start = firstLineOfRecord(record);
  const next = records[countLeading(records, (one) => firstLineOfRecord(one) <= start)];
  const before = (end: number) => countLeading(lines, ({ line }) => line < end);
  return { from: before(start), to: next ? before(firstLineOfRecord(next)) : lines.length };
}

/** The line after the last ACAP line of a record. */
const lineAfterRecord = (file: AcapFile, record: AcapRecord): number =>
  file.lines[lineRangeOf(file, record).to - 1]!.line + 1;

type FileOfFix = Pick<AcapSubject, 'policy' | 'file'>;

const textsOfFields = ({ policy }: FileOfFix, placed: readonly { readonly line: number }[]) =>
  placed.map(({ line }) => ({ text: lineText(policy, line) }));

/**
 * Moves the fields that are in a record with a reference into a separate record with the same crawlers.
 * `besideReferences`: in file order, lines in a record with a reference, and references in a record with other lines.
 */
export function splitReference(
  subject: FileOfFix,
  record: AcapRecord,
  line: number,
  besideReferences: readonly number[],
): readonly TextEdit[] {
  const { policy, file } = subject;
  const crawlers = textsOfFields(subject, record.crawlers);
  if (record.reference) {
    const before = countLeading(besideReferences, (one) => one <= firstLineOfRecord(record));
    const at = besideReferences[before] ?? line;
    return placeLines(policy.source, [{ at, remove: 0, insert: crawlers }]);
  }
  const moved = sliceLines(policy.source.lines, line, line + 1);
  const changes: readonly LineChange[] = [
    { at: line, remove: 1, insert: [] },
    { at: lineAfterRecord(file, record), remove: 0, insert: [...crawlers, ...moved] },
  ];
  return placeLines(policy.source, changes);
}

/** Gives any crawler a separate record with the same content. */
export function splitAnyCrawler(subject: FileOfFix, record: AcapRecord): readonly TextEdit[] {
  const { policy, file } = subject;
  const any = record.crawlers.filter(({ field }) => field.any);
  const { from, to } = lineRangeOf(file, record);
  const body = file.lines.slice(from, to).filter(({ read }) => read.field && read.field.kind !== 'crawler');
  return placeLines(policy.source, [
    ...any.map(({ line }) => ({ at: line, remove: 1, insert: [] })),
    {
      at: lineAfterRecord(file, record),
      remove: 0,
      insert: [{ text: crawlerText('*') }, ...textsOfFields(subject, body)],
    },
  ]);
}
