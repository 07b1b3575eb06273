// A block that a content delivery network puts before the open file: it is written or pasted here, with the
// changes it makes.

import { useId, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { CdnChangeGroup } from '../../../core/analysis/cdn-block/cdn-block.ts';
import { countLines } from '../../../core/document/count-lines.ts';
import { lineAt } from '../../../core/document/lines.ts';
import { textOfSource } from '../../../core/document/source.ts';
import type { Reader } from '../../../core/readers/reader.ts';
import type { ChangedAnswer } from '../../../core/trial/changed-answers.ts';
import { cdnBlockWords as words } from '../../../messages/en/cdn-block.ts';
import { compareWords } from '../../../messages/en/comparison/compare.ts';
import { useReaderQuestion } from '../../../state/table/comparison/use-readers.ts';
import { copyText } from '../../../state/table/table-export.ts';
import { awaited, useIdleTask } from '../../../state/use-idle-task.ts';
import { TableHead } from '../../../ui/content/table-head.tsx';
import { VisibleLines } from '../../../ui/content/visible-lines.tsx';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { ScrollRegion } from '../../../ui/controls/scroll-region.tsx';
import { AnswerLabel } from '../../../ui/icons/answer-label.tsx';
import { openLineInWorkbench } from '../open-in-workbench.ts';
import { titlesOfReaders } from '../reader-titles.ts';
import styles from './cdn-block.module.css';
import {
  type CdnBlockComparison,
  type CdnBlockQuestion,
  cdnBlockStore,
  compareCdnBlock,
  MAX_ANSWERS,
  sampleCdnBlock,
  setCdnBlock,
} from './cdn-block.ts';

/** The number of rows at first, and the number that each step adds. */
const INITIAL_CHANGES = 8;
const MORE_CHANGES = 200;

interface ChangesByCauseProps {
  readonly group: CdnChangeGroup;
  readonly readers: readonly Reader[];
}

const countChangedAnswers = ({ agents, readers }: ChangedAnswer) => agents.length * readers.length;

/** The answers that change for one reason: each URL with its crawlers, and the answers of the readers. */
function ChangesByCause({ group: { cause, count, changes }, readers }: ChangesByCauseProps) {
  const heading = useId();
  const [rowLimit, setRowLimit] = useState(INITIAL_CHANGES);
  const { title, why } = words.cause(cause);
  // A single remaining row would take as much space as the button.
  const shownCount = changes.length <= rowLimit + 1 ? changes.length : rowLimit;
  const notListed = count - changes.reduce((sum, change) => sum + countChangedAnswers(change), 0);
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>
        {title} <span className="changed">{words.answers(count)}</span>
      </h3>
      <p>{why}</p>
      <ScrollRegion className={styles['scroller']}>
        <table className={`answers-table ${styles['table']}`} aria-labelledby={heading}>
          <TableHead names={Object.values(words.columns)} />
          <tbody>
            {changes.slice(0, shownCount).map((change) => (
              <ChangeRow key={JSON.stringify(change)} change={change} readers={readers} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {shownCount < changes.length && (
        <button type="button" className="btn btn-link" onClick={() => setRowLimit(rowLimit + MORE_CHANGES)}>
          {words.moreRows(changes.length - shownCount)}
        </button>
      )}
      {shownCount === changes.length && notListed > 0 && <p>{words.notListed(notListed)}</p>}
    </section>
  );
}

function ChangeRow({ change, readers }: { change: ChangedAnswer; readers: readonly Reader[] }) {
  const titles = titlesOfReaders(readers, change.readers);
  const crawlerNames = words.robots(change.agents);
  const readerNames = words.readers(titles, readers.length);
  return (
    <tr>
      <th scope="row">
        <VisibleText text={change.url} />
        <span className={`quiet ${styles['below']}`}>
          <VisibleText text={crawlerNames} />
        </span>
        <span className={`quiet ${styles['below']}`}>{words.readBy(readerNames)}</span>
      </th>
      <td>
        <VisibleText text={crawlerNames} />
      </td>
      <td>
        <AnswerLabel answer={change.before} />
      </td>
      <td>
        <AnswerLabel answer={change.after} />
      </td>
      <td>{readerNames}</td>
    </tr>
  );
}

// The lines of the open file that have another effect after the block. Each links to its place in the workbench.
function FileLineButton({ path, line, label }: { path: string; line: number; label: string }) {
  return (
    <button type="button" className="btn btn-link" onClick={() => openLineInWorkbench({ path, line })}>
      <VisibleText text={label} />
    </button>
  );
}

function AffectedLines({ result: { path, own, records, beaten, readers } }: { result: CdnBlockComparison }) {
  const heading = useId();
  const titlesOf = (places: readonly number[]) => titlesOfReaders(readers, places);
  const knowsAllowField = (place: number) => readers[place]?.record.ruleFields.includes('allow') ?? false;
  const hasNoEffect = records.length === 0 && beaten.length === 0;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{words.own}</h3>
      {hasNoEffect && <p>{words.ownFine}</p>}
      <ul className={`stack text-s ${styles['own']}`}>
        {records.map(({ line, last, names, unread, joined, same }) => (
          <li key={`${line} ${last} ${names.join()}`}>
            <FileLineButton path={path} line={line} label={words.record(line, last, names)} />
            {unread.length > 0 && <p>{words.unread(titlesOf(unread))}</p>}
            {joined.length > 0 && <p>{words.joined(titlesOf(joined))}</p>}
            {[true, false].map((knowsAllow) => {
              const readerPlaces = same.filter((place) => knowsAllowField(place) === knowsAllow);
              return (
                readerPlaces.length > 0 && (
                  <p key={String(knowsAllow)}>{words.same(titlesOf(readerPlaces), knowsAllow)}</p>
                )
              );
            })}
          </li>
        ))}
        {beaten.map(({ line, by, readers: places }) => (
          <li key={`${line} by ${by.join(' ')}`}>
            <FileLineButton path={path} line={line} label={words.line(line)} />{' '}
            <code>
              <VisibleText text={lineAt(own.lines, line)?.text ?? ''} />
            </code>
            <p>{words.beaten(titlesOf(places), by)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

// The comparison with the block, for components.
/** Returns the question about the current document, the block, and the compared readers. */
function useCdnBlockQuestion(): CdnBlockQuestion {
  const readers = useReaderQuestion();
  const block = useStore(cdnBlockStore, (state) => state.block);
  return useMemo(() => ({ readers, block }), [readers, block]);
}

export function CdnBlockSection() {
  const question = useCdnBlockQuestion();
  const last = useIdleTask(question, compareCdnBlock, awaited);
  const isStale = last?.question !== question;
  const result = last?.result;
  const combined = result && textOfSource(result.combined.source);
  return (
    <section aria-label={compareWords.edge} className={styles['part']}>
      <CdnBlockField block={question.block} combined={isStale ? undefined : combined} />
      <div className={`column ${styles['result']}`} aria-busy={isStale} data-stale={isStale}>
        <h2>{words.result}</h2>
        <output>
          {!last && words.working}
          {last && !result && words.tooMany(MAX_ANSWERS)}
          {result &&
            words.summary(
              result.changed,
              result.all,
              result.table.agents.length,
              result.table.urls.length,
              result.readers.length,
            )}
        </output>
        {result?.groups.map((group) => (
          <ChangesByCause key={group.cause} group={group} readers={result.readers} />
        ))}
        {result && <AffectedLines result={result} />}
        {result && (
          <details className={styles['combined']}>
            <summary className="target">
              {words.combined(countLines(result.combined.source.lines), result.combined.offset)}
            </summary>
            <ScrollRegion as="pre">
              <VisibleLines text={combined ?? ''} />
            </ScrollRegion>
          </details>
        )}
      </div>
    </section>
  );
}

function CdnBlockField({ block, combined }: { block: string; combined: string | undefined }) {
  const field = useId();
  const about = useId();
  const [message, setMessage] = useState('');
  const sample = sampleCdnBlock();
  const isSample = block === sample;
  const copy = async () => {
    if (combined === undefined) return;
    setMessage((await copyText(combined)) ? words.copied : words.notCopied);
  };
  return (
    <div className={`column ${styles['block']}`}>
      <p id={about} className="text-s quiet">
        {words.about}
      </p>
      <label htmlFor={field}>{words.block}</label>
      <textarea
        id={field}
        className="field"
        aria-describedby={about}
        spellCheck={false}
        value={block}
        onChange={({ target }) => setCdnBlock(target.value)}
      />
      <div className={styles['actions']}>
        <button
          type="button"
          className="btn"
          aria-disabled={isSample}
          title={isSample ? words.isSample : undefined}
          onClick={() => setCdnBlock(sample)}
        >
          {words.useSample}
        </button>
        <button
          type="button"
          className="btn"
          aria-disabled={combined === undefined}
          onClick={() => void copy()}
        >
          {words.copy}
        </button>
      </div>
      <output className="text-s quiet">{message}</output>
      <p className="text-s quiet">{words.sampleAbout}</p>
    </div>
  );
}
