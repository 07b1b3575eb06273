// One example with its answers, for a first visit: what the file does, and the answers of its columns.
import { useState } from 'react';
import { summarizeAccessTask } from '../../core/analysis/summary/summarize-access.ts';
import { sharedPurposeOf } from '../../core/catalogue/column-purposes.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import { prepare } from '../../core/questions/registry.ts';
import { defaultReader } from '../../core/readers/registry.ts';
import { startWords as words } from '../../messages/en/app/start.ts';
import { listAll } from '../../messages/en/counts.ts';
import { summarySentence } from '../../messages/en/reports/summary.ts';
import { agentName, matrixWords } from '../../messages/en/table.ts';
import { groupIntoColumns, type MatrixColumn } from '../../state/table/columns/matrix-columns.ts';
import { StrongParts } from '../../ui/content/strong-parts.tsx';
import { AnswerLabel } from '../../ui/icons/answer-label.tsx';
import type { Example, ExampleCell } from './examples/example.ts';
import { siteFilesOf } from './examples/example-figures.ts';
import { modernSiteExamples } from './examples/modern-site-examples.ts';
import styles from './start.module.css';

const [shop] = modernSiteExamples;
/** The origin of the example, by which it is known among the sites. */
export const answeredOrigin: string = shop.workspace.origin;
const FILE = '/robots.txt';
const PATHS = ['/', '/cart', '/cart/help', '/press/2026.html'];
/** All crawlers of a column: there is room for a few, and `+ 1` would hide one of two. */
const fewNames = (agents: readonly string[]) =>
  agents.length <= 2 ? listAll(agents) : matrixWords.column(agents);

const columnName = ({ agents, isAnyOther }: MatrixColumn) => (isAnyOther ? agentName('') : fewNames(agents));

/** What is below the name: the purpose, or the crawlers that get the answers of any other one. */
function describeBelow({ agents, isAnyOther }: MatrixColumn): string {
  const [, ...others] = agents;
  if (isAnyOther) return others.length > 0 ? words.alsoThese(fewNames(others)) : '';
  const shared = sharedPurposeOf(agents);
  return shared ? matrixWords.purpose(shared.purpose, shared.isOfAll) : '';
}

/** Computes the sentence and the answers, which are those of the example when it is opened. */
function answerExample() {
  const { workspace } = shop;
  const site = siteFilesOf(workspace);
  const options = { question: 'fetch', reader: defaultReader, file: FILE } as const;
  const may = prepare(site, options);
  return {
    sentence: summarySentence(runSync(summarizeAccessTask(site, options))),
    columns: groupIntoColumns(workspace.columns, may.classOf),
    may,
  };
}

const ColumnHead = ({ column }: { column: MatrixColumn }) => (
  <th scope="col">
    <b>{columnName(column)}</b>
    <small className="text-xs faint">{describeBelow(column)}</small>
  </th>
);

export interface AnsweredExampleProps {
  /** `cell`: the answer to explain. */
  readonly onOpen: (example: Example, cell?: ExampleCell) => void;
}

export function AnsweredExample({ onOpen }: AnsweredExampleProps) {
  const { origin } = shop.workspace;
  const [{ sentence, columns, may }] = useState(answerExample);
  return (
    <section aria-labelledby="answered">
      <h2 id="answered">{words.answered}</h2>
      <p className="text-s quiet">{words.answeredHint}</p>
      <div className={styles['answered']}>
        <p className={styles['gist']}>
          <button type="button" className={`btn btn-link ${styles['whole']}`} onClick={() => onOpen(shop)}>
            <StrongParts parts={sentence.parts} />
          </button>
        </p>
        <table className="text-s">
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">{words.url}</span>
              </th>
              {columns.map((column) => (
                <ColumnHead key={column.agents[0]} column={column} />
              ))}
            </tr>
          </thead>
          <tbody>
            {PATHS.map((path) => (
              <tr key={path}>
                <th scope="row">
                  <code>{path}</code>
                </th>
                {columns.map((column) => {
                  const [agent] = column.agents;
                  const { answer } = may(agent, path);
                  return (
                    <td key={agent} data-answer={answer}>
                      <button
                        type="button"
                        className={`btn btn-link ${styles['cellButton']}`}
                        aria-label={`${matrixWords.answers[answer]}, ${columnName(column)}, ${path}`}
                        onClick={() => onOpen(shop, { agent, url: origin + path })}
                      >
                        <AnswerLabel answer={answer} />
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
