// Records expectations: the current answers of selected rows and columns must stay the same.

import { type FormEvent, useState } from 'react';
import { pathOnSite } from '../../core/workspace/path-on-site.ts';
import { expectationWords } from '../../messages/en/expectations.ts';
import { agentName, readerTitle } from '../../messages/en/table.ts';
import type { GatepostState } from '../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { expectableCell } from '../../state/expectations/expectation-cells.ts';
import { recordVerdicts } from '../../state/expectations/expectation-commands.ts';
import { formatQuestion } from '../../state/expectations/format-expectation.ts';
import { accessMatrix } from '../../state/table/matrix-query.ts';
import { tableQuestionOf } from '../../state/table/table-question.ts';
import { currentRows, useMatrix } from '../../state/table/use-matrix.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import type { DialogPageProps } from './dialog-page-props.ts';
import styles from './expectations.module.css';

const words = expectationWords.record;

/** A longer list is not shown, because no user would go through it item by item. */
const MAX_LISTED = 1000;

interface ChecklistProps {
  readonly legend: string;
  readonly names: readonly string[];
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  readonly nameOf: (name: string) => string;
  readonly isCode?: boolean;
}

/** A list of names with checkboxes, and one for all of them. */
export function Checklist({ legend, names, selected, onChange, nameOf, isCode }: ChecklistProps) {
  const areAllSelected = names.every((name) => selected.has(name));
  const toggle = (name: string) => {
    const next = new Set(selected);
    if (!next.delete(name)) next.add(name);
    onChange(next);
  };
  return (
    <fieldset className={`options ${styles['checklist']}`}>
      <legend>{legend}</legend>
      {names.length > MAX_LISTED ? (
        <p>{words.tooMany(names.length)}</p>
      ) : (
        <>
          <label>
            <input
              type="checkbox"
              checked={areAllSelected}
              onChange={() => onChange(new Set(areAllSelected ? [] : names))}
            />
            {words.all}
          </label>
          <ul>
            {[...new Set(names)].map((name) => (
              <li key={name}>
                <label>
                  <input type="checkbox" checked={selected.has(name)} onChange={() => toggle(name)} />
                  {isCode ? (
                    <code>
                      <VisibleText text={nameOf(name)} />
                    </code>
                  ) : (
                    <VisibleText text={nameOf(name)} />
                  )}
                </label>
              </li>
            ))}
          </ul>
        </>
      )}
    </fieldset>
  );
}

const identityState = (state: GatepostState) => state;

/** Describes what is recorded, in a sentence. */
export function useSelectionSentence(): string {
  const { kind, reader } = useMatrix();
  const subject = useDocument(({ view }) => view.subject);
  const recordedQuestion = subject && tableQuestionOf(subject)?.recordedQuestion?.(subject);
  const question = recordedQuestion ?? formatQuestion(kind.question, undefined, subject);
  return words.about(question, readerTitle(reader));
}

export function RecordExpectationsPage({ formId, onDone }: DialogPageProps) {
  const state = useDocument(identityState);
  const { agents, kind } = accessMatrix(state);
  const { urls } = currentRows(state);
  const { origin } = state.document;
  const [rows, setRows] = useState<ReadonlySet<string>>(new Set(urls));
  const [columns, setColumns] = useState<ReadonlySet<string>>(new Set(agents));
  const cells = () =>
    urls
      .filter((url) => rows.has(url))
      .flatMap((url) =>
        agents
          .filter((agent) => columns.has(agent))
          .flatMap((agent) => expectableCell(state, agent, url) ?? []),
      );
  const expectableAgents = agents.filter((agent) => expectableCell(state, agent, ''));
  const count =
    urls.filter((url) => rows.has(url)).length *
    expectableAgents.filter((agent) => columns.has(agent)).length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (count === 0) return;
    const selectedCells = cells();
    onDone(words.done(recordVerdicts(documentStore, selectedCells), selectedCells.length));
  };
  return (
    <form id={formId} className={`column ${styles['form']}`} onSubmit={submit}>
      <Checklist
        legend={words.urls}
        names={urls}
        selected={rows}
        onChange={setRows}
        nameOf={(url) => pathOnSite(origin, url)}
        isCode
      />
      <Checklist
        legend={words.columns}
        names={expectableAgents}
        selected={columns}
        onChange={setColumns}
        nameOf={kind.columnName ?? agentName}
      />
      <output className={count === 0 ? 'error' : undefined}>
        {count === 0 ? words.none : words.count(count)}
      </output>
    </form>
  );
}
