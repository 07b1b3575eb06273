// The documents of the site, to be looked through and changed several at once; only rows in sight are built.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import type { DocumentQuestion } from '../../../core/formats/robots-pi/question/index-follow.ts';
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import type { Site } from '../../../core/workspace/site.ts';
import { filesWords } from '../../../messages/en/app/files.ts';
import { documentWords } from '../../../messages/en/formats/documents.ts';
import { languageTag } from '../../../messages/language.ts';
import { saveFiles } from '../../../state/disk/save-files.ts';
import { siteOf } from '../../../state/document/selectors.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
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

/** The documents in which something was found. */
function* createFindingTask({ site, urls, parser }: FindingQuestion): CooperativeTask<readonly string[]> {
  const found: string[] = [];
  for (const url of urls) {
    if (documentFindings(site, url, parser).length > 0) found.push(url);
    yield;
  }
  return found;
}

interface FilteredDocuments {
  readonly filter: BatchFilter;
  readonly choose: (filter: BatchFilter) => void;
  /** By filter; those with findings may lag behind, and are not known at first. */
  readonly urls: Readonly<Record<BatchFilter, readonly string[] | undefined>>;
  readonly shown: readonly string[];
}

function useBatchFilter(all: readonly string[]): FilteredDocuments {
  const [filter, choose] = useState<BatchFilter>('all');
  const site = useDocument((state) => siteOf(state.document));
  const saved = useDocument((state) => state.saved);
  const parser = useDocument((state) => documentQuestion(state.view).parser);
  const question = useMemo(() => ({ site, urls: all, parser }), [site, all, parser]);
  const found = useIdleTask(question, createFindingTask)?.result;
  // What is saved, and what the files are, decides what is changed.
  const changed = useMemo(
    () => (site && saved ? filterUnsaved(documentStore.getState(), all) : []),
    [site, saved, all],
  );
  const known = useMemo(() => new Set(all), [all]);
  const urls = { all, found: found?.filter((url) => known.has(url)), changed };
  return { filter, choose, urls, shown: urls[filter] ?? all };
}

/** Which documents the table shows: all, those with findings, those that are not saved as they are. */
function BatchFilters({ filter, choose, urls }: FilteredDocuments) {
  return (
    <fieldset className={legendStyles['answers']} aria-label={documentWords.batch.show}>
      {batchFilters.map((one) => (
        <button key={one} type="button" aria-pressed={one === filter} onClick={() => choose(one)}>
          {filterWords[one]}{' '}
          <span className={legendStyles['count']}>{urls[one]?.length.toLocaleString(languageTag())}</span>
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
  readonly shown: readonly string[];
}

/** What is written to the selected documents, as one step; and saving each of them. */
function BatchEditBar({ selected, shown }: BatchEditBarProps) {
  const [index, setIndex] = useState<DirectiveChoice>('same');
  const [follow, setFollow] = useState<DirectiveChoice>('same');
  const [said, say] = useState('');
  const unsaved = useDocument((state) => filterUnsaved(state, shown).length);
  const isIdle = selected.length === 0 || (index === 'same' && follow === 'same');
  const write = () => {
    if (isIdle) return;
    const wanted: DirectiveChanges = {
      ...(directiveValues[index] === undefined ? {} : { index: directiveValues[index] }),
      ...(directiveValues[follow] === undefined ? {} : { follow: directiveValues[follow] }),
    };
    const { parser } = documentQuestion(documentStore.getState().view);
    say(words.wrote(writeToDocuments(documentStore, selected, wanted, parser), selected.length));
  };
  const save = async () => {
    const paths = filterUnsaved(documentStore.getState(), shown);
    if (paths.length === 0) return;
    const { saved, trouble } = await saveFiles(documentStore, paths);
    say(trouble ? filesWords.savedSome(saved, paths.length, trouble) : words.saved(saved));
  };
  return (
    <div className={styles['bar']}>
      <span>{words.selected(selected.length)}</span>
      <BarSelect label={words.setIndex} value={index} options={directiveChoices} choose={setIndex} />
      <BarSelect label={words.setFollow} value={follow} options={directiveChoices} choose={setFollow} />
      <button type="button" className="btn btn-primary" aria-disabled={isIdle} onClick={write}>
        {words.write(selected.length)}
      </button>
      <button type="button" className="btn" aria-disabled={unsaved === 0} onClick={() => void save()}>
        {words.saveEach(unsaved)}
      </button>
      <output>{said}</output>
    </div>
  );
}

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
