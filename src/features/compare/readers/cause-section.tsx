// A cause: its explanation, the lines it depends on, its fixes, and its cells.

import { useMemo, useState } from 'react';
import { type CauseLines, findCauseLines } from '../../../core/analysis/reader-differences/cause-lines.ts';
import type { KnownFixes } from '../../../core/analysis/reader-differences/fix-check.ts';
import type { CauseCell, ReaderCause } from '../../../core/analysis/reader-differences/reader-causes.ts';
import { concernsCrawler } from '../../../core/catalogue/reader-concerns.ts';
import type { Reader } from '../../../core/readers/reader.ts';
import { escapeInvisible } from '../../../core/text/escape-invisible.ts';
import { pathOnSite } from '../../../core/workspace/path-on-site.ts';
import { compareReadersWords as words } from '../../../messages/en/comparison/compare.ts';
import { explainReaderCause } from '../../../messages/explain/explain-reader-cause.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import type { ReaderComparison } from '../../../state/table/comparison/reader-comparison.ts';
import { setQuestion } from '../../../state/table/set-question.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { AnswerLabel } from '../../../ui/icons/answer-label.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { openCellInWorkbench, openLineInWorkbench } from '../open-in-workbench.ts';
import { titlesOfReaders } from '../reader-titles.ts';
import { type CauseAnchors, causeHeadingId, useCauseAnchor } from './cause-anchor.ts';
import { CauseFixes } from './cause-fixes.tsx';
import styles from './readers.module.css';

export interface CauseListProps {
  readonly compared: ReaderComparison;
  /** The fixes that were found for the causes of this comparison. */
  readonly known: KnownFixes;
  readonly isStale: boolean;
  readonly anchors: CauseAnchors;
  /** Called when a fix was applied: its button is removed together with its cause. */
  readonly onFixed: () => void;
}

// The lines of the file on which a cause depends. Each links to its place in the workbench.
function Excerpt({ lines, more, path }: CauseLines & { path: string }) {
  return (
    <div className={`card ${styles['excerpt']}`}>
      <ol aria-label={words.lines}>
        {lines.map(({ line, text, isKey }) => (
          <li key={line} data-key={isKey || undefined}>
            <button
              type="button"
              className="btn btn-link"
              aria-label={words.line(line + 1)}
              onClick={() => openLineInWorkbench({ path, line })}
            >
              {line + 1}
            </button>
            <code>
              {text.trim() === '' ? (
                <span className="quiet">{words.blank}</span>
              ) : (
                <VisibleText text={text} />
              )}
            </code>
          </li>
        ))}
      </ol>
      {more > 0 && <p>{words.moreLines(more)}</p>}
    </div>
  );
}

// A URL, user-agents with equal answers under every reader, and the answers of the readers.
interface CauseRowProps {
  readonly cell: CauseCell;
  readonly compared: ReaderComparison;
}

function CauseRow({ cell, compared: { groups, lens, diff } }: CauseRowProps) {
  const origin = useDocument(({ document }) => document.origin);
  const { url, agents } = cell;
  const open = () => {
    setQuestion(documentStore, undefined);
    openCellInWorkbench(agents[0], url);
  };
  const names = words.agentsOf(agents);
  return (
    <tr className={styles['row']}>
      <th scope="row" aria-label={escapeInvisible(url)}>
        <button type="button" className="btn btn-link" title={escapeInvisible(url)} onClick={open}>
          <span>
            <VisibleText text={pathOnSite(origin, url)} />
          </span>
          <span className="vh">{words.openCell(agents[0])}</span>
        </button>
      </th>
      <td className={`cut quiet ${styles['agents']}`} title={escapeInvisible(names)}>
        <VisibleText text={names} />
      </td>
      {groups.map((places) => (
        <ReaderAnswer key={places.join()} cell={cell} readers={diff.readers} places={places} lens={lens} />
      ))}
    </tr>
  );
}

interface ReaderAnswerProps {
  readonly cell: CauseCell;
  readonly readers: readonly Reader[];
  /** The readers of the column, by index. */
  readonly places: readonly number[];
  readonly lens: number;
}

function ReaderAnswer({ cell: { agents, verdicts, others }, readers, places, lens }: ReaderAnswerProps) {
  const place = places.find((one) => one === lens || concernsCrawler(readers[one]!, agents[0]));
  const answer = place === undefined ? undefined : verdicts[place]?.answer;
  const titles = titlesOfReaders(readers, places);
  // On a phone, each answer has the head of its column next to it.
  const head = titles.join(' · ');
  if (place === undefined || !answer) return <NotAsked head={head} names={titles.join(', ')} />;
  const isOther = answer !== verdicts[lens]?.answer;
  return (
    <td
      data-readers={head}
      data-lens={place === lens || undefined}
      data-differs={others.includes(place) || undefined}
    >
      <span className={`row ${styles['cell']}`}>
        <AnswerLabel answer={answer} />
        {isOther && (
          <span className="differs">
            <Icon name="g-differs" />
            <span className="vh">{words.differs}</span>
          </span>
        )}
      </span>
    </td>
  );
}

// Where the readers of a column do not apply to the crawler.
function NotAsked({ head, names }: { head: string; names: string }) {
  return (
    <td className="quiet" data-readers={head} title={words.otherOperator(names)}>
      <span aria-hidden>–</span>
      <span className="vh">{words.otherOperator(names)}</span>
    </td>
  );
}

/** The number of rows of a cause at first, and the number that each step adds. */
const INITIAL_ROWS = 4;
const MORE_ROWS = 200;

interface CauseSectionProps extends CauseListProps {
  readonly cause: ReaderCause;
}

export function CauseSection(props: CauseSectionProps) {
  const { cause, compared } = props;
  const [rowLimit, setRowLimit] = useState(INITIAL_ROWS);
  const { cells } = cause;
  // A single remaining row would take as much space as the button.
  const count = cells.length <= rowLimit + 1 ? cells.length : rowLimit;
  return (
    <tbody aria-labelledby={causeHeadingId(cause)}>
      <CauseHeading {...props} />
      {cells.slice(0, count).map((cell) => (
        <CauseRow key={`${cell.url} ${cell.agents.join()}`} cell={cell} compared={compared} />
      ))}
      {count < cells.length && (
        <tr>
          <td colSpan={compared.groups.length + 2}>
            <button
              type="button"
              className={`btn btn-link ${styles['more']}`}
              onClick={() => setRowLimit(rowLimit + MORE_ROWS)}
            >
              {words.moreUrls(cells.length - count)}
            </button>
          </td>
        </tr>
      )}
    </tbody>
  );
}

function CauseHeading({ cause, compared, known, isStale, anchors, onFixed }: CauseSectionProps) {
  const { row, heading } = useCauseAnchor(anchors, cause);
  const { diff, lens, groups } = compared;
  const { title, sentences, spec } = explainReaderCause(cause, diff.readers, lens);
  const excerpt = useMemo(() => findCauseLines(diff, cause, lens), [diff, cause, lens]);
  return (
    <tr ref={row} className={styles['cause']}>
      <th scope="rowgroup" colSpan={groups.length + 2}>
        <div className={styles['causeHead']}>
          <div>
            <h3 ref={heading} id={causeHeadingId(cause)} tabIndex={-1}>
              {title} <span className={`strong differs ${styles['count']}`}>{words.cells(cause.count)}</span>
            </h3>
            <p>
              {sentences.join(' ')} <span className="text-xs quiet">{spec}</span>
            </p>
            <CauseFixes {...{ cause, compared, known, isStale, onFixed }} />
          </div>
          {excerpt.lines.length > 0 && <Excerpt {...excerpt} path={diff.asked.file} />}
        </div>
      </th>
    </tr>
  );
}
