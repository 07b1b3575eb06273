// Takes records apart that hold what cannot stand together (ACAP 1.1 2.3, 2.3.1, 2.3.2).
import { type Fix, fixOf } from '../../../policy/finding.ts';
import { type LineChange, placeLines } from '../../../policy/place.ts';
import { sliceLines } from '../../../text/lines.ts';
import type { AcapFile, AcapRecord } from '../file.ts';
import { crawlerText } from '../spelling.ts';
import { type Checking, textAt } from './checking.ts';

/** The record whose lines reach over a line. */
const recordAround = ({ records }: AcapFile, line: number): AcapRecord | undefined =>
  records.findLast(({ crawlers }) => crawlers[0]!.line <= line);

/** The line behind the last ACAP line of a record. */
function endOfRecord({ records, lines }: AcapFile, record: AcapRecord): number {
  const next = records[records.indexOf(record) + 1]?.crawlers[0]!.line ?? Infinity;
  return lines.findLast(({ line }) => line < next)!.line + 1;
}

const textsOf = (checking: Checking, placed: readonly { readonly line: number }[]) =>
  placed.map(({ line }) => ({ text: textAt(checking.policy, line) }));

/** What stands beside a reference gets a record of its own, with the same crawlers. */
export function splitReference(checking: Checking, line: number): readonly Fix[] {
  const { policy, file } = checking;
  const record = recordAround(file, line);
  if (!record) return [];
  const crawlers = textsOf(checking, record.crawlers);
  const end = endOfRecord(file, record);
  const { lines } = policy.source;
  const first = file.misplaced.find(
    (one) => one.code === 'reference-not-alone' && one.line > record.crawlers[0]!.line,
  )!;
  const changes: readonly LineChange[] = record.reference
    ? [{ at: first.line, remove: 0, insert: crawlers }]
    : [
        { at: line, remove: 1, insert: [] },
        { at: end, remove: 0, insert: [...crawlers, ...sliceLines(lines, line, line + 1)] },
      ];
  return [fixOf('split-record', [], 'changes', () => placeLines(policy.source, changes))];
}

/** Any crawler gets a record of its own that says the same. */
export function splitAnyCrawler(checking: Checking, record: AcapRecord): readonly Fix[] {
  const { policy, file } = checking;
  const edits = () => {
    const any = record.crawlers.filter(({ field }) => field.any);
    const end = endOfRecord(file, record);
    const from = record.crawlers[0]!.line;
    const body = file.lines.filter(
      ({ line, read }) => line > from && line < end && read.field && read.field.kind !== 'crawler',
    );
    return placeLines(policy.source, [
      ...any.map(({ line }) => ({ at: line, remove: 1, insert: [] })),
      { at: end, remove: 0, insert: [{ text: crawlerText('*') }, ...textsOf(checking, body)] },
    ]);
  };
  return [fixOf('split-record', [], 'same', edits)];
}
