// The same, with why readers answer otherwise: that is worked out while the rows are shown.

import { Link } from 'react-router';
import { compareReadersWords } from '../../../messages/en/compare.ts';
import { traceWords as words } from '../../../messages/en/explanation.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import { describeReaderOption } from '../../../messages/explain-reader-cause.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import type { ReaderQuestion } from '../../../state/table/comparison/reader-comparison.ts';
import { useIdleTask } from '../../../state/use-idle-task.ts';
import styles from '../../questions/steps.module.css';
import { cellQuestion, findCellCauses } from './cell-causes.ts';
import { ReaderRows, type ReaderRowsProps } from './reader-rows.tsx';

/** Whether two questions are about one cell, seen from one reader. */
const isSameCell = (one: ReaderQuestion, other: ReaderQuestion): boolean =>
  one.lens === other.lens &&
  one.table.agents[0] === other.table.agents[0] &&
  one.table.urls[0] === other.table.urls[0];

export default function ReaderRowsWithCauses({ verdicts }: ReaderRowsProps) {
  const question = useDocument(cellQuestion);
  const last = useIdleTask(question, findCellCauses);
  // Those of before stay while an edit has them worked out anew, where readers still differ in the same cell.
  const isSame =
    last?.question !== undefined && question !== undefined && isSameCell(last.question, question);
  const causes = isSame ? last?.result : undefined;
  const isApart = verdicts.some(({ verdict }) => verdict.key !== verdicts[0]?.verdict.key);
  return (
    <>
      <ReaderRows
        verdicts={verdicts}
        causeOf={(reader) =>
          (causes?.get(reader.id as never) ?? [])
            .map(({ knob, value }) =>
              compareReadersWords.to([readerTitle(reader)], describeReaderOption(knob, value)),
            )
            .join(' ')
        }
      />
      {isApart && (
        <p className={styles['about']}>
          <Link to="/compare">{words.whereReadersDiffer}</Link>
        </p>
      )}
    </>
  );
}
