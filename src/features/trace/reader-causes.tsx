// The same, with why readers answer otherwise: that is worked out while the rows are shown.
import { knobSays } from '../../messages/reader-causes.ts';
import { compareReadersWords } from '../../messages/words/compare-readers.ts';
import { readerTitle } from '../../messages/words/matrix.ts';
import { traceWords as words } from '../../messages/words/trace.ts';
import { cellCauses, cellQuestion } from '../../state/cell-causes.ts';
import { useDocument } from '../../state/use-document.ts';
import { useInSlices } from '../../state/use-slices.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { ReaderRows, type ReaderRowsProps } from './reader-rows.tsx';
import styles from './trace.module.css';

export default function ReaderCauses({ verdicts }: ReaderRowsProps) {
  const question = useDocument(cellQuestion);
  const last = useInSlices(question, cellCauses);
  const causes = last?.question === question ? last?.result : undefined;
  const isApart = verdicts.some(({ verdict }) => verdict.key !== verdicts[0]?.verdict.key);
  return (
    <>
      <ReaderRows
        verdicts={verdicts}
        causeOf={(reader) =>
          (causes?.get(reader.id as never) ?? [])
            .map(({ knob, value }) => compareReadersWords.to([readerTitle(reader)], knobSays(knob, value)))
            .join(' ')
        }
      />
      {isApart && (
        <p className={styles['about']}>
          <PageLink to="/compare">{words.whereReadersDiffer}</PageLink>
        </p>
      )}
    </>
  );
}
