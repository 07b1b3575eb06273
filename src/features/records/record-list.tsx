// The scrolling list: rows of one card are wrapped in one article, however few of them are on screen.
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { blocksOf } from '../../core/policy/blocks.ts';
import { fieldAt, type Policy, valueOf } from '../../core/policy/policy.ts';
import { decidingLine } from '../../state/matrix-trace.ts';
import { useDocument } from '../../state/use-document.ts';
import { BlockHead } from './block-head.tsx';
import { setReveal } from './focus.ts';
import { blockId, frameOf, indexOfLine, type Item, itemAt, type Items, itemsOf } from './items.ts';
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

interface Seen {
  readonly index: number;
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

  const rows = list.getVirtualItems();
  const seen = rows.map(({ index }) => ({ index, item: itemAt(items, index) }));
  return (
    <div ref={scroller} className={styles['scroller']}>
      {empty}
      <div style={{ height: list.getTotalSize() - (empty ? 16 : 0) }} className={styles['sized']}>
        <div className={styles['window']} style={{ transform: `translateY(${rows[0]?.start ?? 0}px)` }}>
          {groupsOf(seen).map(({ block, rows: members }) => (
            <Group
              key={block < 0 ? keys[members[0]!.index] : `card ${blockId(policy, blocksOf(policy)[block]!)}`}
              {...{ items, block, members, folded, toggle }}
              measure={list.measureElement}
            />
          ))}
        </div>
      </div>
    </div>
  );
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
  const rows = members.map(({ index, item }) => {
    const { framed, gap, last } = frameOf(items, index);
    const isCurrent = item.kind === 'line' && item.line === current;
    const decides = item.kind === 'line' && item.line === deciding;
    return (
      <div
        key={keys[index]}
        ref={measure}
        data-index={index}
        data-gap={gap}
        data-last={last}
        className={framed ? styles['framed'] : styles['free']}
      >
        <Content {...{ policy, item, folded, toggle, isCurrent, decides }} />
      </div>
    );
  });
  if (block < 0) return <>{rows}</>;
  return <article aria-label={cardName(policy, block)}>{rows}</article>;
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
