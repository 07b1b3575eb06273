// Provides how the selected reader interprets the file.

import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { findFirstUnreadLine } from '../../../core/analysis/reader-marks/first-unread-line.ts';
import type { Marks } from '../../../core/analysis/reader-marks/mark.ts';
import { type Chunk, lineIn, linesIn } from '../../../core/document/lines.ts';
import type { Reader } from '../../../core/readers/reader.ts';
import { readerOf } from '../../../core/readers/registry.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { useWatchedReaders } from '../../../state/readers/use-watched-readers.ts';
import { lazyModuleHook } from '../../../ui/loading/lazy-component.tsx';
import { InterpretationContext, type ReaderInterpretation } from '../form-context.ts';

/**
 * The maximum number of lines for which the marks of the other watched readers are computed: in longer files this
 * would slow down typing.
 */
const MAX_LINES_FOR_OTHERS = 3000;

type CreateMarks = (policy: Policy, reader: Reader) => Marks;

const useMarksModule = lazyModuleHook(() => import('../../../core/analysis/reader-marks/marks.ts'));

const emptyMarks: Marks = new Map();
const createNoMarks: CreateMarks = () => emptyMarks;
const noMarks: readonly Marks[] = [];

/**
 * Returns the first line that a reader does not read. Infinite if it reads the whole file: lines that are added
 * are read too, so no row depends on the length.
 */
function firstUnreadLine(policy: Policy, reader: Reader): number {
  const end = findFirstUnreadLine(policy, reader);
  return end === policy.source.lines.length ? Number.POSITIVE_INFINITY : end;
}

/**
 * Whether each line is still at its place, regardless of edits inside lines. Skips chunks that are the same
 * objects.
 */
function hasSameLines(before: Policy, { format, source: { lines } }: Policy): boolean {
  const { chunks } = before.source.lines;
  return (
    before.format === format &&
    chunks.length === lines.chunks.length &&
    lines.chunks.every((chunk, k) => chunk === chunks[k] || haveSameLineIds(chunk, chunks[k]!))
  );
}

const haveSameLineIds = (chunk: Chunk, before: Chunk): boolean =>
  chunk.length === before.length && linesIn(chunk).every(({ id }, i) => id === lineIn(before, i)?.id);

/**
 * The policy from a moment ago if each line is still at its place, otherwise the current policy. Rows first
 * render with the earlier marks, and right after with their own, so that marks do not delay typing.
 */
function useDeferredPolicy(policy: Policy): Policy {
  const before = useDeferredValue(policy);
  return hasSameLines(before, policy) ? before : policy;
}

/** The same object as long as the reader interprets the file in the same way. */
function useReaderInterpretation(currentPolicy: Policy): ReaderInterpretation {
  const policy = useDeferredPolicy(currentPolicy);
  const id = useDocument(({ view }) => view.reader);
  const marksOf = useMarksModule()?.readerMarks ?? createNoMarks;
  const selectedReader = readerOf(id);
  const unreadFrom = useMemo(() => firstUnreadLine(policy, selectedReader), [policy, selectedReader]);
  const marks = useMemo(() => marksOf(policy, selectedReader), [marksOf, policy, selectedReader]);
  const watched = useWatchedReaders();
  const others = useMemo(
    () => watched.filter((other) => other !== selectedReader),
    [watched, selectedReader],
  );
  const isLong = policy.source.lines.length > MAX_LINES_FOR_OTHERS;
  const selectOtherMarks = useShallow((file: Policy) => others.map((other) => marksOf(file, other)));
  const otherMarks = isLong ? noMarks : selectOtherMarks(policy);
  const { format } = policy;
  // The same object for the same marks, so that no row re-renders because of it.
  return useMemo(
    () => ({
      format,
      marks,
      reader: readerTitle(selectedReader),
      readerOptions: selectedReader,
      otherReaders: others.flatMap((other, i) =>
        otherMarks[i] ? [{ reader: readerTitle(other), marks: otherMarks[i] }] : [],
      ),
      firstUnreadLine: unreadFrom,
    }),
    [format, marks, selectedReader, others, otherMarks, unreadFrom],
  );
}

interface ReaderMarksProviderProps {
  readonly policy: Policy;
  readonly children: ReactNode;
}

/**
 * Provides the reader's interpretation to the rows inside. A separate component, so that nothing else re-renders
 * when it changes.
 */
export const ReaderMarksProvider = ({ policy, children }: ReaderMarksProviderProps) => (
  <InterpretationContext value={useReaderInterpretation(policy)}>{children}</InterpretationContext>
);
