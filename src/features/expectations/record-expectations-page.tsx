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
import { Checklist } from './checklist.tsx';
import type { DialogPageProps } from './dialog-page-props.ts';
import styles from './expectations.module.css';

const words = expectationWords.record;

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
