// Neighbouring rows on screen that belong to one card, in one article, however few of them are drawn.
import { blocksOf } from '../../core/syntax/blocks.ts';
import { fieldAt, type Policy, valueOf } from '../../core/syntax/policy.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { decidingLine } from '../../state/table/chosen-cell.ts';
import { useVisibleName } from '../../ui/content/use-visible-names.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { BlockHead } from './block-head.tsx';
import { cardIds } from './card-ids.ts';
import type { Dragged } from './drag-rule.ts';
import { frameOf, type Item, type Items } from './items.ts';
import styles from './records.module.css';
import { LineRow } from './row.tsx';

/** A folded run; until its code is there, its place. */
const RunRow = lazyComponent<{ line: number; end: number }>(
  () => import('./run-row.tsx'),
  () => <div className={styles['runRow']} />,
);

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
export interface Seen {
  readonly index: number;
  readonly start: number;
  readonly end: number;
  readonly item: Item;
}

/** Neighbouring visible rows of one card, to be wrapped together. */
export function groupsOf(seen: readonly Seen[]): { block: number; rows: Seen[] }[] {
  const groups: { block: number; rows: Seen[] }[] = [];
  for (const row of seen) {
    const last = groups.at(-1);
    if (last && last.block === row.item.block && row.item.block >= 0) last.rows.push(row);
    else groups.push({ block: row.item.block, rows: [row] });
  }
  return groups;
}

interface GroupProps {
  readonly items: Items;
  readonly block: number;
  readonly members: readonly Seen[];
  readonly folded: ReadonlySet<number>;
  readonly toggle: (id: number) => void;
  readonly dragged: Dragged | undefined;
  readonly measure: (element: Element | null) => void;
}

export function Group({ items, block, members, folded, toggle, measure, dragged }: GroupProps) {
  const { policy, keys } = items;
  const visible = useVisibleName();
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
        data-moving={dragged?.key === keys[index]}
        style={{
          transform: `translateY(${start - top + (dragged?.key === keys[index] ? dragged!.shift : 0)}px)`,
        }}
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
      aria-label={visible(cardName(policy, block))}
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
  if (item.kind === 'run') return <RunRow line={item.line} end={item.end} />;
  if (item.kind === 'line')
    return <LineRow policy={policy} line={item.line} block={item.block} {...{ isCurrent, decides }} />;
  const block = blocksOf(policy)[item.block];
  if (!block) return null;
  const id = cardIds(policy)[item.block]!;
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
