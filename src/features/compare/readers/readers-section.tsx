// Where readers disagree about the open site: the causes, the cells, and fixes that would make them agree.
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { KnownFixes } from '../../../core/analysis/reader-differences/fix-check.ts';
import { urlOfPath } from '../../../core/proof/decided-answer.ts';
import { compareWords, compareReadersWords as words } from '../../../messages/en/comparison/compare.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import type { GatepostState } from '../../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import { addCell } from '../../../state/table/additions/add-cell.ts';
import {
  compareReaders,
  countComparedVerdicts,
  MAX_VERDICTS,
  type ReaderComparison,
  type ReaderQuestion,
} from '../../../state/table/comparison/reader-comparison.ts';
import { useReaderQuestion } from '../../../state/table/comparison/use-readers.ts';
import { useReadersAgree } from '../../../state/table/comparison/use-readers-agree.ts';
import { awaited, useIdleTask } from '../../../state/use-idle-task.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { titlesOfReaders } from '../reader-titles.ts';
import { type CauseAnchors, causeHeadingId } from './cause-anchor.ts';
import { type CauseListProps, CauseSection } from './cause-section.tsx';
import { ReaderTreeView } from './reader-tree.tsx';
import styles from './readers.module.css';
import { ReadersSummary } from './readers-summary.tsx';

/** The cells that depend on the reader, by cause. Readers with the same answers in all of them share a column. */
function CauseList({ compared, isStale, anchors, onFixed }: Omit<CauseListProps, 'known'>) {
  const { diff, causes, groups } = compared;
  const [known] = useState((): KnownFixes => new WeakMap());
  const listed = diff.cells.reduce((sum, { agents }) => sum + agents.length, 0);
  return (
    <div className={styles['scroller']} tabIndex={-1}>
      {listed < diff.differing && <p className={styles['note']}>{words.onlyFirst(listed)}</p>}
      <table className={styles['table']} aria-label={words.title}>
        <colgroup>
          <col className={styles['urls']} />
          <col className={styles['names']} />
          {groups.map((places) => (
            <col key={places.join()} className={styles['answers']} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{words.url}</th>
            <th scope="col">{words.agents}</th>
            {groups.map((places, column) => (
              <th key={places.join()} scope="col" data-lens={column === 0 || undefined}>
                {titlesOfReaders(diff.readers, places).join(' · ')}
              </th>
            ))}
          </tr>
        </thead>
        {causes.map((cause) => (
          <CauseSection
            key={causeHeadingId(cause)}
            compared={compared}
            cause={cause}
            known={known}
            isStale={isStale}
            anchors={anchors}
            onFixed={onFixed}
          />
        ))}
      </table>
      <ReaderTreeView compared={compared} />
    </div>
  );
}

const isComparisonTooLarge = (question: ReaderQuestion) => countComparedVerdicts(question) > MAX_VERDICTS;
const createComparisonTask = (question: ReaderQuestion) =>
  isComparisonTooLarge(question) ? undefined : compareReaders(question);
const asksOtherThanFetch = ({ view }: GatepostState) => view.subject !== undefined;

export function ReadersSection() {
  const question = useReaderQuestion();
  const last = useIdleTask(question, createComparisonTask, awaited);
  const heading = useRef<HTMLHeadingElement>(null);
  const [anchors] = useState((): CauseAnchors => new Map());
  // The result may lag behind and is then marked as busy. If the comparison is too large, nothing is shown.
  const isStale = last?.question !== question;
  const result = isComparisonTooLarge(question) ? undefined : last?.result;
  return (
    <section
      className={styles['compare']}
      aria-label={compareWords.readers}
      aria-busy={isStale && !isComparisonTooLarge(question)}
    >
      <ReadersSummary question={question} compared={result} isStale={isStale} anchors={anchors} />
      <div className={styles['main']}>
        <header className={`flow ${styles['head']}`}>
          <h2 ref={heading} tabIndex={-1}>
            {words.title}
          </h2>
          {result && <ComparisonFacts question={last?.question ?? question} compared={result} />}
        </header>
        <OnlyFetchNote />
        <output>{result && <AgreementNote compared={result} />}</output>
        <Comparison
          question={question}
          compared={result}
          isStale={isStale}
          anchors={anchors}
          onFixed={() => heading.current?.focus()}
        />
      </div>
    </section>
  );
}

interface ComparisonFactsProps {
  readonly question: ReaderQuestion;
  readonly compared: ReaderComparison;
}

/** What was compared. The answers that the page counts are those of the columns of the table. */
function ComparisonFacts({ question: { readers, table }, compared: { inTable } }: ComparisonFactsProps) {
  const urls = table.urls.length;
  const columns = inTable && urls > 0 ? inTable.all / urls : table.agents.length;
  return (
    <span className="text-s quiet">{words.meta(urls, table.agents.length, columns, readers.length)}</span>
  );
}

function AgreementNote({ compared: { diff, inTable } }: { compared: ReaderComparison }) {
  if (diff.all === 0 || diff.differing > 0) return null;
  return (
    <p className={styles['note']}>
      {words.agree(diff.readers.length, inTable?.all ?? diff.all)}{' '}
      <DifferenceElsewhere compared={diff.readers} />
    </p>
  );
}

/** A URL outside of the table about which watched readers disagree, if these are compared. */
function DifferenceElsewhere({ compared }: { compared: ReaderComparison['diff']['readers'] }) {
  const found = useReadersAgree();
  if (typeof found !== 'object' || !found.readers.every((reader) => compared.includes(reader))) return null;
  const { agent, path, readers } = found;
  return (
    <>
      <VisibleText text={words.differAt(readers.map(readerTitle), path)} />.{' '}
      <button
        type="button"
        className="btn btn-link target"
        onClick={() => addCell(documentStore, { agent, url: urlOfPath(path, '') })}
      >
        {words.compareDiffering}
      </button>
    </>
  );
}

function OnlyFetchNote() {
  return useDocument(asksOtherThanFetch) ? <p className={styles['note']}>{words.onlyFetching}</p> : null;
}

interface ComparisonProps {
  readonly question: ReaderQuestion;
  readonly compared: ReaderComparison | undefined;
  readonly isStale: boolean;
  readonly anchors: CauseAnchors;
  readonly onFixed: () => void;
}

function Comparison({ question, compared, isStale, anchors, onFixed }: ComparisonProps) {
  if (isComparisonTooLarge(question))
    return <p className={styles['note']}>{words.tooMany(countComparedVerdicts(question), MAX_VERDICTS)}</p>;
  if (!compared) return <p className={styles['note']}>{words.busy}</p>;
  if (compared.diff.all === 0) return <EmptyTableNote />;
  if (compared.diff.differing === 0) return null;
  return <CauseList {...{ compared, isStale, anchors, onFixed }} />;
}

function EmptyTableNote() {
  return (
    <p className={styles['note']}>
      {words.noCells} <Link to="/edit">{words.toWorkbench}</Link>
    </p>
  );
}
