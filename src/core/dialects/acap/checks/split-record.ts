// Takes records apart that hold what cannot stand together (ACAP 1.1 2.3, 2.3.1, 2.3.2).
import { type Fix, fixOf } from '../../../policy/finding.ts';
import { type LineChange, placeLines } from '../../../policy/place.ts';
import { sliceLines } from '../../../text/lines.ts';
import { countHolding } from '../../../text/many.ts';
import type { AcapFile, AcapRecord } from '../file.ts';
import { crawlerText } from '../spelling.ts';
import { type Checking, oncePerLook, textAt } from './checking.ts';

const startOf = ({ crawlers }: AcapRecord): number => crawlers[0]!.line;

/** The record whose lines reach over a line. */
export const recordAround = ({ records }: AcapFile, line: number): AcapRecord | undefined =>
  records[countHolding(records, (one) => startOf(one) <= line) - 1];

/** The places in `lines` of the first ACAP line of a record, and of the first behind it. */
function placesOf({ records, lines }: AcapFile, record: AcapRecord): { from: number; to: number } {
  const start = startOf(record);
  const next = records[countHolding(records, (one) => startOf(one) <= start)];
  const before = (end: number) => countHolding(lines, ({ line }) => line < end);
  return { from: before(start), to: next ? before(startOf(next)) : lines.length };
}

/** The line behind the last ACAP line of a record. */
const endOfRecord = (file: AcapFile, record: AcapRecord): number =>
  file.lines[placesOf(file, record).to - 1]!.line + 1;

/** The lines, in the order of the file, that stand beside a reference or are one beside others. */
const besideReferences = oncePerLook(({ file }) =>
  file.misplaced.filter(({ code }) => code === 'reference-not-alone').map(({ line }) => line),
);

const textsOf = (checking: Checking, placed: readonly { readonly line: number }[]) =>
  placed.map(({ line }) => ({ text: textAt(checking.policy, line) }));

/** What stands beside a reference gets a record of its own, with the same crawlers. */
export function splitReference(checking: Checking, line: number): readonly Fix[] {
  const { policy, file } = checking;
  const record = recordAround(file, line);
  if (!record) return [];
  const changes = (): readonly LineChange[] => {
    const crawlers = textsOf(checking, record.crawlers);
    if (record.reference) {
      const beside = besideReferences(checking);
      const first = beside[countHolding(beside, (one) => one <= startOf(record))]!;
      return [{ at: first, remove: 0, insert: crawlers }];
    }
    const moved = sliceLines(policy.source.lines, line, line + 1);
    return [
      { at: line, remove: 1, insert: [] },
      { at: endOfRecord(file, record), remove: 0, insert: [...crawlers, ...moved] },
    ];
  };
  return [fixOf('split-record', [], 'changes', () => placeLines(policy.source, changes()))];
}

/** Any crawler gets a record of its own that says the same. */
export function splitAnyCrawler(checking: Checking, record: AcapRecord): readonly Fix[] {
  const { policy, file } = checking;
  const edits = () => {
    const any = record.crawlers.filter(({ field }) => field.any);
    const { from, to } = placesOf(file, record);
    const body = file.lines.slice(from, to).filter(({ read }) => read.field && read.field.kind !== 'crawler');
    return placeLines(policy.source, [
      ...any.map(({ line }) => ({ at: line, remove: 1, insert: [] })),
      {
        at: endOfRecord(file, record),
        remove: 0,
        insert: [{ text: crawlerText('*') }, ...textsOf(checking, body)],
      },
    ]);
  };
  return [fixOf('split-record', [], 'same', edits)];
}
