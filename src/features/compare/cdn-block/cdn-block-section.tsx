// A delivery network's block in front of the open file: written or pasted here, and what it changes.

import { useId, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { CdnAnswerChange, CdnChangeGroup } from '../../../core/analysis/cdn-block/cdn-block.ts';
import { lineAt } from '../../../core/document/lines.ts';
import { textOfSource } from '../../../core/document/source.ts';
import type { Reader } from '../../../core/readers/reader.ts';
import { edgeBlockWords as words } from '../../../messages/en/cdn-block.ts';
import { compareWords } from '../../../messages/en/compare.ts';
import { useReaderQuestion } from '../../../state/table/comparison/use-readers.ts';
import { copyText } from '../../../state/table/table-export.ts';
import { useIdleTask } from '../../../state/use-idle-task.ts';
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

/** Rows at first, and how many come with each step. */
const INITIAL_CHANGES = 8;
const MORE_CHANGES = 200;

interface ChangesByCauseProps {
  readonly group: CdnChangeGroup;
  readonly readers: readonly Reader[];
}

const countChangedAnswers = ({ agents, readers }: CdnAnswerChange) => agents.length * readers.length;

/** The answers that change for one reason: each URL with its robots, and what which readers say. */
function ChangesByCause({ group: { cause, count, changes }, readers }: ChangesByCauseProps) {
  const heading = useId();
  const [wanted, setWanted] = useState(INITIAL_CHANGES);
  const { title, why } = words.cause(cause);
  // One more would take as much room as the button.
  const shown = changes.length <= wanted + 1 ? changes.length : wanted;
  const notListed = count - changes.reduce((sum, change) => sum + countChangedAnswers(change), 0);
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>
        {title} <span className={styles['count']}>{words.answers(count)}</span>
      </h3>
      <p>{why}</p>
      <ScrollRegion className={styles['scroller']}>
        <table className={styles['table']} aria-labelledby={heading}>
          <TableHead names={Object.values(words.columns)} />
          <tbody>
            {changes.slice(0, shown).map((change) => (
              <ChangeRow key={JSON.stringify(change)} change={change} readers={readers} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {shown < changes.length && (
        <button type="button" className="btn btn-link" onClick={() => setWanted(wanted + MORE_CHANGES)}>
          {words.moreRows(changes.length - shown)}
        </button>
      )}
      {shown === changes.length && notListed > 0 && <p>{words.notListed(notListed)}</p>}
    </section>
  );
}

function ChangeRow({ change, readers }: { change: CdnAnswerChange; readers: readonly Reader[] }) {
  const titles = titlesOfReaders(readers, change.readers);
  const robots = words.robots(change.agents);
  const told = words.readers(titles, readers.length);
  return (
    <tr>
      <th scope="row">
        <VisibleText text={change.url} />
        <span className={styles['below']}>
          <VisibleText text={robots} />
        </span>
        <span className={styles['below']}>{words.readBy(told)}</span>
      </th>
      <td>
        <VisibleText text={robots} />
      </td>
      <td>
        <AnswerLabel answer={change.before} />
      </td>
      <td>
        <AnswerLabel answer={change.after} />
      </td>
      <td>{told}</td>
    </tr>
  );
}

// The lines of the open file that count otherwise behind the block; each leads to its place in the workbench.
function OwnLineButton({ path, line, label }: { path: string; line: number; label: string }) {
  return (
    <button type="button" className="btn btn-link" onClick={() => openLineInWorkbench({ path, line })}>
      <VisibleText text={label} />
    </button>
  );
}

function OwnLines({ result: { path, own, records, beaten, readers } }: { result: CdnBlockComparison }) {
  const heading = useId();
  const titlesOf = (places: readonly number[]) => titlesOfReaders(readers, places);
  const knows = (place: number) => readers[place]?.record.ruleFields.includes('allow') ?? false;
  const isFine = records.length === 0 && beaten.length === 0;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{words.own}</h3>
      {isFine && <p>{words.ownFine}</p>}
      <ul className={styles['own']}>
        {records.map(({ line, last, names, unread, joined, same }) => (
          <li key={`${line} ${last} ${names.join()}`}>
            <OwnLineButton path={path} line={line} label={words.record(line, last, names)} />
            {unread.length > 0 && <p>{words.unread(titlesOf(unread))}</p>}
            {joined.length > 0 && <p>{words.joined(titlesOf(joined))}</p>}
            {[true, false].map((knowsAllow) => {
              const of = same.filter((place) => knows(place) === knowsAllow);
              return of.length > 0 && <p key={String(knowsAllow)}>{words.same(titlesOf(of), knowsAllow)}</p>;
            })}
          </li>
        ))}
        {beaten.map(({ line, by, readers: places }) => (
          <li key={`${line} by ${by.join(' ')}`}>
            <OwnLineButton path={path} line={line} label={words.line(line)} />{' '}
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

// The block in front of the open file, for components.
/** The question about the present document, the block, and the readers that are compared. */
function useCdnBlockQuestion(): CdnBlockQuestion {
  const readers = useReaderQuestion();
  const block = useStore(cdnBlockStore, (state) => state.block);
  return useMemo(() => ({ readers, block }), [readers, block]);
}

export default function CdnBlockSection() {
  const question = useCdnBlockQuestion();
  const last = useIdleTask(question, compareCdnBlock);
  const isStale = last?.question !== question;
  const result = last?.result;
  const combined = result && textOfSource(result.combined.source);
  return (
    <section aria-label={compareWords.edge} className={styles['part']}>
      <CdnBlockField block={question.block} combined={isStale ? undefined : combined} />
      <div className={styles['result']} aria-busy={isStale}>
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
        {result && <OwnLines result={result} />}
        {result && (
          <details className={styles['combined']}>
            <summary>{words.combined(result.combined.source.lines.length, result.combined.offset)}</summary>
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
  const [said, setSaid] = useState('');
  const sample = sampleCdnBlock();
  const isSample = block === sample;
  const copy = async () => {
    if (combined === undefined) return;
    setSaid((await copyText(combined)) ? words.copied : words.notCopied);
  };
  return (
    <div className={styles['block']}>
      <p id={about} className={styles['quiet']}>
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
      <output className={styles['quiet']}>{said}</output>
      <p className={styles['quiet']}>{words.sampleAbout}</p>
    </div>
  );
}
