// The file as the chosen reader marks it.

import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { findFirstUnreadLine } from '../../../core/analysis/reader-marks/first-unread-line.ts';
import type { Marks } from '../../../core/analysis/reader-marks/mark.ts';
import type { Chunk } from '../../../core/document/lines.ts';
import type { Reader } from '../../../core/readers/reader.ts';
import { readerOf, readers } from '../../../core/readers/registry.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { lazyModuleHook } from '../../../ui/loading/lazy-component.tsx';
import { InterpretationContext, type ReaderInterpretation } from '../form-context.ts';

/** Lines up to which room is kept for the marks of the other readers: beyond them typing would feel it. */
const MAX_LINES_FOR_ALL_READERS = 3000;

type CreateMarks = (policy: Policy, reader: Reader) => Marks;

const useMarksModule = lazyModuleHook(() => import('../../../core/analysis/reader-marks/marks.ts'));

const emptyMarks: Marks = new Map();
const createNoMarks: CreateMarks = () => emptyMarks;
const noMarks: readonly Marks[] = [];

const otherReaders = (reader: Reader) => readers.filter((other) => other !== reader);

/** Of a file that it reads to its end, a reader reads whatever is added too: no row hangs on how long that is. */
function firstUnreadLine(policy: Policy, reader: Reader): number {
  const end = findFirstUnreadLine(policy, reader);
  return end === policy.source.lines.length ? Number.POSITIVE_INFINITY : end;
}

/** Whether each line still stands at its place, whatever was edited in it. Looks into no chunk that is the same. */
function hasSameLines(before: Policy, { format, source: { lines } }: Policy): boolean {
  const { chunks } = before.source.lines;
  return (
    before.format === format &&
    chunks.length === lines.chunks.length &&
    lines.chunks.every((chunk, k) => chunk === chunks[k] || haveSameLineIds(chunk, chunks[k]!))
  );
}

const haveSameLineIds = (chunk: Chunk, before: Chunk): boolean =>
  chunk.length === before.length && chunk.every(({ id }, i) => id === before[i]?.id);

/**
 * The file as it was a moment before, where each line still stands at its place; else as it is. Rows are drawn with the
 * marks of then, and with their own right behind it: typing is not held up by marks.
 */
function useDeferredPolicy(policy: Policy): Policy {
  const before = useDeferredValue(policy);
  return hasSameLines(before, policy) ? before : policy;
}

/** The same object while the reader makes the same of the file. */
function useReaderInterpretation(present: Policy): ReaderInterpretation {
  const policy = useDeferredPolicy(present);
  const id = useDocument(({ view }) => view.reader);
  const marksOf = useMarksModule()?.readerMarks ?? createNoMarks;
  const knobs = readerOf(id);
  const unread = useMemo(() => firstUnreadLine(policy, knobs), [policy, knobs]);
  const marks = useMemo(() => marksOf(policy, knobs), [marksOf, policy, knobs]);
  const isLong = policy.source.lines.length > MAX_LINES_FOR_ALL_READERS;
  const keepOthers = useShallow((file: Policy) => otherReaders(knobs).map((other) => marksOf(file, other)));
  const others = isLong ? noMarks : keepOthers(policy);
  const { format } = policy;
  // The same object for the same marks: then no row has to be drawn anew for it.
  return useMemo(
    () => ({
      format,
      marks,
      reader: readerTitle(knobs),
      knobs,
      others: otherReaders(knobs).flatMap((other, i) =>
        others[i] ? [{ reader: readerTitle(other), marks: others[i] }] : [],
      ),
      unread,
    }),
    [format, marks, knobs, others, unread],
  );
}

interface ReaderMarksProviderProps {
  readonly policy: Policy;
  readonly children: ReactNode;
}

/** Tells the rows inside of it what the reader makes of the file. A component of its own: nothing else is drawn for that. */
export const ReaderMarksProvider = ({ policy, children }: ReaderMarksProviderProps) => (
  <InterpretationContext value={useReaderInterpretation(policy)}>{children}</InterpretationContext>
);
