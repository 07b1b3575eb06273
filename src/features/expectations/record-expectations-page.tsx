// Recording: what chosen rows answer in chosen columns is what they must answer from now on.

import { type FormEvent, useState } from 'react';
import { expectationWords } from '../../messages/en/expectations.ts';
import { agentName, readerTitle } from '../../messages/en/table.ts';
import type { GatepostState } from '../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { expectableCell } from '../../state/expectations/expectation-cells.ts';
import { recordVerdicts } from '../../state/expectations/expectation-commands.ts';
import { openExpectationDialog } from '../../state/expectations/expectation-dialog-store.ts';
import { formatQuestion } from '../../state/expectations/format-expectation.ts';
import { accessMatrix } from '../../state/table/matrix-query.ts';
import { pathOnSite } from '../../state/table/path-on-site.ts';
import { tableQuestionOf } from '../../state/table/table-question.ts';
import { currentRows, useMatrix } from '../../state/table/use-matrix.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import type { DialogPageProps } from './dialog-page-props.ts';
import styles from './expectations.module.css';

const words = expectationWords.record;

/** Nobody goes through more one by one. */
const MAX_LISTED = 1000;

interface ChecklistProps {
  readonly legend: string;
  readonly all: readonly string[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  readonly nameOf: (one: string) => string;
  readonly isCode?: boolean;
}

/** Names to choose from, all chosen at first, with a box for all of them. */
export function Checklist({ legend, all, chosen, onChoose, nameOf, isCode }: ChecklistProps) {
  const isAll = all.every((one) => chosen.has(one));
  const toggle = (one: string) => {
    const next = new Set(chosen);
    if (!next.delete(one)) next.add(one);
    onChoose(next);
  };
  return (
    <fieldset className={styles['checklist']}>
      <legend>{legend}</legend>
      {all.length > MAX_LISTED ? (
        <p>{words.tooMany(all.length)}</p>
      ) : (
        <>
          <label>
            <input type="checkbox" checked={isAll} onChange={() => onChoose(new Set(isAll ? [] : all))} />
            {words.all}
          </label>
          <ul>
            {[...new Set(all)].map((one) => (
              <li key={one}>
                <label>
                  <input type="checkbox" checked={chosen.has(one)} onChange={() => toggle(one)} />
                  {isCode ? (
                    <code>
                      <VisibleText text={nameOf(one)} />
                    </code>
                  ) : (
                    <VisibleText text={nameOf(one)} />
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

/** What is recorded, in a sentence. */
export function useSelectionSentence(): string {
  const { kind, reader } = useMatrix();
  const subject = useDocument(({ view }) => view.subject);
  const recorded = subject && tableQuestionOf(subject)?.recordedQuestion?.(subject);
  const question = recorded ?? formatQuestion(kind.question, undefined, subject);
  return words.about(question, readerTitle(reader));
}

export function RecordExpectationsPage({ formId, say }: DialogPageProps) {
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
  const canExpect = agents.filter((agent) => expectableCell(state, agent, ''));
  const count =
    urls.filter((url) => rows.has(url)).length * canExpect.filter((agent) => columns.has(agent)).length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (count === 0) return;
    const chosen = cells();
    say(words.done(recordVerdicts(documentStore, chosen), chosen.length));
    openExpectationDialog('list');
  };
  return (
    <form id={formId} className={styles['form']} onSubmit={submit}>
      <Checklist
        legend={words.urls}
        all={urls}
        chosen={rows}
        onChoose={setRows}
        nameOf={(url) => pathOnSite(origin, url)}
        isCode
      />
      <Checklist
        legend={words.columns}
        all={canExpect}
        chosen={columns}
        onChoose={setColumns}
        nameOf={kind.columnName ?? agentName}
      />
      <output className={count === 0 ? styles['problem'] : undefined}>
        {count === 0 ? words.none : words.count(count)}
      </output>
    </form>
  );
}
