// The file as the chosen reader marks it.
import { useMemo, useRef } from 'react';
import type { Marks } from '../../core/compare/mark.ts';
import { unreadFrom } from '../../core/compare/unread.ts';
import type { Policy } from '../../core/policy/policy.ts';
import { readerOf, readers } from '../../core/readers/index.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { useDocument } from '../../state/use-document.ts';
import { onceFetched } from '../../ui/on-demand.tsx';
import type { Reading } from './form-context.ts';

/** Lines up to which room is kept for the marks of the other readers: beyond them typing would feel it. */
const ROOM_FOR_ALL = 3000;

type MarksOf = (policy: Policy, reader: Reader) => Marks;

const useMarking = onceFetched(() => import('../../core/compare/marks.ts'));

const noMarks: Marks = new Map();
const withoutMarks: MarksOf = () => noMarks;

function othersOf(policy: Policy, reader: Reader, marksOf: MarksOf): Reading['others'] {
  if (policy.source.lines.length > ROOM_FOR_ALL) return [];
  return readers
    .filter((other) => other !== reader)
    .map((other) => ({ reader: other.title, marks: marksOf(policy, other) }));
}

/** Of a file that it reads to its end, a reader reads whatever is added too: no row hangs on how long that is. */
function unreadOf(policy: Policy, reader: Reader): number {
  const end = unreadFrom(policy, reader);
  return end === policy.source.lines.length ? Number.POSITIVE_INFINITY : end;
}

const isSame = (a: Reading, b: Reading) =>
  a.knobs === b.knobs &&
  a.format === b.format &&
  a.unread === b.unread &&
  a.marks === b.marks &&
  a.others.length === b.others.length &&
  a.others.every(({ marks }, i) => marks === b.others[i]?.marks);

/** The same object while the reader makes the same of the file: then no row has to be drawn anew for it. */
export function useReadingOf(policy: Policy): Reading {
  const id = useDocument(({ view }) => view.reader);
  const marksOf = useMarking()?.marksOf ?? withoutMarks;
  const latest = useRef<Reading>(undefined);
  const reading = useMemo(() => {
    const knobs = readerOf(id);
    return {
      format: policy.format,
      marks: marksOf(policy, knobs),
      reader: knobs.title,
      knobs,
      others: othersOf(policy, knobs, marksOf),
      unread: unreadOf(policy, knobs),
    };
  }, [policy, id, marksOf]);
  // oxlint-disable-next-line react/refs -- another object for the same would draw all rows anew
  const kept = latest.current && isSame(latest.current, reading) ? latest.current : reading;
  // oxlint-disable-next-line react/refs -- what is kept says what was drawn: drawing twice gives the same
  latest.current = kept;
  return kept;
}
