// The documents of the site, to be looked through and changed several at once; only rows in sight are built.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { documentWords } from '../../../messages/en/formats/documents.ts';
import type { AccessMatrix } from '../../../state/table/matrix-query.ts';
import styles from './batch.module.css';
import { BatchEditBar } from './batch-edit-bar.tsx';
import { BatchFilters, useBatchFilter } from './batch-filter.tsx';
import { BatchRow } from './batch-row.tsx';

const words = documentWords.batch;

/** Of a row, in rem. */
const ROW_HEIGHT = 1.75;

const remInPixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

interface BatchTableProps {
  readonly matrix: AccessMatrix;
  /** The documents that are shown. */
  readonly urls: readonly string[];
}

function BatchTableHead({ urls, selected, select }: SelectionState & { readonly urls: readonly string[] }) {
  const isAll = urls.length > 0 && urls.every((url) => selected.has(url));
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className={styles['check']}>
          <input
            type="checkbox"
            aria-label={words.selectAll}
            checked={isAll}
            onChange={() => select(new Set(isAll ? [] : urls))}
          />
        </th>
        <th scope="col">{words.document}</th>
        <th scope="col">{documentWords.index}</th>
        <th scope="col">{documentWords.follow}</th>
        <th scope="col">{words.pi}</th>
        <th scope="col">{words.finding}</th>
      </tr>
    </thead>
  );
}

interface SelectionState {
  readonly selected: ReadonlySet<string>;
  readonly select: (selected: ReadonlySet<string>) => void;
}

/** Keeps the scrollbar right for rows that are not built. */
const RowGap = ({ rows }: { rows: number }) =>
  rows > 0 && <tr aria-hidden="true" style={{ blockSize: `${rows * ROW_HEIGHT}rem` }} />;

export function BatchTable({ matrix, urls: all }: BatchTableProps) {
  const filtered = useBatchFilter(all);
  const urls = filtered.shown;
  const scroller = useRef<HTMLDivElement>(null);
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  // oxlint-disable-next-line react/incompatible-library -- nothing that is memoised keeps its functions
  const rows = useVirtualizer({
    count: urls.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT * remInPixels(),
    overscan: 8,
  });
  const items = rows.getVirtualItems();
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? -1];
  const toggle = (url: string) => {
    const next = new Set(selected);
    if (!next.delete(url)) next.add(url);
    select(next);
  };
  return (
    <section className={styles['batch']} aria-label={words.region(matrix.rows.length)}>
      <div className={styles['filter']}>
        <BatchFilters {...filtered} />
      </div>
      <BatchEditBar selected={urls.filter((url) => selected.has(url))} shown={urls} />
      <div ref={scroller} className={styles['scroller']} tabIndex={-1}>
        <table className={styles['table']} aria-rowcount={urls.length + 1}>
          <BatchTableHead urls={urls} selected={selected} select={select} />
          <tbody>
            <RowGap rows={first} />
            {items.map(({ index }) => {
              const url = urls[index] ?? '';
              return (
                <BatchRow
                  key={url}
                  url={url}
                  index={index}
                  matrix={matrix}
                  isSelected={selected.has(url)}
                  toggle={toggle}
                  focusTable={() => scroller.current?.focus()}
                />
              );
            })}
            <RowGap rows={urls.length - 1 - last} />
          </tbody>
        </table>
      </div>
    </section>
  );
}
