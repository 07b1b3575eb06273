// The sidebar of the table: how many cells depend on the reader and why, and which readers are compared.

import { type ReactNode, useId } from 'react';
import { readers as allReaders } from '../../../core/readers/registry.ts';
import { largestOf } from '../../../core/text/large-lists.ts';
import { compareReadersWords as words } from '../../../messages/en/comparison/compare.ts';
import { number } from '../../../messages/en/counts.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import { explainReaderCause } from '../../../messages/explain/explain-reader-cause.ts';
import { useWatchedReaders } from '../../../state/readers/use-watched-readers.ts';
import {
  isComparingOnly,
  type ReaderComparison,
  type ReaderQuestion,
  setComparedReaders,
} from '../../../state/table/comparison/reader-comparison.ts';
import { useDifferencesByReader } from '../../../state/table/comparison/use-differences-by-reader.ts';
import { type CauseAnchors, causeHeadingId } from './cause-anchor.ts';
import styles from './readers.module.css';

interface ReadersSummaryProps {
  readonly question: ReaderQuestion;
  readonly compared: ReaderComparison | undefined;
  readonly isStale: boolean;
  readonly anchors: CauseAnchors;
}

export function ReadersSummary({ question, compared, isStale, anchors }: ReadersSummaryProps) {
  return (
    <aside className={styles['side']} aria-label={words.side}>
      <output>{compared && !isStale && <DisagreementSummary compared={compared} />}</output>
      {compared && compared.causes.length > 0 && <CauseLinks compared={compared} anchors={anchors} />}
      <ComparedReaderList question={question} compared={isStale ? undefined : compared} />
    </aside>
  );
}

function DisagreementSummary({ compared: { diff, causes, inTable } }: { compared: ReaderComparison }) {
  // That all agree is said beside it, where the answers would be.
  if (diff.differing === 0) return null;
  return (
    <p className={styles['sum']}>
      <b>
        {inTable
          ? words.differingInTable(inTable.differing, inTable.all)
          : words.differing(diff.differing, diff.all)}
      </b>{' '}
      {inTable && inTable.differing !== diff.differing && words.byCrawler(diff.differing, diff.all)}{' '}
      {words.notAlike(causes.filter(({ kind }) => kind !== 'not-analysed').length, causes.length)}
    </p>
  );
}

interface CauseLinksProps {
  readonly compared: ReaderComparison;
  readonly anchors: CauseAnchors;
}

function CauseLinks({ compared: { diff, causes, lens }, anchors }: CauseLinksProps) {
  return (
    <ul className={styles['causes']} aria-label={words.causes}>
      {causes.map((cause) => (
        <li key={causeHeadingId(cause)}>
          <button type="button" onClick={() => anchors.get(causeHeadingId(cause))?.()}>
            <span className={`strong differs ${styles['count']}`}>{number(cause.count)}</span>
            <span>{explainReaderCause(cause, diff.readers, lens).title}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function ComparedReaderList({
  question,
  compared,
}: {
  question: ReaderQuestion;
  compared: ReaderComparison | undefined;
}) {
  const id = useId();
  const lens = question.readers[question.lens]!;
  const watched = useWatchedReaders().map((reader) => reader.id);
  const differing = new Map(
    compared?.diff.readers.map((reader, place) => {
      const { between, readers } = compared.diff;
      return [reader.id, between[question.lens * readers.length + place] ?? 0];
    }),
  );
  const largestCount = Math.max(1, largestOf(differing.values()));
  // Where one differs, answers are counted in another way.
  const additions = useDifferencesByReader();
  const allAgree = compared?.diff.differing === 0;
  return (
    <fieldset className={styles['readers']} aria-describedby={id}>
      <legend>{words.readers}</legend>
      <p id={id}>
        {!allAgree && words.differFrom(readerTitle(lens))} {words.onlyOwnCrawlers}
      </p>
      <div className={`row ${styles['all']}`}>
        {!isComparingOnly(question, watched) && (
          <button type="button" className="btn btn-link" onClick={() => setComparedReaders(undefined)}>
            {words.watchedReaders}
          </button>
        )}
        {question.readers.length < allReaders.length && (
          <button
            type="button"
            className="btn btn-link"
            onClick={() => setComparedReaders(new Set(allReaders.map(({ id }) => id)))}
          >
            {words.allReaders}
          </button>
        )}
      </div>
      <ul>
        {allReaders.map((reader) => (
          <li key={reader.id} data-lens={reader.id === lens.id || undefined}>
            <label>
              <input
                type="checkbox"
                checked={question.readers.some((one) => one.id === reader.id)}
                disabled={reader.id === lens.id}
                onChange={({ target }) => {
                  const others = question.readers.filter(({ id: other }) => other !== reader.id);
                  const compared = target.checked ? [...others, reader] : others;
                  setComparedReaders(new Set(compared.map((one) => one.id)));
                }}
              />
              {readerTitle(reader)}
            </label>
            <AgreementShare
              isLens={reader.id === lens.id}
              count={differing.get(reader.id)}
              largestCount={largestCount}
              lens={readerTitle(lens)}
            >
              {allAgree && <Addition count={additions?.get(reader.id)} />}
            </AgreementShare>
            {reader.id !== lens.id && (
              <button
                type="button"
                className={`btn btn-link ${styles['only']}`}
                aria-label={words.onlyReader(readerTitle(reader), readerTitle(lens))}
                title={words.onlyReader(readerTitle(reader), readerTitle(lens))}
                onClick={() => setComparedReaders(new Set([reader.id]))}
              >
                {words.only}
              </button>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** How many answers of the table a reader would add to those that differ, once they are counted. */
function Addition({ count }: { count: number | undefined }) {
  if (count === undefined) return null;
  return (
    <>
      {words.adds(count)}
      {count > 0 && <span className="vh"> {words.differences(count)}</span>}
    </>
  );
}

interface AgreementShareProps {
  readonly isLens: boolean;
  readonly count: number | undefined;
  readonly largestCount: number;
  readonly lens: string;
  /** In place of what is not compared. */
  readonly children: ReactNode;
}

function AgreementShare({ isLens, count, largestCount, lens, children }: AgreementShareProps) {
  if (isLens) return <span className={`text-s quiet ${styles['says']}`}>{words.isLens}</span>;
  if (count === undefined) return <span className={`text-s quiet ${styles['says']}`}>{children}</span>;
  if (count === 0) return <span className={`text-s quiet ${styles['says']}`}>{words.alike(lens)}</span>;
  return (
    <>
      <span
        className={styles['bar']}
        aria-hidden
        style={{ inlineSize: `${(100 * count) / largestCount}%` }}
      />
      <span className={styles['number']}>
        {number(count)}
        <span className="vh"> {words.differCells(count)}</span>
      </span>
    </>
  );
}
