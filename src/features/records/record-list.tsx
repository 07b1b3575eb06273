// The scrolling list: rows of one card are wrapped in one article, however few of them are on screen.
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { blocksOf } from '../../core/policy/blocks.ts';
import { fieldAt, type Policy, valueOf } from '../../core/policy/policy.ts';
import { decidingLine } from '../../state/matrix-trace.ts';
import { useDocument } from '../../state/use-document.ts';
import { BlockHead } from './block-head.tsx';
import { setReveal } from './focus.ts';
import { blockId, frameOf, type Item, type Items, indexOfLine, itemAt, itemsOf } from './items.ts';
import styles from './records.module.css';
import { LineRow } from './row.tsx';

const ROW = 29;
const HEAD = 40;
/** Names read out for a card; a record may hold a thousand. */
const NAMED = 8;

/** The name of a card: its user-agents. */
function cardName(policy: Policy, number: number): string {
  const block = blocksOf(policy)[number];
  const names: string[] = [];
  for (let line = block?.start ?? 0; line < (block?.body ?? 0) && names.length < NAMED; line++) {
    const field = fieldAt(policy, line);
    if (field.directive?.role === 'agent') names.push(valueOf(field));
  }
  return names.join(', ');
}

/** A row on screen (or with the focus), and where it lies in the list, in pixels. */
interface Seen {
  readonly index: number;
  readonly start: number;
  readonly end: number;
  readonly item: Item;
}

/** Neighbouring visible rows of one card, to be wrapped together. */
function groupsOf(seen: readonly Seen[]): { block: number; rows: Seen[] }[] {
  const groups: { block: number; rows: Seen[] }[] = [];
  for (const row of seen) {
    const last = groups.at(-1);
    if (last && last.block === row.item.block && row.item.block >= 0) last.rows.push(row);
    else groups.push({ block: row.item.block, rows: [row] });
  }
  return groups;
}

function useFolded(): [ReadonlySet<number>, (id: number) => void] {
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number) =>
    setFolded((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));
  return [folded, toggle];
}

export function RecordList({ policy, empty }: { policy: Policy; empty?: ReactNode }) {
  const scroller = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number>();
  const [folded, toggle] = useFolded();
  const items = useMemo(() => itemsOf(policy, folded), [policy, folded]);
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
            key={block < 0 ? keys[members[0]!.index] : `card ${blockId(policy, blocksOf(policy)[block]!)}`}
            {...{ items, block, members, folded, toggle }}
            measure={list.measureElement}
          />
        ))}
      </div>
    </div>
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

interface GroupProps {
  readonly items: Items;
  readonly block: number;
  readonly members: readonly Seen[];
  readonly folded: ReadonlySet<number>;
  readonly toggle: (id: number) => void;
  readonly measure: (element: Element | null) => void;
}

function Group({ items, block, members, folded, toggle, measure }: GroupProps) {
  const { policy, keys } = items;
  const current = useDocument(({ view }) => view.caret?.position.line);
  const deciding = useDocument(decidingLine);
  const top = block < 0 ? 0 : members[0]!.start;
  const rows = members.map(({ index, start, item }) => {
    const { framed, gap, last } = frameOf(items, index);
    const isCurrent = item.kind === 'line' && item.line === current;
    const decides = item.kind === 'line' && item.line === deciding;
    return (
      <div
        key={keys[index]}
        ref={measure}
        data-index={index}
        data-key={keys[index]}
        data-gap={gap}
        data-last={last}
        className={`${styles['item']} ${framed ? styles['framed'] : styles['free']}`}
        style={{ transform: `translateY(${start - top}px)` }}
      >
        <Content {...{ policy, item, folded, toggle, isCurrent, decides }} />
      </div>
    );
  });
  if (block < 0) return <>{rows}</>;
  const height = members.at(-1)!.end - top;
  return (
    <article
      className={styles['card']}
      style={{ transform: `translateY(${top}px)`, height }}
      aria-label={cardName(policy, block)}
    >
      {rows}
    </article>
  );
}

interface ContentProps extends Pick<GroupProps, 'folded' | 'toggle'> {
  readonly policy: Policy;
  readonly item: Item;
  readonly isCurrent: boolean;
  readonly decides: boolean;
}

function Content({ policy, item, folded, toggle, isCurrent, decides }: ContentProps) {
  if (item.kind === 'line')
    return <LineRow policy={policy} line={item.line} block={item.block} {...{ isCurrent, decides }} />;
  const block = blocksOf(policy)[item.block];
  if (!block) return null;
  const id = blockId(policy, block);
  return (
    <BlockHead
      policy={policy}
      block={block}
      number={item.block}
      isFolded={folded.has(id)}
      toggleFold={() => toggle(id)}
    />
  );
}
