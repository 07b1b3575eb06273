// The same question under every reader: open from the beginning where they do not agree.

import { type MouseEvent, useDeferredValue, useState } from 'react';
import { explain } from '../../messages/explain.ts';
import { readerTitle } from '../../messages/words/matrix.ts';
import { traceWords as words } from '../../messages/words/trace.ts';
import type { GatepostState } from '../../state/document-store.ts';
import { fetchKind } from '../../state/matrix-kind.ts';
import { toldVerdict } from '../../state/matrix-told.ts';
import { type ChosenVerdict, verdictsOfReaders } from '../../state/matrix-trace.ts';
import { useDocument } from '../../state/use-document.ts';
import { VisibleText } from '../../ui/visible-text.tsx';
import { LineLink } from './line-link.tsx';
import { ToldVerdict } from './told-verdict.tsx';
import styles from './trace.module.css';

type Verdicts = readonly ChosenVerdict[];

const everything = (state: GatepostState) => state;

/** How many readers give each answer, the chosen reader's first. */
function answersIn(verdicts: Verdicts): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { verdict } of verdicts) {
    const word = fetchKind.word(verdict);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts];
}

function ReaderRows({ verdicts }: { verdicts: Verdicts }) {
  return verdicts.map(({ reader, verdict, ...question }, place) => (
    <tr key={reader.id} data-chosen={place === 0 || undefined}>
      <th scope="row">
        {readerTitle(reader)}
        {place === 0 && <span className="vh"> ({words.chosenReader})</span>}
      </th>
      <td>
        <ToldVerdict kind={fetchKind} told={verdict} />
      </td>
      <td>{verdict.by && <LineLink line={verdict.by.line} path={verdict.by.path} />}</td>
      <td>
        <VisibleText text={explain(toldVerdict(question))} />
      </td>
    </tr>
  ));
}

function Rows({ verdicts }: { verdicts: Verdicts }) {
  return (
    <table className={styles['readers']} aria-label={words.everyReader}>
      <thead className="vh">
        <tr>
          <th scope="col">{words.readerColumns.reader}</th>
          <th scope="col">{words.readerColumns.answer}</th>
          <th scope="col">{words.columns.line}</th>
          <th scope="col">{words.readerColumns.reason}</th>
        </tr>
      </thead>
      <tbody>
        <ReaderRows verdicts={verdicts} />
      </tbody>
    </table>
  );
}

/** Comes after the rest of the trace, and may lag behind a keystroke: every reader reads the file anew. */
export function ReaderTable() {
  const state = useDocument(everything);
  const deferred = useDeferredValue<GatepostState | undefined>(state, undefined);
  const [wanted, setWanted] = useState<boolean>();
  const verdicts = deferred ? verdictsOfReaders(deferred) : [];
  const answers = answersIn(verdicts);
  const [first] = answers;
  const isOpen = wanted ?? answers.length > 1;
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    setWanted(!isOpen);
  };
  return (
    <details className={styles['fold']} open={isOpen}>
      <summary onClick={toggle}>
        {words.everyReader}
        {first && ': '}
        {first &&
          (answers.length > 1 ? words.readersDiffer(answers) : words.readersAgree(first[1], first[0]))}
      </summary>
      {isOpen && <Rows verdicts={verdicts} />}
    </details>
  );
}
