// The answer of each reader for the selected cell. Selecting a reader's name reads the file with that reader.

import { useLayoutEffect, useRef } from 'react';
import { concernsCrawler } from '../../../core/catalogue/reader-concerns.ts';
import type { Reader } from '../../../core/readers/reader.ts';
import type { ReaderId } from '../../../core/readers/registry.ts';
import { explanationWords as words } from '../../../messages/en/explanation.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import { explain } from '../../../messages/explain/explain.ts';
import { updateView } from '../../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import type { ChosenVerdict } from '../../../state/table/chosen-cell.ts';
import { fetchPresentation } from '../../../state/table/question-presentation.ts';
import { TableHead } from '../../../ui/content/table-head.tsx';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { LineLink } from '../../questions/steps/line-link.tsx';
import { explainVerdict } from '../explain-cell.ts';
import styles from '../explanation.module.css';
import { VerdictLabel } from '../verdict-label.tsx';

export interface ReaderRowsProps {
  /** The name of the table. */
  readonly name: string;
  readonly verdicts: readonly ChosenVerdict[];
  /** The reader that the user chose here last. Its row may move to another table; the focus goes with it. */
  readonly lastChosen: ReaderId | undefined;
  readonly onChoose: (id: ReaderId) => void;
  /** Returns why a reader gives another answer than the selected one, if this is known. */
  readonly causeOf?: (reader: Reader) => string;
}

interface ReaderButtonProps extends Pick<ReaderRowsProps, 'lastChosen' | 'onChoose'> {
  readonly reader: Reader;
  readonly isChosen: boolean;
}

function ReaderButton({ reader, isChosen, lastChosen, onChoose }: ReaderButtonProps) {
  const id = reader.id as ReaderId;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (lastChosen === id && document.activeElement === document.body) button.current?.focus();
  }, [id, lastChosen]);
  const choose = () => {
    onChoose(id);
    updateView(documentStore, { reader: id, readerChosen: true });
  };
  return (
    <button
      ref={button}
      type="button"
      className="btn btn-link target"
      aria-label={words.asReader(readerTitle(reader))}
      aria-current={isChosen || undefined}
      onClick={choose}
    >
      {readerTitle(reader)}
    </button>
  );
}

export function ReaderRows({ name, verdicts, causeOf, ...chosen }: ReaderRowsProps) {
  const selected = useDocument(({ view }) => view.reader);
  return (
    <table className={styles['readers']} aria-label={name}>
      <TableHead
        isHidden
        names={[
          words.readerColumns.reader,
          words.readerColumns.answer,
          words.columns.line,
          words.readerColumns.reason,
        ]}
      />
      <tbody>
        {verdicts.map(({ reader, verdict, ...question }) => {
          const isChosen = reader.id === selected;
          const cause = causeOf?.(reader) ?? '';
          const isCounted = cause === '' || concernsCrawler(reader, question.agent);
          return (
            <tr key={reader.id} data-chosen={isChosen || undefined}>
              <th scope="row">
                <ReaderButton reader={reader} isChosen={isChosen} {...chosen} />
              </th>
              <td>
                <VerdictLabel kind={fetchPresentation} verdict={verdict} />
              </td>
              <td>{verdict.by && <LineLink line={verdict.by.line} path={verdict.by.path} />}</td>
              <td>
                <VisibleText text={explain(explainVerdict(question))} />
                {cause !== '' && (
                  <span className={`quiet ${styles['cause']}`}>
                    <VisibleText
                      text={
                        isCounted
                          ? cause
                          : `${cause} ${words.notCounted(question.agent, readerTitle(reader))}`
                      }
                    />
                  </span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
