// The documents of the site, listed so that several can be changed at once. Only visible rows are rendered.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import type { DocumentQuestion } from '../../../core/formats/robots-pi/question/index-follow.ts';
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import type { Site } from '../../../core/workspace/site.ts';
import { filesWords } from '../../../messages/en/app/files.ts';
import { documentWords } from '../../../messages/en/formats/documents.ts';
import { languageTag } from '../../../messages/language.ts';
import { siteOf } from '../../../state/document/selectors.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import { saveFiles } from '../../../state/files/save-files.ts';
import type { AccessMatrix } from '../../../state/table/matrix-query.ts';
import { documentQuestion } from '../../../state/table/questions/documents.ts';
import { useIdleTask } from '../../../state/use-idle-task.ts';
import { BarSelect } from '../../../ui/controls/bar-select.tsx';
import legendStyles from '../legend.module.css';
import styles from './batch.module.css';
import { BatchRow } from './batch-row.tsx';
import {
  type DirectiveChanges,
  documentFindings,
  filterUnsaved,
  writeToDocuments,
} from './document-batch.ts';

const filterWords = documentWords.batch.filters;

type BatchFilter = keyof typeof filterWords;
const batchFilters = ['all', 'found', 'changed'] as const satisfies readonly BatchFilter[];

interface FindingQuestion {
  readonly site: Site;
  readonly urls: readonly string[];
  readonly parser: DocumentQuestion['parser'];
}

/** Finds the documents that have findings. */
function* createFindingTask({ site, urls, parser }: FindingQuestion): CooperativeTask<readonly string[]> {
  const result: string[] = [];
  for (const url of urls) {
    if (documentFindings(site, url, parser).length > 0) result.push(url);
    yield;
  }
  return result;
}

interface FilteredDocuments {
  readonly filter: BatchFilter;
  readonly choose: (filter: BatchFilter) => void;
  /** By filter. The documents with findings are undefined at first and may lag behind. */
  readonly urls: Readonly<Record<BatchFilter, readonly string[] | undefined>>;
  readonly visibleUrls: readonly string[];
}

function useBatchFilter(allUrls: readonly string[]): FilteredDocuments {
  const [filter, choose] = useState<BatchFilter>('all');
  const site = useDocument((state) => siteOf(state.document));
  const saved = useDocument((state) => state.saved);
  const parser = useDocument((state) => documentQuestion(state.view).parser);
  const question = useMemo(() => ({ site, urls: allUrls, parser }), [site, allUrls, parser]);
  const withFindings = useIdleTask(question, createFindingTask)?.result;
  // Both the saved state and the current files decide which documents are changed.
  const changed = useMemo(
    () => (site && saved ? filterUnsaved(documentStore.getState(), allUrls) : []),
    [site, saved, allUrls],
  );
  const existing = useMemo(() => new Set(allUrls), [allUrls]);
  const urls = { all: allUrls, found: withFindings?.filter((url) => existing.has(url)), changed };
  return { filter, choose, urls, visibleUrls: urls[filter] ?? allUrls };
}

/** The filter of the table: all documents, those with findings, or those with unsaved changes. */
function BatchFilters({ filter, choose, urls }: FilteredDocuments) {
  return (
    <fieldset className={legendStyles['answers']} aria-label={documentWords.batch.show}>
      {batchFilters.map((option) => (
        <button key={option} type="button" aria-pressed={option === filter} onClick={() => choose(option)}>
          {filterWords[option]}{' '}
          <span className={legendStyles['count']}>{urls[option]?.length.toLocaleString(languageTag())}</span>
        </button>
      ))}
    </fieldset>
  );
}

const words = documentWords.batch;

const directiveValues = { same: undefined, yes: true, no: false } as const;
type DirectiveChoice = keyof typeof directiveValues;

const directiveChoices = [
  ['same', words.same],
  ['yes', documentWords.yes],
  ['no', documentWords.no],
] as const;

interface BatchEditBarProps {
  readonly selected: readonly string[];
  readonly urls: readonly string[];
}

/** Writes directives to the selected documents as one step, and saves each changed document. */
function BatchEditBar({ selected, urls }: BatchEditBarProps) {
  const [index, setIndex] = useState<DirectiveChoice>('same');
  const [follow, setFollow] = useState<DirectiveChoice>('same');
  const [message, setMessage] = useState('');
  const unsaved = useDocument((state) => filterUnsaved(state, urls).length);
  const isIdle = selected.length === 0 || (index === 'same' && follow === 'same');
  const write = () => {
    if (isIdle) return;
    const changes: DirectiveChanges = {
      ...(directiveValues[index] === undefined ? {} : { index: directiveValues[index] }),
      ...(directiveValues[follow] === undefined ? {} : { follow: directiveValues[follow] }),
    };
    const { parser } = documentQuestion(documentStore.getState().view);
    setMessage(words.wrote(writeToDocuments(documentStore, selected, changes, parser), selected.length));
  };
  const save = async () => {
    const paths = filterUnsaved(documentStore.getState(), urls);
    if (paths.length === 0) return;
    const { saved, trouble } = await saveFiles(documentStore, paths);
    setMessage(trouble ? filesWords.savedSome(saved, paths.length, trouble) : words.saved(saved));
  };
  return (
    <div className={`flow strip ${styles['bar']}`}>
      <span>{words.selected(selected.length)}</span>
      <BarSelect label={words.setIndex} value={index} options={directiveChoices} choose={setIndex} />
      <BarSelect label={words.setFollow} value={follow} options={directiveChoices} choose={setFollow} />
      <button type="button" className="btn btn-primary" aria-disabled={isIdle} onClick={write}>
        {words.write(selected.length)}
      </button>
      <button type="button" className="btn" aria-disabled={unsaved === 0} onClick={() => void save()}>
        {words.saveEach(unsaved)}
      </button>
      <output>{message}</output>
    </div>
  );
}

/** The height of a row, in rem. */
const ROW_HEIGHT = 1.75;

const remInPixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

interface BatchTableProps {
  readonly matrix: AccessMatrix;
  /** The URLs of all documents. */
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

/** A spacer in place of the rows that are not rendered, so that the scrollbar is right. */
const RowGap = ({ rows }: { rows: number }) =>
  rows > 0 && <tr aria-hidden="true" style={{ blockSize: `${rows * ROW_HEIGHT}rem` }} />;

export function BatchTable({ matrix, urls: all }: BatchTableProps) {
  const filtered = useBatchFilter(all);
  const urls = filtered.visibleUrls;
  const scroller = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
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
    setSelected(next);
  };
  return (
    <section className={`text-s ${styles['batch']}`} aria-label={words.region(matrix.rows.length)}>
      <div className={styles['filter']}>
        <BatchFilters {...filtered} />
      </div>
      <BatchEditBar selected={urls.filter((url) => selected.has(url))} urls={urls} />
      <div ref={scroller} className={styles['scroller']} tabIndex={-1}>
        <table className={styles['table']} aria-rowcount={urls.length + 1}>
          <BatchTableHead urls={urls} selected={selected} select={setSelected} />
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
                  onToggle={toggle}
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
