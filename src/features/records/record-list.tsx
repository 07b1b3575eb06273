// The scrolling list: rows of one card are wrapped in one article, however few of them are on screen.
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { marksOf, unreadFrom } from '../../core/compare/marks.ts';
import type { Policy } from '../../core/policy/policy.ts';
import { readerOf } from '../../core/readers/index.ts';
import { useDocument } from '../../state/use-document.ts';
import { Group, groupsOf } from './card-group.tsx';
import { cardIds } from './card-ids.ts';
import { setReveal } from './focus.ts';
import { FormContext, type FormView } from './form-context.ts';
import { indexOfLine, itemAt, itemsOf } from './items.ts';
import styles from './records.module.css';

const ROW = 29;
const HEAD = 40;

function useFolded(): [ReadonlySet<number>, (id: number) => void] {
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number) =>
    setFolded((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));
  return [folded, toggle];
}

/** The file as the chosen reader marks it. */
function useFormView(policy: Policy): FormView {
  const id = useDocument(({ view }) => view.reader);
  return useMemo(() => {
    const reader = readerOf(id);
    return {
      policy,
      marks: marksOf(policy, reader),
      reader: reader.title,
      unread: unreadFrom(policy, reader),
    };
  }, [policy, id]);
}

export function RecordList({ policy, empty }: { policy: Policy; empty?: ReactNode }) {
  const scroller = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number>();
  const [folded, toggle] = useFolded();
  const form = useFormView(policy);
  const items = useMemo(() => itemsOf(policy, folded, form.marks), [policy, folded, form]);
  const { keys } = items;
  const sizes = useMemo(
    () => ({
      getItemKey: (index: number) => keys[index] ?? index,
      estimateSize: (index: number) => ((keys[index] ?? 0) < 0 ? HEAD : ROW),
    }),
    [keys],
  );
  // oxlint-disable-next-line react/incompatible-library -- its object is read where it is made and passed to no memo
  const list = useVirtualizer({
    count: keys.length,
    getScrollElement: () => scroller.current,
    overscan: 6,
    paddingStart: 8,
    paddingEnd: 8,
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), focused ? keys.indexOf(focused) : -1),
    ...sizes,
  });
  const scrollToLine = useRef<(line: number) => void>(undefined);
  scrollToLine.current = (line) => list.scrollToIndex(indexOfLine(items, line), { align: 'auto' });
  const pointed = useDocument(({ view: { caret } }) => (caret?.by === 'trace' ? caret : undefined));
  useEffect(() => {
    setReveal((line) => scrollToLine.current?.(line));
    if (pointed) scrollToLine.current?.(pointed.position.line);
    return () => setReveal(undefined);
  }, [pointed]);

  const seen = list
    .getVirtualItems()
    .map(({ index, start, end }) => ({ index, start, end, item: itemAt(items, index) }));
  return (
    <FormContext value={form}>
      <div ref={scroller} className={styles['scroller']}>
        {empty}
        <div
          style={{ height: list.getTotalSize() - (empty ? 16 : 0) }}
          className={styles['sized']}
          onFocusCapture={(event) => setFocused(keyOfRow(event.target))}
          onBlurCapture={() => setFocused(undefined)}
        >
          {groupsOf(seen).map(({ block, rows: members }) => (
            <Group
              key={block < 0 ? keys[members[0]!.index] : `card ${cardIds(policy)[block]}`}
              {...{ items, block, members, folded, toggle }}
              measure={list.measureElement}
            />
          ))}
        </div>
      </div>
    </FormContext>
  );
}

/** The rows to draw, with the one that has the focus: scrolling it away would lose what is being typed. */
function withRow(indexes: number[], index: number): number[] {
  return index < 0 || indexes.includes(index) ? indexes : [...indexes, index].toSorted((a, b) => a - b);
}

function keyOfRow(target: EventTarget): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null;
  return row ? Number(row.dataset['key']) : undefined;
}
