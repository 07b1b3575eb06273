// Neighboring visible rows of one card, in one article, however few of them are rendered.

import type { RemovedLine } from '../../../core/document/edited-lines.ts';
import { lineAt } from '../../../core/document/lines.ts';
import { blocksOf } from '../../../core/syntax/blocks.ts';
import { fieldAt, type Policy, valueOf } from '../../../core/syntax/policy.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { explainedLine } from '../../../state/table/explained-line.ts';
import { useVisibleName } from '../../../ui/content/visible-text.tsx';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import { RecordHead } from '../head/record-head.tsx';
import { loadAfterPaint } from '../load-after-paint.ts';
import styles from '../records.module.css';
import type { DragState } from './drag-rule.ts';
import { LineRow } from './line-row.tsx';
import { itemFrame, itemIndexOfLine, type ListItem, type ListItems } from './list-items.ts';
import { recordIds } from './record-ids.ts';

const RemovedRows = lazyComponent(loadAfterPaint, 'RemovedRows', () => null);
/** A folded run, or an empty row of the same height while its code is loading. */
const RuleRunRow = lazyComponent(loadAfterPaint, 'RuleRunRow', () => <div className={styles['runRow']} />);

const RowFindings = lazyComponent(loadAfterPaint, 'RowFindings', () => null);

/** How many user-agents the accessible name of a card contains; a record may have a thousand. */
const MAX_NAMED_AGENTS = 8;

/** Returns the name of a card: its user-agents. */
function recordName(policy: Policy, number: number): string {
  const block = blocksOf(policy)[number];
  const names: string[] = [];
  for (let line = block?.start ?? 0; line < (block?.body ?? 0) && names.length < MAX_NAMED_AGENTS; line++) {
    const field = fieldAt(policy, line);
    if (field.directive?.role === 'agent') names.push(valueOf(field));
  }
  return names.join(', ');
}

/** A row that is visible or has the focus, and its position in the list, in pixels. */
export interface VisibleItem {
  readonly index: number;
  readonly start: number;
  readonly end: number;
  readonly item: ListItem;
}

/** Groups neighboring visible rows of the same card. */
export function groupByRecord(
  visibleItems: readonly VisibleItem[],
): { block: number; rows: VisibleItem[] }[] {
  const groups: { block: number; rows: VisibleItem[] }[] = [];
  for (const row of visibleItems) {
    const last = groups.at(-1);
    if (last && last.block === row.item.block && row.item.block >= 0) last.rows.push(row);
    else groups.push({ block: row.item.block, rows: [row] });
  }
  return groups;
}

/** Whether a removed line is shown: empty lines are not missed. */
const isShownWhenRemoved = ({ line }: RemovedLine): boolean => line.text.trim() !== '';

/**
 * Groups removed lines by the row below which they are shown: the row of the line above them, or else the first
 * row.
 */
export const removedByRow = (
  items: ListItems,
  removed: readonly RemovedLine[],
): ReadonlyMap<number, readonly RemovedLine[]> =>
  Map.groupBy(removed.filter(isShownWhenRemoved), ({ at }) => Math.max(0, itemIndexOfLine(items, at - 1)));

interface RecordGroupProps {
  readonly items: ListItems;
  readonly block: number;
  readonly members: readonly VisibleItem[];
  readonly removedBelow: ReturnType<typeof removedByRow>;
  readonly folded: ReadonlySet<number>;
  readonly toggle: (id: number) => void;
  readonly dragged: DragState | undefined;
  readonly measure: (element: Element | null) => void;
}

/** Whether a line is one of the user-agent lines that a head shows. */
function isInHead(policy: Policy, item: ListItem, line: number | undefined): boolean {
  const block = item.kind === 'head' ? blocksOf(policy)[item.block] : undefined;
  return block !== undefined && line !== undefined && block.start <= line && line < block.body;
}

export function RecordGroup(props: RecordGroupProps) {
  const { items, block, members, removedBelow, folded, toggle, measure, dragged } = props;
  const { policy, keys } = items;
  const visibleName = useVisibleName();
  const current = useDocument(({ view }) => view.caret?.position.line);
  const marked = useDocument(({ view }) => view.caret?.lines);
  const explained = useDocument(explainedLine);
  const top = block < 0 ? 0 : members[0]!.start;
  const rows = members.map(({ index, start, item }) => {
    const { framed, gap, last } = itemFrame(items, index);
    const isCurrent =
      current !== undefined &&
      (item.kind === 'run'
        ? item.line <= current && current < item.end
        : item.kind === 'line' && (item.line === current || marked?.includes(item.line) === true));
    const decides = item.kind === 'line' ? item.line === explained : isInHead(policy, item, explained);
    const removedLines = removedBelow.get(index);
    return (
      <div
        key={keys[index]}
        ref={measure}
        data-index={index}
        data-key={keys[index]}
        data-gap={gap}
        data-last={last}
        className={`${styles['item']} ${framed ? styles['framed'] : styles['free']}`}
        data-moving={dragged?.key === keys[index]}
        style={{
          transform: `translateY(${start - top + (dragged?.key === keys[index] ? dragged!.shift : 0)}px)`,
        }}
      >
        <ItemContent {...{ policy, item, folded, toggle, isCurrent, decides }} />
        {removedLines && <RemovedRows removed={removedLines} />}
      </div>
    );
  });
  if (block < 0) return <>{rows}</>;
  const height = members.at(-1)!.end - top;
  return (
    <article
      className={styles['card']}
      style={{ transform: `translateY(${top}px)`, height }}
      aria-label={visibleName(recordName(policy, block))}
    >
      {rows}
    </article>
  );
}

interface ItemContentProps extends Pick<RecordGroupProps, 'folded' | 'toggle'> {
  readonly policy: Policy;
  readonly item: ListItem;
  readonly isCurrent: boolean;
  readonly decides: boolean;
}

function ItemContent({ policy, item, folded, toggle, isCurrent, decides }: ItemContentProps) {
  if (item.kind !== 'head') {
    const { line } = item;
    return (
      <>
        {item.kind === 'run' ? (
          <RuleRunRow line={line} end={item.end} isCurrent={isCurrent} />
        ) : (
          <LineRow policy={policy} line={line} block={item.block} {...{ isCurrent, decides }} />
        )}
        {/* A folded run shows those of its first line, which often are the same in all. */}
        <RowFindings id={lineAt(policy.source.lines, line)?.id ?? -1} line={line} />
      </>
    );
  }
  const block = blocksOf(policy)[item.block];
  if (!block) return null;
  const id = recordIds(policy)[item.block]!;
  return (
    <RecordHead
      policy={policy}
      block={block}
      number={item.block}
      isFolded={folded.has(id)}
      toggleFold={() => toggle(id)}
      applies={decides}
    />
  );
}
