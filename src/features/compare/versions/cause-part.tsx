// One line that changes cells, with these cells.
import { useState } from 'react';
import { visible } from '../../../core/text/hidden.ts';
import { matrixWords } from '../../../messages/en/table.ts';
import { versionsWords as words } from '../../../messages/en/versions.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { pathOnSite } from '../../../state/table/path-on-site.ts';
import {
  type MatrixVerdict,
  type QuestionPresentation,
  toneOf,
} from '../../../state/table/question-presentation.ts';
import type { Cause, CellOfCause } from '../../../state/versions/version-diff.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { ToneLabel } from '../../../ui/icons/answer-label.tsx';
import { goToCell } from '../go.ts';
import { Line } from './line.tsx';
import styles from './versions.module.css';

/** Cells that are listed at first, and with each press of the button. */
const FIRST = 50;
const STEP = 500;

interface Props {
  readonly cause: Cause;
  readonly kind: QuestionPresentation;
  readonly isNow: boolean;
  /** Of the text that is shown; lines of other files are named with theirs. */
  readonly path: string;
}

const whatOf = ({ side, isOnlyThere, count }: Cause): string => {
  if (side === 'none') return words.noLine(count);
  if (side === 'after') return isOnlyThere ? words.causes.new(count) : words.causes.now(count);
  return isOnlyThere ? words.causes.gone(count) : words.causes.earlier(count);
};

function Heading({ cause, isNow, path }: Omit<Props, 'kind'>) {
  const { by, side, isOnlyThere, text } = cause;
  const name = by && (by.path === path ? words.line(by.line + 1) : words.lineOf(by.line + 1, by.path));
  return (
    <h3 className={styles['cause']}>
      {by && name && <Line by={by} name={name} isThere={isNow && (side === 'after' || !isOnlyThere)} />}{' '}
      {whatOf(cause)}
      {text && (
        <code>
          <VisibleText text={text} />
        </code>
      )}
    </h3>
  );
}

const Answer = ({ kind, told }: { kind: QuestionPresentation; told: MatrixVerdict }) => (
  <ToneLabel tone={toneOf(kind, told)} word={kind.word(told)} />
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
  const shown = pathOnSite(
    useDocument(({ document }) => document.origin),
    url,
  );
  const name =
    agents.length === 1 && kind.columnName ? kind.columnName(agents[0]) : matrixWords.column(agents);
  return (
    <li className={styles['row']}>
      {isNow ? (
        <button
          type="button"
          className={`btn btn-link ${styles['url']}`}
          aria-label={visible(words.why(shown, name))}
          onClick={() => goToCell(agents[0], url)}
        >
          <VisibleText text={shown} />
        </button>
      ) : (
        <span className={styles['url']}>
          <VisibleText text={shown} />
        </span>
      )}
      <span
        className={styles['agents']}
        title={agents.length > 1 ? visible(matrixWords.allOf(agents)) : undefined}
      >
        <VisibleText text={name} />
      </span>
      <span className={styles['was']}>
        <span className="vh">{words.was} </span>
        <s>
          <Answer kind={kind} told={before} />
        </s>
        {before.by && (
          <Line
            by={{ path: before.by.path, line: lineNow ?? 0 }}
            name={words.byOldLine(before.by.line + 1)}
            isThere={isNow && lineNow !== undefined}
          />
        )}
      </span>
      <span className={styles['is']}>
        <span className="vh">{words.isNow} </span>
        <Answer kind={kind} told={after} />
        {after.by && <Line by={after.by} name={words.byLine(after.by.line + 1)} isThere={isNow} />}
      </span>
    </li>
  );
}

export function CausePart({ cause, kind, isNow, path }: Props) {
  const [limit, setLimit] = useState(FIRST);
  const { cells } = cause;
  const rest = cells.length - limit;
  return (
    <section>
      <Heading {...{ cause, isNow, path }} />
      <ul>
        {cells.slice(0, limit).map((cell) => (
          <ChangedCellRow key={`${cell.column} ${cell.url}`} {...{ cell, kind, isNow }} />
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" className="btn" onClick={() => setLimit(limit + STEP)}>
          {words.more(Math.min(rest, STEP))}
        </button>
      )}
    </section>
  );
}
