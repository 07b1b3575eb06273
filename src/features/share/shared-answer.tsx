// The answer that a link is about: the question, the lines that decide, and the row of the table.
import { shareWords } from '../../messages/en/app/share.ts';
import { matrixWords } from '../../messages/en/table.ts';
import { explainBriefly, explainStep } from '../../messages/explain/explain.ts';
import { columnTitle } from '../../state/table/columns/column-title.ts';
import type { MatrixColumn } from '../../state/table/columns/matrix-columns.ts';
import { toneOf } from '../../state/table/question-presentation.ts';
import type { SharedCell, SharedLine } from '../../state/workspace/shared-answer.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { ToneLabel } from '../../ui/icons/answer-label.tsx';
import styles from './share.module.css';

const words = shareWords.received;

/** What a heading is about, and the question at its end, if it has one. */
function splitHeading(heading: string): readonly [about: string, question: string | undefined] {
  const [whole, question] = /: ([^:]*\?)$/.exec(heading) ?? [];
  return whole === undefined ? [heading, undefined] : [heading.slice(0, -whole.length), question];
}

/** The question in words. Only about fetching, the crawler is its subject. */
function Question({ cell: { agent, url, matrix }, question }: { cell: SharedCell; question: string }) {
  const [before, between, after] = words.may;
  const [about, ownQuestion = question] = splitHeading(matrix.heading(agent));
  if (matrix.kind.question !== 'fetch')
    return (
      <p>
        {ownQuestion}{' '}
        <code>
          <VisibleText text={url} />
        </code>{' '}
        <VisibleText text={about} />
      </p>
    );
  return (
    <p>
      {before}
      <b>{agent === '' ? words.anyOther : <VisibleText text={agent} />}</b>
      {between}
      <code>
        <VisibleText text={url} />
      </code>
      {after}
    </p>
  );
}

/** A line with the name of its field and its value. */
function LineText({ line: { text, kind } }: { line: SharedLine }) {
  const [, name = '', value = text] = /^([^:]*:)(.*)$/s.exec(text) ?? [];
  return (
    <>
      <span data-kind={kind}>
        <VisibleText text={name} keepsSpaces />
      </span>
      {kind === 'agent' ? (
        <b>
          <VisibleText text={value} keepsSpaces />
        </b>
      ) : (
        <VisibleText text={value} keepsSpaces />
      )}
    </>
  );
}

function Line({ line, how }: { line: SharedLine; how: string }) {
  return (
    <li data-decides={line.decides || undefined}>
      <span className={styles['number']}>{line.line + 1}</span>
      <code>
        <LineText line={line} />
        {line.decides && <span className={styles['how']}>{words.decides(how)}</span>}
      </code>
    </li>
  );
}

/** Whether a column is hidden on screens that have room for two. */
const isSide = (column: MatrixColumn, { columns, column: chosen }: SharedCell): boolean =>
  columns.length > 2 && column !== chosen && column !== columns.at(-1);

function Head({ column, cell }: { column: MatrixColumn; cell: SharedCell }) {
  const { name, below } = columnTitle(column, cell.matrix.kind.columnName);
  return (
    <th
      scope="col"
      data-chosen={column === cell.column || undefined}
      data-side={isSide(column, cell) || undefined}
    >
      <b>
        <VisibleText text={name} />
      </b>
      {below !== '' && <small className="text-xs faint">{below}</small>}
    </th>
  );
}

/** The row of the cell, in a few columns. */
function Row({ cell }: { cell: SharedCell }) {
  const { matrix, url, columns, column: chosen } = cell;
  return (
    <div className={styles['row']}>
      <table className="text-s">
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{matrixWords.url}</span>
            </th>
            {columns.map((column) => (
              <Head key={column.agents[0]} column={column} cell={cell} />
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <code>
                <VisibleText text={url} />
              </code>
            </th>
            {columns.map((column) => {
              const verdict = column === chosen ? cell.verdict : matrix.ask(column.agents[0], url);
              const tone = toneOf(matrix.kind, verdict);
              return (
                <td
                  key={column.agents[0]}
                  data-tone={tone}
                  data-chosen={column === chosen || undefined}
                  data-side={isSide(column, cell) || undefined}
                  aria-current={column === chosen ? 'true' : undefined}
                >
                  <ToneLabel tone={tone} word={matrix.kind.word(verdict)} />
                </td>
              );
            })}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

export function SharedAnswer({ cell, question }: { cell: SharedCell; question: string }) {
  const { matrix, verdict, because, caveats, lines } = cell;
  const reason = explainStep(because);
  const brief = explainBriefly(because);
  // A step that has no short form is not repeated at its line.
  const how = brief === reason ? '' : brief;
  return (
    <section className={styles['card']} aria-label={words.answer}>
      <div className={styles['asked']}>
        <Question cell={cell} question={question} />
        <p className={styles['verdict']}>
          <ToneLabel tone={toneOf(matrix.kind, verdict)} word={matrix.kind.word(verdict)} />
          <span>
            <VisibleText text={reason} />
          </span>
        </p>
        {caveats.map((caveat) => (
          <p key={caveat} className="text-s quiet">
            <VisibleText text={caveat} />
          </p>
        ))}
      </div>
      {lines.length > 0 && (
        <ol className={styles['lines']}>
          {lines.map((line) => (
            <Line key={`${line.path} ${line.line}`} line={line} how={how} />
          ))}
        </ol>
      )}
      <Row cell={cell} />
    </section>
  );
}
