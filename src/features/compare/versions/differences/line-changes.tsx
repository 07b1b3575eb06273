// A line that changes cells, with those cells.
import { useState } from 'react';
import { escapeInvisible } from '../../../../core/text/escape-invisible.ts';
import { pathOnSite } from '../../../../core/workspace/path-on-site.ts';
import { versionsWords as words } from '../../../../messages/en/comparison/compare.ts';
import { agentName, crawlerInSentence, matrixWords } from '../../../../messages/en/table.ts';
import { useDocument } from '../../../../state/document/use-document.ts';
import {
  type MatrixVerdict,
  type QuestionPresentation,
  toneOf,
} from '../../../../state/table/question-presentation.ts';
import type { Cause, CellOfCause } from '../../../../state/versions/version-diff.ts';
import { VisibleText } from '../../../../ui/content/visible-text.tsx';
import { ToneLabel } from '../../../../ui/icons/answer-label.tsx';
import { openCellInWorkbench } from '../../open-in-workbench.ts';
import styles from '../versions.module.css';
import { LineButton } from './line-button.tsx';

/** The number of cells at first, and the number that each press of the button adds. */
const INITIAL_CELLS = 50;
const MORE_CELLS = 500;

interface LineChangesProps {
  readonly cause: Cause;
  readonly kind: QuestionPresentation;
  readonly isNow: boolean;
  /** The path of the displayed text. Lines of other files are shown with their path. */
  readonly path: string;
}

const describeCause = ({ side, isOnlyThere, count }: Cause): string => {
  if (side === 'none') return words.noLine(count);
  if (side === 'after') return isOnlyThere ? words.causes.new(count) : words.causes.now(count);
  return isOnlyThere ? words.causes.gone(count) : words.causes.earlier(count);
};

function CauseHeading({ cause, isNow, path }: Omit<LineChangesProps, 'kind'>) {
  const { by, side, isOnlyThere, text } = cause;
  const name = by && (by.path === path ? words.line(by.line + 1) : words.lineOf(by.line + 1, by.path));
  return (
    <h3 className={`text-s ${styles['cause']}`}>
      {by && name && <LineButton by={by} name={name} isThere={isNow && (side === 'after' || !isOnlyThere)} />}{' '}
      {describeCause(cause)}
      {text && (
        <code>
          <VisibleText text={text} />
        </code>
      )}
    </h3>
  );
}

const VersionAnswer = ({ kind, verdict }: { kind: QuestionPresentation; verdict: MatrixVerdict }) => (
  <ToneLabel tone={toneOf(kind, verdict)} word={kind.word(verdict)} />
);

function ChangedCellRow({
  cell,
  kind,
  isNow,
}: {
  cell: CellOfCause;
  kind: QuestionPresentation;
  isNow: boolean;
}) {
  const { agents, url, before, after, lineNow } = cell;
  const path = pathOnSite(
    useDocument(({ document }) => document.origin),
    url,
  );
  const name =
    agents.length === 1 && kind.columnName ? kind.columnName(agents[0]) : matrixWords.column(agents);
  return (
    <li className={`text-s ${styles['row']}`}>
      {isNow ? (
        <button
          type="button"
          className={`btn btn-link breaks ${styles['url']}`}
          aria-label={escapeInvisible(
            words.why(path, agents.length === 1 && !kind.columnName ? crawlerInSentence(agents[0]) : name),
          )}
          onClick={() => openCellInWorkbench(agents[0], url)}
        >
          <VisibleText text={path} />
        </button>
      ) : (
        <span className={`breaks ${styles['url']}`}>
          <VisibleText text={path} />
        </span>
      )}
      <span
        className="breaks"
        title={agents.length > 1 ? escapeInvisible(agents.map(agentName).join(', ')) : undefined}
      >
        <VisibleText text={name} />
      </span>
      <span className={`quiet flow ${styles['was']}`}>
        <span className="vh">{words.was} </span>
        <s>
          <VersionAnswer kind={kind} verdict={before} />
        </s>
        {before.by && (
          <LineButton
            by={{ path: before.by.path, line: lineNow ?? 0 }}
            name={words.byOldLine(before.by.line + 1)}
            isThere={isNow && lineNow !== undefined}
          />
        )}
      </span>
      <span className={`quiet flow ${styles['is']}`}>
        <span className="vh">{words.isNow} </span>
        <VersionAnswer kind={kind} verdict={after} />
        {after.by && <LineButton by={after.by} name={words.byLine(after.by.line + 1)} isThere={isNow} />}
      </span>
    </li>
  );
}

export function LineChanges({ cause, kind, isNow, path }: LineChangesProps) {
  const [limit, setLimit] = useState(INITIAL_CELLS);
  const { cells } = cause;
  const remaining = cells.length - limit;
  return (
    <section>
      <CauseHeading {...{ cause, isNow, path }} />
      <ul>
        {cells.slice(0, limit).map((cell) => (
          <ChangedCellRow key={`${cell.column} ${cell.url}`} {...{ cell, kind, isNow }} />
        ))}
      </ul>
      {remaining > 0 && (
        <button type="button" className="btn" onClick={() => setLimit(limit + MORE_CELLS)}>
          {words.more(Math.min(remaining, MORE_CELLS))}
        </button>
      )}
    </section>
  );
}
